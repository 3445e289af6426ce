#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Our notifications against Debian's Alertmanager and aiosmtpd from PyPI, each away for an hour: peers.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
venv=$("$here/../../support/python_venv.sh" "$here/requirements.txt")
alertmanager=$(command -v prometheus-alertmanager) || { echo 'there is no prometheus-alertmanager' >&2; exit 77; }
exec "$venv/bin/python" "$here/peers.py" "$1" "$alertmanager"
