# SPDX-License-Identifier: Apache-2.0
"""Rows of the table of faults: resets, events, and the vendors."""

import base64
import http.client
import itertools
import json

import table
from lab import PATIENCE, expect, header, unverified, until
from rows_system import systems
from table import MANY, OWN, is_, row


# --- resets -----------------------------------------------------------------------------------------------------------
# On its way for as long as somebody looks.
@row("an orderly shutdown is ignored, a forced one is not", MANY, {"ignoresGraceful": True, "stuckTransition": True})
def _(s):
    is_((s.reset("GracefulShutdown").status, s.get().power), (204, "On"))
    is_((s.reset("ForceOff").status, s.get().power), (204, "PoweringOff"))


@row("every reset is ignored", MANY, {"ignoresResets": True})
def _(s):
    is_((s.reset("ForceOff").status, s.get().power), (204, "On"))


@row("a reset is refused in a vendor's words", MANY,
     {"refuses": ["ForceOff"], "refusesStatus": 409, "refusesMessageId": "IDRAC.2.8.SYS518"})
def _(s):
    answer = s.reset("ForceOff")
    is_((answer.status, answer.json["error"]["code"], s.get().power), (409, "IDRAC.2.8.SYS518", "On"))
    is_(s.reset("GracefulShutdown").status, 204)


@row("a reset is refused and yet carried out", MANY, {"refuses": ["ForceOff"], "refusesStatus": 409, "refusesYetDoes": True})
def _(s):
    is_(s.reset("ForceOff").status, 409)
    until(lambda: s.get().power == "Off", "off")


@row("On is refused for some time after Off", MANY, {"refusesOnFor": "1h"})
def _(s):
    s.reset("ForceOff")
    until(lambda: s.get().power == "Off", "off")
    answer = s.reset("On")
    is_((answer.status, answer.message), (409, "ActionParameterValueConflict"))
    table.LAB.patch(MANY, {"spec": {"faults": {"refusesOnFor": "60s"}}})
    until(lambda: s.reset("On").status == 204, "on")


@row("what it is already is 409", MANY, {"wrongStateStatus": 409})
def _(s):
    is_((s.reset("On").status, s.reset("On").message), (409, "InvalidOperationForSystemState"))


@row("the answer of a reset is lost", MANY, {"answerLost": True})
def _(s):
    is_(s.reset("ForceOff", timeout=0.5).status, 0)
    until(lambda: s.get().power == "Off", "off")


def reset_of(s):
    return s.get().json.get("Actions", {}).get("#ComputerSystem.Reset", {})


@row("there is no Reset", MANY, {"noActions": True})
def _(s):
    is_((reset_of(s), s.reset("ForceOff").status), ({}, 404))


@row("the target of Reset is elsewhere", MANY, {"actionTarget": "//127.0.0.2/reset"})
def _(s):
    is_(reset_of(s)["target"], "//127.0.0.2/reset")


@row("the ActionInfo is on another host", MANY, {"actionInfoTarget": "https://127.0.0.2/info"})
def _(s):
    is_(reset_of(s)["@Redfish.ActionInfo"], "https://127.0.0.2/info")


@row("allowed values are in the ActionInfo only", MANY, {"actionInfoOnly": True})
def _(s):
    is_(sorted(reset_of(s)), ["@Redfish.ActionInfo", "target"])
    is_(s.get(reset_of(s)["@Redfish.ActionInfo"]).status, 200)


@row("allowed values are beside the action only", MANY, {"inlineOnly": True})
def _(s):
    is_(sorted(reset_of(s)), ["ResetType@Redfish.AllowableValues", "target"])


@row("allowed values are nowhere", MANY, {"noAllowableValues": True})
def _(s):
    is_(sorted(reset_of(s)), ["target"])


@row("the ActionInfo is not there", MANY, {"actionInfoOnly": True, "actionInfoMissing": True})
def _(s):
    is_(s.get(reset_of(s)["@Redfish.ActionInfo"]).status, 404)


def task_ends(word, wanted, state, power):
    @row("a reset is a task, its end is " + word, MANY, {"task": word, "taskDuration": "40s", "taskRetryAfter": "2"})
    def _(s):
        answer = s.reset("ForceOff")
        is_((answer.status, header(answer, "Retry-After"), answer.json["TaskState"]), (202, "2", "Running"))
        monitor = header(answer, "Location")
        until(lambda: s.get(monitor).status != 202, "it ends")
        is_((s.get(monitor).status, s.get(answer.json["@odata.id"]).json["TaskState"]), (wanted, state))
        if power == "On":
            is_(s.get().power, "On")
        else:
            until(lambda: s.get().power == power, power)


task_ends("completed", 204, "Completed", "Off")
task_ends("exception", 200, "Exception", "On")
task_ends("killed", 200, "Killed", "On")
task_ends("failed", 500, "Exception", "On")
task_ends("forgotten", 404, "Completed", "Off")


