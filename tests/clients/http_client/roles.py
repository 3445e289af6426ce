# SPDX-License-Identifier: Apache-2.0
"""The roles of tokens. A kube-apiserver has none of them: there its rights are given one by one."""

import os
import subprocess

from harness.expect import PATIENCE, eventually, expect, expect_equal
from harness.paths import EVENTS, LEASES, MACHINES, MAPS, NODES, SECRETS, SETS, config_map, machine, machine_set, node
from harness.server import JSON_PATCH, MERGE
from harness.table import proves

READY = [{"type": "QuorumGuarded", "status": "True", "lastTransitionTime": "2026-01-10T12:00:00Z"}]
HOOK = {"name": "guard", "owner": "role-test/test-hook"}


def user_of(server, role):
    """A user that has the role, as one is made where there are roles; the real server has users of these names."""
    who = role if server.real else "test-" + role
    if not os.path.exists(server.config(who)):
        ctl = os.path.join(os.path.dirname(server.command[0]), "holdpointctl")
        done = subprocess.run([ctl, "token", "create", "--role", role, "--user", who, "--data-dir", server.data],
                              capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, done.stderr)
        expect_equal(done.stdout.strip(), server.config(who))
    eventually(lambda: server.call("GET", MACHINES, who=who).status == 200, "the token of %s is known" % who)
    return who


def codes(server, who, *steps):
    return [server.call(method, path, body, kind, who).status for method, path, body, kind in steps]


@proves("role.hook")
def hook(client, server):
    """A hook token changes hooks and conditions of its own, Events and Leases, and nothing else."""
    who = user_of(server, "hook")
    server.must("POST", MACHINES, machine("role-hook"))
    path = MACHINES + "/role-hook"
    may = codes(server, who,
                ("PATCH", path, {"spec": {"lifecycleHooks": {"preDrain": [HOOK]}}}, MERGE),
                ("PATCH", path, [{"op": "test", "path": "/spec/lifecycleHooks/preDrain/0", "value": HOOK},
                                 {"op": "remove", "path": "/spec/lifecycleHooks/preDrain/0"}], JSON_PATCH),
                ("PATCH", path + "/status", {"status": {"conditions": READY}}, MERGE),
                ("POST", EVENTS, {"metadata": {"name": "role.1"}, "involvedObject": {"namespace": "openshift-machine-api"}}, "application/json"),
                ("POST", LEASES, {"metadata": {"name": "role"}, "spec": {}}, "application/json"))
    may_not = codes(server, who,
                    ("PATCH", path, {"metadata": {"labels": {"a": "b"}}}, MERGE),
                    ("PATCH", path, {"metadata": {"finalizers": ["holdpoint.dev/test"]}}, MERGE),
                    ("PATCH", path, {"spec": {"providerID": "x"}}, MERGE),
                    ("PATCH", path + "/status", {"status": {"phase": "Running"}}, MERGE),
                    ("DELETE", path, None, ""), ("POST", MACHINES, machine("role-other"), "application/json"),
                    ("POST", MAPS, config_map("role-other"), "application/json"))
    expect_equal(set(may_not), {403}, "what a hook token may not")
    if not server.real:
        expect_equal(may, [200, 200, 200, 201, 201], "what a hook token may")
    return may


@proves("role.operator")
def operator(client, server):
    """An operator changes machine sets and nodes, and neither makes them nor reads secrets."""
    who = user_of(server, "operator")
    server.must("POST", SETS, machine_set("role-op", 0))
    server.must("POST", NODES, node("role-op"))
    may = codes(server, who, ("PATCH", SETS + "/role-op", {"metadata": {"labels": {"a": "b"}}}, MERGE),
                ("PATCH", NODES + "/role-op", {"spec": {"unschedulable": True}}, MERGE))
    may_not = codes(server, who, ("GET", SECRETS, None, ""),
                    ("POST", SECRETS, {"metadata": {"name": "role-op"}}, "application/json"),
                    ("POST", SETS, machine_set("role-more", 0), "application/json"))
    expect_equal(set(may_not), {403}, "what an operator may not")
    if not server.real:
        expect_equal(may, [200, 200], "what an operator may")
    return may
