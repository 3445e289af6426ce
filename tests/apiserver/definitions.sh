#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Prints a folder with the CustomResourceDefinitions of other projects, as they publish them in their Go
# modules: OpenShift's Machine API and cluster operators, Metal3's hosts. Fetched once, kept beside the
# built programs under the hash of the versions.
# A module that the proxy does not give is named on standard error, and its definitions are missing from
# the folder; the file `missing` in it lists them. Exit code 77 when there is not one.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint
hash=$(cat "$here/go.mod" "$here/definitions.sh" | sha256sum | cut -c 1-16)
folder=$cache/published-crds-$hash
mkdir -p "$cache"

PATH=$PATH:/usr/local/go/bin
export GOTOOLCHAIN=local GOFLAGS=-mod=mod
if ! command -v go > /dev/null; then
    echo 'NO GO: the published definitions cannot be fetched, and what needs them is skipped.' >&2
    exit 77
fi

# Files of a module below a folder of it: take MODULE PATTERN...
take() {
    local module=$1 version answer dir
    shift
    version=$(awk -v module="$module" '$1 == module {print $2}' "$here/go.mod")
    # Outside any module, so that nothing of the tree is written; the checksum database still verifies.
    if ! answer=$(cd "$folder.new" && go mod download -json "$module@$version" 2> /dev/null); then
        echo "NOT TO BE HAD: $module $version is not given by the module proxy; its definitions are left out." >&2
        echo "$module $version" >> "$folder.new/missing"
        return
    fi
    dir=$(sed -n 's/^\t"Dir": "\(.*\)",*$/\1/p' <<< "$answer")
    local pattern
    for pattern in "$@"; do
        # shellcheck disable=SC2086 # the pattern is meant to be expanded
        install -m 0644 "$dir"/$pattern "$folder.new/"
    done
}

exec 9> "$cache/published-crds.lock"
flock 9
if [ ! -d "$folder" ]; then
    rm -rf "$folder.new"
    mkdir "$folder.new"
    # One of each: a cluster has the definitions of its feature set, and these are those of the default one.
    take github.com/openshift/api \
        'machine/v1beta1/zz_generated.crd-manifests/*_machines-Default.crd.yaml' \
        'machine/v1beta1/zz_generated.crd-manifests/*_machinesets-Default.crd.yaml' \
        'machine/v1beta1/zz_generated.crd-manifests/*_machinehealthchecks.crd.yaml' \
        'machine/v1/zz_generated.crd-manifests/*_controlplanemachinesets-Default.crd.yaml' \
        'config/v1/zz_generated.crd-manifests/*_clusteroperators.crd.yaml' \
        'config/v1/zz_generated.crd-manifests/*_clusterversions-Default.crd.yaml'
    take github.com/metal3-io/baremetal-operator 'config/base/crds/bases/metal3.io_*.yaml'
    ls "$folder.new"/*.yaml > /dev/null 2>&1 || { rm -rf "$folder.new"; exit 77; }
    # What could not be had today may be had tomorrow.
    if [ -e "$folder.new/missing" ]; then
        # Under the hash of what there is, and never taken away: another test may be reading it.
        new=$folder.new
        folder=$folder.partly-$(cat "$new"/* | sha256sum | cut -c 1-16)
        if [ -d "$folder" ]; then rm -rf "$new"; else mv "$new" "$folder"; fi
    else
        mv "$folder.new" "$folder"
    fi
fi
echo "$folder"
