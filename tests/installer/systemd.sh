#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The service under systemd itself: systemd.sh DEBS, where DEBS is what package.sh made. In a fresh Debian root whose process 1 is
# systemd, with a network of its own: installed and running in its confinement, killed, reloaded, misconfigured, without its database,
# on a port below 1024, stopped, purged. Needs root and a mirror of Debian; exit code 77 where there is none, or where no systemd starts.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" -eq 0 ] || { echo 'making a root needs root' && exit 77; }
for tool in debootstrap dpkg-deb nsenter; do
    command -v $tool > /dev/null || { echo "$tool is missing: installer/dev/setup.sh package" && exit 77; }
done
debs=$(cd "$1" && pwd)
work=$(mktemp -d "${TMPDIR:-/var/tmp}/holdpoint-systemd.XXXXXX")
room=$work/room
enter=$root/tests/support/debian_root.sh
machine=''
leave() {
    [ -z "$machine" ] || { kill -KILL "$machine" && wait "$machine"; } 2> /dev/null || :
    rm -rf --one-file-system "$work"
}
trap leave EXIT
fail() {
    echo "systemd: $*" >&2
    [ -z "$machine" ] || inside journalctl --no-pager -q -u holdpointd -n 30 >&2 || :
    exit 1
}
step() { echo "-- $*"; }

step 'a Debian root with systemd in it'
"$enter" "$room" systemd systemd-sysv dbus curl > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 77; }
mkdir "$room/debs"
cp "$debs"/holdpointd_*.deb "$debs"/holdpointctl_*.deb "$debs"/holdpoint-common_*.deb "$room/debs/"
# What they need is fetched now, with this machine's network.
"$enter" --enter "$room" sh -c 'apt-get -qq update && apt-get -qq -y --no-install-recommends --download-only install libqt6sql6-psql /debs/*.deb' \
    > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail 'its packages cannot be fetched'; }
printf '#!/bin/sh\nexit 0\n' > "$room/usr/sbin/policy-rc.d"

step 'systemd as process 1'
# shellcheck disable=SC2016 # the inner shell reads it
unshare --mount --pid --uts --ipc --net --cgroup --fork --kill-child --propagation private bash -euc '
    room=$1
    mount --bind "$room" "$room"
    mount -t proc proc "$room/proc"
    mount -t sysfs -o ro sysfs "$room/sys"
    mount -t cgroup2 cgroup2 "$room/sys/fs/cgroup"
    mount -t tmpfs -o mode=755 tmpfs "$room/dev"
    for device in null zero full random urandom tty; do
        touch "$room/dev/$device"
        mount --bind "/dev/$device" "$room/dev/$device"
    done
    mkdir "$room/dev/shm" "$room/dev/pts"
    mount -t tmpfs -o mode=1777 tmpfs "$room/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$room/dev/pts"
    ln -s pts/ptmx "$room/dev/ptmx"
    ln -s /proc/self/fd "$room/dev/fd"
    mount -t tmpfs -o mode=755 tmpfs "$room/run"
    mount -t tmpfs tmpfs "$room/tmp"
    mkdir -p "$room/mnt/before"
    cd "$room"
    pivot_root . mnt/before
    umount -l /mnt/before
    exec env -i container=other TERM=dumb PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init' init "$room" < /dev/null > "$work/init" 2>&1 &
