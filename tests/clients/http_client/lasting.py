# SPDX-License-Identifier: Apache-2.0
"""What outlives the process, and what old revisions are told. Runs last: it kills the server."""

import json

from harness.expect import expect, expect_equal
from harness.paths import MAPS, config_map
from harness.server import MERGE
from harness.table import proves


@proves("store.survives-kill")
def survives(client, server):
    before = server.must("POST", MAPS, config_map("survivor"))["metadata"]
    server.restart_after_kill()
    kept = server.get(MAPS + "/survivor")["metadata"]
    expect_equal((kept["uid"], kept["resourceVersion"]), (before["uid"], before["resourceVersion"]))
    later = server.must("PATCH", MAPS + "/survivor", {"data": {"a": "1"}}, MERGE)["metadata"]
    expect(int(later["resourceVersion"]) > int(before["resourceVersion"]), "the revision came twice")


@proves("watch.too-old")
def too_old(client, server):
    """A revision from before the start is replayed without a gap, or it is 410 Expired inside the stream; 0 never is."""
    answer = server.call("GET", MAPS + "?watch=1&resourceVersion=1&timeoutSeconds=2")
    events = [json.loads(line) for line in answer.text.splitlines()]
    if events[0]["type"] == "ERROR":
        expect_equal((events[0]["object"]["code"], events[0]["object"]["reason"]), (410, "Expired"))
        expect("too old resource version: 1 (" in events[0]["object"]["message"], str(answer))
    else:
        seen = {event["object"]["metadata"]["name"] for event in events if event["type"] == "ADDED"}
        stored = {item["metadata"]["name"] for item in server.get(MAPS)["items"]}
        expect(stored <= seen, "never told of: %s" % (stored - seen))
    zero = server.call("GET", MAPS + "?watch=1&resourceVersion=0&timeoutSeconds=1")
    expect(zero.status == 200 and "Expired" not in zero.text, str(zero))
