# SPDX-License-Identifier: Apache-2.0
"""The attacks: a row is a sentence that says what holds, and a function that tries to make it untrue.

A new row is one function:

    @row("a hook token cannot do that")
    def that(site):
        expect(site.api("PATCH", PATH, BODY, token=site.token("hook")).status == 403, "it could")
"""

import os

ROWS = []


class Failure(Exception):
    pass


def row(sentence):
    """After each row the daemon is looked at, and one that is gone or not ready is a failure of that row."""

    def add(attack):
        ROWS.append((sentence, attack))
        return attack

    return add


def expect(condition, why):
    if not condition:
        raise Failure(why)


def expect_at_most(mib, bound, what="more were needed"):
    """Memory. A sanitizer keeps a shadow of it and what was freed, so its figure says nothing."""
    if not os.environ.get("HOLDPOINT_SANITIZE"):
        expect(mib < bound, "%.0f MiB %s" % (mib, what))
