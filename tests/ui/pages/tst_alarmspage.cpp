// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace tst_alarmspage {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

class TestAlarmsPage : public QObject
{
    Q_OBJECT

private slots:
    void theHealthIsSaidInWords();
    void theHandoverSheetTellsWhatStands();
    void theHandoverSheetIsOfTheTimeThatItTells();
    void anAcknowledgementIsSentForItsAlarm();
    void aDoubleClickAcknowledgesOnce_data();
    void aDoubleClickAcknowledgesOnce();
};

namespace {

struct Health : ConsoleStage {
    [[nodiscard]] bool open()
    {
        gateway.setRows(QStringLiteral("alarms"), DemoSite(demoNow()).alarms());
        gateway.setMayWrite(true);
        if (!show())
            return false;
        window().setProperty("page", QStringLiteral("alarms"));
        // The figures and the list come in frames of their own.
        return waitFor([this] {
            return isSaid(window(), QStringLiteral("92 in 24 h"))
                   && buttonOf(window(), QStringLiteral("Acknowledge"));
        });
    }
    /// The button of that text, as a person presses it.
    [[nodiscard]] bool click(const QString &text)
    {
        return clickOn(window(), buttonOf(window(), text));
    }
};

} // namespace

void TestAlarmsPage::theHealthIsSaidInWords()
{
    Health health;
    QVERIFY(health.open());
    for (const char *words : {"No flood: 1 in 10 min",
                              "4 in the last hour",
                              "1 alarm is older than 24 h",
                              "68, 74 % (aim 80 %)",
                              "21, 23 % (aim 15 %)",
                              "ada, 1 h 10 m ago",
                              "brian: tape library is being replaced"})
        QVERIFY2(isSaid(health.window(), QString::fromLatin1(words)), words);
    QCOMPARE(health.complaints(), QString());
}

void TestAlarmsPage::theHandoverSheetTellsWhatStands()
{
    Health health;
    QVERIFY(health.open());
    QVERIFY(health.click(QStringLiteral("Copy shift handover sheet")));
    QTRY_VERIFY(isSaid(health.window(), QStringLiteral("Handover sheet copied.")));
    const QString sheet = QGuiApplication::clipboard()->text();
    const QStringList inOrder{
        QStringLiteral("# Shift handover: lab"),
        QStringLiteral("92 (P1 3, P2 21, P3 68)"),
        QStringLiteral("## Unacknowledged"),
        QStringLiteral("| P2 | openshift-machine-api/worker-c-4 |"),
        QStringLiteral("| P3 | openshift-machine-api/worker-a-9 |"),
        QStringLiteral("## Acknowledged"),
        QStringLiteral("ada, 2026-11-20 12:53:00Z"),
        QStringLiteral("## Shelved"),
        QStringLiteral("until 2026-11-20 15:18:00Z by brian: tape library is being replaced")};
    qsizetype at = 0;
    for (const QString &part : inOrder) {
        at = sheet.indexOf(part, at);
        QVERIFY2(at >= 0, qPrintable(part + QLatin1Char('\n') + sheet));
    }
}

/// Who copies it when nothing was heard for a while hands over what was then.
void TestAlarmsPage::theHandoverSheetIsOfTheTimeThatItTells()
{
    Health health;
    QVERIFY(health.open());
    health.clock.advance(11s);
    QTRY_VERIFY(isSaid(health.window(), QStringLiteral("STALE 11 s")));
    QVERIFY(health.draw());
    QVERIFY(health.click(QStringLiteral("Copy shift handover sheet")));
    QTRY_VERIFY(isSaid(health.window(), QStringLiteral("Handover sheet copied.")));
    const QString sheet = QGuiApplication::clipboard()->text();
    QVERIFY2(sheet.contains(QStringLiteral("\n2026-11-20 14:03:00Z, by ")), qPrintable(sheet));
}

void TestAlarmsPage::anAcknowledgementIsSentForItsAlarm()
{
    Health health;
    QVERIFY(health.open());
    QVERIFY(health.click(QStringLiteral("Acknowledge")));
    QTRY_COMPARE(health.gateway.commands(QStringLiteral("alarm.acknowledge")).size(), 1);
    QCOMPARE(
        health.gateway.commands(QStringLiteral("alarm.acknowledge"))
            .first()
            .value("key")
            .toString(),
        QStringLiteral("openshift-machine-api/worker-c-4/power.key/capbm-requested-power-off"));
    QTRY_VERIFY(
        isSaid(health.window(), QStringLiteral("there is no such command"))); // the refusal is told
}

void TestAlarmsPage::aDoubleClickAcknowledgesOnce_data()
{
    QTest::addColumn<QString>("button");

    QTest::newRow("in the list") << "Acknowledge";
    QTest::newRow("in the line below") << "Ack  A";
}

/// By the second click another alarm has come up in the place of the first.
void TestAlarmsPage::aDoubleClickAcknowledgesOnce()
{
    QFETCH(const QString, button);
    Health health;
    health.gateway.answerCommand(QStringLiteral("alarm.acknowledge"),
                                 {{"outcome", "observed"}, {"result", QJsonObject()}});
    QVERIFY(health.open());
    QVERIFY(health.click(button));
    const auto sent = [&health] {
        return health.gateway.commands(QStringLiteral("alarm.acknowledge"));
    };
    QTRY_COMPARE(sent().size(), 1);
    const QString key = QStringLiteral("alarm/") + sent()[0].value("key").toString();
    QJsonObject row = DemoSite(demoNow()).alarms().value(key).toObject();
    QVERIFY(!row.isEmpty());
    row.insert("state", "Acknowledged");
    row.insert("acknowledgedBy", "ada");
    const QQuickItem *item = buttonOf(health.window(), button);
    QVERIFY(item);
    const QPoint middle = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    const int raised = health.console->alarms().raised();
    health.gateway.changeRows(QStringLiteral("alarms"), {{key, row}});
    QTRY_VERIFY(health.console->alarms().raised() < raised);
    QVERIFY(health.draw() && health.draw());
    QVERIFY(buttonOf(health.window(), button)); // the next one
    QTest::mouseDClick(&health.window(), Qt::LeftButton, {}, middle);
    QTRY_COMPARE(sent().size(), 2); // the first click of these two, and no more
    QVERIFY(health.draw());
    QCOMPARE(sent().size(), 2);
}

} // namespace tst_alarmspage

HP_GUI_TEST(tst_alarmspage, TestAlarmsPage)
#include "tst_alarmspage.moc"
