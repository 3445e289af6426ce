#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The moving picture of the README, played on the demo by tests/e2e/console/tour.py: tour.sh BIN_DIR FILE.gif
# HOLDPOINT_PICTURES is a folder that keeps what it is made of.
set -euo pipefail
bin=$(cd "$1" && pwd)
file=$(realpath "$2")
export HOLDPOINT_PICTURES=${HOLDPOINT_PICTURES:-$(mktemp -d)} HOLDPOINT_SCREEN=1120x860
mkdir -p "$HOLDPOINT_PICTURES"
rm -f "$HOLDPOINT_PICTURES"/[0-9][0-9]-*.png
"$(dirname "$0")/../e2e/console/run.sh" "$bin" tour.py
# Long enough to read what is new in each; its colours are few, so none is mixed of others.
pictures=("$HOLDPOINT_PICTURES"/[0-9][0-9]-*.png)
convert -delay 350 "${pictures[@]}" -delay 500 +repage -loop 0 +dither -colors 128 -layers OptimizeTransparency "$file"
size=$(stat -c %s "$file")
[ "$size" -lt 2000000 ] || { echo "tour.sh: $file has $size bytes, more than a page should wait for" >&2 && exit 1; }
echo "$file: ${#pictures[@]} pictures, $size bytes"
