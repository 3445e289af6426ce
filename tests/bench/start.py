#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Process start to the first fleet row on screen with 2,000 machines, and resident memory.

usage: start.py BIN_DIR [MACHINES]

Fills a data directory once, then starts the console on it several times in a real X server, and the daemon
by itself. Prints one JSON line per figure.

"""
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5
ZONES = ["r11", "r12", "r21", "r22"]


def lab(machines):
    """Running machines of eight sets; one in fifty is a control-plane machine with its hook."""
    yield "apiVersion: v1\nkind: Namespace\nmetadata: {name: openshift-machine-api}\n"
    for i in range(machines):
        master = i % 50 == 0
        role = "master" if master else "worker"
        zone = ZONES[i % 4]
        hooks = "[{name: EtcdQuorumOperator, owner: clusteroperator/etcd}]" if master else "[]"
        yield f"""apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: bench-{zone}-{i:05d}
  namespace: openshift-machine-api
  annotations: {{lab.holdpoint.dev/begins: running}}
  labels:
    machine.openshift.io/cluster-api-cluster: bench
    machine.openshift.io/cluster-api-machine-role: {role}
    machine.openshift.io/cluster-api-machineset: bench-{zone}
    machine.openshift.io/zone: {zone}
spec:
  lifecycleHooks: {{preDrain: {hooks}}}
  providerSpec: {{value: {{apiVersion: lab.holdpoint.dev/v1alpha1, kind: LabMachineProviderSpec, instanceType: small}}}}
"""


def resident(pid):
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+) kB", status.read()).group(1)) / 1024


def wait_ready(process):
    for line in process.stdout:
        if " ready: " in line:
            return line
    raise SystemExit("start.py: the daemon ended before it was ready")


def stop(process):
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=20)


def start_daemon(bin_dir, data, *more):
    return subprocess.Popen([f"{bin_dir}/holdpointd", "--data-dir", data, "--listen", "127.0.0.1:0", *more],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def fill(bin_dir, data, file, machines):
    daemon = start_daemon(bin_dir, data, "--lab", file)
    wait_ready(daemon)
    environment = dict(os.environ, HOLDPOINT_DATA_DIR=data)
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        answer = subprocess.run(["curl", "-s", "--cacert", f"{data}/ca.crt", "-H",
                                 "Authorization: Bearer " + open(f"{data}/operator.token").read().strip(),
                                 url_of(data) + "/apis/machine.openshift.io/v1beta1/machines"],
                                capture_output=True, text=True, env=environment)
        try:
            items = json.loads(answer.stdout)["items"]
        except (ValueError, KeyError):
            items = []
        running = sum(1 for item in items if item.get("status", {}).get("phase") == "Running")
        if running == machines:
            stop(daemon)
            return
        time.sleep(1)
    raise SystemExit(f"start.py: {running} of {machines} machines became Running within 300 s")


def url_of(data):
    with open(f"{data}/admin.kubeconfig") as config:
        return re.search(r"server: \"?(https://[^\s\"]+)", config.read()).group(1)


def first_row(bin_dir, data, file):
    """Milliseconds to the first row, and the console's memory with its backend inside."""
    environment = dict(os.environ, HOLDPOINT_START_TRACE="1")
    console = subprocess.Popen([f"{bin_dir}/holdpoint", "--data-dir", data, "--listen", "127.0.0.1:0", "--lab", file],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    for line in console.stdout:
        found = re.search(r'"event":"first-row","ms":(\d+)', line)
        if found:
            time.sleep(3)
            memory = resident(console.pid)
            stop(console)
            return int(found.group(1)), memory
    raise SystemExit("start.py: the console ended before its first row")


def cpu_seconds(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_settled(pid):
    """Until it has judged all that it found, as a backend has that runs already: a second with less than 5 % of a core."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        before = cpu_seconds(pid)
        time.sleep(1)
        if cpu_seconds(pid) - before < 0.05:
            return
    raise SystemExit("start.py: the daemon did not come to rest within 120 s")


def connected_console(bin_dir, data, file):
    """Memory of a console without a backend inside, and of the backend it shows."""
    daemon = start_daemon(bin_dir, data, "--lab", file)
    live = re.search(r"live (\S+)", wait_ready(daemon)).group(1)
    wait_settled(daemon.pid)
    environment = dict(os.environ, HOLDPOINT_START_TRACE="1")
    started = time.monotonic()
    console = subprocess.Popen([f"{bin_dir}/holdpoint", "--connect", live, "--token-file", f"{data}/operator.token",
                                "--ca-file", f"{data}/ca.crt"],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    for line in console.stdout:
        if '"first-row"' in line:
            break
    first = (time.monotonic() - started) * 1000
    time.sleep(3)
    memories = resident(console.pid), resident(daemon.pid), first
    stop(console)
    stop(daemon)
    return memories


def figure(name, value, unit, n, goal):
    print(json.dumps({"bench": "start", "name": name, "value": round(value, 1), "unit": unit, "n": n, "goal": goal}),
          flush=True)


def main():
    bin_dir = os.path.abspath(sys.argv[1])
    machines = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    if not os.environ.get("DISPLAY"):
        screen = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support", "on_screen.sh")
        os.execv(screen, [screen, "1440x900", sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as folder:
        data, file = f"{folder}/data", f"{folder}/lab.yaml"
        with open(file, "w") as out:
            out.write("---\n".join(lab(machines)))
        fill(bin_dir, data, file, machines)
        runs = [first_row(bin_dir, data, file) for _ in range(RUNS)]
        figure(f"first fleet row on screen, console with its backend, {machines} machines",
               statistics.median(run[0] for run in runs), "ms", RUNS, "< 1500")
        figure(f"resident memory, console with its backend, {machines} machines",
               statistics.median(run[1] for run in runs), "MB", RUNS, "< 700")
        apart = [connected_console(bin_dir, data, file) for _ in range(3)]
        figure(f"resident memory, console alone, {machines} machines",
               statistics.median(run[0] for run in apart), "MB", 3, "< 300")
        figure(f"resident memory, backend alone, {machines} machines",
               statistics.median(run[1] for run in apart), "MB", 3, "< 400")
        figure(f"first fleet row on screen, console on a running backend, {machines} machines",
               statistics.median(run[2] for run in apart), "ms", 3, "< 1500")


if __name__ == "__main__":
    main()
