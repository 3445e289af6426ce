# SPDX-License-Identifier: Apache-2.0
"""Much of what is allowed: frames, sockets, watches, writes."""

import time
from urllib.parse import quote

from table import expect, expect_at_most, row
from target import Live, Raw, together, until

LEASES = "/apis/coordination.k8s.io/v1/namespaces/default/leases"
MACHINES = "/apis/machine.openshift.io/v1beta1/machines"


def asks(i, at):
    return {"op": "subscribe", "id": "p%d" % (i % 60), "view": "fleet", "options": {"at": at}}


def past(site, count):
    """Frames that each ask for another instant, of which the record knows."""
    client = site.live("viewer")
    client.wait_for("welcome")

    def recorded():
        second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(time.time() - 2))
        client.send(asks(0, second + "Z"))
        answer = client.wait_for("snapshot", "error")
        return second if answer["op"] == "snapshot" and answer["rows"] else None

    second = until(recorded, "the record knows of an instant")
    client.close()
    return [Live.frame(asks(i, "%s.%06dZ" % (second, i + 1))) for i in range(count)]


def flood(site, user, frames):
    client = site.live("viewer", user)
    client.wait_for("welcome")
    for frame in frames:
        if not client.raw.send(frame):
            break
    return client


@row("1,500 views of the past asked for at once do not keep the daemon from its end")
def past_and_end(site):
    clients = [flood(site, None, past(site, 1500))]
    site.stop()
    for client in clients:
        client.close()
    site.start()


@row("two viewers who ask for the past all the time leave the thread to others")
def past_flood(site):
    clients = []
    frames = past(site, 1500)
    together([lambda user=user: clients.append(flood(site, user, frames)) for user in ("flood-1", "flood-2")])
    site.meanwhile(5)
    for client in clients:
        client.close()


@row("frames that are nonsense, as fast as they go, end with a goodbye or an error each")
def nonsense(site):
    client = site.live("viewer", "flood-3")
    client.wait_for("welcome")
    for _ in range(3000):
        if not client.send(b'{"op":"subscribe","view":"' + b"x" * 3000 + b'"}'):
            break
    frame = client.wait_for("error", "goodbye")
    client.close()
    expect(frame is None or frame["op"] in ("error", "goodbye"), str(frame))


@row("500 sockets of one wall leave places to operators")
def sockets(site):
    walls = []
    for _ in range(520):
        try:
            walls.append(Live(site, site.token("wall")))
        except OSError:
            break
    client = site.live("operator")
    welcome = client.wait_for("welcome", "goodbye")
    for wall in walls:
        wall.close()
    client.close()
    expect(welcome is not None and welcome["op"] == "welcome", str(welcome))


@row("3,000 watches of one viewer leave places to operators")
def watches(site):
    token = site.token("viewer")
    head = ("GET %s?watch=1 HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer %s\r\n\r\n" % (MACHINES, token)).encode()
    raws = []
    for _ in range(620):
        try:
            raw = Raw(site)
        except OSError:
            break
        raw.send(head)
        raws.append(raw)
    # A connection that was refused can ask again, which needs no handshake.
    last, turns = raws[-20:], (3000 - len(raws)) // 20 + 1
    for raw in last:
        raw.send(head * turns)
    for raw in last:
        said = b""
        while said.count(b"HTTP/1.1 ") <= turns:
            piece = raw.socket.recv(65536)
            expect(piece, "it was cut off: %r" % said[-300:])
            said += piece
        expect(said.count(b"HTTP/1.1 429 ") == turns + 1, "%r" % said[:300])
    ours = site.api("GET", MACHINES, token=site.token("operator")).status
    for raw in raws:
        raw.close()
    expect(ours == 200, "an operator was answered %d" % ours)


@row("watches of a past with large objects, which nobody reads, cost little and leave the thread to others")
def watches_of_the_past(site):
    maps = "/api/v1/namespaces/default/configmaps"
    for i in range(60):
        expect(site.api("POST", maps, {"metadata": {"name": "past-%d" % i}, "data": {"a": "x" * 100000}}).status == 201, "it is not made")
    for i in range(120):
        site.api("PATCH", maps + "/past-%d" % (i % 60), {"data": {"b": str(i)}}, kind="application/merge-patch+json")
    before = site.memory()[0]
    head = ("GET %s?watch=1&resourceVersion=1 HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer %s\r\n\r\n" % (maps, site.token("viewer"))).encode()
    raws = [Raw(site) for _ in range(20)]
    for raw in raws:
        raw.send(head)
    site.meanwhile(5)
    grown = site.memory()[1] - before
    for raw in raws:
        raw.close()
    for i in range(60):
        site.api("DELETE", maps + "/past-%d" % i)
    expect_at_most(grown, 256)


