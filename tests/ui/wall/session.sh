#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# session.sh: what starts a wall at log-in reads its file, takes the session that there is, else makes one, and says what it lacks.
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "session: $1" >&2; exit 1; }

mkdir -p "$work/bin" "$work/config/holdpoint" "$work/run"
for name in holdpoint cage weston; do
    printf '#!/bin/sh\nprintf "%%s" %s\nprintf " [%%s]" "$@"\necho\n' "$name" > "$work/$name"
    chmod +x "$work/$name"
done
for name in sh chmod; do ln -s "$(command -v $name)" "$work/bin/$name"; done
printf '# ours\n\n--connect=wss://a:1/live\n--wall=fleet,holds\n--scope=rack b' > "$work/config/holdpoint/wall.conf"

# run [NAME=VALUE…] NAME… [-- OPTION…]: with these programs and nothing else
run() {
    local vars=() names=()
    while [[ ${1:-} == *=* ]]; do vars+=("$1"); shift; done
    rm -f "$work/bin/holdpoint" "$work/bin/cage" "$work/bin/weston"
    while [ $# -gt 0 ] && [ "$1" != -- ]; do names+=("$1"); shift; done
    [ $# -eq 0 ] || shift
    for name in "${names[@]}"; do ln -s "$work/$name" "$work/bin/$name"; done
    env -i PATH="$work/bin" XDG_CONFIG_HOME="$work/config" XDG_RUNTIME_DIR="$work/run" HOLDPOINT_WALL_CONF=/nonexistent "${vars[@]}" \
        "$root/installer/wall/holdpoint-wall" "$@" 2>&1
}
expect() { [ "$1" = "$2" ] || fail "said '$1', not '$2'"; }

options='[--wall] [--connect=wss://a:1/live] [--wall=fleet,holds] [--scope=rack b]'
expect "$(run WAYLAND_DISPLAY=wayland-0 holdpoint cage)" "holdpoint $options"
expect "$(run DISPLAY=:0 holdpoint)" "holdpoint $options"
expect "$(run holdpoint cage weston)" "cage [-d] [--] [holdpoint] $options"
expect "$(run holdpoint weston)" "weston [--config=$work/run/holdpoint-wall.ini]"
grep -qx 'panel-position=none' "$work/run/holdpoint-wall.ini" || fail 'weston would show a desktop'
grep -qx 'require-input=false' "$work/run/holdpoint-wall.ini" || fail 'weston would end where there is no keyboard'
grep -qx "path=$work/run/holdpoint-wall.start" "$work/run/holdpoint-wall.ini" || fail 'weston would start something else'
expect "$(PATH=$work/bin "$work/run/holdpoint-wall.start")" "holdpoint $options"
# What it was started with comes last, and so counts.
expect "$(run DISPLAY=:0 holdpoint -- --scope "rack c")" "holdpoint $options [--scope] [rack c]"
run holdpoint weston -- "--scope=it's '1'" > /dev/null
expect "$(PATH=$work/bin "$work/run/holdpoint-wall.start")" "holdpoint $options [--scope=it's '1']"
said=$(run holdpoint) && fail 'it went on without a session'
expect "$said" 'holdpoint-wall: there is no session to show a wall in, and neither cage nor weston to make one.'
rm "$work/config/holdpoint/wall.conf"
expect "$(run DISPLAY=:0 holdpoint)" 'holdpoint [--wall]'

# Where there are the tools of the systems themselves, they have no complaint.
# DesktopNames is for display managers; the specification of desktop entries does not have it.
if command -v desktop-file-validate > /dev/null; then
    grep -v '^DesktopNames=' "$root/installer/wall/holdpoint-wall.desktop" > "$work/holdpoint-wall.desktop"
    desktop-file-validate "$work/holdpoint-wall.desktop" || fail 'the session file is not valid'
fi
grep -q '^ExecStart=/usr/bin/holdpoint-wall$' "$root/installer/wall/holdpoint-wall.service" || fail 'the unit starts something else'
echo 'session ok'
