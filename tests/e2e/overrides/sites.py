# SPDX-License-Identifier: Apache-2.0
"""The two clusters on which overrides are tried: the embedded one with a lab, and a real API server where the test itself plays
the controllers."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

PATIENCE = 300  # seconds; it decides nothing when all is well
NAMESPACE = "openshift-machine-api"
MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines" % NAMESPACE
HOSTS = "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts" % NAMESPACE
HERE = os.path.dirname(os.path.abspath(__file__))


class Failure(Exception):
    pass


def expect(truth, sentence):
    if not truth:
        raise Failure(sentence)


def until(question, why, patience=PATIENCE):
    """Asks until the answer is true; gives the answer."""
    end = time.monotonic() + patience
    while True:
        answer = question()
        if answer:
            return answer
        expect(time.monotonic() < end, "in vain waited until " + why)
        time.sleep(0.1)


def etcd_needs_each(masters):
    """Whether etcd would miss any of these three: one that goes before the others run is let go."""
    return len(masters) == 3 and all(one.get("status", {}).get("phase") in ("Running", "Deleting") and one["spec"].get("lifecycleHooks", {}).get("preDrain")
                                     for one in masters)


class Api:
    """Plain requests with the credentials of a kubeconfig."""

    def __init__(self, kubeconfig):
        text = open(kubeconfig).read()
        self.server = re.search(r'server: "?([^",\s}]+)', text).group(1)
        self.token = re.search(r'token: "?([^",\s}]+)', text).group(1)
        self.context = ssl._create_unverified_context()

    def ask(self, method, path, body=None, kind="application/json"):
        request = urllib.request.Request(self.server + path, method=method, data=None if body is None else json.dumps(body).encode(),
                                         headers={"Authorization": "Bearer " + self.token, "Content-Type": kind})
        try:
            with urllib.request.urlopen(request, context=self.context, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refusal:
            return refusal.code, json.loads(refusal.read() or b"{}")

    def must(self, method, path, body=None, kind="application/json"):
        status, answer = self.ask(method, path, body, kind)
        expect(status < 300, "%s %s: %d %s" % (method, path, status, answer.get("message", answer)))
        return answer

    def get(self, path):
        status, answer = self.ask("GET", path)
        return answer if status == 200 else None

    def patch(self, path, body):
        return self.must("PATCH", path, body, "application/merge-patch+json")


class OwnPort:
    """A port of 127.0.0.1 that is nobody else's for as long as this lives, also while no server listens there."""

    def __init__(self):
        # Bound, and never listening: a server with SO_REUSEADDR can listen there as often as it is started.
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.listen = "127.0.0.1:%d" % self.socket.getsockname()[1]


