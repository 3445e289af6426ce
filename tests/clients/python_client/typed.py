# SPDX-License-Identifier: Apache-2.0
"""Built-in kinds through the generated classes."""

import datetime

from kubernetes import client, watch

from harness.expect import PATIENCE, eventually, expect, expect_equal
from harness.server import NAMESPACE
from harness.table import proves
from python_client.driver import refused


def config_map(name, data=None, **metadata):
    return client.V1ConfigMap(metadata=client.V1ObjectMeta(name=name, **metadata), data=data)


@proves("python.version")
def version(c, s):
    code = client.VersionApi(c.api).get_code()
    expect(code.git_version.startswith("v1."), str(code))


@proves("python.objects")
def objects(c, s):
    made = c.core.create_namespaced_config_map(NAMESPACE, config_map("py", {"a": "1"}, labels={"py": "1"}))
    expect(made.metadata.creation_timestamp.tzinfo is not None, "a time with its zone")
    c.core.patch_namespaced_config_map("py", NAMESPACE, {"data": {"b": "2"}})
    read = c.core.read_namespaced_config_map("py", NAMESPACE)
    read.data["c"] = "3"
    replaced = c.core.replace_namespaced_config_map("py", NAMESPACE, read)
    expect_equal(replaced.data, {"a": "1", "b": "2", "c": "3"})
    listed = c.core.list_namespaced_config_map(NAMESPACE, label_selector="py=1", field_selector="metadata.name=py")
    expect_equal([item.metadata.name for item in listed.items], ["py"])
    gone = c.core.delete_namespaced_config_map("py", NAMESPACE, body=client.V1DeleteOptions(
        preconditions=client.V1Preconditions(uid=made.metadata.uid), propagation_policy="Background"))
    expect(gone, "an answer")


@proves("python.errors")
def errors(c, s):
    c.core.create_namespaced_config_map(NAMESPACE, config_map("py-errors"))
    stale = c.core.read_namespaced_config_map("py-errors", NAMESPACE)
    c.core.patch_namespaced_config_map("py-errors", NAMESPACE, {"data": {"a": "1"}})
    viewer = client.CoreV1Api(c.viewer_api)
    return [refused(c.core.read_namespaced_config_map, "none", NAMESPACE),
            refused(c.core.create_namespaced_config_map, NAMESPACE, config_map("py-errors")),
            refused(c.core.replace_namespaced_config_map, "py-errors", NAMESPACE, stale),
            refused(c.core.create_namespaced_config_map, NAMESPACE, config_map("Not A Name")),
            refused(c.core.patch_namespaced_config_map, "py-errors", NAMESPACE, [{"op": "test", "path": "/data/a", "value": "2"}]),
            refused(viewer.delete_namespaced_config_map, "py-errors", NAMESPACE)]


@proves("python.secret")
def secret(c, s):
    made = c.core.create_namespaced_secret(NAMESPACE, client.V1Secret(metadata=client.V1ObjectMeta(name="py"), string_data={"a": "ü"}))
    return made.type, made.data, made.string_data


@proves("python.watch")
def watched(c, s):
    """A stream from the list's revision on: watch=True with a capital letter, typed objects."""
    start = c.core.list_namespaced_config_map(NAMESPACE).metadata.resource_version
    c.core.create_namespaced_config_map(NAMESPACE, config_map("py-watch"))
    c.core.patch_namespaced_config_map("py-watch", NAMESPACE, {"data": {"a": "1"}})
    c.core.delete_namespaced_config_map("py-watch", NAMESPACE)
    seen = []
    stream = watch.Watch().stream(c.core.list_namespaced_config_map, NAMESPACE, resource_version=start, timeout_seconds=PATIENCE)
    for event in stream:
        seen.append((event["type"], event["object"].metadata.name))
        if seen[-1] == ("DELETED", "py-watch"):
            break
    expect_equal(seen, [("ADDED", "py-watch"), ("MODIFIED", "py-watch"), ("DELETED", "py-watch")])


@proves("python.watch-resumes")
def watch_resumes(c, s):
    """The server ends the watch, the library opens the next by itself, and nothing is lost in between."""
    start = c.core.list_namespaced_config_map(NAMESPACE).metadata.resource_version
    seen, stream = [], watch.Watch()
    for number in range(2):
        c.core.create_namespaced_config_map(NAMESPACE, config_map("py-again-%d" % number))

        def followed():
            nonlocal start
            for event in stream.stream(c.core.list_namespaced_config_map, NAMESPACE, resource_version=start, timeout_seconds=1):
                seen.append((event["type"], event["object"].metadata.name))
            start = stream.resource_version
            return len(seen) > number
        eventually(followed, "what is made while it watches")
    expect_equal(seen, [("ADDED", "py-again-0"), ("ADDED", "py-again-1")])


