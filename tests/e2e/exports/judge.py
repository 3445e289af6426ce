#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Judges the exports of one incident by programs that are none of ours: judge.py DIR

DIR holds incident.{md,html,pdf,json,csv,svg,png}, trace.json, incident.holdpoint. A program that is not
installed is said and skipped; with JUDGE_STRICT=1 that is a failure.
"""
import csv
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.join(here, "..", "..", "..")
folder = sys.argv[1]
failed = []
skipped = []


def path(name):
    return os.path.join(folder, name)


def text(name):
    with open(path(name), encoding="utf-8", newline="") as file:
        return file.read()


class Skip(Exception):
    pass


def need(program):
    found = shutil.which(program)
    if not found:
        raise Skip(program + " is not installed")
    return found


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, (done.stderr or done.stdout).strip()[:2000]
    return done.stdout


def json_follows_the_schema():
    try:
        import jsonschema
    except ImportError:
        raise Skip("python3-jsonschema is not installed")
    with open(os.path.join(root, "docs/schemas/holdpoint.incident.v1.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema, format_checker=jsonschema.FormatChecker())
    document = json.loads(text("incident.json"))
    errors = [f"{list(e.path)}: {e.message}" for e in validator.iter_errors(document)]
    assert not errors, errors[:5]
    # The validator must be able to say no.
    document["entries"][0]["kind"] = "dream"
    assert not validator.is_valid(document)


def every_figure_has_its_entry():
    document = json.loads(text("incident.json"))
    ids = {entry["id"] for entry in document["entries"]}
    incident = document["incident"]
    named = [stamp["evidence_entry_id"] for stamp in incident["timestamps"].values()]
    for name, metric in incident["metrics"].items():
        named += [metric.get("from_entry_id"), metric.get("to_entry_id")]
        if name == "hold_time_by_owner":
            named += [entry for owner in metric.values() for entry in owner["entry_ids"]]
    missing = [entry for entry in named if entry is not None and entry not in ids]
    assert not missing, missing[:5]
    assert [entry["seq"] for entry in document["entries"]] == list(range(1, len(document["entries"]) + 1))


def html_is_html():
    done = subprocess.run([need("tidy"), "-quiet", "-errors", "-utf8", "--new-blocklevel-tags", "svg",
                           path("incident.html")], capture_output=True, text=True, timeout=600)
    # Tidy of 2017 does not know what SVG may hold; what is left concerns HTML.
    lines = [line for line in done.stderr.splitlines()
             if not re.search(r"<(svg|/svg|title|desc|defs|pattern|rect|line|circle|path|text|style)", line)]
    assert done.returncode < 2 and not [l for l in lines if "Error" in l], "\n".join(lines[:10])


def html_is_well_formed_and_needs_nothing():
    page = text("incident.html")
    assert "<script" not in page.lower() and "javascript:" not in page.lower()
    without_namespaces = page.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"""(src|href|url)\s*[=(]\s*["']?\s*(https?:|//|file:)""", without_namespaces)
    assert re.search(r"<html lang=", page) and "<main>" in page and "prefers-color-scheme" in page
    assert "@media print" in page
    # Every lane of the picture is told in words, too.
    for label in re.findall(r'<text class="label" x="12"[^>]*>([^<]+)</text>', page):
        stem = label.rstrip("…")
        assert re.search(r"<td>" + re.escape(stem), page), label


def html_passes_axe():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        raise Skip("no Chromium is installed")
    done = subprocess.run([os.path.join(here, "axe.sh"), path("incident.html"), chromium],
                          capture_output=True, text=True, timeout=6000)
    if done.returncode == 77:
        raise Skip(done.stderr.strip().splitlines()[-1])
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def pdf_is_pdf():
    info = run(need("pdfinfo"), path("incident.pdf"))
    pages = int(re.search(r"^Pages:\s+(\d+)", info, re.M).group(1))
    assert pages >= 2, info
    end = json.loads(text("incident.json"))["record"]["end"][:19].replace("T", " ")
    words = run(need("pdftotext"), "-layout", path("incident.pdf"), "-").split("\f")
    for number in range(pages):
        assert f"Page {number + 1} of {pages}" in words[number], (number, words[number][-300:])
        assert f"record up to {end} UTC" in words[number], (number, words[number][-300:])
    for heading in (json.loads(text("incident.json"))["incident"]["title"], "What happened", "Who, and how long", "Held"):
        assert heading in " ".join(words[0].split()), (heading, words[0])


def csv_is_csv():
    raw = text("incident.csv")
    assert raw.count("\r\n") >= 2
    rows = list(csv.reader(raw.splitlines(keepends=True), strict=True))
    widths = {len(row) for row in rows}
    assert widths == {len(rows[0])}, widths
    entries = json.loads(text("incident.json"))["entries"]
    assert len(rows) - 1 == len(entries), (len(rows), len(entries))
    for row in rows[1:]:
        for cell in row:
            assert not cell or cell[0] not in "=+-@\t\r", cell
    with open(path("incident.csv.datapackage.json"), encoding="utf-8") as file:
        fields = json.load(file)["resources"][0]["schema"]["fields"]
    assert [field["name"] for field in fields] == rows[0]


def csv_opens_in_libreoffice():
    office = shutil.which("soffice")
    if not office:
        raise Skip("LibreOffice is not installed (it is for the nightly run)")
    with tempfile.TemporaryDirectory() as out:
        run(office, "--headless", "-env:UserInstallation=file://" + out + "/profile", "--convert-to", "csv",
            "--outdir", out, path("incident.csv"))
        with open(os.path.join(out, "incident.csv"), encoding="utf-8", newline="") as file:
            theirs = list(csv.reader(file))
    ours = list(csv.reader(text("incident.csv").splitlines(keepends=True)))
    assert len(theirs) == len(ours), (len(theirs), len(ours))


def trace_is_a_trace():
    """The checks that Perfetto's importer makes of JSON: known phases, the members each needs, async events
    that pair by category and id, times that are numbers and rise within a pair."""
    trace = json.loads(text("trace.json"))
    events = trace["traceEvents"]
    assert events and trace["displayTimeUnit"] in ("ms", "ns")
    open_events, pairs = {}, 0
    names = set()
    for event in events:
        phase = event["ph"]
        assert phase in ("b", "e", "i", "C", "M"), phase
        assert isinstance(event["pid"], int) and event["name"]
        if phase == "M":
            assert event["name"] in ("process_name", "thread_name", "process_sort_index", "thread_sort_index")
            if event["name"] == "thread_name":
                names.add((event["pid"], event["tid"]))
            continue
        assert isinstance(event["ts"], int) and event["ts"] > 0
        if phase == "C":
            assert all(isinstance(value, int) for value in event["args"].values())
            continue
        assert (event["pid"], event["tid"]) in names, "a thread without a name"
        if phase == "i":
            assert event["s"] in ("g", "p", "t")
            continue
        key = (event["cat"], event["id"])
        if phase == "b":
            assert key not in open_events, key
            open_events[key] = event["ts"]
        else:
            assert open_events.pop(key) <= event["ts"], key
            pairs += 1
    assert not open_events and pairs > 0, open_events


def trace_loads_in_perfetto():
    try:
        from perfetto.trace_processor import TraceProcessor
    except ImportError:
        raise Skip("the perfetto package is not installed")
    try:
        processor = TraceProcessor(trace=path("trace.json"))
    except Exception as error:  # its binary is fetched from elsewhere
        raise Skip(f"Perfetto's trace processor cannot be had: {error}")
    rows = list(processor.query("select count(*) as n from slice"))
    errors = list(processor.query("select sum(value) as n from stats where severity = 'error'"))
    processor.close()
    assert rows[0].n > 0 and not errors[0].n, (rows[0].n, errors[0].n)


def svg_is_drawn():
    with tempfile.TemporaryDirectory() as out:
        png = os.path.join(out, "lanes.png")
        run(need("rsvg-convert"), "-o", png, path("incident.svg"))
        assert os.path.getsize(png) > 5000
        # A program without CSS variables once drew everything black.
        if shutil.which("identify"):
            assert int(run("identify", "-format", "%k", png)) > 8


def png_is_a_picture():
    with open(path("incident.png"), "rb") as file:
        head = file.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20], "big") == 3200, head


