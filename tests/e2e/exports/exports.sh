#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A daemon with a lab, and everything that takes an incident out of it: every format, the rights, the audit, an
# incident of a person, and a bundle that is opened without the daemon.
#
#   tests/e2e/exports/exports.sh BIN_DIR
set -uo pipefail

bin=${1:?'exports.sh BIN_DIR'}
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
daemon=
trap '[ -z "$daemon" ] || { kill "$daemon"; wait "$daemon"; } 2> /dev/null; rm -rf "$dir"' EXIT
passed=0
failed=0
verdict() { # verdict NAME COMMAND…
    if "${@:2}" > "$dir/said" 2>&1; then
        passed=$((passed + 1))
        echo "ok   $1"
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        head -20 "$dir/said" | sed 's/^/     /'
    fi
}
export HOLDPOINT_DATA_DIR=$dir/data
mkfifo "$dir/ready"
"$bin/holdpointd" --lab "$here/lab.yaml" --time-scale 60 --data-dir "$dir/data" --listen 127.0.0.1:0 > "$dir/ready" 2> "$dir/log" &
daemon=$!
read -r -t 600 line < "$dir/ready" || { echo "the daemon did not become ready:"; cat "$dir/log"; exit 1; }
exec 3< "$dir/ready" # keeps the pipe open
url=$(grep -o 'https://[^ ]*' <<< "$line")
ctl() { "$bin/holdpointctl" "$@"; }
api() { # api METHOD PATH [curl options]
    curl -sS --fail-with-body --cacert "$dir/data/ca.crt" -H "Authorization: Bearer $(awk '$1 == "token:" {print $2}' "$dir/data/admin.kubeconfig")" -X "$1" "$url$2" "${@:3}"
}
machines=/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines
# The machine runs, is deleted, and its hook holds it until a person takes the hook off.
phase() { ctl timeline openshift-machine-api/worker-1 -o json 2> /dev/null | grep -c '"look": "'"$1"'"'; }
until_true() { for ((i = 0; i < 3000; i++)); do "$@" && return 0; sleep 0.1; done; return 1; }
has() { [ "$(phase "$1")" -ge 1 ]; }
verdict 'the machine runs' until_true has running
verdict 'it is asked to go' api DELETE "$machines/worker-1" -o "$dir/answer"
verdict 'its hook holds it' until_true has holding
# An instant of the lab's clock at which it holds.
held=$(ctl timeline openshift-machine-api/worker-1 -o json | grep -o '20[0-9-]*T[0-9:.]*Z' | sort | tail -1)
verdict 'an operator takes the hook off' api PATCH "$machines/worker-1?fieldManager=kubectl-patch" -o "$dir/answer" \
    -H 'Content-Type: application/merge-patch+json' -d '{"spec":{"lifecycleHooks":{"preTerminate":null}}}'
gone() { [ "$(curl -s -o /dev/null -w '%{http_code}' --cacert "$dir/data/ca.crt" -H "Authorization: Bearer $(cat "$dir/data/operator.token")" "$url$machines/worker-1")" = 404 ]; }
verdict 'the machine goes' until_true gone

owners() { local said; said=$(ctl owners "${@:2}" 2>&1 | tr -d '\r'); grep -E "$1" <<< "$said" || { echo "$said"; return 1; }; }
verdict 'the report of owners counts the hook that a person took off' owners '^my-backup-controller +1 +– .* worker-1 .* 1 +0$'
verdict 'it says so to programs too' owners '"overridden": 1' -o json
verdict 'and to a spreadsheet' owners '^my-backup-controller,1,0,,,[0-9]+,openshift-machine-api/worker-1,0,0,0,1,0,0$' --format csv
verdict 'and on a page' owners '<th scope="row">my-backup-controller</th>' --format html
verdict 'of a time before there was anything it says so' owners '^No hook held a machine from ' --from 2020-01-01T00:00:00Z --to 2020-01-02T00:00:00Z
verdict 'a format that there is not is named' owners "^holdpointctl: --format: 'pdf' is not one of html, csv" --format pdf
verdict 'and a time that is none' owners "^holdpointctl: --since: 'soon' is not a duration such as 2h" --since soon
now=$(date -u -d "$(ctl timeline openshift-machine-api/worker-1 -o json | grep -o '20[0-9-]*T[0-9:]*' | sort | tail -1)Z" +%s)
from=$(date -u -d "@$((now - 86400))" +%FT%TZ)
to=$(date -u -d "@$((now + 1))" +%FT%TZ)
ctl incident create --machine openshift-machine-api/worker-1 --from "$from" --to "$to" \
    --field 'title=worker-1 waited for its backup' --field severity=3 --field 'summary_md=The backup was slow.' \
    --field 'factors_md=The backup had no room.' --field 'actions=Give it room.' > "$dir/id"
