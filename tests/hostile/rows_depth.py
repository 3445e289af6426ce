# SPDX-License-Identifier: Apache-2.0
"""Little that becomes much: depth, and what grows while it is read or written."""

import glob
import json
import os
import shutil
import sqlite3
import tempfile

from table import expect, expect_at_most, row
from target import until

DEEP = 100000
NEST = "[" * DEEP + "]" * DEEP
OBJECTS = '{"a":' * DEEP + "1" + "}" * DEEP
HOSTS = "/apis/metal3.io/v1alpha1/baremetalhosts"
CONFIG_MAPS = "/api/v1/namespaces/default/configmaps"


def said_no(code, said):
    """A program that ended by itself, with a sentence."""
    expect(code in (1, 2), "it ended with %d" % code)
    expect(0 < len(said.strip()) < 2000, "it said %d bytes" % len(said))


def incident(**more):
    return {"title": "x", "machines": ["a/b"], "range": {"from": "2026-01-01T00:00:00Z", "to": "2026-01-01T01:00:00Z"}, **more}


@row("an incident nested 100,000 deep is refused")
def deep_incident(site):
    body = json.dumps(incident())[:-1] + ',"x":' + NEST + "}"
    expect(site.api("POST", "/export/incidents", body).status in (400, 422), "it was taken")


@row("what an incident has beside its members is small and flat, and is stored as small")
def wide_incident(site):
    deep = json.loads("[" * 200 + "0," * 8000 + "0" + "]" * 200)
    expect(site.api("POST", "/export/incidents", incident(x=deep)).status in (400, 422), "it was taken")
    expect(site.api("POST", "/export/incidents", incident(x="y" * 2000000)).status in (400, 413, 422), "2 MB of it")
    made = site.api("POST", "/export/incidents", incident(x=[[0] * 10000]))
    expect(made.status == 201, made.body[:200])
    size = max(os.path.getsize(file) for file in glob.glob(os.path.join(site.data, "incidents", "HP-*.json")))
    expect(size < 40000, "%d bytes" % size)


@row("a body nested 100,000 deep is refused by the API")
def deep_body(site):
    for body in (OBJECTS, '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"d"},"data":' + OBJECTS + "}"):
        expect(site.api("POST", CONFIG_MAPS, body).status == 400, "it was taken")
    for kind in ("application/merge-patch+json", "application/json-patch+json", "application/apply-patch+yaml",
                 "application/strategic-merge-patch+json"):
        answer = site.api("PATCH", CONFIG_MAPS + "/d?fieldManager=x", NEST, kind=kind)
        expect(answer.status in (400, 415, 422), "%s: %d" % (kind, answer.status))


@row("a JSON patch of 2 KB that doubles a view again and again is refused")
def doubled_view(site):
    events = "/api/v1/namespaces/default/events"
    made = site.api("POST", events, {"apiVersion": "v1", "kind": "Event", "metadata": {"name": "hostile-double"},
                                     "involvedObject": {"kind": "Machine", "name": "m", "namespace": "default"},
                                     "reason": "Held", "message": "waits", "type": "Normal"})
    expect(made.status == 201, made.body[:200])
    before = site.memory()[0]
    patch = [{"op": "add", "path": "/x", "value": ["x"]}] + [{"op": "copy", "from": "/x", "path": "/x/-"}] * 40
    view = "/apis/events.k8s.io/v1/namespaces/default/events/hostile-double"
    for operations in (patch, [{"op": "add", "path": "/reason/x", "value": 1}]):
        answer = site.api("PATCH", view, operations, kind="application/json-patch+json", token=site.token("hook"))
        expect(answer.status == 422, "%d: %s" % (answer.status, answer.body[:100]))
    # Up to where it is refused it takes about 150 MiB, fewer when what was freed before is still there; unguarded it takes all there is.
    expect_at_most(site.memory()[1] - before, 500)


