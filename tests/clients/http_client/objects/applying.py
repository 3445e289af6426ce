# SPDX-License-Identifier: Apache-2.0
"""Server-side apply: who owns what, what a conflict says, and what leaving takes along."""

import json

from harness.expect import expect, expect_equal
from harness.paths import MACHINES, MAPS, NODES, SETS, config_map, machine, machine_set, node
from harness.server import APPLY, MERGE
from harness.table import proves
from http_client.driver import refused, scrub, shown
from http_client.objects.writing import fresh


def apply(server, path, thing, manager, more=""):
    return server.call("PATCH", "%s/%s?fieldManager=%s%s" % (path, thing["metadata"]["name"], manager, more), thing, APPLY)


def applied(server, path, thing, manager, more=""):
    answer = apply(server, path, thing, manager, more)
    expect(answer.status < 300, str(answer))
    return answer.json


def owners(thing):
    """managedFields without times: manager, operation, subresource, fields."""
    return sorted((entry["manager"], entry["operation"], entry.get("subresource", ""), json.dumps(entry["fieldsV1"], sort_keys=True))
                  for entry in thing["metadata"].get("managedFields", []))


def bare_machine(name, *hooks):
    thing = machine(name, spec={"lifecycleHooks": {"preDrain": [{"name": hook, "owner": owner} for hook, owner in hooks]}})
    del thing["metadata"]["labels"]
    return thing


def gone(server, path, name):
    server.call("DELETE", path + "/" + name)


