#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# usage: peer.sh BUILD_DIR [--lives N] [--sides holdpoint,mao] [--pods N] [--patience TIME] [--table] [--keep]
# Whole lives of Machines on a real kube-apiserver, under Holdpoint and under the controllers of
# machine-api-operator: one JSON line a side, and their ratios. Builds the server and the peer if need
# be. Exit code 77 where there is no Go.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=${1:?'peer.sh BUILD_DIR'}
shift
server=$("$here/../apiserver/build.sh" --optimized "$here/../apiserver/server")
peer=$("$here/../apiserver/build.sh" --optimized "$here/peer")
exec "$peer" --server "$server" --crds "$here/../../resources/crds" --holdpointd "$build/bin/holdpointd" "$@"
