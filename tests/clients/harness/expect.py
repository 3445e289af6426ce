# SPDX-License-Identifier: Apache-2.0
"""Expectations that say what they saw, and waiting for a sign instead of sleeping."""

import threading
import time

PATIENCE = 300  # seconds until something that must happen counts as not happening


class Failure(Exception):
    """A behaviour that is not as its sentence says."""


def expect(condition, why):
    if not condition:
        raise Failure(why)


def expect_equal(seen, wanted, what=""):
    if seen != wanted:
        raise Failure("%s%r, wanted %r" % (what + ": " if what else "", seen, wanted))


def expect_in(text, *parts):
    for part in parts:
        expect(part in text, "%r is not in:\n%s" % (part, text))


def eventually(look, why):
    """The first true answer of `look`; asks again until then."""
    deadline = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if seen:
            return seen
        expect(time.monotonic() < deadline, "%s: it never came" % why)
        time.sleep(0.05)


class Lines:
    """Collects lines that arrive on another thread; the waiting side asks for the one it needs."""

    def __init__(self, source):
        self.lines, self.ended = [], False
        self.arrived = threading.Condition()
        threading.Thread(target=self._read, args=(source,), daemon=True).start()

    def _read(self, source):
        try:
            for line in source:
                with self.arrived:
                    self.lines.append(line)
                    self.arrived.notify_all()
        except (OSError, ValueError, AttributeError):
            pass  # the other side closed the connection: the end of the lines
        with self.arrived:
            self.ended = True
            self.arrived.notify_all()

    def until(self, wanted, why, after=0):
        """The first line from position `after` on that `wanted` accepts."""
        deadline = time.monotonic() + PATIENCE
        position = after
        with self.arrived:
            while True:
                while position < len(self.lines):
                    line = self.lines[position]
                    position += 1
                    if wanted(line):
                        return line
                expect(not self.ended, "%s: the output ended: %s" % (why, self.lines))
                left = deadline - time.monotonic()
                expect(left > 0, "%s: it never came: %s" % (why, self.lines))
                self.arrived.wait(left)

    def until_end(self, why):
        deadline = time.monotonic() + PATIENCE
        with self.arrived:
            while not self.ended:
                left = deadline - time.monotonic()
                expect(left > 0, "%s: no end: %s" % (why, self.lines[-5:]))
                self.arrived.wait(left)
            return list(self.lines)
