#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The hooks of the seeds with the real programs: seed_hooks.sh FOLDER_OF_HOLDPOINTD FOLDER_FOR_KUBECTL
# Exit code 77: something that comes from a registry cannot be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
examples=$(cd "$here/../../../docs/hook-controllers" && pwd)
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

"$here/../../support/fetch_kubectl.sh" "$2" > /dev/null || skip 'kubectl cannot be fetched'
venv=$("$here/../../support/python_venv.sh" "$examples/python/requirements.txt") || { [ $? -eq 77 ] && skip 'no kopf'; exit 1; }
export KOPF=$venv/bin/kopf
exec python3 "$here/seed_hooks.py" "$1" "$2/kubectl-current" "$examples/lab.yaml" "$examples/python/quorum_guard.py"
