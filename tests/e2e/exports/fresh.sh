#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The published example is what this version makes of its bundle: `./dev example-incident` changes nothing.
#   fresh.sh BIN_DIR FOLDER
# How PDF and PNG are packed depends on the libraries: their bytes are compared on Debian 12, where they were made.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bin=$1
folder=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cp "$folder/incident.holdpoint" "$dir"
"$here/example.sh" "$bin" "$dir" > /dev/null
packed=compared
# shellcheck source=/dev/null
(. /etc/os-release && [ "$ID-$VERSION_ID" = debian-12 ]) || packed=left
failed=0
for file in "$folder"/*; do
    name=$(basename "$file")
    case $name-$packed in
    *.pdf-left | *.png-left) continue ;;
    esac
    if ! cmp -s "$file" "$dir/$name"; then
        failed=$((failed + 1))
        echo "FAIL $name is stale: ./dev example-incident makes it anew"
    fi
done
echo "$(($(find "$folder" -type f | wc -l) - failed)) passed, $failed failed"
[ $failed -eq 0 ]
