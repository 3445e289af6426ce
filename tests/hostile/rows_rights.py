# SPDX-License-Identifier: Apache-2.0
"""Who may: credentials that are good, and used for more than they are for."""

import hashlib
import json
import os
import re
import shutil
import socketserver
import sqlite3
import subprocess
import tempfile
import threading
import time

from acts import DETACH, DETACHED, HOST, HOSTS, MACHINES, MASTER, NAMESPACE, SECRETS, SPARE, WORKER
from acts import annotations, audit, commits, override, patch, state
from table import expect, row
from target import PATIENCE, Live, Raw, Site, until

OF_A_BMC = (
    ("address", {"spec": {"bmc": {"address": "redfish+https://127.0.0.1:9/redfish/v1/Systems/x"}}}),
    ("credentials", {"spec": {"bmc": {"credentialsName": "fra1-r11-u04-bmc"}}}),
    ("check of certificates", {"spec": {"bmc": {"disableCertificateVerification": False}}}),
    ("pin", {"metadata": {"annotations": {"holdpoint.dev/bmc-pin": "sha256/AAAA"}}}),
    ("least TLS", {"metadata": {"annotations": {"holdpoint.dev/bmc-tls-min": "1.0"}}}),
)


def changes_a_bmc(body):
    def attack(site):
        before = site.api("GET", HOSTS + "/" + HOST).json["spec"]["bmc"]
        answer = patch(site, HOSTS + "/" + HOST, body, site.token("operator"))
        expect(answer.status == 403, "%d: %s" % (answer.status, answer.body[:200]))
        expect(site.api("GET", HOSTS + "/" + HOST).json["spec"]["bmc"] == before, "it was changed")

    return attack


for what, body in OF_A_BMC:
    row("an operator does not change the %s of a BMC" % what)(changes_a_bmc(body))


class Listener(socketserver.ThreadingTCPServer):
    """A server somewhere else: keeps what it is told, and asks for a password."""

    allow_reuse_address = daemon_threads = True

    def __init__(self):
        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                try:
                    self.server.heard += self.request.recv(65536)
                    self.request.sendall(b"HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n")
                    self.server.heard += self.request.recv(65536)
                except OSError:
                    pass

        self.heard = b""
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def end(self):
        self.shutdown()
        self.server_close()


@row("a Secret is shown to no other address than that of the BMC it first worked for")
def bound_secret(site):
    # Whoever may change the address, an admin too, does not give the password away by that.
    path = HOSTS + "/fra1-r12-u07"  # held off: its BMC is asked at once
    fresh, elsewhere = Site(site.programs), Listener()
    try:
        until(lambda: (fresh.api("GET", path).json or {}).get("status", {}).get("goodCredentials"), "its credentials worked")
        moved = "redfish+http://127.0.0.1:%d/redfish/v1/Systems/x" % elsewhere.server_address[1]
        expect(patch(fresh, path, annotations(**{DETACHED: ""}), None).status == 200, "it is not detached")
        until(lambda: fresh.api("GET", path).json["status"]["operationalStatus"] == "detached", "it is detached")
        changed = patch(fresh, path, {"spec": {"bmc": {"address": moved}}}, None)
        expect(changed.status == 200, "an admin may not change it: %s" % changed.body[:300])
        expect(patch(fresh, path, annotations(**{DETACHED: None}), None).status == 200, "it stays detached")
        until(lambda: "CredentialsForAnotherAddress" in fresh.api("GET", path).body.decode(), "it says why it does not ask")
    finally:
        fresh.close()
        elsewhere.end()
    for secret in (b"Authorization", b"assword", b"-lab"):
        expect(secret not in elsewhere.heard, "it heard %r" % elsewhere.heard[:300])


