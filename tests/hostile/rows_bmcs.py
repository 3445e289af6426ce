# SPDX-License-Identifier: Apache-2.0
"""BMCs that are slow, quiet, full, or not the server any more that they were."""

import base64
import http.server
import json
import threading
import time

from acts import HOSTS, MARK, NAMESPACE, SAID, SECRETS, annotations, keeps_secrets, patch
from table import expect, expect_at_most, row
from target import SteppedSite, steps_clocks, until

ROOT = "/redfish/v1/"
SYSTEM = ROOT + "Systems/1"
LISTENS = "holdpoint.dev/bmc-events"
RESET = SYSTEM + "/Actions/ComputerSystem.Reset"
MIB = 1024 * 1024
SESSIONS = ROOT + "SessionService/Sessions"


def refusal(message_id, message):
    info = [{"MessageId": message_id, "Message": message, "Severity": "Critical"}]
    return {"error": {"code": message_id, "message": message, "@Message.ExtendedInfo": info}}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body=None, **headers):
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", "Content-Length": str(len(data)), **headers}.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        bmc, path = self.server, self.path.split("?")[0].rstrip("/")
        if path == ROOT.rstrip("/"):
            self.answer(200, {"@odata.id": ROOT, "RedfishVersion": "1.6.0", "Systems": {"@odata.id": ROOT + "Systems"},
                              "Links": {"Sessions": {"@odata.id": SESSIONS}}, "EventService": {"@odata.id": ROOT + "EventService"}})
        elif path == ROOT + "Systems":
            self.answer(200, {"@odata.id": path, "Members": [{"@odata.id": SYSTEM}]})
        elif path == SYSTEM:
            time.sleep(bmc.thinks)
            page = {"@odata.id": SYSTEM, "Id": "1", "PowerState": bmc.power, "Status": {"State": "Enabled", "Health": "OK"},
                    "Actions": {"#ComputerSystem.Reset": {"target": RESET, "ResetType@Redfish.AllowableValues": ["On", "ForceOff"]}}}
            if bmc.says_who_it_is:
                page.update(UUID="5e7ad3f1-94f2-4c6e-9d0a-3b8a1f6c2e01", SerialNumber="HOSTILE1")
            self.answer(200, page)
            bmc.reads += 1
        elif path == ROOT + "EventService":
            self.answer(200, {"@odata.id": path, "ServiceEnabled": True, "ServerSentEventUri": ROOT + "SSE"})
        elif path == ROOT + "SSE":
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            self.close_connection = True
            bmc.streams += 1
            try:
                while bmc.poured < bmc.pours:
                    self.wfile.write(b"x" * MIB)
                    bmc.poured += MIB
                self.connection.recv(1)  # until the other side closes it
            except OSError:
                bmc.poured = bmc.pours  # it was cut off
        else:
            self.answer(404, refusal("Base.1.8.ResourceMissingAtURI", "there is no such page"))

    def do_POST(self):
        bmc = self.server
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
        if self.path == SESSIONS:
            bmc.logins += 1
            if bmc.is_full:
                self.answer(503, refusal("Base.1.8.SessionLimitExceeded", "there are too many sessions"))
            else:
                place = SESSIONS + "/%d" % bmc.logins
                self.answer(201, {"@odata.id": place}, X_Auth_Token="token-%d" % bmc.logins, Location=place)
        elif self.path == RESET:
            bmc.resets.append(body.get("ResetType"))
            if bmc.refuses:
                self.answer(400, refusal("Base.1.8.GeneralError", bmc.refuses))
            else:
                bmc.power = "On" if body.get("ResetType") == "On" else "Off"
                self.answer(204)
        else:
            self.answer(404, refusal("Base.1.8.ResourceMissingAtURI", "there is no such page"))

    def do_DELETE(self):
        self.answer(204)


