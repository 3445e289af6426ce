#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes a Helm chart and OLM bundles of the same manifests that kustomize applies.

usage: manifests.py DIR VERSION SECONDS [IMAGE]

Writes DIR/holdpoint-V.tgz, the chart, and DIR/holdpoint-olm-V.tgz, a bundle for each overlay. VERSION is what version.sh prints, V the
same in the words of semver; SECONDS is the time of the last change, so that the same tree gives the same bytes. IMAGE is where the
image lies, such as registry.example/holdpoint.

Every object comes from installer/kubernetes. What is said here is only where a value of the chart stands in the place of what the
manifest says, and what a ClusterServiceVersion says around them. chart and olm beside this file hold the rest.
"""

import base64
import copy
import datetime
import gzip
import io
import json
import os
import re
import sys
import tarfile

import yaml

HERE = os.path.dirname(os.path.abspath(__file__))
KUBERNETES = os.path.join(HERE, "..", "kubernetes")
ROOT = os.path.join(HERE, "..", "..")
GROUPS = ("machines", "machinesets", "healthchecks", "hosts", "remediation", "controlplane", "maintenance")
MACHINES = "openshift-machine-api"  # what the manifests say where the chart has machineNamespace
LICENCE = "# SPDX-License-Identifier: Apache-2.0\n"


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def documents(*path):
    return [document for document in yaml.safe_load_all(read(*path)) if document]


# ---- kustomize, as far as installer/kubernetes uses it; a test compares the result with that of kubectl


def patched(document, operations):
    for operation in operations:
        *steps, last = operation["path"].strip("/").split("/")
        at = document
        for step in steps:
            at = at[int(step) if isinstance(at, list) else step]
        if last == "-":
            at.append(operation["value"])
        elif operation["op"] in ("add", "replace"):
            at[int(last) if isinstance(at, list) else last] = operation["value"]
        else:
            sys.exit("manifests.py: a patch has the operation %s, which is not known here" % operation["op"])


def built(folder):
    """The objects of a kustomization, in the order of its files."""
    plan = documents(folder, "kustomization.yaml")[0]
    known = {"apiVersion", "kind", "resources", "components", "patches", "images", "labels"}
    if set(plan) - known:
        sys.exit("manifests.py: %s/kustomization.yaml says %s, which is not known here" % (folder, ", ".join(sorted(set(plan) - known))))
    objects = []
    for part in plan.get("resources", []) + plan.get("components", []):
        path = os.path.join(folder, part)
        objects += built(path) if os.path.isdir(path) else documents(path)
    for patch in plan.get("patches", []):
        for document in objects:
            if document["kind"] == patch["target"]["kind"] and document["metadata"]["name"] == patch["target"]["name"]:
                patched(document, yaml.safe_load(patch["patch"]))
    for pairs in plan.get("labels", []):
        for document in objects:
            document["metadata"]["labels"] = {**document["metadata"].get("labels", {}), **pairs["pairs"]}
    for image in plan.get("images", []):
        for document in objects:
            if document["kind"] == "Deployment":
                for container in containers(document):
                    if container["image"] == image["name"]:
                        container["image"] = image["newName"] + ":" + image["newTag"]
    return objects


def containers(deployment):
    pod = deployment["spec"]["template"]["spec"]
    return pod["initContainers"] + pod["containers"]


def imaged(objects, repository, tag):
    """With the image of this version, as installed manifests name it, from where it lies."""
    for document in objects:
        if document["kind"] == "Deployment":
            for container in containers(document):
                container["image"] = (repository or container["image"].rpartition(":")[0]) + ":" + tag
    return objects


def one(objects, kind):
    return copy.deepcopy(next(document for document in objects if document["kind"] == kind))


# ---- text of Helm in a tree of YAML


class Template:
    """Documents with places that Helm fills. What stands there is a word until the documents are written."""

    def __init__(self):
        self.texts = []

    def value(self, text):
        """A value: {{ text }}."""
        return self.word("{{ %s }}" % text)

    def line(self, text):
        """An item of a list in whose place a line has {{- text }}; `lines` are the same between the keys of a map."""
        return self.word("{{- %s }}" % text)

    def lines(self, *texts):
        return {self.line(text): None for text in texts}

    def block(self, values, indent):
        """A value that is a tree of the chart's values."""
        return self.word("{{- toYaml %s | nindent %d }}" % (values, indent))

    def word(self, text):
        self.texts.append(text)
        return "TEMPLATE%dTEXT" % (len(self.texts) - 1)

    def text(self, *trees):
        text = "---\n".join(map(dumped, trees))
        text = re.sub(r"^ *(?:- )?(TEMPLATE\d+TEXT)(?:: null)?$", r"\1", text, flags=re.MULTILINE)
        return re.sub(r"TEMPLATE(\d+)TEXT", lambda found: self.texts[int(found.group(1))], text)


