// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/overrides/OverrideChecks.h"

#include <QSignalSpy>

namespace tst_overridechecks {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

const auto command = QStringLiteral("override.checks");

QString stampAt(int second)
{
    return QStringLiteral("2026-11-20T14:03:%1.000000Z").arg(second, 2, 10, QLatin1Char('0'));
}

QVariantMap requestOf(const char *machine)
{
    return {{QStringLiteral("action"), QStringLiteral("remove-hook")},
            {QStringLiteral("machine"), QLatin1String(machine)}};
}

QJsonObject check(const char *id, const char *light)
{
    return {{QStringLiteral("id"), QLatin1String(id)},
            {QStringLiteral("question"), QLatin1String(id)},
            {QStringLiteral("light"), QLatin1String(light)},
            {QStringLiteral("evidence"), QStringLiteral("seen")},
            {QStringLiteral("at"), stampAt(1)}};
}

QJsonObject answered(const QJsonArray &checks, const char *refusal = "")
{
    return {{QStringLiteral("outcome"), QStringLiteral("observed")},
            {QStringLiteral("result"),
             QJsonObject{{QStringLiteral("checks"), checks},
                         {QStringLiteral("level"), QStringLiteral("G4")},
                         {QStringLiteral("refusal"), QLatin1String(refusal)},
                         {QStringLiteral("at"), stampAt(1)}}}};
}

QJsonObject refused(const char *code, const char *message)
{
    return {{QStringLiteral("outcome"), QStringLiteral("refused")},
            {QStringLiteral("code"), QLatin1String(code)},
            {QStringLiteral("message"), QLatin1String(message)}};
}

/// Somebody who looks at holds, on a clock that stands still.
struct Fixture {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<OverrideChecks> checks;

    Fixture()
    {
        gateway.answerCommand(
            command,
            answered({check("fine", "green"), check("who knows", "unknown"), check("bad", "red")}));
        gateway.tick(stampAt(0));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        checks = std::make_unique<OverrideChecks>(*session);
        session->start();
    }
    [[nodiscard]] bool connected()
    {
        return waitFor([this] {
            clock.advance(100ms);
            return session->state() == GatewaySession::Live;
        });
    }
    [[nodiscard]] bool reaches(OverrideChecks::State state)
    {
        return waitFor([this, state] { return checks->state() == state; });
    }
    void lookAt(const char *machine) { checks->setRequest(requestOf(machine)); }
    /// For as long as it takes.
    [[nodiscard]] bool restAt(const char *machine)
    {
        lookAt(machine);
        clock.advance(500ms);
        return reaches(OverrideChecks::Shown);
    }
    [[nodiscard]] QStringList asked() const
    {
        QStringList machines;
        for (const QJsonObject &arguments : gateway.commands(command))
            machines.append(arguments.value(QStringLiteral("machine")).toString());
        return machines;
    }
    /// Whatever was sent has arrived: the server answers in order.
    [[nodiscard]] bool settled()
    {
        bool done = false;
        session->commands()->send(
            QStringLiteral("nothing"), {}, [&done](const CommandAnswer &) { done = true; });
        return waitFor([&done] { return done; });
    }
    void fallSilent()
    {
        clock.advance(11s);
        QCOMPARE(session->state(), GatewaySession::Stale);
    }
    [[nodiscard]] bool speakAgain(int second)
    {
        gateway.tick(stampAt(second));
        return waitFor([this] { return session->state() == GatewaySession::Live; });
    }
};

} // namespace

/// What is asked for on looking at a hold, and what is made of the answer.
class TestOverrideChecks : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsAskedForNothing();
    void whatFailedComesFirstAndUnknownIsNotGood();
    void whoGoesThroughRowsAsksForTheLastOnly();
    void theAnswerOfARowThatWasLeftIsIgnored();
    void theSameRowIsNotAskedForTwice();
    void whatGotOldIsReadAgain();
    void oldDataIsNotAskedAbout();
    void whatIsOnTheScreenStaysOnOldData();
    void aRefusalIsSaidInWords_data();
    void aRefusalIsSaidInWords();
    void whoMayNotIsNotAskedForAgain();
    void anotherSignInIsAskedAgain();
    void whatWentWithTheConnectionIsAskedForAgain();
};

