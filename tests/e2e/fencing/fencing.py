#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A Node goes silent: its host is switched off, the Node deleted, the host switched on, the Node is back with its labels.
Then the same with a management controller that dies while its server goes off. Both are exported as timelines.

usage: fencing.py FOLDER_OF_HOLDPOINTD KUBECTL [FOLDER_FOR_FILMS]
"""

import os
import subprocess
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "hookcontrollers"))

from fence_order import KEY, NAMESPACE, Recorder, WATCHED, annotations, holds, keys_on, self_test  # noqa: E402
from film import Film  # noqa: E402
from world import MACHINES, PATIENCE, World, condition_of, expect  # noqa: E402

HOST = "metal3.io/BareMetalHost"


class Story:
    def __init__(self, world, programs, films):
        self.world, self.backend, self.programs, self.films, self.steps = world, world.backend, programs, films, 0

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    def patch_bmc(self, host, faults):
        # Not with kubectl, whose start takes a second in which the server goes on.
        self.backend.call("PATCH", WATCHED["bmcs"] + "/" + host, {"spec": {"faults": faults}}, "application/merge-patch+json")

    def until(self, kind, name, wanted, why):
        return self.backend.until(WATCHED[kind], lambda all_of: all_of[name] if name in all_of and wanted(all_of[name])
                                  else None, "%s: %s" % (name, why))

    def machines_run_on_metal(self):
        def ready(all_of):
            return len(all_of) == 2 and all(m.get("status", {}).get("phase") == "Running" for m in all_of.values()) and {
                annotations(m)[HOST].split("/")[1]: m["metadata"]["name"] for m in all_of.values()}
        self.machines = self.backend.until(MACHINES, ready, "the set runs two Machines")
        self.nodes = {}
        for host, machine in self.machines.items():
            self.nodes[host] = self.backend.machine(machine)["status"]["nodeRef"]["name"]
            self.world.admin.ok("label", "node", self.nodes[host], "example.com/rack-owner=storage")
        self.recorder = Recorder(self.backend)
        self.proved("a MachineSet runs its two Machines on two servers, %s" % ", ".join(sorted(self.machines)))

    def silent(self, host):
        """Its kubelet hangs; only the next boot cures that."""
        node = self.until("nodes", self.nodes[host], lambda n: condition_of(n, "Ready").get("status") == "True", "it is ready")
        self.patch_bmc(host, {"kubeletHangsAfter": "0s"})
        return node["metadata"]["uid"]

    def returns(self, host, uid):
        machine = self.machines[host]
        self.until("nodes", self.nodes[host], lambda n: n["metadata"]["uid"] != uid and
                   n["metadata"]["labels"].get("example.com/rack-owner") == "storage" and
                   condition_of(n, "Ready").get("status") == "True", "the Node is back and has its label")
        self.backend.until_event(machine, "RemediationFinished")
        left = self.until("machines", machine, lambda m: not [a for a in annotations(m) if "remediation" in a],
                          "nothing of the remediation is left on it")
        expect(left["status"]["phase"] == "Running", "its phase is " + left["status"]["phase"])
        self.until("hosts", host, lambda h: KEY not in keys_on(h) and h["status"].get("poweredOn") is True,
                   "the host is on, without our key")

    def a_node_is_fenced(self):
        host = "ber2-r07-u12"
        uid = self.silent(host)
        self.until("machines", self.machines[host], lambda m: "host.metal3.io/external-remediation" in annotations(m),
                   "the health check asks for a remediation")
        # Held for as long as the Node takes to go: it is asked of what was seen.
        self.recorder.until("hosts", host, lambda h: holds(h).get(KEY, {}).get("heldSince"), "the host is held off")
        self.proved("the Node of a hung kubelet: the health check asks, the host is held off")
        self.returns(host, uid)
        self.proved("the Node was deleted while the host was held, it is back with the label that a person gave it")
        self.export(host, "a-node-is-fenced.md")

    def the_bmc_dies(self):
        host = "ber2-r07-u14"
        uid = self.silent(host)
        self.until("bmcs", host, lambda b: b["status"].get("powerState") == "PoweringOff", "the server goes off")
        self.patch_bmc(host, {"unreachable": True})
        self.until("hosts", host, lambda h: condition_of(h, "PowerStateKnown").get("status") == "False",
                   "its power is unknown")
        self.until("bmcs", host, lambda b: b["status"].get("powerState") == "Off", "the server itself is off")
        blind = self.backend.call("GET", WATCHED["hosts"] + "/" + host)
        expect(blind["status"].get("poweredOn") is True, "an unanswered question was taken for off")
        expect(not holds(blind).get(KEY, {}).get("heldSince"), "a hold was acknowledged by silence")
        node = self.backend.call("GET", "/api/v1/nodes/" + self.nodes[host])
        expect(node["metadata"]["uid"] == uid, "the Node was deleted while nobody knew the power of its host")
        self.proved("the BMC dies while its server goes off: nothing is taken for off, the Node stays")
        self.patch_bmc(host, {"unreachable": None})
        self.returns(host, uid)
        self.proved("the BMC answers again: the fencing goes on where it was, to its end")
        self.export(host, "the-bmc-dies.md")

    def export(self, host, name):
        done = subprocess.run([os.path.join(self.programs, "holdpointctl"), "timeline", NAMESPACE + "/" + self.machines[host],
                               "-o", "md", "--data-dir", self.backend.data], capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, "holdpointctl timeline: " + done.stderr)
        if self.films:
            os.makedirs(self.films, exist_ok=True)
            with open(os.path.join(self.films, name), "w") as film:
                film.write(done.stdout)
        for what, when in Film(done.stdout).in_order():
            print("      %s  %s" % (when, what), flush=True)
        self.proved("the exported timeline shows every step in its order")

    def the_order_was_kept(self):
        order = self.recorder.judged()
        expect(not order.faults, "the order of a fencing was broken: %s" % order.faults)
        expect(order.fences == 2, "%d whole fencings were seen" % order.fences)
        self_test(sorted(self.recorder.seen, key=lambda entry: entry[0]))
        self.proved("key accepted, Off observed, Node gone, key removed, stamp written, On: both times; told in a wrong "
                    "order, the judge objects")

    def run(self):
        for step in (self.machines_run_on_metal, self.a_node_is_fenced, self.the_bmc_dies, self.the_order_was_kept):
            step()


def main():
    programs, kubectl = sys.argv[1:3]
    world = World(programs, kubectl, os.path.join(HERE, "site.yaml"))
    story = Story(world, programs, sys.argv[3] if len(sys.argv) > 3 else None)
    failed = False
    try:
        story.run()
    except Exception:
        traceback.print_exc()
        world.show_logs()
        sys.stdout.flush()
        failed = True
    finally:
        world.close()
    print("%d proved, %d failed" % (story.steps, failed))
    sys.exit(failed)


main()
