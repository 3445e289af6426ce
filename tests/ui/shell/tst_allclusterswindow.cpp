// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/LayoutFaults.h"
#include "tests/support/console/Site.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/fleet/MachineMatrix.h"
#include "ui/shell/BackendSet.h"

#include <QTest>

namespace tst_allclusterswindow {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A console at two sites, or at one.
struct Room {
    Site a{"prod-a", 60};
    Site b{"prod-b", 24};
    ManualUiClock clock;
    std::unique_ptr<BackendSet> set;

    [[nodiscard]] bool start(bool both)
    {
        ConsoleOptions options;
        options.url = a.gateway.url();
        options.theme = ThemeChoice::Light;
        if (both)
            options.others.append({b.gateway.url(), {}, {}, {}});
        set = std::make_unique<BackendSet>(options, clock);
        return set->start() && waitFor([this] { return set->at(0).session().isFleetLoaded(); });
    }
    /// Until all of both is there.
    [[nodiscard]] bool open()
    {
        if (!start(true))
            return false;
        set->showAll(a.place());
        return waitFor([this] {
            return set->all() && set->clusters().isComplete() && set->clusters().areHoldsComplete();
        });
    }
    [[nodiscard]] QQuickWindow &all() const { return *set->all()->window(); }
    [[nodiscard]] bool says(const char *words) const
    {
        return waitFor([&] { return isSaid(all(), QString::fromUtf8(words)); });
    }
    [[nodiscard]] bool activate() const
    {
        all().requestActivate();
        return QTest::qWaitForWindowActive(&all(), testTimeout);
    }
};

} // namespace

/// The page of all clusters: what it shows, and where it leads.
class TestAllClustersWindow : public QObject
{
    Q_OBJECT

private slots:
    void oneClusterHasNoSuchWindow();
    void thePickerLeadsToIt();
    void itStandsWhereTheOtherStood();
    void machinesOfAllAreThere();
    void holdsOfAllAreThere();
    void holdsThatAreOnTheirWayAreNotNone();
    void itIsAPictureOfNow();
    void headsAreThoseOfTheGroupingThatIsChosen();
    void aLostClusterIsNamedAndSumsAreAtLeast();
    void aMachineIsOpenedInItsCluster();
    void aHoldIsOpenedInItsCluster();
    void itGoesBackToWhereItCameFrom();
    void itSaysThatNothingIsWrittenHere();
};

void TestAllClustersWindow::oneClusterHasNoSuchWindow()
{
    Room room;
    QVERIFY(room.start(false));
    room.set->showAll(room.a.place());
    QVERIFY(!room.set->all());
    QVERIFY(room.set->at(0).window()->isVisible());
}

void TestAllClustersWindow::thePickerLeadsToIt()
{
    Room room;
    QVERIFY(room.start(true));
    QQuickWindow &window = *room.set->at(0).window();
    window.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&window, testTimeout));
    QTest::keyClick(&window, Qt::Key_B, Qt::ControlModifier);
    const QString words = QStringLiteral("All clusters");
    QTRY_VERIFY(isSaid(window, words));
    QCOMPARE(layoutFaults(window, [&words](const QString &text) { return text == words; }),
             QStringList());
    QVERIFY(clickOn(window, buttonOf(window, words)));
    QTRY_VERIFY(room.set->all() && room.all().isVisible());
    QVERIFY(!window.isVisible());
    QCOMPARE(room.set->at(0).warnings(), QStringList());
}

