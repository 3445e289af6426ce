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
struct Fixture : ConsoleStage {
    explicit Fixture(const char *role = "operator")
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
    void aNoteIsSentOnce();
};

void TestOperatorConsole::lateAndOverdueAreCounted()
{
    Fixture fixture;
    QJsonObject fleet = fixture.demo.fleet();
    QJsonObject row = fleet.value(machineKey).toObject();
    QJsonArray holds = row.value(QStringLiteral("holds")).toArray();
    QJsonObject hold = holds[0].toObject();
    hold.insert(QStringLiteral("state"), QStringLiteral("Overdue"));
    holds[0] = hold;
    row.insert(QStringLiteral("holds"), holds);
    fleet.insert(machineKey, row);
    fixture.setFleet(fleet);
    QVERIFY(fixture.show());
    QCOMPARE(fixture.console->session().summary()->overdue().count, 1);
    QCOMPARE(fixture.console->session().summary()->late().count, 0);
    QCOMPARE(fixture.console->session().summary()->holding().count,
             4); // what is overdue holds, too
    fixture.press(Qt::Key_F1); // what is overdue has shown the holds
    for (const char *title :
         {"Holding", "Late", "Overdue", "Power unknown or wrong", "In maintenance"})
        QVERIFY2(fixture.says(title), title);
}

void TestOperatorConsole::aNoteIsWrittenByKeyboard()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Select a machine first"));
    fixture.console->machine().setKey(machineKey);
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    fixture.press(Qt::Key_Return);
    QVERIFY(fixture.notes().isEmpty()); // nothing was typed
    fixture.type("NIC");
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 1);
    QCOMPARE(fixture.notes()[0].value(QStringLiteral("machine")).toString(), machineKey);
    QCOMPARE(fixture.notes()[0].value(QStringLiteral("text")).toString(), QStringLiteral("NIC"));
    QVERIFY(fixture.says("Note added to the timeline of worker-b-7."));
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::timesAreToldAsAgesOrAsInstants()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.says("47 m"));
    fixture.press(Qt::Key_T);
    QVERIFY(fixture.says("13:16Z"));
    fixture.press(Qt::Key_T);
    QVERIFY(fixture.says("47 m"));
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::aRequestOfSomebodyElseIsSeenByWhoMayApprove()
{
    Fixture fixture("approver");
    QJsonObject row = demoOverride(QStringLiteral("o1"), QStringLiteral("G4"), demoNow());
    row.insert(QStringLiteral("state"), QStringLiteral("awaitingApproval"));
    row.insert(QStringLiteral("by"), QStringLiteral("brian"));
    fixture.gateway.setRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QVERIFY(fixture.show());
    QVERIFY(fixture.says("Needs your approval: Remove hook, master-0, requested by brian"));
    QQuickItem *badge = nullptr;
    eachVisible(*fixture.window().contentItem(), [&badge](const QQuickItem &item) {
        if (item.property("waiting").toInt() == 1
            && item.property("kind").toString() == QLatin1String("audit"))
            badge = const_cast<QQuickItem *>(&item);
    });
    QVERIFY(badge);
    row.insert(QStringLiteral("state"), QStringLiteral("aborted"));
    fixture.gateway.changeRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Needs your approval")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::whoAskedIsNotAskedToApprove()
{
    Fixture fixture("admin");
    QJsonObject row = demoOverride(QStringLiteral("o1"), QStringLiteral("G4"), demoNow());
    row.insert(QStringLiteral("state"), QStringLiteral("awaitingApproval"));
    row.insert(QStringLiteral("by"), QStringLiteral("ada"));
    fixture.gateway.setRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), row}});
    QVERIFY(fixture.show());
    QVERIFY(fixture.draw());
    QVERIFY(fixture.console->overrides().awaiting().isEmpty());
    QVERIFY(!isSaid(fixture.window(), QStringLiteral("Needs your approval")));
}

void TestOperatorConsole::onOldDataTheButtonsSayWhyTheyDoNothing()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(waitFor([&fixture] { return fixture.console->alarms().raised() > 0; }));
    QVERIFY(!isSaid(fixture.window(), QStringLiteral("No ack")));
    fixture.clock.advance(11s);
    QVERIFY(fixture.says("No ack: the data is older than 10 s."));
    fixture.press(Qt::Key_A);
    QVERIFY(fixture.says("Nothing was sent: the data is older than 10 s."));
    QVERIFY(fixture.gateway.received(QStringLiteral("command")).isEmpty());
}