class Plain(yaml.SafeDumper):
    """Long texts stand as they are written, and nothing refers to another place of the document."""

    def ignore_aliases(self, data):
        return True


Plain.add_representer(str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None))


def dumped(tree):
    return yaml.dump(tree, Dumper=Plain, sort_keys=False, width=1000, allow_unicode=True)


def remark(*path):
    """The comment that a file starts with."""
    lines = read(*path).split("\n")[1:]
    return "".join(line + "\n" for line in lines[: next(i for i, line in enumerate(lines) if not line.startswith("#"))])


def settled(template, tree):
    """In the namespaces of the chart."""
    if isinstance(tree, dict):
        for key, at in tree.items():
            if key == "namespace" and at in ("holdpoint", MACHINES):
                tree[key] = template.value(".Release.Namespace" if at == "holdpoint" else ".Values.machineNamespace")
            else:
                settled(template, at)
    elif isinstance(tree, list):
        for at in tree:
            settled(template, at)
    return tree


# ---- the chart


def deployment_template(observe, reconcile):
    template = Template()
    tree = settled(template, one(observe, "Deployment"))
    several = one(reconcile, "Deployment")["spec"]
    spec = tree["spec"]
    pod = spec["template"]["spec"]
    init, daemon = pod["initContainers"][0], pod["containers"][0]
    many = "if gt (int .Values.replicas) 1"

    tree["spec"] = {
        "replicas": template.value(".Values.replicas"),
        "strategy": template.word("{{ %s }}%s{{ else }}%s{{ end }}" % (many, json.dumps(several["strategy"]), json.dumps(spec["strategy"]))),
        "selector": spec["selector"], "template": spec["template"],
    }
    spec["template"]["metadata"] = {
        "labels": {**spec["template"]["metadata"]["labels"],
                   **template.lines("with .Values.podLabels", "toYaml . | nindent 8", "end")},
        **template.lines('with include "holdpoint.settings" .'),
        "annotations": {"holdpoint.dev/settings": template.value("sha256sum .")},
        **template.lines("end"),
    }
    for container in (init, daemon):
        container["image"] = template.value('include "holdpoint.image" .')
        keys = list(container.items())
        container.clear()
        for key, value in keys:
            container[key] = value
            if key == "image":
                container.update({**template.lines("with .Values.image.pullPolicy"), "imagePullPolicy": template.value("."),
                                  **template.lines("end")})
    daemon["args"] += [
        template.line('with join "," .Values.reconcile'), "--reconcile=" + template.value("."), template.line("end"),
        template.line('if ne .Values.machineNamespace "%s"' % MACHINES),
        "--machine-namespace=" + template.value(".Values.machineNamespace"), template.line("end"),
        template.line('if include "holdpoint.settings" .'), "--config=/etc/holdpoint/holdpointd.yaml", template.line("end"),
    ]
    daemon.update({
        **template.lines("if or .Values.env .Values.record.passwordSecret.name"),
        "env": [
            template.line("with .Values.env"), template.line("toYaml . | nindent 8"), template.line("end"),
            template.line("with .Values.record.passwordSecret.name"),
            {"name": "PGPASSWORD", "valueFrom": {"secretKeyRef": {
                "name": template.value(". | quote"), "key": template.value("$.Values.record.passwordSecret.key | quote")}}},
            template.line("end")],
        **template.lines("end"),
    })
    daemon["resources"] = template.block(".Values.resources", 10)
    data, tokens, tmp = pod["volumes"]
    tokens["secret"]["secretName"] = template.value(".Values.tokens.secretName | quote")
    kept = one(observe, "PersistentVolumeClaim")["metadata"]["name"]
    if data != {"name": "data", "persistentVolumeClaim": {"claimName": kept}}:
        sys.exit("manifests.py: the first volume of overlays/observe is not its history any more")
    pod["volumes"] = [
        {"name": "data", **template.lines("if .Values.storage.persistent"),
         "persistentVolumeClaim": {"claimName": template.value(".Values.storage.existingClaim | default \"%s\"" % kept)},
         **template.lines("else"), "emptyDir": {"sizeLimit": template.value(".Values.storage.size")}, **template.lines("end")},
        tokens, tmp,
        template.line('if include "holdpoint.settings" .'), {"name": "settings", "configMap": {"name": "holdpoint-settings"}},
        template.line("end"), template.line("with .Values.files.secretName"),
        {"name": "files", "secret": {"secretName": template.value(". | quote"), "defaultMode": 0o440}}, template.line("end"),
    ]
    daemon["volumeMounts"] += [
        template.line('if include "holdpoint.settings" .'),
        {"name": "settings", "mountPath": "/etc/holdpoint/holdpointd.yaml", "subPath": "holdpointd.yaml", "readOnly": True},
        template.line("end"), template.line("if .Values.files.secretName"),
        {"name": "files", "mountPath": "/etc/holdpoint/files", "readOnly": True}, template.line("end"),
    ]
    pod.update({**template.lines(many), "topologySpreadConstraints": several["template"]["spec"]["topologySpreadConstraints"],
                **template.lines("end")})
    for name in ("imagePullSecrets", "nodeSelector", "tolerations", "affinity"):
        pod.update({**template.lines("with .Values." + name), name: template.block(".", 8), **template.lines("end")})
    return '{{- include "holdpoint.judged" . }}\n' + template.text(tree)


