// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/BmcScheme.h"
#include "tests/model/rules/power/HostPowerCases.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cctype>
#include <set>

namespace tst_hostpowerdecision {

using namespace hp;
using namespace hp::rules;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

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
    void aNewHardKeyEndsAPauseOnce();
    void whatWasSentLastCountsForTheWipe();
    void aRestartIsRecordedBeforeItIsSent();
    void schemesSayWhatIsSupported_data();
    void schemesSayWhatIsSupported();
    void aRefusedStatusIsRemovedAloud();
    void aThirdPowerOnWhileHeldIsAnError();
    void anErrorOfPowerOnEndsWithTheWish_data();
    void anErrorOfPowerOnEndsWithTheWish();
    void conditionsFollowFromTheStatus();
    void theRowIsTheReasonOfACondition();
    void theDocumentIsTheTable();
    void reasonsAreWordsOfTheirOwn();
    void idleHostIsNotWritten();
    void silenceChangesNothingButTheCondition();
    void failedResetIsJudged_data();
    void failedResetIsJudged();
    void whatWasRefusedIsToldUntilItIsDone_data();
    void whatWasRefusedIsToldUntilItIsDone();
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
                                    QStringLiteral("G3 scheme"),
                                    QStringLiteral("G3 elsewhere"),
                                    QStringLiteral("G3 shared"),
                                    QStringLiteral("N1 shared"),
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
    for (const HostPowerRowText &row : hostPowerTable()) {
        QVERIFY2(tested.count(row.name) == 1, row.name.c_str());
        QVERIFY2(seen.insert(row.name).second, row.name.c_str());
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
    stale.observed->fresh = false; // begun before this pass, so perhaps before the acceptance
    QVERIFY(!stale.decide().status.rebootHolds.at(0).heldSince);
    stale.observed->fresh = true;
    QCOMPARE(*stale.decide().status.rebootHolds.at(0).heldSince, now);
    stale.observed->observedAt = now - 1h; // the clock was put back in between
    QCOMPARE(*stale.decide().status.rebootHolds.at(0).heldSince, now - 60s + 1us);
}

void TestHostPowerDecision::aNewHardKeyEndsAPauseOnce()
{
    const std::string key = "reboot.metal3.io/k";
    Case failing; // a hard power-off that failed waits for its back-off
    failing.pending();
    failing.provisioning()["pendingRebootMode"] = "hard";
    failing.host["status"]["errorCount"] = 1;
    failing.retry("HardOff", 1min);
    failing.annotate("reboot.metal3.io/other", R"({"mode":"hard"})");
    failing.provisioning()["rebootHolds"].push_back(
        {{"key", "reboot.metal3.io/other"}, {"mode", "hard"}, {"acceptedAt", at(-1s)}});
    QCOMPARE(std::string(failing.decide().row), std::string("A7 wait"));

    Case soft = failing;
    soft.annotate(key);
    QCOMPARE(std::string(soft.decide().row), std::string("R2"));
    QVERIFY(soft.decide().status.powerRetry.has_value());

    Case harder = failing;
    harder.annotate(key, R"({"mode":"hard"})");
    const HostPowerDecision taken = harder.decide();
    QCOMPARE(std::string(taken.row), std::string("R2"));
    QVERIFY(!taken.status.powerRetry);
    harder.provisioning()["rebootHolds"].push_back(
        {{"key", key}, {"mode", "hard"}, {"acceptedAt", at(0s)}});
    QCOMPARE(std::string(harder.decide().row), std::string("A7 wait"));
}

void TestHostPowerDecision::whatWasSentLastCountsForTheWipe()
{
    Case wiped; // On was just sent when the image was taken away
    wiped.off();
    wiped.provisioning()["state"] = "deprovisioning";
    wiped.action("PowerOn", 60s);
    QCOMPARE(std::string(wiped.decide().row), std::string("G6 forget stamps"));
    QVERIFY(!wiped.decide().status.powerAction); // somebody else switches it off
    wiped.view.settings.drivesProvisioning = true;
    QCOMPARE(std::string(wiped.decide().row), std::string("G6 forget stamps"));
    QVERIFY(!wiped.decide().status.lastPoweredOn);
    QVERIFY(wiped.decide().status.powerAction.has_value());
}

void TestHostPowerDecision::aRestartIsRecordedBeforeItIsSent()
{
    Case host;
    host.pending();
    host.host["spec"]["disablePowerOff"] = true;
    const HostPowerDecision sent = host.decide();
    QCOMPARE(std::string(sent.row), std::string("A1"));
    QVERIFY(sent.status.powerAction.has_value());
    QVERIFY(sent.status.powerAction->type == ResetType::GracefulRestart);
    QVERIFY(sent.status.isPending());

    host.action("SoftRestart", -1h); // by a process that was killed, and before this reboot
    const HostPowerDecision done = host.decide();
    QCOMPARE(std::string(done.row), std::string("A1 done"));
    QCOMPARE(*done.status.lastPoweredOn, *done.status.pendingRebootSince + 1us);
    QVERIFY(!done.status.isPending() && !done.status.powerAction);
    QCOMPARE(done.events.size(), std::size_t(1));
    QCOMPARE(done.events.front().reason, std::string("RestartUnconfirmed"));
    host.view.postedAt = host::powerActionOf(Object(host.host))->issuedAt; // by this one
    QVERIFY(host.decide().events.empty());
}

void TestHostPowerDecision::schemesSayWhatIsSupported_data()
{
    QTest::addColumn<QString>("trouble");
    const QString ipmi =
        QStringLiteral("power management over IPMI is not supported; set a redfish address");
    const auto row = [](const char *address, const QString &trouble) {
        QTest::newRow(address) << trouble;
    };
    for (const char *good : {"redfish://10.0.0.1/redfish/v1/Systems/1",
                             "redfish:10.0.0.1",
                             "redfish+http://h:8000",
                             "redfish-virtualmedia+https://h",
                             "redfish-uefihttp://h",
                             "ilo5-redfish://h",
                             "ilo5-virtualmedia://h",
                             "idrac-redfish://h",
                             "idrac-virtualmedia+http://[fd00::1]:8000"})
        row(good, QString());
    for (const char *old : {"ipmi://10.0.0.1:623",
                            "10.0.0.1",
                            "10.0.0.1:623",
                            "host:623",
                            "[fd00::1]:623",
                            "ipmi://user:pw@h"})
        row(old, ipmi);
    row("libvirt://h",
        QStringLiteral("power management over libvirt is not supported; set a redfish address"));
    row("irmc://h", QStringLiteral("Unknown BMC type 'irmc'"));
    row("redfish+ftp://h", QStringLiteral("Unknown BMC type 'redfish+ftp'"));
}

void TestHostPowerDecision::schemesSayWhatIsSupported()
{
    QFETCH(const QString, trouble);
    QCOMPARE(QString::fromStdString(bmcSchemeTrouble(QTest::currentDataTag()).text()), trouble);
}

void TestHostPowerDecision::aRefusedStatusIsRemovedAloud()
{
    Case junk;
    junk.annotate(host::statusAnnotation, R"({"errorType":"no such type"})");
    junk.view.host = Object(junk.host);
    const HostPowerDecision decision =
        decideAfterRefusedStatus(junk.view, "errorType: Unsupported value");
    QCOMPARE(std::string(wordOf(decision)), std::string("remove annotation"));
    QCOMPARE(decision.annotation, std::string(host::statusAnnotation));
    QCOMPARE(decision.events.at(0).reason, std::string("StatusAnnotationRefused"));
}

void TestHostPowerDecision::aThirdPowerOnWhileHeldIsAnError()
{
    Case held; // it was off and held, and is on
    held.off();
    held.see(PowerState::On, "On");
    held.annotate("reboot.metal3.io/k");
    held.provisioning()["rebootHolds"].push_back(
        {{"key", "reboot.metal3.io/k"}, {"acceptedAt", at(-2s)}, {"heldSince", at(-1s)}});
    held.provisioning()["poweredOnWhileHeld"] = 1;
    QCOMPARE(held.decide().status.errorType, std::string());
    QCOMPARE(held.decide().status.poweredOnWhileHeld, 2);
    held.provisioning()["poweredOnWhileHeld"] = 2;
    QCOMPARE(held.decide().status.errorType, std::string(host::error::power));

    Case offAgain = held; // seen off again, the error stays until the hold is over
    offAgain.provisioning()["poweredOnWhileHeld"] = 3;
    offAgain.host["status"]["errorType"] = host::error::power;
    offAgain.host["status"]["errorCount"] = 1;
    offAgain.host["status"]["poweredOn"] = true;
    offAgain.see(PowerState::Off, "Off");
    QCOMPARE(std::string(offAgain.decide().row), std::string("O2"));
    QCOMPARE(offAgain.decide().status.errorType, std::string(host::error::power));
}

void TestHostPowerDecision::anErrorOfPowerOnEndsWithTheWish_data()
{
    QTest::addColumn<bool>("online");
    QTest::addColumn<bool>("keyed");
    QTest::addColumn<QString>("errorType");
    QTest::addColumn<bool>("isLeft");
    const QString power = QString::fromLatin1(host::error::power);
    QTest::newRow("it shall be off") << false << false << power << false;
    QTest::newRow("it is held off") << true << true << power << false;
    QTest::newRow("it shall be on still") << true << false << power << true;
    QTest::newRow("another error is not about power")
        << false << false << QStringLiteral("preparation error") << true;
}

/// A free host with an error is chosen for no Machine.
void TestHostPowerDecision::anErrorOfPowerOnEndsWithTheWish()
{
    QFETCH(const bool, online);
    QFETCH(const bool, keyed);
    QFETCH(const QString, errorType);
    QFETCH(const bool, isLeft);
    Case failed;
    failed.off();
    failed.host["spec"]["online"] = online;
    failed.host["status"]["operationalStatus"] = "error";
    failed.host["status"]["errorType"] = errorType.toStdString();
    failed.host["status"]["errorMessage"] = "the host did not power on in time";
    failed.host["status"]["errorCount"] = 3;
    failed.retry("PowerOn", 1h);
    failed.provisioning()["powerRetry"]["message"] = "the host did not power on in time";
    if (keyed) {
        failed.annotate("reboot.metal3.io/k");
        failed.accepted("reboot.metal3.io/k");
    }
    const host::PowerStatus status = failed.decide().status;
    QCOMPARE(QString::fromStdString(status.errorType), isLeft ? errorType : QString());
    QCOMPARE(status.errorMessage.empty(), !isLeft);
    QCOMPARE(status.errorCount, isLeft ? 3 : 0);
    QCOMPARE(status.operationalStatus, std::string(isLeft ? "error" : "OK"));
}

void TestHostPowerDecision::conditionsFollowFromTheStatus()
{
    const auto said = [](Case given, const char *type) {
        for (const Condition &condition : given.decide().conditions) {
            if (condition.type == type)
                return condition.status + ' ' + condition.reason;
        }
        return std::string("nothing");
    };
    Case on;
    QCOMPARE(said(on, "Manageable"), std::string("True Manageable"));
    QCOMPARE(said(on, "Provisioned"), std::string("True Provisioned"));
    QCOMPARE(said(on, "Ready"), std::string("True Ready"));
    QCOMPARE(said(on, "Progressing"), std::string("False Idle"));
    QCOMPARE(said(on, "AvailableForProvisioning"), std::string("False Provisioned"));
    Case free;
    free.provisioning()["state"] = "available";
    QCOMPARE(said(free, "AvailableForProvisioning"), std::string("True Available"));
    free.host["spec"]["consumerRef"] = {{"name", "m"}};
    QCOMPARE(said(free, "AvailableForProvisioning"), std::string("False InUse"));
    Case detached;
    detached.annotate("baremetalhost.metal3.io/detached");
    QCOMPARE(said(detached, "Ready"), std::string("False Detached"));
    Case rejected;
    rejected.observed = PowerObservation{};
    rejected.observed->trouble = Error{ErrorCode::Unauthorised, "no"};
    QCOMPARE(said(rejected, "Manageable"), std::string("False RegistrationFailed"));
    QCOMPARE(said(rejected, "Ready"), std::string("False Error"));
    QCOMPARE(rejected.decide().status.errorType, std::string("provisioned registration error"));
}

void TestHostPowerDecision::theRowIsTheReasonOfACondition()
{
    const auto settled = [](Case given) {
        const HostPowerDecision decision = given.decide();
        for (const Condition &condition : decision.conditions) {
            if (condition.type == host::condition::powerSettled)
                return condition.status + ' ' + condition.reason + ": " + condition.message;
        }
        return std::string("nothing");
    };
    Case on;
    QCOMPARE(settled(on), std::string("True On: the host is on, as it should be"));
    Case waiting;
    waiting.pending();
    waiting.action("SoftOff", 1s);
    QCOMPARE(settled(waiting),
             std::string("False ShuttingDown: the host is shutting down gracefully"));
    Case detached;
    detached.annotate("baremetalhost.metal3.io/detached");
    QVERIFY(settled(detached).starts_with("Unknown Detached"));
    Case paused;
    paused.annotate("baremetalhost.metal3.io/paused");
    QCOMPARE(settled(paused), std::string("nothing"));
}

void TestHostPowerDecision::theDocumentIsTheTable()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/docs/host-power.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const auto expected = [](const std::vector<HostPowerRowText> &rows) {
        std::string table = "| row | when | then | reason |\n| --- | --- | --- | --- |\n";
        for (const HostPowerRowText &row : rows)
            table += "| " + row.name + " | " + row.when + " | " + row.then + " | `" + row.reason
                + "` |\n";
        return table;
    };
    const auto documented = [&text](const std::string &mark) {
        const std::size_t begin = text.find(mark);
        const std::size_t end = text.find("<!-- end -->", begin);
        return begin == std::string::npos || end == std::string::npos
            ? std::string("no " + mark)
            : text.substr(begin + mark.size(), end - begin - mark.size());
    };
    QCOMPARE(documented("<!-- table: decisions -->\n"), expected(hostPowerTable()));
    QCOMPARE(documented("<!-- table: failures -->\n"), expected(failedResetTable()));
}