@row("lists of everything, as many as a viewer can ask for, leave the thread to others")
def lists(site):
    token = site.token("viewer")
    request = ("GET %s HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer %s\r\n\r\n" % (MACHINES, token)).encode()
    raws = [Raw(site) for _ in range(100)]
    for raw in raws:
        raw.send(request * 20)
    site.meanwhile(3)
    for raw in raws:
        raw.close()


@row("a viewer who asks for forecasts all the time keeps none from an operator")
def forecasts(site):
    sets = {one["metadata"]["labels"].get("machine.openshift.io/cluster-api-machineset")
            for one in site.api("GET", MACHINES).json["items"]} - {None}
    viewer = site.live("viewer")
    viewer.wait_for("welcome")
    operator = site.live("operator")
    operator.wait_for("welcome")
    ask = {"op": "command", "id": "f", "command": "whatif.forecast", "arguments": {"action": "upgrade", "set": sorted(sets)[0]}}
    for _ in range(3):
        viewer.send(ask)  # the one before ends, and the last one is being made, or is to be
    answer = operator.command("whatif.forecast", action="upgrade", set=sorted(sets)[0])
    expect(answer.get("outcome") == "observed", str(answer)[:200])
    viewer.close()
    operator.close()


def lease(name, size):
    return {"apiVersion": "coordination.k8s.io/v1", "kind": "Lease", "metadata": {"name": name, "annotations": {"a": "x" * size}},
            "spec": {}}


@row("a selector that asks for thousands of labels is refused")
def long_selector(site):
    token = site.token("viewer")
    for selector in ("labelSelector=" + ",".join("!k%d" % i for i in range(5000)),
                     "labelSelector=" + quote("k notin (" + ",".join("v%d" % i for i in range(5000)) + ")"),
                     "fieldSelector=" + quote(",".join(["metadata.name!=a"] * 2000))):
        for watch in ("", "watch=1&"):
            answer = site.api("GET", MACHINES + "?" + watch + selector, token=token)
            expect(answer.status in (400, 413, 414, 431), "%d: %s" % (answer.status, answer.body[:200]))


@row("fields that nobody knows, as many as a body may have, do not hold others up")
def unknown_fields(site):
    fields = {"f%d" % i: 1 for i in range(150000)}
    made = site.api("POST", MACHINES.replace("/machines", "/namespaces/openshift-machine-api/machines") + "?dryRun=All",
                    {"metadata": {"name": "hostile-fields"}, "spec": fields})
    expect(made.status in (201, 413, 422), "%d: %s" % (made.status, made.body[:200]))
    expect(site.api("GET", "/readyz").status == 200, "it is not ready")


@row("a body of 300,000 objects, from whoever may ask what he may do, does not hold others up")
def many_objects(site):
    review = "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"
    body = '{"spec":{"nonResourceAttributes":{"verb":"get","path":"/"}},"x":[{}' + ",{}" * 299999 + "]}"
    for role in ("viewer", "wall"):
        site.api("POST", review, body, token=site.token(role))
        expect(site.api("GET", "/readyz").status == 200, "it is not ready")


@row("a hook token stores no Lease of megabytes")
def large_leases(site):
    token = site.token("hook")
    expect(site.api("POST", LEASES, lease("hostile-small", 100), token=token).status == 201, "a small one was refused")
    for size in (200000, 2900000):
        status = site.api("POST", LEASES, lease("hostile-large", size), token=token).status
        expect(status in (403, 413, 422), "%d bytes: %d" % (size, status))


@row("a hook token does not make Leases without an end")
def many_leases(site):
    token = site.token("hook")
    seen = [site.api("POST", LEASES, lease("hostile-%d" % i, 10), token=token).status for i in range(160)]
    expect(429 in seen, str(set(seen)))
    expect(site.api("POST", LEASES, lease("hostile-admin", 10)).status == 201, "an admin was refused")


@row("connections that are opened and dropped all the time leave nothing")
def churn(site):
    before = site.memory()[0]

    def turns():
        for _ in range(150):
            raw = Raw(site)
            raw.send(b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
            raw.close()

    together([turns] * 4)
    until(lambda: site.api("GET", "/readyz").status == 200, "it is ready")
    expect_at_most(site.memory()[0] - before, 64, "are left")