@row("a token that is revoked loses its screens and watches, and what it committed to is not sent")
def revoked(site):
    client, found = override(site, "evil-leaver", DETACH)
    committed = commits(client, found, evenIfILeave=True)
    expect(committed["state"] == "delayed", committed["state"])
    watch = Raw(site)
    watch.send(("GET %s?watch=1 HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer %s\r\n\r\n"
                % (MACHINES, site.token("operator", "evil-leaver"))).encode())
    expect(b" 200 " in watch.socket.recv(64), "no watch")
    ended = site.ctl("token", "revoke", "--user", "evil-leaver")
    expect(ended.returncode == 0, ended.stderr)
    expect(client.ends(), "the screens go on")
    said = b""
    while not said.endswith(b"0\r\n\r\n"):
        said = said[-16:] + (watch.socket.recv(65536) or b"\r\n0\r\n\r\n")
    client.close()
    watch.close()
    expect(site.api("GET", MACHINES, token=site.tokens.pop("evil-leaver")).status == 401, "it is still good")
    last = until(lambda: (lambda seen: seen if seen.get("state") not in ("delayed", "sending") else None)(state(site, found["id"])),
                 "it ends")
    expect(last["state"] == "voided" and "is no longer allowed to do this" in last["outcome"], "%s: %s" % (last["state"], last["outcome"]))
    expect(DETACHED not in site.api("GET", HOSTS + "/" + SPARE).json["metadata"].get("annotations", {}), "it was sent")


@row("a name with another role gets no second token unless it is asked to be replaced")
def another_role(site):
    viewer = site.token("viewer", "evil-riser")
    ended = site.ctl("token", "create", "--user", "evil-riser", "--role", "admin")
    expect(ended.returncode != 0 and "--replace" in ended.stderr, "%d: %s" % (ended.returncode, ended.stderr))
    expect(site.api("GET", SECRETS, token=viewer).status == 403, "it reads Secrets")
    expect(site.api("GET", MACHINES, token=viewer).status == 200, "its token has ended")


