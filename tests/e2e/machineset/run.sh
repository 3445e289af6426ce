#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The sets with the kubectl of the end-to-end tests: run.sh BIN_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
programs=$(dirname "$1")/kubectl
"$here/../../support/fetch_kubectl.sh" "$programs" > /dev/null
exec "$here/scale.sh" "$1" "$programs/kubectl-current"
