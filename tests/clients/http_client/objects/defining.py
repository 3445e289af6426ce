# SPDX-License-Identifier: Apache-2.0
"""Kinds that a client defines, and their objects."""

from harness.expect import eventually, expect_equal
from harness.server import APPLY, JSON_PATCH, MERGE, NAMESPACE
from harness.table import proves
from http_client.driver import Watch

DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"


def schema():
    return {"type": "object", "properties": {
        "spec": {"type": "object", "required": ["size"], "properties": {
            "size": {"type": "integer", "minimum": 1},
            "color": {"type": "string", "default": "red", "pattern": "^[a-z]+$"},
            "port": {"x-kubernetes-int-or-string": True, "anyOf": [{"type": "integer"}, {"type": "string"}]},
            "address": {"type": "string", "format": "ipv4"},
            "labels": {"type": "object", "additionalProperties": {"type": "string"}, "maxProperties": 2},
            "free": {"type": "object", "x-kubernetes-preserve-unknown-fields": True},
            "either": {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}},
                       "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}}},
        "status": {"type": "object", "properties": {"ready": {"type": "integer"}, "selector": {"type": "string"}}}}}


def version(name, storage):
    return {"name": name, "served": True, "storage": storage, "schema": {"openAPIV3Schema": schema()},
            "subresources": {"status": {}, "scale": {"specReplicasPath": ".spec.size", "statusReplicasPath": ".status.ready",
                                                     "labelSelectorPath": ".status.selector"}},
            "selectableFields": [{"jsonPath": ".spec.color"}],
            "additionalPrinterColumns": [{"name": "Color", "type": "string", "jsonPath": ".spec.color"}]}


def kind_of(plural):
    return plural[:-1].capitalize()


def definition(plural):
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
            "metadata": {"name": plural + ".defined.example"},
            "spec": {"group": "defined.example", "scope": "Namespaced",
                     "names": {"plural": plural, "kind": kind_of(plural), "shortNames": [plural[:3]], "categories": ["all"]},
                     "versions": [version("v1beta1", False), version("v1", True)]}}


def objects(plural, of="v1"):
    return "/apis/defined.example/%s/namespaces/%s/%s" % (of, NAMESPACE, plural)


def condition(server, name, kind):
    conditions = server.get(DEFINITIONS + "/" + name).get("status", {}).get("conditions") or []
    return next((each for each in conditions if each["type"] == kind), None)


def defined(server, plural):
    """Defines a kind and waits until its objects can be asked for."""
    server.must("POST", DEFINITIONS, definition(plural))
    eventually(lambda: (condition(server, plural + ".defined.example", "Established") or {}).get("status") == "True",
               "the definition is established")
    for of in ("v1", "v1beta1"):
        eventually(lambda: server.call("GET", objects(plural, of)).status == 200, "the kind is served")


def body(plural, name, spec, of="v1", **metadata):
    return {"apiVersion": "defined.example/" + of, "kind": kind_of(plural), "metadata": {"name": name, **metadata}, "spec": spec}


def made(server, plural, name, spec, of="v1", **metadata):
    return server.must("POST", objects(plural, of), body(plural, name, spec, of, **metadata))


@proves("definition.established")
def established(client, server):
    defined(server, "apples")
    seen = server.get(DEFINITIONS + "/apples.defined.example")
    status = seen["status"]
    for each in status["conditions"]:
        each.pop("lastTransitionTime")
        each.pop("observedGeneration", None)
    return (seen["spec"]["names"], seen["spec"]["conversion"], status["acceptedNames"],
            status["storedVersions"], sorted(status["conditions"], key=lambda each: each["type"]))


@proves("definition.discovery")
def discovery(client, server):
    defined(server, "berries")
    group = server.get("/apis/defined.example")
    eventually(lambda: any(each["name"] == "berries" for each in server.get("/apis/defined.example/v1")["resources"]),
               "the kind is in the discovery")
    lines = [each for each in server.get("/apis/defined.example/v1")["resources"] if each["name"].startswith("berries")]
    for each in lines:
        each.pop("storageVersionHash", None)
        each["verbs"].sort()
    eventually(lambda: "apis/defined.example/v1" in server.get("/openapi/v3")["paths"], "the kind is in the OpenAPI")
    return [each["version"] for each in group["versions"]], group["preferredVersion"], lines


