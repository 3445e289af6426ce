#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints the file of axe-core, which judges pages by the rules of WCAG. It is a package of npm, kept in the user's cache,
# outside of any build; without npm or its registry: one line, exit code 77.
set -euo pipefail

package=axe-core@4.10.3
folder=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint/$package
file=$folder/node_modules/axe-core/axe.min.js
mkdir -p "$folder"
exec 9> "$folder.lock"
flock 9 # tests run at the same time, one of them fetches
if [ ! -e "$folder/complete" ]; then
    command -v npm > /dev/null || { echo 'axe_core: npm is not installed (Debian: npm)' >&2; exit 77; }
    (cd "$folder" && npm install --no-audit --no-fund --silent --ignore-scripts --prefix . "$package") > "$folder/npm.log" 2>&1 \
        || { echo "axe_core: npm install $package: $(tail -n 1 "$folder/npm.log")" >&2; exit 77; }
    [ -r "$file" ] || { echo "axe_core: $package has no axe.min.js" >&2; exit 77; }
    touch "$folder/complete"
fi
echo "$file"
