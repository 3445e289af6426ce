#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Finds the stuck machine and removes a hook with nothing but the names and roles of the controls.

usage: names_only.py FOLDER_OF_PROGRAMS

Without a keyboard and a mouse: what a person with a screen reader has. On the way every control that can have the
keyboard must have a name and a role.
"""

import re
import sys

import pyatspi

from people import Demo, HOOK, console_of, hooks, waiting_for_a_second_person
from screen import BUTTON, DIALOG, FIELD, ROW, TAB, expect, until
from story import tell

PAGES = ["Fleet", "Holds", "Power", "Incidents", "Audit", "Alarms", "Settings"]
WHY = "the backup host is dead, OPS-42"
NAMELESS_ROLES = ("unknown", "filler", "invalid", "redundant object")


class Story:
    def __init__(self, programs, _):
        self.site, self.console, self.programs = Demo(programs), None, programs

    def everything_has_a_name(self, place, least):
        def reachable():
            found = [c for c in self.console.showing() if c.has(pyatspi.STATE_FOCUSABLE)]
            return len(found), ["%s in '%s'" % (c, c.node.parent.name) for c in found if not c.name.strip() or c.role in NAMELESS_ROLES]

        def enough():
            found = self.console.read(reachable)
            return found if found[0] >= least else None

        number, nameless = until(enough, "%s has its controls" % place)
        expect(not nameless, "%s: without a name: %s" % (place, "; ".join(nameless)))
        return number

    def every_page_has_names(self):
        seen = 0
        for page in PAGES:
            self.console.press(TAB, "^%s$" % page)
            seen += self.everything_has_a_name(page, 8)
        return "%d controls on %d pages have a name and a role" % (seen, len(PAGES))

    def the_stuck_machine_is_found(self):
        self.console.press(TAB, "^Holds$")
        row = self.console.find(ROW, "%s at preTerminate" % HOOK)
        expect(row.name.startswith(self.site.stuck + ","), str(row))
        expect("Waiting at preTerminate for %s" % HOOK in row.node.description, row.node.description)
        self.console.press(ROW, "%s at preTerminate" % HOOK)
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        seen = self.everything_has_a_name("the page of the machine", 12)
        return "the row of %s says why it waits and opens its page; %d controls there have a name" % (self.site.stuck, seen)

    def the_review_is_opened(self):
        self.console.press(BUTTON, r"^Remove hook… \(G\d\)$")
        self.console.find(DIALOG, "^Remove hook: %s$" % self.site.stuck)
        self.console.find("list item", ": (yes|no|unknown)$")
        self.everything_has_a_name("the review", 4)
        commit = self.console.find(BUTTON, "^Remove hook$")
        expect(commit.node.description == "Enter a reason.", "the button says: " + commit.node.description)
        expect(HOOK in hooks(self.site), "the hook is gone before anybody committed")
        return "the review has its evidence and says that a reason is required"

    def write(self, name, text):
        if self.console.find(FIELD, name).text() != text:
            self.console.write(name, text)

    def its_gates_are_passed(self):
        def open():
            """A review that is made anew because the world moved forgets what was written; a person then writes it again."""
            self.write("^Reason$", WHY)
            if self.console.look(FIELD, "^Name of the object"):
                self.write("^Name of the object", self.site.stuck)
            digits = self.console.find(FIELD, r"^Digits \d{4} instead")
            self.write("^Digits", re.search(r"\d{4}", digits.name).group(0))
            return "Press and hold for 1.5 s" in self.console.words()

        until(open, "the gates of the review are open")
        self.console.press(BUTTON, "^Remove hook$")
        return "reason, name and digits are written through their names, and the button is pressed"

    def a_second_person_approves_where_one_is_needed(self):
        said = self.console.hear("Sending in|Waiting for a second person|Observed").group(0)
        if not said.startswith("Waiting"):
            return "one person is enough here"
        self.console.find(BUTTON, "^Withdraw the request$")
        id = waiting_for_a_second_person(self.site, "anna")
        code, _, err = self.site.ctl("bert", "override", "approve", id, "--yes")
        expect(code == 0, err)
        return "another person approved"

    def the_end_is_observed(self):
        self.console.hear("Observed \\d\\d:\\d\\d:\\d\\d")
        expect(HOOK not in hooks(self.site), "the console says observed, the hook is there: %s" % hooks(self.site))
        self.console.press(BUTTON, "^Close$")
        self.console.gone(DIALOG, "^Remove hook")
        return "it was observed, the hook is gone, the dialog closes"

    def steps(self):
        self.site.start()
        self.console = console_of(self.site, "anna", "operator")
        self.site.ctl("", "token", "create", "--user", "bert", "--role", "approver")
        self.console.find(TAB, "^Holds$")
        return (self.every_page_has_names, self.the_stuck_machine_is_found, self.the_review_is_opened, self.its_gates_are_passed,
                self.a_second_person_approves_where_one_is_needed, self.the_end_is_observed)


if __name__ == "__main__":
    sys.exit(tell(Story, 6))
