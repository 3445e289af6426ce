# SPDX-License-Identifier: Apache-2.0
"""The data directory: who holds it after a kill, and what a full disk does to it."""

import glob
import os
import shutil
import subprocess
import tempfile

from table import Failure, expect, row
from target import Site, until

MIB = 1024 * 1024
MACHINE = "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines/fra1-worker-eu-central-1a-kx7fd"


@row("a killed backend starts again twenty times, also when its number went to another one")
def killed(site):
    other = Site(site.programs)
    try:
        for turn in range(20):
            site.kill()
            for lock in glob.glob(os.path.join(site.data, "*.lock")):
                if turn % 2:  # what QLockFile of an older version leaves: number, program, host
                    with open(lock, "wb") as file:
                        file.write(b"%d\nholdpointd\n%s\n\n\n" % (other.process.pid, os.uname().nodename.encode()))
            site.start()
    finally:
        other.close()


def isolated(*namespaces):
    """The command in front of one that gets namespaces of its own; None, which is said, where this machine allows none."""
    command = ["unshare", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"]), *namespaces]
    if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
        return command
    print("     this machine allows no %s of one's own: the next row shows nothing" % "".join(namespaces[:1]).strip("-"), flush=True)
    return None


@row("a backend that is process 1 of its container starts again after twenty kills, and a second one is kept out")
def killed_in_a_container(site):
    within = isolated("--pid", "--fork", "--kill-child", "--mount-proc")
    if within is None:
        return
    other = Site(site.programs, within=within)
    try:
        for _ in range(20):
            with open(os.path.join(other.data, "holdpoint.lock")) as file:
                expect(file.read() == "1\n", "the backend is not process 1")
            code, said = other.daemon("--lab", "demo", "--data-dir", other.data, "--listen", "127.0.0.1:0")
            expect(code == 2 and "in use by another holdpoint" in said, "%d: %s" % (code, said[-300:]))
            other.kill()
            other.start()
    finally:
        other.close()


class SmallDisk:
    """A disk that can be full: seen by what runs within, and there until it is closed."""

    def __init__(self, mebibytes):
        self.folder = tempfile.mkdtemp(prefix="hostile")
        self.holder = subprocess.Popen(
            [*isolated("--mount"), "sh", "-c", 'mount -t tmpfs -o size="$1"m,mode=700 disk "$2" && echo && exec sleep infinity',
             "sh", str(mebibytes), self.folder], stdout=subprocess.PIPE)
        expect(self.holder.stdout.readline(), "there is no disk")
        self.within = ("nsenter", "--target", str(self.holder.pid), "--mount",
                       *(() if os.geteuid() == 0 else ("--user", "--preserve-credentials")))
        self.ballast = "/proc/%d/root%s/ballast" % (self.holder.pid, self.folder)

    def fill(self):
        with open(self.ballast, "wb", buffering=0) as file:
            for size in (MIB, 4096, 1):
                try:
                    while file.write(bytes(size)) == size:
                        pass
                except OSError:
                    pass

    def make_room(self):
        os.unlink(self.ballast)

    def close(self):
        self.holder.kill()
        self.holder.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@row("a full disk is told, what was acknowledged is there after a kill, and room is used at once")
def full_disk(site):
    if isolated("--mount") is None:
        return
    disk = SmallDisk(96)
    other = None

    def write(number):
        value = "%d %s" % (number, "x" * 8000)
        return other.api("PATCH", MACHINE, {"metadata": {"annotations": {"example.com/number": value}}},
                         kind="application/merge-patch+json")

    def read():
        answer = other.api("GET", MACHINE)
        expect(answer.status == 200, "it cannot be read: %d: %s" % (answer.status, answer.body[:300]))
        return int(answer.json["metadata"]["annotations"]["example.com/number"].split()[0])

    def until_refused(number):
        """The last number that was taken; how the next one is refused, and what /readyz says then."""
        while True:
            answer = write(number)
            if answer.status != 200:
                break
            number += 1
        ready = other.api("GET", "/readyz")
        expect(answer.status == 503 and b"disk is full" in answer.body, "%d: %s" % (answer.status, answer.body[:300]))
        expect(ready.status == 503 and b"disk is full" in ready.body, "/readyz %d: %s" % (ready.status, ready.body[:300]))
        return number - 1

    try:
        other = Site(site.programs, within=disk.within, folder=disk.folder)
        expect(write(1).status == 200, "it was refused with room")
        disk.fill()
        taken = until_refused(2)
        expect(read() == taken, "what was refused can be read, or what was taken cannot")
        disk.make_room()
        until(lambda: other.api("GET", "/readyz").status == 200, "it is ready when there is room")
        expect(write(taken + 1).status == 200, "it was refused when there was room again")
        disk.fill()
        taken = until_refused(taken + 2)
        other.kill()
        try:
            other.start()
            other.kill()  # what little there was sufficed
        except Failure as why:
            expect("no space is left on the device" in str(why) or "disk is full" in str(why), str(why))
        disk.make_room()
        other.start()
        expect(read() == taken, "%d was acknowledged, %d is there" % (taken, read()))
        found = other.ctl("audit", "verify")
        expect(found.returncode == 0, found.stdout + found.stderr)
    finally:
        if other:
            other.close()
        disk.close()


@row("a lock file with junk in it is no obstacle, and a backend that runs is one")
def junk(site):
    site.kill()
    for lock in glob.glob(os.path.join(site.data, "*.lock")):
        with open(lock, "wb") as file:
            file.write(os.urandom(100000))
    site.start()
    code, said = site.daemon("--lab", "demo", "--data-dir", site.data, "--listen", "127.0.0.1:0")
    expect(code == 2 and "in use by another holdpoint" in said, "%d: %s" % (code, said[-300:]))
