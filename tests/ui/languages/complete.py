#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""complete.py LUPDATE: every text of the console is there in every language, finished, with the same
places for its values. Says what is not, and how to mend it."""
import collections
import glob
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

root = os.environ["HOLDPOINT_SOURCE_DIR"]


def texts(path):
    found = {}
    for context in tree.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") in ("vanished", "obsolete"):
                continue
            key = (name, message.findtext("source"), message.findtext("comment") or "")
            found[key] = translation
    return found


def places(text):
    return collections.Counter(re.findall(r"%L?\d+|%n", text))


def forms(translation):
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


with tempfile.TemporaryDirectory() as folder:
    fresh = os.path.join(folder, "fresh.ts")
    rows = os.path.join(folder, "rows.cpp")
    subprocess.run([os.path.join(root, "resources/languages/rows.py"), rows], check=True)
    subprocess.run([sys.argv[1], "-silent", "-I", ".", "ui", rows, "-ts", fresh], cwd=root, check=True)
    wanted = texts(fresh)

faults = []
files = sorted(glob.glob(os.path.join(root, "resources/languages/holdpoint_*.ts")))
for path in files:
    there = texts(path)
    name = os.path.basename(path)
    plurals_only = name == "holdpoint_en.ts"  # the texts are English; only their plurals need words
    for key, form in wanted.items():
        context, source, _ = key
        if plurals_only and not form.findall("numerusform"):
            continue
        translation = there.get(key)
        if translation is None:
            faults.append(f"{name}: {context}: '{source}' is missing")
        elif translation.get("type") == "unfinished" or not all(forms(translation)):
            faults.append(f"{name}: {context}: '{source}' is not finished")
        elif any(places(form) - places(source) for form in forms(translation)):
            faults.append(f"{name}: {context}: '{source}' has other places for its values")
        elif not translation.findall("numerusform") and places(source) != places(forms(translation)[0]):
            faults.append(f"{name}: {context}: '{source}' lacks a place for a value")
print(f"{len(wanted)} texts in {len(files)} languages, {len(faults)} faults")
for fault in faults[:40]:
    print(fault)
if faults or not files or not wanted:
    sys.exit("Run ./dev languages and finish what it adds.")
