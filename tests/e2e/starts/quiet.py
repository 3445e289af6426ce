#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Starts and stops the daemon and the console in every way people do, and fails on whatever Qt has to say about it.

usage: quiet.py FOLDER_OF_PROGRAMS [TIMES [PART_OF_A_WAY]]

Lines of our own categories ("holdpoint.backend") are judged elsewhere, but for what a program says because it ends; what Qt
says has its own ("default", "qt.…").
The windows are on the X server of DISPLAY, see run.sh.
"""

import ctypes
import json
import os
import re
import select
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request

from bare import bare

PATIENCE = 300  # seconds; it decides nothing when all is well
OURS = re.compile(r"^\S+Z (debug|info|warning|error) holdpoint\.")


class XClient(ctypes.Structure):
    """XClientMessageEvent, with room for the largest event."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
                ("data", ctypes.c_long * 5), ("pad", ctypes.c_long * 24)]


class Display:
    """What a window manager does when somebody presses the cross of a window."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XInternAtom.restype = ctypes.c_ulong
        self.x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        self.x11.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        self.x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.display = self.x11.XOpenDisplay(None)
        if not self.display:
            sys.exit("there is no display")

    def close(self, window):
        atom = lambda name: self.x11.XInternAtom(self.display, name, 0)
        event = XClient(33, 0, 1, self.display, window, atom(b"WM_PROTOCOLS"), 32)
        event.data[0] = atom(b"WM_DELETE_WINDOW")
        self.x11.XSendEvent(self.display, window, 0, 0, ctypes.byref(event))
        self.x11.XSync(self.display, 0)


class Run:
    """A program with a home, a data directory and a log of its own; the names are as people's may be."""

    def __init__(self, program, *options, display=True, session=True):
        self.folder = tempfile.mkdtemp(prefix="quiet ä ")
        environment = bare(self.folder, **{"XDG_RUNTIME_DIR" if session else "TMPDIR": self.folder})
        if display:
            environment["DISPLAY"] = os.environ["DISPLAY"]
        # One pipe for both: what is written is what is waited for.
        reading, writing = os.pipe()
        self.process = subprocess.Popen([program, *options], stdin=subprocess.DEVNULL, stdout=writing, stderr=writing, env=environment)
        os.close(writing)
        self.pipe, self.said = os.fdopen(reading, "rb", 0), ""

    def more(self):
        ready, _, _ = select.select([self.pipe], [], [], PATIENCE)
        piece = self.pipe.read(65536) if ready else None
        if piece is None:
            sys.exit("nothing was said for %d s: %s" % (PATIENCE, self.said))
        self.said += piece.decode(errors="replace")
        return bool(piece)

    def until(self, pattern):
        while not re.search(pattern, self.said):
            if not self.more():
                sys.exit("it ended before %s: %s" % (pattern, self.said))

    def window(self):
        """Its window, once it is shown."""
        found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True,
                               text=True, timeout=PATIENCE, check=True)
        return int(found.stdout.split()[0])

    def ends(self, code=0):
        while self.more():
            pass
        ended = self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
        qt = [line for line in self.said.splitlines()
              if re.match(r"^Q\w+[:(]|^qt\.", line) or "the program ends" in line or (re.match(r"^\S+Z \w+ ", line) and not OURS.match(line))]
        return (["exit code %s: %s" % (ended, self.said[-500:])] if ended != code else []) + qt


def answer_for_a_stranger(run, name):
    """Makes a Machine of a provider that is not there, and waits until it says so: the backend answers for it by itself."""
    run.until("serving https://")
    url, data = re.search(r"serving (\S+) data in (.*)", run.said).groups()
    with open(os.path.join(data, "admin.kubeconfig")) as config:
        token = re.search(r"token: (\S+)", config.read()).group(1)
    trust = ssl.create_default_context(cafile=os.path.join(data, "ca.crt"))
    machines = url + "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines"

    def ask(place, body=None):
        request = urllib.request.Request(place, body and json.dumps(body).encode(),
                                         {"Authorization": "Bearer " + token, "Content-Type": "application/json"})
        with urllib.request.urlopen(request, context=trust, timeout=PATIENCE) as answer:
            return answer.read().decode()

    ask(machines, {"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "metadata": {"name": name},
                   "spec": {"providerSpec": {"value": {"kind": "StrangeSpec"}}}})
    while "no provider makes instances of StrangeSpec" not in ask(machines + "/" + name):
        time.sleep(0.05)


def own(run_options):
    return [*run_options, "--listen", "127.0.0.1:0"]


def main():
    programs, times = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3
    daemon, console = (os.path.join(programs, name) for name in ("holdpointd", "holdpoint"))
    display = Display()
    serving = "serving https://"

    def term(run, after):
        run.until(after)
        run.process.send_signal(signal.SIGTERM)
        return run.ends()

    def crossed(run):
        window = run.window()
        display.close(window)
        return run.ends()

    def windowed(run):
        run.window()
        run.process.send_signal(signal.SIGTERM)
        return run.ends()

    def stranger(program):
        # In the second run there is nothing to store about the first one: its pass ends where it was answered.
        place, found = tempfile.mkdtemp(prefix="quiet data "), []
        for name in ("stranger-1", "stranger-2"):
            run = Run(program, *own(["--data-dir", os.path.join(place, "data")]))
            answer_for_a_stranger(run, name)
            run.process.send_signal(signal.SIGTERM)
            found += run.ends()
        shutil.rmtree(place)
        return found

    def refused(program):
        first = Run(daemon, *own(["--lab", "demo"]), display=False)
        first.until(serving)
        place = re.search(serving + r"(\S+) data in (.*)", first.said)
        second = Run(program, "--lab", "demo", "--data-dir", place.group(2), "--listen", "127.0.0.1:0")
        found = second.ends(2)
        third = Run(program, "--lab", "demo", "--listen", place.group(1))
        return found + third.ends(2) + term(first, serving)

    ways = {
        "the daemon, SIGTERM": lambda: term(Run(daemon, *own(["--lab", "demo"]), display=False), serving),
        "the daemon without a lab, SIGTERM": lambda: term(Run(daemon, *own([]), display=False), serving),
        "the daemon, refused": lambda: refused(daemon),
        "the console, SIGTERM while it starts": lambda: term(Run(console, *own(["--lab", "demo"])), serving),
        "the console, SIGTERM": lambda: windowed(Run(console, *own(["--lab", "demo"]))),
        "the console without a session, SIGTERM": lambda: windowed(Run(console, *own(["--lab", "demo"]), session=False)),
        "the console without a lab, SIGTERM": lambda: windowed(Run(console, *own([]))),
        "the console, its window is closed": lambda: crossed(Run(console, *own(["--lab", "demo"]))),
        "the daemon with a Machine of nobody": lambda: stranger(daemon),
        "the console with a Machine of nobody": lambda: stranger(console),
        "the console, refused": lambda: refused(console),
    }
    failed = 0
    if len(sys.argv) > 3:
        ways = {name: way for name, way in ways.items() if sys.argv[3] in name}
    for name, way in ways.items():
        found = [line for _ in range(times) for line in way()]
        failed += bool(found)
        print(("FAILED  " if found else "ok      ") + name, flush=True)
        for line in sorted(set(found)):
            print("        %d times: %s" % (found.count(line), line))
    print("%d passed, %d failed" % (len(ways) - failed, failed))
    sys.exit(1 if failed else 0)


main()
