#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Shows installer/kubernetes to a real API server: every overlay passes a server-side dry run, and the
# roles give our account what it needs and not what lies beside it.
#   kustomize.sh FOLDER_FOR_KUBECTL
# Exit code 77: there is no kubectl or no API server to be had, and nothing was proved.
set -euo pipefail
kubectl_folder=$1
# shellcheck source=tests/e2e/manifests/server.sh
. "$(dirname "$0")/server.sh"
manifests=$root/installer/kubernetes
start_server

for overlay in observe reconcile; do
    kubectl kustomize "$manifests/overlays/$overlay" > "$work/$overlay.yaml"
    kubectl apply --dry-run=server -f "$work/$overlay.yaml" > "$work/answer" || fail "overlay $overlay is refused"
    echo "overlay $overlay: $(wc -l < "$work/answer") objects accepted"
done
# Its kind belongs to an operator that is not here: it must build, and say where metrics are.
mkdir "$work/monitored"
cat > "$work/monitored/kustomization.yaml" << EOF
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [../m/overlays/observe]
components: [../m/components/monitoring]
EOF
cp -r "$manifests" "$work/m"
[[ $(kubectl kustomize "$work/monitored") == *'path: /metrics'* ]] || fail 'the monitoring component does not build'

asked=0
# The server judges by a copy of the rights, which follows what is applied and deleted: what is to be is waited for.
becomes() { # becomes COMMAND…
    local tries
    for ((tries = 0; tries < 300; tries++)); do "$@" && return; sleep 0.2; done
    return 1
}
answers() { # answers yes|no CAN-I…
    answer=$(kubectl auth can-i --as=system:serviceaccount:holdpoint:holdpoint "${@:2}" 2> /dev/null) || true
    [ "$answer" = "$1" ]
}
# may yes|no VERB RESOURCE NAMESPACE ROLE
may() {
    local answer
    local resource=${3%%/*} part=()
    [ "$resource" = "$3" ] || part=(--subresource="${3#*/}")
    becomes answers "$1" "$2" "$resource" "${part[@]}" -n "$4" || fail "$2 $3 in $4: expected $1, got $answer ($5)"
    asked=$((asked + 1))
}
machines=openshift-machine-api

kubectl apply -f "$work/observe.yaml" > /dev/null
may yes list machines.machine.openshift.io default observe
may yes watch nodes default observe
may yes patch machines.machine.openshift.io $machines override
may yes create events default override
may no patch machines.machine.openshift.io default override
may no patch machines.machine.openshift.io/status $machines observe
may no delete machines.machine.openshift.io $machines observe
may no get secrets $machines observe
may no create pods/eviction default observe
may no update leases.coordination.k8s.io holdpoint observe

# A shared record asks for one Namespace more, which a Role in that namespace grants.
account=system:serviceaccount:holdpoint:holdpoint
kubectl get namespace kube-system --as=$account > /dev/null 2>&1 && fail 'kube-system can be read without the component record'
kubectl apply -f "$manifests/components/record/rbac.yaml" > /dev/null
becomes kubectl get namespace kube-system --as=$account > /dev/null 2>&1 || fail 'the component record does not let kube-system be read'
kubectl get namespace default --as=$account > /dev/null 2>&1 && fail 'the component record grants another namespace'
may yes get namespaces kube-system record

# Kubeconfigs of workload clusters: by name, where Machines are.
kubectl apply -f "$manifests/components/workload/rbac.yaml" > /dev/null
may yes get secrets $machines workload
may no list secrets $machines workload
may no get secrets default workload
kubectl delete -f "$manifests/components/workload/rbac.yaml" > /dev/null

# Maintenance alone: BMCs are asked what they have staged, with the credentials of their hosts.
mkdir "$work/maintained"
cat > "$work/maintained/kustomization.yaml" << EOF
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [../m/overlays/observe]
components: [../m/components/maintenance]
EOF
may no get secrets $machines observe
kubectl kustomize "$work/maintained" | kubectl apply -f - > /dev/null
may yes get secrets $machines maintenance
may no list secrets $machines maintenance
may no get secrets holdpoint maintenance
may yes patch machinemaintenances.machinemaintenance.managed.openshift.io default maintenance
may yes watch machineconfigpools.machineconfiguration.openshift.io default maintenance
may no patch machineconfigpools.machineconfiguration.openshift.io default maintenance
may yes list poddisruptionbudgets.policy default maintenance
# What people plan at consoles is kept beside the backend.
may yes patch configmaps holdpoint maintenance
may no list configmaps holdpoint maintenance
may no get configmaps $machines maintenance

# Of the two overlays the second only adds rights.
kubectl apply -f "$work/reconcile.yaml" > /dev/null
may yes update leases.coordination.k8s.io holdpoint lease
may no update leases.coordination.k8s.io kube-system lease
may yes patch baremetalhosts.metal3.io/status $machines hosts
may yes watch secrets $machines hosts
may no get secrets holdpoint hosts
may no list secrets kube-system hosts
may yes create pods/eviction default machines
may no delete pods default machines
may yes delete nodes default machines
may no create nodes default machines
may no create clusterroles.rbac.authorization.k8s.io default reconcile
may no patch customresourcedefinitions.apiextensions.k8s.io default reconcile

echo "$asked rights are as declared"
