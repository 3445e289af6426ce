// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

namespace tst_powerpage {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

/// The power wall over sixty hosts of the demo.
struct Wall : ConsoleStage {
    [[nodiscard]] bool open(bool mayWrite)
    {
        return open(mayWrite, DemoSite(demoNow()).power(60), QStringLiteral("60 hosts"));
    }
    /// From the beginning: a card that waits to be used again keeps its texts.
    [[nodiscard]] bool open(bool mayWrite, const QJsonObject &hosts, const QString &said)
    {
        gateway.setRows(QStringLiteral("power"), hosts);
        gateway.setMayWrite(mayWrite);
        if (!show())
            return false;
        window().setProperty("page", QStringLiteral("power"));
        return waitFor([&] { return isSaid(window(), said); });
    }
    [[nodiscard]] QObject *page() { return window().findChild<QObject *>(QStringLiteral("page")); }
};

} // namespace

class TestPowerPage : public QObject
{
    Q_OBJECT

private slots:
    void aFilterLeavesItsHosts_data();
    void aFilterLeavesItsHosts();
    void everyHoldOfTheSiteIsListedUntilAHostIsChosen();
    void nothingCanBeDoneWithoutTheRight_data();
    void nothingCanBeDoneWithoutTheRight();
    void whatIsNotUnderstoodIsShownAndNotTouched();
    void aSoftShutdownCountsDown();
    void theCountdownIsNeverCut();
    void anUnknownPowerSaysWhyAndForHowLong();
    void aCardSaysWhoAskedAndWhatComesNext_data();
    void aCardSaysWhoAskedAndWhatComesNext();
    void theListHasAHead();
    void theColumnsOfTheListAreArranged();
    void cardsStayInTheOrderOfTheRacks();
    void whoSetAHoldOfOursAndWhyIsShown();
    void enterOpensTheMachineOfAHost();
    void namesHaveTheInkOfTheirGround();
};

void TestPowerPage::aFilterLeavesItsHosts_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("says");

    QTest::newRow("mismatch") << "mismatch"
                              << ""
                              << "3 of 60 hosts";
    QTest::newRow("held") << "held"
                          << ""
                          << "2 of 60 hosts";
    QTest::newRow("error") << "error"
                           << ""
                           << "1 of 60 hosts";
    QTest::newRow("detached") << "detached"
                              << ""
                              << "1 of 60 hosts";
    QTest::newRow("words and a filter") << "held"
                                        << "capbm"
                                        << "1 of 60 hosts";
    QTest::newRow("nothing left") << "held"
                                  << "no such host"
                                  << "60 hosts are hidden by the filters.";
}

void TestPowerPage::aFilterLeavesItsHosts()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, words);
    QFETCH(const QString, says);
    Wall wall;
    QVERIFY(wall.open(true));
    wall.page()->setProperty("filterName", filter);
    if (!words.isEmpty()) {
        wall.press(Qt::Key_Slash);
        for (const QChar letter : words)
            QTest::keyClick(&wall.window(), letter.toLatin1());
    }
    QTRY_VERIFY2(isSaid(wall.window(), says),
                 qPrintable(textsOn(wall.window()).join(QLatin1Char('\n'))));
    QCOMPARE(wall.complaints(), QString());
}

void TestPowerPage::everyHoldOfTheSiteIsListedUntilAHostIsChosen()
{
    Wall wall;
    QVERIFY(wall.open(true));
    QVERIFY(isSaid(wall.window(), QStringLiteral("2 keys")));
    QVERIFY(isSaid(wall.window(), QStringLiteral("set by machine-health-check")));
    QVERIFY(isSaid(wall.window(), QStringLiteral("Set by Holdpoint: an operator can release it")));
    wall.press(Qt::Key_Right);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("No key holds this host.")));
}

void TestPowerPage::nothingCanBeDoneWithoutTheRight_data()
{
    QTest::addColumn<bool>("mayWrite");
    QTest::addColumn<bool>("stale");
    QTest::addColumn<QString>("why");

    QTest::newRow("a viewer") << false << false << "operator is not allowed to change hosts.";
    QTest::newRow("old data") << true << true
                              << "The data is older than 10 s: nothing can be changed.";
}

