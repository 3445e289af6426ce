#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The hooks of the seeds, each with an owner of its own, through one deletion; one owner fails before it succeeds.

usage: seed_hooks.py FOLDER_OF_HOLDPOINTD KUBECTL LAB EXAMPLE, with kopf's program in KOPF
"""

import json
import os
import signal
import subprocess
import sys
import traceback

from world import MACHINES, NAMESPACE, PATIENCE, World, condition_of, expect, hook, hooks_of, machine

HERE = os.path.dirname(os.path.abspath(__file__))

MIGRATE = hook("MigrateImportantApp", "my-app-migration-controller")
BACKUP = hook("BackupFileSystem", "my-backup-controller")
DETACH = hook("WaitForStorageDetach", "my-custom-storage-detach-controller")
POINT_OF = {"MigrateImportantApp": "preDrain", "BackupFileSystem": "preTerminate", "WaitForStorageDetach": "preTerminate"}
NAME = "seeded"
INSTANCES = "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/instances" % NAMESPACE


def render(*hooks):
    return "[" + " ".join("{Name:%(name)s Owner:%(owner)s}" % one for one in hooks) + "]"


class Story:
    def __init__(self, world, programs, example):
        self.world, self.backend, self.programs, self.example = world, world.backend, programs, example
        self.owners, self.steps = [], 0

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    def start_owner(self, which):
        name = which["name"]
        log = open(os.path.join(self.world.folder, name + ".log"), "w")
        environment = {
            "HOME": self.world.home, "KUBECONFIG": self.backend.kubeconfig(name.lower(), which["owner"]), "LC_ALL": "C.UTF-8",
            "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", "EXAMPLE": self.example,
            "HOOK_POINT": POINT_OF[name], "HOOK_NAME": name, "HOOK_OWNER": which["owner"]}
        self.owners.append(subprocess.Popen(
            [os.environ["KOPF"], "run", "--standalone", "--namespace", NAMESPACE, os.path.join(HERE, "seed_owner.py")],
            stdout=log, stderr=subprocess.STDOUT, start_new_session=True, cwd=self.world.folder, env=environment))
        log.close()

    def stop_owners(self):
        for owner in self.owners:
            try:
                os.killpg(owner.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            owner.wait(PATIENCE)

    def say(self, which, how):
        self.world.admin.ok("annotate", "machine", NAME, "example.com/%s=%s" % (which["name"], how), "--overwrite")

    def until(self, wanted, why):
        return self.backend.until_machine(NAME, wanted, why)

    def until_condition(self, kind, status):
        return condition_of(self.until(lambda m: condition_of(m, kind).get("status") == status,
                                       "%s is %s" % (kind, status)), kind)

    def why(self):
        done = subprocess.run([os.path.join(self.programs, "holdpointctl"), "why", NAME, "-o", "json", "--data-dir",
                               self.backend.data], capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, "holdpointctl why: " + done.stderr)
        return done.stdout

    def the_deletion_is_held(self):
        self.world.admin.ok("create", "-f", "-", objects=[
            machine(NAME, {"preDrain": [MIGRATE], "preTerminate": [BACKUP, DETACH]})])
        self.backend.until_running([NAME])
        for which in (MIGRATE, BACKUP, DETACH):
            self.start_owner(which)
        self.world.admin.ok("delete", "machine", NAME, "--wait=false")
        self.backend.until_event(NAME, "DrainBlocked")
        blocked = self.until_condition("Drainable", "False")
        expect(blocked["message"] == "Drain operation currently blocked by: " + render(MIGRATE), blocked["message"])
        blocked = self.until_condition("Terminable", "False")
        expect(blocked["message"] == "Terminate operation currently blocked by: " + render(BACKUP, DETACH), blocked["message"])
        self.proved("a deleted machine is held before its drain; both conditions name hooks and owners")

    def one_owner_fails(self):
        self.say(MIGRATE, "failed: no capacity left in zone b")
        failed = self.until_condition("PreDrainMigrateImportantAppSucceeded", "False")
        expect((failed["reason"], failed["message"]) == ("MigrateImportantAppFailed", "no capacity left in zone b"),
               json.dumps(failed))
        held = self.backend.machine(NAME)
        expect(hooks_of(held, "preDrain") == [MIGRATE], "the hook of the owner that failed is gone")
        expect(not condition_of(held, "Drained"), "it was drained")
        why = self.why()
        expect("my-app-migration-controller reports: no capacity left in zone b" in why, why)
        self.proved("an owner that fails says so in PreDrainMigrateImportantAppSucceeded; the machine is held, and "
                    "holdpointctl says why")

    def then_it_succeeds(self):
        self.say(MIGRATE, "done")
        self.until_condition("Drained", "True")
        now = self.until_condition("PreDrainMigrateImportantAppSucceeded", "True")
        expect("message" not in now, json.dumps(now))
        held = self.until(lambda m: condition_of(m, "Drainable").get("status") == "True", "it can be drained")
        expect(hooks_of(held, "preTerminate") == [BACKUP, DETACH], "a preTerminate hook went early")
        node = self.backend.call("GET", "/api/v1/nodes/" + held["status"]["nodeRef"]["name"])
        expect(node["spec"].get("unschedulable") is True, "the node is not cordoned")
        expect(self.backend.call("GET", INSTANCES)["items"], "the instance is gone before its time")
        self.proved("when it succeeds its hook goes, its condition is True, the node is drained; the instance stays")

    def the_instance_waits_for_both(self):
        self.say(DETACH, "done")
        left = self.until(lambda m: hooks_of(m, "preTerminate") == [BACKUP], "the second hook is off")
        expect(condition_of(left, "Terminable").get("status") == "False", "it may be terminated")
        blocked = self.until(lambda m: condition_of(m, "Terminable").get("message")
                             == "Terminate operation currently blocked by: " + render(BACKUP), "one owner is left")
        expect(blocked["status"]["phase"] == "Deleting", "its phase is " + blocked["status"]["phase"])
        self.until_condition("PreTerminateWaitForStorageDetachSucceeded", "True")
        expect(self.backend.call("GET", INSTANCES)["items"], "the instance is gone before its time")
        self.proved("one of two owners is done: the instance waits for the other, whatever the order of the list")

    def then_it_goes(self):
        self.say(BACKUP, "done")
        self.backend.until(MACHINES, lambda all_of: NAME not in all_of, "the machine is gone")
        expect(not self.backend.call("GET", INSTANCES)["items"], "its instance is still there")
        expect(not self.backend.call("GET", "/api/v1/nodes")["items"], "its node is still there")
        for owner in self.owners:
            expect(owner.poll() is None, "an owner ended by itself")
        self.proved("with the last hook the instance, the node and the machine go")

    def run(self):
        for step in (self.the_deletion_is_held, self.one_owner_fails, self.then_it_succeeds,
                     self.the_instance_waits_for_both, self.then_it_goes):
            step()


def main():
    programs, kubectl, lab, example = sys.argv[1:]
    world = World(programs, kubectl, lab)
    story = Story(world, programs, example)
    failed = False
    try:
        story.run()
    except Exception:
        traceback.print_exc()
        world.show_logs()
        sys.stdout.flush()
        failed = True
    finally:
        story.stop_owners()
        world.close()
    print("%d proved, %d failed" % (story.steps, failed))
    sys.exit(failed)


main()
