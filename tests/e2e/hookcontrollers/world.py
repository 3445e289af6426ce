# SPDX-License-Identifier: Apache-2.0
"""A backend with a lab of its own, kubectl, and waiting by watching: what the proofs of the examples stand on.

Nothing here sleeps. Whoever waits follows a watch of the API until it shows what is awaited, or fails after PATIENCE.
"""

import base64
import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import sys
import tempfile
import time
import urllib.parse

PATIENCE = 300  # seconds until something that must happen counts as not happening
NAMESPACE = "openshift-machine-api"
MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/" + NAMESPACE + "/machines"
EVENTS = "/api/v1/namespaces/" + NAMESPACE + "/events"


class Failure(Exception):
    pass


def expect(condition, why):
    if not condition:
        raise Failure(why)


def hook(name, owner):
    return {"name": name, "owner": owner}


def hooks_of(machine, point):
    return machine["spec"].get("lifecycleHooks", {}).get(point, [])


def condition_of(machine, kind):
    return next((c for c in machine.get("status", {}).get("conditions", []) if c["type"] == kind), {})


def machine(name, hooks, cluster="hooks", role="worker"):
    """A Machine that the lab brings up in a moment."""
    return {
        "apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": name, "namespace": NAMESPACE, "annotations": {"example.com/kept": "as it was"}, "labels": {
            "machine.openshift.io/cluster-api-cluster": cluster,
            "machine.openshift.io/cluster-api-machine-role": role,
            "machine.openshift.io/cluster-api-machine-type": role}},
        "spec": {"lifecycleHooks": hooks, "providerSpec": {"value": {
            "apiVersion": "lab.holdpoint.dev/v1alpha1", "kind": "LabMachineProviderSpec", "instanceType": "small",
            "createDuration": "1s", "bootDuration": "1s", "deleteDuration": "1s"}}}}


