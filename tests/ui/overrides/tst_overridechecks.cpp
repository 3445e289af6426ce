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
struct Desk {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<OverrideChecks> checks;

    Desk()
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
    Desk desk;
    QVERIFY(desk.connected());
    QCOMPARE(desk.checks->state(), OverrideChecks::Nothing);
    QVERIFY(desk.restAt("lab/a"));
    desk.checks->setRequest({});
    desk.clock.advance(2s);
    QVERIFY(desk.settled());
    QCOMPARE(desk.checks->state(), OverrideChecks::Nothing);
    QVERIFY(desk.checks->checks().isEmpty());
    QCOMPARE(desk.asked(), QStringList{QStringLiteral("lab/a")});
}

void TestOverrideChecks::whatFailedComesFirstAndUnknownIsNotGood()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.restAt("lab/a"));
    QStringList lights;
    for (const QVariant &each : desk.checks->checks())
        lights.append(each.toMap().value(QStringLiteral("light")).toString());
    QCOMPARE(lights.join(QLatin1Char(' ')), QStringLiteral("red unknown green"));
    QCOMPARE(desk.checks->level(), QStringLiteral("G4"));
    QVERIFY(desk.checks->at() > 0);
}

void TestOverrideChecks::whoGoesThroughRowsAsksForTheLastOnly()
{
    Desk desk;
    QVERIFY(desk.connected());
    for (const char *machine : {"lab/a", "lab/b", "lab/c", "lab/d"}) {
        desk.lookAt(machine);
        QCOMPARE(desk.checks->state(), OverrideChecks::Asking);
        desk.clock.advance(300ms);
    }
    QVERIFY(desk.asked().isEmpty());
    desk.clock.advance(200ms);
    QVERIFY(desk.reaches(OverrideChecks::Shown));
    QCOMPARE(desk.asked(), QStringList{QStringLiteral("lab/d")});
}

void TestOverrideChecks::theAnswerOfARowThatWasLeftIsIgnored()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.lookAt("lab/a");
    desk.clock.advance(500ms); // asked for, and answered soon
    desk.lookAt("lab/b");
    QVERIFY(desk.settled());
    QCOMPARE(desk.asked(), QStringList{QStringLiteral("lab/a")});
    QCOMPARE(desk.checks->state(), OverrideChecks::Asking);
    QVERIFY(desk.checks->checks().isEmpty());
    desk.clock.advance(500ms);
    QVERIFY(desk.reaches(OverrideChecks::Shown));
    QCOMPARE(desk.asked().last(), QStringLiteral("lab/b"));
}

void TestOverrideChecks::theSameRowIsNotAskedForTwice()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.restAt("lab/a"));
    desk.lookAt("lab/a");
    desk.clock.advance(2s);
    QVERIFY(desk.settled());
    QCOMPARE(desk.asked().size(), 1);
}

void TestOverrideChecks::whatGotOldIsReadAgain()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.restAt("lab/a"));
    QVERIFY(desk.speakAgain(29));
    QVERIFY(desk.settled());
    QCOMPARE(desk.asked().size(), 1);
    desk.gateway.answerCommand(command, answered({check("bad", "red")}));
    QVERIFY(desk.speakAgain(31));
    QTRY_COMPARE(desk.checks->checks().size(), 1);
    QCOMPARE(desk.asked().size(), 2);
    QCOMPARE(desk.checks->state(), OverrideChecks::Shown);
}

void TestOverrideChecks::oldDataIsNotAskedAbout()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.fallSilent();
    desk.lookAt("lab/a");
    QCOMPARE(desk.checks->state(), OverrideChecks::OldData);
    desk.clock.advance(2s);
    QVERIFY(desk.asked().isEmpty());
    QVERIFY(desk.speakAgain(20));
    QVERIFY(desk.reaches(OverrideChecks::Asking));
    desk.clock.advance(500ms);
    QVERIFY(desk.reaches(OverrideChecks::Shown));
}

void TestOverrideChecks::whatIsOnTheScreenStaysOnOldData()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.restAt("lab/a"));
    desk.fallSilent();
    QCOMPARE(desk.checks->checks().size(), 3); // with the time at which each was seen
    QCOMPARE(desk.asked().size(), 1);
}

void TestOverrideChecks::aRefusalIsSaidInWords_data()
{
    QTest::addColumn<QJsonObject>("answer");
    QTest::addColumn<OverrideChecks::State>("state");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("refusal");

    QTest::newRow("not for this role")
        << refused("Unauthorised", "v may not do this") << OverrideChecks::Forbidden
        << "v may not do this" << QString();
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
    Desk desk;
    desk.gateway.answerCommand(command, answer);
    QVERIFY(desk.connected());
    desk.lookAt("lab/a");
    desk.clock.advance(500ms);
    QVERIFY(desk.reaches(state));
    QCOMPARE(desk.checks->note(), note);
    QCOMPARE(desk.checks->refusal(), refusal);
}

void TestOverrideChecks::whoMayNotIsNotAskedForAgain()
{
    Desk desk;
    desk.gateway.answerCommand(command, refused("Unauthorised", "v may not do this"));
    QVERIFY(desk.connected());
    desk.lookAt("lab/a");
    desk.clock.advance(500ms);
    QVERIFY(desk.reaches(OverrideChecks::Forbidden));
    desk.lookAt("lab/b");
    QCOMPARE(desk.checks->state(), OverrideChecks::Forbidden);
    QCOMPARE(desk.checks->note(), QStringLiteral("v may not do this"));
    desk.clock.advance(2s);
    QVERIFY(desk.settled());
    QCOMPARE(desk.asked().size(), 1);
}

void TestOverrideChecks::anotherSignInIsAskedAgain()
{
    Desk desk;
    desk.gateway.answerCommand(command, refused("Unauthorised", "v may not do this"));
    QVERIFY(desk.connected());
    desk.lookAt("lab/a");
    desk.clock.advance(500ms);
    QVERIFY(desk.reaches(OverrideChecks::Forbidden));
    desk.gateway.answerCommand(command, answered({check("bad", "red")}));
    desk.gateway.dropClient();
    QTRY_COMPARE(desk.session->state(), GatewaySession::Disconnected);
    QVERIFY(desk.connected());
    QVERIFY(waitFor([&desk] {
        desk.clock.advance(100ms);
        return desk.checks->state() == OverrideChecks::Shown;
    }));
}

void TestOverrideChecks::whatWentWithTheConnectionIsAskedForAgain()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.gateway.setDeaf(true);
    desk.lookAt("lab/a");
    desk.clock.advance(500ms);
    QTRY_COMPARE(desk.asked().size(), 1);
    desk.gateway.dropClient();
    QVERIFY(desk.reaches(OverrideChecks::OldData));
    desk.gateway.setDeaf(false);
    QVERIFY(desk.connected());
    QVERIFY(waitFor([&desk] {
        desk.clock.advance(100ms);
        return desk.checks->state() == OverrideChecks::Shown;
    }));
    QCOMPARE(desk.asked().size(), 2);
}

} // namespace tst_overridechecks

HP_TEST(tst_overridechecks, TestOverrideChecks)
#include "tst_overridechecks.moc"
