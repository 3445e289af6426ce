# SPDX-License-Identifier: Apache-2.0
"""Strategic, merge and JSON patches, and what two of them at the same time do."""

import concurrent.futures

from harness.expect import expect, expect_equal
from harness.paths import MACHINES, MAPS, NODES, PODS, SETS, config_map, machine, machine_set, node, pod
from harness.server import JSON_PATCH, MERGE, STRATEGIC
from harness.table import proves
from http_client.driver import refused, shown
from http_client.objects.writing import fresh


def conditions(thing):
    return [(item["type"], item["status"]) for item in thing["status"]["conditions"]]


@proves("strategic.conditions")
def strategic_conditions(client, server):
    """Conditions merge by type, in the place they have."""
    fresh(server, NODES, node("strategic"))
    path = NODES + "/strategic/status"
    server.must("PATCH", path, {"status": {"conditions": [{"type": "Ready", "status": "False"}, {"type": "Disk", "status": "True"}]}}, STRATEGIC)
    server.must("PATCH", path, {"status": {"conditions": [{"type": "Ready", "status": "True"}]}}, STRATEGIC)
    server.must("PATCH", path, {"status": {"conditions": [{"type": "New", "status": "True"}]}}, STRATEGIC)
    gone = server.must("PATCH", path, {"status": {"conditions": [{"$patch": "delete", "type": "Disk"}]}}, STRATEGIC)
    return conditions(gone)


@proves("strategic.element-order")
def element_order(client, server):
    fresh(server, NODES, node("strategic"))
    path = NODES + "/strategic/status"
    server.must("PATCH", path, {"status": {"conditions": [{"type": kind, "status": "True"} for kind in "ABC"]}}, STRATEGIC)
    done = server.must("PATCH", path, {"status": {"$setElementOrder/conditions": [{"type": "C"}, {"type": "A"}, {"type": "B"}],
                                                  "conditions": [{"type": "A", "status": "False"}]}}, STRATEGIC)
    return conditions(done)


@proves("strategic.atomic-lists")
def atomic_lists(client, server):
    """Taints of a node are replaced as a whole."""
    fresh(server, NODES, node("strategic"))
    for taint in ("one", "two"):
        done = server.must("PATCH", NODES + "/strategic", {"spec": {"taints": [{"key": taint, "effect": "NoSchedule"}]}}, STRATEGIC)
    return done["spec"]["taints"]


@proves("strategic.finalizers")
def finalizers(client, server):
    """Finalizers are a set: a patch adds, a directive takes away."""
    fresh(server, MAPS, config_map("strategic", {"a": "1", "b": "2"}, finalizers=["holdpoint.dev/one"]))
    seen = []
    for patch in ({"metadata": {"finalizers": ["holdpoint.dev/two"]}}, {"metadata": {"finalizers": ["holdpoint.dev/two"]}},
                  {"metadata": {"$deleteFromPrimitiveList/finalizers": ["holdpoint.dev/one"]}},
                  {"metadata": {"$deleteFromPrimitiveList/finalizers": ["holdpoint.dev/two"]}}):
        seen.append(server.must("PATCH", MAPS + "/strategic", patch, STRATEGIC)["metadata"].get("finalizers"))
    return seen


@proves("strategic.maps")
def strategic_maps(client, server):
    fresh(server, MAPS, config_map("strategic", {"a": "1", "b": "2"}))
    seen = []
    for patch in ({"data": {"a": None, "c": "3"}}, {"data": {"$patch": "replace", "d": "4"}}, {"data": {"$retainKeys": ["e"], "e": "5"}},
                  {"data": None}, {"data": {"$patch": "delete"}}):
        answer = server.call("PATCH", MAPS + "/strategic", patch, STRATEGIC)
        seen.append((answer.status, answer.json.get("data", answer.json.get("message"))))
    return seen


@proves("strategic.nested-lists")
def nested_lists(client, server):
    """Containers merge by name, their environment inside them too."""
    thing = pod("strategic", None)
    thing["spec"]["containers"] = [{"name": "a", "image": "i:1"}, {"name": "b", "image": "i:1"}]
    fresh(server, PODS, thing)
    owner = fresh(server, MAPS, config_map("strategic-owner"))["metadata"]["uid"]
    done = server.must("PATCH", PODS + "/strategic", {"spec": {"containers": [{"name": "b", "image": "i:2"}]},
                                                      "metadata": {"ownerReferences": [{"apiVersion": "v1", "kind": "ConfigMap", "name": "strategic-owner",
                                                                                      "uid": owner}]}}, STRATEGIC)
    owned = server.must("PATCH", PODS + "/strategic", {"metadata": {"ownerReferences": [{"$patch": "delete", "uid": owner}]}}, STRATEGIC)
    return [(part["name"], part["image"]) for part in done["spec"]["containers"]], owned["metadata"].get("ownerReferences")