machine=$!
inside() {
    local first
    first=$(pgrep -P "$machine") && nsenter --target "$first" --mount --uts --ipc --net --pid --cgroup --root --wd \
        env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive SYSTEMD_PAGER= PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
until_true() { # until_true WHAT COMMAND…: for ten minutes, which decides nothing when all is well
    local what=$1 end=$((SECONDS + 600))
    shift
    until "$@" > "$work/log" 2>&1; do
        [ $SECONDS -lt $end ] || { cat "$work/log" >&2 && fail "$what"; }
        kill -0 "$machine" 2> /dev/null || { cat "$work/init" >&2 && echo 'no systemd starts here' && exit 77; }
        sleep 0.2
    done
}
boots() { [[ $(inside systemctl is-system-running) =~ ^(running|degraded)$ ]]; }
until_true 'systemd does not start' boots

shown() { inside systemctl show -P "$1" holdpointd; }
is() { [ "$(shown "$1")" = "$2" ]; }
becomes() { until_true "$1 does not become $2" is "$1" "$2"; }
logged() { inside journalctl --no-pager -q -u holdpointd -o cat | grep -qF "$1"; }
ready() { inside curl -sSk --fail --max-time 10 "https://127.0.0.1:${1:-7480}/readyz"; }
config=/etc/holdpoint/holdpointd.yaml
say() { inside sed -i "s|^#*$1: .*|$1: $2|" $config; }
unsay() { inside sed -i "s|^$1: |#$1: |" $config; }

step 'installed, it is enabled and runs'
inside sh -c 'apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 install libqt6sql6-psql /debs/*.deb' > "$work/log" 2>&1 ||
    { cat "$work/log" >&2 && fail 'it cannot be installed'; }
[ "$(inside systemctl is-enabled holdpointd)" = enabled ] || fail 'it is not enabled'
becomes ActiveState active
until_true 'it does not answer' ready
complaints=$(inside systemd-analyze verify --man=no holdpointd.service 2>&1) || :
[ -z "$complaints" ] || fail "systemd has complaints: $complaints"
echo "exposure of 10: $(inside systemd-analyze security --no-pager holdpointd | sed -n 's/.*Overall exposure level[^:]*: \([0-9.]*\).*/\1/p')"

step 'in its confinement'
status() { inside sed -n "s/^$1:[ \t]*//p" "/proc/$(shown MainPID)/status"; }
[ "$(inside ps -o user= -p "$(shown MainPID)" 2> /dev/null || inside stat -c %U "/proc/$(shown MainPID)")" = holdpoint ] || fail 'it runs as somebody else'
[ "$((16#$(status CapEff)))" -eq 0 ] || fail 'it has a capability'
[ "$(status NoNewPrivs)" = 1 ] || fail 'it may get new rights'
[ "$(status Seccomp)" = 2 ] || fail 'its system calls are not filtered'
logged 'Operation not permitted' && fail 'something that it does is not permitted'
inside setpriv --reuid holdpoint --regid holdpoint --clear-groups env HOME=/var/lib/holdpoint holdpointctl holds > "$work/log" 2>&1 ||
    { cat "$work/log" >&2 && fail 'holdpointctl does not find it'; }

step 'killed, it comes back'

inside systemctl kill --signal KILL holdpointd
becomes NRestarts 1
becomes ActiveState active
until_true 'it does not answer after a kill' ready

step 'settings are reloaded'
say log-level warning
inside systemctl reload holdpointd
until_true 'the log does not say what came of a reload' logged 'Reloaded: log-level is taken over'

step 'a word that is not understood is not tried again'
inside sh -c "echo 'no-such-word: 1' >> $config"
inside systemctl restart holdpointd || :
becomes ActiveState failed
[ "$(shown ExecMainStatus)" = 2 ] || fail "it ended with $(shown ExecMainStatus)"
until_true 'the log does not have the word' logged 'no-such-word'
[ "$(shown NRestarts)" = 0 ] || fail 'it was started again'
inside sed -i '/^no-such-word/d' $config

step 'a database that does not answer is waited for'
say history postgres://127.0.0.1:1/holdpoint
inside systemctl start holdpointd || :
restarted() { [ "$(shown NRestarts)" -ge 1 ]; } # whoever looks late finds more
until_true 'it is not started again' restarted
until_true 'it did not end with 1' logged 'status=1/FAILURE'
inside systemctl stop holdpointd
unsay history

step 'below port 1024, as the documents say'
inside mkdir -p /etc/systemd/system/holdpointd.service.d
inside sh -c 'printf "[Service]\nCapabilityBoundingSet=CAP_NET_BIND_SERVICE\nAmbientCapabilities=CAP_NET_BIND_SERVICE\n" > /etc/systemd/system/holdpointd.service.d/low.conf'
say listen 127.0.0.1:443
inside systemctl daemon-reload
inside systemctl reset-failed holdpointd
inside systemctl start holdpointd
until_true 'it does not listen on port 443' ready 443

step 'stopped, and gone'
inside systemctl stop holdpointd
[ "$(shown Result)" = success ] || fail "stopping it gave $(shown Result)"
inside apt-get -qq -y -o Dpkg::Use-Pty=0 purge holdpointd > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail 'it cannot be purged'; }
[ "$(shown LoadState)" = not-found ] || fail "its unit is $(shown LoadState)"
[ -z "$(inside systemctl --failed --plain --no-legend)" ] || fail "failed units are left: $(inside systemctl --failed --plain --no-legend)"
echo 'installed, confined, killed, reloaded, misconfigured, without its database, on a low port, stopped, purged'
