#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What this tree is: version.sh [--date]. Prints a version in Debian's words, or the seconds of its last change.
#   0.1.0                        at the tag v0.1.0, and where there is no git (then that of CMakeLists.txt)
#   0.1.0+git20261128001511.6438ad7   after it
#   0.1.0~git20261128001511.6438ad7   where no tag is near: before 0.1.0 of CMakeLists.txt
# The seconds are those of the commit, so that a later commit of the same day is an upgrade.
set -eu
cd "$(dirname "$0")/.."
stated=$(sed -n 's/^project(Holdpoint VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# A folder inside somebody else's repository is not that repository.
if ! top=$(git rev-parse --show-toplevel 2> /dev/null) || [ "$top" != "$(pwd -P)" ]; then
    case ${1:-} in
    --date) stat -c %Y CMakeLists.txt ;;
    *) echo "$stated" ;;
    esac
    exit
fi
if [ "${1:-}" = --date ]; then
    git log -1 --format=%ct
    exit
fi
commit=git$(TZ=UTC git log -1 --date=format-local:%Y%m%d%H%M%S --format=%cd).$(git rev-parse --short=8 HEAD)
if [ -n "$(git status --porcelain --untracked-files=no)" ]; then commit=$commit.changed; fi
tag=$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2> /dev/null || :)
case $tag:$(git rev-list --count "${tag:-HEAD}..HEAD"):$commit in
:*) echo "$stated~$commit" ;;
*:0:*.changed) echo "${tag#v}+$commit" ;;
*:0:*) echo "${tag#v}" ;;
*) echo "${tag#v}+$commit" ;;
esac
