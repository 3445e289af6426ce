// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QJsonArray>
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
        gateway.setRows(QStringLiteral("power"), DemoSite(demoNow()).power(60));
        gateway.setMayWrite(mayWrite);
        if (!show())
            return false;
        window().setProperty("page", QStringLiteral("power"));
        return waitFor([this] { return isSaid(window(), QStringLiteral("60 hosts")); });
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
    void theListHasAHead();
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
        if (!item.inherits("QQuickAbstractButton")
            || !item.property("text").toString().endsWith(QChar(0x2026)))
            return;
        ++seen;
        QVERIFY2(!item.isEnabled(), qPrintable(item.property("text").toString()));
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
        if (!item.inherits("QQuickAbstractButton")
            || !item.property("text").toString().endsWith(QChar(0x2026)))
            return;
        ++seen;
        QVERIFY2(!item.isEnabled(), qPrintable(item.property("text").toString()));
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

void TestPowerPage::whoSetAHoldOfOursAndWhyIsShown()
{
    Wall wall;
    QJsonObject power = DemoSite(demoNow()).power(60);
    QString id; // of the override that asked for the hold
    for (auto row = power.begin(); row != power.end(); ++row) {
        QJsonObject host = row->toObject();
        for (const QJsonValue &key : host.value("keys").toArray()) {
            if (key.toObject().value("ours").toBool())
                id =
                    key.toObject().value("key").toString().section(QStringLiteral("holdpoint-"), 1);
        }
        host.insert("description", QStringLiteral("rack B, by the door"));
        *row = host;
    }
    QVERIFY(!id.isEmpty());
    wall.gateway.setRows(QStringLiteral("audit"),
                         {{"000000000009",
                           QJsonObject{{"number", 9},
                                       {"override", id},
                                       {"opens", true},
                                       {"content",
                                        QJsonObject{{"action", "add-hold"},
                                                    {"actor", "erin"},
                                                    {"reason", "PSU is being changed"}}}}}});
    QVERIFY(wall.open(true));
    wall.gateway.setRows(QStringLiteral("power"), power);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("set by erin")));
    QVERIFY(isSaid(wall.window(), QStringLiteral("PSU is being changed")));
    wall.press(Qt::Key_Right);
    QTRY_VERIFY(isSaid(wall.window(), QStringLiteral("rack B, by the door")));
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
        eachVisible(*wall.window().contentItem(), [&](const QQuickItem &item) {
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