void TestOverrideChecks::nothingIsAskedForNothing()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QCOMPARE(fixture.checks->state(), OverrideChecks::Nothing);
    QVERIFY(fixture.restAt("lab/a"));
    fixture.checks->setRequest({});
    fixture.clock.advance(2s);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.checks->state(), OverrideChecks::Nothing);
    QVERIFY(fixture.checks->checks().isEmpty());
    QCOMPARE(fixture.asked(), QStringList{QStringLiteral("lab/a")});
}

void TestOverrideChecks::whatFailedComesFirstAndUnknownIsNotGood()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.restAt("lab/a"));
    QStringList lights;
    for (const QVariant &each : fixture.checks->checks())
        lights.append(each.toMap().value(QStringLiteral("light")).toString());
    QCOMPARE(lights.join(QLatin1Char(' ')), QStringLiteral("red unknown green"));
    QCOMPARE(fixture.checks->level(), QStringLiteral("G4"));
    QVERIFY(fixture.checks->at() > 0);
}

void TestOverrideChecks::whoGoesThroughRowsAsksForTheLastOnly()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    for (const char *machine : {"lab/a", "lab/b", "lab/c", "lab/d"}) {
        fixture.lookAt(machine);
        QCOMPARE(fixture.checks->state(), OverrideChecks::Asking);
        fixture.clock.advance(300ms);
    }
    QVERIFY(fixture.asked().isEmpty());
    fixture.clock.advance(200ms);
    QVERIFY(fixture.reaches(OverrideChecks::Shown));
    QCOMPARE(fixture.asked(), QStringList{QStringLiteral("lab/d")});
}

void TestOverrideChecks::theAnswerOfARowThatWasLeftIsIgnored()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.lookAt("lab/a");
    fixture.clock.advance(500ms); // asked for, and answered soon
    fixture.lookAt("lab/b");
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.asked(), QStringList{QStringLiteral("lab/a")});
    QCOMPARE(fixture.checks->state(), OverrideChecks::Asking);
    QVERIFY(fixture.checks->checks().isEmpty());
    fixture.clock.advance(500ms);
    QVERIFY(fixture.reaches(OverrideChecks::Shown));
    QCOMPARE(fixture.asked().last(), QStringLiteral("lab/b"));
}

void TestOverrideChecks::theSameRowIsNotAskedForTwice()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.restAt("lab/a"));
    fixture.lookAt("lab/a");
    fixture.clock.advance(2s);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.asked().size(), 1);
}

void TestOverrideChecks::whatGotOldIsReadAgain()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.restAt("lab/a"));
    QVERIFY(fixture.speakAgain(29));
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.asked().size(), 1);
    fixture.gateway.answerCommand(command, answered({check("bad", "red")}));
    QVERIFY(fixture.speakAgain(31));
    QTRY_COMPARE(fixture.checks->checks().size(), 1);
    QCOMPARE(fixture.asked().size(), 2);
    QCOMPARE(fixture.checks->state(), OverrideChecks::Shown);
}

void TestOverrideChecks::oldDataIsNotAskedAbout()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.fallSilent();
    fixture.lookAt("lab/a");
    QCOMPARE(fixture.checks->state(), OverrideChecks::OldData);
    fixture.clock.advance(2s);
    QVERIFY(fixture.asked().isEmpty());
    QVERIFY(fixture.speakAgain(20));
    QVERIFY(fixture.reaches(OverrideChecks::Asking));
    fixture.clock.advance(500ms);
    QVERIFY(fixture.reaches(OverrideChecks::Shown));
}

