#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes every format of docs/example-incident from its bundle, which came out of a run of the lab:
#   example.sh BIN_DIR FOLDER
set -euo pipefail
bin=$1
folder=$2
"$bin/holdpointctl" bundle verify "$folder/incident.holdpoint" > /dev/null
for format in md html pdf json csv svg png trace; do
    file=incident.$format
    [ $format != trace ] || file=trace.json
    "$bin/holdpointctl" export --bundle "$folder/incident.holdpoint" --format $format -o "$folder/$file"
    echo "$folder/$file"
done
