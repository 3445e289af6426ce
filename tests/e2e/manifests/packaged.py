# SPDX-License-Identifier: Apache-2.0
"""The chart and the bundles against what kustomize makes of the same manifests.

usage: packaged.py ROOT FOLDER_OF_PROGRAMS FOLDER KUBECTL HELM OPERATOR_VERIFY, with KUBECONFIG of a server that has all kinds
"""

import copy
import os
import subprocess
import sys
import tarfile

import yaml

ROOT, PROGRAMS, WORK, KUBECTL, HELM, VERIFY = sys.argv[1:]
KUBERNETES = os.path.join(ROOT, "installer", "kubernetes")
CHART, BUNDLES = os.path.join(WORK, "made", "holdpoint"), os.path.join(WORK, "made", "holdpoint-olm")
ALL = ["machines", "machinesets", "healthchecks", "hosts", "remediation", "controlplane", "maintenance"]

# Values of the chart, and whether kustomize makes the same of an overlay.
VALUES = {
    "with its defaults it looks only, as overlays/observe": ({}, "observe"),
    "with all groups and two replicas it is overlays/reconcile": (
        {"replicas": 2, "reconcile": ALL, "storage": {"persistent": False}, "rbac": {"windows": True}}, "reconcile"),
    "a site of its own says everything": ({
        "image": {"repository": "registry.example/holdpoint", "digest": "sha256:" + "0" * 64, "pullPolicy": "Always"},
        "imagePullSecrets": [{"name": "registry"}], "reconcile": ["machines", "hosts"], "machineNamespace": "machines",
        "settings": {"history-days": 30, "machineset-errors": True, "log-level": "debug", "hold-budgets": {"preDrain": "45m"},
                     "maintenance-calendar": ["https://calendar.example/a.ics", "https://calendar.example/b.ics"]},
        "files": {"secretName": "holdpoint-files"}, "tokens": {"secretName": "people"},
        "record": {"url": "postgres://holdpoint@db.example/holdpoint", "passwordSecret": {"name": "db"}},
        "storage": {"size": "20Gi", "className": "fast"}, "resources": {"limits": {"memory": "1Gi"}}, "nodeSelector": {"role": "infra"},
        "tolerations": [{"key": "infra", "operator": "Exists"}],
        "affinity": {"nodeAffinity": {"requiredDuringSchedulingIgnoredDuringExecution": {
            "nodeSelectorTerms": [{"matchExpressions": [{"key": "role", "operator": "In", "values": ["infra"]}]}]}}},
        "podLabels": {"azure.workload.identity/use": "true"}, "env": [{"name": "AWS_REGION", "value": "eu-central-1"}],
        "serviceAccount": {"annotations": {"eks.amazonaws.com/role-arn": "arn:aws:iam::1:role/holdpoint"}},
        "rbac": {"impersonate": ["anna", "bert"], "workload": True, "groups": {"hosts": False}},
        "service": {"type": "LoadBalancer", "port": 443, "annotations": {"a.example/b": "c"}},
        "ingress": {"enabled": True, "className": "nginx", "host": "holdpoint.example", "tlsSecretName": "tls",
                    "annotations": {"nginx.ingress.kubernetes.io/backend-protocol": "HTTPS"}},
        "route": {"enabled": True, "host": "holdpoint.apps.example", "annotations": {"a": "b"}},
        "networkPolicy": {"egressPorts": [5432]}, "monitoring": {"serviceMonitor": True}}, None),
    "without rights, volume and network policy": (
        {"rbac": {"create": False}, "storage": {"persistent": False}, "networkPolicy": {"create": False}}, None),
    "on a claim that is there": ({"storage": {"existingClaim": "mine"}}, None),
}
VERSION = "1.2.3~git20260101000000.0123456"
# Manifests of the tree name the version that is stated, what is made of them that which it is made of.
IMAGE, IMAGE_OF_VERSION = "image: holdpoint:0.1.0", "image: holdpoint:1.2.3-git20260101000000.0123456"
# What is not in the chart: Helm makes the namespace of a release, or somebody else.
NOT_IN_CHART = [("Namespace", "holdpoint")]