@row("a status annotation nested 100,000 deep is no status, also after a restart")
def deep_annotation(site):
    host = site.api("GET", HOSTS).json["items"][0]["metadata"]
    path = "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts/%s" % (host["namespace"], host["name"])
    for key in ("baremetalhost.metal3.io/status", "reboot.metal3.io/x"):
        body = {"metadata": {"annotations": {key: '{"x":' * 40000 + "1" + "}" * 40000}}}
        answer = site.api("PATCH", path, body, kind="application/merge-patch+json")
        expect(answer.status in (200, 400, 422), "%s: %d" % (key, answer.status))
        until(lambda: site.api("GET", "/readyz").status == 200, "it is ready")
        site.kill()
        site.start()
        until(lambda: site.api("GET", path).status == 200, "the host is there")
        site.api("PATCH", path, {"metadata": {"annotations": {key: None}}}, kind="application/merge-patch+json")


@row("a Node whose taints have odd types is looked at, also after a restart")
def odd_taints(site):
    machines = site.api("GET", "/apis/machine.openshift.io/v1beta1/machines").json["items"]
    name = next(one["status"]["nodeRef"]["name"] for one in machines if one.get("status", {}).get("nodeRef"))
    path = "/api/v1/nodes/" + name
    before = site.api("GET", path).json["spec"].get("taints")
    client = site.live("viewer")
    client.view("fleet")
    for taint in ({"key": "node.kubernetes.io/disk-pressure", "effect": None, "timeAdded": None}, {"key": None, "effect": "NoSchedule"},
                  {"key": 7, "effect": "NoSchedule"}, {"key": "a", "effect": "NoSchedule", "timeAdded": 7}, None, "x"):
        answer = site.api("PATCH", path, {"spec": {"taints": [taint]}}, kind="application/merge-patch+json")
        expect(answer.status in (200, 400, 422), "%s: %d" % (taint, answer.status))
        until(lambda: site.api("GET", "/readyz").status == 200, "it is ready")
        client.view("machine/%s/%s" % (machines[0]["metadata"]["namespace"], machines[0]["metadata"]["name"]))
        client.view("fleet")
        expect(site.alive(), "it is gone after %s" % taint)
    client.close()
    site.kill()
    site.start()
    until(lambda: site.api("GET", path).status == 200, "the Node is there")
    site.api("PATCH", path, {"spec": {"taints": before}}, kind="application/merge-patch+json")


@row("stored files nested 100,000 deep are put aside with a sentence")
def deep_files(site):
    site.stop()
    folder = os.path.join(site.data, "incidents")
    os.makedirs(folder, exist_ok=True)
    evil = os.path.join(folder, "HP-2026-6666.json")
    files = [os.path.join(site.data, name) for name in ("alarms.json", "counters.json", "alerts.json")] + [evil]
    for file in files:
        with open(file, "w") as text:
            text.write(OBJECTS)
    before = len(site.said())
    site.start()
    until(lambda: site.api("GET", "/readyz").status == 200, "it is ready")
    said = site.said()[before:]
    for file in files:
        expect(os.path.basename(file) in said, "not a word about " + os.path.basename(file))
    os.remove(evil)


@row("a stored object that cannot be read is set aside with a sentence and an alarm")
def unreadable_row(site):
    for name in ("cut", "other"):
        made = site.api("POST", CONFIG_MAPS, {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "hostile-" + name}})
        expect(made.status == 201, made.body[:200])
    site.stop()
    store = sqlite3.connect(os.path.join(site.data, "store.db"))
    store.execute("UPDATE revisions SET value=? WHERE key=?", (OBJECTS[:5000].encode(), b"/configmaps/default/hostile-cut"))
    changed = store.execute("SELECT changes()").fetchone()[0]
    store.commit()
    store.close()
    expect(changed == 1, "%d rows were spoilt" % changed)
    before = len(site.said())
    site.start()
    said = site.said()[before:]
    expect("ConfigMap default/hostile-cut cannot be read and is set aside" in said, said[-1000:])
    expect(site.api("GET", CONFIG_MAPS + "/hostile-cut").status == 404, "it is there")
    expect(site.api("GET", CONFIG_MAPS + "/hostile-other").status == 200, "the other one is gone")
    client = site.live("viewer")
    client.wait_for("welcome")
    until(lambda: "alarm/store/ConfigMap default/hostile-cut" in client.view("alarms"), "an alarm")
    client.close()
    site.api("POST", CONFIG_MAPS, {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "hostile-cut"}})


