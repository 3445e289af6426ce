#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What people read, and the name of the image, below a prefix that has all else: documents.sh PREFIX VERSION
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

# The image of this version has its name, in letters that a tag may have.
manifest=$prefix/share/holdpoint/kubernetes/base/kustomization.yaml
sed -i "s/newTag: \"[^\"]*\"/newTag: \"$(printf %s "$version" | tr -c 'A-Za-z0-9_.-' -)\"/" "$manifest"

for program in holdpoint holdpointctl holdpointd holdpoint-wall; do
    [ -x "$prefix/bin/$program" ] || continue
    section=1
    [ $program != holdpointd ] || section=8
    mkdir -p "$prefix/share/man/man$section"
    "$root/installer/man/man_page.sh" $program "$prefix/bin/$program" "$version" > "$prefix/share/man/man$section/$program.$section"
done
