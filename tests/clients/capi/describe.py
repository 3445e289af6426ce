#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Upstream's clusterctl and kubectl on a lab of Cluster API: what they print is what its objects say.

usage: describe.py --holdpointd PROGRAM --lab NAME --clusterctl PROGRAM --kubectl DIR --module DIR

The lab goes on while it is looked at, so the objects are read before and after each look, and it is taken again when
one of them has changed, or changes after something was found wrong. DIR of the module is where Go keeps sigs.k8s.io/cluster-api, with the definitions that
upstream publishes.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import yaml

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from harness.expect import Failure, expect, expect_equal, expect_in
from harness.server import Server
from kubectl_client.driver import Client, words
from tree import read

PATIENCE = 120  # seconds without any change until what must happen counts as not happening
QUIET = 20  # seconds without any change until what is wrong counts as wrong
LONGEST = 600  # seconds for one sentence
NAMESPACE = "fleet"
CORE = "cluster.x-k8s.io"
PLANES = "controlplane.cluster.x-k8s.io"
KINDS = {"clusters": CORE, "machinedeployments": CORE, "machinesets": CORE, "machines": CORE, "kubeadmcontrolplanes": PLANES}
OTHERS = {"machinepools": CORE, "machinehealthchecks": CORE, "machinedrainrules": CORE}  # the lab has no objects of them
FOLDERS = {CORE: "core", PLANES: "controlplane/kubeadm"}
TABLE = "application/json;as=Table;v=v1;g=meta.k8s.io"
COUNTS = ("AVAILABLE", "READY", "UP TO DATE")
COLUMNS = ["NAME", "REPLICAS", *COUNTS, "STATUS", "REASON", "SINCE", "MESSAGE"]
OLD_COLUMNS = ["NAME", "READY", "SEVERITY", "REASON", "SINCE", "MESSAGE"]


def path_of(plural, group):
    return "/apis/%s/v1beta2/namespaces/%s/%s" % (group, NAMESPACE, plural)


def condition(item, kind):
    found = [one for one in item.get("status", {}).get("conditions", []) if one["type"] == kind]
    return found[0] if found else {"status": "", "reason": ""}


def owner(item, kind):
    return next((one["name"] for one in item["metadata"].get("ownerReferences", [])
                 if one.get("controller") and one["kind"] == kind), None)


def label(item, name):
    return item["metadata"].get("labels", {}).get(CORE + "/" + name)


class Objects:
    """What the API has of one moment, by kind and name."""

    def __init__(self, server):
        for plural, group in KINDS.items():
            items = server.get(path_of(plural, group))["items"]
            setattr(self, plural, {item["metadata"]["name"]: item for item in items})

    def revisions(self):
        return {item["metadata"]["uid"]: item["metadata"]["resourceVersion"]
                for plural in KINDS for item in getattr(self, plural).values()}

    def settled(self):
        """All Machines that are wanted are made, and each has been looked at."""
        owners = [*self.kubeadmcontrolplanes.values(), *self.machinedeployments.values()]
        return (self.clusters and self.machines
                and all(condition(one, "ControlPlaneInitialized")["status"] == "True" for one in self.clusters.values())
                and all(one["status"].get("replicas") == one["spec"]["replicas"] for one in owners if "status" in one)
                and all("status" in one for one in owners)
                and all(condition(one, "Ready")["status"] for one in self.machines.values()))

    def of(self, cluster):
        return {name: one for name, one in self.machines.items() if label(one, "cluster-name") == cluster}

    def place(self, machine):
        """The kind and the name of what a Machine stands under."""
        if label(machine, "control-plane") is not None:
            plane = self.clusters[label(machine, "cluster-name")]["spec"]["controlPlaneRef"]
            return plane["kind"], plane["name"]
        return "MachineDeployment", owner(self.machinesets[owner(machine, "MachineSet")], "MachineDeployment")


