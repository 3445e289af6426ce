# SPDX-License-Identifier: Apache-2.0
"""The operator under test: it reacts to machine sets and takes its own hook off machines that are going.

The version is named: where the group has v1 too, as in OpenShift, kopf would look for machines only there.
"""

import kopf

OWNER = "kopf-guard"


@kopf.on.startup()
def configure(settings, **_):
    settings.persistence.finalizer = "holdpoint.dev/kopf"


@kopf.on.resume("machine.openshift.io", "v1beta1", "machinesets", labels={"kopf": "resume"})
@kopf.on.create("machine.openshift.io", "v1beta1", "machinesets", labels={"kopf": "resume"})
def resumed(patch, **_):
    patch.metadata.annotations["kopf/resumed"] = "yes"


@kopf.on.create("machine.openshift.io", "v1beta1", "machinesets", labels={"kopf": "yes"})
def created(body, patch, **_):
    patch.metadata.annotations["kopf/created"] = "yes"
    kopf.event(body, type="Normal", reason="KopfSaw", message="a machine set was made")


@kopf.on.field("machine.openshift.io", "v1beta1", "machinesets", field="spec.replicas", labels={"kopf": "yes"})
def scaled(old, new, patch, **_):
    if old is not None:
        patch.metadata.annotations["kopf/scaled"] = "%s to %s" % (old, new)


@kopf.on.update("machine.openshift.io", "v1beta1", "machinesets", labels={"kopf": "retried"})
def retried(retry, patch, **_):
    if retry < 1:
        raise kopf.TemporaryError("once more", delay=0.1)
    patch.metadata.annotations["kopf/retried"] = "yes"


@kopf.on.delete("machine.openshift.io", "v1beta1", "machinesets", labels={"kopf": "yes"})
def deleted(name, namespace, body, **_):
    kopf.event(body, type="Normal", reason="KopfLetGo", message="the machine set may go")


@kopf.on.event("machine.openshift.io", "v1beta1", "machines")
def going(type, body, patch, **_):
    hooks = body.get("spec", {}).get("lifecycleHooks", {}).get("preDrain", [])
    if type != "DELETED" and body["metadata"].get("deletionTimestamp") and any(hook["owner"] == OWNER for hook in hooks):
        patch.spec["lifecycleHooks"] = {"preDrain": [hook for hook in hooks if hook["owner"] != OWNER] or None}
