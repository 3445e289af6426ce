#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The example in shell: PROGRAM is wait-for-batch.sh."""

import os

from proof import Example, main
from world import NAMESPACE, hook

PODS = "/api/v1/namespaces/" + NAMESPACE + "/pods"


class Shell(Example):
    user = "wait-for-batch"
    hook = hook("WaitForBatch", "shell/wait-for-batch")
    condition = "PreDrainWaitForBatchSucceeded"
    held_reason = "BatchRunning"

    def command(self, program):
        return [program]

    def environment(self):
        return {"PATH": os.path.dirname(self.world.kubectl_program) + ":" + os.environ["PATH"]}

    def open_job(self, name):
        node = self.world.backend.machine(name)["status"]["nodeRef"]["name"]
        self.world.admin.ok("create", "-f", "-", objects=[{
            "apiVersion": "v1", "kind": "Pod",
            "metadata": {"name": "batch-" + name, "namespace": NAMESPACE,
                         "labels": {"batch.example.com/finish-first": "true"}},
            "spec": {"nodeName": node, "restartPolicy": "Never",
                     "containers": [{"name": "c", "image": "registry.invalid/batch"}]}}])

    def finish_job(self, name):
        self.world.backend.call("PATCH", PODS + "/batch-" + name + "/status", {"status": {"phase": "Succeeded"}},
                                "application/merge-patch+json")


main(Shell)
