# SPDX-License-Identifier: Apache-2.0
"""Watches: what comes, in which order, and how they end."""

from harness.expect import expect, expect_equal, expect_in
from harness.paths import CORE, MAPS, SETS, config_map, machine_set
from harness.server import MERGE
from harness.table import proves
from http_client.driver import Watch, scrub
from http_client.reading import PARTIAL, TABLE


def revision_of(server, path=MAPS):
    return server.get(path)["metadata"]["resourceVersion"]


def watch_from(server, revision, more="", path=MAPS):
    return Watch(server, "%s?watch=1&resourceVersion=%s%s" % (path, revision, more))


def kinds(events):
    return [(event["type"], event["object"].get("metadata", {}).get("name")) for event in events]


@proves("watch.replay")
def replay(client, server):
    """From an older revision on, every change comes once and in order."""
    start = revision_of(server)
    server.must("POST", MAPS, config_map("replayed"))
    server.must("PATCH", MAPS + "/replayed", {"data": {"a": "1"}}, MERGE)
    server.must("DELETE", MAPS + "/replayed")
    server.must("POST", MAPS, config_map("replay-end"))
    with watch_from(server, start) as watch:
        seen = watch.kinds_until("replay-end")
        revisions = [int(event["object"]["metadata"]["resourceVersion"]) for event in watch.events.lines]
    server.must("DELETE", MAPS + "/replay-end")
    expect_equal(revisions, sorted(set(revisions)), "revisions")
    expect_equal(seen, [("ADDED", "replayed"), ("MODIFIED", "replayed"), ("DELETED", "replayed")])
    return seen


@proves("watch.no-revision")
def no_revision(client, server):
    """Without a revision a watch starts with what is there."""
    server.must("POST", MAPS, config_map("there-before", labels={"nr": "1"}))
    with Watch(server, MAPS + "?watch=true&labelSelector=nr") as watch:
        watch.until("ADDED", "there-before")
        server.must("DELETE", MAPS + "/there-before")
        watch.until("DELETED", "there-before")


@proves("watch.booleans")
def booleans(client, server):
    """What Go's ParseBool takes for true: python's clients send True."""
    start = revision_of(server)
    for value in ("1", "t", "T", "true", "True", "TRUE"):
        with Watch(server, "%s?watch=%s&resourceVersion=%s&timeoutSeconds=1" % (MAPS, value, start)) as watch:
            watch.events.until_end("watch=" + value)


@proves("watch.deleted-content")
def deleted_content(client, server):
    """DELETED carries the object as it was, at the revision of its deletion."""
    start = revision_of(server)
    made = server.must("POST", MAPS, config_map("vanishing", {"a": "1"}))
    server.must("DELETE", MAPS + "/vanishing")
    with watch_from(server, start) as watch:
        gone = watch.until("DELETED", "vanishing")["object"]
    expect(int(gone["metadata"]["resourceVersion"]) > int(made["metadata"]["resourceVersion"]), "the revision of the deletion")
    return scrub(gone)


@proves("watch.last-finalizer")
def last_finalizer(client, server):
    """Taking the last finalizer of a terminating object is its deletion: one event, and it still shows the finalizer."""
    start = revision_of(server)
    server.must("POST", MAPS, config_map("held-one", finalizers=["holdpoint.dev/test"]))
    server.must("DELETE", MAPS + "/held-one")
    server.must("PATCH", MAPS + "/held-one", {"metadata": {"finalizers": None}}, MERGE)
    server.must("POST", MAPS, config_map("held-end"))
    with watch_from(server, start) as watch:
        seen = watch.kinds_until("held-end")
        gone = watch.until("DELETED", "held-one")["object"]["metadata"]
    server.must("DELETE", MAPS + "/held-end")
    expect_equal([kind for kind, _ in seen], ["ADDED", "MODIFIED", "DELETED"])
    return seen, gone.get("finalizers"), "deletionTimestamp" in gone, gone.get("generation")


