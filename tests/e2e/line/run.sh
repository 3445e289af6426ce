#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# One of the scripts beside this, with the kubectl of the end-to-end tests: run.sh SCRIPT BIN_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
programs=$(dirname "$2")/kubectl
"$here/../../support/fetch_kubectl.sh" "$programs" > /dev/null
exec "$here/$1" "$2" "$programs/kubectl-current"