class Looker:
    """Looks at one server with both programs."""

    def __init__(self, options, server, home):
        self.options, self.server, self.home = options, server, home
        self.kubectl = Client("kubectl", server, home, options.kubectl)

    def settle(self):
        """Waits while something moves."""
        last, changed = None, time.monotonic()
        while True:
            objects = Objects(self.server)
            if objects.settled():
                return
            if objects.revisions() != last:
                last, changed = objects.revisions(), time.monotonic()
            expect(time.monotonic() - changed < PATIENCE, "the lab stands still before its Machines are there")
            time.sleep(0.2)

    def moves(self):
        """Whether an object changes before long."""
        first, began = Objects(self.server).revisions(), time.monotonic()
        while time.monotonic() - began < QUIET:
            if Objects(self.server).revisions() != first:
                return True
            time.sleep(0.2)
        return False

    def describe(self, cluster, *arguments):
        """clusterctl, and the objects that it saw."""
        environment = {"HOME": self.home, "KUBECONFIG": self.server.config("admin"), "PATH": os.environ["PATH"],
                       "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
                       "CLUSTERCTL_DISABLE_VERSIONCHECK": "true"}  # else it asks GitHub
        command = [self.options.clusterctl, "describe", "cluster", cluster, "-n", NAMESPACE, *arguments]
        deadline = time.monotonic() + LONGEST
        while True:
            before = Objects(self.server)
            done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, env=environment)
            if before.revisions() == Objects(self.server).revisions():
                return before, done
            expect(time.monotonic() < deadline, "the objects never stay as they are while clusterctl looks")

    def tree(self, cluster, *arguments):
        objects, done = self.describe(cluster, *arguments)
        expect(done.returncode == 0 and not done.stderr, "it ended with %d: %s" % (done.returncode, done.stderr))
        return objects, read(done.stdout, COLUMNS)


def upstreams_columns(module, plural, group):
    """What upstream's own definition has for v1beta2, as the API server puts it into a table."""
    with open(os.path.join(module, FOLDERS[group], "config/crd/bases", "%s_%s.yaml" % (group, plural))) as text:
        versions = yaml.safe_load(text)["spec"]["versions"]
    columns = next(one for one in versions if one["name"] == "v1beta2")["additionalPrinterColumns"]
    return [("Name", "string", 0)] + [(one["name"], one["type"], one.get("priority", 0)) for one in columns]


def compared(rows, what, seen, wanted):
    """Differences by name; one line an object."""
    for name in sorted(set(seen) | set(wanted)):
        if seen.get(name) != wanted.get(name):
            rows.append("%s: %s shows %r, wanted %r" % (what, name, seen.get(name), wanted.get(name)))


# ---------------------------------------------------------------------------------------------- the rows


def every_machine_stands_under_its_owner(look, cluster):
    objects, rows = look.tree(cluster, "--grouping=false")
    machines = [row for row in rows if row.kind == "Machine"]
    expect_equal(len(machines), len({row.name for row in machines}), "rows of Machines, and names")
    seen = {}
    for row in machines:
        above = row.above("KubeadmControlPlane", "MachineDeployment")
        seen[row.name] = (above.kind, above.name) if above else None
    wrong = []
    compared(wrong, cluster, seen, {name: objects.place(one) for name, one in objects.of(cluster).items()})
    compared(wrong, "deleted", {row.name: row.deleted for row in machines},
             {name: "deletionTimestamp" in one["metadata"] for name, one in objects.of(cluster).items()})
    compared(wrong, "versions", {row.name: row.version for row in machines},
             {name: one["spec"].get("version") for name, one in objects.of(cluster).items()})
    expect(not wrong and machines, "\n".join(wrong) or "no Machine at all")


