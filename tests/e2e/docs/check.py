#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks what pages say of this tree: links lead somewhere, and commands, options and verbs of ./dev that they show are there.

usage: check.py ROOT FOLDER_OF_PROGRAMS
"""

import os
import re
import subprocess
import sys
import unicodedata

PROGRAMS = ("holdpoint", "holdpointd", "holdpointctl")


def pages(root):
    """Pages that people wrote: not the exports that lie below docs as examples."""
    listed = subprocess.run(["git", "-C", root, "ls-files", "-co", "--exclude-standard", "*.md"], capture_output=True, text=True, check=True).stdout
    return [page for page in listed.split() if "/example-incident/" not in page]


def anchors(text):
    """Of the headings, as they are made where the pages are read."""
    found, seen = set(), {}
    for title in re.findall(r"^#{1,6} +(.*?) *#*$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", title).lower()
        anchor = "".join(c if c in "-_" or unicodedata.category(c)[0] in "LN" else "-" if c == " " else "" for c in title)
        seen[anchor] = seen.get(anchor, -1) + 1
        found.add(anchor + ("-%d" % seen[anchor] if seen[anchor] else ""))
    return found | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


def dead_links(root, page, texts):
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", texts[page], flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([\w./#][^)\s]*)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        wanted = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        if not os.path.exists(os.path.join(root, wanted)):
            yield "%s: the link %s leads nowhere" % (page, target)
        elif anchor and wanted in texts and anchor not in anchors(texts[wanted]):
            yield "%s: there is no heading for %s" % (page, target)


def commands(text):
    """The words of every command in a block of a shell, and in what is said in between as `holdpointctl …`."""
    for block in re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in re.sub(r"\\\n", " ", block).splitlines():
            for part in re.split(r"[|;&]+|\$\(", re.sub(r"(^|\s)#.*", "", line)):
                yield part.replace(")", " ").split()
    for line in re.findall(r"`((?:\./dev|(?:build/release/bin/)?holdpoint(?:d|ctl)?) [^`\n]*)`", text):
        yield line.split()


def unknown(page, words, known):
    words = [word for word in words if not re.match(r"\w+=", word)]
    while words and words[0] in ("exec", "sudo", "env", "!", "until", "while", "nohup", "time"):
        words.pop(0)
    if not words:
        return
    name = os.path.basename(words[0])
    if words[0] == "./dev" and len(words) > 1 and words[1] not in known["./dev"]:
        yield "%s: there is no ./dev %s" % (page, words[1])
    if name not in PROGRAMS or words[0].startswith("http"):
        return
    for word in words[1:]:
        option = re.match(r"\[?(--[a-z][a-z-]*)", word)
        if option and option.group(1) not in known[name]:
            yield "%s: %s has no option %s" % (page, name, option.group(1))


def main():
    root, programs = (os.path.abspath(path) for path in sys.argv[1:])
    known = {name: set() for name in PROGRAMS}
    for name in PROGRAMS:
        # Of holdpointctl each command has its own; two are of its help alone.
        page = ["help", "--markdown"] if name == "holdpointctl" else ["--help"]
        told = subprocess.run([os.path.join(programs, name), *page], capture_output=True, text=True, check=True).stdout
        known[name] = set(re.findall(r"--[a-z][a-z-]*", told)) | {"--help", "--version", "--man", "--markdown"}
        if len(known[name]) < 5:
            sys.exit("%s tells no options" % name)
    told = subprocess.run([os.path.join(root, "dev"), "help"], capture_output=True, text=True, check=True).stdout
    known["./dev"] = set(re.findall(r"^\./dev ([a-z-]+)", told, re.MULTILINE)) | {"help"}
    texts = {}
    for page in pages(root):
        with open(os.path.join(root, page), encoding="utf-8") as file:
            texts[page] = file.read()
    found, shown = [], 0
    for page, text in sorted(texts.items()):
        found += dead_links(root, page, texts)
        for words in commands(text):
            shown += 1
            found += unknown(page, words, known)
    for line in found:
        print("FAILED  " + line)
    print("%d pages, %d commands: %d things that are not there" % (len(texts), shown, len(found)))
    sys.exit(1 if found or not shown else 0)


main()
