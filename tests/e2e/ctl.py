#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""holdpointctl from outside, as people and scripts use it: a daemon with the demo lab answers.

usage: ctl.py FOLDER_OF_HOLDPOINTCTL
"""

import datetime
import fcntl
import json
import os
import pty
import select
import shutil
import signal
import ssl
import struct
import subprocess
import sys
import termios
import threading

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "hostile"))
from table import expect  # noqa: E402
from target import PATIENCE, Site, until  # noqa: E402


def shell_word(text):
    expect(text.split(), "the demo holds a host off")
    return text.split()[0]


class Shell:
    """A person's environment: nothing says which backend but what a test puts there."""

    def __init__(self, site):
        self.site = site
        self.program = os.path.join(site.programs, "holdpointctl")
        self.home = os.path.join(site.folder, "home")
        os.makedirs(self.home)
        kept = ("PATH", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ}
        self.environment.update(HOME=self.home, XDG_CONFIG_HOME=self.home + "/config", XDG_DATA_HOME=self.home + "/share")

    def run(self, *words, program=None, patience=PATIENCE, **more):
        done = subprocess.run([program or self.program, *words], capture_output=True, text=True, timeout=patience,
                              env={**self.environment, **more})
        return done.returncode, done.stdout, done.stderr

    def good(self, *words, **more):
        code, out, err = self.run(*words, **more)
        expect(code == 0 and err == "", "%s: %d, %s" % (" ".join(words), code, err))
        return out

    def machine(self):
        """One whose host somebody keeps off, which lasts."""
        return shell_word(self.good("holds", "-o", 'jsonpath={[?(@.waitingAt=="power")].machine}'))

    def bad(self, wanted, sentence, *words, **more):
        code, out, err = self.run(*words, **more)
        expect(code == wanted and out == "", "%s: %d, %s" % (" ".join(words), code, out))
        expect(err.count("\n") == 1 and sentence in err, err)


def tomorrow():
    day = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)
    return "--start", day.strftime("%Y-%m-%dT10:00:00Z"), "--end", day.strftime("%Y-%m-%dT11:00:00Z")


def options_before_and_after(shell):
    data = ("--data-dir", shell.site.data)
    for words in (("override", "list"), ("holds", "-o", "name"), ("audit",), ("calendar", "planned"), ("wall", "list"), ("incident", "list")):
        # The demo goes on meanwhile.
        until(lambda: shell.good(*data, *words) == shell.good(*words, *data), " ".join(words))
    expect("usage: holdpointctl timeline [MACHINE]" in shell.good("timeline", "--help"), "timeline --help")
    expect(shell.good("help", "override", "approve") == shell.good("override", "approve", "-h"), "help of a command in a group")
    expect(shell.good("override", "list", "--version") == shell.good("version"), "--version")
    expect(shell.good() == shell.good("help"), "nothing is help")


def a_backend_is_found(shell):
    shell.bad(2, "start holdpoint or holdpointd", "holds")
    shell.bad(2, "did you mean holds?", "hold")
    shell.bad(2, "cannot read the kubeconfig", "holds", "--data-dir", shell.home)
    data = shell.site.data
    machines = shell.good("holds", "-o", "name", HOLDPOINT_DATA_DIR=data)
    expect(machines.startswith("openshift-machine-api/"), machines)
    url = "wss://%s:%d" % shell.site.address
    remote = {"HOLDPOINT_CONNECT": url, "HOLDPOINT_TOKEN_FILE": data + "/viewer.kubeconfig", "HOLDPOINT_CA_FILE": data + "/ca.crt"}
    expect(shell.good("holds", "-o", "name", **remote), "by the environment")
    # What runs here, where a console or a daemon keeps its data when nobody says where.
    os.makedirs(shell.home + "/share")
    os.symlink(data, shell.home + "/share/holdpoint")
    expect(shell.good("holds", "-o", "name"), "by its default data directory")
    os.unlink(shell.home + "/share/holdpoint")
    shell.good("config", "set", "lab", "--connect", url, "--token-file", data + "/viewer.kubeconfig", "--ca-file", data + "/ca.crt")
    expect(shell.good("holds", "-o", "name"), "by the context")
    with open(shell.home + "/config/holdpoint/contexts.yaml") as text:
        expect("token-file: " in text.read(), "the context names the file")
    expect(os.stat(shell.home + "/config/holdpoint/contexts.yaml").st_mode & 0o777 == 0o600, "the mode of the context file")
    shell.good("config", "set", "gone", "--data-dir", shell.home + "/nowhere")
    shell.bad(2, "the context gone names the data directory %s/nowhere, which is gone" % shell.home, "holds", "--context", "gone")
    shell.good("config", "remove", "gone")


