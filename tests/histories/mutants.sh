#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Breaks one rule of host power at a time and demands that the histories tell which promise it broke:
# mutants.sh BUILD [HISTORIES [WORDS]]. BUILD has hp_histories built; nothing in the tree is touched. With WORDS only
# the mutants whose sentence has them.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(realpath "${1:?'mutants.sh BUILD [HISTORIES]'}")
histories=${2:-5000}
words=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rows=model/rules/power
link=$(ninja -C "$build" -t commands bin/hp_histories | tail -n 1)
failed=0

# mutant PROMISE FILE SENTENCE PERL: the expression has to change the file.
mutant() {
    local promise=$1 file=$2 sentence=$3 expression=$4
    [[ $sentence == *"$words"* ]] || return 0
    perl -0pe "$expression" "$rows/$file" > "$work/$file"
    if cmp -s "$rows/$file" "$work/$file"; then
        echo "$promise: nothing to break in $file for \"$sentence\""
        failed=1
        return
    fi
    local batch compile object
    # Sixteen files are compiled as one: the batch, with the mutant in the place of its file.
    batch=$(grep -lF "/$rows/$file\"" "$build"/model/CMakeFiles/hp_rules.dir/Unity/unity_*_cxx.cxx | head -n 1)
    sed "s|\"[^\"]*/$rows/$file\"|\"$work/$file\"|" "$batch" > "$work/batch.cxx"
    compile=$(ninja -C "$build" -t commands model/libhp_rules.a | grep -F " -c $batch" | tail -n 1)
    object=$work/mutant.o
    # The first definition wins: with the mutant in front the archive's own is left out.
    (cd "$build" && eval "$(sed -e 's/^[^ ]*ccache //' -e "s| -MD.* -o [^ ]*| -o $object|" \
        -e "s| -c [^ ]*| -c $work/batch.cxx|" <<< "$compile")")
    (cd "$build" && eval "$(sed -e 's|^: && ||' -e 's| && :$||' -e "s| -o bin/hp_histories | $object -o $work/mutant |" <<< "$link")")
    local said
    if said=$("$work/mutant" "$histories" 2>&1); then
        echo "$promise: NOT SEEN in $histories histories: $sentence"
        failed=1
    elif grep -q " breaks $promise:" <<< "$said"; then
        echo "$promise: seen: $sentence ($(grep -o 'in [0-9]* steps' <<< "$said"))"
    else
        echo "$promise: taken for another fault: $sentence: $(grep -m 1 ' breaks ' <<< "$said")"
        failed=1
    fi
}

now='std::chrono::duration_cast<std::chrono::seconds>(f.now.time_since_epoch()).count() % 120 < 60'
mutant I9 HostPowerOffRows.cpp "a host that runs as it shall is told to go on, now and then" \
    's/return f\.poweredOn; \},\n         steady\}/return f.poweredOn; },\n         [](const Facts &f, const char *row) {\n             if (f.stored.powerAction || !('"$now"')) return steady(f, row);\n             Decision decision = f.post(row, quoted("mutant"), ResetType::On);\n             decision.insist = true;\n             return decision;\n         }}/'
mutant I9 HostPowerOnRows.cpp "a host that is held off is forced off again, now and then" \
    's/return held\(f, row, say::hostIsHeldOff\(\)\);/if (f.stored.powerAction || !('"$now"')) return held(f, row, {});\n             Decision decision = f.post(row, quoted("mutant"), ResetType::ForceOff);\n             decision.insist = true;\n             return decision;/'
mutant I10 HostPowerOnRows.cpp "after an On that failed nothing is tried again" \
    's/(return )!f\.mayRetry\(\)(; \},\n         \[\]\(const Facts &f, const char \*row\) \{\n             return f\.recheck\(row,\n                              say::poweringOnFailed\(\),\n\s*)Facts::notPast\(f\.settings\.pollSteady, f\.retryLeft\(\)\)/$1f.stored.powerRetry.has_value()$2f.settings.pollSteady/'
# Row A8b is not among them: a BMC of the histories says On while its system shuts down, and then a shutdown that hangs
# leaves the host as it shall be. The case files have BMCs that say PoweringOff.
mutant I10 HostPowerOnRows.cpp "an On that is late is waited for without end" \
    's/f\.inFlight\(ResetType::On\) && f\.actionLeft\(\) > Duration\(0\)/f.inFlight(ResetType::On)/; s/(say::hostIsStarting\(\),\n\s*)Facts::notPast\(f\.settings\.pollChanging, f\.actionLeft\(\)\)/$1f.settings.pollChanging/'
exit "$failed"
