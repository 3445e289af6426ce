# SPDX-License-Identifier: Apache-2.0
"""A hook-implementing controller with kopf: nobody takes a control plane below its quorum.

hook    preDrain, name QuorumGuard, owner kopf/quorum-guard
job     a control-plane machine is released only when enough other members stay: machines of the same cluster
        that are not being deleted and whose Node is Ready. A replacement has to be there first.
run     pip install -r requirements.txt
        QUORUM_MEMBERS=3 KUBECONFIG=quorum-guard.kubeconfig kopf run --namespace openshift-machine-api quorum_guard.py

kopf watches, survives expired and cut watches, and keeps the indexes. Handlers with a memory (`kopf.on.update`,
`on.delete`, daemons) would write annotations and finalizers into the Machine, which a hook owner neither needs nor
may: `on.event` does not.
"""

import asyncio
import datetime
import os

import kopf
import kubernetes

GROUP, VERSION, PLURAL = "machine.openshift.io", "v1beta1", "machines"
ROLE = "machine.openshift.io/cluster-api-machine-role"
CLUSTER = "machine.openshift.io/cluster-api-cluster"

POINT = "preDrain"
HOOK = {"name": "QuorumGuard", "owner": "kopf/quorum-guard"}
CONDITION = "PreDrainQuorumGuardSucceeded"  # point, hook, "Succeeded": where people look for it
# The client would call any patch a merge patch, and a merge patch must not be used here: see release().
PATCH = {"_content_type": "application/json-patch+json", "_request_timeout": 30, "field_manager": "quorum-guard"}
MEMBERS = int(os.environ.get("QUORUM_MEMBERS", "3"))  # that must stay


# ---- what the watches know ----------------------------------------------------------------------------------

@kopf.index(GROUP, VERSION, PLURAL, labels={ROLE: "master"})
def masters(uid, body, **_):
    return {uid: dict(body)}


@kopf.index("v1", "nodes")
def ready_nodes(name, status, **_):
    ready = any(c["type"] == "Ready" and c["status"] == "True" for c in status.get("conditions", []))
    return {name: True} if ready else {}


@kopf.on.event(GROUP, VERSION, PLURAL, labels={ROLE: "master"})
@kopf.on.event("v1", "nodes")
def something_changed(memo, **_):
    # One machine's release depends on the others and on their Nodes, so any change is a reason to look at all.
    memo.wake.set()


# ---- deciding -----------------------------------------------------------------------------------------------

def our_index(machine):
    """Where our hook stands in the list, or None. Name and owner: the same name may be another's."""
    hooks = machine.get("spec", {}).get("lifecycleHooks", {}).get(POINT, [])
    return next((i for i, hook in enumerate(hooks) if hook == HOOK), None)


def waits_for_us(machine):
    return "deletionTimestamp" in machine["metadata"] and our_index(machine) is not None


def staying(machine, everyone, ready):
    """The members that remain when this machine goes.

    The copies may be a moment old. That is harmless: a member whose deletion we have not seen yet has this hook, too,
    and is then held here until a replacement makes up for it.
    """
    cluster = machine["metadata"]["labels"].get(CLUSTER)
    return sorted(other["metadata"]["name"] for other in everyone
                  if other["metadata"]["uid"] != machine["metadata"]["uid"]
                  and other["metadata"]["labels"].get(CLUSTER) == cluster
                  and "deletionTimestamp" not in other["metadata"]
                  and other.get("status", {}).get("nodeRef", {}).get("name") in ready)


# ---- acting -------------------------------------------------------------------------------------------------

def release(api, machine):
    """Takes exactly our hook off; True when it is off, by us or by somebody else.

    The list may change between reading and writing, so the patch says what must still be true. A refused patch changed
    nothing. Never send the list itself (a merge patch): that would remove hooks that others added in the meantime.
    """
    meta = machine["metadata"]
    for _ in range(5):
        try:
            fresh = api.get_namespaced_custom_object(GROUP, VERSION, meta["namespace"], PLURAL, meta["name"],
                                                     _request_timeout=30)
            index = our_index(fresh) if fresh["metadata"]["uid"] == meta["uid"] else None
            if index is None:
                return True
            path = f"/spec/lifecycleHooks/{POINT}/{index}"
            api.patch_namespaced_custom_object(GROUP, VERSION, meta["namespace"], PLURAL, meta["name"], [
                {"op": "test", "path": "/metadata/uid", "value": meta["uid"]},
                {"op": "test", "path": path + "/name", "value": HOOK["name"]},
                {"op": "test", "path": path + "/owner", "value": HOOK["owner"]},
                {"op": "remove", "path": path}], **PATCH)
            return True
        except kubernetes.client.ApiException as refusal:
            if refusal.status == 404:
                return True
            if refusal.status not in (409, 422):
                raise
    return False


