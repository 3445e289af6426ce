#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Plays the demo lab until a person has dealt with its troubles, and keeps what happened as a bundle: record.sh BIN_DIR FILE
# A backup hook whose owner is silent is taken off by a person whom another one approves, a budget that no eviction can meet is relaxed, a host is
# fenced.
set -euo pipefail

bin=$1
file=$(realpath -m "$2")
dir=$(mktemp -d)
daemon=
trap '[ -z "$daemon" ] || { kill "$daemon"; wait "$daemon"; } 2> /dev/null || true; rm -rf "$dir"' EXIT
export HOLDPOINT_DATA_DIR=$dir/data
mkfifo "$dir/ready"
"$bin/holdpointd" --lab demo --time-scale 60 --data-dir "$dir/data" --listen 127.0.0.1:0 > "$dir/ready" 2> "$dir/log" &
daemon=$!
read -r -t 120 line < "$dir/ready" || { cat "$dir/log"; exit 1; }
exec 3< "$dir/ready"
url=$(grep -o 'https://[^ ]*' <<< "$line")
token=$(awk '$1 == "token:" {print $2}' "$dir/data/admin.kubeconfig")
api() { curl -sS --fail-with-body -o /dev/null --cacert "$dir/data/ca.crt" -H "Authorization: Bearer $token" \
    -H 'Content-Type: application/merge-patch+json' -X "$1" "$url$2" "${@:3}"; }
ctl() { "$bin/holdpointctl" "$@"; }
# Of the table of holds: priority, machine, waiting at, hold, owner, state, age in numbers and units.
minutes() { # how long HOLD has held, in minutes of the lab; 0 while it does not
    ctl holds | awk -v hold="$1" '$4 == hold {for (i = 7; $i ~ /^[0-9]+$/; i += 2) age += $i * ($(i + 1) == "h" ? 60 : $(i + 1) == "m"); print age + 0; exit}' | grep . || echo 0
}
holder() { ctl holds | awk -v hold="$1" '$4 == hold {print $2; exit}'; }
wait_for() { for ((i = 0; i < 400; i++)); do "$@" && return 0; sleep 0.2; done; echo "never: $*" >&2; return 1; }
older() { [ "$(minutes "$1")" -ge "$2" ]; }
gone() { [ -z "$(holder "$1")" ]; }

wait_for older BackupFileSystem 40
backup=$(holder BackupFileSystem)
ledger=$(holder payments/ledger)
fenced=$(holder node-fencing)
wait_for older BackupFileSystem 47
# Two people: one takes the hook off, the other approves it.
ctl token create --user alice --role operator > /dev/null
ctl token create --user bert --role approver > /dev/null
as() { ctl "${@:2}" --data-dir "$dir/data" --token-file "$dir/data/$1.kubeconfig"; }
as alice override remove-hook --machine "$backup" --hook BackupFileSystem --name "${backup#*/}" --yes \
    --reason 'the backup controller is gone, its files are on the replica, OPS-42' > "$dir/override" 2>&1 &
override=$!
waiting() { [[ $(ctl override list -o json) == *awaitingApproval* ]]; }
wait_for waiting
as bert override approve "$(ctl override list | awk 'NR == 2 {print $1}')" --yes # the newest comes first
wait $override || { cat "$dir/override"; exit 1; }
wait_for gone BackupFileSystem
[ -z "$ledger" ] || api PATCH '/apis/lab.holdpoint.dev/v1alpha1/namespaces/payments/workloads/ledger?fieldManager=kubectl-patch' \
    -d '{"spec":{"minAvailable":1}}'
wait_for gone payments/ledger || true # what still holds is told as such
sleep 10 # ten minutes of the lab: what follows from it
chosen=()
for machine in $backup $ledger $fenced; do chosen+=(--machine "$machine"); done
# Without a range it begins where the story does.
id=$(ctl incident create "${chosen[@]}" \
    --field 'title=A backup that never came kept a worker for 47 minutes' --field severity=2 --field lead=alice \
    --field 'summary_md=A worker in eu-central-1b was to be replaced. Its preTerminate hook waited for a backup controller that had stopped; after 47 minutes alice took the hook off, and bert approved it. Meanwhile a bare server was fenced; at the end of this record it is still off.' \
    --field 'impact_md=Two workers fewer than wanted for most of an hour. No service was down.' \
    --field 'factors_md=The backup controller had stopped the day before, and nothing watched it.' \
    --field 'actions=Alert on a hook owner that is silent for 30 minutes.')
ctl incident set "$id" --field status=open > /dev/null # to learn what time it is
now=$(ctl incident show "$id" | grep -o '"changed_at": "[^"]*"' | cut -d'"' -f4)
ctl incident set "$id" --field "to=$now" > /dev/null
ctl export --incident "$id" --format holdpoint -o "$file"
ctl bundle verify "$file"
