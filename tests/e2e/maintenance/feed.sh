#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The feed of a running daemon, read by icalendar from PyPI: feed.sh BIN_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tests=$here/../..
venv=$("$tests/support/python_venv.sh" "$tests/backend/maintenance/requirements.txt")
exec "$venv/bin/python" "$here/feed.py" "$1"
