#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The QML compiler writes the same each time, so that the compiler's cache knows it: steady.sh ROOT
set -euo pipefail
root=$1
compiler=/usr/lib/qt6/libexec/qmlcachegen
setarch -R true 2> /dev/null || { echo 'SKIPPED, nothing was proved: setarch -R is forbidden here' >&2; exit 77; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
differs=0
for file in holds/HoldsPage incidents/IncidentsPage; do
    for i in 1 2 3 4 5 6; do
        "$root/installer/dev/steady.sh" "$compiler" --resource-path "/qt/qml/$file.qml" -I /usr/lib/x86_64-linux-gnu/qt6/qml \
            -o "$dir/$i.cpp" "$root/ui/$file.qml" 2> /dev/null
    done
    [ "$(sha256sum < "$dir/1.cpp")" != "$(sha256sum < /dev/null)" ]
    kinds=$(sha256sum "$dir"/?.cpp | cut -c1-64 | sort -u | wc -l)
    echo "$file: $kinds of 6 differ"
    [ "$kinds" -eq 1 ] || differs=1
done
[ $differs -eq 0 ]
echo '1 passed, 0 failed'
