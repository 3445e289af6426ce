// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/power/HostPowerCases.h"

#include <utility>

namespace hp::tests {

using namespace rules;
using namespace std::chrono_literals;

std::string at(Duration offset)
{
    return formatMicroTime(now + offset);
}

std::vector<RowCase> rowCases()
{
    std::vector<RowCase> cases;
    const auto row =
        [&cases](const char *name, const char *which, const char *step, Change change) {
            cases.push_back({name, which, step, std::move(change)});
        };
    constexpr const char *base = "reboot.metal3.io";
    constexpr const char *key = "reboot.metal3.io/k";
    const std::string hard = R"({"mode":"hard"})";
    const auto deleted = [](Case &c) { c.host["metadata"]["deletionTimestamp"] = at(-1s); };
    const auto goingAway = [deleted](Case &c) {
        deleted(c);
        c.provisioning()["state"] = "powering off before delete";
    };

    row("paused: nothing, not even a reading", "G1", "stop", [=](Case &c) {
        c.annotate("baremetalhost.metal3.io/paused");
        c.annotate(base);
        c.observed.reset();
    });
    row("deleted and let go", "G4 done", "stop", [=](Case &c) {
        deleted(c);
        c.host["metadata"]["finalizers"] = Json::array();
    });
    row("detached with delay waits with its deletion",
        "G4 detached, delayed",
        "stop",
        [=](Case &c) {
            deleted(c);
            c.annotate("baremetalhost.metal3.io/detached", R"({"deleteAction":"delay"})");
        });
    row("detached is deleted as it is", "G4 detached", "remove finalizer", [=](Case &c) {
        deleted(c);
        c.annotate("baremetalhost.metal3.io/detached");
    });
    row("never registered is deleted", "G4 unregistered", "remove finalizer", [=](Case &c) {
        deleted(c);
        c.provisioning()["state"] = "registering";
    });
    row("provisioned is deprovisioned first", "G4 deprovision", "stop", deleted);
    row("deprovisioned is switched off", "G4 power off", "stop", [=](Case &c) {
        deleted(c);
        c.provisioning()["state"] = "deprovisioning";
    });
    row("a server that another host has stays as it is",
        "G4 shared",
        "remove finalizer",
        [=](Case &c) {
            goingAway(c);
            c.view.sharedWith = "n/other";
        });
    row("disablePowerOff skips the switching off", "G4 stays on", "remove finalizer", [=](Case &c) {
        goingAway(c);
        c.host["spec"]["disablePowerOff"] = true;
    });
    row("too many failures give up", "G4 gives up", "remove finalizer", [=](Case &c) {
        goingAway(c);
        c.host["status"]["errorCount"] = 4;
    });
    row("a failure waits", "G4 retry", "stop", [=](Case &c) {
        goingAway(c);
        c.retry("HardOff", 10s);
    });
    row("missing credentials are a failure", "G4 no credentials", "stop", [=](Case &c) {
        goingAway(c);
        c.view.credentials = BmcCredentialState::SecretMissing;
    });
    row("deletion reads", "G4 read", "read", [=](Case &c) {
        goingAway(c);
        c.observed.reset();
    });
    row("off is deleted", "G4 off", "remove finalizer", [=](Case &c) {
        goingAway(c);
        c.off();
    });
    row("a boot is stopped before the deletion", "G4 stop boot", "ForceOff", [=](Case &c) {
        goingAway(c);
        c.off();
        c.action("PowerOn", 60s);
    });
    row("also one that is late", "G4 stop boot", "ForceOff", [=](Case &c) {
        goingAway(c);
        c.off();
        c.action("PowerOn", 0s);
    });
    row("a boot that was stopped must stay off before the deletion",
        "G4 settling",
        "stop",
        [=](Case &c) {
            goingAway(c);
            c.off();
            c.action("HardOff", 100s);
        });
    row("what stayed off is deleted", "G4 off", "remove finalizer", [=](Case &c) {
        goingAway(c);
        c.off();
        c.action("HardOff", 90s);
    });
    row("what was seen on and is off is deleted at once",
        "G4 off",
        "remove finalizer",
        [=](Case &c) {
            goingAway(c);
            c.see(PowerState::Off, "Off");
            c.action("HardOff", 119s);
        });
    row("unknown power is a failure", "G4 unknown", "stop", [=](Case &c) {
        goingAway(c);
        c.see(PowerState::Unknown, "");
    });
    row("deletion waits for off", "G4 wait", "stop", [=](Case &c) {
        goingAway(c);
        c.action("HardOff", 1s);
    });
    row("deletion saw no off in time", "G4 failed", "stop", [=](Case &c) {
        goingAway(c);
        c.action("HardOff", 0s);
    });
    row("deletion forces off, whatever is annotated", "G4 force", "ForceOff", [=](Case &c) {
        goingAway(c);
        c.annotate(key);
    });
    row("a status from elsewhere is taken", "N1", "stop", [](Case &c) {
        c.host.erase("status");
        c.annotate(host::statusAnnotation, R"({"provisioning":{"state":"provisioned"}})");
    });
    row("not while another host has its server", "N1 shared", "stop", [](Case &c) {
        c.host.erase("status");
        c.annotate(host::statusAnnotation, R"({"provisioning":{"state":"provisioned"}})");
        c.view.sharedWith = "n/other";
    });
    row("not by a host with a status of its own", "N2", "remove annotation", [](Case &c) {
        c.host["status"]["lastUpdated"] = at(-1s);
        c.annotate(host::statusAnnotation, R"({"provisioning":{"state":"provisioned"}})");
    });
    row("junk is no status", "N2", "remove annotation", [](Case &c) {
        c.host.erase("status");
        c.annotate(host::statusAnnotation, "{oops");
    });
    row("another host has its server", "G3 shared", "stop", [](Case &c) {
        c.view.sharedWith = "n/other";
        c.annotate(key, R"({"mode":"hard"})");
    });
    row("IPMI", "G3 scheme", "stop", [](Case &c) {
        c.host["spec"]["bmc"]["address"] = "ipmi://10.0.0.1";
    });
    row("an available host that declares an image is provisioned", "P1", "stop", [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning()["state"] = "available";
        c.host["spec"]["image"] = {{"url", "http://a/b"}};
    });
    row("another image deprovisions", "P2", "stop", [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning()["image"] = {{"url", "http://a/b"}};
        c.host["spec"]["image"] = {{"url", "http://a/c"}};
    });
    row("provisioned as declared", "P3", "stop", [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning()["state"] = "provisioning";
        c.provisioning()["image"] = {{"url", "http://a/b"}};
        c.host["spec"]["image"] = {{"url", "http://a/b"}};
    });
    row("what is wiped and off is available", "P4", "stop", [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning() = {{"state", "deprovisioning"}};
        c.off();
    });
    const auto wiped = [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning() = {{"state", "deprovisioning"}};
        c.off();
    };
    row("a boot is stopped before the host is free", "P4 stop boot", "ForceOff", [=](Case &c) {
        wiped(c);
        c.action("PowerOn", 60s);
    });
    row("stopping it failed", "P4 stop waits", "stop", [=](Case &c) {
        wiped(c);
        c.action("PowerOn", 60s);
        c.retry("HardOff", 1s);
    });
    row("a boot that was stopped must stay off before the host is free",
        "P4 settling",
        "stop",
        [=](Case &c) {
            wiped(c);
            c.action("HardOff", 100s);
        });
    row("what stayed off is available", "P4", "stop", [=](Case &c) {
        wiped(c);
        c.action("HardOff", 90s);
    });
    row("what may not go off is free while it starts", "P4", "stop", [=](Case &c) {
        wiped(c);
        c.host["spec"]["disablePowerOff"] = true;
        c.action("PowerOn", 60s);
    });
    row("what is wiped goes off hard, whatever is declared", "A8", "ForceOff", [](Case &c) {
        c.view.settings.drivesProvisioning = true;
        c.provisioning() = {{"state", "deprovisioning"}};
    });
    row("a changed secret is tried", "C1", "stop", [](Case &c) {
        c.view.credentialsMark = host::CredentialsMark{{"n", "s"}, "2"};
        c.host["status"]["goodCredentials"] = {{"credentials", {{"name", "s"}, {"namespace", "n"}}},
                                               {"credentialsVersion", "1"}};
    });
    row("a changed secret works", "C3", "stop", [](Case &c) {
        c.view.credentialsMark = host::CredentialsMark{{"n", "s"}, "2"};
        const Json secret = {{"name", "s"}, {"namespace", "n"}};
        c.host["status"]["goodCredentials"] = {{"credentials", secret},
                                               {"credentialsVersion", "1"}};
        c.host["status"]["triedCredentials"] = {{"credentials", secret},
                                                {"credentialsVersion", "2"}};
    });
    row("credentials are rejected", "C2", "stop", [](Case &c) {
        c.observed = PowerObservation{};
        c.observed->trouble = Error{ErrorCode::Unauthorised, "the BMC rejects the credentials"};
    });
    row("a password that echo made is rejected", "C2 space", "stop", [](Case &c) {
        c.observed = PowerObservation{};
        c.observed->trouble = Error{ErrorCode::Unauthorised, "the BMC rejects the credentials"};
        c.view.credentialsEndInSpace = true;
    });
    row("no longer external", "S5", "stop", [](Case &c) {
        c.provisioning()["state"] = "externally provisioned";
    });
    row("no address", "G2", "stop", [](Case &c) {
        c.host["spec"].erase("bmc");
        c.provisioning()["state"] = "unmanaged";
    });
    row("the finalizer comes first", "S0", "add finalizer", [](Case &c) {
        c.host["metadata"].erase("finalizers");
    });
    row("a new host is registered", "S1", "stop", [](Case &c) { c.provisioning()["state"] = ""; });
    row("detached", "G5", "stop", [=](Case &c) {
        c.annotate("baremetalhost.metal3.io/detached");
        c.annotate(base, hard);
    });
    row("attached again", "G5 attached again", "stop", [](Case &c) {
        c.host["status"]["operationalStatus"] = "detached";
    });
    row("deprovisioning drops requests", "G6 drop request", "remove annotation", [=](Case &c) {
        c.provisioning()["state"] = "deprovisioning";
        c.annotate(key);
    });
    row("deprovisioned just now drops requests",
        "G6 drop request",
        "remove annotation",
        [=](Case &c) {
            c.provisioning()["state"] = "available";
            c.view.previousState = "deprovisioning";
            c.annotate(key);
        });
    row("deprovisioning forgets the stamps", "G6 forget stamps", "stop", [](Case &c) {
        c.provisioning()["state"] = "deprovisioning";
    });
    row("base does not survive provisioning",
        "G6 base ends with provisioning",
        "remove annotation",
        [=](Case &c) {
            c.provisioning()["state"] = "provisioning";
            c.annotate(base);
        });
    row("a key waits while provisioning", "G6", "stop", [=](Case &c) {
        c.provisioning()["state"] = "provisioning";
        c.annotate(key, hard);
    });
    row("secret missing", "G3 missing", "stop", [](Case &c) {
        c.view.credentials = BmcCredentialState::SecretMissing;
    });
    row("secret incomplete", "G3 incomplete", "stop", [](Case &c) {
        c.view.credentials = BmcCredentialState::SecretIncomplete;
    });
    row("secret of another address", "G3 elsewhere", "stop", [](Case &c) {
        c.view.credentials = BmcCredentialState::OfAnotherAddress;
        c.host["status"]["goodCredentials"] = {{"credentials", {{"name", "s"}, {"namespace", "n"}}},
                                               {"credentialsVersion", "1"}};
        c.host["status"]["goodCredentials"]["address"] =
            "redfish://before.example/redfish/v1/Systems/1";
    });
    row("the power is read first", "O0", "read", [](Case &c) { c.observed.reset(); });
    row("an address that cannot work", "G3 address", "stop", [](Case &c) {
        c.observed = PowerObservation{};
        c.observed->trouble = Error{ErrorCode::Invalid, "power over IPMI is not supported"};
    });
    row("silence is unknown", "O1", "stop", [=](Case &c) {
        c.annotate(base, hard);
        c.observed = PowerObservation{};
        c.observed->trouble = Error{ErrorCode::Unreachable, "gone"};
    });
    row("a word nobody knows is unknown", "O1", "stop", [](Case &c) {
        c.see(PowerState::Unknown, "ForceOffInProgress");
    });
    row("registration ends with a reading", "S3", "stop", [](Case &c) {
        c.provisioning()["state"] = "registering";
    });
    row("provisioned by somebody else", "S4", "stop", [](Case &c) {
        c.provisioning()["state"] = "available";
        c.host["spec"]["externallyProvisioned"] = true;
    });
    row("Off is stored before anything follows", "O2", "stop", [=](Case &c) {
        c.annotate(base);
        c.see(PowerState::Off, "Off");
    });
    row("Paused is not off", "A9 changing", "stop", [](Case &c) {
        c.see(PowerState::Paused, "Paused");
    });
    row("a request arms", "R1", "stop", [=](Case &c) { c.annotate(base); });
    row("equal stamps arm again", "R1", "stop", [=](Case &c) {
        c.annotate(base);
        c.provisioning()["pendingRebootSince"] = c.provisioning()["lastPoweredOn"];
    });
    row("a further key is accepted", "R2", "stop", [=](Case &c) {
        c.pending();
        c.annotate(key);
    });
    row("a further hard base is taken note of", "R2", "stop", [=](Case &c) {
        c.pending();
        c.annotate(base, hard);
    });
    row("a restart instead of off", "A1", "GracefulRestart", [=](Case &c) {
        c.pending();
        c.annotate(base);
        c.host["spec"]["disablePowerOff"] = true;
    });
    row("a restart that was sent ends its request",
        "A1 request",
        "remove annotation",
        [=](Case &c) {
            c.pending();
            c.annotate(base);
            c.host["spec"]["disablePowerOff"] = true;
            c.action("SoftRestart", 60s);
            c.observed.reset();
        });
    row("and then the reboot, however long ago it was", "A1 done", "stop", [=](Case &c) {
        c.pending();
        c.host["spec"]["disablePowerOff"] = true;
        c.action("HardRestart", -1h);
        c.observed.reset();
    });
    row("a key that came later is a request of its own", "A1 done", "stop", [=](Case &c) {
        c.pending();
        c.annotate(key);
        c.accepted(key);
        c.host["spec"]["disablePowerOff"] = true;
        c.action("SoftRestart", 60s);
    });
    row("a failed restart waits", "A1 wait", "stop", [=](Case &c) {
        c.pending();
        c.host["spec"]["disablePowerOff"] = true;
        c.retry("HardOff", 1s);
    });
    row("a hold cannot be had without off", "A2", "stop", [=](Case &c) {
        c.pending();
        c.annotate(key);
        c.accepted(key);
        c.host["spec"]["disablePowerOff"] = true;
    });
    row("offline is forbidden", "A8 disabled", "stop", [](Case &c) {
        c.host["spec"]["online"] = false;
        c.host["spec"]["disablePowerOff"] = true;
    });
    row("soft off goes on", "A4", "stop", [](Case &c) {
        c.pending();
        c.action("SoftOff", 1us);
    });
    row("soft off took too long", "A3", "ForceOff", [](Case &c) {
        c.pending();
        c.action("SoftOff", 0us);
    });
    row("hard overtakes soft", "A3", "ForceOff", [=](Case &c) {
        c.pending();
        c.provisioning()["pendingRebootMode"] = "hard";
        c.action("SoftOff", 100s);
    });
    row("a failed escalation waits", "A3 wait", "stop", [](Case &c) {
        c.pending();
        c.action("SoftOff", 0us);
        c.retry("HardOff", 1s);
    });
    row("hard off goes on", "A5", "stop", [](Case &c) {
        c.pending();
        c.action("HardOff", 1us);
    });
    row("hard off took too long", "A6", "stop", [](Case &c) {
        c.pending();
        c.action("HardOff", 0us);
    });
    row("off is repeated after a pause", "A7 wait", "stop", [](Case &c) {
        c.pending();
        c.retry("HardOff", 1us);
    });
    row("somebody else's shutdown is watched", "O3", "stop", [](Case &c) {
        c.pending();
        c.see(PowerState::PoweringOff, "PoweringOff");
    });
    row("soft off", "A7", "GracefulShutdown", [](Case &c) { c.pending(); });
    row("pending without any stamp of power-on", "A7", "GracefulShutdown", [](Case &c) {
        c.pending();
        c.provisioning().erase("lastPoweredOn");
    });
    row("hard off", "A7", "ForceOff", [](Case &c) {
        c.pending();
        c.provisioning()["pendingRebootMode"] = "hard";
    });
    row("after an error off is hard", "A7", "ForceOff", [](Case &c) {
        c.pending();
        c.host["status"]["errorCount"] = 1;
    });
    row("soft is not offered", "A7", "ForceOff", [](Case &c) {
        c.pending();
        c.observed->allowedResets = {"On", "ForceOff"};
    });
    row("a reboot overrides online", "A7", "GracefulShutdown", [](Case &c) {
        c.pending();
        c.host["spec"]["online"] = false;
    });
    row("offline", "A8", "GracefulShutdown", [](Case &c) { c.host["spec"]["online"] = false; });
    row("available and offline", "A8", "GracefulShutdown", [](Case &c) {
        c.provisioning()["state"] = "available";
        c.host["spec"]["online"] = false;
    });
    row("a sent shutdown is not taken back", "A8b wait", "stop", [](Case &c) {
        c.action("SoftOff", 1us);
        c.see(PowerState::PoweringOff, "PoweringOff");
    });
    row("a hung shutdown is ended although online again", "A8b", "ForceOff", [](Case &c) {
        c.action("SoftOff", 0us);
        c.see(PowerState::PoweringOff, "PoweringOff");
    });
    row("even a forced one", "A8b late", "stop", [](Case &c) {
        c.action("HardOff", 0us);
        c.see(PowerState::PoweringOff, "PoweringOff");
    });
    row("a shutdown that nobody asked us for is watched", "A8b unasked", "stop", [](Case &c) {
        c.see(PowerState::PoweringOff, "PoweringOff");
    });
    row("starting", "A9 starting", "stop", [](Case &c) {
        c.action("PowerOn", 1us);
        c.see(PowerState::PoweringOn, "PoweringOn");
    });
    row("on", "A9", "stop", [](Case &) {});
    row("dormant request on an available host", "A9", "stop", [=](Case &c) {
        c.provisioning()["state"] = "available";
        c.annotate(key, hard);
    });
    row("forced request on an available host", "R1", "stop", [=](Case &c) {
        c.provisioning()["state"] = "available";
        c.annotate(key, R"({"force":true})");
    });
    row("power-on goes on, and base waits for it", "B1", "stop", [=](Case &c) {
        c.off();
        c.action("PowerOn", 1us);
        c.annotate(base);
    });
    row("a key stops a boot", "B2", "ForceOff", [=](Case &c) {
        c.off();
        c.action("PowerOn", 1us);
        c.annotate(key);
        c.accepted(key);
    });
    row("stopping a boot failed", "B2 wait", "stop", [=](Case &c) {
        c.off();
        c.action("PowerOn", 1us);
        c.annotate(key);
        c.accepted(key);
        c.retry("HardOff", 1us);
    });
    row("a stopped boot must stay off", "B2 settling", "stop", [=](Case &c) {
        c.off();
        c.action("HardOff", 100s);
        c.annotate(key);
        c.accepted(key);
    });
    row("power-on took too long", "B3", "stop", [](Case &c) {
        c.off();
        c.action("PowerOn", 0us);
    });
    row("a power-on that nobody wants any more is no error", "B4", "stop", [](Case &c) {
        c.off();
        c.host["spec"]["online"] = false;
        c.action("PowerOn", 0us);
    });
    row("offline stays off, base stays", "B4", "stop", [=](Case &c) {
        c.off();
        c.host["spec"]["online"] = false;
        c.annotate(base);
    });
    row("off satisfies base", "B5", "remove annotation", [=](Case &c) {
        c.off();
        c.pending();
        c.annotate(base);
    });
    row("off satisfies base that nobody armed", "B5", "remove annotation", [=](Case &c) {
        c.off();
        c.annotate(base);
    });
    row("base goes during a hold", "B5", "remove annotation", [=](Case &c) {
        c.off();
        c.annotate(base);
        c.annotate(key);
        c.accepted(key);
    });
    row("held", "B6", "stop", [=](Case &c) {
        c.off();
        c.annotate(key);
        c.accepted(key);
    });
    row("two keys, one is enough", "B6", "stop", [=](Case &c) {
        c.off();
        c.annotate(key);
        c.accepted(key);
        c.accepted("reboot.metal3.io/gone");
    });
    row("power-on is repeated after a pause", "B7 wait", "stop", [](Case &c) {
        c.off();
        c.retry("PowerOn", 1us);
    });
    row("on", "B7", "On", [](Case &c) { c.off(); });
    return cases;
}

} // namespace hp::tests
