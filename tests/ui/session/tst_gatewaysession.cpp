// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/proxy/TcpProxy.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/MachineFinder.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

namespace tst_gatewaysession {

using namespace hp::ui;
using hp::tests::DemoFleet;
using hp::tests::ScriptedGateway;
using namespace std::chrono_literals;

namespace {

const auto fleetView = QStringLiteral("fleet");

QJsonObject machineRow(const QString &name, const QString &phase)
{
    return {{QStringLiteral("name"), name}, {QStringLiteral("phase"), phase}};
}

QJsonObject rowsOf(std::initializer_list<const char *> names)
{
    QJsonObject rows;
    for (const char *name : names)
        rows.insert(QStringLiteral("ns/") + QLatin1String(name),
                    machineRow(QLatin1String(name), QStringLiteral("Running")));
    return rows;
}

QString namesIn(const FleetModel &fleet)
{
    QStringList names;
    for (const FleetRow &row : fleet.rows())
        names.append(row.name);
    return names.join(QLatin1Char(' '));
}

/// A gateway and a session to it, on a clock that stands still.
struct Line {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;

    Line()
    {
        gateway.setRows(fleetView, rowsOf({"a", "b", "c"}));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
    }
    /// Until the fleet is there.
    [[nodiscard]] bool start()
    {
        session->start();
        return hp::tests::waitFor([this] { return session->isFleetLoaded(); });
    }
    /// The wait for the next attempt passes, and it succeeds.
    [[nodiscard]] bool comeBack()
    {
        clock.advance(2s);
        return hp::tests::waitFor([this] { return session->state() == GatewaySession::Live; });
    }
};

} // namespace

class TestGatewaySession : public QObject
{
    Q_OBJECT

private slots:
    void helloComesFirstThenTheFleet();
    void theTokenTravelsInTheHeader();
    void aDeltaRemovesThenSets();
    void aSnapshotReplacesAndNeverAppends();
    void resumeTakesTheMissedDeltas();
    void anUnknownSessionIsSubscribedAgain();
    void aHoleInTheNumbersAsksForASnapshot();
    void silenceIsSlowThenStaleThenALostConnection();
    void theClockOfTheBackendIsCarriedOnInSilence();
    void attemptsAreSpacedAndCounted();
    void aWelcomeAloneProvesNothing();
    void everyPieceIsASignOfLife();
    void retryNowDoesNotWait();
    void whoPausesHearsNothingUntilTheyResume();
    void aPausedSessionDoesNotTryAgain();
    void pingIsAnswered();
    void aRefusedViewSaysWhy();
    void aRefusedTokenIsSaid();
    void anotherVersionOfTheProtocolIsSaid();
    void aServerThatNeverAnswersIsGivenUp();
    void garbageEndsTheConnectionNotTheProgram();
    void missingMembersReadAsEmpty();
    void aClosedViewUnsubscribes();
    void whatIsLongerThanAnyNameIsNotAskedFor();
    void anUnreadableCaIsSaid();
    void theSummaryCountsWhatIsKnown();
    void aFleetOfTwoThousandIsTakenInAtOnce();
};

/// A frame of more than 64 KiB would end the connection.
void TestGatewaySession::whatIsLongerThanAnyNameIsNotAskedFor()
{
    Line line;
    QVERIFY(line.start());
    MachineFinder finder(*line.session);
    finder.setActive(true);
    const auto asked = [&line] {
        QStringList texts;
        for (const QJsonObject &frame : line.gateway.received(QStringLiteral("subscribe"))) {
            const QJsonValue text =
                frame.value(QStringLiteral("options")).toObject().value(QStringLiteral("search"));
            if (text.isString())
                texts.append(text.toString());
        }
        return texts;
    };
    finder.setText(QStringLiteral("m1"));
    QTRY_VERIFY(asked().contains(QStringLiteral("m1")));
    finder.setText(QString(70'000, QLatin1Char('m')));
    finder.setText(QStringLiteral("m2"));
    QTRY_VERIFY(asked().contains(QStringLiteral("m2")));
    for (const QString &text : asked())
        QVERIFY2(text.size() <= 2, qPrintable(text.left(20)));
    QCOMPARE(line.session->state(), GatewaySession::Live);
}

void TestGatewaySession::helloComesFirstThenTheFleet()
{
    Line line;
    QVERIFY(line.start());
    QCOMPARE(line.gateway.received().at(0).value(QStringLiteral("op")).toString(),
             QStringLiteral("hello"));
    QCOMPARE(line.gateway.received().at(0).value(QStringLiteral("protocol")).toInt(), 1);
    QCOMPARE(line.gateway.received(QStringLiteral("subscribe")).size(), 1);
    QCOMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c"));
    QCOMPARE(line.session->cluster(), QStringLiteral("lab"));
    QCOMPARE(line.session->identity(), QStringLiteral("operator"));
    QVERIFY(!line.session->mayWrite());
    QCOMPARE(line.session->state(), GatewaySession::Live);
}

void TestGatewaySession::theTokenTravelsInTheHeader()
{
    ScriptedGateway gateway;
    QVERIFY(gateway.listen());
    ManualUiClock clock;
    GatewaySession session(
        {gateway.url(), QStringLiteral("secret"), {}}, clock, [] { return 0.5; });
    session.start();
    QTRY_VERIFY(session.isFleetLoaded());
    QCOMPARE(gateway.authorization(), QByteArray("Bearer secret"));
    QVERIFY(!session.place().contains(QStringLiteral("secret")));
}

void TestGatewaySession::aDeltaRemovesThenSets()
{
    Line line;
    const QAbstractItemModelTester tester(line.session->fleet(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(line.start());
    QJsonObject set = rowsOf({"d"});
    set.insert(QStringLiteral("ns/a"), machineRow(QStringLiteral("a"), QStringLiteral("Deleting")));
    line.gateway.changeRows(fleetView, set, {QStringLiteral("ns/b"), QStringLiteral("ns/a")});
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("a c d"));
    QCOMPARE(line.session->fleet()->find(QStringLiteral("ns/a"))->phase,
             QStringLiteral("Deleting"));
}

void TestGatewaySession::aSnapshotReplacesAndNeverAppends()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.dropClient();
    line.gateway.forgetSessions();
    line.gateway.setRows(fleetView, rowsOf({"c", "x"}));
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    QCOMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c")); // the last picture stays
    QVERIFY(line.comeBack());
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("c x"));
}

void TestGatewaySession::resumeTakesTheMissedDeltas()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.changeRows(fleetView, rowsOf({"d"}));
    QTRY_COMPARE(line.session->fleet()->rowCount(), 4);
    line.gateway.dropClient();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    line.gateway.changeRows(fleetView, rowsOf({"e"}), {QStringLiteral("ns/a")});
    QVERIFY(line.comeBack());
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("b c d e"));
    const QJsonObject hello = line.gateway.received(QStringLiteral("hello")).at(1);
    const QJsonObject resume = hello.value(QStringLiteral("resume")).toObject();
    QCOMPARE(resume.value(QStringLiteral("views")).toObject().value(QStringLiteral("v1")).toInt(),
             2);
    QCOMPARE(line.gateway.received(QStringLiteral("subscribe")).size(), 1);
}

