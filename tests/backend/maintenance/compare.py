# SPDX-License-Identifier: Apache-2.0
"""A year of windows in two time zones, and rules in many forms beside, against python-dateutil."""

import json
import random
import subprocess
import sys
from datetime import datetime, timedelta, timezone

from dateutil import rrule, tz

UTC = timezone.utc
ORIGIN = datetime(1970, 1, 1)
ZONES = ["Europe/Berlin", "America/New_York"]
OTHER_ZONES = ["UTC", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo", "Pacific/Auckland"]
STARTS = ["00:00", "00:30", "01:30", "02:00", "02:30", "02:59:59", "03:00", "12:00", "23:00", "23:59:59"]
RULES = [
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH",
    "FREQ=WEEKLY;BYDAY=SU",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU",
    "FREQ=WEEKLY;INTERVAL=4;BYDAY=SU",
    "FREQ=WEEKLY",
    "FREQ=MONTHLY;BYDAY=1SA",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYMONTHDAY=-1,1",
    "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR",
    "FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYDAY=20MO",
    "FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1",
]


def drawn(rng):
    """A rule from the subset, whatever it is."""
    freq = rng.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    parts = ["FREQ=" + freq]
    if rng.random() < 0.5:
        parts.append("INTERVAL=%d" % rng.randint(1, 6))
    if rng.random() < 0.6:
        days = rng.sample(["MO", "TU", "WE", "TH", "FR", "SA", "SU"], rng.randint(1, 3))
        if freq in ("MONTHLY", "YEARLY") and rng.random() < 0.6:
            days = ["%d%s" % (rng.choice([1, 2, 3, 4, 5, -1, -2]), d) for d in days]
        parts.append("BYDAY=" + ",".join(days))
    elif freq != "WEEKLY" and rng.random() < 0.7:
        parts.append("BYMONTHDAY=" + ",".join(str(rng.choice([1, 2, 15, 28, 29, 30, 31, -1, -5])) for _ in range(2)))
    if rng.random() < 0.4:
        parts.append("BYMONTH=" + ",".join(str(m) for m in sorted(rng.sample(range(1, 13), rng.randint(1, 4)))))
    return ";".join(parts)


def expected(asked):
    zone = tz.gettz(asked["timezone"])
    hours, minutes, *rest = [int(x) for x in asked["start"].split(":")]
    at = timedelta(hours=hours, minutes=minutes, seconds=rest[0] if rest else 0)
    first = datetime.fromisoformat(asked["from"].replace("Z", "+00:00"))
    last = datetime.fromisoformat(asked["until"].replace("Z", "+00:00"))
    times = []
    dates = rrule.rrulestr(asked["rrule"], dtstart=ORIGIN, cache=False)
    for date in dates.xafter(first.replace(tzinfo=None) - timedelta(days=3)):
        if date > last.replace(tzinfo=None) + timedelta(days=3):
            break
        local = (date + at).replace(tzinfo=zone)
        while not tz.datetime_exists(local):  # the first instant after the gap
            local = (local.replace(tzinfo=None) + timedelta(seconds=1)).replace(tzinfo=zone)
        instant = local.replace(fold=0).astimezone(UTC)
        if first <= instant < last:
            times.append(instant.strftime("%Y-%m-%dT%H:%M:%SZ"))
    return times


def main():
    rng = random.Random(3)
    year = {"from": "2026-01-01T00:00:00Z", "until": "2027-01-01T00:00:00Z"}
    cases = [dict(year, rrule=r, start=s, timezone=z) for r in RULES for s in STARTS for z in ZONES]
    named = len(cases)
    for _ in range(400):
        begin = rng.randint(2024, 2036)  # dateutil knows no changes of clocks from 2038 on
        cases.append({
            "rrule": drawn(rng), "start": rng.choice(STARTS), "timezone": rng.choice(ZONES + OTHER_ZONES),
            "from": "%d-01-01T00:00:00Z" % begin, "until": "%d-01-01T00:00:00Z" % (begin + 1)})
    text = "".join(json.dumps(case) + "\n" for case in cases)
    answer = subprocess.run([sys.argv[1]], input=text, capture_output=True, text=True, check=True).stdout
    got = [json.loads(line) for line in answer.splitlines()]
    assert len(got) == len(cases), "%d answers to %d windows" % (len(got), len(cases))
    wrong = openings = 0
    for case, ours in zip(cases, got):
        theirs = expected(case)
        openings += len(theirs)
        if ours != theirs:
            wrong += 1
            print("%s\n  only ours: %s\n  only dateutil: %s" % (
                case, sorted(set(ours) - set(theirs))[:5], sorted(set(theirs) - set(ours))[:5]))
    print("%d windows for the year 2026 in %s and %d drawn ones: %d openings, %d windows differ" % (
        named, " and ".join(ZONES), len(cases) - named, openings, wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
