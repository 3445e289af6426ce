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
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from harness.expect import Failure
from harness.server import Server
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
    folder = tempfile.mkdtemp(prefix="holdpoint-capi-")
    command = [options.server] + (["--reconcile", "none"] if options.server_kind == "embedded" else [])
    server = Server("holdpointd" if options.server_kind == "embedded" else "kube-apiserver", command, folder)
    try:
        steps = played(options, server)
        kubectl = Client("kubectl", server, folder, options.kubectl)
        steps += [{"life": "kubectl", "step": step, "message": text} for step, text in asked(kubectl)]
        log = open(server.log).read()
    finally:
        left = server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    # Lives go on beside each other; within one the order stays.
    seen = sorted(map(normalized, steps), key=lambda step: step["life"])
    if options.write:
        with open(LIVES, "w") as out:
            out.writelines(json.dumps(step, ensure_ascii=False) + "\n" for step in seen)
    with open(LIVES) as text:
        wanted = [json.loads(line) for line in text]
    problems = [step for step in seen if "why" in step]
    by_name = {(step["life"], step["step"]): step for step in wanted}
    for step in seen:
        other = by_name.pop((step["life"], step["step"]), None)
        same = step == other
        print("%-7s %-11s %s" % ("same" if same else "DIFFERS", step["life"], step["step"]))
        if not same:
            problems.append(step)
            print("        here:   %s\n        wanted: %s" % (json.dumps(step), json.dumps(other)))
    for life, step in by_name:
        problems.append(step)
        print("MISSING %-11s %s" % (life, step))
    if problems:
        print(log[-4000:])
    if left != 0:
        print("SIGTERM did not end the server with exit code 0 but %d" % left)
    return 1 if problems or left != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
