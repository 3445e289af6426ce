# SPDX-License-Identifier: Apache-2.0
"""What we export, read by the icalendar library from PyPI: readers.py PROGRAM."""

import json
import subprocess
import sys

import dateutil.rrule
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
               excludes=[{"from": "2026-04-04T00:00:00Z", "until": "2026-04-05T00:00:00Z"},
                         {"from": "2026-04-11T02:00:00Z", "until": "2026-04-11T03:00:00Z"}]),
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
read = [(str(e["SUMMARY"]), e.decoded("DTSTART").isoformat(), str(e["STATUS"]), int(e["SEQUENCE"]))
        for e in calendar.walk("VEVENT")]
assert read == [
    ("Maintenance window nights", "2026-03-21T02:30:00+01:00", "CONFIRMED", 3),
    ("Maintenance window nights", "2026-04-11T00:30:00+00:00", "CONFIRMED", 3),
    ("Maintenance window nights", "2026-04-11T03:00:00+00:00", "CONFIRMED", 3),
    ("system-reboot of worker-a", "2026-03-21T01:30:00+00:00", "CONFIRMED", 2),
    ("system-reboot of worker-a", "2026-03-25T00:00:00+00:00", "TENTATIVE", 2)], read
nights = calendar.walk("VEVENT")[0]
assert nights["RRULE"].to_ical() == b"FREQ=WEEKLY;BYDAY=SA", nights["RRULE"]
assert nights.decoded("DURATION").total_seconds() == 4 * 3600
starts = dateutil.rrule.rrulestr(nights["RRULE"].to_ical().decode(), dtstart=nights.decoded("DTSTART"))
gone = [one.dt.isoformat() for one in nights["EXDATE"].dts]
assert [one.isoformat() for one in starts[:3]] == [
    "2026-03-21T02:30:00+01:00", "2026-03-28T02:30:00+01:00", "2026-04-04T02:30:00+02:00"], starts[:3]
assert gone == ["2026-04-04T02:30:00+02:00"], gone
instead = [e.decoded("RECURRENCE-ID").isoformat() for e in calendar.walk("VEVENT") if "RECURRENCE-ID" in e]
assert instead == ["2026-04-11T02:30:00+02:00"], instead
zones = [str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")]
assert zones == ["Europe/Berlin"], zones
uids = [(str(e["UID"]), "RECURRENCE-ID" in e) for e in calendar.walk("VEVENT")]
assert len(set(uids)) == len(uids), uids
assert [str(e["DESCRIPTION"]) for e in calendar.walk("VEVENT") if "DESCRIPTION" in e] == [TEXT] * 2
print("icalendar %s reads %d entries as they are" % (icalendar.__version__, len(read)))
