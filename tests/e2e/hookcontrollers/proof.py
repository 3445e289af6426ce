# SPDX-License-Identifier: Apache-2.0
"""What each example must prove, whatever it is written in.

An example brings: its hook, how to start it, and a job that can be open or done for one machine. The steps are the same
for all, and so is the API behind them: a real holdpointd with a lab, real machines, a token with the role `hook`.
"""

import json
import os
import select
import signal
import subprocess
import sys
import traceback

from meddler import Meddler
from world import NAMESPACE, PATIENCE, World, condition_of, expect, hook, hooks_of, machine, pointing_at

FIRST, LAST = hook("StandsBefore", "somebody/else"), hook("StandsAfter", "somebody/else")


class Example:
    """One controller and its job."""

    user = ""  # of its token
    point = "preDrain"
    hook = {}
    condition = ""
    held_reason = ""  # of the Event and the condition that say why a machine is held

    def __init__(self, world):
        self.world = world

    def prepare(self, program):
        """Once, before any machine exists."""

    def command(self, program):
        raise NotImplementedError

    def environment(self):
        return {}

    def machines(self, name, hooks):
        """The Machine of this name, and what else its job needs."""
        return [machine(name, hooks)]

    def open_job(self, name):
        raise NotImplementedError

    def prove_more(self, proof):
        """What only this example has to prove."""

    def finish_job(self, name):
        raise NotImplementedError


