#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Maintenance on metal through the running daemon: its window opens, the Node is drained, its server held off through
Redfish and started again, and the Node returns with a new boot id. Then the same with a server that never boots again,
and with a management controller that dies while its server goes off.

usage: metal.py FOLDER_OF_HOLDPOINTD
"""

import calendar
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "hookcontrollers"), os.path.join(HERE, "..", "fencing")]

from fence_order import Recorder  # noqa: E402
from world import Backend, MACHINES, NAMESPACE, PATIENCE, expect  # noqa: E402

SCALE = 100
SPACE = "openshift-machine-maintenance-operator"
MAINTENANCES = "/apis/machinemaintenance.managed.openshift.io/v1alpha1/namespaces/%s/machinemaintenances" % SPACE
WINDOWS = "/apis/holdpoint.dev/v1alpha1/namespaces/%s/maintenancewindows" % SPACE
BMCS = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/bmcs" % NAMESPACE
EVENTS = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/providerevents" % NAMESPACE
INSTANCES = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/instances" % NAMESPACE
NODES = "/api/v1/nodes"
MERGE = "application/merge-patch+json"
LABEL = "remediation.medik8s.io/exclude-from-remediation"
MARK = "maintenance.holdpoint.dev/under-way"


def step_of(maintenance):
    return maintenance.get("status", {}).get("maintenance", "")


def alerts_of(maintenance):
    return [alert["name"] for alert in maintenance.get("status", {}).get("alerts", [])]


def boot_of(node):
    return node.get("status", {}).get("nodeInfo", {}).get("bootID")


def is_ready(node):
    return any(c["type"] == "Ready" and c["status"] == "True" for c in node.get("status", {}).get("conditions", []))


def annotations(thing):
    return thing["metadata"].get("annotations", {})


class Story:
    def __init__(self, backend):
        self.backend, self.steps = backend, 0

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    def patch(self, path, name, body):
        self.backend.call("PATCH", path + "/" + name, body, MERGE)

    def until(self, path, name, wanted, why):
        return self.backend.until(path, lambda all_of: all_of[name] if name in all_of and wanted(all_of[name]) else None,
                                  "%s: %s" % (name, why))

    def until_gone(self, path, name):
        self.backend.until(path, lambda all_of: name not in all_of, name + " goes")

    def machines_run(self):
        def running(all_of):
            return len(all_of) == 3 and all(m.get("status", {}).get("phase") == "Running" for m in all_of.values()) and {
                annotations(m)["metal3.io/BareMetalHost"].split("/")[1]: m for m in all_of.values()}
        machines = self.backend.until(MACHINES, running, "three Machines run on metal")
        self.machines = {host: m["metadata"]["name"] for host, m in machines.items()}
        self.nodes = {host: m["status"]["nodeRef"]["name"] for host, m in machines.items()}
        self.proved("three Machines run on three servers")

    def now(self):
        """The lab's time: the API stamps what is made."""
        made = self.backend.call("POST", "/api/v1/namespaces/%s/configmaps" % NAMESPACE,
                                 {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"generateName": "now-"}})
        return calendar.timegm(time.strptime(made["metadata"]["creationTimestamp"], "%Y-%m-%dT%H:%M:%SZ"))

    def announce(self, host):
        """Firmware is staged on the management controller for the next start; the next poll finds it there."""
        self.patch(BMCS, host, {"spec": {"staged": {"version": "2.9.1"}}})
        return "mm-" + self.machines[host]

    def installed(self, host):
        """The start of the server has installed what was staged."""
        self.until(BMCS, host, lambda b: b["status"].get("installed", {}).get("version") == "2.9.1", "2.9.1 is installed")

    def parts_fail(self):
        """Each part is told by its name; what has a spare wants a person, and what has none is held off if one agrees."""
        broken = {"r07-u12": ("powerSupplyFails", "lost", "Power supply PSU 2 is in health Critical"),
                  "r07-u14": ("fanFails", "critical", "Fan 3 is in health Critical"),
                  "r07-u16": ("driveFails", "predicted", "Drive Disk 1 predicts its failure")}
        for host, (fault, value, _) in broken.items():
            self.patch(BMCS, host, {"spec": {"faults": {fault: value}}})
        for host, (fault, _, sentence) in broken.items():
            name = "mm-" + self.machines[host]
            waits = "waiting-window" if fault == "driveFails" else "manual"
            found = self.until(MAINTENANCES, name, lambda m: step_of(m) == waits, "%s: %s" % (fault, waits))
            expect(found["spec"]["eventcode"] == "hardware-degraded" and sentence in found["spec"]["description"],
                   "it names the part: %s" % found["spec"])
            if fault == "driveFails":
                expect(found["status"]["reason"].startswith("AwaitingApproval") and
                       sentence in found["status"]["reason"], "a person is asked: %s" % found["status"])
            else:
                told = [a["message"] for a in found["status"]["alerts"] if a["name"] == "MaintenanceWantsPerson"]
                expect(told and sentence in told[0], "the alert names the part: %s" % found["status"])
        self.alarm("MaintenanceWantsPerson")
        self.proved("a power supply, a fan and a drive that fail are found at their BMCs and told by name")
        for host in broken:
            self.patch(BMCS, host, {"spec": {"faults": None}})
        for host in broken:
            self.until_gone(MAINTENANCES, "mm-" + self.machines[host])
            node = self.until(NODES, self.nodes[host], lambda n: True, "its Node")
            expect(not node["spec"].get("unschedulable"), "%s was not touched" % host)
        self.proved("once the parts are well their maintenances go, and nothing was touched")

    def a_window_is_waited_for(self, host):
        """It opens long after the next poll, which is within an hour: until then the Machine is left alone. It is open for longer
        than all that follows takes."""
        begins = self.now() + 180 * 60
        self.backend.call("POST", WINDOWS, {
            "apiVersion": "holdpoint.dev/v1alpha1", "kind": "MaintenanceWindow",
            "metadata": {"name": "soon", "namespace": SPACE},
            "spec": {"rrule": "FREQ=DAILY", "start": time.strftime("%H:%M", time.gmtime(begins)), "duration": "18h",
                     "timezone": "UTC", "selector": {"roles": ["worker"]}}})
        name = self.announce(host)
        waiting = self.until(MAINTENANCES, name, lambda m: step_of(m) == "waiting-window" and
                             m["spec"]["maintenancescheduled"] is True, "it waits for its window, an opening is chosen")
        expect(waiting["status"]["window"]["start"].startswith(time.strftime("%Y-%m-%dT%H:%M", time.gmtime(begins))),
               "it is the one of the window: %s" % waiting["status"]["window"])
        why = subprocess.run([os.path.join(self.backend.programs, "holdpointctl"), "holds", "--data-dir",
                              self.backend.data], capture_output=True, text=True)
        expect(name in why.stdout, "the hold is listed: %s%s" % (why.stdout, why.stderr))
        expect(waiting["spec"]["source"] == "redfish" and waiting["spec"]["eventcode"] == "firmware-pending" and
               "BIOS-2.9.1" in waiting["spec"]["description"], "it is what is staged: %s" % waiting["spec"])
        self.proved("firmware staged on the management controller is found, and waits for the window")
        return name

    def a_server_is_power_cycled(self, host):
        node = self.until(NODES, self.nodes[host], is_ready, "it is ready")
        # Each of these passes within moments: they are asked of what was seen, however late one asks.
        recorder = Recorder(self.backend, maintenances=MAINTENANCES)
        name = self.a_window_is_waited_for(host)
        recorder.until("maintenances", name, lambda m: step_of(m) in ("draining", "in-progress"), "the window opens",
                       3 * PATIENCE)
        recorder.until("nodes", self.nodes[host],
                       lambda n: n["spec"].get("unschedulable") and LABEL in n["metadata"]["labels"],
                       "it is cordoned and exempted")
        recorder.until("hosts", host, lambda h: any(k.startswith("reboot.metal3.io/maintenance-") for k in annotations(h)),
                       "our key holds it")
        recorder.until("bmcs", host, lambda b: b["status"].get("powerState") == "Off", "it is off")
        self.proved("the window opens: the Node is drained and the server is held off")
        back = self.until(NODES, self.nodes[host], lambda n: is_ready(n) and boot_of(n) != boot_of(node),
                          "it is back with another boot id")
        expect(back["metadata"]["uid"] == node["metadata"]["uid"], "it is the same Node")
        self.installed(host)
        self.until_gone(MAINTENANCES, name)
        left = self.until(NODES, self.nodes[host], lambda n: not n["spec"].get("unschedulable"), "it takes pods again")
        expect(LABEL not in left["metadata"]["labels"], "the label is gone")
        machine = self.backend.machine(self.machines[host])
        expect(machine["status"]["phase"] == "Running" and MARK not in annotations(machine), "the Machine is as before")
        self.proved("the Node is back with a new boot id, uncordoned, and the maintenance is verified and gone")
        line = subprocess.run([os.path.join(self.backend.programs, "holdpointctl"), "timeline", self.machines[host],
                               "--data-dir", self.backend.data], capture_output=True, text=True)
        for word in ("waiting-window", "in-progress", "returning", "verifying"):
            expect(word in line.stdout, "the timeline lacks %s: %s%s" % (word, line.stdout[-3000:], line.stderr))
        self.proved("the timeline of the Machine has the steps of its maintenance")

    def a_provider_ends_its_event(self, host):
        """The lab's provider notices that the server was started anew; verified by that, the maintenance goes."""
        self.backend.call("POST", EVENTS, {
            "apiVersion": "lab.holdpoint.dev/v1alpha1", "kind": "ProviderEvent",
            "metadata": {"name": "reboot", "namespace": NAMESPACE},
            "spec": {"machine": self.machines[host], "code": "system-reboot", "eventId": "event-1"}})
        name = "mm-" + self.machines[host]
        self.until(MAINTENANCES, name, lambda m: m["spec"]["source"] == "lab" and
                   step_of(m) in ("returning", "verifying"), "the server is started anew")
        self.until(EVENTS, "reboot", lambda e: e["spec"].get("state") == "completed", "its provider ends it")
        self.until_gone(MAINTENANCES, name)
        self.proved("an event of the lab's provider ends with the work, and its maintenance is verified and gone")

    def boots(self, host, duration):
        """The operating system on the server takes so long to boot."""
        name = self.backend.until(INSTANCES, lambda all_of: next(
            (n for n, i in all_of.items() if i["spec"].get("host") == host), None), "an instance on " + host)
        self.patch(INSTANCES, name, {"spec": {"bootDuration": duration}})

    def a_server_never_returns(self, host):
        self.boots(host, "never")
        name = self.announce(host)
        failed = self.until(MAINTENANCES, name, lambda m: "NodeDidNotReturn" in alerts_of(m), "alert 3")
        expect(step_of(failed) == "returning", "it goes on waiting, not " + step_of(failed))
        self.alarm("NodeDidNotReturn")
        self.proved("a server that does not boot again: alert 3, and its Machine is kept")
        self.boots(host, "40s")
        self.backend.call("DELETE", MAINTENANCES + "/" + name)

    def a_bmc_dies(self, host):
        name = self.announce(host)
        self.until(MAINTENANCES, name, lambda m: step_of(m) == "in-progress", "the server is to go off")
        self.patch(BMCS, host, {"spec": {"faults": {"unreachable": True, "ignoresGraceful": True}}})
        self.until(MAINTENANCES, name, lambda m: "NodeShutdownFailed" in alerts_of(m), "alert 5")
        self.alarm("NodeShutdownFailed")
        node = self.until(NODES, self.nodes[host], lambda n: True, "it is not deleted")
        expect(node["spec"].get("unschedulable") is True, "it stays cordoned")
        self.proved("a management controller that dies: alert 5, the Node is neither deleted nor uncordoned")

    def alarm(self, name):
        """Alerts are evaluated every 30 s of the lab's time; /metrics tells which fire."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            connection = self.backend.connect()
            connection.request("GET", "/metrics", headers={"Authorization": "Bearer " + self.backend.token})
            page = connection.getresponse().read().decode()
            connection.close()
            if any(line.startswith("holdpoint_alerts{") and '"%s"' % name in line and '"firing"' in line
                   for line in page.splitlines()):
                return
        expect(False, "no alarm %s: %s" % (name, [line for line in page.splitlines() if "holdpoint_alerts" in line]))

    def run(self):
        self.machines_run()
        self.parts_fail()
        self.a_server_is_power_cycled("r07-u12")
        self.a_provider_ends_its_event("r07-u12")
        self.a_server_never_returns("r07-u14")
        self.a_bmc_dies("r07-u16")
        expect(self.steps == 10, "%d of 10 steps" % self.steps)


def main():
    folder = tempfile.mkdtemp(prefix="maintenance-")
    backend = Backend(sys.argv[1], os.path.join(HERE, "metal.yaml"), folder, scale=SCALE)
    try:
        Story(backend).run()
    except Exception:
        traceback.print_exc()
        backend.process.kill()
        backend.process.wait()
        with open(os.path.join(folder, "holdpointd.log"), errors="replace") as log:
            print("--- holdpointd\n" + log.read()[-6000:])
        return 1
    backend.stop()
    shutil.rmtree(folder, ignore_errors=True)
    print("maintenance: all proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
