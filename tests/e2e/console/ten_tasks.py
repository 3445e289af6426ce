#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""The ten most common tasks, by keyboard alone: no mouse, and nothing is pressed through AT-SPI.

usage: ten_tasks.py FOLDER_OF_PROGRAMS

HOLDPOINT_MACHINES says how many machines there are besides those that are held (24). With HOLDPOINT_PICTURES the screen is
kept before every key and at the end of every task. Every task begins on the fleet, and prints one line of JSON: its
keys (a chord and a key that is held are one), the texts that were typed and their characters, and the seconds from its
first key to its end. The seconds are a figure, nothing is judged by them; keys are: see MOST.
"""

import glob
import json
import os
import re
import signal
import subprocess
import sys
import time
from datetime import datetime, timedelta, timezone

import pyatspi

from people import console_of, sign_in, waiting_for_a_second_person
from screen import BUTTON, DIALOG, FIELD, ROW, TAB, Control, expect, hands, keys, until, write
from sites import HERE, MACHINES, PATIENCE, Api, Embedded
from story import tell

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench"))
from start import lab  # noqa: E402

# What a task may take. Aim of the product: at most five.
MOST = {
    "find the worst hold": 1,
    "read why": 2,
    "ask the owner": 5,
    "release with two people": 5,
    "abort in the delay": 1,
    "power off a host": 5,
    "plan work": 5,
    "export an incident": 4,
    "review a break-glass": 3,
    "look at last night": 5,
}
TABLE, LIST, ITEM = "table", "list", "list item"
WORST, HOOK, OWNER = "held-1", "BackupFileSystem", "my-backup-controller"
KEPT, KEPT_HOOK = "held-2", "WaitForBatch"
ALONE, ALONE_HOOK = "held-3", "KeepLogs"
HOST = "host-1"
WHY = "the backup host is dead, OPS-42"
NIGHT, STEP = timedelta(hours=8), timedelta(hours=5)  # how long ago it was, and how far a key goes back

HELD = """apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: %s
  namespace: openshift-machine-api
  annotations: {lab.holdpoint.dev/begins: running}
  labels: {machine.openshift.io/cluster-api-cluster: bench, machine.openshift.io/cluster-api-machine-role: worker}
spec:
  lifecycleHooks: {%s: [{name: %s, owner: %s}]}
  providerSpec:
    value: {apiVersion: lab.holdpoint.dev/v1alpha1, kind: LabMachineProviderSpec, instanceType: small, deleteDuration: 2s}
