#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A daemon whose settings change while it runs: SIGHUP has it read them again, and ends neither it nor the console.

usage: reloaded.py FOLDER_OF_PROGRAMS
"""

import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time

from bare import bare

PATIENCE = 300  # seconds; it decides nothing when all is well


class Failure(Exception):
    pass


def expect(true, why):
    if not true:
        raise Failure(why)


class Site:
    def __init__(self, programs):
        self.programs = programs
        self.folder = tempfile.mkdtemp(prefix="reloaded ")
        self.log = self.path("log")
        self.environment = bare(self.folder, XDG_RUNTIME_DIR=self.folder, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
        self.process = None

    def path(self, name):
        return os.path.join(self.folder, name)

    def settings(self, *lines):
        with open(self.path("holdpointd.yaml"), "w") as file:
            file.write("\n".join(lines) + "\n")

    def certificate(self, name):
        """A new one and its key, under the same names, both whole at any time."""
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "5", "-subj", "/CN=" + name, "-addext",
                        "subjectAltName=IP:127.0.0.1", "-keyout", self.path("new.key"), "-out", self.path("new.crt")], check=True, capture_output=True)
        for kind in ("key", "crt"):
            os.replace(self.path("new." + kind), self.path("tls." + kind))

    def start(self, name, *options):
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([os.path.join(self.programs, name), *options], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            env=self.environment)
        return self.until(r"serving https://127\.0\.0\.1:(\d+)").group(1)

    def said(self):
        with open(self.log, errors="replace") as log:
            return log.read()

    def until(self, pattern):
        end = time.monotonic() + PATIENCE
        while True:
            found = re.search(pattern, self.said())
            if found:
                return found
            expect(self.process.poll() is None, "it ended with %s: %s" % (self.process.returncode, self.said()[-800:]))
            expect(time.monotonic() < end, "'%s' is never said: %s" % (pattern, self.said()[-800:]))
            time.sleep(0.05)

    def reload(self, pattern):
        """SIGHUP, and what is said because of it."""
        with open(self.log, "r+b") as log:
            log.truncate(0)
        self.process.send_signal(signal.SIGHUP)
        return self.until(pattern)

    def ctl(self, *words):
        done = subprocess.run([os.path.join(self.programs, "holdpointctl"), "--data-dir", self.path("data"), *words], capture_output=True, text=True,
                              timeout=PATIENCE, env=self.environment)
        expect(done.returncode == 0, "%s: %s" % (words, done.stderr))
        return done.stdout.strip()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        ended = self.process.wait(PATIENCE)
        expect(ended == 0, "it ended with %s: %s" % (ended, self.said()[-800:]))

    def close(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def served(port):
    return ssl.PEM_cert_to_DER_cert(ssl.get_server_certificate(("127.0.0.1", int(port))))


def in_file(site):
    with open(site.path("tls.crt")) as file:
        return ssl.PEM_cert_to_DER_cert(file.read())


def daemon(programs):
    site = Site(programs)
    try:
        own = ("data-dir: '%s'" % site.path("data"), "listen: 127.0.0.1:0", "tls-cert: '%s'" % site.path("tls.crt"),
               "tls-key: '%s'" % site.path("tls.key"))
        site.certificate("first")
        site.settings(*own)
        port = site.start("holdpointd", "--config", site.path("holdpointd.yaml"))
        first = in_file(site)
        expect(served(port) == first, "it does not serve the certificate of the file")
        site.certificate("second")
        site.settings(*own, "log-level: warning", "history-days: 30", "hold-budgets:", "  preDrain: 45m")
        site.reload(r"warning holdpoint\.reload: Reloaded: log-level, tls-cert, tls-key and hold-budgets are taken over; history-days needs a "
                    r"restart\.\n")
        second = in_file(site)
        expect(second != first and served(port) == second, "the new certificate is not served")
        # A key of another certificate, then settings with an error: all stays, and it says which file.
        site.certificate("third")
        os.rename(site.path("tls.key"), site.path("third.key"))
        site.reload(r"The certificate stays as it is: .*tls\.key.*\n")
        expect(served(port) == second, "it does not serve what it had")
        site.settings(*own, "log-level: error", "log-levle: debug")
        site.reload(r"Not reloaded, everything stays as it is: .*holdpointd\.yaml:6: no option is named 'log-levle'\n")
        os.rename(site.path("holdpointd.yaml"), site.path("away"))
        site.reload(r"Not reloaded, everything stays as it is: .*holdpointd\.yaml.*\n")
        expect(served(port) == second, "it does not serve what it had")
        site.stop()
    finally:
        site.close()


def level(programs):
    site = Site(programs)
    try:
        site.settings("data-dir: '%s'" % site.path("data"), "listen: 127.0.0.1:0", "log-level: warning")
        with open(site.log, "wb") as log:
            site.process = subprocess.Popen([os.path.join(programs, "holdpointd"), "--config", site.path("holdpointd.yaml")], stdin=subprocess.DEVNULL,
                                            stdout=log, stderr=log, env=site.environment)
        site.until("holdpointd ready: ")
        expect(site.ctl("log-level") == "warning", "another level holds")
        expect(site.ctl("log-level", "info") == "info", "the level is not changed")
        site.until(r"info holdpoint\.log: admin changed the level of the log from warning to info\n")
        site.reload(r"info holdpoint\.reload: Reloaded: log-level is taken over\.\n")
        expect(site.ctl("log-level") == "warning", "the settings do not count again")
        site.stop()
    finally:
        site.close()


def console(programs):
    site = Site(programs)
    try:
        site.settings("log-level: info")
        site.start("holdpoint", "--config", site.path("holdpointd.yaml"), "--data-dir", site.path("data"), "--listen", "127.0.0.1:0", "--lab", "demo")
        site.reload(r"Reloaded: nothing has changed\.\n")
        expect(site.process.poll() is None, "the console ended")
        site.stop()
    finally:
        site.close()


def main():
    programs, failed = os.path.abspath(sys.argv[1]), 0
    cases = (("a daemon takes its certificate and its level over", daemon), ("holdpointctl changes the level until the settings are read again", level),
             ("SIGHUP does not end the console", console))
    for name, case in cases:
        try:
            case(programs)
            print("ok      %s" % name, flush=True)
        except Failure as why:
            failed += 1
            print("FAILED  %s: %s" % (name, why), flush=True)
    print("%d passed, %d failed" % (len(cases) - failed, failed))
    sys.exit(1 if failed else 0)


main()