void TestPowerPage::nothingCanBeDoneWithoutTheRight()
{
    QFETCH(const bool, mayWrite);
    QFETCH(const bool, stale);
    QFETCH(const QString, why);
    Wall wall;
    QVERIFY(wall.open(mayWrite));
    wall.press(Qt::Key_Right);
    if (stale)
        wall.clock.advance(11s);
    QTRY_VERIFY(isSaid(wall.window(), why));
    int seen = 0;
    eachVisible(*wall.window().contentItem(), [&seen](const QQuickItem &item) {
        const QString text = item.property("text").toString();
        if (!item.inherits("QQuickAbstractButton") || !text.endsWith(QChar(0x2026)))
            return;
        ++seen;
        // What is simulated changes nothing.
        QVERIFY2(item.isEnabled() == text.startsWith(QLatin1String("Simulate")), qPrintable(text));
    });
    QVERIFY(seen >= 5);
}

void TestPowerPage::whatIsNotUnderstoodIsShownAndNotTouched()
{
    Wall wall;
    QJsonObject rows = DemoSite(demoNow()).power(60);
    for (const QString &key : rows.keys()) {
        QJsonObject row = rows.value(key).toObject();
        row.insert(QStringLiteral("notUnderstood"), QStringLiteral("v1beta2"));
        row.insert(QStringLiteral("keys"), QJsonArray());
        row.insert(QStringLiteral("status"),
                   QJsonObject{{QStringLiteral("look"), QStringLiteral("raw")},
                               {QStringLiteral("word"),
                                QStringLiteral("v1beta2 not understood: shown raw")},
                               {QStringLiteral("priority"), 0}});
        rows.insert(key, row);
    }
    QVERIFY(wall.open(true));
    wall.gateway.changeRows(QStringLiteral("power"), rows);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("v1beta2 not understood: shown raw")));
    wall.press(Qt::Key_Right);
    QTRY_VERIFY(
        isSaid(wall.window(), QStringLiteral("v1beta2 is not supported: nothing can be changed.")));
    QVERIFY(!isSaid(wall.window(), QStringLiteral("No key holds this host.")));
    QVERIFY(!isSaid(wall.window(), QStringLiteral("Wanted")));
    int seen = 0;
    eachVisible(*wall.window().contentItem(), [&seen](const QQuickItem &item) {
        const QString text = item.property("text").toString();
        if (!item.inherits("QQuickAbstractButton") || !text.endsWith(QChar(0x2026)))
            return;
        ++seen;
        // What is simulated changes nothing.
        QVERIFY2(item.isEnabled() == text.startsWith(QLatin1String("Simulate")), qPrintable(text));
    });
    QVERIFY(seen >= 5);
}

void TestPowerPage::aSoftShutdownCountsDown()
{
    Wall wall;
    QVERIFY(wall.open(true));
    QVERIFY(isSaid(wall.window(), QStringLiteral("hard in 108 s")));
    wall.gateway.tick(QStringLiteral("2026-11-20T14:03:40.000000Z"));
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("hard in 68 s")));
}

void TestPowerPage::theCountdownIsNeverCut()
{
    Wall wall;
    QVERIFY(wall.open(true));
    wall.window().resize(1024, 640);
    wall.page()->setProperty("filterName", QStringLiteral("held"));
    QVERIFY(wall.draw() && wall.draw());
    QVERIFY(isSaid(wall.window(), QStringLiteral("hard in 108 s")));
    for (const QString &cut : textsOn(wall.window(), true))
        QVERIFY2(!cut.contains(QStringLiteral("hard in")), qPrintable(cut));
}

void TestPowerPage::anUnknownPowerSaysWhyAndForHowLong()
{
    Wall wall;
    QVERIFY(wall.open(true));
    wall.window().resize(1024, 640);
    wall.page()->setProperty("filterName", QStringLiteral("error"));
    QVERIFY(wall.draw() && wall.draw());
    QVERIFY(isSaid(wall.window(), QStringLiteral("Unknown for 6 m: the BMC does not answer")));
    for (const QString &cut : textsOn(wall.window(), true))
        QVERIFY2(!cut.contains(QStringLiteral("Unknown for")), qPrintable(cut));
    wall.gateway.tick(QStringLiteral("2026-11-20T14:05:00.000000Z"));
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("Unknown for 8 m: the BMC does not answer")));
    QCOMPARE(wall.complaints(), QString());
}

