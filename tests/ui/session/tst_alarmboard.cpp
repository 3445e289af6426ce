// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/GatewaySession.h"

#include <QJsonArray>
#include <QSet>

namespace tst_alarmboard {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

const auto view = QStringLiteral("alarms");

QString keyOf(int number)
{
    return QStringLiteral("lab/worker-%1/hook.preDrain/backup").arg(number);
}

QJsonObject alarmRow(int number, int priority, const char *state, int minute)
{
    return {{QStringLiteral("machine"), QStringLiteral("lab/worker-%1").arg(number)},
            {QStringLiteral("text"), QStringLiteral("worker-%1 waits.").arg(number)},
            {QStringLiteral("priority"), priority},
            {QStringLiteral("state"), QLatin1String(state)},
            {QStringLiteral("raised"),
             QStringLiteral("2026-11-20T13:%1:00.000000Z").arg(minute, 2, 10, QLatin1Char('0'))}};
}

struct Board {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<AlarmBoard> alarms;

    /// `cluster` is the state of a real one behind the backend.
    explicit Board(const QString &cluster = {})
    {
        if (!cluster.isEmpty()) {
            gateway.setServer({{QStringLiteral("mode"), QStringLiteral("observe")}});
            gateway.setRows(
                QStringLiteral("connection"),
                {{QStringLiteral("server"), QJsonObject{{QStringLiteral("state"), cluster}}}});
        }
        gateway.setMayWrite(true);
        const QJsonObject ok{{QStringLiteral("outcome"), QStringLiteral("observed")}};
        for (const char *command :
             {"alarm.acknowledge", "alarm.unacknowledge", "alarm.shelve", "alarm.unshelve"})
            gateway.answerCommand(QLatin1String(command), ok);
        gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        alarms = std::make_unique<AlarmBoard>(*session, clock);
        session->start();
    }
    void put(int number, int priority, const char *state, int minute)
    {
        gateway.changeRows(view,
                           {{QStringLiteral("alarm/") + keyOf(number),
                             alarmRow(number, priority, state, minute)}});
    }
    [[nodiscard]] bool shows(int raised)
    {
        return waitFor([this, raised] { return alarms->raised() == raised; });
    }
    [[nodiscard]] int sent(const char *command) const
    {
        return static_cast<int>(gateway.commands(QLatin1String(command)).size());
    }
};

} // namespace

class TestAlarmBoard : public QObject
{
    Q_OBJECT

private slots:
    void theMostUrgentThenTheNewestIsNext();
    void onlyWhatIsNewIsAcknowledged();
    void whatWasDoneCanBeTakenBackForEightSeconds();
    void aShelfIsTakenBackAsWell();
    void aRefusalIsSaid();
    void nothingIsSentOnOldData();
    void whatTheBackendKeepsNeedsNoCluster();
    void aFloodSaysWhatIsCommon();
    void aFloodOfCausesWithoutAHoldHasNothingInCommon();
    void manyMachinesOfOneCauseAreOneAlarm();
    void manyAreOneCommand();
    void ofManyWhatWasRefusedIsSaid();
    void aBackendOfBeforeTakesThemOneByOne();
};

void TestAlarmBoard::theMostUrgentThenTheNewestIsNext()
{
    Board board;
    board.put(1, 3, "Raised", 50);
    board.put(2, 2, "Raised", 10);
    board.put(3, 2, "Raised", 20);
    board.put(4, 1, "Acknowledged", 30);
    QVERIFY(board.shows(3));
    QCOMPARE(board.alarms->foremostKey(), keyOf(3));
    QCOMPARE(board.alarms->foremostMachine(), QStringLiteral("lab/worker-3"));
    QCOMPARE(board.alarms->foremostText(), QStringLiteral("worker-3 waits."));
    QCOMPARE(board.alarms->foremostPriority(), 2);
}