class Bmc(http.server.ThreadingHTTPServer):
    """A management controller of our own, and a host of that site that has it, known and on; both go with the `with`."""

    daemon_threads = True

    def __init__(self, site, name, thinks=0, is_full=False, pours=0, **notes):
        super().__init__(("127.0.0.1", 0), Handler)
        self.thinks, self.is_full, self.says_who_it_is, self.refuses = thinks, is_full, True, ""
        self.pours, self.poured = pours, 0
        self.power, self.reads, self.logins, self.streams, self.resets = "On", 0, 0, 0, []
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.site, self.name, self.path, self.touched = site, name, HOSTS + "/" + name, 0
        data = {key: base64.b64encode(value.encode()).decode() for key, value in (("username", "root"), ("password", "calvin-lab"))}
        made = site.api("POST", SECRETS, {"apiVersion": "v1", "kind": "Secret", "metadata": {"name": name + "-bmc"}, "data": data})
        expect(made.status == 201, made.body[:300])
        made = site.api("POST", HOSTS, {
            "apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost", "metadata": {"name": name, "annotations": notes},
            "spec": {"online": True, "externallyProvisioned": True, "bmc": {
                "address": "redfish+http://127.0.0.1:%d%s" % (self.server_address[1], SYSTEM), "credentialsName": name + "-bmc"}}})
        expect(made.status == 201, made.body[:300])

    def handle_error(self, *_):
        """Whoever asked is gone."""

    def host(self):
        return self.site.api("GET", self.path).json

    def is_known(self):
        """An honest answer was taken: the host is enrolled."""
        return self.host().get("status", {}).get("provisioning", {}).get("enrolledSystem")

    def is_on(self):
        return self.is_known() and self.host()["status"].get("poweredOn") is True

    def condition(self, kind):
        return next((one for one in self.host().get("status", {}).get("conditions", []) if one["type"] == kind), {})

    def change(self, body):
        changed = patch(self.site, self.path, body, None)
        expect(changed.status == 200, "%d: %s" % (changed.status, changed.body[:300]))

    def is_read_again(self, times=1):
        """A change of the host hurries its next reading."""
        for _ in range(times):
            before = self.reads
            self.touched += 1
            self.change(annotations(**{"example.com/touched": str(self.touched)}))
            until(lambda: self.reads > before, "it is read again")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.site.api("DELETE", self.path)
        patch(self.site, self.path, {"metadata": {"finalizers": None}}, None)
        self.site.api("DELETE", SECRETS + "/" + self.name + "-bmc")
        self.shutdown()
        self.server_close()


@row("a BMC that takes 12 s for each honest answer becomes known")
def slow(site):
    with Bmc(site, "hostile-slow", thinks=12) as bmc:
        until(bmc.is_known, "it is known")


@row("a BMC whose session table is full is asked without a session, is not asked for one at each turn, and this is told")
def full(site):
    with Bmc(site, "hostile-full", is_full=True) as bmc:
        until(bmc.is_on, "it is known to be on")
        until(lambda: "session table of the BMC is full" in bmc.condition("BMCAccessSecure").get("message", ""), "it is told")
        bmc.is_read_again(3)
        expect(bmc.logins == 1, "it was asked for %d sessions" % bmc.logins)


@row("a host that gives no serial number and UUID any more is another server, and nothing is switched")
def nameless(site):
    with Bmc(site, "hostile-nameless") as bmc:
        until(bmc.is_on, "it is known to be on")
        bmc.says_who_it_is = False
        bmc.change(annotations(**{"reboot.metal3.io": '{"mode":"hard"}'}))
        until(lambda: bmc.condition("PowerStateKnown").get("reason") == "AnotherServer", "it is another server")
        bmc.is_read_again(2)
        expect(not bmc.resets, "it was sent %s" % bmc.resets)
        bmc.says_who_it_is = True
        bmc.is_read_again()
        until(lambda: bmc.resets, "it is restarted when it is the same again")


@row("what a BMC says with tokens and passphrases in it is told without them")
def talkative(site):
    with Bmc(site, "hostile-talker") as bmc:
        until(bmc.is_on, "it is known to be on")
        bmc.refuses = SAID
        bmc.change({"spec": {"online": False}})
        until(lambda: MARK in bmc.host()["status"].get("errorMessage", ""), "what it said is told")
        keeps_secrets("the host", json.dumps(bmc.host()))
        keeps_secrets("the Events", site.api("GET", "/api/v1/namespaces/%s/events" % NAMESPACE).body.decode())
        keeps_secrets("the log", site.said())
        client = site.live("viewer")
        client.wait_for("welcome")
        for view in ("power", "fleet", "alarms"):
            keeps_secrets("the view " + view, json.dumps(client.view(view)))
        client.close()


@row("128 MiB of one line of an event stream are not kept")
def endless_line(site):
    before = site.memory()[0]
    with Bmc(site, "hostile-endless", pours=128 * MIB, **{LISTENS: "listen"}) as bmc:
        until(bmc.is_on, "it is known to be on")

        def is_poured():
            if not bmc.streams:
                bmc.is_read_again()
            return bmc.streams and bmc.poured >= bmc.pours

        until(is_poured, "all of it was taken, or it was cut off")
        bmc.is_read_again()
        expect_at_most(site.memory()[1] - before, 64)


@row("an event stream without a word is no refusal: it is asked for again at once")
def quiet(site):
    if not steps_clocks():
        return
    other = SteppedSite(site.programs)
    try:
        with Bmc(other, "hostile-quiet", **{LISTENS: "listen"}) as bmc:
            until(bmc.is_on, "it is known to be on")
            bmc.is_read_again()
            until(lambda: bmc.streams == 1, "its events are listened to")
            # More than a stream may be without a byte, and less than one that was refused is left alone.
            other.step(wall=200, others=200)

            def is_heard_again():
                bmc.is_read_again()
                return bmc.streams > 1

            until(is_heard_again, "they are listened to again")
    finally:
        other.close()
