# SPDX-License-Identifier: Apache-2.0
"""Our client of EC2 and ELBv2 against moto's server, and against one that answers what was written down and checks
each signature with AWS's own library: peers.py PROGRAM."""

import datetime
import http.server
import json
import os
import subprocess
import sys
import threading
import urllib.parse

import boto3
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from moto.core import DEFAULT_ACCOUNT_ID
from moto.ec2 import ec2_backends
from moto.elbv2 import elbv2_backends
from moto.server import ThreadedMotoServer

REGION = "eu-west-1"
KEYS = {"AWS_ACCESS_KEY_ID": "AKIDEXAMPLE", "AWS_SECRET_ACCESS_KEY": "wJalrXUtnFEMI-the-secret",
        "AWS_SESSION_TOKEN": "FwoGZXIvYXdz-the-token"}
EC2_XML = '<?xml version="1.0"?><%s xmlns="http://ec2.amazonaws.com/doc/2016-11-15/">%s</%s>'


def machine(name, instance):
    return {"metadata": {"name": name, "namespace": "m"}, "spec": {"providerID": "aws:///%sa/%s" % (REGION, instance)}}


def probe(program, endpoint, machines, about=("", "")):
    ask = {"metadata": {"name": "mm"}, "spec": {"source": "aws", "eventid": about[0], "machineid": about[1]}}
    run = subprocess.run([program, endpoint], input=json.dumps({"machines": machines, "ask": ask}), capture_output=True,
                         text=True, timeout=300, env=dict(os.environ, **KEYS))
    assert run.returncode == 0, run.stderr
    for secret in list(KEYS.values())[1:]:
        assert secret not in run.stdout + run.stderr, "a secret was printed"
    return json.loads(run.stdout)


def against_moto(program):
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    endpoint = "http://%s:%s/" % server.get_host_and_port()
    options = {"region_name": REGION, "endpoint_url": endpoint}
    ec2, elb = boto3.client("ec2", **options), boto3.client("elbv2", **options)
    # More than one batch of DescribeInstanceStatus and one page of DescribeInstances.
    ids = []
    for _ in range(130):
        answer = ec2.run_instances(ImageId="ami-12c6146b", MinCount=1, MaxCount=1)
        ids += [one["InstanceId"] for one in answer["Instances"]]
    machines = [machine("worker-%d" % i, one) for i, one in enumerate(ids)]
    machines.append(machine("lost", "i-0123456789abcdef0"))
    backend = ec2_backends[DEFAULT_ACCOUNT_ID][REGION]
    start = datetime.datetime(2027, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
    # moto has no call that schedules events; its answers have those of the instance.
    backend.get_instance(ids[120]).events = [
        {"InstanceEventId": "instance-event-01", "Code": "instance-retirement", "Description": "degraded hardware",
         "NotBefore": start, "NotAfter": start + datetime.timedelta(hours=2)},
        {"InstanceEventId": "instance-event-02", "Code": "system-reboot", "Description": "[Completed] reboot",
         "NotBefore": start}]
    ec2.stop_instances(InstanceIds=[ids[1]])
    vpc = ec2.describe_vpcs()["Vpcs"][0]["VpcId"]
    group = elb.create_target_group(Name="api", Protocol="TCP", Port=6443, VpcId=vpc)["TargetGroups"][0]["TargetGroupArn"]
    elb.register_targets(TargetGroupArn=group, Targets=[{"Id": ids[0]}])

    said = probe(program, endpoint, machines, ("instance-event-01", ids[120]))
    assert said["poll"]["faults"] == [], said["poll"]
    assert [(e["machinelink"], e["machineid"], e["eventcode"], e["eventid"], e["state"]) for e in said["poll"]["events"]] == [
        ("worker-120", ids[120], "instance-retirement", "instance-event-01", "scheduled"),
        ("worker-120", ids[120], "system-reboot", "instance-event-02", "completed")], said["poll"]
    assert said["poll"]["events"][0]["notbefore"] == "2027-01-02T03:04:05Z", said["poll"]
    assert said["poll"]["events"][0]["deadline"] == "2027-01-02T03:04:05Z", said["poll"]
    words = dict.fromkeys(("worker-%d" % i for i in range(130)), "running")
    assert said["instances"] == dict(words, **{"worker-1": "stopped", "lost": "unknown"}), said["instances"]
    assert said["targets"] == {"worker-0": ["api", True, ""]}, said["targets"]
    assert said["ask"] == {"report": "standing", "down": False}, said["ask"]

    def ill(self, target, ec2_backend):
        health = type(self).health_for(self, target, ec2_backend)
        health.status, health.reason, health.description = "unhealthy", "Target.Timeout", "Request timed out"
        return health
    balanced = elbv2_backends[DEFAULT_ACCOUNT_ID][REGION].target_groups[group]
    balanced.health_for = ill.__get__(balanced)
    ec2.terminate_instances(InstanceIds=[ids[120]])
    said = probe(program, endpoint, machines, ("instance-event-01", ids[120]))
    assert said["poll"]["events"] == [], "what was announced for a terminated instance cannot happen"
    assert said["targets"] == {"worker-0": ["api", False, "Request timed out"]}, said["targets"]
    assert said["ask"] == {"report": "gone", "down": True}, said["ask"]
    server.stop()
    print("moto: 130 instances in two batches and two pages, events, states and targets as it has them")


class Recorded(http.server.BaseHTTPRequestHandler):
    """Answers each action from a list; refuses what is not signed by KEYS."""
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        form = dict(urllib.parse.parse_qsl(body.decode()))
        status, answer = self.answer(form) if self.is_signed(body) else (403, refusal("SignatureDoesNotMatch"))
        self.server.asked.append((form["Action"], status))
        self.send_response(status)
        self.send_header("Content-Type", "text/xml")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer.encode())

    def is_signed(self, body):
        given = self.headers["Authorization"]
        scope = given.split("Credential=")[1].split(",")[0].split("/")
        names = given.split("SignedHeaders=")[1].split(",")[0].split(";")
        request = AWSRequest("POST", "http://" + self.headers["Host"] + self.path, data=body,
                             headers={n: self.headers[n] for n in names if n != "host"})
        request.context["timestamp"] = self.headers["X-Amz-Date"]
        auth = SigV4Auth(Credentials(KEYS["AWS_ACCESS_KEY_ID"], KEYS["AWS_SECRET_ACCESS_KEY"]), scope[3], scope[2])
        canonical = auth.canonical_request(request)
        signature = auth.signature(auth.string_to_sign(request, canonical), request)
        self.server.services.add(scope[3])
        return signature == given.split("Signature=")[1] and self.headers["X-Amz-Security-Token"] == KEYS["AWS_SESSION_TOKEN"]

    def answer(self, form):
        listed = self.server.answers.get(form["Action"], [])
        if not listed:
            name = form["Action"] + "Response"
            return 200, EC2_XML % (name, "", name)
        return listed.pop(0) if len(listed) > 1 else listed[0]


