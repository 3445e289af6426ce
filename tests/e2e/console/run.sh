#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The real console in a real window, used from outside: run.sh FOLDER_OF_PROGRAMS STORY.py [demo|real]
# An X server (HOLDPOINT_SCREEN is its size) and a session bus of its own. Exit code 77: something cannot be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
unavailable() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}
# Debian's bindings belong to Debian's Python, which need not be the first in the path.
python=/usr/bin/python3
"$python" -c 'import pyatspi' 2> /dev/null || unavailable 'no python3-pyatspi'
for program in Xvfb dbus-run-session xdotool; do
    command -v "$program" > /dev/null || unavailable "no $program"
done
server=()
if [ "${3:-demo}" = real ]; then
    server=("$("$here/../../apiserver/build.sh" "$here/../../apiserver/server")") || unavailable 'no API server'
fi
# Neither a desktop that is there nor its settings take part.
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS QT_QPA_PLATFORM QT_QUICK_BACKEND QT_SCALE_FACTOR
export TZ=UTC LC_ALL=C.UTF-8 NO_AT_BRIDGE=0
exec "$here/../../support/on_screen.sh" "${HOLDPOINT_SCREEN:-1440x900}" dbus-run-session -- "$python" "$here/$2" "$1" "${server[@]}"
