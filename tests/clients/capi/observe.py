#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holdpoint beside Cluster API's own controllers: it names every stage, and what is overridden through it is acted on.

usage: observe.py embedded|real --server PROGRAM --judge PROGRAM --definitions DIR... --holdpointd PROGRAM --holdpointctl PROGRAM
                  [--write]

The judge leads lives of Machines on one server, and a holdpointd looks at that server from outside. A life goes on only
when Holdpoint shows what observed.jsonl has for the step, a row of /live; how long that took is printed and judged by
nobody. Where a life asks for an override (overrides.json), holdpointctl does it: its review has to say what is written
there, its end has to be observed, and the judge sees whether the controllers act on it. --write renews observed.jsonl
with what is shown when nothing has changed for a while; whoever does that reads what comes out.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import yaml

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from harness.expect import Failure, expect
from harness.live import Live
from harness.server import Server

ROLE = os.path.join(HERE, "..", "..", "..", "installer", "kubernetes", "components", "override", "rbac.yaml")
OBSERVED = os.path.join(HERE, "observed.jsonl")
OVERRIDES = os.path.join(HERE, "overrides.json")
NAMESPACE = "fleet"
CAP = 600  # seconds until a stage that is not named counts as never named
CALM = 3  # seconds without a change after which --write takes what is shown
REASON = "the owner is dead, OPS-42"
SECOND = "bert"


def allow(server, person):
    """Gives a person the role that the installer has for overriding: overrides are sent in their name."""
    group = "/apis/rbac.authorization.k8s.io/v1/"
    with open(ROLE) as text:
        role = next(one for one in yaml.safe_load_all(text) if one["kind"] == "ClusterRole")
    server.must("POST", group + "clusterroles", role)
    server.must("POST", group + "clusterrolebindings", {
        "apiVersion": role["apiVersion"], "kind": "ClusterRoleBinding", "metadata": role["metadata"],
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": role["metadata"]["name"]},
        "subjects": [{"apiGroup": "rbac.authorization.k8s.io", "kind": "User", "name": person}]})


def shown(views, machine, life=""):
    """What Holdpoint says of a machine, without times: all that a person would act on. A name that another made for it is
    a word, as it differs from run to run."""
    fleet = views.get("fleet", {}).get("%s/%s" % (NAMESPACE, machine))
    if fleet is None:
        return {"gone": True}
    rows = views.get("machine/%s/%s" % (NAMESPACE, machine), {})
    why = rows.get("why", {})
    seen = {"phase": fleet["phase"], "deleting": fleet["deleting"], "look": fleet["status"]["look"], "at": why.get("waitingAt"),
            "rule": why.get("rule"), "hold": why.get("hold"), "owner": why.get("owner"), "next": why.get("next"),
            "goesFirst": fleet.get("goesFirst"),
            "holding": sorted(hold["kind"] + "/" + hold["name"] for hold in fleet["holds"] if hold["state"] == "Holding")}
    if life not in ("", machine):
        seen = json.loads(json.dumps(seen).replace(machine, "MACHINE"))
    return {key: value for key, value in seen.items() if value}


