#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays the lives of Machines with Cluster API's own controllers on one server, and compares with lives.jsonl.

usage: judge.py embedded|real --server PROGRAM --judge PROGRAM --definitions DIR... --kubectl DIR [--write]

lives.jsonl has what is seen at the end of every step on a real kube-apiserver; --write renews it from there.
The same file is the measure for both servers, so that what one shows the other shows too. Times in messages
are replaced by a word.
"""

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from harness import lives
from harness.expect import Failure
from kubectl_client.driver import Client

LIVES = os.path.join(HERE, "lives.jsonl")
PATIENCE = 1800  # seconds for all lives; each ends by itself before
KINDS = "clusters", "machines", "machinesets", "machinedeployments", "machinehealthchecks", "machinedrainrules"


def played(options, server):
    """What the judge tells, a dict a step."""
    started = time.monotonic()
    done = subprocess.run([options.judge, server.config("admin"), *options.definitions], capture_output=True, text=True,
                          timeout=PATIENCE)
    if not done.stdout:
        raise Failure("the judge ended with %d: %s" % (done.returncode, done.stderr[-4000:]))
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    print("the lives took %.0f s, the judge at most %d MiB" % (time.monotonic() - started, memory))
    return [json.loads(text) for text in done.stdout.splitlines()]


def asked(kubectl):
    """What a person sees with kubectl of kinds that were defined a minute ago, in the form of steps."""
    for kind in KINDS:
        table = kubectl.ok("get", kind + ".cluster.x-k8s.io", "-A", "-o", "wide")
        yield "columns of " + kind, re.sub(r" {2,}", "  ", table.splitlines()[0])
    yield "explain", kubectl.ok("explain", "machines.cluster.x-k8s.io.spec.deletion")
    yield "explain an older version", kubectl.ok("explain", "machines.spec.nodeDrainTimeout",
                                                 "--api-version=cluster.x-k8s.io/v1beta1")
    definition = "memorymachinetemplates.infrastructure.cluster.x-k8s.io"
    yield "a definition is deleted", kubectl.ok("delete", "crd", definition)
    yield "and its kind is not served", kubectl.refused("get", definition, "-A")


def normalized(step):
    step["message"] = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME", step["message"])
    return {key: value for key, value in step.items() if value not in ("", False) and key != "machine"}


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("server_kind", choices=("embedded", "real"))
    for option in ("--server", "--judge", "--kubectl"):
        parser.add_argument(option, required=True)
    parser.add_argument("--definitions", required=True, nargs="+")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()

    def play(server, folder):
        steps = played(options, server)
        kubectl = Client("kubectl", server, folder, options.kubectl)
        return steps + [{"life": "kubectl", "step": step, "message": text} for step, text in asked(kubectl)]

    steps, log, left = lives.on_server(options.server_kind, options.server, [], play)
    problems = lives.compared(map(normalized, steps), LIVES, options.write)
    return lives.verdict(problems, log, left)


if __name__ == "__main__":
    sys.exit(main())