class Process:
    def __init__(self, words, ready, log):
        self.log = open(log, "ab")
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.line = self.process.stdout.readline()
        expect(ready in self.line, "%s did not become ready, see %s" % (words[0], log))

    def end(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        self.log.close()


class Site:
    """A running holdpointd with its cluster."""

    scale = 1  # what is aborted within the delay is seen and aborted by programs that have to start

    def __init__(self, programs):
        self.programs = programs
        self.folder = tempfile.mkdtemp(prefix="overrides-")
        self.data = os.path.join(self.folder, "data")
        self.daemon = None
        self.port = OwnPort()

    def start_daemon(self, *options):
        self.daemon = Process([os.path.join(self.programs, "holdpointd"), "--data-dir", self.data, "--listen", self.port.listen, *options],
                              "holdpointd ready", os.path.join(self.folder, "holdpointd.log"))

    def stop_daemon(self):
        if self.daemon:
            self.daemon.end()
            self.daemon = None

    def close(self):
        self.stop_daemon()
        shutil.rmtree(self.folder, ignore_errors=True)

    def words(self, who, *words):
        place = ["--data-dir", self.data]
        if who:
            place += ["--token-file", os.path.join(self.data, who + ".kubeconfig")]
        return [os.path.join(self.programs, "holdpointctl"), *words, *place]

    def ctl(self, who, *words):
        """Exit code, stdout and stderr."""
        done = subprocess.run(self.words(who, *words), capture_output=True, text=True, timeout=PATIENCE * 3)
        return done.returncode, done.stdout, done.stderr

    def begin(self, who, *words):
        return subprocess.Popen(self.words(who, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def json(self, who, *words):
        code, out, err = self.ctl(who, *words, "-o", "json")
        expect(code == 0, "%s: %s" % (" ".join(words), err))
        return json.loads(out)

    def host(self, name):
        return self.api.get(HOSTS + "/" + name)

    def machine(self, name):
        return self.api.get(MACHINES + "/" + name)

    def node_of(self, name):
        return self.api.get("/api/v1/nodes/" + self.machine(name)["status"]["nodeRef"]["name"])

    def play(self, action, host):
        """What controllers do after an override; somebody does it."""

    def lose_the_cluster(self):
        return False

    def find_the_cluster(self):
        pass


class Embedded(Site):
    def start(self):
        self.start_daemon("--lab", os.path.join(HERE, "site.yaml"), "--time-scale", str(self.scale))
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))
        for name in ("worker-1", "worker-2", "worker-3"):
            until(lambda: (self.machine(name) or {}).get("status", {}).get("phase") == "Running" and
                  self.machine(name)["status"].get("nodeRef"), name + " runs")
        for name in ("host-1", "host-2"):
            until(lambda: self.host(name).get("status", {}).get("poweredOn") is True, name + " is known to be on")

    def delete(self, name):
        self.api.must("DELETE", MACHINES + "/" + name)


class Real(Site):
    """kube-apiserver and etcd; nobody reconciles there but this."""

    def __init__(self, programs, server):
        super().__init__(programs)
        self.server_program = server
        self.server = None
        self.server_port = OwnPort()

    def start_server(self):
        root = os.path.join(HERE, "..", "..", "..", "resources", "crds")
        self.server = Process([self.server_program, "--data-dir", os.path.join(self.folder, "server"), "--listen", self.server_port.listen,
                               "--people", "--crds", root + "," + os.path.join(root, "metal3")], "apiserver ready",
                              os.path.join(self.folder, "apiserver.log"))

    def kubeconfig(self, user):
        return os.path.join(self.folder, "server", user + ".kubeconfig")

    def start(self):
        self.start_server()
        self.api = Api(self.kubeconfig("admin"))
        # anna is somebody in this cluster, carla is nobody.
        self.api.must("POST", "/apis/rbac.authorization.k8s.io/v1/clusterrolebindings", {
            "metadata": {"name": "anna"}, "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole",
                                                      "name": "cluster-admin"},
            "subjects": [{"apiGroup": "rbac.authorization.k8s.io", "kind": "User", "name": "anna"}]})
        for document in self.lab():
            if document["kind"] == "Machine":
                self.make_machine(document)
            elif document["kind"] == "BareMetalHost":
                status = document.pop("status")
                self.api.must("POST", HOSTS, document)
                self.set_host(document["metadata"]["name"], status)
        self.start_daemon("--kubeconfig", self.kubeconfig("admin"))
        until(lambda: "worker-1" in self.ctl("", "why", "worker-1")[1], "the daemon knows the machines")

    def lab(self):
        """The Machines and hosts of the lab, without PyYAML: the daemon reads the file, we make the same by hand."""
        hooks = {"worker-1": {"preTerminate": [{"name": "BackupFileSystem", "owner": "my-backup-controller"},
                                               {"name": "KeepLogs", "owner": "log-keeper"}]},
                 "worker-2": {}, "worker-3": {"preDrain": [{"name": "WaitForBatch", "owner": "batch"}]}}
        for name, points in hooks.items():
            yield {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "metadata": {
                "name": name, "finalizers": ["machine.machine.openshift.io"],
                "labels": {"machine.openshift.io/cluster-api-cluster": "o", "machine.openshift.io/cluster-api-machine-role": "worker"}},
                "spec": {"lifecycleHooks": points, "providerSpec": {"value": {"kind": "NobodysProviderSpec"}}}}
        for name in ("host-1", "host-2"):
            yield {"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost", "metadata": {"name": name},
                   "spec": {"online": True, "externallyProvisioned": True},
                   "status": {"poweredOn": True, "errorCount": 0, "errorMessage": "", "operationalStatus": "OK",
                              "provisioning": {"ID": "", "state": "externally provisioned", "image": {"url": ""}}}}

    def make_machine(self, machine):
        name = machine["metadata"]["name"]
        self.api.must("POST", MACHINES, machine)
        self.api.must("POST", "/api/v1/nodes", {"apiVersion": "v1", "kind": "Node", "metadata": {"name": name}})
        self.api.patch("/api/v1/nodes/%s/status" % name, {"status": {"conditions": [{"type": "Ready", "status": "True"}]}})
        self.api.patch("%s/%s/status" % (MACHINES, name), {"status": {"phase": "Running", "nodeRef": {"kind": "Node", "name": name}}})

    def set_host(self, name, status):
        self.api.patch("%s/%s/status" % (HOSTS, name), {"status": status})

    def delete(self, name):
        self.api.must("DELETE", MACHINES + "/" + name)
        drained = {"type": "Drained", "status": "True", "lastTransitionTime": "2026-01-10T12:00:00Z"}
        if "preDrain" in self.machine(name)["spec"].get("lifecycleHooks", {}):
            drained.update(status="False", reason="HookPresent", severity="Info")
        conditions = [drained]
        self.api.patch("%s/%s/status" % (MACHINES, name), {"status": {"phase": "Deleting", "conditions": conditions}})

    def play(self, action, host):
        if action == "add-hold":
            now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
            key = until(lambda: next((a for a in self.host(host)["metadata"].get("annotations", {}) if "/holdpoint-" in a), None),
                        "the hold is on the host")
            self.set_host(host, {"poweredOn": False, "provisioning": {"rebootHolds": [{"key": key, "mode": "soft", "acceptedAt": now, "heldSince": now}]}})
        elif action in ("soft-reboot", "hard-reboot"):
            until(lambda: "reboot.metal3.io" in self.host(host)["metadata"].get("annotations", {}), "the request is on the host")
            self.api.patch(HOSTS + "/" + host, {"metadata": {"annotations": {"reboot.metal3.io": None}}})
        elif action in ("power-off", "power-on"):
            wanted = action == "power-on"
            until(lambda: self.host(host)["spec"]["online"] is wanted, "the host is to be %s" % action[6:])
            self.set_host(host, {"poweredOn": wanted})
        elif action in ("release-hold", "release-power-key"):
            until(lambda: not any(a.startswith("reboot.metal3.io/") for a in self.host(host)["metadata"].get("annotations", {})),
                  "nothing on the host keeps it off")
            self.set_host(host, {"poweredOn": True, "provisioning": {"rebootHolds": None}})

    def lose_the_cluster(self):
        self.server.end(signal.SIGKILL)
        return True

    def find_the_cluster(self):
        self.start_server()
        until(lambda: self.ctl("anna", "override", "cordon", "--machine", "worker-2", "--preview")[0] == 0 and
              "Cannot be done" not in self.ctl("anna", "override", "cordon", "--machine", "worker-2", "--preview")[1],
              "the daemon has its cluster again")

    def close(self):
        self.stop_daemon()
        if self.server:
            self.server.end()
        super().close()
