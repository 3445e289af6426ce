# SPDX-License-Identifier: Apache-2.0
"""What leaves the house: no secrets in what is told, and nothing for a terminal in what is printed."""

import datetime
import os
import re
import shutil
import tempfile
import zipfile

from acts import DETACH, MACHINES, MARK, MASTER, NAMESPACE, SAID, commits, keeps_secrets, override, patch
from table import expect, row
from target import until

def noted(site, text):
    client = site.live("operator")
    client.wait_for("welcome")
    answer = client.command("note.add", machine=NAMESPACE + "/" + MASTER, text=text)
    client.close()
    expect(answer.get("outcome") == "observed", str(answer)[:300])


def exported(site, format, *more):
    ended = site.ctl("export", "--machine", NAMESPACE + "/" + MASTER, "--since", "1h", "--format", format, *more)
    expect(ended.returncode == 0, "%s: %s" % (format, ended.stderr))
    return ended.stdout


@row("tokens and passphrases that somebody writes into a note are in no export and in no log")
def secrets_in_exports(site):
    noted(site, SAID)
    until(lambda: MARK in exported(site, "md"), "the note is exported")
    for format in ("md", "html", "json", "csv", "trace", "svg", "jsonl"):
        keeps_secrets(format, exported(site, format))
    folder = tempfile.mkdtemp(prefix="hostile")
    try:
        file = os.path.join(folder, "it.holdpoint")
        exported(site, "holdpoint", "-o", file)
        with zipfile.ZipFile(file) as bundle:
            for name in bundle.namelist():
                keeps_secrets(name + " of the bundle", bundle.read(name).decode(errors="replace"))
    finally:
        shutil.rmtree(folder)
    keeps_secrets("the log", site.said())


EVIL = "evil-mark \x1b[2J\x1b]0;title\x07 \u009b31m \u0085 \u202egnp.exe\u2066 \u2028 \u200b end of it"
# Whatever is not for reading; a line ends where the table ends it.
HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def prints(site, *words):
    """What holdpointctl prints, once the planted text is in it."""

    def printed():
        ended = site.ctl(*words)
        return ended.stdout if ended.returncode == 0 and "evil-mark" in ended.stdout else None

    text = until(printed, "it is in " + " ".join(words))
    found = HIDDEN.search(text)
    expect(not found, "%s prints %r" % (" ".join(words), found and text[max(0, found.start() - 40):found.end() + 10]))


@row("escapes, bells and marks of direction in what people write are not printed raw by holdpointctl")
def codes_of_people(site):
    noted(site, EVIL)
    prints(site, "timeline", NAMESPACE + "/" + MASTER)
    client, found = override(site, "evil-painter", DETACH)
    commits(client, found, reason=EVIL)
    expect(client.command("override.abort", id=found["id"]).get("outcome") == "observed", "it is not taken back")
    client.close()
    for words in (("audit", "list"), ("audit", "list", "-o", "wide")):
        prints(site, *words)
    day = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=2)
    planned = site.ctl("calendar", "add", "--summary", EVIL, "--machine", NAMESPACE + "/" + MASTER,
                       "--start", day.strftime("%Y-%m-%dT10:00:00Z"), "--end", day.strftime("%Y-%m-%dT11:00:00Z"))
    expect(planned.returncode == 0, planned.stderr)
    for words in (("calendar", "planned"), ("calendar", "list")):
        prints(site, *words)
    for uid in re.findall(r"\S+@holdpoint\b", site.ctl("calendar", "planned", "--no-headers").stdout):
        site.ctl("calendar", "remove", uid)


@row("escapes, bells and marks of direction in an owner of a hook are not printed raw by holdpointctl")
def codes_of_objects(site):
    path = MACHINES + "/hostile-painted"
    made = site.api("POST", MACHINES, {
        "apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": "hostile-painted", "annotations": {"lab.holdpoint.dev/begins": "running"},
                     "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}},
        "spec": {"lifecycleHooks": {"preDrain": [{"name": "Painted", "owner": EVIL}]}, "providerSpec": {"value": {
            "apiVersion": "lab.holdpoint.dev/v1alpha1", "kind": "LabMachineProviderSpec", "instanceType": "small", "createDuration": "1s",
            "bootDuration": "1s", "deleteDuration": "1s"}}}})
    expect(made.status == 201, made.body[:300])
    until(lambda: site.api("GET", path).json.get("status", {}).get("phase") == "Running", "it runs")
    expect(site.api("DELETE", path).status == 200, "it is not deleted")
    try:
        for words in (("holds",), ("holds", "-o", "wide"), ("why", "hostile-painted")):
            prints(site, *words)
    finally:
        patch(site, path, {"spec": {"lifecycleHooks": None}}, None)


def said_in_error(site, *words):
    ended = site.ctl(*words)
    expect(ended.returncode != 0 and ended.stderr, "%s: %d" % (words[0], ended.returncode))
    found = HIDDEN.search(ended.stderr)
    expect(not found, "%s says %r" % (words[0], found and ended.stderr[max(0, found.start() - 40):found.end() + 10]))


@row("escapes, bells and marks of direction in a word of the command line are not said raw by holdpointctl")
def codes_of_words(site):
    for words in (("why", EVIL), ("timeline", EVIL), ("override", "abort", EVIL), ("ack", EVIL), ("export", "--incident", EVIL),
                  ("bundle", "verify", EVIL), ("holds", "--connect", EVIL), (EVIL,)):
        said_in_error(site, *words)
