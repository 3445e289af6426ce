#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# single_instance.sh HOLDPOINT: a second start of the same console ends at once and says so, a console of
# another data directory runs beside it.
set -euo pipefail
console=$1
work=$(mktemp -d)
mkdir -m 700 "$work/run"
export XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config HOME=$work
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
running=()
trap 'kill "${running[@]}" 2> /dev/null || true; wait; rm -rf "$work"' EXIT

start() { # DATA-DIR: a console that stays; returns when it answers others
    local before after
    before=$(sockets)
    "$console" --data-dir "$1" --listen 127.0.0.1:0 > "$work/log" 2>&1 &
    running+=($!)
    for ((i = 0; i < 600; ++i)); do
        after=$(sockets)
        [ "$after" -gt "$before" ] && return
        kill -0 "${running[-1]}" || { cat "$work/log"; exit 1; }
        sleep 0.1
    done
    echo "no console came up"
    exit 1
}
sockets() { find "$XDG_RUNTIME_DIR" -name 'holdpoint-*' -type s | wc -l; }

start "$work/a"
said=$(timeout 20 "$console" --data-dir "$work/a" --listen 127.0.0.1:0)
[[ $said == *"runs already"* ]] || { echo "the second start said: $said"; exit 1; }
kill -0 "${running[0]}" || { echo "the first one is gone"; exit 1; }

start "$work/b"
kill -0 "${running[0]}" "${running[1]}" || { echo "two data directories do not run side by side"; exit 1; }
echo "one console for each data directory"
