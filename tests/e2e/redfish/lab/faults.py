#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every fault of a Bmc, switched on by a patch through the API and seen by plain HTTP.

usage: faults.py FOLDER_OF_HOLDPOINTD DOCUMENT

A row is a sentence, the Bmc, its faults, and what to see. No fault of the schema may lack a row, and the document for
people lists exactly those of the schema. Ends with 1 after the first table in which anything is wrong.
"""

import json
import os
import re
import sys
import time
import traceback

import rows_answer  # noqa: F401  each module adds its rows
import rows_system  # noqa: F401
import table
from lab import BMCS, HERE, Failure, Lab, expect, until
from rows_reset import VENDORS
from table import MANY, OWN, ROWS, is_

REFUSED = (
    (MANY, {"unreachabel": True}, "spec.faults.unreachabel: Forbidden: there is no such field"),
    (MANY, {"unreachable": "yes"}, 'spec.faults.unreachable: Invalid value: "string": spec.faults.unreachable in body '
                                   'must be of type boolean: "string"'),
    (MANY, {"task": "sometimes"}, 'spec.faults.task: Unsupported value: "sometimes": supported values: "completed", '
                                  '"exception", "killed", "failed", "forgotten", "never", "withoutLocation"'),
    (MANY, {"status": 42}, "spec.faults.status: Invalid value: 42: spec.faults.status in body should be greater than or "
                           "equal to 200"),
    (MANY, {"tls": "1.0"}, "spec.faults.tls: Forbidden: needs spec.ownAddress: true"),
    (OWN, {"busy": "a while"}, "spec.faults.busy: Invalid value: \"a while\": spec.faults.busy in body should match "),
)


def schema():
    crd = table.LAB.api("GET", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/bmcs.lab.holdpoint.dev").json
    return crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]


def values_of(field):
    return set(field.get("enum", ()))


def covered_by_rows():
    used, words = {"forgetsSessions": True}, {}
    for _, _, faults, _ in ROWS:
        for name, value in faults.items():
            used[name] = True
            words.setdefault(name, set()).add(value if isinstance(value, str) else None)
    faults = schema()["faults"]["properties"]
    is_(sorted(set(faults) - set(used)), [], "the list of faults without a row")
    is_([each[0] for each in VENDORS], schema()["profile"]["enum"], "the list of profiles with a row")
    for name, field in faults.items():
        is_(sorted(values_of(field) - words.get(name, set()) - {"all", "1.1"}), [], "the list of words of %s without a row" % name)


def cases_are_patches():
    """Each case of the list can be had by its patch; tried without being stored."""
    with open(os.path.join(HERE, "cases.tsv")) as text:
        cases = [line.rstrip("\n").split("\t") for line in text if line.startswith("RF-")]
    expect(len(cases) > 50, "the list of cases")
    for case, spec in cases:
        answer = table.LAB.api("PATCH", "%s/%s?dryRun=All" % (BMCS, OWN), {"spec": json.loads(spec)})
        expect(answer.status == 200, "%s: %s" % (case, (answer.json or {}).get("message")))


def documented(path):
    with open(path) as text:
        before, _, faults_of_it = text.read().partition("## Faults")
    lines = re.findall(r"^\| `(\w+)`(?: †)? \| (.*?) \| .* \|$", faults_of_it, re.MULTILINE)
    is_(re.findall(r"^\| `(\w+)` \|", before, re.MULTILINE), schema()["profile"]["enum"], "the documented profiles")
    faults = schema()["faults"]["properties"]
    is_(sorted(name for name, _ in lines), sorted(faults), "the list of documented faults")
    for name, value in lines:
        if values_of(faults[name]):
            is_(set(re.findall(r"`([^`]+)`", value)), values_of(faults[name]), "the words of %s in the document" % name)


def at_rest(name):
    now = time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime(0))
    table.LAB.patch(name, {"spec": {"faults": None, "profile": None}})
    table.LAB.patch(name, {"status": {"powerState": "On", "target": None, "then": None, "due": None, "since": now,
                                "lastReset": None}}, "/status")


def main(programs, document):
    table.LAB = Lab(programs)
    failed = 0

    def verdict(sentence, check):
        nonlocal failed
        try:
            check()
            print("ok   " + sentence, flush=True)
        except Exception as wrong:  # a row must not end the table
            failed += 1
            lines = [str(frame.lineno) for frame in traceback.extract_tb(wrong.__traceback__)][1:]
            print("FAIL %s: %s (lines %s)" % (sentence, wrong, ", ".join(lines)), flush=True)

    try:
        services = {name: table.LAB.service(name) for name in (MANY, OWN)}
        for sentence, name, faults, check in ROWS:
            def one(name=name, faults=faults, check=check):
                at_rest(name)
                until(lambda: services[name].get().power == "On", "it is at rest")
                if faults:
                    table.LAB.patch(name, {"spec": {"faults": faults}})
                check(services[name])
            verdict(sentence, one)
        for name, faults, sentence in REFUSED:
            def refused(name=name, faults=faults, sentence=sentence):
                answer = table.LAB.api("PATCH", "/apis/lab.holdpoint.dev/v1alpha1/namespaces/metal/bmcs/" + name,
                                 {"spec": {"faults": faults}})
                is_(answer.status, 422)
                expect(sentence in answer.json["message"], answer.json["message"])
            verdict("refused: " + json.dumps(faults), refused)
        verdict("every fault and every word of the schema has a row", covered_by_rows)
        verdict("every case of the field has a patch", cases_are_patches)
        verdict("the document lists what the schema has", lambda: documented(document))
    finally:
        table.LAB.close()
    print("%d of %d are right" % (len(ROWS) + len(REFUSED) + 3 - failed, len(ROWS) + len(REFUSED) + 3))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Failure as wrong:
        sys.exit(str(wrong))