"""


class Fleet(Embedded):
    """As many machines as one likes, three that are being deleted and held, and two hosts. Only the first of the three is late."""

    scale = 1  # the delay in which an override can be aborted is no shorter than for a person
    machines = int(os.environ.get("HOLDPOINT_MACHINES", "24"))
    held = ((WORST, "preTerminate", HOOK, OWNER), (KEPT, "preDrain", KEPT_HOOK, "batch"), (ALONE, "preDrain", ALONE_HOOK, "log-keeper"))

    def start(self):
        with open(os.path.join(HERE, "site.yaml")) as file:
            hosts = [text for text in file.read().split("---\n") if "\nkind: Machine\n" not in text]
        crowd = [text for text in lab(self.machines) if "\nkind: Namespace\n" not in text]
        self.began = datetime.now(timezone.utc)
        text = "---\n".join(hosts + crowd + [HELD % one for one in self.held])
        self.options = self.given("lab", text)
        # One person must not be enough, whatever the checks say.
        self.options += self.given("guard-policy", "levels:\n  remove-hook: G4\n") + self.given("config", "hold-budgets:\n  preTerminate: 2s\n")
        self.start_daemon(*self.options, "--time-scale", str(self.scale))
        self.api = Api(os.path.join(self.data, "admin.kubeconfig"))
        # One by one: a list of thousands takes more of the machine than they do.
        for name in re.findall(r"\nkind: Machine\nmetadata:\n  name: (\S+)", text):
            until(lambda: self.runs(name), name + " runs", 900)
        for one in self.held:
            self.delete(one[0])

    def at(self, words):
        """The first instant of the lab that ends as these words do: "03:27Z"."""
        hour, minute = map(int, re.search(r"(\d\d):(\d\d)Z", words).groups())
        instant = self.began.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return instant if instant > self.began else instant + timedelta(days=1)

    def given(self, option, text):
        path = os.path.join(self.folder, option + ".yaml")
        with open(path, "w") as file:
            file.write(text)
        return ["--" + option, path]

    def runs(self, name):
        status = (self.machine(name) or {}).get("status", {})
        return status.get("phase") == "Running" and status.get("nodeRef")

    def hooks(self, name, point):
        machine = self.machine(name) or {}
        return [hook["name"] for hook in machine.get("spec", {}).get("lifecycleHooks", {}).get(point, [])]

    def holding(self, *options):
        """Names of the machines that are held, the worst first."""
        return [row["machine"].split("/")[-1] for row in self.json("", "holds", *options) if row["state"] != "Armed"]

    def start_again(self, how, *more):
        """Ends the backend that way, and starts it at the same place on the same data."""
        self.daemon.end(how)
        self.start_daemon(*self.options, *more)

    def let_hours_go_by(self, hours):
        """The same backend at the same place, in a time that goes fast: an hour is nine seconds of ours, and it goes on like that."""
        self.start_again(signal.SIGTERM, "--time-scale", "400")
        until(lambda: self.hours_held(KEPT) >= hours, "%d hours went by" % hours, 600)

    def hours_held(self, name):
        """From the table of the holds, where an age is "59 m", "11 h 3 m" or "1 d 2 h"."""
        found = re.search(r"/%s .*? (\d+) ([hd])\b" % name, self.ctl("", "holds")[1])
        return int(found.group(1)) * (24 if found.group(2) == "d" else 1) if found else 0


class Hand:
    """A keyboard that counts."""

    def __init__(self, console, task, number):
        self.console, self.keys, self.texts, self.characters, self.pictures = console, 0, 0, 0, 0
        folder = os.environ.get("HOLDPOINT_PICTURES")
        self.folder = os.path.join(folder, "ten-tasks", "%02d-%s" % (number, task.replace(" ", "-"))) if folder else None
        if self.folder:
            os.makedirs(self.folder, exist_ok=True)
        self.begin = time.monotonic()

    def picture(self):
        self.pictures += 1
        if self.folder:
            subprocess.run(["import", "-window", "root", os.path.join(self.folder, "%02d.png" % self.pictures)], check=True)

    def press(self, key):
        self.picture()
        self.keys += 1
        keys(key)

    def write(self, text):
        self.picture()
        self.texts += 1
        self.characters += len(text)
        write(text)

    def hold(self, modifier, key, words):
        """Both are held until the words are said."""
        self.picture()
        self.keys += 1
        hands("keydown", modifier, "keydown", key)
        try:
            self.console.hear(words)
        finally:
            hands("keyup", key, "keyup", modifier)

    def walk(self, key, role, name, most=40):
        """Presses the key until that control has the keyboard."""
        for _ in range(most):
            if there(self.console, role, name):
                return
            before = focused(self.console)
            self.press(key)
            until(lambda: focused(self.console) != before, "%s goes on from %s" % (key, before))
        expect(there(self.console, role, name), "%d times %s do not lead to the %s '%s'" % (most, key, role, name))

    def arrives(self, role, name):
        """Waits until the control has the keyboard without a key for it."""
        until(lambda: there(self.console, role, name), "the %s '%s' has the keyboard" % (role, name))


def focused(console):
    """Role, name and place of what has the keyboard, from the outside in; also of what is out of sight."""
    def visit(node):
        control = Control(node)
        found = [(control.role, control.name, control.middle())] if control.has(pyatspi.STATE_FOCUSED) else []
        return found + [one for child in node if child is not None for one in visit(child)]

    return console.read(lambda: visit(console.application))


def there(console, role, name):
    return any(one[0] == role and re.search(name, one[1]) for one in focused(console))


class Story:
    def __init__(self, programs, _):
        self.site, self.console, self.number = Fleet(programs), None, 0

    # Tasks: each gets a keyboard, and gives what was proved. What stands before begin() is not part of it.

    def find_the_worst_hold(self, begin):
        hand = begin("find the worst hold")
        hand.press("F2")
        self.console.find("panel", "^Selected hold$")
        chosen = self.console.hear(r"Last two hours of (\S+)").group(1)
        worst = self.site.holding()[0]
        expect(chosen == worst == WORST, "the worst is %s, chosen is %s" % (worst, chosen))
        return hand, "%s is chosen on entry" % worst

    def read_why(self, begin):
        hand = begin("read why")
        hand.press("F2")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        hand.press("Return")
        self.console.find(TAB, "^Hooks and owners")
        said = self.console.hear(r"Waiting at preTerminate for %s \(owner %s\)" % (HOOK, OWNER)).group(0)
        code, out, err = self.site.ctl("", "why", WORST)
        expect(code == 0 and said in out, "holdpointctl says: " + out + err)
        return hand, "the page says what holdpointctl says: " + said

    def ask_the_owner(self, begin):
        hand = begin("ask the owner")
        hand.press("F2")
        self.console.hear("Waiting at preTerminate for %s" % HOOK)
        hand.arrives(TABLE, "^Holds$")
        hand.walk("Tab", BUTTON, "^Ask owner$")
        hand.press("space")
        self.console.hear("Message to the owner copied")
        return hand, "the message names %s, %s and %s" % self.pasted(WORST, HOOK, OWNER)

    def pasted(self, *names):
        """What is in the clipboard names all of them. Read by putting it into a field."""
        keys("slash", "ctrl+v")
        text = until(lambda: self.console.find(FIELD, "^Filter").text(), "something was in the clipboard")
        expect(all(name in text for name in names), "copied was: " + text)
        keys("ctrl+a", "BackSpace")
        until(lambda: not self.console.find(FIELD, "^Filter").text(), "the field is empty again")
        return names

    def command(self, hand, words, name):
        """From the palette, as far as it is found by the words."""
        hand.press("ctrl+k")
        hand.arrives(FIELD, "^Command or machine$")
        hand.write(words)
        self.console.find(ITEM, name)
        hand.press("Return")

    def ask_for(self, hand, hook, machine):
        """The review of a hook's removal, from anywhere, up to the second person."""
        self.command(hand, "remove hook %s %s" % (hook, machine), "^Remove hook…, .*%s, %s" % (hook, machine))
        self.console.find(DIALOG, "^Remove hook: %s$" % machine)
        self.console.find(ITEM, ": (yes|no|unknown)$")
        hand.walk("Tab", FIELD, "^Reason$", 1)
        hand.write(WHY)
        hand.walk("Tab", FIELD, "^Name of the object: %s$" % machine, 1)
        hand.write(machine)
        self.console.hear("Press and hold for 1.5 s")
        hand.hold("ctrl", "Return", "Waiting for a second person until")

    def approve(self):
        code, _, err = self.site.ctl("bert", "override", "approve", waiting_for_a_second_person(self.site, "anna"), "--yes")
        expect(code == 0, err)

    def release_with_two_people(self, begin):
        expect(HOOK in self.site.hooks(WORST, "preTerminate"), "there is nothing to release")
        hand = begin("release with two people")
        self.ask_for(hand, HOOK, WORST)
        expect(HOOK in self.site.hooks(WORST, "preTerminate"), "one person was enough")
        self.approve()
        self.console.hear("Observed \\d\\d:\\d\\d:\\d\\d")
        until(lambda: HOOK not in self.site.hooks(WORST, "preTerminate"), "the hook is gone from the cluster")
        return hand, "the hook of %s is gone, and was not before bert agreed" % WORST

    def abort_in_the_delay(self, begin):
        self.ask_for(Hand(self.console, "before the abort", 5), KEPT_HOOK, KEPT)
        self.approve()
        self.console.find(BUTTON, "^Abort")
        hand = begin("abort in the delay", False)
        hand.press("Escape")
        self.console.hear("Aborted by anna before anything was sent")
        # What was reviewed for longer than 20 s was reviewed anew, and the old preview is over as well.
        ends = [row["state"] for row in self.site.json("anna", "override", "list").values()
                if row["object"].endswith("/" + KEPT) and row["committedAt"]]
        expect(ends == ["aborted"], "the overrides of %s: %s" % (KEPT, ends))
        expect(KEPT_HOOK in self.site.hooks(KEPT, "preDrain"), "the hook is gone")
        return hand, "it was aborted, and %s keeps its hook" % KEPT

    def power_off_a_host(self, begin):
        expect(self.site.host(HOST)["status"]["poweredOn"], HOST + " is off before")
        hand = begin("power off a host")
        hand.press("F3")
        hand.arrives(LIST, "^Hosts$")
        self.console.find(ITEM, "^%s, On$" % HOST)
        hand.write(HOST)
        self.console.find("panel", "^%s$" % HOST)
        hand.walk("Tab", BUTTON, "^Power off…$")
        hand.press("space")
        self.console.find(DIALOG, "^Power off: %s$" % HOST)
        self.console.find(ITEM, ": (yes|no|unknown)$")
        hand.walk("Tab", FIELD, "^Reason$", 1)
        hand.write(WHY)
        self.console.hear("Press and hold for 1.5 s")
        hand.hold("ctrl", "Return", "Sending in|Observed")
        self.console.hear("Observed \\d\\d:\\d\\d:\\d\\d")
        until(lambda: self.site.host(HOST)["spec"]["online"] is False and self.site.host(HOST)["status"]["poweredOn"] is False, HOST + " is off")
        return hand, "%s is to be off, and was read to be off" % HOST

    def plan_work(self, begin):
        what = "PSU swap, rack B"
        hand = begin("plan work")
        self.command(hand, "plan work", "^Plan work…")
        hand.arrives(FIELD, "^Work$")
        hand.write(what)
        hand.walk("Tab", FIELD, "^Machines, ")
        hand.write(KEPT)
        hand.press("Return")
        self.console.hear(re.escape(what) + ", " + KEPT)
        hand.press("Return")
        self.console.gone(FIELD, "^Machines, ")
        planned = until(lambda: [one for one in self.planned() if one["summary"] == what], "it is planned")
        expect(planned[0]["machines"] == [KEPT], "planned is %s" % planned)
        return hand, "the work is in the calendar of the backend"

    def planned(self):
        found = self.site.json("anna", "calendar", "planned")
        return found.get("entries", found) if isinstance(found, dict) else found

    def export_an_incident(self, begin):
        code, ref, err = self.site.ctl("bert", "incident", "create", "--machine", KEPT, "--field", "title=The batch hangs")
        expect(code == 0, err)
        hand = begin("export an incident")
        hand.press("F5")
        self.console.find(ITEM, "^%s, The batch hangs$" % ref.strip())
        hand.arrives(LIST, "^Incidents$")
        hand.press("Return")
        self.console.find(TAB, "^Export$")
        self.console.hear(r"Saved\.")
        self.command(hand, "export", "^Export$")
        file = until(lambda: [f for f in glob.glob(os.path.join(self.console.downloads, "*.md")) if os.path.getsize(f) > 0],
                     "there is a file among the downloads")[0]
        self.console.hear(os.path.basename(file))
        text = open(file).read()
        expect("The batch hangs" in text and KEPT_HOOK in text, "the export does not tell of it: " + text)
        return hand, "%s tells of the hold" % os.path.basename(file)

    def review_a_break_glass(self, begin):
        out, err = self.glass.communicate(timeout=PATIENCE * 3)
        expect(self.glass.returncode == 0, "carl went alone: " + out + err)
        until(lambda: self.due(), "a break-glass is to be reviewed")
        hand = begin("review a break-glass")
        hand.press("F7")
        hand.arrives(LIST, "^Unacknowledged alarms$")
        self.console.find(ITEM, "^P1, .*carl used break-glass")
        hand.press("Return")
        hand.arrives(FIELD, "^Findings$")
        hand.write("the logs are kept elsewhere, OPS-43")
        hand.press("Return")
        self.console.gone(FIELD, "^Findings$")
        until(lambda: not self.due(), "its alarm is over")
        code, out, err = self.site.ctl("anna", "audit", "list", "-o", "json")
        expect(code == 0 and "the logs are kept elsewhere, OPS-43" in out, "the audit says: " + out + err)
        return hand, "the audit has what anna found, and the alarm is over"

    def due(self):
        return [key for key, row in self.site.json("", "alarms").items() if "/override/" in key and row["state"] == "Raised"]

    def look_at_last_night(self, begin):
        self.site.let_hours_go_by(11)
        # What held last night holds no more.
        self.site.api.patch(MACHINES + "/" + KEPT, {"spec": {"lifecycleHooks": {"preDrain": None}}})
        until(lambda: KEPT not in self.site.holding(), KEPT + " is free")
        self.console.hear("Connection: live")
        hand = begin("look at last night")
        hand.press("ctrl+t")
        hand.arrives("slider", "^The record, now$")
        hand.press("Up")
        # Time goes on meanwhile: what counts is how far the first key and those after it went.
        instants = []
        while not instants or instants[0] - instants[-1] < NIGHT - STEP:
            before = self.as_of()
            hand.press("shift+Left")
            until(lambda: self.as_of() not in ("", before), "an earlier instant is shown than '%s'" % before)
            instants.append(self.site.at(self.as_of()))
        hand.press("F2")
        self.console.find(ROW, "^%s, %s at preDrain" % (KEPT, KEPT_HOOK))
        shown = self.as_of()
        then = self.site.holding("--at", self.site.at(shown).strftime("%Y-%m-%dT%H:%M:%SZ"))
        expect(KEPT in then and KEPT not in self.site.holding(), "as of %s were held: %s" % (shown, then))
        return hand, "%s was held as of %s, and is free now" % (KEPT, shown)

    def as_of(self):
        found = re.search(r"The record, as of ([^,\n]+),", self.console.words())
        return found.group(1) if found else ""

    def play(self, task):
        """On the fleet it begins, with nothing over it and at the present, unless it has only the time of a delay."""
        self.number += 1
        counted = None

        def begin(name, at_home=True):
            nonlocal counted
            if at_home:
                self.home()
            counted = name
            return Hand(self.console, name, self.number)

        hand, proved = task(begin)
        seconds = time.monotonic() - hand.begin
        hand.picture()
        print(json.dumps({"task": self.number, "name": counted, "keys": hand.keys, "texts": hand.texts, "characters": hand.characters,
                          "seconds": round(seconds, 1), "machines": self.site.machines}), flush=True)
        expect(hand.keys <= MOST[counted], "'%s' takes %d keys, it may take %d" % (counted, hand.keys, MOST[counted]))
        self.home()
        return "%s, keys: %d; %s" % (counted, hand.keys, proved)

    def home(self):
        def rests():
            if self.console.look(DIALOG, ""):
                keys("Escape")
                return False
            keys("F1")
            return there(self.console, TABLE, "^Machines$")

        until(rests, "the fleet is shown and has the keyboard")

    def steps(self):
        self.site.start()
        sign_in(self.site, "bert", "approver")
        sign_in(self.site, "carl", "operator")
        self.console = console_of(self.site, "anna", "admin")
        self.console.find(TAB, "^Holds$")
        self.console.focus()
        self.glass = self.site.begin("carl", "override", "remove-hook", "--machine", ALONE, "--hook", ALONE_HOOK, "--reason", WHY, "--name", ALONE,
                                     "--break-glass", "--yes")
        tasks = (self.find_the_worst_hold, self.read_why, self.ask_the_owner, self.release_with_two_people, self.abort_in_the_delay,
                 self.power_off_a_host, self.plan_work, self.export_an_incident, self.review_a_break_glass, self.look_at_last_night)
        return [lambda task=task: self.play(task) for task in tasks]


if __name__ == "__main__":
    sys.exit(tell(Story, len(MOST)))
