#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""words.py LUPDATE: every English text keeps to docs/words.md: no phrase of its table, no straight quotes, three dots
or exclamation marks; and every translation ends as its text does. Says what does not, and where."""
import glob
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

root = os.environ["HOLDPOINT_SOURCE_DIR"]
# A decision and no selection; the words of a condition that clients match.
ALLOWED = {
    "Choose a backend…",
    "BareMetalHost %1 must not be switched off (disablePowerOff)",
    "the host must not be switched off, so it cannot be held",
    "the host must not be switched off, so it will be restarted",
}
ENDS = {".": ".。", "…": "…", ":": ":："}


def forbidden():
    """The left column of the table, longest phrase first."""
    sheet = open(os.path.join(root, "docs/words.md"), encoding="utf-8").read()
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", sheet.split("## Not these")[1], re.MULTILINE)
    phrases = [phrase.strip() for row in rows for phrase in row.split(",") if phrase.strip() not in ("not", "---")]
    if len(phrases) < 30:
        sys.exit("docs/words.md has no table of words")
    return [(phrase, re.compile(r"(?<![\w-])%s(?![\w-])" % re.escape(phrase), re.IGNORECASE))
            for phrase in sorted(phrases, key=len, reverse=True)]


def console_texts():
    """(where, text) of all that lupdate finds and of the tables of model/messages."""
    with tempfile.TemporaryDirectory() as folder:
        fresh, rows = os.path.join(folder, "fresh.ts"), os.path.join(folder, "rows.cpp")
        subprocess.run([os.path.join(root, "resources/languages/rows.py"), rows], check=True)
        subprocess.run([sys.argv[1], "-silent", "-I", ".", "ui", rows, "-ts", fresh], cwd=root, check=True)
        for context in tree.parse(fresh).getroot().iter("context"):
            for message in context.iter("message"):
                yield context.findtext("name"), message.findtext("source")


LITERAL = r'"(?:[^"\\\n]|\\.)*"'


def literals(pattern):
    """(where, text) of the literals of at least three words, those that are broken over lines joined."""
    for path in sorted(glob.glob(os.path.join(root, pattern), recursive=True)):
        code = re.sub(r"^\s*(//|/\*|\*).*$", "", open(path, encoding="utf-8").read(), flags=re.MULTILINE)
        for found in re.finditer(r"%s(?:\s*\n\s*%s)*" % (LITERAL, LITERAL), code):
            text = "".join(part[1:-1] for part in re.findall(LITERAL, found.group(0)))
            if text.count(" ") >= 2:
                yield os.path.relpath(path, root), text


def of_the_english(faults):
    phrases = forbidden()
    read = 0
    shown = list(console_texts())
    for where, text in shown + [one for pattern in ("app/ctl/*.cpp", "app/options/*.cpp", "ui/web/**/*.ts") for one in literals(pattern)]:
        read += 1
        if text in ALLOWED:
            continue
        for phrase, look in phrases:
            if look.search(text):
                faults.append(f"{where}: “{text}” has “{phrase}”")
    for where, text in shown:
        for mark, name in (('"', "a straight quotation mark"), ("...", "three dots"), ("!", "an exclamation mark")):
            if mark in text:
                faults.append(f"{where}: “{text}” has {name}")
    return read


def of_the_translations(faults):
    for path in sorted(glob.glob(os.path.join(root, "resources/languages/holdpoint_*.ts"))):
        for context in tree.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                form = message.find("translation")
                source, said = message.findtext("source"), form.text or ""
                if form.get("type") or not said.strip() or source[-1] not in ENDS:
                    continue
                if said.rstrip()[-1] not in ENDS[source[-1]]:
                    faults.append(f"{os.path.basename(path)}: {context.findtext('name')}: “{said}” does not end as “{source}” does")


faults = []
read = of_the_english(faults)
of_the_translations(faults)
for fault in faults:
    print(fault)
print(f"{read} texts read, {len(faults)} faults")
sys.exit(1 if faults or read < 2500 else 0)
