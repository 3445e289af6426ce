#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Starts the daemon and the console on a terminal, and does what they print: every command, in a shell, as a person copies it.

usage: told.py FOLDER_OF_PROGRAMS

Only `kubectl` and the laptop are played: what they would use (files, addresses, tokens) is used here with curl.
"""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile

from bare import bare

PATIENCE = 300  # seconds; it decides nothing when all is well


class Failure(Exception):
    pass


def expect(true, why):
    if not true:
        raise Failure(why)


class Told:
    """A program on a terminal of its own."""

    def __init__(self, programs, name, *options):
        self.folder = tempfile.mkdtemp(prefix="told größer ")
        self.log = os.path.join(self.folder, "log")
        self.environment = bare(self.folder, XDG_RUNTIME_DIR=self.folder, QT_QPA_PLATFORM="offscreen", USER="ada")
        self.terminal, side = pty.openpty()
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([os.path.join(programs, name), "--lab", "demo", "--listen", "127.0.0.1:0", *options], stdin=side,
                                            stdout=side, stderr=log, env=self.environment, cwd=self.folder, start_new_session=True)
        os.close(side)
        self.text = ""

    def until(self, pattern):
        while not re.search(pattern, self.text):
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            expect(ready, "nothing more is printed after: " + self.text)
            self.text += os.read(self.terminal, 65536).decode().replace("\r\n", "\n")
        return self.text

    def line(self, pattern):
        found = re.search("^  (" + pattern + ")$", self.text, re.MULTILINE)
        expect(found, "no line is %s in: %s" % (pattern, self.text))
        return found.group(1)

    def shell(self, *lines):
        done = subprocess.run(["bash", "-c", "set -euo pipefail\n" + "\n".join(lines)], capture_output=True, text=True, timeout=PATIENCE,
                              env=self.environment, cwd=self.folder)
        expect(done.returncode == 0, "%s: exit code %d: %s" % (lines, done.returncode, done.stderr))
        return done.stdout

    def close(self):
        self.process.send_signal(signal.SIGINT)
        ended = self.process.wait(PATIENCE)
        os.close(self.terminal)
        shutil.rmtree(self.folder)
        return ended


def secrets(told):
    data = os.path.join(told.folder, ".local/share/holdpoint/demo")
    found = set()
    for name in os.listdir(data):
        if name.endswith((".token", ".kubeconfig")):
            with open(os.path.join(data, name)) as file:
                found |= set(re.findall(r"token: (\S+)", file.read()) if name.endswith("kubeconfig") else [file.read().strip()])
    return found


def check(programs, name):
    told = Told(programs, name)
    try:
        told.until(r"From other hosts:\n.*\n")
        if name == "holdpointd":
            expect(re.match(r"holdpointd ready: api https://\S+ live wss://\S+ data .*\n\n", told.text), "what scripts read is not first: " + told.text)
        export = told.line("export KUBECONFIG=.*")
        server = told.shell(export, "sed -n 's/^ *server: //p' \"$KUBECONFIG\"").strip()
        expect(server.startswith("https://127.0.0.1:"), server)
        expect("fra1-" in told.shell(told.line(".*holdpointctl --data-dir .* holds")), "the holds of the demo are not shown")
        link = told.shell(told.line(".*holdpointctl --data-dir .* share")).strip()
        page = told.line("https://127.0.0.1:.*/")
        expect(page.startswith(server) and server in link, "the page is not where the backend is: %s, %s" % (page, link))
        authority = "--cacert " + "'%s/.local/share/holdpoint/demo/ca.crt'" % told.folder
        expect("<html" in told.shell("curl -sSf %s %s" % (authority, page)), "there is no page")
        # The laptop: its token is good for what the console connects to.
        told.shell("umask 022; touch laptop.token; " + told.line(r".*token create .*> laptop.token\)"))
        expect(told.shell("stat -c %a laptop.token").strip() == "600", "others may read the token of the laptop")
        expect("MachineList" in told.shell('curl -sSf %s -H "Authorization: Bearer $(cat laptop.token)" %s/apis/machine.openshift.io/v1beta1/machines'
                                           % (authority, server)), "the token of the laptop is good for nothing")
        port = server.rsplit(":", 1)[1]
        expect(told.line("ssh -L .*").startswith("ssh -L %s:127.0.0.1:%s ada@" % (port, port)), "the tunnel leads elsewhere")
        expect(("wss://127.0.0.1:%s/live --token-file laptop.token --ca-file ca.crt" % port) in told.line("holdpoint --connect .*"), "it connects elsewhere")
        told.line("scp .*ca.crt' \\.")
        with open(told.log) as log:
            said = told.text + log.read()
        expect(not [secret for secret in secrets(told) if secret in said], "a secret was printed")
    finally:
        ended = told.close()
    expect(ended == 0, "it ended with %s after Ctrl+C" % ended)


def main():
    programs, failed = os.path.abspath(sys.argv[1]), 0
    for name in ("holdpointd", "holdpoint"):
        try:
            check(programs, name)
            print("ok      what %s prints can be typed" % name)
        except Failure as why:
            failed += 1
            print("FAILED  %s: %s" % (name, why))
    print("%d passed, %d failed" % (2 - failed, failed))
    sys.exit(1 if failed else 0)


main()
