#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# run.sh BIN [SECONDS] [NAME…]: each target, or the named ones, for that long, two at a time. What a
# target learns stays in BIN/../fuzz/NAME and is where the next run starts. An input that breaks a
# property is printed and kept there; with a fix it belongs into corpus/NAME.
set -uo pipefail
bin=$(cd "$1" && pwd)
seconds=${2:-60}
shift $(($# > 2 ? 2 : $#))
cd "$(dirname "$0")"
names=("$@")
[ ${#names[@]} -gt 0 ] || names=(corpus/*)

export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
one() { # one BIN SECONDS NAME
    local name work log
    name=$(basename "$3") work=$1/../fuzz/$(basename "$3")
    log=$work/log
    mkdir -p "$work/corpus"
    # Memory and the time for one input have limits: a body that costs too much is a fault as well.
    if "$1/fuzz_$name" -max_total_time="$2" -timeout=10 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1 \
        -artifact_prefix="$work/" "$work/corpus" "corpus/$name" > "$log" 2>&1; then
        awk -v name="$name" '/number_of_executed_units/ {runs = $2} / cov: / {for (i = 1; i < NF; i++) if ($i == "cov:") cov = $(i + 1)}
            END {printf "fuzz %s: %d inputs, %d edges, no fault\n", name, runs, cov}' "$log"
    else
        echo "fuzz $name: a fault" >&2
        tail -n 60 "$log" >&2
        return 1
    fi
}
export -f one
printf '%s\0' "${names[@]}" | xargs -0 -P 2 -I{} bash -c 'one "$@"' _ "$bin" "$seconds" {}
