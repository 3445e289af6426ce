// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/whatif/Simulator.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>

namespace tst_simulator {

using namespace hp::ui;
using namespace Qt::Literals::StringLiterals;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;

using namespace std::chrono_literals;

namespace {

const auto command = u"whatif.forecast"_s;
const QVariantMap replace{{u"action"_s, u"replace"_s}, {u"machine"_s, u"lab/worker-1"_s}};
const QVariantMap upgrade{{u"action"_s, u"upgrade"_s}, {u"set"_s, u"lab/workers"_s}};

QJsonObject spread(const QJsonValue &p5, const QJsonValue &p50, const QJsonValue &p95)
{
    return {{"p5", p5}, {"p50", p50}, {"p95", p95}};
}

QJsonObject hold(const char *machine,
                 const char *kind,
                 const char *holder,
                 const QJsonObject &from,
                 const QJsonObject &length,
                 int unended = 0)
{
    return {{"machine", machine},
            {"kind", kind},
            {"holder", holder},
            {"fromSeconds", from},
            {"seconds", length},
            {"runs", 20},
            {"unendedRuns", unended}};
}

/// It ends after 80 minutes, and a hook holds it for 20 of them.
QJsonObject ending()
{
    return {
        {"action", "replace"},
        {"machines", QJsonArray{"lab/worker-1"}},
        {"at", "2026-11-20T22:00:00Z"},
        {"runs", 20},
        {"unendedRuns", 0},
        {"surge", 1},
        {"endSeconds", spread(2400, 4800, 10800)},
        {"holds",
         QJsonArray{
             hold("lab/worker-1",
                  "preDrain",
                  "preDrain Move of mover",
                  spread(0, 0, 0),
                  spread(600, 1200, 2700)),
             hold("lab/worker-1", "drain", "drain", spread(0, 1200, 2700), spread(8, 8, 8)),
             hold("lab/worker-1", "provider", "passes", spread(0, 1208, 2700), spread(0, 0, 0.5)),
         }},
        {"notes", QJsonArray{"No record of how long mover holds preDrain Move: assumed."}}};
}

/// A hook lasts in all runs but for five.
QJsonObject lasting(int unended)
{
    const bool never = unended == 20;
    return {
        {"action", "retire"},
        {"runs", 20},
        {"unendedRuns", unended},
        {"surge", 0},
        {"endSeconds", never ? spread({}, {}, {}) : spread(2400, 4800, {})},
        {"holds",
         QJsonArray{
             hold("lab/worker-1",
                  "preTerminate",
                  "preTerminate Save of saver",
                  spread(60, 60, 60),
                  spread({}, {}, {}),
                  20),
             hold("lab/worker-2",
                  "preTerminate",
                  "preTerminate Save of saver",
                  spread(60, 60, 60),
                  spread({}, {}, {}),
                  20),
             hold("lab/worker-3", "turn", "its turn", spread(0, 0, 0), spread({}, {}, {}), 20)}}};
}

/// A simulator of a console over a scripted backend, on a clock that stands still.
struct Desk {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<Simulator> simulator;

    explicit Desk(const QJsonObject &forecast = ending())
    {
        gateway.answerCommand(command, {{"outcome", "observed"}, {"result", forecast}});
        gateway.answerCommand(u"whatif.stop"_s, {{"outcome", "observed"}});
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        simulator = std::make_unique<Simulator>(*session);
        session->start();
    }
    [[nodiscard]] bool connected()
    {
        return waitFor([this] { return session->state() == GatewaySession::Live; });
    }
    [[nodiscard]] bool ask(const QVariantMap &request = replace)
    {
        simulator->ask(request);
        return waitFor([this] { return !simulator->isBusy(); });
    }
    [[nodiscard]] QJsonObject lastAsked() const { return gateway.commands(command).last(); }
    [[nodiscard]] QVariant of(int row, ExpectedHolds::Role role) const
    {
        return simulator->holds()->data(simulator->holds()->index(row), role);
    }
};

} // namespace

/// What a person sees of a forecast.
class TestSimulator : public QObject
{
    Q_OBJECT
private slots:
    void aForecastIsSaid()
    {
        Desk desk;
        QAbstractItemModelTester rules(desk.simulator->holds());
        QVERIFY(desk.connected() && desk.ask());
        QCOMPARE(desk.simulator->title(), u"Simulation: replace worker-1"_s);
        QCOMPARE(desk.simulator->verdict(),
                 u"Ends after 1 h 20 m, between 40 m and 3 h (p5 to p95)"_s);
        QVERIFY(desk.simulator->ends() && desk.simulator->waitsFor().isEmpty());
        QCOMPARE(desk.simulator->surge(),
                 u"Surge: 1 machine, if as many as now must run all the time"_s);
        QCOMPARE(desk.simulator->notes().size(), 1);
        QCOMPARE(desk.simulator->startsAt(), 0.0);
    }