@proves("ssa.create")
def create(client, server):
    gone(server, MAPS, "ssa")
    first = apply(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    again = apply(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    expect_equal((first.status, again.status), (201, 200))
    expect_equal(again.json["metadata"]["resourceVersion"], first.json["metadata"]["resourceVersion"], "applying again changes nothing")
    return scrub(first.json), owners(first.json)


@proves("ssa.yaml")
def yaml_body(client, server):
    gone(server, MAPS, "ssa-yaml")
    text = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ssa-yaml\ndata:\n  a: |\n    two\n    lines\n"
    answer = server.call("PATCH", MAPS + "/ssa-yaml?fieldManager=one", text, APPLY)
    expect_equal(answer.status, 201, str(answer))
    return answer.json["data"]


@proves("ssa.conflict")
def conflict(client, server):
    gone(server, MAPS, "ssa")
    applied(server, MAPS, config_map("ssa", {"a": "1", "b": "1"}), "one")
    both = apply(server, MAPS, config_map("ssa", {"a": "2", "b": "2"}), "two")
    one = apply(server, MAPS, config_map("ssa", {"a": "2"}), "two")
    return refused(both, 409, "Conflict"), refused(one, 409, "Conflict", 'Apply failed with 1 conflict: conflict with "one": .data.a')


@proves("ssa.conflict-update")
def conflict_update(client, server):
    """Against someone who wrote without applying, the conflict names the version and, where there is one, the time."""
    gone(server, MAPS, "ssa")
    server.must("POST", MAPS + "?fieldManager=writer", config_map("ssa", {"a": "1"}))
    answer = apply(server, MAPS, config_map("ssa", {"a": "2"}), "two")
    expect_equal(answer.status, 409, str(answer))
    return [cause["field"] for cause in answer.json["details"]["causes"]], 'conflict with "writer" using v1' in answer.json["message"]


@proves("ssa.force")
def force(client, server):
    gone(server, MAPS, "ssa")
    applied(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    taken = applied(server, MAPS, config_map("ssa", {"a": "2"}), "two", "&force=true")
    return taken["data"], owners(taken)


@proves("ssa.shared")
def shared(client, server):
    """The same value by two is no conflict; it goes when the last one lets go."""
    gone(server, MAPS, "ssa")
    applied(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    both = applied(server, MAPS, config_map("ssa", {"a": "1"}), "two")
    left = applied(server, MAPS, config_map("ssa", {}), "one")
    last = applied(server, MAPS, config_map("ssa", {}), "two")
    return owners(both), left.get("data"), last.get("data"), owners(last)


@proves("ssa.list-map")
def list_map(client, server):
    """Hooks belong to their owners one by one."""
    gone(server, MACHINES, "ssa")
    applied(server, MACHINES, bare_machine("ssa", ("one", "team-a")), "team-a")
    both = applied(server, MACHINES, bare_machine("ssa", ("two", "team-b")), "team-b")
    fought = apply(server, MACHINES, bare_machine("ssa", ("one", "stolen")), "team-b")
    left = applied(server, MACHINES, bare_machine("ssa"), "team-a")
    return (both["spec"]["lifecycleHooks"]["preDrain"], refused(fought, 409, "Conflict"), left["spec"]["lifecycleHooks"]["preDrain"],
            [entry for entry in owners(left) if entry[0].startswith("team")])


@proves("ssa.list-map-order")
def list_map_order(client, server):
    gone(server, MACHINES, "ssa-order")
    applied(server, MACHINES, bare_machine("ssa-order", ("aaa", "team-a"), ("ccc", "team-a")), "team-a")
    done = applied(server, MACHINES, bare_machine("ssa-order", ("ccc", "team-a"), ("bbb", "team-a"), ("aaa", "team-a")), "team-a")
    other = applied(server, MACHINES, bare_machine("ssa-order", ("zzz", "team-b")), "team-b")
    return [[hook["name"] for hook in thing["spec"]["lifecycleHooks"]["preDrain"]] for thing in (done, other)]


@proves("ssa.atomic")
def atomic(client, server):
    """Taints of a node are one value: who applies the list owns all of it."""
    gone(server, NODES, "ssa")

    def tainted(*keys):
        return {"apiVersion": "v1", "kind": "Node", "metadata": {"name": "ssa"},
                "spec": {"taints": [{"key": key, "effect": "NoSchedule"} for key in keys]}}
    first = applied(server, NODES, tainted("a", "b"), "one")
    return owners(first), refused(apply(server, NODES, tainted("a"), "two"), 409, "Conflict", ".spec.taints")


@proves("ssa.finalizers")
def finalizers(client, server):
    gone(server, MAPS, "ssa-final")
    applied(server, MAPS, config_map("ssa-final", {}, finalizers=["holdpoint.dev/one"]), "one")
    both = applied(server, MAPS, config_map("ssa-final", {}, finalizers=["holdpoint.dev/two"]), "two")
    left = applied(server, MAPS, config_map("ssa-final", {}), "one")
    server.must("PATCH", MAPS + "/ssa-final", {"metadata": {"finalizers": None}}, MERGE)
    return both["metadata"]["finalizers"], left["metadata"]["finalizers"]


@proves("ssa.status")
def status(client, server):
    """Status is applied at its own address and owned under its own name."""
    fresh(server, SETS, machine_set("ssa-status", 1))
    body = {"apiVersion": "machine.openshift.io/v1beta1", "kind": "MachineSet", "metadata": {"name": "ssa-status"},
            "status": {"replicas": 2}}
    answer = server.call("PATCH", SETS + "/ssa-status/status?fieldManager=st", body, APPLY)
    expect_equal(answer.status, 200, str(answer))
    return answer.json["status"], [entry for entry in owners(answer.json) if entry[0] == "st"]


@proves("ssa.generation")
def generation(client, server):
    gone(server, SETS, "ssa-gen")
    thing = machine_set("ssa-gen", 1)
    seen = [applied(server, SETS, thing, "one")["metadata"]["generation"]]
    thing["metadata"]["labels"] = {"a": "b"}
    seen.append(applied(server, SETS, thing, "one")["metadata"]["generation"])
    thing["spec"]["replicas"] = 2
    seen.append(applied(server, SETS, thing, "one")["metadata"]["generation"])
    expect_equal(seen, [1, 1, 2])


@proves("ssa.managed-fields-in")
def managed_fields_in(client, server):
    """An apply must not carry managedFields."""
    gone(server, MAPS, "ssa")
    first = applied(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    thing = config_map("ssa", {"a": "2"}, managedFields=first["metadata"]["managedFields"])
    return refused(apply(server, MAPS, thing, "one"), 400, "BadRequest", "metadata.managedFields must be nil")


@proves("ssa.precondition")
def precondition(client, server):
    gone(server, MAPS, "ssa")
    applied(server, MAPS, config_map("ssa", {"a": "1"}), "one")
    stale = apply(server, MAPS, config_map("ssa", {"a": "2"}, resourceVersion="1"), "one")
    uid = apply(server, MAPS, config_map("ssa-none", {}, uid="11111111-1111-1111-1111-111111111111"), "one")
    return refused(stale, 409, "Conflict"), shown(uid)["code"], uid.json.get("message")


@proves("ssa.managers")
def managers(client, server):
    """Every way of writing is on record under its manager: the parameter, else the user agent."""
    gone(server, MAPS, "written")
    server.must("POST", MAPS + "?fieldManager=maker", config_map("written", {"a": "1"}))
    server.must("PATCH", MAPS + "/written?fieldManager=patcher", {"data": {"b": "2"}}, MERGE)
    server.must("PATCH", MAPS + "/written?fieldManager=patcher", {"data": {"a": "3"}}, MERGE)
    seen = server.must("PATCH", MAPS + "/written?fieldManager=applier", {"metadata": {"labels": {"x": "y"}}}, MERGE)
    return owners(seen)


@proves("ssa.managers-status")
def managers_status(client, server):
    gone(server, NODES, "written")
    server.must("POST", NODES + "?fieldManager=maker", node("written"))
    seen = server.must("PATCH", NODES + "/written/status?fieldManager=kubelet",
                       {"status": {"conditions": [{"type": "Ready", "status": "True"}]}}, MERGE)
    return owners(seen)


@proves("ssa.no-managed-fields")
def stripped(client, server):
    """managedFields: [{}] clears the record."""
    gone(server, MAPS, "cleared")
    server.must("POST", MAPS + "?fieldManager=maker", config_map("cleared", {"a": "1"}))
    seen = server.must("PATCH", MAPS + "/cleared?fieldManager=maker", {"metadata": {"managedFields": [{}]}}, MERGE)
    return owners(seen)


@proves("ssa.dry-run")
def dry_run(client, server):
    gone(server, MAPS, "ssa-dry")
    answer = apply(server, MAPS, config_map("ssa-dry", {"a": "1"}), "one", "&dryRun=All")
    expect_equal(answer.status, 201, str(answer))
    expect_equal(server.call("GET", MAPS + "/ssa-dry").status, 404)
    return scrub(answer.json), owners(answer.json)


@proves("ssa.bad-manager")
def bad_manager(client, server):
    return refused(apply(server, MAPS, config_map("ssa", {}), "x" * 129), 422, "Invalid", "fieldManager")