def answers_are_data(shell):
    rows = json.loads(shell.good("holds", "-o", "json"))
    expect(rows, "the demo holds machines")
    until(lambda: shell.good("holds", "-o", "jsonpath={[0].machine}") == json.loads(shell.good("holds", "-o", "json"))[0]["machine"] + "\n",
          "jsonpath")
    expect('hold: ' in shell.good("holds", "-o", "yaml"), "yaml")
    whole = shell.good("holds")
    expect("WAITING AT" in whole and "WAITING AT" not in shell.good("holds", "--no-headers"), "--no-headers")
    until(lambda: shell.good("holds").count("\n") == shell.good("holds", "--no-headers").count("\n") + 1, "and nothing else is left out")
    expect("REASON" in shell.good("holds", "-o", "wide").split("\n")[0], "wide")
    expect("\x1b" not in whole, "no colours in a pipe")
    expect("\x1b[1m" in shell.good("holds", "--color", "always"), "colours that were asked for")
    shell.bad(2, "did you mean json?", "holds", "-o", "jsn")
    shell.bad(1, "there is no machine nobody", "why", "nobody")


def what_is_wrong_is_said_in_words(shell):
    code, out, err = shell.run("calendar", "add", "--summary", "fans", *tomorrow(), "--machine", "nobody", "--data-dir", shell.site.data)
    expect(code == 1 and out == "" and err == 'holdpointctl: entry "fans": there is no Machine nobody\n', err)


def colours_are_for_terminals(shell):
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        ours, theirs = pty.openpty()
        done = subprocess.run([shell.program, "holds"], stdout=theirs, stderr=subprocess.PIPE, env={**shell.environment, "TERM": "xterm", **more},
                              timeout=PATIENCE)
        os.close(theirs)
        text = b""
        try:
            while piece := os.read(ours, 65536):
                text += piece
        except OSError:
            pass  # the end of a terminal
        os.close(ours)
        expect(done.returncode == 0 and done.stderr == b"", done.stderr)
        expect((b"\x1b[1m" in text) == coloured, "%s: %s" % (more, text[:200]))


def nobody_reads(shell):
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run([shell.program, "holds"], stdout=theirs, stderr=subprocess.PIPE, env=shell.environment, timeout=PATIENCE)
    os.close(theirs)
    expect(done.returncode == -signal.SIGPIPE and done.stderr == b"", "%d: %s" % (done.returncode, done.stderr))
    with open("/dev/full", "w") as full:
        done = subprocess.run([shell.program, "holds"], stdout=full, stderr=subprocess.PIPE, env=shell.environment, timeout=PATIENCE)
    expect(done.returncode == 1 and b"the standard output cannot be written" in done.stderr, "%d: %s" % (done.returncode, done.stderr))


def changes_are_watched(shell):
    data = ("--data-dir", shell.site.data)
    machine = [name for name in shell.good("holds", "-o", "name").split() if "worker" in name][0]
    watching = subprocess.Popen([shell.program, "override", "list", "--watch", "-o", "name", *data], stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True, env=shell.environment)
    lines = []
    reading = threading.Thread(target=lambda: lines.extend(line.strip() for line in watching.stdout), daemon=True)
    reading.start()
    for action in ("mark-for-replacement", "cordon"):
        done = json.loads(shell.run("override", action, "--machine", machine, "--yes", "--reason", "the fans are changed", "-o", "json", *data)[1])
        until(lambda: done["id"] in lines, "%s is printed" % action)
        expect(watching.poll() is None, "it goes on")
    watching.send_signal(signal.SIGINT)
    expect(watching.wait(PATIENCE) == -signal.SIGINT, "Ctrl+C ends it")
    reading.join(PATIENCE)
    expect(watching.stderr.read() == "", "and it says nothing")


