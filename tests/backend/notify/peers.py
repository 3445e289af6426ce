# SPDX-License-Identifier: Apache-2.0
"""Our notifications against an Alertmanager and an SMTP server of others, each of which is away for an hour of the
product's own clock: peers.py PROGRAM ALERTMANAGER."""

import contextlib
import datetime
import email
import email.policy
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from aiosmtpd.controller import Controller


class Probe:
    """The program, whose clock starts so long ago that the outage lies in the past and the end is now."""

    def __init__(self, program, kind, url, folder):
        start = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=71)
        self.process = subprocess.Popen([program, kind, url, os.path.join(folder, kind + ".db"),
                                         start.strftime("%Y-%m-%dT%H:%M:%SZ")],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=open(os.path.join(folder, kind + "-probe.log"), "w"))

    def do(self, *lines):
        """The answer to the last one: what waits, and the last error."""
        for line in lines:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
            assert answer, "the program ended"
        number, _, error = answer.strip().partition(" ")
        return int(number), error

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=300) == 0


@contextlib.contextmanager
def own_port():
    """A port that is nobody else's, also while no server listens there: bound, and a server with SO_REUSEADDR can listen."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind(("127.0.0.1", 0))
        yield one.getsockname()[1]


def through_an_outage(probe, leave, come_back):
    waiting, error = probe.do("raise first", "pass 1")
    assert waiting == 0, error
    leave()
    probe.do("raise second", "pass 10", "end first")
    waiting, error = probe.do("pass 50")
    assert waiting == 2 and error, (waiting, error)
    come_back()
    waiting, error = probe.do("pass 10")
    assert waiting == 0, (waiting, error)


@contextlib.contextmanager
def alertmanager(program, port, folder):
    config = os.path.join(folder, "alertmanager.yml")
    with open(config, "w") as out:
        out.write("route: {receiver: none}\nreceivers: [{name: none}]\n")
    log = open(os.path.join(folder, "alertmanager.log"), "ab")
    process = subprocess.Popen([program, "--config.file", config, "--storage.path", os.path.join(folder, "data"),
                                "--cluster.listen-address=", "--web.listen-address", "127.0.0.1:%d" % port],
                               stdout=log, stderr=log)
    try:
        while True:
            assert process.poll() is None, open(log.name).read()
            try:
                urllib.request.urlopen("http://127.0.0.1:%d/-/ready" % port).close()
                break
            except OSError:
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()
        log.close()


def against_alertmanager(program, peer, port, folder):
    url = "http://127.0.0.1:%d" % port
    probe = Probe(program, "alertmanager", url, folder)
    with contextlib.ExitStack() as first, contextlib.ExitStack() as second:
        first.enter_context(alertmanager(peer, port, folder))
        through_an_outage(probe, first.close,
                          lambda: second.enter_context(alertmanager(peer, port, folder)))
        alerts = json.load(urllib.request.urlopen(url + "/api/v2/alerts"))
        silence_it(url, alerts[0]["labels"]["holdpoint_cause"])
        probe.do("pass 2")
        probe.close()
        metrics = urllib.request.urlopen(url + "/metrics").read().decode()
    summaries = [one["annotations"]["summary"] for one in alerts]
    assert summaries == ["Machine second wartet für “second”."], summaries
    assert alerts[0]["labels"]["severity"] == "critical" and alerts[0]["labels"]["cluster"] == "prod", alerts
    log = open(os.path.join(folder, "alertmanager-probe.log")).read()
    assert "acknowledged second by anna at peer" in log, log
    # What ended meanwhile was said to be over.
    resolved = [line for line in metrics.splitlines()
                if line.startswith('alertmanager_alerts_received_total{status="resolved"') and not line.endswith(" 0")]
    invalid = [line for line in metrics.splitlines()
               if line.startswith("alertmanager_alerts_invalid_total") and not line.endswith(" 0")]
    assert resolved and not invalid, (resolved, invalid)


def silence_it(url, cause):
    now = datetime.datetime.now(datetime.timezone.utc)
    body = {"matchers": [{"name": "holdpoint_cause", "value": cause, "isRegex": False, "isEqual": True}],
            "startsAt": now.isoformat(), "endsAt": (now + datetime.timedelta(hours=1)).isoformat(),
            "createdBy": "anna", "comment": "I am on it"}
    urllib.request.urlopen(urllib.request.Request(url + "/api/v2/silences", json.dumps(body).encode(),
                                                  {"Content-Type": "application/json"})).close()


class Mailbox:
    def __init__(self):
        self.letters = []

    async def handle_DATA(self, server, session, envelope):
        self.letters.append((envelope.rcpt_tos, email.message_from_bytes(envelope.content, policy=email.policy.default)))
        return "250 kept"


def against_a_relay(program, port, folder):
    box = Mailbox()
    relays = [Controller(box, hostname="127.0.0.1", port=port) for _ in range(2)]
    probe = Probe(program, "email", "smtp://127.0.0.1:%d" % port, folder)
    relays[0].start()
    through_an_outage(probe, relays[0].stop, relays[1].start)
    probe.close()
    relays[1].stop()
    subjects = [letter["subject"] for _, letter in box.letters]
    assert subjects == ["[RAISED] prod P1 Machine first wartet für “first”.",
                        "[RAISED] prod P1 Machine second wartet für “second”.",
                        "[RESOLVED] prod P1 Machine first wartet für “first”."], subjects
    assert len({letter["message-id"] for _, letter in box.letters}) == 3
    for recipients, letter in box.letters:
        assert recipients == ["a@example.com", "b@example.com"], recipients
        assert not letter.defects, letter.defects
        assert "Machines: ns/" in letter.get_content(), letter.get_content()
        assert letter["date"].datetime


def main():
    with tempfile.TemporaryDirectory() as folder, own_port() as first, own_port() as second:
        against_a_relay(sys.argv[1], first, folder)
        print("a relay that was away for an hour has three letters")
        against_alertmanager(sys.argv[1], sys.argv[2], second, folder)
        print("an Alertmanager that was away for an hour has what stands and nothing else")


main()
