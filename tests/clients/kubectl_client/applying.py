# SPDX-License-Identifier: Apache-2.0
"""apply, by the client and by the server."""

import json

from harness.expect import expect, expect_equal, expect_in
from harness.paths import config_map, host, machine
from harness.table import proves


def apply(k, thing, *options, **more):
    return k("apply", *options, "-f", "-", text=json.dumps(thing), **more)


def applied(k, thing, *options):
    return k.ok("apply", *options, "-f", "-", text=json.dumps(thing))


@proves("apply.client-side")
def apply_client_side(k, s):
    first = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": {"a": "1"}}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "created")
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "unchanged")
    first["data"] = {"b": "2"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "configured")
    expect(k.document("cm", "applied")["data"] == {"b": "2"}, "the data")


@proves("apply.custom-kind")
def apply_custom_kind(k, s):
    first = host("applied")
    first["metadata"]["labels"] = {"a": "1", "b": "2"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "created")
    before = k.ok("get", "bmh", "applied", "-o", "jsonpath={.metadata.generation}")
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "unchanged")
    first["metadata"]["labels"] = {"a": "3"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "configured")
    labels = k.document("bmh", "applied")["metadata"]["labels"]
    expect(labels.get("a") == "3" and "b" not in labels, str(labels))
    expect(k.ok("get", "bmh", "applied", "-o", "jsonpath={.metadata.generation}") == before, "the generation moved")


def hooked(name, *hooks):
    """A machine of which the applier says nothing but its own hooks."""
    thing = machine(name, spec={"lifecycleHooks": {"preDrain": [{"name": hook, "owner": owner} for hook, owner in hooks]}})
    del thing["metadata"]["labels"]
    return thing


def pre_drain(k, name):
    hooks = k.document("machine", name)["spec"].get("lifecycleHooks", {}).get("preDrain", [])
    return sorted(hook["name"] for hook in hooks)


@proves("apply.server-side")
def apply_server_side(k, s):
    ours = ("--server-side", "--field-manager=team-a")
    expect_in(applied(k, config_map("ssa", {"a": "1", "b": "2"}), *ours), "serverside-applied")
    expect_in(applied(k, config_map("ssa", {"a": "1"}), *ours), "serverside-applied")
    expect_equal(k.document("cm", "ssa")["data"], {"a": "1"}, "a field that is applied no more")


@proves("apply.server-side-conflict")
def apply_server_side_conflict(k, s):
    applied(k, config_map("fought-over", {"a": "1"}), "--server-side", "--field-manager=team-a")
    refused = apply(k, config_map("fought-over", {"a": "2"}), "--server-side", "--field-manager=team-b")
    expect(refused.fails, refused.out)
    expect_in(refused.err, "Apply failed with 1 conflict", 'conflict with "team-a"', ".data.a")
    applied(k, config_map("fought-over", {"a": "2"}), "--server-side", "--field-manager=team-b", "--force-conflicts")
    expect_equal(k.document("cm", "fought-over")["data"], {"a": "2"})


@proves("apply.server-side-hooks")
def apply_server_side_hooks(k, s):
    applied(k, hooked("ssa-machine", ("one", "team-a")), "--server-side", "--field-manager=a")
    applied(k, hooked("ssa-machine", ("two", "team-b")), "--server-side", "--field-manager=b")
    expect_equal(pre_drain(k, "ssa-machine"), ["one", "two"], "two owners")
    applied(k, hooked("ssa-machine"), "--server-side", "--field-manager=a")
    expect_equal(pre_drain(k, "ssa-machine"), ["two"], "one went")


@proves("apply.diff")
def apply_diff(k, s):
    changed = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": {"b": "3"}}
    done = k("diff", "-f", "-", text=json.dumps(changed))
    expect(done.returncode == 1, "exit %d: %s" % (done.returncode, done.err))
    expect_in(done.out, '-  b: "2"', '+  b: "3"')
    expect(k.document("cm", "applied")["data"] == {"b": "2"}, "the data")
