#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A MachineSet under kubectl scale: up, down by annotation, to zero and back, let go and adopted.
#
#   tests/e2e/line/scale.sh BIN_DIR KUBECTL
set -euo pipefail

bin=${1:?'scale.sh BIN_DIR KUBECTL'}
kubectl_program=${2:?'scale.sh BIN_DIR KUBECTL'}
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/support/daemon.sh
. "$here/../../support/daemon.sh"

counted() { k get machines -o name | wc -l; }
ready() { k get machineset workers -o 'jsonpath={.status.replicas}/{.status.readyReplicas}/{.status.availableReplicas}'; }
deleting() { k get machines -o 'jsonpath={range .items[?(@.metadata.deletionTimestamp)]}{.metadata.name}{"\n"}{end}'; }
leaving() { deleting | wc -l; }
owned() { k get machines -o 'jsonpath={.items[*].metadata.ownerReferences[*].name}'; }
# Takes the hook off every machine that is being deleted, as its owner would.
release() {
    local name
    for name in $(deleting); do
        k patch machine "$name" --type merge -p '{"spec":{"lifecycleHooks":{"preTerminate":null}}}' > /dev/null
    done
}

step 'Start the backend with nothing, then kubectl create a MachineSet of two'
start_daemon "$here/empty.yaml"
k create -f "$here/set.yaml"
until_is 2/2/2 ready
until_is 2 counted
k get machinesets
proved 'the set made two machines from its template, and their Nodes are ready'

step 'kubectl scale to three; annotate one; kubectl scale to two'
k scale machineset workers --replicas=3
until_is 3/3/3 ready
chosen=$(k get machines -o 'jsonpath={.items[1].metadata.name}')
k annotate machine "$chosen" machine.openshift.io/delete-machine=
k scale machineset workers --replicas=2
until_is "$chosen" deleting
until_is 2/2/2 ready
proved 'the annotated machine goes first, and does not count while its hook holds it'
release
until_is 2 counted

step 'kubectl delete a machine; its replacement does not wait for the hook'
victim=$(k get machines -o 'jsonpath={.items[0].metadata.name}')
k delete machine "$victim" --wait=false
until_is 3 counted
until_is 2/2/2 ready
until_is "$victim" deleting
proved 'a deleted machine is replaced at once: three machines for two replicas'
release
until_is 2 counted

step 'kubectl scale to zero and back'
k scale machineset workers --current-replicas=2 --replicas=0
until_is 2 leaving
release
until_is 0 counted
until_is '' k get nodes -o name
k scale machineset workers --replicas=2
until_is 2/2/2 ready
proved 'to zero and back, with the Nodes'

step 'kubectl delete the set and keep its machines; a new set adopts them'
before=$(k get machines -o name)
k delete machineset workers --cascade=orphan
until_is '' owned
k create -f "$here/set.yaml"
until_is 'workers workers' owned
until_is 2/2/2 ready
[ "$(k get machines -o name)" = "$before" ]
proved 'the machines stayed, and the new set took them over without making one'

step 'kubectl delete the set; its machines follow'
k delete machineset workers --cascade=foreground --wait=false
until_is 2 leaving
k get machineset workers -o name > /dev/null
release
until_is 0 counted
until_is '' k get machinesets -o name
proved 'a foreground deletion waits for the machines, and they for their hooks'

step 'SIGTERM'
stop_daemon
proved 'the backend is stopping with exit code 0'

printf '\n%d passed, 0 failed\n' "$passed"