id=$(cat "$dir/id")
verdict 'a person made an incident' grep -qE '^HP-[0-9]{4}-0001$' "$dir/id"
verdict 'it is listed' grep -q 'worker-1 waited for its backup' <(ctl incident list)
verdict 'it can be changed' ctl incident set "$id" --field status=resolved
mkdir "$dir/out"
for format in md html pdf json csv svg png; do
    verdict "$format" ctl export --incident "$id" --format $format -o "$dir/out/incident.$format"
done
verdict 'trace' ctl export --incident "$id" --format trace -o "$dir/out/trace.json"
says_gap() { grep -q 'before the first observation' "$1" && ! grep -q 'everything in this range was observed' "$1"; }
for file in incident.md incident.html incident.json incident.csv trace.json; do
    verdict "$file says when the record began" says_gap "$dir/out/$file"
done
verdict 'incident.svg says when the record began' grep -q 'Not everything was observed' "$dir/out/incident.svg"
verdict 'a severity of another scale is refused' bash -c "! '$bin/holdpointctl' incident set '$id' --field severity=sev2"
verdict 'bundle' ctl export --incident "$id" --format holdpoint -o "$dir/out/incident.holdpoint"
verdict 'the bundle is good' ctl bundle verify "$dir/out/incident.holdpoint"
verdict 'the document tells who took the hook off' grep -q 'overridden' "$dir/out/incident.md"
verdict 'a machine that is gone is exported as well' \
    ctl export --machine openshift-machine-api/worker-1 --since 24h --format md -o "$dir/machine.md"
verdict 'without a range it is the story' bash -c "'$bin/holdpointctl' export --machine openshift-machine-api/worker-1 --format json -o '$dir/story.json' && ! grep -q '\"from\":\"$from' '$dir/story.json' && grep -q 'hold.overridden' '$dir/story.json'"
# With a range: the story ends soon after the machine went, and an export is none of it.
verdict 'every export is in the record' grep -q '"time_source"' <(ctl export --machine openshift-machine-api/worker-1 --since 24h --format json | grep '"kind":"export"')

views() { # views FOLDER: what is shown of that instant
    mkdir -p "$1"
    ctl holds --at "$held" -o json > "$1/holds.json"
    ctl why openshift-machine-api/worker-1 --at "$held" > "$1/why"
    ctl timeline openshift-machine-api/worker-1 --at "$held" -o json | grep -v '"write/' > "$1/timeline.json"
}
verdict 'that instant is shown' views "$dir/then"
verdict 'it shows the hold' grep -q BackupFileSystem "$dir/then/holds.json" "$dir/then/why"

answers() { # answers CODE TOKEN-FILE
    [ "$(curl -s -o "$dir/page" -w '%{http_code}' --cacert "$dir/data/ca.crt" -H "Authorization: Bearer $(cat "$2")" \
        "$url/export/incident/$id?format=md")" = "$1" ]
}
verdict 'a wall takes nothing away' answers 403 "$dir/data/wall.token"
verdict 'an operator does' answers 200 "$dir/data/operator.token"
awk '$1 == "token:" {print $2}' "$dir/data/viewer.kubeconfig" > "$dir/viewer"
verdict 'a viewer does' answers 200 "$dir/viewer"
verdict 'a viewer makes no incident' test 403 = "$(curl -s -o /dev/null -w '%{http_code}' --cacert "$dir/data/ca.crt" \
    -H "Authorization: Bearer $(cat "$dir/viewer")" -X POST -d '{}' "$url/export/incidents")"

