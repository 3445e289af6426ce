#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Plays the lives of Machines with machine-api-operator's controllers, and compares, or runs the specs that it has of them:
#   run.sh embedded|real HOLDPOINTD [--write]
#   run.sh embedded|real HOLDPOINTD specs
# Exit code 77: there is no Go here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$here/../../apiserver/build.sh
sources=$here/../../bench/peer
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

judges=()
if [ "${3:-}" = specs ]; then
    for controller in machine machineset; do
        judge=$("$build" --specs "$sources" "github.com/openshift/machine-api-operator/pkg/controller/$controller") ||
            { [ $? -eq 77 ] && skip 'no Go'; exit 1; }
        judges+=("$judge")
    done
else
    judge=$("$build" "$sources") || { [ $? -eq 77 ] && skip 'no Go'; exit 1; }
fi
server=$2
if [ "$1" = real ]; then
    server=$("$build" "$here/../../apiserver/server") || { [ $? -eq 77 ] && skip 'no API server'; exit 1; }
fi
if [ "${3:-}" = specs ]; then
    published=$(cd "$sources" && PATH=$PATH:/usr/local/go/bin GOTOOLCHAIN=local go list -m -f '{{.Dir}}' github.com/openshift/api)
    exec python3 "$here/specs.py" "$1" --server "$server" --published "$published" "${judges[@]}"
fi
exec python3 "$here/judge.py" "$1" --server "$server" --judge "$judge" "${@:3}"
