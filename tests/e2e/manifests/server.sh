#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A real API server that has the kinds of Holdpoint, and kubectl on it. Source it with $kubectl_folder set; it gives $root, $work and
# kubectl, and takes the server away at the end. Definitions of others are laid into $work/crds before `start_server`.
# Exit code 77: there is no kubectl or no API server to be had, and nothing was proved.
# shellcheck disable=SC2154 # whoever sources it sets kubectl_folder
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}
fail() {
    echo "FAILED: $1" >&2
    exit 1
}

"$root/tests/support/fetch_kubectl.sh" "$kubectl_folder" > /dev/null || skip 'kubectl cannot be fetched'
kubectl=$(cd "$kubectl_folder" && pwd)/kubectl-current
program=$("$root/tests/apiserver/build.sh" "$root/tests/apiserver/server") || skip 'no API server'
work=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || { kill "$server" 2> /dev/null && wait "$server" 2> /dev/null; } || true
    rm -rf "$work"
}
trap finish EXIT
mkdir "$work/crds"
cp "$root"/resources/crds/{,machineconfig/,metal3/,lab/}*.yaml "$work/crds"

start_server() {
    mkfifo "$work/says"
    "$program" --data-dir "$work/data" --crds "$work/crds" > "$work/says" 2> "$work/log" &
    server=$!
    timeout 600 grep -q -m 1 '^apiserver ready' "$work/says" || { tail "$work/log" >&2; fail 'the API server did not start'; }
    export HOME=$work KUBECONFIG=$work/data/admin.kubeconfig
    kubectl() { "$kubectl" "$@"; }
    kubectl apply -f "$root/installer/kubernetes/base/namespace.yaml" > /dev/null
}
