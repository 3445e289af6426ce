# SPDX-License-Identifier: Apache-2.0
"""Lives that the controllers of others play on a server, step by step, and what of it is the same as on another."""

import json
import shutil
import tempfile

from harness.server import Server


def on_server(kind, program, more, play):
    """Starts the server and lets `play(server, folder)` give its steps: (steps, the server's log, its exit code)."""
    folder = tempfile.mkdtemp(prefix="holdpoint-lives-")
    # The API is asked, not what works behind it.
    command = [program] + (["--reconcile", "none"] if kind == "embedded" else more)
    server = Server("holdpointd" if kind == "embedded" else "kube-apiserver", command, folder)
    try:
        steps = play(server, folder)
        log = open(server.log).read()
    finally:
        left = server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return steps, log, left


def compared(steps, path, write):
    """Prints how every step stands to the one in the file, which --write renews; gives those that are a problem."""
    # Lives go on beside each other; within one the order stays.
    seen = sorted(steps, key=lambda step: step["life"])
    if write:
        with open(path, "w") as out:
            out.writelines(json.dumps(step, ensure_ascii=False) + "\n" for step in seen)
    with open(path) as text:
        wanted = [json.loads(line) for line in text]
    problems = [step for step in seen if "why" in step]
    by_name = {(step["life"], step["step"]): step for step in wanted}
    for step in seen:
        other = by_name.pop((step["life"], step["step"]), None)
        same = step == other
        print("%-7s %-12s %s" % ("same" if same else "DIFFERS", step["life"], step["step"]))
        if not same:
            problems.append(step)
            print("        here:   %s\n        wanted: %s" % (json.dumps(step), json.dumps(other)))
    for life, step in by_name:
        problems.append(step)
        print("MISSING %-12s %s" % (life, step))
    return problems


def verdict(problems, log, left):
    """The exit code, after what the server wrote where something is wrong."""
    if problems:
        print(log[-4000:])
    if left != 0:
        print("SIGTERM did not end the server with exit code 0 but %d" % left)
    return 1 if problems or left != 0 else 0
