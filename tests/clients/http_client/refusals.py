# SPDX-License-Identifier: Apache-2.0
"""What is refused, with which status, in which words. The words are compared with the real server's."""

import json

from harness.paths import CORE, LEASES, MACHINES, MAPS, NODES, SETS, config_map, machine, machine_set
from harness.server import APPLY, JSON_PATCH, MERGE, STRATEGIC
from harness.table import proves
from http_client.driver import refused, shown

JSON = "application/json"
ANY = None  # the answer is compared, whatever it is; docs/api-differences.md says why it may differ
MANY = [{"op": "add", "path": "/data/k", "value": "v"}] * 10001
DEEP = "[" * 200000

ROWS = [  # id, method, path, body, content type, code, reason, words
    ("refusal.not-json", "POST", MAPS, "{\"a\"", JSON, 400, "BadRequest", ""),
    ("refusal.empty-body", "POST", MAPS, "", JSON, 400, "BadRequest", ""),
    ("refusal.other-kind", "POST", MAPS, machine("w"), JSON, 400, "BadRequest", ""),
    ("refusal.other-namespace", "POST", MAPS, config_map("w", namespace="elsewhere"), JSON, 400, "BadRequest",
     "the namespace of the provided object does not match the namespace sent on the request"),
    ("refusal.other-name", "PUT", MAPS + "/other", config_map("w"), JSON, 400, "BadRequest",
     "the name of the object (w) does not match the name on the URL (other)"),
    ("refusal.no-name", "POST", MAPS, {"metadata": {}}, JSON, 422, "Invalid", "name or generateName is required"),
    ("refusal.bad-name", "POST", MAPS, config_map("Not A Name"), JSON, 422, "Invalid", "metadata.name"),
    ("refusal.bad-label", "POST", MAPS, config_map("w", labels={"a": "not a value"}), JSON, 422, "Invalid", "metadata.labels"),
    ("refusal.bad-label-custom", "POST", SETS, {**machine_set("w", 1), "metadata": {"name": "w", "labels": {"a b": "c"}}}, JSON,
     422, "Invalid", "metadata.labels"),
    ("refusal.bad-annotation", "POST", MAPS, config_map("w", annotations={"a b": "x"}), JSON, 422, "Invalid", "metadata.annotations"),
    ("refusal.bad-finalizer", "POST", SETS, {**machine_set("w", 1), "metadata": {"name": "w", "finalizers": ["not a name"]}},
     JSON, 422, "Invalid", "metadata.finalizers"),
    ("refusal.bad-owner", "POST", SETS, {**machine_set("w", 1), "metadata": {"name": "w", "ownerReferences": [{"name": "x"}]}},
     JSON, 422, "Invalid", "ownerReferences"),
    ("refusal.revision-on-create", "POST", MAPS, config_map("w", resourceVersion="1"), JSON, ANY, None,
     "resourceVersion should not be set on objects to be created"),
    ("refusal.type", "POST", SETS, machine_set("w", "many"), JSON, 422, "Invalid", "spec.replicas"),
    ("refusal.type-built-in", "POST", MAPS, {"metadata": {"name": "w"}, "data": {"a": 1}}, JSON, ANY, None, ""),
    ("refusal.required", "POST", MACHINES, machine("w", spec={"lifecycleHooks": {"preDrain": [{"name": "held"}]}}), JSON, 422,
     "Invalid", "spec.lifecycleHooks.preDrain[0].owner: Required value"),
    ("refusal.bad-key", "POST", MAPS, config_map("w", {"not a key": "x"}), JSON, ANY, None, ""),
    ("refusal.no-namespace", "POST", "/api/v1/namespaces/nowhere/configmaps", config_map("w"), JSON, 404, "NotFound",
     'namespaces "nowhere" not found'),
    ("refusal.not-found", "GET", MACHINES + "/none", None, "", 404, "NotFound", 'machines.machine.openshift.io "none" not found'),
    ("refusal.not-found-core", "GET", MAPS + "/none", None, "", 404, "NotFound", 'configmaps "none" not found'),
    ("refusal.delete-not-found", "DELETE", MAPS + "/none", None, "", 404, "NotFound", 'configmaps "none" not found'),
    ("refusal.patch-not-found", "PATCH", MAPS + "/none", {}, MERGE, 404, "NotFound", 'configmaps "none" not found'),
    ("refusal.put-not-found", "PUT", MAPS + "/none", config_map("none"), JSON, 404, "NotFound", 'configmaps "none" not found'),
    ("refusal.method", "POST", MAPS + "/kept", {}, JSON, 405, "MethodNotAllowed", ""),
    ("refusal.method-all", "POST", "/api/v1/configmaps", {}, JSON, 405, "MethodNotAllowed", ""),
    ("refusal.exists", "POST", MAPS, config_map("kept"), JSON, 409, "AlreadyExists", 'configmaps "kept" already exists'),
    ("refusal.exists-custom", "POST", SETS, machine_set("kept", 1), JSON, 409, "AlreadyExists",
     'machinesets.machine.openshift.io "kept" already exists'),
    ("refusal.stale-put", "PUT", MAPS + "/kept", config_map("kept", resourceVersion="1"), JSON, 409, "Conflict",
     "the object has been modified; please apply your changes to the latest version and try again"),
    ("refusal.stale-put-custom", "PUT", SETS + "/kept", {**machine_set("kept", 1), "metadata": {"name": "kept", "resourceVersion": "1"}},
     JSON, 409, "Conflict", "the object has been modified"),
    ("refusal.stale-patch", "PATCH", SETS + "/kept", {"metadata": {"resourceVersion": "1"}}, MERGE, 409, "Conflict",
     "the object has been modified"),
    ("refusal.put-other-uid", "PUT", MAPS + "/kept", config_map("kept", uid="11111111-1111-1111-1111-111111111111"), JSON, 409,
     "Conflict", "Precondition failed: UID in precondition: 11111111-1111-1111-1111-111111111111, UID in object meta: "),
    ("refusal.put-without-revision", "PUT", SETS + "/kept", machine_set("kept", 2), JSON, 422, "Invalid",
     "must be specified for an update"),
    ("refusal.lease-without-revision", "PUT", LEASES + "/kept", {"metadata": {"name": "kept"}, "spec": {}}, JSON, 422, "Invalid",
     "must be specified for an update"),
    ("refusal.bad-revision", "GET", MAPS + "?resourceVersion=x", None, "", 400, "BadRequest", "resourceVersion"),
    ("refusal.delete-other-uid", "DELETE", MAPS + "/kept", {"preconditions": {"uid": "11111111-1111-1111-1111-111111111111"}}, JSON,
     409, "Conflict", "precondition"),
    ("refusal.delete-other-revision", "DELETE", MAPS + "/kept", {"preconditions": {"resourceVersion": "1"}}, JSON, 409, "Conflict",
     "precondition"),
    ("refusal.propagation", "DELETE", MAPS + "/kept", {"propagationPolicy": "Sideways"}, JSON, 422, "Invalid", "propagationPolicy"),
    ("refusal.dry-run-value", "POST", MAPS + "?dryRun=Some", config_map("w"), JSON, 422, "Invalid", "dryRun"),
    ("refusal.too-large", "POST", MAPS, json.dumps(config_map("w", {"a": "x" * (4 << 20)})), JSON, 413, "RequestEntityTooLarge", ""),
    ("refusal.too-many-operations", "PATCH", MAPS + "/kept", MANY, JSON_PATCH, 413, "RequestEntityTooLarge", "10000"),
    ("refusal.media-type", "POST", MAPS, "a: b", "text/plain", 415, "UnsupportedMediaType", "accepted media types include"),
    ("refusal.patch-type", "PATCH", MAPS + "/kept", {}, "application/x-patch", 415, None, ""),
    ("refusal.patch-type-custom", "PATCH", SETS + "/kept", {}, STRATEGIC, 415, "UnsupportedMediaType", "accepted media types include"),
    ("refusal.json-patch-test", "PATCH", SETS + "/kept", [{"op": "test", "path": "/metadata/uid", "value": "x"}], JSON_PATCH, 422,
     "Invalid", "the server rejected our request due to an error in our request"),
    ("refusal.json-patch-path", "PATCH", SETS + "/kept", [{"op": "remove", "path": "/spec/nothing"}], JSON_PATCH, 422, "Invalid",
     "the server rejected our request due to an error in our request"),
    ("refusal.json-patch-shape", "PATCH", SETS + "/kept", {"op": "remove"}, JSON_PATCH, 400, "BadRequest", ""),
    ("refusal.merge-patch-list", "PATCH", MAPS + "/kept", [1], MERGE, 400, "BadRequest", ""),
    ("refusal.patch-name", "PATCH", MAPS + "/kept", {"metadata": {"name": "other"}}, MERGE, 400, "BadRequest", "name"),
    ("refusal.patch-replicas", "PATCH", SETS + "/kept", {"spec": {"replicas": "x"}}, MERGE, 422, "Invalid", "spec.replicas"),
    ("refusal.apply-no-manager", "PATCH", MAPS + "/kept", config_map("kept"), APPLY, 422, "Invalid",
     "fieldManager: Required value: is required for apply patch"),
    ("refusal.force-without-apply", "PATCH", MAPS + "/kept?force=true", {}, MERGE, ANY, None, ""),
    ("refusal.apply-no-kind", "PATCH", MAPS + "/kept?fieldManager=x", {"metadata": {"name": "kept"}}, APPLY, 400, "BadRequest", ""),
    ("refusal.label-selector", "GET", MAPS + "?labelSelector=a+in+b", None, "", 400, "BadRequest", "unable to parse requirement"),
    ("refusal.field-selector", "GET", MAPS + "?fieldSelector=data.a%3D1", None, "", 400, "BadRequest",
     "data.a"),
    ("refusal.field-selector-custom", "GET", SETS + "?fieldSelector=spec.replicas%3D1", None, "", 400, "BadRequest",
     "field label not supported: spec.replicas"),
    ("refusal.match-without-revision", "GET", MAPS + "?resourceVersionMatch=Exact", None, "", 422, "Invalid", "resourceVersionMatch"),
    ("refusal.continue-token", "GET", MAPS + "?continue=x", None, "", 400, "BadRequest", "continue"),
    ("refusal.initial-events-list", "GET", MAPS + "?sendInitialEvents=true", None, "", 422, "Invalid", "sendInitialEvents"),
    ("refusal.initial-events-match", "GET", MAPS + "?watch=1&sendInitialEvents=true", None, "", 422, "Invalid", "sendInitialEvents"),
    ("refusal.future-revision", "GET", MAPS + "?resourceVersion=99999999", None, "", 504, "Timeout", "Too large resource version"),
    ("refusal.viewer-custom", "PATCH", SETS + "/kept", {}, MERGE, 403, "Forbidden", "cannot patch resource"),
    ("refusal.viewer-core", "POST", MAPS, config_map("w"), JSON, 403, "Forbidden",
     'configmaps is forbidden: User "viewer" cannot create resource "configmaps" in API group "" in the namespace'),
    ("refusal.viewer-cluster", "DELETE", NODES + "/n", None, "", 403, "Forbidden",
     'nodes "n" is forbidden: User "viewer" cannot delete resource "nodes" in API group "" at the cluster scope'),
    ("refusal.viewer-secrets", "GET", CORE + "/secrets", None, "", 403, "Forbidden", "cannot list resource"),
    ("refusal.viewer-subresource", "PATCH", SETS + "/kept/status", {}, MERGE, 403, "Forbidden", "machinesets/status"),
]


