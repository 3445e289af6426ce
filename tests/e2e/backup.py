#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A backup of a daemon that works, brought back: every write that was acknowledged before it was asked for is there, and
the tokens, the certificate and the audit are those of before.

usage: backup.py FOLDER_OF_PROGRAMS
"""

import base64
import json
import os
import re
import ssl
import stat
import subprocess
import sys
import threading
import urllib.request
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "hostile"))
from table import expect  # noqa: E402
from target import PATIENCE, Live, Site  # noqa: E402

SECRETS = "/api/v1/namespaces/default/secrets"


class Api:
    def __init__(self, site, token):
        self.url, self.trust, self.token = "https://%s:%d" % site.address, ssl.create_default_context(cafile=site.ca), token

    def call(self, path, body=None):
        request = urllib.request.Request(self.url + path, json.dumps(body).encode() if body else None, {
            "Authorization": "Bearer " + self.token, "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE, context=self.trust) as answer:
            return json.load(answer)

    def names(self):
        return {item["metadata"]["name"] for item in self.call(SECRETS)["items"]}


class Writer(threading.Thread):
    """Makes Secrets as fast as they are taken; `acknowledged` are those that the server has."""

    def __init__(self, api):
        super().__init__(daemon=True)
        self.api, self.acknowledged, self.ended = api, [], threading.Event()

    def run(self):
        number = 0
        while not self.ended.is_set():
            number += 1
            self.api.call(SECRETS, {"kind": "Secret", "apiVersion": "v1", "metadata": {"name": "written-%05d" % number},
                                    "data": {"filler": base64.b64encode(os.urandom(2000)).decode()}})
            self.acknowledged.append("written-%05d" % number)

    def until(self, count):
        while len(self.acknowledged) < count:
            expect(self.is_alive(), "the writer ended")
            self.ended.wait(0.01)


def proved(sentence):
    print("   proved: " + sentence, flush=True)


def made(site, *options):
    done = site.ctl("backup", *options)
    expect(done.returncode == 0, "backup: %d, %s" % (done.returncode, done.stderr))
    found = re.search(r"^file: (.*)$", done.stdout, re.M)
    expect(found, "it does not say which file: " + done.stdout)
    return found.group(1)


def play(programs):
    site = Site(programs)
    try:
        api = Api(site, site.token("admin"))
        viewer = site.token("viewer")
        client = Live(site, viewer)
        refused = client.command("backup.make")
        expect(refused.get("code") == "Unauthorised", "a viewer made a backup: %s" % refused)
        client.close()
        proved("a backup takes an administrator")

        writer = Writer(api)
        writer.start()
        writer.until(50)
        before = list(writer.acknowledged)
        file = made(site)
        after = len(writer.acknowledged)
        writer.until(after + 5) # it works on
        writer.ended.set()
        writer.join(PATIENCE)
        expect(stat.S_IMODE(os.stat(file).st_mode) == 0o600, "others may read it")
        expect(os.path.dirname(file) == os.path.join(site.data, "backups"), "it lies in " + file)
        expect(os.listdir(os.path.dirname(file)) == [os.path.basename(file)], "something is left beside it")
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
        expect({"store.db", "history.db", "audit.db", "audit.key", "tokens.json", "ca.key", "backup.json"} <= set(names), names)
        expect(not [name for name in names if name.endswith((".lock", "-wal", "-shm"))], names)
        second = made(site)
        expect(second != file, "a second one took the place of the first")
        with zipfile.ZipFile(second) as archive:
            expect(not [name for name in archive.namelist() if "backups" in name], "a backup of backups")
        proved("%d writes were acknowledged before it, the daemon wrote on meanwhile, and nobody else may read it" % len(before))

        running = site.ctl("restore", file, "--replace")
        expect(running.returncode == 2 and "in use by another holdpoint" in running.stderr, running.stderr)
        site.kill()
        elsewhere = os.path.join(site.folder, "else where")
        done = subprocess.run([os.path.join(programs, "holdpointctl"), "restore", file, "--data-dir", elsewhere],
                              capture_output=True, text=True, timeout=PATIENCE)
        expect(done.returncode == 0, done.stderr)
        again = subprocess.run([os.path.join(programs, "holdpointctl"), "restore", file, "--data-dir", elsewhere],
                               capture_output=True, text=True, timeout=PATIENCE)
        expect(again.returncode == 2 and "--replace" in again.stderr, again.stderr)
        proved("neither what runs nor what is there is overwritten")

        os.rename(site.data, site.data + ".gone")
        os.rename(elsewhere, site.data)
        site.start()
        api = Api(site, api.token)
        there = api.names()
        lost = [name for name in before if name not in there]
        expect(not lost, "lost: %s" % lost[:5])
        expect({"written-%05d" % n for n in range(1, 1 + len([1 for name in there if name.startswith("written-")]))}
               == {name for name in there if name.startswith("written-")}, "a write is missing in their row")
        client = Live(site, viewer)
        expect(client.view("fleet") is not None, "the token of before is not let in")
        client.close()
        verified = site.ctl("audit", "verify")
        expect(verified.returncode == 0, "the audit: " + verified.stdout + verified.stderr)
        api.call(SECRETS, {"kind": "Secret", "apiVersion": "v1", "metadata": {"name": "after"}})
        proved("everything is there again, the tokens of before open, the audit is whole, and it goes on")
    finally:
        site.close()


if __name__ == "__main__":
    play(sys.argv[1])
