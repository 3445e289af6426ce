#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Lets one real client run its rows of the table:  run.sh CLIENT HOLDPOINTD FOLDER_FOR_KUBECTL RESULTS
# Exit code 77: the client cannot be had here, and nothing was proved. Without Go there is no real
# kube-apiserver to compare with; the client then runs against holdpointd alone, and says so.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tools=$here/../support
build=$here/../apiserver/build.sh
export PYTHONDONTWRITEBYTECODE=1

rm -f "$4/$1.json"
skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

python=python3
case $1 in
kubectl*) "$tools/fetch_kubectl.sh" "$3" > /dev/null || skip 'kubectl cannot be fetched' ;;
python | kopf)
    # The examples for authors of hooks pin the same two packages.
    pins=$here/../../docs/hook-controllers/python/requirements.txt
    venv=$("$tools/python_venv.sh" "$pins") || { [ $? -eq 77 ] && skip "no $1 from PyPI"; exit 1; }
    python=$venv/bin/python3
    ;;
go) "$build" "$here/go_client/program" > /dev/null || { [ $? -eq 77 ] && skip 'no Go'; exit 1; } ;;
esac

real=$("$build" "$here/../apiserver/server") || { [ $? -eq 77 ] || exit 1; real=none; }
exec "$python" "$here/run.py" client "$1" --holdpointd "$2" --real "$real" --programs "$3" --results "$4"