@proves("python.lease")
def lease(c, s):
    """A Lease keeps microseconds there and back."""
    leases = client.CoordinationV1Api(c.api)
    now = datetime.datetime(2026, 1, 10, 12, 0, 0, 123456, tzinfo=datetime.timezone.utc)
    spec = client.V1LeaseSpec(holder_identity="py", lease_duration_seconds=15, acquire_time=now, renew_time=now)
    leases.create_namespaced_lease(NAMESPACE, client.V1Lease(metadata=client.V1ObjectMeta(name="py"), spec=spec))
    read = leases.read_namespaced_lease("py", NAMESPACE)
    expect_equal(read.spec.renew_time, now)
    read.spec.holder_identity = "other"
    leases.replace_namespaced_lease("py", NAMESPACE, read)
    return refused(leases.replace_namespaced_lease, "py", NAMESPACE, read)


@proves("python.event")
def event(c, s):
    """An event without kind and version in its body, as the library sends it."""
    about = client.V1ObjectReference(kind="ConfigMap", name="py", namespace=NAMESPACE, api_version="v1")
    now = datetime.datetime(2026, 1, 10, 12, tzinfo=datetime.timezone.utc)
    c.core.create_namespaced_event(NAMESPACE, client.CoreV1Event(
        metadata=client.V1ObjectMeta(generate_name="py-"), involved_object=about, reason="Held", message="waits", type="Normal",
        first_timestamp=now, last_timestamp=now, count=1, source=client.V1EventSource(component="py")))
    found = c.core.list_namespaced_event(NAMESPACE, field_selector="involvedObject.name=py,reason=Held").items
    expect_equal(len(found), 1)
    return found[0].message, found[0].source.component, found[0].count


@proves("python.eviction")
def eviction(c, s):
    pod = client.V1Pod(metadata=client.V1ObjectMeta(name="py", labels={"app": "py"}),
                       spec=client.V1PodSpec(node_name="n", containers=[client.V1Container(name="c", image="i")]))
    c.core.create_namespaced_pod(NAMESPACE, pod)
    c.core.patch_namespaced_pod_status("py", NAMESPACE, {"status": {"phase": "Running", "conditions": [{"type": "Ready", "status": "True"}]}})
    budgets = client.PolicyV1Api(c.api)
    budgets.create_namespaced_pod_disruption_budget(NAMESPACE, client.V1PodDisruptionBudget(
        metadata=client.V1ObjectMeta(name="py"), spec=client.V1PodDisruptionBudgetSpec(
            min_available=1, selector=client.V1LabelSelector(match_labels={"app": "py"}))))
    eventually(lambda: (budgets.read_namespaced_pod_disruption_budget("py", NAMESPACE).status or client.V1PodDisruptionBudgetStatus(
        current_healthy=0, desired_healthy=0, disruptions_allowed=0, expected_pods=0)).current_healthy == 1, "the budget's count")
    told = refused(c.core.create_namespaced_pod_eviction, "py", NAMESPACE, client.V1Eviction(metadata=client.V1ObjectMeta(name="py")))
    budgets.delete_namespaced_pod_disruption_budget("py", NAMESPACE)
    c.core.create_namespaced_pod_eviction("py", NAMESPACE, client.V1Eviction(metadata=client.V1ObjectMeta(name="py")))
    expect(c.core.read_namespaced_pod("py", NAMESPACE).metadata.deletion_timestamp, "the pod is not told to go")
    return told


@proves("python.review")
def review(c, s):
    def may(api, verb):
        attributes = client.V1ResourceAttributes(verb=verb, group="machine.openshift.io", resource="machines", namespace=NAMESPACE)
        body = client.V1SelfSubjectAccessReview(spec=client.V1SelfSubjectAccessReviewSpec(resource_attributes=attributes))
        return client.AuthorizationV1Api(api).create_self_subject_access_review(body).status.allowed
    seen = [may(c.api, "delete"), may(c.viewer_api, "delete"), may(c.viewer_api, "watch")]
    expect_equal(seen, [True, False, True])


@proves("python.pages")
def pages(c, s):
    for number in range(5):
        c.core.create_namespaced_config_map(NAMESPACE, config_map("py-page-%d" % number, labels={"page": "py"}))
    names, token = [], None
    while True:
        found = c.core.list_namespaced_config_map(NAMESPACE, label_selector="page=py", limit=2, _continue=token)
        names += [item.metadata.name for item in found.items]
        token = found.metadata._continue
        if not token:
            break
    expect_equal(names, ["py-page-%d" % number for number in range(5)])
    c.core.delete_collection_namespaced_config_map(NAMESPACE, label_selector="page=py")
    expect_equal(c.core.list_namespaced_config_map(NAMESPACE, label_selector="page=py").items, [])


@proves("python.dry-run")
def dry_run(c, s):
    c.core.create_namespaced_config_map(NAMESPACE, config_map("py-dry"), dry_run="All")
    return refused(c.core.read_namespaced_config_map, "py-dry", NAMESPACE)
