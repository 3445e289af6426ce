# SPDX-License-Identifier: Apache-2.0
"""Builds the Go program if need be, runs it once, and keeps what it says."""

import json
import os
import subprocess

from harness import table
from harness.expect import Failure, expect

FOLDER = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(FOLDER, "..", "..", "apiserver", "build.sh")
RUN_PATIENCE = 1800  # seconds for all rows of the program; each of its waits has its own end


class Client:
    def __init__(self, name, server, home, programs):
        sources = os.path.join(FOLDER, "program")
        program = subprocess.run([BUILD, sources], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        with open(os.path.join(sources, "go.mod")) as text:
            self.version = next(line.split()[1] for line in text if "sigs.k8s.io/controller-runtime" in line)
        done = subprocess.run([program, server.config("admin")], capture_output=True, text=True, timeout=RUN_PATIENCE,
                              env={"HOME": home, "PATH": os.environ["PATH"]})
        self.results = {result["id"]: result for result in map(json.loads, done.stdout.splitlines())}
        expect(done.returncode == 0, "the program ended with %d: %s" % (done.returncode, done.stderr[-2000:]))
        rows = [row.id for row in table.read_table().values() if "go" in row.clients]
        unknown = [identity for identity in self.results if identity not in rows]
        if unknown:
            raise ValueError("the Go program proves what is not in the table: %s" % unknown)

    def close(self):
        pass

    def result(self, identity):
        if identity not in self.results:
            raise Failure("the Go program says nothing about it")
        if self.results[identity]["why"]:
            raise Failure(self.results[identity]["why"])
        return self.results[identity]["seen"]
