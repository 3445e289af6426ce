// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/AwayReport.h"
#include "ui/session/GatewaySession.h"

#include <QSignalSpy>

namespace tst_awayreport {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

QJsonObject machine(const char *name, bool holds)
{
    return {
        {QStringLiteral("ns"), QStringLiteral("lab")},
        {QStringLiteral("name"), QLatin1String(name)},
        {QStringLiteral("holds"),
         QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("hook.preDrain")},
                                {QStringLiteral("name"), QStringLiteral("backup")},
                                {QStringLiteral("state"),
                                 holds ? QStringLiteral("Holding") : QStringLiteral("Armed")}}}}};
}

QJsonObject fleet(bool a, bool b, bool c)
{
    return {{QStringLiteral("lab/a"), machine("a", a)},
            {QStringLiteral("lab/b"), machine("b", b)},
            {QStringLiteral("lab/c"), machine("c", c)}};
}

} // namespace

class TestAwayReport : public QObject
{
    Q_OBJECT

private slots:
    void whatHappenedMeanwhileIsCounted_data();
    void whatHappenedMeanwhileIsCounted();
    void aShortSilenceIsNotWorthAWord();
};

void TestAwayReport::whatHappenedMeanwhileIsCounted_data()
{
    QTest::addColumn<QJsonObject>("after");
    QTest::addColumn<QString>("words");

    QTest::newRow("two cleared, one came")
        << fleet(false, false, true) << "2 hold(s) cleared, 1 new.";
    QTest::newRow("nothing changed") << fleet(true, true, false) << "no change in held machines.";
}

void TestAwayReport::whatHappenedMeanwhileIsCounted()
{
    QFETCH(const QJsonObject, after);
    QFETCH(const QString, words);
    ScriptedGateway gateway;
    gateway.setRows(QStringLiteral("fleet"), fleet(true, true, false));
    QVERIFY(gateway.listen());
    ManualUiClock clock;
    GatewaySession session({gateway.url(), {}, {}}, clock, [] { return 0.5; });
    AwayReport report(session, clock);
    QSignalSpy told(&report, &AwayReport::told);
    session.start();
    QVERIFY(waitFor([&session] { return session.isFleetLoaded(); }));
    gateway.stop();
    QVERIFY(waitFor([&] {
        clock.advance(1s);
        return session.state() == GatewaySession::Disconnected;
    }));
    gateway.forgetSessions();
    gateway.setRows(QStringLiteral("fleet"), after);
    QVERIFY(gateway.listen());
    QVERIFY(waitFor([&] {
        clock.advance(500ms);
        return session.state() == GatewaySession::Live;
    }));
    QVERIFY(waitFor([&told] { return !told.isEmpty(); })); // with the fleet, not after a time
    QVERIFY2(told[0][0].toString().contains(words), qPrintable(told[0][0].toString()));
    QVERIFY(told[0][0].toString().startsWith(QStringLiteral("While you were away (")));
}

void TestAwayReport::aShortSilenceIsNotWorthAWord()
{
    ScriptedGateway gateway;
    gateway.setRows(QStringLiteral("fleet"), fleet(true, false, false));
    QVERIFY(gateway.listen());
    ManualUiClock clock;
    GatewaySession session({gateway.url(), {}, {}}, clock, [] { return 0.5; });
    AwayReport report(session, clock);
    QSignalSpy told(&report, &AwayReport::told);
    session.start();
    QVERIFY(waitFor([&session] { return session.isFleetLoaded(); }));
    clock.advance(5s); // slow, not stale
    gateway.tick(QStringLiteral("2026-11-20T14:03:30.000000Z"));
    QVERIFY(waitFor([&session] { return session.state() == GatewaySession::Live; }));
    clock.advance(3s);
    QCOMPARE(told.size(), 0);
}

} // namespace tst_awayreport

HP_TEST(tst_awayreport, TestAwayReport)
#include "tst_awayreport.moc"
