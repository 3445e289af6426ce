#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""rows.py FILE: writes what the tables of model/messages say into FILE in the way that lupdate reads texts. Tables of
events (HP_..._EVENTS) are not shown by a console and stay English."""
import glob
import os
import re
import sys

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
row = re.compile(r'^\s*row\(\w+,\s*("(?:[^"\\]|\\.)*")', re.MULTILINE)
table = re.compile(r"^#define HP_\w+_MESSAGES\(row\)(.*?[^\\])$", re.MULTILINE | re.DOTALL)
english = [text for path in sorted(glob.glob(os.path.join(root, "model/messages/*.h")))
           for rows in table.findall(open(path, encoding="utf-8").read()) for text in row.findall(rows)]
if not english:
    sys.exit("model/messages has no rows")
with open(sys.argv[1], "w", encoding="utf-8") as out:
    out.writelines(f'QT_TRANSLATE_NOOP("Sentence", {text});\n' for text in english)
