#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A wall with sound=p1 is heard when a cause of P1 rings, on the desktop and in a browser.

usage: sound.py FOLDER_OF_PROGRAMS

A PulseAudio of the test's own plays into nothing; what it plays is listened to. Exit code 77: something cannot be had here, and
nothing was proved.
"""

import array
import math
import os
import shutil
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "..", "hostile"), os.path.join(here, "..", "..", "support"), os.path.join(here, "..", "web"),
                os.path.join(here, "..", "overrides")]
import sites  # noqa: E402
from browser import Browser, Missing  # noqa: E402
from table import Failure, expect  # noqa: E402
from target import PATIENCE, Site, until  # noqa: E402
from web import wall_of  # noqa: E402

MASTERS = os.path.join(here, "..", "..", "scenarios", "hooks", "etcd-without-replacement.yaml")
RATE = 22050
PIECE = RATE // 20  # samples that are looked at together
PITCHES = (880, 660)  # in this order
FAINT = 0.01  # of full scale; the tones begin at a fifth of it


def proves(what):
    print("ok   " + what, flush=True)


def unavailable():
    for program, package in (("pulseaudio", "pulseaudio"), ("parec", "pulseaudio-utils"), ("paplay", "pulseaudio-utils")):
        if not shutil.which(program):
            return "no %s: apt-get install %s (or installer/dev/setup.sh real)" % (program, package)
    return ""


class Speaker:
    """Plays into nothing what programs with `environment` play, and keeps it."""

    def __init__(self, folder):
        run = os.path.join(folder, "sound")
        os.mkdir(run, 0o700)
        self.environment = dict(os.environ, XDG_RUNTIME_DIR=run, HOME=run, XDG_CONFIG_HOME=run, PULSE_RUNTIME_PATH=run, PULSE_SERVER="unix:" + os.path.join(run, "native"))
        self.log = open(os.path.join(folder, "pulseaudio.log"), "w")
        self.processes = []
        self._start("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disallow-exit=yes",
                    "--load=module-null-sink sink_name=nothing", "--load=module-native-protocol-unix auth-anonymous=1 socket=" + os.path.join(run, "native"))
        until(lambda: subprocess.run(["pactl", "info"], env=self.environment, capture_output=True, check=False).returncode == 0, "there is a sound server")
        self.kept = os.path.join(folder, "heard.raw")
        self._start("parec", "--device=nothing.monitor", "--format=s16le", "--channels=1", "--rate=%d" % RATE, "--latency-msec=50", self.kept)
        until(lambda: os.path.exists(self.kept) and os.path.getsize(self.kept) > 0, "it is listened to")

    def _start(self, *command):
        self.processes.append(subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log))

    def heard(self):
        """The tones so far, in their order; on a busy machine one may have holes, and sound like the other at the edge of one."""
        samples = array.array("h")
        with open(self.kept, "rb") as file:
            content = file.read()
        samples.frombytes(content[:len(content) // 2 * 2])
        tones = []
        for at in range(0, len(samples) - PIECE, PIECE):
            tone = tone_of(samples[at:at + PIECE])
            if tone is not None and tones[-1:] != [tone]:
                tones.append(tone)
        return tones

    def said(self):
        self.log.flush()
        with open(self.log.name) as text:
            return text.read()[-2000:]

    def close(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        self.log.close()


def strength(piece, pitch):
    """Of that pitch, as a share of full scale (Goertzel)."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    one = two = 0.0
    for sample in piece:
        one, two = sample / 32768 + turn * one - two, one
    return math.sqrt(max(0.0, one * one + two * two - turn * one * two)) * 2 / len(piece)


def ours(heard):
    """Both tones, and the first one first."""
    return heard[:1] == [PITCHES[0]] and PITCHES[1] in heard


def tone_of(piece):
    if not any(piece):
        return None
    loudest = max(PITCHES, key=lambda pitch: strength(piece, pitch))
    return loudest if strength(piece, loudest) > FAINT else None


def rings(site, name):
    """A master that waits for etcd longer than it may: a cause of P1."""
    until(lambda: sites.etcd_needs_each(site.api("GET", sites.MACHINES).json["items"]), "the masters run and have their hooks")
    expect(site.api("DELETE", sites.MACHINES + "/" + name).status == 200, "it is not deleted")


def on_the_desktop(site, speaker):
    wall = subprocess.Popen([os.path.join(site.programs, "holdpoint"), "--wall=fleet", "--sound=p1", "--connect", "wss://%s:%d/live" % site.address, "--ca-file", site.ca,
                             "--token-file", os.path.join(site.data, "wall.token")],
                            env=dict(speaker.environment, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software"), stdout=speaker.log, stderr=speaker.log)

    def close():
        wall.kill()
        wall.wait()
    return close


def in_a_browser(site, speaker):
    browser = Browser("--autoplay-policy=no-user-gesture-required", without=("--mute-audio",), environment=speaker.environment)
    try:
        wall_of(browser, site, "wall=fleet&sound=p1")
    except BaseException:
        browser.close()
        raise
    return browser.close


def is_heard(programs, folder, open_wall):
    """From a world in which nothing rings; `open_wall` gives what ends the wall."""
    os.mkdir(folder)
    config = os.path.join(folder, "config.yaml")
    with open(config, "w") as file:
        file.write("hold-budgets:\n  preDrain: 2s\n")
    speaker = site = close = None
    try:
        speaker = Speaker(folder)
        site = Site(programs, MASTERS, "--config", config)
        close = open_wall(site, speaker)
        expect(not speaker.heard(), "it sounds while nothing rings: %s" % speaker.heard())
        rings(site, "master-0")
        until(lambda: ours(speaker.heard()), "its two tones are heard")
    except Failure as fault:
        raise Failure("%s; heard: %s\n%s" % (fault, speaker and speaker.heard(), speaker and speaker.said())) from fault
    finally:
        for end in (close, site and site.close, speaker and speaker.close):
            if end:
                end()
    proves("a wall is heard " + open_wall.__name__.replace("_", " "))


def main(programs):
    if missing := unavailable():
        print("SKIPPED, nothing was proved: " + missing, file=sys.stderr)
        sys.exit(77)
    folder = tempfile.mkdtemp(prefix="sound")
    try:
        for open_wall in (on_the_desktop, in_a_browser):
            is_heard(programs, os.path.join(folder, open_wall.__name__), open_wall)
    except Missing as fault:
        print("SKIPPED, nothing was proved: %s" % fault, file=sys.stderr)
        sys.exit(77)
    except Failure as fault:
        sys.exit("FAILED: %s" % fault)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
