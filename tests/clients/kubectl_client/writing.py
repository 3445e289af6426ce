# SPDX-License-Identifier: Apache-2.0
"""Every way to change an object but apply."""

import json
import os

from harness.expect import expect, expect_in
from harness.paths import machine, machine_set
from harness.server import MERGE
from harness.table import proves


@proves("edit.saves")
def edit_saves(k, s):
    with open(os.path.join(k.home, "editor.sh"), "w") as script:
        script.write("#!/bin/sh\nsed -i 's/role: worker/role: edited/' \"$1\"\n")
    os.chmod(script.name, 0o755)
    expect_in(k.ok("edit", "machine", "m1", KUBE_EDITOR=script.name), "edited")
    expect(k.ok("get", "machine", "m1", "-o", "jsonpath={.metadata.labels.role}") == "edited", "the label")


@proves("replace.stale")
def replace_stale(k, s):
    stored = k.document("machineset", "set1")
    stale = json.dumps(stored)
    stored["spec"]["replicas"] = 4
    expect_in(k.ok("replace", "-f", "-", text=json.dumps(stored)), "replaced")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "4", "replicas")
    expect_in(k.refused("replace", "-f", "-", text=stale), "(Conflict)", "the object has been modified")


@proves("replace.force")
def replace_force(k, s):
    before = k.ok("get", "cm", "c1", "-o", "jsonpath={.metadata.uid}")
    k.ok("replace", "--force", "-f", "-", text=json.dumps({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "c1"}}))
    expect(k.ok("get", "cm", "c1", "-o", "jsonpath={.metadata.uid}") != before, "the uid is the same")


@proves("patch.merge-json")
def patch_merge_json(k, s):
    expect_in(k.ok("patch", "machineset", "set1", "--type", "merge", "-p", '{"spec":{"replicas":3}}'), "patched")
    uid = k.ok("get", "machineset", "set1", "-o", "jsonpath={.metadata.uid}")
    good = [{"op": "test", "path": "/metadata/uid", "value": uid}, {"op": "replace", "path": "/spec/replicas", "value": 2}]
    expect_in(k.ok("patch", "machineset", "set1", "--type", "json", "-p", json.dumps(good)), "patched")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "2", "replicas")
    good[0]["value"] = "another"
    k.refused("patch", "machineset", "set1", "--type", "json", "-p", json.dumps(good))
    expect_in(k.ok("patch", "machineset", "set1", "--type", "merge", "-p", '{"spec":{"replicas":2}}'), "(no change)")


@proves("patch.strategic-custom")
def patch_strategic_custom(k, s):
    expect_in(k.refused("patch", "machine", "m1", "-p", '{"spec":{}}'), "accepted media types include", MERGE)


@proves("status.patch")
def status_patch(k, s):
    k.ok("patch", "machine", "m2", "--subresource=status", "--type", "merge",
         "-p", '{"status":{"phase":"Running"},"metadata":{"labels":{"x":"y"}}}')
    stored = k.document("machine", "m2")
    expect(stored["status"]["phase"] == "Running" and "x" not in stored["metadata"]["labels"], str(stored))


@proves("label.annotate")
def label_annotate(k, s):
    k.ok("label", "machine", "m2", "team=a")
    expect_in(k.refused("label", "machine", "m2", "team=b"), "--overwrite is false")
    k.ok("label", "machine", "m2", "team=b", "--overwrite")
    k.ok("annotate", "bmh", "host-1", "reboot.metal3.io/hook=", "--overwrite")
    expect(k.ok("get", "machine", "m2", "-o", "jsonpath={.metadata.labels.team}") == "b", "the label")
    k.ok("label", "machine", "m2", "team-")
    k.ok("annotate", "bmh", "host-1", "reboot.metal3.io/hook-")
    expect("reboot.metal3.io/hook" not in k.ok("get", "bmh", "host-1", "-o", "yaml"), "the annotation is still there")


@proves("label.precondition")
def label_precondition(k, s):
    expect_in(k.refused("label", "machine", "m2", "late=1", "--resource-version=1"), "(Conflict)")


@proves("scale.condition")
def scale_condition(k, s):
    expect_in(k.ok("scale", "machineset", "set1", "--replicas=5"), "scaled")
    expect_in(k.ok("scale", "machineset", "set1", "--current-replicas=5", "--replicas=1"), "scaled")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "1", "replicas")
    k.refused("scale", "machineset", "set1", "--current-replicas=5", "--replicas=2")


@proves("validation.unknown-field")
def validation_unknown_field(k, s):
    wrong = machine_set("wrong", 0)
    wrong["spec"]["replica"] = 1
    if k.minor >= 25:
        expect_in(k.refused("create", "-f", "-", text=json.dumps(wrong)), 'unknown field "spec.replica"')
    else:  # it never asks for strictness, so the server warns
        done = k("create", "--validate=false", "-f", "-", text=json.dumps(wrong))
        expect_in(done.err, 'Warning: unknown field "spec.replica"')
        k.ok("delete", "machineset", "wrong")


@proves("validation.type")
def validation_type(k, s):
    wrong = machine_set("wrong", 1)
    wrong["spec"]["replicas"] = "many"
    expect_in(k.refused("create", "--validate=false", "-f", "-", text=json.dumps(wrong)), "spec.replicas")


@proves("dry-run.create")
def dry_run_create(k, s):
    expect_in(k.ok("create", "--dry-run=server", "-f", "-", text=json.dumps(machine("dry"))), "created (server dry run)")
    expect_in(k.refused("get", "machine", "dry"), "(NotFound)")