def refusal(code):
    return "<Response><Errors><Error><Code>%s</Code><Message>%s</Message></Error></Errors></Response>" % (
        code, KEYS["AWS_SECRET_ACCESS_KEY"])


def status_page(instance, event, more=""):
    name = "DescribeInstanceStatusResponse"
    return EC2_XML % (name, "<instanceStatusSet><item><instanceId>%s</instanceId><eventsSet><item><instanceEventId>%s"
                      "</instanceEventId><code>system-reboot</code></item></eventsSet><instanceState><name>running</name>"
                      "</instanceState></item></instanceStatusSet>%s" % (instance, event, more), name)


def against_recorded(program):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Recorded)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    endpoint = "http://127.0.0.1:%d/" % server.server_port
    machines = [machine("a", "i-0a"), machine("b", "i-0b")]
    more = "<nextToken>p+2/=</nextToken>"

    def asked(*answers):
        server.asked, server.services, server.answers = [], set(), {"DescribeInstanceStatus": list(answers)}
        return probe(program, endpoint, machines, ("e1", "i-0a"))

    said = asked((200, status_page("i-0a", "e1", more)), (200, status_page("i-0b", "e2")))
    assert [e["eventid"] for e in said["poll"]["events"]] == ["e1", "e2"], said
    assert {status for _, status in server.asked} == {200}, "AWS's own library computes another signature"
    assert server.services == {"ec2", "elasticloadbalancing"}, server.services
    throttled = (503, refusal("RequestLimitExceeded"))
    said = asked(throttled, throttled, (429, "Too many"), (200, status_page("i-0a", "e1")))
    assert [e["eventid"] for e in said["poll"]["events"]] == ["e1"], said
    said = asked((200, status_page("i-0a", "e1", more)), (400, refusal("ExpiredToken")))
    assert said["poll"]["error"] == (
        "the credentials for AWS have expired (ExpiredToken for page 2 of DescribeInstanceStatus in eu-west-1): renew "
        "them; what AWS announces is not known until then"), said
    assert said["instances"] == {"a": "unknown", "b": "unknown"}, "one call that fails stops no other"
    said = asked((200, "x" * (9 << 20)))
    assert said["poll"]["error"] == "AWS, DescribeInstanceStatus in eu-west-1: the answer is larger than 8 MiB", said
    server.shutdown()
    said = probe(program, "http://127.0.0.1:1/", machines)
    assert said["poll"]["error"] == ("AWS was asked 6 times for DescribeInstanceStatus in eu-west-1 without an answer: "
                                     "no connection to it can be made"), said
    print("recorded: signatures as botocore computes them, pages, throttling, credentials that expire, too much")


os.environ.update(KEYS)
against_moto(sys.argv[1])
against_recorded(sys.argv[1])
