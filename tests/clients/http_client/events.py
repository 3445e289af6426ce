# SPDX-License-Identifier: Apache-2.0
"""One event, two shapes."""

from harness.expect import expect_equal
from harness.paths import EVENTS, NEW_EVENTS
from harness.server import MERGE, NAMESPACE
from harness.table import proves
from http_client.driver import Watch, scrub, shown

ABOUT = {"apiVersion": "v1", "kind": "ConfigMap", "name": "c", "namespace": NAMESPACE, "uid": "u-1"}
OLD = {"reason": "Held", "message": "waits", "type": "Warning", "count": 3, "source": {"component": "ctl", "host": "h"},
       "firstTimestamp": "2026-01-10T12:00:00Z", "lastTimestamp": "2026-01-10T12:05:00Z", "involvedObject": ABOUT}
NEW = {"reason": "Held", "note": "waits", "type": "Warning", "action": "Holding", "reportingController": "holdpoint.dev/ctl",
       "reportingInstance": "ctl-1", "eventTime": "2026-01-10T12:00:00.123456Z", "regarding": ABOUT}


def fresh(server, path, name, body):
    server.call("DELETE", path + "/" + name)
    return server.must("POST", path, {"metadata": {"name": name}, **body})


@proves("events.old-as-new")
def old_as_new(client, server):
    fresh(server, EVENTS, "shape.old", OLD)
    return scrub(server.get(NEW_EVENTS + "/shape.old"))


@proves("events.new-as-old")
def new_as_old(client, server):
    fresh(server, NEW_EVENTS, "shape.new", NEW)
    return scrub(server.get(EVENTS + "/shape.new"))


@proves("events.series")
def series(client, server):
    """A series is counted by a patch, and shows in both shapes."""
    fresh(server, NEW_EVENTS, "shape.series", NEW)
    patch = {"series": {"count": 2, "lastObservedTime": "2026-01-10T12:01:00.000000Z"}}
    server.must("PATCH", NEW_EVENTS + "/shape.series", patch, "application/strategic-merge-patch+json")
    return server.get(EVENTS + "/shape.series")["series"], server.get(NEW_EVENTS + "/shape.series")["series"]


@proves("events.same-object")
def same_object(client, server):
    fresh(server, EVENTS, "shape.same", OLD)
    uid = [server.get(path + "/shape.same")["metadata"]["uid"] for path in (EVENTS, NEW_EVENTS)]
    expect_equal(uid[0], uid[1])
    server.must("DELETE", NEW_EVENTS + "/shape.same")
    expect_equal(server.call("GET", EVENTS + "/shape.same").status, 404)


@proves("events.watched-in-both")
def watched(client, server):
    start = server.get(EVENTS)["metadata"]["resourceVersion"]
    fresh(server, EVENTS, "shape.watched", OLD)
    with Watch(server, "%s?watch=1&resourceVersion=%s" % (NEW_EVENTS, start)) as watch:
        event = watch.until("ADDED", "shape.watched")
    return event["object"]["apiVersion"], event["object"]["note"]


@proves("events.selectors")
def selectors(client, server):
    fresh(server, EVENTS, "shape.selected", OLD)
    seen = {}
    for selector in ("involvedObject.name=c,reason=Held", "involvedObject.kind=ConfigMap,type=Warning", "involvedObject.uid=u-1",
                     "involvedObject.namespace=", "reason=None", "source=ctl", "reportingComponent=ctl",
                     "involvedObject.apiVersion=v1,involvedObject.resourceVersion="):
        names = [item["metadata"]["name"] for item in server.get(EVENTS + "?fieldSelector=" + selector)["items"]]
        seen[selector] = "shape.selected" in names
    return seen


@proves("events.refusals")
def refusals(client, server):
    """What the new shape insists on, and an event outside its object's namespace."""
    seen = []
    for path, body in ((NEW_EVENTS, {"metadata": {"name": "bad"}, "regarding": ABOUT}),
                       (NEW_EVENTS, {"metadata": {"name": "bad"}, **{key: value for key, value in NEW.items() if key != "action"}}),
                       (EVENTS, {"metadata": {"name": "bad"}, **OLD, "involvedObject": {**ABOUT, "namespace": "elsewhere"}}),
                       (EVENTS, {"metadata": {"name": "bad"}, **OLD, "involvedObject": {"kind": "Node", "name": "n"}})):
        seen.append(shown(server.call("POST", path, body)))
    return seen


@proves("events.immutable")
def immutable(client, server):
    """In the new shape only the series of an event changes."""
    fresh(server, NEW_EVENTS, "shape.fixed", NEW)
    return shown(server.call("PATCH", NEW_EVENTS + "/shape.fixed", {"note": "other"}, MERGE))