@row("a frame of /live nested as deep as it may be long is one error")
def deep_frame(site):
    client = site.live("viewer")
    expect(client.wait_for("welcome"), "no welcome")
    client.send(b"[" * 60000)
    frame = client.wait_for("error", "goodbye")
    expect(frame is not None, "no error")
    client.close()
    client = site.live("viewer")
    client.wait_for("welcome")
    client.send(b'{"op":"subscribe","id":"a","view":"fleet","options":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}")
    expect(client.wait_for("error", "goodbye") is not None, "no error")
    client.close()


COMMANDS = (
    "alarm.acknowledge", "audit.accept", "bulk.plan", "budget.set", "calendar.add", "calendar.import", "calendar.remove",
    "calendar.removeWindow", "calendar.setWindow", "incident.preview", "incident.save", "note.add", "notify.test",
    "override.commit", "override.preview", "token.create", "wall.approve", "whatif.forecast",
)


@row("a command of /live whose arguments are no object is refused")
def odd_arguments(site):
    client = site.live("admin")
    client.wait_for("welcome")
    for arguments in ([None], [1], "x", 7, True):
        for command in COMMANDS:
            # A second's worth of commands is answered with the pace that they are to keep.
            client.send({"op": "command", "id": "c", "command": command, "arguments": arguments})
            answer = client.wait_for("result", "error", "goodbye")
            expect(answer is not None and answer.get("outcome") == "refused", "%s %s: %s" % (command, arguments, str(answer)[:200]))
    client.close()


@row("a request to the lab's BMCs nested 60,000 bytes deep is refused")
def deep_redfish(site):
    answer = site.api("POST", "/redfish/v1/SessionService/Sessions", "[" * 30000 + "]" * 30000, token=False)
    expect(400 <= answer.status < 500, str(answer.status))


def bundle_with(manifest):
    """A bundle as docs/exports.md describes it, but with this manifest; the folder to remove."""
    import zipfile
    folder = tempfile.mkdtemp(prefix="hostile")
    file = os.path.join(folder, "evil.holdpoint")
    example = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/example-incident/incident.holdpoint")
    with zipfile.ZipFile(example) as good, zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as evil:
        for name in good.namelist():
            data = good.read(name)
            evil.writestr(name, manifest(data) if name.endswith("manifest.json") else data)
    return folder, file


@row("a bundle whose manifest is nested 100,000 deep is refused")
def deep_bundle(site):
    for manifest in (lambda _: OBJECTS, lambda data: data.decode().rstrip().rstrip("}") + ',"incident":' + OBJECTS + "}"):
        folder, file = bundle_with(manifest)
        ended = site.ctl("bundle", "verify", file)
        shutil.rmtree(folder)
        said_no(ended.returncode, ended.stderr)


@row("a bundle that leads out of itself, or is none, is refused")
def bad_bundles(site):
    import zipfile
    folder = tempfile.mkdtemp(prefix="hostile")
    file = os.path.join(folder, "evil.holdpoint")
    try:
        for name in ("../../evil", "/etc/evil", "facts/../../evil"):
            with zipfile.ZipFile(file, "w") as evil:
                evil.writestr("manifest.json", "{}")
                evil.writestr(name, "evil")
            ended = site.ctl("bundle", "verify", file)
            said_no(ended.returncode, ended.stderr)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bomb:
            bomb.writestr("manifest.json", b"\0" * (600 * 1024 * 1024))
        ended = site.ctl("bundle", "verify", file)
        said_no(ended.returncode, ended.stderr)
        for junk in (b"", b"PK\3\4", os.urandom(100000)):
            with open(file, "wb") as raw:
                raw.write(junk)
            ended = site.ctl("bundle", "verify", file)
            said_no(ended.returncode, ended.stderr)
    finally:
        shutil.rmtree(folder)


def with_file(content, suffix, ask):
    with tempfile.NamedTemporaryFile("w", suffix=suffix, delete=False) as file:
        file.write(content)
    try:
        return ask(file.name)
    finally:
        os.remove(file.name)


@row("a lab or a kubeconfig nested 100,000 deep is one sentence")
def deep_yaml(site):
    for content in (NEST, "a: " + NEST, "- " * 5000 + "x", OBJECTS, "[" * DEEP):
        said_no(*with_file(content, ".yaml", lambda file: site.daemon("--lab", file, "--data-dir", site.data + "x")))
        said_no(*with_file(content, ".yaml", lambda file: site.daemon("--kubeconfig", file, "--data-dir", site.data + "x")))


@row("a folder, or a device without an end, in the place of a file of options is one sentence, and so is a word with escapes of a terminal")
def odd_options(site):
    folder = tempfile.mkdtemp(prefix="hostile")
    for option in ("--config", "--guard-policy", "--notifications", "--maintenance-probes"):
        code, said = site.daemon("--lab", "demo", "--data-dir", site.data + "x", option, folder)
        said_no(code, said)
        expect(folder in said, said)
    shutil.rmtree(folder)
    for options in (("--lab", "/dev/zero"), ("--lab", "demo", "--shared-tokens", "/dev/zero"), ("--lab", "demo", "--client-ca", "/dev/zero"),
                    ("--lab", "demo", "--tls-cert", "/dev/zero", "--tls-key", "/dev/zero"), ("--lab", "demo", "--config", "/dev/zero")):
        code, said = site.daemon("--data-dir", site.data + "x", *options)
        said_no(code, said)
        expect("/dev/zero" in said, said)
        shutil.rmtree(site.data + "x", ignore_errors=True)
    code, said = with_file('log-level: "\\e[2J\\a"\n', ".yaml", lambda file: site.daemon("--data-dir", site.data + "x", "--config", file))
    said_no(code, said)
    expect("\x1b" not in said and "\x07" not in said, repr(said))


LONG = "a: &a " + "x" * 400000 + "\n"
ALIASES = LONG + "b: [" + ", ".join(["*a"] * 6000) + "]\n"
LAUGHS = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    "%s: &%s [%s]\n" % (name, name, ",".join(["*" + before] * 9)) for before, name in zip("abcdefgh", "bcdefghi"))
SHELLS = "".join("  " * i + "- &b%d\n" % i for i in range(80)) + "  " * 80 + "- " + "x" * 800000 + "\n"