void TestAlarmBoard::onlyWhatIsNewIsAcknowledged()
{
    Board board;
    board.put(1, 3, "Raised", 1);
    board.put(2, 3, "Acknowledged", 1);
    QVERIFY(board.shows(1));
    board.alarms->acknowledge({keyOf(1), keyOf(2), keyOf(9)});
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("Acknowledged worker-1."));
    const auto sent = board.gateway.commands(QStringLiteral("alarm.acknowledge"));
    QCOMPARE(sent.size(), 1);
    QCOMPARE(sent[0].value(QStringLiteral("key")).toString(), keyOf(1));
    board.alarms->acknowledge({keyOf(2)});
    QVERIFY(board.alarms->told().startsWith(QStringLiteral("No new alarms to acknowledge")));
}

void TestAlarmBoard::whatWasDoneCanBeTakenBackForEightSeconds()
{
    Board board;
    board.put(1, 3, "Raised", 1);
    QVERIFY(board.shows(1));
    board.alarms->acknowledge({keyOf(1)});
    QTRY_VERIFY(board.alarms->isUndoable());
    board.alarms->undo();
    QTRY_COMPARE(board.sent("alarm.unacknowledge"), 1);
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("Undone."));
    QVERIFY(!board.alarms->isUndoable());
    board.alarms->acknowledge({keyOf(1)});
    QTRY_VERIFY(board.alarms->isUndoable());
    board.clock.advance(8s);
    QTRY_VERIFY(board.alarms->told().isEmpty());
    QVERIFY(!board.alarms->isUndoable());
    board.alarms->undo(); // too late: nothing
    QCoreApplication::processEvents();
    QCOMPARE(board.sent("alarm.unacknowledge"), 1);
}

void TestAlarmBoard::aShelfIsTakenBackAsWell()
{
    Board board;
    board.put(1, 3, "Raised", 1);
    board.put(2, 3, "Acknowledged", 1);
    QVERIFY(board.shows(1));
    board.alarms->shelve(
        {keyOf(1), keyOf(2)}, QStringLiteral("2h"), QStringLiteral("NIC on order"));
    QTRY_VERIFY(board.alarms->isUndoable());
    const auto sent = board.gateway.commands(QStringLiteral("alarm.shelve"));
    QCOMPARE(sent.size(), 1); // of both
    QCOMPARE(sent[0].value(QStringLiteral("keys")).toArray(), (QJsonArray{keyOf(1), keyOf(2)}));
    QCOMPARE(sent[0].value(QStringLiteral("for")).toString(), QStringLiteral("2h"));
    QCOMPARE(sent[0].value(QStringLiteral("reason")).toString(), QStringLiteral("NIC on order"));
    board.alarms->undo();
    QTRY_COMPARE(board.sent("alarm.unshelve"), 1);
}

void TestAlarmBoard::aRefusalIsSaid()
{
    Board board;
    board.gateway.answerCommand(
        QStringLiteral("alarm.acknowledge"),
        {{QStringLiteral("outcome"), QStringLiteral("refused")},
         {QStringLiteral("message"), QStringLiteral("eve may look and not act.")}});
    board.put(1, 3, "Raised", 1);
    QVERIFY(board.shows(1));
    board.alarms->acknowledge({keyOf(1)});
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("eve may look and not act."));
    QVERIFY(!board.alarms->isUndoable());
}

void TestAlarmBoard::nothingIsSentOnOldData()
{
    Board board;
    board.put(1, 3, "Raised", 1);
    QVERIFY(board.shows(1));
    board.clock.advance(11s);
    board.alarms->acknowledge({keyOf(1)});
    QVERIFY(board.alarms->told().contains(QStringLiteral("older than 10 s")));
    QCoreApplication::processEvents();
    QCOMPARE(board.sent("alarm.acknowledge"), 0);
}

/// The alarm of a lost cluster rings while it is lost.
void TestAlarmBoard::whatTheBackendKeepsNeedsNoCluster()
{
    Board board(QStringLiteral("disconnected"));
    board.put(1, 1, "Raised", 1);
    QVERIFY(board.shows(1));
    QVERIFY(waitFor([&board] { return board.session->isStale(); }));
    board.alarms->acknowledge({keyOf(1)});
    QTRY_COMPARE(board.sent("alarm.acknowledge"), 1);
}

