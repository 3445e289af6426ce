# SPDX-License-Identifier: Apache-2.0
"""Every cause that the why-stuck line knows, played through the running daemon.

    play.py BIN_DIR [--only NAME] [--table FILE | --write FILE]
    play.py BIN_DIR --truth FILE [--only NAME] [--jobs N]

A scenario is a lab file whose ConfigMap `scenario` says what is to be seen:

    cause      the row of the table in model/rules/holds/why that must match
    machine    whom it is about
    sentence   what holdpointctl says; {age} is any duration, {pod} any name,
               {more} that there are more, {rest} anything
    scale      how much faster the lab's time runs (20)
    steps      one a line, each done when the one before it is:
               until KIND/NAME PATH VALUE      until the object says so; * is any value, - is none
               gone KIND/NAME                  until there is no such object
               for SECONDS                     until the lab's clock has gone on by so much
               patch KIND/NAME MERGE_PATCH
               status KIND/NAME MERGE_PATCH    the same on its status
               create KIND OBJECT
               delete KIND/NAME
               touch KIND/NAME                 an annotation, so that its controller looks
               try VERB ...                    one of the four writes above; a refusal is kept and not an error
               ctl ARGUMENTS                   of holdpointctl

KIND may carry a namespace (`workloads.shop`). `instances:MACHINE` is the instance of that Machine. {now}, {now-90s} and
{now+90s} stand for instants of the lab's clock. The time from the cause to the sentence is the backend's own: when the
sentence was first said less when its cause began, in the lab's time and so as coarse as the fields of the API, which
have whole seconds.

A scenario with `truth` was written from the world and not from the program. --truth plays those, N at a time (2), writes
a table to FILE and prints how each is told. In the place of `cause` and `sentence` it has:

    truth      what holds the machine, and since when
    must       what a right sentence contains, between commas; a|b is one of both
    mustnot    what would be wrong
    falseway   what would be wrong in a way out or in what is said to happen next
    look       KIND/NAME PATH of a field in which the program may answer the author of the object, one a line
    since      KIND/NAME PATH of the instant when it began; the verdict's own is compared with it
    wayout     steps that a person takes, and after them those that prove that the machine gets on
    settle     seconds after which a sentence that does not change any more counts (6)
    source     where such a case is told
    needs      what the lab would have to learn; such a scenario is not played

    RIGHT      all of must, none of mustnot
    VAGUE      none of mustnot, and not all of must
    WRONG      something of mustnot
    SILENT     the machine waits for nothing
    BROKEN     the scenario did not come so far
"""

import calendar
import concurrent.futures
import datetime
import json
import os
import re
import shlex
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
    "secrets": "/api/v1/namespaces/%s/secrets",
    "events": "/api/v1/namespaces/%s/events",
    "pods": "/api/v1/namespaces/%s/pods",
    "poddisruptionbudgets": "/apis/policy/v1/namespaces/%s/poddisruptionbudgets",
    "volumeattachments": "/apis/storage.k8s.io/v1/volumeattachments",
    "machinesets": "/apis/machine.openshift.io/v1beta1/namespaces/%s/machinesets",
    "controlplanemachinesets": "/apis/machine.openshift.io/v1/namespaces/%s/controlplanemachinesets",
    "clusteroperators": "/apis/config.openshift.io/v1/clusteroperators",
    "clusterversions": "/apis/config.openshift.io/v1/clusterversions",
    "machineconfigpools": "/apis/machineconfiguration.openshift.io/v1/machineconfigpools",
    "maintenancewindows": "/apis/holdpoint.dev/v1alpha1/namespaces/%s/maintenancewindows",
    "machinemaintenances": "/apis/machinemaintenance.managed.openshift.io/v1alpha1/namespaces/%s/machinemaintenances",
    "providerevents": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/providerevents",
    "etcdmembers": "/apis/lab.holdpoint.dev/v1alpha1/namespaces/%s/etcdmembers",
}
NOTHING = "waits for nothing"
TIME = r"\b\d{4}-\d\d-\d\dT[\d:]+Z"
AGE = r"\b\d+ (?:s|m|h(?: \d+ m)?|d(?: \d+ h)?)\b"