class Terminal:
    """holdpointctl at a terminal of its own."""

    def __init__(self, shell, *words):
        self.ours, self.theirs = pty.openpty()
        self.resize(30, 120)
        self.before = termios.tcgetattr(self.theirs)
        self.seen = b""
        self.process = subprocess.Popen([shell.program, *words], stdin=self.theirs, stdout=self.theirs, stderr=subprocess.PIPE,
                                        env={**shell.environment, "TERM": "xterm"}, start_new_session=True)

    def resize(self, lines, columns):
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def shows(self, wanted):
        """Reads until it stands there; what came before is forgotten."""
        while wanted.encode() not in self.seen:
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            expect(ready, "it never showed %s but %s" % (wanted, self.seen[-3000:]))
            self.seen += os.read(self.ours, 65536)
        self.seen = self.seen.split(wanted.encode(), 1)[1]

    def press(self, keys):
        os.write(self.ours, keys.encode())

    def ended(self, code):
        """Its end, and the terminal is as it was."""
        self.shows("\x1b[?1049l")
        expect(self.process.wait(PATIENCE) == code, self.process.stderr.read())
        expect(termios.tcgetattr(self.theirs) == self.before, "the terminal is as it was")
        os.close(self.ours)
        os.close(self.theirs)


def the_fleet_is_followed_at_a_terminal(shell):
    machine = shell.machine()
    shell.bad(2, "top needs a terminal", "top")
    top = Terminal(shell, "top")
    top.shows("\x1b[1mholds: ")
    top.shows(machine)
    top.press("/" + machine[-5:] + "\r")
    top.shows('with "%s"' % machine[-5:])
    top.press("d")
    top.shows("Esc back")
    top.press("\x1b")
    top.shows("l timeline")
    top.press("l")
    top.shows(machine + ", the last 24 h")
    top.press("q:fleet\r")
    top.shows("\x1b[1mfleet: ")
    top.resize(10, 40)
    # The foot is drawn anew, as wide as the terminal is now.
    top.shows("\x1b[2m" + "j/k choose  Enter,d why  l timeline  / filter"[:40] + "\x1b[0m")
    top.press("q")
    top.ended(0)
    for sign in (signal.SIGINT, signal.SIGTERM):
        top = Terminal(shell, "top")
        top.shows("\x1b[1mholds: ")
        top.process.send_signal(sign)
        top.ended(0)


def shells_complete(shell):
    machine = shell.machine()
    begun = machine[:-2]
    expect(machine in shell.good("__complete", "why", begun).split("\n"), "names of machines")
    expect(shell.good("__complete", "ack", "", HOLDPOINT_DATA_DIR=shell.home, XDG_CONFIG_HOME=shell.home) == ":4\n", "silence without a backend")
    path = os.path.dirname(shell.program) + os.pathsep + shell.environment["PATH"]

    def asked(*command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**shell.environment, "PATH": path})
        expect(done.returncode == 0 and done.stderr == "", "%s: %s" % (command, done.stderr))
        return done.stdout.split("\n")

    script = ('source <(holdpointctl completion bash); COMP_WORDS=(holdpointctl %s); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); '
              '_holdpointctl; printf "%%s\\n" "${COMPREPLY[@]}"')
    expect(machine in asked("bash", "-c", script % ("why " + begun)), "bash completes a machine")
    expect("approve" in asked("bash", "-c", script % "override app"), "bash completes a command")
    expect("lab" in asked("bash", "-c", script % "holds --context = l"), "bash breaks words at =")
    told = "told() { printf '%s\\t%s\\n' 'x; touch y' 'a name' :4 ''; }; COMP_WORDS=(told ''); COMP_CWORD=1; _holdpointctl; printf '%s\\n' \"${COMPREPLY[@]}\""
    expect(asked("bash", "-c", "source <(holdpointctl completion bash); " + told) == ["x\\;\\ touch\\ y", ""], "bash quotes what others named")
    if shutil.which("fish"):
        expect(machine in [line.split("\t")[0] for line in asked(
            "fish", "-c", "holdpointctl completion fish | source; complete -C 'holdpointctl why %s'" % begun)], "fish completes a machine")
    if shutil.which("zsh"):
        asked("zsh", "-c", "autoload -U compinit && compinit -D && source <(holdpointctl completion zsh) && whence _holdpointctl")


