# SPDX-License-Identifier: Apache-2.0
"""The demo site, and the people who sit before it."""

import os
import re

from screen import Console, expect, until
from sites import Api, Embedded, etcd_needs_each, HERE, MACHINES, NAMESPACE, Real, Site

STUCK, HOOK = "fra1-worker-eu-central-1b-rr8js", "BackupFileSystem"
HOOK_OF_ETCD = "EtcdQuorumOperator"
MASTERS = os.path.join(HERE, "..", "..", "scenarios", "hooks", "etcd-without-replacement.yaml")


class Demo(Embedded):
    """`--lab demo`; in half a minute of its time a backup that hangs holds a worker."""

    scale = 1  # the delay in which an override can be aborted is no shorter than for a person
    stuck = STUCK
    calm = ("fra1-worker-eu-central-1b-c2vnh", "FlushLogs") # and a hook of it that nobody is known to remove

    def __init__(self, programs, *options):
        super().__init__(programs)
        self.options = options

    def start(self):
        self.start_daemon("--lab", "demo", "--time-scale", str(self.scale), *self.options)
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))


class Masters(Embedded):
    """Three masters; what is deleted there waits for etcd for ever, and is an alarm after seconds."""

    def start(self):
        config = os.path.join(self.folder, "config.yaml")
        with open(config, "w") as file:
            file.write("hold-budgets:\n  preDrain: 2s\n")
        self.start_daemon("--lab", MASTERS, "--config", config)
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))

    def delete(self, name):
        until(lambda: etcd_needs_each(self.api.get(MACHINES)["items"]), "the masters run and have their hooks")
        super().delete(name)

    def add_hook(self, name, hook, owner):
        """Before its drain, beside those that it has."""
        until(lambda: (self.machine(name) or {}).get("spec", {}).get("lifecycleHooks", {}).get("preDrain"), "%s has its hook" % name)
        hooks = self.machine(name)["spec"]["lifecycleHooks"]["preDrain"] + [{"name": hook, "owner": owner}]
        self.api.patch(MACHINES + "/" + name, {"spec": {"lifecycleHooks": {"preDrain": hooks}}})

    def urgent(self):
        """The machines of the alarms with the highest priority."""
        rows = self.json("", "alarms").values()
        return [row["machine"] for row in rows if row.get("priority") == 1 and row.get("state") == "Raised"]


class Cluster(Real):
    """A real API server with the machines of the overrides' site, one of them held."""

    stuck = "worker-1"
    calm = ("worker-3", "WaitForBatch")

    def start(self):
        super().start()
        self.delete(self.stuck)


def hooks(site):
    machine = site.machine(site.stuck) or {}
    return [hook["name"] for hook in machine.get("spec", {}).get("lifecycleHooks", {}).get("preTerminate", [])]


def live_url(site):
    return re.search(r"live (\S+)", site.daemon.line).group(1)


def sign_in(site, name, role):
    """Makes a token for somebody; gives the file that holds it and nothing else."""
    code, _, err = site.ctl("", "token", "create", "--user", name, "--role", role)
    expect(code == 0, "token create: " + err)
    token = Api(os.path.join(site.data, name + ".kubeconfig")).token
    path = os.path.join(site.folder, name + ".token")
    with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "w") as file:
        file.write(token)
    return path


def console_of(site, name, role):
    return Console(site.programs, site.folder, live_url(site), sign_in(site, name, role), os.path.join(site.data, "ca.crt"))


def waiting_for_a_second_person(site, name):
    """The id of the override that waits for its approver."""
    def asked():
        rows = site.json(name, "override", "list").values()
        return [row["id"] for row in rows if row["state"] == "awaitingApproval"]
    return until(asked, "a second person is asked for")[0]


__all__ = ["Cluster", "Demo", "HOOK", "HOOK_OF_ETCD", "Masters", "NAMESPACE", "Site", "console_of", "hooks", "sign_in", "waiting_for_a_second_person"]