def scenarios(with_truth=False):
    for folder, _, files in sorted(os.walk(HERE)):
        for file in sorted(files):
            path = os.path.join(folder, file)
            if file.endswith(".yaml") and bool(field(path, "truth")) == with_truth:
                yield os.path.relpath(path, HERE)


def field(path, name):
    """A field of the ConfigMap in a file, for what is needed before it is loaded."""
    with open(path) as text:
        found = re.search(r"^  %s: *(.+)\n((?:    .*\n)*)" % name, text.read(), re.MULTILINE)
    if not found:
        return ""
    return found.group(2).strip() if found.group(1).startswith((">", "|")) else found.group(1).strip().strip('"')


def place(kind):
    kind, _, namespace = kind.partition(".")
    path = PLACES[kind]
    return path % (namespace or world.NAMESPACE) if "%s" in path else path


def value_at(item, path):
    """The value at a.b.c; `c=x` picks the element of a list whose member c is x, a number by its place. A dot of a name
    stands behind a backslash."""
    parts = [part.replace("\\.", ".") for part in re.split(r"(?<!\\)\.", path)]
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
        self.heard = []    # refusals and warnings that were meant for the author of a write
        self.printed = []  # what holdpointctl printed
        path = os.path.join(HERE, name)
        self.scale = int(field(path, "scale") or 20)
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

    def clock(self):
        """What time it is in the lab, by its own API server."""
        asked = self.backend.call("POST", place("configmaps") + "?dryRun=All",
                                  {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "clock"}})
        return instant(asked["metadata"]["creationTimestamp"])

    def timed(self, line):
        def at(found):
            shift = int(found.group(2) or 0) * (-1 if found.group(1) == "-" else 1)
            whole = datetime.datetime.fromtimestamp(self.clock() + shift, datetime.timezone.utc)
            return whole.strftime("%Y-%m-%dT%H:%M:%S.000000Z" if found.group(3) else "%Y-%m-%dT%H:%M:%SZ")
        return re.sub(r"\{now(?:([-+])(\d+)s)?(\.)?\}", at, line)

    def step(self, line):
        line = self.timed(line)
        verb, named, rest = (line.split(" ", 2) + ["", ""])[:3]
        if verb == "try":
            before = len(self.printed)
            try:
                self.step(line.split(" ", 1)[1])
            except world.Failure as refused:
                self.heard.append(str(refused))
            self.heard += self.printed[before:]
            return
        if verb == "for":
            end = self.clock() + float(named.rstrip("s"))
            while self.clock() < end:
                time.sleep(0.1)
            return
        if verb == "ctl":
            done = subprocess.run([os.path.join(self.programs, "holdpointctl"), *shlex.split(line)[1:], "--data-dir",
                                   self.backend.data], capture_output=True, text=True, timeout=world.PATIENCE)
            self.printed.append(done.stdout + done.stderr)
            world.expect(done.returncode == 0, line + ": " + done.stdout + done.stderr)
            return
        if verb == "create":
            self.write("POST", place(named), json.loads(rest))
            return
        path, name = self.target(named)
        if verb == "until":
            where, wanted = rest.split(" ", 1)

            def reached(all_):
                value = value_at(all_[name], where) if name in all_ else None
                return name in all_ and (value is None if wanted == "-" else value is not None if wanted == "*"
                                         else word(value) == wanted)
            self.backend.until(path, reached, line)
        elif verb == "gone":
            self.backend.until(path, lambda all_: name not in all_, line)
        elif verb == "patch":
            self.write("PATCH", path + "/" + name, json.loads(rest))
        elif verb == "status":
            self.write("PATCH", path + "/" + name + "/status", json.loads(rest))
        elif verb == "delete":
            self.write("DELETE", path + "/" + name)
        elif verb == "touch":
            self.write("PATCH", path + "/" + name, {"metadata": {"annotations": {"example.com/look": "now"}}})
        else:
            raise world.Failure("what is '%s'?" % line)

    def write(self, method, path, body=None):
        kind = "application/merge-patch+json" if method == "PATCH" else "application/json"
        self.heard += self.backend.call(method, path, body, kind, warnings=True)[1]

    def why(self):
        asked = self.ask("-o", "json")
        return json.loads(asked.stdout) if asked.returncode == 0 else None

    def calm(self):
        """The line that stands in the place of a sentence when nothing holds the machine."""
        asked = self.ask()
        return (asked.stdout or asked.stderr).strip()

    def ask(self, *options):
        return subprocess.run(
            [os.path.join(self.programs, "holdpointctl"), "why", self.told["machine"], *options, "--data-dir",
             self.backend.data], capture_output=True, text=True)

    def take(self, key):
        for line in self.told.get(key, "").splitlines():
            if line.strip() and not line.startswith("#"):
                self.step(line.strip())

    def run(self):
        """The row of the table."""
        self.take("steps")
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


