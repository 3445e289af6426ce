#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Plays the lives of Machines with machine-api-operator's controllers, and compares:  run.sh embedded|real HOLDPOINTD [--write]
# Exit code 77: there is no Go here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$here/../../apiserver/build.sh
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

judge=$("$build" "$here/../../bench/peer") || { [ $? -eq 77 ] && skip 'no Go'; exit 1; }
server=$2
if [ "$1" = real ]; then
    server=$("$build" "$here/../../apiserver/server") || { [ $? -eq 77 ] && skip 'no API server'; exit 1; }
fi
exec python3 "$here/judge.py" "$1" --server "$server" --judge "$judge" "${@:3}"