void TestPowerPage::aCardSaysWhoAskedAndWhatComesNext_data()
{
    QTest::addColumn<QJsonObject>("members");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("requester");

    const auto at = [](int seconds) {
        return demoNow().addSecs(seconds).toUTC().toString(
            QStringLiteral("yyyy-MM-dd'T'HH:mm:ss'Z'"));
    };
    QTest::newRow("a forced power-off has a minute")
        << QJsonObject{{"action", "HardOff"}, {"actionDeadline", at(40)}, {"requester", "kubectl"}}
        << "off within 40 s"
        << "by kubectl";
    QTest::newRow("a power-on that takes too long")
        << QJsonObject{{"action", "PowerOn"}, {"actionDeadline", at(-1)}, {"requester", "erin"}}
        << "power-on overdue"
        << "by erin";
    QTest::newRow("a power-on that has time")
        << QJsonObject{{"action", "PowerOn"}, {"actionDeadline", at(120)}, {"requester", "erin"}}
        << "on within 120 s"
        << "by erin";
    QTest::newRow("a command that failed is repeated")
        << QJsonObject{{"retryAt", at(480)}} << "retry in 8 m"
        << "";
    QTest::newRow("a maintenance ends with its window")
        << QJsonObject{{"maintenanceUntil", at(3900)}, {"requester", "maintenance firmware-17"}}
        << "window ends in 1 h 5 m"
        << "by maintenance firmware-17";
}

void TestPowerPage::aCardSaysWhoAskedAndWhatComesNext()
{
    QFETCH(const QJsonObject, members);
    QFETCH(const QString, next);
    QFETCH(const QString, requester);
    Wall wall;
    QJsonObject rows = DemoSite(demoNow()).power(1);
    QJsonObject host = rows.begin()->toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        host.insert(member.key(), member.value());
    QVERIFY(wall.open(true, {{rows.begin().key(), host}}, QStringLiteral("1 host")));
    QTRY_VERIFY2(textsOn(wall.window()).contains(next),
                 qPrintable(textsOn(wall.window()).join(QLatin1Char('\n'))));
    const auto asked = [&wall] {
        return textsOn(wall.window())
            .filter(QRegularExpression(QStringLiteral("^by ")))
            .join(QLatin1Char(' '));
    };
    QTRY_COMPARE(asked(), requester);
    QCOMPARE(wall.complaints(), QString());
}

void TestPowerPage::theListHasAHead()
{
    Wall wall;
    QVERIFY(wall.open(true));
    QVERIFY(!textsOn(wall.window()).contains(QStringLiteral("Since")));
    wall.window().findChild<QQuickItem *>(QStringLiteral("powerWall"))->setProperty("asList", true);
    QVERIFY(wall.draw() && wall.draw());
    for (const char *title : {"Host", "Power", "State", "Since"})
        QVERIFY2(textsOn(wall.window()).contains(QLatin1String(title)), title);
    QCOMPARE(wall.complaints(), QString());
}

void TestPowerPage::theColumnsOfTheListAreArranged()
{
    Wall wall;
    QVERIFY(wall.open(true));
    auto *list = wall.window().findChild<QQuickItem *>(QStringLiteral("powerWall"));
    list->setProperty("asList", true);
    QVERIFY(wall.draw() && wall.draw());
    auto *columns =
        list->property("list").value<QObject *>()->property("columns").value<QObject *>();
    auto *hosts = list->property("hosts").value<QObject *>();
    QVERIFY(textsOn(wall.window()).contains(QStringLiteral("Requested by")));
    QMetaObject::invokeMethod(
        columns, "setHidden", Q_ARG(QString, QStringLiteral("requester")), Q_ARG(bool, true));
    QTRY_VERIFY(!textsOn(wall.window()).contains(QStringLiteral("Requested by")));
    // What a column leaves is said above the list, and goes with its chip.
    QMetaObject::invokeMethod(hosts,
                              "setColumnFilter",
                              Q_ARG(QString, QStringLiteral("rack")),
                              Q_ARG(QString, QString()),
                              Q_ARG(QStringList, QStringList{QStringLiteral("rack-2")}));
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("Rack: is rack-2")));
    QVERIFY(isSaid(wall.window(), QStringLiteral("15 of 60 hosts")));
    // The page remembers all of it.
    wall.window().setProperty("page", QStringLiteral("fleet"));
    wall.window().setProperty("page", QStringLiteral("power"));
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("Rack: is rack-2")));
    QVERIFY(!textsOn(wall.window()).contains(QStringLiteral("Requested by")));
    QCOMPARE(wall.complaints(), QString());
}