void TestAllClustersWindow::itStandsWhereTheOtherStood()
{
    Room room;
    QVERIFY(room.open());
    QVERIFY(room.all().isVisible());
    QVERIFY(!room.set->at(0).window()->isVisible());
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::machinesOfAllAreThere()
{
    Room room;
    QVERIFY(room.open());
    QVERIFY(room.says("2 clusters"));
    QVERIFY(room.says("prod-b"));
    auto *matrix = room.all().findChild<MachineMatrix *>();
    QVERIFY(matrix);
    QCOMPARE(matrix->fleet()->rowCount(), 84);
    QTRY_VERIFY(matrix->groupCount() > 2);
    QVERIFY(room.activate());
    QTest::keyClick(&room.all(), Qt::Key_C);
    QVERIFY(room.says("Coloured by power"));
    QTest::keyClick(&room.all(), Qt::Key_G);
    QVERIFY(room.says("Grouped by cluster"));
    QTest::keyClick(&room.all(), Qt::Key_G);
    QVERIFY(room.says("Grouped by zone"));
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::holdsOfAllAreThere()
{
    Room room;
    QVERIFY(room.open() && room.activate());
    QTest::keyClick(&room.all(), Qt::Key_F2);
    QVERIFY(room.says("Orphan owner"));
    QVERIFY(room.says("prod-a: "));
    QVERIFY(room.says("prod-b: "));
    QTest::keyClick(&room.all(), Qt::Key_Slash);
    for (const char letter : {'p', 'r', 'o', 'd', '-', 'b'})
        QTest::keyClick(&room.all(), letter);
    const HoldsTable &table = *room.set->clusters().holds();
    QTRY_COMPARE(table.filter(), QStringLiteral("prod-b"));
    QVERIFY(table.rowCount() > 0);
    for (int row = 0; row < table.rowCount(); ++row)
        QCOMPARE(table.index(row, 0).data(HoldsModel::ClusterRole).toString(),
                 QStringLiteral("prod-b"));
    QVERIFY(room.says("prod-b: "));
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::holdsThatAreOnTheirWayAreNotNone()
{
    Room room;
    QVERIFY(room.start(true));
    room.a.gateway.holdBack(QStringLiteral("holds"));
    room.b.gateway.holdBack(QStringLiteral("holds"));
    room.set->showAll(room.a.place());
    QVERIFY(waitFor([&room] { return room.set->all() && room.set->clusters().isComplete(); }));
    QVERIFY(room.activate());
    QTest::keyClick(&room.all(), Qt::Key_F2);
    QVERIFY(room.says("Orphan owner"));
    QVERIFY(!isSaid(room.all(), QStringLiteral("Nothing is holding")));
    room.a.gateway.release(QStringLiteral("holds"));
    room.b.gateway.release(QStringLiteral("holds"));
    QVERIFY(room.says("prod-b: "));
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::itIsAPictureOfNow()
{
    Room room;
    QVERIFY(room.start(true));
    GatewaySession &session = room.set->at(0).session();
    session.replay()->seek(double(demoNow().addSecs(-3600).toMSecsSinceEpoch()));
    QVERIFY(session.replay()->isActive());
    room.set->showAll(room.a.place());
    QVERIFY(waitFor([&room] { return room.set->all() && room.set->clusters().isComplete(); }));
    QVERIFY(!session.replay()->isActive());
    QCOMPARE(room.set->clusters().shortfall(), QString());
}

void TestAllClustersWindow::headsAreThoseOfTheGroupingThatIsChosen()
{
    Room room;
    QVERIFY(room.open() && room.activate());
    QTest::keyClick(&room.all(), Qt::Key_F2);
    QVERIFY(room.says("prod-a: "));
    HoldsTable &table = *room.set->clusters().holds();
    table.setGrouping(QStringLiteral("owner"));
    QVERIFY(room.says("my-backup-controller: "));
    // The first and the last rows as well, which may have stayed where they were.
    QTRY_VERIFY(!isSaid(room.all(), QStringLiteral("prod-a: ")));
    QTRY_VERIFY(!isSaid(room.all(), QStringLiteral("prod-b: ")));
    table.setGrouping(QStringLiteral("point"));
    QTRY_VERIFY(!isSaid(room.all(), QStringLiteral("my-backup-controller: ")));
    QVERIFY(room.says("preTerminate: "));
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::aLostClusterIsNamedAndSumsAreAtLeast()
{
    Room room;
    QVERIFY(room.open());
    QVERIFY(!isSaid(room.all(), QStringLiteral("\u2265")));
    room.b.gateway.stop();
    QVERIFY(room.says("1 of 2 clusters are connected: prod-b "));
    QVERIFY(room.says("\u2265 "));
    QCOMPARE(room.set->all()->warnings(), QStringList());
}

void TestAllClustersWindow::aMachineIsOpenedInItsCluster()
{
    Room room;
    QVERIFY(room.open());
    const QString machine = room.b.demo.fleet().keys().constFirst();
    room.set->clusters().openMachine(room.b.place() + u' ' + machine);
    QVERIFY(!room.all().isVisible());
    QVERIFY(!room.set->at(0).window()->isVisible());
    QVERIFY(room.set->at(1).window()->isVisible());
    QCOMPARE(room.set->at(1).machine().key(), machine);
    QCOMPARE(pageOf(*room.set->at(1).window()), QStringLiteral("machine"));
    QVERIFY(room.set->at(0).machine().key().isEmpty());
    QVERIFY(!room.set->clusters().isActive()); // nobody looks any more
}

void TestAllClustersWindow::aHoldIsOpenedInItsCluster()
{
    Room room;
    QVERIFY(room.open() && room.activate());
    QTest::keyClick(&room.all(), Qt::Key_F2);
    HoldsTable &table = *room.set->clusters().holds();
    table.setFilter(QStringLiteral("prod-b"));
    QTRY_VERIFY(table.rowCount() > 0);
    const QString key = table.keyAt(0);
    room.set->clusters().openHold(key);
    QVERIFY(room.set->at(1).window()->isVisible());
    QCOMPARE(pageOf(*room.set->at(1).window()), QStringLiteral("holds"));
    QTRY_COMPARE(room.set->at(1).holds().current(), key.section(u' ', 1));
    QTRY_VERIFY(!room.set->at(1).holds().machineKey().isEmpty());
    QCOMPARE(room.set->at(1).warnings(), QStringList());
}

void TestAllClustersWindow::itGoesBackToWhereItCameFrom()
{
    Room room;
    QVERIFY(room.open() && room.activate());
    room.set->show(room.b.place());
    room.set->showAll(room.b.place());
    QVERIFY(!room.set->at(1).window()->isVisible());
    QVERIFY(room.activate());
    QTest::keyClick(&room.all(), Qt::Key_Escape);
    QTRY_VERIFY(room.set->at(1).window()->isVisible());
    QVERIFY(!room.all().isVisible());
}

void TestAllClustersWindow::itSaysThatNothingIsWrittenHere()
{
    Room room;
    QVERIFY(room.open() && room.activate());
    QVERIFY(room.says("Read-only: changes are made"));
    // The keys that act in a window of one cluster do nothing here.
    QTest::keyClick(&room.all(), Qt::Key_F2);
    for (const Qt::Key key : {Qt::Key_J, Qt::Key_A, Qt::Key_H, Qt::Key_Space})
        QTest::keyClick(&room.all(), key);
    for (const Site *site : {&room.a, &room.b})
        QVERIFY(site->gateway.received(QStringLiteral("command")).isEmpty());
}

} // namespace tst_allclusterswindow

HP_GUI_TEST(tst_allclusterswindow, TestAllClustersWindow)
#include "tst_allclusterswindow.moc"
