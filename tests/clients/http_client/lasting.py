# SPDX-License-Identifier: Apache-2.0
"""What outlives the process, and what old revisions are told. Runs last: it kills the server."""

from harness.expect import expect, expect_equal
from harness.paths import MAPS, config_map
from harness.server import MERGE
from harness.table import proves
from http_client.driver import Watch


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
    stored = {item["metadata"]["name"] for item in server.get(MAPS)["items"]}
    with Watch(server, MAPS + "?watch=1&resourceVersion=1") as watch:
        first = watch.events.until(lambda event: True, "the first event")
        if first["type"] == "ERROR":
            expect_equal((first["object"]["code"], first["object"]["reason"]), (410, "Expired"))
            expect("too old resource version: 1 (" in first["object"]["message"], str(first))
        else:
            for name in stored:
                watch.until("ADDED", name)
    zero = server.call("GET", MAPS + "?watch=1&resourceVersion=0&timeoutSeconds=1")
    expect(zero.status == 200 and "Expired" not in zero.text, str(zero))
