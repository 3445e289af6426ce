# SPDX-License-Identifier: Apache-2.0
"""Lists, selectors, and the two short forms of an object."""

import urllib.parse

from harness.expect import expect, expect_equal, expect_in
from harness.paths import MAPS, NODES, SECRETS, SETS, config_map, machine_set, node
from harness.server import NAMESPACE
from harness.table import proves
from http_client.driver import shown

TABLE = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json"
PARTIAL = "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io,application/json"
PARTIAL_LIST = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io,application/json"


def ensure(server, path, thing):
    answer = server.call("POST", path, thing)
    expect(answer.status in (201, 409), str(answer))


def labelled(server):
    for name, labels in (("sel-a", {"sel": "a", "both": "x"}), ("sel-b", {"sel": "b", "both": "x"}), ("sel-c", {"sel": "c"})):
        ensure(server, MAPS, config_map(name, labels=labels))


@proves("list.shape")
def list_shape(client, server):
    labelled(server)
    found = server.get(MAPS + "?labelSelector=sel")
    expect_equal((found["kind"], found["apiVersion"]), ("ConfigMapList", "v1"))
    expect(found["metadata"]["resourceVersion"].isdigit(), str(found["metadata"]))
    return [(item["metadata"]["name"], item.get("kind")) for item in found["items"]]


@proves("list.shape-custom")
def list_shape_custom(client, server):
    ensure(server, SETS, machine_set("listed", 0))
    found = server.get(SETS + "?labelSelector=!nothing")
    return found["kind"], found["apiVersion"], sorted({(item["kind"], item["apiVersion"]) for item in found["items"]})


@proves("list.label-selectors")
def label_selectors(client, server):
    labelled(server)
    seen = {}
    for selector in ("sel=a", "sel==a", "sel!=a,sel", "sel in (a,b)", "sel notin (a),sel", "!both,sel", "both=x,sel=b",
                     "sel in (a, b),both", "sel,sel=c", "sel=", "sel notin (a,b,c),sel"):
        found = server.get(MAPS + "?labelSelector=" + urllib.parse.quote(selector))
        seen[selector] = [item["metadata"]["name"] for item in found["items"]]
    expect_equal(seen["sel in (a,b)"], ["sel-a", "sel-b"])
    return seen


@proves("list.field-selectors")
def field_selectors(client, server):
    labelled(server)
    ensure(server, SECRETS, {"metadata": {"name": "typed"}, "type": "test/typed"})
    ensure(server, NODES, node("selected"))
    seen = {}
    for path, selector in ((MAPS, "metadata.name=sel-a"), ("/api/v1/configmaps", "metadata.namespace=%s,metadata.name=sel-b" % NAMESPACE),
                           (SECRETS, "type=test/typed"), (NODES, "spec.unschedulable=false,metadata.name=selected"),
                           (NODES, "spec.unschedulable=true,metadata.name=selected")):
        found = server.get(path + "?fieldSelector=" + urllib.parse.quote(selector))
        seen[selector] = [item["metadata"]["name"] for item in found["items"]]
    expect_equal(seen["metadata.name=sel-a"], ["sel-a"])
    return seen


@proves("list.exact-revision")
def exact_revision(client, server):
    labelled(server)
    revision = server.get(MAPS)["metadata"]["resourceVersion"]
    seen = []
    for match in ("Exact", "NotOlderThan"):
        found = server.get(MAPS + "?labelSelector=sel&resourceVersion=%s&resourceVersionMatch=%s" % (revision, match))
        seen.append(len(found["items"]))
    found = server.get(MAPS + "?labelSelector=sel&resourceVersion=0")
    seen.append(len(found["items"]))
    expect_equal(seen, [3, 3, 3])


@proves("list.pages")
def pages(client, server):
    labelled(server)
    seen, revisions, token = [], set(), ""
    while True:
        found = server.get(MAPS + "?labelSelector=sel&limit=2&continue=" + token)
        seen.append([item["metadata"]["name"] for item in found["items"]])
        revisions.add(found["metadata"]["resourceVersion"])
        token = urllib.parse.quote(found["metadata"].get("continue", ""))
        if not token:
            break
        ensure(server, MAPS, config_map("sel-between", labels={"sel": "b"}))
    server.must("DELETE", MAPS + "/sel-between")
    expect_equal(seen, [["sel-a", "sel-b"], ["sel-c"]])
    expect_equal(len(revisions), 1)


@proves("list.remaining")
def remaining(client, server):
    labelled(server)
    first = server.get(MAPS + "?limit=2")["metadata"]
    # Of the same state: what rows before this one left behind may still be collected.
    whole = len(server.get(MAPS + "?resourceVersion=%s&resourceVersionMatch=Exact" % first["resourceVersion"])["items"])
    expect_equal(first.get("remainingItemCount"), whole - 2)
    last = server.get(MAPS + "?limit=%d&continue=%s" % (whole, urllib.parse.quote(first["continue"])))
    expect_equal((len(last["items"]), "continue" in last["metadata"]), (whole - 2, False))
    chosen = server.get(MAPS + "?labelSelector=sel&limit=2")["metadata"]
    expect_equal(("continue" in chosen, "remainingItemCount" in chosen), (True, False))


