// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/power/HostPowerCases.h"

#include <QTest>

#include <algorithm>
#include <set>

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