void TestGatewaySession::anUnknownSessionIsSubscribedAgain()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.dropClient();
    line.gateway.forgetSessions();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY(line.comeBack());
    QTRY_COMPARE(line.gateway.received(QStringLiteral("subscribe")).size(), 2);
    line.gateway.changeRows(fleetView, rowsOf({"d"}));
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c d"));
}

void TestGatewaySession::aHoleInTheNumbersAsksForASnapshot()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.skipOneDelta();
    line.gateway.changeRows(fleetView, rowsOf({"d"}));
    QTRY_COMPARE(line.gateway.received(QStringLiteral("subscribe")).size(), 2);
    QCOMPARE(line.gateway.received(QStringLiteral("unsubscribe")).size(), 1);
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c d"));
}

void TestGatewaySession::silenceIsSlowThenStaleThenALostConnection()
{
    Line line;
    QVERIFY(line.start());
    line.clock.advance(2500ms);
    QCOMPARE(line.session->state(), GatewaySession::Live);
    line.clock.advance(500ms);
    QCOMPARE(line.session->state(), GatewaySession::Slow);
    QVERIFY(!line.session->isStale());
    line.clock.advance(7s);
    QCOMPARE(line.session->state(), GatewaySession::Stale);
    QVERIFY(line.session->isStale());
    line.gateway.tick(QStringLiteral("2026-11-20T14:05:00.000000Z"));
    QTRY_COMPARE(line.session->state(), GatewaySession::Live);
    line.clock.advance(20s);
    QCOMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY(line.session->errorText().contains(QStringLiteral("silent")));
}

