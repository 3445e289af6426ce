# SPDX-License-Identifier: Apache-2.0
"""Reviews: who am I, and may I."""

from harness.expect import expect_equal
from harness.server import NAMESPACE
from harness.table import proves
from http_client.driver import scrub

ACCESS = "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"
RULES = "/apis/authorization.k8s.io/v1/selfsubjectrulesreviews"
SELF = "/apis/authentication.k8s.io/v1/selfsubjectreviews"
MACHINE = {"group": "machine.openshift.io", "resource": "machines", "namespace": NAMESPACE}


def may(server, who, **attributes):
    answer = server.must("POST", ACCESS, {"kind": "SelfSubjectAccessReview", "apiVersion": "authorization.k8s.io/v1",
                                          "spec": {"resourceAttributes": attributes}}, who=who)
    return answer["status"]["allowed"]


@proves("review.access")
def access(client, server):
    seen = {}
    for who in ("admin", "viewer"):
        for verb in ("get", "watch", "patch", "delete", "*"):
            seen[who + " " + verb] = may(server, who, verb=verb, **MACHINE)
        seen[who + " secrets"] = may(server, who, verb="list", resource="secrets", namespace=NAMESPACE)
        seen[who + " status"] = may(server, who, verb="patch", subresource="status", **MACHINE)
        seen[who + " nodes"] = may(server, who, verb="list", resource="nodes")
    return seen


@proves("review.access-shape")
def access_shape(client, server):
    answer = server.call("POST", ACCESS, {"kind": "SelfSubjectAccessReview", "apiVersion": "authorization.k8s.io/v1",
                                          "spec": {"resourceAttributes": {"verb": "get", **MACHINE}}})
    expect_equal(answer.status, 201, str(answer))
    answer.json["status"].pop("reason", None)
    return scrub(answer.json)


@proves("review.path")
def path(client, server):
    seen = {}
    for who in ("admin", "viewer"):
        for where in ("/version", "/healthz", "/metrics"):
            answer = server.must("POST", ACCESS, {"spec": {"nonResourceAttributes": {"verb": "get", "path": where}}}, who=who)
            seen[who + where] = answer["status"]["allowed"]
    return seen


@proves("review.rules-shape")
def rules(client, server):
    answer = server.must("POST", RULES, {"spec": {"namespace": NAMESPACE}})["status"]
    all_rights = {"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]}
    return all_rights in answer["resourceRules"], bool(answer["nonResourceRules"]), answer["incomplete"]


@proves("review.self-shape")
def self_review(client, server):
    seen = server.must("POST", SELF, {"kind": "SelfSubjectReview", "apiVersion": "authentication.k8s.io/v1"}, who="viewer")
    seen["status"]["userInfo"].pop("uid", None)
    seen["status"]["userInfo"].pop("extra", None)
    return scrub(seen)


@proves("review.impersonation")
def impersonation(client, server):
    """Acting as somebody else is refused to those who may not, and never ignored."""
    connection = server.connection()
    connection.request("GET", "/api/v1/namespaces", headers={**server.headers("viewer"), "Impersonate-User": "admin"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    expect_equal(answer.status, 403)