@proves("watch.selector-transitions")
def selector_transitions(client, server):
    """An object that comes into a selector is ADDED, one that leaves it is DELETED with its old labels."""
    start = revision_of(server)
    server.must("POST", MAPS, config_map("wanderer", labels={"in": "no"}))
    for value in ("yes", "still", "no"):
        labels = {"in": value} if value != "still" else {"in": "yes", "more": "1"}
        server.must("PATCH", MAPS + "/wanderer", {"metadata": {"labels": labels}}, MERGE)
    server.must("DELETE", MAPS + "/wanderer")
    server.must("POST", MAPS, config_map("wanderer-end", labels={"in": "yes"}))
    with watch_from(server, start, "&labelSelector=in%3Dyes") as watch:
        seen = watch.kinds_until("wanderer-end")
        left = watch.until("DELETED", "wanderer")["object"]["metadata"]["labels"]
    server.must("DELETE", MAPS + "/wanderer-end")
    expect_equal([kind for kind, _ in seen], ["ADDED", "MODIFIED", "DELETED"])
    return seen, left


@proves("watch.field-transitions")
def field_transitions(client, server):
    """A watch by name sees this object only."""
    start = revision_of(server)
    for name in ("named", "unnamed"):
        server.must("POST", MAPS, config_map(name))
    server.must("DELETE", MAPS + "/unnamed")
    server.must("DELETE", MAPS + "/named")
    with watch_from(server, start, "&fieldSelector=metadata.name%3Dnamed") as watch:
        watch.until("DELETED", "named")
        expect_equal(kinds(watch.events.lines), [("ADDED", "named"), ("DELETED", "named")])


@proves("watch.no-op")
def no_op(client, server):
    """A write that changes nothing has no event and no new revision."""
    made = server.must("POST", MAPS, config_map("still", {"a": "1"}))
    start = made["metadata"]["resourceVersion"]
    again = server.must("PATCH", MAPS + "/still", {"data": {"a": "1"}}, MERGE)
    expect_equal(again["metadata"]["resourceVersion"], start, "the revision")
    server.must("DELETE", MAPS + "/still")
    with watch_from(server, start, "&fieldSelector=metadata.name%3Dstill") as watch:
        watch.until("DELETED", "still")
        expect_equal(kinds(watch.events.lines), [("DELETED", "still")])


@proves("watch.initial-events")
def initial_events(client, server):
    """sendInitialEvents gives what is there as ADDED and then a bookmark that says so."""
    for name in ("init-a", "init-b"):
        server.must("POST", MAPS, config_map(name, labels={"init": "1"}))
    with Watch(server, MAPS + "?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true"
               "&labelSelector=init") as watch:
        mark = watch.events.until(lambda event: event["type"] == "BOOKMARK", "the bookmark")["object"]
        expect_equal(kinds(watch.events.lines)[:2], [("ADDED", "init-a"), ("ADDED", "init-b")])
        expect(int(mark["metadata"]["resourceVersion"]) > 0, str(mark))
        server.must("DELETE", MAPS + "/init-a")
        watch.until("DELETED", "init-a")
    server.must("DELETE", MAPS + "/init-b")
    return mark["kind"], mark["apiVersion"], mark["metadata"]["annotations"]


@proves("watch.initial-events-custom")
def initial_events_custom(client, server):
    server.must("POST", SETS, {**machine_set("init", 0), "metadata": {"name": "init", "labels": {"init": "1"}}})
    with Watch(server, SETS + "?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true"
               "&resourceVersion=&labelSelector=init") as watch:
        mark = watch.events.until(lambda event: event["type"] == "BOOKMARK", "the bookmark")["object"]
        expect_equal(kinds(watch.events.lines)[:1], [("ADDED", "init")])
    server.must("DELETE", SETS + "/init")
    return mark["kind"], mark["apiVersion"], mark["metadata"]["annotations"]


@proves("watch.future-revision")
def future_revision(client, server):
    """A watch from a revision that is not there yet does not invent events; what it says is a 504 or nothing."""
    answer = server.call("GET", MAPS + "?watch=1&resourceVersion=99999999&timeoutSeconds=1")
    if answer.status == 200 and answer.text:
        expect_in(answer.text, "Too large resource version")
    else:
        expect(answer.status in (200, 504), str(answer))


