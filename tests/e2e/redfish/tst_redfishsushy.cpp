// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/SystemClock.h"
#include "tests/e2e/redfish/SushyEmulator.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QtTest>

#include <memory>

namespace tst_redfishsushy {

using namespace hp;
using drivers::PowerReading;
using drivers::ResetAck;

/// The whole driver against a Redfish service that others wrote: sushy-tools' emulator, as Metal3's
/// own tests use it. Its power changes 1 to 11 s after a Reset.
class TestRedfishSushy : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void powerIsSwitchedAndObserved_data();
    void powerIsSwitchedAndObserved();
    void aliasAddressIsFollowedOnce();
    void systemIsDiscoveredOnce();
    void severalSystemsAreForAPersonToChoose();
    void sessionsAreAskedForOnceWhereThereIsOnlyBasic();
    void slowShutdownIsOnUntilItIsOff();
    void wrongPasswordIsUnauthorised();
    void killedEmulatorIsUnreachableNeverOff();

private:
    [[nodiscard]] Result<PowerReading> read(const drivers::BmcTarget &target);
    [[nodiscard]] Result<ResetAck> reset(const drivers::BmcTarget &target, ResetType type);
    [[nodiscard]] bool reaches(const drivers::BmcTarget &target, PowerState state);

    runtime::SystemClock m_clock{};
    redfish::RedfishPowerDriver m_driver{m_clock};
};

void TestRedfishSushy::initTestCase()
{
    // As every test does that needs a package of PyPI which cannot be had.
    if (const QString trouble = test::SushyEmulator::install(); !trouble.isEmpty())
        QSKIP(qPrintable(QStringLiteral("SKIPPED, nothing was proved: ") + trouble));
}

Result<PowerReading> TestRedfishSushy::read(const drivers::BmcTarget &target)
{
    std::optional<Result<PowerReading>> result;
    m_driver.read(target, [&result](Result<PowerReading> answer) { result = std::move(answer); });
    if (!QTest::qWaitFor([&result] { return result.has_value(); }, 30'000))
        return unexpected(ErrorCode::Internal, "no reply");
    return *result;
}

Result<ResetAck> TestRedfishSushy::reset(const drivers::BmcTarget &target, ResetType type)
{
    std::optional<Result<ResetAck>> result;
    m_driver.reset(
        target, type, [&result](Result<ResetAck> answer) { result = std::move(answer); });
    if (!QTest::qWaitFor([&result] { return result.has_value(); }, 90'000))
        return unexpected(ErrorCode::Internal, "no reply");
    return *result;
}

bool TestRedfishSushy::reaches(const drivers::BmcTarget &target, PowerState state)
{
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < 300'000) {
        const auto reading = read(target);
        if (reading && reading->state == state)
            return true;
    }
    return false;
}

void TestRedfishSushy::powerIsSwitchedAndObserved_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<ResetType>("off");
    QTest::newRow("without authentication, graceful") << QString() << ResetType::GracefulShutdown;
    QTest::newRow("with Basic authentication, forced")
        << QStringLiteral("admin") << ResetType::ForceOff;
}

void TestRedfishSushy::powerIsSwitchedAndObserved()
{
    QFETCH(const QString, user);
    QFETCH(const ResetType, off);

    test::SushyEmulator emulator;
    const QString trouble = emulator.start(user, QStringLiteral("pass word"));
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    const drivers::BmcTarget target{
        "e2e/" + user.toStdString(), emulator.address(), "admin", "pass word", true};

    const auto first = read(target);
    QVERIFY2(first.has_value(), first ? "" : first.error().message.c_str());
    QCOMPARE(first->state, PowerState::On);
    QCOMPARE(QString::fromStdString(first->systemUuid),
             QStringLiteral("27946b59-9e44-4fa7-8e91-f3527a1ef094"));

    const auto down = reset(target, off);
    QVERIFY2(down.has_value(), down ? "" : down.error().message.c_str());
    QVERIFY(down->sent);
    QCOMPARE(down->httpStatus, 204);
    QVERIFY(reaches(target, PowerState::Off));

    const auto again = reset(target, ResetType::ForceOff);
    QVERIFY(again.has_value());
    QVERIFY2(!again->sent, "a server that is off must not be switched off again");

    const auto up = reset(target, ResetType::On);
    QVERIFY2(up.has_value(), up ? "" : up.error().message.c_str());
    QVERIFY(up->sent);
    QVERIFY(reaches(target, PowerState::On));
}

void TestRedfishSushy::aliasAddressIsFollowedOnce()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start().isEmpty());
    const drivers::BmcTarget target{
        "e2e/alias", emulator.address() + "/redfish/v1/Systems/fake", "admin", "x", true};
    for (int i = 0; i < 3; ++i) {
        const auto reading = read(target);
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().message.c_str());
        QCOMPARE(reading->state, PowerState::On);
    }
    // The emulator redirects by 307 with a page of HTML; later readings go to the real address.
    QCOMPARE(emulator.requestsLike(QStringLiteral("GET /redfish/v1/Systems/fake HTTP/1.1\" 307")),
             1);
    const auto down = reset(target, ResetType::ForceOff);
    QVERIFY2(down.has_value(), down ? "" : down.error().message.c_str());
    QVERIFY(reaches(target, PowerState::Off));
}

