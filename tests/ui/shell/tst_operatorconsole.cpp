// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/fleet/FleetTable.h"
#include "ui/fleet/MachineMatrix.h"

namespace tst_operatorconsole {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

const auto machineKey = QStringLiteral("openshift-machine-api/worker-b-7");

/// A console of somebody who may act.
struct Desk : ConsoleStage {
    explicit Desk(const char *role = "operator")
    {
        gateway.setIdentity(QStringLiteral("ada"));
        gateway.setRoles({QLatin1String(role)});
        gateway.setMayWrite(true);
        gateway.answerCommand(QStringLiteral("note.add"),
                              {{QStringLiteral("outcome"), QStringLiteral("observed")}});
    }
    [[nodiscard]] bool says(const char *words)
    {
        return waitFor([&] { return isSaid(window(), QString::fromUtf8(words)); });
    }
    void type(const char *words)
    {
        for (const char letter : QByteArray(words)) {
            if (letter != 0)
                QTest::keyClick(&window(), letter);
        }
    }
    /// Over the waits between the attempts to connect, until the data is the present again.
    [[nodiscard]] bool reconnected()
    {
        return waitFor([this] {
            clock.advance(100ms);
            gateway.tick(QStringLiteral("2026-11-20T14:03:30.000000Z"));
            return gateway.hasClient() && console->session().state() == GatewaySession::Live;
        });
    }
    void lose()
    {
        gateway.dropClient();
        QTRY_COMPARE(console->session().state(), GatewaySession::Disconnected);
    }
    [[nodiscard]] QString typed() const
    {
        const QQuickItem *field = console->window()->activeFocusItem();
        return field ? field->property("text").toString() : QString();
    }
    [[nodiscard]] QList<QJsonObject> notes() const
    {
        return gateway.commands(QStringLiteral("note.add"));
    }
};

} // namespace

class TestOperatorConsole : public QObject
{
    Q_OBJECT

private slots:
    void lateAndOverdueAreCounted();
    void aNoteIsWrittenByKeyboard();
    void timesAreToldAsAgesOrAsInstants();
    void aRequestOfSomebodyElseIsSeenByWhoMayApprove();
    void whoAskedIsNotAskedToApprove();
    void onOldDataTheButtonsSayWhyTheyDoNothing();
    void filtersSurviveThePage();
    void filtersSurviveTheConsole();
    void aNoteSurvivesAReconnect();
    void aNoteWhoseAnswerWasLostIsStillThere();
};

void TestOperatorConsole::lateAndOverdueAreCounted()
{
    Desk desk;
    QJsonObject fleet = desk.demo.fleet();
    QJsonObject row = fleet.value(machineKey).toObject();
    QJsonArray holds = row.value(QStringLiteral("holds")).toArray();
    QJsonObject hold = holds[0].toObject();
    hold.insert(QStringLiteral("state"), QStringLiteral("Overdue"));
    holds[0] = hold;
    row.insert(QStringLiteral("holds"), holds);
    fleet.insert(machineKey, row);
    desk.setFleet(fleet);
    QVERIFY(desk.show());
    QCOMPARE(desk.console->session().summary()->overdue().count, 1);
    QCOMPARE(desk.console->session().summary()->late().count, 0);
    QCOMPARE(desk.console->session().summary()->holding().count, 4); // what is overdue holds, too
    desk.press(Qt::Key_F1); // what is overdue has shown the holds
    for (const char *title : {"Holding", "Late", "Overdue", "Power in doubt", "In maintenance"})
        QVERIFY2(desk.says(title), title);
}

