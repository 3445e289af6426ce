#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# single_instance.sh HOLDPOINT BUNDLE: a second start of the same console ends at once and says so, a console of
# another data directory and one of a bundle run beside it.
set -euo pipefail
console=$1
bundle=$2
work=$(mktemp -d)
mkdir -m 700 "$work/run"
export XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config HOME=$work
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
running=()
trap 'kill "${running[@]}" 2> /dev/null || true; wait; rm -rf "$work"' EXIT

start() { # OPTION…: a console that stays; returns when it answers others
    local before after
    before=$(sockets)
    "$console" "$@" --listen 127.0.0.1:0 > "$work/log" 2>&1 &
    running+=($!)
    for ((i = 0; i < 3000; ++i)); do
        after=$(sockets)
        [ "$after" -gt "$before" ] && return
        kill -0 "${running[-1]}" || { cat "$work/log"; exit 1; }
        sleep 0.1
    done
    echo "no console came up"
    exit 1
}
sockets() { find "$XDG_RUNTIME_DIR" -name 'holdpoint-*' -type s | wc -l; }

again() { # SENTENCE OPTION…: a start that ends by itself and says this
    local wanted=$1 said
    shift
    said=$(timeout 300 "$console" "$@")
    [ "$said" = "holdpoint: this console runs already; $wanted" ] || { echo "said: $said"; exit 1; }
    kill -0 "${running[@]}" || { echo "one that ran is gone"; exit 1; }
}

start --data-dir "$work/a"
again 'it was brought to the front' --data-dir "$work/a"
again 'it was asked to show alarms; it continues with its own --listen, --theme' \
    --data-dir "$work/a/" --listen 127.0.0.1:0 --theme dark --open alarms
start --data-dir "$work/b"
start "$bundle"
again 'it was asked to show holds' "--bundle=$bundle" --open holds
[ ${#running[@]} = 3 ] && kill -0 "${running[@]}" || { echo "they do not run side by side"; exit 1; }
echo "one console for each data directory and each bundle"
