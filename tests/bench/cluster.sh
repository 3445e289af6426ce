#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# usage: cluster.sh BUILD_DIR [quick] [served] [options of bench_cluster]
# quick: a small one. served: only the storm that needs no real server.
# Builds the real kube-apiserver and fetches kubectl if need be, and measures with them. Exit code 77
# where there is no Go.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=${1:?'cluster.sh BUILD_DIR'}
shift
server=$("$here/../apiserver/build.sh" --optimized "$here/../apiserver/server")
more=()
if "$here/../support/fetch_kubectl.sh" "$build/kubectl" > /dev/null; then
    more=(--kubectl "$build/kubectl/kubectl-current")
fi
exec "$build/bin/bench_cluster" --server "$server" --crds "$here/../../resources/crds" \
    --holdpointd "$build/bin/holdpointd" "${more[@]}" "$@"