class Proof:
    NAMES = ("held", "free", "late", "shifting", "taken", "foreign")

    def __init__(self, example, world, program):
        self.example, self.world, self.program = example, world, program
        self.point, self.own = example.point, example.hook
        self.steps, self.runs, self.process = 0, 0, None
        self.meddler = Meddler(world.backend, world.folder)
        self.kubeconfig = pointing_at(world.backend.kubeconfig(example.user, example.hook["owner"]), self.meddler.url, self.meddler.authority,
                                      os.path.join(world.folder, "controller.kubeconfig"))

    # ---- the controller -------------------------------------------------------------------------------------

    def start(self):
        self.runs += 1
        log = open(os.path.join(self.world.folder, "controller-%d.log" % self.runs), "w")
        seen = self.meddler.machine_watches
        # The other end of this pipe is inherited by all processes of the controller: it ends when the last one does.
        self.alive, inherited = os.pipe()
        environment = {"HOME": self.world.home, "KUBECONFIG": self.kubeconfig, "LC_ALL": "C.UTF-8",
                       "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", **self.example.environment()}
        self.process = subprocess.Popen(
            self.example.command(self.program), stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
            pass_fds=[inherited], cwd=self.world.folder, env=environment)
        log.close()
        os.close(inherited)
        self.meddler.until_watching(seen)

    def kill(self):
        """The whole session at once, without a chance to say goodbye."""
        if self.process:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self.process.wait(PATIENCE)
            self.process = None
            os.close(self.alive)

    # ---- what is seen ---------------------------------------------------------------------------------------

    def hooks(self, name):
        return hooks_of(self.world.backend.machine(name), self.point)

    def until_released(self, name):
        return self.world.backend.until_machine(name, lambda m: self.own not in hooks_of(m, self.point), "it is released")

    def until_held(self, name):
        """Until the controller itself said that it saw this machine and holds it."""
        self.world.backend.until_event(name, self.example.held_reason)
        seen = self.world.backend.until_machine(
            name, lambda m: condition_of(m, self.example.condition).get("status") == "False", "its condition says why")
        expect(condition_of(seen, self.example.condition)["reason"] == self.example.held_reason, "the reason is another")
        expect(self.own in hooks_of(seen, self.point), name + " was let go with its job open")

    def delete(self, name):
        self.world.admin.ok("delete", "machine", name, "--wait=false")

    def remove_hook(self, name, which):
        """As a person does it."""
        index = self.hooks(name).index(which)
        path = "/spec/lifecycleHooks/%s/%d" % (self.point, index)
        self.world.admin.ok("patch", "machine", name, "--type", "json", "-p", json.dumps([
            {"op": "test", "path": path + "/name", "value": which["name"]}, {"op": "remove", "path": path}]))

    @staticmethod
    def without_the_list(machine, point):
        """What nobody but the owners of other fields may change between two readings."""
        left = json.loads(json.dumps(machine))
        left["spec"]["lifecycleHooks"].pop(point)
        left.pop("status")
        for field in ("resourceVersion", "generation", "managedFields", "deletionTimestamp", "deletionGracePeriodSeconds"):
            left["metadata"].pop(field, None)
        return left

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    # ---- the steps ------------------------------------------------------------------------------------------

    def make_machines(self):
        objects = []
        # The same hook at another point is another hook. (Where ours is at preTerminate the drain must go through.)
        elsewhere = {"preTerminate": [self.own]} if self.point == "preDrain" else {}
        for name in self.NAMES:
            own = hook(self.own["name"], "a/namesake") if name == "foreign" else self.own
            objects += self.example.machines(name, {
                self.point: [FIRST, own, LAST], **elsewhere})
        self.world.admin.ok("create", "-f", "-", objects=objects)
        self.world.backend.until_running([o["metadata"]["name"] for o in objects if o["kind"] == "Machine"])
        for name in ("held", "taken"):
            self.example.open_job(name)

    def holds_while_the_job_is_open(self):
        self.start()
        self.delete("held")
        self.until_held("held")
        # A machine whose job is done goes through meanwhile: the controller works, and holds the other on purpose.
        self.delete("free")
        self.until_released("free")
        expect(self.own in self.hooks("held"), "held was let go with its job open")
        self.proved("a machine is held while the job is open, with an Event and a condition, others are not")

    def exactly_one_hook_goes(self):
        now = self.world.backend.machine("free")
        expect(hooks_of(now, self.point) == [FIRST, LAST], "the hooks of others: %s" % hooks_of(now, self.point))
        if self.point == "preDrain":
            expect(hooks_of(now, "preTerminate") == [self.own], "the hook of the same name at preTerminate is gone")
        self.world.backend.until_event("free", "HookReleased")
        self.proved("exactly one hook goes; those of others stay, in their order and at other points")

    def a_restart_loses_nothing(self):
        before = self.world.backend.machine("held")
        self.kill()
        self.example.finish_job("held")
        expect(self.own in self.hooks("held"), "nobody is there to release it")
        self.start()
        after = self.until_released("held")
        expect(hooks_of(after, self.point) == [FIRST, LAST], "the hooks of others: %s" % hooks_of(after, self.point))
        expect(self.without_the_list(before, self.point) == self.without_the_list(after, self.point),
               "something else changed on the machine")
        self.proved("killed while it holds and started again, it releases; nothing else on the machine changed")

    def an_expired_watch_is_begun_again(self):
        self.meddler.expire_watches()
        self.delete("late")
        self.until_released("late")
        self.proved("after 410 Gone it watches again and misses nothing")

    def a_conflict_is_read_again(self):
        self.meddler.before_next_patch("shifting", lambda: self.remove_hook("shifting", FIRST))
        self.delete("shifting")
        self.until_released("shifting")
        expect(self.hooks("shifting") == [LAST], "the hooks of others: %s" % self.hooks("shifting"))
        answers = self.meddler.until_patched("shifting")
        expect(answers[0] == 422, "the answers to its patches: %s" % answers)
        self.proved("when the list shifts under its patch, it is refused (422), reads again, removes the right one")

    def somebody_else_takes_the_hook(self):
        self.delete("taken")
        self.until_held("taken")
        self.remove_hook("taken", self.own)
        self.example.finish_job("taken")
        self.delete("foreign")
        # One more that must go through: by then the two before it were looked at, too.
        self.bring_up("more")
        self.delete("more")
        self.until_released("more")
        expect(self.hooks("taken") == [FIRST, LAST], "the hooks of others: %s" % self.hooks("taken"))
        expect(hook(self.own["name"], "a/namesake") in self.hooks("foreign"), "a namesake's hook was removed")
        expect(not self.meddler.answers_to_patches("taken"), "a hook that is gone was removed once more")
        expect(not self.meddler.answers_to_patches("foreign"), "a namesake's hook was touched")
        self.proved("a hook that somebody else removed is left at that, a namesake's hook is not touched")

    def bring_up(self, name):
        """One more machine with the hook."""
        objects = self.example.machines(name, {self.point: [self.own, LAST]})
        self.world.admin.ok("create", "-f", "-", objects=objects)
        self.world.backend.until_running([o["metadata"]["name"] for o in objects if o["kind"] == "Machine"])

    def writes_are_patches(self):
        expect(self.meddler.writes == {("PATCH", "application/json-patch+json")}, "writes: %s" % self.meddler.writes)
        self.proved("all it ever wrote to machines are JSON patches")

    def the_token_can_do_no_more(self):
        me = self.world.kubectl_as(self.kubeconfig)
        expect(me.ok("auth", "can-i", "list", "machines").strip() == "yes", "it may list machines")
        me.refused("delete", "machine", "foreign", "--wait=false")
        me.refused("create", "-f", "-", objects=[machine("mine", {})])
        me.refused("get", "secrets", "-n", NAMESPACE)
        me.refused("delete", "node", self.world.backend.machine("late")["status"]["nodeRef"]["name"], "--wait=false")
        me.refused("label", "machine", "foreign", "mine=true")
        me.refused("patch", "machine", "foreign", "--type", "merge", "-p", '{"metadata": {"finalizers": []}}')
        me.refused("patch", "machine", "foreign", "--subresource", "status", "--type", "merge", "-p",
                   '{"status": {"phase": "Running"}}')
        self.proved("its token can neither delete nor create a machine, nor change more of it than hooks and conditions, "
                    "nor delete a node, nor read a secret")

    def it_stops_when_asked(self):
        expect(self.process.poll() is None, "the controller ended by itself")
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        expect(code == 0, "after SIGTERM it ended with %d" % code)
        expect(select.select([self.alive], [], [], PATIENCE)[0], "after SIGTERM it left processes behind")
        self.process = None
        os.close(self.alive)
        self.proved("SIGTERM ends it with exit code 0, and no process of it is left")

    def run(self):
        self.make_machines()
        for step in (self.holds_while_the_job_is_open, self.exactly_one_hook_goes, self.a_restart_loses_nothing,
                     self.an_expired_watch_is_begun_again, self.a_conflict_is_read_again,
                     self.somebody_else_takes_the_hook, self.writes_are_patches, self.the_token_can_do_no_more):
            step()
        self.example.prove_more(self)
        self.it_stops_when_asked()


def main(make_example):
    """usage: EXAMPLE.py FOLDER_OF_HOLDPOINTD KUBECTL LAB PROGRAM"""
    programs, kubectl, lab, program = sys.argv[1:]
    world = World(programs, kubectl, lab)
    proof = None
    try:
        example = make_example(world)
        example.prepare(program)
        proof = Proof(example, world, program)
        proof.run()
    except Exception:
        traceback.print_exc()
        world.show_logs()
        sys.stdout.flush()
        failed = True
    else:
        failed = False
    finally:
        if proof:
            proof.kill()
            proof.meddler.stop()
        world.close()
    print("%d proved, %d failed" % (proof.steps if proof else 0, failed))
    sys.exit(failed)
