#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Sweeps BMCs with python-sushy on 8 threads, the way Ironic's conductor does by default.

usage: sweep_sushy.py URLS.json

Prints {"cold", "warm", "cpuCold", "cpuWarm"} in seconds: cold is root, login and System, warm is the System alone.
"""
import concurrent.futures
import json
import resource
import sys
import time
import warnings

import sushy

WORKERS = 8


def cpu():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def connect(url):
    root = sushy.Sushy(url, username="admin", password="bench-secret", verify=False)
    system = root.get_system("/redfish/v1/Systems/1")
    assert system.power_state == sushy.PowerState.ON
    return system


def read(system):
    system.refresh(force=True)
    assert system.power_state == sushy.PowerState.ON


def timed(pool, work, items):
    started, used = time.monotonic(), cpu()
    result = list(pool.map(work, items))
    return result, time.monotonic() - started, cpu() - used


def main():
    warnings.simplefilter("ignore")
    with open(sys.argv[1]) as file:
        urls = json.load(file)
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        systems, cold, cpu_cold = timed(pool, connect, urls)
        _, warm, cpu_warm = timed(pool, read, systems)
    print(json.dumps({"cold": cold, "warm": warm, "cpuCold": cpu_cold, "cpuWarm": cpu_warm}))


main()
