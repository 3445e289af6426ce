#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A hook-implementing controller made of kubectl, jq and a loop.
#
#   hook    preDrain, name WaitForBatch, owner shell/wait-for-batch
#   job     a machine is not drained while a Pod labelled batch.example.com/finish-first=true is unfinished
#           on its Node: draining would throw hours of work away
#   needs   kubectl from 1.24 on (--subresource), jq, a kubeconfig with the role `hook` in KUBECONFIG
#
# It keeps nothing in memory that matters, so it may be killed at any instruction and started again.
set -euo pipefail

namespace=${MACHINE_NAMESPACE:-openshift-machine-api}
point=preDrain
hook='{"name": "WaitForBatch", "owner": "shell/wait-for-batch"}'
condition=PreDrainWaitForBatchSucceeded
label=batch.example.com/finish-first=true
# Who writes: without a name of its own, what kubectl does counts as done by a person.
as=(--field-manager wait-for-batch)

machines() { kubectl --namespace "$namespace" "$@"; }
say() { echo "$(date -u +%FT%TZ) $*" >&2; }

# The names of the machines that wait for us. All three must be true: being deleted, our hook's name, our
# owner. The same name with another owner is somebody else's hook.
waiting() {
    jq -r --arg point "$point" --argjson hook "$hook" '.items[]
        | select(.metadata.deletionTimestamp)
        | select((.spec.lifecycleHooks[$point] // []) | any(.name == $hook.name and .owner == $hook.owner))
        | .metadata.name'
}

# The unfinished Pods on a Node, as "namespace/name, namespace/name": PODS NODE
unfinished() {
    jq -r --arg node "$2" '[.items[]
        | select($node != "" and .spec.nodeName == $node)
        | select(.status.phase != "Succeeded" and .status.phase != "Failed")
        | "\(.metadata.namespace)/\(.metadata.name)"] | sort | join(", ")' <<< "$1"
}

# Takes exactly our hook off: MACHINE UID. The list may change between our reading and our writing, so the
# patch says what must still be true. A refused patch changed nothing: read again, look again.
release() {
    local machine index patch
    for _ in 1 2 3 4 5; do
        machine=$(machines get machine "$1" --ignore-not-found -o json) || return 1
        index=$(jq -r --arg uid "$2" --arg point "$point" --argjson hook "$hook" '
            select(.metadata.uid == $uid) | .spec.lifecycleHooks[$point] // [] | to_entries[]
            | select(.value.name == $hook.name and .value.owner == $hook.owner) | .key' <<< "$machine")
        if [ -z "$index" ]; then
            say "$1: our hook is gone already"
            return 0
        fi
        patch=$(jq -cn --arg uid "$2" --arg path "/spec/lifecycleHooks/$point/$index" --argjson hook "$hook" '[
            {op: "test", path: "/metadata/uid", value: $uid},
            {op: "test", path: ($path + "/name"), value: $hook.name},
            {op: "test", path: ($path + "/owner"), value: $hook.owner},
            {op: "remove", path: $path}]')
        if machines patch machine "$1" "${as[@]}" --type json --patch "$patch" > /dev/null; then
            event "$machine" Normal HookReleased "no batch Pod is left, the drain may begin"
            say "$1: released"
            return 0
        fi
        say "$1: the machine changed in between, reading it again"
    done
    return 1
}

# Says on the Machine how it goes, where `kubectl describe` and Holdpoint show it: MACHINE STATUS REASON MESSAGE.
# Only our own condition is touched, and only when it would change. Telling is not our job's success: a
# failure here is logged and forgotten.
report() {
    local patch
    patch=$(jq -c --arg type "$condition" --arg status "$2" --arg reason "$3" --arg message "$4" --arg now "$(date -u +%FT%TZ)" '
        (.status.conditions // []) as $all
        | ($all | map(.type) | index($type)) as $at
        | ((if $status == "True" then {} else {severity: "Info", reason: $reason, message: $message} end)
            + {type: $type, status: $status}) as $mine
        | if $at != null and ($all[$at] | del(.lastTransitionTime)) == $mine then empty
          elif $at == null then [{op: "add", path: "/status/conditions/-", value: ($mine + {lastTransitionTime: $now})}]
          else [{op: "test", path: "/status/conditions/\($at)/type", value: $type},
                {op: "replace", path: "/status/conditions/\($at)", value: ($mine + {lastTransitionTime: $now})}]
          end' <<< "$1")
    [ -n "$patch" ] || return 0
    [ "$2" = True ] || event "$1" Normal "$3" "$4"
    machines patch machine "$(jq -r .metadata.name <<< "$1")" "${as[@]}" --subresource status --type json --patch "$patch" \
        > /dev/null || say "the condition was not written"
}

# An Event on the Machine: MACHINE TYPE REASON MESSAGE. Its name is made of what it says: saying the same twice
# is refused by the server, which is what we want.
event() {
    local digest
    digest=$(jq -r .metadata.uid <<< "$1" | cat - <(echo "$3 $4") | sha256sum | cut -c 1-16)
    jq --arg digest "$digest" --arg type "$2" --arg reason "$3" --arg message "$4" --arg now "$(date -u +%FT%TZ)" '{
        apiVersion: "v1", kind: "Event",
        metadata: {name: "\(.metadata.name).\($digest)", namespace: .metadata.namespace},
        involvedObject: {apiVersion, kind, name: .metadata.name, namespace: .metadata.namespace, uid: .metadata.uid},
        type: $type, reason: $reason, message: $message, source: {component: "wait-for-batch"},
        firstTimestamp: $now, lastTimestamp: $now, count: 1}' <<< "$1" \
        | kubectl create "${as[@]}" -f - > /dev/null 2>&1 || true
}

# One look at everything, from fresh lists. Fails when something has to be tried again.
pass() {
    local all pods name machine node left failed=0
    all=$(machines get machines.machine.openshift.io -o json) || return 1
    pods=$(kubectl get pods --all-namespaces --selector "$label" -o json) || return 1
    while read -r name; do
        machine=$(jq --arg name "$name" '.items[] | select(.metadata.name == $name)' <<< "$all")
        node=$(jq -r '.status.nodeRef.name // ""' <<< "$machine")
        left=$(unfinished "$pods" "$node")
        if [ -n "$left" ]; then
            say "$name: waiting for $left"
            report "$machine" False BatchRunning "waiting for $left"
        else
            report "$machine" True '' ''
            release "$name" "$(jq -r .metadata.uid <<< "$machine")" || failed=1
        fi
    done < <(waiting <<< "$all")
    return $failed
}

# A watch only says "look again", so what it prints does not matter, nor whether it ever misses a line: when it
# ends (expired, cut, refused) it begins anew with a list, and every line of that list is a reason to look. The
# time-out is for a connection that died without telling, and for a watch that outlives a killed controller.
watch() {
    local child=
    trap 'kill "$child" 2> /dev/null; exit 0' TERM
    while kill -0 "$$" 2> /dev/null; do
        kubectl get "$@" --watch -o name --request-timeout 300s &
        child=$!
        wait "$child" || true
        sleep 1
    done
}

watches() {
    trap 'kill $(jobs -p) 2> /dev/null; exit 0' TERM
    watch machines.machine.openshift.io --namespace "$namespace" &
    watch pods --all-namespaces --selector "$label" &
    wait
}

exec 3< <(watches)
watching=$!
trap 'kill "$watching" 2> /dev/null || true' EXIT
trap 'exit 0' TERM INT

say "holding the machines of $namespace while $label runs on them"
while :; do
    if pass; then patience=300; else patience=2; fi
    read -r -t "$patience" -u 3 || true
    # Many lines at once are one reason to look.
    while read -r -t 0.2 -u 3; do :; done
done
