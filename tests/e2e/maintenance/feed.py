#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A calendar subscribes to the running daemon with the token of a viewer in the address: icalendar reads what it gets, nobody
else gets anything, and the token is in no log.

usage: feed.py FOLDER_OF_HOLDPOINTD
"""

import datetime
import os
import re
import shutil
import sys
import tempfile
import time
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "hookcontrollers"))

import icalendar  # noqa: E402
from dateutil import rrule  # noqa: E402
from world import Backend, NAMESPACE, PATIENCE, expect  # noqa: E402

WINDOWS = "/apis/holdpoint.dev/v1alpha1/namespaces/%s/maintenancewindows" % NAMESPACE
FEED = "/calendar.ics"


def proved(sentence):
    print("   proved: " + sentence, flush=True)


def get(backend, path, headers=None):
    connection = backend.connect()
    connection.request("GET", path, headers=headers or {})
    answer = connection.getresponse()
    text = answer.read()
    kind = answer.getheader("Content-Type")
    connection.close()
    return answer.status, kind, text


def story(backend):
    with open(os.path.join(backend.data, "viewer.kubeconfig")) as text:
        viewer = re.search(r"token: (\S+)", text.read()).group(1)
    address = FEED + "?token=" + urllib.parse.quote(viewer)
    backend.call("POST", WINDOWS, {
        "apiVersion": "holdpoint.dev/v1alpha1", "kind": "MaintenanceWindow",
        "metadata": {"name": "nights", "namespace": NAMESPACE},
        "spec": {"rrule": "FREQ=DAILY", "start": "02:00", "duration": "2h", "timezone": "UTC"}})
    backend.until(WINDOWS, lambda all_of: all_of["nights"].get("status", {}).get("nextStart"), "the window knows when it opens")

    # The feed follows a watch of its own: it shows the window after a moment.
    events = []
    deadline = time.monotonic() + PATIENCE
    while not events:
        expect(time.monotonic() < deadline, "the feed never has the window")
        status, kind, text = get(backend, address)
        expect(status == 200 and kind == "text/calendar; charset=utf-8", "%d %s" % (status, kind))
        calendar = icalendar.Calendar.from_ical(text)
        expect(not calendar.errors, calendar.errors)
        events = calendar.walk("VEVENT")
    expect(len(events) == 1, "one entry for the window, and there are %d" % len(events))
    begin = events[0].decoded("DTSTART")
    openings = rrule.rrulestr(events[0]["RRULE"].to_ical().decode(), dtstart=begin).between(
        begin, begin + datetime.timedelta(days=183), inc=True)
    expect(len(openings) > 100, "half a year of nights, and there are %d" % len(openings))
    expect({str(e["SUMMARY"]) for e in events} == {"Maintenance window nights"}, "another summary")
    expect({at.strftime("%H:%M") for at in openings} == {"02:00"}, "another time")
    proved("icalendar %s reads %d openings with the token of a viewer in the address" % (icalendar.__version__, len(openings)))

    expect(get(backend, FEED, {"Authorization": "Bearer " + viewer})[0] == 200, "a header does as well")
    for path, wanted in ((FEED, 401), (FEED + "?token=guess-of-a-stranger", 401), ("/metrics?token=" + viewer, 401),
                         (FEED + "/more?token=" + viewer, 403)):
        status, _, text = get(backend, path)
        expect(status == wanted, "%d instead of %d" % (status, wanted))
        expect(viewer.encode() not in text and b"guess-of" not in text, "an answer has the token")
    proved("without a token, with a wrong one and anywhere else there is nothing")
    return viewer


def main():
    folder = tempfile.mkdtemp(prefix="feed-")
    backend = Backend(sys.argv[1], os.path.join(HERE, "site.yaml"), folder)
    try:
        viewer = story(backend)
    except BaseException:
        backend.process.kill()
        backend.process.wait()
        with open(os.path.join(folder, "holdpointd.log"), errors="replace") as log:
            print("--- holdpointd\n" + log.read()[-4000:])
        raise
    backend.stop()
    with open(os.path.join(folder, "holdpointd.log"), errors="replace") as log:
        said = log.read()
    expect(viewer not in said and "guess-of" not in said, "the log has a token")
    proved("no token is in the log")
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
