#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compares with libraries of Python: python.sh compare.py|readers.py PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
venv=$("$here/../../support/python_venv.sh" "$here/requirements.txt")
exec "$venv/bin/python" "$here/$1" "$2"
