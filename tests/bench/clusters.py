#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A management cluster of Cluster API with many workload clusters, some of them dead, and a Holdpoint that looks at all.

usage: clusters.py BIN_DIR [--clusters N] [--machines N] [--drained N] [--dead N] [--open N] [--changes N] [--rest SECONDS]

The management cluster is a holdpointd with upstream's definitions and nobody who reconciles. Workload clusters are played here, each
with an address of its own: they list and watch Nodes, pods and budgets. In --drained of them a Machine is drained, so that
these are looked into, at most --open at a time. It is measured twice, first with all of them alive, then with --dead of the
drained ones dead: every other one takes connections and never answers, the rest refuse them. Prints one JSON line per figure;
`peer` is the same with none dead.
"""

import argparse
import asyncio
import base64
import json
import os
import re
import shutil
import signal
import ssl
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "clients"))

from harness.expect import Failure, expect
from harness.live import Live
from harness.server import MERGE, Server

DEFINITIONS = os.path.join(HERE, "..", "..", "resources", "lab", "capi-definitions.jsonl")
NAMESPACE = "fleet"
CORE = "/apis/cluster.x-k8s.io/v1beta2/namespaces/%s/" % NAMESPACE
WRITERS = 8
PATIENCE = 300
SINCE = "2026-01-10T11:50:00Z"


def condition(kind, status, reason, message=""):
    return {"type": kind, "status": status, "reason": reason, "message": message, "lastTransitionTime": SINCE}


class Workload:
    """One workload cluster: what its API server says, on the loop of all of them."""

    def __init__(self, name, nodes):
        self.name, self.dead, self.requests, self.watches, self.revision = name, "", 0, [], 100
        self.server, self.port = None, 0
        self.nodes = {node: self.node(node, "True") for node in nodes}
        self.drained = nodes[-1]

    def node(self, name, ready):
        return {"apiVersion": "v1", "kind": "Node",
                "metadata": {"name": name, "uid": "uid-" + name, "resourceVersion": str(self.revision), "annotations": {
                    "cluster.x-k8s.io/machine": name, "cluster.x-k8s.io/cluster-name": self.name,
                    "cluster.x-k8s.io/cluster-namespace": NAMESPACE}},
                "spec": {"providerID": "bench:///" + name},
                "status": {"conditions": [condition("Ready", ready, "Kubelet")]}}

    def objects(self, path):
        if path == "/api/v1/nodes":
            return "v1", "Node", list(self.nodes.values())
        if path == "/api/v1/pods":
            return "v1", "Pod", [{"apiVersion": "v1", "kind": "Pod", "metadata": {
                "name": "cart-%d" % i, "namespace": "shop", "uid": "pod-%d" % i, "resourceVersion": "1", "labels": {"app": "cart"}},
                "spec": {"nodeName": self.drained}, "status": {"phase": "Running"}} for i in range(3)]
        if path == "/apis/policy/v1/poddisruptionbudgets":
            return "policy/v1", "PodDisruptionBudget", [{"apiVersion": "policy/v1", "kind": "PodDisruptionBudget", "metadata": {
                "name": "cart", "namespace": "shop", "uid": "budget", "resourceVersion": "1"},
                "spec": {"minAvailable": 3, "selector": {"matchLabels": {"app": "cart"}}},
                "status": {"disruptionsAllowed": 0, "currentHealthy": 3, "desiredHealthy": 3, "expectedPods": 3}}]
        return None

    async def open(self, context):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port, ssl=context, backlog=64)
        self.port = self.server.sockets[0].getsockname()[1]

    async def die(self, how, context):
        """"silent": it takes connections and says nothing; "refuses": nobody listens."""
        self.dead = how
        self.server.close()
        for writer in self.watches:
            writer.close()
        if how == "silent":
            self.server = await asyncio.start_server(self.hear, "127.0.0.1", self.port)

    async def hear(self, reader, writer):
        self.requests += 1
        await reader.read()
        writer.close()

    async def serve(self, reader, writer):
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                self.requests += 1
                target = urllib.parse.urlparse(head.split(" ", 2)[1])
                query = urllib.parse.parse_qs(target.query)
                found = self.objects(target.path)
                if target.path == "/version":
                    self.say(writer, 200, {"major": "1", "minor": "34", "gitVersion": "v1.34.0"})
                elif found is None:
                    self.say(writer, 404, {"kind": "Status", "apiVersion": "v1", "status": "Failure", "reason": "NotFound", "code": 404,
                                           "message": "there is no such path"})
                elif "watch" in query:
                    return await self.watch(reader, writer, target.path, query)
                else:
                    version, kind, items = found
                    self.say(writer, 200, {"apiVersion": version, "kind": kind + "List",
                                           "metadata": {"resourceVersion": str(self.revision)}, "items": items})
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()

    def say(self, writer, status, body):
        text = json.dumps(body).encode()
        writer.write(b"HTTP/1.1 %d OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (status, len(text)) + text)

    async def watch(self, reader, writer, path, query):
        """As a server does: it ends when its time is over or the client goes, and tells every 30 s how far it is."""
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        if path == "/api/v1/nodes":
            self.watches.append(writer)
        version, kind, _ = self.objects(path)
        end = time.monotonic() + float(query.get("timeoutSeconds", ["300"])[0])
        try:
            while time.monotonic() < end:
                try:
                    await asyncio.wait_for(reader.read(1), min(30, max(0.1, end - time.monotonic())))
                    return
                except asyncio.TimeoutError:
                    self.tell(writer, "BOOKMARK", {"apiVersion": version, "kind": kind, "metadata": {"resourceVersion": str(self.revision)}})
            writer.write(b"0\r\n\r\n")
        finally:
            if writer in self.watches:
                self.watches.remove(writer)

    @staticmethod
    def tell(writer, kind, item):
        text = json.dumps({"type": kind, "object": item}).encode() + b"\n"
        writer.write(b"%x\r\n" % len(text) + text + b"\r\n")

    async def turn(self, ready):
        """The Node that is drained becomes ready, or not; gives how many were told."""
        self.revision += 1
        self.nodes[self.drained] = self.node(self.drained, ready)
        for writer in self.watches:
            self.tell(writer, "MODIFIED", self.nodes[self.drained])
        return len(self.watches)


class Workloads:
    """All of them, on a loop of their own."""

    def __init__(self, options, folder):
        clusters, machines = options.clusters, options.machines
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", "/CN=bench", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder + "/key.pem",
                        "-out", folder + "/ca.pem"], check=True, capture_output=True)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(folder + "/ca.pem", folder + "/key.pem")
        with open(folder + "/ca.pem", "rb") as text:
            self.ca = base64.b64encode(text.read()).decode()
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        each = machines // clusters
        self.all = [Workload("c-%03d" % i, ["c-%03d-m-%02d" % (i, j) for j in range(each)]) for i in range(clusters)]
        self.drained, self.doomed = self.all[:options.drained], self.all[:options.dead]
        for one in self.all:
            self.run(one.open(self.context))

    def run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def kubeconfig(self, one):
        return json.dumps({
            "apiVersion": "v1", "kind": "Config", "current-context": "c",
            "clusters": [{"name": "c", "cluster": {"server": "https://127.0.0.1:%d" % one.port, "certificate-authority-data": self.ca}}],
            "users": [{"name": "u", "user": {"token": "bench"}}], "contexts": [{"name": "c", "context": {"cluster": "c", "user": "u"}}]})

    def kill(self):
        for i, one in enumerate(self.doomed):
            self.run(one.die("silent" if i % 2 == 0 else "refuses", self.context))

    def counted(self):
        """Requests so far, of those that live on and of those that are to die; of the dead, connections that were taken."""
        doomed = sum(one.requests for one in self.doomed)
        return sum(one.requests for one in self.all) - doomed, doomed


class Writer(threading.Thread):
    """Posts objects with their status, on one connection."""

    def __init__(self, server, work):
        super().__init__()
        self.server, self.work, self.problem = server, work, ""

    def run(self):
        connection = self.server.connection()
        for path, body in self.work:
            status = body.pop("status", None)
            if not self.send(connection, "POST", path, body, "application/json"):
                return
            where = "%s/%s/status" % (path, body["metadata"]["name"])
            if status and not self.send(connection, "PATCH", where, {"status": status}, MERGE):
                return

    def send(self, connection, method, path, body, kind):
        connection.request(method, path, json.dumps(body), self.server.headers("admin", kind=kind))
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            self.problem = "%s %s: %d %s" % (method, path, answer.status, text[:300])
        return not self.problem


def machine(cluster, name, is_control_plane, is_drained):
    labels = {"cluster.x-k8s.io/cluster-name": cluster}
    labels.update({"cluster.x-k8s.io/control-plane": ""} if is_control_plane else
                  {"cluster.x-k8s.io/deployment-name": cluster + "-md", "cluster.x-k8s.io/set-name": cluster + "-md-x"})
    conditions = [condition("NodeHealthy", "True", "NodeHealthy"), condition("Ready", "True", "Ready"),
                  condition("InfrastructureReady", "True", "Ready"), condition("BootstrapConfigReady", "True", "Ready")]
    if is_drained:
        conditions.append(condition("Deleting", "True", "DrainingNode", (
            "Drain not completed yet (started at %s):\n* Pod shop/cart-0: cannot evict pod as it would violate the pod's "
            "disruption budget. The disruption budget cart needs 3 healthy pods and has 3 currently") % SINCE))
    return {"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Machine",
            "metadata": {"name": name, "labels": labels, "finalizers": ["machine.cluster.x-k8s.io"]},
            "spec": {"clusterName": cluster, "version": "v1.34.0", "providerID": "bench:///" + name, "bootstrap": {"dataSecretName": "x"},
                     "infrastructureRef": {"apiGroup": "bench.example.com", "kind": "BenchMachine", "name": name}},
            "status": {"phase": "Deleting" if is_drained else "Running", "nodeRef": {"name": name}, "conditions": conditions,
                       "initialization": {"bootstrapDataSecretCreated": True, "infrastructureProvisioned": True}}}


def fill(server, workloads):
    """Everything of the management cluster."""
    with open(DEFINITIONS) as lines:
        for line in lines:
            server.must("POST", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions", json.loads(line))
    server.must("POST", "/api/v1/namespaces", {"metadata": {"name": NAMESPACE}})
    work = []
    for one in workloads.all:
        work.append((CORE + "clusters", {"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Cluster", "metadata": {"name": one.name},
                                         "spec": {"controlPlaneEndpoint": {"host": "127.0.0.1", "port": one.port}}}))
        work.append(("/api/v1/namespaces/%s/secrets" % NAMESPACE, {
            "apiVersion": "v1", "kind": "Secret", "metadata": {"name": one.name + "-kubeconfig"},
            "data": {"value": base64.b64encode(workloads.kubeconfig(one).encode()).decode()}}))
        work += [(CORE + "machines", machine(one.name, name, i < 3, one in workloads.drained and name == one.drained))
                 for i, name in enumerate(one.nodes)]
    writers = [Writer(server, work[i::WRITERS]) for i in range(WRITERS)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
        expect(not writer.problem, writer.problem)
    for one in workloads.drained:
        server.must("DELETE", CORE + "machines/" + one.drained)


def requests_of(holdpoint):
    """What the API server of the management cluster was asked, by the metrics of the Holdpoint."""
    answer = holdpoint.call("GET", "/metrics", who="admin", accept="text/plain")
    return sum(map(float, re.findall(r"^holdpoint_api_requests_total\{[^}]*\} ([0-9.e+]+)$", answer.text, re.M)))


def resident(pid):
    with open("/proc/%d/status" % pid) as status:
        return int(re.search(r"VmRSS:\s+(\d+) kB", status.read()).group(1)) / 1024


def delays_of(look, do, live, count):
    """Milliseconds from the start of a change until the row shows it."""
    delays = []
    for n in range(count):
        start = time.monotonic()
        shown = do(n)
        if shown is None:
            continue
        expect(live.until(lambda views, shown=shown: look(views, shown), 60), "change %d was never shown" % n)
        delays.append(1000 * (time.monotonic() - start))
    return delays


def measured(options, server, workloads, folder):
    """A Holdpoint from its start: what it takes and how late it is."""
    count = len(workloads.all) * (options.machines // options.clusters)
    alive = [one for one in workloads.drained if not one.dead]
    # The same ones in both runs.
    changed = [one for one in workloads.all if one not in workloads.doomed]
    os.makedirs(folder)
    begin = time.monotonic()
    holdpoint = Server("holdpointd", [options.bin_dir + "/holdpointd", "--kubeconfig", server.config("admin"), "--workload-clusters",
                                      str(options.open)], folder)
    try:
        live = Live(holdpoint)
        live.open("fleet")

        def all_judged(views):
            rows = views.get("fleet", {})
            return len(rows) == count and sum(bool(row.get("sentence")) for row in rows.values()) >= len(workloads.drained)

        expect(live.until(all_judged, PATIENCE), "only %d rows came" % len(live.views.get("fleet", {})))
        found = {"first picture": time.monotonic() - begin}
        deadline = time.monotonic() + 60
        wanted = min(options.open, len(alive))
        while time.monotonic() < deadline and sum(bool(one.watches) for one in alive) < wanted:
            time.sleep(0.1)
        found["looked into"] = sum(bool(one.watches) for one in alive)
        found["all looked into"] = time.monotonic() - begin
        time.sleep(15)  # what starts is over
        asked, heard, since = requests_of(holdpoint), workloads.counted(), time.monotonic()
        time.sleep(options.rest)
        minutes = (time.monotonic() - since) / 60
        now = workloads.counted()
        found["requests to the management cluster"] = (requests_of(holdpoint) - asked) / minutes
        found["requests to clusters that live on"] = (now[0] - heard[0]) / minutes
        found["requests to those that are to die"] = (now[1] - heard[1]) / minutes
        found["resident"] = resident(holdpoint.process.pid)

        connection = server.connection()

        def change(n):
            one = changed[n % len(changed)]
            name = list(one.nodes)[1 + n % 3]
            zone = "zone-%d-%d" % (n, int(begin))
            connection.request("PATCH", CORE + "machines/" + name, json.dumps({"spec": {"failureDomain": zone}}),
                               server.headers("admin", kind=MERGE))
            answer = connection.getresponse()
            answer.read()
            expect(answer.status == 200, "the change was refused: %d" % answer.status)
            return name, zone

        found["change"] = delays_of(lambda views, shown: views["fleet"]["%s/%s" % (NAMESPACE, shown[0])]["zone"] == shown[1], change, live,
                                    options.changes)

        def turn(n):
            seen = [one for one in alive if one.watches and one in changed]
            if not seen:
                return None
            one = seen[n % len(seen)]
            ready = "False" if one.nodes[one.drained]["status"]["conditions"][0]["status"] == "True" else "True"
            return (one.drained, ready) if workloads.run(one.turn(ready)) else None

        found["node"] = delays_of(lambda views, shown: views["fleet"]["%s/%s" % (NAMESPACE, shown[0])]["nodeReady"] == shown[1], turn, live,
                                  options.changes)
        live.ended = "the end"
        return found
    finally:
        holdpoint.stop()


def show(name, value, unit, peer, n=1):
    print(json.dumps({"bench": "clusters", "name": name, "value": round(value, 2), "unit": unit, "n": n, "peer": "none dead",
                      "peerValue": round(peer, 2)}), flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("bin_dir")
    parser.add_argument("--clusters", type=int, default=100)
    parser.add_argument("--machines", type=int, default=5000)
    parser.add_argument("--drained", type=int, default=20)
    parser.add_argument("--dead", type=int, default=5)
    parser.add_argument("--open", type=int, default=20)
    parser.add_argument("--changes", type=int, default=100)
    parser.add_argument("--rest", type=int, default=300)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what is below ends then too
    folder = tempfile.mkdtemp(prefix="holdpoint-clusters-")
    server = None
    try:
        workloads = Workloads(options, folder)
        server = Server("holdpointd", [options.bin_dir + "/holdpointd", "--reconcile", "none"], folder)
        fill(server, workloads)
        without = measured(options, server, workloads, folder + "/without")
        workloads.kill()
        found = measured(options, server, workloads, folder + "/with")
    finally:
        if server:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    machines = len(workloads.all) * (options.machines // options.clusters)
    show("start to all machines judged", found["first picture"], "s", without["first picture"], machines)
    show("start to all living clusters with a drain looked into", found["all looked into"], "s", without["all looked into"],
         found["looked into"])
    show("resident memory", found["resident"], "MiB", without["resident"], machines)
    for name in ("requests to the management cluster", "requests to clusters that live on", "requests to those that are to die"):
        show(name + ", at rest", found[name], "per minute", without[name])
    for key, name in (("change", "change of a Machine to its row"), ("node", "change of a Node in a workload cluster to its row")):
        for share, word in ((50, "median"), (95, "95 %")):
            at = lambda delays: statistics.quantiles(delays, n=100)[share - 1] if len(delays) > 1 else 0
            show("%s, %s" % (name, word), at(found[key]), "ms", at(without[key]), len(found[key]))


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit("clusters.py: %s" % failure)
