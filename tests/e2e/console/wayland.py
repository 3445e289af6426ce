#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The wall of the console under a real Wayland compositor that has no seat: neither keyboard nor mouse, as a screen on a wall.

usage: wayland.py FOLDER_OF_PROGRAMS

Weston without hardware, drawing into memory; weston-screenshooter takes the pictures. Exit code 77: something cannot be had
here, and nothing was proved.
"""

import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "hostile"))
from table import Failure, expect  # noqa: E402
from target import PATIENCE, Site, until  # noqa: E402

WIDTH, HEIGHT = 1280, 720
PIXELS = WIDTH * HEIGHT


def proves(what):
    print("ok   " + what, flush=True)


def unavailable():
    """What is missing, with what installs it; empty where nothing is."""
    for program, package in (("weston", "weston"), ("weston-screenshooter", "weston"), ("compare", "imagemagick")):
        if not shutil.which(program):
            return "no %s: apt-get install %s (or installer/dev/setup.sh real)" % (program, package)
    if not glob.glob("/usr/lib/*/qt6/plugins/platforms/libqwayland-*.so"):
        return "no platform wayland of Qt: apt-get install qt6-wayland (or installer/dev/setup.sh real)"
    return ""


class Compositor:
    """A desktop of its own in memory."""

    def __init__(self, folder):
        self.folder = os.path.join(folder, "run")
        os.mkdir(self.folder, 0o700)
        self.environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QUICK_BACKEND")}
        self.environment.update(XDG_RUNTIME_DIR=self.folder, HOME=folder, XDG_CONFIG_HOME=os.path.join(folder, "config"))
        self.log = open(os.path.join(folder, "weston.log"), "w+")
        config = self.config_of_the_session(folder)
        # Who takes pictures need not have been started by it (--debug).
        self.process = subprocess.Popen(["weston", "--backend=headless-backend.so", "--use-pixman", "--config=" + config, "--socket=wall", "--idle-time=0", "--debug",
                                         "--width=%d" % WIDTH, "--height=%d" % HEIGHT], env=self.environment, stdout=self.log, stderr=self.log)
        self.environment["WAYLAND_DISPLAY"] = "wall"
        until(lambda: self.process.poll() is not None or os.path.exists(os.path.join(self.folder, "wall")), "weston has a socket")

    def config_of_the_session(self, folder):
        """What installer/wall/holdpoint-wall gives to weston, without the wall that it starts."""
        only = os.path.join(folder, "only")
        os.mkdir(only)
        os.symlink(shutil.which("true"), os.path.join(only, "weston"))
        os.symlink(shutil.which("chmod"), os.path.join(only, "chmod"))
        session = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "installer", "wall", "holdpoint-wall")
        subprocess.run([shutil.which("sh"), session], env=dict(self.environment, PATH=only), check=True, timeout=PATIENCE)
        with open(os.path.join(self.folder, "holdpoint-wall.ini")) as text:
            kept = text.read().partition("[autolaunch]")[0]
        with open(os.path.join(folder, "weston.ini"), "w") as text:
            text.write(kept)
        return text.name

    def picture(self):
        """Its path; empty where there is no desktop yet."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            made = subprocess.run(["weston-screenshooter"], cwd=folder, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
            expect(self.alive(), "weston has ended: " + self.said())
            found = glob.glob(os.path.join(folder, "*.png"))
            if made.returncode != 0 or not found:
                return ""
            return shutil.move(found[0], tempfile.mkstemp(suffix=".png", dir=self.folder)[1])

    def alive(self):
        return self.process.poll() is None

    def said(self):
        self.log.flush()
        with open(self.log.name) as text:
            return text.read()[-2000:]

    def close(self):
        if self.alive():
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()


def different(one, other):
    """How many pixels are."""
    said = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    expect(said.returncode in (0, 1), said.stderr)
    return int(float(said.stderr.split()[0]))


def colours(picture):
    said = subprocess.run(["identify", "-format", "%k", picture], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return int(said.stdout)


def shown(screen, wall, before, why, enough):
    """Until there is a picture that is so different from one before."""
    def look():
        expect(wall.poll() is None, "the wall has ended with %s" % wall.poll())
        now = screen.picture()
        return now if now and enough(different(before, now)) else None

    return until(look, why)


def the_wall_is_shown(programs, site, screen, folder):
    desktop = until(screen.picture, "there is a desktop")
    log = open(os.path.join(folder, "wall.log"), "w+")
    wall = subprocess.Popen([os.path.join(programs, "holdpoint"), "--wall=fleet", "--distance", "1", "--theme", "light", "--connect", "wss://%s:%d/live" % site.address,
                             "--ca-file", site.ca, "--token-file", os.path.join(site.data, "wall.token")],
                            env=dict(screen.environment, QT_QPA_PLATFORM="wayland"), stdout=log, stderr=log)
    try:
        # All of the screen is its own, but for what happens to look like the desktop.
        first = shown(screen, wall, desktop, "the wall covers the desktop", lambda many: many > PIXELS * 0.9)
        whole = until(lambda: (lambda now: now if now and colours(now) > 50 else None)(screen.picture()), "there are words and signs on it")
        proves("a wall covers the desktop, %d colours" % colours(whole))
        again = shown(screen, wall, whole, "its seconds go on", lambda many: many > 0)
        shown(screen, wall, again, "and on", lambda many: many > 0)
        proves("it moves with the frames of the backend")
        site.unwatch()
        site.process.send_signal(signal.SIGSTOP)
        # It stands still; then a hatched edge goes all around.
        still = until(lambda: (lambda one, two: two if one and two and different(one, two) == 0 else None)(screen.picture(), screen.picture()), "it stands still")
        shown(screen, wall, still, "that nothing comes is seen", lambda many: many > PIXELS * 0.02)
        site.process.send_signal(signal.SIGCONT)
        proves("it tells when nothing comes")
        wall.send_signal(signal.SIGTERM)
        expect(wall.wait(PATIENCE) == 0, "it ended with %d" % wall.returncode)
        proves("a signal ends it")
        expect(first != whole, "there was one picture")
    finally:
        if wall.poll() is None:
            wall.kill()
            wall.wait()
        log.seek(0)
        said = log.read()
        log.close()
        if said.strip():
            print(said, file=sys.stderr)
    expect(not said.strip(), "it complained: " + said)


def main(programs):
    if missing := unavailable():
        print("SKIPPED, nothing was proved: " + missing, file=sys.stderr)
        sys.exit(77)
    folder = tempfile.mkdtemp(prefix="wl")
    site = screen = None
    try:
        screen = Compositor(folder)
        expect(screen.alive(), "weston does not start: " + screen.said())
        site = Site(programs)
        the_wall_is_shown(programs, site, screen, folder)
    except Failure as fault:
        sys.exit("FAILED: %s" % fault)
    finally:
        if site:
            if site.alive():
                site.process.send_signal(signal.SIGCONT)
            site.close()
        if screen:
            screen.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
