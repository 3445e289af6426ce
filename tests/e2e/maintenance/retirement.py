#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A retirement that AWS has scheduled, from its announcement to its end, against moto's server: found, its window waited
for, the Machine deleted through its hooks and its drain, a replacement Running, the event verified, the object gone.

usage: retirement.py FOLDER_OF_HOLDPOINTD SITE
"""

import datetime
import logging
import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "hookcontrollers"))

import boto3  # noqa: E402
from moto.core import DEFAULT_ACCOUNT_ID  # noqa: E402
from moto.ec2 import ec2_backends  # noqa: E402
from moto.server import ThreadedMotoServer  # noqa: E402
from world import MACHINES, NAMESPACE, PATIENCE, Backend, condition_of, expect  # noqa: E402

REGION = "eu-west-1"
MAINTENANCES = ("/apis/machinemaintenance.managed.openshift.io/v1alpha1/namespaces/"
                "openshift-machine-maintenance-operator/machinemaintenances")
WINDOWS = "/apis/holdpoint.dev/v1alpha1/namespaces/" + NAMESPACE + "/maintenancewindows"
MERGE = "application/merge-patch+json"
SCALE = 200  # the watcher looks every hour: 18 s
EVENT = "instance-event-0d59937288b749b32"


def time_of(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


def proved(sentence):
    print("   proved: " + sentence, flush=True)


class Cloud:
    """moto, and the instances in it."""

    def __init__(self):
        self.server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        self.server.start()
        self.endpoint = "http://%s:%s/" % self.server.get_host_and_port()
        os.environ.update(AWS_ACCESS_KEY_ID="AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY="never-to-be-seen",
                          AWS_ENDPOINT_URL=self.endpoint)
        self.ec2 = boto3.client("ec2", region_name=REGION, endpoint_url=self.endpoint)
        answer = self.ec2.run_instances(ImageId="ami-12c6146b", MinCount=2, MaxCount=2)
        self.ids = [one["InstanceId"] for one in answer["Instances"]]

    def announce(self, instance, start):
        # moto has no call that schedules an event; its answers have those of the instance.
        ec2_backends[DEFAULT_ACCOUNT_ID][REGION].get_instance(instance).events = [
            {"InstanceEventId": EVENT, "Code": "instance-retirement",
             "Description": "The instance is running on degraded hardware", "NotBefore": start}]


def release(backend, name, point):
    backend.call("PATCH", MACHINES + "/" + name, {"spec": {"lifecycleHooks": {point: None}}}, MERGE)


def story(backend, cloud):
    names = sorted(backend.until(MACHINES, lambda all_of: [
        n for n, m in all_of.items() if m.get("status", {}).get("phase") == "Running"] if len(all_of) == 2 and all(
            m.get("status", {}).get("phase") == "Running" for m in all_of.values()) else None, "two machines run"))
    retired, other = names
    for name, instance in zip(names, cloud.ids):
        backend.call("PATCH", MACHINES + "/" + name, {"spec": {"providerID": "aws:///%sa/%s" % (REGION, instance)}}, MERGE)
    made = backend.call("POST", WINDOWS, {
        "apiVersion": "holdpoint.dev/v1alpha1", "kind": "MaintenanceWindow",
        "metadata": {"name": "later", "namespace": NAMESPACE},
        "spec": {"rrule": "FREQ=DAILY", "start": "00:00", "duration": "12h", "timezone": "UTC"}})
    now = time_of(made["metadata"]["creationTimestamp"])
    opens = now + datetime.timedelta(minutes=240)
    backend.call("PATCH", WINDOWS + "/later", {"spec": {"start": opens.strftime("%H:%M")}}, MERGE)
    cloud.announce(cloud.ids[0], now + datetime.timedelta(days=5))

    found = backend.until(MAINTENANCES, lambda all_of: all_of.get("mm-" + retired), "the watcher finds the event")
    expect(list(found["spec"][key] for key in ("eventcode", "eventid", "machineid", "machinelink", "source")) == [
        "instance-retirement", EVENT, cloud.ids[0], retired, "aws"], str(found["spec"]))
    proved("the maintenance watcher finds %s of %s" % (found["spec"]["eventcode"], retired))

    waiting = backend.until(
        MAINTENANCES, lambda all_of: all_of["mm-" + retired] if all_of["mm-" + retired].get("status", {}).get(
            "maintenance") == "waiting-window" else None, "it waits for the window")
    start = time_of(waiting["status"]["window"]["start"])
    expect(start == opens.replace(second=0), "the window begins at %s, not at %s" % (opens, start))
    expect("deletionTimestamp" not in backend.machine(retired)["metadata"], "nothing was deleted before")
    proved("it waits for the window at %s" % waiting["status"]["window"]["start"])

    gone = backend.until_machine(retired, lambda m: "deletionTimestamp" in m["metadata"], "it is deleted",
                                 3 * PATIENCE)
    expect(time_of(gone["metadata"]["deletionTimestamp"]) >= start, "it was deleted before the window")
    proved("the Machine is deleted in the window, at %s" % gone["metadata"]["deletionTimestamp"])
    held = backend.until_machine(retired, lambda m: condition_of(m, "Drainable").get("status") == "False", "a hook holds")
    expect(condition_of(held, "Drained").get("status") != "True", "the drain waits for its hook")
    release(backend, retired, "preDrain")
    held = backend.until_machine(retired, lambda m: condition_of(m, "Drained").get("status") == "True", "it is drained")
    backend.until_machine(retired, lambda m: condition_of(m, "Terminable").get("status") == "False", "the other hook holds")
    release(backend, retired, "preTerminate")
    backend.until(MACHINES, lambda all_of: retired not in all_of, "the Machine is gone")
    proved("through both of its hooks and its drain it went")

    fresh = backend.until(MACHINES, lambda all_of: next((n for n, m in all_of.items() if n not in names and m.get(
        "status", {}).get("phase") == "Running"), None), "a replacement runs")
    proved("the replacement %s is Running" % fresh)
    left = backend.call("GET", MAINTENANCES)["items"]
    expect([one["metadata"]["name"] for one in left] == ["mm-" + retired], "the object stays while the event is listed")
    cloud.ec2.terminate_instances(InstanceIds=[cloud.ids[0]])  # what a provider does with the instance of a Machine
    backend.until(MAINTENANCES, lambda all_of: "mm-" + retired not in all_of, "the event is verified and the object goes")
    expect(backend.machine(other)["status"]["phase"] == "Running", "nothing happened to the other machine")
    proved("AWS no longer has the event, and the MachineMaintenance is gone")


def main():
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    cloud = Cloud()
    folder = tempfile.mkdtemp(prefix="retirement-")
    backend = Backend(sys.argv[1], sys.argv[2], folder, SCALE)
    try:
        story(backend, cloud)
    except BaseException:
        with open(os.path.join(folder, "holdpointd.log"), errors="replace") as log:
            print("--- the daemon said\n" + log.read()[-6000:])
        raise
    finally:
        backend.stop()
        cloud.server.stop()
    with open(os.path.join(folder, "holdpointd.log"), errors="replace") as log:
        expect("never-to-be-seen" not in log.read(), "a secret is in the log")
    shutil.rmtree(folder, ignore_errors=True)


main()