@row("a hook token takes off no hook of somebody else")
def foreign_hook(site):
    path = MACHINES + "/" + MASTER
    before = site.api("GET", path).json["spec"]["lifecycleHooks"]
    for body in ({"spec": {"lifecycleHooks": None}}, {"spec": {"lifecycleHooks": {"preDrain": []}}},
                 {"spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "evil-hook"}]}}},
                 {"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "clusteroperator/etcd"}]}}}):
        answer = patch(site, path, body, site.token("hook"))
        expect(answer.status == 403, "%s: %d" % (body, answer.status))
    expect(site.api("GET", path).json["spec"]["lifecycleHooks"] == before, "they were changed")


PLAIN = (
    ("takes off a hook", MACHINES + "/" + MASTER, {"spec": {"lifecycleHooks": None}}),
    ("adds a hook", MACHINES + "/" + WORKER, {"spec": {"lifecycleHooks": {"preDrain": [{"name": "Other", "owner": "somebody"}]}}}),
    ("skips a drain", MACHINES + "/" + WORKER, annotations(**{"machine.openshift.io/exclude-node-draining": ""})),
    ("reboots a host", HOSTS + "/" + HOST, annotations(**{"reboot.metal3.io": ""})),
    ("holds a host off", HOSTS + "/" + HOST, annotations(**{"reboot.metal3.io/evil": ""})),
)


def plainly(path, body):
    def attack(site):
        before = site.api("GET", path).json
        answer = patch(site, path, body, site.token("operator"))
        expect(answer.status == 403 and b"override" in answer.body, "%d: %s" % (answer.status, answer.body[:200]))
        after = site.api("GET", path).json
        expect(before["spec"] == after["spec"], "the spec was changed")
        keys = set(after["metadata"].get("annotations", {})) - set(before["metadata"].get("annotations", {}))
        expect(not keys & set(body.get("metadata", {}).get("annotations", {})), "it was set")

    return attack


for what, path, body in PLAIN:
    row("no plain write of an operator %s" % what)(plainly(path, body))


@row("an operator and an approver press nothing for each other: an approval needs its own confirmation")
def unpressed(site):
    client, found = override(site, "evil-operator-2", {"action": "skip-drain", "machine": NAMESPACE + "/" + MASTER})
    expect(found["gates"]["secondPerson"], "one person is enough")
    challenge = client.command("override.press", id=found["id"], digest=found["digest"])["result"]["challenge"]
    committed = commits(client, found, breakGlass=False)
    expect(committed["state"] == "awaitingApproval", committed["state"])
    approver = site.live("approver")
    approver.wait_for("welcome")
    for confirm in ("", "held", challenge):
        answer = approver.command("override.approve", id=found["id"], digest=found["digest"], confirm=confirm)
        expect(answer.get("outcome") == "refused" and "hold the button" in answer["message"], str(answer)[:200])
    answer = client.command("override.press", id=found["id"], digest=found["digest"])
    expect(answer.get("outcome") == "refused", "who asked presses for who approves")
    expect(approver.command("override.reject", id=found["id"], reason="").get("outcome") == "observed", "it is not rejected")
    client.close()
    approver.close()


@row("a link gives a viewer's rights, whoever shared it, and is shared no further")
def link(site):
    admin = site.live("admin")
    shared = admin.command("token.share", page="fleet")["result"]["url"]
    expect(shared.startswith("/fleet#"), shared)
    token = site.api("POST", "/link", {"code": shared.split("#")[1]}, token=False).json["token"]
    expect(site.api("GET", MACHINES, token=token).status == 200, "it sees no machines")
    expect(site.api("GET", SECRETS, token=token).status == 403, "it sees Secrets")
    expect(patch(site, MACHINES + "/" + WORKER, annotations(**{"a.example/b": "c"}), token).status == 403, "it writes")
    live = Live(site, token)
    expect(not any(live.wait_for("welcome")["may"].values()), "it may do something")
    for command, arguments in (("token.share", {}), ("token.create", {"name": "x", "role": "admin"}), ("note.add", {"machine": "a/b", "text": "x"}),
                               ("override.preview", {"action": "detach", "host": "%s/%s" % (NAMESPACE, HOST)})):
        answer = live.command(command, **arguments)
        expect(answer["outcome"] == "refused" and answer["code"] == "Unauthorised", "%s: %s" % (command, answer))
    expect(live.view("tokens")["op"] == "error", "it sees tokens")
    live.close()
    for _ in range(20):
        expect(admin.command("token.share")["outcome"] == "observed", "not even twenty")
    expect(admin.command("token.share")["code"] == "Refused", "more than twenty links are open")
    for place in ("//evil.example", "https://evil.example", "/\\evil.example", "m/../../x"):
        expect(admin.command("token.share", page=place)["code"] == "Invalid", place)
    admin.close()


@row("a wall sees no YAML, no place on a disk and no calendar file")
def wall(site):
    client = site.live("wall")
    client.wait_for("welcome")
    rows = client.view("machine/%s/%s" % (NAMESPACE, MASTER))
    expect("machine" in rows, str(rows)[:200])
    expect("yaml" not in rows, "YAML")
    told = json.dumps(client.view("connection"))
    expect(site.folder not in told and site.data not in told, "a place on the disk")
    client.close()
    expect(site.api("GET", "/calendar.ics", token=site.token("wall")).status == 403, "the calendar file")
    expect(site.api("GET", MACHINES, token=site.token("wall")).status == 403, "objects")


@row("a deletion whose options are of another type than they have deletes nothing")
def odd_deletion(site):
    path = "/api/v1/namespaces/default/configmaps"
    made = site.api("POST", path, {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "hostile-dry"}})
    expect(made.status == 201, made.body[:200])
    for options in ({"dryRun": "All"}, {"dryRun": True}, {"preconditions": {"uid": 7}}, {"preconditions": "x"},
                    {"preconditions": {"resourceVersion": 1}}, {"propagationPolicy": ["Orphan"]}, {"orphanDependents": "true"}):
        answer = site.api("DELETE", path + "/hostile-dry", options)
        expect(answer.status == 400, "%s: %d" % (options, answer.status))
    expect(site.api("GET", path + "/hostile-dry").status == 200, "it is gone")


@row("a frame that is not masked ends the connection")
def unmasked(site):
    client = site.live("viewer")
    client.wait_for("welcome")
    client.raw.send(b"\x81\x0d" + b'{"op":"ping"}')
    expect(client.ends(), "it goes on")
    client.close()


@row("a token goes to no other machine in the clear")
def clear_text(site):
    for url in ("ws://192.0.2.1:1", "ws://example.invalid/live", "ws://127.0.0.1.example.invalid:1"):
        ended = subprocess.run([os.path.join(site.programs, "holdpointctl"), "holds", "--connect", url, "--token-file",
                                os.path.join(site.data, "admin.kubeconfig")], capture_output=True, text=True, timeout=PATIENCE,
                               check=False)
        expect(ended.returncode != 0 and "ws://" in ended.stderr and len(ended.stderr) < 500, "%d: %s" % (ended.returncode, ended.stderr))


def certificate(folder, subject):
    """A CA of its own, and a certificate of it with that subject."""
    def openssl(*words):
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True, timeout=PATIENCE)

    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "ca.key", "-out", "ca.crt",
            "-days", "2", "-subj", "/CN=clients")
    openssl("req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "eve.key", "-out", "eve.csr",
            "-subj", subject)
    openssl("x509", "-req", "-in", "eve.csr", "-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial", "-out", "eve.crt", "-days", "2")
    return [os.path.join(folder, name) for name in ("ca.crt", "eve.crt", "eve.key")]


