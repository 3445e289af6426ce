#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# axe-core on one page in headless Chromium, light and dark: axe.sh PAGE.html CHROMIUM. Exit 77, with one line, where
# npm or its registry is missing.
set -euo pipefail
page=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
command -v node > /dev/null && command -v npm > /dev/null || { echo 'axe: node and npm are not installed' >&2; exit 77; }
folder=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint/axe-4.10.3-24.10.0
mkdir -p "$folder"
exec 9> "$folder.lock"
flock 9
if [ ! -e "$folder/complete" ]; then
    (cd "$folder" && npm install --no-audit --no-fund --silent --ignore-scripts axe-core@4.10.3 puppeteer-core@24.10.0) \
        > "$folder/npm.log" 2>&1 || { echo "axe: npm install failed: $(tail -1 "$folder/npm.log")" >&2; exit 77; }
    touch "$folder/complete"
fi
NODE_PATH=$folder/node_modules exec node "$here/axe.js" "$page" "$2"
