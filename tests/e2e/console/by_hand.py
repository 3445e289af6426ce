#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Ends a hold as a person does, with keyboard and mouse, and every way in which that is refused first.

usage: by_hand.py FOLDER_OF_PROGRAMS [APISERVER]

What the window says is read through AT-SPI; what was done is asked of the cluster, never of the console.
"""

import glob
import os
import re
import signal
import sys

from people import Cluster, Demo, HOOK, console_of, hooks, sign_in, waiting_for_a_second_person
from screen import BUTTON, DIALOG, FIELD, ROW, TAB, expect, hands, keys, until, write
from story import tell

WHY = "the backup host is dead, OPS-42"
STALE = "Disabled: the data is older than 10 s"


class Story:
    def __init__(self, programs, server):
        self.console = None
        self.site = Cluster(programs, server) if server else Demo(programs)
        if not server:
            # One person must not be enough, whatever the checks say.
            policy = os.path.join(self.site.folder, "policy.yaml")
            with open(policy, "w") as file:
                file.write("levels:\n  remove-hook: G4\n")
            self.site.options = ("--guard-policy", policy)

    def kept(self):
        expect(HOOK in hooks(self.site), "the hook is gone: %s" % hooks(self.site))

    def what_would_be(self):
        name, hook = self.site.calm
        keys("ctrl+p")
        write(name)
        keys("Return")
        self.console.find(TAB, "^Hooks and owners")
        self.console.hear(name)
        keys("ctrl+Return")
        self.console.click("menu item", "^Simulate (replacement|retirement)")
        self.console.find(DIALOG, "^Simulation: .* %s$" % name)
        said = self.console.hear("Does not end|Ends after .*").group(0)
        self.console.hear("runs do not end: held by .*%s" % hook)
        keys("Escape")
        self.console.gone(DIALOG, "^Simulation")
        expect("deletionTimestamp" not in self.site.machine(name)["metadata"], "it was deleted")
        return "retiring %s is simulated, and nothing is changed: %s" % (name, said)

    def what_is_stuck_and_why(self):
        keys("F2")
        self.console.find(ROW, "%s at preTerminate" % HOOK)
        keys("slash")
        write(HOOK)
        keys("Return", "j")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        keys("Return")
        self.console.find(TAB, "^Hooks and owners")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        return "%s waits for %s, and that is said" % (self.site.stuck, HOOK)

    def open_review(self):
        keys("ctrl+Return")
        self.console.click("menu item", "^Remove hook, .*%s" % HOOK)
        self.console.find(DIALOG, "^Remove hook: %s$" % self.site.stuck)
        self.console.find("list item", ": (yes|no|unknown)$")

    def the_review(self):
        self.open_review()
        checks = self.console.read(lambda: [c.node.description for c in self.console.showing()
                                            if c.role == "list item" and re.search(": (yes|no|unknown)$", c.name)])
        expect(len(checks) >= 6 and all(checks), "the checks and their evidence: %s" % checks)
        patch = self.console.find("label", "^Patch: ").name
        expect("/metadata/uid" in patch and HOOK in patch and '"remove"' in patch, patch)
        self.console.hear("The server accepted it in a dry run")
        self.console.hear("Enter a reason")
        self.kept()
        return "the review has %d checks with their evidence, the exact patch and its dry run" % len(checks)

    def fill_in(self):
        self.console.click(FIELD, "^Reason$")
        keys("ctrl+a")
        write(WHY)
        self.console.click(FIELD, "^Name of the object: %s$" % self.site.stuck)
        keys("ctrl+a")
        write(self.site.stuck)

    def stale_data(self):
        self.fill_in()
        self.console.hear("Press and hold for 1.5 s")
        if not self.site.lose_the_cluster():
            self.site.daemon.process.send_signal(signal.SIGSTOP)
        self.console.hear(STALE)
        button = self.console.find(BUTTON, "^Remove hook$")
        expect(STALE in button.node.description, "the button says: " + button.node.description)
        hands("keydown", "ctrl", "keydown", "Return")
        self.console.hear(r"STALE (1[1-9]|[2-9]\d) s|STALE \d+ m")
        hands("keyup", "Return", "keyup", "ctrl")
        self.site.daemon.process.send_signal(signal.SIGCONT)
        self.site.find_the_cluster()
        self.console.hear("Connection: live") # what was kept back while it stood still has arrived
        self.console.hear("Press and hold for 1.5 s")
        expect(not self.site.json("anna", "override", "list") or not self.states("awaitingApproval", "delayed", "observed"),
               "something was committed")
        self.kept()
        return "on old data the button says why it does nothing, and holding the keys does nothing"

    def states(self, *wanted):
        return [row for row in self.site.json("anna", "override", "list").values() if row["state"] in wanted]

    def hold_keys_until(self, words):
        self.console.hold(("keydown", "ctrl", "keydown", "Return"), ("keyup", "Return", "keyup", "ctrl"), words)

    def alone_is_not_enough(self):
        self.hold_keys_until("Waiting for a second person until")
        id = waiting_for_a_second_person(self.site, "anna")
        expect(not self.console.look(BUTTON, "^Approve"), "anna is offered to approve what she asked for")
        code, _, err = self.site.ctl("anna", "override", "approve", id, "--yes")
        expect(code == 1 and "anna is not allowed to do this: it requires the role approver" in err, err)
        self.kept()
        return "one person is not enough: it waits, and anna cannot approve it herself"

    def approve(self):
        code, _, err = self.site.ctl("bert", "override", "approve", waiting_for_a_second_person(self.site, "anna"), "--yes")
        expect(code == 0, err)

    def aborted_once(self):
        self.approve()
        self.console.find(BUTTON, "^Abort")
        keys("Escape")
        self.console.hear("Aborted by anna before anything was sent")
        self.kept()
        keys("Escape")
        self.console.gone(DIALOG, "^Remove hook")
        return "approved by bert, aborted in the delay: nothing was sent"

    def committed_and_observed(self):
        self.open_review()
        self.fill_in()
        self.console.hold_button("^Remove hook$", "Waiting for a second person until")
        self.approve()
        self.console.hear("Sending in \\d+ s")
        self.console.hear("Observed \\d\\d:\\d\\d:\\d\\d")
        until(lambda: HOOK not in hooks(self.site), "the hook is gone from the cluster")
        keys("Escape")
        self.console.gone(DIALOG, "^Remove hook")
        return "committed again and approved: sent after the delay, seen to have happened"

    def exported(self):
        keys("F5")
        self.console.click(BUTTON, "^New from selection$")
        self.console.click(BUTTON, "^Save$")
        self.console.hear("^Saved\\.$|\nSaved\\.\n")
        self.console.click(TAB, "^Export$")
        self.console.click(BUTTON, "^Export$")
        file = until(lambda: [f for f in glob.glob(os.path.join(self.console.downloads, "*.md")) if os.path.getsize(f) > 0],
                     "there is a file among the downloads")[0]
        self.console.hear(os.path.basename(file))
        text = open(file).read()
        for words in (HOOK, WHY, "anna", "bert"):
            expect(words in text, "the export does not tell of '%s': %s" % (words, text))
        return "the incident is a file that tells of the hold, the override, its reason and both people"

    def steps(self):
        self.site.start()
        sign_in(self.site, "bert", "approver")
        self.console = console_of(self.site, "anna", "operator")
        self.console.find(TAB, "^Holds$")
        self.console.focus()
        return (self.what_would_be, self.what_is_stuck_and_why, self.the_review, self.stale_data, self.alone_is_not_enough, self.aborted_once,
                self.committed_and_observed, self.exported)


if __name__ == "__main__":
    sys.exit(tell(Story, 8))
