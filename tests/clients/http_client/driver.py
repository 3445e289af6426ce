# SPDX-License-Identifier: Apache-2.0
"""Requests and watches with nothing of a client library in between."""

import json
import re

from harness.expect import Lines, expect, expect_equal


class Client:
    """There is no state: the server of the behaviour is asked directly."""

    def __init__(self, name, server, home, programs):
        self.version = "http.client"

    def close(self):
        pass


class Watch:
    """An open watch: its events as they come, decoded. Ends with its block."""

    def __init__(self, server, path, accept="application/json", who="admin"):
        self.connection = server.connection()
        self.connection.request("GET", path, headers=server.headers(who, accept))
        answer = self.connection.getresponse()
        if answer.status != 200:
            text = answer.read().decode()
            self.connection.close()
            expect(False, "GET %s: %d %s" % (path, answer.status, text))
        self.answer = answer
        self.events = Lines(json.loads(line) for line in iter(answer.readline, b""))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # Closing alone would wait for the reader, which sits in a read of its own.
        sock = self.connection.sock or self.answer.fp.raw._sock
        try:
            sock.shutdown(2)
        except OSError:
            pass  # the server was faster
        self.connection.close()

    def until(self, kind, name=None, why=""):
        return self.events.until(lambda event: event["type"] == kind and (name is None or name_of(event) == name),
                                 "%s of %s %s" % (kind, name, why))

    def kinds_until(self, name):
        """Types and names of all events up to the first one of the object `name`, that one left out."""
        self.events.until(lambda event: name_of(event) == name, "an event of " + name)
        return [(event["type"], name_of(event)) for event in self.before(name)]

    def before(self, name):
        found = []
        for event in self.events.lines:
            if name_of(event) == name:
                break
            found.append(event)
        return found


def name_of(event):
    return event["object"].get("metadata", {}).get("name")


VOLATILE = {"uid": "UID", "resourceVersion": "RV", "creationTimestamp": "TIME", "deletionTimestamp": "TIME",
            "time": "TIME", "continue": "TOKEN", "lastTransitionTime": "TIME"}


def scrub(value):
    """The value without what no two servers share (uids, revisions, times, managedFields) and without what no
    client can tell from absent: null, "", {} and []."""
    if isinstance(value, dict):
        parts = {key: VOLATILE[key] if key in VOLATILE and part else scrub(part)
                 for key, part in value.items() if key != "managedFields"}
        return {key: part for key, part in parts.items() if part not in (None, "", {}, [])}
    if isinstance(value, list):
        return [scrub(part) for part in value]
    if isinstance(value, str):
        return re.sub(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "UID", value)
    return value


def shown(answer):
    """What two servers must have in common in an answer: code, warnings, body."""
    seen = {"code": answer.status, "body": scrub(answer.json if answer.json is not None else answer.text)}
    if answer.warnings:
        seen["warnings"] = answer.warnings
    return seen


def refused(answer, code, reason, *says):
    """Checks a refusal and gives it as an observation, long numbers left out. A code or reason of None: any."""
    body = answer.json
    if reason is None:
        expect(code in (None, answer.status), str(answer))
        return shown(answer)
    expect(answer.status == code, str(answer))
    expect(isinstance(body, dict) and body.get("kind") == "Status" and body.get("status") == "Failure", str(answer))
    expect_equal((body.get("reason"), body.get("code")), (reason, code), str(answer))
    for part in says:
        expect(part in body["message"], "%r is not in: %s" % (part, body["message"]))
    # Revisions of a young server may have one digit.
    return re.sub(r"\b\d{2,}\b|(?<=in record \()\d+|(?<=current: )\d+", "N", json.dumps(scrub(body), sort_keys=True))
