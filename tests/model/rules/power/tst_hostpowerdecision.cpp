// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerDecision.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

std::string at(Duration offset)
{
    return formatMicroTime(now + offset);
}

/// A provisioned host that is on, and its JSON to change.
struct Case {
    Json host{
        {"metadata",
         {{"name", "h"},
          {"namespace", "n"},
          {"finalizers", Json::array({"baremetalhost.metal3.io"})},
          {"annotations", Json::object()}}},
        {"spec", {{"online", true}, {"bmc", {{"address", "redfish:h"}, {"credentialsName", "s"}}}}},
        {"status",
         {{"poweredOn", true},
          {"operationalStatus", "OK"},
          {"provisioning",
           {{"state", "provisioned"}, {"lastPoweredOn", "2026-01-10T10:00:00.000000Z"}}}}}};
    std::optional<PowerObservation> observed = PowerObservation{ObservedPower::On, "On", now};
    HostPowerView view{};

    Json &provisioning() { return host["status"]["provisioning"]; }
    void annotate(const std::string &key, const std::string &value = "")
    {
        host["metadata"]["annotations"][key] = value;
    }
    void see(ObservedPower power, const std::string &raw)
    {
        observed = PowerObservation{power, raw, now};
    }
    void off()
    {
        see(ObservedPower::Off, "Off");
        host["status"]["poweredOn"] = false;
    }
    void pending() { provisioning()["pendingRebootSince"] = at(-60s); }
    void accepted(const std::string &key)
    {
        provisioning()["rebootHolds"].push_back(
            {{"key", key}, {"mode", "soft"}, {"acceptedAt", at(-60s)}});
    }
    void action(const char *type, Duration left)
    {
        provisioning()["powerAction"] = {
            {"type", type}, {"issuedAt", at(left - 120s)}, {"deadline", at(left)}, {"attempt", 1}};
    }
    void retry(const char *type, Duration left)
    {
        provisioning()["powerRetry"] = {{"type", type}, {"notBefore", at(left)}, {"attempt", 1}};
    }
    [[nodiscard]] HostPowerDecision decide()
    {
        view.host = Object(host);
        view.observed = observed;
        return decideHostPower(view, now);
    }
};

const char *wordOf(const HostPowerDecision &decision)
{
    switch (decision.step) {
    case HostPowerStep::Stop:
        return "stop";
    case HostPowerStep::ReadPower:
        return "read";
    case HostPowerStep::PostReset:
        return toString(decision.command);
    case HostPowerStep::RemoveAnnotation:
        return "remove annotation";
    case HostPowerStep::AddFinalizer:
        return "add finalizer";
    case HostPowerStep::RemoveFinalizer:
        break;
    }
    return "remove finalizer";
}

using Change = std::function<void(Case &)>;

struct RowCase {
    const char *name = "";
    const char *row = "";
    const char *step = "";
    Change change{};
};

