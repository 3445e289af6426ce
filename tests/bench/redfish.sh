#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# usage: redfish.sh BUILD_DIR [quick]
# Fetches python-sushy if need be and measures beside it and curl. Without it the figures of curl stand alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=${1:?'redfish.sh BUILD_DIR'}
shift
peer=()
if venv=$("$here/../support/python_venv.sh" "$here/redfish/requirements.txt"); then
    peer=(--python "$venv/bin/python3")
fi
ulimit -n "$(ulimit -Hn)"
exec "$build/bin/bench_redfish" "${peer[@]}" "$@"