class Told:
    """How the program tells one scenario that was written from the world."""

    POLLS = 4        # as many equal sentences in a row are a stable one
    LONGEST = 12     # seconds beyond the settling in which it may still change

    def __init__(self, name):
        self.name = name
        self.verdict, self.sentence, self.truth, self.wayout = "BROKEN", "", field(os.path.join(HERE, name), "truth"), ""
        self.notes = []

    def row(self):
        cells = [self.name[:-5], self.verdict, self.sentence, self.truth, self.wayout, "; ".join(self.notes)]
        return "\t".join(re.sub(r"\s+", " ", cell) for cell in cells)

    def play(self, programs):
        path = os.path.join(HERE, self.name)
        needs = field(path, "needs")
        if needs:
            self.verdict = "NEEDS"
            self.notes.append(needs)
            return self
        with tempfile.TemporaryDirectory() as folder:
            play = None
            try:
                play = Play(programs, self.name, folder)
                self.truth = play.told["truth"].strip()
                play.take("steps")
                self.listen(play)
                self.leave(play)
            except (world.Failure, OSError, KeyError, ValueError, SystemExit, subprocess.SubprocessError) as wrong:
                self.notes.append("it never came so far: " + str(wrong)[:700])
            finally:
                if play:
                    play.close()
        return self

    def listen(self, play):
        """Asks until the sentence is stable, and judges it."""
        start = time.monotonic()
        settle = float(play.told.get("settle", 6))
        last, same, right, was = None, 0, False, set()
        while time.monotonic() - start < settle + self.LONGEST:
            seen = play.why()
            sentence = seen["sentence"] if seen else play.calm()
            shape = re.sub(r"[-a-z0-9]+-[a-z0-9]{5}\b", "POD", re.sub(AGE, "AGE", re.sub(TIME + r"|[\d:]+", "TIME", sentence)))
            same = same + 1 if shape == last else 1
            last = shape
            verdict = self.judge(play, sentence)
            was.add(verdict)
            waited = time.monotonic() - start
            if same >= self.POLLS and (waited >= settle or (verdict == "RIGHT" and waited >= settle / 3)):
                break
            time.sleep(0.2)
        else:
            self.notes.append("it never stayed the same")
        self.sentence, self.verdict = sentence, verdict
        if "there is no machine" in sentence and verdict not in ("RIGHT", "WRONG"):
            self.verdict = "BROKEN"
        if verdict != "RIGHT" and "RIGHT" in was:
            self.notes.append("it was right before")
        if play.heard:
            self.notes.append("heard: " + " | ".join(play.heard)[:300])
        if seen and verdict == "VAGUE":
            more = " ".join(fact["text"] for fact in seen["facts"])
            if not missing(play.told["must"], sentence + " " + more):
                self.notes.append("its facts have it: " + more)
        if seen and play.told.get("falseway"):
            ways = [seen["next"], *(way["text"] for way in seen["exits"])]
            self.notes += ["a false way out: " + way for way in ways if any(
                contains(way, one) for one in words(play.told["falseway"]))]
        if seen and play.told.get("since"):
            self.age(play, seen)

    def judge(self, play, sentence):
        said = " ".join([sentence, *play.heard])
        for line in play.told.get("look", "").splitlines():
            named, where = line.split(" ", 1)
            path, name = play.target(named)
            value = value_at({o["metadata"]["name"]: o for o in play.backend.call("GET", path)["items"]}.get(name, {}), where)
            said += " " + word(value) if value is not None else ""
        must = play.told.get("must", "")
        if NOTHING in sentence and NOTHING not in must and missing(must, said.replace(sentence, "")):
            return "SILENT"
        if any(contains(said, one) for one in words(play.told.get("mustnot", ""))):
            return "WRONG"
        lacking = missing(must, said)
        return "VAGUE" if lacking else "RIGHT"

    def age(self, play, seen):
        named, where = play.told["since"].split(" ", 1)
        path, name = play.target(named)
        began = value_at(play.backend.call("GET", path + "/" + name), where)
        if not seen["since"]:
            self.notes.append("it has no age; it began at %s" % began)
        elif abs(instant(seen["since"]) - instant(began)) > SLOWEST * play.scale + 1:
            self.notes.append("its age is of %s; it began at %s" % (seen["since"], began))

    def leave(self, play):
        if not play.told.get("wayout"):
            return
        try:
            play.take("wayout")
            self.wayout = "leads out"
        except world.Failure as wrong:
            self.wayout = "no way out: " + str(wrong)[:400]


