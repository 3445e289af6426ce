# SPDX-License-Identifier: Apache-2.0
"""A server under test: holdpointd, or the real kube-apiserver with the same command line."""

import ctypes
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
import threading
import urllib.parse

from harness.expect import PATIENCE, Failure, expect

NAMESPACE = "openshift-machine-api"  # where the kubeconfigs point

MERGE = "application/merge-patch+json"
JSON_PATCH = "application/json-patch+json"
STRATEGIC = "application/strategic-merge-patch+json"
APPLY = "application/apply-patch+yaml"


def end_with_us():
    """Of a child, before its program: it is stopped when this process has gone, killed or not. The kernel goes by the thread that
    starts it, so one that ends earlier must not (prctl(2), PR_SET_PDEATHSIG)."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGTERM)


class Answer:
    """Status, headers and the decoded body of one request."""

    def __init__(self, status, headers, text):
        self.status, self.headers, self.text = status, headers, text
        try:
            self.json = json.loads(text)
        except ValueError:
            self.json = None

    @property
    def warnings(self):
        return [re.sub(r'^299 \S+ "(.*)"$', r"\1", value) for value in self.headers.get_all("Warning") or []]

    def __str__(self):
        return "%d %s" % (self.status, self.text[:1500])


class Server:
    """One running server in a folder of its own. `name` is holdpointd or kube-apiserver."""

    def __init__(self, name, command, folder):
        self.name, self.command, self.folder = name, command, folder
        self.data = os.path.join(folder, "data")
        self.log = os.path.join(folder, "server.log")
        self.start()

    @property
    def real(self):
        return self.name == "kube-apiserver"

    def start(self):
        lasts = threading.current_thread() is threading.main_thread()
        with open(self.log, "a") as log:
            self.process = subprocess.Popen([*self.command, "--data-dir", self.data, "--listen", "127.0.0.1:0"],
                                            stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=end_with_us if lasts else None)
        line = self.process.stdout.readline()
        found = re.search(r" ready: api (https://\S+)", line)
        if not found:
            self.process.kill()
            self.process.wait(PATIENCE)
            with open(self.log) as log:
                raise Failure("%s did not become ready: %s%s" % (self.name, line, log.read()[-4000:]))
        self.url = urllib.parse.urlparse(found.group(1))
        self.context = ssl.create_default_context(cafile=os.path.join(self.data, "ca.crt"))

    def restart_after_kill(self):
        """Takes the process away without a warning and starts it again on the same files."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.start()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def config(self, who="admin"):
        return os.path.join(self.data, who + ".kubeconfig")

    def token(self, who):
        with open(self.config(who)) as text:
            return re.search(r"token:\s*\"?([^\"\s}]+)", text.read()).group(1)

    def connection(self):
        return http.client.HTTPSConnection(self.url.hostname, self.url.port, timeout=PATIENCE, context=self.context)

    def headers(self, who="admin", accept="application/json", kind=None):
        found = {"Accept": accept}
        if who:
            found["Authorization"] = "Bearer " + self.token(who)
        if kind:
            found["Content-Type"] = kind
        return found

    def call(self, method, path, body=None, kind="application/json", who="admin", accept="application/json"):
        """One request with no client library in between."""
        connection = self.connection()
        if body is not None and not isinstance(body, (str, bytes)):
            body = json.dumps(body)
        connection.request(method, path, body, self.headers(who, accept, kind if body is not None else None))
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        return Answer(answer.status, answer.headers, text)

    def must(self, method, path, body=None, kind="application/json", who="admin"):
        """A request that has to go through; gives the decoded body."""
        answer = self.call(method, path, body, kind, who)
        expect(answer.status < 300, "%s %s: %s" % (method, path, answer))
        return answer.json

    def get(self, path):
        return self.must("GET", path)
