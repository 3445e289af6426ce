#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""DMTF's redfish-service-validator and redfish-protocol-validator against the lab's Redfish service.

usage: validate.py FOLDER_OF_HOLDPOINTD FOLDER_OF_DMTF_SCHEMAS

not_offered.tsv lists what the service does not offer, with the reason. A failure, a warning or an assertion that could
not be tested and is not there is an error, and so is an entry that is no longer needed.
"""

import csv
import fnmatch
import glob
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse

from redfish_protocol_validator.utils import random_sequence

from lab import HERE, PATIENCE, Failure, Lab, expect, header, until
from rows_reset import VENDORS, Listening

PROGRAMS = os.path.dirname(sys.executable)


def run(program, *arguments):
    # The validators would take a proxy and authorities from the environment.
    clean = {name: value for name, value in os.environ.items()
             if not name.lower().endswith("_proxy") and name not in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")}
    return subprocess.run([os.path.join(PROGRAMS, program), *arguments], capture_output=True, text=True,
                          timeout=5 * PATIENCE, env=clean)


def service_validator(service, schemas):
    """How many checks passed, and what did not, as (kind, what) pairs."""
    with tempfile.TemporaryDirectory() as folder:
        done = run("rf_service_validator", "-r", service.url, "-u", "admin", "-p", service.password, "--skipschema",
                   "--schema_directory", schemas, "--logdir", folder)
        logs = glob.glob(folder + "/*/*.log")
        expect(len(logs) == 1, "redfish-service-validator left no log: " + done.stdout + done.stderr)
        with open(logs[0]) as text:
            said = text.read()
    visited = re.findall(r"^Validating (\S+)\.\.\.$", done.stdout, re.MULTILINE)
    expect(len(visited) >= 15, "redfish-service-validator saw only %s" % visited)
    passed = sum(int(number) for number in re.findall(r"Pass: (\d+)", done.stdout))
    wrong = re.findall(r" - (FAIL|WARN) - (.+)$", said, re.MULTILINE)
    counted = sum(int(number) for number in re.findall(r"(?:Warn|Fail): (\d+)", done.stdout))
    expect(counted == len(wrong), "the log tells of %d, the summary of %d" % (len(wrong), counted))
    return passed, wrong


def protocol_validator(service):
    """Every assertion with its worst result."""
    worst = {}
    order = ["PASS", "NOT_TESTED", "WARN", "FAIL"]
    with tempfile.TemporaryDirectory() as folder:
        done = run("rf_protocol_validator", "-r", service.url, "-u", "admin", "-p", service.password, "--no-cert-check",
                   "--avoid-http-redirect", "--report-dir", folder, "--report-type", "tsv")
        reports = glob.glob(folder + "/*.tsv")
        expect(len(reports) == 1, "redfish-protocol-validator left no report: " + done.stdout + done.stderr)
        with open(reports[0], newline="") as text:
            for line in csv.DictReader(text, delimiter="\t"):
                name, result = line["Assertion"], line["Result"]
                if name not in worst or order.index(result) > order.index(worst[name][0]):
                    worst[name] = (result, line["Message"])
    return worst


def tokens_are_random(service):
    """The protocol validator's verdict on X-Auth-Token, of many tokens.

    Its two tests (bits that are set, runs of bits) each refuse 1 of 100 tokens that are truly random, and it draws one:
    of a hundred true ones about 2 are refused, and more than 20 not once in 10^14 such hundreds.
    """
    refused = 0
    for _ in range(100):
        session = service.login()
        token = header(session, "X-Auth-Token")
        expect(session.status == 201 and token, "a session: %s %s" % (session.status, session.body))
        refused += not random_sequence(token)
        gone = service.ask("DELETE", urllib.parse.urlparse(header(session, "Location")).path, token=token)
        expect(gone.status in (200, 202, 204), "the session ends: %s" % gone.status)
    expect(refused <= 20, "of 100 tokens %d do not look random to redfish-protocol-validator" % refused)
    return ("PASS", "")


def not_offered():
    with open(os.path.join(HERE, "not_offered.tsv")) as text:
        lines = [line.rstrip("\n").split("\t") for line in text if line.strip() and not line.startswith("#")]
    for line in lines:
        expect(len(line) == 3 and line[2], "not_offered.tsv: a line is not RESULT, ASSERTION, REASON: %s" % line)
    return lines


def compare(results):
    entries, used, wrong = not_offered(), set(), []
    for name, (result, message) in sorted(results.items()):
        if result == "PASS":
            continue
        found = [index for index, (kind, pattern, _) in enumerate(entries)
                 if kind == result and fnmatch.fnmatchcase(name, pattern)]
        if found:
            used.update(found)
        else:
            wrong.append("%s %s: %s" % (result, name, message))
    wrong += ["not_offered.tsv: nothing is %s like %s any more" % (kind, pattern)
              for index, (kind, pattern, _) in enumerate(entries) if index not in used]
    expect(not wrong, "\n     ".join(["redfish-protocol-validator"] + wrong))


def main(programs, schemas):
    # Some vendors end a session after 30 s, and the validator reads its schemas while it has one.
    lab = Lab(programs, scale=1)
    try:
        shared, own = lab.service("host-1"), lab.service("door-1")

        def validates(what, service):
            passed, wrong = service_validator(service, schemas)
            expect(not wrong, "redfish-service-validator, %s: %s" % (what, wrong))
            print("ok   redfish-service-validator, %s: %d checks pass, none fails or warns" % (what, passed), flush=True)

        lab.patch("host-1", {"spec": {"faults": {"task": "exception", "taskDuration": "0s"}}})
        expect(shared.reset("ForceOff").status == 202, "a task")
        lab.patch("host-1", {"spec": {"faults": None}})
        with Listening(shared, timeout=5 * PATIENCE):
            until(lambda: shared.get("/redfish/v1/EventService/Subscriptions").json["Members"], "a stream is listed")
            validates("many Bmcs, with a task and an event stream", shared)
        for profile in [None] + [vendor[0] for vendor in VENDORS]:
            lab.patch("door-1", {"spec": {"profile": profile}})
            validates("at its own address, %s" % (profile or "no profile"), own)
        lab.patch("door-1", {"spec": {"profile": None}})

        # A validator that sees nothing would find nothing wrong either.
        lab.patch("host-1", {"spec": {"faults": {"powerStateType": "number"}}})
        _, wrong = service_validator(shared, schemas)
        expect([kind for kind, what in wrong if "PowerState" in what] == ["FAIL"], "a wrong type is not seen: %s" % wrong)
        lab.patch("host-1", {"spec": {"faults": None}})
        print("ok   redfish-service-validator sees a PowerState of the wrong type", flush=True)

        for what, service in (("many Bmcs", shared), ("at its own address", own)):
            results = protocol_validator(service)
            results["RESP_HEADERS_X_AUTH_TOKEN"] = tokens_are_random(service)
            passed = sum(result == "PASS" for result, _ in results.values())
            expect(passed > 60, "redfish-protocol-validator passed only %d assertions" % passed)
            compare(results)
            print("ok   redfish-protocol-validator, %s: %d assertions pass, the others are listed with a reason"
                  % (what, passed), flush=True)
    finally:
        lab.close()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failure as wrong:
        sys.exit("FAIL " + str(wrong))