void TestOperatorConsole::aNoteIsWrittenByKeyboard()
{
    Desk desk;
    QVERIFY(desk.show());
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Choose a machine first"));
    desk.console->machine().setKey(machineKey);
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Note on worker-b-7"));
    desk.press(Qt::Key_Return);
    QVERIFY(desk.notes().isEmpty()); // nothing was typed
    desk.type("NIC");
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.notes().size(), 1);
    QCOMPARE(desk.notes()[0].value(QStringLiteral("machine")).toString(), machineKey);
    QCOMPARE(desk.notes()[0].value(QStringLiteral("text")).toString(), QStringLiteral("NIC"));
    QVERIFY(desk.says("The note is in the timeline of worker-b-7."));
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::timesAreToldAsAgesOrAsInstants()
{
    Desk desk;
    QVERIFY(desk.show());
    QVERIFY(desk.says("47 m"));
    desk.press(Qt::Key_T);
    QVERIFY(desk.says("13:16Z"));
    desk.press(Qt::Key_T);
    QVERIFY(desk.says("47 m"));
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::aRequestOfSomebodyElseIsSeenByWhoMayApprove()
{
    Desk desk("approver");
    QJsonObject row = demoOverride(QStringLiteral("o1"), QStringLiteral("G4"), demoNow());
    row.insert(QStringLiteral("state"), QStringLiteral("awaitingApproval"));
    row.insert(QStringLiteral("by"), QStringLiteral("brian"));
    desk.gateway.setRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QVERIFY(desk.show());
    QVERIFY(desk.says("Waits for your approval: Remove hook, master-0, asked by brian"));
    QQuickItem *badge = nullptr;
    eachVisible(*desk.window().contentItem(), [&badge](const QQuickItem &item) {
        if (item.property("waiting").toInt() == 1
            && item.property("kind").toString() == QLatin1String("audit"))
            badge = const_cast<QQuickItem *>(&item);
    });
    QVERIFY(badge);
    row.insert(QStringLiteral("state"), QStringLiteral("aborted"));
    desk.gateway.changeRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QTRY_VERIFY(!isSaid(desk.window(), QStringLiteral("Waits for your approval")));
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::whoAskedIsNotAskedToApprove()
{
    Desk desk("admin");
    QJsonObject row = demoOverride(QStringLiteral("o1"), QStringLiteral("G4"), demoNow());
    row.insert(QStringLiteral("state"), QStringLiteral("awaitingApproval"));
    row.insert(QStringLiteral("by"), QStringLiteral("ada"));
    desk.gateway.setRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QVERIFY(desk.show());
    QVERIFY(desk.draw());
    QVERIFY(desk.console->overrides().awaiting().isEmpty());
    QVERIFY(!isSaid(desk.window(), QStringLiteral("Waits for your approval")));
}

void TestOperatorConsole::onOldDataTheButtonsSayWhyTheyDoNothing()
{
    Desk desk;
    QVERIFY(desk.show());
    QVERIFY(waitFor([&desk] { return desk.console->alarms().raised() > 0; }));
    QVERIFY(!isSaid(desk.window(), QStringLiteral("No ack")));
    desk.clock.advance(11s);
    QVERIFY(desk.says("No ack: the data is older than 10 s."));
    desk.press(Qt::Key_A);
    QVERIFY(desk.says("Nothing was sent: the data is older than 10 s."));
    QVERIFY(desk.gateway.received(QStringLiteral("command")).isEmpty());
}

void TestOperatorConsole::filtersSurviveThePage()
{
    Desk desk;
    QVERIFY(desk.show());
    desk.press(Qt::Key_Slash);
    desk.type("worker-c");
    QVERIFY(desk.says("of 60 machines"));
    desk.console->holds().table()->setFilter({});
    desk.window().setProperty("page", QStringLiteral("holds"));
    QTRY_VERIFY(desk.window().property("pageReady").toBool());
    desk.console->holds().table()->toggleChip(QStringLiteral("armed"));
    const QStringList chips = desk.console->holds().table()->chips();
    desk.window().setProperty("page", QStringLiteral("power"));
    desk.window().setProperty("page", QStringLiteral("fleet"));
    QVERIFY(desk.says("of 60 machines"));
    desk.window().setProperty("page", QStringLiteral("holds"));
    QTRY_COMPARE(desk.console->holds().table()->chips(), chips);
    QVERIFY(chips.contains(QStringLiteral("armed")));
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::filtersSurviveTheConsole()
{
    Desk desk;
    desk.preferencesFile();
    QVERIFY(desk.show());
    desk.press(Qt::Key_C);
    desk.press(Qt::Key_G);
    desk.press(Qt::Key_Slash);
    desk.type("worker-c");
    QVERIFY(desk.says("of 60 machines"));
    const auto fleet = [&desk] { return desk.window().findChild<FleetTable *>(); };
    fleet()->setGroup(QStringLiteral("holding"));
    desk.window().setProperty("page", QStringLiteral("holds"));
    QTRY_VERIFY(desk.window().property("pageReady").toBool());
    HoldsTable *holds = desk.console->holds().table();
    holds->toggleChip(QStringLiteral("armed"));
    holds->setFilter(QStringLiteral("worker-b"));
    holds->setGrouping(QStringLiteral("owner"));
    const QStringList chips = holds->chips();
    desk.console.reset();

    QVERIFY(desk.show());
    QCOMPARE(fleet()->filter(), QStringLiteral("worker-c"));
    QCOMPARE(fleet()->group(), QStringLiteral("holding"));
    const auto *matrix = desk.window().findChild<MachineMatrix *>();
    QCOMPARE(matrix->coloring(), QStringLiteral("power"));
    QCOMPARE(matrix->groupBy(), QStringLiteral("zone"));
    QCOMPARE(pageOf(desk.window()), QStringLiteral("holds")); // as it was left
    QTRY_VERIFY(desk.window().property("pageReady").toBool());
    holds = desk.console->holds().table();
    QCOMPARE(holds->chips(), chips);
    QCOMPARE(holds->filter(), QStringLiteral("worker-b"));
    QCOMPARE(holds->grouping(), QStringLiteral("owner"));
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::aNoteSurvivesAReconnect()
{
    Desk desk;
    QVERIFY(desk.show());
    desk.console->machine().setKey(machineKey);
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Note on worker-b-7"));
    desk.type("NIC");
    desk.lose();
    QVERIFY(desk.says("Nothing is sent on data older than 10 s."));
    desk.type("x");
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.typed(), QStringLiteral("NICx"));
    desk.press(Qt::Key_Escape); // put away while there is no connection
    QTRY_VERIFY(!isSaid(desk.window(), QStringLiteral("Note on worker-b-7")));
    QVERIFY(desk.reconnected());
    QVERIFY(desk.notes().isEmpty());
    QCOMPARE(desk.console->machine().key(), machineKey);
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Note on worker-b-7"));
    QTRY_COMPARE(desk.typed(), QStringLiteral("NICx"));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.notes().size(), 1);
    QCOMPARE(desk.notes()[0].value(QStringLiteral("text")).toString(), QStringLiteral("NICx"));
    QTRY_VERIFY(!isSaid(desk.window(), QStringLiteral("Note on worker-b-7")));
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Note on worker-b-7"));
    QTRY_COMPARE(desk.typed(), QString()); // what was sent is no draft any more
    QCOMPARE(desk.complaints(), QString());
}

void TestOperatorConsole::aNoteWhoseAnswerWasLostIsStillThere()
{
    Desk desk;
    QVERIFY(desk.show());
    desk.console->machine().setKey(machineKey);
    desk.press(Qt::Key_N);
    QVERIFY(desk.says("Note on worker-b-7"));
    desk.type("NIC");
    desk.gateway.setDeaf(true);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.notes().size(), 1); // it was heard, but nobody says so
    desk.lose();
    desk.gateway.setDeaf(false);
    QVERIFY(desk.reconnected());
    QVERIFY(desk.says("Note on worker-b-7"));
    QCOMPARE(desk.typed(), QStringLiteral("NIC"));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.notes().size(), 2);
    QCOMPARE(desk.complaints(), QString());
}

} // namespace tst_operatorconsole

HP_GUI_TEST(tst_operatorconsole, TestOperatorConsole)
#include "tst_operatorconsole.moc"