void TestRedfishSushy::systemIsDiscoveredOnce()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start().isEmpty());
    const drivers::BmcTarget target{"e2e/discovery", emulator.address(), "admin", "x", true};
    for (int i = 0; i < 3; ++i)
        QVERIFY(read(target).has_value());
    QCOMPARE(emulator.requestsLike(QStringLiteral("GET /redfish/v1/Systems HTTP/1.1\" 200")), 1);
}

void TestRedfishSushy::severalSystemsAreForAPersonToChoose()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start({}, {}, 2).isEmpty());
    const auto any = read({"e2e/several", emulator.address(), "admin", "x", true});
    QVERIFY(!any);
    QCOMPARE(any.error().code, ErrorCode::Invalid);
    const QString text = QString::fromStdString(any.error().message);
    QVERIFY2(text.contains(QStringLiteral("f094")) && text.contains(QStringLiteral("f095")),
             qPrintable(text));
    const auto second =
        read({"e2e/second",
              emulator.address() + "/redfish/v1/Systems/27946b59-9e44-4fa7-8e91-f3527a1ef095",
              "admin",
              "x",
              true});
    QVERIFY2(second.has_value(), second ? "" : second.error().message.c_str());
    QCOMPARE(second->state, PowerState::On);
    QCOMPARE(emulator.requestsLike(QStringLiteral("POST .*Reset")), 0);
}

void TestRedfishSushy::sessionsAreAskedForOnceWhereThereIsOnlyBasic()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start(QStringLiteral("admin"), QStringLiteral("right")).isEmpty());
    const drivers::BmcTarget target{"e2e/basic", emulator.address(), "admin", "right", true};
    for (int i = 0; i < 4; ++i) {
        const auto reading = read(target);
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().message.c_str());
    }
    QVERIFY(emulator.requestsLike(QStringLiteral("POST .*Sessions")) <= 1);
    QCOMPARE(emulator.requestsLike(QStringLiteral("GET /redfish/v1/Systems/\\S+ HTTP/1.1\" 401")),
             0);
}

void TestRedfishSushy::slowShutdownIsOnUntilItIsOff()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start().isEmpty());
    const drivers::BmcTarget target{"e2e/slow", emulator.address(), "admin", "x", true};
    QVERIFY(read(target).has_value());
    const auto down = reset(target, ResetType::GracefulShutdown);
    QVERIFY2(down.has_value(), down ? "" : down.error().message.c_str());
    // The emulator takes up to eleven seconds, and shows On for as long.
    std::vector<PowerState> seen;
    const bool off = QTest::qWaitFor(
        [&] {
            const auto reading = read(target);
            if (reading && (seen.empty() || seen.back() != reading->state))
                seen.push_back(reading->state);
            return !seen.empty() && seen.back() == PowerState::Off;
        },
        300'000);
    QVERIFY(off);
    const std::vector<PowerState> wanted{PowerState::On, PowerState::Off};
    QCOMPARE(seen, wanted);
    QCOMPARE(emulator.requestsLike(QStringLiteral("POST .*Reset")), 1);
}

void TestRedfishSushy::wrongPasswordIsUnauthorised()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start(QStringLiteral("admin"), QStringLiteral("right")).isEmpty());
    const auto reading = read({"e2e/wrong", emulator.address(), "admin", "wrong", true});
    QVERIFY(!reading);
    QCOMPARE(reading.error().code, ErrorCode::Unauthorised);
}

void TestRedfishSushy::killedEmulatorIsUnreachableNeverOff()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start().isEmpty());
    const drivers::BmcTarget target{"e2e/killed", emulator.address(), "admin", "x", true};
    QVERIFY(read(target).has_value());
    emulator.kill();
    for (int i = 0; i < 5; ++i) {
        const auto reading = read(target);
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, ErrorCode::Unreachable);
    }
}

} // namespace tst_redfishsushy

HP_TEST(tst_redfishsushy, TestRedfishSushy)
#include "tst_redfishsushy.moc"
