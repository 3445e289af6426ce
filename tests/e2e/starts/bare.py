# SPDX-License-Identifier: Apache-2.0
"""The environment of somebody who has just signed in."""

import os


def bare(home, **more):
    """A home, the programs, a language, and what a sanitizer is to pass over; nothing else of the test's own."""
    kept = {name: os.environ[name] for name in ("LSAN_OPTIONS", "TSAN_OPTIONS") if name in os.environ}
    return {"HOME": home, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **kept, **more}
