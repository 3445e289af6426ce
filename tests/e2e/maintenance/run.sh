#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The story of a retirement with moto from PyPI: run.sh BIN_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tests=$here/../..
venv=$("$tests/support/python_venv.sh" "$tests/backend/maintenance/sources/requirements.txt")
exec "$venv/bin/python" "$here/retirement.py" "$1" "$here/site.yaml"