void TestOperatorConsole::filtersSurviveThePage()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.press(Qt::Key_Slash);
    fixture.type("worker-c");
    QVERIFY(fixture.says("of 60 machines"));
    fixture.console->holds().table()->setFilter({});
    fixture.window().setProperty("page", QStringLiteral("holds"));
    QTRY_VERIFY(fixture.window().property("pageReady").toBool());
    fixture.console->holds().table()->toggleChip(QStringLiteral("armed"));
    const QStringList chips = fixture.console->holds().table()->chips();
    fixture.window().setProperty("page", QStringLiteral("power"));
    fixture.window().setProperty("page", QStringLiteral("fleet"));
    QVERIFY(fixture.says("of 60 machines"));
    fixture.window().setProperty("page", QStringLiteral("holds"));
    QTRY_COMPARE(fixture.console->holds().table()->chips(), chips);
    QVERIFY(chips.contains(QStringLiteral("armed")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::filtersSurviveTheConsole()
{
    Fixture fixture;
    fixture.preferencesFile();
    QVERIFY(fixture.show());
    fixture.press(Qt::Key_C);
    fixture.press(Qt::Key_G);
    fixture.press(Qt::Key_Slash);
    fixture.type("worker-c");
    QVERIFY(fixture.says("of 60 machines"));
    const auto fleet = [&fixture] { return fixture.window().findChild<FleetTable *>(); };
    fleet()->setGroup(QStringLiteral("holding"));
    fixture.window().setProperty("page", QStringLiteral("holds"));
    QTRY_VERIFY(fixture.window().property("pageReady").toBool());
    HoldsTable *holds = fixture.console->holds().table();
    holds->toggleChip(QStringLiteral("armed"));
    holds->setFilter(QStringLiteral("worker-b"));
    holds->setGrouping(QStringLiteral("owner"));
    const QStringList chips = holds->chips();
    fixture.console.reset();

    QVERIFY(fixture.show());
    QCOMPARE(fleet()->filter(), QStringLiteral("worker-c"));
    QCOMPARE(fleet()->group(), QStringLiteral("holding"));
    const auto *matrix = fixture.window().findChild<MachineMatrix *>();
    QCOMPARE(matrix->coloring(), QStringLiteral("power"));
    QCOMPARE(matrix->groupBy(), QStringLiteral("zone"));
    QCOMPARE(pageOf(fixture.window()), QStringLiteral("holds")); // as it was left
    QTRY_VERIFY(fixture.window().property("pageReady").toBool());
    holds = fixture.console->holds().table();
    QCOMPARE(holds->chips(), chips);
    QCOMPARE(holds->filter(), QStringLiteral("worker-b"));
    QCOMPARE(holds->grouping(), QStringLiteral("owner"));
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::aNoteSurvivesAReconnect()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.console->machine().setKey(machineKey);
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    fixture.type("NIC");
    fixture.lose();
    QVERIFY(fixture.says("Disabled: the data is older than 10 s."));
    fixture.type("x");
    fixture.press(Qt::Key_Return);
    QCOMPARE(fixture.typed(), QStringLiteral("NICx"));
    fixture.press(Qt::Key_Escape); // put away while there is no connection
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Note on worker-b-7")));
    QVERIFY(fixture.reconnected());
    QVERIFY(fixture.notes().isEmpty());
    QCOMPARE(fixture.console->machine().key(), machineKey);
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    QTRY_COMPARE(fixture.typed(), QStringLiteral("NICx"));
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 1);
    QCOMPARE(fixture.notes()[0].value(QStringLiteral("text")).toString(), QStringLiteral("NICx"));
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Note on worker-b-7")));
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    QTRY_COMPARE(fixture.typed(), QString()); // what was sent is no draft any more
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::aNoteWhoseAnswerWasLostIsStillThere()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.console->machine().setKey(machineKey);
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    fixture.type("NIC");
    fixture.gateway.setMute(true);
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 1); // it was heard, but nobody says so
    fixture.lose();
    fixture.gateway.setMute(false);
    QVERIFY(fixture.reconnected());
    QVERIFY(fixture.says("Note on worker-b-7"));
    QCOMPARE(fixture.typed(), QStringLiteral("NIC"));
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 2);
    QCOMPARE(fixture.complaints(), QString());
}

void TestOperatorConsole::aNoteIsSentOnce()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.console->machine().setKey(machineKey);
    fixture.press(Qt::Key_N);
    QVERIFY(fixture.says("Note on worker-b-7"));
    fixture.type("NIC");
    fixture.gateway.holdAnswers();
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 1);
    fixture.press(Qt::Key_Return);
    fixture.type("x"); // the next one, which the answer does not take away
    fixture.gateway.releaseAnswers();
    QVERIFY(fixture.says("Note added to the timeline of worker-b-7."));
    QCOMPARE(fixture.notes().size(), 1);
    QCOMPARE(fixture.typed(), QStringLiteral("NICx"));
    fixture.press(Qt::Key_Return);
    QTRY_COMPARE(fixture.notes().size(), 2);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Note on worker-b-7")));
    QCOMPARE(fixture.complaints(), QString());
}

} // namespace tst_operatorconsole

HP_GUI_TEST(tst_operatorconsole, TestOperatorConsole)
#include "tst_operatorconsole.moc"
