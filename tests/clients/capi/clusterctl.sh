#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Looks at the clusters of a lab with upstream's clusterctl and kubectl: clusterctl.sh HOLDPOINTD FOLDER_FOR_KUBECTL [LAB]
# Exit code 77: no Go or no kubectl can be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../go_client/program
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

"$here/../../support/fetch_kubectl.sh" "$2" > /dev/null || skip 'kubectl cannot be fetched'
clusterctl=$("$here/../../apiserver/build.sh" "$sources" sigs.k8s.io/cluster-api/cmd/clusterctl) || {
    [ $? -eq 77 ] && skip 'no Go'
    exit 1
}
# Cluster API publishes its definitions beside its sources, in the module that clusterctl is made of.
module=$(cd "$sources" && PATH=$PATH:/usr/local/go/bin GOTOOLCHAIN=local go list -m -f '{{.Dir}}' sigs.k8s.io/cluster-api)
exec python3 "$here/describe.py" --holdpointd "$1" --lab "${3:-capi}" --clusterctl "$clusterctl" --kubectl "$2" --module "$module"