REFUSED = {
    "a value that nobody knows": ({"replica": 2}, "additional properties 'replica' not allowed"),
    "a setting that nobody knows": ({"settings": {"listen-to": "x"}}, "at '/settings': additional properties 'listen-to' not allowed"),
    "a setting that the chart itself makes": ({"settings": {"kubeconfig": "x"}}, "additional properties 'kubeconfig' not allowed"),
    "a word in the place of a number": ({"replicas": "two"}, "at '/replicas': got string, want integer"),
    "a number in the place of a switch": ({"rbac": {"create": 1}}, "at '/rbac/create': got number, want boolean"),
    "a setting of another type": ({"settings": {"history-days": "thirty"}}, "at '/settings/history-days': got string, want integer"),
    "a group that there is not": ({"reconcile": ["machine"]}, "at '/reconcile/0': value must be one of 'machines',"),
    "rights of a group that there is not": ({"rbac": {"groups": {"nodes": True}}}, "additional properties 'nodes' not allowed"),
    "a password in an address": ({"record": {"url": "postgres://a:b@c/d"}}, "at '/record/url': "),
    "two replicas on one volume": ({"replicas": 2}, "replicas: several cannot share one volume; say storage.persistent: false"),
    "a password without a record": ({"record": {"passwordSecret": {"name": "db"}}}, "record.passwordSecret: there is no record.url"),
    "an ingress without a name": ({"ingress": {"enabled": True}}, "ingress.host: say the name"),
}

# What OLM's validators say of everybody: they take a right for a version of its kind, and one of them is about to be replaced.
KNOWN_WARNINGS = ("Migrate the API(s) for poddisruptionbudgets: ([\\\"ClusterServiceVersion.Spec.InstallStrategy.StrategySpec.ClusterPermissions[0]",
                  'The \\"operatorhub\\" validator is deprecated')

failures = []


def check(what, problem):
    """Nothing, or what is wrong."""
    if problem:
        failures.append("%s: %s" % (what, problem))
    else:
        print("ok  " + what)


def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


def named(document):
    return document["kind"], document["metadata"]["name"]


def parsed(text):
    found = {}
    for document in yaml.safe_load_all(text):
        if document:
            place = document["metadata"].get("namespace")
            found[named(document) + ((place,) if place else ())] = document
    return found


def kustomized(folder):
    answer = run(KUBECTL, "kustomize", folder)
    if answer.returncode:
        sys.exit(answer.stderr)
    return parsed(answer.stdout.replace(IMAGE, IMAGE_OF_VERSION))


def differing(ours, theirs):
    """A sentence on the first object that is not alike in both."""
    for name in sorted(set(ours) | set(theirs)):
        if name not in ours or name not in theirs:
            return "%s is only in %s" % ("/".join(name), "ours" if name in ours else "theirs")
        if ours[name] != theirs[name]:
            return "%s differs:\n%s\n--- from\n%s" % ("/".join(name), yaml.dump(ours[name]), yaml.dump(theirs[name]))
    return None


def accepted(text, namespace=None):
    """What the API server says against it."""
    place = ["-n", namespace] if namespace else []
    answer = run(KUBECTL, "apply", "--dry-run=server", *place, "-f", "-", input=text)
    refused = [line for line in answer.stderr.splitlines() if not line.startswith("Warning: resource")]
    return "\n".join(refused) if answer.returncode or refused else None


def rendered(values, namespace="holdpoint"):
    return run(HELM, "template", "holdpoint", CHART, "--namespace", namespace, "--kube-version", "1.34.0", "-f", "-", input=yaml.dump(values))


def understood(objects):
    """What our program says against its arguments and its settings."""
    pod = next(document for name, document in objects.items() if name[0] == "Deployment")["spec"]["template"]["spec"]
    arguments = [argument for argument in pod["containers"][0]["args"] if not argument.startswith("--config=")]
    settings = [document for name, document in objects.items() if name[0] == "ConfigMap"]
    if settings:
        file = os.path.join(WORK, "holdpointd.yaml")
        with open(file, "w") as out:
            out.write(settings[0]["data"]["holdpointd.yaml"])
        arguments.append("--config=" + file)
    answer = run(os.path.join(PROGRAMS, "holdpointd"), *arguments, "--version")
    return answer.stderr.strip() or (None if answer.returncode == 0 else "exit code %d" % answer.returncode)


def make(into):
    answer = run(sys.executable, os.path.join(ROOT, "installer", "manifests", "manifests.py"), into, VERSION, "1767225600")
    if answer.returncode:
        sys.exit(answer.stderr)
    found = {}
    for name in sorted(os.listdir(into)):
        with open(os.path.join(into, name), "rb") as file:
            found[name] = file.read()
    return found