MACHINE = "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines/fra1-worker-eu-central-1a-kx7fd"


@row("patches of an operator that each are small make no Machine without an end")
def grown_machine(site):
    def add(value):
        return site.api("PATCH", MACHINE, {"spec": {"providerSpec": {"value": value}}}, kind="application/merge-patch+json",
                        token=site.token("operator")).status

    seen = [add({"k%d" % i: "x" * 900000}) for i in range(12)]
    expect(seen[0] == 200 and set(seen[2:]) == {413}, str(seen))
    expect(add({"k%d" % i: None for i in range(12)}) == 200, "it does not become smaller")


DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"


def defined(site, name, spec, **version):
    """The path of its objects, and a function that makes one of that spec."""
    kind = name.capitalize()
    made = site.api("POST", DEFINITIONS, {
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": name + "s.evil.example"},
        "spec": {"group": "evil.example", "scope": "Namespaced",
                 "names": {"plural": name + "s", "singular": name, "kind": kind, "listKind": kind + "List"},
                 "versions": [{"name": "v1", "served": True, "storage": True, **version, "schema": {
                     "openAPIV3Schema": {"type": "object", "properties": {"spec": {"type": "object", **spec}}}}}]}})
    expect(made.status == 201, "%d: %s" % (made.status, made.body[:300]))
    path = "/apis/evil.example/v1/namespaces/default/%ss" % name

    def make(object_name, value):
        return site.api("POST", path, {"apiVersion": "evil.example/v1", "kind": kind, "metadata": {"name": object_name}, "spec": value})

    return path, make


@row("a definition of 1,000 heavy patterns is taken, and texts that a pattern is given up on again and again are refused")
def heavy_patterns(site):
    heavy = "^%s$" % ("(a|b|c)?" * 50)
    _, make = defined(site, "heavy", {"properties": {
        **{"p%d" % i: {"type": "string", "pattern": heavy} for i in range(1000)},
        "texts": {"type": "array", "items": {"type": "string", "anyOf": [{"pattern": "^(a+)+$"}, {"maxLength": 1000}]}}}})
    made = make("h", {"texts": ["a" * 40 + "!"] * 10000})
    expect(made.status == 422 and b"too much work" in made.body, "%d: %s" % (made.status, made.body[:300]))
    site.api("DELETE", DEFINITIONS + "/heavys.evil.example")


