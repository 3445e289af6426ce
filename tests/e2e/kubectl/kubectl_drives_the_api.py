#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a real kubectl against a real server and says what each run proves.

usage: kubectl_drives_the_api.py KUBECTL SERVER

SERVER is started as `SERVER --data-dir DIR --listen 127.0.0.1:0`; its ready line tells the address.
kubectl gets a fresh HOME, so nothing of this machine's own configuration is read or written.
"""

import http.client
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

PATIENCE = 30  # seconds until something that must happen counts as not happening

NAMESPACE = "openshift-machine-api"  # where the kubeconfigs point
CORE = "/api/v1/namespaces/" + NAMESPACE
MACHINE_GROUP = "/apis/machine.openshift.io/v1beta1/namespaces/" + NAMESPACE


class Failure(Exception):
    pass


def expect(condition, why):
    if not condition:
        raise Failure(why)


def expect_in(text, *parts):
    for part in parts:
        expect(part in text, "%r is not in:\n%s" % (part, text))


def words(line):
    return re.split(r"\s{2,}", line.strip())


class Server:
    """The program under test, in a folder of its own."""

    def __init__(self, program, folder):
        self.data = os.path.join(folder, "data")
        self.process = subprocess.Popen(
            [program, "--data-dir", self.data, "--listen", "127.0.0.1:0"],
            stdout=subprocess.PIPE, stderr=open(os.path.join(folder, "server.log"), "w"), text=True)
        line = self.process.stdout.readline()
        found = re.search(r" ready: api (https://\S+)", line)
        if not found:
            self.process.kill()
            with open(os.path.join(folder, "server.log")) as log:
                sys.exit("the server did not become ready: %s%s" % (line, log.read()))
        self.url = urllib.parse.urlparse(found.group(1))
        self.context = ssl.create_default_context(cafile=os.path.join(self.data, "ca.crt"))

    def config(self, who):
        return os.path.join(self.data, who + ".kubeconfig")

    def token(self, who):
        with open(self.config(who)) as text:
            return re.search(r"token:\s*\"?([^\"\s]+)", text.read()).group(1)

    def call(self, method, path, body=None, kind="application/json", who="admin", accept="application/json"):
        """One request without kubectl; gives status, headers and the decoded body."""
        connection = http.client.HTTPSConnection(self.url.hostname, self.url.port, timeout=PATIENCE,
                                                 context=self.context)
        headers = {"Accept": accept}
        if who:
            headers["Authorization"] = "Bearer " + self.token(who)
        if body is not None:
            headers["Content-Type"] = kind
            if not isinstance(body, (str, bytes)):
                body = json.dumps(body)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        try:
            return answer.status, answer.headers, json.loads(text)
        except ValueError:
            return answer.status, answer.headers, text

    def must(self, method, path, body=None, kind="application/json"):
        status, _, answer = self.call(method, path, body, kind)
        expect(status < 300, "%s %s: %s %s" % (method, path, status, answer))
        return answer

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


class Kubectl:
    def __init__(self, program, server, home):
        self.program, self.server, self.home = program, server, home
        client = json.loads(self("version", "--client", "-o", "json").out)["clientVersion"]
        self.minor = int(re.match(r"\d+", client["minor"]).group())
        self.name = client["gitVersion"]

    def environment(self, who, **more):
        return {"HOME": self.home, "KUBECONFIG": self.server.config(who), "PATH": os.environ["PATH"],
                "LC_ALL": "C.UTF-8", "TZ": "UTC", **more}

    def start(self, *arguments, who="admin"):
        return subprocess.Popen([self.program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, env=self.environment(who))

    def __call__(self, *arguments, who="admin", text=None, **environment):
        """Runs to the end; `fails` and `out` tell how it went."""
        done = subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True,
                              timeout=2 * PATIENCE, env=self.environment(who, **environment))
        done.out, done.err = done.stdout, done.stderr
        done.fails = done.returncode != 0
        return done

    def ok(self, *arguments, **options):
        done = self(*arguments, **options)
        expect(not done.fails, "kubectl %s: %s%s" % (" ".join(arguments), done.out, done.err))
        return done.out

    def refused(self, *arguments, **options):
        done = self(*arguments, **options)
        expect(done.fails, "kubectl %s went through: %s" % (" ".join(arguments), done.out))
        return done.err + done.out


class Reader:
    """Reads the lines of a running kubectl without waiting for its end."""

    def __init__(self, process):
        self.process, self.lines = process, []
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            with self.arrived:
                self.lines.append(line.rstrip("\n"))
                self.arrived.notify_all()
        with self.arrived:
            self.lines.append(None)
            self.arrived.notify_all()

    def until(self, wanted, why):
        """The first line that `wanted` accepts; fails after a while or at the end of the output."""
        deadline = time.monotonic() + PATIENCE
        position = 0
        with self.arrived:
            while True:
                while position < len(self.lines):
                    line = self.lines[position]
                    position += 1
                    expect(line is not None, "%s: the output ended: %s" % (why, self.lines[:-1]))
                    if wanted(line):
                        return line
                left = deadline - time.monotonic()
                expect(left > 0, "%s: it never came: %s" % (why, self.lines))
                self.arrived.wait(left)

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


CHECKS = []


def check(sentence, since=0, until=10000):
    """Registers a behaviour; the sentence is what a passing run proves."""
    def register(function):
        CHECKS.append((sentence, since, until, function))
        return function
    return register


def machine(name, labels=None, **metadata):
    return {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
            "metadata": {"name": name, "labels": labels or {}, **metadata}, "spec": {}}


def machine_set(name, replicas):
    labels = {"set": name}
    return {"apiVersion": "machine.openshift.io/v1beta1", "kind": "MachineSet", "metadata": {"name": name},
            "spec": {"replicas": replicas, "selector": {"matchLabels": labels},
                     "template": {"metadata": {"labels": labels}, "spec": {}}}}


def host(name):
    return {"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost", "metadata": {"name": name},
            "spec": {"online": True, "bmc": {"address": "redfish://127.0.0.1:1/redfish/v1/Systems/1",
                                             "credentialsName": "none"}}}


def node(name):
    return {"apiVersion": "v1", "kind": "Node", "metadata": {"name": name, "labels": {"node-role.kubernetes.io/worker": ""}}}


def pod(name, on, labels, **metadata):
    return {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": name, "namespace": NAMESPACE, "labels": labels, **metadata},
            "spec": {"nodeName": on, "containers": [{"name": "c", "image": "registry.invalid/c"}]}}


# ---- who is there, what is served ---------------------------------------------------------------

@check("version shows the server's version")
def _(k, s):
    server = json.loads(k.ok("version", "-o", "json"))["serverVersion"]
    expect(server["gitVersion"].startswith("v1."), str(server))


@check("api-resources lists machines, hosts with short names, pods and definitions")
def _(k, s):
    lines = k.ok("api-resources", "--no-headers").splitlines()
    kinds = {line.split()[-1] for line in lines}
    for kind in ("Machine", "MachineSet", "BareMetalHost", "Node", "Pod", "PodDisruptionBudget", "Lease",
                 "CustomResourceDefinition"):
        expect(kind in kinds, "%s is not in %s" % (kind, kinds))
    host_line = next(line for line in lines if line.split()[-1] == "BareMetalHost")
    expect_in(host_line, "bmh,bmhost", "metal3.io", "true")


@check("api-resources tells which kinds can be scaled out of discovery", since=26)
def _(k, s):
    expect_in(k.ok("api-resources", "-o", "wide", "--no-headers"), "create,delete,deletecollection,get,list,patch,update,watch")


@check("get crd lists the definitions that are served")
def _(k, s):
    expect_in(k.ok("get", "crd"), "machines.machine.openshift.io", "CREATED AT")


# ---- create, get ----------------------------------------------------------------------------------

@check("create makes objects of custom and of built-in kinds")
def _(k, s):
    objects = [machine("m1", {"role": "worker", "machine.openshift.io/zone": "z1"}), machine("m2", {"role": "master"}),
               machine_set("set1", 2), host("host-1"), node("n1"), node("n2")]
    out = k.ok("create", "-f", "-", text=json.dumps({"kind": "List", "apiVersion": "v1", "items": objects}))
    expect_in(out, "machine.machine.openshift.io/m1 created", "machineset.machine.openshift.io/set1 created",
              "baremetalhost.metal3.io/host-1 created", "node/n1 created")


@check("create namespace, configmap, secret work with this client's own encoding")
def _(k, s):
    expect_in(k.ok("create", "namespace", "second"), "namespace/second created")
    expect_in(k.ok("create", "configmap", "c1", "--from-literal=a=b"), "configmap/c1 created")
    expect_in(k.ok("create", "secret", "generic", "s1", "--from-literal=password=x"), "secret/s1 created")
    expect(k.ok("get", "secret", "s1", "-o", "jsonpath={.data.password}") == "eA==", "the password is not x")


@check("create of what exists is refused as AlreadyExists")
def _(k, s):
    expect_in(k.refused("create", "-f", "-", text=json.dumps(machine("m1"))), "(AlreadyExists)",
              'machines.machine.openshift.io "m1" already exists')


@check("get shows a Machine under its real printer columns")
def _(k, s):
    s.must("PATCH", MACHINE_GROUP + "/machines/m1/status", {"status": {"phase": "Provisioning"}}, "application/merge-patch+json")
    lines = k.ok("get", "machine", "m1").splitlines()
    expect(words(lines[0]) == ["NAME", "PHASE", "TYPE", "REGION", "ZONE", "AGE"], lines[0])
    expect(lines[1].split()[0] == "m1" and "z1" in lines[1], lines[1])


@check("get -o wide adds node, provider id, state")
def _(k, s):
    header = k.ok("get", "machines", "-o", "wide").splitlines()[0]
    expect(words(header) == ["NAME", "PHASE", "TYPE", "REGION", "ZONE", "AGE", "NODE", "PROVIDERID", "STATE"], header)


@check("get shows hosts, machine sets, nodes under their columns")
def _(k, s):
    expect(words(k.ok("get", "bmh").splitlines()[0]) == ["NAME", "STATE", "CONSUMER", "ONLINE", "ERROR", "AGE"], "hosts")
    expect(words(k.ok("get", "machinesets").splitlines()[0]) == ["NAME", "DESIRED", "CURRENT", "READY", "AVAILABLE", "AGE"], "sets")
    lines = k.ok("get", "nodes").splitlines()
    expect(words(lines[0]) == ["NAME", "STATUS", "ROLES", "AGE", "VERSION"], lines[0])
    expect(lines[1].split()[:3] == ["n1", "Unknown", "worker"], lines[1])


@check("get -o yaml, json and name show the stored object")
def _(k, s):
    expect_in(k.ok("get", "machine", "m1", "-o", "yaml"), "kind: Machine", "  name: m1", "resourceVersion:")
    whole = json.loads(k.ok("get", "machines", "-l", "role", "-o", "json"))
    expect([item["metadata"]["name"] for item in whole["items"]] == ["m1", "m2"], str(whole))
    expect(k.ok("get", "machines", "-l", "role", "-o", "name").split() ==
           ["machine.machine.openshift.io/m1", "machine.machine.openshift.io/m2"], "names")


@check("get -l and --field-selector choose")
def _(k, s):
    expect(k.ok("get", "machines", "-l", "role in (worker)", "-o", "name").split() == ["machine.machine.openshift.io/m1"], "-l")
    expect(k.ok("get", "machines", "-l", "role", "--field-selector", "metadata.name!=m1", "-o", "name").split()
           == ["machine.machine.openshift.io/m2"], "--field-selector")
    expect_in(k.refused("get", "machines", "--field-selector", "spec.x=1"), "field label not supported: spec.x")


@check("get --sort-by sorts by a field that no column shows")
def _(k, s):
    lines = k.ok("get", "machines", "-l", "role", "--sort-by=.metadata.labels.role", "--no-headers").splitlines()
    expect([line.split()[0] for line in lines] == ["m2", "m1"], str(lines))


@check("get -w shows a change when it happens")
def _(k, s):
    reader = Reader(k.start("get", "machines", "-w"))
    try:
        reader.until(lambda line: line.startswith("m2"), "the first list")
        s.must("PATCH", MACHINE_GROUP + "/machines/m2/status", {"status": {"phase": "Provisioned"}}, "application/merge-patch+json")
        reader.until(lambda line: line.startswith("m2") and "Provisioned" in line, "the change")
    finally:
        reader.stop()


@check("get NAME -w follows one object until it is gone")
def _(k, s):
    s.must("POST", CORE + "/configmaps", {"metadata": {"name": "watched"}})
    # kubectl prints the object before it asks for the watch, which then starts "now": a deletion in
    # between is nothing it could ever see. Its log says when the watch was answered.
    reader = Reader(k.start("get", "configmap", "watched", "-w", "--output-watch-events", "-v=6"))
    try:
        reader.until(lambda line: line.startswith("ADDED") and "watched" in line, "the object")
        reader.until(lambda line: "watch=true" in line and "200 OK" in line, "the answer to the watch")
        s.must("DELETE", CORE + "/configmaps/watched")
        reader.until(lambda line: line.startswith("DELETED") and "watched" in line, "the deletion")
    finally:
        reader.stop()


@check("describe shows a machine with its events")
def _(k, s):
    uid = k.ok("get", "machine", "m1", "-o", "jsonpath={.metadata.uid}")
    s.must("POST", CORE + "/events",
           {"metadata": {"name": "m1.1"}, "type": "Warning", "reason": "HeldByHook", "message": "waits for the quorum guard",
            "involvedObject": {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "name": "m1",
                               "namespace": NAMESPACE, "uid": uid},
            "firstTimestamp": "2026-01-10T12:00:00Z", "lastTimestamp": "2026-01-10T12:00:00Z", "count": 1,
            "source": {"component": "holdpoint"}})
    expect_in(k.ok("describe", "machine", "m1"), "Name:", "m1", "HeldByHook", "waits for the quorum guard")


@check("describe node works without the kinds that are not served")
def _(k, s):
    expect_in(k.ok("describe", "node", "n1"), "n1", "Unschedulable:")


# ---- change ---------------------------------------------------------------------------------------

@check("apply creates, leaves an equal object alone, changes a different one")
def _(k, s):
    first = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": {"a": "1"}}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "created")
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "unchanged")
    first["data"] = {"b": "2"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "configured")
    expect(json.loads(k.ok("get", "cm", "applied", "-o", "json"))["data"] == {"b": "2"}, "the data")


@check("apply of a custom kind twice, then changed, then with a field removed")
def _(k, s):
    first = host("applied")
    first["metadata"]["labels"] = {"a": "1", "b": "2"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "created")
    before = k.ok("get", "bmh", "applied", "-o", "jsonpath={.metadata.generation}")
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "unchanged")
    first["metadata"]["labels"] = {"a": "3"}
    expect_in(k.ok("apply", "-f", "-", text=json.dumps(first)), "configured")
    labels = json.loads(k.ok("get", "bmh", "applied", "-o", "json"))["metadata"]["labels"]
    expect(labels.get("a") == "3" and "b" not in labels, str(labels))
    expect(k.ok("get", "bmh", "applied", "-o", "jsonpath={.metadata.generation}") == before, "the generation moved")


@check("apply --server-side says clearly that it is not there")
def _(k, s):
    expect_in(k.refused("apply", "--server-side", "-f", "-", text=json.dumps(machine("ssa"))).lower(), "server-side apply")


@check("diff shows what apply would change and changes nothing", since=27)
def _(k, s):
    changed = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": {"b": "3"}}
    done = k("diff", "-f", "-", text=json.dumps(changed))
    expect(done.returncode == 1, "exit %d: %s" % (done.returncode, done.err))
    expect_in(done.out, '-  b: "2"', '+  b: "3"')
    expect(json.loads(k.ok("get", "cm", "applied", "-o", "json"))["data"] == {"b": "2"}, "the data")


@check("edit saves what the editor wrote")
def _(k, s):
    with open(os.path.join(k.home, "editor.sh"), "w") as script:
        script.write("#!/bin/sh\nsed -i 's/role: worker/role: edited/' \"$1\"\n")
    os.chmod(script.name, 0o755)
    expect_in(k.ok("edit", "machine", "m1", KUBE_EDITOR=script.name), "edited")
    expect(k.ok("get", "machine", "m1", "-o", "jsonpath={.metadata.labels.role}") == "edited", "the label")


@check("replace writes the whole object, a stale one is a Conflict")
def _(k, s):
    stored = json.loads(k.ok("get", "machineset", "set1", "-o", "json"))
    stale = json.dumps(stored)
    stored["spec"]["replicas"] = 4
    expect_in(k.ok("replace", "-f", "-", text=json.dumps(stored)), "replaced")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "4", "replicas")
    expect_in(k.refused("replace", "-f", "-", text=stale), "(Conflict)", "the object has been modified")


@check("replace --force deletes and makes it again")
def _(k, s):
    before = k.ok("get", "cm", "c1", "-o", "jsonpath={.metadata.uid}")
    k.ok("replace", "--force", "-f", "-", text=json.dumps({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "c1"}}))
    expect(k.ok("get", "cm", "c1", "-o", "jsonpath={.metadata.uid}") != before, "the uid is the same")


@check("patch merges, and edits by JSON patch with a test")
def _(k, s):
    expect_in(k.ok("patch", "machineset", "set1", "--type", "merge", "-p", '{"spec":{"replicas":3}}'), "patched")
    uid = k.ok("get", "machineset", "set1", "-o", "jsonpath={.metadata.uid}")
    good = [{"op": "test", "path": "/metadata/uid", "value": uid}, {"op": "replace", "path": "/spec/replicas", "value": 2}]
    expect_in(k.ok("patch", "machineset", "set1", "--type", "json", "-p", json.dumps(good)), "patched")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "2", "replicas")
    good[0]["value"] = "another"
    k.refused("patch", "machineset", "set1", "--type", "json", "-p", json.dumps(good))
    expect_in(k.ok("patch", "machineset", "set1", "--type", "merge", "-p", '{"spec":{"replicas":2}}'), "(no change)")


@check("a strategic patch of a custom kind is refused with the formats that work")
def _(k, s):
    expect_in(k.refused("patch", "machine", "m1", "-p", '{"spec":{}}'), "accepted media types include", "application/merge-patch+json")


@check("patch --subresource=status changes status only", since=24)
def _(k, s):
    k.ok("patch", "machine", "m2", "--subresource=status", "--type", "merge",
         "-p", '{"status":{"phase":"Running"},"metadata":{"labels":{"x":"y"}}}')
    stored = json.loads(k.ok("get", "machine", "m2", "-o", "json"))
    expect(stored["status"]["phase"] == "Running" and "x" not in stored["metadata"]["labels"], str(stored))


@check("label and annotate add, overwrite only when told, and remove")
def _(k, s):
    k.ok("label", "machine", "m2", "team=a")
    expect_in(k.refused("label", "machine", "m2", "team=b"), "--overwrite is false")
    k.ok("label", "machine", "m2", "team=b", "--overwrite")
    k.ok("annotate", "bmh", "host-1", "reboot.metal3.io/hook=", "--overwrite")
    expect(k.ok("get", "machine", "m2", "-o", "jsonpath={.metadata.labels.team}") == "b", "the label")
    k.ok("label", "machine", "m2", "team-")
    k.ok("annotate", "bmh", "host-1", "reboot.metal3.io/hook-")
    expect("reboot.metal3.io/hook" not in k.ok("get", "bmh", "host-1", "-o", "yaml"), "the annotation is still there")


@check("label --resource-version refuses when somebody was faster")
def _(k, s):
    expect_in(k.refused("label", "machine", "m2", "late=1", "--resource-version=1"), "(Conflict)")


@check("scale sets replicas, with a condition on the current count too")
def _(k, s):
    expect_in(k.ok("scale", "machineset", "set1", "--replicas=5"), "scaled")
    expect_in(k.ok("scale", "machineset", "set1", "--current-replicas=5", "--replicas=1"), "scaled")
    expect(k.ok("get", "machineset", "set1", "-o", "jsonpath={.spec.replicas}") == "1", "replicas")
    k.refused("scale", "machineset", "set1", "--current-replicas=5", "--replicas=2")


@check("an unknown field is refused by create, with its path")
def _(k, s):
    wrong = machine_set("wrong", 0)
    wrong["spec"]["replica"] = 1
    if k.minor >= 25:
        expect_in(k.refused("create", "-f", "-", text=json.dumps(wrong)), 'unknown field "spec.replica"')
    else:
        done = k("create", "-f", "-", text=json.dumps(wrong))
        expect_in(done.err, 'Warning: unknown field "spec.replica"')
        k.ok("delete", "machineset", "wrong")


@check("a field of the wrong type is refused by the server, with its path")
def _(k, s):
    wrong = machine_set("wrong", 1)
    wrong["spec"]["replicas"] = "many"
    expect_in(k.refused("create", "--validate=false", "-f", "-", text=json.dumps(wrong)), "spec.replicas")


@check("--dry-run=server answers and stores nothing", since=27)
def _(k, s):
    expect_in(k.ok("create", "--dry-run=server", "-f", "-", text=json.dumps(machine("dry"))), "created (server dry run)")
    expect_in(k.refused("get", "machine", "dry"), "(NotFound)")


# ---- delete ---------------------------------------------------------------------------------------

@check("delete waits until the last finalizer is gone")
def _(k, s):
    s.must("POST", CORE + "/configmaps", {"metadata": {"name": "held", "finalizers": ["holdpoint.dev/test"]}})
    running = k.start("delete", "configmap", "held")
    reader = Reader(running)
    reader.until(lambda line: "deleted" in line, "the answer")
    waiting = json.loads(k.ok("get", "configmap", "held", "-o", "json"))
    expect(waiting["metadata"].get("deletionTimestamp"), "it is not being deleted")
    expect(running.poll() is None, "kubectl did not wait")
    s.must("PATCH", CORE + "/configmaps/held", {"metadata": {"finalizers": None}}, "application/merge-patch+json")
    expect(running.wait(PATIENCE) == 0, "kubectl failed: %s" % reader.lines)
    expect_in(k.refused("get", "configmap", "held"), "(NotFound)")


@check("delete --wait=false comes back at once and leaves the object to its finalizer")
def _(k, s):
    s.must("POST", CORE + "/configmaps", {"metadata": {"name": "held", "finalizers": ["holdpoint.dev/test"]}})
    expect_in(k.ok("delete", "configmap", "held", "--wait=false"), "deleted")
    expect(json.loads(k.ok("get", "configmap", "held", "-o", "json"))["metadata"].get("deletionTimestamp"), "not deleting")
    s.must("PATCH", CORE + "/configmaps/held", {"metadata": {"finalizers": None}}, "application/merge-patch+json")


@check("delete -l deletes what the selector chooses")
def _(k, s):
    for name in ("d1", "d2", "d3"):
        s.must("POST", CORE + "/configmaps",
               {"metadata": {"name": name, "labels": {"go": "no" if name == "d3" else "yes"}}})
    k.ok("delete", "configmap", "-l", "go=yes")
    expect(k.ok("get", "configmap", "-l", "go", "-o", "name").split() == ["configmap/d3"], "what is left")


@check("wait returns when a condition comes true")
def _(k, s):
    k_wait = k.start("wait", "node/n1", "--for=condition=Ready", "--timeout=%ds" % PATIENCE)
    s.must("PATCH", "/api/v1/nodes/n1/status", {"status": {"conditions": [{"type": "Ready", "status": "True"}]}},
           "application/merge-patch+json")
    expect(k_wait.wait(PATIENCE) == 0, k_wait.stdout.read())
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready", "the node is not Ready")


@check("wait --for=delete returns when the object is gone")
def _(k, s):
    s.must("POST", CORE + "/configmaps", {"metadata": {"name": "leaving", "finalizers": ["holdpoint.dev/test"]}})
    s.must("DELETE", CORE + "/configmaps/leaving")
    waiting = k.start("wait", "configmap/leaving", "--for=delete", "--timeout=%ds" % PATIENCE, "-v=6")
    reader = Reader(waiting)
    reader.until(lambda line: "configmaps" in line and "GET" in line and "200" in line, "the first look")
    s.must("PATCH", CORE + "/configmaps/leaving", {"metadata": {"finalizers": None}}, "application/merge-patch+json")
    expect(waiting.wait(PATIENCE) == 0, str(reader.lines))


# ---- nodes ----------------------------------------------------------------------------------------

@check("cordon and uncordon show in get nodes")
def _(k, s):
    expect_in(k.ok("cordon", "n1"), "node/n1 cordoned")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready,SchedulingDisabled", "not cordoned")
    expect_in(k.ok("uncordon", "n1"), "node/n1 uncordoned")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready", "still cordoned")


@check("taint sets and removes a taint")
def _(k, s):
    k.ok("taint", "node", "n1", "holdpoint.dev/test=x:NoSchedule")
    expect_in(k.ok("get", "node", "n1", "-o", "json"), "holdpoint.dev/test")
    k.ok("taint", "node", "n1", "holdpoint.dev/test-")
    expect("holdpoint.dev/test" not in k.ok("get", "node", "n1", "-o", "json"), "the taint is still there")


class Kubelet:
    """Ends pods that were told to end, as the kubelet of their node would."""

    def __init__(self, server):
        self.server, self.stopping = server, threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        while not self.stopping.wait(0.05):
            _, _, pods = self.server.call("GET", "/api/v1/pods")
            for item in pods.get("items", []):
                if item["metadata"].get("deletionTimestamp"):
                    self.server.call("DELETE", "/api/v1/namespaces/%s/pods/%s" % (item["metadata"]["namespace"], item["metadata"]["name"]),
                                     {"gracePeriodSeconds": 0})

    def stop(self):
        self.stopping.set()
        self.thread.join(PATIENCE)


@check("drain waits for a budget that refuses, names it, and finishes when it is released")
def _(k, s):
    budgets = "/apis/policy/v1/namespaces/%s/poddisruptionbudgets" % NAMESPACE
    s.must("POST", budgets, {"metadata": {"name": "web"}, "spec": {"minAvailable": 1, "selector": {"matchLabels": {"app": "web"}}}})
    for name, labels in (("web-1", {"app": "web"}), ("other-1", {"app": "other"})):
        s.must("POST", CORE + "/pods", pod(name, "n1", labels))
        s.must("PATCH", CORE + "/pods/%s/status" % name,
               {"status": {"phase": "Running", "conditions": [{"type": "Ready", "status": "True"}]}}, "application/merge-patch+json")
    kubelet = Kubelet(s)
    drain = k.start("drain", "n1", "--force", "--ignore-daemonsets", "--timeout=60s")
    reader = Reader(drain)
    try:
        reader.until(lambda line: "Cannot evict pod as it would violate the pod's disruption budget" in line, "the refusal")
        expect_in(k.ok("get", "pods", "--no-headers"), "web-1")
        s.must("PATCH", budgets + "/web", {"spec": {"minAvailable": 0}}, "application/merge-patch+json")
        reader.until(lambda line: line in ("node/n1 drained", "node/n1 evicted"), "the end of the drain")
        expect(drain.wait(PATIENCE) == 0, "drain failed: %s" % reader.lines)
    finally:
        reader.stop()
        kubelet.stop()
    expect(k.ok("get", "pods", "-o", "name").strip() == "", "pods are left")
    expect(k.ok("get", "node", "n1", "--no-headers").split()[1] == "Ready,SchedulingDisabled", "not cordoned")


@check("drain --disable-eviction deletes with this client's own encoding")
def _(k, s):
    s.must("POST", CORE + "/pods", pod("web-2", "n2", {"app": "web"}))
    kubelet = Kubelet(s)
    try:
        expect_in(k.ok("drain", "n2", "--force", "--disable-eviction", "--timeout=60s"), "pod/web-2 deleted")
    finally:
        kubelet.stop()


@check("drain leaves the pods of a DaemonSet where they are")
def _(k, s):
    made = s.must("POST", "/apis/apps/v1/namespaces/%s/daemonsets" % NAMESPACE,
                  {"metadata": {"name": "agent"}, "spec": {"selector": {"matchLabels": {"app": "agent"}},
                   "template": {"metadata": {"labels": {"app": "agent"}}, "spec": {"containers": [{"name": "c", "image": "i"}]}}}})
    owner = {"apiVersion": "apps/v1", "kind": "DaemonSet", "name": "agent", "uid": made["metadata"]["uid"], "controller": True}
    s.must("POST", CORE + "/pods", pod("agent-1", "n2", {"app": "agent"}, ownerReferences=[owner]))
    k.ok("drain", "n2", "--ignore-daemonsets", "--timeout=60s")
    expect_in(k.ok("get", "pods", "-o", "name"), "pod/agent-1")
    expect(words(k.ok("get", "ds").splitlines()[0])[:4] == ["NAME", "DESIRED", "CURRENT", "READY"], "columns")


# ---- events, rights, explain ------------------------------------------------------------------------

@check("get events shows what was reported")
def _(k, s):
    lines = k.ok("get", "events").splitlines()
    expect(words(lines[0]) == ["LAST SEEN", "TYPE", "REASON", "OBJECT", "MESSAGE"], lines[0])
    expect(any("machine/m1" in line and "HeldByHook" in line for line in lines), str(lines))


@check("get events in the shape of events.k8s.io shows the same")
def _(k, s):
    expect_in(k.ok("get", "events.events.k8s.io", "m1.1", "-o", "yaml"), "note: waits for the quorum guard", "regarding:")


@check("kubectl events shows them sorted for one object", since=26)
def _(k, s):
    expect_in(k.ok("events", "--for", "machine/m1"), "HeldByHook", "Machine/m1")


@check("auth can-i: an admin may, a viewer may not")
def _(k, s):
    expect(k.ok("auth", "can-i", "delete", "machines").strip() == "yes", "admin")
    expect(k.ok("auth", "can-i", "*", "*").strip() == "yes", "admin, everything")
    expect(k("auth", "can-i", "delete", "machines", who="viewer").out.startswith("no"), "viewer")
    expect(k("auth", "can-i", "list", "machines", who="viewer").out.strip() == "yes", "viewer may read")
    expect(k("auth", "can-i", "create", "pods/eviction", who="viewer").out.startswith("no"), "viewer, eviction")


@check("auth can-i --list shows the rules of the asker")
def _(k, s):
    expect_in(k.ok("auth", "can-i", "--list"), "*.*", "[*]")
    listed = k.ok("auth", "can-i", "--list", who="viewer")
    expect_in(listed, "*.machine.openshift.io", "[get list watch]")
    expect("*.*" not in listed, "a viewer has the rights of an admin")


@check("auth whoami names the asker", since=27)
def _(k, s):
    expect_in(k.ok("auth", "whoami", who="viewer"), "viewer", "system:authenticated")


@check("explain reads the real schema", since=27)
def _(k, s):
    expect_in(k.ok("explain", "machine"), "KIND:", "Machine", "spec", "status")
    expect_in(k.ok("explain", "machine.spec.lifecycleHooks"), "preDrain", "preTerminate")
    expect_in(k.ok("explain", "machine.metadata.finalizers"), "finalizers")


@check("a viewer's write is refused in Kubernetes' words and changes nothing")
def _(k, s):
    said = k.refused("label", "machine", "m2", "seen=1", who="viewer")
    expect_in(said, "(Forbidden)", 'machines.machine.openshift.io "m2" is forbidden: User "viewer" cannot patch resource '
              '"machines" in API group "machine.openshift.io" in the namespace "' + NAMESPACE + '"')
    expect_in(k.refused("get", "secrets", who="viewer"), "(Forbidden)")
    expect("seen" not in k.ok("get", "machine", "m2", "-o", "yaml"), "the label is there")


@check("a wrong token is Unauthorized")
def _(k, s):
    with open(s.config("viewer")) as text:
        broken = re.sub(r"(token:\s*\"?)[^\"\s]+", r"\1nobody", text.read())
    path = os.path.join(k.home, "broken.kubeconfig")
    with open(path, "w") as out:
        out.write(broken)
    expect_in(k.refused("get", "machines", "--kubeconfig", path), "Unauthorized")


# ---- without kubectl --------------------------------------------------------------------------------

def status_of(s, method, path, code, reason, *says, body=None, kind="application/json", who="admin"):
    status, headers, answer = s.call(method, path, body, kind, who)
    expect(status == code, "%s %s: %s %s" % (method, path, status, answer))
    expect(isinstance(answer, dict) and answer.get("kind") == "Status" and answer.get("status") == "Failure", str(answer))
    expect(answer["reason"] == reason and answer["code"] == code, str(answer))
    expect_in(answer["message"], *says)


MALFORMED = [
    ("a body that is not JSON is 400 BadRequest", "POST", "/machines", "{\"a\"", "application/json", 400, "BadRequest", "not JSON"),
    ("a body nested without end is 400 BadRequest", "POST", "/machines", "[" * 200000, "application/json", 400, "BadRequest", "nested"),
    ("a value of the wrong type is 422 Invalid", "POST", "/machinesets", machine_set("w", "many"), "application/json", 422, "Invalid", "spec.replicas"),
    ("an unknown field under Strict is 400 BadRequest", "POST", "/machines?fieldValidation=Strict",
     {"metadata": {"name": "w"}, "spec": {"hooks": 1}}, "application/json", 400, "BadRequest", 'strict decoding error: unknown field "spec.hooks"'),
    ("a stale resourceVersion is 409 Conflict", "PATCH", "/machines/m1", {"metadata": {"resourceVersion": "1"}},
     "application/merge-patch+json", 409, "Conflict", "the object has been modified"),
    ("a missing object is 404 NotFound", "GET", "/machines/none", None, "", 404, "NotFound", 'machines.machine.openshift.io "none" not found'),
    ("an unheard-of method is 405 MethodNotAllowed", "POST", "/machines/m1", {}, "application/json", 405, "MethodNotAllowed", "method"),
    ("a patch in an unknown format is 415 UnsupportedMediaType", "PATCH", "/machines/m1", {}, "application/x-patch", 415,
     "UnsupportedMediaType", "accepted media types include"),
    ("server-side apply is 415 UnsupportedMediaType", "PATCH", "/machines/m1?fieldManager=x", {}, "application/apply-patch+yaml", 415,
     "UnsupportedMediaType", "accepted media types include"),
    ("sendInitialEvents is 422 Invalid", "GET", "/machines?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan", None, "", 422,
     "Invalid", "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled"),
    ("a JSON patch whose test fails is 422 Invalid", "PATCH", "/machines/m1", [{"op": "test", "path": "/metadata/uid", "value": "x"}],
     "application/json-patch+json", 422, "Invalid", ""),
    ("a name that is none is 422 Invalid", "POST", "/machines", {"metadata": {"name": "Not A Name"}, "spec": {}}, "application/json", 422,
     "Invalid", "metadata.name"),
]


def register_malformed(sentence, method, path, body, kind, code, reason, says):
    @check(sentence)
    def _(k, s):
        status_of(s, method, MACHINE_GROUP + path, code, reason, says, body=body, kind=kind)


for row in MALFORMED:
    register_malformed(*row)


@check("a request without a token is 401 Unauthorized, a probe is answered")
def _(k, s):
    status_of(s, "GET", MACHINE_GROUP + "/machines", 401, "Unauthorized", who=None)
    status, _, text = s.call("GET", "/readyz", who=None)
    expect(status == 200 and text == "ok", "%s %s" % (status, text))


@check("a write after a kill -9 is still there, a revision never comes twice")
def _(k, s):
    before = s.must("POST", CORE + "/configmaps", {"metadata": {"name": "survivor"}})
    s.process.kill()
    s.process.wait(PATIENCE)
    again = Server(sys.argv[2], os.path.dirname(s.data))
    s.__dict__.update(again.__dict__)
    kept = json.loads(k.ok("get", "configmap", "survivor", "-o", "json"))
    expect(kept["metadata"]["uid"] == before["metadata"]["uid"], "another object")
    later = s.must("POST", CORE + "/configmaps", {"metadata": {"name": "later"}})
    expect(int(later["metadata"]["resourceVersion"]) > int(before["metadata"]["resourceVersion"]), "the revision came twice")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder = tempfile.mkdtemp(prefix="holdpoint-kubectl-")
    home = os.path.join(folder, "home")
    os.mkdir(home)
    server = Server(sys.argv[2], folder)
    passed = failed = 0
    try:
        kubectl = Kubectl(sys.argv[1], server, home)
        print("kubectl %s against %s" % (kubectl.name, os.path.basename(sys.argv[2])))
        for sentence, since, until, function in CHECKS:
            if not since <= kubectl.minor < until:
                continue
            try:
                function(kubectl, server)
                passed += 1
                print("  passed  " + sentence, flush=True)
            except Exception as problem:  # whatever a check trips over is its failure
                failed += 1
                print("  FAILED  %s\n          %s" % (sentence, str(problem).replace("\n", "\n          ")), flush=True)
    finally:
        left = server.stop()
        if left != 0:
            failed += 1
            print("  FAILED  SIGTERM ends the server with exit code 0\n          it was %d" % left)
        if failed:
            with open(os.path.join(folder, "server.log")) as log:
                print(log.read())
        shutil.rmtree(folder, ignore_errors=True)
    print("%d passed, %d failed" % (passed, failed))
    sys.exit(1 if failed or not passed else 0)


main()
