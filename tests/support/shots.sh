#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Pictures of the console: shots.sh BIN_DIR FOLDER.
#   FOLDER/sheets  one contact sheet per screen: every state of it, and every dialog, in all colours and sizes
#   FOLDER/scenes  what they are made of
#   FOLDER/demo    the demo lab in a real X server, as people see it
# HOLDPOINT_SHOTS="scenes" or "demo" makes only those. HOLDPOINT_LANGUAGE="de" has the scenes speak it.
set -euo pipefail
bin=$(cd "$1" && pwd)
mkdir -p "$2"/{sheets,scenes,demo}
rm -f "$2"/{sheets,scenes,demo}/*.png # or what is not made any more would be on the sheets
out=$(cd "$2" && pwd)
font=$(fc-match -f '%{file}' sans)

contact_sheet() {
    local looks=(light-{1024,1440,1920,1920-200} dark-{1024,1440} contrast-{1920,1920-200}) name look files=()
    for name in $(ls -tr "$out/scenes/$1"_*_light-1440.png); do
        # Made small as they are read: all of a sheet at their full size are more than ImageMagick may hold.
        for look in "${looks[@]}"; do files+=("${name%_light-1440.png}_$look.png[480x300]"); done
    done
    # By file: ImageMagick's own choice is a font of another package, and without it no sheet is right.
    montage -font "$font" -label '%t' "${files[@]}" -depth 8 -tile "${#looks[@]}x" -geometry +6+6 "$out/sheets/$1.png"
}

scenes() {
    export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software TZ=UTC LC_ALL=C.UTF-8 HOLDPOINT_PICTURES=$out/scenes
    local scale pids=()
    for scale in 1 2; do
        QT_SCALE_FACTOR=$scale "$bin/tests_ui" tst_scenes -silent > "$out/scenes-$scale.log" &
        pids+=($!)
    done
    # What is wrong with a picture is to be seen in it.
    for pid in "${pids[@]}"; do wait "$pid" || grep -A3 '^FAIL' "$out"/scenes-*.log || true; done
    local sheet
    pids=()
    for sheet in $(ls "$out/scenes" | sed 's/_.*//' | sort -u); do
        contact_sheet "$sheet" &
        pids+=($!)
        [ ${#pids[@]} -lt 2 ] || { wait "${pids[0]}"; pids=("${pids[@]:1}"); }
    done
    for pid in "${pids[@]}"; do wait "$pid"; done
    ls "$out"/sheets/*.png
}

demo() {
    dir=$(mktemp -d)
    daemon=; trap '[ -z "$daemon" ] || kill "$daemon" 2> /dev/null; rm -rf "$dir"' EXIT

    "$bin/holdpointd" --lab demo --time-scale 4 --data-dir "$dir/data" --listen 127.0.0.1:0 > "$dir/out" 2> /dev/null &
    daemon=$!
    until grep -qs ready "$dir/out"; do kill -0 "$daemon"; sleep 0.2; done
    local live machine shots=() pages=(power calendar incidents audit alarms settings) page theme file
    live=$(sed 's/.* live \([^ ]*\) .*/\1/' "$dir/out")
    # The story needs a few minutes of lab time: the drains have to reach their hold points.
    sleep "${HOLDPOINT_SHOT_AFTER:-60}"

    machine=openshift-machine-api/fra1-worker-eu-central-1b-rr8js
    for page in fleet holds "machine:$machine" "review:$machine" palette keys; do
        for theme in '' -dark -contrast; do pages+=("${page/%:*/}$theme${page#"${page%%:*}"}"); done
    done
    for page in "${pages[@]}"; do
        file=${page%%:*}
        [[ $file == *-* ]] || file=$file-light
        shots+=(--shot "$page=$out/demo/$file.png")
    done
    # The pointer rests in the middle of the screen: on this one beside the window, or it would hover over something.
    local run=("$bin/holdpoint" --connect "$live" --token-file "$dir/data/operator.token" --ca-file "$dir/data/ca.crt" "${shots[@]}")
    if [ -n "${DISPLAY:-}" ]; then "${run[@]}"; else tests/support/on_screen.sh 2960x1900 "${run[@]}"; fi
    ls "$out"/demo/*.png
}

# The demo mostly waits.
parts=() failed=0
for part in ${HOLDPOINT_SHOTS:-scenes demo}; do
    "$part" &
    parts+=($!)
done
for part in "${parts[@]}"; do wait "$part" || failed=1; done
exit "$failed"
