# SPDX-License-Identifier: Apache-2.0
"""A daemon of one's own to attack, and the clients to do it with: bytes over TLS, HTTP, WebSocket.

Nothing here judges a time. How long /readyz took is measured by a process of its own and printed.
"""

import base64
import http.client
import json
import multiprocessing
import os
import re
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
import threading
import time
import urllib.parse

from table import Failure, expect

PATIENCE = 300  # seconds; it decides nothing when all is well

# A server tells what it warns of in a header each; this client gives up beyond a hundred.
http.client._MAXHEADERS = 1000


def until(ask, why):
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = ask()
        if answer:
            return answer
        expect(time.monotonic() < deadline, "it never came: " + why)
        time.sleep(0.02)


def probe(address, ca, longest, asked, stop):
    """Asks /readyz all the time. A process, so that no flood of the test itself slows it down."""
    trust = ssl.create_default_context(cafile=ca)
    connection = None
    while not stop.value:
        begin = time.monotonic()
        try:
            if connection is None:
                connection = http.client.HTTPSConnection(*address, timeout=PATIENCE, context=trust)
                connection.connect()
                begin = time.monotonic()
            connection.request("GET", "/readyz")
            connection.getresponse().read()
            asked.value += 1
            longest.value = max(longest.value, time.monotonic() - begin)
        except OSError:
            connection = None
        except http.client.HTTPException:
            connection = None
        time.sleep(0.01)


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, dict(headers), body

    @property
    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return None


class Raw:
    """A TLS connection that sends exactly these bytes."""

    def __init__(self, site):
        self.socket = site.trust.wrap_socket(socket.create_connection(site.address, PATIENCE), server_hostname=site.address[0])

    def send(self, data):
        """False when the other side is gone."""
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def pour(self, piece, pieces):
        """The same piece again and again; how many bytes went out before it was cut off."""
        sent = 0
        for _ in range(pieces):
            if not self.send(piece):
                break
            sent += len(piece)
        return sent

    def read(self):
        """Everything until the other side closes."""
        found = b""
        try:
            while True:
                piece = self.socket.recv(65536)
                if not piece:
                    return found
                found += piece
        except OSError:
            return found

    def close(self):
        self.socket.close()


