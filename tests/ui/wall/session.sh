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
ln -s "$(command -v sh)" "$work/bin/sh"
printf '# ours\n\n--connect=wss://a:1/live\n--wall=fleet,holds\n--scope=rack b' > "$work/config/holdpoint/wall.conf"

# run [NAME=VALUE…] NAME…: with these programs and nothing else
run() {
    local vars=()
    while [[ ${1:-} == *=* ]]; do vars+=("$1"); shift; done
    rm -f "$work/bin/holdpoint" "$work/bin/cage" "$work/bin/weston"
    for name in "$@"; do ln -s "$work/$name" "$work/bin/$name"; done
    env -i PATH="$work/bin" XDG_CONFIG_HOME="$work/config" XDG_RUNTIME_DIR="$work/run" HOLDPOINT_WALL_CONF=/nonexistent "${vars[@]}" \
        "$root/installer/wall/holdpoint-wall" 2>&1
}
expect() { [ "$1" = "$2" ] || fail "said '$1', not '$2'"; }

options='[--wall] [--connect=wss://a:1/live] [--wall=fleet,holds] [--scope=rack b]'
expect "$(run WAYLAND_DISPLAY=wayland-0 holdpoint cage)" "holdpoint $options"
expect "$(run DISPLAY=:0 holdpoint)" "holdpoint $options"
expect "$(run holdpoint cage weston)" "cage [-d] [--] [holdpoint] $options"
expect "$(run holdpoint weston)" "weston [--config=$work/run/holdpoint-wall.ini]"
grep -qx 'panel-position=none' "$work/run/holdpoint-wall.ini" || fail 'weston would show a desktop'
grep -qx 'require-input=false' "$work/run/holdpoint-wall.ini" || fail 'weston would end where there is no keyboard'
grep -qx "path=$root/installer/wall/holdpoint-wall" "$work/run/holdpoint-wall.ini" || fail 'weston would start something else'
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
