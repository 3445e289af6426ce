# SPDX-License-Identifier: Apache-2.0
"""Runs kubectl with a fresh HOME, so that nothing of this machine's own configuration is read or written."""

import json
import os
import re
import subprocess
import threading

from harness.expect import PATIENCE, Lines, expect


class Client:
    """One kubectl program pointed at one server."""

    def __init__(self, name, server, home, programs):
        self.program = os.path.join(programs, {"kubectl": "kubectl-current"}.get(name, name))
        self.server, self.home = server, home
        client = json.loads(self("version", "--client", "-o", "json").out)["clientVersion"]
        self.minor = int(re.match(r"\d+", client["minor"]).group())
        self.version = client["gitVersion"]

    def close(self):
        pass

    def environment(self, who, **more):
        return {"HOME": self.home, "KUBECONFIG": self.server.config(who), "PATH": os.environ["PATH"],
                "LC_ALL": "C.UTF-8", "TZ": "UTC", **more}

    def start(self, *arguments, who="admin"):
        return Running(subprocess.Popen([self.program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True, env=self.environment(who)))

    def __call__(self, *arguments, who="admin", text=None, **environment):
        """Runs to the end; `fails`, `out` and `err` tell how it went."""
        done = subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True,
                              timeout=3 * PATIENCE, env=self.environment(who, **environment))
        done.out, done.err = done.stdout, done.stderr
        done.fails = done.returncode != 0
        return done

    def ok(self, *arguments, **options):
        done = self(*arguments, **options)
        expect(not done.fails, "kubectl %s: %s%s" % (" ".join(arguments), done.out, done.err))
        return done.out

    def refused(self, *arguments, **options):
        done = self(*arguments, **options)
        expect(done.fails, "kubectl %s went through: %s" % (" ".join(arguments), done.out))
        return done.err + done.out

    def document(self, *arguments):
        """What `get … -o json` prints, decoded."""
        return json.loads(self.ok("get", *arguments, "-o", "json"))


class Running:
    """A kubectl that is still at work; ends with the block it is used in."""

    def __init__(self, process):
        self.process = process
        self.output = Lines(line.rstrip("\n") for line in process.stdout)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def until(self, wanted, why):
        return self.output.until(wanted, why)

    def until_watching(self):
        """Waits until the server has answered a watch; needs -v=6. A change before that is no event yet."""
        return self.until(watch_answered, "the answer to the watch")

    def succeeds(self):
        code = self.process.wait(PATIENCE)
        expect(code == 0, "kubectl ended with %d: %s" % (code, self.output.lines))


def watch_answered(line):
    return "watch=true" in line and ("200 OK" in line or 'status="200' in line)


def words(line):
    return re.split(r"\s{2,}", line.strip())


class Kubelet:
    """Ends pods that were told to end, as the kubelet of their node would; ends with its block."""

    def __init__(self, server):
        self.server, self.stopping = server, threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stopping.set()
        self.thread.join(PATIENCE)

    def run(self):
        while not self.stopping.wait(0.05):
            for item in (self.server.call("GET", "/api/v1/pods").json or {}).get("items", []):
                if item["metadata"].get("deletionTimestamp"):
                    self.server.call("DELETE", "/api/v1/namespaces/%s/pods/%s"
                                     % (item["metadata"]["namespace"], item["metadata"]["name"]),
                                     {"gracePeriodSeconds": 0})
