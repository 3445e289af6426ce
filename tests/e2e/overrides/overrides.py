#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every override through holdpointctl, from what is stuck to its observed end: on an embedded cluster, or on a real API server.

usage: overrides.py FOLDER_OF_PROGRAMS [APISERVER]
"""

import json
import os
import shutil
import signal
import sqlite3
import sys
import traceback

from sites import Embedded, HOSTS, MACHINES, NAMESPACE, PATIENCE, Real, expect, until

WHY = "the owner is dead, OPS-42"
FOREIGN = "reboot.metal3.io/other-tool"


def annotations(thing):
    return thing["metadata"].get("annotations", {})


# action, object, level, more words, what shows it
ACTIONS = [
    ("cordon", "worker-2", "G2", [], lambda s, o: s.node_of(o)["spec"].get("unschedulable") is True),
    ("uncordon", "worker-2", "G2", [], lambda s, o: not s.node_of(o)["spec"].get("unschedulable")),
    ("mark-for-replacement", "worker-2", "G2", [], lambda s, o: "machine.openshift.io/delete-machine" in annotations(s.machine(o))),
    ("pause", "host-2", "G2", [], lambda s, o: "baremetalhost.metal3.io/paused" in annotations(s.host(o))),
    ("resume", "host-2", "G2", [], lambda s, o: "baremetalhost.metal3.io/paused" not in annotations(s.host(o))),
    ("detach", "host-2", "G3", [], lambda s, o: "baremetalhost.metal3.io/detached" in annotations(s.host(o))),
    ("attach", "host-2", "G2", [], lambda s, o: "baremetalhost.metal3.io/detached" not in annotations(s.host(o))),
    ("add-hold", "host-1", "G2", [], lambda s, o: s.host(o)["status"]["poweredOn"] is False),
    ("release-hold", "host-1", "G2", ["--key", "OURS"], lambda s, o: not [a for a in annotations(s.host(o)) if "/holdpoint-" in a]),
    ("soft-reboot", "host-1", "G3", [], lambda s, o: "reboot.metal3.io" not in annotations(s.host(o))),
    ("hard-reboot", "host-1", "G3", [], lambda s, o: "reboot.metal3.io" not in annotations(s.host(o))),
    ("power-off", "host-1", "G3", [], lambda s, o: s.host(o)["spec"]["online"] is False),
    ("power-on", "host-1", "G2", [], lambda s, o: s.host(o)["spec"]["online"] is True),
]


class Story:
    def __init__(self, site):
        self.site, self.steps = site, 0

    def proved(self, sentence):
        self.steps += 1
        print("   proved: " + sentence, flush=True)

    def people(self):
        for name, role in (("anna", "operator"), ("bert", "approver"), ("carla", "operator")):
            code, _, err = self.site.ctl("", "token", "create", "--user", name, "--role", role)
            expect(code == 0, "token create: " + err)
        tokens = open(os.path.join(self.site.data, "tokens.json")).read()
        expect(self.site.api.token not in tokens and "sha256" in tokens, "tokens.json holds a token")
        self.proved("three people have tokens, the backend keeps only their hashes")

    def row(self, state=None):
        """The newest override, or the newest in this state."""
        rows = [r for r in self.site.json("anna", "override", "list").values() if state in (None, r["state"])]
        return max(rows, key=lambda r: r["at"]) if rows else None

    def ended(self, process, code, word):
        out, err = process.communicate(timeout=PATIENCE)
        expect(process.returncode == code, "exit code %s: %s%s" % (process.returncode, out, err))
        expect(word in out + err, "'%s' is not in: %s%s" % (word, out, err))
        return out

    def refused(self, sentence, *words, who="anna"):
        code, out, err = self.site.ctl(who, "override", *words)
        expect(code == 1 and sentence in err, "%s: %d %s%s" % (" ".join(words), code, out[-300:], err))

    def what_is_stuck_and_why(self):
        self.site.delete("worker-1")
        until(lambda: any(h["hold"] == "BackupFileSystem" for h in self.site.json("", "holds")), "worker-1 is held")
        until(lambda: "Waiting at preTerminate for BackupFileSystem" in self.site.ctl("", "why", "worker-1")[1], "worker-1 waits for it")
        self.proved("worker-1 waits for BackupFileSystem, and that is said")

    HOOK = ("remove-hook", "--machine", "worker-1", "--hook", "BackupFileSystem")

    def the_review(self):
        row = self.site.json("anna", "override", *self.HOOK, "--preview")
        expect(row["state"] == "previewed" and row["level"] == "G4" and row["levelWhy"], "the level: %s" % row)
        expect(row["dryRun"]["state"] == "accepted", "the dry run: %s" % row["dryRun"])
        patch = json.loads(row["patch"])
        expect([s["op"] for s in patch] == ["test", "test", "remove"] and patch[0]["path"] == "/metadata/uid", row["patch"])
        expect(patch[1]["value"] == {"name": "BackupFileSystem", "owner": "my-backup-controller"}, row["patch"])
        expect(all(c["evidence"] and c["at"] for c in row["checks"]), "the checks: %s" % row["checks"])
        expect(row["remaining"] == ["reason", "confirm", "typeName", "secondPerson", "delay"], str(row["remaining"]))
        expect(len(self.site.machine("worker-1")["spec"]["lifecycleHooks"]["preTerminate"]) == 2, "a preview changed something")
        code, out, err = self.site.ctl("anna", "override", *self.HOOK)
        expect(code == 1 and "nothing was sent; --yes commits without asking" in err and "kubectl patch" in out, out + err)
        self.proved("the review: checks with evidence and time, the exact patch, its dry run, level G4 with reasons, what is missing")

    def gates(self):
        self.refused("A reason is required.", *self.HOOK, "--yes")
        self.refused("Type worker-1 to confirm.", *self.HOOK, "--yes", "--reason", WHY)
        self.refused("Type worker-1 to confirm.", *self.HOOK, "--yes", "--reason", WHY, "--name", "worker-2")
        self.refused("bert is not allowed to do this: it requires the role operator", *self.HOOK, "--yes", "--reason", WHY, who="bert")
        self.proved("without reason, without the typed name and without the role it is refused")

    def stale_data(self):
        if not self.site.lose_the_cluster():
            return
        self.refused("Nothing is sent on stale data", "cordon", "--machine", "worker-2", "--yes")
        self.site.find_the_cluster()
        self.proved("without the API server nothing is sent: the data is too old")

    def commit(self, *words, who="anna"):
        """Commits what needs a second person, and waits until one is asked for."""
        process = self.site.begin(who, "override", *words, "--yes", "--reason", WHY)
        return process, until(lambda: process.poll() is not None and {"id": None} or self.row("awaitingApproval"),
                              "a second person is asked for")["id"]

    def alone_is_not_enough(self):
        process, id = self.commit(*self.HOOK, "--name", "worker-1")
        code, _, err = self.site.ctl("anna", "override", "approve", id, "--yes")
        expect(code == 1 and "anna is not allowed to do this: it requires the role approver" in err, err)
        self.site.api.patch(MACHINES + "/worker-1", {"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})
        self.ended(process, 1, "a remediation is fencing this machine")
        expect(self.row()["state"] == "voided", str(self.row()))
        code, _, err = self.site.ctl("bert", "override", "approve", id, "--yes")
        expect(code == 1 and "does not wait for approval" in err, err)
        self.site.api.patch(MACHINES + "/worker-1", {"metadata": {"annotations": {"host.metal3.io/external-remediation": None}}})
        self.proved("one person is not enough; a change while the second is awaited voids the request")

    def aborted_once(self):
        process, id = self.commit(*self.HOOK, "--name", "worker-1")
        expect(self.site.ctl("bert", "override", "approve", id, "--yes")[0] == 0, "bert could not approve")
        expect(self.site.ctl("anna", "override", "abort", id)[0] == 0, "anna could not abort")
        self.ended(process, 1, "Aborted by anna before anything was sent.")
        self.site_keeps_hook()
        self.proved("approved, then aborted in the delay: nothing was sent")

    def site_keeps_hook(self):
        names = [h["name"] for h in self.site.machine("worker-1")["spec"]["lifecycleHooks"]["preTerminate"]]
        expect(names == ["BackupFileSystem", "KeepLogs"], str(names))

    def approved_and_observed(self):
        process, id = self.commit(*self.HOOK, "--name", "worker-1")
        code, out, err = self.site.ctl("bert", "override", "approve", id, "--yes")
        expect(code == 0 and WHY in out, out + err)
        out = self.ended(process, 0, "Observed")
        expect("Sending in" in out, "the delayed send was not shown: " + out)
        names = [h["name"] for h in self.site.machine("worker-1")["spec"]["lifecycleHooks"]["preTerminate"]]
        expect(names == ["KeepLogs"], "the hooks are " + str(names))
        self.proved("approved by another identity, sent after the delay, observed: one hook is gone and the other is not")

        def told():
            events = self.site.api.get("/api/v1/namespaces/%s/events" % NAMESPACE)["items"] + \
                self.site.api.get("/apis/events.k8s.io/v1/namespaces/%s/events" % NAMESPACE)["items"]
            texts = [e.get("message", "") + e.get("note", "") for e in events if e.get("reason") == "HookOverridden"]
            return any("By anna, approved by bert: " + WHY in t for t in texts)

        until(told, "the Event tells of both people")  # it is sent when the end is known, and nobody waits for it
        sent = [r["content"] for r in self.site.json("", "audit").values() if r.get("override") == id and r["content"].get("phase") == "sent"][0]
        expect(sent["approvedBy"] == "bert" and sent["asUser"] == "anna" and sent["from"], str(sent))
        self.proved("the Event on the Machine and the audit name both people, the reason and whom the cluster takes for the author")

    def finished(self, process, how="Observed", code=0):
        return self.ended(process, code, how)

    def every_action(self):
        for action, name, level, more, shown in ACTIONS:
            of_host = name.startswith("host")
            words = [action, "--host" if of_host else "--machine", NAMESPACE + "/" + name if of_host else name, *more]
            if "OURS" in words:
                words[words.index("OURS")] = next(a for a in annotations(self.site.host(name)) if "/holdpoint-" in a)
            row = self.site.json("anna", "override", *words, "--preview")
            expect(row["level"] == level, "%s is %s: %s" % (action, row["level"], row["levelWhy"]))
            process = self.site.begin("anna", "override", *words, "--yes", "--reason", WHY)
            self.site.play(action, name)
            self.finished(process)
            until(lambda: shown(self.site, name), action + " took effect")
            if action == "mark-for-replacement" and isinstance(self.site, Real):
                managers = {m["manager"] for m in self.site.machine(name)["metadata"]["managedFields"]}
                expect("holdpoint-override" in managers, "nobody of ours is among the managers: %s" % managers)
            if action in ("add-hold", "release-hold", "soft-reboot", "hard-reboot"):
                wanted = action != "add-hold"
                until(lambda: self.site.host(name)["status"].get("poweredOn") is wanted, name + " settles")
        self.proved("observed: " + ", ".join(row[0] for row in ACTIONS))
        self.refused("already", "uncordon", "--machine", "worker-2", "--yes")

    def control_c(self):
        process = self.site.begin("anna", "override", "detach", "--host", NAMESPACE + "/host-2", "--yes", "--reason", WHY)
        until(lambda: self.row("delayed"), "the send is delayed")
        process.send_signal(signal.SIGINT)
        self.ended(process, 1, "Aborted by anna before anything was sent.")
        expect("baremetalhost.metal3.io/detached" not in annotations(self.site.host("host-2")), "it was sent all the same")
        self.proved("Ctrl+C takes it back before it is sent")

    def drains(self):
        self.site.delete("worker-3")
        if isinstance(self.site, Embedded):
            until(lambda: any(h["hold"] == "WaitForBatch" for h in self.site.json("", "holds")), "worker-3 is held")
        code, out, err = self.site.ctl("anna", "override", "retry-drain", "--machine", "worker-3", "--yes")
        expect(code == 0 and "Observed" in out, out + err)
        row = self.site.json("anna", "override", "skip-drain", "--machine", "worker-3", "--preview")
        expect(row["level"] == "G4" and row["bypassed"] == ["WaitForBatch (owner batch)"], str(row["bypassed"]))
        process, id = self.commit("skip-drain", "--machine", "worker-3", "--name", "worker-3")
        expect(self.site.ctl("bert", "override", "approve", id, "--yes")[0] == 0, "bert could not approve")
        self.finished(process)
        self.proved("a drain is tried now; skipping one lists the hook that it passes by, and needs a second person")

    def alone_with_break_glass(self):
        self.site.api.patch(HOSTS + "/host-2", {"metadata": {"annotations": {FOREIGN: ""}}})
        words = ("release-power-key", "--host", NAMESPACE + "/host-2", "--key", FOREIGN, "--name", "host-2")
        process = self.site.begin("anna", "override", *words, "--break-glass", "--yes", "--reason", WHY)
        id = until(lambda: self.row("delayed"), "the send is delayed")["id"]
        alarm = until(lambda: self.site.json("", "alarms").get("alarm/override/" + id), "there is an alarm")
        expect(alarm["priority"] == 1 and alarm["text"].startswith("anna is using break-glass: Release"), str(alarm))
        self.site.play("release-power-key", "host-2")
        self.finished(process)
        expect(FOREIGN not in annotations(self.site.host("host-2")), "the key is still there")
        expect("review/" + id in self.site.json("", "audit"), "no review is due")
        self.refused("anna is not allowed to do this: it requires the role approver", "review", id, "--reason", "I was right, trust me")
        code, _, err = self.site.ctl("bert", "override", "review", id, "--reason", "looked at it, the tool had died")
        expect(code == 0, err)
        expect("review/" + id not in self.site.json("", "audit"), "the review is still due")
        self.proved("break-glass: slower, with an alarm, and due for review until another person has looked")

    def never_done(self):
        for action in ("strip-finalizer", "force-delete"):
            code, out, err = self.site.ctl("anna", "override", action, "--machine", "worker-2", "--yes", "--reason", WHY)
            expect(code == 1 and "Holdpoint explains" in err and "instead: " in out, out + err)
        self.proved("what leaks or corrupts is explained and never done")

    def nobody_of_the_cluster(self):
        if isinstance(self.site, Real):
            self.refused("carla", "cordon", "--machine", "worker-2", "--yes", who="carla")
            self.proved("carla may here, but not in the cluster: its refusal is told")

    def speaks_for_nobody(self):
        """A backend that the cluster does not let speak for people sends in its own name."""
        if not isinstance(self.site, Real):
            return
        self.site.stop_daemon()
        self.site.start_daemon("--kubeconfig", self.site.kubeconfig("operator"))
        until(lambda: "worker-2" in self.site.ctl("", "why", "worker-2")[1], "the daemon knows the machines")
        code, out, err = self.site.ctl("carla", "override", "cordon", "--machine", "worker-2", "--yes")
        expect(code == 0, out + err)
        row = self.row_of("cordon", "carla")
        expect(row["asUser"] == "operator", str(row))
        self.proved("where it may not speak for carla it sends in its own name, and the audit says so")

    def row_of(self, action, actor):
        rows = [r for r in self.site.json("", "audit").values() if r.get("opens") and r["content"]["action"] == action and
                r["content"]["actor"] == actor]
        return max(rows, key=lambda r: r["number"])["content"]

    def exported(self):
        code, out, err = self.site.ctl("", "export", "--machine", NAMESPACE + "/worker-1", "--since", "24h", "--format", "md")
        expect(code == 0, err)
        expect(WHY in out and "approved by bert" in out and "anna" in out, "the export does not tell of the override: " + out)
        self.proved("the export of the incident tells of the override, its reason and its approver")

    def the_audit(self):
        verdict = self.site.json("", "audit", "verify")
        expect(verdict["fault"] == "" and verdict["rows"] > 20, str(verdict))
        self.site.stop_daemon()
        expect(self.site.json("", "audit", "verify") == verdict, "without the backend it says something else")
        tampered = os.path.join(self.site.folder, "tampered")
        shutil.copytree(self.site.data, tampered)
        database = sqlite3.connect(os.path.join(tampered, "audit.db"))
        database.execute("DROP TRIGGER chain_keeps")
        database.execute("UPDATE chain SET content = replace(content, 'anna', 'bert') WHERE number = 7")
        database.commit()
        database.close()
        self.site.data = tampered
        code, out, err = self.site.ctl("", "audit", "verify")
        expect(code == 1 and "row 7 is not what was written" in out, out + err)
        self.proved("the chain of %d rows is whole, with a backend and without; a changed row is named" % verdict["rows"])

    def tell(self):
        for step in (self.people, self.what_is_stuck_and_why, self.the_review, self.gates, self.stale_data, self.alone_is_not_enough,
                     self.aborted_once, self.approved_and_observed, self.every_action, self.control_c, self.drains,
                     self.alone_with_break_glass, self.never_done, self.nobody_of_the_cluster, self.exported, self.speaks_for_nobody,
                     self.the_audit):
            step()


def main():
    programs = sys.argv[1]
    site = Real(programs, sys.argv[2]) if len(sys.argv) > 2 else Embedded(programs)
    story = Story(site)
    try:
        site.start()
        story.tell()
    except Exception:  # the log of the daemon belongs to what is printed
        traceback.print_exc()
        for log in ("holdpointd.log", "apiserver.log"):
            path = os.path.join(site.folder, log)
            if os.path.exists(path):
                print("--- %s:\n%s" % (log, open(path).read()[-3000:]), file=sys.stderr)
        return 1
    finally:
        site.close()
    print("%d things proved" % story.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main())
