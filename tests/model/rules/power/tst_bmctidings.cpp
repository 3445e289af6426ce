// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "model/resource/Conditions.h"
#include "tests/model/rules/power/HostPowerCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

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
    void anotherServerIsNoPower();
    void whatIsStillOnIsSaid();
    void newMessageIsNoTransition();
    void whatGoesOffLateIsLookedAtSoon();
};

void TestBmcTidings::failedTaskEndsAnAction_data()
{
    QTest::addColumn<QString>("inFlight");
    QTest::addColumn<QString>("failed");
    QTest::addColumn<int>("askedAgo"); // in seconds; what is in flight is 20 s old
    QTest::addColumn<QString>("row");
    const auto row = [](const char *name,
                        const char *inFlight,
                        const char *failed,
                        int askedAgo,
                        const char *which) {
        QTest::newRow(name) << QString::fromLatin1(inFlight) << QString::fromLatin1(failed)
                            << askedAgo << QString::fromLatin1(which);
    };
    row("a shutdown is forced at once", "SoftOff", "GracefulShutdown", 20, "A3");
    row("a forced one is an error at once", "HardOff", "ForceOff", 19, "A6");
    row("the task of another command says nothing", "SoftOff", "ForceOff", 20, "A4");
    row("nor does that of an earlier one of the same", "SoftOff", "GracefulShutdown", 21, "A4");
    row("no task", "SoftOff", "", 20, "A4");
}

void TestBmcTidings::failedTaskEndsAnAction()
{
    QFETCH(const QString, inFlight);
    QFETCH(const QString, failed);
    QFETCH(const int, askedAgo);
    QFETCH(const QString, row);

    Case one;
    one.pending();
    one.annotate("reboot.metal3.io");
    one.action(qPrintable(inFlight), 100s);
    one.observed->failedReset = failed.toStdString();
    one.observed->failure = "The guest has no ACPI.";
    one.observed->failedResetAt = now - std::chrono::seconds(askedAgo);
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

void TestBmcTidings::anotherServerIsNoPower()
{
    Case one;
    one.see(PowerState::Unknown, "On");
    one.observed->anotherServer = true;
    const HostPowerDecision decision = one.decide();
    QCOMPARE(find(decision, host::condition::powerStateKnown)->reason,
             std::string("AnotherServer"));
    QCOMPARE(decision.step, HostPowerStep::Stop);
    QVERIFY(decision.reason.text().find("another server") != std::string::npos);
}

void TestBmcTidings::whatIsStillOnIsSaid()
{
    const auto said = [](PowerState power, const char *raw, const char *task) {
        Case one;
        one.pending();
        one.action("HardOff", -1s);
        one.see(power, raw);
        if (*task != '\0') {
            one.observed->failedReset = "ForceOff";
            one.observed->failure = task;
            one.observed->failedResetAt = now;
        }
        return one.decide().status.errorMessage;
    };
    QCOMPARE(said(PowerState::On, "On", ""),
             std::string("the BMC accepted ForceOff, and the host is still on"));
    QCOMPARE(said(PowerState::PoweringOff, "PoweringOff", ""),
             std::string("the host is stuck in PoweringOff after ForceOff"));
    QCOMPARE(said(PowerState::On, "On", "Exception"),
             std::string("the BMC accepted ForceOff, and its task failed: Exception"));
}

/// The age of an outage is that of the outage.
void TestBmcTidings::newMessageIsNoTransition()
{
    Case one;
    one.see(PowerState::Unknown, "");
    const auto after = [&one](const char *message, TimePoint when) {
        one.observed->trouble = Error{ErrorCode::Unreachable, message, ""};
        const HostPowerDecision decision = one.decide();
        const Object patch =
            host::statusPatch(Object(one.host), decision.status, decision.conditions, when);
        one.host.merge_patch(patch.json());
        return Conditions(Object(one.host).at("/status/conditions"));
    };
    const TimePoint began = now - 40min;
    (void)after("the BMC does not answer in time", began);
    const Conditions later = after("the BMC closed the connection", now);
    QCOMPARE(later.get(host::condition::powerStateKnown)->message,
             std::string("the BMC closed the connection"));
    QCOMPARE(later.transitionTime(host::condition::powerStateKnown).value(), began);
}

void TestBmcTidings::troubleIsNamed_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a name") << QStringLiteral("TlsUntrusted") << QStringLiteral("TlsUntrusted");
    QTest::newRow("a sentence") << QStringLiteral("HTTP 503 RAC0218: full")
                                << QStringLiteral("Refused");
    QTest::newRow("nothing") << QStringLiteral("") << QStringLiteral("Refused");
    QTest::newRow("no session") << QStringLiteral("503 RAC0218") << QStringLiteral("NoSessionLeft");
    QTest::newRow("busy") << QStringLiteral("503") << QStringLiteral("Busy");
    QTest::newRow("too many requests") << QStringLiteral("429") << QStringLiteral("Busy");
    QTest::newRow("busy under another status")
        << QStringLiteral("400 ResourceNotReadyRetry") << QStringLiteral("Busy");
    QTest::newRow("denied") << QStringLiteral("403") << QStringLiteral("AccessDenied");
    QTest::newRow("a password that has to be changed")
        << QStringLiteral("403 PasswordChangeRequired") << QStringLiteral("PasswordChangeRequired");
    QTest::newRow("an error") << QStringLiteral("500") << QStringLiteral("Http500");
    QTest::newRow("no Redfish") << QStringLiteral("200") << QStringLiteral("NoRedfish");
}

void TestBmcTidings::troubleIsNamed()
{
    QFETCH(const QString, detail);
    QFETCH(const QString, expected);
    Case one;
    one.see(PowerState::Unknown, "");
    one.observed->trouble = Error{ErrorCode::Refused, "a sentence", detail.toStdString()};
    if (!detail.isEmpty() && detail.front().isDigit()) { // an answer: its status, and its word
        ApiStatus answer;
        answer.code = detail.left(3).toInt();
        answer.reason = detail.mid(4).toStdString();
        one.observed->trouble->status = std::make_shared<const ApiStatus>(std::move(answer));
    }
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
