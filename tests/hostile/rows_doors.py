# SPDX-License-Identifier: Apache-2.0
"""Without credentials: what the front takes."""

import http.client
import json
import time

from table import expect, expect_at_most, row
from target import PATIENCE, Live, Raw, together, until

MIB = 1024 * 1024


def chunked(path, begin=b""):
    return b"POST %s HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" % path + begin


def is_cut_off(site, begin, piece):
    """Pours up to 256 MiB after `begin`; the daemon must have said 400 and kept next to nothing."""
    before = site.memory()[0]
    raw = Raw(site)
    raw.send(begin)
    sent = raw.pour(piece, 256 * MIB // len(piece))
    said = raw.read()
    raw.close()
    grown = site.memory()[1] - before
    expect_at_most(grown, 48)
    expect(sent < 64 * MIB, "it took %d bytes" % sent)
    expect(not said or b" 400 " in said.split(b"\r\n")[0], said[:100])


@row("a chunk extension without an end is cut off")
def extension(site):
    is_cut_off(site, chunked(b"/healthz", b"1;x="), b"x" * 65536)


@row("a trailer without an end is cut off")
def trailer(site):
    is_cut_off(site, chunked(b"/healthz", b"0\r\n"), b"X: " + b"x" * 65530 + b"\r\n")


@row("extensions with every byte are cut off")
def extensions(site):
    is_cut_off(site, chunked(b"/readyz"), b"1;x=" + b"x" * 4000 + b"\r\ny\r\n")


@row("a header line without an end is cut off")
def header(site):
    before = site.memory()[0]
    raw = Raw(site)
    raw.send(b"GET /healthz HTTP/1.1\r\nHost: h\r\nX: ")
    expect(raw.pour(b"x" * 65536, 4096) < 64 * MIB, "it took all of it")
    raw.close()
    expect_at_most(site.memory()[1] - before, 48)


@row("150 bodies of 3 MiB to /healthz cost next to nothing")
def bodies(site):
    before = site.memory()[0]
    raws = [Raw(site) for _ in range(150)]
    together([lambda raw=raw: (raw.send(b"POST /healthz HTTP/1.1\r\nHost: h\r\nContent-Length: 3145728\r\n\r\n"),
                               raw.pour(b"x" * 65536, 47)) for raw in raws])
    grown = site.memory()[1] - before
    for raw in raws:
        raw.close()
    expect_at_most(grown, 64)


@row("half-sent bodies of one identity share a bound")
def shared(site):
    before = site.memory()[0]
    head = ("POST /apis/authorization.k8s.io/v1/selfsubjectaccessreviews HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer %s\r\n"
            "Content-Length: 3145728\r\n\r\n" % site.token("viewer")).encode()
    raws = [Raw(site) for _ in range(60)]
    together([lambda raw=raw: (raw.send(head), raw.pour(b"x" * 65536, 47)) for raw in raws])
    grown = site.memory()[1] - before
    expect(site.api("GET", "/readyz").status == 200, "an admin was not answered meanwhile")
    for raw in raws:
        raw.close()
    expect_at_most(grown, 96)


@row("guesses at tokens from one address are slowed down, and a good token still works")
def guesses(site):
    seen = [site.api("GET", "/api", token="guess%d" % i).status for i in range(60)]
    expect(set(seen) <= {401, 429} and 429 in seen, str(seen))
    until(lambda: site.api("GET", "/api").status == 200, "the admin is listened to")
    site.restart()  # the address is ours as well


def code_of_link(site):
    """What opens the page once."""
    client = site.live("viewer")
    answer = client.command("token.share")
    client.close()
    expect(answer["outcome"] == "observed", str(answer))
    return answer["result"]["url"].split("#")[1]


def windows(begin):
    """The minutes that began since then, and one that ran already: a slow machine may guess for longer than one."""
    return 2 + int((time.monotonic() - begin) / 60)


def a_thousand_guesses(site, path, member):
    """From one address, which is not listened to after the first of them: twenty in a minute."""
    connection = http.client.HTTPSConnection(*site.address, timeout=PATIENCE, context=site.trust)
    seen, begin = {}, time.monotonic()
    for i in range(1000):
        connection.request("POST", path, json.dumps({member: "%022d" % i}))
        answer = connection.getresponse()
        answer.read()
        seen[answer.status] = seen.get(answer.status, 0) + 1
    connection.close()
    expect(set(seen) == {404, 429} and seen[404] <= 20 * windows(begin), str(seen))


@row("a thousand guesses at links from one address are slowed down, and a good link works from then on")
def links(site):
    code = code_of_link(site)
    a_thousand_guesses(site, "/link", "code")
    expect(site.api("POST", "/link", {"code": code}, token=False).status == 429, "a good link tells itself apart meanwhile")
    expect(site.api("GET", "/api").status == 200, "the admin was not listened to")
    site.restart()  # the address is ours as well
    expect(site.api("POST", "/link", {"code": code}, token=False).status == 404, "a link outlived the backend")
    expect(site.api("POST", "/link", {"code": code_of_link(site)}, token=False).status == 200, "a good link")


@row("a thousand guesses at the secrets of screens are slowed down, and a screen gets its token from then on")
def secrets_of_screens(site):
    screen = site.api("POST", "/wall/pair", token=False).json
    a_thousand_guesses(site, "/wall/claim", "secret")
    expect(site.api("POST", "/wall/claim", {"secret": screen["secret"]}, token=False).status == 429, "a good secret tells itself apart meanwhile")
    expect(site.api("GET", "/api").status == 200, "the admin was not listened to")
    site.restart()  # the address is ours as well
    expect(site.api("POST", "/wall/claim", {"secret": screen["secret"]}, token=False).status == 404, "a screen that asked outlived the backend")
    screen = site.api("POST", "/wall/pair", token=False).json
    expect(site.ctl("wall", "approve", screen["code"]).returncode == 0, "it was not approved")
    expect(site.api("POST", "/wall/claim", {"secret": screen["secret"]}, token=False).status == 200, "a good secret")


@row("a thousand guesses at the codes of screens find none, whoever sends them")
def codes_of_screens(site):
    screen = site.api("POST", "/wall/pair", token=False).json
    client = site.live("operator", "guesser")
    seen, begin = {}, time.monotonic()
    for i in range(1000):
        answer = client.command("wall.approve", code="%06d" % i)
        seen[answer["code"]] = seen.get(answer["code"], 0) + 1
    expect(set(seen) <= {"NotFound", "Refused"} and seen["NotFound"] <= 10 * windows(begin), str(seen))
    expect(client.command("wall.approve", code=screen["code"])["outcome"] == "refused", "a right code tells itself apart meanwhile")
    client.close()
    viewer = site.live("viewer")
    expect(viewer.command("wall.approve", code=screen["code"])["code"] == "Unauthorised", "a viewer pairs screens")
    viewer.close()
    expect(site.ctl("wall", "deny", screen["code"]).returncode == 0, "the operator was not listened to")


@row("screens that nobody wants leave room for those of other addresses")
def many_screens(site):
    seen = {}
    for _ in range(200):
        answer = site.api("POST", "/wall/pair", token=False)
        seen[answer.status] = seen.get(answer.status, 0) + 1
    expect(seen == {200: 5, 429: 195}, str(seen))
    client = site.live("operator")
    asks = [key for key in client.view("walls") if key.startswith("request/")]
    client.close()
    expect(len(asks) == 5, str(asks))
    site.restart()  # the address is ours as well


@row("a body to /link or a screen's doors that is large, or has no end, is cut off")
def link_bodies(site):
    for path in (b"/link", b"/wall/pair", b"/wall/claim"):
        large_bodies(site, path)


def large_bodies(site, path):
    is_cut_off(site, chunked(path, b"1;x="), b"x" * 65536)
    before = site.memory()[0]
    for begin, piece in ((b"POST " + path + b" HTTP/1.1\r\nHost: h\r\nContent-Length: 3145728\r\n\r\n", b"x" * 65536),
                         (chunked(path), b"10000\r\n" + b"x" * 65536 + b"\r\n")):
        raw = Raw(site)
        raw.send(begin)
        sent = raw.pour(piece, 4096)
        said = raw.read()
        raw.close()
        expect(sent < 64 * MIB, "it took %d bytes" % sent)
        expect(not said or b" 413 " in said.split(b"\r\n")[0], said[:100])
    expect_at_most(site.memory()[1] - before, 48)


SMUGGLED = b"GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n"
AMBIGUOUS = (
    ("both lengths", b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    ("both lengths the other way round", b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n"),
    ("two lengths", b"Content-Length: 0\r\nContent-Length: 40\r\n\r\n"),
    ("a list of lengths", b"Content-Length: 0, 40\r\n\r\n"),
    ("a signed length", b"Content-Length: +0\r\n\r\n"),
    ("a length in hex", b"Content-Length: 0x0\r\n\r\n"),
    ("an encoding twice", b"Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n"),
    ("an encoding that is not the last", b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"),
    ("an encoding with a vertical tab", b"Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n"),
    ("a space before the colon", b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"),
    ("a chunk size with a sign", b"Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n"),
    ("a chunk size of 17 digits", b"Transfer-Encoding: chunked\r\n\r\n00000000000000001ffffffffffffffff\r\n\r\n"),
    ("a chunk that is longer than it says", b"Transfer-Encoding: chunked\r\n\r\n1\r\nxx\r\n0\r\n\r\n"),
    ("a zero byte in a header", b"X: a\0b\r\nContent-Length: 0\r\n\r\n"),
    ("a carriage return alone", b"X: a\rContent-Length: 40\r\n\r\n"),
    ("two hosts", b"Host: other\r\nContent-Length: 0\r\n\r\n"),
)


def smuggles(rest):
    def attack(site):
        raw = Raw(site)
        raw.send(b"POST /healthz HTTP/1.1\r\nHost: h\r\n" + rest + SMUGGLED)
        said = raw.read()
        raw.close()
        expect(said.count(b"HTTP/1.1 ") == 1, "%d answers" % said.count(b"HTTP/1.1 "))
        expect(said.split()[1][:1] in (b"4", b"5"), said[:60])

    return attack


for name, rest in AMBIGUOUS:
    row("no request is smuggled behind " + name)(smuggles(rest))

PATHS = ("/export/incidents/..%2f..%2ftokens.json", "/export/..%2f..%2f..%2fetc/passwd", "/healthz/../metrics", "/healthz/%2e%2e/metrics",
         "/export/incidents/%00", "//metrics", "/healthz%2f..%2fmetrics", "/%c0%ae%c0%ae/etc/passwd", "/export/incidents/\\..\\tokens.json",
         "/api/v1/namespaces/../../../metrics", "/assets/../tokens.json", "/assets/%2e%2e/%2e%2e/etc/passwd", "/assets/..%5c..%5ctokens.json",
         "/m/../../../etc/passwd")


def leaves(path):
    def attack(site):
        raw = Raw(site)
        raw.send(("GET %s HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n" % path).encode())
        said = raw.read()
        raw.close()
        expect(said.split()[1] in (b"400", b"401", b"403", b"404"), said[:100])
        expect(b"root:" not in said and b"sha256" not in said, "a file")

    return attack


for path in PATHS:
    row("nothing is read by the way " + path)(leaves(path))


@row("an upgrade without a token, or from another origin, ends with no socket")
def upgrades(site):
    expect(Live(site, "guess", hello=False).status == 401, "a guess")
    raw = Raw(site)
    raw.send(("GET /live HTTP/1.1\r\nHost: h\r\nOrigin: https://evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer %s\r\n\r\n"
              % site.token("admin")).encode())
    expect(b" 403 " in raw.socket.recv(100), "another origin")
    raw.close()


@row("a thousand connections that say nothing keep nobody out")
def silent(site):
    raws = []
    try:
        for _ in range(1000):
            raws.append(Raw(site))
    except OSError:
        pass
    expect(site.api("GET", "/readyz").status == 200, "kept out")
    for raw in raws:
        raw.close()
