#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The packages in a fresh Debian root: lifecycle.sh DEBS [ROOT], where DEBS is what package.sh made. Installed with its
# dependencies, the daemon run as its unit says, written to, upgraded under its feet, taken back to an older version, removed,
# installed again, purged. Needs root and a mirror of Debian; exit code 77 where there is none. ROOT is one of
# tests/support/debian_root.sh that may be spoilt.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" -eq 0 ] || { echo 'making a root needs root' && exit 77; }
for tool in debootstrap dpkg-buildpackage dh jq sqlite3; do
    command -v $tool > /dev/null || { echo "$tool is missing: installer/dev/setup.sh package" && exit 77; }
done
debs=$(cd "$1" && pwd)
work=$(mktemp -d "${TMPDIR:-/var/tmp}/holdpoint-lifecycle.XXXXXX")
room=${2:-$work/room}
enter=$root/tests/support/debian_root.sh
daemon_pid=''
leave() {
    [ -z "$daemon_pid" ] || kill -KILL "$daemon_pid" 2> /dev/null || :
    rm -rf --one-file-system "$work"
}
trap leave EXIT
fail() {
    echo "lifecycle: $*" >&2
    [ ! -s "$work/daemon.err" ] || tail -n 20 "$work/daemon.err" >&2
    exit 1
}
step() { echo "-- $*"; }

step 'packing the same as a newer version'
version=$(dpkg-deb -f "$debs"/holdpointd_*.deb Version)
newer=$version+newer1
mkdir -p "$work/newer"
for name in holdpointd holdpointctl holdpoint-common; do
    dpkg-deb -R "$debs"/${name}_*.deb "$work/$name"
    sed -i "s/^Version: .*/Version: $newer/; s/(= ${version//./\\.})/(= $newer)/g" "$work/$name/DEBIAN/control"
    dpkg-deb --root-owner-group -b "$work/$name" "$work/newer" > /dev/null
done

if [ -z "${2:-}" ]; then
    step 'making a Debian root'
    "$enter" "$room" > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 77; }
fi
# A systemd that writes down what it is asked for; none can run in here.
mkdir -p "$room/run/systemd/system" "$room/debs"
printf '#!/bin/sh\nexit 0\n' > "$room/usr/sbin/policy-rc.d"
printf '#!/bin/sh\necho "$*" >> /run/asked\ncase "$*" in *is-enabled*) echo enabled ;; esac\n' > "$room/usr/bin/systemctl"
chmod +x "$room/usr/bin/systemctl"
# As a repository, which apt reads as it does any other.
cp "$debs"/*.deb "$work"/newer/*.deb "$room/debs/"
"$root/installer/release.sh" "$room/debs"
(cd "$room/debs" && sha256sum --quiet -c SHA256SUMS) || fail 'its checksums are wrong'
echo 'deb [trusted=yes] file:/debs ./' > "$room/etc/apt/sources.list.d/debs.list"

# Everything below runs with mounts and processes of its own.
inside() { "$enter" --enter "$room" "$@"; }
apt() { inside apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail "apt-get $*"; }; }

step 'installing'
apt update
apt install "holdpointd=$version" "holdpointctl=$version"
[ "$(inside holdpointd --version)" = "holdpointd $version" ] || fail "its version is not that of its package"
[ "$(inside holdpointctl --version)" = "holdpointctl $version" ] || fail "the version of holdpointctl is not that of its package"
passwd=$(inside getent passwd holdpoint) || fail 'there is no user holdpoint'
[[ $passwd == *:/var/lib/holdpoint:/usr/sbin/nologin ]] || fail "its user is not a system's: $passwd"
owner() { inside stat -c '%U:%G %a' "$1"; }
expect_asked() { # expect_asked WHEN VERB: what systemd was asked to do with the unit since the last time
    local was
    was=$(grep -oE '\b(start|restart|stop) .*holdpointd.service' "$room/run/asked" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')
    [ "$was" = "$2 " ] || fail "$1 asked systemd to: $was ($(cat "$room/run/asked"))"
    : > "$room/run/asked"
}
[ "$(owner /var/lib/holdpoint)" = 'holdpoint:holdpoint 700' ] || fail "the data directory is $(owner /var/lib/holdpoint)"
[ "$(owner /etc/holdpoint/holdpointd.yaml)" = 'root:holdpoint 640' ] || fail "the configuration is $(owner /etc/holdpoint/holdpointd.yaml)"
grep -q 'preset holdpointd.service' "$room/run/asked" || fail 'the unit is not enabled'
expect_asked installing start

# As the unit says: its command, as its user. What holds it in is systemd's own.
unit=$room/lib/systemd/system/holdpointd.service
data=$room/var/lib/holdpoint
read -ra command < <(sed -n 's/^ExecStart=//p' "$unit")
user=$(sed -n 's/^User=//p' "$unit")
run() { # in the background, as daemon_pid; the daemon is its one child
    : > "$work/daemon.out" # now, or whoever waits for its line may still read that of the daemon before
    "$enter" --enter "$room" setpriv --reuid "$user" --regid "$user" --clear-groups "${command[@]}" > "$work/daemon.out" 2> "$work/daemon.err" &
    daemon_pid=$!
}
start() {
    run
    # Its line comes, or the process ends; both end this.
    grep -qm 1 '^holdpointd ready' < <(exec tail --pid $daemon_pid -n +1 -f "$work/daemon.out" 2> /dev/null) ||
        fail 'the daemon does not start'
    url=$(sed -n 's/^holdpointd ready: api \([^ ]*\).*/\1/p' "$work/daemon.out")
    token=$(sed -n 's/^ *token: //p' "$data/admin.kubeconfig")
}
stop() {
    kill "$(pgrep -P "$daemon_pid")"
    wait "$daemon_pid" || fail "the daemon ended with $?"
    daemon_pid=''
}
refuses() { # refuses SENTENCE: it ends by itself, with the code that the unit does not restart, and says why
    local rc=0
    run
    wait "$daemon_pid" || rc=$?
    daemon_pid=''
    [ $rc -eq 2 ] || fail "expected it to refuse with 2, got $rc"
    grep -qF "$1" "$work/daemon.err" || fail "it does not say: $1"
}
api() { # api METHOD PATH [BODY]
    curl -sS --fail-with-body --max-time 60 --noproxy '*' --cacert "$data/ca.crt" -H "Authorization: Bearer $token" \
        -H 'Content-Type: application/json' -X "$1" "$url$2" ${3:+--data "$3"}
}
machines=/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines
write() {
    api POST $machines '{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":"'"$1"'"},"spec":{}}' \
        > "$work/answer" || { cat "$work/answer" >&2 && fail "writing $1"; }
}
has() { api GET "$machines/$1" | jq -e --arg name "$1" '.metadata.name == $name' > /dev/null || fail "$1 is lost"; }

