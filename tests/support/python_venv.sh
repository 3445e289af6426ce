#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints the folder of a virtual environment that has what REQUIREMENTS pins, and makes it first if need be:
#   python_venv.sh REQUIREMENTS
# It lives in the user's cache, outside of any build, and is made anew when the pins or the Python change. Needs a
# Python from 3.10 on with venv (Debian: python3-venv) and pip's index; without them: one line, exit code 77.
set -euo pipefail

requirements=${1:?'python_venv.sh REQUIREMENTS'}
[ -r "$requirements" ] || { echo "python_venv: cannot read $requirements" >&2; exit 2; }
cache=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint
unavailable() { echo "python_venv: $1" >&2; exit 77; }
command -v python3 > /dev/null || unavailable 'there is no python3'

digest=$( (cat "$requirements"; python3 -VV) | sha256sum | cut -c 1-16)
venv=$cache/venv-$digest
mkdir -p "$cache"
exec 9> "$venv.lock"
flock 9 # tests run at the same time, one of them makes it
if [ ! -e "$venv/complete" ]; then
    rm -rf "$venv"
    # A Python without venv may be first in the path; the system's own is the next to try.
    python3 -m venv "$venv" > /dev/null 2>&1 || { rm -rf "$venv"; /usr/bin/python3 -m venv "$venv" > /dev/null 2>&1; } \
        || unavailable 'this Python makes no virtual environments'
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements" > "$venv/pip.log" 2>&1 \
        || unavailable "pip install --requirement $requirements: $(tail -n 1 "$venv/pip.log")"
    touch "$venv/complete"
fi
echo "$venv"