void TestHostPowerDecision::reasonsAreWordsOfTheirOwn()
{
    std::set<std::string> seen;
    for (const auto &table : {hostPowerTable(), failedResetTable()}) {
        for (const HostPowerRowText &row : table) {
            QVERIFY2(seen.insert(row.reason).second, row.reason.c_str());
            QVERIFY2(std::all_of(row.reason.begin(), row.reason.end(), ::isalpha)
                         && std::isupper(row.reason.front()),
                     row.reason.c_str());
            QVERIFY2(!row.when.empty() && !row.then.empty(), row.name.c_str());
        }
    }
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
                        ResetType command,
                        const ResetFailure &failure,
                        const char *which,
                        int errors) {
        QTest::newRow(name) << static_cast<int>(command) << failure << QString::fromLatin1(which)
                            << errors;
    };
    row("outcome unknown", ResetType::ForceOff, {ErrorCode::TimedOut}, "F4", 0);
    row("outcome of a restart unknown", ResetType::GracefulRestart, {ErrorCode::TimedOut}, "F4", 0);
    row("restart never sent", ResetType::ForceRestart, {ErrorCode::Unreachable}, "F0", 0);
    row("restart refused", ResetType::ForceRestart, {ErrorCode::Refused, 500}, "F5", 1);
    row("never sent", ResetType::ForceOff, {ErrorCode::Unreachable}, "F0", 0);
    row("soft unsupported", ResetType::GracefulShutdown, {ErrorCode::Invalid, 400}, "F1", 0);
    row("soft while busy", ResetType::GracefulShutdown, {ErrorCode::Refused, 409}, "F3", 0);
    row("on while settling",
        ResetType::On,
        {ErrorCode::Refused, 409, "ActionParameterValueConflict"},
        "F2",
        0);
    row("busy", ResetType::ForceOff, {ErrorCode::Refused, 503, "", "", 7s}, "F3", 0);
    row("refused", ResetType::ForceOff, {ErrorCode::Refused, 500}, "F5", 1);
    row("not allowed", ResetType::On, {ErrorCode::Unauthorised, 403}, "F5", 1);
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
        given.view, static_cast<ResetType>(command), std::nullopt, failure, now);
    QCOMPARE(QString::fromLatin1(decision.row), row);
    QCOMPARE(decision.status.errorCount, errors);
    QCOMPARE(decision.step == HostPowerStep::PostReset, row == QStringLiteral("F1"));
    QCOMPARE(decision.status.powerAction.has_value(), // what was not sent is not in flight
             row == QStringLiteral("F1") || row == QStringLiteral("F4"));
    if (errors > 0)
        QVERIFY(decision.status.powerRetry && decision.status.powerRetry->notBefore >= now + 1min);
}