@proves("form.table")
def table(client, server):
    labelled(server)
    answer = server.call("GET", MAPS + "?labelSelector=sel", accept=TABLE)
    expect_equal(answer.json["kind"], "Table")
    expect_in(answer.headers["Content-Type"], "application/json")
    return {"columns": [{key: column[key] for key in ("name", "type", "format", "priority")}
                        for column in answer.json["columnDefinitions"]],
            "cells": [row["cells"][:2] for row in answer.json["rows"]],
            "objects": [row["object"]["kind"] for row in answer.json["rows"]]}


@proves("form.table-custom")
def table_custom(client, server):
    ensure(server, SETS, machine_set("listed", 0))
    seen = {}
    for include in ("None", "Metadata", "Object"):
        answer = server.call("GET", SETS + "/listed?includeObject=" + include, accept=TABLE)
        row = answer.json["rows"][0]
        seen[include] = (row.get("object") or {}).get("kind"), row["cells"][:2]
    answer = server.call("GET", SETS, accept=TABLE)
    seen["columns"] = [{key: column[key] for key in ("name", "type", "format", "priority")}
                       for column in answer.json["columnDefinitions"]]
    return seen


COLUMNS = {"nodes": NODES, "pods": "/api/v1/pods", "events": "/api/v1/events", "secrets": "/api/v1/secrets",
           "namespaces": "/api/v1/namespaces", "leases": "/apis/coordination.k8s.io/v1/leases",
           "volumes": "/api/v1/persistentvolumes", "claims": "/api/v1/persistentvolumeclaims",
           "attachments": "/apis/storage.k8s.io/v1/volumeattachments",
           "requests": "/apis/certificates.k8s.io/v1/certificatesigningrequests",
           "budgets": "/apis/policy/v1/poddisruptionbudgets", "daemonsets": "/apis/apps/v1/daemonsets",
           "machines": "/apis/machine.openshift.io/v1beta1/machines",
           "machinehealthchecks": "/apis/machine.openshift.io/v1beta1/machinehealthchecks",
           "hosts": "/apis/metal3.io/v1alpha1/baremetalhosts",
           "definitions": "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"}


@proves("form.columns")
def columns(client, server):
    """Every kind, also empty, shows the columns that it has in a real cluster."""
    seen = {}
    for name, path in COLUMNS.items():
        answer = server.call("GET", path, accept=TABLE)
        expect_equal(answer.json["kind"], "Table", name)
        seen[name] = [(column["name"], column["type"], column["format"], column["priority"])
                      for column in answer.json["columnDefinitions"]]
    return seen


@proves("form.partial")
def partial(client, server):
    labelled(server)
    one = shown(server.call("GET", MAPS + "/sel-a", accept=PARTIAL))
    many = server.call("GET", MAPS + "?labelSelector=sel", accept=PARTIAL_LIST)
    expect_equal((one["body"]["kind"], many.json["kind"]), ("PartialObjectMetadata", "PartialObjectMetadataList"))
    expect("data" not in one["body"], str(one))
    return one, [sorted(item) for item in many.json["items"]]


@proves("form.not-acceptable")
def not_acceptable(client, server):
    answer = server.call("GET", MAPS, accept="text/html")
    return answer.status, (answer.json or {}).get("reason"), (answer.json or {}).get("message")


@proves("discovery.documents")
def documents(client, server):
    """What clients read before anything else: the kinds that both serve are described alike."""
    seen = {}
    for path in ("/api/v1", "/apis/machine.openshift.io/v1beta1", "/apis/metal3.io/v1alpha1", "/apis/coordination.k8s.io/v1",
                 "/apis/events.k8s.io/v1", "/apis/storage.k8s.io/v1"):
        for resource in server.get(path)["resources"]:
            if resource["name"].split("/")[0] in SERVED:
                described = {key: value for key, value in resource.items() if key != "storageVersionHash"}
                described["verbs"] = sorted(described["verbs"])
                seen[path + " " + resource["name"]] = described
    return seen


SERVED = {"configmaps", "secrets", "events", "leases", "machines", "machinesets", "machinehealthchecks", "baremetalhosts",
          "persistentvolumes", "persistentvolumeclaims", "volumeattachments"}


@proves("discovery.not-served")
def not_served(client, server):
    return [(answer.status, answer.text) for answer in
            (server.call("GET", path) for path in ("/apis/nothing.example.com/v1/things", "/nothing"))]


@proves("discovery.aggregated")
def aggregated(client, server):
    accept = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json"
    answer = server.call("GET", "/apis", accept=accept)
    group = next(item for item in answer.json["items"] if item["metadata"]["name"] == "machine.openshift.io")
    version = next(item for item in group["versions"] if item["version"] == "v1beta1")
    resource = next(item for item in version["resources"] if item["resource"] == "machinesets")
    resource["verbs"] = sorted(resource["verbs"])
    for part in resource["subresources"]:
        part["verbs"] = sorted(part["verbs"])
    resource["subresources"].sort(key=lambda part: part["subresource"])
    return answer.headers["Content-Type"], version["freshness"], resource
