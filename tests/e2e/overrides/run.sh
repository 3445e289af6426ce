#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Every override with the real programs: run.sh FOLDER_OF_PROGRAMS embedded|real
# Exit code 77: no API server can be built here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
if [ "$2" = embedded ]; then
    exec python3 "$here/overrides.py" "$1"
fi
server=$("$here/../../apiserver/build.sh" "$here/../../apiserver/server") || {
    echo 'SKIPPED, nothing was proved: no API server' >&2
    exit 77
}
exec python3 "$here/overrides.py" "$1" "$server"