@proves("strategic.bad-directive")
def bad_directive(client, server):
    fresh(server, MAPS, config_map("strategic", {"a": "1"}))
    answer = server.call("PATCH", MAPS + "/strategic", {"data": {"$patch": "sideways"}}, STRATEGIC)
    return answer.status, answer.json.get("reason")


@proves("merge.rules")
def merge_rules(client, server):
    """null removes, maps merge, lists are replaced."""
    fresh(server, SETS, {**machine_set("merged", 1), "metadata": {"name": "merged", "labels": {"a": "1", "b": "2"}, "finalizers": []}})
    seen = []
    for patch in ({"metadata": {"labels": {"a": None, "c": "3"}}}, {"metadata": {"finalizers": ["holdpoint.dev/a"]}},
                  {"metadata": {"finalizers": ["holdpoint.dev/b"]}}, {"metadata": {"finalizers": None, "labels": None}}):
        done = server.must("PATCH", SETS + "/merged", patch, MERGE)["metadata"]
        seen.append((done.get("labels"), done.get("finalizers")))
    return seen


@proves("json-patch.operations")
def operations(client, server):
    fresh(server, MAPS, config_map("operated", annotations={"a": "1", "b/c": "2"}))
    base = "/metadata/annotations/"
    return server.must("PATCH", MAPS + "/operated", [
        {"op": "add", "path": base + "n", "value": "new"}, {"op": "copy", "from": base + "a", "path": base + "copied"},
        {"op": "move", "from": base + "b~1c", "path": base + "moved"}, {"op": "replace", "path": base + "a", "value": "4"},
        {"op": "test", "path": base + "a", "value": "4"}, {"op": "remove", "path": base + "n"}], JSON_PATCH)["metadata"]["annotations"]


@proves("json-patch.hook-removal")
def hook_removal(client, server):
    """The safe way to remove one hook: test what is there, then remove it; a moved list is 422."""
    hooks = [{"name": name, "owner": "team"} for name in ("first", "second")]
    made = fresh(server, MACHINES, machine("hooked", spec={"lifecycleHooks": {"preDrain": hooks}}))
    patch = [{"op": "test", "path": "/metadata/uid", "value": made["metadata"]["uid"]},
             {"op": "test", "path": "/spec/lifecycleHooks/preDrain/0", "value": hooks[0]},
             {"op": "remove", "path": "/spec/lifecycleHooks/preDrain/0"}]
    done = server.must("PATCH", MACHINES + "/hooked", patch, JSON_PATCH)
    expect_equal(done["spec"]["lifecycleHooks"]["preDrain"], hooks[1:])
    return refused(server.call("PATCH", MACHINES + "/hooked", patch, JSON_PATCH), 422, "Invalid")


@proves("patch.concurrent")
def at_once(client, server):
    """Patches of different fields at the same time all go through: the server tries again by itself."""
    fresh(server, MAPS, config_map("crowded"))

    def put(number):
        return server.call("PATCH", MAPS + "/crowded", {"data": {"k%d" % number: "v"}}, MERGE).status
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        codes = list(pool.map(put, range(12)))
    expect_equal(set(codes), {200})
    expect_equal(len(server.get(MAPS + "/crowded")["data"]), 12)


@proves("patch.revision")
def revision(client, server):
    """A resourceVersion in a patch is a condition."""
    made = fresh(server, MAPS, config_map("conditional"))
    server.must("PATCH", MAPS + "/conditional", {"metadata": {"resourceVersion": made["metadata"]["resourceVersion"]}, "data": {"a": "1"}}, MERGE)
    stale = server.call("PATCH", MAPS + "/conditional", {"metadata": {"resourceVersion": made["metadata"]["resourceVersion"]}, "data": {"a": "2"}}, MERGE)
    return refused(stale, 409, "Conflict")


@proves("patch.other-uid")
def other_uid(client, server):
    """A patch cannot be for another uid."""
    fresh(server, SETS, machine_set("own-uid", 0))
    answer = server.call("PATCH", SETS + "/own-uid", {"metadata": {"uid": "11111111-1111-1111-1111-111111111111"}}, MERGE)
    expect(answer.status in (409, 422), str(answer))
    return shown(answer)


@proves("patch.deletion-time")
def deletion_time(client, server):
    """Nobody but the server says that an object is being deleted."""
    fresh(server, SETS, machine_set("not-leaving", 0))
    answer = server.call("PATCH", SETS + "/not-leaving", {"metadata": {"deletionTimestamp": "2001-01-01T00:00:00Z"}}, MERGE)
    expect("deletionTimestamp" not in server.get(SETS + "/not-leaving")["metadata"], "it is being deleted")
    return shown(answer)
