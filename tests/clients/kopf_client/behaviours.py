# SPDX-License-Identifier: Apache-2.0
"""What the operator does, seen on the objects."""

from harness.expect import eventually, expect, expect_equal
from harness.paths import EVENTS, MACHINES, SETS, machine, machine_set
from harness.server import MERGE
from harness.table import proves


def labelled(name, label):
    thing = machine_set(name, 1)
    thing["metadata"]["labels"] = {"kopf": label}
    return thing


def annotated(server, name, key, value):
    def look():
        return server.get(SETS + "/" + name)["metadata"].get("annotations", {}).get(key) == value
    eventually(look, "%s=%s on %s" % (key, value, name))


def reported(server, name, reason):
    eventually(lambda: server.get(EVENTS + "?fieldSelector=involvedObject.name=%s,reason=%s" % (name, reason))["items"],
               "the event %s of %s" % (reason, name))


@proves("kopf.resume")
def resume(c, s):
    annotated(s, "kopf-before", "kopf/resumed", "yes")


@proves("kopf.create")
def create(c, s):
    s.must("POST", SETS, labelled("kopf-made", "yes"))
    annotated(s, "kopf-made", "kopf/created", "yes")
    eventually(lambda: "holdpoint.dev/kopf" in s.get(SETS + "/kopf-made")["metadata"].get("finalizers", []), "the finalizer")


@proves("kopf.event")
def event(c, s):
    reported(s, "kopf-made", "KopfSaw")


@proves("kopf.field")
def field(c, s):
    eventually(lambda: "kopf.zalando.org/last-handled-configuration" in s.get(SETS + "/kopf-made")["metadata"]["annotations"],
               "kopf remembers what it handled")
    s.must("PATCH", SETS + "/kopf-made", {"spec": {"replicas": 3}}, MERGE)
    annotated(s, "kopf-made", "kopf/scaled", "1 to 3")


@proves("kopf.retry")
def retry(c, s):
    s.must("POST", SETS, labelled("kopf-retried", "retried"))
    eventually(lambda: "kopf.zalando.org/last-handled-configuration" in s.get(SETS + "/kopf-retried")["metadata"].get("annotations", {}),
               "kopf remembers what it handled")
    s.must("PATCH", SETS + "/kopf-retried", {"spec": {"replicas": 2}}, MERGE)
    annotated(s, "kopf-retried", "kopf/retried", "yes")


@proves("kopf.delete")
def delete(c, s):
    s.must("DELETE", SETS + "/kopf-made")
    eventually(lambda: s.call("GET", SETS + "/kopf-made").status == 404, "kopf lets the machine set go")
    reported(s, "kopf-made", "KopfLetGo")


@proves("kopf.removes-its-hook")
def removes_its_hook(c, s):
    hooks = [{"name": "guard", "owner": "kopf-guard"}, {"name": "other", "owner": "other"}]
    s.must("POST", MACHINES, machine("kopf-hooked", spec={"lifecycleHooks": {"preDrain": hooks}}, finalizers=["holdpoint.dev/test"]))
    expect_equal(len(s.get(MACHINES + "/kopf-hooked")["spec"]["lifecycleHooks"]["preDrain"]), 2)
    s.must("DELETE", MACHINES + "/kopf-hooked")
    eventually(lambda: s.get(MACHINES + "/kopf-hooked")["spec"]["lifecycleHooks"]["preDrain"] == hooks[1:], "the operator's own hook is off")
    expect(s.get(MACHINES + "/kopf-hooked")["metadata"].get("deletionTimestamp"), "it is being deleted")
