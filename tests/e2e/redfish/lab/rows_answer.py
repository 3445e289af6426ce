# SPDX-License-Identifier: Apache-2.0
"""Rows of the table of faults: which requests are met, the connection, the answer."""

import email.utils
import gzip
import json
import re
import socket
import ssl
import time

import table
from lab import PATIENCE, SCALE, expect, header, unverified, until
from table import MANY, OWN, is_, row


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


# On a busy machine a client may need a while from the connection to its request.
@row("a connection without a request is closed", OWN, {"idleClose": "5s"})
def _(s):
    first = s.raw(all_of_it=False)
    expect(first.startswith(b"HTTP/1.1 200"), "the request is answered first")
    plain = socket.create_connection((s.host, s.port), timeout=PATIENCE)
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
    plain = socket.create_connection((s.host, s.port), timeout=PATIENCE)
    with unverified().wrap_socket(plain, server_hostname=s.host) as wire:
        is_(wire.version(), "TLSv1.2")


def certificate(s, context=None):
    plain = socket.create_connection((s.host, s.port), timeout=PATIENCE)
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
    is_(trouble(s, open(table.LAB.ca).read()), "self-signed certificate")


@row("its certificate has expired", OWN, {"certificate": "expired"})
def _(s):
    is_(trouble(s, ssl.DER_cert_to_PEM_cert(certificate(s))), "certificate has expired")


@row("its certificate has another name", OWN, {"certificate": "otherName"})
def _(s):
    expect("mismatch" in trouble(s, ssl.DER_cert_to_PEM_cert(certificate(s))), "another name")


@row("its certificate has another key", OWN, {"certificate": "otherKey"})
def _(s):
    other = certificate(s)
    table.LAB.patch(OWN, {"spec": {"faults": None}})
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


@row("its error has a name and no words, as an iLO's", MANY,
     {"status": 400, "messageId": "iLO.2.14.LicenseKeyRequired", "errorForm": "reference"})
def _(s):
    said = s.get().json["error"]["@Message.ExtendedInfo"]
    is_((said[0]["MessageId"], "Message" in said[0]), ("iLO.2.14.LicenseKeyRequired", False))


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
