#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays the lives of Machines with machine-api-operator's controllers on one server, and compares with lives.jsonl.

usage: judge.py embedded|real --server PROGRAM --judge PROGRAM [--write]

lives.jsonl has what is seen at the end of every step on a real kube-apiserver, whose Machines are judged by
machine-api-operator's own webhooks; --write renews it from there. The embedded API calls no webhooks and judges them
itself. The same file is the measure for both servers.
"""

import argparse
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from harness import lives
from harness.expect import Failure
from harness.verdict import REPOSITORY

LIVES = os.path.join(HERE, "lives.jsonl")
PATIENCE = 1800  # seconds for all lives; each step ends by itself before


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("server_kind", choices=("embedded", "real"))
    for option in ("--server", "--judge"):
        parser.add_argument(option, required=True)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()

    def play(server, _):
        words = ["-webhooks"] if server.real else []
        words += [] if options.write else ["-wanted", LIVES]
        done = subprocess.run([options.judge, "judge", *words, server.config("admin")], capture_output=True, text=True,
                              timeout=PATIENCE)
        if not done.stdout:
            raise Failure("the judge ended with %d: %s" % (done.returncode, done.stderr[-4000:]))
        return [{key: value for key, value in json.loads(line).items() if value} for line in done.stdout.splitlines()]

    definitions = ["--crds", os.path.join(REPOSITORY, "resources", "crds")]
    steps, log, left = lives.on_server(options.server_kind, options.server, definitions, play)
    return lives.verdict(lives.compared(steps, LIVES, options.write), log, left)


if __name__ == "__main__":
    sys.exit(main())
