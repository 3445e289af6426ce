#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A master of three is deleted: alone it is held for ever; a set of the control plane replaces it without losing quorum.

usage: replace_a_master.py FOLDER_OF_HOLDPOINTD KUBECTL
"""

import os
import subprocess
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "hookcontrollers"))

from world import EVENTS, MACHINES, PATIENCE, World, condition_of, expect, hook, hooks_of, machine  # noqa: E402

GUARD = hook("EtcdQuorumOperator", "clusteroperator/etcd")
MEMBERS = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/openshift-etcd/etcdmembers"
SETS = "/apis/machine.openshift.io/v1/namespaces/openshift-machine-api/controlplanemachinesets"
MASTERS = ["cp-master-0", "cp-master-1", "cp-master-2"]


def voters(members):
    return sorted(name for name, member in members.items() if member.get("status", {}).get("voting"))


def messages(events, name):
    """What was told about a machine: reason -> message."""
    return {e["reason"]: e["message"] for e in events.values() if e["involvedObject"].get("name") == name}


class Story:
    def __init__(self, world, programs):
        self.world, self.backend, self.programs, self.steps = world, world.backend, programs, 0

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    def ctl(self, *args):
        done = subprocess.run([os.path.join(self.programs, "holdpointctl"), *args, "--data-dir", self.backend.data],
                              capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, "holdpointctl %s: %s" % (" ".join(args), done.stderr))
        return done.stdout

    def gone(self, name):
        self.backend.until(MACHINES, lambda all_of: name not in all_of, name + " is gone")

    def masters_are_guarded_and_vote(self):
        self.backend.until_running(MASTERS)
        for name in MASTERS:
            self.backend.until_machine(name, lambda m: hooks_of(m, "preDrain") == [GUARD], "it has the hook")
        self.backend.until(MEMBERS, lambda members: voters(members) == MASTERS, "three masters vote")
        self.proved("every master has the hook %(name)s of %(owner)s and a vote" % GUARD)

    def alone_it_is_held(self):
        self.world.admin.ok("delete", "machine", "cp-master-0", "--wait=false")
        self.backend.until_event("cp-master-0", "DrainBlocked")
        self.backend.until_machine("cp-master-0", lambda m: condition_of(m, "Drainable").get("status") == "False",
                                   "it cannot be drained")
        # A worker comes and goes meanwhile: whatever could happen to the master has had its time.
        self.world.admin.ok("create", "-f", "-", objects=[machine("worker", {})])
        self.backend.until_running(["worker"])
        self.world.admin.ok("delete", "machine", "worker", "--wait=false")
        self.gone("worker")
        held = self.backend.machine("cp-master-0")
        expect(held["status"]["phase"] == "Deleting", "its phase is " + held["status"]["phase"])
        expect(hooks_of(held, "preDrain") == [GUARD], "the hook is gone")
        expect(condition_of(held, "Drainable")["message"] == "Drain operation currently blocked by: "
               "[{Name:EtcdQuorumOperator Owner:clusteroperator/etcd}]", "the condition says something else")
        self.backend.until(MEMBERS, lambda members: voters(members) == MASTERS, "three masters still vote")
        why = self.ctl("why", "cp-master-0")
        expect(why.startswith("Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd)"), why)
        self.proved("without a set it stays in Deleting with Drainable False; all three votes are needed")

    def the_set_is_what_it_is(self):
        self.world.admin.ok("create", "-f", os.path.join(HERE, "set.yaml"))
        for change, words in (('{"spec":{"replicas":5}}', "replicas is immutable"),
                              ('{"spec":{"state":"Inactive"}}', "state cannot be changed once Active")):
            told = self.world.admin.run("patch", "controlplanemachineset", "cluster", "--type", "merge", "-p", change)
            expect(told.returncode != 0 and words in told.stderr, "kubectl was told: %s%s" % (told.stdout, told.stderr))
        self.proved("replicas are fixed, and from Active there is no way back")

    def a_replacement_comes(self):
        found = self.backend.until(MACHINES, lambda all_of: sorted(
            name for name in all_of if name.endswith("-0") and name != "cp-master-0"), "there is a replacement")
        expect(len(found) == 1, "more than one replacement: %s" % found)
        self.replacement = found[0]
        self.backend.until_running([self.replacement])
        now = sorted([self.replacement] + MASTERS[1:])
        self.backend.until(MEMBERS, lambda members: voters(members) == now and len(members) == 3,
                           "the replacement votes, the old member is out")
        self.proved("one replacement is made for the index, runs, and gets the vote of the old member")

    def the_old_one_goes(self):
        self.gone("cp-master-0")
        self.backend.until_machine(self.replacement, lambda m: hooks_of(m, "preDrain") == [GUARD], "it is guarded, too")
        told = self.backend.until(EVENTS, lambda events: messages(events, "cp-master-0") if {
            "ScaleDown", "MachineDeletionHook", "QuorumGuardRemoved", "DrainSucceeded"} <= set(
                messages(events, "cp-master-0")) else None, "its Events")
        expect(told["MachineDeletionHook"] == "successfully removed the deletion hook from machine cp-master-0 "
               "as it doesn't have a member", told["MachineDeletionHook"])
        expect(told["ScaleDown"].startswith("successfully removed member: [ url: 10.0.0.10, name: cp-master-0,"),
               told["ScaleDown"])
        nodes = self.backend.call("GET", "/api/v1/nodes")["items"]
        expect(sorted(n["metadata"]["name"] for n in nodes) == sorted([self.replacement] + MASTERS[1:]), "the nodes")
        self.proved("member out, hook off, guard pod out of the way, drained, terminated, gone")

    def the_set_is_content(self):
        def settled(sets):
            status = sets.get("cluster", {}).get("status", {})
            reasons = {c["type"]: (c["status"], c["reason"]) for c in status.get("conditions", [])}
            return status.get("updatedReplicas") == 3 and status.get("replicas") == 3 and reasons == {
                "Available": ("True", "AllReplicasAvailable"), "Degraded": ("False", "AsExpected"),
                "Progressing": ("False", "AllReplicasUpdated"), "Error": ("False", "AsExpected")}
        self.backend.until(SETS, settled, "the set reports that all is well")
        timeline = self.ctl("timeline", "openshift-machine-api/cp-master-0", "-o", "md")
        expect("EtcdQuorumOperator" in timeline, "the timeline does not tell of the hook")
        self.proved("the set is available, not degraded, not progressing; the timeline of the old master is kept")

    def run(self):
        for step in (self.masters_are_guarded_and_vote, self.alone_it_is_held, self.the_set_is_what_it_is,
                     self.a_replacement_comes, self.the_old_one_goes, self.the_set_is_content):
            step()


def main():
    programs, kubectl = sys.argv[1:]
    world = World(programs, kubectl, os.path.join(HERE, "three-masters.yaml"))
    story = Story(world, programs)
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