class Live:
    """A client of /live."""

    def __init__(self, site, token, hello=True):
        self.raw = Raw(site)
        self.buffer = b""
        self.raw.send(("GET /live HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                       "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: holdpoint.v1\r\n"
                       "Authorization: Bearer %s\r\n\r\n"
                       % (site.address + (base64.b64encode(os.urandom(16)).decode(), token))).encode())
        head = self.until(b"\r\n\r\n")
        self.status = int(head.split()[1]) if head else 0
        if hello and self.status == 101:
            self.send({"op": "hello", "protocol": 1, "client": "hostile"})

    def more(self):
        try:
            piece = self.raw.socket.recv(65536)
        except OSError:
            piece = b""
        self.buffer += piece
        return bool(piece)

    def until(self, end):
        while end not in self.buffer:
            if not self.more():
                return b""
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def exactly(self, count):
        while len(self.buffer) < count:
            if not self.more():
                return b""
        found, self.buffer = self.buffer[:count], self.buffer[count:]
        return found

    @staticmethod
    def frame(text):
        """One text frame, masked with zeros: the mask is no secret here."""
        data = text if isinstance(text, bytes) else json.dumps(text).encode()
        size = len(data)
        if size < 126:
            head = bytes([0x81, 0x80 | size])
        elif size < 65536:
            head = bytes([0x81, 0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head = bytes([0x81, 0x80 | 127]) + size.to_bytes(8, "big")
        return head + b"\0\0\0\0" + data

    def send(self, frame):
        return self.raw.send(self.frame(frame))

    def receive(self):
        """The next message as JSON; None when the connection ended. A large one comes in several frames."""
        data = b""
        while True:
            head = self.exactly(2)
            if not head or head[0] & 0x0F == 8:
                return None
            size = head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(self.exactly(2), "big")
            elif size == 127:
                size = int.from_bytes(self.exactly(8), "big")
            data += self.exactly(size)
            if not head[0] & 0x80:
                continue
            frame = json.loads(data) if data else None
            if frame is None or frame.get("op") != "ping":
                return frame
            data = b""
            self.send({"op": "pong"})  # a slow machine may need longer than who says nothing is waited for

    def wait_for(self, *ops):
        while True:
            frame = self.receive()
            if frame is None or frame.get("op") in ops:
                return frame

    def command(self, command, **arguments):
        """The answer to a command; None when the connection ended."""
        self.send({"op": "command", "id": command, "command": command, "arguments": arguments})
        return self.wait_for("result", "error", "goodbye")

    def view(self, name):
        """The rows that a view has now; the refusal where it may not be opened."""
        self.send({"op": "subscribe", "id": name, "view": name})
        answer = self.wait_for("snapshot", "error", "goodbye")
        self.send({"op": "unsubscribe", "id": name})
        return answer["rows"] if answer and answer["op"] == "snapshot" else answer

    def ends(self):
        """Whether the other side ends it within PATIENCE; what it says before is dropped."""
        deadline = time.monotonic() + PATIENCE
        while self.receive() is not None and time.monotonic() < deadline:
            pass
        return time.monotonic() < deadline

    def close(self):
        self.raw.close()


def lab_of(machines):
    """The demo, or the file of a lab in which so many Machines run; a lab that has a name."""
    if isinstance(machines, str):
        return machines
    if machines == 0:
        return "demo"
    with tempfile.NamedTemporaryFile("w", prefix="hostile", suffix=".yaml", delete=False) as file:
        file.write("apiVersion: v1\nkind: Namespace\nmetadata: {name: openshift-machine-api}\n")
        for i in range(machines):
            file.write("""---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: worker-%d
  namespace: openshift-machine-api
  annotations: {lab.holdpoint.dev/begins: running}
  labels: {machine.openshift.io/cluster-api-machine-role: worker}
spec:
  lifecycleHooks: {preDrain: [{name: Check, owner: checks}]}
  providerSpec: {value: {apiVersion: lab.holdpoint.dev/v1alpha1, kind: LabMachineProviderSpec, instanceType: small}}
""" % i)
    return file.name


class Site:
    """holdpointd with a lab, in a folder of its own."""

    def __init__(self, programs, lab="demo", *more, environment=None, within=(), folder=None):
        """within: the command that the daemon runs in, as a container's; folder: an empty one for what it keeps."""
        self.programs, self.lab, self.more, self.environment, self.within = os.path.abspath(programs), lab, more, environment, within
        self.folder = folder or tempfile.mkdtemp(prefix="hostile")
        self.data = os.path.join(self.folder, "data")
        self.process = None
        self.tokens = {}
        self.longest, self.asked, self.stopping = (multiprocessing.Value(kind, 0) for kind in ("d", "L", "b"))
        self.prober = None
        self.start()

    def world(self):
        """The options that say what is behind the daemon."""
        return "--lab", self.lab

    def start(self):
        self.log = open(os.path.join(self.folder, "log"), "a+")
        self.process = subprocess.Popen(
            [*self.within, os.path.join(self.programs, "holdpointd"), *self.world(), "--data-dir", self.data, "--listen", "127.0.0.1:0", *self.more],
            stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.environment)
        said = self.process.stdout.readline()
        found = re.search(r" ready: api (https://\S+)", said)
        if not found:
            self.process.wait(PATIENCE)
            raise Failure("holdpointd did not become ready: " + self.said()[-2000:])
        url = urllib.parse.urlparse(found.group(1))
        self.address = (url.hostname, url.port)
        wall = re.search(r"http://([0-9.]+):(\d+)", said)
        self.wall = (wall.group(1), int(wall.group(2))) if wall else None
        self.ca = self.file("ca.crt")
        self.trust = ssl.create_default_context(cafile=self.ca)
        self.watch()

    def file(self, name):
        """A file of the data directory, which may be a disk that only the daemon sees."""
        return "/proc/%d/root%s" % (self.process.pid, os.path.join(self.data, name))

    def watch(self):
        self.stopping.value = 0
        self.prober = multiprocessing.Process(
            target=probe, args=(self.address, self.ca, self.longest, self.asked, self.stopping), daemon=True)
        self.prober.start()

    def unwatch(self):
        self.stopping.value = 1
        if self.prober:
            self.prober.join(PATIENCE)
            self.prober = None

    def said(self):
        with open(os.path.join(self.folder, "log")) as text:
            return text.read()

    def files(self):
        """Path and content of every file in its folder. One that goes meanwhile was replaced, and its name is there again."""
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(folder, name)
                try:
                    with open(path, "rb") as file:
                        yield path, file.read()
                except FileNotFoundError:
                    pass

    def alive(self):
        return self.process.poll() is None

    def kill(self):
        self.unwatch()
        with open("/proc/%d/task/%d/children" % (self.process.pid, self.process.pid)) as text:
            within = text.read().split()
        # What the daemon runs in ends behind it; the other way round the daemon may live on for a moment.
        os.kill(int(within[0]) if self.within and within else self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self):
        """How many seconds the end took; a daemon that does not end is a failure."""
        self.unwatch()
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        expect(code == 0, "the daemon ended with %d: %s" % (code, self.said()[-2000:]))
        return time.monotonic() - begin

    def restart(self):
        self.stop()
        self.start()

    def close(self):
        if self.alive():
            self.kill()
        self.unwatch()
        shutil.rmtree(self.folder, ignore_errors=True)

    def memory(self):
        """Of the daemon, in MiB: now, and the most since forget_peak(). One that ends at this moment has none."""
        with open("/proc/%d/status" % self.process.pid) as text:
            found = dict(re.findall(r"^(VmRSS|VmHWM):\s+(\d+) kB$", text.read(), re.MULTILINE))
        return int(found.get("VmRSS", 0)) / 1024, int(found.get("VmHWM", 0)) / 1024

    def settle(self):
        """Waits until the daemon has done with its own start; with thousands of machines that takes a while."""
        for _ in range(PATIENCE):
            self.longest.value = 0
            time.sleep(1)
            if self.longest.value < 0.02:
                break

    def forget_peak(self):
        self.longest.value = 0
        try:
            with open("/proc/%d/clear_refs" % self.process.pid, "w") as file:
                file.write("5")
        except OSError:
            pass

    def token(self, role, user=None):
        """Of a user of that role, made when it is asked for first."""
        user = user or "evil-" + role
        if user not in self.tokens:
            if role == "admin" and user == "evil-admin":
                name = "admin"
            else:
                name = user
                made = self.ctl("token", "create", "--user", user, "--role", role)
                expect(made.returncode == 0, "no token: " + made.stderr)
            with open(self.file(name + ".kubeconfig")) as text:
                self.tokens[user] = re.search(r"token: (\S+)", text.read()).group(1)
        return self.tokens[user]

    def ctl(self, *arguments):
        return subprocess.run([*self.within, os.path.join(self.programs, "holdpointctl"), "--data-dir=" + self.data, *arguments],
                              capture_output=True, text=True, timeout=PATIENCE, check=False)

    def daemon(self, *arguments):
        """Another daemon, which is to say no: its code and what it said."""
        ended = subprocess.run([os.path.join(self.programs, "holdpointd"), *arguments], capture_output=True, text=True,
                               timeout=PATIENCE, check=False)
        return ended.returncode, ended.stderr

    def api(self, method, path, body=None, token=None, kind="application/json", headers=None):
        connection = http.client.HTTPSConnection(*self.address, timeout=PATIENCE, context=self.trust)
        data = body if body is None or isinstance(body, (bytes, str)) else json.dumps(body)
        sent = {"Content-Type": kind, **(headers or {})}
        if token is not False:
            sent["Authorization"] = "Bearer " + (token or self.token("admin"))
        try:
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            return Answer(answer.status, answer.getheaders(), answer.read())
        finally:
            connection.close()

    def meanwhile(self, seconds):
        """Lets a flood run; the daemon must be ready all the time, as the prober sees it too."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            expect(self.api("GET", "/readyz").status == 200, "it is not ready meanwhile")
            time.sleep(0.05)

    def live(self, role, user=None, **more):
        return Live(self, self.token(role, user), **more)


class SteppedSite(Site):
    """A daemon with clocks of its own: that of the wall is set, and those that nobody can set leap."""

    def __init__(self, programs, *more, **others):
        preloaded = os.path.join(os.path.abspath(programs), "libstepped_clock.so")
        expect(os.path.exists(preloaded), "there is no %s: build stepped_clock" % preloaded)
        with tempfile.NamedTemporaryFile(prefix="clock", delete=False) as file:
            self.clock = file.name
        self.of_wall = self.of_others = 0
        self.step()
        super().__init__(programs, *more, environment=dict(os.environ, LD_PRELOAD=preloaded, HOLDPOINT_CLOCK_SHIFT=self.clock), **others)

    def step(self, wall=0, others=0):
        self.of_wall += wall
        self.of_others += others
        with open(self.clock, "r+b") as file:
            file.write(struct.pack("=qq", self.of_wall, self.of_others))

    def close(self):
        super().close()
        os.unlink(self.clock)


def steps_clocks():
    """Whether a daemon can have clocks of its own, which is said where it cannot: a sanitizer wants to be loaded first."""
    if not os.environ.get("HOLDPOINT_SANITIZE"):
        return True
    print("     under a sanitizer no clock is stepped: the next row shows nothing", flush=True)
    return False


def together(tasks):
    """Runs them at the same time and waits for all."""
    threads = [threading.Thread(target=task, daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
