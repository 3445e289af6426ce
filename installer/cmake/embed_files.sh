#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes C++ of the files of a folder, each as it is and compressed: app/shared/PageFiles.h declares what is in it. The
# same files give the same bytes.
#
#   installer/cmake/embed_files.sh FOLDER FILE.cpp
set -euo pipefail
export LC_ALL=C

folder=${1:?'embed_files.sh FOLDER FILE.cpp'}
out=${2:?'embed_files.sh FOLDER FILE.cpp'}
[ -f "$folder/index.html" ] || { echo "embed_files.sh: there is no index.html in $folder" >&2; exit 1; }

# Every byte is escaped, so that no two of them are read as one. A literal is compiled far faster than a list of numbers.
literal() { od -An -v -tx1 -w48 | sed -E 's/ ([0-9a-f]{2})/\\x\1/g; s/.*/    "&"/'; }

made=$(mktemp "$out.XXXXXX")
trap 'rm -f "$made"' EXIT
{
    cat <<'TEXT'
// Made by installer/cmake/embed_files.sh.
#include "app/shared/PageFiles.h"

#include <array>

#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace hp::app {
namespace {

template<std::size_t Size>
constexpr std::string_view bytesOf(const char (&text)[Size])
{
    return {text, Size - 1};
}

TEXT
    rows=()
    for file in "$folder"/*; do
        name=${file##*/}
        [[ -f $file && $name =~ ^[A-Za-z0-9._-]+$ ]] || { echo "embed_files.sh: $name is no plain file with a plain name" >&2; exit 1; }
        number=${#rows[@]}
        printf 'constexpr char plain%d[] =\n' "$number"
        [ -s "$file" ] && literal < "$file" || echo '    ""'
        printf '    ;\nconstexpr char packed%d[] =\n' "$number"
        gzip -n -9 < "$file" | literal
        printf '    ;\n'
        digest=$(sha256sum < "$file")
        rows+=("    {\"$name\", bytesOf(plain$number), bytesOf(packed$number), \"${digest:0:32}\"},")
    done
    printf '\nconstexpr std::array<http::StaticFile, %d> files{{\n' "${#rows[@]}"
    printf '%s\n' "${rows[@]}"
    cat <<'TEXT'
}};

} // namespace

std::span<const http::StaticFile> pageFiles()
{
    return files;
}

} // namespace hp::app
TEXT
} > "$made"
mv "$made" "$out"
