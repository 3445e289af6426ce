#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Pictures of the console on the demo lab: shots.sh BIN_DIR FOLDER. In a real X server, so that they show what
# people see.
set -euo pipefail
bin=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
dir=$(mktemp -d)
daemon=; trap '[ -z "$daemon" ] || kill "$daemon" 2> /dev/null; rm -rf "$dir"' EXIT

"$bin/holdpointd" --lab demo --time-scale 4 --data-dir "$dir/data" --listen 127.0.0.1:0 > "$dir/out" 2> /dev/null &
daemon=$!
until grep -qs ready "$dir/out"; do kill -0 "$daemon"; sleep 0.2; done
live=$(sed 's/.* live \([^ ]*\) .*/\1/' "$dir/out")
# The story needs a few minutes of lab time: the drains have to reach their hold points.
sleep "${HOLDPOINT_SHOT_AFTER:-60}"

machine=openshift-machine-api/fra1-worker-eu-central-1b-rr8js
shots=()
pages=(power incidents audit alarms settings)
for page in fleet holds "machine:$machine" "review:$machine" palette keys; do
    for theme in '' -dark -contrast; do pages+=("${page/%:*/}$theme${page#"${page%%:*}"}"); done
done
for page in "${pages[@]}"; do
    file=${page%%:*}
    [[ $file == *-* ]] || file=$file-light
    shots+=(--shot "$page=$out/$file.png")
done
run=("$bin/holdpoint" --connect "$live" --token-file "$dir/data/operator.token" --ca-file "$dir/data/ca.crt" "${shots[@]}")
if [ -n "${DISPLAY:-}" ]; then "${run[@]}"; else xvfb-run -a -s '-screen 0 1440x900x24' "${run[@]}"; fi
ls "$out"/*.png