void TestGatewaySession::theClockOfTheBackendIsCarriedOnInSilence()
{
    Line line;
    line.gateway.setServer({{QStringLiteral("timeScale"), 60}});
    QVERIFY(line.start());
    line.gateway.tick(QStringLiteral("2026-11-20T14:05:00.000000Z"));
    const double tick = 1795183500000.0; // the same instant
    QTRY_COMPARE(line.session->now(), tick);
    line.clock.advance(2s);
    QCOMPARE(line.session->now(), tick);
    line.clock.advance(2s);
    QCOMPARE(line.session->now(), tick + 4 * 60000.0);
    QCOMPARE(line.session->asOf(), tick);
}

void TestGatewaySession::attemptsAreSpacedAndCounted()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.stop();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    QCOMPARE(line.session->retryIn(), 1);
    line.clock.advance(1s); // refused
    QTRY_COMPARE(line.session->retryIn(), 2);
    line.clock.advance(2s); // refused
    QTRY_COMPARE(line.session->retryIn(), 4);
    QVERIFY2(line.session->errorText().contains(QStringLiteral("refused")),
             qPrintable(line.session->errorText()));
    QVERIFY(line.gateway.listen());
    line.clock.advance(4s);
    QTRY_COMPARE(line.session->state(), GatewaySession::Live);
    QCOMPARE(line.session->retryIn(), 0);
}

/// A line over which nothing comes but the welcome is not tried again and again at once.
void TestGatewaySession::aWelcomeAloneProvesNothing()
{
    Line line;
    line.gateway.holdBack(fleetView);
    QSignalSpy welcomed(line.session.get(), &GatewaySession::welcomed);
    line.session->start();
    for (const int wait : {1, 2, 4}) {
        QTRY_COMPARE(welcomed.size(), 1);
        welcomed.clear();
        line.gateway.dropClient();
        QTRY_COMPARE(line.session->retryIn(), wait);
        line.clock.advance(std::chrono::seconds(wait));
    }
}

/// A large snapshot over a slow line takes longer than a dead line is waited for.
void TestGatewaySession::everyPieceIsASignOfLife()
{
    Line line;
    QJsonObject rows;
    for (int i = 0; i < 300; ++i)
        rows.insert(QStringLiteral("ns/machine-%1").arg(i),
                    machineRow(QString(200, QLatin1Char('m')), QStringLiteral("Running")));
    line.gateway.setRows(fleetView, rows);
    line.gateway.setPieces(2048);
    hp::test::TcpProxy proxy(static_cast<std::uint16_t>(line.gateway.url().port()));
    QUrl url = line.gateway.url();
    url.setPort(proxy.port());
    GatewaySession session(GatewayAddress{url, {}, {}}, line.clock, [] { return 0.5; });
    QSignalSpy welcomed(&session, &GatewaySession::welcomed);
    session.start();
    QTRY_COMPARE(welcomed.size(), 1);
    proxy.set(hp::test::Line::Slow);
    // Eight seconds of the session for every few pieces, far more than it waits in silence.
    std::uint64_t seen = proxy.delivered();
    QVERIFY(hp::tests::waitFor([&] {
        if (proxy.delivered() > seen + 16384) {
            seen = proxy.delivered();
            line.clock.advance(8s);
        }
        return session.isFleetLoaded() || proxy.accepted() > 1;
    }));
    QVERIFY(session.isFleetLoaded());
    QCOMPARE(proxy.accepted(), 1);
}

void TestGatewaySession::retryNowDoesNotWait()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.dropClient();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    line.session->retryNow();
    QTRY_COMPARE(line.session->state(), GatewaySession::Live);
}

void TestGatewaySession::whoPausesHearsNothingUntilTheyResume()
{
    Line line;
    QVERIFY(line.start());
    line.session->pause();
    QVERIFY(line.session->isPaused());
    QVERIFY(line.session->isStale());
    QCOMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY2(line.session->errorText().contains(QStringLiteral("paused here")),
             qPrintable(line.session->errorText()));
    QTRY_VERIFY(!line.gateway.hasClient());
    line.gateway.changeRows(fleetView, rowsOf({"d"}));
    line.clock.advance(10min);
    line.session->retryNow(); // what a timer does, or a key that is for something else
    QVERIFY(line.session->isPaused());
    QCOMPARE(line.session->retryIn(), 0);
    QCOMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c"));
    QSignalSpy told(line.session.get(), &GatewaySession::stateChanged);
    line.session->resume();
    QVERIFY(!told.isEmpty());
    QTRY_COMPARE(line.session->state(), GatewaySession::Live);
    QTRY_COMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c d"));
    QCOMPARE(line.session->errorText(), QString());
}

