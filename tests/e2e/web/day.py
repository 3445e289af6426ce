#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A day of two walls, one in a browser and one of the console, by the clock of a lab: neither keeps more and more.

usage: day.py FOLDER_OF_PROGRAMS [--hours N] [--time-scale N] [--leak]

Machines come, are held, and go all the time, and the layouts take turns: those of the browser faster than a screen shows them, for its clock
is made to run ahead as well. After each hour its rubbish is collected and what is left is counted: nodes, listeners, bytes of its heap;
of the console the resident memory. What there is in the last quarter of the day must be what there was in its second one, within what
is said below; how fast a machine is changes none of it. Where it is more, another day decides: what a busy machine had
not drawn in the second quarter, or what an allocator has not given back, does not grow on, and what leaks does. The figures are printed
as lines of JSON. With --leak something in the browser keeps nodes, and the test has to fail.
"""

import argparse
import datetime
import json
import os
import shutil
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "..", "support"), os.path.join(here, "..", "..", "hostile"), os.path.join(here, "..", "overrides")]
import sites  # noqa: E402
import table  # noqa: E402
from browser import PATIENCE, Browser, Failure, Missing  # noqa: E402
from web import expect, instant, proves, wall_of  # noqa: E402
from worlds import Lab  # noqa: E402

LAYOUTS = "fleet,holds,power,calendar,incident"
MACHINES = 20
# What may be more at the end than it was: a share, and a constant for what is small.
ALLOWED = {"nodes": (0.10, 60), "listeners": (0.05, 8), "documents": (0, 0), "heap": (0.15, 300_000), "console": (0.10, 6_000_000)}
FASTER = 6  # times, for the clock of the browser: a frame comes each second, and the wall is stale after ten of its own
BROWSER_CLOCK = """
(() => {
    const faster = %d, now = performance.now.bind(performance), later = window.setTimeout.bind(window);
    performance.now = () => now() * faster;
    window.setTimeout = (call, delay, ...rest) => later(call, delay / faster, ...rest);
})();
""" % FASTER
TURNS = """
(() => {
    window.turns = 0;
    let before = "";
    new MutationObserver(() => {
        const place = document.querySelector(".w-place")?.textContent ?? "";
        if (place && place !== before) {
            before = place;
            ++window.turns;
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
})();
"""
LEAK = "window.kept = []; setInterval(() => window.kept.push(document.body.cloneNode(true)), 500);"


def growth(samples, name):
    """How much more there is in the last quarter than in the second, and how much may be; both at their least, which is what is kept."""
    quarter = len(samples) // 4
    before = min(sample[name] for sample in samples[quarter:2 * quarter])
    after = min(sample[name] for sample in samples[-quarter:])
    share, constant = ALLOWED[name]
    return after - before, before * share + constant


def faults_of(samples):
    found = []
    for name in ALLOWED:
        more, allowed = growth(samples, name)
        if more > allowed:
            found.append("%s grew by %d in half a day, from %s" % (name, more, [sample[name] for sample in samples]))
    return found


def the_judge_can_refuse():
    """What grows in each hour by a twentieth is refused, what goes up and down is not."""
    steady = [{name: 100_000_000 + (hour % 3) * 1000 for name in ALLOWED} for hour in range(24)]
    for sample in steady:
        sample["documents"] = 2
    expect(not faults_of(steady), faults_of(steady))
    for name in ALLOWED:
        growing = [dict(sample, **{name: sample[name] * (1 + hour / 20)}) for hour, sample in enumerate(steady)]
        expect(len(faults_of(growing)) == 1, "growing %s are not refused" % name)


class Churn:
    """Machines that come, are held and go; there are as many at the end as at the beginning."""

    def __init__(self, site):
        self.site, self.made = site, 0
        self.running = ["worker-%d" % i for i in range(MACHINES)]
        self.held = []

    def turn(self):
        self.made += 1
        name = "day-%d" % self.made
        self.site.add_machine(name)
        self.running.append(name)
        first = self.running.pop(0)
        self.site.delete(first)
        self.held.append(first)
        if len(self.held) > 3:
            self.site.remove_hook(self.held.pop(0))


class ConsoleWall:
    """`holdpoint --wall` without a screen."""

    def __init__(self, programs, site, folder):
        self.log = open(os.path.join(folder, "wall.log"), "w+")
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=folder, XDG_RUNTIME_DIR=folder, XDG_CONFIG_HOME=os.path.join(folder, "config"))
        self.process = subprocess.Popen([os.path.join(programs, "holdpoint"), "--wall=" + LAYOUTS, "--rotate", "5", "--distance", "1", "--connect", "wss://%s:%d/live" % site.address,
                                         "--ca-file", site.ca, "--token-file", os.path.join(site.data, "wall.token")], env=environment, stdout=self.log, stderr=self.log)

    def resident(self):
        expect(self.process.poll() is None, "the wall of the console has ended with %s" % self.process.poll())
        with open("/proc/%d/statm" % self.process.pid) as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def close(self):
        """What it complained of."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self.log.seek(0)
        said = self.log.read()
        self.log.close()
        return said.strip()


def sampled(tab, console):
    tab.call("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in tab.call("Performance.getMetrics")["metrics"]}
    return {"nodes": int(metrics["Nodes"]), "listeners": int(metrics["JSEventListeners"]), "documents": int(metrics["Documents"]),
            "heap": int(metrics["JSHeapUsedSize"]), "console": console.resident()}


def next_tick(live):
    """The time of the lab; who does not answer the backend is taken for gone."""
    while True:
        frame = live.wait_for("tick", "ping")
        expect(frame is not None, "the backend ended the connection of the test")
        if frame["op"] == "tick":
            return instant(frame["now"])
        live.send({"op": "pong"})


def a_day(site, browser, console, options):
    tab = browser.tab()
    tab.call("Performance.enable")
    tab.call("HeapProfiler.enable")
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=BROWSER_CLOCK + TURNS)
    wall_of(browser, site, "wall=%s&rotate=5&distance=2" % LAYOUTS, tab)
    if options.leak:
        tab.evaluate(LEAK + "true")
    churn = Churn(site)
    clock = site.live("viewer", "looker")
    begins = next_tick(clock)
    hour = datetime.timedelta(hours=1)
    samples = []
    now = begins
    for days in (1, 2):
        while len(samples) < days * options.hours:
            churn.turn()
            now = next_tick(clock)
            if now - begins >= (len(samples) + 1) * hour:
                samples.append(sampled(tab, console))
                print(json.dumps({"bench": "a day of walls", "hour": len(samples), **samples[-1]}), flush=True)
        last = samples[-options.hours:]
        faults = faults_of(last)
        if not faults:
            break
        print("\n".join(faults), flush=True)
    clock.close()
    turns = tab.evaluate("window.turns")
    for name in ALLOWED:
        more, allowed = growth(last, name)
        print(json.dumps({"bench": "a day of walls", "name": name, "grew": more, "allowed": round(allowed), "last": samples[-1][name]}), flush=True)
    print(json.dumps({"bench": "a day of walls", "hours": round((now - begins) / hour, 1), "machines": churn.made, "turns": turns, "daemon": round(site.memory()[0], 1)}), flush=True)
    expect(churn.made >= options.hours, "too few machines came: %d" % churn.made)
    expect(turns >= 2 * len(LAYOUTS.split(",")), "the layouts did not take turns: %s" % turns)
    expect(not tab.said, "\n".join(tab.said))
    expect(not faults, "\n".join(faults))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs")
    parser.add_argument("--hours", type=int, default=24)
    parser.add_argument("--time-scale", type=int, default=900)
    parser.add_argument("--leak", action="store_true")
    options = parser.parse_args()
    the_judge_can_refuse()
    folder = tempfile.mkdtemp(prefix="day")
    browser = site = console = None
    said = ""
    try:
        browser = Browser()
        site = Lab(options.programs, MACHINES, "--time-scale", str(options.time_scale))
        console = ConsoleWall(options.programs, site, folder)
        a_day(site, browser, console, options)
    except (Failure, Missing, table.Failure, sites.Failure) as fault:
        sys.exit("FAILED: %s" % fault)
    finally:
        if console:
            said = console.close()
        if site:
            site.close()
        if browser:
            browser.close()
        shutil.rmtree(folder, ignore_errors=True)
    if said:
        sys.exit("FAILED: the wall of the console complained: " + said)
    proves("a day of walls leaves nothing behind")


if __name__ == "__main__":
    main()
