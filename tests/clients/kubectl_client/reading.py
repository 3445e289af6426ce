# SPDX-License-Identifier: Apache-2.0
"""get, describe and watch."""

import json

from harness.expect import expect, expect_in
from harness.paths import EVENTS, MACHINES, MAPS, host, machine, machine_set, node
from harness.server import MERGE, NAMESPACE
from harness.table import proves
from kubectl_client.driver import words


@proves("create.kinds")
def create_kinds(k, s):
    objects = [machine("m1", {"role": "worker", "machine.openshift.io/zone": "z1"}), machine("m2", {"role": "master"}),
               machine_set("set1", 2), host("host-1"), node("n1"), node("n2")]
    out = k.ok("create", "-f", "-", text=json.dumps({"kind": "List", "apiVersion": "v1", "items": objects}))
    expect_in(out, "machine.machine.openshift.io/m1 created", "machineset.machine.openshift.io/set1 created",
              "baremetalhost.metal3.io/host-1 created", "node/n1 created")


@proves("create.own-encoding")
def create_own_encoding(k, s):
    expect_in(k.ok("create", "namespace", "second"), "namespace/second created")
    expect_in(k.ok("create", "configmap", "c1", "--from-literal=a=b"), "configmap/c1 created")
    expect_in(k.ok("create", "secret", "generic", "s1", "--from-literal=password=x"), "secret/s1 created")
    expect(k.ok("get", "secret", "s1", "-o", "jsonpath={.data.password}") == "eA==", "the password is not x")


@proves("create.exists")
def create_exists(k, s):
    expect_in(k.refused("create", "-f", "-", text=json.dumps(machine("m1"))), "(AlreadyExists)",
              'machines.machine.openshift.io "m1" already exists')


@proves("table.machine")
def table_machine(k, s):
    s.must("PATCH", MACHINES + "/m1/status", {"status": {"phase": "Provisioning"}}, MERGE)
    lines = k.ok("get", "machine", "m1").splitlines()
    expect(words(lines[0]) == ["NAME", "PHASE", "TYPE", "REGION", "ZONE", "AGE"], lines[0])
    expect(lines[1].split()[0] == "m1" and "z1" in lines[1], lines[1])


@proves("table.wide")
def table_wide(k, s):
    header = k.ok("get", "machines", "-o", "wide").splitlines()[0]
    expect(words(header) == ["NAME", "PHASE", "TYPE", "REGION", "ZONE", "AGE", "NODE", "PROVIDERID", "STATE"], header)


@proves("table.others")
def table_others(k, s):
    expect(words(k.ok("get", "bmh").splitlines()[0]) == ["NAME", "STATE", "CONSUMER", "ONLINE", "ERROR", "AGE"], "hosts")
    expect(words(k.ok("get", "machinesets").splitlines()[0]) == ["NAME", "DESIRED", "CURRENT", "READY", "AVAILABLE", "AGE"], "sets")
    lines = k.ok("get", "nodes").splitlines()
    expect(words(lines[0]) == ["NAME", "STATUS", "ROLES", "AGE", "VERSION"], lines[0])
    expect(lines[1].split()[:3] == ["n1", "Unknown", "worker"], lines[1])


@proves("get.forms")
def get_forms(k, s):
    expect_in(k.ok("get", "machine", "m1", "-o", "yaml"), "kind: Machine", "  name: m1", "resourceVersion:")
    whole = k.document("machines", "-l", "role")
    expect([item["metadata"]["name"] for item in whole["items"]] == ["m1", "m2"], str(whole))
    expect(k.ok("get", "machines", "-l", "role", "-o", "name").split() ==
           ["machine.machine.openshift.io/m1", "machine.machine.openshift.io/m2"], "names")


@proves("get.selectors")
def get_selectors(k, s):
    expect(k.ok("get", "machines", "-l", "role in (worker)", "-o", "name").split() == ["machine.machine.openshift.io/m1"], "-l")
    expect(k.ok("get", "machines", "-l", "role", "--field-selector", "metadata.name!=m1", "-o", "name").split()
           == ["machine.machine.openshift.io/m2"], "--field-selector")
    expect_in(k.refused("get", "machines", "--field-selector", "spec.x=1"), "field label not supported: spec.x")


@proves("get.sorted")
def get_sorted(k, s):
    lines = k.ok("get", "machines", "-l", "role", "--sort-by=.metadata.labels.role", "--no-headers").splitlines()
    expect([line.split()[0] for line in lines] == ["m2", "m1"], str(lines))


@proves("get.chunks")
def get_chunks(k, s):
    for number in range(5):
        s.must("POST", MAPS, {"metadata": {"name": "chunk-%d" % number, "labels": {"chunk": "yes"}}})
    wanted = ["chunk-%d" % number for number in range(5)]
    done = k("get", "configmaps", "-l", "chunk", "--chunk-size=2", "--no-headers", "-v=6")
    expect(not done.fails, done.err)
    expect([line.split()[0] for line in done.out.splitlines() if line.startswith("chunk-")] == wanted, done.out)
    # Two, two and one: the answers are in its log, on whichever stream it writes that.
    answered = [line for line in (done.err + done.out).splitlines()
                if "limit=2" in line and "continue=" in line and ("200 OK" in line or 'status="200' in line)]
    expect(len(answered) == 2, done.err)
    names = k.ok("get", "configmaps", "-l", "chunk", "--chunk-size=2", "-o", "name").split()
    expect(names == ["configmap/" + name for name in wanted], str(names))


@proves("watch.change")
def watch_change(k, s):
    with k.start("get", "machines", "-w") as shown:
        # The list comes with the revision that the watch starts at: no change is lost in between.
        shown.until(lambda line: line.startswith("m2"), "the first list")
        s.must("PATCH", MACHINES + "/m2/status", {"status": {"phase": "Provisioned"}}, MERGE)
        shown.until(lambda line: line.startswith("m2") and "Provisioned" in line, "the change")


@proves("watch.one-until-gone")
def watch_one_until_gone(k, s):
    s.must("POST", MAPS, {"metadata": {"name": "watched"}})
    with k.start("get", "configmap", "watched", "-w", "--output-watch-events", "-v=6") as shown:
        # Of one object kubectl prints what it got and then asks for a watch from "now": a deletion in
        # between is nothing it could ever see.
        shown.until_watching()
        s.must("DELETE", MAPS + "/watched")
        shown.until(lambda line: line.startswith("DELETED") and "watched" in line, "the deletion")


@proves("describe.machine")
def describe_machine(k, s):
    uid = k.ok("get", "machine", "m1", "-o", "jsonpath={.metadata.uid}")
    s.must("POST", EVENTS,
           {"metadata": {"name": "m1.1"}, "type": "Warning", "reason": "HeldByHook", "message": "waits for the quorum guard",
            "involvedObject": {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "name": "m1",
                               "namespace": NAMESPACE, "uid": uid},
            "firstTimestamp": "2026-01-10T12:00:00Z", "lastTimestamp": "2026-01-10T12:00:00Z", "count": 1,
            "source": {"component": "holdpoint"}})
    expect_in(k.ok("describe", "machine", "m1"), "Name:", "m1", "HeldByHook", "waits for the quorum guard")


@proves("describe.node")
def describe_node(k, s):
    expect_in(k.ok("describe", "node", "n1"), "n1", "Unschedulable:")