/// Every row of the table at least once, as sentences.
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
        c.view.credentials = CredentialState::SecretMissing;
    });
    row("deletion reads", "G4 read", "read", [=](Case &c) {
        goingAway(c);
        c.observed.reset();
    });
    row("off is deleted", "G4 off", "remove finalizer", [=](Case &c) {
        goingAway(c);
        c.off();
    });
    row("unknown power is a failure", "G4 unknown", "stop", [=](Case &c) {
        goingAway(c);
        c.see(ObservedPower::Unknown, "");
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
        c.view.credentials = CredentialState::SecretMissing;
    });
    row("secret incomplete", "G3 incomplete", "stop", [](Case &c) {
        c.view.credentials = CredentialState::SecretIncomplete;
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
        c.see(ObservedPower::Unknown, "ForceOffInProgress");
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
        c.see(ObservedPower::Off, "Off");
    });
    row("PoweringOff is not off", "A9 changing", "stop", [](Case &c) {
        c.see(ObservedPower::PoweringOff, "PoweringOff");
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
        c.see(ObservedPower::PoweringOff, "PoweringOff");
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
        c.see(ObservedPower::PoweringOff, "PoweringOff");
    });
    row("a hung shutdown is ended although online again", "A8b", "ForceOff", [](Case &c) {
        c.action("SoftOff", 0us);
        c.see(ObservedPower::PoweringOff, "PoweringOff");
    });
    row("even a forced one", "A8b late", "stop", [](Case &c) {
        c.action("HardOff", 0us);
        c.see(ObservedPower::PoweringOff, "PoweringOff");
    });
    row("starting", "A9 starting", "stop", [](Case &c) {
        c.action("PowerOn", 1us);
        c.see(ObservedPower::PoweringOn, "PoweringOn");
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
} // namespace

/// The decision table of facts/reboot.md 3: every row from one base case that differs in as little
/// as possible.
class TestHostPowerDecision : public QObject
{
    Q_OBJECT
private slots:
    void rowDecides_data();
    void rowDecides();
    void everyRowIsTested();
    void stampsAreOrderedWhateverTheClockSays();
    void heldOnlyAfterAFreshOff();
    void idleHostIsNotWritten();
    void silenceChangesNothingButTheCondition();
    void failedResetIsJudged_data();
    void failedResetIsJudged();
    void backoffGrowsAndIsBounded();
};

void TestHostPowerDecision::rowDecides_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("step");
    for (const RowCase &one : rowCases())
        QTest::newRow(one.name) << one.change << QString::fromLatin1(one.row)
                                << QString::fromLatin1(one.step);
}

void TestHostPowerDecision::rowDecides()
{
    QFETCH(const Change, change);
    QFETCH(const QString, row);
    QFETCH(const QString, step);

    Case given;
    change(given);
    const HostPowerDecision decision = given.decide();
    QCOMPARE(QString::fromLatin1(decision.row), row);
    QCOMPARE(QString::fromLatin1(wordOf(decision)), step);
    QVERIFY(!decision.reason.empty());
    // Nothing is left without a next look but what only an edit can change.
    if (decision.step == HostPowerStep::Stop && !decision.recheckAfter)
        QVERIFY2((std::set<QString>{QStringLiteral("G1"),
                                    QStringLiteral("G4 done"),
                                    QStringLiteral("G3 incomplete"),
                                    QStringLiteral("G3 address")}
                      .count(row)
                  > 0),
                 decision.row);
}

void TestHostPowerDecision::everyRowIsTested()
{
    std::set<std::string> tested;
    for (const RowCase &one : rowCases())
        tested.insert(one.row);
    std::set<std::string> seen;
    for (const std::string &name : hostPowerRows()) {
        QVERIFY2(tested.count(name) == 1, name.c_str());
        QVERIFY2(seen.insert(name).second, name.c_str());
    }
}

void TestHostPowerDecision::stampsAreOrderedWhateverTheClockSays()
{
    Case future;
    future.provisioning()["lastPoweredOn"] = at(24h);
    future.annotate("reboot.metal3.io");
    const HostPowerDecision armed = future.decide();
    QVERIFY(*armed.status.pendingRebootSince > *armed.status.lastPoweredOn);

    Case off;
    off.off();
    off.provisioning()["pendingRebootSince"] = at(24h);
    const HostPowerDecision on = off.decide();
    QVERIFY(*on.status.lastPoweredOn > *on.status.pendingRebootSince);
    QVERIFY(!on.status.isPending());

    Case again; // a repeated power-on keeps its stamp: the first one may have worked late
    again.off();
    again.retry("PowerOn", 0us);
    QCOMPARE(again.decide().status.lastPoweredOn, again.decide().status.lastPoweredOn);
    QCOMPARE(formatMicroTime(*again.decide().status.lastPoweredOn),
             std::string("2026-01-10T10:00:00.000000Z"));
}

void TestHostPowerDecision::heldOnlyAfterAFreshOff()
{
    Case stale;
    stale.off();
    stale.annotate("reboot.metal3.io/k");
    stale.accepted("reboot.metal3.io/k");
    stale.observed->observedAt = now - 61s; // begun before the key was accepted
    QVERIFY(!stale.decide().status.rebootHolds.at(0).heldSince);
    stale.observed->observedAt = now - 60s;
    QCOMPARE(*stale.decide().status.rebootHolds.at(0).heldSince, now - 60s);
}

