# SPDX-License-Identifier: Apache-2.0
"""cordon, taint, drain."""

from harness.expect import PATIENCE, eventually, expect, expect_in
from harness.paths import BUDGETS, DAEMON_SETS, PODS, pod
from harness.server import MERGE
from harness.table import proves
from kubectl_client.driver import Kubelet, words


@proves("node.cordon")
def node_cordon(k, s):
    expect_in(k.ok("cordon", "n1"), "node/n1 cordoned")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready,SchedulingDisabled", "not cordoned")
    expect_in(k.ok("uncordon", "n1"), "node/n1 uncordoned")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready", "still cordoned")


@proves("node.taint")
def node_taint(k, s):
    k.ok("taint", "node", "n1", "holdpoint.dev/test=x:NoSchedule")
    expect_in(k.ok("get", "node", "n1", "-o", "json"), "holdpoint.dev/test")
    k.ok("taint", "node", "n1", "holdpoint.dev/test-")
    expect("holdpoint.dev/test" not in k.ok("get", "node", "n1", "-o", "json"), "the taint is still there")


@proves("drain.budget")
def drain_budget(k, s):
    s.must("POST", BUDGETS, {"metadata": {"name": "web"},
                             "spec": {"minAvailable": 1, "selector": {"matchLabels": {"app": "web"}}}})
    for name, labels in (("web-1", {"app": "web"}), ("other-1", {"app": "other"})):
        s.must("POST", PODS, pod(name, "n1", labels))
        s.must("PATCH", PODS + "/%s/status" % name,
               {"status": {"phase": "Running", "conditions": [{"type": "Ready", "status": "True"}]}}, MERGE)
    eventually(lambda: s.get(BUDGETS + "/web").get("status", {}).get("currentHealthy") == 1, "the budget's own count")
    with Kubelet(s), k.start("drain", "n1", "--force", "--ignore-daemonsets", "--timeout=%ds" % (2 * PATIENCE)) as drain:
        drain.until(lambda line: "Cannot evict pod as it would violate the pod's disruption budget" in line, "the refusal")
        expect_in(k.ok("get", "pods", "--no-headers"), "web-1")
        s.must("PATCH", BUDGETS + "/web", {"spec": {"minAvailable": 0}}, MERGE)
        drain.until(lambda line: line in ("node/n1 drained", "node/n1 evicted"), "the end of the drain")
        drain.succeeds()
    expect(k.ok("get", "pods", "-o", "name").strip() == "", "pods are left")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready,SchedulingDisabled", "not cordoned")


@proves("drain.own-encoding")
def drain_own_encoding(k, s):
    s.must("POST", PODS, pod("web-2", "n2", {"app": "web"}))
    with Kubelet(s):
        expect_in(k.ok("drain", "n2", "--force", "--disable-eviction", "--timeout=%ds" % PATIENCE), "pod/web-2 deleted")


@proves("drain.daemon-set")
def drain_daemon_set(k, s):
    made = s.must("POST", DAEMON_SETS,
                  {"metadata": {"name": "agent"}, "spec": {"selector": {"matchLabels": {"app": "agent"}},
                   "template": {"metadata": {"labels": {"app": "agent"}}, "spec": {"containers": [{"name": "c", "image": "i"}]}}}})
    owner = {"apiVersion": "apps/v1", "kind": "DaemonSet", "name": "agent", "uid": made["metadata"]["uid"], "controller": True}
    s.must("POST", PODS, pod("agent-1", "n2", {"app": "agent"}, ownerReferences=[owner]))
    k.ok("drain", "n2", "--ignore-daemonsets", "--timeout=%ds" % PATIENCE)
    expect_in(k.ok("get", "pods", "-o", "name"), "pod/agent-1")
    expect(words(k.ok("get", "ds").splitlines()[0])[:4] == ["NAME", "DESIRED", "CURRENT", "READY"], "columns")
