# SPDX-License-Identifier: Apache-2.0
"""Events, rights, refusals."""

import os
import re

from harness.expect import expect, expect_in
from harness.server import NAMESPACE
from harness.table import proves
from kubectl_client.driver import words


@proves("events.table")
def events_table(k, s):
    lines = k.ok("get", "events").splitlines()
    expect(words(lines[0]) == ["LAST SEEN", "TYPE", "REASON", "OBJECT", "MESSAGE"], lines[0])
    expect(any("machine/m1" in line and "HeldByHook" in line for line in lines), str(lines))


@proves("events.new-shape")
def events_new_shape(k, s):
    expect_in(k.ok("get", "events.events.k8s.io", "m1.1", "-o", "yaml"), "note: waits for the quorum guard", "regarding:")


@proves("events.command")
def events_command(k, s):
    expect_in(k.ok("events", "--for", "machine/m1"), "HeldByHook", "Machine/m1")


@proves("review.can-i")
def review_can_i(k, s):
    expect(k.ok("auth", "can-i", "delete", "machines").strip() == "yes", "admin")
    expect(k.ok("auth", "can-i", "*", "*").strip() == "yes", "admin, everything")
    expect(k("auth", "can-i", "delete", "machines", who="viewer").out.startswith("no"), "viewer")
    expect(k("auth", "can-i", "list", "machines", who="viewer").out.strip() == "yes", "viewer may read")
    expect(k("auth", "can-i", "create", "pods/eviction", who="viewer").out.startswith("no"), "viewer, eviction")


@proves("review.rules")
def review_rules(k, s):
    expect_in(k.ok("auth", "can-i", "--list"), "*.*", "[*]")
    listed = k.ok("auth", "can-i", "--list", who="viewer")
    expect_in(listed, "*.machine.openshift.io", "[get list watch]")
    expect("*.*" not in listed, "a viewer has the rights of an admin")


@proves("review.self")
def review_self(k, s):
    expect_in(k.ok("auth", "whoami", who="viewer"), "viewer", "system:authenticated")


@proves("explain.schema")
def explain_schema(k, s):
    expect_in(k.ok("explain", "machine"), "KIND:", "Machine", "spec", "status")
    expect_in(k.ok("explain", "machine.spec.lifecycleHooks"), "preDrain", "preTerminate")
    expect_in(k.ok("explain", "machine.metadata.finalizers"), "finalizers")


@proves("refusal.viewer")
def refusal_viewer(k, s):
    said = k.refused("label", "machine", "m2", "seen=1", who="viewer")
    expect_in(said, "(Forbidden)", 'machines.machine.openshift.io "m2" is forbidden: User "viewer" cannot patch resource '
              '"machines" in API group "machine.openshift.io" in the namespace "' + NAMESPACE + '"')
    expect_in(k.refused("get", "secrets", who="viewer"), "(Forbidden)")
    expect("seen" not in k.ok("get", "machine", "m2", "-o", "yaml"), "the label is there")


@proves("refusal.token")
def refusal_token(k, s):
    with open(s.config("viewer")) as text:
        broken = re.sub(r"(token:\s*\"?)[^\"\s]+", r"\1nobody", text.read())
    path = os.path.join(k.home, "broken.kubeconfig")
    with open(path, "w") as out:
        out.write(broken)
    expect_in(k.refused("get", "machines", "--kubeconfig", path), "Unauthorized")
