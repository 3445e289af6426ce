# SPDX-License-Identifier: Apache-2.0
"""Overrides that surprise: without a reason or a hand, of somebody who has left, past a clock, after a change."""

import json

from acts import DETACH, DETACHED, HOSTS, MACHINES, MASTER, NAMESPACE, SPARE, annotations, audit, commits, override, patch, state
from table import expect, row
from target import SteppedSite, steps_clocks, until

SKIPPED = "machine.openshift.io/exclude-node-draining"
WAITS = ("awaitingApproval", "delayed", "sending")


def ended(site, id, waits=WAITS):
    """The row of an override when it is over, or sent."""
    return until(lambda: (lambda seen: seen if seen.get("state", waits[0]) not in waits else None)(state(site, id)), "it ends")


def was_not_sent(site, id):
    found = json.loads(audit(site, "list", "-o", "json").stdout).values()
    rows = [one.get("content", {}) for one in found if one.get("override") == id]
    expect(rows, "the audit has no row of it")
    expect(not [one for one in rows if one.get("phase") == "sent"], "the audit says that it was sent: %s" % rows)


def is_not_detached(site):
    expect(DETACHED not in site.api("GET", HOSTS + "/" + SPARE).json["metadata"].get("annotations", {}), "it was sent")


REASONS = (
    ("one repeated letter", "aaaaaaaaaaaaaaaa"),
    ("one repeated letter with blanks", "z z z z z z z z z"),
    ("two signs in turn", "-.-.-.-.-.-.-.-."),
    ("one repeated digit", "1111111111111111"),
    ("marks without a width", "\u200b\u200c\u200d\u2060\ufeff" * 4),
    ("marks of direction", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" * 2),
    ("blanks of all widths", " \t\n\u00a0\u2003\u3000\u2800\u3164" * 2),
    ("tags and selectors", "\U000e0041\U000e0042\U000e0043\ufe0f\ufe0e" * 4),
    ("control characters", "\x01\x07\x08\x1b\x7f\u009b\u0085" * 4),
)


def gives_no_reason(reason):
    def attack(site):
        client, found = override(site, "evil-silent", DETACH)
        answer = client.command("override.commit", id=found["id"], digest=found["digest"], reason=reason, name=found.get("nameToType", ""),
                                confirm=found["digits"], breakGlass=found["gates"]["secondPerson"])
        expect(answer.get("outcome") == "refused" and "reason" in answer["message"], str(answer)[:300])
        expect(client.command("override.abort", id=found["id"]).get("outcome") == "observed", "it is not taken back")
        client.close()

    return attack


for what, reason in REASONS:
    row("a reason of %s is none" % what)(gives_no_reason(reason))


@row("nothing is committed to without a confirmation of one's own: neither by a word, nor by other digits, nor by a press elsewhere")
def unconfirmed(site):
    client, found = override(site, "evil-hasty", DETACH)
    other = site.live("operator", "evil-hasty")
    other.wait_for("welcome")
    pressed = other.command("override.press", id=found["id"], digest=found["digest"])["result"]["challenge"]
    digits = "%04d" % ((int(found["digits"]) + 1) % 10000)
    arguments = {"id": found["id"], "digest": found["digest"], "reason": "the owner is dead, OPS-42", "name": found.get("nameToType", ""),
                 "breakGlass": found["gates"]["secondPerson"]}
    for confirm in ({}, {"confirm": ""}, {"confirm": "held"}, {"confirm": "yes"}, {"confirm": True}, {"confirm": digits}, {"confirm": pressed}):
        answer = client.command("override.commit", **arguments, **confirm)
        expect(answer.get("outcome") == "refused" and "hold the button" in answer["message"], "%s: %s" % (confirm, str(answer)[:300]))
    expect(state(site, found["id"])["state"] == "previewed", "it is committed")
    expect(client.command("override.abort", id=found["id"]).get("outcome") == "observed", "it is not taken back")
    client.close()
    other.close()


@row("who has left when the delay ends has sent nothing")
def left(site):
    client, found = override(site, "evil-goer", DETACH)
    expect(commits(client, found)["state"] == "delayed", "it is not delayed")
    client.close()
    last = ended(site, found["id"])
    expect(last["state"] == "voided" and "evil-goer was no longer connected" in last["outcome"], "%s: %s" % (last["state"], last["outcome"]))
    is_not_detached(site)
    was_not_sent(site, found["id"])


@row("what changes between the approval and the send voids the approval")
def changed(site):
    path = MACHINES + "/" + MASTER
    client, found = override(site, "evil-asker", {"action": "skip-drain", "machine": NAMESPACE + "/" + MASTER})
    expect(commits(client, found, breakGlass=False)["state"] == "awaitingApproval", "one person is enough")
    approver = site.live("approver")
    approver.wait_for("welcome")
    approved = approver.command("override.approve", id=found["id"], digest=found["digest"], confirm=found["digits"])
    expect(approved.get("outcome") == "observed" and approved["result"]["state"] == "delayed", str(approved)[:300])
    try:
        expect(patch(site, path, annotations(**{SKIPPED: "by another one"}), None).status == 200, "it is not changed")
        last = ended(site, found["id"])
        expect(last["state"] == "voided" and "already skipped" in last["outcome"], "%s: %s" % (last["state"], last["outcome"]))
        expect(site.api("GET", path).json["metadata"]["annotations"][SKIPPED] == "by another one", "it was sent")
        was_not_sent(site, found["id"])
        late = approver.command("override.approve", id=found["id"], digest=found["digest"], confirm=found["digits"])
        expect(late.get("outcome") == "refused", "it is approved once more")
    finally:
        patch(site, path, annotations(**{SKIPPED: None}), None)
    client.close()
    approver.close()


@row("a step of the wall clock in the delay, either way, voids what waits and says so; the next one waits and is sent")
def stepped(site):
    if not steps_clocks():
        return
    other = SteppedSite(site.programs)
    # With a second person asked for whoever goes alone waits for a minute, and not for 10 s.
    alone = {**DETACH, "least": "G4"}
    try:
        for seconds, said in ((3600, "set forward by"), (-7200, "set back by")):
            client, found = override(other, "evil-stepper", alone)
            expect(commits(client, found)["state"] == "delayed", "it does not wait")
            other.step(wall=seconds)
            last = ended(other, found["id"])
            expect(last["state"] == "voided" and said in last["outcome"], "%s: %s" % (last["state"], last["outcome"]))
            is_not_detached(other)
            was_not_sent(other, found["id"])
            client.close()
        client, found = override(other, "evil-stepper", DETACH)
        # Nobody here answers the pings of the backend meanwhile.
        expect(commits(client, found, evenIfILeave=True)["state"] == "delayed", "it does not wait")
        last = ended(other, found["id"], (*WAITS, "accepted"))
        expect(last["state"] == "observed", "%s: %s" % (last["state"], last["outcome"]))
        client.close()
    finally:
        other.close()