void TestGatewaySession::aPausedSessionDoesNotTryAgain()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.stop();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    line.session->pause(); // between two attempts
    QVERIFY(line.gateway.listen());
    QSignalSpy came(&line.gateway, &ScriptedGateway::clientConnected);
    line.clock.advance(10min);
    QCoreApplication::processEvents();
    QVERIFY(line.session->errorText().contains(QStringLiteral("paused here")));
    line.session->resume();
    QTRY_COMPARE(line.session->state(), GatewaySession::Live);
    QCOMPARE(came.count(), 1); // and none before
}

void TestGatewaySession::pingIsAnswered()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.sendRaw(QStringLiteral(R"({"op":"ping"})"));
    QTRY_COMPARE(line.gateway.received(QStringLiteral("pong")).size(), 1);
}

void TestGatewaySession::aRefusedViewSaysWhy()
{
    Line line;
    line.gateway.refuseView(QStringLiteral("machine/ns/nobody"), QStringLiteral("no such machine"));
    QVERIFY(line.start());
    KeyedRowsModel rows;
    const LiveView view(*line.session, QStringLiteral("machine/ns/nobody"), {}, rows);
    QTRY_COMPARE(view.errorText(), QStringLiteral("no such machine"));
    QVERIFY(!view.isLoaded());
    QCOMPARE(line.session->state(), GatewaySession::Live);
}

void TestGatewaySession::aRefusedTokenIsSaid()
{
    QTcpServer front;
    QVERIFY(front.listen(QHostAddress::LocalHost));
    connect(&front, &QTcpServer::newConnection, &front, [&front] {
        QTcpSocket *client = front.nextPendingConnection();
        connect(client, &QTcpSocket::readyRead, client, [client] {
            if (!client->readAll().endsWith("\r\n\r\n"))
                return;
            client->write("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n");
            client->disconnectFromHost();
        });
    });
    ManualUiClock clock;
    GatewaySession session({QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(front.serverPort())),
                            QStringLiteral("wrong-secret"),
                            {}},
                           clock,
                           [] { return 0.5; });
    session.start();
    QTRY_COMPARE(session.state(), GatewaySession::Disconnected);
    QVERIFY2(session.errorText().contains(QStringLiteral("token")),
             qPrintable(session.errorText()));
    QVERIFY(!session.errorText().contains(QStringLiteral("wrong-secret")));
}

void TestGatewaySession::anotherVersionOfTheProtocolIsSaid()
{
    Line line;
    line.gateway.setProtocol(2);
    line.session->start();
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY2(line.session->errorText().contains(QStringLiteral("version 2 of the protocol")),
             qPrintable(line.session->errorText()));
    QVERIFY(!line.session->isFleetLoaded());
    line.gateway.setProtocol(1); // it was replaced
    QVERIFY(line.comeBack());
}

void TestGatewaySession::aServerThatNeverAnswersIsGivenUp()
{
    Line line;
    line.gateway.setMute(true);
    line.session->start();
    QTRY_COMPARE(line.gateway.received(QStringLiteral("hello")).size(), 1);
    QCOMPARE(line.session->state(), GatewaySession::Connecting);
    line.clock.advance(20s);
    QCOMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY2(line.session->errorText().contains(QStringLiteral("no answer for 20 s")),
             qPrintable(line.session->errorText()));
    line.gateway.setMute(false);
    QVERIFY(line.comeBack());
}

void TestGatewaySession::garbageEndsTheConnectionNotTheProgram()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.sendRaw(QStringLiteral("{\"op\": ["));
    QTRY_COMPARE(line.session->state(), GatewaySession::Disconnected);
    QVERIFY(line.comeBack());
    QCOMPARE(namesIn(*line.session->fleet()), QStringLiteral("a b c"));
}

void TestGatewaySession::missingMembersReadAsEmpty()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.sendRaw(QStringLiteral(
        R"({"op":"delta","id":"v1","seq":2,"set":{"ns/q":{},"ns/r":7,"ns/s":{"holds":[3,{}],"status":null}}})"));
    QTRY_COMPARE(line.session->fleet()->rowCount(), 5); // "ns/r" is no row
    QVERIFY(line.session->fleet()->find(QStringLiteral("ns/q"))->phase.isEmpty());
    line.gateway.sendRaw(QStringLiteral(R"({"op":"fromTheFuture","x":[1]})"));
    line.gateway.sendRaw(QStringLiteral(R"({"op":"ping"})"));
    QTRY_COMPARE(line.gateway.received(QStringLiteral("pong")).size(), 1);
}

