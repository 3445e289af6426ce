# SPDX-License-Identifier: Apache-2.0
"""Machines and machine sets through the custom and the dynamic API."""

from kubernetes import watch

from harness.expect import PATIENCE, expect_equal
from harness.paths import machine, machine_set
from harness.server import NAMESPACE
from harness.table import proves
from python_client.driver import refused

SETS = ("machine.openshift.io", "v1beta1", NAMESPACE, "machinesets")
MACHINES = ("machine.openshift.io", "v1beta1", NAMESPACE, "machines")


@proves("python.custom-objects")
def custom_objects(c, s):
    c.custom.create_namespaced_custom_object(*SETS, machine_set("py", 1))
    c.custom.patch_namespaced_custom_object(*SETS, "py", {"spec": {"replicas": 2}})
    c.custom.patch_namespaced_custom_object_status(*SETS, "py", {"status": {"replicas": 1}, "spec": {"replicas": 9}})
    stored = c.custom.get_namespaced_custom_object(*SETS, "py")
    expect_equal((stored["spec"]["replicas"], stored["status"]["replicas"]), (2, 1))
    stale = dict(stored)
    stored["spec"]["replicas"] = 3
    c.custom.replace_namespaced_custom_object(*SETS, "py", stored)
    told = refused(c.custom.replace_namespaced_custom_object, *SETS, "py", stale)
    scale = c.custom.get_namespaced_custom_object_scale(*SETS, "py")
    expect_equal((scale["kind"], scale["spec"]["replicas"]), ("Scale", 3))
    c.custom.patch_namespaced_custom_object_scale(*SETS, "py", {"spec": {"replicas": 0}})
    expect_equal(c.custom.get_namespaced_custom_object(*SETS, "py")["spec"]["replicas"], 0)
    c.custom.delete_namespaced_custom_object(*SETS, "py")
    return told, refused(c.custom.get_namespaced_custom_object, *SETS, "py")


@proves("python.custom-watch")
def custom_watch(c, s):
    start = c.custom.list_namespaced_custom_object(*SETS)["metadata"]["resourceVersion"]
    c.custom.create_namespaced_custom_object(*SETS, machine_set("py-watch", 1))
    c.custom.delete_namespaced_custom_object(*SETS, "py-watch")
    seen = []
    for event in watch.Watch().stream(c.custom.list_namespaced_custom_object, *SETS, resource_version=start, timeout_seconds=PATIENCE):
        seen.append((event["type"], event["object"]["metadata"]["name"]))
        if event["type"] == "DELETED":
            break
    expect_equal(seen, [("ADDED", "py-watch"), ("DELETED", "py-watch")])


@proves("python.hook-removal")
def hook_removal(c, s):
    """What a hook's owner does: find its machines, take its own hook off by a JSON patch with a test."""
    hooks = [{"name": "py-guard", "owner": "py-owner"}, {"name": "other", "owner": "other"}]
    c.custom.create_namespaced_custom_object(*MACHINES, machine("py", spec={"lifecycleHooks": {"preDrain": hooks}}))
    patch = [{"op": "test", "path": "/spec/lifecycleHooks/preDrain/0", "value": hooks[0]},
             {"op": "remove", "path": "/spec/lifecycleHooks/preDrain/0"}]
    done = c.custom.patch_namespaced_custom_object(*MACHINES, "py", patch, _content_type="application/json-patch+json")
    expect_equal(done["spec"]["lifecycleHooks"]["preDrain"], hooks[1:])
    return refused(c.custom.patch_namespaced_custom_object, *MACHINES, "py", patch, _content_type="application/json-patch+json")


@proves("python.dynamic")
def dynamic_client(c, s):
    """The dynamic client finds kinds by discovery, watches, and patches in every format."""
    sets = c.dynamic.resources.get(api_version="machine.openshift.io/v1beta1", kind="MachineSet")
    sets.create(body=machine_set("py-dynamic", 1), namespace=NAMESPACE)
    sets.patch(body={"spec": {"replicas": 2}}, name="py-dynamic", namespace=NAMESPACE, content_type="application/merge-patch+json")
    stored = sets.get(name="py-dynamic", namespace=NAMESPACE)
    expect_equal(stored.spec.replicas, 2)
    for event in sets.watch(namespace=NAMESPACE, name="py-dynamic", timeout=PATIENCE):
        expect_equal((event["type"], event["object"].metadata.name), ("ADDED", "py-dynamic"))
        break
    sets.delete(name="py-dynamic", namespace=NAMESPACE)
    return sets.short_names, sets.namespaced, sorted(sets.subresources)


@proves("python.apply")
def apply(c, s):
    """Server-side apply by two field managers, each its own hook."""
    machines = c.dynamic.resources.get(api_version="machine.openshift.io/v1beta1", kind="Machine")
    for owner in ("team-a", "team-b"):
        thing = machine("py-apply", spec={"lifecycleHooks": {"preDrain": [{"name": "hook-" + owner, "owner": owner}]}})
        thing["metadata"].pop("labels")
        machines.server_side_apply(body=thing, name="py-apply", namespace=NAMESPACE, field_manager=owner)
    stored = machines.get(name="py-apply", namespace=NAMESPACE)
    expect_equal([hook.name for hook in stored.spec.lifecycleHooks.preDrain], ["hook-team-a", "hook-team-b"])
