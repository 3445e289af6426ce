#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Fails on an #include that layers.txt does not allow.
set -euo pipefail
cd "$(dirname "$0")/../.."

git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs grep -nH '^#include "' /dev/null | awk '
    FILENAME == "layers.txt" {
        if ($0 ~ /^#/ || $0 !~ /:/) next
        name = $0; sub(/:.*/, "", name)
        list = $0; sub(/^[^:]*:/, "", list)
        allowed[name] = " " list " "
        next
    }
    function layer_of(path,   best, name) {
        best = ""
        for (name in allowed)
            if (index(path, name "/") == 1 && length(name) > length(best)) best = name
        return best
    }
    {
        split($0, part, ":")
        file = part[1]
        target = $0; sub(/^[^"]*"/, "", target); sub(/".*/, "", target)
        from = layer_of(file); to = layer_of(target)
        if (target !~ /\// ) next # generated files beside the source
        if (from == "") { print file ": its folder is not in layers.txt"; bad = 1; next }
        if (allowed[from] ~ /\*/ || from == to) next
        if (to == "" || index(allowed[from], " " to " ") == 0) {
            print file ":" part[2] ": " from " may not include " target; bad = 1
        }
    }
    END { exit bad }
' layers.txt -

echo 'layers: clean'
