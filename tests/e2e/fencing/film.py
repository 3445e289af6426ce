#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the timeline that holdpointctl exports as Markdown, and tells whether a fencing went by in its order.

usage: film.py TIMELINE.md...
"""

import re
import sys

KEY = "reboot.metal3.io/capbm-requested-power-off"


def cells(line):
    return [re.sub(r"\\(.)", r"\1", cell.strip()) for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def tables(text):
    """Title -> rows, each a dict by column."""
    found = {}
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = part.partition("\n")
        lines = [cells(line) for line in body.splitlines() if line.startswith("|")]
        if lines:
            found[title.strip()] = [dict(zip(lines[0], row)) for row in lines[2:]]
    return found


class Film:
    def __init__(self, text):
        self.tables = tables(text)
        self.states, self.moments = self.tables["States"], self.tables["Moments"]

    def span(self, lane, start):
        rows = [row for row in self.states if row["Lane"] == lane and row["State"].startswith(start)]
        if not rows:
            raise AssertionError("no state %s of %s in the film" % (start, lane))
        return rows

    def moment(self, start):
        rows = [row for row in self.moments if row["What"].startswith(start)]
        if not rows:
            raise AssertionError("no moment %s in the film" % start)
        return rows[0]["Time"]

    def in_order(self):
        """The milestones of the fencing with their times; raises when one is missing or out of order."""
        held = self.span(KEY, "Held off")[-1]
        off = self.span("Power", "Off")[-1]
        deleted = [row for row in self.states if row["Lane"] == "Node" and row["Ended"] == "deleted"][-1]
        back = self.span("Node", "Ready")[-1]
        asked = ("the health check asks", self.moment("ExternalAnnotationAdded"))
        requested = ("a hold-off of the host is requested", self.moment("FencingRequested"))
        off_at = ("Off is observed", off["From"])
        acknowledged = ("the hold is acknowledged", held["From"])
        reported = ("the deletion of the Node is reported", self.moment("FencedNodeDeleted"))
        taken_back = ("the key is taken back", held["To"])
        story = [
            requested,
            off_at,
            acknowledged,
            ("the Node is gone", deleted["To"]),
            taken_back,
            ("the host is off no longer", off["To"]),
            ("the Node is back", back["From"]),
            ("its labels are back", self.moment("FencedNodeRestored")),
            ("the remediation is finished", self.moment("RemediationFinished")),
        ]
        # A controller reports what it did: by then others may have seen the effect and acted on it. So the request of the
        # health check and the deletion of the Node are only ordered against what comes well before and well after.
        for part in (story, [asked, off_at], [acknowledged, reported, taken_back]):
            for (earlier, before), (later, after) in zip(part, part[1:]):
                if not before <= after:
                    raise AssertionError("%s (%s) comes after: %s (%s)" % (earlier, before, later, after))
        story.insert(story.index(taken_back), reported)
        story.insert(0, asked)
        if (deleted["By"], held["By"]) != ("remediation-controller", "remediation-controller"):
            raise AssertionError("the film does not tell who deleted the Node and released the host")
        # A record begins somewhere; after that it may miss nothing.
        gaps = [gap for gap in self.tables.get("Gaps in the record", []) if "first observation" not in gap["Cause"]]
        if gaps:
            raise AssertionError("the film has gaps: %s" % gaps)
        return story


def main():
    for path in sys.argv[1:]:
        with open(path) as text:
            story = Film(text.read()).in_order()
        print(path)
        for what, when in story:
            print("   %s  %s" % (when, what))


if __name__ == "__main__":
    main()