def markdown_says_its_checksum():
    page = text("incident.md")
    front, body = re.match(r"---\n(.*?)\n---\n(.*)", page, re.S).groups()
    wanted = re.search(r'^sha256: "([0-9a-f]{64})"$', front, re.M).group(1)
    assert hashlib.sha256(body.encode()).hexdigest() == wanted
    columns = None
    for line in body.splitlines():
        cells = re.split(r"(?<!\\)\|", line) if line.startswith("|") else None
        if cells is None:
            columns = None
        elif columns is None:
            columns = len(cells)
        else:
            assert len(cells) == columns, line


def bundle_is_a_zip_with_true_checksums():
    with zipfile.ZipFile(path("incident.holdpoint")) as bundle:
        assert bundle.testzip() is None
        manifest = json.loads(bundle.read("manifest.json"))
        names = {file["name"] for file in manifest["files"]}
        assert names | {"manifest.json"} == set(bundle.namelist())
        for file in manifest["files"]:
            content = bundle.read(file["name"])
            assert len(content) == file["bytes"], file
            assert hashlib.sha256(content).hexdigest() == file["sha256"], file
        for member in ("range", "scope", "gaps", "drops", "clock_skew_s", "preset", "tool"):
            assert member in manifest, member


checks = [json_follows_the_schema, every_figure_has_its_entry, html_is_html, html_is_well_formed_and_needs_nothing,
          html_passes_axe, pdf_is_pdf, csv_is_csv, csv_opens_in_libreoffice, trace_is_a_trace,
          trace_loads_in_perfetto, svg_is_drawn, png_is_a_picture, markdown_says_its_checksum,
          bundle_is_a_zip_with_true_checksums]
for check in checks:
    name = check.__name__.replace("_", " ")
    try:
        check()
        print("ok   " + name)
    except Skip as reason:
        skipped.append(name)
        print(f"SKIP {name}: {reason}")
    except Exception as error:
        failed.append(name)
        print(f"FAIL {name}: {type(error).__name__}: {error}")
print(f"{len(checks) - len(failed) - len(skipped)} passed, {len(failed)} failed, {len(skipped)} skipped")
sys.exit(1 if failed or (skipped and os.environ.get("JUDGE_STRICT")) else 0)
