#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs a command so that what Qt's tools write is the same each time: qmlcachegen goes by the seed of Qt's hashes and by
# where its memory lies, and what differs is compiled again, past the compiler's cache.  steady.sh COMMAND…
set -euo pipefail
export QT_HASH_SEED=0
# A container may forbid it; then only the cache misses more.
if setarch -R true 2> /dev/null; then
    exec setarch -R "$@"
fi
exec "$@"
