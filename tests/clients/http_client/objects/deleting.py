# SPDX-License-Identifier: Apache-2.0
"""Deletion: what it answers, what holds it, and which conditions it takes."""

from harness.expect import eventually, expect, expect_equal
from harness.paths import CORE, MAPS, PODS, SETS, config_map, machine_set, pod
from harness.server import MERGE
from harness.table import proves
from http_client.driver import refused, shown
from http_client.objects.writing import fresh


@proves("delete.answer")
def answer(client, server):
    """What is gone at once is answered with a Status, what waits for a finalizer with the object."""
    fresh(server, MAPS, config_map("goes"))
    gone = shown(server.call("DELETE", MAPS + "/goes"))
    fresh(server, SETS, machine_set("goes", 0))
    gone_custom = shown(server.call("DELETE", SETS + "/goes"))
    fresh(server, MAPS, config_map("stays", finalizers=["holdpoint.dev/test"]))
    held = shown(server.call("DELETE", MAPS + "/stays"))
    server.must("PATCH", MAPS + "/stays", {"metadata": {"finalizers": None}}, MERGE)
    return gone, gone_custom, held


@proves("delete.twice")
def twice(client, server):
    """A second DELETE while the object waits changes nothing."""
    fresh(server, SETS, {**machine_set("twice", 0), "metadata": {"name": "twice", "finalizers": ["holdpoint.dev/test"]}})
    server.must("DELETE", SETS + "/twice")
    first = server.get(SETS + "/twice")["metadata"]
    server.must("DELETE", SETS + "/twice")
    second = server.get(SETS + "/twice")["metadata"]
    server.must("PATCH", SETS + "/twice", {"metadata": {"finalizers": None}}, MERGE)
    expect_equal(second, first)
    return first.get("deletionGracePeriodSeconds"), first.get("generation")


@proves("delete.no-new-finalizers")
def no_new_finalizers(client, server):
    fresh(server, SETS, {**machine_set("late", 0), "metadata": {"name": "late", "finalizers": ["holdpoint.dev/test"]}})
    server.must("DELETE", SETS + "/late")
    late = server.call("PATCH", SETS + "/late", {"metadata": {"finalizers": ["holdpoint.dev/test", "holdpoint.dev/late"]}}, MERGE)
    server.must("PATCH", SETS + "/late", {"metadata": {"finalizers": None}}, MERGE)
    expect_equal(server.call("GET", SETS + "/late").status, 404)
    return refused(late, 422, "Invalid", "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted")


@proves("delete.editable-while-held")
def editable(client, server):
    """A terminating object takes every other change."""
    fresh(server, MAPS, config_map("busy", finalizers=["holdpoint.dev/test"]))
    server.must("DELETE", MAPS + "/busy")
    changed = server.must("PATCH", MAPS + "/busy", {"data": {"a": "1"}, "metadata": {"labels": {"x": "y"}}}, MERGE)
    expect("deletionTimestamp" in changed["metadata"], str(changed))
    server.must("PATCH", MAPS + "/busy", {"metadata": {"finalizers": None}}, MERGE)


@proves("delete.name-stays-taken")
def name_stays_taken(client, server):
    fresh(server, MAPS, config_map("leaving", finalizers=["holdpoint.dev/test"]))
    server.must("DELETE", MAPS + "/leaving")
    refusal = refused(server.call("POST", MAPS, config_map("leaving")), 409, "AlreadyExists",
                      'object is being deleted: configmaps "leaving" already exists')
    server.must("PATCH", MAPS + "/leaving", {"metadata": {"finalizers": None}}, MERGE)
    return refusal


@proves("delete.preconditions")
def preconditions(client, server):
    made = fresh(server, MAPS, config_map("exact"))["metadata"]
    wrong = server.call("DELETE", MAPS + "/exact", {"preconditions": {"resourceVersion": "1", "uid": made["uid"]}})
    right = server.call("DELETE", MAPS + "/exact", {"kind": "DeleteOptions", "apiVersion": "v1", "preconditions":
                                                    {"resourceVersion": made["resourceVersion"], "uid": made["uid"]}})
    expect_equal((wrong.status, right.status), (409, 200))
    return refused(wrong, 409, "Conflict")


@proves("delete.collection")
def collection(client, server):
    for name in ("one", "two", "other"):
        fresh(server, MAPS, config_map("coll-" + name, labels={"coll": "no" if name == "other" else "yes"}))
    done = server.call("DELETE", MAPS + "?labelSelector=coll%3Dyes")
    left = [item["metadata"]["name"] for item in server.get(MAPS + "?labelSelector=coll")["items"]]
    expect_equal(left, ["coll-other"])
    return done.status, done.json["kind"]


@proves("delete.collection-body")
def collection_body(client, server):
    """DeleteOptions in the body of a collection's deletion count."""
    fresh(server, MAPS, config_map("coll-dry", labels={"colldry": "1"}))
    server.must("DELETE", MAPS + "?labelSelector=colldry", {"dryRun": ["All"]})
    expect_equal(server.call("GET", MAPS + "/coll-dry").status, 200)


@proves("delete.pod-grace")
def pod_grace(client, server):
    """A pod on a node is told to end and stays until its kubelet, or force, ends it."""
    fresh(server, PODS, pod("graceful", "some-node"))
    server.must("DELETE", PODS + "/graceful", {"gracePeriodSeconds": 120})
    waiting = server.get(PODS + "/graceful")["metadata"]
    shorter = server.must("DELETE", PODS + "/graceful", {"gracePeriodSeconds": 60})["metadata"]["deletionGracePeriodSeconds"]
    server.must("DELETE", PODS + "/graceful", {"gracePeriodSeconds": 0})
    expect_equal(server.call("GET", PODS + "/graceful").status, 404)
    fresh(server, PODS, pod("unbound", None))
    unbound = server.call("DELETE", PODS + "/unbound").json
    return waiting["deletionGracePeriodSeconds"], shorter, unbound["kind"], server.call("GET", PODS + "/unbound").status


@proves("namespace.deletion")
def namespace(client, server):
    """Deleting a namespace empties it, then it goes; meanwhile nothing new gets in."""
    server.must("POST", "/api/v1/namespaces", {"metadata": {"name": "leaving"}})
    inside = "/api/v1/namespaces/leaving/configmaps"
    server.must("POST", inside, config_map("held", finalizers=["holdpoint.dev/test"]))
    told = server.must("DELETE", "/api/v1/namespaces/leaving")
    late = server.call("POST", inside, config_map("late"))
    expect_equal(late.status, 403, str(late))
    eventually(lambda: "deletionTimestamp" in server.get(inside + "/held")["metadata"], "the content is told to go")
    server.must("PATCH", inside + "/held", {"metadata": {"finalizers": None}}, MERGE)
    eventually(lambda: server.call("GET", "/api/v1/namespaces/leaving").status == 404, "the namespace goes")
    return told["status"]["phase"], told["spec"], late.json["message"].replace(CORE, ""), late.json["details"].get("causes")


@proves("namespace.protected")
def protected(client, server):
    server.call("POST", "/api/v1/namespaces", {"metadata": {"name": "plain"}})
    made = server.get("/api/v1/namespaces/plain")
    refusal = server.call("DELETE", "/api/v1/namespaces/default?dryRun=All")
    return made["spec"], made["status"], made["metadata"].get("labels"), refusal.status
