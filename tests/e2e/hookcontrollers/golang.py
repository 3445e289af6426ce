#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The example in Go: PROGRAM is the built deregister-address."""

import http.server
import threading

from proof import Example, main
from world import condition_of, expect, hook


class Balancer(http.server.BaseHTTPRequestHandler):
    """A load balancer's management interface: DELETE /members/ADDRESS."""

    busy = set()  # addresses that still have connections
    broken = set()  # addresses for which it fails
    asked = []

    def do_DELETE(self):
        address = self.path.rsplit("/", 1)[-1]
        known = address not in self.asked
        self.asked.append(address)
        if address in self.broken:
            self.send_response(500)
        elif address in self.busy:
            self.send_response(202)
        else:
            self.send_response(204 if known else 404)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Go(Example):
    user = "deregister-address"
    point = "preTerminate"
    hook = hook("DeregisterAddress", "load-balancer/deregister")
    condition = "PreTerminateDeregisterAddressSucceeded"
    held_reason = "ConnectionsLeft"

    def prepare(self, program):
        self.balancer = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Balancer)
        self.balancer.daemon_threads = True
        threading.Thread(target=self.balancer.serve_forever, daemon=True).start()

    def command(self, program):
        return [program, "--balancer", "http://127.0.0.1:%d" % self.balancer.server_port]

    def address(self, name):
        addresses = self.world.backend.machine(name)["status"]["addresses"]
        return next(a["address"] for a in addresses if a["type"] == "InternalIP")

    def open_job(self, name):
        Balancer.busy.add(self.address(name))

    def finish_job(self, name):
        Balancer.busy.discard(self.address(name))

    def prove_more(self, proof):
        proof.bring_up("failing")
        address = self.address("failing")
        Balancer.broken.add(address)
        proof.delete("failing")
        backend = self.world.backend
        expect(backend.until_event("failing", "DeregisterFailed")["type"] == "Warning", "a failure is a warning")
        backend.until_machine("failing", lambda m: condition_of(m, self.condition).get("reason") == "DeregisterFailed",
                              "its condition says what failed")
        Balancer.broken.discard(address)
        proof.until_released("failing")
        proof.proved("a job that fails is said on the machine, tried again without any event, done in the end")


main(Go)
