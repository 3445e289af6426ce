// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/SystemClock.h"
#include "tests/e2e/redfish/SushyEmulator.h"

#include <QElapsedTimer>
#include <QtTest>

#include <memory>

using namespace hp;
using drivers::PowerReading;
using drivers::PowerState;
using drivers::ResetAck;
using drivers::ResetType;

/// The whole driver against a Redfish service that others wrote: sushy-tools' emulator, as Metal3's
/// own tests use it. Its power changes 1 to 11 s after a Reset.
class TestRedfishSushy : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void powerIsSwitchedAndObserved_data();
    void powerIsSwitchedAndObserved();
    void aliasAddressIsFollowed();
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
    const QString trouble = test::SushyEmulator::install();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
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
    while (waited.elapsed() < 60'000) {
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

void TestRedfishSushy::aliasAddressIsFollowed()
{
    test::SushyEmulator emulator;
    QVERIFY(emulator.start().isEmpty());
    const auto reading =
        read({"e2e/alias", emulator.address() + "/redfish/v1/Systems/fake", "admin", "x", true});
    QVERIFY2(reading.has_value(), reading ? "" : reading.error().message.c_str());
    QCOMPARE(reading->state, PowerState::On);
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

QTEST_GUILESS_MAIN(TestRedfishSushy)
#include "tst_redfishsushy.moc"
