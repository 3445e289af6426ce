#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# An OCI image of the backend: image.sh PACKAGES FILE.tar. PACKAGES is the folder with holdpointd_*.deb; the image is that
# and what it depends on, unpacked from this machine's distribution, which it was built against: no daemon, no image of
# somebody else, no root needed. Beside FILE.tar lies FILE.spdx.json, what is in it. docs/install.md says how to use it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
package=$(find "$(cd "${1:?'image.sh PACKAGES FILE.tar'}" && pwd)" -maxdepth 1 -name 'holdpointd_*.deb')
[[ -n $package && $package != *$'\n'* ]] || { echo "image.sh: there is not one holdpointd_*.deb in $1" >&2 && exit 2; }
file=${2:?'image.sh PACKAGES FILE.tar'}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A user is written into the image by hand, so adduser and all that it needs stay away. Beyond what the package depends on:
# the record in PostgreSQL, the certificates of the web, and a shell with its tools for the container that lays tokens out.
mapfile -t depends < <(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed -E 's/\(.*//; s/\|.*//; s/ //g' | grep -vxE 'adduser|')
depends+=(libqt6sql6-psql ca-certificates dash coreutils)
mkdir -p "$work/debs/partial"
touch "$work/status"
LC_ALL=C apt-get -qq -y --no-install-recommends --download-only -o Dir::State::status="$work/status" \
    -o Dir::State::extended_states="$work/extended" -o Dir::Cache::archives="$work/debs" -o Dir::Cache::pkgcache= \
    -o Dir::Cache::srcpkgcache= -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dpkg::Use-Pty=0 \
    install "${depends[@]}" > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2 && exit 1; }

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$here/version.sh" --date)} \
    python3 "$here/oci.py" "$package" "$work/debs" "$file" "${file%.tar}.spdx.json"
