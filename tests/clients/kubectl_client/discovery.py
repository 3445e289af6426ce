# SPDX-License-Identifier: Apache-2.0
"""What kubectl finds out about the server."""

import json

from harness.expect import expect, expect_in
from harness.table import proves


@proves("discovery.version")
def discovery_version(k, s):
    server = json.loads(k.ok("version", "-o", "json"))["serverVersion"]
    expect(server["gitVersion"].startswith("v1."), str(server))


@proves("discovery.resources")
def discovery_resources(k, s):
    lines = k.ok("api-resources", "--no-headers").splitlines()
    kinds = {line.split()[-1] for line in lines}
    for kind in ("Machine", "MachineSet", "BareMetalHost", "Node", "Pod", "PodDisruptionBudget", "Lease",
                 "CustomResourceDefinition"):
        expect(kind in kinds, "%s is not in %s" % (kind, kinds))
    host_line = next(line for line in lines if line.split()[-1] == "BareMetalHost")
    expect_in(host_line, "bmh,bmhost", "metal3.io", "true")


@proves("discovery.verbs")
def discovery_verbs(k, s):
    expect_in(k.ok("api-resources", "-o", "wide", "--no-headers"), "create,delete,deletecollection,get,list,patch,update,watch")


@proves("discovery.definitions")
def discovery_definitions(k, s):
    expect_in(k.ok("get", "crd"), "machines.machine.openshift.io", "CREATED AT")
