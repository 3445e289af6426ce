#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Qt's qmlcachegen with an output that is the same each time: qmlcachegen.sh PROGRAM ARGUMENT…. It declares the registers of a
# function in the order of their addresses in memory, so every run wrote another file, no compiler cache knew its object, and
# two builds of one commit differed. Their order says nothing: here it is that of the alphabet.
set -eu
"$@"
out=''
for argument; do
    [ "$out" = - ] && out=$argument
    [ "$argument" = -o ] && out=-
done
[ -n "$out" ] || exit 0
awk '
    function flush(    i, j, row) {
        for (i = 2; i <= count; i++) {
            row = rows[i]
            for (j = i - 1; j > 0 && rows[j] > row; j--) rows[j + 1] = rows[j]
            rows[j + 1] = row
        }
        for (i = 1; i <= count; i++) print rows[i]
        count = 0
    }
    /^[A-Za-z_][A-Za-z0-9_:<>, ]*[ *&]r[0-9]+(_[0-9]+)?;$/ {rows[++count] = $0; next}
    {flush(); print}
    END {flush()}' "$out" > "$out.sorted"
mv "$out.sorted" "$out"
