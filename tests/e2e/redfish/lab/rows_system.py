# SPDX-License-Identifier: Apache-2.0
"""Rows of the table of faults: logging in, the system, its PowerState."""

import time

import table
from lab import SCALE, expect, header, until
from table import MANY, OWN, is_, row


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
    table.LAB.patch(MANY, {"spec": {"faults": {"forgetsSessions": True}}})
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
    table.LAB.patch(MANY, {"spec": {"faults": None}})
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
    until(lambda: table.LAB.bmc(MANY)["status"]["powerState"] == "Off", "it is off")
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
    table.LAB.patch(MANY, {"spec": {"faults": None}})
    until(lambda: s.get().power == "Off", "it ends without the fault")


@row("Off comes late", MANY, {"gracefulOffAfter": "40s"})
def _(s):
    start = time.monotonic()
    s.reset("GracefulShutdown")
    until(lambda: s.get().power == "Off", "off")
    expect(time.monotonic() - start >= 40 / SCALE, "it took its time")


@row("a shutdown that is to come late is accepted again", MANY, {"gracefulOffAfter": "1h"})
def _(s):
    s.reset("GracefulShutdown")
    is_((s.get().power, s.reset("GracefulShutdown").status), ("On", 204))


# Ten seconds of this side's time, in which Off can be seen.
@row("Off does not last", MANY, {"offFlapsAfter": "200s"})
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


# --- the server behind it ---------------------------------------------------------------------------------------------
@row("the kubelet hangs, of which a BMC knows nothing", MANY, {"kubeletHangsAfter": "0s"})
def _(s):
    is_((s.get().status, s.get().power), (200, "On"))


# --- its parts --------------------------------------------------------------------------------------------------------
CHASSIS = "/redfish/v1/Chassis/host-1"


def health(s, path):
    return s.get(CHASSIS + path).json["Status"]["Health"]


@row("a drive predicts its failure", MANY, {"driveFails": "predicted"})
def _(s):
    is_([s.get(CHASSIS + "/Drives/Disk%d" % n).json["FailurePredicted"] for n in (1, 2)], [True, False])


@row("a drive has failed", MANY, {"driveFails": "failed"})
def _(s):
    is_([health(s, "/Drives/Disk%d" % n) for n in (1, 2)], ["Critical", "OK"])


@row("a power supply is lost", MANY, {"powerSupplyFails": "lost"})
def _(s):
    is_([health(s, "/PowerSubsystem/PowerSupplies/PSU%d" % n) for n in (1, 2)], ["OK", "Critical"])


@row("a power supply is not well", MANY, {"powerSupplyFails": "warning"})
def _(s):
    is_(health(s, "/PowerSubsystem/PowerSupplies/PSU2"), "Warning")


@row("a fan stands still", MANY, {"fanFails": "critical"})
def _(s):
    is_([health(s, "/ThermalSubsystem/Fans/Fan%d" % n) for n in (2, 3)], ["OK", "Critical"])


@row("a fan is slow", MANY, {"fanFails": "warning"})
def _(s):
    is_(health(s, "/ThermalSubsystem/Fans/Fan3"), "Warning")


@row("parts are told as older services do", MANY, {"partPages": "older", "fanFails": "critical"})
def _(s):
    fans = s.get(CHASSIS + "/Thermal").json["Fans"]
    is_([fan["Status"]["Health"] for fan in fans], ["OK", "OK", "Critical", "OK"])
    is_((s.get(CHASSIS + "/Power").status, s.get(CHASSIS + "/ThermalSubsystem").status), (200, 404))


@row("no part is told", MANY, {"partPages": "none"})
def _(s):
    pages = ["/Power", "/Thermal", "/PowerSubsystem", "/ThermalSubsystem", "/Drives"]
    is_([s.get(CHASSIS + page).status for page in pages], [404] * len(pages))
