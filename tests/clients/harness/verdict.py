# SPDX-License-Identifier: Apache-2.0
"""Compares what two servers showed one client, with docs/api-differences.md in hand.

A row is "same" when it is proved against both and what it saw is equal. Everything else is a difference:
refused by one, or proved by both with different observations. A row that neither proves is broken, and
no document excuses that.
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
    """What differs between two outcomes, as text; empty when nothing does."""
    if ours.proved and real.proved:
        if ours.seen == real.seen:
            return ""
        return "seen here  %s\n  seen there %s" % (json.dumps(ours.seen, sort_keys=True), json.dumps(real.seen, sort_keys=True))
    if not ours.proved and not real.proved:
        return ""
    if real.proved:
        return "only the real server does it; here: " + ours.why
    return "the real server does not: " + real.why


def judge(ours, real, named):
    """(problem, differs) of one row; `real` is None where no real server ran."""
    if real is None:
        return ("" if ours.proved or named else ours.why), False
    if not ours.proved and not real.proved:
        return "neither server: here: %s\n  there: %s" % (ours.why, real.why), False
    found = difference(ours, real)
    if found and not named:
        return found + "\n  (docs/api-differences.md does not name it)", True
    return "", bool(found)
