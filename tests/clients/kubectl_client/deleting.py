# SPDX-License-Identifier: Apache-2.0
"""delete and wait."""

from harness.expect import PATIENCE, expect, expect_in
from harness.paths import MAPS, NODES
from harness.server import MERGE
from harness.table import proves


@proves("delete.waits")
def delete_waits(k, s):
    s.must("POST", MAPS, {"metadata": {"name": "held", "finalizers": ["holdpoint.dev/test"]}})
    with k.start("delete", "configmap", "held") as running:
        running.until(lambda line: "deleted" in line, "the answer")
        waiting = k.document("configmap", "held")
        expect(waiting["metadata"].get("deletionTimestamp"), "it is not being deleted")
        expect(running.process.poll() is None, "kubectl did not wait")
        s.must("PATCH", MAPS + "/held", {"metadata": {"finalizers": None}}, MERGE)
        running.succeeds()
    expect_in(k.refused("get", "configmap", "held"), "(NotFound)")


@proves("delete.no-wait")
def delete_no_wait(k, s):
    s.must("POST", MAPS, {"metadata": {"name": "held", "finalizers": ["holdpoint.dev/test"]}})
    expect_in(k.ok("delete", "configmap", "held", "--wait=false"), "deleted")
    expect(k.document("configmap", "held")["metadata"].get("deletionTimestamp"), "not deleting")
    s.must("PATCH", MAPS + "/held", {"metadata": {"finalizers": None}}, MERGE)


@proves("delete.selector")
def delete_selector(k, s):
    for name in ("d1", "d2", "d3"):
        s.must("POST", MAPS,
               {"metadata": {"name": name, "labels": {"go": "no" if name == "d3" else "yes"}}})
    k.ok("delete", "configmap", "-l", "go=yes")
    expect(k.ok("get", "configmap", "-l", "go", "-o", "name").split() == ["configmap/d3"], "what is left")


@proves("wait.condition")
def wait_condition(k, s):
    with k.start("wait", "node/n1", "--for=condition=Ready", "--timeout=%ds" % PATIENCE, "-v=6") as waiting:
        waiting.until_watching()
        s.must("PATCH", NODES + "/n1/status", {"status": {"conditions": [{"type": "Ready", "status": "True"}]}}, MERGE)
        waiting.succeeds()
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready", "the node is not Ready")


@proves("wait.delete")
def wait_delete(k, s):
    s.must("POST", MAPS, {"metadata": {"name": "leaving", "finalizers": ["holdpoint.dev/test"]}})
    s.must("DELETE", MAPS + "/leaving")
    with k.start("wait", "configmap/leaving", "--for=delete", "--timeout=%ds" % PATIENCE, "-v=6") as waiting:
        waiting.until(lambda line: "configmaps" in line and "GET" in line and "200" in line, "the first look")
        s.must("PATCH", MAPS + "/leaving", {"metadata": {"finalizers": None}}, MERGE)
        waiting.succeeds()