void TestAlarmBoard::aFloodSaysWhatIsCommon()
{
    Board board;
    for (int number = 1; number <= 12; ++number)
        board.put(number, 3, "Raised", number);
    board.gateway.changeRows(
        view,
        {{QStringLiteral("summary"),
          QJsonObject{{QStringLiteral("flood"), true}, {QStringLiteral("inTenMinutes"), 12}}}});
    QTRY_VERIFY(board.alarms->isFlood());
    QVERIFY2(board.alarms->floodText().contains(QStringLiteral("12 of them: hook.preDrain backup")),
             qPrintable(board.alarms->floodText()));
}

/// Their keys end with a word of ours that is nothing they have in common.
void TestAlarmBoard::aFloodOfCausesWithoutAHoldHasNothingInCommon()
{
    Board board;
    for (int number = 1; number <= 12; ++number)
        board.gateway.changeRows(
            view,
            {{QStringLiteral("alarm/openshift-machine-api/worker-%1/cause").arg(number),
              alarmRow(number, 3, "Raised", number)}});
    board.gateway.changeRows(
        view,
        {{QStringLiteral("summary"),
          QJsonObject{{QStringLiteral("flood"), true}, {QStringLiteral("inTenMinutes"), 12}}}});
    QTRY_VERIFY(board.alarms->isFlood());
    QCOMPARE(board.alarms->floodText(), QStringLiteral("12 alarms in 10 min"));
}

void TestAlarmBoard::manyMachinesOfOneCauseAreOneAlarm()
{
    Board board;
    const auto flush = QStringLiteral("Flush of log at preDrain");
    const auto putOf = [&](int number, int priority, const char *state, const QJsonObject &more) {
        QJsonObject row = alarmRow(number, priority, state, 10);
        row.insert(QStringLiteral("cause"), flush);
        row.insert(QStringLiteral("rang"), QStringLiteral("2026-11-20T13:10:00.000000Z"));
        for (auto it = more.begin(); it != more.end(); ++it)
            row.insert(it.key(), it.value());
        board.gateway.changeRows(view, {{QStringLiteral("alarm/") + keyOf(number), row}});
    };
    putOf(1, 3, "Raised", {{QStringLiteral("since"), QStringLiteral("2026-11-20T11:03:00Z")}});
    putOf(2, 2, "Raised", {{QStringLiteral("late"), true}});
    putOf(3, 1, "Acknowledged", {});
    board.put(4, 3, "Raised", 50);
    QVERIFY(board.shows(2));
    QCOMPARE(board.alarms->foremostKeys(), (QStringList{keyOf(2), keyOf(1)}));
    QCOMPARE(board.alarms->foremostMachine(), QString());
    QCOMPARE(board.alarms->foremostCause(), flush);
    QCOMPARE(board.alarms->foremostText(),
             flush + QStringLiteral(": 2 machines, oldest 3 h, 1 late"));
    QCOMPARE(board.alarms->foremostPriority(), 2);
    QVERIFY(board.alarms->noticedCauses().contains(flush));
    board.alarms->acknowledge(board.alarms->foremostKeys());
    QTRY_COMPARE(board.sent("alarm.acknowledge"), 1);
    QCOMPARE(board.gateway.commands(QStringLiteral("alarm.acknowledge"))[0]
                 .value(QStringLiteral("keys"))
                 .toArray(),
             (QJsonArray{keyOf(2), keyOf(1)}));
}