@row("a client certificate with O=system:masters is no admin where nobody said so")
def masters(site):
    folder = tempfile.mkdtemp(prefix="hostile")
    try:
        ca, crt, key = certificate(folder, "/O=system:masters/CN=eve")
        other = Site(site.programs, "demo", "--client-ca", ca)
        try:
            other.trust.load_cert_chain(crt, key)
            for path, method in ((SECRETS, "GET"), (MACHINES, "GET"), (MACHINES + "/" + MASTER, "DELETE")):
                answer = other.api(method, path, token=False)
                expect(answer.status in (401, 403), "%s %s: %d" % (method, path, answer.status))
        finally:
            other.close()
    finally:
        shutil.rmtree(folder)


@row("a data directory that others can read or write to is refused")
def open_directory(site):
    for mode in (0o755, 0o777, 0o770, 0o704):
        folder = tempfile.mkdtemp(prefix="hostile")
        os.chmod(folder, mode)
        code, said = site.daemon("--lab", "demo", "--data-dir", folder, "--listen", "127.0.0.1:0")
        shutil.rmtree(folder)
        expect(code in (1, 2) and folder in said and len(said) < 1000, "%o: %d %s" % (mode, code, said[-300:]))


@row("a link in the place of a file that is being written leads nowhere")
def links(site):
    site.stop()
    victim = os.path.join(site.folder, "victim")
    with open(victim, "w") as file:
        file.write("mine")
    names = [name for name in os.listdir(site.data) if os.path.isfile(os.path.join(site.data, name))]
    for name in names:
        link = os.path.join(site.data, name + ".new")
        if not os.path.lexists(link):
            os.symlink(victim, link)
    site.start()
    site.token("viewer", "evil-linker")
    site.restart()
    with open(victim) as file:
        expect(file.read() == "mine", "it was written to")
    for name in names:
        link = os.path.join(site.data, name + ".new")
        if os.path.islink(link):
            os.remove(link)


@row("what is committed when the backend is killed is not sent, and the audit says so")
def killed_in_the_delay(site):
    client, found = override(site, "evil-operator-3", DETACH)
    expect(commits(client, found, evenIfILeave=True)["state"] == "delayed", "it is not delayed")
    site.kill()
    client.close()
    site.start()
    said = until(lambda: (lambda text: text if "backend stopped" in text else None)(audit(site, "list", "-o", "json").stdout),
                 "the audit says how it ended")
    expect(found["id"] in said, "another override")
    expect(DETACHED not in site.api("GET", HOSTS + "/" + SPARE).json["metadata"].get("annotations", {}), "it was sent")
    expect(audit(site, "verify").returncode == 0, audit(site, "verify").stdout)


def tampered(statements):
    def tamper(site):
        database = sqlite3.connect(os.path.join(site.data, "audit.db"))
        for trigger in ("chain_keeps", "chain_stays"):
            database.execute("DROP TRIGGER IF EXISTS " + trigger)
        for statement in statements:
            database.execute(statement)
        database.commit()
        database.close()

    return tamper


