#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes capi-definitions.jsonl, the definitions of Cluster API that labs have.

usage: take_capi.py FOLDER_OF_THE_MODULE > capi-definitions.jsonl

FOLDER is that of the Go module sigs.k8s.io/cluster-api (Apache-2.0), whose version stands in a label of every
definition. Of each v1beta2 is kept, as it is written there: v1beta1 needs upstream's webhook for its conversion. What a
KubeadmControlPlane says of kubeadm is taken as it comes; it would be half of the file.
"""

import json
import os
import re
import sys

import yaml

KINDS = (
    ("core", "cluster.x-k8s.io_clusters"),
    ("core", "cluster.x-k8s.io_machinedeployments"),
    ("core", "cluster.x-k8s.io_machinedrainrules"),
    ("core", "cluster.x-k8s.io_machinehealthchecks"),
    ("core", "cluster.x-k8s.io_machinepools"),
    ("core", "cluster.x-k8s.io_machines"),
    ("core", "cluster.x-k8s.io_machinesets"),
    ("controlplane/kubeadm", "controlplane.cluster.x-k8s.io_kubeadmcontrolplanes"),
)
VERSION = "v1beta2"


def main():
    module = sys.argv[1]
    release = re.search(r"@(v[0-9.]+)", os.path.abspath(module)).group(1)
    for part, name in KINDS:
        with open(os.path.join(module, part, "config/crd/bases", name + ".yaml")) as text:
            definition = yaml.safe_load(text)
        definition["metadata"]["labels"] = {"cluster.x-k8s.io/provider": "cluster-api", "cluster.x-k8s.io/" + VERSION: VERSION,
                                            "lab.holdpoint.dev/taken-from": release}
        versions = [one for one in definition["spec"]["versions"] if one["name"] == VERSION]
        spec = versions[0]["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]
        if "kubeadmConfigSpec" in spec:
            spec["kubeadmConfigSpec"] = {"description": spec["kubeadmConfigSpec"]["description"], "type": "object",
                                         "x-kubernetes-preserve-unknown-fields": True}
        definition["spec"]["versions"] = versions
        print(json.dumps(definition, separators=(",", ":"), ensure_ascii=False))


main()