@row("defaults that make a gigabyte of 60 KB are refused")
def amplified(site):
    before = site.memory()[0]
    _, make = defined(site, "amp", {"properties": {"list": {"type": "array", "items": {
        "type": "object", "default": {}, "properties": {"big": {"type": "string", "default": "x" * 50000}}}}}})
    made = make("a", {"list": [{}] * 20000})
    expect(made.status == 422 and b"the defaults of its schema" in made.body, "%d: %s" % (made.status, made.body[:300]))
    expect_at_most(site.memory()[1] - before, 128)
    site.api("DELETE", DEFINITIONS + "/amps.evil.example")


@row("columns of a table whose paths find millions of values show the first of them")
def wide_columns(site):
    path, make = defined(site, "wide", {"x-kubernetes-preserve-unknown-fields": True}, additionalPrinterColumns=[
        {"name": "c%d" % i, "type": "string", "jsonPath": ".spec.q" + "[*]" * 9} for i in range(50)])
    value = 1
    for _ in range(9):
        value = [value] * 3
    for i in range(5):
        expect(make("w%d" % i, {"q": value}).status == 201, "it is not made")
    shown = site.api("GET", path, headers={"Accept": "application/json;as=Table;v=v1;g=meta.k8s.io"})
    expect(shown.status == 200 and len(shown.body) < 1024 * 1024, "%d: %d bytes" % (shown.status, len(shown.body)))
    site.api("DELETE", DEFINITIONS + "/wides.evil.example")


@row("aliases of a long text do not fill the memory of an apply")
def alias_apply(site):
    before = site.memory()[0]
    for text in (ALIASES, LAUGHS, SHELLS):
        body = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: alias}\ndata:\n" + "".join(
            "  " + line + "\n" for line in text.splitlines())
        answer = site.api("PATCH", CONFIG_MAPS + "/alias?fieldManager=x", body, kind="application/apply-patch+yaml")
        expect(answer.status in (400, 413, 422), "%d: %s" % (answer.status, answer.body[:100]))
    grown = site.memory()[1] - before
    expect_at_most(grown, 160)


@row("aliases of a long text do not fill the memory of whoever reads a lab")
def alias_lab(site):
    for text in (ALIASES, LAUGHS):
        said_no(*with_file(text, ".yaml", lambda file: site.daemon("--lab", file, "--data-dir", site.data + "x")))


def event(rule):
    return ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Fans\r\n"
            "DTSTART:20260301T000000Z\r\nDURATION:PT1H\r\nRRULE:%s\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n" % rule)


RULES = ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
         "FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9;BYMINUTE=1,2,3,4,5,6,7,8,9;BYSECOND=1,2,3,4,5,6,7,8,9;BYMONTH=2;BYMONTHDAY=30",
         "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=3", "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=0",
         "FREQ=FORTNIGHTLY", "FREQ=DAILY\r\nEXDATE:tomorrow")


def imports(rule):
    def attack(site):
        client = site.live("admin")
        client.wait_for("welcome")
        client.send({"op": "command", "id": "c", "command": "calendar.import", "arguments": {"text": event(rule)}})
        answer = client.wait_for("result", "error", "goodbye")
        client.close()
        expect(answer is not None, "no answer")
        expect(answer.get("outcome") == "refused" or "left out" in json.dumps(answer), str(answer)[:300])

    return attack


for rule in RULES:
    row("a calendar that repeats by %s is named and left out" % rule[:44].replace("\r\n", " "))(imports(rule))


@row("a calendar of components in components is refused")
def nested_calendar(site):
    client = site.live("admin")
    client.wait_for("welcome")
    client.send({"op": "command", "id": "c", "command": "calendar.import", "arguments": {"text": "BEGIN:VEVENT\r\n" * 4000}})
    answer = client.wait_for("result", "error", "goodbye")
    client.close()
    expect(answer is not None and answer.get("outcome") == "refused", str(answer)[:200])