step 'running, as its user, with any free port'
sed -i 's/^#listen: .*/listen: 127.0.0.1:0/' "$room/etc/holdpoint/holdpointd.yaml"
start
write first
has first
inside setpriv --reuid "$user" --regid "$user" --clear-groups holdpointctl --data-dir /var/lib/holdpoint holds > "$work/log" 2>&1 ||
    { cat "$work/log" >&2 && fail 'holdpointctl finds no backend'; }

step 'root is told whose data they are'
if inside holdpointctl --data-dir /var/lib/holdpoint token create --user eve --role viewer > "$work/log" 2>&1; then
    fail 'root made a token that the service cannot read'
fi
grep -qF 'with sudo -u holdpoint' "$work/log" || { cat "$work/log" >&2 && fail 'root is not told as whom'; }

step 'upgrading under its feet'
apt install holdpointd holdpointctl # the newest
expect_asked upgrading restart
write second # the old one still serves
stop
grep -q '^listen: 127.0.0.1:0' "$room/etc/holdpoint/holdpointd.yaml" || fail 'the configuration was replaced'
[ "$(owner /etc/holdpoint/holdpointd.yaml)" = 'root:holdpoint 640' ] || fail 'the configuration has another owner'
start
has first
has second
stop

step 'going back to an older version'
inside apt-get -qq -y --allow-downgrades -o Dpkg::Use-Pty=0 install "holdpointd=$version" > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail 'going back'; }
grep -q 'goes back to an older version' "$work/log" || { cat "$work/log" >&2 && fail 'going back is not mentioned'; }
: > "$room/run/asked"
start # the data is of the same layout
has second
stop

step 'data that a newer version has changed'
for file in store.db history.db; do
    cp -a "$data/$file" "$work/kept"
    case $file in
    store.db) sqlite3 "$data/$file" 'PRAGMA user_version=99' ;;
    history.db) sqlite3 "$data/$file" "UPDATE meta SET value=99 WHERE key='schema'" ;;
    esac
    sqlite3 "$data/$file" .dump > "$work/before"
    refuses 'was written by a newer version'
    cmp <(sqlite3 "$data/$file" .dump) "$work/before" || fail "$file was changed by the refusal"
    rm -f "$data/$file"-wal "$data/$file"-shm
    cp -a "$work/kept" "$data/$file"
done
start
has first

step 'removing, with the daemon running'
inside apt-get -qq -y remove holdpointd > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail removing; }
expect_asked removing stop
stop
[ -s "$data/store.db" ] || fail 'removing deleted the data'
[ -s "$room/etc/holdpoint/holdpointd.yaml" ] || fail 'removing deleted the configuration'
[ ! -e "$room/usr/bin/holdpointd" ] || fail 'removing left the program'

step 'installing again, over its data'
apt install holdpointd
start
has first
has second
stop

step 'purging'
inside apt-get -qq -y purge holdpointd > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail purging; }
left=$(find "$room/var/lib" "$room/etc" "$room/lib/systemd" "$room/usr" -name '*holdpointd*' -print)
[ -z "$left" ] || fail "purging left $left"
[ ! -e "$data" ] || fail 'purging left the data'
[ ! -e "$room/etc/holdpoint" ] || fail 'purging left /etc/holdpoint'
inside getent passwd holdpoint > /dev/null || fail 'purging deleted the user, whose files elsewhere are nobody'\''s then'

step 'the console, which needs no service'
apt install "holdpoint=$version" "holdpoint-common=$version"
inside env HOME=/tmp QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software holdpoint --lab demo --self-test --listen 127.0.0.1:0 \
    > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail 'the installed console does not pass its self-test'; }
apt purge holdpoint holdpoint-common
left=$(find "$room/etc" "$room/usr" "$room/var/lib" -path "$room/var/lib/dpkg" -prune -o -path "$room/var/lib/apt" -prune -o -name '*holdpoint*' ! -name '*holdpointctl*' ! -name 'kubectl*' -print)
[ -z "$left" ] || fail "purging the console left $left"
echo 'installed, upgraded, taken back, removed and purged'
