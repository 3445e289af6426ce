#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""An alarm comes up, the desktop tells of it, and a click on the notice leads to its machine.

usage: alarm_told.py FOLDER_OF_PROGRAMS

Desktop, bus, window and backend are those of a person; only the time that a hold may take is a short one.
"""

import os
import subprocess
import sys

from desk import Notices
from people import HOOK_OF_ETCD, Masters, NAMESPACE, console_of
from screen import BUTTON, TAB, expect, until
from story import tell

CRITICAL, NORMAL = 2, 1
OTHER_HOOK = "CopyLedger"


class Story:
    def __init__(self, programs, _):
        self.console, self.site, self.notices = None, Masters(programs), Notices()

    def has_the_keyboard(self):
        """Whether the window of the console is the one that keys go to."""
        done = subprocess.run(["xdotool", "getwindowfocus", "getwindowpid"], capture_output=True, text=True)
        return done.stdout.strip() == str(self.console.process.pid)

    def what_stood_is_no_news(self):
        self.console.hear("Waiting at preDrain for " + HOOK_OF_ETCD)
        expect(not self.notices.shown, "a notice tells of what stood before: %s" % [str(n) for n in self.notices.shown])
        return "an alarm that stood when the console came is in its alarm line, and no notice"

    def a_new_alarm_is_told(self):
        expect(not self.has_the_keyboard(), "the console has the keyboard, so that nothing needs to be told")
        self.site.add_hook("master-1", OTHER_HOOK, "ledger")
        self.site.delete("master-1")
        self.notices.about("P1 master-1")
        told = [notice for notice in self.notices.shown if "master-1" in notice.title]
        # Two, but for a console that was kept from looking in between.
        expect(len({notice.number for notice in told}) == 1, "a notice beside the other: %s" % [str(n) for n in told])
        expect(all(OTHER_HOOK in notice.body for notice in told), [str(n) for n in told])
        # It waits for etcd as well, as master-0 has done all the time: that is no news.
        expect(not any(HOOK_OF_ETCD in notice.body for notice in self.notices.shown), [str(n) for n in self.notices.shown])
        expect([notice.urgency for notice in told] in ([NORMAL, CRITICAL], [CRITICAL]), [str(n) for n in told])
        return "told, and told in place of that when it became urgent: %s" % ", ".join("'%s'" % n.title for n in told)

    def a_click_opens_its_machine(self):
        self.notices.click(self.notices.about("P1 master-1"))
        self.console.find(TAB, "^Hooks and owners")
        self.console.find(BUTTON, "^Copy the name master-1$")
        until(self.has_the_keyboard, "the console has the keyboard")
        return "a click on the notice brings the console to the front, with the page of its machine"

    def a_second_start_asks_the_first(self):
        done = self.console.start_again("--open", "machine:%s/master-2" % NAMESPACE)
        expect(done.returncode == 0 and "it was asked to show machine:" in done.stdout, str(done))
        self.console.find(BUTTON, "^Copy the name master-2$")
        done = self.console.start_again("--open", "nothing")
        expect(done.returncode == 2 and "--open: 'nothing' is not a page" in done.stderr, str(done))
        return "a second start with --open ends, and the first one shows the machine that it named"

    def steps(self):
        self.site.start()
        self.site.delete("master-0")
        until(lambda: self.site.urgent(), "there is an alarm")
        self.console = console_of(self.site, "anna", "operator")
        self.console.find(TAB, "^Holds$")
        return (self.what_stood_is_no_news, self.a_new_alarm_is_told, self.a_click_opens_its_machine,
                self.a_second_start_asks_the_first)


if __name__ == "__main__":
    sys.exit(tell(Story, 4))
