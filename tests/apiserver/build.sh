#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a Go program of the tests once and prints where it is: build.sh [--optimized|--specs] FOLDER [PACKAGE]
# PACKAGE is a program of somebody else that go.mod there names as a tool, or ./NAME: one below FOLDER.
# --specs: the program that runs the tests of PACKAGE, which the programs of FOLDER import.
# --optimized: as it is shipped, which benches want. Tests take one without inlined functions: a
# kube-apiserver is then compiled in two thirds of the time, and no test asks how fast it is.
# The program is kept outside the tree, in ${XDG_CACHE_HOME:-~/.cache}/holdpoint, under the hash of its
# sources. Exit code 77 where there is no Go that can build it: the caller then skips, loudly.
set -euo pipefail

compiler=all=-l
action=(build) tests=
[ "${1:-}" != --optimized ] || { compiler='' && shift; }
[ "${1:-}" != --specs ] || { action=(test -c -vet off) && tests=-test && shift; }
sources=$(cd "${1:?usage: build.sh [--optimized|--specs] FOLDER [PACKAGE]}" && pwd)
package=${2:-.}
name=$(awk '$1 == "module" {sub(".*/", "", $2); print $2}' "$sources/go.mod")
[ "$package" = . ] || name=${package##*/}$tests
wanted=$(awk '$1 == "go" {print $2}' "$sources/go.mod")

skip() {
    echo "NO GO: $1. The $name of the tests is not built, and what needs it is skipped." >&2
    exit 77
}

PATH=$PATH:/usr/local/go/bin # where Go's own archive unpacks to
command -v go > /dev/null || skip "there is no go command (1.24 or newer; Debian 12 has 1.19)"
# Never another toolchain from the net: a machine has a Go that is new enough, or this is skipped.
export GOTOOLCHAIN=local CGO_ENABLED=0
have=$(go env GOVERSION | sed 's/^go//')
[ "$(printf '%s\n' "$wanted" "$have" | sort -V | head -n 1)" = "$wanted" ] || skip "go is $have, $wanted is wanted"

# What is built into Kubernetes' own programs by its build scripts; kubectl reads it in /version.
kubernetes=$(awk '$1 == "k8s.io/kubernetes" {print $2}' "$sources/go.mod")
flags="-s -w"
if [ -n "$kubernetes" ]; then
    version=k8s.io/component-base/version
    flags+=" -X $version.gitVersion=$kubernetes -X $version.gitMajor=1 -X $version.gitMinor=$(cut -d . -f 2 <<< "$kubernetes")"
fi

cache=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint
below=
[ "${package#./}" = "$package" ] || below="$package/*.go"
# shellcheck disable=SC2086 # the pattern is meant to be expanded
hash=$( (echo "$have $flags $compiler"; cd "$sources" && shopt -s nullglob && sha256sum ./*.go go.mod go.sum $below) | sha256sum | cut -c 1-16)
program=$cache/$name-$hash
mkdir -p "$cache"

# One builds, the others wait for it: the build wants all memory and all cores there are.
exec 9> "$cache/$name.lock"
flock 9
if [ ! -x "$program" ]; then
    # First the sources of all packages, so that a missing network is told from a mistake of ours.
    (cd "$sources" && go list ${tests:+-test} -deps "$package" > /dev/null) || skip "the modules of $name cannot be fetched"
    echo "Building the $name of the tests once; a cold build takes minutes." >&2
    (cd "$sources" && nice -n 10 go "${action[@]}" -trimpath -buildvcs=false -p 2 -gcflags "$compiler" -ldflags "$flags" -o "$program.new" "$package") >&2
    find "$cache" -maxdepth 1 -type f -name "$name-*" -mtime +30 -delete
    mv "$program.new" "$program"
fi
echo "$program"
