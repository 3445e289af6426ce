#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the table of behaviours by one client, or shows what all of them proved.

usage: run.py client NAME --holdpointd PROGRAM --real PROGRAM|none --programs DIR --results DIR
       run.py matrix --results DIR

`client` runs the rows of the table that NAME proves, against a fresh holdpointd and, side by side,
against a fresh kube-apiserver, and compares. `matrix` prints which client proved what, checks that
docs/api-behaviours.md says the same (--write renews it), and that no entry of docs/api-differences.md
is out of date.
"""

import argparse
import concurrent.futures
import importlib
import json
import os
import shutil
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True  # nothing is left in the source tree

from harness import matrix, table, verdict
from harness.expect import Failure
from harness.server import Server


def run_proofs(client, name, command, programs):
    """All outcomes of one client against one server: (version of the client, {id: Outcome})."""
    folder = tempfile.mkdtemp(prefix="holdpoint-client-")
    home = os.path.join(folder, "home")
    os.mkdir(home)
    server = Server(name, command, folder)
    outcomes, broken = {}, False
    try:
        driver = importlib.import_module(client_module(client) + ".driver").Client(client, server, home, programs)
        for identity, function in table.proofs_of(client, table.read_table()):
            try:
                outcomes[identity] = verdict.Outcome(seen=function(driver, server))
            except Exception as problem:  # whatever a proof trips over is its failure
                why = str(problem) or repr(problem)
                if not isinstance(problem, Failure):
                    why = "".join(traceback.format_exception(problem)[-3:])
                outcomes[identity] = verdict.Outcome(why)
        version = driver.version
        driver.close()
    except Exception:
        broken = True
        raise
    finally:
        left = server.stop()
        if left != 0 or broken:
            with open(server.log) as log:
                print("%s ended with %d:\n%s" % (name, left, log.read()[-4000:]))
        shutil.rmtree(folder, ignore_errors=True)
    if left != 0:
        raise Failure("SIGTERM did not end %s with exit code 0 but %d" % (name, left))
    return version, outcomes


def client_module(client):
    return {"kubectl-1.20": "kubectl"}.get(client, client) + "_client"


def run_client(options):
    client = options.name
    rows = table.read_table()
    for module in importlib.import_module(client_module(client)).MODULES:
        importlib.import_module("%s.%s" % (client_module(client), module))
    # The API is compared, not what works behind it: a kube-apiserver alone has no controllers either.
    servers = {"holdpointd": [options.holdpointd, "--reconcile", "none"]}
    if options.real != "none":
        crds = os.path.join(verdict.REPOSITORY, "resources", "crds")
        servers["kube-apiserver"] = [options.real, "--crds", crds]
    else:
        print("NO REAL SERVER: this machine has none, so nothing is compared. See tests/apiserver/build.sh.")
    with concurrent.futures.ThreadPoolExecutor(len(servers)) as pool:
        running = {name: pool.submit(run_proofs, client, name, command, options.programs)
                   for name, command in servers.items()}
        done = {name: future.result() for name, future in running.items()}

    version, ours = done["holdpointd"]
    real = done["kube-apiserver"][1] if "kube-apiserver" in done else {}
    named = set(verdict.named_differences())
    print("%s (%s) against %s" % (client, version, ", ".join(servers)))
    problems, differing = 0, []
    for identity, outcome in ours.items():
        problem, differs = verdict.judge(outcome, real.get(identity), identity in named)
        if differs:
            differing.append(identity)
        problems += bool(problem)
        mark = "FAILED" if problem else "differs" if differs else "proved"
        print("  %-8s %-34s %s" % (mark, identity, rows[identity].sentence), flush=True)
        if problem:
            print("           " + problem.replace("\n", "\n           "))
    os.makedirs(options.results, exist_ok=True)
    with open(os.path.join(options.results, client + ".json"), "w") as out:
        json.dump({"client": client, "version": version, "compared": bool(real), "differing": differing,
                   "proved": [identity for identity, outcome in ours.items() if outcome.proved],
                   "ours": {identity: outcome.data() for identity, outcome in ours.items()},
                   "real": {identity: outcome.data() for identity, outcome in real.items()}}, out, indent=1, sort_keys=True)
    print("%d behaviours, %d failed, %d differ as docs/api-differences.md says" % (len(ours), problems, len(differing)))
    return 1 if problems or not ours else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    verbs = parser.add_subparsers(dest="verb", required=True)
    client = verbs.add_parser("client")
    client.add_argument("name", choices=sorted(table.CLIENTS))
    for option in ("--holdpointd", "--real", "--programs"):
        client.add_argument(option, required=True)
    shown = verbs.add_parser("matrix")
    shown.add_argument("--write", action="store_true")
    for verb in (client, shown):
        verb.add_argument("--results", required=True)
    options = parser.parse_args()
    return run_client(options) if options.verb == "client" else matrix.check(options.results, options.write)


if __name__ == "__main__":
    sys.exit(main())
