# SPDX-License-Identifier: Apache-2.0
"""Whoever the daemon asks itself: BMCs and an API server that are not what they say."""

import json
import os
import socketserver
import subprocess
import tempfile
import threading
import time

from table import expect, expect_at_most, row
from target import PATIENCE

DEEP = b"[" * 200000
REFUSES = b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n"
ANSWERS = (
    ("nothing", b""),
    ("garbage", b"\x16\x03\x01" + os.urandom(2000)),
    ("a body nested 200,000 deep", b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" + DEEP),
    ("a redirect to itself", b"HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n"),
    ("a page of a proxy", b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>"),
    ("a header without an end", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 1000000),
    ("a body without an end", b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n" + b" " * 40000000),
)


class Impostor(socketserver.ThreadingTCPServer):
    allow_reuse_address = daemon_threads = True

    def __init__(self, answer):
        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                self.server.asked += 1
                try:
                    self.request.recv(65536)
                    self.request.sendall(answer)
                except OSError:
                    pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.asked = 0
        threading.Thread(target=self.serve_forever, daemon=True).start()


def rate_of(server, seconds):
    """How often a second it is asked; whoever looks late only sees fewer."""
    begin, before = time.monotonic(), server.asked
    time.sleep(seconds)
    return (server.asked - before) / (time.monotonic() - begin)


def impostor(answer, bound=None):
    """bound: how often a second it may be asked, once the questions of a start are over."""

    def attack(site):
        server = Impostor(answer)
        with tempfile.TemporaryDirectory(prefix="hostile") as folder:
            config = os.path.join(folder, "config")
            with open(config, "w") as text:
                json.dump({"apiVersion": "v1", "kind": "Config", "current-context": "c",
                           "clusters": [{"name": "c", "cluster": {"server": "http://127.0.0.1:%d" % server.server_address[1]}}],
                           "users": [{"name": "u", "user": {"token": "t"}}],
                           "contexts": [{"name": "c", "context": {"cluster": "c", "user": "u"}}]}, text)
            with open(os.path.join(folder, "log"), "w+") as log:
                process = subprocess.Popen(
                    [os.path.join(site.programs, "holdpointd"), "--kubeconfig", config, "--data-dir", os.path.join(folder, "data"),
                     "--listen", "127.0.0.1:0"], stdout=log, stderr=log)
                try:
                    deadline = time.monotonic() + PATIENCE
                    while not server.asked and process.poll() is None and time.monotonic() < deadline:
                        time.sleep(0.02)
                    time.sleep(1)
                    rate = rate_of(server, 3) if bound else 0
                    code = process.poll()
                    with open("/proc/%d/status" % process.pid) as status:
                        peak = [int(line.split()[1]) // 1024 for line in status if line.startswith("VmHWM")]
                finally:
                    process.kill()
                    process.wait(PATIENCE)
                    server.shutdown()
                    server.server_close()
                log.seek(0)
                expect(code in (None, 1, 2), "it ended with %s: %s" % (code, log.read()[-500:]))
                expect_at_most(peak[0] if peak else 0, 400)
                expect(not bound or rate < bound, "it is asked %.1f times a second" % rate)

    return attack


for name, answer in ANSWERS:
    row("an API server that answers %s does no harm" % name)(impostor(answer))
row("an API server that answers 401 to everything is not asked again and again")(impostor(REFUSES, bound=10))

BMC = "/apis/lab.holdpoint.dev/v1alpha1/bmcs"
FAULTS = ({"garbage": "nested"}, {"garbage": "oversized"}, {"garbage": "gzip"}, {"garbage": "html"}, {"garbage": "truncated"}, {"garbage": "array"})


def bmc_fault(faults):
    def attack(site):
        items = site.api("GET", BMC).json["items"]
        expect(items, "the lab has no BMC")
        meta = items[0]["metadata"]
        path = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/bmcs/%s" % (meta["namespace"], meta["name"])
        patch = "application/merge-patch+json"
        set_ = site.api("PATCH", path, {"spec": {"faults": faults}}, kind=patch)
        expect(set_.status == 200, set_.body[:200])
        time.sleep(1)
        expect(site.api("PATCH", path, {"spec": {"faults": None}}, kind=patch).status == 200, "it is not well again")

    return attack


for faults in FAULTS:
    row("a BMC with the fault %s does no harm" % json.dumps(faults))(bmc_fault(faults))
