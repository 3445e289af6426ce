#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Puts sushy-tools' Redfish emulator into a virtual environment of its own:  setup_sushy.sh DEST
# Does nothing when DEST has it already. Needs a Python from 3.10 on with venv (Debian: python3-venv).
set -eu

dest=${1:?usage: setup_sushy.sh DEST}
version=2.2.0

has_it() {
    [ -x "$dest/bin/python3" ] && "$dest/bin/python3" -c "
import sys
from importlib.metadata import version
sys.exit(version('sushy-tools') != '$version')" 2>/dev/null
}

has_it && exit 0
rm -rf "$dest"
if ! python3 -m venv "$dest" 2>/dev/null; then
    rm -rf "$dest"
    /usr/bin/python3 -m venv "$dest"
fi
"$dest/bin/python3" -m pip install --quiet --disable-pip-version-check "sushy-tools==$version"
has_it
