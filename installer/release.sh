#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes a folder with packages one that apt reads: release.sh DIR. Writes Packages, Packages.gz, Release and SHA256SUMS;
# whoever publishes it signs: gpg --clearsign -o InRelease Release. The same packages give the same files.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
cd "${1:?'release.sh DIR'}"
export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$root/installer/version.sh" --date)}

rm -f Packages Packages.gz Release InRelease SHA256SUMS
dpkg-scanpackages --multiversion . > Packages 2> .log || { cat .log >&2 && exit 1; }
rm .log
gzip -9nk Packages
{
    printf 'Origin: Holdpoint\nLabel: Holdpoint\nSuite: stable\nCodename: holdpoint\nArchitectures: %s\n' "$(dpkg --print-architecture)"
    printf 'Date: %s\nDescription: Shows what holds Kubernetes machines, and reconciles them\nSHA256:\n' \
        "$(date -u -d "@$SOURCE_DATE_EPOCH" '+%a, %d %b %Y %H:%M:%S UTC')"
    for file in Packages Packages.gz; do
        printf ' %s %s %s\n' "$(sha256sum < $file | cut -d ' ' -f 1)" "$(stat -c %s $file)" $file
    done
} > Release
mapfile -t files < <(find . -maxdepth 1 -type f -printf '%P\n' | sort)
sha256sum "${files[@]}" > SHA256SUMS
