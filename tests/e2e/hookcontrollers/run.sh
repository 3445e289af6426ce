#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Proves one of the examples of docs/hook-controllers, or plays a page as it stands, with the real programs:
#   run.sh shell|python|golang FOLDER_OF_HOLDPOINTD FOLDER_FOR_KUBECTL
#   run.sh page FOLDER_OF_HOLDPOINTD FOLDER_FOR_KUBECTL docs/PAGE.md
# Exit code 77: something that comes from a registry cannot be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
examples=$root/docs/hook-controllers
tools=$here/../../support
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

"$tools/fetch_kubectl.sh" "$3" > /dev/null || skip 'kubectl cannot be fetched'
# The examples call it by its name.
mkdir -p "$3/current"
ln -sfn ../kubectl-current "$3/current/kubectl"
kubectl=$3/current/kubectl

case $1 in
shell) program=$examples/shell/wait-for-batch.sh ;;
python)
    venv=$("$tools/python_venv.sh" "$examples/python/requirements.txt") || { [ $? -eq 77 ] && skip 'no kopf'; exit 1; }
    export KOPF=$venv/bin/kopf
    program=$examples/python/quorum_guard.py
    ;;
golang)
    # First the sources of all packages, so that a missing network is told from a mistake of ours.
    (cd "$examples/go" && GOTOOLCHAIN=local go list -deps . > /dev/null) || skip 'no Go that can build it, or not its modules'
    program=$("$here/../../apiserver/build.sh" "$examples/go")
    ;;
page) exec python3 "$here/../docs/played.py" "$4" "$root" "$2" "$kubectl" ;;
*) echo "run.sh: no example '$1'" >&2; exit 2 ;;
esac
exec python3 "$here/$1.py" "$2" "$kubectl" "$examples/lab.yaml" "$program"
