#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What people read, and the name of the image, below a prefix that has all else: documents.sh PREFIX VERSION
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
prefix=$1 version=$2

into=$prefix/share/doc/holdpoint-common
mkdir -p "$into"
cp "$root/README.md" "$root/ARCHITECTURE.md" "$root/CHANGELOG.md" "$into/"
cp -R "$root/docs" "$into/"
# A link to a source file says its words alone: the source is not installed.
find "$into" -name '*.md' -exec sed -E -i \
    's#\[([^][]*)\]\((\.\./)*(app|backend|installer|model|resources|tests|ui)/[^)]*\)#\1#g' {} +

# The image of this version has its name, in letters that a tag may have.
manifest=$prefix/share/holdpoint/kubernetes/base/kustomization.yaml
sed -i "s/newTag: \"[^\"]*\"/newTag: \"$(printf %s "$version" | tr -c 'A-Za-z0-9_.-' -)\"/" "$manifest"

# holdpointctl knows the options of all, by the tables that read them.
ctl=$prefix/bin/holdpointctl
if [ -x "$ctl" ]; then
    mkdir -p "$prefix/share/man/man1" "$prefix/share/man/man8" "$prefix/share/bash-completion/completions" \
        "$prefix/share/zsh/vendor-completions" "$prefix/share/fish/vendor_completions.d"
    "$ctl" help --man > "$prefix/share/man/man1/holdpointctl.1"
    "$ctl" help holdpoint --man > "$prefix/share/man/man1/holdpoint.1"
    "$ctl" help holdpointd --man > "$prefix/share/man/man8/holdpointd.8"
    "$ctl" completion bash > "$prefix/share/bash-completion/completions/holdpointctl"
    "$ctl" completion zsh > "$prefix/share/zsh/vendor-completions/_holdpointctl"
    "$ctl" completion fish > "$prefix/share/fish/vendor_completions.d/holdpointctl.fish"
fi