def when(condition, text):
    return "{{- if %s }}\n%s{{- end }}\n" % (condition, text)


def component_template(name, condition, change=None):
    """The objects of a component, where a condition of the values says so."""
    template = Template()
    [file] = documents(KUBERNETES, "components", name, "kustomization.yaml")[0]["resources"]
    trees = [settled(template, tree) for tree in documents(KUBERNETES, "components", name, file)]
    if change:
        change(template, trees)
    return LICENCE + remark(KUBERNETES, "components", name, file) + when(condition, template.text(*trees))


def chart_files(version, observe, reconcile):
    image = one(observe, "Deployment")["spec"]["template"]["spec"]["containers"][0]["image"].rpartition(":")
    files = {}
    for name in ("values.yaml", "templates/_helpers.tpl", "templates/settings.yaml", "templates/ingress.yaml", "templates/route.yaml",
                 "templates/NOTES.txt"):
        files[name] = read(HERE, "chart", name).replace("@IMAGE@", image[0]).replace("@TAG@", image[2])
    files["Chart.yaml"] = read(HERE, "chart", "Chart.yaml").replace("@VERSION@", version)
    schema = json.loads(read(HERE, "chart", "values.schema.json"))
    schema["properties"]["settings"]["properties"] = settings_schema()
    schema["properties"]["reconcile"]["items"] = {"enum": list(GROUPS)}
    schema["properties"]["rbac"]["properties"]["groups"] = {
        "type": "object", "additionalProperties": False, "properties": {group: {"type": "boolean"} for group in GROUPS}}
    files["values.schema.json"] = json.dumps(schema, indent=2) + "\n"

    def put(name, source, text):
        files["templates/%s.yaml" % name] = LICENCE + remark(KUBERNETES, source) + text

    put("deployment", "base/deployment.yaml", deployment_template(observe, reconcile))
    for kind in ("ServiceAccount", "NetworkPolicy", "Service"):
        name = kind.lower()
        template = Template()
        tree = settled(template, one(observe, kind))
        if name == "service":
            tree["metadata"].update({**template.lines("with .Values.service.annotations"), "annotations": template.block(".", 4),
                                     **template.lines("end")})
            tree["spec"] = {**template.lines('if ne .Values.service.type "ClusterIP"'), "type": template.value(".Values.service.type"),
                            **template.lines("end"), **tree["spec"]}
            tree["spec"]["ports"][0]["port"] = template.value(".Values.service.port")
        if name == "serviceaccount":
            tree["metadata"].update({**template.lines("with .Values.serviceAccount.annotations"), "annotations": template.block(".", 4),
                                     **template.lines("end")})
        if name == "networkpolicy":
            tree["spec"]["egress"] += [template.line("with .Values.networkPolicy.egressPorts"), {"ports": [
                template.line("range ."), {"protocol": "TCP", "port": template.value(".")}, template.line("end")]}, template.line("end")]
        text = template.text(tree)
        put(name, "base/%s.yaml" % name, when(".Values.networkPolicy.create", text) if name == "networkpolicy" else text)
    template = Template()
    claim = settled(template, one(observe, "PersistentVolumeClaim"))
    claim["spec"]["resources"]["requests"]["storage"] = template.value(".Values.storage.size")
    claim["spec"].update({**template.lines("with .Values.storage.className"), "storageClassName": template.value(". | quote"),
                          **template.lines("end")})
    put("history", "overlays/observe/history.yaml",
        when("and .Values.storage.persistent (not .Values.storage.existingClaim)", template.text(claim)))
    template = Template()
    put("poddisruptionbudget", "overlays/reconcile/poddisruptionbudget.yaml",
        when("gt (int .Values.replicas) 1", template.text(settled(template, one(reconcile, "PodDisruptionBudget")))))
    template = Template()
    rbac = [document for document in built(os.path.join(KUBERNETES, "base")) if document["kind"].startswith("ClusterRole")]
    put("rbac-observe", "base/rbac.yaml", when(".Values.rbac.create", template.text(*[settled(template, tree) for tree in rbac])))

    def people(template, trees):
        trees[0]["rules"][0]["resourceNames"] = template.block(".Values.rbac.impersonate", 2)

    def scraped(template, trees):
        endpoint = trees[0]["spec"]["endpoints"][0]
        secret = template.value(".Values.monitoring.secretName | quote")
        endpoint["authorization"]["credentials"]["name"] = endpoint["tlsConfig"]["ca"]["secret"]["name"] = secret
        endpoint["tlsConfig"]["serverName"] = template.value('printf "holdpoint.%s.svc" .Release.Namespace')

    rights = {"override": ".Values.rbac.override", "windows": ".Values.rbac.windows", "workload": ".Values.rbac.workload", "lease": ".Values.reconcile",
              "record": ".Values.record.url", "impersonate": ".Values.rbac.impersonate"}
    rights.update({group: '(has "%s" .Values.reconcile) .Values.rbac.groups.%s' % (group, group) for group in GROUPS})
    for name, condition in rights.items():
        files["templates/rbac-%s.yaml" % name] = component_template(
            name, "and .Values.rbac.create " + condition, people if name == "impersonate" else None)
    files["templates/servicemonitor.yaml"] = component_template("monitoring", ".Values.monitoring.serviceMonitor", scraped)
    others = set(os.listdir(os.path.join(KUBERNETES, "components"))) - set(rights) - {"monitoring"}
    if others:
        sys.exit("manifests.py: the chart does not know the components " + ", ".join(sorted(others)))
    return {"holdpoint/" + name: text for name, text in files.items()}


