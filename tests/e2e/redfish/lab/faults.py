#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every fault of a Bmc, switched on by a patch through the API and seen by plain HTTP.

usage: faults.py FOLDER_OF_HOLDPOINTD DOCUMENT

A row is a sentence, the Bmc, its faults, and what to see. No fault of the schema may lack a row, and the document for
people lists exactly those of the schema. Ends with 1 after the first table in which anything is wrong.
"""

import base64
import email.utils
import gzip
import http.client
import json
import os
import re
import socket
import ssl
import sys
import time
import traceback

from lab import BMCS, HERE, SCALE, Failure, Lab, expect, header, unverified, until

MANY = "host-1"  # served with others
OWN = "door-1"  # at an address of its own
ROWS = []


def row(sentence, bmc, faults):
    def keep(check):
        ROWS.append((sentence, bmc, faults, check))
        return check
    return keep


def is_(seen, wanted, what="it"):
    expect(seen == wanted, "%s is %r, not %r" % (what, seen, wanted))


# --- which requests ---------------------------------------------------------------------------------------------------
@row("only reads meet it", MANY, {"http500": True, "on": "reads"})
def _(s):
    is_((s.get().status, s.reset("ForceOff").status), (500, 204))


@row("only readings of the system meet it", MANY, {"http500": True, "on": "systems"})
def _(s):
    is_((s.get().status, s.get("/redfish/v1/Chassis/host-1").status), (500, 200))


@row("only logins meet it", MANY, {"status": 501, "on": "sessions"})
def _(s):
    is_((s.login().status, s.get().status), (501, 200))


@row("only resets meet it, and are not carried out", MANY, {"unauthorised": True, "on": "resets"})
def _(s):
    is_((s.reset("ForceOff").status, s.get().power), (401, "On"))


@row("two requests pass, two are met, the next pass again", MANY, {"busy": "7s", "on": "systems", "after": 2, "times": 2})
def _(s):
    is_([s.get().status for _ in range(5)], [200, 200, 503, 503, 200])


# --- reaching it ------------------------------------------------------------------------------------------------------
@row("it never answers", MANY, {"unreachable": True})
def _(s):
    is_(s.get(timeout=0.5).status, 0)


@row("nobody listens at its address", OWN, {"refusesConnections": True})
def _(s):
    is_(until(lambda: s.get().body == b"ConnectionRefusedError", "refused"), True)


@row("a connection without a request is closed", OWN, {"idleClose": "500ms"})
def _(s):
    first = s.raw(all_of_it=False)
    expect(first.startswith(b"HTTP/1.1 200"), "the request is answered first")
    plain = socket.create_connection((s.host, s.port), timeout=10)
    with unverified().wrap_socket(plain, server_hostname=s.host) as wire:
        try:
            is_(wire.recv(1), b"", "what comes on a silent connection")
        except (ssl.SSLEOFError, ConnectionResetError):
            pass


@row("it speaks TLS 1.0 only", OWN, {"tls": "1.0"})
def _(s):
    expect(s.raw(most=ssl.TLSVersion.TLSv1).startswith(b"HTTP/1.1 200"), "TLS 1.0 is spoken")
    is_(s.get().status, 0)


@row("it speaks TLS 1.2 at most", OWN, {"tls": "1.2"})
def _(s):
    is_(s.get().status, 200)
    plain = socket.create_connection((s.host, s.port), timeout=10)
    with unverified().wrap_socket(plain, server_hostname=s.host) as wire:
        is_(wire.version(), "TLSv1.2")


def certificate(s, context=None):
    plain = socket.create_connection((s.host, s.port), timeout=10)
    with (context or unverified()).wrap_socket(plain, server_hostname=s.host) as wire:
        return wire.getpeercert(True)


def trouble(s, pem):
    """What OpenSSL has against the certificate when it is trusted as its own authority."""
    context = ssl.create_default_context(cadata=pem)
    try:
        certificate(s, context)
        return ""
    except ssl.SSLCertVerificationError as refused:
        return refused.verify_message


@row("its certificate is sound but nobody's", OWN, {})
def _(s):
    is_(trouble(s, ssl.DER_cert_to_PEM_cert(certificate(s))), "")
    is_(trouble(s, open(LAB.ca).read()), "self-signed certificate")


@row("its certificate has expired", OWN, {"certificate": "expired"})
def _(s):
    is_(trouble(s, ssl.DER_cert_to_PEM_cert(certificate(s))), "certificate has expired")


@row("its certificate has another name", OWN, {"certificate": "otherName"})
def _(s):
    expect("mismatch" in trouble(s, ssl.DER_cert_to_PEM_cert(certificate(s))), "another name")


@row("its certificate has another key", OWN, {"certificate": "otherKey"})
def _(s):
    other = certificate(s)
    LAB.patch(OWN, {"spec": {"faults": None}})
    until(lambda: certificate(s) != other, "the usual one is back")


# --- the answer -------------------------------------------------------------------------------------------------------
@row("it answers 401", MANY, {"unauthorised": True})
def _(s):
    is_((s.get().status, s.get().message), (401, "NoValidSession"))


@row("it answers 500", MANY, {"http500": True})
def _(s):
    is_((s.get().status, s.get().message), (500, "InternalError"))


@row("it is busy for a time that it tells", MANY, {"busy": "7s"})
def _(s):
    is_((s.get().status, header(s.get(), "Retry-After")), (503, "7"))


@row("it answers with a status and a vendor's message", MANY, {"status": 503, "messageId": "IDRAC.2.8.RAC0218"})
def _(s):
    is_((s.get().status, s.get().json["error"]["code"]), (503, "IDRAC.2.8.RAC0218"))


@row("its error is a web page", MANY, {"status": 504, "errorForm": "html"})
def _(s):
    is_((s.get().status, header(s.get(), "Content-Type"), s.get().json), (504, "text/html", None))


@row("its error is empty", MANY, {"status": 500, "errorForm": "empty"})
def _(s):
    is_((s.get().status, s.get().body), (500, b""))


@row("its error has ExtendedInfo as an object", MANY, {"status": 400, "errorForm": "object"})
def _(s):
    is_(type(s.get().json["error"]["@Message.ExtendedInfo"]), dict)


@row("its error spells MessageID as older services do", MANY, {"status": 400, "errorForm": "messageID"})
def _(s):
    expect("MessageID" in s.get().json["Messages"][0], "MessageID")


@row("a good page carries an annotation", MANY, {"status": 200, "errorForm": "annotated"})
def _(s):
    is_((s.get().status, s.get().power), (200, "On"))
    expect("@Message.ExtendedInfo" in s.get().json, "the annotation")


@row("Retry-After is absurd", MANY, {"status": 503, "retryAfter": "999999"})
def _(s):
    is_(header(s.get(), "Retry-After"), "999999")


@row("Retry-After is a date", MANY, {"status": 503, "retryAfter": "+20s"})
def _(s):
    expect(email.utils.parsedate_to_datetime(header(s.get(), "Retry-After")).tzinfo, "a date of HTTP")


@row("it redirects to another host", MANY, {"location": "https://127.0.0.2:1/redfish/v1/Systems/x"})
def _(s):
    is_((s.get().status, header(s.get(), "Location")), (307, "https://127.0.0.2:1/redfish/v1/Systems/x"))


@row("it redirects with 302", MANY, {"location": "http://127.0.0.1/", "status": 302})
def _(s):
    is_((s.get().status, header(s.get(), "Location")), (302, "http://127.0.0.1/"))


@row("the body is cut off", MANY, {"garbage": "truncated"})
def _(s):
    is_((s.get().status, s.get().json), (200, None))


@row("a gateway's web page is in its place", MANY, {"garbage": "html"})
def _(s):
    is_((s.get().status, header(s.get(), "Content-Type")), (504, "text/html"))


@row("the body is empty", MANY, {"garbage": "empty"})
def _(s):
    is_((s.get().status, s.get().body), (200, b""))


@row("the body has two megabytes and no length", MANY, {"garbage": "oversized"})
def _(s):
    answer = s.get()
    expect(len(answer.body) >= 2000000 and isinstance(answer.json, dict), "two megabytes of JSON")
    is_((header(answer, "Transfer-Encoding"), header(answer, "Content-Length")), ("chunked", None))


@row("the same at an address of its own", OWN, {"garbage": "oversized"})
def _(s):
    answer = s.get()
    expect(len(answer.body) >= 2000000 and header(answer, "Transfer-Encoding") == "chunked", "two megabytes in chunks")


@row("the body is 200,000 brackets", MANY, {"garbage": "nested"})
def _(s):
    is_(s.get().body, b"[" * 200000)


@row("the body is a gzip bomb that nobody asked for", MANY, {"garbage": "gzip"})
def _(s):
    answer = s.get()
    is_(header(answer, "Content-Encoding"), "gzip")
    expect(len(answer.body) < 100000 and len(gzip.decompress(answer.body)) > 9000000, "it is a bomb")


@row("the body has a byte order mark and an escaped key", MANY, {"garbage": "bom"})
def _(s):
    body = s.get().body
    expect(body.startswith(b"\xef\xbb\xbf") and b"Power\\u0053tate" in body, "both")
    is_(json.loads(body.decode("utf-8-sig"))["PowerState"], "On")


@row("PowerState is there twice", MANY, {"garbage": "duplicateState"})
def _(s):
    is_(re.findall(rb'"PowerState":"(\w+)"', s.get().body), [b"Off", b"On"])


@row("PowerState is also in an extension", MANY, {"garbage": "nestedState"})
def _(s):
    page = s.get().json
    is_((page["Oem"]["Lab"]["PowerState"], page["PowerState"]), ("Off", "On"))


@row("the page is a list", MANY, {"garbage": "array"})
def _(s):
    is_(type(s.get().json), list)


@row("a header has 400 KB", OWN, {"largeHeaders": 400000})
def _(s):
    expect(len(s.raw()) > 400000, "a large header")


@row("the header has 10,000 lines", OWN, {"headerLines": 10000})
def _(s):
    is_(s.raw().count(b"\r\nX-Line-"), 10000)


@row("an answer takes its time", MANY, {"answersAfter": "20s"})
def _(s):
    start = time.monotonic()
    is_(s.get().status, 200)
    expect(time.monotonic() - start >= 20 / SCALE, "it took its time")


@row("one byte comes at a time", OWN, {"drips": "20ms"})
def _(s):
    is_(s.raw(all_of_it=False), b"H")


@row("it speaks HTTP/1.0", OWN, {"http10": True})
def _(s):
    answer = s.raw()
    expect(answer.startswith(b"HTTP/1.0 200") and b"Content-Length" not in answer, "no length")


@row("JSON ends in the middle, without a length", OWN, {"http10": True, "garbage": "truncated"})
def _(s):
    head, _, body = s.raw().partition(b"\r\n\r\n")
    expect(b"Content-Length" not in head and body.startswith(b"{") and not body.endswith(b"}"), "cut off")


@row("the connection ends without an answer, the reset is carried out", OWN, {"cutsAt": "request", "on": "resets"})
def _(s):
    is_(s.reset("ForceOff").status, 0)
    until(lambda: s.get().power == "Off", "it went off")


@row("the connection ends in the head", OWN, {"cutsAt": "head"})
def _(s):
    answer = s.raw()
    expect(answer.startswith(b"HTTP/1.1 200") and b"\r\n\r\n" not in answer, "half a head")


@row("the connection ends in the body", OWN, {"cutsAt": "body"})
def _(s):
    is_(s.get().status, -1)


# --- logging in -------------------------------------------------------------------------------------------------------
@row("there is no session service, Basic works", MANY, {"noSessions": True})
def _(s):
    is_((s.login().status, s.get().status), (404, 200))


@row("Basic is refused, a session works", MANY, {"noBasic": True})
def _(s):
    is_((s.get().status, s.get(token=header(s.login(), "X-Auth-Token")).status), (401, 200))


@row("there is one session at most", OWN, {"sessionLimit": 1, "sessionLimitMessageId": "IDRAC.2.8.RAC0218"})
def _(s):
    first = s.login()
    is_(first.status, 201)
    second = s.login()
    is_((second.status, second.json["error"]["code"]), (503, "IDRAC.2.8.RAC0218"))
    is_(s.ask("DELETE", header(first, "Location"), token=header(first, "X-Auth-Token")).status, 204)
    last = s.login()
    is_(last.status, 201)
    s.ask("DELETE", header(last, "Location"), token=header(last, "X-Auth-Token"))


@row("a session ends early", MANY, {"sessionTimeout": "1s"})
def _(s):
    token = header(s.login(), "X-Auth-Token")
    start = time.monotonic()
    while time.monotonic() - start < 2 / SCALE:
        s.get("/redfish/v1/", login=False)  # the root needs no session, and does not renew one
    is_(s.get(token=token).status, 401)


@row("a session is good for three requests", MANY, {"sessionRequests": 3})
def _(s):
    token = header(s.login(), "X-Auth-Token")
    is_([s.get(token=token).status for _ in range(5)], [200, 200, 200, 401, 401])


@row("its restart ends all sessions", MANY, {})
def _(s):
    token = header(s.login(), "X-Auth-Token")
    LAB.patch(MANY, {"spec": {"faults": {"forgetsSessions": True}}})
    until(lambda: s.get(token=token).status == 401, "the session has ended")
    is_(s.get(token=header(s.login(), "X-Auth-Token")).status, 200)


@row("a token comes without an address to log out at", MANY, {"sessionWithoutLocation": True})
def _(s):
    answer = s.login()
    is_((answer.status, header(answer, "Location"), answer.body), (201, None, b""))
    is_(s.get(token=header(answer, "X-Auth-Token")).status, 200)


# --- the system -------------------------------------------------------------------------------------------------------
def systems(s):
    return [m["@odata.id"].rpartition("/")[2] for m in s.get("/redfish/v1/Systems").json["Members"]]


@row("it lists no system", MANY, {"systems": "none"})
def _(s):
    is_(systems(s), [])


@row("a baseboard follows its system", MANY, {"systems": "baseboard"})
def _(s):
    is_(systems(s), ["host-1", "HGX_Baseboard_0"])
    expect("Actions" not in s.get("/redfish/v1/Systems/HGX_Baseboard_0").json, "no Reset there")


@row("a baseboard comes first", MANY, {"systems": "baseboardFirst"})
def _(s):
    is_(systems(s), ["HGX_Baseboard_0", "host-1"])


@row("four blades could be meant, and nothing is powered", MANY, {"systems": "blades"})
def _(s):
    is_(systems(s), ["host-1", "host-1-2", "host-1-3", "host-1-4"])
    blade = s.get("/redfish/v1/Systems/host-1-2").json
    expect(blade["UUID"] != s.get().json["UUID"], "it is another")
    target = blade["Actions"]["#ComputerSystem.Reset"]["target"]
    is_(s.ask("POST", target, {"ResetType": "ForceOff"}).status, 400)


@row("its system is on another host", MANY, {"memberTarget": "https://127.0.0.2/redfish/v1/Systems/x"})
def _(s):
    is_(s.get("/redfish/v1/Systems").json["Members"], [{"@odata.id": "https://127.0.0.2/redfish/v1/Systems/x"}])


@row("its name is an alias of its UUID", MANY, {"systemAlias": True})
def _(s):
    moved = s.get()
    is_((moved.status, header(moved, "Content-Type")), (307, "text/html"))
    real = s.get(header(moved, "Location"))
    is_((real.status, header(moved, "Location").rpartition("/")[2]), (200, real.json["UUID"]))


@row("another system is at its address", MANY, {"otherIdentity": True})
def _(s):
    other = s.get().json
    LAB.patch(MANY, {"spec": {"faults": None}})
    expect(s.get().json["UUID"] != other["UUID"] and s.get().json["SerialNumber"] != other["SerialNumber"], "another")


@row("the root is there without a slash only", OWN, {"rootSlash": "without"})
def _(s):
    is_((s.get("/redfish/v1", login=False).status, s.get("/redfish/v1/", login=False).status), (200, 404))


@row("the root is there with a slash only", OWN, {"rootSlash": "with"})
def _(s):
    is_((s.get("/redfish/v1", login=False).status, s.get("/redfish/v1/", login=False).status), (404, 200))


for word, wanted in (("notImplemented", 501), ("badRequest", 400)):
    @row("$select is refused with %d" % wanted, MANY, {"select": word})
    def _(s, wanted=wanted):
        is_((s.get(s.system + "?$select=PowerState").status, s.get().status), (wanted, 200))


@row("$select gives nothing", MANY, {"select": "empty"})
def _(s):
    is_(s.get(s.system + "?$select=PowerState").json, {})


@row("$select is ignored", MANY, {"select": "ignored"})
def _(s):
    expect("Actions" in s.get(s.system + "?$select=PowerState").json, "the whole page")


@row("ETags are strong", MANY, {"etag": "strong"})
def _(s):
    tag = header(s.get(), "ETag")
    expect(tag.startswith('"'), tag)
    is_(s.get(headers={"If-None-Match": tag}).status, 304)


@row("there are no ETags", MANY, {"etag": "none"})
def _(s):
    is_(header(s.get(), "ETag"), None)


@row("ETags change each time", MANY, {"etag": "changing"})
def _(s):
    expect(header(s.get(), "ETag") != header(s.get(), "ETag"), "another one")


# --- PowerState -------------------------------------------------------------------------------------------------------
@row("PowerState is absent", MANY, {"powerStateAbsent": True})
def _(s):
    expect("PowerState" not in s.get().json, "absent")


@row("PowerState is null", MANY, {"powerStateNull": True})
def _(s):
    expect(s.get().json["PowerState"] is None, "null")


for word, wanted in (("number", int), ("boolean", bool), ("object", dict), ("array", list)):
    @row("PowerState is of the type " + word, MANY, {"powerStateType": word})
    def _(s, wanted=wanted):
        is_(type(s.get().power), wanted)


@row("PowerState is a word that nobody knows", MANY, {"wrongState": "Wobbling"})
def _(s):
    is_(s.get().power, "Wobbling")


@row("two readings show the state from before", MANY, {"staleReads": 2})
def _(s):
    s.reset("ForceOff")
    until(lambda: LAB.bmc(MANY)["status"]["powerState"] == "Off", "it is off")
    is_([s.get().power for _ in range(3)], ["On", "On", "Off"])


@row("no state between is shown", MANY, {"noTransitionStates": True})
def _(s):
    s.reset("ForceOff")
    seen = set()
    until(lambda: seen.add(s.get().power) or "Off" in seen, "off")
    is_(seen - {"On"}, {"Off"})


@row("it never ends to power off", MANY, {"stuckTransition": True})
def _(s):
    s.reset("ForceOff")
    start = time.monotonic()
    while time.monotonic() - start < 20 / SCALE:
        is_(s.get().power, "PoweringOff")
    LAB.patch(MANY, {"spec": {"faults": None}})
    until(lambda: s.get().power == "Off", "it ends without the fault")


@row("Off comes late", MANY, {"gracefulOffAfter": "40s"})
def _(s):
    start = time.monotonic()
    s.reset("GracefulShutdown")
    is_((s.get().power, s.reset("GracefulShutdown").status), ("On", 204))
    until(lambda: s.get().power == "Off", "off")
    expect(time.monotonic() - start >= 40 / SCALE, "it took its time")


@row("Off does not last", MANY, {"offFlapsAfter": "60s"})
def _(s):
    s.reset("ForceOff")
    until(lambda: s.get().power == "Off", "off")
    until(lambda: s.get().power == "On", "on again")


@row("the chassis stays on until it is forced", MANY, {"chassisStaysOn": True})
def _(s):
    def chassis():
        return s.get("/redfish/v1/Chassis/host-1").power
    s.reset("GracefulShutdown")
    until(lambda: s.get().power == "Off", "off")
    is_(chassis(), "On")
    is_((s.reset("ForceOff").status, chassis()), (204, "Off"))


# --- resets -----------------------------------------------------------------------------------------------------------
@row("an orderly shutdown is ignored, a forced one is not", MANY, {"ignoresGraceful": True})
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


@row("On is refused for some time after Off", MANY, {"refusesOnFor": "60s"})
def _(s):
    s.reset("ForceOff")
    until(lambda: s.get().power == "Off", "off")
    answer = s.reset("On")
    is_((answer.status, answer.message), (409, "ActionParameterValueConflict"))
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
        is_((answer.status, header(answer, "Retry-After")), (202, "2"))
        monitor = header(answer, "Location")
        is_((s.get(monitor).status, s.get(answer.json["@odata.id"]).json["TaskState"]), (202, "Running"))
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
    monitor = header(s.reset("ForceOff"), "Location")
    until(lambda: s.get().power == "Off", "off")
    is_(s.get(monitor).status, 202)


@row("a task has no monitor", MANY, {"task": "withoutLocation"})
def _(s):
    answer = s.reset("ForceOff")
    is_((answer.status, header(answer, "Location")), (202, None))


# --- events -----------------------------------------------------------------------------------------------------------
class Listening:
    """The event stream, line by line."""

    def __init__(self, s, timeout=20):
        self.connection = http.client.HTTPSConnection(s.host, s.port, timeout=timeout, context=unverified())
        login = base64.b64encode(("admin:" + s.password).encode()).decode()
        uri = s.get("/redfish/v1/EventService").json["ServerSentEventUri"]
        self.connection.request("GET", uri, headers={"Authorization": "Basic " + login})
        self.answer = self.connection.getresponse()

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
        start = time.monotonic()
        for count, _ in enumerate(stream.events()):
            if count == 10000:
                break
        expect(time.monotonic() - start < 30, "ten thousand events take long")


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
        LAB.patch(OWN, {"spec": {"profile": profile}})
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
        LAB.patch(OWN, {"spec": {"profile": None}})


for each in VENDORS:
    vendor(*each)


# --- the table --------------------------------------------------------------------------------------------------------
REFUSED = (
    (MANY, {"unreachabel": True}, "spec.faults.unreachabel: Forbidden: there is no such field"),
    (MANY, {"unreachable": "yes"}, 'spec.faults.unreachable: Invalid value: "string": spec.faults.unreachable in body '
                                   'must be of type boolean: "string"'),
    (MANY, {"task": "sometimes"}, 'spec.faults.task: Unsupported value: "sometimes": supported values: "completed", '
                                  '"exception", "killed", "failed", "forgotten", "never", "withoutLocation"'),
    (MANY, {"status": 42}, "spec.faults.status: Invalid value: 42: spec.faults.status in body should be greater than or "
                           "equal to 200"),
    (MANY, {"tls": "1.0"}, "spec.faults.tls: Forbidden: needs spec.ownAddress: true"),
    (OWN, {"busy": "a while"}, "spec.faults.busy: Invalid value: \"a while\": spec.faults.busy in body should match "),
)


def schema():
    crd = LAB.api("GET", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/bmcs.lab.holdpoint.dev").json
    return crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]


def values_of(field):
    return set(field.get("enum", ()))


def covered_by_rows():
    used, words = {"forgetsSessions": True}, {}
    for _, _, faults, _ in ROWS:
        for name, value in faults.items():
            used[name] = True
            words.setdefault(name, set()).add(value if isinstance(value, str) else None)
    faults = schema()["faults"]["properties"]
    is_(sorted(set(faults) - set(used)), [], "the list of faults without a row")
    is_([each[0] for each in VENDORS], schema()["profile"]["enum"], "the list of profiles with a row")
    for name, field in faults.items():
        is_(sorted(values_of(field) - words.get(name, set()) - {"all", "1.1"}), [], "the list of words of %s without a row" % name)


def cases_are_patches():
    """Each case of the list can be had by its patch; tried without being stored."""
    with open(os.path.join(HERE, "cases.tsv")) as text:
        cases = [line.rstrip("\n").split("\t") for line in text if line.startswith("RF-")]
    expect(len(cases) > 50, "the list of cases")
    for case, spec in cases:
        answer = LAB.api("PATCH", "%s/%s?dryRun=All" % (BMCS, OWN), {"spec": json.loads(spec)})
        expect(answer.status == 200, "%s: %s" % (case, (answer.json or {}).get("message")))


def documented(path):
    with open(path) as text:
        before, _, faults_of_it = text.read().partition("## Faults")
    lines = re.findall(r"^\| `(\w+)`(?: †)? \| (.*?) \| .* \|$", faults_of_it, re.MULTILINE)
    is_(re.findall(r"^\| `(\w+)` \|", before, re.MULTILINE), schema()["profile"]["enum"], "the documented profiles")
    faults = schema()["faults"]["properties"]
    is_(sorted(name for name, _ in lines), sorted(faults), "the list of documented faults")
    for name, value in lines:
        if values_of(faults[name]):
            is_(set(re.findall(r"`([^`]+)`", value)), values_of(faults[name]), "the words of %s in the document" % name)


def at_rest(name):
    now = time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime(0))
    LAB.patch(name, {"spec": {"faults": None, "profile": None}})
    LAB.patch(name, {"status": {"powerState": "On", "target": None, "then": None, "due": None, "since": now,
                                "lastReset": None}}, "/status")


def main(programs, document):
    global LAB
    LAB = Lab(programs)
    failed = 0

    def verdict(sentence, check):
        nonlocal failed
        try:
            check()
            print("ok   " + sentence, flush=True)
        except Exception as wrong:  # a row must not end the table
            failed += 1
            lines = [str(frame.lineno) for frame in traceback.extract_tb(wrong.__traceback__)][1:]
            print("FAIL %s: %s (lines %s)" % (sentence, wrong, ", ".join(lines)), flush=True)

    try:
        services = {name: LAB.service(name) for name in (MANY, OWN)}
        for sentence, name, faults, check in ROWS:
            def one(name=name, faults=faults, check=check):
                at_rest(name)
                until(lambda: services[name].get().power == "On", "it is at rest")
                if faults:
                    LAB.patch(name, {"spec": {"faults": faults}})
                check(services[name])
            verdict(sentence, one)
        for name, faults, sentence in REFUSED:
            def refused(name=name, faults=faults, sentence=sentence):
                answer = LAB.api("PATCH", "/apis/lab.holdpoint.dev/v1alpha1/namespaces/metal/bmcs/" + name,
                                 {"spec": {"faults": faults}})
                is_(answer.status, 422)
                expect(sentence in answer.json["message"], answer.json["message"])
            verdict("refused: " + json.dumps(faults), refused)
        verdict("every fault and every word of the schema has a row", covered_by_rows)
        verdict("every case of the field has a patch", cases_are_patches)
        verdict("the document lists what the schema has", lambda: documented(document))
    finally:
        LAB.close()
    print("%d of %d are right" % (len(ROWS) + len(REFUSED) + 3 - failed, len(ROWS) + len(REFUSED) + 3))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Failure as wrong:
        sys.exit(str(wrong))
