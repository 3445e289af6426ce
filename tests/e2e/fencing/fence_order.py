# SPDX-License-Identifier: Apache-2.0
"""The order that no fencing may break, judged from watches of a running backend: the twin of
tests/support/fencing/FenceOrder.

Key accepted, Off observed, Node gone, key removed, lastPoweredOn written, On. A Reset is seen on the Bmc of the lab.
"""

import json
import threading

from world import PATIENCE, expect

NAMESPACE = "openshift-machine-api"
WATCHED = {
    "hosts": "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts" % NAMESPACE,
    "machines": "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines" % NAMESPACE,
    "bmcs": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/bmcs" % NAMESPACE,
    "nodes": "/api/v1/nodes",
}
KEY = "reboot.metal3.io/capbm-requested-power-off"
ASKED = "host.metal3.io/external-remediation"
MARKED = "remediation.metal3.io/powered-off-for-remediation"


def annotations(thing):
    return (thing or {}).get("metadata", {}).get("annotations", {})


def provisioning(host):
    return (host or {}).get("status", {}).get("provisioning", {})


def holds(host):
    return {h["key"]: h for h in provisioning(host).get("rebootHolds") or []}


def keys_on(host):
    return {k for k in annotations(host) if k.startswith("reboot.metal3.io/")}


class FenceOrder:
    """Is told of every change in its order; `faults` are sentences, `fences` counts whole fencings."""

    def __init__(self):
        self.hosts, self.machines, self.nodes, self.bmcs = {}, {}, {}, {}
        self.node_of = {}  # the last nodeRef of a Machine
        self.released, self.stamped, self.went = set(), set(), set()
        self.faults, self.fences = [], 0

    def machine_of(self, host):
        return self.machines.get((host or {}).get("spec", {}).get("consumerRef", {}).get("name"))

    def host_of_node(self, node):
        for name, host in self.hosts.items():
            machine = self.machine_of(host)
            if machine and self.node_of.get(machine["metadata"]["name"]) == node:
                return name
        return None

    def wanted(self, host):
        return bool({ASKED, MARKED} & set(annotations(self.machine_of(host))))

    def see(self, kind, name, after):
        before = getattr(self, kind).get(name)
        getattr(self, kind)[name] = after
        if after is None:
            getattr(self, kind).pop(name)
        getattr(self, "see_" + kind)(name, before, after)

    def see_machines(self, name, before, after):
        ref = (after or {}).get("status", {}).get("nodeRef", {}).get("name")
        if ref:
            self.node_of[name] = ref

    def see_hosts(self, name, before, after):
        if after is None:
            return
        off = after.get("status", {}).get("poweredOn") is False
        for key, hold in holds(after).items():
            if hold.get("heldSince") and not off:
                self.faults.append("%s is said to be held by %s although it is not off" % (name, key))
            if hold.get("heldSince") and hold["heldSince"] < hold.get("acceptedAt", "9"):
                self.faults.append("%s is held by %s since before it was accepted" % (name, key))
        stamp = provisioning(after).get("lastPoweredOn")
        if before and stamp and stamp != provisioning(before).get("lastPoweredOn"):
            if off and keys_on(after):
                self.faults.append("%s was stamped as powered on while %s holds it" % (name, min(keys_on(after))))
            self.stamped.add(name)
        if KEY in keys_on(before) and KEY not in keys_on(after):
            self.key_went(name, before)
        if keys_on(after) - keys_on(before):
            self.released.discard(name)
            self.went.discard(name)

    def key_went(self, name, before):
        machine = self.machine_of(before)
        if machine is None or machine["metadata"].get("deletionTimestamp"):
            return
        node = self.nodes.get(self.node_of.get(machine["metadata"]["name"]))
        if node and (name in self.went or node["metadata"].get("deletionTimestamp") or self.wanted(before)):
            self.faults.append("%s lost its key while Node %s is still there" % (name, node["metadata"]["name"]))
        if node is None and self.wanted(before):
            self.released.add(name)
            self.stamped.discard(name)

    def see_nodes(self, name, before, after):
        going = bool((after or {}).get("metadata", {}).get("deletionTimestamp"))
        if before is None or before["metadata"].get("deletionTimestamp") or (after is not None and not going):
            return
        host = self.host_of_node(name)
        machine = self.machine_of(self.hosts.get(host))
        if machine is None or machine["metadata"].get("deletionTimestamp") or not self.wanted(self.hosts[host]):
            return
        held = holds(self.hosts[host]).get(KEY, {}).get("heldSince")
        if not held or KEY not in keys_on(self.hosts[host]) or self.hosts[host]["status"].get("poweredOn") is not False:
            self.faults.append("Node %s was deleted before %s was confirmed to be held off" % (name, host))
        self.went.add(host)

    def see_bmcs(self, name, before, after):
        was, now = (before or {}).get("status", {}), (after or {}).get("status", {})
        if before is None or now.get("resets") == was.get("resets"):
            return
        if now.get("lastReset", {}).get("type") in ("On", "ForceOn"):
            self.posted_on(name)

    def posted_on(self, name):
        host = self.hosts.get(name)
        if keys_on(host):
            self.faults.append("%s was told to go on while %s holds it" % (name, min(keys_on(host))))
        stamp, pending = (provisioning(host).get(f) for f in ("lastPoweredOn", "pendingRebootSince"))
        if not stamp or (pending and stamp <= pending) or (name in self.released and name not in self.stamped):
            self.faults.append("%s was told to go on before lastPoweredOn was written" % name)
        self.fences += name in self.released
        self.released.discard(name)


