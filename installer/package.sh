#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Debian packages of a build: package.sh BUILD DIR. Writes DIR/*.deb, .buildinfo and .changes (unsigned, as debsign takes
# them) and nothing else; the same tree gives the same packages in any folder at any time.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${1:?'package.sh BUILD DIR'}" && pwd)
mkdir -p "${2:?'package.sh BUILD DIR'}"
into=$(cd "$2" && pwd)

version=$("$build/bin/holdpointd" --version | cut -d ' ' -f 2)
SOURCE_DATE_EPOCH=$("$root/installer/version.sh" --date)
export HOLDPOINT_BUILD=$build SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/holdpoint-$version
mkdir -p "$tree"
cp -R "$root/installer/debian" "$tree/debian"
{
    sed '/^@OFL@$/,$d' "$root/installer/debian/copyright"
    # Its own paragraphs, in the form of a DEP-5 field: indented, a dot for an empty line.
    sed -n '/^PREAMBLE/,$p' "$root/resources/fonts/Inter-OFL.txt" | sed 's/[ \r]*$//; s/^$/./; s/^/ /'
} > "$tree/debian/copyright"
cat > "$tree/debian/changelog" << TEXT
holdpoint ($version) unstable; urgency=medium

  * What changed stands in /usr/share/doc/holdpoint-common/CHANGELOG.md.

 -- Holdpoint <engineering@holdpoint.dev>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT

log=$work/log
# Beside the packages that it was built with, .buildinfo says when. What is built again is to be the same.
built="s/^Build-Date: .*/Build-Date: $(date -u -R -d "@$SOURCE_DATE_EPOCH")/"
(cd "$tree" && dpkg-buildpackage --build=binary --no-check-builddeps --no-pre-clean --unsigned-changes --unsigned-buildinfo \
    --hook-changes="sed -i '$built' ../*.buildinfo") \
    > "$log" 2>&1 || {
    tail -n 40 "$log" >&2
    exit 1
}
find "$into" -maxdepth 1 -name 'holdpoint*' \( -name '*.deb' -o -name '*.changes' -o -name '*.buildinfo' \) -delete
mv "$work"/holdpoint*.{deb,changes,buildinfo} "$into/"
