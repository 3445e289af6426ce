# SPDX-License-Identifier: Apache-2.0
"""Where the kinds live, and small objects of them."""

from harness.server import NAMESPACE

CORE = "/api/v1/namespaces/" + NAMESPACE
MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines" % NAMESPACE
SETS = "/apis/machine.openshift.io/v1beta1/namespaces/%s/machinesets" % NAMESPACE
HOSTS = "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts" % NAMESPACE
MAPS = CORE + "/configmaps"
SECRETS = CORE + "/secrets"
PODS = CORE + "/pods"
EVENTS = CORE + "/events"
NODES = "/api/v1/nodes"
LEASES = "/apis/coordination.k8s.io/v1/namespaces/%s/leases" % NAMESPACE
BUDGETS = "/apis/policy/v1/namespaces/%s/poddisruptionbudgets" % NAMESPACE
NEW_EVENTS = "/apis/events.k8s.io/v1/namespaces/%s/events" % NAMESPACE
DAEMON_SETS = "/apis/apps/v1/namespaces/%s/daemonsets" % NAMESPACE


def machine(name, labels=None, spec=None, **metadata):
    return {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
            "metadata": {"name": name, "labels": labels or {}, **metadata}, "spec": spec or {}}


def machine_set(name, replicas):
    labels = {"set": name}
    return {"apiVersion": "machine.openshift.io/v1beta1", "kind": "MachineSet", "metadata": {"name": name},
            "spec": {"replicas": replicas, "selector": {"matchLabels": labels},
                     "template": {"metadata": {"labels": labels}, "spec": {}}}}


def host(name):
    return {"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost", "metadata": {"name": name},
            "spec": {"online": True, "bmc": {"address": "redfish://127.0.0.1:1/redfish/v1/Systems/1",
                                             "credentialsName": "none"}}}


def node(name):
    return {"apiVersion": "v1", "kind": "Node",
            "metadata": {"name": name, "labels": {"node-role.kubernetes.io/worker": ""}}}


def pod(name, on, labels=None, **metadata):
    return {"apiVersion": "v1", "kind": "Pod",
            "metadata": {"name": name, "namespace": NAMESPACE, "labels": labels or {}, **metadata},
            "spec": {**({"nodeName": on} if on else {}), "containers": [{"name": "c", "image": "registry.invalid/c"}]}}


def config_map(name, data=None, **metadata):
    return {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name, **metadata}, **({"data": data} if data else {})}
