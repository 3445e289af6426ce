#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page from outside: a daemon with the demo lab serves it, on both listeners, and a link opens it.

usage: served.py FOLDER_OF_HOLDPOINTD
"""

import gzip
import html.parser
import http.client
import os
import re
import sys
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "hostile"))
from table import expect  # noqa: E402
from target import PATIENCE, Live, Site, until  # noqa: E402

MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines"
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
MOST = 200_000  # bytes of all that the page needs, compressed


class Document(html.parser.HTMLParser):
    """What a document asks for, and what its policy would not let it do."""

    def __init__(self, text):
        super().__init__()
        self.wanted, self.inline, self.inside = [], [], ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "script" and "src" in attrs:
            self.wanted.append(attrs["src"])
        if tag == "link" and "href" in attrs:
            self.wanted.append(attrs["href"])
        self.inside = tag if tag == "style" or (tag == "script" and "src" not in attrs) else ""
        self.inline += [name for name in attrs if name == "style" or name.startswith("on")]

    def handle_data(self, data):
        if self.inside and data.strip():
            self.inline.append(self.inside)

    def handle_endtag(self, tag):
        self.inside = ""


def proves(what):
    print("ok   " + what, flush=True)


def get(connect, path, **headers):
    connection = connect()
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def page_is_whole(name, connect):
    """The document and all that it asks for come, as a browser lets them in."""
    answer, text = get(connect, "/")
    expect(answer.status == 200 and answer.getheader("Content-Type") == "text/html; charset=utf-8", answer.status)
    expect(answer.getheader("Content-Security-Policy") == POLICY, answer.getheader("Content-Security-Policy"))
    document = Document(text.decode())
    expect(not document.inline, "the policy forbids what stands in it: %s" % document.inline)
    expect(any(each.endswith(".js") for each in document.wanted) and any(each.endswith(".css") for each in document.wanted),
           document.wanted)
    total = 0
    for path in ["/"] + document.wanted:
        expect(re.fullmatch(r"/|/assets/[A-Za-z0-9._-]+", path), "it asks for %s, which may be anywhere" % path)
        plain, as_it_is = get(connect, path)
        packed, smaller = get(connect, path, Accept_Encoding="gzip, deflate, br")
        expect(plain.status == 200 and packed.status == 200, "%s: %d" % (path, plain.status))
        for each in (plain, packed):
            expect(each.getheader("Content-Security-Policy") == POLICY, path)
            expect(each.getheader("X-Content-Type-Options") == "nosniff", path)
        if packed.getheader("Content-Encoding") == "gzip":
            expect(gzip.decompress(smaller) == as_it_is, path + " is another one when it is compressed")
        again, nothing = get(connect, path, Accept_Encoding="gzip", If_None_Match=packed.getheader("ETag"))
        expect(again.status == 304 and not nothing, "%s: %d" % (path, again.status))
        total += len(smaller)
    expect(total < MOST, "%d bytes" % total)
    for path in ("/fleet", "/holds?at=2026-01-10T12:00:00Z", "/m/openshift-machine-api/x", "/power", "/calendar", "/alarms", "/incidents", "/wall"):
        expect(get(connect, path)[1] == text, path + " is another document")
    expect(get(connect, "/assets/unknown")[0].status == 404, "an unknown file")
    proves("%s: the page is whole, %d bytes" % (name, total))


def link_of(site, *arguments):
    """The code of a link that holdpointctl prints."""
    made = site.ctl("share", *arguments)
    expect(made.returncode == 0, made.stderr)
    place, code = made.stdout.strip().split("#")
    expect(re.fullmatch(r"[A-Za-z0-9_-]{22}", code), "a code of another shape")
    return place, code


def redeemed(site, code):
    return site.api("POST", "/link", {"code": code}, token=False)


def stream(site, token):
    """A watch that is under way."""
    connection = http.client.HTTPSConnection(*site.address, timeout=PATIENCE, context=site.trust)
    connection.request("GET", MACHINES + "?watch=1", headers={"Authorization": "Bearer " + token})
    answer = connection.getresponse()
    expect(answer.status == 200, "a watch: %d" % answer.status)
    return connection, answer


def a_link_opens_the_page(site):
    place, code = link_of(site, "--page", "holds", "--at", "2026-01-10T12:00:00Z")
    expect(place == "https://%s:%d/holds?at=2026-01-10T12%%3A00%%3A00Z" % site.address, place)
    answer = redeemed(site, code)
    expect(answer.status == 200 and set(answer.json) == {"token", "expiresAt"}, answer.body)
    expect(answer.headers.get("Cache-Control") == "no-store", answer.headers)
    token = answer.json["token"]
    live = Live(site, token)
    welcome = live.wait_for("welcome")
    expect(welcome["identity"]["roles"] == ["viewer"] and welcome["identity"]["name"].startswith("link-"), welcome)
    name = welcome["identity"]["name"]
    expect(not any(welcome["may"].values()), welcome["may"])
    expect("summary" in live.view("holds"), "it sees no holds")
    expect(live.command("token.share")["outcome"] == "refused", "it shares on")
    proves("a link opens the page for a viewer")

    again = redeemed(site, code)
    expect(again.status == 410 and "used already" in again.json["message"], again.body)
    expect(redeemed(site, "x" * 22).status == 404, "estimated")
    proves("a link is good once")

    admin = site.live("admin")
    rows = [each["content"] for each in admin.view("audit").values() if each.get("content", {}).get("action") == "open-link"]
    expect(len(rows) == 1 and rows[0]["actor"] == "viewer" and rows[0]["name"] == name and rows[0]["from"].startswith("127.0.0.1:"), rows)
    expect(site.ctl("audit", "verify").returncode == 0, "the audit does not hold")
    proves("the audit tells who shared it and from where it was opened")

    for path, content in site.files():
        expect(code.encode() not in content and token.encode() not in content, "a secret is in " + path)
    proves("no secret is on the disk, nor in the log")

    shown = admin.view("tokens")
    expect(shown[name]["createdBy"] == "viewer" and shown[name]["roles"] == ["viewer"], shown.get(name))
    connection, watch = stream(site, token)
    expect(admin.command("token.revoke", name=name)["outcome"] == "observed", "it was not revoked")
    expect(live.ends(), "its screen stayed")
    watch.read()  # until it ends
    connection.close()
    expect(site.api("GET", MACHINES, token=token).status == 401, "its token is still good")
    proves("who came by a link is listed and loses all when they are revoked")


def a_link_ends_with_its_sharer(site):
    anna = site.token("operator", "anna")
    with open(os.path.join(site.folder, "anna"), "w") as file:
        file.write(anna)
    token = redeemed(site, link_of(site, "--token-file", file.name)[1]).json["token"]
    _, open_code = link_of(site, "--token-file", file.name)
    live = Live(site, token)
    expect(live.wait_for("welcome")["identity"]["roles"] == ["viewer"], "more than a viewer")
    expect(site.api("DELETE", MACHINES + "/fra1-master-0", token=token).status == 403, "it could delete")
    connection, watch = stream(site, token)
    expect(site.ctl("token", "revoke", "--user", "anna").returncode == 0, "anna was not revoked")
    expect(live.ends(), "its screen stayed")
    watch.read()
    connection.close()
    until(lambda: site.api("GET", MACHINES, token=token).status == 401, "the token ends")
    expect(redeemed(site, open_code).status == 410, "a link of anna is still good")
    proves("what came by a link ends with the token of who shared it, streams included")


def main(programs):
    site = Site(programs, "demo", "--wall-listen", "127.0.0.1:0")
    try:
        page_is_whole("the front", lambda: http.client.HTTPSConnection(*site.address, timeout=PATIENCE, context=site.trust))
        page_is_whole("the wall", lambda: http.client.HTTPConnection(*site.wall, timeout=PATIENCE))
        for method, path in (("POST", "/"), ("POST", "/link"), ("PUT", "/assets/page.js"), ("DELETE", MACHINES + "/x")):
            connection = http.client.HTTPConnection(*site.wall, timeout=PATIENCE)
            connection.request(method, path, "{}", {"Authorization": "Bearer " + site.token("admin")})
            expect(connection.getresponse().status in (404, 405), "the wall takes %s %s" % (method, path))
            connection.close()
        proves("the wall takes nothing")
        a_link_opens_the_page(site)
        a_link_ends_with_its_sharer(site)
    finally:
        site.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