class Backend:
    """holdpointd with a lab, in a folder of its own."""

    def __init__(self, programs, lab, folder, scale=20):
        self.programs, self.folder = programs, folder
        self.data = os.path.join(folder, "data")
        self.log = open(os.path.join(folder, "holdpointd.log"), "w")
        # Machines come up, and back-offs pass, twenty times faster than the controllers' own clock runs.
        self.process = subprocess.Popen(
            [os.path.join(programs, "holdpointd"), "--lab", lab, "--time-scale", str(scale), "--data-dir", self.data,
             "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r" ready: api (https://\S+)", line)
        if not found:
            self.process.kill()
            with open(self.log.name) as log:
                sys.exit("holdpointd did not become ready: %s%s" % (line, log.read()))
        self.url = urllib.parse.urlparse(found.group(1))
        self.trust = ssl.create_default_context(cafile=os.path.join(self.data, "ca.crt"))
        with open(os.path.join(self.data, "admin.kubeconfig")) as text:
            self.token = re.search(r"token: (\S+)", text.read()).group(1)

    def connect(self, timeout=PATIENCE):
        return http.client.HTTPSConnection(self.url.hostname, self.url.port, timeout=timeout, context=self.trust)

    def call(self, method, path, body=None, kind="application/json", warnings=False):
        """One request as admin; gives the decoded answer, and the API's warnings beside it if they are asked for; fails on
        a refusal."""
        connection = self.connect()
        connection.request(method, path, None if body is None else json.dumps(body),
                           {"Authorization": "Bearer " + self.token, "Content-Type": kind, "Accept": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        expect(answer.status < 300, "%s %s: %d %s" % (method, path, answer.status, text))
        return (json.loads(text), answer.headers.get_all("Warning", [])) if warnings else json.loads(text)

    def machine(self, name):
        return self.call("GET", MACHINES + "/" + name)

    def until(self, path, wanted, why, patience=PATIENCE):
        """Follows a list and its watch until `wanted` accepts the objects, a dict by name; gives what it gave."""
        deadline = time.monotonic() + patience
        while True:
            listed = self.call("GET", path)
            objects = {item["metadata"]["name"]: item for item in listed["items"]}
            found = wanted(objects)
            if found:
                return found
            connection = self.connect(timeout=max(0.1, deadline - time.monotonic()))
            try:
                connection.request("GET", "%s?watch=true&resourceVersion=%s" % (path, listed["metadata"]["resourceVersion"]),
                                   headers={"Authorization": "Bearer " + self.token})
                answer = connection.getresponse()
                for line in answer:
                    event = json.loads(line)
                    if event["type"] == "ERROR":
                        break
                    name = event["object"]["metadata"]["name"]
                    if event["type"] == "DELETED":
                        objects.pop(name, None)
                    else:
                        objects[name] = event["object"]
                    found = wanted(objects)
                    if found:
                        return found
                    if time.monotonic() > deadline:
                        break
            except (socket.timeout, TimeoutError):
                pass
            finally:
                connection.close()
            expect(time.monotonic() < deadline, "%s: it never came; the last seen: %s"
                   % (why, json.dumps(list(objects.values()))[-3000:]))

    def until_machine(self, name, wanted, why, patience=PATIENCE):
        return self.until(MACHINES, lambda all_of: all_of.get(name) if name in all_of and wanted(all_of[name]) else None,
                          "%s: %s" % (name, why), patience)

    def until_running(self, names):
        self.until(MACHINES, lambda all_of: all(
            all_of.get(name, {}).get("status", {}).get("phase") == "Running" for name in names), "all machines run")

    def until_event(self, name, reason):
        """An Event with this reason on a Machine of this name."""
        return self.until(EVENTS, lambda all_of: next(
            (e for e in all_of.values() if e["involvedObject"].get("name") == name and e.get("reason") == reason), None),
            "the event %s of %s" % (reason, name))

    def kubeconfig(self, user, owner):
        """A kubeconfig with the role `hook`, made as the guide says."""
        done = subprocess.run([os.path.join(self.programs, "holdpointctl"), "token", "create", "--role", "hook",
                               "--user", user, "--owner", owner, "--data-dir", self.data], capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, done.stderr)
        path = done.stdout.strip()
        expect(stat.S_IMODE(os.stat(path).st_mode) == 0o600, "a kubeconfig is for its owner alone")
        return path

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.log.close()
        expect(code == 0, "holdpointd ended with %d" % code)


class Kubectl:
    """A real kubectl with a HOME of its own."""

    def __init__(self, program, kubeconfig, home):
        self.program = program
        self.environment = {"HOME": home, "KUBECONFIG": kubeconfig, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def run(self, *arguments, objects=None):
        text = None if objects is None else json.dumps({"apiVersion": "v1", "kind": "List", "items": objects})
        return subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, timeout=PATIENCE,
                              env=self.environment)

    def ok(self, *arguments, objects=None):
        done = self.run(*arguments, objects=objects)
        expect(done.returncode == 0, "kubectl %s: %s%s" % (" ".join(arguments), done.stdout, done.stderr))
        return done.stdout

    def refused(self, *arguments, objects=None):
        done = self.run(*arguments, objects=objects)
        expect(done.returncode != 0 and "(Forbidden)" in done.stderr,
               "kubectl %s should be forbidden: %s%s" % (" ".join(arguments), done.stdout, done.stderr))


class World:
    """Backend, kubectl and a folder that goes away at the end; what went wrong is printed before."""

    def __init__(self, programs, kubectl, lab):
        self.folder = tempfile.mkdtemp(prefix="hookcontroller-")
        self.home = os.path.join(self.folder, "home")
        os.mkdir(self.home)
        self.backend = Backend(programs, lab, self.folder)
        self.kubectl_program = kubectl
        self.admin = Kubectl(kubectl, os.path.join(self.backend.data, "admin.kubeconfig"), self.home)

    def kubectl_as(self, kubeconfig):
        return Kubectl(self.kubectl_program, kubeconfig, self.home)

    def show_logs(self):
        for name in sorted(os.listdir(self.folder)):
            if name.endswith(".log"):
                with open(os.path.join(self.folder, name), errors="replace") as log:
                    print("--- %s\n%s" % (name, log.read()[-6000:]))

    def close(self):
        self.backend.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def pointing_at(kubeconfig, url, authority, target):
    """Writes a copy of a kubeconfig that reaches its cluster through another address; gives the path."""
    with open(kubeconfig) as text:
        content = text.read()
    with open(authority, "rb") as pem:
        data = base64.b64encode(pem.read()).decode()
    content = re.sub(r"server: \S+", "server: " + url, content)
    content = re.sub(r"certificate-authority-data: \S+", "certificate-authority-data: " + data, content)
    with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as copy:
        copy.write(content)
    return target