void TestOverrideChecks::whatIsOnTheScreenStaysOnOldData()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.restAt("lab/a"));
    fixture.fallSilent();
    QCOMPARE(fixture.checks->checks().size(), 3); // with the time at which each was seen
    QCOMPARE(fixture.asked().size(), 1);
}

void TestOverrideChecks::aRefusalIsSaidInWords_data()
{
    QTest::addColumn<QJsonObject>("answer");
    QTest::addColumn<OverrideChecks::State>("state");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("refusal");

    QTest::newRow("not for this role")
        << refused("Unauthorised", "v is not allowed to do this") << OverrideChecks::Forbidden
        << "v is not allowed to do this" << QString();
    QTest::newRow("a backend that has none")
        << refused("NotFound", "there is no command override.checks") << OverrideChecks::Failed
        << "there is no command override.checks" << QString();
    QTest::newRow("it cannot be done now")
        << answered({check("bad", "red")}, "The hook is gone.") << OverrideChecks::Shown
        << QString() << "The hook is gone.";
}

void TestOverrideChecks::aRefusalIsSaidInWords()
{
    QFETCH(const QJsonObject, answer);
    QFETCH(const OverrideChecks::State, state);
    QFETCH(const QString, note);
    QFETCH(const QString, refusal);
    Fixture fixture;
    fixture.gateway.answerCommand(command, answer);
    QVERIFY(fixture.connected());
    fixture.lookAt("lab/a");
    fixture.clock.advance(500ms);
    QVERIFY(fixture.reaches(state));
    QCOMPARE(fixture.checks->note(), note);
    QCOMPARE(fixture.checks->refusal(), refusal);
}

void TestOverrideChecks::whoMayNotIsNotAskedForAgain()
{
    Fixture fixture;
    fixture.gateway.answerCommand(command, refused("Unauthorised", "v is not allowed to do this"));
    QVERIFY(fixture.connected());
    fixture.lookAt("lab/a");
    fixture.clock.advance(500ms);
    QVERIFY(fixture.reaches(OverrideChecks::Forbidden));
    fixture.lookAt("lab/b");
    QCOMPARE(fixture.checks->state(), OverrideChecks::Forbidden);
    QCOMPARE(fixture.checks->note(), QStringLiteral("v is not allowed to do this"));
    fixture.clock.advance(2s);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.asked().size(), 1);
}

void TestOverrideChecks::anotherSignInIsAskedAgain()
{
    Fixture fixture;
    fixture.gateway.answerCommand(command, refused("Unauthorised", "v is not allowed to do this"));
    QVERIFY(fixture.connected());
    fixture.lookAt("lab/a");
    fixture.clock.advance(500ms);
    QVERIFY(fixture.reaches(OverrideChecks::Forbidden));
    fixture.gateway.answerCommand(command, answered({check("bad", "red")}));
    fixture.gateway.dropClient();
    QTRY_COMPARE(fixture.session->state(), GatewaySession::Disconnected);
    QVERIFY(fixture.connected());
    QVERIFY(waitFor([&fixture] {
        fixture.clock.advance(100ms);
        return fixture.checks->state() == OverrideChecks::Shown;
    }));
}

void TestOverrideChecks::whatWentWithTheConnectionIsAskedForAgain()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.gateway.setMute(true);
    fixture.lookAt("lab/a");
    fixture.clock.advance(500ms);
    QTRY_COMPARE(fixture.asked().size(), 1);
    fixture.gateway.dropClient();
    QVERIFY(fixture.reaches(OverrideChecks::OldData));
    fixture.gateway.setMute(false);
    QVERIFY(fixture.connected());
    QVERIFY(waitFor([&fixture] {
        fixture.clock.advance(100ms);
        return fixture.checks->state() == OverrideChecks::Shown;
    }));
    QCOMPARE(fixture.asked().size(), 2);
}

} // namespace tst_overridechecks

HP_TEST(tst_overridechecks, TestOverrideChecks)
#include "tst_overridechecks.moc"