    void whatHoldsStandsOnOneAxis()
    {
        Desk desk;
        QVERIFY(desk.connected() && desk.ask());
        // What passes in a moment has no bar.
        QCOMPARE(desk.simulator->holds()->rowCount(), 2);
        QCOMPARE(desk.of(0, ExpectedHolds::MachineRole).toString(), u"worker-1"_s);
        QCOMPARE(desk.of(0, ExpectedHolds::HolderRole).toString(), u"preDrain Move of mover"_s);
        QCOMPARE(desk.of(0, ExpectedHolds::LengthRole).toString(), u"20 m to 45 m"_s);
        QCOMPARE(desk.of(1, ExpectedHolds::LengthRole).toString(), u"8 s"_s);
        QCOMPARE(desk.of(1, ExpectedHolds::FromRole).toString(), u"+20 m"_s);
        const double span = 10800 * 1.05;
        QCOMPARE(desk.of(0, ExpectedHolds::StartRole).toDouble(), 0.0);
        QCOMPARE(desk.of(0, ExpectedHolds::UsualEndRole).toDouble(), 1200 / span);
        QCOMPARE(desk.of(0, ExpectedHolds::LateEndRole).toDouble(), 2700 / span);
        QCOMPARE(desk.simulator->end(), (QList<double>{2400 / span, 4800 / span, 10800 / span}));
        const QVariantList ticks = desk.simulator->ticks();
        QVERIFY(ticks.size() > 2 && ticks.size() <= 7);
        QCOMPARE(ticks[1].toMap().value(u"text"_s).toString(), u"+1 h"_s);
    }

    void whatDoesNotEndNamesWhatItWaitsFor_data()
    {
        QTest::addColumn<int>("unended");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("waitsFor");
        QTest::newRow("never") << 20 << u"Does not end"_s
                               << u"20 of 20 runs do not end: held by preTerminate Save of saver "
                                  u"on worker-1, worker-2"_s;
        QTest::newRow("in some runs")
            << 5 << u"Ends after 1 h 20 m, at least 40 m (p5)"_s
            << u"5 of 20 runs do not end: held by preTerminate Save of saver on worker-1, worker-2"_s;
    }
    void whatDoesNotEndNamesWhatItWaitsFor()
    {
        QFETCH(const int, unended);
        QFETCH(const QString, verdict);
        QFETCH(const QString, waitsFor);
        Desk desk(lasting(unended));
        QVERIFY(desk.connected() && desk.ask());
        QCOMPARE(desk.simulator->verdict(), verdict);
        QCOMPARE(desk.simulator->waitsFor(), waitsFor);
        QCOMPARE(desk.of(0, ExpectedHolds::LengthRole).toString(), u"does not end"_s);
        QVERIFY(desk.of(0, ExpectedHolds::LastingRole).toBool());
        QCOMPARE(desk.of(0, ExpectedHolds::UsualEndRole).toDouble(), 1.0);
    }

    void machinesOfOneNameStayTwo()
    {
        QJsonObject forecast = lasting(20);
        QJsonArray holds = forecast["holds"].toArray();
        holds[1] = hold("shop/worker-1",
                        "preTerminate",
                        "preTerminate Save of saver",
                        spread(60, 60, 60),
                        spread({}, {}, {}),
                        20);
        forecast["holds"] = holds;
        Desk desk(forecast);
        QVERIFY(desk.connected() && desk.ask());
        QCOMPARE(desk.of(0, ExpectedHolds::MachineRole).toString(), u"lab/worker-1"_s);
        QCOMPARE(desk.of(1, ExpectedHolds::MachineRole).toString(), u"shop/worker-1"_s);
        QCOMPARE(desk.of(2, ExpectedHolds::MachineRole).toString(), u"worker-3"_s);
        QCOMPARE(desk.simulator->waitsFor(),
                 u"20 of 20 runs do not end: held by preTerminate Save of saver on lab/worker-1, "
                 u"shop/worker-1"_s);
    }

    void whatWasTypedIsPartOfTheQuestion()
    {
        Desk desk;
        QVERIFY(desk.connected() && desk.ask(upgrade));
        QVERIFY(desk.simulator->isSharing() && !desk.simulator->isEdited());
        QCOMPARE(desk.lastAsked().value("maxUnavailable").toString(), u"1"_s);
        QVERIFY(!desk.lastAsked().contains("assume"));
        desk.simulator->setShare(u" 10% "_s);
        desk.simulator->setAssume(u"30m"_s);
        QVERIFY(desk.simulator->isEdited());
        desk.simulator->again();
        QVERIFY(waitFor([&desk] { return !desk.simulator->isBusy(); }));
        QCOMPARE(desk.lastAsked().value("maxUnavailable").toString(), u"10%"_s);
        QCOMPARE(desk.lastAsked().value("assume").toString(), u"30m"_s);
        QVERIFY(!desk.simulator->isEdited());
        // It stays for the next question, where it means something.
        QVERIFY(desk.ask(replace));
        QVERIFY(!desk.lastAsked().contains("maxUnavailable"));
        QCOMPARE(desk.lastAsked().value("assume").toString(), u"30m"_s);
    }

