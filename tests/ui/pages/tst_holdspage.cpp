// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_holdspage {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

const auto longName = QStringLiteral("fra1-worker-eu-central-1b-rr8js");

/// The page of the holds of an operator.
struct Fixture : ActingStage {
    [[nodiscard]] bool open(QSize size = {1440, 900})
    {
        if (!show())
            return false;
        window().resize(size);
        return goTo(QStringLiteral("holds"));
    }
    /// All machines that wait get the name of a machine in a cloud.
    void nameThemAsClustersDo()
    {
        QJsonObject holds = demoHolds(demo.fleet(), demoNow());
        for (auto row = holds.begin(); row != holds.end(); ++row) {
            QJsonObject hold = row->toObject();
            if (hold.contains(QStringLiteral("machine")))
                hold.insert(QStringLiteral("machine"), longName);
            *row = hold;
        }
        gateway.setRows(QStringLiteral("holds"), holds);
    }
    /// As a person does, who then stays there.
    [[nodiscard]] bool restAt(const char *hold)
    {
        console->holds().table()->setFilter(QLatin1String(hold));
        press(Qt::Key_J);
        return waitFor([this] {
                   clock.advance(100ms);
                   return console->holds().checks()->state() == OverrideChecks::Shown;
               })
            && draw() && draw();
    }
    [[nodiscard]] bool says(const char *words)
    {
        return waitFor([&] { return isSaid(window(), QLatin1String(words)); });
    }
};

} // namespace

class TestHoldsPage : public QObject
{
    Q_OBJECT

private slots:
    void holdsAndTheirMachinesAreCounted();
    void groupsHaveAHeadWithOneActForAll();
    void aGroupEndsWhereTheGroupingEnds();
    void namesOfMachinesAreWhole_data();
    void namesOfMachinesAreWhole();
    void columnsGiveWayBeforeNames_data();
    void columnsGiveWayBeforeNames();
    void theInspectorHasTwoFifths_data();
    void theInspectorHasTwoFifths();
    void columnsStayUnderThePointer();
    void theChecksOfTheChosenHoldAreShown();
    void theWaysOutAreNeverAScrollAway_data();
    void theWaysOutAreNeverAScrollAway();
    void whatIsBelowIsReachedByKeys();
    void theInspectorActsOnWhatItShows();
    void aViewKeepsGroupsAndOrder_data();
    void aViewKeepsGroupsAndOrder();
};

/// The strip counts machines and the page holds: the page says both.
void TestHoldsPage::holdsAndTheirMachinesAreCounted()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.says("4 holds on 4 machines"));
}

void TestHoldsPage::groupsHaveAHeadWithOneActForAll()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QQmlComponent")));
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.console->holds().table()->setGrouping(QStringLiteral("owner"));
    QVERIFY(fixture.says("my-backup-controller: 1 hold, oldest 47 m"));
    QVERIFY(fixture.says("clusteroperator/etcd: 1 hold, oldest 18 m"));
    QList<const QQuickItem *> acknowledge;
    double line = -1; // of the owner whose alarm is new
    eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
        const QString text = item.property("text").toString();
        if (item.inherits("QQuickAbstractButton") && text == QLatin1String("Ack group"))
            acknowledge.append(&item);
        if (item.inherits("QQuickText")
            && text.startsWith(QLatin1String("machine-health-check: 1")))
            line = item.mapToScene({}).y();
    });
    QCOMPARE(acknowledge.size(), fixture.console->holds().table()->rowCount());
    QVERIFY(line > 0);
    std::ranges::sort(acknowledge, {}, [line](const QQuickItem *item) {
        return std::abs(item->mapToScene({}).y() - line);
    });
    const QString chosen = fixture.console->holds().current(); // on entry
    QVERIFY(clickOn(fixture.window(), acknowledge.first()));
    QTRY_COMPARE(fixture.sent("alarm.acknowledge"), 1);
    QCOMPARE(fixture.console->holds().current(), chosen); // it chose no row
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::aGroupEndsWhereTheGroupingEnds()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    HoldsTable *table = fixture.console->holds().table();
    table->setGrouping(QStringLiteral("point"));
    QVERIFY(fixture.says("preTerminate: 1 hold, oldest 47 m"));
    table->setFilter(QStringLiteral("etcd"));
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("preTerminate: 1 hold")));
    QVERIFY(fixture.says("preDrain: 1 hold"));
    table->setGrouping({});
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("preDrain: 1 hold")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::namesOfMachinesAreWhole_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("as it is designed") << QSize(1440, 900);
    QTest::newRow("on a large screen") << QSize(1920, 1080);
    QTest::newRow("in the least window") << QSize(1180, 720);
}