def report(api, machine, status, reason="", message=""):
    """Writes our condition, and only ours, when that changes anything."""
    meta = machine["metadata"]
    conditions = machine.get("status", {}).get("conditions", [])
    mine = {"type": CONDITION, "status": status}
    if status != "True":
        mine |= {"severity": "Info", "reason": reason, "message": message}
    at = next((i for i, c in enumerate(conditions) if c["type"] == CONDITION), None)
    if at is not None and {k: v for k, v in conditions[at].items() if k != "lastTransitionTime"} == mine:
        return
    mine["lastTransitionTime"] = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    patch = [{"op": "add", "path": "/status/conditions/-", "value": mine}]
    if at is not None:
        path = f"/status/conditions/{at}"
        patch = [{"op": "test", "path": path + "/type", "value": CONDITION}, {"op": "replace", "path": path, "value": mine}]
    api.patch_namespaced_custom_object_status(GROUP, VERSION, meta["namespace"], PLURAL, meta["name"], patch, **PATCH)


def tell(machine, reason, message):
    """An Event on the machine. kopf.info() would do, but only inside of a handler."""
    meta, now = machine["metadata"], datetime.datetime.now(datetime.timezone.utc)
    kubernetes.client.CoreV1Api().create_namespaced_event(meta["namespace"], {
        "metadata": {"generateName": meta["name"] + "-", "namespace": meta["namespace"]},
        "involvedObject": {"apiVersion": f"{GROUP}/{VERSION}", "kind": "Machine", "name": meta["name"],
                           "namespace": meta["namespace"], "uid": meta["uid"]},
        "type": "Normal", "reason": reason, "message": message, "source": {"component": "quorum-guard"},
        "firstTimestamp": now.isoformat(), "lastTimestamp": now.isoformat(), "count": 1}, field_manager="quorum-guard",
        _request_timeout=30)


async def settle(api, machine, everyone, ready, told, logger):
    """Decides about one machine that waits; True when nothing is left to try."""
    name, uid = machine["metadata"]["name"], machine["metadata"]["uid"]
    stay = staying(machine, everyone, ready)
    enough = len(stay) >= MEMBERS
    message = f"{len(stay)} of {MEMBERS} members would stay: {', '.join(stay) or 'none'}"
    try:
        await asyncio.to_thread(report, api, machine, str(enough), "QuorumAtRisk", message)
        if not enough and told.get(uid) != message:
            logger.info("%s is held: %s", name, message)
            await asyncio.to_thread(tell, machine, "QuorumAtRisk", message)
            told[uid] = message
    except kubernetes.client.ApiException as refusal:
        # Telling is not the job: what keeps us from telling must not keep the machine.
        logger.warning("%s: not told: %s", name, refusal.reason)
    if not enough:
        return True
    if not await asyncio.to_thread(release, api, machine):
        return False
    logger.info("%s is released: %s", name, message)
    await asyncio.to_thread(tell, machine, "HookReleased", message)
    return True


# ---- the loop -----------------------------------------------------------------------------------------------

async def guard(wake, masters, ready_nodes, logger):
    """Looks at everything that waits, whenever something changed; again by itself only after a failure."""
    api = kubernetes.client.CustomObjectsApi()
    pause, told = None, {}  # told: what was said already, by machine; forgotten in a restart, which does no harm
    while True:
        try:
            await asyncio.wait_for(wake.wait(), pause)
        except TimeoutError:
            pass
        wake.clear()
        everyone = [machine for store in masters.values() for machine in store]
        told = {uid: message for uid, message in told.items() if uid in masters}
        settled = True
        for machine in everyone:
            if not waits_for_us(machine):
                continue
            try:
                settled = await settle(api, machine, everyone, ready_nodes, told, logger) and settled
            except Exception as problem:  # the server, the network, whatever: the machine is held, we try again
                logger.error("%s: %s", machine["metadata"]["name"], problem)
                settled = False
        pause = None if settled else min((pause or 0.5) * 2, 30)


@kopf.on.startup()
async def start(settings, memo, masters, ready_nodes, logger, **_):
    kubernetes.config.load_config()
    settings.posting.enabled = False  # log lines are for the log; Events are what tell() posts
    memo.wake = asyncio.Event()
    memo.guard = asyncio.create_task(guard(memo.wake, masters, ready_nodes, logger))


@kopf.on.cleanup()
async def stop(memo, **_):
    memo.guard.cancel()
