#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# usage: api.sh BUILD_DIR [options of bench_api]
# Fetches kubectl and builds the real kube-apiserver if need be, and measures with them. Without Go the
# figures stand alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=${1:?'api.sh BUILD_DIR'}
shift
"$here/../support/fetch_kubectl.sh" "$build/kubectl" > /dev/null
peer=()
if program=$("$here/../apiserver/build.sh" --optimized "$here/../apiserver/server"); then
    peer=(--peer "$program" --peer-crds "$here/../../resources/crds")
fi
exec "$build/bin/bench_api" "$build/bin" --kubectl "$build/kubectl/kubectl-current" "${peer[@]}" "$@"