def chart():
    linted = run(HELM, "lint", "--strict", CHART)
    check("helm lint finds nothing", None if linted.returncode == 0 and "[WARNING]" not in linted.stdout else linted.stdout + linted.stderr)
    for what, (values, overlay) in VALUES.items():
        answer = rendered(values)
        if answer.returncode:
            check(what, answer.stderr)
            continue
        objects = parsed(answer.stdout)
        check(what + ": accepted", accepted(answer.stdout))
        check(what + ": understood by holdpointd", understood(objects))
        if overlay:
            wanted = kustomized(os.path.join(KUBERNETES, "overlays", overlay))
            for name in NOT_IN_CHART:
                del wanted[name]
            check(what + ": alike", differing(objects, wanted))
    elsewhere = parsed(rendered(VALUES["a site of its own says everything"][0], "elsewhere").stdout)
    check("nothing stays behind in a namespace that was not named",
          ", ".join("/".join(name) for name, document in elsewhere.items()
                    if "namespace: holdpoint\n" in yaml.dump(document) or "openshift-machine-api" in yaml.dump(document)))
    rights = {name[1] for name in elsewhere if name[0] == "ClusterRole"}
    check("a group has rights when it is reconciled and they are not refused",
          None if "holdpoint-machines" in rights and not rights & {"holdpoint-hosts", "holdpoint-remediation"} else str(rights))
    check("without rights there are none",
          ", ".join("/".join(name) for name in parsed(rendered(VALUES["without rights, volume and network policy"][0]).stdout) if "Role" in name[0]))
    for what, (values, sentence) in REFUSED.items():
        answer = rendered(values)
        said = answer.stderr
        check("refused: " + what, None if answer.returncode and sentence in said else "said %r" % (said or answer.stdout[:200]))


def bundle(overlay):
    folder = os.path.join(BUNDLES, overlay)
    judged = run(VERIFY, "manifests", "--operatorhub_validate", "--object_validate", folder)
    said = [line for line in (judged.stdout + judged.stderr).splitlines() if not any(known in line for known in KNOWN_WARNINGS)]
    check("OLM's validators find nothing in the bundle that is to " + overlay, "\n".join(said) or (judged.returncode and "exit code"))
    wanted = kustomized(os.path.join(KUBERNETES, "overlays", overlay))
    others, csv = {}, None
    for name in sorted(os.listdir(os.path.join(folder, "manifests"))):
        with open(os.path.join(folder, "manifests", name)) as file:
            text = file.read()
        document = yaml.safe_load(text)
        check("%s/%s: accepted" % (overlay, name), accepted(text, None if document["kind"] == "CustomResourceDefinition" else "holdpoint"))
        if document["kind"] == "ClusterServiceVersion":
            csv = document
        elif document["kind"] != "CustomResourceDefinition":
            document["metadata"]["namespace"] = "holdpoint"
            others[named(document) + ("holdpoint",)] = document
    install = csv["spec"]["install"]["spec"]

    def rules(kind):
        return [rule for name, document in wanted.items() if name[0] == kind for rule in document["rules"]]

    def flat(found):
        return {(group, resource, verb) for rule in found for group in rule["apiGroups"] for resource in rule["resources"] for verb in rule["verbs"]}

    for field, kind in (("clusterPermissions", "ClusterRole"), ("permissions", "Role")):
        check("%s: %s are the rights of every %s" % (overlay, field, kind),
              str(flat(install[field][0]["rules"]) ^ flat(rules(kind))) if flat(install[field][0]["rules"]) != flat(rules(kind)) else None)
    deployment = copy.deepcopy(wanted[("Deployment", "holdpoint", "holdpoint")])
    pod = deployment["spec"]["template"]["spec"]
    # Two named differences: no claim is in a bundle, and a Subscription says environment, not arguments.
    pod["volumes"][0] = {"name": "data", "emptyDir": {"sizeLimit": "8Gi"}}
    if overlay == "reconcile":
        pod["containers"][0]["args"][-1] = "--reconcile=$(HOLDPOINT_RECONCILE)"
        pod["containers"][0]["env"] = [{"name": "HOLDPOINT_RECONCILE", "value": ",".join(ALL)}]
    ours = install["deployments"][0]
    check("%s: the Deployment is that of kustomize" % overlay,
          differing({("Deployment", ours["name"]): ours["spec"]}, {("Deployment", "holdpoint"): deployment["spec"]}))
    made_by_olm = {"Namespace", "ServiceAccount", "Deployment", "ClusterRole", "ClusterRoleBinding", "Role", "RoleBinding", "PersistentVolumeClaim"}
    check("%s: the rest is that of kustomize" % overlay,
          differing(others, {name: document for name, document in wanted.items() if name[0] not in made_by_olm}))


def main():
    archives = make(os.path.join(WORK, "archives"))
    check("the same tree gives the same bytes", None if archives == make(os.path.join(WORK, "again")) else "they differ")
    for name in archives:
        with tarfile.open(os.path.join(WORK, "archives", name)) as tar:
            tar.extractall(os.path.join(WORK, "made"))
    run(KUBECTL, "create", "namespace", "machines")
    chart()
    for overlay in ("observe", "reconcile"):
        bundle(overlay)
    for line in failures:
        print("FAILED  " + line)
    sys.exit(1 if failures else 0)


main()
