#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A fresh Debian 12 root, for whoever tests what a machine without our packages sees. Needs root and debootstrap.
#
#   debian_root.sh DIR [PACKAGE…]         makes it, in a folder that is new or empty
#   debian_root.sh --enter DIR COMMAND…   runs a command in it, with mounts and processes of its own, which end with it
#
# The mirror, its keys and the proxy are this machine's own; Debian's packages only.
set -euo pipefail
export LC_ALL=C
suite=bookworm
die() { echo "debian root: $*" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || die 'making a root needs root'

eval "$(apt-config shell http_proxy_of_apt Acquire::http::Proxy)"
[ -z "${http_proxy_of_apt:-}" ] || export http_proxy="${http_proxy:-$http_proxy_of_apt}"

if [ "${1:-}" = --enter ]; then
    room=${2:?}
    shift 2
    environment=(HOME=/root USER=root LOGNAME=root LANG=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
        [ -z "${!name:-}" ] || environment+=("$name=${!name}")
    done
    # shellcheck disable=SC2016 # the inner shell reads it
    exec unshare --mount --pid --fork --kill-child bash -euc '
        room=$1; shift
        mount -t proc proc "$room/proc"
        mount --rbind /sys "$room/sys"
        mount --rbind /dev "$room/dev"
        mount -t tmpfs tmpfs "$room/dev/shm"
        exec chroot "$room" env -i "$@"' enter "$room" "${environment[@]}" "$@"
fi

room=${1:?'debian_root.sh DIR [PACKAGE…]'}
shift
packages=$*
# One line per repository of this machine that is Debian's own; what others offer here does not get in.
repositories() {
    apt-get indextargets --format "\$(ORIGIN) \$(CODENAME) \$(REPO_URI) \$(RELEASE) \$(COMPONENT)" 'Created-By: Packages' |
        awk -v suite=$suite '$1 == "Debian" && index($2, suite) == 1 {print "deb", $3, $4, $5}' | sort -u
}
[ -n "$(repositories)" ] || apt-get update -qq
mirror=$(repositories | awk -v suite=$suite '$3 == suite {print $2; exit}')
[ -n "$mirror" ] || die "this machine's apt knows no mirror of Debian $suite"

mkdir -p "$room"
debootstrap --variant=minbase ${packages:+--include="${packages// /,}"} $suite "$room" "$mirror"
repositories > "$room/etc/apt/sources.list"
apt-config dump | grep -E '^Acquire::(https?|Check-[A-Za-z-]+|Retries|ForceIPv[46])\b' > "$room/etc/apt/apt.conf.d/90clean-room" || :
cp -a /etc/apt/trusted.gpg* "$room/etc/apt/" 2> /dev/null || :
cp -aL /etc/resolv.conf /etc/hosts "$room/etc/"
for path in /usr/local/share/ca-certificates /etc/ssl/certs/ca-certificates.crt; do
    [ ! -e $path ] || { mkdir -p "$room${path%/*}" && cp -a $path "$room${path%/*}/"; }
done
printf '#!/bin/sh\nexit 101\n' > "$room/usr/sbin/policy-rc.d" # no package starts its server in here
chmod +x "$room/usr/sbin/policy-rc.d"
rm -rf "$room"/var/cache/apt/archives/*.deb
