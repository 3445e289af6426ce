#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Clients that others wrote, against the lab's Redfish service: python-sushy (Ironic's) and DMTF's redfishtool.

usage: peers.py FOLDER_OF_HOLDPOINTD
"""

import json
import os
import subprocess
import sys
import time
import traceback
import warnings

import sushy
import sushy.auth
import sushy.exceptions

from lab import PATIENCE, Failure, Lab, Service, expect, until

PROGRAMS = os.path.dirname(sys.executable)
STORIES = []


def story(check):
    STORIES.append(check)
    return check


def is_(seen, wanted, what="it"):
    expect(seen == wanted, "%s is %r, not %r" % (what, seen, wanted))


LOGINS = []  # closed after each story: a client that is merely dropped logs out when it likes


def conductor(service, auth=None):
    LOGINS.append(auth or sushy.auth.SessionOrBasicAuth("admin", service.password))
    return sushy.Sushy(service.url, verify=False, auth=LOGINS[-1])


def system_of(service, auth=None):
    systems = conductor(service, auth).get_system_collection().get_members()
    is_(len(systems), 1, "the number of systems")
    return systems[0]


def reaches(system, state):
    def there():
        system.refresh(force=True)
        return system.power_state == state
    until(there, "sushy sees " + state.value)


@story
def sushy_reads_a_system(lab, service):
    system = system_of(service)
    is_(system.power_state, sushy.PowerState.ON)
    is_(system.identity, service.name)
    is_(system.manufacturer, "Holdpoint Lab")
    allowed = system.get_allowed_reset_system_values()
    expect({sushy.ResetType.ON, sushy.ResetType.FORCE_OFF, sushy.ResetType.GRACEFUL_SHUTDOWN} <= set(allowed), allowed)
    is_([chassis.power_state for chassis in system.chassis], [sushy.PowerState.ON])
    is_([manager.identity for manager in system.managers], [service.name + "-bmc"])


@story
def sushy_powers_off_softly_and_on_again(lab, service):
    system = system_of(service)
    system.reset_system(sushy.ResetType.GRACEFUL_SHUTDOWN)
    reaches(system, sushy.PowerState.OFF)
    system.reset_system(sushy.ResetType.ON)
    reaches(system, sushy.PowerState.ON)


@story
def sushy_powers_off_hard(lab, service):
    system = system_of(service)
    system.reset_system(sushy.ResetType.FORCE_OFF)
    reaches(system, sushy.PowerState.OFF)
    system.reset_system(sushy.ResetType.ON)
    reaches(system, sushy.PowerState.ON)


@story
def sushy_opens_one_session_and_closes_it(lab, service):
    auth = sushy.auth.SessionAuth("admin", service.password)
    client = conductor(service, auth)
    client.get_system_collection()
    is_(len(client.get_session_service().sessions.members_identities), 1, "the number of sessions")
    auth.close()
    is_(service.get("/redfish/v1/SessionService/Sessions").json["Members"], [])


@story
def sushy_logs_in_again_when_its_session_has_ended(lab, service):
    system = system_of(service, sushy.auth.SessionAuth("admin", service.password))
    for session in service.get("/redfish/v1/SessionService/Sessions").json["Members"]:
        is_(service.ask("DELETE", session["@odata.id"]).status, 204)
    system.refresh(force=True)
    is_(system.power_state, sushy.PowerState.ON)


@story
def sushy_works_with_basic_where_there_are_no_sessions(lab, service):
    lab.patch(service.name, {"spec": {"faults": {"noSessions": True}}})
    is_(system_of(service, sushy.auth.BasicAuth("admin", service.password)).power_state, sushy.PowerState.ON)


@story
def sushy_understands_a_refusal(lab, service):
    lab.patch(service.name, {"spec": {"faults": {"refuses": ["ForceOff"], "refusesMessageId": "IDRAC.2.8.PSU501"}}})
    try:
        system_of(service).reset_system(sushy.ResetType.FORCE_OFF)
        raise Failure("it was not refused")
    except sushy.exceptions.BadRequestError as refused:
        is_((refused.status_code, refused.code), (400, "IDRAC.2.8.PSU501"))
        expect("does not carry out ForceOff now" in str(refused), str(refused))


@story
def sushy_is_told_of_a_wrong_password(lab, service):
    wrong = Service(service.url, service.name, "wrong")
    for auth in (sushy.auth.BasicAuth("admin", "wrong"), sushy.auth.SessionAuth("admin", "wrong")):
        try:
            system_of(wrong, auth)
            raise Failure("the wrong password opens it")
        except sushy.exceptions.AccessError as refused:
            is_(refused.status_code, 401)


@story
def sushy_follows_a_vendor_with_values_in_its_action_info(lab, service):
    lab.patch(service.name, {"spec": {"faults": {"actionInfoOnly": True}}})
    expect(sushy.ResetType.GRACEFUL_SHUTDOWN in system_of(service).get_allowed_reset_system_values(), "read from there")


def redfishtool(service, *arguments, code=0):
    done = subprocess.run(
        [os.path.join(PROGRAMS, "redfishtool"), "-r", "%s:%d" % (service.host, service.port), "-S", "Always",
         "-u", "admin", "-p", service.password, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    expect((done.returncode == 0) == (code == 0),
           "redfishtool %s ended with %d: %s%s" % (" ".join(arguments), done.returncode, done.stdout, done.stderr))
    return done.stdout + (done.stderr if code else "")


def powered(service, state):
    until(lambda: json.loads(redfishtool(service, "Systems", "-F", "get"))["PowerState"] == state,
          "redfishtool sees " + state)


@story
def redfishtool_reads_root_systems_chassis_and_managers(lab, service):
    is_(json.loads(redfishtool(service, "root"))["RedfishVersion"], "1.17.0")
    is_(json.loads(redfishtool(service, "Systems"))["Members@odata.count"], 1)
    is_(json.loads(redfishtool(service, "Systems", "-F", "get"))["Id"], service.name)
    is_(json.loads(redfishtool(service, "Chassis", "-F", "get"))["PowerState"], "On")
    is_(json.loads(redfishtool(service, "Managers", "-F", "get"))["ManagerType"], "BMC")
    is_(json.loads(redfishtool(service, "AccountService", "Roles"))["Members@odata.count"], 3)


@story
def redfishtool_uses_basic_and_sessions(lab, service):
    for auth in ("Basic", "Session"):
        is_(json.loads(redfishtool(service, "-A", auth, "Systems", "-F", "get"))["Id"], service.name)
    is_(service.get("/redfish/v1/SessionService/Sessions").json["Members"], [], "the sessions that it left")


@story
def redfishtool_powers_off_softly_hard_and_on(lab, service):
    for kind, state in (("GracefulShutdown", "Off"), ("On", "On"), ("ForceOff", "Off"), ("On", "On")):
        redfishtool(service, "Systems", "-F", "reset", kind)
        powered(service, state)


@story
def redfishtool_says_what_went_wrong(lab, service):
    expect("401" in redfishtool(Service(service.url, service.name, "wrong"), "Systems", "-F", "get", code=1), "401")
    lab.patch(service.name, {"spec": {"faults": {"busy": "7s"}}})
    expect("503" in redfishtool(service, "Systems", "-F", "get", code=1), "503")


def at_rest(lab, service):
    lab.patch(service.name, {"spec": {"faults": None}})
    if service.get().power != "On":
        until(lambda: service.reset("On").status in (204, 400), "it can be switched on")
    until(lambda: service.get().power == "On", "it is on")
    for session in service.get("/redfish/v1/SessionService/Sessions").json["Members"]:
        service.ask("DELETE", session["@odata.id"])


def main(programs):
    warnings.simplefilter("ignore")
    lab = Lab(programs)
    failed = 0
    try:
        for name in ("host-1", "door-1"):
            service = lab.service(name)
            for check in STORIES:
                sentence = "%s, at %s" % (check.__name__.replace("_", " "), name)
                try:
                    at_rest(lab, service)
                    start = time.monotonic()
                    check(lab, service)
                    print("ok   %s, %.1f s" % (sentence, time.monotonic() - start), flush=True)
                except Exception as wrong:  # one story must not end the others
                    failed += 1
                    print("FAIL %s: %s %s" % (sentence, type(wrong).__name__, wrong), flush=True)
                    traceback.print_exc()
                while LOGINS:
                    LOGINS.pop().close()
    finally:
        lab.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
