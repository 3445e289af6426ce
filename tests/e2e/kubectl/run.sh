#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# usage: run.sh 120|current FOLDER SERVER   fetches kubectl into FOLDER if need be, then drives SERVER
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
"$here/../tools/fetch_kubectl.sh" "$2" >/dev/null
case $1 in
120) kubectl=$2/kubectl-1.20 ;;
*) kubectl=$2/kubectl-current ;;
esac
exec python3 "$here/kubectl_drives_the_api.py" "$kubectl" "$3"
