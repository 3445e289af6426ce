#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# promtool on the shipped rules: promtool.sh ARGUMENT…. Without promtool (Debian: prometheus) it is skipped, in words.
set -euo pipefail
command -v promtool > /dev/null || { echo 'promtool is not installed: apt-get install prometheus' >&2; exit 77; }
exec promtool "$@"