void TestHoldsPage::namesOfMachinesAreWhole()
{
    QFETCH(const QSize, size);
    Fixture fixture;
    fixture.nameThemAsClustersDo();
    QVERIFY(fixture.open(size));
    QVERIFY(fixture.draw() && fixture.draw());
    QVERIFY(fixture.says(qPrintable(longName)));
    const QStringList cut = textsOn(fixture.window(), true);
    QVERIFY2(!cut.contains(longName), "the name of a machine is cut");
    QVERIFY2(!cut.contains(QStringLiteral("BackupFileSystem")), "the name of a hold is cut");
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::columnsGiveWayBeforeNames_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("longNames");
    QTest::addColumn<QStringList>("headers");

    const QString owner = QStringLiteral("Owner");
    const QString bar = QStringLiteral("Since, against usual");
    const QString eta = QStringLiteral("Usually until");
    const QString impact = QStringLiteral("Impact");
    QTest::newRow("short names, as it is designed")
        << QSize(1440, 900) << false << QStringList{owner};
    QTest::newRow("short names in the least window")
        << QSize(1180, 720) << false << QStringList{owner};
    QTest::newRow("long names, as it is designed")
        << QSize(1440, 900) << true << QStringList{owner};
    QTest::newRow("long names in the least window") << QSize(1180, 720) << true << QStringList();
    QTest::newRow("room for all") << QSize(2560, 1440) << true
                                  << QStringList{owner, bar, eta, impact};
}

void TestHoldsPage::columnsGiveWayBeforeNames()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, longNames);
    QFETCH(const QStringList, headers);
    Fixture fixture;
    if (longNames)
        fixture.nameThemAsClustersDo();
    QVERIFY(fixture.open(size));
    QVERIFY(fixture.draw() && fixture.draw());
    const QStringList said = textsOn(fixture.window());
    QStringList shown;
    for (const char *header : {"Owner", "Since, against usual", "Usually until", "Impact"}) {
        if (said.contains(QLatin1String(header)))
            shown.append(QLatin1String(header));
    }
    QCOMPARE(shown, headers);
    for (const char *header : {"Machine", "Waiting at", "Hold", "State"})
        QVERIFY2(said.contains(QLatin1String(header)), header);
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::theInspectorHasTwoFifths_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");

    QTest::newRow("as it is designed") << QSize(1440, 900) << 0.35 << 0.4;
    QTest::newRow("in the least window the table goes first") << QSize(1180, 720) << 0.28 << 0.3;
    QTest::newRow("on a large screen") << QSize(1920, 1080) << 0.37 << 0.4;
    QTest::newRow("lines stay short enough to be read") << QSize(2560, 1440) << 0.28 << 0.3;
}

void TestHoldsPage::theInspectorHasTwoFifths()
{
    QFETCH(const QSize, size);
    QFETCH(const double, least);
    QFETCH(const double, most);
    Fixture fixture;
    QVERIFY(fixture.open(size));
    const auto *page = fixture.window().findChild<QQuickItem *>(QStringLiteral("page"));
    const auto *inspector =
        fixture.window().findChild<QQuickItem *>(QStringLiteral("holdInspector"));
    QVERIFY(page && inspector);
    const double share = inspector->width() / page->width();
    QVERIFY2(share >= least && share <= most, qPrintable(QString::number(share)));
    fixture.press(Qt::Key_I);
    QTRY_VERIFY(!inspector->isVisible());
}

/// A name that is longer than those before it does not move what is pointed at.
void TestHoldsPage::columnsStayUnderThePointer()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    const auto placeOf = [&fixture](const char *words) {
        double place = -1;
        eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
            if (item.inherits("QQuickText")
                && item.property("text").toString() == QLatin1String(words))
                place = item.mapToScene({}).x();
        });
        return place;
    };
    const double before = placeOf("Waiting at");
    QVERIFY(before > 0);
    HoldsTable *table = fixture.console->holds().table();
    fixture.press(Qt::Key_J); // the list is in use now
    QTRY_VERIFY(table->isHeld());
    fixture.nameThemAsClustersDo();
    QTRY_VERIFY(table->longest().contains(longName));
    QVERIFY(fixture.draw());
    QCOMPARE(placeOf("Waiting at"), before);
}

void TestHoldsPage::theChecksOfTheChosenHoldAreShown()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.console->holds().table()->setFilter(QStringLiteral("BackupFileSystem"));
    fixture.press(Qt::Key_J);
    QVERIFY(fixture.says("Reading the checks"));
    QCOMPARE(fixture.sent("override.checks"), 0);
    QVERIFY(fixture.restAt("BackupFileSystem"));
    QVERIFY(fixture.says("Checks: Remove hook"));
    QVERIFY(fixture.says("1 healthy without it, 2 of 3 needed"));
    QVERIFY(fixture.says("G4 at present"));
    QCOMPARE(fixture.sent("override.checks"), 1);
    QCOMPARE(fixture.sent("override.preview"), 0);
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::theWaysOutAreNeverAScrollAway_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("as it is designed") << QSize(1440, 900);
    QTest::newRow("in the least window") << QSize(1180, 720);
}

