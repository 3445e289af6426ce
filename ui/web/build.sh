#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# build.sh OUTDIR: checks the types of the page, bundles it to index.html, page.js, page.css and holdpoint.svg, and makes a table
# LANG.json for each other language.
# build.sh --wall OUTDIR: the same for the wall in the console: wall.js, and the tables.
# The same sources give the same bytes. esbuild and tsc are packages of the distribution; nothing is fetched.
set -euo pipefail
wall=
[ "${1:-}" != --wall ] || { wall=yes; shift; }
[ $# -eq 1 ] || { echo 'build.sh: it wants the folder to write to' >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")"

tsc -p tsconfig.json
if [ "$wall" ]; then
    # The engine of Qt 6.4 knows ES2016, and what wall/engine.ts adds.
    esbuild wall/desktop.ts --bundle --target=es2016 --format=iife --global-name=holdpointWall --charset=utf8 --legal-comments=none \
        --log-level=warning --outfile="$out/wall.js"
    node tables.mjs "$out"
    exit
fi
# Paths in the bundle would differ from machine to machine: none are written, nor a map.
esbuild main.ts --bundle --minify --target=es2020 --format=iife --charset=utf8 --legal-comments=none \
    --log-level=warning --outfile="$out/page.js"
cat page.css wall/wall.css | esbuild --loader=css --minify --target=es2020,chrome105,firefox110,safari16 --charset=utf8 \
    --legal-comments=none --log-level=warning > "$out/page.css"
node tables.mjs "$out"
cp index.html ../../resources/icons/holdpoint.svg "$out/"