void TestGatewaySession::aClosedViewUnsubscribes()
{
    Line line;
    line.gateway.setRows(QStringLiteral("connection"), rowsOf({"x"}));
    QVERIFY(line.start());
    KeyedRowsModel rows;
    {
        const LiveView view(*line.session, QStringLiteral("connection"), {}, rows);
        QTRY_VERIFY(view.isLoaded());
    }
    QTRY_COMPARE(line.gateway.received(QStringLiteral("unsubscribe")).size(), 1);
    QCOMPARE(rows.row(QStringLiteral("ns/x")).toMap().value(QStringLiteral("name")).toString(),
             QStringLiteral("x"));
}

void TestGatewaySession::anUnreadableCaIsSaid()
{
    ManualUiClock clock;
    GatewaySession session(
        {QUrl(QStringLiteral("wss://127.0.0.1:1/live")), {}, QStringLiteral("/nowhere/ca.crt")},
        clock,
        [] { return 0.5; });
    session.start();
    QCOMPARE(session.state(), GatewaySession::Disconnected);
    QVERIFY(session.errorText().contains(QStringLiteral("/nowhere/ca.crt")));
}

void TestGatewaySession::theSummaryCountsWhatIsKnown()
{
    Line line;
    const DemoFleet demo(60, QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC));
    line.gateway.setRows(fleetView, demo.fleet());
    QVERIFY(line.start());
    const FleetSummary &summary = *line.session->summary();
    QCOMPARE(summary.machines(), 60);
    QCOMPARE(summary.actNow(), 0);
    QCOMPARE(summary.soon(), 2);
    QCOMPARE(summary.look(), 1);
    QCOMPARE(summary.holding().count, 4);
    QCOMPARE(summary.overdue().count, 0);
    QCOMPARE(summary.powerOdd().count, 2);
    QCOMPARE(summary.maintenance().count, 2);
    QCOMPARE(summary.worstName(), QStringLiteral("worker-a-9"));
    QCOMPARE(summary.worst().size(), 5);
    QCOMPARE(summary.more(), 5);
    // Machines that wait for one cause are one thing to look at.
    QJsonObject fleet = demo.fleet();
    int machines = 0;
    for (auto row = fleet.begin(); row != fleet.end(); ++row) {
        QJsonObject one = row->toObject();
        const bool waits = summary.worst().contains(row.key());
        machines += waits ? 1 : 0;
        if (waits)
            one.insert(QStringLiteral("cause"), QStringLiteral("Flush of log at preDrain"));
        *row = one;
    }
    QCOMPARE(machines, 5);
    const QString worst = summary.worstKey();
    line.gateway.setRows(fleetView, fleet);
    QTRY_COMPARE(summary.worstMachines().value(0), 5);
    QCOMPARE(summary.worstKey(), worst);
    QCOMPARE(summary.worstCauses().value(0), QStringLiteral("Flush of log at preDrain"));
    QVERIFY(
        summary.worstText(0, 0).startsWith(QStringLiteral("Flush of log at preDrain: 5 machines")));
    QCOMPARE(summary.worst().size(), 2); // and the one that was not shown before
    QCOMPARE(summary.worstMachines().value(1), 1);
    QCOMPARE(summary.more(), 5);
    line.gateway.setRows(fleetView, rowsOf({"a"}));
    QTRY_COMPARE(summary.machines(), 1);
    QVERIFY(summary.worstKey().isEmpty());
    QCOMPARE(summary.holding().count, 0);
}

void TestGatewaySession::aFleetOfTwoThousandIsTakenInAtOnce()
{
    Line line;
    const DemoFleet demo(2000, QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC));
    line.gateway.setRows(fleetView, demo.fleet());
    QVERIFY(line.start());
    QCOMPARE(line.session->fleet()->rowCount(), 2000);
    const QSignalSpy settled(line.session->fleet(), &FleetModel::settled);
    const QJsonObject frame{{QStringLiteral("op"), QStringLiteral("snapshot")},
                            {QStringLiteral("id"), QStringLiteral("v1")},
                            {QStringLiteral("seq"), 2},
                            {QStringLiteral("rows"), demo.fleet()}};
    line.gateway.sendRaw(QString::fromUtf8(QJsonDocument(frame).toJson(QJsonDocument::Compact)));
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(line.session->fleet()->rowCount(), 2000);
}

} // namespace tst_gatewaysession

HP_TEST(tst_gatewaysession, TestGatewaySession)
#include "tst_gatewaysession.moc"