void TestHostPowerDecision::idleHostIsNotWritten()
{
    Case idle;
    const HostPowerDecision decision = idle.decide();
    QVERIFY(!host::statusPatch(Object(idle.host), decision.status, decision.conditions, now));
}

void TestHostPowerDecision::silenceChangesNothingButTheCondition()
{
    Case silent;
    silent.annotate("reboot.metal3.io/k");
    silent.accepted("reboot.metal3.io/k");
    silent.pending();
    silent.observed = PowerObservation{};
    silent.observed->trouble = Error{ErrorCode::Unreachable, "gone"};
    silent.view.failedReads = 100;
    const HostPowerDecision decision = silent.decide();
    QCOMPARE(decision.status.poweredOn, std::optional<bool>(true));
    QVERIFY(decision.status.isPending());
    QCOMPARE(decision.status.errorType, std::string(host::error::power));
    QCOMPARE(decision.conditions.at(0).status, std::string("False"));
    QVERIFY(*decision.recheckAfter <= 60s);
}

void TestHostPowerDecision::failedResetIsJudged_data()
{
    QTest::addColumn<int>("command");
    QTest::addColumn<ResetFailure>("failure");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("errors");

    const auto row = [](const char *name,
                        PowerCommand command,
                        const ResetFailure &failure,
                        const char *which,
                        int errors) {
        QTest::newRow(name) << static_cast<int>(command) << failure << QString::fromLatin1(which)
                            << errors;
    };
    row("outcome unknown", PowerCommand::HardOff, {ErrorCode::TimedOut}, "F4", 0);
    row("never sent", PowerCommand::HardOff, {ErrorCode::Unreachable}, "F0", 0);
    row("soft unsupported", PowerCommand::SoftOff, {ErrorCode::Invalid, 400}, "F1", 0);
    row("soft while busy", PowerCommand::SoftOff, {ErrorCode::Refused, 409}, "F3", 0);
    row("on while settling",
        PowerCommand::On,
        {ErrorCode::Refused, 409, "ActionParameterValueConflict"},
        "F2",
        0);
    row("busy", PowerCommand::HardOff, {ErrorCode::Refused, 503, "", "", 7s}, "F3", 0);
    row("refused", PowerCommand::HardOff, {ErrorCode::Refused, 500}, "F5", 1);
    row("not allowed", PowerCommand::On, {ErrorCode::Unauthorised, 403}, "F5", 1);
}

void TestHostPowerDecision::failedResetIsJudged()
{
    QFETCH(const int, command);
    QFETCH(const ResetFailure, failure);
    QFETCH(const QString, row);
    QFETCH(const int, errors);

    Case given;
    given.action("HardOff", 60s);
    given.view.host = Object(given.host);
    given.view.observed = given.observed;
    const HostPowerDecision decision = decideAfterFailedReset(
        given.view, static_cast<PowerCommand>(command), std::nullopt, failure, now);
    QCOMPARE(QString::fromLatin1(decision.row), row);
    QCOMPARE(decision.status.errorCount, errors);
    QCOMPARE(decision.step == HostPowerStep::PostReset, row == QStringLiteral("F1"));
    if (errors > 0)
        QVERIFY(decision.status.powerRetry && decision.status.powerRetry->notBefore >= now + 1min);
}

void TestHostPowerDecision::backoffGrowsAndIsBounded()
{
    Duration last{};
    for (int errors = 0; errors < 20; ++errors) {
        Case given;
        given.pending();
        given.action("HardOff", 0us);
        given.host["status"]["errorCount"] = errors;
        const HostPowerDecision decision = given.decide();
        const Duration pause = decision.status.powerRetry->notBefore - now;
        QVERIFY(pause >= last);
        QVERIFY(pause <= 512min);
        last = pause;
    }
    QCOMPARE(last, Duration(512min));
}

QTEST_GUILESS_MAIN(TestHostPowerDecision)
#include "tst_hostpowerdecision.moc"
