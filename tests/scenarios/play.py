# SPDX-License-Identifier: Apache-2.0
"""Every cause that the why-stuck line knows, played through the running daemon.

    play.py BIN_DIR [--only NAME] [--table FILE | --write FILE]

A scenario is a lab file whose ConfigMap `scenario` says what is to be seen:

    cause      the row of the table in model/rules/holds/why that must match
    machine    whom it is about
    sentence   what holdpointctl says; {age} is any duration, {pod} any name,
               {more} that there are more, {rest} anything
    scale      how much faster the lab's time runs (20)
    steps      one a line, each done when the one before it is:
               until KIND/NAME PATH VALUE      until the object says so
               patch KIND/NAME MERGE_PATCH
               delete KIND/NAME
               touch KIND/NAME                 an annotation, so that its controller looks

KIND may carry a namespace (`workloads.shop`). `instances:MACHINE` is the instance of that Machine. The time from
the cause to the sentence is the backend's own: when the sentence was first said less when its cause began, in the
lab's time and so as coarse as the fields of the API, which have whole seconds.
"""

import calendar
import json
import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "e2e", "hookcontrollers"))
import world  # noqa: E402

PATIENCE = 90
SLOWEST = 2.0  # seconds of real time from the cause to the sentence
PLACES = {
    "machines": "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines",
    "machinehealthchecks": "/apis/machine.openshift.io/v1beta1/namespaces/%s/machinehealthchecks",
    "baremetalhosts": "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts",
    "bmcs": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/bmcs",
    "instances": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/instances",
    "hookowners": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/hookowners",
    "workloads": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/workloads",
    "leases": "/apis/coordination.k8s.io/v1/namespaces/%s/leases",
    "nodes": "/api/v1/nodes",
    "configmaps": "/api/v1/namespaces/%s/configmaps",
}
TIME = r"\b\d{4}-\d\d-\d\dT[\d:]+Z"
AGE = r"\b\d+ (?:s|m|h(?: \d+ m)?|d(?: \d+ h)?)\b"


def scenarios():
    for folder, _, files in sorted(os.walk(HERE)):
        for file in sorted(files):
            if file.endswith(".yaml"):
                yield os.path.relpath(os.path.join(folder, file), HERE)


def place(kind):
    kind, _, namespace = kind.partition(".")
    path = PLACES[kind]
    return path % (namespace or world.NAMESPACE) if "%s" in path else path


def value_at(item, path):
    """The value at a.b.c; `c=x` picks the element of a list whose member c is x, a number by its place."""
    parts = path.split(".")
    while parts and item is not None:
        part = parts.pop(0)
        if isinstance(item, list) and part.isdigit():
            item = item[int(part)] if int(part) < len(item) else None
        elif isinstance(item, list):
            key, _, wanted = part.partition("=")
            item = next((one for one in item if one.get(key) == wanted), None)
        else:
            item = item.get(part)
    return item


def word(value):
    return value if isinstance(value, str) else json.dumps(value)


class Play:
    def __init__(self, programs, name, folder):
        self.name, self.programs = name, programs
        path = os.path.join(HERE, name)
        with open(path) as text:
            scale = re.search(r'^  scale: "(\d+)"$', text.read(), re.MULTILINE)
        self.scale = int(scale.group(1)) if scale else 20
        self.backend = world.Backend(programs, path, folder, scale=self.scale)
        self.told = self.backend.call("GET", place("configmaps") + "/scenario")["data"]

    def close(self):
        self.backend.process.terminate()
        self.backend.process.wait()

    def target(self, named):
        kind, slash, name = named.partition("/")
        if not slash:
            kind, _, machine = named.partition(":")
            instances = self.backend.until(
                place(kind), lambda all_: [n for n, o in all_.items() if o["spec"].get("machine") == machine],
                "an instance of " + machine)
            name = instances[0]
        return place(kind), name

    def step(self, line):
        verb, named, rest = (line.split(" ", 2) + [""])[:3]
        path, name = self.target(named)
        if verb == "until":
            where, wanted = rest.split(" ", 1)
            self.backend.until(path, lambda all_: name in all_ and word(value_at(all_[name], where)) == wanted, line)
        elif verb == "patch":
            self.backend.call("PATCH", path + "/" + name, json.loads(rest), "application/merge-patch+json")
        elif verb == "delete":
            self.backend.call("DELETE", path + "/" + name)
        elif verb == "touch":
            self.backend.call("PATCH", path + "/" + name, {"metadata": {"annotations": {"example.com/look": "now"}}},
                              "application/merge-patch+json")
        else:
            raise world.Failure("what is '%s'?" % line)

    def why(self):
        asked = subprocess.run(
            [os.path.join(self.programs, "holdpointctl"), "why", self.told["machine"], "-o", "json", "--data-dir",
             self.backend.data], capture_output=True, text=True)
        return json.loads(asked.stdout) if asked.returncode == 0 else None

    def run(self):
        """The row of the table."""
        for line in self.told.get("steps", "").splitlines():
            if line.strip():
                self.step(line.strip())
        sentence = self.told["sentence"]
        pattern = re.escape(sentence)
        for hole, shape in (("age", AGE), ("pod", r"[-a-z0-9/.]+"), ("more", r"(?: So (?:is|are) \d+ more\.)?"), ("rest", r".+")):
            pattern = pattern.replace(re.escape("{%s}" % hole), shape)
        deadline = time.monotonic() + PATIENCE
        seen = None
        while time.monotonic() < deadline:
            seen = self.why()
            if seen and seen["rule"] == self.told["cause"] and re.fullmatch(pattern, seen["sentence"]):
                return self.judged(seen)
        raise world.Failure("%s: expected '%s' by the rule '%s', the last was %s"
                            % (self.name, sentence, self.told["cause"], json.dumps(seen, indent=1)))

    def judged(self, seen):
        world.expect(len(seen["sentence"].encode()) <= 160, "longer than 160: " + seen["sentence"])
        world.expect(len(seen["facts"]) == 3, "three facts, not %d" % len(seen["facts"]))
        world.expect(all(fact["text"] and fact["source"] for fact in seen["facts"]), "a fact without evidence")
        world.expect(seen["exits"] and seen["exits"][0]["kind"] in ("wait", "fix"), "waiting is the first exit")
        order = ["wait", "owner", "ask", "fix", "override", "expert"]
        kinds = [order.index(one["kind"]) for one in seen["exits"]]
        world.expect(kinds == sorted(kinds), "the exits are out of order: %s" % seen["exits"])
        world.expect(seen["next"], "nothing is said about what happens next")
        took = None
        if seen["causeAt"] and seen["seenAt"]:
            took = max(0.0, instant(seen["seenAt"]) - instant(seen["causeAt"]))
            # An API time of whole seconds may be a second old when it is written.
            world.expect(took <= SLOWEST * self.scale + 1, "it took %.1f s of the lab's time" % took)
        return {"scenario": self.name[:-5], "cause": self.told["cause"], "sentence": seen["sentence"],
                "shape": self.told["sentence"], "took": took, "scale": self.scale}


