# SPDX-License-Identifier: Apache-2.0
"""What we export, read by the icalendar library from PyPI: readers.py PROGRAM."""

import json
import subprocess
import sys

import icalendar

TEXT = "PSU swap; rack B, power off\\on\nsecond line, ümläut " + "wide 界" * 30


def window(name, **spec):
    return {"metadata": {"name": name, "namespace": "m", "generation": 3}, "spec": spec}


def maintenance(name, window=None, **spec):
    status = {"maintenance": "waiting-window", "window": window} if window else {}
    return {"metadata": {"name": name, "namespace": "m", "uid": "u-" + name, "generation": 2},
            "spec": dict(spec, machinelink="worker-a", eventcode="system-reboot", description=TEXT), "status": status}


given = {
    "now": "2026-03-20T12:00:00Z",
    "windows": [
        window("nights", rrule="FREQ=WEEKLY;BYDAY=SA", start="02:30", duration="4h", timezone="Europe/Berlin",
               excludes=[{"from": "2026-04-04T00:00:00Z", "until": "2026-04-05T00:00:00Z"}]),
        window("never", rrule="FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", start="00:00", duration="1h"),
        window("nowhere", rrule="FREQ=DAILY", start="00:00", duration="1h", timezone="Europe/Bonn")],
    "maintenances": [
        maintenance("mm-chosen", {"start": "2026-03-21T01:30:00Z", "end": "2026-03-21T05:30:00Z"}),
        maintenance("mm-announced", notbefore="2026-03-25T00:00:00Z", notafter="2026-03-25T03:00:00Z"),
        maintenance("mm-anytime")],
}

text = subprocess.run([sys.argv[1]], input=json.dumps(given).encode(), capture_output=True, check=True).stdout
assert all(len(line) <= 75 for line in text.split(b"\r\n")), "a line is longer than RFC 5545 allows"
assert b"\n" not in text.replace(b"\r\n", b""), "a line does not end as RFC 5545 says"
calendar = icalendar.Calendar.from_ical(text)
assert not calendar.errors, calendar.errors
read = [(str(e["SUMMARY"]), e.decoded("DTSTART").isoformat(), e.decoded("DTEND").isoformat(), str(e["STATUS"]),
         int(e["SEQUENCE"])) for e in calendar.walk("VEVENT")]
assert read == [
    ("Maintenance window nights", "2026-03-21T01:30:00+00:00", "2026-03-21T05:30:00+00:00", "CONFIRMED", 3),
    ("Maintenance window nights", "2026-03-28T01:30:00+00:00", "2026-03-28T05:30:00+00:00", "CONFIRMED", 3),
    ("Maintenance window nights", "2026-04-11T00:30:00+00:00", "2026-04-11T04:30:00+00:00", "CONFIRMED", 3),
    ("Maintenance window nights", "2026-04-18T00:30:00+00:00", "2026-04-18T04:30:00+00:00", "CONFIRMED", 3),
    ("system-reboot of worker-a", "2026-03-21T01:30:00+00:00", "2026-03-21T05:30:00+00:00", "CONFIRMED", 2),
    ("system-reboot of worker-a", "2026-03-25T00:00:00+00:00", "2026-03-25T03:00:00+00:00", "TENTATIVE", 2)], read
uids = [str(e["UID"]) for e in calendar.walk("VEVENT")]
assert len(set(uids)) == len(uids), uids
assert [str(e["DESCRIPTION"]) for e in calendar.walk("VEVENT") if "DESCRIPTION" in e] == [TEXT] * 2
print("icalendar %s reads %d entries as they are" % (icalendar.__version__, len(read)))