def rehashed(site):
    """Every row as an older backend would have chained it, without a key."""
    database = sqlite3.connect(os.path.join(site.data, "audit.db"))
    for trigger in ("chain_keeps", "chain_stays"):
        database.execute("DROP TRIGGER IF EXISTS " + trigger)
    head = ""
    for number, at, override_, opens, content in database.execute(
            "SELECT number, at, override, opens, content FROM chain ORDER BY number").fetchall():
        content = content.replace("evil-operator-3", "somebody-else")
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at // 1000000)) + ".%06dZ" % (at % 1000000)
        members = (head, str(number), stamp, override_, "opens" if opens else "closes", content)
        head = hashlib.sha256(b"".join(b"%d:%s" % (len(text.encode()), text.encode()) for text in members)).hexdigest()
        database.execute("UPDATE chain SET content=?, hash=?, key='' WHERE number=?", (content, head, number))
    database.commit()
    database.close()


def deleted(site):
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(os.path.join(site.data, "audit.db" + suffix)):
            os.remove(os.path.join(site.data, "audit.db" + suffix))


def older(site):
    """A copy from before its last rows takes its place."""
    folder = tempfile.mkdtemp(prefix="hostile")
    try:
        names = [name for name in os.listdir(site.data) if name.startswith("audit.db")]
        for name in names:
            shutil.copy2(os.path.join(site.data, name), folder)
        site.start()
        client = site.live("admin")
        made = client.command("token.create", name="evil-late", role="viewer")
        expect(made.get("outcome") == "observed", str(made)[:300])
        client.close()
        site.stop()
        deleted(site)
        for name in names:
            shutil.copy2(os.path.join(folder, name), site.data)
    finally:
        shutil.rmtree(folder)


# What is done to it, what `audit verify` says, and whether an admin may say that it is right.
CUTS = (
    ("whose last row is cut off", tampered(["DELETE FROM chain WHERE number = (SELECT max(number) FROM chain)"]),
     r"row \d+ is (missing: .+ knows of \d+ rows|not the one that .+ knows)", True),  # the start may have added one
    ("in which a row was changed", tampered(["UPDATE chain SET content = replace(content, 'evil', 'good') WHERE number = 1"]),
     r"row 1 is not what was written", False),
    ("whose hashes were all made anew", rehashed, r"row \d+ is not the one that .+ knows", True),
    ("that is an older copy", older, r"row \d+ is missing: .+ knows of \d+ rows", True),
    ("that is gone", deleted, r"row 1 is missing: .+ knows of \d+ rows", True),
)


def shows(tamper, says, can_be_accepted):
    def attack(site):
        site.stop()
        folder = tempfile.mkdtemp(prefix="hostile")
        names = [name for name in os.listdir(site.data) if name.startswith("audit.db")]
        for name in names:
            shutil.copy2(os.path.join(site.data, name), folder)
        try:
            tamper(site)
            expect(audit(site, "verify").returncode == 1, "without a backend it is called whole")
            before = len(site.said())
            site.start()
            expect("the audit of overrides is damaged" in site.said()[before:], "not a word in the log")
            ended = audit(site, "verify")
            expect(ended.returncode == 1 and re.search(says, ended.stdout), "%d: %s%s" % (ended.returncode, ended.stdout, ended.stderr))
            client = site.live("viewer")
            client.wait_for("welcome")
            alarm = until(lambda: client.view("alarms").get("alarm/override/audit"), "an alarm")
            client.close()
            expect(alarm["priority"] == 1, "another alarm: %s" % alarm)
            ended = audit(site, "accept", "--reason", "restored the copy of Monday", "--token-file",
                          os.path.join(site.data, "operator.token"))
            expect(ended.returncode == 1 and "it requires the role admin" in ended.stderr, "an operator accepts it: " + ended.stderr)
            ended = audit(site, "accept", "--reason", "restored the copy of Monday")
            expect((ended.returncode == 0) == can_be_accepted, ended.stdout + ended.stderr)
            expect((audit(site, "verify").returncode == 0) == can_be_accepted, "accepted, and not whole")
        finally:
            if not can_be_accepted:
                site.stop()
                deleted(site)
                for name in names:
                    shutil.copy2(os.path.join(folder, name), site.data)
                site.start()
            shutil.rmtree(folder)
        expect(audit(site, "verify").returncode == 0, audit(site, "verify").stdout)

    return attack


for what, tamper, says, can_be_accepted in CUTS:
    row("an audit %s is found at the next start, and only an admin says that it is right" % what)(shows(tamper, says, can_be_accepted))
