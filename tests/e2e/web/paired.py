#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A screen on a wall from outside: it asks without a token, somebody approves its code, it shows, it is revoked.

usage: paired.py FOLDER_OF_HOLDPOINTD
"""

import http.client
import json
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "hostile"))
from table import expect  # noqa: E402
from target import PATIENCE, Live, Site, until  # noqa: E402

MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines"


def proves(what):
    print("ok   " + what, flush=True)


class Door:
    """One of the two listeners, as a screen without a token sees it."""

    def __init__(self, name, connect):
        self.name, self.connect = name, connect

    def post(self, path, body=None, **headers):
        connection = self.connect()
        connection.request("POST", path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, json.loads(text), dict(answer.getheaders())


def ctl(site, *arguments, fails=False):
    made = site.ctl("wall", *arguments)
    expect((made.returncode != 0) == fails, "wall %s: %s%s" % (" ".join(arguments), made.stdout, made.stderr))
    return made.stderr if fails else made.stdout


def asked(door):
    status, told, headers = door.post("/wall/pair")
    expect(status == 200 and set(told) == {"code", "secret", "expiresAt"}, told)
    expect(re.fullmatch(r"[2-9A-HJKMNP-TV-Z]{6}", told["code"]), told["code"])
    expect(re.fullmatch(r"[A-Za-z0-9_-]{22}", told["secret"]), "a secret of another shape")
    expect(headers.get("Cache-Control") == "no-store", headers)
    return told


def claim(door, screen):
    status, told, _ = door.post("/wall/claim", {"secret": screen["secret"]})
    return status, told


def a_screen_is_paired(site, door, name):
    """From the code to the picture and to the end of both; gives what nobody may find later."""
    screen = asked(door)
    status, told = claim(door, screen)
    expect(status == 202 and told == {"state": "waiting", "expiresAt": screen["expiresAt"]}, told)
    operator = site.live("operator")
    rows = operator.view("walls")
    expect([row["from"] for key, row in rows.items() if key.startswith("request/")] == ["127.0.0.1"], rows)
    expect(screen["code"] not in json.dumps(rows), "the code is told elsewhere than on the screen")
    written = screen["code"][:3].lower() + "-" + screen["code"][3:]
    said = ctl(site, "approve", written, "--name", name)
    expect(said == "the screen at 127.0.0.1 is paired as %s when it connects\n" % name, said)
    expect(door.post("/wall/claim", {"secret": screen["code"]})[0] == 404, "the code alone is enough")
    status, told = claim(door, screen)
    expect(status == 200 and set(told) == {"token", "name"} and told["name"] == name, told)
    token = told["token"]
    status, told = claim(door, screen)
    expect(status == 410 and "already received its token" in told["message"], told)
    proves("%s: a screen is paired, once" % door.name)

    live = Live(site, token)
    welcome = live.wait_for("welcome")
    expect(welcome["identity"] == {"name": name, "roles": ["wall"]}, welcome)
    expect(not any(welcome["may"].values()), welcome["may"])
    expect("summary" in live.view("holds"), "it sees no holds")
    expect(live.view("walls")["op"] == "error" and live.view("tokens")["op"] == "error", "it sees who else there is")
    for command, arguments in (("wall.approve", {"code": "K7QF2M"}), ("wall.revoke", {"name": name}), ("token.share", {}), ("audit.verify", {})):
        expect(live.command(command, **arguments)["outcome"] == "refused", command)
    expect(site.api("GET", MACHINES, token=token).status == 403, "it reads objects")
    until(lambda: "connected" in ctl(site, "list"), "the list says that it is there")
    proves("%s: it shows and does nothing else" % door.name)

    other = name + "-2"
    ctl(site, "rename", name, other)
    expect(live.ends(), "it goes on under its old name")
    live = Live(site, token)
    expect(live.wait_for("welcome")["identity"]["name"] == other, "its token went with its name")
    proves("%s: it is renamed and comes back with its token" % door.name)

    ctl(site, "revoke", other)
    expect(live.ends(), "its picture stayed")
    expect(site.api("GET", "/api", token=token).status == 401, "its token is still good")
    expect(ctl(site, "revoke", other, fails=True).strip().endswith("there is no paired screen " + other), "twice")
    operator.close()
    proves("%s: it is revoked, and its picture ends" % door.name)
    return screen["secret"], token


def the_stream_ends_with_its_token(site, door):
    """How soon is printed: a machine that is busy takes longer."""
    screen = asked(door)
    ctl(site, "approve", screen["code"], "--name", "wall-timed")
    token = claim(door, screen)[1]["token"]
    live = Live(site, token)
    live.wait_for("welcome")
    operator = site.live("operator")
    began = time.monotonic()
    expect(operator.command("wall.revoke", name="wall-timed")["outcome"] == "observed", "it was not revoked")
    expect(live.ends(), "its picture stayed")
    took = time.monotonic() - began
    operator.close()
    proves("a picture ends %.2f s after its token" % took)
    return screen["secret"], token


def who_is_turned_away(site, door):
    screen = asked(door)
    ctl(site, "deny", screen["code"].lower())
    status, told = claim(door, screen)
    expect(status == 410 and told["message"] == "This screen was denied. Pair it again.", told)
    said = ctl(site, "approve", screen["code"], fails=True)
    expect("no screen shows that code" in said, said)
    with_role = site.ctl("wall", "approve", "K7QF2M", "--token-file", viewer_file(site))
    expect(with_role.returncode != 0 and "it requires the role operator" in with_role.stderr, with_role.stderr)
    proves("a screen that is denied gets nothing, and a viewer pairs none")
    return (screen["secret"],)


def viewer_file(site):
    with open(os.path.join(site.folder, "anna"), "w") as file:
        file.write(site.token("viewer", "anna"))
    return file.name


def the_caps(site, door):
    screens = [asked(door) for _ in range(5)]
    status, told, headers = door.post("/wall/pair")
    expect(status == 429 and "5 screens of this address" in told["message"], told)
    expect(0 < int(headers["Retry-After"]) <= 600, headers)
    for screen in screens:
        ctl(site, "deny", screen["code"])
    asked(door)
    status, _, _ = door.post("/wall/claim", {"secret": "x" * 1000})
    expect(status == 413, "a large body: %d" % status)
    proves("an address has five screens that wait")


def what_was_paired_stays(site, door):
    # The screen that the caps left is forgotten with the backend; what was paired is not.
    screen = asked(door)
    ctl(site, "approve", screen["code"])
    status, told = claim(door, screen)
    expect(status == 200 and told["name"] == "wall-" + screen["code"].lower(), told)
    site.restart()
    live = Live(site, told["token"])
    expect(live.wait_for("welcome")["identity"]["name"] == told["name"], "it was forgotten")
    live.close()
    listed = ctl(site, "list")
    expect(told["name"] in listed and "127.0.0.1" in listed and "asks" not in listed, listed)
    proves("what was paired outlives the backend, what asked does not")


def the_audit_tells(site):
    admin = site.live("admin")
    rows = [row["content"] for key, row in sorted(admin.view("audit").items()) if row.get("content", {}).get("action", "").endswith("-wall")]
    admin.close()
    told = [row["action"] for row in rows if row["name"].startswith("wall-noc")]
    expect(told == ["approve-wall", "pair-wall", "rename-wall", "revoke-wall"], told)
    expect(all(row["actor"] in ("operator", "evil-operator") and row["from"].startswith("127.0.0.1:") for row in rows), rows)
    expect(any(row["action"] == "deny-wall" and "127.0.0.1" in row["outcome"] for row in rows), rows)
    expect(site.ctl("audit", "verify").returncode == 0, "the audit does not hold")
    proves("the audit tells who did what about which screen")


def no_secret_is_kept(site, secrets):
    for path, content in site.files():
        for secret in secrets:
            expect(secret.encode() not in content, "a secret is in " + path)
    proves("no secret is on the disk, nor in the log")


def main(programs):
    site = Site(programs, "demo", "--wall-listen", "127.0.0.1:0")
    try:
        doors = (Door("the wall", lambda: http.client.HTTPConnection(*site.wall, timeout=PATIENCE)),
                 Door("the front", lambda: http.client.HTTPSConnection(*site.address, timeout=PATIENCE, context=site.trust)))
        secrets = []
        secrets += a_screen_is_paired(site, doors[0], "wall-noc")
        secrets += a_screen_is_paired(site, doors[1], "wall-hall")
        secrets += the_stream_ends_with_its_token(site, doors[0])
        secrets += who_is_turned_away(site, doors[0])
        the_audit_tells(site)
        the_caps(site, doors[0])
        what_was_paired_stays(site, doors[0])
        no_secret_is_kept(site, secrets)
    finally:
        site.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