void TestHostPowerDecision::whatWasRefusedIsToldUntilItIsDone_data()
{
    QTest::addColumn<QString>("refused");
    QTest::addColumn<QString>("errorType");
    QTest::addColumn<QString>("told");
    const char *const refusal = "the BMC refused HardOff with HTTP 401";
    QTest::newRow("nothing came since") << refusal << "power management error" << refusal;
    QTest::newRow("the credentials were rejected since")
        << refusal << "provisioned registration error" << refusal;
    QTest::newRow("the BMC was silent since") << refusal << "power management error" << refusal;
    QTest::newRow("the error is gone already") << refusal << ""
                                               << "";
    QTest::newRow("the BMC was only busy, and the credentials were rejected since")
        << ""
        << "provisioned registration error"
        << "";
}

void TestHostPowerDecision::whatWasRefusedIsToldUntilItIsDone()
{
    QFETCH(const QString, refused);
    QFETCH(const QString, errorType);
    QFETCH(const QString, told);
    Case given; // on, to be switched off, and the BMC can be read again
    given.pending();
    given.provisioning()["pendingRebootMode"] = "hard";
    given.retry("HardOff", 1min);
    if (!refused.isEmpty())
        given.provisioning()["powerRetry"]["message"] = refused.toStdString();
    given.host["status"]["errorCount"] = 2;
    if (!errorType.isEmpty()) {
        given.host["status"]["errorType"] = errorType.toStdString();
        given.host["status"]["errorMessage"] = "the BMC gives no answer";
    }
    const HostPowerDecision decision = given.decide();
    QVERIFY(decision.status.powerRetry.has_value());
    QCOMPARE(QString::fromStdString(decision.status.errorMessage), told);
    QCOMPARE(decision.status.errorType == host::error::power, !told.isEmpty());
    QCOMPARE(decision.status.operationalStatus == "error", !told.isEmpty());
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

} // namespace tst_hostpowerdecision

HP_TEST(tst_hostpowerdecision, TestHostPowerDecision)
#include "tst_hostpowerdecision.moc"
