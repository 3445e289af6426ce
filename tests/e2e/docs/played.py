#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the session of a page as it stands there, and checks what it shows.

usage: played.py PAGE ROOT FOLDER_OF_PROGRAMS KUBECTL

The ```sh blocks of a page are one session, run by one bash from the root of the tree. Only the folder of the build is another
here, `./dev build` finds what it is asked for built, and a port that a person types is a free one.

With a folder in HOLDPOINT_PICTURES the console is looked at where a person would: a picture per page, after the lines of PICTURED.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

PATIENCE = 2400  # seconds for all of it

# What the reader is promised to see, in this order.
SHOWN = {
    "docs/hook-controllers.md": [
        r"machine\.machine\.openshift\.io/worker-1 created$",
        r"^machine\.machine\.openshift\.io/worker-1 condition met$",
        r"^machine\.machine\.openshift\.io \"worker-1\" deleted",
        r"BatchRunning.*waiting for openshift-machine-api/nightly-report",
        r"^Waiting at preDrain for WaitForBatch \(owner shell/wait-for-batch\)",
        r'"preTerminate":\[\{"name":"KeepForReview","owner":"the-reviewer"\}\]\}$',
        r"^\| preDrain WaitForBatch \| Holding: .* \| released \| wait-for-batch",
        r"^\| preTerminate KeepForReview \| Holding: .* \| overridden \| admin",
        r"machines\.machine\.openshift\.io",
        r"^the token of wait-for-batch is no longer valid$",
    ],
    "docs/the-line.md": [
        r"machine\.machine\.openshift\.io/line-1 created$",
        r"^machine\.machine\.openshift\.io/line-1 condition met$",
        r"^machine\.machine\.openshift\.io/line-1 +Running",
        r"^machine\.machine\.openshift\.io \"line-1\" deleted",
        r"^Waiting at preTerminate for KeepForReview \(owner the-person-at-the-keyboard\)",
        r"immutable when machine is marked for deletion",
        r"^machine\.machine\.openshift\.io/line-1 patched$",
        r"^\| preTerminate KeepForReview \|",
        r"^baremetalhost\.metal3\.io/host-1 annotated$",
        r"^baremetalhost\.metal3\.io/host-1 condition met$",
        r"heldSince",
        r"^bmc\.lab\.holdpoint\.dev/host-1 patched$",
        r"^baremetalhost\.metal3\.io/host-1 condition met$",
        r"^true$",
    ],
    "docs/host-power.md": [
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 annotated$",
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 condition met$",
        r'"reason":"\w+".*"type":"PowerSettled"',
    ],
    "README.md": [
        r"^fra1-worker-eu-central-1b-rr8js +\w+",
        r"\"fra1-worker-eu-central-1a-p9wlm\" deleted",
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 annotated$",
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 condition met$",
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 annotated$",
        r"^baremetalhost\.metal3\.io/fra1-r11-u04 condition met$",
        r"fra1-worker-eu-central-1b-rr8js",
        r"^# .*fra1-worker-eu-central-1b-rr8js",
        r"^holdpointd ready: .* live wss://127\.0\.0\.1:\d+/live data \S+/build/observe$",
    ],
}

# What a person sees in the console after a line of the session: the line, a name for the pictures, the pages.
MACHINE = "machine:openshift-machine-api/line-1"
PICTURED = {
    "docs/the-line.md": [
        (r"kubectl wait .*=Running ", "created", ["fleet", MACHINE]),
        (r"ask why line-1", "held", ["fleet", "holds", MACHINE]),
        (r"ask timeline ", "let-go", ["fleet", MACHINE, "incidents"]),
        (r"kubectl get bmh host-1 .*rebootHolds", "kept-off", ["power", "holds"]),
        (r"kubectl get bmh host-1 .*poweredOn", "broken", ["power", "alarms", "audit"]),
    ],
    "README.md": [
        (r"kubectl wait bmh/.*=false ", "off", ["fleet", "power"]),
        (r"kubectl wait bmh/.*=true ", "on", ["power"]),
        (r"build/release/bin/holdpointctl .* timeline ", "stuck", ["holds", "machine:openshift-machine-api/fra1-worker-eu-central-1b-rr8js"]),
    ],
}
# The backend of the session is the one of its kubeconfig.
PICTURE = r"""picture() {
    local data=${KUBECONFIG%%/*} shots=() page name=$1
    for page in "${@:2}"; do shots+=(--shot "$page=$HOLDPOINT_PICTURES/$name-${page%%%%:*}.png"); done
    QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software %s/holdpoint --connect "$(sed -n 's#^ *server: "*https\([^"]*\).*#wss\1/live#p' "$KUBECONFIG")" \
        --token-file "$data/operator.token" --ca-file "$data/ca.crt" "${shots[@]}"
}
"""

# A daemon that the page leaves in the foreground: it is left when it serves, as by a person with Ctrl+C.
FOREGROUND = r"""%s > observed &
until grep '^holdpointd ready' observed; do kill -0 $!; sleep 0.1; done
kill -INT $!
wait $!
"""

ON_THE_DEMO = ("README.md", "docs/host-power.md")
# What `./dev run` of the README is: the demo where it keeps its data by default, and a cluster in ~/.kube/config.
RUN = r"""(unset KUBECONFIG; exec %s/holdpointd --lab demo --listen 127.0.0.1:0) > ready &
demo=$!
until grep -q '^holdpointd ready' ready; do kill -0 $demo; sleep 0.1; done
export KUBECONFIG=~/.local/share/holdpoint/demo/admin.kubeconfig
mkdir -p ~/.kube && cp ~/.local/share/holdpoint/demo/admin.kubeconfig ~/.kube/config
"""


def session(page, text, root, programs):
    def built(line):
        return "".join("test -x %s/%s\n" % (programs, name) for name in line.group(1).split())

    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    if page == "README.md":
        # The first block is what a person begins with; it goes on while they do the rest.
        if not blocks[0].startswith("./dev run "):
            sys.exit("the README does not begin with ./dev run")
        blocks = blocks[1:]
    if page in ON_THE_DEMO:
        blocks = [RUN % programs] + [block.replace(" --data-dir build/", ' --data-dir "$HOME"/build/') for block in blocks] + ["kill $demo\n"]
    lines = "".join(blocks)
    if os.environ.get("HOLDPOINT_PICTURES"):
        for number, (line, name, pages) in enumerate(PICTURED.get(page, [])):
            lines, found = re.subn("^%s.*$" % line, r"\g<0>\npicture %d-%s %s" % (number + 1, name, " ".join(pages)), lines, 1, re.MULTILINE)
            if not found:
                sys.exit("no line is %s any more" % line)
        lines = PICTURE % programs + lines
    lines = lines.replace("$PWD/build/release/bin", programs)
    lines = re.sub(r"^\./dev build (.*)$\n", built, lines, flags=re.MULTILINE)
    lines = re.sub(r"^build/release/bin/holdpointd .*[^&\n]$\n", lambda line: FOREGROUND % line.group().strip(), lines, flags=re.MULTILINE)
    lines = re.sub(r"(?<=--listen 127\.0\.0\.1:)\d+", "0", lines)
    lines = re.sub(r"(?<![\w/])build/release/bin/", programs + "/", lines)
    return blocks, "set -euo pipefail\n" + lines + "wait\n"


def main():
    page, root, programs, kubectl = sys.argv[1:]
    with open(os.path.join(root, page)) as text:
        blocks, lines = session(page, text.read(), root, os.path.abspath(programs))
    pictures = os.path.abspath(os.environ["HOLDPOINT_PICTURES"]) if os.environ.get("HOLDPOINT_PICTURES") else ""
    folder = tempfile.mkdtemp(prefix="played-")
    os.mkdir(os.path.join(folder, "build"))
    # Pages name files of the tree, and what a session leaves must not be in it.
    for name in os.listdir(root):
        if name != "build":
            os.symlink(os.path.join(root, name), os.path.join(folder, name))
    # One file, so that what the controller says in the background stands where it was said.
    output = os.path.join(folder, "output")
    with open(output, "w") as log:
        bash = subprocess.Popen(
            ["bash", "-c", lines], cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            start_new_session=True, env={"HOME": folder, "TMPDIR": folder, "LC_ALL": "C.UTF-8", "HOLDPOINT_PICTURES": pictures,
                                         "PATH": os.path.dirname(os.path.abspath(kubectl)) + ":" + os.environ["PATH"]})
        try:
            code = bash.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = "nothing: it still runs"
        try:
            os.killpg(bash.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    with open(output, errors="replace") as log:
        shown = log.read()
    shutil.rmtree(folder, ignore_errors=True)

    problems = [] if code == 0 else ["the session ended with %s" % code]
    position, promises = 0, SHOWN[page]
    for pattern in promises:
        found = re.compile(pattern, re.MULTILINE).search(shown, position)
        if found:
            position = found.start() + 1
        else:
            problems.append("not shown (in this order): " + pattern)
    if problems:
        print(shown)
    for problem in problems:
        print("FAILED  " + problem)
    print("%d blocks run, %d of %d promises kept" % (len(blocks), len(promises) - sum("shown" in p for p in problems), len(promises)))
    sys.exit(1 if problems or not blocks else 0)


main()