kill "$daemon" && wait "$daemon"
daemon=
# From here on there is no backend: the bundle is all there is.
mkdir "$dir/again"
for format in md html pdf json csv svg png trace; do
    file=incident.$format; [ $format != trace ] || file=trace.json
    verdict "$format from the bundle is the same" bash -c "'$bin/holdpointctl' export --bundle '$dir/out/incident.holdpoint' --format $format -o '$dir/again/$file' && cmp '$dir/out/$file' '$dir/again/$file'"
done
verdict 'a timeline from the bundle' grep -q '## Timeline' <(ctl timeline --bundle "$dir/out/incident.holdpoint")
verdict 'for the public nothing has a name' bash -c "'$bin/holdpointctl' export --bundle '$dir/out/incident.holdpoint' --preset public --format json -o '$dir/public.json' && ! grep -qE 'worker-1|openshift-machine-api|admin' '$dir/public.json'"
mkfifo "$dir/bundle-ready"
"$bin/holdpointd" --bundle "$dir/out/incident.holdpoint" --listen 127.0.0.1:0 > "$dir/bundle-ready" 2> "$dir/bundle-log" &
daemon=$!
read -r -t 600 line < "$dir/bundle-ready" || { echo "the bundle was not opened:"; cat "$dir/bundle-log"; exit 1; }
exec 4< "$dir/bundle-ready"
export HOLDPOINT_DATA_DIR=${line##* data }
verdict 'the bundle is served read only' grep -q '^holdpointd ready: read only live wss://' <<< "$line"
verdict 'it shows the instant as well' views "$dir/opened"
verdict 'as the backend did' diff -r "$dir/then" "$dir/opened"
verdict 'a machine that went is shown as it was last' grep -qE '^worker-1 is gone since 20[0-9T:-]*Z\.$' <(ctl why openshift-machine-api/worker-1)
verdict 'it tells its incident' grep -q 'worker-1 waited for its backup' <(ctl incident list)
verdict 'and exports it the same' bash -c "'$bin/holdpointctl' export --incident '$id' --format md -o '$dir/again/served.md' && cmp '$dir/out/incident.md' '$dir/again/served.md'"
reader() { curl -s -o "$dir/page" -w '%{http_code}' --cacert "$HOLDPOINT_DATA_DIR/ca.crt" \
    -H "Authorization: Bearer $(cat "$HOLDPOINT_DATA_DIR/reader.token")" "$(grep -o 'wss://[^/]*' <<< "$line" | sed s/wss/https/)$1" "${@:2}"; }
verdict 'nothing can be written there' test 403 = "$(reader /export/incidents -X POST -d '{}')"
verdict 'there is no API' test 404 = "$(reader /apis)"
kill "$daemon" && wait "$daemon"
daemon=
verdict 'it leaves nothing behind' test ! -e "$HOLDPOINT_DATA_DIR"
says() { # says FILE WORDS: opening it says so and serves nothing
    "$bin/holdpointd" --bundle "$1" --listen 127.0.0.1:0 2> "$dir/sentence"
    [ $? -eq 2 ] && [ "$(cat "$dir/sentence")" = "holdpointd: $2" ]
}
head -c 3000 "$dir/out/incident.holdpoint" > "$dir/cut.holdpoint"
refused() { "$bin/holdpointctl" bundle verify "$1"; [ $? -eq 2 ]; }
verdict 'a bundle that was cut off is refused' refused "$dir/cut.holdpoint"
verdict 'and not opened' says "$dir/cut.holdpoint" "$dir/cut.holdpoint is not a Holdpoint bundle, or it was cut off or damaged"
verdict 'one that is not there is named' says "$dir/none.holdpoint" "$dir/none.holdpoint cannot be opened"

python3 "$here/judge.py" "$dir/out"
[ $? -eq 0 ] || failed=$((failed + 1))
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
