#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Attacks on a running daemon, one after the other.

usage: hostile.py FOLDER_OF_HOLDPOINTD [WORD] [MACHINES]    with WORD only the rows whose sentence has it, with MACHINES
in a lab of so many instead of the demo, which rows of floods can do with

Each row must leave a daemon that lives and is ready. The most memory and the longest answer of /readyz are printed with
each row and at the end; no time decides about a row. Rows are in every rows_*.py of this folder.
"""

import glob
import importlib
import os
import resource
import sys
import traceback

from table import ROWS, expect
from target import Site, lab_of, until

HERE = os.path.dirname(os.path.abspath(__file__))


def main(programs, word="", machines="0"):
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit, 8192) if limit > 0 else 8192, limit))
    for file in sorted(glob.glob(os.path.join(HERE, "rows_*.py"))):
        importlib.import_module(os.path.basename(file)[:-3])
    chosen = [(sentence, attack) for sentence, attack in ROWS if word in sentence]
    failed, most, longest = 0, 0.0, 0.0
    lab = lab_of(int(machines))
    site = Site(programs, lab)
    try:
        until(lambda: site.api("GET", "/readyz").status == 200, "it is ready")
        if lab != "demo":
            site.settle()
        for sentence, attack in chosen:
            site.forget_peak()
            wrong = ""
            try:
                attack(site)
                expect(site.alive(), "the daemon is gone: " + site.said()[-1000:])
                until(lambda: site.api("GET", "/readyz", token=False).status == 200, "it is ready again")
            except Exception as why:  # a row must not end the table
                lines = [str(frame.lineno) for frame in traceback.extract_tb(why.__traceback__)][1:]
                wrong = "%s (lines %s)" % (why or type(why).__name__, ", ".join(lines))
            peak, delay = site.memory()[1] if site.alive() else 0.0, site.longest.value * 1000
            most, longest = max(most, peak), max(longest, delay)
            failed += bool(wrong)
            print("%s %s%s  [%.0f MiB, /readyz %.0f ms]"
                  % ("FAIL" if wrong else "ok  ", sentence, ": " + wrong if wrong else "", peak, delay), flush=True)
            if not site.alive():
                site.close()
                site = Site(programs, lab)
    finally:
        site.close()
        if lab != "demo":
            os.unlink(lab)
    print("%d of %d hold; at most %.0f MiB, /readyz at most %.0f ms" % (len(chosen) - failed, len(chosen), most, longest))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
