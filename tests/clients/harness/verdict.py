# SPDX-License-Identifier: Apache-2.0
"""Compares what two servers showed one client, with docs/api-differences.md in hand.

holdpointd proves every row, always. A row is "same" when the real server proves it too and what was seen
is equal; everything else is a difference, and a failure unless the document names it.
"""

import json
import os
import re

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
DIFFERENCES = os.path.join(REPOSITORY, "docs", "api-differences.md")


def named_differences(path=DIFFERENCES):
    """The ids that the document argues: the first cell of its table rows, in backquotes."""
    with open(path) as text:
        return [found.group(1) for found in re.finditer(r"^\| `([^`]+)` \|", text.read(), re.MULTILINE)]


class Outcome:
    """How one proof went against one server."""

    def __init__(self, why="", seen=None):
        self.why, self.seen = why, seen

    @property
    def proved(self):
        return not self.why

    def data(self):
        return {"why": self.why, "seen": self.seen}


def difference(ours, real):
    """What differs between two outcomes, the first of them proved, as text; empty when nothing does."""
    if real.proved:
        if ours.seen == real.seen:
            return ""
        return "seen here  %s\n  seen there %s" % (json.dumps(ours.seen, sort_keys=True), json.dumps(real.seen, sort_keys=True))
    return "the real server does not: " + real.why


def judge(ours, real, named):
    """(problem, differs) of one row; `real` is None where no real server ran."""
    if not ours.proved:
        return ours.why + ("\n  (nor does the real server: %s)" % real.why if real and not real.proved else ""), False
    if real is None:
        return "", False
    found = difference(ours, real)
    if found and not named:
        return found + "\n  (docs/api-differences.md does not name it)", True
    return "", bool(found)
