#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The replacement of a master with the real programs: run.sh FOLDER_OF_HOLDPOINTD FOLDER_FOR_KUBECTL
# Exit code 77: kubectl cannot be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
"$here/../../support/fetch_kubectl.sh" "$2" > /dev/null || {
    echo 'SKIPPED, nothing was proved: kubectl cannot be fetched' >&2
    exit 77
}
exec python3 "$here/replace_a_master.py" "$1" "$2/kubectl-current"