void TestHoldsPage::theWaysOutAreNeverAScrollAway()
{
    QFETCH(const QSize, size);
    Fixture fixture;
    QVERIFY(fixture.open(size));
    QVERIFY(fixture.restAt("BackupFileSystem"));
    const auto *inspector =
        fixture.window().findChild<QQuickItem *>(QStringLiteral("holdInspector"));
    QVERIFY(inspector);
    const QRectF whole(inspector->mapToScene({}), inspector->size());
    for (const char *words : {"Open machine (Enter)", "Shelve\u2026 (H)", "Remove hook\u2026"}) {
        QRectF place;
        eachVisible(*inspector, [&](const QQuickItem &item) {
            if (item.inherits("QQuickAbstractButton")
                && item.property("text").toString() == QString::fromUtf8(words))
                place = QRectF(item.mapToScene({}), item.size());
        });
        QVERIFY2(!place.isEmpty() && whole.contains(place), words);
    }
}

void TestHoldsPage::whatIsBelowIsReachedByKeys()
{
    Fixture fixture;
    QVERIFY(fixture.open({1180, 720}));
    QVERIFY(fixture.restAt("BackupFileSystem"));
    QQuickItem *reader = nullptr;
    for (int stop = 0; stop < 40 && !reader; ++stop) {
        fixture.press(Qt::Key_Tab);
        QQuickItem *item = fixture.window().activeFocusItem();
        if (item && item->inherits("QQuickFlickable") && item->property("most").isValid())
            reader = item;
    }
    QVERIFY(reader);
    fixture.press(Qt::Key_Down);
    QVERIFY(reader->property("contentY").toDouble() > 0);
    fixture.press(Qt::Key_End);
    QCOMPARE(reader->property("contentY"), reader->property("most"));
    fixture.press(Qt::Key_Home);
    QCOMPARE(reader->property("contentY").toDouble(), 0.0);
}

/// Beside it others are ticked: those are for the bar above the list, and for the keys.
void TestHoldsPage::theInspectorActsOnWhatItShows()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    HoldsViewModel &holds = fixture.console->holds();
    QTRY_VERIFY(!holds.current().isEmpty());
    QString shown;
    QString ticked;
    for (int row = 0; row < holds.table()->rowCount(); ++row) {
        const QString key = holds.table()->keyAt(row);
        const bool raised = fixture.console->alarms().state(key) == QLatin1String("Raised");
        (shown.isEmpty() && raised ? shown : ticked) = key;
    }
    QVERIFY(!shown.isEmpty() && !ticked.isEmpty());
    holds.setCurrent(shown);
    holds.table()->toggleSelected(ticked);
    QCOMPARE(holds.targets(), QStringList(ticked));
    QVERIFY(fixture.draw() && fixture.draw());
    const auto *inspector =
        fixture.window().findChild<QQuickItem *>(QStringLiteral("holdInspector"));
    QVERIFY(inspector);
    // The bar that came above the list has a button of that name, too.
    const QQuickItem *button = nullptr;
    eachVisible(*inspector, [&](const QQuickItem &item) {
        if (item.inherits("QQuickAbstractButton")
            && item.property("text").toString() == QLatin1String("Acknowledge (A)"))
            button = &item;
    });
    QVERIFY(button);
    QVERIFY(clickOn(fixture.window(), button));
    QTRY_COMPARE(fixture.sent("alarm.acknowledge"), 1);
    QCOMPARE(fixture.gateway.commands(QStringLiteral("alarm.acknowledge"))[0]
                 .value(QStringLiteral("key"))
                 .toString(),
             shown);
    QCOMPARE(fixture.complaints(), QString());
}

void TestHoldsPage::aViewKeepsGroupsAndOrder_data()
{
    QTest::addColumn<QString>("grouping");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QStringList>("sorting");

    for (const char *grouping : {"cause", "owner", "point", "budget", "rack", "maintenance", ""})
        QTest::addRow("grouped by '%s'", grouping) << grouping << "" << QStringList();
    for (const char *sort : {"late", "impact", "next", "eta"})
        QTest::addRow("in the order '%s'", sort) << "cause" << sort << QStringList();
    QTest::newRow("by columns") << "" << QString()
                                << QStringList{QStringLiteral("owner"), QStringLiteral("-machine")};
}

void TestHoldsPage::aViewKeepsGroupsAndOrder()
{
    QFETCH(const QString, grouping);
    QFETCH(const QString, sort);
    QFETCH(const QStringList, sorting);
    Fixture fixture;
    QVERIFY(fixture.open());
    auto *page = fixture.window().findChild<QObject *>(QStringLiteral("page"));
    HoldsTable *table = fixture.console->holds().table();
    table->setGrouping(grouping);
    table->setSort(sort);
    table->setSorting(sorting);
    const QStringList order = table->sorting();
    QString view;
    QVERIFY(QMetaObject::invokeMethod(page, "view", Q_RETURN_ARG(QString, view)));
    table->setGrouping(QStringLiteral("owner"));
    table->setSort(sort.isEmpty() ? QStringLiteral("late") : QString());
    table->setSorting({});
    QVERIFY(QMetaObject::invokeMethod(page, "applyView", Q_ARG(QString, view)));
    QCOMPARE(table->grouping(), grouping);
    QCOMPARE(table->sort(), sort);
    QCOMPARE(table->sorting(), order);
}

} // namespace tst_holdspage

HP_GUI_TEST(tst_holdspage, TestHoldsPage)
#include "tst_holdspage.moc"
