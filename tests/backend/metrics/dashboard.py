#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The dashboard asks only for metrics that docs/metrics.md has, in queries that promtool can read, and its panels lie
beside one another. Every alert of the shipped rules has its place in docs/runbook.md and in the table of docs/metrics.md.

usage: dashboard.py SOURCE_FOLDER
"""

import json
import os
import re
import subprocess
import sys
import tempfile


def panels_of(dashboard):
    for panel in dashboard["panels"]:
        yield panel
        yield from panel.get("panels", [])


def queries(dashboard):
    """(where, query) of every target and variable."""
    for panel in panels_of(dashboard):
        for target in panel.get("targets", []):
            yield "panel '%s', %s" % (panel["title"], target["refId"]), target["expr"]
    for variable in dashboard["templating"]["list"]:
        if variable["type"] == "query":
            yield "variable " + variable["name"], re.fullmatch(r"label_values\((.*), \w+\)", variable["query"]["query"])[1]


def plain(query):
    """As Prometheus gets it."""
    return query.replace("$__rate_interval", "5m").replace("$instance", ".*").replace("$namespace", ".*")


def overlapping(dashboard):
    taken = {}
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        if place["x"] + place["w"] > 24:
            yield "panel '%s' is wider than the page" % panel["title"]
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                if taken.setdefault((x, y), panel["title"]) != panel["title"]:
                    yield "panel '%s' lies over '%s'" % (panel["title"], taken[(x, y)])
                    return


def rules_of(asked):
    """The queries as recording rules, which promtool reads."""
    lines = ["groups:", "  - name: dashboard", "    rules:"]
    for number, (_, query) in enumerate(asked):
        lines += ["      - record: query:%d" % number, "        expr: " + json.dumps(plain(query))]
    return "\n".join(lines) + "\n"


def main():
    source = sys.argv[1]
    faults = []
    with open(os.path.join(source, "resources/grafana/holdpoint.json")) as text:
        dashboard = json.load(text)
    with open(os.path.join(source, "docs/metrics.md")) as text:
        page = text.read()
        known = set(re.findall(r"^\| `([a-z0-9_]+)` \|", page, flags=re.M))
        told = set(re.findall(r"^\| `([A-Z]\w+)` \|", page, flags=re.M))
    asked = list(queries(dashboard))
    for where, query in asked:
        for name in set(re.findall(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b", re.sub(r"\{[^}]*\}|by \([^)]*\)", "", plain(query)))):
            if name not in known and name not in ("label_values",):
                faults.append("%s: docs/metrics.md has no %s" % (where, name))
    ids = [panel["id"] for panel in panels_of(dashboard)]
    if len(ids) != len(set(ids)):
        faults.append("two panels have one id")
    faults += overlapping(dashboard)
    faults += ["panel '%s' says nothing of itself" % panel["title"] for panel in panels_of(dashboard)
               if panel["type"] != "row" and not panel.get("description")]
    with open(os.path.join(source, "resources/prometheus/holdpoint.rules.yaml")) as text:
        alerts = re.findall(r"^ +- alert: (\w+)", text.read(), flags=re.M)
    with open(os.path.join(source, "docs/runbook.md")) as text:
        sections = re.findall(r"^## (\w+)$", text.read(), flags=re.M)
    faults += ["docs/runbook.md: nothing is said of " + alert for alert in alerts if alert not in sections]
    faults += ["docs/runbook.md: there is no alert " + section for section in sections if section not in alerts]
    faults += ["docs/metrics.md: nothing is said of " + alert for alert in alerts if alert not in told]
    faults += ["docs/metrics.md: there is no alert " + alert for alert in told if alert not in alerts]
    with tempfile.TemporaryDirectory() as folder:
        rules = os.path.join(folder, "dashboard.yaml")
        with open(rules, "w") as file:
            file.write(rules_of(asked))
        try:
            checked = subprocess.run(["promtool", "check", "rules", rules], capture_output=True, text=True)
        except FileNotFoundError:
            print("promtool is not installed: apt-get install prometheus", file=sys.stderr)
            return 77
        if checked.returncode != 0:
            faults.append(checked.stdout + checked.stderr)
    for fault in faults:
        print(fault)
    print("%d queries, %d alerts, %d faults" % (len(asked), len(alerts), len(faults)))
    return 1 if faults or not asked or not alerts else 0


if __name__ == "__main__":
    sys.exit(main())
