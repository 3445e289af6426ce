#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# One machine, from kubectl to gone, and one server, off and on again through Redfish: the main job, with
# nothing but the real programs. Follow it by eye or let it run; docs/the-line.md tells the same story.
#
#   tests/e2e/line/the_line.sh BIN_DIR KUBECTL
set -euo pipefail

bin=${1:?'the_line.sh BIN_DIR KUBECTL'}
kubectl_program=${2:?'the_line.sh BIN_DIR KUBECTL'}
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/support/daemon.sh
. "$here/../../support/daemon.sh"

step 'Start the backend with one host and no machine'
start_daemon "$here/line.yaml"

step 'kubectl create a Machine; it becomes Running with a Node of its own'
k create -f "$here/machine.yaml"
until_is Running k get machine line-1 -o 'jsonpath={.status.phase}'
until_is True k get node line-1 -o 'jsonpath={.status.conditions[?(@.type=="Ready")].status}'
k get machine line-1 -o wide
proved 'a Machine that kubectl created is Running and its Node is Ready'

step 'kubectl delete it; its preTerminate hook holds it'
k delete machine line-1 --wait=false
until_is True k get machine line-1 -o 'jsonpath={.status.conditions[?(@.type=="Drained")].status}'
until_is False k get machine line-1 -o 'jsonpath={.status.conditions[?(@.type=="Terminable")].status}'
[ "$(k get machine line-1 -o 'jsonpath={.status.phase}')" = Deleting ]
[ -n "$(k get instances.lab.holdpoint.dev --no-headers)" ]
"$bin/holdpointctl" why line-1 | tee "$dir/why"
grep -q '^Waiting at preTerminate for KeepForReview (owner the-person-at-the-keyboard)' "$dir/why"
proved 'the deletion is held by the hook, the instance is kept, and holdpointctl says why'

step 'A hook cannot be added to a machine that is being deleted'
if k patch machine line-1 --type merge -p '{"spec":{"lifecycleHooks":{"preDrain":[{"name":"TooLate","owner":"someone"}]}}}' 2> "$dir/refused"; then
    echo 'the API took a hook on a deleting machine' >&2
    exit 1
fi
grep -q 'immutable when machine is marked for deletion' "$dir/refused"
proved 'the API refuses new hooks on a deleting machine, in upstream words'

step 'Remove the hook with kubectl patch; the machine goes'
k patch machine line-1 --type json -p '[
  {"op": "test", "path": "/spec/lifecycleHooks/preTerminate/0/name", "value": "KeepForReview"},
  {"op": "remove", "path": "/spec/lifecycleHooks/preTerminate/0"}]'
until_is '' k get machines -o name
until_is '' k get nodes -o name
proved 'with the hook gone the instance, the Node and the Machine go, in this order'
"$bin/holdpointctl" timeline openshift-machine-api/line-1 -o md > "$dir/timeline.md"
grep -q 'KeepForReview' "$dir/timeline.md"
grep -q 'Deleting' "$dir/timeline.md"
# Whole: whoever still writes when grep -q has read enough fails.
[[ $("$bin/holdpointctl" timeline openshift-machine-api/line-1 -o json) == *'"lane"'* ]]
proved 'its timeline outlives it, as Markdown and as JSON'

step 'kubectl annotate the host; Redfish switches it off and on again'
until_is true k get bmh host-1 -o 'jsonpath={.status.poweredOn}'
k get bmh host-1 --watch -o 'jsonpath={.status.poweredOn}{"\n"}' > "$dir/power" 2> /dev/null &
watcher=$!
until_is true head -1 "$dir/power"
k annotate bmh host-1 reboot.metal3.io=
# Off lasts a few seconds: the watch cannot miss it, asking now and then could.
until_is false grep -xm1 false "$dir/power"
proved 'Off was observed after reboot.metal3.io'
until_is true tail -1 "$dir/power"
until_is '' k get bmh host-1 -o 'jsonpath={.metadata.annotations.reboot\.metal3\.io}'
kill "$watcher"
proved 'On was observed, and the annotation is gone'

step 'A keyed annotation keeps it off until its owner lets go'
k annotate bmh host-1 reboot.metal3.io/review='{"mode":"hard"}'
until_is false k get bmh host-1 -o 'jsonpath={.status.poweredOn}'
until_is Off k get bmc host-1 -o 'jsonpath={.status.powerState}'
k get bmh host-1 -o 'jsonpath={.status.provisioning.rebootHolds}{"\n"}' | tee "$dir/holds"
grep -q heldSince "$dir/holds"
[ "$(k get bmh host-1 -o 'jsonpath={.metadata.annotations.reboot\.metal3\.io/review}')" = '{"mode":"hard"}' ]
proved 'the host is held off, acknowledged after a fresh Off, and the value is untouched'
k annotate bmh host-1 reboot.metal3.io/review-
until_is true k get bmh host-1 -o 'jsonpath={.status.poweredOn}'
proved 'with the key gone the host is on again'

step 'A silent BMC is unknown, never off'
k patch bmc host-1 --type merge -p '{"spec":{"faults":{"unreachable":true}}}'
k annotate bmh host-1 reboot.metal3.io=
until_is False k get bmh host-1 -o 'jsonpath={.status.conditions[?(@.type=="PowerStateKnown")].status}'
[ "$(k get bmh host-1 -o 'jsonpath={.status.poweredOn}')" = true ]
proved 'a BMC that does not answer leaves poweredOn alone and says PowerStateKnown=False'

step 'SIGTERM'
stop_daemon
proved 'the backend is stopping with exit code 0'

printf '\n%d passed, 0 failed\n' "$passed"