def instant(text):
    whole, _, rest = text.partition(".")
    seconds = calendar.timegm(time.strptime(whole.rstrip("Z"), "%Y-%m-%dT%H:%M:%S"))
    return seconds + (float("0." + rest.rstrip("Z")) if rest else 0.0)


def table(rows):
    lines = ["| scenario | cause | sentence | cause to sentence |", "| --- | --- | --- | --- |"]
    for row in rows:
        took = "-" if row["took"] is None else "%.1f s at %dx" % (row["took"], row["scale"])
        lines.append("| [%s](../tests/scenarios/%s.yaml) | %s | %s | %s |"
                     % (row["scenario"], row["scenario"], row["cause"], row["sentence"].replace("|", "\\|"), took))
    return "\n".join(lines) + "\n"


BEGIN, END = "<!-- table: scenarios -->\n", "<!-- end -->\n"


def compare(document, rows):
    """The document has exactly these scenarios, causes and sentences; ages, names and times may differ."""
    with open(document) as text:
        inside = text.read().split(BEGIN)[1].split(END)[0]
    written = [[cell.strip() for cell in line.strip("| \n").split(" | ")] for line in inside.splitlines()[2:]]

    def plain(sentence):
        told = re.sub(TIME, "TIME", re.sub(AGE, "AGE", re.sub(r" So (is|are) \d+ more\.", "", sentence)))
        return re.sub(r"\b[a-z]+/?[a-z]*-[a-z0-9-]*[a-z0-9]{5}\b", "POD", told)
    for row in rows:
        found = [line for line in written if line[0].startswith("[%s]" % row["scenario"])]
        world.expect(found, "%s lacks %s; write it with play.py --write" % (document, row["scenario"]))
        world.expect(found[0][1] == row["cause"] and plain(found[0][2]) == plain(row["sentence"]),
                     "%s is out of date: %s, now %s" % (document, found[0], row["sentence"]))
    world.expect(len(written) == len(rows), "%s has other scenarios than tests/scenarios" % document)


def write(document, rows):
    with open(document) as text:
        before, after = text.read().split(BEGIN)
    with open(document, "w") as text:
        text.write(before + BEGIN + table(rows) + END + after.split(END)[1])


def main(arguments):
    programs = os.path.abspath(arguments[0])
    option = dict(zip(arguments[1::2], arguments[2::2]))
    names = [name for name in scenarios() if option.get("--only", "") in name]
    rows, failed = [], 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            play = None
            try:
                play = Play(programs, name, folder)
                rows.append(play.run())
                took = rows[-1]["took"]
                print("ok   %-42s %s%s" % (name, rows[-1]["sentence"], "" if took is None else " (%.1f s)" % took), flush=True)
            except (world.Failure, OSError, KeyError) as wrong:
                failed += 1
                print("FAIL %-42s %s" % (name, wrong), flush=True)
            finally:
                if play:
                    play.close()
    print("\n%d of %d scenarios are told as they shall be" % (len(rows), len(names)))
    if not failed and "--write" in option:
        write(option["--write"], rows)
    elif not failed and "--table" in option:
        compare(option["--table"], rows)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except world.Failure as wrong:
        sys.exit(str(wrong))
