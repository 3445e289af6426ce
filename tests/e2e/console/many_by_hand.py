#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""One act for many machines, as a person does it: planned, refused, approved by somebody else, stopped, left by a killed backend, finished.

usage: many_by_hand.py FOLDER_OF_PROGRAMS

What the window says is read through AT-SPI; what was done is asked of the cluster, never of the console.
"""

import os
import signal
import sys

from people import console_of, sign_in
from screen import BUTTON, DIALOG, FIELD, TAB, expect, keys, until, write
from sites import MACHINES, Api
from story import tell
from ten_tasks import HELD, Fleet

HOOK, OWNER = "FlushLogs", "logging/log-exporter"
NAMES = ["worker-%d" % number for number in range(1, 8)]
WHY = "the exporter was retired, OPS-42"
TITLE = "Remove hook on %d machines"

NAMESPACE = "apiVersion: v1\nkind: Namespace\nmetadata: {name: openshift-machine-api}\n"
# Two people whatever the checks say, and between two waves time to stop the plan or to kill the backend: the tree is read several times
# before, which takes a busy machine a while.
POLICY = "levels:\n  remove-hook: G4\nbulk:\n  waves: [1, 3]\n  pause: 2m\n"


class Crowd(Fleet):
    """Machines that wait for one owner who never comes."""

    def start(self):
        # None is gone before the end: a lab that starts again would make it anew.
        machine = HELD.replace("deleteDuration: 2s", "deleteDuration: 1h")
        text = "---\n".join([NAMESPACE] + [machine % (name, "preDrain", HOOK, OWNER) for name in NAMES])
        self.options = self.given("lab", text) + self.given("guard-policy", POLICY) + ["--time-scale", "1"]
        self.start_daemon(*self.options)
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))
        for name in NAMES:
            until(lambda: self.runs(name), name + " runs")
            self.delete(name)
        until(lambda: len(self.json("", "holds")) == len(NAMES), "all are held")

    def held(self):
        """Names of the machines that still have the hook."""
        return [name for name in NAMES if self.hooks(name, "preDrain")]


class Story:
    def __init__(self, programs, _):
        self.console, self.site = None, Crowd(programs)

    def plans(self, *states):
        return [plan for plan in self.site.json("anna", "override", "bulk", "status").values() if plan["state"] in states]

    def kept(self, number=len(NAMES)):
        held = self.site.held()
        expect(len(held) == number, "%s have the hook" % held)

    def open_plan(self, number):
        def chosen():
            # A row that has nothing to hold any more stays under the pointer for a moment. The first of its cause carries the head of it.
            self.console.click("table cell", "^%s$" % OWNER)
            return self.console.look(BUTTON, "^Remove hook on all %d" % number)

        until(chosen, "a hold of %d is chosen" % number)
        self.console.click(BUTTON, "^Remove hook on all %d" % number)
        self.console.find(DIALOG, "^%s$" % (TITLE % number))
        self.console.hear("Digest [0-9a-f]{12}")

    def the_plan(self):
        keys("F2")
        self.open_plan(len(NAMES))
        for head in ("Wave 1 of 3 · 1 machine", "Wave 2 of 3 · 3 machines", "Wave 3 of 3 · 3 machines"):
            self.console.hear(head)
        self.console.hear("3 waves, with a pause of 2 m after each")
        self.console.hear("A second person must approve exactly this plan")
        self.kept()
        return "the plan shows its waves and rules, and nothing is changed"

    def type_in(self, reason, number, digits):
        for field, text in (("^Reason$", reason), ("^Number of machines", number), ("^Digits", digits)):
            self.console.click(FIELD, field)
            keys("ctrl+a", "BackSpace")
            write(text)

    def code(self):
        return self.console.hear(r"Digits: type (\d+)").group(1)

    def start(self, number):
        self.type_in(WHY, str(number), self.code())
        until(lambda: not self.why_not(), "it can be started")
        self.console.click(BUTTON, "^Request approval$")
        self.console.hear("Waiting for a second person until")

    def why_not(self):
        return self.console.find(BUTTON, "^Request approval$").node.description

    def what_is_missing(self):
        said = []
        number = str(len(NAMES))
        for typed, words in ((("", number, self.code()), "reason"), ((WHY, "6", self.code()), number), ((WHY, number, ""), "digits")):
            self.type_in(*typed)
            said.append(until(lambda: self.why_not() if words in self.why_not() else None, "it says that '%s' is missing" % words))
            keys("ctrl+Return")
        self.kept()
        expect(not self.plans("awaitingApproval", "waiting", "underWay"), "it was started")
        return "without what has to be typed nothing starts: " + "; ".join(said)

    def alone_is_not_enough(self):
        self.start(len(NAMES))
        plan = self.plans("awaitingApproval")[0]["id"]
        expect(not self.console.look(BUTTON, "^Approve"), "anna is offered to approve what she asked for")
        code, _, err = self.site.ctl("anna", "override", "bulk", "approve", plan, "--yes")
        expect(code != 0 and "role approver" in err, err)
        self.kept()
        return "one person is not enough: it waits, and anna cannot approve it herself"

    def approve(self):
        plan = until(lambda: self.plans("awaitingApproval"), "a second person is asked for")[0]["id"]
        code, _, err = self.site.ctl("bert", "override", "bulk", "approve", plan, "--yes")
        expect(code == 0, err)

    def stopped_by_hand(self):
        self.approve()
        self.console.hear("Wave 2 of 3 starts in")
        self.kept(len(NAMES) - 1)
        self.console.click(BUTTON, "^Stop the plan$")
        self.console.hear("anna")
        until(lambda: self.plans("ended"), "it has ended")
        self.kept(len(NAMES) - 1)
        keys("Escape")
        self.console.gone(DIALOG, "^Remove hook")
        return "after the first wave anna stopped it: the other six keep their hook"

    def left_by_a_killed_backend(self):
        left = len(NAMES) - 1
        self.open_plan(left)
        self.start(left)
        self.approve()
        self.console.hear("Wave 2 of 3 starts in")
        self.kept(left - 1)
        self.site.start_again(signal.SIGKILL)
        self.console.hear("Connection: live")
        self.console.find(BUTTON, "^Continue the plan$")
        expect(self.plans("stopped"), "the plan is not stopped")
        self.kept(left - 1)
        return "the backend was killed between two waves: the plan stands still and says so"

    def finished(self):
        # One of them is let go by its owner meanwhile.
        freed = self.site.held()[-1]
        self.site.api.patch(MACHINES + "/" + freed, {"spec": {"lifecycleHooks": {"preDrain": None}}})
        self.console.click(BUTTON, "^Continue the plan$")
        until(lambda: self.plans("done"), "the plan is done", 1200)
        said = self.console.hear("6 of 6 machines are finished: 5 observed, 1 skipped, 0 failed, 0 unknown").group(0)
        self.kept(0)
        self.console.hear("%s, skipped" % freed)
        keys("Escape")
        self.console.gone(DIALOG, "^Remove hook")
        return "anna continued it: " + said

    def told(self):
        rows = self.site.json("anna", "audit", "list")
        rows = list(rows.values()) if isinstance(rows, dict) else rows
        text = str(rows)
        for words in NAMES + [WHY, "anna", "bert"]:
            expect(words in text, "the audit does not tell of " + words)
        code, out, err = self.site.ctl("anna", "audit", "verify")
        expect(code == 0, out + err)
        return "the audit tells of each machine, the reason and both people, and is whole"

    def steps(self):
        self.site.start()
        sign_in(self.site, "bert", "approver")
        self.console = console_of(self.site, "anna", "operator")
        self.console.find(TAB, "^Holds$")
        self.console.focus()
        return (self.the_plan, self.what_is_missing, self.alone_is_not_enough, self.stopped_by_hand, self.left_by_a_killed_backend,
                self.finished, self.told)


if __name__ == "__main__":
    sys.exit(tell(Story, 7))
