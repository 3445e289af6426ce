#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What people read, below a prefix that has the programs: documents.sh PREFIX VERSION
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
prefix=$1 version=$2

into=$prefix/share/doc/holdpoint-common
mkdir -p "$into"
cp "$root/README.md" "$root/ARCHITECTURE.md" "$root/CHANGELOG.md" "$into/"
cp -R "$root/docs" "$into/"
# A link to a source file says its words alone: the source is not installed.
find "$into" -name '*.md' -exec sed -E -i \
    's#\[([^][]*)\]\((\.\./)*(app|backend|installer|model|resources|tests|ui)/[^)]*\)#\1#g' {} +

for program in holdpoint holdpointctl holdpointd holdpoint-wall; do
    [ -x "$prefix/bin/$program" ] || continue
    section=1
    [ $program != holdpointd ] || section=8
    mkdir -p "$prefix/share/man/man$section"
    "$root/installer/man/man_page.sh" $program "$prefix/bin/$program" "$version" > "$prefix/share/man/man$section/$program.$section"
done
