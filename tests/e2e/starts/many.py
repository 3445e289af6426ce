#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Starts the console many times at once on one data directory, beside programs that take all of the machine: one runs, the
others hand over and end well. Then the one is closed while others start, and killed.

usage: many.py FOLDER_OF_PROGRAMS [STARTS] [BUSY]
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from bare import bare

PATIENCE = 3000  # seconds; it decides nothing when all is well


class Failure(Exception):
    pass


class Start:
    def __init__(self, place, number):
        self.log = os.path.join(place.folder, "log %d" % number)
        self.number = number
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([place.console, "--data-dir", place.data, "--listen", "127.0.0.1:0", "--lab", "demo"],
                                            stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=place.environment)

    def said(self):
        with open(self.log, errors="replace") as log:
            return log.read()


class Place:
    def __init__(self, programs):
        self.console = os.path.join(programs, "holdpoint")
        self.folder = tempfile.mkdtemp(prefix="many ö ")
        self.data = os.path.join(self.folder, "data")
        self.environment = bare(self.folder, XDG_RUNTIME_DIR=self.folder, QT_QPA_PLATFORM="offscreen")
        self.count = 0

    def start(self):
        self.count += 1
        return Start(self, self.count)


def expect(true, why):
    if not true:
        raise Failure(why)


def settle(starts):
    """Waits until one of them is left, which is returned; the others handed over."""
    left = {start.process.pid: start for start in starts}
    while len(left) > 1:
        pid, status = os.wait()
        start = left.pop(pid, None)
        if start:
            said = start.said()
            expect(os.waitstatus_to_exitcode(status) == 0 and "holdpoint: this console runs already" in said and "in use" not in said,
                   "start %d ended with %s: %s" % (start.number, os.waitstatus_to_exitcode(status), said[-600:]))
    (one,) = left.values()
    while "serving https://" not in one.said() and one.process.poll() is None:
        time.sleep(0.05)
    expect("serving https://" in one.said() and "in use" not in one.said(), "the one that is left does not serve: " + one.said()[-600:])
    return one


def end(start, number):
    start.process.send_signal(number)
    start.process.wait(PATIENCE)


def main():
    starts, busy = (int(sys.argv[i]) if len(sys.argv) > i else many for i, many in ((2, 32), (3, 8)))
    signal.alarm(PATIENCE)
    place = Place(sys.argv[1])
    # Ends with its standard input, and so with this program.
    loops = [subprocess.Popen(["sh", "-c", "while :; do :; done & read -r _; kill $!"], stdin=subprocess.PIPE) for _ in range(busy)]
    running = []
    try:
        running = [place.start() for _ in range(starts)]
        one = settle(running)
        print("ok      %d starts at once: one runs, %d handed over" % (starts, starts - 1), flush=True)
        # It is told to end, and others start at once: they find it while it lets go of its data.
        one.process.send_signal(signal.SIGTERM)
        running = [one] + [place.start() for _ in range(4)]
        one.process.wait(PATIENCE)
        expect(one.process.returncode == 0, "the one that was closed ended with %s: %s" % (one.process.returncode, one.said()[-600:]))
        following = settle(running[1:] + [place.start()])
        print("ok      one that is being closed is waited for", flush=True)
        end(following, signal.SIGKILL)
        running = [place.start() for _ in range(4)]
        last = settle(running)
        print("ok      what a killed one left is no obstacle", flush=True)
        end(last, signal.SIGTERM)
        expect(last.process.returncode == 0, "it ended with %s: %s" % (last.process.returncode, last.said()[-600:]))
        print("3 passed, 0 failed")
    except Failure as why:
        print("FAILED  %s" % why)
        print("0 passed, 1 failed")
        sys.exit(1)
    finally:
        for start in running:
            if start.process.poll() is None:
                start.process.kill()
                start.process.wait()
        for loop in loops:
            loop.stdin.close()
            loop.wait()
        shutil.rmtree(place.folder, ignore_errors=True)


main()
