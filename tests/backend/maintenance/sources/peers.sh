#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Our client of AWS against moto and against recorded answers: peers.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
venv=$("$here/../../../support/python_venv.sh" "$here/requirements.txt")
exec "$venv/bin/python" "$here/peers.py" "$1"