def words(text):
    return [one.strip() for one in text.replace("\n", " ").split(",") if one.strip()]


def contains(said, wanted):
    return any(one.strip().replace("\\n", "\n").lower() in said.lower() for one in wanted.split("|"))


def missing(must, said):
    return [one for one in words(must) if not contains(said, one)]


def tell_truths(programs, option):
    world.PATIENCE = 45
    names = [name for name in scenarios(with_truth=True) if option.get("--only", "") in name]
    told = []
    with concurrent.futures.ThreadPoolExecutor(int(option.get("--jobs", 2))) as jobs:
        for one in jobs.map(lambda name: Told(name).play(programs), names):
            told.append(one)
            print("%-6s %-46s %s%s" % (one.verdict, one.name[:-5], one.sentence, "".join("\n       " + note for note in
                  [*one.notes, *([one.wayout] if one.wayout.startswith("no") else [])])), flush=True)
    with open(option["--truth"], "w") as table_:
        table_.write("\n".join(["file\tverdict\tsentence\ttruth\tway out\tnotes", *(one.row() for one in told)]) + "\n")
    verdicts = ["RIGHT", "VAGUE", "WRONG", "SILENT", "BROKEN", "NEEDS"]
    folders = sorted({os.path.dirname(one.name) for one in told})
    print("\n%-12s" % "" + "".join("%8s" % verdict for verdict in verdicts))
    for folder in [*folders, "all"]:
        counts = [sum(one.verdict == verdict and folder in (os.path.dirname(one.name), "all") for one in told)
                  for verdict in verdicts]
        print("%-12s" % folder + "".join("%8d" % count for count in counts))
    ways = [one.wayout for one in told if one.wayout]
    print("%d of %d ways out lead out" % (ways.count("leads out"), len(ways)))
    return 0


def main(arguments):
    programs = os.path.abspath(arguments[0])
    option = dict(zip(arguments[1::2], arguments[2::2]))
    if "--truth" in option:
        return tell_truths(programs, option)
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
