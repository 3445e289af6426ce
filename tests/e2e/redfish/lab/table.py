# SPDX-License-Identifier: Apache-2.0
"""The table of faults: a row is a sentence, the Bmc, its faults, and what to see."""

from lab import expect

MANY = "host-1"  # served with others
OWN = "door-1"  # at an address of its own
ROWS = []
LAB = None  # while the table is gone through


def row(sentence, bmc, faults):
    def keep(check):
        ROWS.append((sentence, bmc, faults, check))
        return check
    return keep


def is_(seen, wanted, what="it"):
    expect(seen == wanted, "%s is %r, not %r" % (what, seen, wanted))
