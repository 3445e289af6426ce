#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Days of a backend's life in an hour: Machines come and go, hooks are added and released, hosts are rebooted, and
meanwhile the daemon is killed, networks are cut, the clock steps and a flood of clients asks for everything.

  soak.py FOLDER_OF_HOLDPOINTD [--hours N] [--time-scale N] [--seed N] [--keep FOLDER]

The first half is the trouble; in the second nothing is killed, so that the slope of its memory is one of the same
process. In the end what was acknowledged is compared with what is stored and with what the record tells. One JSON line
per figure; exit code 1 when something was lost, done twice or not told, with a line each. How fast anything was is never
a reason to fail. The clock steps by stepped_clock.cpp, built beside the daemon.
"""

import argparse
import base64
import collections
import http.client
import json
import os
import random
import re
import shutil
import signal
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "clients"))

from harness.server import end_with_us

SPACE = "openshift-machine-api"
MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines" % SPACE
HOSTS = "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts" % SPACE
BMCS = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/bmcs" % SPACE
MAPS = "/api/v1/namespaces/%s/configmaps" % SPACE
REBOOT = "reboot.metal3.io"
HOST_COUNT = 6
MERGE = "application/merge-patch+json"

LAB = """apiVersion: v1
kind: Namespace
metadata: {name: %s}
""" % SPACE + "".join("""---
apiVersion: v1
kind: Secret
metadata: {name: host-%(n)d-bmc, namespace: %(space)s}
stringData: {username: holdpoint, password: host-%(n)d-lab}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-%(n)d, namespace: %(space)s}
spec: {host: host-%(n)d, username: holdpoint, password: host-%(n)d-lab, latency: 200ms,
       serialNumber: SOAK%(n)d, softOffDuration: 90s, hardOffDuration: 5s, powerOnDuration: 60s}
status: {powerState: "On"}
---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: host-%(n)d, namespace: %(space)s}
spec:
  online: true
  externallyProvisioned: true
  bmc: {address: redfish+https://lab/redfish/v1/Systems/host-%(n)d, credentialsName: host-%(n)d-bmc,
        disableCertificateVerification: true}
""" % {"n": n, "space": SPACE} for n in range(HOST_COUNT))


def figure(name, value, unit, **more):
    print(json.dumps({"bench": "soak", "name": name, "value": round(value, 3), "unit": unit, **more}), flush=True)


class Gone(Exception):
    """The daemon does not answer: it was killed, or is about to be."""


class Api:
    """Requests of one thread."""

    def __init__(self, daemon):
        self.daemon, self.connection, self.of = daemon, None, None

    def request(self, method, path, body=None, content="application/json"):
        """(status, object). Gone when the answer does not come, so nobody knows what became of it."""
        for fresh in (False, True):
            if self.connection is None or self.of != self.daemon.port:
                self.of = self.daemon.port
                self.connection = http.client.HTTPSConnection("127.0.0.1", self.of, timeout=20,
                                                              context=self.daemon.tls)
                fresh = True
            headers = {"Authorization": "Bearer " + self.daemon.token, "Content-Type": content}
            try:
                self.connection.request(method, path, None if body is None else json.dumps(body), headers)
                answer = self.connection.getresponse()
                text = answer.read()
                return answer.status, json.loads(text) if text[:1] == b"{" else {}
            except (OSError, http.client.HTTPException, ValueError) as error:
                self.connection = None
                # Only what may be sent twice is sent again on a connection that had gone idle.
                if fresh or method != "GET":
                    raise Gone(str(error)) from error
        raise Gone("no connection")


class Daemon:
    def __init__(self, programs, folder, options):
        self.programs, self.folder, self.options = programs, folder, options
        self.data, self.lab = os.path.join(folder, "data"), os.path.join(folder, "lab.yaml")
        self.process = self.port = self.token = self.tls = None
        self.starts, self.slowest_start = 0, 0.0
        self.shift_file, self.shift = os.path.join(folder, "clock"), 0
        with open(self.lab, "w", encoding="utf-8") as out:
            out.write(LAB)
        self.step_clock(0)

    def step_clock(self, seconds):
        """Of the daemon's wall clock, now."""
        self.shift += seconds
        with open(self.shift_file, "r+b" if os.path.exists(self.shift_file) else "wb") as out:
            out.write(struct.pack("=q", self.shift))

    def start(self):
        environment = dict(os.environ, LD_PRELOAD=os.path.join(self.programs, "libstepped_clock.so"),
                           HOLDPOINT_CLOCK_SHIFT=self.shift_file)
        began = time.monotonic()
        log = open(os.path.join(self.folder, "log"), "ab")
        self.process = subprocess.Popen(
            [os.path.join(self.programs, "holdpointd"), "--lab", self.lab, "--data-dir", self.data, "--listen",
             "127.0.0.1:0", "--time-scale", str(self.options.time_scale)],
            stdout=subprocess.PIPE, stderr=log, env=environment, preexec_fn=end_with_us)
        line = self.process.stdout.readline().decode()
        found = re.search(r"api https://127\.0\.0\.1:(\d+)", line)
        if not found:
            raise SystemExit("the daemon did not start: %s\n%s" % (line, self.said()))
        self.slowest_start = max(self.slowest_start, time.monotonic() - began)
        self.starts += 1
        with open(os.path.join(self.data, "admin.kubeconfig"), encoding="utf-8") as file:
            config = file.read()
        self.token = re.search(r"token: (\S+)", config).group(1)
        authority = re.search(r"certificate-authority-data: (\S+)", config).group(1)
        self.tls = ssl.create_default_context(cadata=base64.b64decode(authority).decode())
        self.tls.check_hostname = False
        self.port = int(found.group(1))

    def said(self):
        with open(os.path.join(self.folder, "log"), encoding="utf-8", errors="replace") as file:
            return "".join(file.readlines()[-20:])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def resident_mb(self):
        with open("/proc/%d/status" % self.process.pid, encoding="ascii") as file:
            found = re.search(r"VmRSS:\s+(\d+)", file.read())
        return int(found.group(1)) / 1024 if found else 0.0


