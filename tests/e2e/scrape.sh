#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A daemon with the demo lab, and a scraper: who may read /metrics, and that Prometheus understands it.
#
#   tests/e2e/scrape.sh BIN_DIR
set -uo pipefail

bin=${1:?'scrape.sh BIN_DIR'}
dir=$(mktemp -d)
daemon=
trap '[ -z "$daemon" ] || { kill "$daemon"; wait "$daemon"; } 2> /dev/null; rm -rf "$dir"' EXIT
passed=0
failed=0
verdict() { # verdict NAME COMMAND…
    if "${@:2}" > "$dir/out" 2>&1; then
        passed=$((passed + 1))
        echo "ok   $1"
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        head -5 "$dir/out" | sed 's/^/     /'
    fi
}

mkfifo "$dir/ready"
"$bin/holdpointd" --lab demo --data-dir "$dir/data" --listen 127.0.0.1:0 > "$dir/ready" 2> "$dir/log" &
daemon=$!
read -r -t 600 line < "$dir/ready" || { echo "the daemon did not become ready:"; cat "$dir/log"; exit 1; }
exec 3< "$dir/ready" # keeps the pipe open
url=$(grep -o 'https://[^ ]*' <<< "$line")

token() { # token ROLE USER: as docs/metrics.md has it
    awk '$1 == "token:" {print $2}' "$("$bin/holdpointctl" --data-dir "$dir/data" token create --role "$1" --user "$2")"
}
token viewer prometheus > "$dir/viewer"
token hook guard > "$dir/hook"
cp "$dir/data/wall.token" "$dir/wall"
answers() { # answers CODE [TOKEN-FILE]
    [ "$(curl -s -o "$dir/page" -w '%{http_code}' --cacert "$dir/data/ca.crt" \
        ${2:+-H "Authorization: Bearer $(cat "$2")"} "$url/metrics")" = "$1" ]
}
verdict 'nobody reads metrics without a token' answers 401
verdict 'a wall does not read them' answers 403 "$dir/wall"
verdict 'an owner of hooks does' answers 200 "$dir/hook"
verdict 'a scraper with the role viewer does' answers 200 "$dir/viewer"

# The lab is loaded before the daemon says that it is ready; the gauges follow a moment later.
counted() { answers 200 "$dir/viewer" && grep -q '^mapi_machine_items [1-9]' "$dir/page" && grep -q '^kube_node_info{' "$dir/page"; }
for ((i = 0; i < 3000; i++)); do counted && break; sleep 0.1; done
verdict 'machines are counted' counted
verdict 'a machine has its labels' grep -qE '^mapi_machine_created_timestamp_seconds\{name="[^"]+",namespace="[^"]+",spec_provider_id="[^"]*",node="[^"]*",api_version="machine.openshift.io/v1beta1",phase="[A-Z][a-z]+"\} 1[0-9]{9}$' "$dir/page"
verdict 'controllers tell what they do' grep -qE '^holdpoint_controller_passes_total\{controller="machine"\} [0-9]+' "$dir/page"
verdict 'the collector is up' grep -qx 'mapi_mao_collector_up{kind="mapi_machine_items"} 1' "$dir/page"
if command -v promtool > /dev/null; then
    # 3 is advice about names; those are upstream's. 1 is text that Prometheus cannot read.
    understood() { promtool check metrics < "$dir/page" || [ $? -eq 3 ]; }
    verdict 'Prometheus understands the page' understood
else
    echo 'skip Prometheus understands the page: promtool is not installed'
fi

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
