#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Files that are built into a program come out of it as they were, compressed too; the same files make the same C++.
#
#   tests/e2e/web/embedded.sh CXX
set -uo pipefail

cxx=${1:?'embedded.sh CXX'}
root=$(cd "$(dirname "$0")/../../.." && pwd)
embed=$root/installer/cmake/embed_files.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0
failed=0
verdict() { # verdict NAME COMMAND…
    if "${@:2}" > "$dir/said" 2>&1; then
        passed=$((passed + 1))
        echo "ok   $1"
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        head -20 "$dir/said" | sed 's/^/     /'
    fi
}

mkdir "$dir/page"
printf '<!doctype html>\n<title>"quoted" \\x41 ??/</title>\n' > "$dir/page/index.html"
for ((i = 0; i < 256; i++)); do printf "\\x$(printf %02x "$i")abc09"; done > "$dir/page/bytes.png" # also before hex digits
: > "$dir/page/empty.txt"
yes 'a line that is there often' | head -c 300000 > "$dir/page/page.js"

verdict 'files are made C++ of' "$embed" "$dir/page" "$dir/one.cpp"
cp -r "$dir/page" "$dir/elsewhere"
touch -d 2001-01-01 "$dir/elsewhere"/*
verdict 'again, elsewhere and in another language' env LC_ALL=C.UTF-8 TZ=Asia/Tokyo "$embed" "$dir/elsewhere" "$dir/two.cpp"
verdict 'the same files make the same C++' cmp "$dir/one.cpp" "$dir/two.cpp"

cat > "$dir/main.cpp" << 'TEXT'
#include "app/shared/PageFiles.h"

#include <fstream>

int main(int, char **arguments)
{
    for (const auto &file : hp::app::pageFiles()) {
        const std::string at = std::string(arguments[1]) + '/' + std::string(file.name);
        std::ofstream(at) << file.plain;
        std::ofstream(at + ".gz") << file.gzip;
    }
}
TEXT
mkdir "$dir/out"
verdict 'it compiles' "$cxx" -std=c++20 -Wall -Wextra -Wpedantic -Werror -I "$root" "$dir/main.cpp" "$dir/one.cpp" -o "$dir/main"
verdict 'it gives its files' "$dir/main" "$dir/out"
for file in "$dir"/page/*; do
    name=${file##*/}
    verdict "$name comes out as it was" cmp "$file" "$dir/out/$name"
    verdict "$name comes out compressed" cmp "$file" <(gzip -dc "$dir/out/$name.gz")
done

refused() { # refused SENTENCE: nothing is left of it
    local said
    said=$("$embed" "$dir/page" "$dir/three.cpp" 2>&1) && return 1
    [[ $said == *"$1"* ]] && [ -z "$(find "$dir" -name 'three.cpp*')" ] || { echo "$said"; return 1; }
}
touch "$dir/page/a name"
verdict 'a name that has to be escaped is refused' refused 'a name is no plain file with a plain name'
rm "$dir/page/a name" "$dir/page/index.html"
verdict 'a folder without a document is refused' refused 'there is no index.html in'

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
