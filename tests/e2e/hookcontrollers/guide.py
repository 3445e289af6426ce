#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the session of docs/hook-controllers.md as it stands there, and checks what it shows.

usage: guide.py ROOT FOLDER_OF_HOLDPOINTD KUBECTL

The ```sh blocks are one session, run by one bash from the root of the tree. Only the folder of the build is another here.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

PATIENCE = 300  # seconds for all of it

# What the reader is promised to see, in this order.
SHOWN = [
    r"machine\.machine\.openshift\.io/worker-1 created$",
    r"^machine\.machine\.openshift\.io/worker-1 condition met$",
    r"^machine\.machine\.openshift\.io \"worker-1\" deleted",
    r"BatchRunning.*waiting for openshift-machine-api/nightly-report",
    r"^Waiting at preDrain for WaitForBatch \(owner shell/wait-for-batch\)",
    r'"preTerminate":\[\{"name":"KeepForReview","owner":"the-reviewer"\}\]\}$',
    r"^\| preDrain WaitForBatch \| Holding: .* \| released \| wait-for-batch",
    r"^\| preTerminate KeepForReview \| Holding: .* \| overridden \| admin",
    r"machines\.machine\.openshift\.io",
    r"^the token of wait-for-batch is no longer valid$",
]


def main():
    root, programs, kubectl = sys.argv[1:]
    with open(os.path.join(root, "docs", "hook-controllers.md")) as text:
        blocks = re.findall(r"^```sh\n(.*?)^```$", text.read(), re.MULTILINE | re.DOTALL)
    folder = tempfile.mkdtemp(prefix="hookguide-")
    session = "set -euo pipefail\n" + "".join(blocks).replace("$PWD/build/release/bin", programs) + "wait\n"
    # One file, so that what the controller says in the background stands where it was said.
    output = os.path.join(folder, "output")
    with open(output, "w") as log:
        bash = subprocess.Popen(
            ["bash", "-c", session], cwd=root, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            start_new_session=True, env={"HOME": folder, "TMPDIR": folder, "LC_ALL": "C.UTF-8",
                                         "PATH": os.path.dirname(kubectl) + ":" + os.environ["PATH"]})
        try:
            code = bash.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = "nothing: it still runs"
        try:
            os.killpg(bash.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    with open(output, errors="replace") as log:
        shown = log.read()
    shutil.rmtree(folder, ignore_errors=True)

    problems = [] if code == 0 else ["the session ended with %s" % code]
    position = 0
    for pattern in SHOWN:
        found = re.compile(pattern, re.MULTILINE).search(shown, position)
        if found:
            position = found.start()
        else:
            problems.append("not shown (in this order): " + pattern)
    if problems:
        print(shown)
    for problem in problems:
        print("FAILED  " + problem)
    print("%d blocks run, %d of %d promises kept" % (len(blocks), len(SHOWN) - sum("shown" in p for p in problems), len(SHOWN)))
    sys.exit(1 if problems or not blocks else 0)


main()
