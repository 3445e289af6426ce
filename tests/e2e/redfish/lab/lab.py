# SPDX-License-Identifier: Apache-2.0
"""The lab's management controllers as a process: the API to patch them with, and plain HTTP to see what they answer.

Nothing here sleeps: what takes its time is asked for again until it is so, at most for PATIENCE.
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
import subprocess
import sys
import tempfile
import time
import urllib.parse

PATIENCE = 300  # seconds; it decides nothing when all is well
SCALE = 20  # how many seconds pass in the lab while one passes here
HERE = os.path.dirname(os.path.abspath(__file__))
BMCS = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/metal/bmcs"
PASSWORDS = {"host-1": "S3cret-1", "door-1": "S3cret-2"}


class Failure(Exception):
    pass


def expect(condition, why):
    if not condition:
        raise Failure(why)


def until(ask, why):
    """Asks until the answer is true; gives it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = ask()
        if answer:
            return answer
        expect(time.monotonic() < deadline, "it never came: " + why)


class Answer:
    """What came back: status 0 when nothing did."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    @property
    def message(self):
        """The last segment of the MessageId."""
        return ((self.json or {}).get("error", {}).get("code") or "").split(".")[-1]

    @property
    def power(self):
        return self.json.get("PowerState") if isinstance(self.json, dict) else None


class Lab:
    """holdpointd with lab.yaml, in a folder of its own."""

    def __init__(self, programs, scale=SCALE):
        self.folder = tempfile.mkdtemp(prefix="labbmc")
        self.data = os.path.join(self.folder, "data")
        self.log = open(os.path.join(self.folder, "log"), "w+")
        self.process = subprocess.Popen(
            [os.path.join(programs, "holdpointd"), "--lab", os.path.join(HERE, "lab.yaml"), "--time-scale", str(scale),
             "--data-dir", self.data, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=self.log, text=True)
        found = re.search(r" ready: api (https://\S+)", self.process.stdout.readline())
        if not found:
            self.process.kill()
            self.log.seek(0)
            sys.exit("holdpointd did not become ready: " + self.log.read())
        self.url = found.group(1)
        self.ca = os.path.join(self.data, "ca.crt")
        with open(os.path.join(self.data, "admin.kubeconfig")) as text:
            self.token = re.search(r"token: (\S+)", text.read()).group(1)

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=PATIENCE)
        self.log.seek(0)
        said = self.log.read()
        shutil.rmtree(self.folder)
        if code != 0:
            raise Failure("holdpointd ended with %d: %s" % (code, said[-2000:]))

    def api(self, method, path, body=None):
        address = urllib.parse.urlparse(self.url)
        trust = ssl.create_default_context(cafile=self.ca)
        connection = http.client.HTTPSConnection(address.hostname, address.port, timeout=PATIENCE, context=trust)
        connection.request(method, path, None if body is None else json.dumps(body),
                           {"Authorization": "Bearer " + self.token, "Content-Type": "application/merge-patch+json"})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return Answer(answer.status, answer.getheaders(), text)

    def patch(self, name, body, subresource=""):
        answer = self.api("PATCH", "%s/%s%s" % (BMCS, name, subresource), body)
        expect(answer.status == 200, "the patch of %s is refused: %s" % (name, (answer.json or {}).get("message")))
        return answer.json

    def bmc(self, name):
        return self.api("GET", BMCS + "/" + name).json

    def address(self, name):
        """Where that Bmc is served, e.g. https://127.0.0.1:41234; an own address comes a moment after the start."""
        def served():
            status = self.bmc(name).get("status", {})
            own = status.get("address", "").startswith("https") and not status["address"].startswith(self.url + "/")
            return status.get("address", "").partition("/redfish")[0] if own or name == "host-1" else ""
        return until(served, name + " has an address")

    def service(self, name):
        return Service(self.address(name), name, PASSWORDS[name])


def unverified(most=None):
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if most:
        context.minimum_version = context.maximum_version = most
        context.set_ciphers("ALL:@SECLEVEL=0")
    return context


class Service:
    """A client of one management controller that does no more than it is told."""

    def __init__(self, url, name, password):
        self.url, self.name, self.password = url, name, password
        parsed = urllib.parse.urlparse(url)
        self.host, self.port = parsed.hostname, parsed.port

    @property
    def system(self):
        return "/redfish/v1/Systems/" + self.name

    @property
    def action(self):
        return self.system + "/Actions/ComputerSystem.Reset"

    def ask(self, method, path, body=None, token=None, login=True, headers=None, timeout=PATIENCE):
        sent = {"Accept": "application/json"}
        if body is not None:
            sent["Content-Type"] = "application/json"
        if token:
            sent["X-Auth-Token"] = token
        elif login:
            plain = "admin:" + self.password
            sent["Authorization"] = "Basic " + base64.b64encode(plain.encode()).decode()
        sent.update(headers or {})
        connection = http.client.HTTPSConnection(self.host, self.port, timeout=PATIENCE, context=unverified())
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            # Who waits for nothing to come waits for an answer: connecting takes as long as it takes.
            connection.sock.settimeout(timeout)
            answer = connection.getresponse()
            return Answer(answer.status, answer.getheaders(), answer.read())
        except http.client.IncompleteRead as cut:
            return Answer(-1, [], cut.partial)
        except (http.client.HTTPException, socket.timeout, TimeoutError, ssl.SSLError, OSError) as lost:
            return Answer(0, [], type(lost).__name__.encode())
        finally:
            connection.close()

    def get(self, path=None, **more):
        return self.ask("GET", path or self.system, **more)

    def reset(self, kind, **more):
        return self.ask("POST", self.action, {"ResetType": kind}, **more)

    def login(self, **more):
        return self.ask("POST", "/redfish/v1/SessionService/Sessions",
                        {"UserName": "admin", "Password": self.password}, login=False, **more)

    def raw(self, path=None, timeout=PATIENCE, most=None, all_of_it=True):
        """The bytes of an answer as they come, to the end of the connection or the first of them."""
        plain = socket.create_connection((self.host, self.port), timeout=timeout)
        with unverified(most).wrap_socket(plain, server_hostname=self.host) as wire:
            login = base64.b64encode(("admin:" + self.password).encode()).decode()
            wire.sendall(("GET %s HTTP/1.1\r\nHost: %s\r\nAuthorization: Basic %s\r\n%s\r\n" % (
                path or self.system, self.host, login, "Connection: close\r\n" if all_of_it else "")).encode())
            parts = []
            try:
                while True:
                    part = wire.recv(65536)
                    if not part:
                        break
                    parts.append(part)
                    if not all_of_it:
                        break
            except (ssl.SSLEOFError, ConnectionResetError):
                pass
            return b"".join(parts)


def header(answer, name):
    return next((value for key, value in answer.headers if key.lower() == name.lower()), None)