def figures_are_those_of_the_conditions(look, cluster):
    """Of Machines, and of their owners as sums of them."""
    objects, rows = look.tree(cluster, "--grouping=false")
    wrong, seen, sums = [], {}, {}
    for row in rows:
        if row.kind == "Machine":
            seen[row.name] = (*(row.cells[count] for count in COUNTS), row.cells["STATUS"], row.cells["REASON"])
    wanted = {}
    for name, one in objects.of(cluster).items():
        flags = [int(condition(one, kind)["status"] == "True") for kind in ("Available", "Ready", "UpToDate")]
        ready = condition(one, "Ready")
        wanted[name] = (*map(str, flags), ready["status"], ready["reason"])
        for place in (objects.place(one), ("Cluster", cluster)):
            sums[place] = [a + b for a, b in zip(sums.get(place, [0, 0, 0, 0]), [*flags, 1])]
    compared(wrong, "Machine", seen, wanted)
    owners = {}
    for row in rows:
        if row.kind in ("Cluster", "KubeadmControlPlane", "MachineDeployment"):
            have = row.cells["REPLICAS"].partition("/")[0]
            owners[(row.kind, row.name)] = [row.cells[count] for count in COUNTS] + [have]
    compared(wrong, "owner", owners, {place: [str(one) for one in all_] for place, all_ in sums.items()})
    plurals = {"Cluster": "clusters", "KubeadmControlPlane": "kubeadmcontrolplanes", "MachineDeployment": "machinedeployments"}
    for row in rows:
        if row.kind in plurals:
            available = condition(getattr(objects, plurals[row.kind])[row.name], "Available")
            compared(wrong, row.kind, {row.name: (row.cells["STATUS"], row.cells["REASON"])},
                     {row.name: (available["status"], available["reason"])})
    expect(not wrong, "\n".join(wrong))


def all_conditions_are_shown(look, cluster):
    objects, rows = look.tree(cluster, "--grouping=false", "--show-conditions", "all")
    wrong, owners = [], 0
    for row in rows:
        item = {"Machine": objects.machines, "MachineDeployment": objects.machinedeployments, "Cluster": objects.clusters,
                "KubeadmControlPlane": objects.kubeadmcontrolplanes}.get(row.kind, {}).get(row.name)
        if item is None:
            continue
        owners += row.kind != "Machine"
        compared(wrong, "%s %s" % (row.kind, row.name),
                 {kind: (cells["STATUS"], cells["REASON"]) for kind, cells in row.conditions.items()},
                 {one["type"]: (one["status"], one["reason"]) for one in item["status"]["conditions"]})
    expect(not wrong and owners >= 3, "\n".join(wrong) or "only %d owners" % owners)


def machines_of_one_state_are_one_line(look, cluster):
    objects, rows = look.tree(cluster, "--show-conditions", "all")
    shown = sum(row.count or row.kind == "Machine" for row in rows)
    expect_equal(shown, len(objects.of(cluster)), "Machines in groups and alone")
    expect(any(row.count for row in rows), "there is no group")


def a_cluster_is_available_when_its_parts_are(look, cluster):
    objects, rows = look.tree(cluster, "--grouping=false")
    parts = [row for row in rows if row.kind in ("KubeadmControlPlane", "MachineDeployment")]
    lacking = [row for row in parts if row.cells["STATUS"] != "True"]
    available = condition(objects.clusters[cluster], "Available")
    expect_equal((rows[0].kind, rows[0].cells["STATUS"]), ("Cluster", "False" if lacking else "True"))
    expect_in(available["message"], *(row.name for row in lacking if row.kind == "MachineDeployment"))


def sets_servers_and_templates_have_rows(look, cluster):
    objects, rows = look.tree(cluster, "--grouping=false", "--show-machinesets", "--echo", "--show-templates")
    wrong, servers = [], {}
    compared(wrong, "MachineSet", {row.name: row.above("MachineDeployment").name for row in rows if row.kind == "MachineSet"},
             {name: owner(one, "MachineDeployment") for name, one in objects.machinesets.items()
              if label(one, "cluster-name") == cluster})
    for row in rows:
        if row.parent and row.parent.kind == "Machine":
            servers[row.parent.name] = (row.kind, row.name)
    compared(wrong, "server", servers, {name: (one["spec"]["infrastructureRef"]["kind"], one["spec"]["infrastructureRef"]["name"])
                                        for name, one in objects.of(cluster).items()})
    templates = {row.name: row.kind for row in rows if row.parent and row.parent.name == "Templates"}
    wanted = [one["spec"]["machineTemplate"]["spec"] for name, one in objects.kubeadmcontrolplanes.items() if name == cluster]
    wanted += [one["spec"]["template"]["spec"] for one in objects.machinedeployments.values()
               if one["spec"]["clusterName"] == cluster]
    compared(wrong, "template", templates, {one["infrastructureRef"]["name"]: one["infrastructureRef"]["kind"] for one in wanted})
    expect(not wrong, "\n".join(wrong))