@row("a task never ends", MANY, {"task": "never"})
def _(s):
    answer = s.reset("ForceOff")
    until(lambda: s.get().power == "Off", "off")
    is_((s.get(header(answer, "Location")).status, s.get(answer.json["@odata.id"]).json["TaskState"]), (202, "Running"))


@row("a task has no monitor", MANY, {"task": "withoutLocation"})
def _(s):
    answer = s.reset("ForceOff")
    is_((answer.status, header(answer, "Location")), (202, None))


# --- events -----------------------------------------------------------------------------------------------------------
class Listening:
    """The event stream, line by line; `timeout` is for what comes once it is open."""

    def __init__(self, s, timeout=PATIENCE):
        self.connection = http.client.HTTPSConnection(s.host, s.port, timeout=PATIENCE, context=unverified())
        login = base64.b64encode(("admin:" + s.password).encode()).decode()
        uri = s.get("/redfish/v1/EventService").json["ServerSentEventUri"]
        self.connection.request("GET", uri, headers={"Authorization": "Basic " + login})
        wire = self.connection.sock  # the connection lets go of it when the answer has no end
        self.answer = self.connection.getresponse()
        wire.settimeout(timeout)

    def events(self):
        for line in self.answer:
            if line.startswith(b"data:"):
                yield json.loads(line[5:])["Events"][0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()


for where in (MANY, OWN):
    @row("power changes are told, also while readings are old; at %s" % where, where, {"staleReads": 5})
    def _(s):
        with Listening(s) as stream:
            is_((stream.answer.status, stream.answer.getheader("Content-Type")), (200, "text/event-stream"))
            s.reset("ForceOff")
            seen = stream.events()
            is_([next(seen)["MessageId"].split(".")[-1] for _ in range(2)],
                ["ResourcePoweringOff", "ResourcePoweredOff"])
            is_(s.get().power, "On")


@row("there is no event stream", MANY, {"events": "none"})
def _(s):
    expect("ServerSentEventUri" not in s.get("/redfish/v1/EventService").json, "none")
    is_(s.get("/redfish/v1/EventService/SSE").status, 404)


@row("the event stream is refused", MANY, {"events": "refused"})
def _(s):
    is_(s.get("/redfish/v1/EventService/SSE").status, 503)


@row("the event stream ends at once", MANY, {"events": "closed"})
def _(s):
    with Listening(s) as stream:
        is_((stream.answer.status, stream.answer.read()), (200, b": Max SSE subscriptions reached\n\n"))


@row("the event stream says nothing", OWN, {"events": "silent"})
def _(s):
    with Listening(s, timeout=1) as stream:
        s.reset("ForceOff")
        until(lambda: s.get().power == "Off", "off")
        try:
            is_(stream.answer.read1(1), b"", "the first byte")
        except TimeoutError:
            pass


@row("the event stream is a flood", MANY, {"events": "flood"})
def _(s):
    with Listening(s) as stream:
        is_(sum(1 for _ in itertools.islice(stream.events(), 10000)), 10000, "the number of events")


# --- vendors ----------------------------------------------------------------------------------------------------------
VENDORS = (  # profile, system, vendor, how ResetTypes are said, stream, timeout, ETag, systems
    ("iDRAC", "System.Embedded.1", "Dell", "inline", "/redfish/v1/SSE", 1800, None, 1),
    ("iLO", "1", "HPE", "inline", None, 30, "W", 1),
    ("XCC", "1", "Lenovo", "both", "/redfish/v1/EventService/ServerSentEvent", 300, '"', 1),
    ("Supermicro", "1", None, "info", None, 300, '"', 1),
    ("OpenBMC", "system", "OpenBMC", "info", "/redfish/v1/EventService/SSE", 1800, None, 1),
    ("AMI", "DGX", "AMI", "info", "/redfish/v1/EventService/SSE", 30, "W", 2),
)


def vendor(profile, system, name, said, stream, timeout, tag, count):
    @row("it is like a %s" % profile, OWN, {})
    def _(s):
        table.LAB.patch(OWN, {"spec": {"profile": profile}})
        is_(s.get("/redfish/v1/", login=False).json.get("Vendor"), name)
        is_(len(systems(s)), count)
        is_(systems(s)[0], system)
        moved = s.get()
        is_((moved.status, header(moved, "Location")), (307, "/redfish/v1/Systems/" + system))
        page = s.get("/redfish/v1/Systems/" + system)
        keys = page.json["Actions"]["#ComputerSystem.Reset"]
        is_(("@Redfish.ActionInfo" in keys, "ResetType@Redfish.AllowableValues" in keys),
            (said != "inline", said != "info"), "how ResetTypes are said")
        is_(s.get("/redfish/v1/EventService").json.get("ServerSentEventUri"), stream)
        is_(s.get("/redfish/v1/SessionService").json["SessionTimeout"], timeout)
        is_((header(page, "ETag") or "")[:1] or None, tag)
        table.LAB.patch(OWN, {"spec": {"profile": None}})


for each in VENDORS:
    vendor(*each)
