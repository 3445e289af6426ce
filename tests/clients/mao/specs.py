#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the specs that machine-api-operator has of its controllers, with one server in the place of envtest's.

usage: specs.py embedded|real --server PROGRAM --published FOLDER SPECS...

FOLDER has the module github.com/openshift/api. On a kube-apiserver the specs install its definitions; the embedded API
brings its own, which do not change, so there the specs find none to install.
"""

import argparse
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from harness import lives

PATIENCE = 600  # seconds for all specs of a program; each has its own end before


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("server_kind", choices=("embedded", "real"))
    for option in ("--server", "--published"):
        parser.add_argument(option, required=True)
    parser.add_argument("specs", nargs="+")
    options = parser.parse_args()

    def play(server, folder):
        # Where the specs look for definitions, as seen from their package.
        vendored = os.path.join(folder, "vendor", "github.com", "openshift")
        package = os.path.join(folder, "pkg", "controller", "specs")
        os.makedirs(vendored)
        os.makedirs(package)
        if server.real:
            os.symlink(options.published, os.path.join(vendored, "api"))
        known = {**os.environ, "USE_EXISTING_CLUSTER": "true", "KUBECONFIG": server.config("admin"),
                 # That of steps which name none of their own; it is a second.
                 "GOMEGA_DEFAULT_EVENTUALLY_TIMEOUT": "2m"}
        failed = []
        for program in options.specs:
            done = subprocess.run([program, "-ginkgo.no-color"], cwd=package, env=known, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
            ran = re.search(r"Ran ([1-9]\d*) of \1 Specs", done.stdout)
            print("%-7s %s: %s" % ("ok" if done.returncode == 0 and ran else "FAILED", os.path.basename(program),
                                   ran.group(0) if ran else "not all of its specs ran"))
            if done.returncode != 0 or not ran:
                print(done.stdout[-8000:])
                failed.append(program)
        return failed

    return lives.verdict(*lives.on_server(options.server_kind, options.server, [], play))


if __name__ == "__main__":
    sys.exit(main())