    void theSecondsOfTheWaitAreCounted()
    {
        Desk desk;
        QVERIFY(desk.connected());
        desk.simulator->ask(replace);
        QVERIFY(desk.simulator->isBusy());
        desk.clock.advance(3500ms);
        QCOMPARE(desk.simulator->waited(), 3);
        desk.simulator->again();
        QCOMPARE(desk.simulator->waited(), 0);
        // Those of the first question are not counted for the second one.
        desk.clock.advance(1s);
        QCOMPARE(desk.simulator->waited(), 1);
        QVERIFY(waitFor([&desk] { return !desk.simulator->isBusy(); }));
        desk.clock.advance(5s);
        QCOMPARE(desk.simulator->waited(), 1);
    }

    void aRefusalIsOneSentence()
    {
        Desk desk;
        desk.gateway.answerCommand(command,
                                   {{"outcome", "refused"},
                                    {"code", "NotFound"},
                                    {"message", "There is no machine worker-1."}});
        QVERIFY(desk.connected() && desk.ask());
        QCOMPARE(desk.simulator->note(), u"There is no machine worker-1."_s);
        QVERIFY(!desk.simulator->isReady() && desk.simulator->verdict().isEmpty());
    }

    void withoutAConnectionThatIsSaid()
    {
        Desk desk;
        desk.simulator->ask(replace); // not connected yet
        QVERIFY(!desk.simulator->isBusy() && !desk.simulator->note().isEmpty());
        QVERIFY(desk.connected());
        desk.simulator->again();
        QVERIFY(waitFor([&desk] { return desk.simulator->isReady(); }));
        QVERIFY(desk.simulator->note().isEmpty());
    }

    void closingEndsWhatIsPlayed()
    {
        Desk desk;
        QVERIFY(desk.connected());
        desk.simulator->ask(replace);
        QVERIFY(desk.simulator->isBusy());
        desk.simulator->close();
        QVERIFY(!desk.simulator->isShown() && !desk.simulator->isBusy());
        QVERIFY(waitFor([&desk] { return desk.gateway.commands(u"whatif.stop"_s).size() == 1; }));
        // Its answer, which may come all the same, belongs to nothing any more.
        bool settled = false;
        desk.session->commands()->send(
            u"nothing"_s, {}, [&settled](const CommandAnswer &) { settled = true; });
        QVERIFY(waitFor([&settled] { return settled; }));
        QVERIFY(!desk.simulator->isReady());
        // Nothing is played now, so nothing is stopped.
        QVERIFY(desk.ask());
        desk.simulator->close();
        QCOMPARE(desk.gateway.commands(u"whatif.stop"_s).size(), 1);
    }

    void titlesSayWhatIsSimulated_data()
    {
        QTest::addColumn<QVariantMap>("request");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("offer");
        QTest::newRow("replace") << replace << u"Simulation: replace worker-1"_s
                                 << u"Simulate replacement\u2026"_s;
        QTest::newRow("upgrade") << upgrade << u"Simulation: upgrade workers"_s
                                 << u"Simulate upgrade of workers\u2026"_s;
        QTest::newRow("retire") << QVariantMap{{u"action"_s, u"retire"_s},
                                               {u"machine"_s, u"lab/alone"_s}}
                                << u"Simulation: retire alone"_s << u"Simulate retirement\u2026"_s;
        QTest::newRow("a rack") << QVariantMap{{u"action"_s, u"retire"_s}, {u"rack"_s, u"r12"_s}}
                                << u"Simulation: retire rack r12"_s
                                << u"Simulate retirement of rack r12\u2026"_s;
        QTest::newRow("a window") << QVariantMap{{u"action"_s, u"maintain"_s},
                                                 {u"window"_s, u"lab/night"_s}}
                                  << u"Simulation: maintenance in night"_s << u"Simulate\u2026"_s;
    }
    void titlesSayWhatIsSimulated()
    {
        QFETCH(const QVariantMap, request);
        QFETCH(const QString, title);
        QFETCH(const QString, offer);
        Desk desk;
        QVERIFY(desk.connected() && desk.ask(request));
        QCOMPARE(desk.simulator->title(), title);
        QCOMPARE(desk.simulator->offer(request), offer);
    }

    void aMaintenanceSaysWhenItStarts()
    {
        Desk desk;
        QVERIFY(desk.connected()
                && desk.ask({{u"action"_s, u"maintain"_s}, {u"window"_s, u"lab/night"_s}}));
        QVERIFY(desk.simulator->startsAt() > 0);
    }
};

HP_TEST(tst_simulator, TestSimulator)

} // namespace tst_simulator

#include "tst_simulator.moc"
