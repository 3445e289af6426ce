# SPDX-License-Identifier: Apache-2.0
"""fieldValidation: fields that no schema knows are refused, warned of or dropped, as the client wishes."""

from harness.expect import expect, expect_equal
from harness.paths import MACHINES, MAPS, SETS, config_map, machine, machine_set
from harness.server import APPLY, JSON_PATCH, MERGE
from harness.table import proves
from http_client.driver import shown
from http_client.objects.writing import fresh


def wrong_set(name):
    thing = machine_set(name, 1)
    thing["spec"]["replica"] = 2
    thing["spec"]["template"]["spec"]["nothing"] = True
    return thing


def strictness(server, path, thing):
    seen = {}
    for mode in ("Strict", "Warn", "Ignore", ""):
        answer = server.call("POST", path + "?dryRun=All&fieldValidation=" + mode, thing)
        seen[mode or "default"] = (answer.status, answer.warnings, answer.json.get("message"))
    expect_equal([status for status, _, _ in seen.values()][1:], [201, 201, 201])
    return seen


@proves("validation.modes-custom")
def modes_custom(client, server):
    seen = strictness(server, SETS, wrong_set("modes"))
    expect_equal(seen["Strict"][0], 400)
    return seen


@proves("validation.modes-core")
def modes_core(client, server):
    return strictness(server, MAPS, {**config_map("modes"), "dat": {"a": "b"}, "metadata": {"name": "modes", "label": {}}})


@proves("validation.duplicate")
def duplicate(client, server):
    text = '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"modes"},"data":{"a":"1","a":"2"}}'
    return strictness(server, MAPS, text)


@proves("validation.pruned")
def pruned(client, server):
    """What the schema does not know is not stored."""
    made = fresh(server, SETS, wrong_set("pruned"))
    expect("replica" not in made["spec"], str(made["spec"]))
    return made["spec"]


@proves("validation.patch")
def patch(client, server):
    fresh(server, SETS, machine_set("patched", 1))
    seen = []
    for mode in ("Strict", "Warn"):
        for body, kind in (({"spec": {"replica": 1}}, MERGE), ([{"op": "add", "path": "/spec/replica", "value": 1}], JSON_PATCH)):
            answer = server.call("PATCH", SETS + "/patched?dryRun=All&fieldValidation=" + mode, body, kind)
            seen.append((mode, kind, answer.status, answer.warnings, answer.json.get("message")))
    return seen


@proves("validation.apply")
def apply(client, server):
    seen = []
    for mode in ("Strict", "Warn"):
        answer = server.call("PATCH", SETS + "/applied-wrong?dryRun=All&fieldManager=t&fieldValidation=" + mode, wrong_set("applied-wrong"), APPLY)
        expect(".spec.replica: field not declared in schema" in answer.json["message"], str(answer))
        seen.append((mode, answer.status))
    return seen


@proves("validation.unknown-mode")
def unknown_mode(client, server):
    return shown(server.call("POST", MAPS + "?fieldValidation=Maybe", config_map("modes")))


@proves("validation.many-causes")
def many_causes(client, server):
    """All that is wrong is told at once, in the schema's order."""
    thing = machine_set("Bad Name", 1)
    thing["spec"]["replicas"] = "x"
    thing["spec"]["minReadySeconds"] = "y"
    answer = server.call("POST", SETS, thing)
    expect_equal(answer.status, 422, str(answer))
    return sorted((cause["reason"], cause["field"]) for cause in answer.json["details"]["causes"])


@proves("validation.list-map-duplicate")
def list_map_duplicate(client, server):
    hooks = [{"name": "twice", "owner": "team"}, {"name": "twice", "owner": "other"}]
    return shown(server.call("POST", MACHINES, machine("twice", spec={"lifecycleHooks": {"preDrain": hooks}})))
