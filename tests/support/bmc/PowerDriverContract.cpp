// SPDX-License-Identifier: Apache-2.0
#include "tests/support/bmc/PowerDriverContract.h"

#include "tests/support/gateway/Patience.h"

#include <QTest>

#include <optional>

namespace hp::test {

using drivers::AlreadyThere;
using drivers::PowerReading;
using drivers::ResetAck;

namespace {

Result<PowerReading> readOnce(PowerDriverFixture &fixture)
{
    std::optional<Result<PowerReading>> result;
    fixture.driver().read(fixture.target(),
                          [&result](Result<PowerReading> answer) { result = std::move(answer); });
    if (!tests::waitFor([&result] { return result.has_value(); }))
        return unexpected(ErrorCode::Internal, "no reply");
    return *result;
}

Result<ResetAck>
resetOnce(PowerDriverFixture &fixture, ResetType type, const drivers::ResetOptions &options = {})
{
    std::optional<Result<ResetAck>> result;
    fixture.driver().reset(fixture.target(), type, options, [&result](Result<ResetAck> answer) {
        result = std::move(answer);
    });
    if (!tests::waitFor([&result] { return result.has_value(); }))
        return unexpected(ErrorCode::Internal, "no reply");
    return *result;
}

QString word(const Result<PowerReading> &reading)
{
    return QString::fromLatin1(reading ? toString(reading->state) : toString(reading.error().code));
}

QString word(const Result<ResetAck> &ack)
{
    if (!ack)
        return QString::fromLatin1(toString(ack.error().code));
    return ack->sent ? QStringLiteral("sent") : QStringLiteral("not needed");
}

} // namespace

void PowerDriverContract::onlyTheLiteralOffIsOff_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *shown, const char *state) {
        QTest::newRow(*shown != 0 ? shown : "absent")
            << QString::fromLatin1(shown) << QString::fromLatin1(state);
    };
    row("Off", "Off");
    row("On", "On");
    row("PoweringOff", "PoweringOff");
    row("PoweringOn", "PoweringOn");
    row("Paused", "Paused");
    row("off", "Unknown");
    row("ForceOffInProgress", "Unknown");
    row("", "Unknown");
}

void PowerDriverContract::onlyTheLiteralOffIsOff()
{
    QFETCH(const QString, shown);
    QFETCH(const QString, state);
    const auto fixture = makeFixture();
    fixture->setPower(shown.toStdString());
    const auto reading = readOnce(*fixture);
    QCOMPARE(word(reading), state);
    QCOMPARE(QString::fromStdString(reading->raw), shown);
}

void PowerDriverContract::repliesComeLaterAndOnce()
{
    const auto fixture = makeFixture();
    int replies = 0;
    fixture->driver().read(fixture->target(),
                           [&replies](const Result<PowerReading> &) { ++replies; });
    QCOMPARE(replies, 0);
    QTRY_COMPARE(replies, 1);
    QCOMPARE(word(readOnce(*fixture)), QStringLiteral("On"));
    QCOMPARE(replies, 1);
}

void PowerDriverContract::acceptedIsNotDone()
{
    const auto fixture = makeFixture();
    const auto ack = resetOnce(*fixture, ResetType::ForceOff);
    QCOMPARE(word(ack), QStringLiteral("sent"));
    QCOMPARE(QString::fromStdString(ack->resetType), QStringLiteral("ForceOff"));
    QVERIFY(ack->after.has_value());
    QVERIFY(ack->after->state != PowerState::Off);
    QCOMPARE(fixture->posts(), 1);
}

void PowerDriverContract::whatIsThereAlreadyIsNotPosted()
{
    const auto fixture = makeFixture();
    QCOMPARE(word(resetOnce(*fixture, ResetType::On)), QStringLiteral("not needed"));
    fixture->setPower("Off");
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff)), QStringLiteral("not needed"));
    QCOMPARE(word(resetOnce(*fixture, ResetType::GracefulShutdown)), QStringLiteral("not needed"));
    QCOMPARE(fixture->posts(), 0);
}

void PowerDriverContract::unlessItIsInsistedOn()
{
    const auto fixture = makeFixture();
    fixture->setPower("Off");
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff, {AlreadyThere::PostAnyway})),
             QStringLiteral("sent"));
    QCOMPARE(fixture->posts(), 1);
}

void PowerDriverContract::whatMayNotBeSentAnyMoreIsNotPosted()
{
    const auto fixture = makeFixture();
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff, {.stillAllowed = [] { return false; }})),
             QStringLiteral("Unreachable"));
    QCOMPARE(fixture->posts(), 0);
    QCOMPARE(word(readOnce(*fixture)), QStringLiteral("On"));
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff, {.stillAllowed = [] { return true; }})),
             QStringLiteral("sent"));
    QCOMPARE(fixture->posts(), 1);
}

void PowerDriverContract::unsupportedIsInvalidAndARefusalIsRefused()
{
    const auto fixture = makeFixture();
    for (const int status : {400, 501}) {
        fixture->rejectNextReset(status);
        QCOMPARE(word(resetOnce(*fixture, ResetType::GracefulShutdown)), QStringLiteral("Invalid"));
    }
    for (const int status : {409, 500}) {
        fixture->rejectNextReset(status);
        QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff)), QStringLiteral("Refused"));
    }
    QCOMPARE(fixture->posts(), 4);
}

void PowerDriverContract::aRefusalIsNoneWhenTheServerIsThere()
{
    const auto fixture = makeFixture();
    fixture->setPower("Off");
    fixture->rejectNextReset(409);
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff, {AlreadyThere::PostAnyway})),
             QStringLiteral("sent"));
}

void PowerDriverContract::aLostAnswerIsDecidedByTheServer_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<QString>("expected");
    QTest::newRow("it is where it should be") << true << QStringLiteral("sent");
    QTest::newRow("it is not, and may still be on its way") << false << QStringLiteral("TimedOut");
}

void PowerDriverContract::aLostAnswerIsDecidedByTheServer()
{
    QFETCH(const bool, isThere);
    QFETCH(const QString, expected);
    const auto fixture = makeFixture();
    fixture->setPower(isThere ? "Off" : "On");
    fixture->loseNextAnswer();
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff, {AlreadyThere::PostAnyway})), expected);
    QCOMPARE(fixture->posts(), 1);
}

void PowerDriverContract::wrongCredentialsAreUnauthorised()
{
    const auto fixture = makeFixture();
    drivers::BmcTarget target = fixture->target();
    target.password = "wrong";
    std::optional<ErrorCode> code;
    fixture->driver().read(target, [&code](const Result<PowerReading> &answer) {
        code = answer ? ErrorCode::Internal : answer.error().code;
    });
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, ErrorCode::Unauthorised);
}

void PowerDriverContract::aVanishedBmcIsUnreachableNeverOff()
{
    const auto fixture = makeFixture();
    fixture->setPower("Off");
    QCOMPARE(word(readOnce(*fixture)), QStringLiteral("Off"));
    fixture->vanish();
    for (int i = 0; i < 5; ++i)
        QCOMPARE(word(readOnce(*fixture)), QStringLiteral("Unreachable"));
    QCOMPARE(word(resetOnce(*fixture, ResetType::ForceOff)), QStringLiteral("Unreachable"));
}

} // namespace hp::test
