#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The real console over the demo lab: every page is loaded and filled without a complaint of QML.
# self_test.sh CONSOLE [OPTION…]
set -euo pipefail
console=$1
shift
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
said=$("$console" --lab demo --data-dir "$dir/data" --listen 127.0.0.1:0 --self-test "$@")
[ "$said" = 'self-test ok' ] || { echo "said: $said" >&2; exit 1; }
echo "$said"