@proves("definition.refusals")
def refusals(client, server):
    """What is wrong with a definition, by the fields that the refusal names."""
    def with_field(**field):
        broken = definition("cherries")
        broken["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]["x"] = field
        for each in broken["spec"]["versions"]:
            del each["selectableFields"]  # which a schema that is wrong cannot select from
        return broken

    def changed(**spec):
        broken = definition("cherries")
        broken["spec"].update(spec)
        return broken

    renamed = definition("cherries")
    renamed["metadata"]["name"] = "others.defined.example"
    cases = {
        "name": renamed,
        "group": {**changed(group="apps"), "metadata": {"name": "cherries.apps"}},
        "scope": changed(scope="World"),
        "no storage version": changed(versions=[version("v1", False)]),
        "two storage versions": changed(versions=[version("v1", True), version("v2", True)]),
        "a version twice": changed(versions=[version("v1", True), version("v1", False)]),
        "no schema": changed(versions=[{"name": "v1", "served": True, "storage": True}]),
        "reference": with_field(**{"$ref": "#/definitions/x"}),
        "no type": with_field(),
        "no items": with_field(type="array"),
        "unique": with_field(type="array", uniqueItems=True, items={"type": "string"}),
        "default": with_field(type="string", maxLength=1, default="abc"),
        "list map": with_field(**{"type": "array", "items": {"type": "string"}, "x-kubernetes-list-type": "map"}),
    }
    seen = {}
    for name, wrong in cases.items():
        answer = server.call("POST", DEFINITIONS, wrong)
        causes = (answer.json.get("details") or {}).get("causes") or []
        seen[name] = answer.status, answer.json["reason"], sorted({cause["field"] for cause in causes})
    return seen


@proves("definition.objects")
def checked(client, server):
    """Objects of a defined kind are pruned, get their defaults and are validated."""
    defined(server, "dates")
    seen = {}
    for name, spec in {"default": {"size": 1}, "unknown": {"size": 1, "x": 2}, "free": {"size": 1, "free": {"x": {"y": 1}}},
                       "null": {"size": 1, "color": None}, "required": {}, "type": {"size": "big"}, "small": {"size": 0},
                       "pattern": {"size": 1, "color": "RED"}, "port": {"size": 1, "port": "a"}, "address": {"size": 1, "address": "1.2"},
                       "map": {"size": 1, "labels": {"a": 1}}, "many": {"size": 1, "labels": {"a": "", "b": "", "c": ""}},
                       "either": {"size": 1, "either": {"a": "", "b": ""}}}.items():
        answer = server.call("POST", objects("dates"), body("dates", name, spec))
        causes = (answer.json.get("details") or {}).get("causes") or []
        seen[name] = answer.status, answer.json.get("spec"), [(each["reason"], each["field"]) for each in causes]
    return seen


@proves("definition.versions")
def versions(client, server):
    """An object shows in every version, and a watch in the one that it asked for."""
    defined(server, "elders")
    with Watch(server, objects("elders", "v1beta1") + "?watch=1") as watch:
        older = made(server, "elders", "e", {"size": 3}, of="v1beta1")
        newer = server.get(objects("elders") + "/e")
        watched = watch.until("ADDED", "e")["object"]["apiVersion"]
    listed = server.get(objects("elders", "v1beta1"))
    return (older["apiVersion"], newer["apiVersion"], newer["spec"], newer["metadata"]["uid"] == older["metadata"]["uid"], watched,
            [each["apiVersion"] for each in listed["items"]], listed["kind"])


@proves("definition.subresources")
def subresources(client, server):
    defined(server, "figs")
    made(server, "figs", "f", {"size": 3})
    status = server.must("PATCH", objects("figs") + "/f/status", {"spec": {"size": 9}, "status": {"ready": 2, "selector": "a=b"}}, MERGE)
    scale = server.get(objects("figs") + "/f/scale")
    scaled = server.must("PATCH", objects("figs") + "/f/scale", {"spec": {"replicas": 5}}, MERGE)
    whole = server.get(objects("figs") + "/f")
    strategic = server.call("PATCH", objects("figs") + "/f", {"spec": {"size": 1}}, "application/strategic-merge-patch+json")
    return (status["spec"], status["status"], status["metadata"]["generation"], scale["spec"], scale["status"], scaled["spec"], whole["spec"],
            whole["metadata"]["generation"], strategic.status)


@proves("definition.table")
def table(client, server):
    defined(server, "grapes")
    made(server, "grapes", "g", {"size": 3})
    asked = server.call("GET", objects("grapes"), accept="application/json;as=Table;v=v1;g=meta.k8s.io").json
    return [each["name"] for each in asked["columnDefinitions"]], asked["rows"][0]["cells"]


@proves("definition.selectors")
def selectors(client, server):
    defined(server, "hazels")
    made(server, "hazels", "red", {"size": 3})
    made(server, "hazels", "blue", {"size": 3, "color": "blue"})
    chosen = server.get(objects("hazels") + "?fieldSelector=spec.color%3Dblue")["items"]
    return [each["metadata"]["name"] for each in chosen], server.call("GET", objects("hazels") + "?fieldSelector=spec.size%3D3").status


@proves("definition.apply")
def applied(client, server):
    """Field managers share an object of a defined kind, and a foreign field is a conflict."""
    defined(server, "irises")
    shared = {"apiVersion": "defined.example/v1", "kind": "Irise", "metadata": {"name": "i"}}
    where = objects("irises") + "/i?fieldManager="
    first = server.call("PATCH", where + "a", {**shared, "spec": {"size": 1}}, APPLY).status
    second = server.call("PATCH", where + "b", {**shared, "spec": {"color": "blue"}}, APPLY).status
    conflict = server.call("PATCH", where + "a", {**shared, "spec": {"size": 1, "color": "green"}}, APPLY)
    return first, second, conflict.status, [each["field"] for each in conflict.json["details"]["causes"]]


@proves("definition.update")
def update(client, server):
    """What may change of a definition does, the rest is refused."""
    defined(server, "junipers")
    where = DEFINITIONS + "/junipers.defined.example"
    column = {"op": "add", "path": "/spec/versions/1/additionalPrinterColumns/-",
              "value": {"name": "Size", "type": "integer", "jsonPath": ".spec.size"}}
    wider = server.must("PATCH", where, [column], JSON_PATCH)
    scope = server.call("PATCH", where, {"spec": {"scope": "Cluster"}}, MERGE)
    gone = server.call("PATCH", where, [{"op": "remove", "path": "/spec/versions/1"},
                                        {"op": "replace", "path": "/spec/versions/0/storage", "value": True}], JSON_PATCH)
    return wider["metadata"]["generation"], scope.status, [each["field"] for each in scope.json["details"]["causes"]], gone.status


@proves("definition.deletion")
def deletion(client, server):
    """A definition takes its objects along and waits for those that a finalizer holds."""
    defined(server, "kiwis")
    made(server, "kiwis", "held", {"size": 3}, finalizers=["holdpoint.dev/test"])
    made(server, "kiwis", "free", {"size": 3})
    where = DEFINITIONS + "/kiwis.defined.example"
    server.must("DELETE", where)
    eventually(lambda: "deletionTimestamp" in server.get(objects("kiwis") + "/held")["metadata"], "the objects are deleted")
    if server.real:  # its controller is faster than what serves the kind, which makes the discovery too
        eventually(lambda: "create" not in next(each["verbs"] for each in server.get("/apis/defined.example/v1")["resources"]
                                                if each["name"] == "kiwis"), "whoever serves the kind knows that it goes")
    late = server.call("POST", objects("kiwis"), body("kiwis", "late", {"size": 1}))
    expect_equal((condition(server, "kiwis.defined.example", "Terminating") or {}).get("status"), "True")
    server.must("PATCH", objects("kiwis") + "/held", {"metadata": {"finalizers": None}}, MERGE)
    eventually(lambda: server.call("GET", where).status == 404, "the definition goes")
    eventually(lambda: server.call("GET", objects("kiwis")).status == 404, "its kind is not served any more")
    return late.status, late.json["message"]