def conditions_of_v1beta1_are_none_and_no_error(look, cluster):
    objects, done = look.describe(cluster, "--v1beta2=false", "--grouping=false")
    expect(done.returncode == 0 and re.fullmatch(r"Flag --v1beta2 has been deprecated, [^\n]*\n", done.stderr),
           "it ended with %d: %s" % (done.returncode, done.stderr))
    rows = read(done.stdout, OLD_COLUMNS)
    expect_equal({row.name for row in rows if row.kind == "Machine"}, set(objects.of(cluster)))
    expect_equal({row.cells["READY"] for row in rows if row.kind in ("Cluster", "MachineDeployment", "Machine")}, {""}, "READY")


def a_cluster_that_is_not_there_is_one_sentence(look, _):
    _, done = look.describe("nobody")
    expect_equal((done.returncode, done.stdout), (1, ""))
    expect_equal(done.stderr, 'Error: clusters.cluster.x-k8s.io "nobody" not found\n')


def columns_are_upstreams(look, plural):
    group = {**KINDS, **OTHERS}[plural]
    wanted = upstreams_columns(look.options.module, plural, group)
    answer = look.server.call("GET", path_of(plural, group), accept=TABLE)
    seen = [(one["name"], one["type"], one["priority"]) for one in answer.json["columnDefinitions"]]
    expect_equal(seen, wanted)
    if plural in KINDS:
        for arguments, narrow in ((), True), (("-o", "wide"), False):
            lines = look.kubectl.ok("get", plural + "." + group, "-n", NAMESPACE, *arguments).splitlines()
            expect_equal(words(lines[0]), [name.upper() for name, _, priority in wanted if not (narrow and priority)])
            expect(len(lines) > 1, "no rows")


OF_CLUSTERS = (
    ("every Machine of %s stands under its control plane or its MachineDeployment", every_machine_stands_under_its_owner),
    ("the figures of %s are those of the conditions of its Machines", figures_are_those_of_the_conditions),
    ("all conditions of %s are shown as the objects have them", all_conditions_are_shown),
    ("Machines of %s of one state are one line", machines_of_one_state_are_one_line),
    ("%s is available when its control plane and its MachineDeployments are", a_cluster_is_available_when_its_parts_are),
    ("MachineSets, servers and templates of %s have rows", sets_servers_and_templates_have_rows),
    ("%s has no conditions of v1beta1, and that is no error", conditions_of_v1beta1_are_none_and_no_error),
)


def prove(look, proof, about):
    deadline = time.monotonic() + LONGEST
    while True:
        try:
            return proof(look, about)
        except Failure:
            if time.monotonic() > deadline or not look.moves():
                raise


def table(look):
    for sentence, proof in OF_CLUSTERS:
        for cluster in sorted(Objects(look.server).clusters):
            yield sentence % cluster, proof, cluster
    yield "a cluster that is not there is one sentence", a_cluster_that_is_not_there_is_one_sentence, None
    for plural in (*KINDS, *OTHERS):
        yield "the columns of %s are upstream's, by name, type and order" % plural, columns_are_upstreams, plural


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    for option in ("--holdpointd", "--lab", "--clusterctl", "--kubectl", "--module"):
        parser.add_argument(option, required=True)
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="holdpoint-clusterctl-")
    home = os.path.join(folder, "home")
    os.mkdir(home)
    server = Server("holdpointd", [options.holdpointd, "--lab", options.lab], folder)
    failed = 0
    try:
        look = Looker(options, server, home)
        look.settle()
        for sentence, proof, about in table(look):
            try:
                prove(look, proof, about)
                print("proved  " + sentence, flush=True)
            except (Failure, subprocess.TimeoutExpired) as failure:
                failed += 1
                print("FAILED  %s\n        %s" % (sentence, str(failure).replace("\n", "\n        ")), flush=True)
        print(look.describe(sorted(Objects(server).clusters)[0])[1].stdout)
        if failed:
            with open(server.log) as log:
                print(log.read()[-4000:])
    finally:
        left = server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    expect(left == 0, "SIGTERM did not end the daemon with exit code 0 but %d" % left)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
