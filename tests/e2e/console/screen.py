# SPDX-License-Identifier: Apache-2.0
"""What a person has of the console: a window whose controls have roles and names, a keyboard and a mouse.

Reads through AT-SPI, as a screen reader does, and writes through AT-SPI or, with xdotool, as hands do. Nothing here
knows where a control lies or what it is made of.
"""

import os
import re
import subprocess
import sys
import time

import pyatspi
from gi.repository import Gio, GLib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "overrides"))
from sites import Failure, PATIENCE, expect, until  # noqa: E402

BUTTON, TAB, ROW, DIALOG, FIELD = "push button", "page tab", "table row", "dialog", "text"


def announce_reader():
    """Tells the session that a screen reader is there; programs open their tree for it."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                  GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, 20000)


class Control:
    """One node of the tree as it was read. Qt 6.4 does not tell which are disabled; their descriptions say why."""

    def __init__(self, node):
        self.node = node
        self.role, self.name, self.states = node.getRoleName(), node.name, node.getState()

    def __str__(self):
        return "%s '%s'" % (self.role, self.name)

    def has(self, state):
        return self.states.contains(state)

    def text(self):
        field = self.node.queryText()
        return field.getText(0, field.characterCount)

    def middle(self):
        box = self.node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        return box.x + box.width // 2, box.y + box.height // 2


class Console:
    """A running `holdpoint` and its window."""

    def __init__(self, programs, folder, live, token, authority, *options):
        home = os.path.join(folder, "home")
        os.makedirs(os.path.join(home, "Downloads"), exist_ok=True)
        self.downloads = os.path.join(home, "Downloads")
        self.log = open(os.path.join(folder, "holdpoint.log"), "ab")
        self.environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=os.path.join(home, ".config"))
        self.command = [os.path.join(programs, "holdpoint"), "--connect", live, "--token-file", token, "--ca-file", authority]
        self.process = subprocess.Popen([*self.command, "--theme", "light", *options], env=self.environment, stdout=self.log, stderr=self.log)
        self.application = until(self._application, "the console is on the accessibility bus")
        # A pointer over a table keeps its rows where they are. Not before: without a program the server forgets it.
        hands("mousemove", "1439", "899")

    def _application(self):
        expect(self.process.poll() is None, "the console has ended")
        for application in pyatspi.Registry.getDesktop(0):
            try:
                if application and application.get_process_id() == self.process.pid and application.childCount > 0:
                    return application
            except (GLib.Error, LookupError, RuntimeError):
                continue
        return None

    def start_again(self, *options):
        """Starts the same console once more, which must end by itself."""
        return subprocess.run([*self.command, *options], env=self.environment, capture_output=True, text=True, timeout=PATIENCE)

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self.log.close()

    # What is to be read

    def read(self, walk):
        """What the walk over the tree gives; it begins again when something went while it was looked at."""
        def whole():
            try:
                self.application.clear_cache()
                return [walk()]
            except (GLib.Error, LookupError, NotImplementedError, RuntimeError):
                return None

        return until(whole, "the tree stays while it is read")[0]

    def controls(self):
        """Every control that is showing, in the order of the tree."""
        return self.read(self.showing)

    def showing(self):
        """One walk over what is showing, which fails when something goes meanwhile."""
        found = [Control(self.application)]

        def visit(node):
            for child in node:
                # Each word of a node is a question on the bus, and what is hidden hides all that it has.
                if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
                    found.append(Control(child))
                    visit(child)

        visit(self.application)
        return found

    def look(self, role, name):
        """The first control of that role whose name the pattern matches; None when there is none."""
        return next((control for control in self.controls() if control.role == role and re.search(name, control.name)), None)

    def find(self, role, name, patience=PATIENCE):
        try:
            return until(lambda: self.look(role, name), "there is a %s '%s'" % (role, name), patience)
        except Failure as failure:
            raise Failure("%s; there are:\n%s" % (failure, self.describe())) from None

    def gone(self, role, name):
        until(lambda: not self.look(role, name), "the %s '%s' is gone" % (role, name))

    def words(self):
        """All that is said, one name a line."""
        return "\n".join(control.name for control in self.controls() if control.name)

    def hear(self, pattern, patience=PATIENCE):
        """Waits until the pattern is said somewhere; gives what it matched."""
        try:
            return until(lambda: re.search(pattern, self.words()), "'%s' is said" % pattern, patience)
        except Failure as failure:
            raise Failure("%s; there are:\n%s" % (failure, self.describe())) from None

    def describe(self):
        try:
            return "\n".join("  " + str(control) for control in self.showing())
        except (GLib.Error, LookupError, RuntimeError) as trouble:
            return "  (%s)" % trouble

    # Through AT-SPI

    def press(self, role, name):
        def pressed():
            control = self.find(role, name)
            actions = control.node.queryAction()
            names = [actions.getName(i) for i in range(actions.nActions)]
            expect("Press" in names, "%s has no action Press, but %s" % (control, names))
            # A table that is sorted anew shows another machine in the same row: reading the tree takes long enough for it.
            control.node.clear_cache()
            if not re.search(name, control.node.name):
                return False
            actions.doAction(names.index("Press"))
            return True

        until(pressed, "the %s '%s' stays where it was found" % (role, name))

    def write(self, name, text):
        """Qt 6.4 has no EditableText: the field is given the focus and the keys, both by its name."""
        self.find(FIELD, name).node.queryComponent().grabFocus()
        until(lambda: self.find(FIELD, name).has(pyatspi.STATE_FOCUSED), "the field '%s' has the focus" % name)
        pyatspi.Registry.generateKeyboardEvent(0, text, pyatspi.KEY_STRING)
        until(lambda: self.find(FIELD, name).text() == text, "'%s' is in the field '%s'" % (text, name))

    # With hands

    def focus(self):
        """Gives the window the keyboard, as a window manager would; gives the window."""
        window = until(lambda: subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True,
                                              text=True).stdout.split(), "there is a window")[-1]
        hands("windowraise", window, "windowfocus", "--sync", window)
        return window

    def fill_the_screen(self):
        """Makes the window as large as its screen, and gives it the keyboard."""
        size = subprocess.run(["xdotool", "getdisplaygeometry"], capture_output=True, text=True, check=True).stdout.split()
        hands("windowsize", "--sync", self.focus(), *size)

    def point_at(self, role, name):
        spot = None

        def rests():
            """The hand is over the control, which did not move away meanwhile: a page that comes up still lays itself out."""
            nonlocal spot
            was, spot = spot, self.find(role, name).middle()
            hands("mousemove", *map(str, spot))
            return spot == was

        until(rests, "the %s '%s' stays where it is" % (role, name))

    def click(self, role, name):
        self.point_at(role, name)
        hands("click", "1")

    def hold_button(self, name, words):
        """Holds a button that can be held until the words are said. One that is pressed before its checks were answered stays as it is."""
        self.hear("Press and hold for 1.5 s")
        self.point_at(BUTTON, name)
        self.hold(("mousedown", "1"), ("mouseup", "1"), words)

    def hold(self, down, up, words):
        """Holds until the words are said. Data that is old for a moment ends what is held, as it must: whoever sees that nothing comes of
        it lets go and holds again."""
        end = time.monotonic() + PATIENCE
        while True:
            hands(*down)
            try:
                return self.hear(words, 20)
            except Failure:
                if time.monotonic() > end:
                    raise
            finally:
                hands(*up)


def hands(*words):
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=PATIENCE)
    expect(done.returncode == 0, "xdotool %s: %s" % (" ".join(words), done.stderr))


def keys(*names):
    hands("key", "--delay", "40", *names)


def write(text):
    hands("type", "--delay", "30", text)