class Observer:
    """A life after the other is led by the judge, several at a time; what goes wrong is in `problems`."""

    def __init__(self, options, judge, holdpoint, live):
        self.options, self.judge, self.holdpoint, self.live = options, judge, holdpoint, live
        with open(OBSERVED) as text:
            self.wanted = {(row["life"], row["step"]): row["shows"] for row in map(json.loads, text)}
        with open(OVERRIDES) as text:
            self.overrides = {(row["life"], row["step"]): row for row in json.load(text)}
        self.problems, self.seen, self.delays, self.opened = [], [], [], set()
        self.printing = threading.Lock()

    def follow(self):
        """Answers each line of the judge once; lives do not wait for each other."""
        answers = []
        self.go_on("")
        for text in self.judge.stdout:
            answers.append(threading.Thread(target=self.answer, args=(json.loads(text), time.monotonic())))
            answers[-1].start()
        for answer in answers:
            answer.join()

    def answer(self, line, came):
        goes_on = ""
        try:
            expect(not line.get("why"), "%s, %s: %s" % (line["life"], line["step"], json.dumps(line)))
            machine = line["machine"]
            if line.get("asks"):
                self.override(line, machine)
            else:
                self.observe(line, machine, came)
        except (Failure, subprocess.TimeoutExpired) as failure:
            goes_on = "-"
            with self.printing:
                self.problems.append(str(failure))
                print("FAILED  " + str(failure), flush=True)
        self.go_on(goes_on + line["life"])

    def go_on(self, life):
        try:
            with self.printing:
                self.judge.stdin.write(life + "\n")
                self.judge.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # it ended; its lines say why

    def observe(self, line, machine, came):
        key = line["life"], line["step"]
        view = "machine/%s/%s" % (NAMESPACE, machine)
        if machine not in self.opened:
            self.opened.add(machine)
            self.live.until(lambda views: "%s/%s" % (NAMESPACE, machine) in views.get("fleet", {}), CAP)
            self.live.open(view)
        wanted = self.wanted.get(key)
        if self.options.write:
            last = None
            while last != shown(self.live.views, machine, key[0]):
                last = shown(self.live.views, machine, key[0])
                self.live.until(lambda views, last=last: shown(views, machine, key[0]) != last, CALM)
            wanted = last
        same = self.live.until(lambda views: shown(views, machine, key[0]) == wanted, CAP)
        seen = shown(self.live.views, machine, key[0]) if not same else wanted
        with self.printing:
            self.seen.append({"life": key[0], "step": key[1], "shows": seen})
            self.delays.append(time.monotonic() - came)
            print(json.dumps({"life": key[0], "step": key[1], "rule": seen.get("rule", ""),
                              "seconds": round(self.delays[-1], 2)}), flush=True)
        expect(same, "%s, %s:\n        upstream: %s\n        shown:    %s\n        wanted:   %s\n        %s" % (
            *key, json.dumps(line), json.dumps(seen), json.dumps(wanted), self.live.views.get(view, {}).get("why", {}).get("sentence")))

    def override(self, line, machine):
        key = line["life"], line["step"]
        row = self.overrides[key]
        words = [word.replace("MACHINE", machine) for word in row["override"]]
        words += ["--machine", "%s/%s" % (NAMESPACE, machine)]
        review = self.ctl("admin", *words, "--preview", "-o", "json")
        expect(review.returncode == 0, "%s, %s: the review: %s%s" % (*key, review.stdout, review.stderr))
        review = json.loads(review.stdout)
        said = " ".join([review["consequence"], review.get("refusal", ""), review["next"]]
                        + [check["evidence"] for check in review["checks"]])
        missing = [part for part in row["says"] if part not in said]
        expect(not missing, "%s, %s: the review does not say %s: %s" % (*key, missing, said))
        process = subprocess.Popen(self.words("admin", *words, "--yes", "--reason", REASON, "--name", review["nameToType"] or machine),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        waiting = self.live.until(lambda views: process.poll() is not None or [
            id for id, other in views.get("overrides", {}).items()
            if other["object"] == review["object"] and other["state"] in ("awaitingApproval", "delayed")], CAP)
        for id in waiting if isinstance(waiting, list) else []:
            if self.live.views["overrides"][id]["state"] == "awaitingApproval":
                agreed = self.ctl(SECOND, "approve", id, "--yes")
                expect(agreed.returncode == 0, "%s, %s: the approval: %s%s" % (*key, agreed.stdout, agreed.stderr))
        out, err = process.communicate(timeout=CAP * 2)
        with self.printing:
            print(json.dumps({"life": key[0], "override": words[0], "level": review["level"],
                              "end": (out + err).strip().splitlines()[-1:]}), flush=True)
        expect(process.returncode == 0, "%s, %s: %s%s" % (*key, out, err))

    def words(self, who, *words):
        return [self.options.holdpointctl, "override", *words, "--data-dir", self.holdpoint.data,
                "--token-file", self.holdpoint.config(who)]

    def ctl(self, who, *words):
        return subprocess.run(self.words(who, *words), capture_output=True, text=True, timeout=CAP)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("server_kind", choices=("embedded", "real"))
    for option in ("--server", "--judge", "--holdpointd", "--holdpointctl"):
        parser.add_argument(option, required=True)
    parser.add_argument("--definitions", required=True, nargs="+")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="holdpoint-capi-")
    os.mkdir(os.path.join(folder, "observer"))
    command = [options.server] + (["--reconcile", "none"] if options.server_kind == "embedded" else [])
    started = time.monotonic()
    processes = []
    try:
        server = Server("holdpointd" if options.server_kind == "embedded" else "kube-apiserver", command, folder)
        processes.append(server)
        if server.real:
            allow(server, "admin")
        judge = subprocess.Popen([options.judge, "-led", server.config("admin"), *options.definitions], text=True,
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=open(os.path.join(folder, "judge.log"), "w"))
        # Holdpoint looks for kinds that come later once a minute, so it starts when they are there.
        served = judge.stdout.readline()
        expect(served, "the judge ended: " + open(os.path.join(folder, "judge.log")).read())
        holdpoint = Server("holdpointd", [options.holdpointd, "--kubeconfig", server.config("admin")], os.path.join(folder, "observer"))
        processes.append(holdpoint)
        made = subprocess.run([options.holdpointctl, "token", "create", "--user", SECOND, "--role", "approver",
                               "--data-dir", holdpoint.data], capture_output=True, text=True)
        expect(made.returncode == 0, "token create: " + made.stderr)
        live = Live(holdpoint)
        live.open("fleet")
        live.open("overrides")
        observer = Observer(options, judge, holdpoint, live)
        observer.follow()
        ended = judge.wait(CAP)
        missing = [key for key in observer.wanted if key not in {(row["life"], row["step"]) for row in observer.seen}]
        if ended != 0 or missing and not options.write:
            observer.problems.append("the judge ended with %d, and never came to %s: %s" % (
                ended, missing, open(os.path.join(folder, "judge.log")).read()[-4000:]))
        if live.ended:
            observer.problems.append("/live ended: " + live.ended)
        if observer.problems:
            print(open(holdpoint.log).read()[-4000:])
    finally:
        left = [process.stop() for process in reversed(processes)]
        shutil.rmtree(folder, ignore_errors=True)
    if options.write:
        with open(OBSERVED, "w") as out:
            out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in sorted(observer.seen, key=lambda row: row["life"]))
    delays = sorted(observer.delays)
    print(json.dumps({"steps": len(delays), "took": round(time.monotonic() - started), "median": round(delays[len(delays) // 2], 2),
                      "longest": round(delays[-1], 2)}))
    for problem in observer.problems:
        print("FAILED  " + problem)
    return 1 if observer.problems or any(left) else 0


if __name__ == "__main__":
    sys.exit(main())