# Said by the chart itself, or of no use in a pod.
NOT_SETTINGS = {"data-dir", "listen", "wall-listen", "kubeconfig", "context", "reconcile", "machine-namespace", "history", "lab",
                "time-scale", "bundle"}


def settings_schema():
    """The options of holdpointd.yaml and what kind of value each has there."""
    found = {}
    for name, value in re.findall(r"^#?([a-z]+(?:-[a-z]+)*):(?: (.*))?$", read(HERE, "..", "holdpointd.yaml"), re.MULTILINE):
        kind = {"bool": "boolean", "int": "integer", "str": "string"}.get(type(yaml.safe_load(value or "''")).__name__)
        if name == "hold-budgets":
            found[name] = {"type": "object", "additionalProperties": {"type": "string"}}
        elif name == "maintenance-calendar":
            found[name] = {"type": ["string", "array"], "items": {"type": "string"}}
        elif name not in NOT_SETTINGS:
            found[name] = {"type": kind}
    return found


# ---- the bundles


def rules(objects, kind):
    found = []
    for document in objects:
        if document["kind"] == kind:
            found += [rule for rule in document["rules"] if rule not in found]
    return found


def bundle_files(overlay, version, moment, objects):
    package = "holdpoint-" + overlay
    csv = yaml.safe_load(read(HERE, "olm", "clusterserviceversion.yaml"))
    about = csv.pop("x-overlays")[overlay]
    deployment = one(objects, "Deployment")
    pod = deployment["spec"]["template"]["spec"]
    # A bundle has no claim in it; a Subscription names one (docs/install.md).
    pod["volumes"][0] = documents(KUBERNETES, "base", "deployment.yaml")[0]["spec"]["template"]["spec"]["volumes"][0]
    daemon = pod["containers"][0]
    for place, argument in enumerate(daemon["args"]):
        option, _, groups = argument.partition("=")
        if option == "--reconcile":
            # A Subscription can say environment, not arguments.
            daemon["args"][place] = "--reconcile=$(HOLDPOINT_RECONCILE)"
            daemon["env"] = [{"name": "HOLDPOINT_RECONCILE", "value": groups}]
    image = daemon["image"]
    named = re.sub(r"[^a-z0-9.-]", "-", version.lower())
    csv["metadata"]["name"] = "%s.v%s" % (package, named)
    csv["metadata"]["annotations"].update({
        "containerImage": image,
        "createdAt": datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "description": about["summary"],
        "operatorframework.io/suggested-namespace-template": json.dumps(one(objects, "Namespace")),
        "alm-examples": json.dumps([yaml.safe_load(read(HERE, "olm", "example.yaml"))]),
    })
    definition = yaml.safe_load(read(ROOT, "resources", "crds", "maintenancewindows.yaml"))
    schema = definition["spec"]["versions"][0]["schema"]["openAPIV3Schema"]
    spec = csv["spec"]
    spec.update({
        "displayName": about["displayName"], "description": read(HERE, "olm", overlay + ".md"), "version": version,
        "icon": [{"base64data": base64.b64encode(read(ROOT, "resources", "icons", "holdpoint.svg").encode()).decode(),
                  "mediatype": "image/svg+xml"}],
        "relatedImages": [{"name": "holdpoint", "image": image}],
        "customresourcedefinitions": {"owned": [{
            "name": definition["metadata"]["name"], "kind": definition["spec"]["names"]["kind"],
            "version": definition["spec"]["versions"][0]["name"], "displayName": "Maintenance window",
            "description": schema["description"]}], "required": about["required"]},
        "install": {"strategy": "deployment", "spec": {
            "clusterPermissions": [{"serviceAccountName": "holdpoint", "rules": rules(objects, "ClusterRole")}],
            "permissions": [{"serviceAccountName": "holdpoint", "rules": rules(objects, "Role")}],
            "deployments": [{"name": deployment["metadata"]["name"], "label": deployment["metadata"]["labels"],
                             "spec": deployment["spec"]}]}},
    })
    annotations = {"annotations": {
        "operators.operatorframework.io.bundle.mediatype.v1": "registry+v1",
        "operators.operatorframework.io.bundle.manifests.v1": "manifests/",
        "operators.operatorframework.io.bundle.metadata.v1": "metadata/",
        "operators.operatorframework.io.bundle.package.v1": package,
        "operators.operatorframework.io.bundle.channels.v1": "stable",
        "operators.operatorframework.io.bundle.channel.default.v1": "stable"}}
    files = {
        "manifests/%s.clusterserviceversion.yaml" % package: LICENCE + dumped(csv),
        "manifests/maintenancewindows.yaml": read(ROOT, "resources", "crds", "maintenancewindows.yaml"),
        "metadata/annotations.yaml": LICENCE + dumped(annotations),
        "bundle.Dockerfile": LICENCE + "FROM scratch\n" + "".join("LABEL %s=%s\n" % pair for pair in annotations["annotations"].items())
        + "COPY manifests /manifests/\nCOPY metadata /metadata/\n",
    }
    for document in objects:
        # OLM says where they live. The account is made by it, of the permissions.
        if document["kind"] in ("Service", "PodDisruptionBudget", "NetworkPolicy"):
            document = copy.deepcopy(document)
            del document["metadata"]["namespace"]
            files["manifests/%s.yaml" % document["kind"].lower()] = LICENCE + dumped(document)
    return {"holdpoint-olm/%s/%s" % (overlay, name): text for name, text in files.items()}