class Ledger:
    """What was acknowledged. A write without an answer may be there or not; from then on both are right."""

    def __init__(self):
        self.maps = {}  # name: set of the values that may be stored
        self.hooks = collections.OrderedDict()  # machine: state of its hook
        self.reboots = collections.Counter()  # by host, acknowledged or not known
        self.acknowledged = self.unknown = 0


class Soak:
    def __init__(self, daemon, options):
        self.daemon, self.options = daemon, options
        self.random = random.Random(options.seed)
        self.ledger, self.wrong = Ledger(), []
        self.api = Api(daemon)
        self.made = self.kills = self.cuts = self.steps = self.broken_watches = 0
        self.samples, self.ready_worst = [], 0.0
        self.began = time.monotonic()

    def hours(self):
        """Of the product's time, since the beginning."""
        return (time.monotonic() - self.began) * self.options.time_scale / 3600

    def write(self, method, path, body, content="application/json"):
        """True: acknowledged; None: nobody knows; False: refused."""
        try:
            status, answer = self.api.request(method, path, body, content)
        except Gone:
            self.ledger.unknown += 1
            return None
        if status < 300:
            self.ledger.acknowledged += 1
            return True
        if status not in (404, 409, 422):
            self.wrong.append("%s %s was answered %d: %s" % (method, path, status, answer.get("message")))
        return False

    # What people and controllers do.

    def write_map(self):
        name, value = "soak-%d" % self.random.randrange(40), str(self.random.getrandbits(60))
        known = self.ledger.maps.get(name)
        if known is None:
            done = self.write("POST", MAPS, {"metadata": {"name": name}, "data": {"value": value}})
            self.ledger.maps[name] = {value} if done else {None, value} if done is None else {None}
        elif None in known:
            done = self.write("PUT", MAPS + "/" + name, {"metadata": {"name": name}, "data": {"value": value}})
            if done is not False:
                self.ledger.maps[name] = {value} if done else known | {value}
            else:
                self.ledger.maps.pop(name)
        else:
            done = self.write("PATCH", MAPS + "/" + name, {"data": {"value": value}}, MERGE)
            if done is not False:
                self.ledger.maps[name] = {value} if done else known | {value}

    def make_machine(self):
        self.made += 1
        name = "soak-%04d" % self.made
        body = {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
                "metadata": {"name": name, "annotations": {"lab.holdpoint.dev/begins": "running"}, "labels": {
                    "machine.openshift.io/cluster-api-cluster": "soak",
                    "machine.openshift.io/cluster-api-machine-role": "worker"}},
                "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "storage"}]},
                         "providerSpec": {"value": {"apiVersion": "lab.holdpoint.dev/v1alpha1",
                                                    "kind": "LabMachineProviderSpec", "instanceType": "small"}}}}
        done = self.write("POST", MACHINES, body)
        if done is not False:
            self.ledger.hooks[name] = {"made": done, "deleted": False, "released": False, "at": self.hours()}

    def end_machine(self):
        """Deletes the oldest that runs; its hook holds it."""
        for name, state in self.ledger.hooks.items():
            if state["made"] and not state["deleted"]:
                done = self.write("DELETE", MACHINES + "/" + name, None)
                state["deleted"], state["at"] = (True if done else None if done is None else "missing"), self.hours()
                return

    def release_hooks(self):
        for name, state in self.ledger.hooks.items():
            if state["deleted"] in (True, None) and not state["released"] and self.hours() - state["at"] > 0.5:
                done = self.write("PATCH", MACHINES + "/" + name, {"spec": {"lifecycleHooks": {"preTerminate": None}}},
                                  MERGE)
                if done:
                    state["released"], state["at"] = True, self.hours()
                return

    def reboot_host(self):
        host = "host-%d" % self.random.randrange(HOST_COUNT)
        try:
            _, seen = self.api.request("GET", HOSTS + "/" + host)
        except Gone:
            return
        if REBOOT in seen.get("metadata", {}).get("annotations", {}):
            return  # the one before is not done yet
        done = self.write("PATCH", HOSTS + "/" + host, {"metadata": {"annotations": {REBOOT: '{"mode":"hard"}'}}}, MERGE)
        if done is not False:
            self.ledger.reboots[host] += 1

    # What goes wrong.

    def kill(self):
        """In the middle of writes: of the last one nobody knows whether it was stored."""
        blow = threading.Timer(self.random.random() / 20, self.daemon.kill)
        blow.start()
        unknown = self.ledger.unknown
        while self.ledger.unknown == unknown:
            self.write_map()
        blow.join()
        self.kills += 1
        self.daemon.start()

    def cut_network(self):
        """Of one BMC, for a while; and of a client that watches, in the middle of a line."""
        name = "host-%d" % self.random.randrange(HOST_COUNT)
        self.cuts += 1
        self.write("PATCH", BMCS + "/" + name, {"spec": {"faults": {"unreachable": self.cuts % 3 != 0}}}, MERGE)
        try:
            watcher = http.client.HTTPSConnection("127.0.0.1", self.daemon.port, timeout=5, context=self.daemon.tls)
            watcher.request("GET", MACHINES + "?watch=1", headers={"Authorization": "Bearer " + self.daemon.token})
            watcher.getresponse().read(64)
            watcher.close()
            self.broken_watches += 1
        except (OSError, http.client.HTTPException):
            pass

    def heal_networks(self):
        for n in range(HOST_COUNT):
            self.write("PATCH", BMCS + "/host-%d" % n, {"spec": {"faults": None}}, MERGE)

    def step_clock(self):
        self.daemon.step_clock(self.random.choice([-90, -20, 20, 90, 3600, -3600]))
        self.steps += 1

    def flood(self):
        """Eight clients list everything for a second, and leave in the middle of it."""
        until = time.monotonic() + 1.0

        def ask():
            api = Api(self.daemon)
            try:
                while time.monotonic() < until:
                    api.request("GET", MACHINES)
                    api.request("GET", MAPS)
            except Gone:
                pass
        clients = [threading.Thread(target=ask) for _ in range(8)]
        for client in clients:
            client.start()
        probe = Api(self.daemon)
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                probe.request("GET", "/readyz")
            except Gone:
                break
            self.ready_worst = max(self.ready_worst, time.monotonic() - began)
            time.sleep(0.02)
        for client in clients:
            client.join()

    # What has to be so.

    def check_stored(self, when):
        """Every acknowledged write is there, and nothing that nobody wrote."""
        try:
            _, stored = self.api.request("GET", MAPS)
            _, machines = self.api.request("GET", MACHINES)
        except Gone as error:
            self.wrong.append("%s: the daemon does not answer: %s" % (when, error))
            return
        values = {m["metadata"]["name"]: m.get("data", {}).get("value") for m in stored.get("items", [])}
        for name, allowed in self.ledger.maps.items():
            if values.get(name) not in allowed:
                self.wrong.append("%s: ConfigMap %s is %s, acknowledged was %s" % (when, name, values.get(name), allowed))
            elif len(allowed) > 1:
                self.ledger.maps[name] = {values.get(name)}  # from now on it is known
        there = {m["metadata"]["name"] for m in machines.get("items", [])}
        for name, state in self.ledger.hooks.items():
            if state["made"] is None:
                state["made"] = name in there or "missing"
            if state["made"] is True and not state["released"] and name not in there and state["deleted"] is not None:
                self.wrong.append("%s: Machine %s is gone although its hook was never released" % (when, name))

    def check_hosts(self):
        _, hosts = self.api.request("GET", HOSTS)
        _, bmcs = self.api.request("GET", BMCS)
        done = {b["metadata"]["name"]: b.get("status", {}).get("resets", 0) for b in bmcs["items"]}
        for host in hosts["items"]:
            name = host["metadata"]["name"]
            asked = self.ledger.reboots[name]
            if done[name] > 2 * asked:
                self.wrong.append("host %s was sent %d Resets for %d reboots" % (name, done[name], asked))
            if REBOOT in host["metadata"].get("annotations", {}):
                self.wrong.append("host %s still waits for its reboot" % name)
        figure("reboots", sum(self.ledger.reboots.values()), "reboots")
        figure("resets", sum(done.values()), "Resets")

    def check_record(self):
        """The record tells every release that was acknowledged, or names a gap."""
        program, told, gaps = os.path.join(self.daemon.programs, "holdpointctl"), 0, 0
        for name, state in self.ledger.hooks.items():
            if state["released"] is not True:
                continue
            text = subprocess.run([program, "--data-dir", self.daemon.data, "timeline", SPACE + "/" + name, "--since", "2000h",
                                   "-o", "json"], capture_output=True, text=True, check=False).stdout
            rows = json.loads(text)["rows"].values() if text.startswith("{") else []
            spans = [r for r in rows if r.get("lane") == "hook/preTerminate/Backup"]
            if any(r.get("end") == "released" for r in spans):
                told += 1
            elif any("cause" in r and "first observation" not in r["cause"] for r in rows):
                gaps += 1
            else:
                self.wrong.append("the record does not tell that the hook of Machine %s was released: %s" %
                                  (name, json.dumps(spans)[:300]))
        figure("releases told", told, "hooks", within_a_gap=gaps)

    def run(self):
        hours, rng = self.options.hours, self.random
        quiet, next_sample, was = hours / 2, 0.0, 0.0
        # How often a product hour, and what: (before the quiet half, in it).
        moves = [(30, 30, self.write_map), (3, 3, self.make_machine), (3, 3, self.end_machine),
                 (6, 6, self.release_hooks), (2, 2, self.reboot_host), (0.7, 0, self.kill), (0.5, 0, self.cut_network),
                 (0.3, 0.3, self.heal_networks), (0.3, 0, self.step_clock), (0.3, 0.3, self.flood)]
        while (now := self.hours()) < hours:
            for trouble, calm, move in moves:
                rate = (trouble if now < quiet else calm) * (now - was)
                for _ in range(int(rate) + (rng.random() < rate % 1)):
                    move()
                    if move == self.kill:
                        self.check_stored("after kill %d, %.1f h" % (self.kills, now))
            was = now
            if now >= next_sample:
                next_sample = now + 0.25
                self.samples.append((self.hours(), self.daemon.resident_mb()))
                if self.daemon.process.poll() is not None:
                    self.wrong.append("at %.1f h the daemon ended by itself, code %s:\n%s" %
                                      (now, self.daemon.process.returncode, self.daemon.said()))
                    return
            time.sleep(0.02)

    def settle(self):
        """Lets what is under way come to its end."""
        self.heal_networks()
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            self.release_hooks()
            _, hosts = self.api.request("GET", HOSTS)
            open_hooks = [s for s in self.ledger.hooks.values() if s["deleted"] is True and not s["released"]]
            if not open_hooks and not any(REBOOT in h["metadata"].get("annotations", {}) for h in hosts["items"]):
                break
            time.sleep(0.2)
        self.check_stored("at the end")
        self.check_hosts()
        self.check_record()

    def report(self):
        later = [s for s in self.samples if s[0] >= self.options.hours * 0.6]
        if len(later) > 2:
            mean_x, mean_y = (sum(s[i] for s in later) / len(later) for i in (0, 1))
            slope = (sum((x - mean_x) * (y - mean_y) for x, y in later)
                     / (sum((x - mean_x) ** 2 for x, _ in later) or 1))
            figure("memory slope", slope, "MB/h", from_hour=round(later[0][0], 1), at_last_mb=round(later[-1][1], 1))
        figure("product time", self.hours(), "h", time_scale=self.options.time_scale, seed=self.options.seed)
        figure("acknowledged writes", self.ledger.acknowledged, "writes", without_an_answer=self.ledger.unknown)
        figure("machines made", self.made, "Machines",
               released=sum(s["released"] is True for s in self.ledger.hooks.values()))
        figure("kills", self.kills, "kills", slowest_start_s=round(self.daemon.slowest_start, 2))
        figure("networks cut", self.cuts, "cuts", watches_broken=self.broken_watches)
        figure("steps of the clock", self.steps, "steps")
        figure("longest answer of /readyz in a flood", 1000 * self.ready_worst, "ms")
        figure("violations", len(self.wrong), "violations")
        for sentence in self.wrong:
            print("VIOLATION " + sentence, file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs")
    parser.add_argument("--hours", type=float, default=72)
    parser.add_argument("--time-scale", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="leave data and log of the daemon there")
    options = parser.parse_args()
    folder = options.keep or tempfile.mkdtemp(prefix="holdpoint-soak-")
    os.makedirs(folder, exist_ok=True)
    daemon = Daemon(options.programs, folder, options)
    daemon.start()
    soak = Soak(daemon, options)
    try:
        soak.run()
        if daemon.process.poll() is None:
            soak.settle()
            code = daemon.stop()
            if code != 0:
                soak.wrong.append("the daemon ended with %s" % code)
        soak.report()
    finally:
        if daemon.process.poll() is None:
            daemon.kill()
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    return 1 if soak.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