def kubectl_finds_it(shell):
    plugins = os.path.join(shell.site.folder, "plugins")
    os.makedirs(plugins)
    for name in ("kubectl-holdpoint", "kubectl_complete-holdpoint"):
        os.symlink(shell.program, os.path.join(plugins, name))
    machine = shell.machine()
    until(lambda: shell.good("why", machine) == shell.good("why", machine, program=plugins + "/kubectl-holdpoint"), "by its name as a plugin")
    expect("approve\t" in shell.good("override", "app", program=plugins + "/kubectl_complete-holdpoint"), "by its name as a completion")
    if not shutil.which("kubectl"):
        print("     without kubectl: by the names of its files alone")
        return
    found = {"PATH": plugins + os.pathsep + shell.environment["PATH"]}
    code, out, err = shell.run("holdpoint", "holds", "-o", "name", program="kubectl", **found)
    expect(code == 0 and out.startswith("openshift-machine-api/"), err)
    code, out, err = shell.run("__complete", "holdpoint", "why", machine[:-2], program="kubectl", **found)
    expect(code == 0 and machine in [line.split("\t")[0] for line in out.split("\n")], out + err)


def pictures_say_nothing(shell):
    machine = shell.machine()
    picture = os.path.join(shell.site.folder, "it.pdf")
    shell.good("export", "--machine", machine, "--format", "pdf", "-o", picture)
    with open(picture, "rb") as content:
        expect(content.read(5) == b"%PDF-", "a PDF")


def nothing_changes_by_asking_what_if(shell):
    here = ("--data-dir", shell.site.data)
    machine = "openshift-machine-api/fra1-worker-eu-central-1b-c2vnh"
    said = shell.good("whatif", "replace", machine, "--assume", "10m", *here, patience=4 * PATIENCE)
    name = machine.split("/")[1]
    expect(said.startswith("Replacing %s ends after " % name) and "\nSurge: 1 machine," in said, said)
    expect("preTerminate FlushLogs of logging/log-exporter" in said and "No record of how long logging/log-exporter" in said, said)
    found = json.loads(shell.good("whatif", "retire", machine, "-o", "json", *here, patience=4 * PATIENCE))
    expect(found["endSeconds"]["p50"] is None and found["unendedRuns"] == found["runs"], "nobody is known to remove the hook")
    expect([hold for hold in found["holds"] if hold["name"] == "FlushLogs" and hold["seconds"]["p50"] is None], found)
    # Had it been deleted, its hook would hold it for a while.
    expect(machine not in shell.good("holds", "-o", "name", *here), "nothing was deleted")
    going = [name for name in shell.good("holds", "-o", 'jsonpath={[?(@.waitingAt=="preTerminate")].machine}', *here).split()]
    if going:
        shell.bad(1, "is being deleted already", "whatif", "retire", going[0], *here)
    shell.bad(1, "there is no machine nobody", "whatif", "retire", "nobody", *here)
    shell.bad(1, "there is no machine of the set nothing", "whatif", "retire", "--set", "nothing", *here)
    shell.bad(1, "there is no machine in the rack nowhere", "whatif", "retire", "--rack", "nowhere", *here)
    shell.bad(1, "nothing replaces fra1-master-0", "whatif", "replace", "fra1-master-0", *here)


