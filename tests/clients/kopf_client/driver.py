# SPDX-License-Identifier: Apache-2.0
"""Starts `kopf run` and waits until it watches."""

import os
import subprocess
import sys
from importlib import metadata

from harness.expect import PATIENCE, Lines
from harness.paths import SETS, machine_set
from harness.server import NAMESPACE


class Client:
    def __init__(self, name, server, home, programs):
        self.version = metadata.version("kopf")
        thing = machine_set("kopf-before", 0)
        thing["metadata"]["labels"] = {"kopf": "resume"}
        server.must("POST", SETS, thing)
        operator = os.path.join(os.path.dirname(os.path.abspath(__file__)), "operator.py")
        self.process = subprocess.Popen(
            [sys.executable, "-B", "-m", "kopf", "run", "--standalone", "--verbose", "--namespace", NAMESPACE, operator],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={"HOME": home, "KUBECONFIG": server.config("admin"), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"})
        self.log = Lines(line.rstrip("\n") for line in self.process.stdout)
        self.log.until(lambda line: "Starting the watch-stream for machinesets" in line, "kopf watches machine sets")
        self.log.until(lambda line: "Starting the watch-stream for machines." in line, "kopf watches machines")

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
