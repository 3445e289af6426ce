# SPDX-License-Identifier: Apache-2.0
"""What the server itself writes into an object, on every way of writing one."""

import re

from harness.expect import expect, expect_equal
from harness.paths import EVENTS, LEASES, MAPS, NODES, PODS, SECRETS, SETS, config_map, machine_set, node, pod
from harness.server import JSON_PATCH, MERGE
from harness.table import proves
from http_client.driver import scrub, shown


def fresh(server, path, thing):
    name = thing["metadata"]["name"]
    server.call("DELETE", path + "/" + name, {"gracePeriodSeconds": 0})
    return server.must("POST", path, thing)


def mark(thing):
    """Generation and revision: what a write moves."""
    return thing["metadata"].get("generation"), thing["metadata"]["resourceVersion"]


@proves("create.fills-in")
def fills_in(client, server):
    made = fresh(server, MAPS, config_map("filled", {"a": "1"}, uid="11111111-1111-1111-1111-111111111111",
                                          creationTimestamp="2001-01-01T00:00:00Z"))
    expect(re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", made["metadata"]["uid"]), "a v4 uid")
    expect(made["metadata"]["uid"] != "11111111-1111-1111-1111-111111111111", "the client's uid was taken")
    expect(re.fullmatch(r"20[2-9]\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", made["metadata"]["creationTimestamp"]), "UTC in seconds")
    return scrub(made)


@proves("create.fills-in-custom")
def fills_in_custom(client, server):
    thing = {**machine_set("filled", 3), "status": {"replicas": 9}}
    return scrub(fresh(server, SETS, thing))


DEFAULTED = [
    ("create.secret", SECRETS, {"metadata": {"name": "secret"}, "stringData": {"a": "b"}, "data": {"c": "ZA=="}}),
    ("create.node", NODES, node("defaulted")),
    ("create.lease", LEASES, {"metadata": {"name": "lease"}, "spec": {"holderIdentity": "x", "leaseDurationSeconds": 15,
                                                                     "renewTime": "2026-01-10T12:00:00.123456Z"}}),
    ("create.event", EVENTS, {"metadata": {"name": "event.1"}, "reason": "R", "message": "M", "type": "Normal", "count": 2,
                              "firstTimestamp": "2026-01-10T12:00:00Z", "lastTimestamp": "2026-01-10T12:00:00Z",
                              "source": {"component": "test"},
                              "involvedObject": {"kind": "ConfigMap", "name": "c", "namespace": "openshift-machine-api"}}),
    ("create.pod", PODS, pod("defaulted", None)),
]


def register_defaulted(identity, path, thing):
    @proves(identity)
    def _(client, server):
        return scrub(fresh(server, path, thing))


for row in DEFAULTED:
    register_defaulted(*row)


@proves("create.generate-name")
def generate_name(client, server):
    names = [server.must("POST", MAPS, {"metadata": {"generateName": base}})["metadata"]["name"]
             for base in ("made-", "made-", "m" * 70)]
    expect(re.fullmatch(r"made-[bcdfghjklmnpqrstvwxz2456789]{5}", names[0]), names[0])
    expect(names[0] != names[1], "the same name twice")
    return [len(name) for name in names]


@proves("create.location")
def created_code(client, server):
    server.call("DELETE", MAPS + "/coded")
    codes = [server.call("POST", MAPS, config_map("coded")).status, server.call("PUT", MAPS + "/coded", config_map("coded")).status,
             server.call("DELETE", MAPS + "/coded").status]
    expect_equal(codes, [201, 200, 200])


@proves("update.generation")
def generation(client, server):
    """Generation moves with the spec, not with labels, not with status."""
    made = fresh(server, SETS, machine_set("counted", 1))
    steps = [mark(made)[0]]
    for patch, path in (({"metadata": {"labels": {"a": "b"}}}, ""), ({"metadata": {"annotations": {"a": "b"}}}, ""),
                        ({"status": {"replicas": 1}}, "/status"), ({"spec": {"replicas": 2}}, ""), ({"spec": {"replicas": 2}}, ""),
                        ({"metadata": {"finalizers": ["holdpoint.dev/test"]}}, "")):
        steps.append(mark(server.must("PATCH", SETS + "/counted" + path, patch, MERGE))[0])
    server.must("DELETE", SETS + "/counted")
    steps.append(mark(server.get(SETS + "/counted"))[0])
    server.must("PATCH", SETS + "/counted", {"metadata": {"finalizers": None}}, MERGE)
    expect_equal(steps, [1, 1, 1, 1, 2, 2, 2, 3])
    return steps


@proves("update.kept-by-server")
def kept_by_server(client, server):
    """What belongs to the server cannot be written, and writing it is no error."""
    made = fresh(server, MAPS, config_map("guarded", {"a": "1"}))
    changed = {**made, "data": {"a": "2"}, "metadata": {**made["metadata"], "creationTimestamp": "2001-01-01T00:00:00Z"}}
    after = server.must("PUT", MAPS + "/guarded", changed)
    expect_equal(after["metadata"]["creationTimestamp"], made["metadata"]["creationTimestamp"])
    return scrub(after)


@proves("update.unconditional")
def unconditional(client, server):
    """ConfigMap, Secret, Node and Event may be replaced without a resourceVersion."""
    seen = {}
    for path, thing in ((MAPS, config_map("free")), (SECRETS, {"metadata": {"name": "free"}}), (NODES, node("free"))):
        fresh(server, path, thing)
        seen[path] = server.call("PUT", path + "/free", {**thing, "metadata": {"name": "free", "labels": {"a": "b"}}}).status
    expect_equal(set(seen.values()), {200})


@proves("update.creates")
def update_creates(client, server):
    """A PUT makes a Lease or an Event that is not there."""
    seen = {}
    for path, thing in ((LEASES, {"metadata": {"name": "put"}, "spec": {"holderIdentity": "x"}}),
                        (EVENTS, {"metadata": {"name": "put"}, "involvedObject": {"namespace": "openshift-machine-api"}})):
        server.call("DELETE", path + "/put")
        seen[path] = server.call("PUT", path + "/put", thing).status
    return seen


@proves("update.secret-type")
def secret_type(client, server):
    fresh(server, SECRETS, {"metadata": {"name": "immutable"}, "immutable": True, "data": {"a": "YQ=="}})
    answers = [server.call("PATCH", SECRETS + "/immutable", patch, MERGE)
               for patch in ({"type": "other"}, {"data": {"a": "Yg=="}}, {"immutable": False})]
    return [(answer.status, answer.json.get("message")) for answer in answers]


@proves("status.separate")
def status_separate(client, server):
    """The object's own address ignores status; /status ignores all the rest but shares the revision."""
    fresh(server, SETS, machine_set("split", 1))
    server.must("PATCH", SETS + "/split", {"status": {"replicas": 5}, "spec": {"replicas": 2}}, MERGE)
    server.must("PATCH", SETS + "/split/status", {"status": {"replicas": 6}, "spec": {"replicas": 3},
                                                  "metadata": {"labels": {"a": "b"}}}, MERGE)
    stored = server.get(SETS + "/split")
    expect_equal((stored["spec"]["replicas"], stored["status"]["replicas"]), (2, 6))
    stored["status"]["replicas"] = 7
    stored["spec"]["replicas"] = 9
    put = server.must("PUT", SETS + "/split/status", stored)
    expect_equal((put["spec"]["replicas"], put["status"]["replicas"]), (2, 7))
    stale = server.call("PUT", SETS + "/split/status", stored)
    expect_equal(stale.status, 409)
    return scrub(server.get(SETS + "/split/status"))


@proves("status.of-node")
def status_of_node(client, server):
    fresh(server, NODES, node("reported"))
    server.must("PATCH", NODES + "/reported/status", {"status": {"conditions": [{"type": "Ready", "status": "True"}]},
                                                      "spec": {"unschedulable": True}}, MERGE)
    stored = server.must("PATCH", NODES + "/reported", {"status": {"conditions": []}, "spec": {"unschedulable": True}}, MERGE)
    return stored["spec"], [(item["type"], item["status"]) for item in stored["status"]["conditions"]]


@proves("scale.shape")
def scale_shape(client, server):
    fresh(server, SETS, machine_set("scaled", 2))
    server.must("PATCH", SETS + "/scaled/status", {"status": {"replicas": 1, "labelSelector": "set=scaled"}}, MERGE)
    seen = scrub(server.get(SETS + "/scaled/scale"))
    server.must("PATCH", SETS + "/scaled/scale", {"spec": {"replicas": 4}}, MERGE)
    expect_equal(server.get(SETS + "/scaled")["spec"]["replicas"], 4)
    scale = server.get(SETS + "/scaled/scale")
    scale["spec"]["replicas"] = 0
    server.must("PUT", SETS + "/scaled/scale", scale)
    expect_equal(server.get(SETS + "/scaled")["spec"]["replicas"], 0)
    stale = server.call("PUT", SETS + "/scaled/scale", scale)
    wrong = server.call("PATCH", SETS + "/scaled/scale", {"spec": {"replicas": -1}}, MERGE)
    return seen, stale.status, stale.json["message"], wrong.status, wrong.json.get("message")


DRY = "dryRun=All"


@proves("dry-run.every-verb")
def dry_run(client, server):
    """dryRun=All answers as the real thing would, and nothing is stored, no revision is used up."""
    kept = fresh(server, MAPS, config_map("kept-dry", {"a": "1"}))
    server.call("DELETE", MAPS + "/dry")
    seen = {
        "create": shown(server.call("POST", MAPS + "?" + DRY, config_map("dry"))),
        "update": shown(server.call("PUT", MAPS + "/kept-dry?" + DRY, config_map("kept-dry", {"a": "2"}))),
        "patch": shown(server.call("PATCH", MAPS + "/kept-dry?" + DRY, {"data": {"a": "3"}}, MERGE)),
        "json": shown(server.call("PATCH", MAPS + "/kept-dry?" + DRY, [{"op": "remove", "path": "/data/a"}], JSON_PATCH)),
        "delete": shown(server.call("DELETE", MAPS + "/kept-dry?" + DRY)),
        "delete by body": shown(server.call("DELETE", MAPS + "/kept-dry", {"dryRun": ["All"]})),
        "deletecollection": server.call("DELETE", MAPS + "?labelSelector=!nothing&" + DRY).status,
    }
    expect_equal(server.call("GET", MAPS + "/dry").status, 404)
    expect_equal(server.get(MAPS + "/kept-dry"), kept)
    expect_equal(server.call("POST", MAPS + "?" + DRY, config_map("kept-dry")).status, 409, "a refusal is a refusal")
    return seen


@proves("dry-run.custom")
def dry_run_custom(client, server):
    kept = fresh(server, SETS, machine_set("kept-dry", 1))
    seen = {
        "create": shown(server.call("POST", SETS + "?" + DRY, machine_set("dry", 1))),
        "patch": shown(server.call("PATCH", SETS + "/kept-dry?" + DRY, {"spec": {"replicas": 2}}, MERGE)),
        "status": shown(server.call("PATCH", SETS + "/kept-dry/status?" + DRY, {"status": {"replicas": 2}}, MERGE)),
        "scale": shown(server.call("PATCH", SETS + "/kept-dry/scale?" + DRY, {"spec": {"replicas": 2}}, MERGE)),
        "delete": shown(server.call("DELETE", SETS + "/kept-dry?" + DRY)),
    }
    expect_equal(server.get(SETS + "/kept-dry"), kept)
    return seen
