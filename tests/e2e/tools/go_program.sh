#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints the path of the program that the Go module in FOLDER makes, and builds it first if need be:
#   go_program.sh FOLDER
# It lives in the user's cache and is built anew when a source or Go changes. Needs Go from 1.24 on and the modules,
# from its cache or from its proxy; without them: one line, exit code 77. What does not compile is exit code 1.
set -euo pipefail

folder=$(cd "${1:?'go_program.sh FOLDER'}" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint
unavailable() { echo "go_program: $1" >&2; exit 77; }
command -v go > /dev/null || unavailable 'there is no go'

cd "$folder"
version=$(go version 2> /dev/null) || unavailable "this go cannot build $folder: $(go version 2>&1 | tail -n 1)"
digest=$( (find . -type f -print0 | sort -z | xargs -0 sha256sum; echo "$version") | sha256sum | cut -c 1-16)
program=$cache/$(basename "$(go list -m)")-$digest
mkdir -p "$cache"
exec 9> "$program.lock"
flock 9 # tests run at the same time, one of them builds
if [ ! -x "$program" ]; then
    # First the sources of all packages, so that a missing network is told from a mistake of ours.
    go list -deps ./... > /dev/null 2> "$program.log" || unavailable "the modules cannot be had: $(tail -n 1 "$program.log")"
    CGO_ENABLED=0 nice go build -trimpath -p 2 -o "$program.new" .
    mv "$program.new" "$program"
fi
echo "$program"
