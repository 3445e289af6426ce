#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Every screen as a screen reader has it: names, roles, order and focus, walked through AT-SPI.

usage: read_aloud.py FOLDER_OF_PROGRAMS
"""

import collections
import re
import sys

import pyatspi

from people import console_of
from screen import ROW, TAB, expect, keys, until
from story import tell
from ten_tasks import Fleet

PAGES = ("Fleet", "Holds", "Power", "Calendar", "Incidents", "Audit", "Alarms", "Settings")
TABLES = ("Fleet", "Holds")
# A person acts on these, or they stand for something: without a name nothing is said.
NAMED = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "slider", "page tab", "list item", "menu item",
         "table row", "table cell", "list", "table", "dialog", "label", "image", "panel", "link", "status bar"}


def showing(accessible):
    return (child for child in accessible if child is not None and child.getState().contains(pyatspi.STATE_SHOWING))


class Node:
    """A control with its place, and what lies in it if that is asked for."""

    def __init__(self, accessible, with_inner=True):
        self.role, self.name, self.states = accessible.getRoleName(), accessible.name, accessible.getState()
        box = accessible.queryComponent().getExtents(pyatspi.DESKTOP_COORDS) if accessible.get_interfaces().count("Component") else None
        self.box = (box.x, box.y, box.width, box.height) if box else (0, 0, 0, 0)
        self.inner = [Node(child) for child in showing(accessible)] if with_inner else []

    def __str__(self):
        return "%s '%s' at %d, %d" % (self.role, self.name, *self.box[:2])

    def all(self):
        yield self
        for child in self.inner:
            yield from child.all()

    def of(self, role):
        return [node for node in self.all() if node.role == role]


class Story:
    def __init__(self, programs, _):
        # Where little happens by itself: what goes takes the focus with it.
        self.console, self.site = None, Fleet(programs)

    def tree(self):
        """The window as it stands; read again while something of it goes."""
        before = None

        def read():
            nonlocal before
            try:
                self.console.application.clear_cache()
                tree = Node(self.console.application[0])
            except Exception:  # the bus has several names for what went meanwhile
                return None
            # Ages go on; what moved while it was read was read in two places, or in none.
            same, before = before, [re.sub(r"\d+", "", str(node)) + str(node.box) for node in tree.all()]
            return tree if same == before else None
        return until(read, "the window stands still while it is read")

    def focused(self, when):
        """What has the keyboard, the innermost; waits until it stays where it is. The rest is not read: a person hears this only."""
        before = None

        def innermost(accessible):
            found = [accessible] if accessible.getState().contains(pyatspi.STATE_FOCUSED) and accessible.getRoleName() != "frame" else []
            return [one for child in showing(accessible) for one in innermost(child)][-1:] or found

        def read():
            nonlocal before
            try:
                self.console.application.clear_cache()
                focused = innermost(self.console.application[0])
                focused = Node(focused[0], False) if focused else None
            except Exception:  # the bus has several names for what went meanwhile
                return None
            same, before = before, focused and re.sub(r"\d+", "", str(focused)) + str(focused.box)
            return focused if same == before else None
        return until(read, "something has the focus and stays where it is " + when)

    def show(self, page):
        keys("F%d" % (PAGES.index(page) + 1))
        until(lambda: any(tab.name.startswith(page) and tab.states.contains(pyatspi.STATE_SELECTED) for tab in self.tree().of(TAB)) or
              self.console.look("panel", "^" + page), "the page %s is shown" % page)
        if page in TABLES:
            self.console.find(ROW, ".")
        return self.tree()

    def everything_has_a_name_and_a_role(self):
        told = collections.Counter()
        for page in PAGES:
            tree = self.show(page)
            nameless = [str(node) for node in tree.all() if node.role in NAMED and not node.name.strip()]
            expect(not nameless, "on %s nothing is said of: %s" % (page, "; ".join(nameless)))
            unknown = [str(node) for node in tree.all() if node.role in ("unknown", "invalid", "filler")]
            expect(not unknown, "on %s it is not said what this is: %s" % (page, "; ".join(unknown)))
            twice = [name for name, times in collections.Counter(node.name for node in tree.of("push button")).items() if times > 1]
            expect(not twice, "on %s several buttons are called %s" % (page, ", ".join(twice)))
            told[page] = sum(1 for _ in tree.all())
        return "all that is shown has a name and a role: " + ", ".join("%s %d" % item for item in told.items())

    def rows_have_their_cells(self):
        said = []
        for page in TABLES:
            tree = self.show(page)
            table = max(tree.of("table"), key=lambda one: one.box[2] * one.box[3])
            rows = table.of(ROW)
            expect(rows, "the table of %s has no rows" % page)
            for row in rows:
                cells = row.of("table cell")
                expect(len(cells) >= 3, "%s has %d cells: %s" % (row, len(cells), [str(cell) for cell in cells]))
                places = [cell.box[0] for cell in cells]
                expect(places == sorted(places), "the cells of %s are not read from left to right: %s" % (row, [str(cell) for cell in cells]))
            heights = [row.box[1] for row in rows]
            expect(heights == sorted(heights), "the rows of %s are not read from top to bottom: %s" % (page, [str(row) for row in rows]))
            said.append("%s: %s" % (page, ", ".join(cell.name for cell in rows[0].of("table cell"))))
        return "rows are read with their cells, from left to right and from top to bottom: " + "; ".join(said)

    def titles_come_before_rows(self):
        for page in TABLES:
            order = [node for node in self.show(page).all() if node.role == ROW or node.name == "Columns"]
            expect(order[0].name == "Columns", "the rows of %s are read before their titles: %s" % (page, order[0]))
            # Qt 6.4 says what can be pressed is a button, whatever it is called.
            titles = [title.name for title in order[0].of("push button")]
            expect("Owner" in titles and len(titles) >= 5, "the titles of %s: %s" % (page, titles))
        return "the titles of the columns are read before their rows"

    def the_focus_is_always_somewhere(self):
        stops = collections.Counter()
        for page in PAGES:
            window = self.show(page).box
            seen = []
            for _ in range(12):
                keys("Tab")
                one = self.focused("on %s after %s" % (page, seen[-1] if seen else "the first Tab"))
                expect(one.name.strip(), "on %s the focus is on something without a name: %s" % (page, one))
                x, y, width, height = one.box
                expect(width > 0 and height > 0 and x < window[0] + window[2] and y < window[1] + window[3] and x + width > window[0] and
                       y + height > window[1], "on %s the focus is out of sight: %s, %s" % (page, one, one.box))
                seen.append(str(one))
            stops[page] = len(set(seen))
            expect(stops[page] > 1, "on %s Tab leads nowhere: %s" % (page, seen[0]))
        return "Tab leads to something that is seen and has a name: " + ", ".join("%s %d" % item for item in stops.items())

    def steps(self):
        self.site.start()
        self.console = console_of(self.site, "anna", "operator")
        self.console.find(TAB, "^Holds$")
        self.console.focus()
        return (self.everything_has_a_name_and_a_role, self.rows_have_their_cells, self.titles_come_before_rows,
                self.the_focus_is_always_somewhere)


if __name__ == "__main__":
    sys.exit(tell(Story, 4))
