#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The feed of a running daemon, read by icalendar from PyPI: feed.sh BIN_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tests=$here/../..
venv=$("$tests/e2e/tools/python_venv.sh" "$tests/backend/maintenance/calendar/requirements.txt")
exec "$venv/bin/python" "$here/feed.py" "$1"
