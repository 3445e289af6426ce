#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A script of this folder with the Python packages that it needs:  run.sh SCRIPT BIN_DIR
# What comes from a registry may be missing; then this says so and ends with 77.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
venv=$("$here/../../../support/python_venv.sh" "$here/requirements.txt")
schemas=
[ "$1" != validate.py ] || schemas=$("$here/redfish_schemas.sh")
exec "$venv/bin/python3" "$here/$1" "$2" $schemas