@proves("watch.timeout")
def timeout(client, server):
    """timeoutSeconds ends a watch cleanly: the stream closes without an error event."""
    with watch_from(server, revision_of(server), "&timeoutSeconds=1&fieldSelector=metadata.name%3Dnobody") as watch:
        lines = watch.events.until_end("the end after a second")
    expect_equal([event for event in lines if event["type"] != "BOOKMARK"], [])


@proves("watch.bookmark")
def bookmark(client, server):
    """Who asks for bookmarks is told the last revision before the watch ends; who does not, is not."""
    for kind, path in (("ConfigMap", MAPS), ("MachineSet", SETS)):
        start = revision_of(server, path)
        with watch_from(server, start, "&allowWatchBookmarks=true&timeoutSeconds=5&fieldSelector=metadata.name%3Dnobody", path) as watch:
            marks = [event["object"] for event in watch.events.until_end("the end") if event["type"] == "BOOKMARK"]
        # When, and whether at all in a short watch, is left to the server; the real one may send none.
        expect(marks or server.real, "no bookmark")
        expect(all(int(mark["metadata"]["resourceVersion"]) >= int(start) and mark["kind"] == kind for mark in marks), str(marks))
        with watch_from(server, start, "&timeoutSeconds=3&fieldSelector=metadata.name%3Dnobody", path) as watch:
            expect_equal(watch.events.until_end("the end"), [])


@proves("watch.table")
def watch_table(client, server):
    """The first Table of a watch has the columns, the later ones only rows."""
    start = revision_of(server)
    server.must("POST", MAPS, config_map("tabled"))
    server.must("DELETE", MAPS + "/tabled")
    with Watch(server, "%s?watch=1&resourceVersion=%s&fieldSelector=metadata.name%%3Dtabled" % (MAPS, start), TABLE) as watch:
        watch.events.until(lambda event: event["type"] == "DELETED", "the end")
        return [(event["type"], event["object"]["kind"], bool(event["object"].get("columnDefinitions")),
                 event["object"]["rows"][0]["cells"][:2]) for event in watch.events.lines]


@proves("watch.partial")
def watch_partial(client, server):
    start = revision_of(server)
    server.must("POST", MAPS, config_map("partial"))
    server.must("DELETE", MAPS + "/partial")
    with Watch(server, "%s?watch=1&resourceVersion=%s&fieldSelector=metadata.name%%3Dpartial" % (MAPS, start), PARTIAL) as watch:
        watch.events.until(lambda event: event["type"] == "DELETED", "the end")
        return [(event["type"], event["object"]["kind"], "data" in event["object"]) for event in watch.events.lines]


@proves("watch.namespace")
def watch_namespace(client, server):
    """A watch of one namespace is silent about the others; one of all namespaces is not."""
    start = revision_of(server)
    server.must("POST", "/api/v1/namespaces/default/configmaps", config_map("far"))
    server.must("POST", MAPS, config_map("near"))
    for name, path in (("far", "/api/v1/namespaces/default/configmaps"), ("near", MAPS)):
        server.must("DELETE", path + "/" + name)
    with watch_from(server, start) as watch, watch_from(server, start, path="/api/v1/configmaps") as every:
        watch.until("DELETED", "near")
        every.until("DELETED", "near")
        expect_equal([event for event in kinds(watch.events.lines) if event[1] == "far"], [])
        expect_equal([event for event in kinds(every.events.lines) if event[1] == "far"], [("ADDED", "far"), ("DELETED", "far")])


@proves("watch.old-path")
def old_path(client, server):
    """The watch paths of old clients, /api/v1/watch/…, work or are plainly not there."""
    path = "%s/configmaps?resourceVersion=%s&timeoutSeconds=1" % (CORE.replace("/api/v1/", "/api/v1/watch/"), revision_of(server))
    answer = server.call("GET", path)
    expect(answer.status in (200, 404), str(answer))
    return answer.status