class Recorder:
    """Follows everything that FenceOrder looks at, and more if that is given by kind, each kind on a thread of its own."""

    def __init__(self, backend, **more):
        self.backend, self.seen, self.changed = backend, [], threading.Condition()
        for kind, path in (WATCHED | more).items():
            listed = backend.call("GET", path)
            for item in listed["items"]:
                self.add(kind, "ADDED", item)
            threading.Thread(target=self.follow, args=(kind, path, listed["metadata"]["resourceVersion"]),
                             daemon=True).start()

    def add(self, kind, change, thing):
        with self.changed:
            self.seen.append((int(thing["metadata"]["resourceVersion"]), kind, thing["metadata"]["name"],
                              None if change == "DELETED" else thing))
            self.changed.notify_all()

    def follow(self, kind, path, revision):
        # However long nothing comes: nobody would be told that there is nothing more to see.
        connection = self.backend.connect(timeout=None)
        try:
            connection.request("GET", "%s?watch=true&resourceVersion=%s" % (path, revision),
                               headers={"Authorization": "Bearer " + self.backend.token})
            for line in connection.getresponse():
                event = json.loads(line)
                if event["type"] in ("ADDED", "MODIFIED", "DELETED"):
                    self.add(kind, event["type"], event["object"])
        except (OSError, ValueError):
            pass  # the backend has ended

    def until(self, kind, name, wanted, why, patience=PATIENCE):
        """Waits until `wanted` accepts what was seen of it, also what has passed meanwhile; gives that."""
        def found():
            return next((thing for _, of_kind, of_name, thing in self.seen
                         if (of_kind, of_name) == (kind, name) and thing is not None and wanted(thing)), None)
        with self.changed:
            thing = self.changed.wait_for(found, patience)
        expect(thing, "%s: %s: it never came" % (name, why))
        return thing

    def judged(self):
        """One store, one sequence of revisions: across the watches they tell what came first."""
        order = FenceOrder()
        with self.changed:
            story = sorted(self.seen, key=lambda entry: entry[0])
        for _, kind, name, thing in story:
            order.see(kind, name, thing)
        return order


def self_test(story):
    """The judge must object when the same story is told in a wrong order: a monitor that never objects proves nothing."""
    def judge(entries):
        order = FenceOrder()
        for _, kind, name, thing in entries:
            order.see(kind, name, thing)
        return order.faults

    assert not judge(story), judge(story)
    gone = next(i for i, (_, kind, _, thing) in enumerate(story) if kind == "nodes" and thing is None)
    earlier = next(i for i, (_, kind, _, thing) in enumerate(story) if kind == "hosts" and KEY in keys_on(thing)) + 1
    assert judge(story[:earlier] + [story[gone]] + story[earlier:gone] + story[gone + 1:]), "Node gone too early"
    node = next(i for i in range(gone, -1, -1) if story[i][1] == "nodes" and story[i][3] is not None)
    assert judge(story[:gone] + [story[node]] + story[gone + 1:]), "the Node stays, and the key goes"
    on = next(i for i, (_, kind, _, thing) in enumerate(story) if i > gone and kind == "bmcs"
              and thing["status"].get("lastReset", {}).get("type") == "On")
    assert judge(story[:gone] + [story[on]] + story[gone:on] + story[on + 1:]), "On under the key"
