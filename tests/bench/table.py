#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs benches one after the other and writes their figures as one table into docs/performance.md.

usage: table.py BUILD_DIR [--quick] [--table-only] [NAME ...]

Without NAME all of them, which takes an hour on two cores with nothing beside it. What a bench prints stays in
BUILD_DIR/bench/NAME.jsonl, with the commit it was measured at, and is what the table is made of: benches that are not named keep
the figures of their last run, or the rows of the page where nothing lies of it. --table-only runs none. --quick has each take its short form, if it has one, and leaves
docs/performance.md alone: the table goes to the output.
"""

import argparse
import collections
import json
import os
import subprocess
import sys
import time

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PAGE = os.path.join(ROOT, "docs", "performance.md")
BEGIN, END = "<!-- figures: ./dev bench table -->\n", "<!-- end of figures -->\n"

# name, arguments, arguments of the short form; in the order of the table
BENCHES = [
    ("store", [], []),
    ("start", [], []),
    ("api", [], ["--machines", "500", "--watchers", "50"]),
    ("churn", [], ["--minutes", "8", "--warm-up", "0"]),
    ("room", [], ["--seconds", "5"]),
    ("reconcile", [], []),
    ("redfish", [], ["quick"]),
    ("history", [], ["--short"]),
    ("past", [], []),
    ("export", [], []),
    ("cluster", [], ["quick"]),
    ("clusters", [], ["--rest", "20"]),
    ("peer", ["--lives", "200"], ["--lives", "20"]),
    ("console", ["--minutes", "1"], ["--minutes", "0.1"]),
]


def git(*args):
    return subprocess.run(["git", "-C", ROOT, *args], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


# What `peer` says of each side, in the words of the table.
OF_A_SIDE = [("wallSeconds", "wall", "s"), ("controllersCpuMsPerLife", "CPU of the controllers, a life", "ms"),
             ("serverCpuMsPerLife", "CPU of the server, a life", "ms"), ("controllersPeakMB", "memory of the controllers", "MB"),
             ("serverPeakMB", "memory of the server", "MB"), ("requestsPerLife", "requests, a life", ""),
             ("writesPerLife", "of them writes", "")]


def lines_of(text):
    """The figures among what a bench printed."""
    found, sides = [], {}
    for line in text.splitlines():
        try:
            figure = json.loads(line)
        except ValueError:
            continue
        if not isinstance(figure, dict) or "bench" not in figure:
            continue
        if "side" in figure:
            sides[figure["side"]] = figure
        elif "name" in figure and "value" in figure:
            found.append(figure)
    if len(sides) == 2:
        own = sides.pop("holdpoint")
        (peer, other), = sides.items()
        found += [{"bench": "peer", "name": "%s, %d lives" % (name, own["lives"]), "value": own[key], "unit": unit, "n": own["lives"],
                   "peer": peer, "peerValue": other[key]} for key, name, unit in OF_A_SIDE]
    return found


def run(name, arguments, folder):
    print("%s %s: since %s" % (name, " ".join(arguments), time.strftime("%H:%M:%S")), file=sys.stderr, flush=True)
    begin = time.monotonic()
    done = subprocess.run([os.path.join(ROOT, "dev"), "bench", name, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    figures = lines_of(done.stdout)
    if done.returncode or not figures:
        print("table.py: %s ended with %d and %d figures; what it had before stays" % (name, done.returncode, len(figures)),
              file=sys.stderr)
        return False
    commit = git("describe", "--always", "--dirty", "--abbrev=8")
    with open(os.path.join(folder, name + ".jsonl"), "w", encoding="utf-8") as out:
        for figure in figures:
            out.write(json.dumps({**figure, "commit": commit, "took": round(time.monotonic() - begin)}) + "\n")
    return True


def number(value):
    if value is None:
        return ""
    if not isinstance(value, (int, float)):
        return str(value)
    if value == 0 or abs(value) >= 1000:
        return format(round(value), ",")
    return "%.3g" % value


def cell(text):
    return str(text).replace("|", "\\|")


def named(figure, often):
    """Its name, with its size where a bench has the same figure of several."""
    name, size = figure.get("name", ""), figure.get("n")
    return "%s, %s" % (name, number(size)) if size and often[name] > 1 else name


def rows_of(page):
    """The rows of a table made before, and the commit each bench was measured at."""
    rows, commits = collections.defaultdict(list), {}
    for line in page.splitlines():
        if line.startswith("| "):
            rows[line.split(" | ")[0][2:]].append(line)
        elif line.startswith("Measured at "):
            for one in line[len("Measured at "):].rstrip(".").split("; "):
                commit, names = one.split(": ")
                commits.update((name, commit) for name in names.split(", "))
    return rows, commits


def table(folder, page=""):
    """Of what lies in the folder; a bench of which nothing does keeps the rows that the page has of it."""
    out = ["| bench | figure | value | goal | peer | of the peer | ratio |", "| --- | --- | --- | --- | --- | --- | --- |"]
    kept, measured_at = rows_of(page)
    commits = {}
    for name, _, _ in BENCHES:
        path = os.path.join(folder, name + ".jsonl")
        if not os.path.exists(path):
            if name in measured_at:
                out += kept[name]
                commits.setdefault(measured_at[name], set()).add(name)
            continue
        with open(path, encoding="utf-8") as lines:
            figures = [json.loads(line) for line in lines]
        often = collections.Counter(figure.get("name") for figure in figures)
        for figure in figures:
            commits.setdefault(figure["commit"], set()).add(name)
            unit, peer = figure.get("unit", ""), figure.get("peerValue")
            ratio = figure["value"] / peer if peer and isinstance(figure.get("value"), (int, float)) else None
            with_unit = lambda value: (number(value) + " " + unit).strip() if value is not None else ""
            out.append("| %s |" % " | ".join(cell(one) for one in (
                name, named(figure, often), with_unit(figure.get("value")), with_unit(figure.get("goal")), figure.get("peer") or "",
                with_unit(peer), number(ratio))))
    measured = "; ".join("%s: %s" % (commit, ", ".join(sorted(names))) for commit, names in commits.items())
    return "\n".join(out) + "\n\nMeasured at " + measured + ".\n"


def main():
    names = [name for name, _, _ in BENCHES]
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("build_dir")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--table-only", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    for name in options.names:
        if name not in names:
            parser.error("no bench named '%s'; there are %s" % (name, ", ".join(names)))
    folder = os.path.join(options.build_dir, "bench-quick" if options.quick else "bench")
    os.makedirs(folder, exist_ok=True)
    failed = [name for name, whole, short in BENCHES
              if not options.table_only and (not options.names or name in options.names)
              and not run(name, short if options.quick else whole, folder)]
    if options.quick:
        sys.stdout.write(table(folder))
    else:
        with open(PAGE, encoding="utf-8") as page:
            before, rest = page.read().split(BEGIN)
        old, after = rest.split(END)
        with open(PAGE, "w", encoding="utf-8") as page:
            page.write(before + BEGIN + "\n" + table(folder, old) + "\n" + END + after)
    if failed:
        sys.exit("table.py: not measured: " + ", ".join(failed))


if __name__ == "__main__":
    main()
