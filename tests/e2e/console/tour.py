#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Takes the pictures of the moving one in the README: a stuck machine, why it waits, the review of its release, and what follows.

usage: tour.py FOLDER_OF_PROGRAMS, with the folder for the pictures in HOLDPOINT_PICTURES (./dev tour)
"""

import os
import subprocess
import sys

from people import Demo, HOOK, console_of, hooks, sign_in, waiting_for_a_second_person
from screen import DIALOG, FIELD, ROW, TAB, expect, keys, until, write
from story import tell

WHY = "the backup host is dead, OPS-42"


class Story:
    def __init__(self, programs, _):
        self.site, self.console, self.taken = Demo(programs), None, 0

    def picture(self, name):
        """The window when a page that comes up has come up; ages and clocks in it go on."""
        self.taken += 1
        file = os.path.join(os.environ["HOLDPOINT_PICTURES"], "%02d-%s.png" % (self.taken, name))
        for _ in range(4):
            subprocess.run(["import", "-window", "root", "-depth", "8", file], check=True)
        return "a picture: " + name

    def held(self):
        """The only hook that is left holds, and the fleet says so."""
        row = self.console.look(ROW, "^%s" % self.site.stuck)
        return hooks(self.site) == [HOOK] and row and "Next: the instance will be deleted" in row.node.description

    def fleet(self):
        self.console.press(TAB, "^Fleet$")
        until(self.held, "%s holds" % HOOK)
        return self.picture("the-fleet")

    def hold(self):
        self.console.press(TAB, "^Holds$")
        self.console.find(ROW, "%s at preTerminate" % HOOK)
        keys("slash")
        write(HOOK)
        keys("Return", "j")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        return self.picture("the-hold")

    def machine(self):
        keys("Return")
        self.console.find(TAB, "^Hooks and owners")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        return self.picture("the-machine")

    def review(self):
        keys("ctrl+Return")
        self.console.click("menu item", "^Remove hook, .*%s" % HOOK)
        self.console.find(DIALOG, "^Remove hook: %s$" % self.site.stuck)
        self.console.find("list item", ": (yes|no|unknown)$")
        self.console.hear("The server accepted it in a dry run")
        return self.picture("the-review")

    def reason(self):
        self.console.click(FIELD, "^Reason$")
        write(WHY)
        if self.console.look(FIELD, "^Name of the object"):
            self.console.click(FIELD, "^Name of the object")
            write(self.site.stuck)
        self.console.hear("Press and hold for 1.5 s")
        return self.picture("the-reason")

    def asked_for(self):
        self.console.hold_button("^Remove hook$", "Waiting for a second person until")
        return self.picture("a-second-person")

    def approved(self):
        code, _, err = self.site.ctl("bert", "override", "approve", waiting_for_a_second_person(self.site, "anna"), "--yes")
        expect(code == 0, err)
        self.console.hear("Sending in \\d+ s")
        return self.picture("approved")

    def released(self):
        self.console.hear("Observed \\d\\d:\\d\\d:\\d\\d")
        expect(HOOK not in hooks(self.site), "the hook is there")
        keys("Escape")
        self.console.gone(DIALOG, "^Remove hook")
        self.console.hear("being deleted")
        return self.picture("released")

    def gone(self):
        self.console.press(TAB, "^Fleet$")
        until(lambda: self.site.machine(self.site.stuck) is None, "the machine is gone")
        self.console.hear("Machine matrix, 17 machines")
        return self.picture("the-end")

    def steps(self):
        self.site.start()
        sign_in(self.site, "bert", "approver")
        self.console = console_of(self.site, "anna", "operator")
        self.console.find(TAB, "^Holds$")
        self.console.fill_the_screen()
        return (self.fleet, self.hold, self.machine, self.review, self.reason, self.asked_for, self.approved, self.released, self.gone)


if __name__ == "__main__":
    sys.exit(tell(Story, 9))
