#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The bundle on a Debian that has neither Qt nor a package of ours: bundle.sh BUILD [ROOT]. Its programs say what they are,
# the daemon keeps and serves a write, the console passes its self-test, and nothing is loaded from outside but what belongs
# to the system. Needs root and a mirror of Debian; exit code 77 where there is none.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "$1" && pwd)
[ "$(id -u)" -eq 0 ] || { echo 'making a root needs root' && exit 77; }
for tool in debootstrap patchelf zstd qtpaths6; do
    command -v $tool > /dev/null || { echo "$tool is missing: installer/dev/setup.sh package" && exit 77; }
done
work=$(mktemp -d "${TMPDIR:-/var/tmp}/holdpoint-bundle.XXXXXX")
room=${2:-$work/room}
enter=$root/tests/support/debian_root.sh
daemon_pid=''
leave() {
    [ -z "$daemon_pid" ] || kill -KILL "$daemon_pid" 2> /dev/null || :
    rm -rf --one-file-system "$work"
}
trap leave EXIT
fail() {
    echo "bundle: $*" >&2
    exit 1
}

"$root/installer/bundle.sh" "$build" "$work/made"
if [ -z "${2:-}" ]; then "$enter" "$room" > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 77; }; fi
[ -z "$(find "$room/usr/lib" -name 'libQt6*' -o -name 'libGL.so*')" ] || fail 'the root has Qt or a graphics driver'
# A folder with a space, because people have such.
mkdir -p "$room/opt/a folder"
zstd -qdc "$work"/made/*.tar.zst | tar -C "$room/opt/a folder" -xf -
top="/opt/a folder/$(ls "$room/opt/a folder")"
inside() { "$enter" --enter "$room" env HOME=/tmp "$@"; }

version=$("$build/bin/holdpointd" --version | cut -d ' ' -f 2)
for program in holdpoint holdpointd holdpointctl; do
    [ "$(inside "$top/bin/$program" --version)" = "$program $version" ] || fail "$program does not say what it is"
done
ln -sf "$top/bin/holdpointctl" "$room/usr/local/bin/holdpointctl"
[ "$(inside holdpointctl --version)" = "holdpointctl $version" ] || fail 'it does not start by a link'
# What an old glibc has not.
newest=$(find "$room$top" -type f -exec sh -c 'readelf -V "$1" 2> /dev/null' sh {} \; | grep -o 'GLIBC_2\.[0-9]*' | sort -uV | tail -n 1)
[ "$(printf '%s\n' "$newest" GLIBC_2.36 | sort -V | tail -n 1)" = GLIBC_2.36 ] || fail "it needs $newest"

# The file is there before anybody looks into it: a look that comes first would end as if the daemon had.
: > "$work/out"
"$enter" --enter "$room" env HOME=/tmp "$top/bin/holdpointd" --data-dir /tmp/data --listen 127.0.0.1:0 > "$work/out" 2> "$work/err" &
daemon_pid=$!
grep -qm 1 '^holdpointd ready' < <(exec tail --pid $daemon_pid -n +1 -f "$work/out" 2> /dev/null) || { cat "$work/err" >&2 && fail 'the daemon does not start'; }
process=$(pgrep -P "$daemon_pid")
foreign=$(awk '$6 ~ /\.so/ {print $6, $7, $8}' "/proc/$process/maps" | sort -u | grep -vF "/opt/a folder/" |
    grep -vE '/(ld-linux-x86-64|libc|libm|libdl|librt|libpthread|libresolv|libnss_[a-z]*|libstdc\+\+|libgcc_s)\.so' || :)
[ -z "$foreign" ] || fail "the daemon loads from the system: $foreign"
inside "$top/bin/holdpointctl" --data-dir /tmp/data holds > "$work/log" 2>&1 || { cat "$work/log" >&2 && fail 'holdpointctl finds no backend'; }
kill "$process"
wait "$daemon_pid" || fail "the daemon ended with $?"
daemon_pid=''

inside env QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$top/bin/holdpoint" --lab demo --self-test --listen 127.0.0.1:0 > "$work/log" 2>&1 ||
    { cat "$work/log" >&2 && fail 'the console does not pass its self-test'; }
# Its platform plug-ins find all that they are linked with, although nobody shows a window here.
# shellcheck disable=SC2016 # the inner shell reads it
missing=$(inside env LD_LIBRARY_PATH="$top/lib/fallback/graphics:$top/lib/fallback/c++" sh -c 'find "$1/plugins" "$1/qml" -name "*.so" -exec ldd {} +' sh "$top" |
    grep 'not found' | sort -u || :)
[ -z "$missing" ] || fail "plug-ins miss: $missing"
echo "$(($(stat -c %s "$work"/made/*.tar.zst) / 1000000)) MB run on a root with $(grep -c '^Package:' "$room/var/lib/dpkg/status") packages; at least ${newest/_/ }"
