#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs a command on an X server of its own: on_screen.sh 1440x900 COMMAND…
# The server chooses its display number itself. Two that look for a free number and take it afterwards, as xvfb-run
# does, may take the same. And it stays as it is when its last client leaves: who comes while it starts anew is refused.
set -euo pipefail
size=$1
shift
said=$(mktemp)
coproc server { exec Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp -noreset 3>&1 > "$said" 2>&1; }
# Bash forgets the coprocess when it ends.
pid=$server_PID
trap 'kill "$pid" 2> /dev/null || :; rm -f "$said"' EXIT
if ! read -r -t 300 number <&"${server[0]}"; then
    echo "on_screen.sh: no X server: $(tail -n 3 "$said" | tr '\n' ' ')" >&2
    exit 1
fi
DISPLAY=:$number "$@"
