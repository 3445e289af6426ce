#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compares when windows open with what python-dateutil says: dateutil.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
venv=$("$here/../../../e2e/tools/python_venv.sh" "$here/requirements.txt")
exec "$venv/bin/python" "$here/compare.py" "$1"