/// A backend takes fifty commands at once, and then ten a second.
void TestAlarmBoard::manyAreOneCommand()
{
    Board board;
    QStringList keys;
    for (int number = 1; number <= 120; ++number) {
        board.put(number, 3, "Raised", 10);
        keys.append(keyOf(number));
    }
    QVERIFY(board.shows(120));
    const auto done = [&](const QStringList &those) {
        return QJsonObject{
            {QStringLiteral("outcome"), QStringLiteral("observed")},
            {QStringLiteral("result"),
             QJsonObject{{QStringLiteral("done"), QJsonArray::fromStringList(those)}}}};
    };
    board.gateway.answerCommand(QStringLiteral("alarm.acknowledge"), done(keys));
    board.gateway.answerCommand(QStringLiteral("alarm.unacknowledge"), done(keys));
    board.alarms->acknowledge(keys);
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("Acknowledged 120 alarms."));
    QCOMPARE(board.sent("alarm.acknowledge"), 1);
    board.alarms->undo();
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("Undone."));
    QCOMPARE(board.sent("alarm.unacknowledge"), 1);
    QCOMPARE(board.gateway.commands(QStringLiteral("alarm.unacknowledge"))[0]
                 .value(QStringLiteral("keys"))
                 .toArray()
                 .size(),
             120);
}

void TestAlarmBoard::ofManyWhatWasRefusedIsSaid()
{
    Board board;
    board.put(1, 3, "Raised", 10);
    board.put(2, 3, "Raised", 10);
    QVERIFY(board.shows(2));
    board.gateway.answerCommand(
        QStringLiteral("alarm.acknowledge"),
        {{QStringLiteral("outcome"), QStringLiteral("observed")},
         {QStringLiteral("result"),
          QJsonObject{{QStringLiteral("done"), QJsonArray{keyOf(2)}},
                      {QStringLiteral("trouble"), QStringLiteral("There is no alarm.")}}}});
    board.alarms->acknowledge({keyOf(1), keyOf(2)});
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("There is no alarm."));
    QVERIFY(board.alarms->isUndoable());
    board.alarms->undo(); // of what was done alone
    QTRY_COMPARE(board.sent("alarm.unacknowledge"), 1);
    QCOMPARE(board.gateway.commands(QStringLiteral("alarm.unacknowledge"))[0]
                 .value(QStringLiteral("key"))
                 .toString(),
             keyOf(2));
}

/// It finds no alarm without a key. Of those one is sent after the other, no faster than it takes
/// them.
void TestAlarmBoard::aBackendOfBeforeTakesThemOneByOne()
{
    Board board;
    QStringList keys;
    for (int number = 1; number <= 60; ++number) {
        board.put(number, 3, "Raised", 10);
        keys.append(keyOf(number));
    }
    QVERIFY(board.shows(60));
    board.gateway.answerCommand(QStringLiteral("alarm.acknowledge"),
                                {{QStringLiteral("outcome"), QStringLiteral("refused")},
                                 {QStringLiteral("code"), QStringLiteral("NotFound")},
                                 {QStringLiteral("message"), QStringLiteral("there is no alarm")}});
    connect(&board.gateway, &ScriptedGateway::frameReceived, &board.gateway, [&board] {
        if (board.sent("alarm.acknowledge") > 0)
            board.gateway.answerCommand(QStringLiteral("alarm.acknowledge"),
                                        {{QStringLiteral("outcome"), QStringLiteral("observed")}});
    });
    board.alarms->acknowledge(keys);
    QTRY_COMPARE(board.sent("alarm.acknowledge"), 40);
    QTRY_COMPARE(board.session->commands()->waiting(), 0);
    QCOMPARE(board.sent("alarm.acknowledge"), 40);
    for (int more = 41; more <= 61; ++more) {
        board.clock.advance(110ms);
        QTRY_COMPARE(board.sent("alarm.acknowledge"), more);
        QTRY_COMPARE(board.session->commands()->waiting(), 0);
    }
    QTRY_COMPARE(board.alarms->told(), QStringLiteral("Acknowledged 60 alarms."));
    QSet<QString> sent;
    for (const QJsonObject &one : board.gateway.commands(QStringLiteral("alarm.acknowledge")))
        sent.insert(one.value(QStringLiteral("key")).toString());
    sent.remove(QString()); // of the list
    QCOMPARE(sent.size(), 60);
}

} // namespace tst_alarmboard

HP_TEST(tst_alarmboard, TestAlarmBoard)
#include "tst_alarmboard.moc"
