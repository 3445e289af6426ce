# SPDX-License-Identifier: Apache-2.0
"""Plays a story with the console, and shows what was to be seen when it does not go on."""

import os
import subprocess
import sys
import traceback

from screen import announce_reader, expect


def tell(story, least):
    """`story(programs, server)` has a site, a console and steps(): what each returns is printed as proved."""
    programs, server = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    announce_reader()
    told, proved = story(programs, server), 0
    try:
        for step in told.steps():
            print("   proved: " + step(), flush=True)
            proved += 1
        expect(proved >= least, "only %d things were proved" % proved)
    except Exception:  # what is on the screen and in the logs belongs to what is printed
        traceback.print_exc()
        picture = os.path.join(os.environ.get("HOLDPOINT_PICTURES", "/tmp"), "console-failed.png")
        subprocess.run(["import", "-window", "root", picture], capture_output=True)
        print("--- the screen is in %s" % picture, file=sys.stderr)
        for log in ("holdpoint.log", "holdpointd.log", "apiserver.log"):
            path = os.path.join(told.site.folder, log)
            if os.path.exists(path):
                print("--- %s:\n%s" % (log, open(path).read()[-3000:]), file=sys.stderr)
        return 1
    finally:
        if told.console:
            told.console.close()
        told.site.close()
    print("%d things proved" % proved)
    return 0