def prepare(server):
    for path, body in ((MAPS, config_map("kept")), (SETS, machine_set("kept", 1)), (MACHINES, machine("kept")),
                       (LEASES, {"metadata": {"name": "kept"}, "spec": {}})):
        answer = server.call("POST", path, body)
        if answer.status not in (201, 409):
            server.must("POST", path, body)


def register(identity, method, path, body, kind, code, reason, words):
    @proves(identity)
    def _(client, server):
        prepare(server)
        who = "viewer" if identity.startswith("refusal.viewer") else "admin"
        answer = server.call(method, path, body, kind, who)
        if answer.status == 201:
            server.must("DELETE", path + "/w")
        return refused(answer, code, reason, words)


for row in ROWS:
    register(*row)


@proves("refusal.too-deep")
def too_deep(client, server):
    answer = server.call("POST", MAPS, DEEP)
    refused(answer, 400, "BadRequest")


@proves("refusal.wrong-token")
def token(client, server):
    return refused(wrong_token(server), 401, "Unauthorized",
                   "Unauthorized")


def wrong_token(server):
    connection = server.connection()
    connection.request("GET", MAPS, headers={"Authorization": "Bearer nobody", "Accept": "application/json"})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return type(server.call("GET", "/version"))(answer.status, answer.headers, text)


@proves("probe.open")
def probe(client, server):
    return [shown(server.call("GET", path, who=None)) for path in ("/healthz", "/livez", "/readyz")]
