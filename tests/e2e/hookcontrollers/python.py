#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The example in Python: PROGRAM is quorum_guard.py; KOPF in the environment is the kopf to run it with."""

import os

from proof import Example, main
from world import hook, machine


class Python(Example):
    user = "quorum-guard"
    hook = hook("QuorumGuard", "kopf/quorum-guard")
    condition = "PreDrainQuorumGuardSucceeded"
    held_reason = "QuorumAtRisk"

    def command(self, program):
        return [os.environ["KOPF"], "run", "--standalone", "--namespace", "openshift-machine-api", program]

    def environment(self):
        return {"QUORUM_MEMBERS": "2"}

    def member(self, cluster, number):
        return machine("%s-member-%d" % (cluster, number), {}, cluster=cluster, role="master")

    def machines(self, name, hooks):
        # A cluster of its own per name. Of the machines whose job is open, one member is missing.
        others = 1 if name in ("held", "taken") else 2
        return [machine(name, hooks, cluster=name, role="master")] + [self.member(name, i + 1) for i in range(others)]

    def open_job(self, name):
        """It is open from the start: after the deletion only one member would stay."""

    def finish_job(self, name):
        joined = self.member(name, 2)
        self.world.admin.ok("create", "-f", "-", objects=[joined])
        self.world.backend.until_running([joined["metadata"]["name"]])


main(Python)
