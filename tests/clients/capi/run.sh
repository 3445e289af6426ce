#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Plays the lives of Machines with Cluster API's own controllers, and compares what they do or what Holdpoint says of it:
#   run.sh embedded|real HOLDPOINTD FOLDER_FOR_KUBECTL
#   run.sh embedded|real HOLDPOINTD observed HOLDPOINTCTL [--write]
# Exit code 77: no Go or no kubectl can be had here, and nothing was proved.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$here/../../apiserver/build.sh
sources=$here/../go_client/program
export PYTHONDONTWRITEBYTECODE=1

skip() {
    echo "SKIPPED, nothing was proved: $1" >&2
    exit 77
}

[ "$3" = observed ] || "$here/../../support/fetch_kubectl.sh" "$3" > /dev/null || skip 'kubectl cannot be fetched'
judge=$("$build" "$sources" ./capi) || { [ $? -eq 77 ] && skip 'no Go'; exit 1; }
# Cluster API publishes its definitions beside its sources, in the module that the judge is made of: its own, and those
# of its bootstrap and control plane by kubeadm.
module=$(cd "$sources" && PATH=$PATH:/usr/local/go/bin GOTOOLCHAIN=local go list -m -f '{{.Dir}}' sigs.k8s.io/cluster-api)
definitions=()
for part in core bootstrap/kubeadm controlplane/kubeadm; do
    definitions+=("$module/$part/config/crd/bases")
done
server=$2
if [ "$1" = real ]; then
    server=$("$build" "$here/../../apiserver/server") || { [ $? -eq 77 ] && skip 'no API server'; exit 1; }
fi
if [ "$3" = observed ]; then
    exec python3 "$here/observe.py" "$1" --server "$server" --judge "$judge" --definitions "${definitions[@]}" \
        --holdpointd "$2" --holdpointctl "$4" "${@:5}"
fi
exec python3 "$here/judge.py" "$1" --server "$server" --judge "$judge" --definitions "${definitions[@]}" \
    --kubectl "$3"