def archive(file, moment, files):
    with open(file, "wb") as raw, gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=moment) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for name, text in sorted(files.items()):
                entry = tarfile.TarInfo(name)
                entry.size, entry.mtime, entry.mode = len(text.encode()), moment, 0o644
                tar.addfile(entry, io.BytesIO(text.encode()))


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__.strip())
    # A commit of figures alone may start with 0, which a part between two dots must not.
    version = re.sub(r"([~+])(.*)", lambda found: found.group(1).replace("~", "-") + found.group(2).replace(".", "-"), sys.argv[2])
    into, moment, repository = sys.argv[1], int(sys.argv[3]), "".join(sys.argv[4:])
    tag = re.sub(r"[^A-Za-z0-9_.-]", "-", sys.argv[2])
    observe, reconcile = (imaged(built(os.path.join(KUBERNETES, "overlays", name)), repository, tag) for name in ("observe", "reconcile"))
    os.makedirs(into, exist_ok=True)
    archive(os.path.join(into, "holdpoint-%s.tgz" % version), moment, chart_files(version, observe, reconcile))
    archive(os.path.join(into, "holdpoint-olm-%s.tgz" % version), moment,
            {**bundle_files("observe", version, moment, observe), **bundle_files("reconcile", version, moment, reconcile)})


if __name__ == "__main__":
    main()