def what_proves_is_replaced_while_it_runs(shell):
    def served():
        return ssl.get_server_certificate(shell.site.address)

    data = shell.site.data
    here = ("--data-dir", data)  # an earlier story chose the context of a viewer
    before = served()
    shell.good("rotate", "certificate", *here)
    expect(served() != before, "another certificate is served")
    shell.good("holds", "-o", "name", *here)  # who trusts the authority of before is still in
    file = shell.good("token", "create", "--user", "ada", "--role", "viewer", *here).strip()
    with open(file) as text:
        first = text.read()
    expect(shell.good("rotate", "token", "ada", *here).strip() == file, "the token is kept where it was")
    with open(file) as text:
        second = text.read()
    expect(second != first and first.split("token: ")[0] == second.split("token: ")[0], "nothing but the token is another one")
    with open(os.path.join(data, "admin.kubeconfig")) as text:
        first = text.read()
    expect(shell.good("rotate", "token", "admin", *here).strip() == os.path.join(data, "admin.kubeconfig"), "whose file it is")
    with open(os.path.join(data, "admin.kubeconfig")) as text:
        expect(text.read() != first, "the file has another token")
    with open(os.path.join(data, "audit.key")) as text:
        keys = text.read().split()
    key = json.loads(shell.good("rotate", "audit-key", "-o", "json", *here))["key"]
    with open(os.path.join(data, "audit.key")) as text:
        expect(text.read().split()[:-1] == keys, "a key is added")
    shell.good("rotate", "bundle-key", *here)
    rows = json.loads(shell.good("audit", "list", "-o", "json", *here))
    text = json.dumps(rows)
    for action in ("rotate-certificate", "rotate-token", "rotate-audit-key", "rotate-bundle-key"):
        expect(action in text, action + " stands in the audit")
    expect(key in text, "the audit names the key")
    shell.good("audit", "verify", *here)
    shell.bad(1, "There is no token of nobody.", "rotate", "token", "nobody", *here)
    shell.bad(2, "rotate token needs", "rotate", "token", *here)


def levels_and_records_are_for_administrators(shell):
    here = ("--data-dir", shell.site.data)
    data, folder = shell.site.data, shell.site.folder
    expect(shell.good("log-level", *here) == "info\n", "the level of the start")
    expect(shell.good("log-level", "warning", *here) == "warning\n" and shell.good("log-level", *here) == "warning\n", "the level is another one")
    shell.bad(2, "is not one of debug, info, warning, error", "log-level", "loud", *here)
    shell.bad(2, "in use by another holdpoint", "record", "copy", "--from", data, "--to", folder + "/copy/history.db")
    shell.bad(2, "record copy needs --from and --to", "record", "copy", "--from", data)


def the_site_is_looked_at(shell):
    doctor = os.path.join(shell.site.programs, "holdpointd")
    # A BMC of the demo never answers.
    code, out, err = shell.run("doctor", "--data-dir", shell.site.data, "-o", "json", program=doctor, patience=3 * PATIENCE)
    found = json.loads(out)
    expect(code in (0, 1) and err == "" and not [row for row in found if row["state"] == "fail"], out + err)
    for words in ("hosts let Holdpoint in", "is in use by a backend", "the audit is whole: "):
        expect([row for row in found if row["state"] == "ok" and words in row["what"]], words + ": " + out)


def main():
    site = Site(sys.argv[1])
    try:
        shell = Shell(site)
        for story in (options_before_and_after, a_backend_is_found, answers_are_data, what_is_wrong_is_said_in_words, colours_are_for_terminals,
                      nobody_reads, changes_are_watched, the_fleet_is_followed_at_a_terminal, shells_complete, kubectl_finds_it,
                      pictures_say_nothing, nothing_changes_by_asking_what_if, what_proves_is_replaced_while_it_runs, levels_and_records_are_for_administrators,
                      the_site_is_looked_at):
            story(shell)
            print("ok   " + story.__name__.replace("_", " "))
        site.stop()
        code, out, err = shell.run("holds", "--data-dir", site.data)
        expect(code == 1 and out == "" and "no backend answers" in err, err)
        print("ok   a backend that is gone is exit code 1")
        copied = json.loads(shell.good("record", "copy", "--from", site.data, "--to", site.folder + "/history.db", "-o", "json"))
        expect({table["table"]: table["rows"] for table in copied["tables"]}["transition"] > 0, "the record is copied")
        print("ok   its record is copied")
    finally:
        site.close()


main()