void TestPowerPage::cardsStayInTheOrderOfTheRacks()
{
    Wall wall;
    QVERIFY(wall.open(true));
    auto *list = wall.window().findChild<QQuickItem *>(QStringLiteral("powerWall"));
    auto *hosts = list->property("hosts").value<QAbstractItemModel *>();
    const auto names = [&] {
        QStringList all;
        for (int row = 0; row < 3; ++row)
            all += hosts->index(row, 0).data().toString();
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(names(), QStringLiteral("host-0 host-4 host-8")); // of rack-1
    list->setProperty("asList", true);
    QMetaObject::invokeMethod(
        hosts, "sortBy", Q_ARG(QString, QStringLiteral("name")), Q_ARG(bool, false));
    QCOMPARE(names(), QStringLiteral("host-0 host-1 host-2"));
    list->setProperty("asList", false);
    QCOMPARE(names(), QStringLiteral("host-0 host-4 host-8"));
    list->setProperty("asList", true);
    QCOMPARE(names(), QStringLiteral("host-0 host-1 host-2"));
}

void TestPowerPage::whoSetAHoldOfOursAndWhyIsShown()
{
    Wall wall;
    QJsonObject power = DemoSite(demoNow()).power(60);
    for (auto row = power.begin(); row != power.end(); ++row) {
        QJsonObject host = row->toObject();
        host.insert("description", QStringLiteral("rack B, by the door"));
        *row = host;
    }
    QVERIFY(wall.open(true));
    wall.gateway.setRows(QStringLiteral("power"), power);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("set by erin")));
    QVERIFY(isSaid(wall.window(), QStringLiteral("PSU is being changed")));
    wall.press(Qt::Key_Right);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("rack B, by the door")));
    wall.page()->setProperty("selectedKey", QStringLiteral("openshift-machine-api/host-10"));
    for (const char *text :
         {"Requested by", "erin", "Reason", "PSU is being changed", "Next", "hard in 108 s"})
        QTRY_VERIFY2(textsOn(wall.window()).contains(QLatin1String(text)), text);
    QCOMPARE(wall.complaints(), QString());
}

/// In the dark the ink of the light theme is not read.
void TestPowerPage::namesHaveTheInkOfTheirGround()
{
    Wall wall;
    QVERIFY(wall.open(true));
    Theme &theme = wall.console->theme();
    theme.setChoice(ThemeChoice::Dark);
    const auto inkOf = [&wall](const QString &host) {
        QColor ink;
        // The panel beside the cards names hosts as well.
        const auto *cards = wall.window().findChild<QQuickItem *>(QStringLiteral("powerWall"));
        eachVisible(*cards, [&](const QQuickItem &item) {
            if (item.inherits("QQuickText") && item.property("text").toString() == host)
                ink = item.property("color").value<QColor>();
        });
        return ink;
    };
    QCOMPARE(inkOf(QStringLiteral("host-4")), theme.onP1());
    QCOMPARE(inkOf(QStringLiteral("host-1")), theme.onP2());
    QCOMPARE(inkOf(QStringLiteral("host-0")), theme.text());
}

void TestPowerPage::enterOpensTheMachineOfAHost()
{
    Wall wall;
    QVERIFY(wall.open(true));
    wall.press(Qt::Key_Right); // the first host
    wall.press(Qt::Key_Right);
    const QString host = wall.page()->property("selectedKey").toString();
    QVERIFY(!host.isEmpty());
    wall.press(Qt::Key_Return);
    QCOMPARE(pageOf(wall.window()), QStringLiteral("machine"));
    QVERIFY(wall.console->machine().key().contains(QStringLiteral("worker-a-")));
}

} // namespace tst_powerpage

HP_GUI_TEST(tst_powerpage, TestPowerPage)
#include "tst_powerpage.moc"
