// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/power/HostPowerCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>

namespace tst_bmctidings {

using namespace hp;
using namespace hp::rules;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

const Condition *find(const HostPowerDecision &decision, const std::string &type)
{
    const auto found =
        std::find_if(decision.conditions.begin(),
                     decision.conditions.end(),
                     [&type](const Condition &condition) { return condition.type == type; });
    return found == decision.conditions.end() ? nullptr : &*found;
}

} // namespace

/// What a BMC lets know beside the power state, and what follows from it.
class TestBmcTidings : public QObject
{
    Q_OBJECT
private slots:
    void failedTaskEndsAnAction_data();
    void failedTaskEndsAnAction();
    void offThatDidNotLastIsTold();
    void weakAccessIsAConditionUntilItIsMended();
    void theServerIsEnrolledOnce();
    void troubleIsNamed_data();
    void troubleIsNamed();
    void whatGoesOffLateIsLookedAtSoon();
};

void TestBmcTidings::failedTaskEndsAnAction_data()
{
    QTest::addColumn<QString>("inFlight");
    QTest::addColumn<QString>("failed");
    QTest::addColumn<QString>("row");
    QTest::newRow("a shutdown is forced at once")
        << QStringLiteral("SoftOff") << QStringLiteral("GracefulShutdown") << QStringLiteral("A3");
    QTest::newRow("a forced one is an error at once")
        << QStringLiteral("HardOff") << QStringLiteral("ForceOff") << QStringLiteral("A6");
    QTest::newRow("the task of another command says nothing")
        << QStringLiteral("SoftOff") << QStringLiteral("ForceOff") << QStringLiteral("A4");
    QTest::newRow("no task") << QStringLiteral("SoftOff") << QStringLiteral("")
                             << QStringLiteral("A4");
}

void TestBmcTidings::failedTaskEndsAnAction()
{
    QFETCH(const QString, inFlight);
    QFETCH(const QString, failed);
    QFETCH(const QString, row);

    Case one;
    one.pending();
    one.annotate("reboot.metal3.io");
    one.action(qPrintable(inFlight), 100s);
    one.observed->failedReset = failed.toStdString();
    one.observed->failure = "The guest has no ACPI.";
    const HostPowerDecision decision = one.decide();
    QCOMPARE(QString::fromLatin1(decision.row), row);
    if (row == QStringLiteral("A3"))
        QVERIFY(decision.reason.text().find("The guest has no ACPI.") != std::string::npos);
}

void TestBmcTidings::offThatDidNotLastIsTold()
{
    Case one;
    one.observed->contradiction = "the server read Off and at the next look On";
    const HostPowerDecision decision = one.decide();
    QVERIFY(decision.standing.has_value());
    QCOMPARE(decision.standing->size(), std::size_t{1});
    QCOMPARE(decision.standing->front().reason, std::string("PowerOffNotConfirmed"));
    QVERIFY(decision.standing->front().warning);
}

void TestBmcTidings::weakAccessIsAConditionUntilItIsMended()
{
    Case one;
    QVERIFY(find(one.decide(), host::condition::accessSecure) == nullptr);
    one.observed->weakness = "TLS 1.0 and 1.1 are allowed with this BMC";
    const HostPowerDecision weak = one.decide();
    QVERIFY(find(weak, host::condition::accessSecure) != nullptr);
    QCOMPARE(find(weak, host::condition::accessSecure)->status, std::string("False"));
    one.host["status"]["conditions"] = Json::array(
        {{{"type", host::condition::accessSecure}, {"status", "False"}, {"reason", "Weakened"}}});
    one.observed->weakness.clear();
    const HostPowerDecision mended = one.decide();
    QVERIFY(find(mended, host::condition::accessSecure) != nullptr);
    QCOMPARE(find(mended, host::condition::accessSecure)->status, std::string("True"));
}

void TestBmcTidings::theServerIsEnrolledOnce()
{
    Case one;
    one.observed->systemUuid = "uuid-1";
    one.observed->serialNumber = "serial-1";
    QCOMPARE(one.decide().status.enrolledUuid, std::string("uuid-1"));
    QCOMPARE(one.decide().status.enrolledSerial, std::string("serial-1"));
    one.provisioning()["enrolledSystem"] = {{"uuid", "uuid-0"}, {"serialNumber", ""}};
    QCOMPARE(one.decide().status.enrolledUuid, std::string("uuid-0"));
    one.observed->power = PowerState::Unknown;
    one.provisioning().erase("enrolledSystem");
    QVERIFY(one.decide().status.enrolledUuid.empty());
}

void TestBmcTidings::troubleIsNamed_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a name") << QStringLiteral("TlsUntrusted") << QStringLiteral("TlsUntrusted");
    QTest::newRow("a sentence") << QStringLiteral("HTTP 503 RAC0218: full")
                                << QStringLiteral("Refused");
    QTest::newRow("nothing") << QStringLiteral("") << QStringLiteral("Refused");
}

void TestBmcTidings::troubleIsNamed()
{
    QFETCH(const QString, detail);
    QFETCH(const QString, expected);
    Case one;
    one.see(PowerState::Unknown, "");
    one.observed->trouble = Error{ErrorCode::Refused, "a sentence", detail.toStdString()};
    const HostPowerDecision decision = one.decide();
    QVERIFY(find(decision, host::condition::powerStateKnown) != nullptr);
    QCOMPARE(QString::fromStdString(find(decision, host::condition::powerStateKnown)->reason),
             expected);
}

void TestBmcTidings::whatGoesOffLateIsLookedAtSoon()
{
    Case one;
    one.pending();
    one.annotate("reboot.metal3.io");
    one.retry("HardOff", 100s);
    QVERIFY(*one.decide().recheckAfter > 10s);
    one.see(PowerState::PoweringOff, "PoweringOff");
    QVERIFY(*one.decide().recheckAfter <= 5s);
}

} // namespace tst_bmctidings

HP_TEST(tst_bmctidings, TestBmcTidings)
#include "tst_bmctidings.moc"
