#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints the folder with DMTF's schema files and fetches them first if need be. They live in the user's cache, outside of
# any build. Needs cargo (Debian: cargo) and its index; without them: one line, exit code 77.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
manifest=$here/Cargo.toml
cache=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint
kept=$cache/redfish-schemas-$(sha256sum < "$manifest" | cut -c 1-16)
unavailable() { echo "redfish_schemas: $1" >&2; exit 77; }

mkdir -p "$cache"
exec 9> "$kept.lock"
flock 9 # tests run at the same time, one of them fetches
if [ ! -e "$kept/complete" ]; then
    command -v cargo > /dev/null || unavailable 'there is no cargo'
    rm -rf "$kept"
    mkdir -p "$kept"
    cp "$manifest" "$kept/"
    (cd "$kept" && cargo vendor --quiet vendor) > "$kept/cargo.log" 2>&1 \
        || unavailable "cargo vendor: $(tail -n 1 "$kept/cargo.log")"
    [ -e "$kept/vendor/nv-redfish-schema/redfish-csdl/csdl/ComputerSystem_v1.xml" ] \
        || unavailable 'the package has no redfish-csdl/csdl/ComputerSystem_v1.xml'
    touch "$kept/complete"
fi
echo "$kept/vendor/nv-redfish-schema/redfish-csdl/csdl"
