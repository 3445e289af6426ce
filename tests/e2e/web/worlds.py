# SPDX-License-Identifier: Apache-2.0
"""What is behind the pages: a lab, or a real kube-apiserver with its etcd. The cases of web.py know only what both have."""

import os
import struct
import subprocess
import sys
import tempfile
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "overrides"), os.path.join(here, "..", "..", "hostile")]
import sites  # noqa: E402
from table import expect  # noqa: E402
from target import Answer, Site, lab_of  # noqa: E402

MACHINES = sites.MACHINES
HOOK = {"name": "Check", "owner": "checks"}


def now():
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class NotHere(Exception):
    """What comes from a registry cannot be had."""


class Lab(Site):
    """Its controllers do what is to be done about a Machine, and its clock may run ahead."""

    def __init__(self, programs, machines, *more, **others):
        # Seconds of its clock in one of the world.
        self.scale = float(more[more.index("--time-scale") + 1]) if "--time-scale" in more else 1.0
        # Whoever looks at it finds it again after a start.
        self.port = sites.OwnPort()
        super().__init__(programs, lab_of(machines), *more, "--listen", self.port.listen, **others)

    def add_machine(self, name):
        made = self.api("POST", MACHINES, {
            "apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
            "metadata": {"name": name, "annotations": {"lab.holdpoint.dev/begins": "running"}, "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}},
            "spec": {"lifecycleHooks": {"preDrain": [HOOK]}, "providerSpec": {"value": {
                "apiVersion": "lab.holdpoint.dev/v1alpha1", "kind": "LabMachineProviderSpec", "instanceType": "small"}}}})
        expect(made.status == 201, made.body)

    def delete(self, name):
        expect(self.api("DELETE", MACHINES + "/" + name).status == 200, "it is not deleted")

    def remove_hook(self, name):
        patched = self.api("PATCH", MACHINES + "/" + name, [{"op": "remove", "path": "/spec/lifecycleHooks/preDrain/0"}], kind="application/json-patch+json")
        expect(patched.status == 200, patched.body)

    def ending(self, name):
        """Whoever acts there lets it go; in a lab it goes by itself once nothing holds it."""


class Stepped(Lab):
    """A lab whose daemon has clocks of its own, which leap when they are told to."""

    def __init__(self, programs, machines, *more):
        preloaded = os.path.join(programs, "libstepped_clock.so")
        expect(os.path.exists(preloaded), "there is no %s: build stepped_clock" % preloaded)
        self.ahead = 0
        with tempfile.NamedTemporaryFile(prefix="clock", delete=False) as file:
            self.clock = file.name
        self.leap(0)
        super().__init__(programs, machines, *more, environment=dict(os.environ, LD_PRELOAD=preloaded, HOLDPOINT_CLOCK_SHIFT=self.clock))

    def leap(self, seconds):
        self.ahead += seconds
        with open(self.clock, "r+b") as file:
            file.write(struct.pack("=qq", self.ahead, self.ahead))

    def close(self):
        super().close()
        os.unlink(self.clock)


class Cluster(Lab):
    """kube-apiserver and etcd. Nobody acts there but this, which plays the machine controller; the daemon observes."""

    def __init__(self, programs, machines, *more, **others):
        built = subprocess.run([os.path.join(here, "..", "..", "apiserver", "build.sh"), os.path.join(here, "..", "..", "apiserver", "server")],
                               capture_output=True, text=True, check=False)
        if built.returncode == 77:
            raise NotHere("no API server: " + built.stderr.strip())
        expect(built.returncode == 0, built.stderr)
        self.real = sites.Real(programs, built.stdout.strip())
        try:
            self.real.start_server()
            self.real.api = sites.Api(self.real.kubeconfig("admin"))
            for i in range(machines or 5):
                self.add_machine("worker-%d" % i)
            super().__init__(programs, machines, *more, **others)
        except BaseException:
            self.real.close()
            raise

    def world(self):
        return "--kubeconfig", self.real.kubeconfig("admin")

    def api(self, method, path, body=None, **_):
        status, answer = self.real.api.ask(method, path, body, "application/json-patch+json" if isinstance(body, list) else "application/json")
        return Answer(status, (), answer)

    def add_machine(self, name):
        self.real.make_machine({"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "metadata": {
            "name": name, "namespace": sites.NAMESPACE, "finalizers": ["machine.machine.openshift.io"],
            "labels": {"machine.openshift.io/cluster-api-cluster": "real", "machine.openshift.io/cluster-api-machine-role": "worker"}},
            "spec": {"lifecycleHooks": {"preDrain": [HOOK]}, "providerSpec": {"value": {"kind": "NobodysProviderSpec"}}}})

    def delete(self, name):
        self.real.delete(name)

    def remove_hook(self, name):
        super().remove_hook(name)
        self.real.api.patch("%s/%s/status" % (MACHINES, name), {"status": {"conditions": [{"type": "Drained", "status": "True", "lastTransitionTime": now()}]}})

    def ending(self, name):
        expect(self.api("DELETE", "/api/v1/nodes/" + name).status == 200, "its Node stays")
        patched = self.api("PATCH", MACHINES + "/" + name, [{"op": "remove", "path": "/metadata/finalizers"}])
        expect(patched.status == 200, patched.body)

    def close(self):
        super().close()
        self.real.close()
