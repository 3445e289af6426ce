#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Alarms of a running daemon go to whom their owner and their rack belong: routed.py FOLDER_OF_PROGRAMS

Three held machines in two racks with hooks of two owners, and a receiver for each owner, for each rack, for an owner in a
rack, and for nobody that is there. All receivers are webhooks of one local server, told apart by their path."""

import http.server
import json
import os
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "overrides"))
from sites import Api, Failure, MACHINES, Site, expect, until

# machine: (rack, owner of its hook)
HELD = {"worker-1": ("r12", "longhorn-system/engine"), "worker-2": ("r13", "longhorn-system/engine"), "worker-3": ("r13", "mover")}

# receiver: (its route, the machines of which it is told)
RECEIVERS = {
    "all": ({}, {"worker-1", "worker-2", "worker-3"}),
    "storage": ({"owner": ["longhorn-system/engine"]}, {"worker-1", "worker-2"}),
    "movers": ({"owner": ["mover"]}, {"worker-3"}),
    "rack-12": ({"rack": ["r12"]}, {"worker-1"}),
    "rack-13": ({"rack": ["r13", "r14"]}, {"worker-2", "worker-3"}),
    "storage-13": ({"owner": ["longhorn-system/engine"], "rack": ["r13"]}, {"worker-2"}),
    "elsewhere": ({"rack": ["r99"]}, set()),
}

SITE = """
apiVersion: v1
kind: Namespace
metadata: {name: openshift-machine-api}
"""
MACHINE = """---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: host-of-%(name)s, namespace: openshift-machine-api, labels: {holdpoint.dev/bmc-group: %(rack)s}}
spec:
  online: true
  externallyProvisioned: true
  consumerRef: {apiVersion: machine.openshift.io/v1beta1, kind: Machine, name: %(name)s, namespace: openshift-machine-api}
---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: %(name)s
  namespace: openshift-machine-api
  annotations: {lab.holdpoint.dev/begins: running}
  labels: {machine.openshift.io/cluster-api-cluster: o, machine.openshift.io/cluster-api-machine-role: worker}
spec:
  lifecycleHooks: {preDrain: [{name: Wait-%(name)s, owner: %(owner)s}]}
  providerSpec:
    value: {apiVersion: lab.holdpoint.dev/v1alpha1, kind: LabMachineProviderSpec, instanceType: small, createDuration: 2s,
            bootDuration: 2s, deleteDuration: 2s}
"""


class Receivers:
    """Keeps the events that come, by the receiver they are for."""

    def __init__(self):
        self.events = {name: [] for name in RECEIVERS}
        receivers = self

        class Take(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                receivers.events[self.path.strip("/")].append(event)
                self.send_response(202)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Take)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def machines(self, name, kind):
        """Of which machines it was told this."""
        return {machine.split("/")[-1] for event in self.events[name] if event["type"] == "holdpoint.cause." + kind
                for machine in event["data"]["machines"]}


class Routed(Site):
    scale = 5

    def start(self, port):
        lab = os.path.join(self.folder, "site.yaml")
        with open(lab, "w") as file:
            file.write(SITE + "".join(MACHINE % {"name": name, "rack": rack, "owner": owner} for name, (rack, owner) in HELD.items()))
        key = os.path.join(self.folder, "key")
        with open(os.open(key, os.O_CREAT | os.O_WRONLY, 0o600), "w") as file:
            file.write("a key that signs what is sent")
        notifications = os.path.join(self.folder, "notifications.yaml")
        with open(notifications, "w") as file:
            # JSON is YAML too.
            json.dump({"receivers": [{"name": name, "type": "webhook", "url": "http://127.0.0.1:%d/%s" % (port, name), "secretFile": key}
                                     for name in RECEIVERS],
                       "routes": [{"receivers": [name], **route} for name, (route, _) in RECEIVERS.items()]}, file)
        config = os.path.join(self.folder, "config.yaml")
        with open(config, "w") as file:
            file.write("hold-budgets:\n  preDrain: 2s\nnotifications: %s\n" % notifications)
        self.start_daemon("--lab", lab, "--time-scale", str(self.scale), "--config", config)
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))


def play(site, receivers):
    for name in HELD:
        until(lambda: (site.machine(name) or {}).get("status", {}).get("nodeRef"), name + " runs")
        site.api.must("DELETE", MACHINES + "/" + name)
    everybody = RECEIVERS["all"][1]
    until(lambda: receivers.machines("all", "raised") == everybody, "all three are told of")
    for name, (_, machines) in RECEIVERS.items():
        # What a message is for is decided when it is made: whoever is told is told with the others.
        until(lambda: receivers.machines(name, "raised") >= machines, "%s is told of %s" % (name, sorted(machines)))
    for name in HELD:
        site.api.patch(MACHINES + "/" + name, {"spec": {"lifecycleHooks": {"preDrain": None}}})
    for name, (_, machines) in RECEIVERS.items():
        until(lambda: receivers.machines(name, "resolved") >= machines, "%s is told that %s are over" % (name, sorted(machines)))
    pending = lambda: [row["name"] for row in site.json("", "notify", "status")["receivers"] if row["pending"]]
    until(lambda: not pending(), "nothing is on its way to anybody")
    for name, (_, machines) in RECEIVERS.items():
        for kind in ("raised", "resolved"):
            told = receivers.machines(name, kind)
            expect(told == machines, "%s was told of %s (%s) and not of %s" % (name, sorted(told), kind, sorted(machines)))
        print("%-12s %s" % (name, ", ".join(sorted(machines)) or "nothing"))


def main():
    site, receivers = Routed(sys.argv[1]), Receivers()
    try:
        site.start(receivers.server.server_address[1])
        play(site, receivers)
    except Failure as failure:
        print("FAILED: %s" % failure, file=sys.stderr)
        for name, events in receivers.events.items():
            print("%s: %s" % (name, json.dumps(events)), file=sys.stderr)
        return 1
    finally:
        site.close()
        receivers.server.shutdown()
    return 0


sys.exit(main())
