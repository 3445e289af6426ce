// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_calendarwindow {

using namespace hp::ui;
using namespace hp::tests;

namespace {

constexpr const char *nights = "window/openshift-machine-api/nights";
constexpr const char *weekly = "window/openshift-machine-api/rack-b-weekly";

/// A console at the calendar, whose backend takes every window.
struct Fixture : ActingStage {
    [[nodiscard]] bool open()
    {
        const QJsonObject answer{{"key", nights},
                                 {"machines", 2},
                                 {"conflicts", QJsonArray{}},
                                 {"openings",
                                  QJsonArray{QJsonObject{{"start", "2026-11-20T22:00:00Z"},
                                                         {"end", "2026-11-21T04:00:00Z"}}}}};
        gateway.answerCommand(QStringLiteral("calendar.setWindow"),
                              {{"outcome", "observed"}, {"result", answer}});
        gateway.answerCommand(
            QStringLiteral("calendar.removeWindow"),
            {{"outcome", "observed"},
             {"result", QJsonObject{{"spec", QJsonObject{{"rrule", "FREQ=DAILY"}}}}}});
        if (!show() || !goTo(QStringLiteral("calendar")))
            return false;
        page = window().findChild<QObject *>(QStringLiteral("page"));
        return page && says("New window\u2026");
    }
    [[nodiscard]] bool says(const char *words)
    {
        return waitFor([&] { return isSaid(window(), QString::fromUtf8(words)); });
    }
    void type(const char *words)
    {
        for (const char letter : QByteArray(words))
            QTest::keyClick(&window(), letter);
    }
    void tab(int times)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&window(), Qt::Key_Tab);
    }
    [[nodiscard]] bool pushes(const char *text)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            if (item.inherits("QQuickAbstractButton") && item.isEnabled()
                && item.property("text").toString() == QString::fromUtf8(text))
                found = const_cast<QQuickItem *>(&item);
        });
        return found && QMetaObject::invokeMethod(found, "clicked");
    }
    [[nodiscard]] QQuickItem *field(const char *label)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            if (item.inherits("QQuickTextInput")
                && item.property("label").toString() == QString::fromUtf8(label))
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    [[nodiscard]] QList<QJsonObject> asked(const char *command) const
    {
        return gateway.commands(QString::fromLatin1(command));
    }

    QObject *page = nullptr;
};

} // namespace

class TestCalendarWindow : public QObject
{
    Q_OBJECT
private slots:
    void aWindowIsMadeByKeyboardAfterALook();
    void aRefusalMarksItsField();
    void aWindowIsChanged();
    void aLateAnswerClosesNoOtherWindow();
    void labelsAndClosedTimesAreChanged();
    void whatIsNoLabelOrRangeIsNamed_data();
    void whatIsNoLabelOrRangeIsNamed();
    void theMonthIsUsedByKeyboard();
    void aRemovalCanBeUndone();
    void aViewerMayOnlyRead();
    void aWindowSaysWhatWillStopItsWork();
    void whatWasTypedIsThereAgain();
    void aWindowIsSelectedByKeyboard();
};

void TestCalendarWindow::aWindowIsMadeByKeyboardAfterALook()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(QMetaObject::invokeMethod(fixture.page, "newWindow"));
    QVERIFY(fixture.says("Enter a name."));
    fixture.type("nights");
    fixture.tab(14); // over the other fields and Cancel
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("For 2 machines"));
    QCOMPARE(fixture.asked("calendar.setWindow").size(), 1);
    const QJsonObject look = fixture.asked("calendar.setWindow").at(0);
    QCOMPARE(look.value("preview").toBool(), true);
    QCOMPARE(look.value("name").toString(), QStringLiteral("nights"));
    QVERIFY(!look.contains("generation"));
    const QJsonObject spec = look.value("spec").toObject();
    QCOMPARE(spec.value("rrule").toString(), QStringLiteral("FREQ=DAILY"));
    QCOMPARE(spec.value("start").toString(), QStringLiteral("22:00"));
    QVERIFY(spec.value("pausedUntil").isNull());
    fixture.tab(1);
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("Window nights created."));
    QCOMPARE(fixture.asked("calendar.setWindow").at(1).value("preview").toBool(), false);
    QTRY_COMPARE(fixture.page->property("selectedKey").toString(), QLatin1String(nights));
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarWindow::aRefusalMarksItsField()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    const QString sentence = QStringLiteral(
        "spec.duration of MaintenanceWindow nights: it must be from 1m to 168h, such as 6h");
    fixture.gateway.answerCommand(
        QStringLiteral("calendar.setWindow"),
        {{"outcome", "refused"}, {"code", "Invalid"}, {"message", sentence}});
    QVERIFY(QMetaObject::invokeMethod(fixture.page, "newWindow"));
    QVERIFY(fixture.says("Enter a name."));
    fixture.type("nights");
    QVERIFY(fixture.pushes("Check"));
    QVERIFY(fixture.says("spec.duration of MaintenanceWindow nights"));
    int marked = 0;
    eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
        if (!item.property("trouble").toString().isEmpty() && item.inherits("QQuickTextInput")) {
            ++marked;
            QCOMPARE(item.property("label").toString(), QStringLiteral("Open for"));
        }
    });
    QCOMPARE(marked, 1);
    QVERIFY(!fixture.pushes("Create window"));
}

void TestCalendarWindow::aWindowIsChanged()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(nights));
    QVERIFY(fixture.says("Change\u2026"));
    QVERIFY(fixture.pushes("Change\u2026"));
    QVERIFY(fixture.says("Change window nights"));
    QVERIFY(!fixture.pushes("Save changes")); // before it was looked at
    QVERIFY(fixture.pushes("Check"));
    QVERIFY(fixture.says("For 2 machines"));
    QVERIFY(fixture.pushes("Save changes"));
    QVERIFY(fixture.says("Window nights changed."));
    const QJsonObject sent = fixture.asked("calendar.setWindow").at(1);
    QCOMPARE(sent.value("generation").toInt(), 2);
    QCOMPARE(sent.value("namespace").toString(), QStringLiteral("openshift-machine-api"));
    QCOMPARE(sent.value("spec").toObject().value("timezone").toString(),
             QStringLiteral("Europe/Berlin"));
}

void TestCalendarWindow::aLateAnswerClosesNoOtherWindow()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(nights));
    QVERIFY(fixture.says("Change\u2026"));
    QVERIFY(fixture.pushes("Change\u2026"));
    QVERIFY(fixture.says("Change window nights"));
    QVERIFY(fixture.pushes("Check"));
    QVERIFY(fixture.says("For 2 machines"));
    fixture.gateway.holdAnswers();
    QVERIFY(fixture.pushes("Save changes"));
    QTRY_COMPARE(fixture.asked("calendar.setWindow").size(), 2);
    QTest::keyClick(&fixture.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Change window nights")));
    fixture.page->setProperty("selectedKey", QLatin1String(weekly));
    QTRY_VERIFY(isSaid(fixture.window(), QStringLiteral("rack-b-weekly")));
    QVERIFY(fixture.draw());
    QVERIFY(fixture.pushes("Change\u2026"));
    QVERIFY(fixture.says("Change window rack-b-weekly"));
    fixture.gateway.releaseAnswers();
    QTRY_COMPARE(fixture.console->session().commands()->waiting(), 0);
    QVERIFY(fixture.says("Window nights changed."));
    QVERIFY(isSaid(fixture.window(), QStringLiteral("Change window rack-b-weekly")));
    QVERIFY2(!fixture.pushes("Save changes"), "this one was not looked at");
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarWindow::labelsAndClosedTimesAreChanged()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(weekly));
    QVERIFY(fixture.says("Change\u2026"));
    QVERIFY(fixture.pushes("Change\u2026"));
    QVERIFY(fixture.says("Change window rack-b-weekly"));
    QQuickItem *labels = fixture.field("Labels, separated by commas");
    QVERIFY(labels);
    QCOMPARE(labels->property("text").toString(), QStringLiteral("rack=r12, tier=gold"));
    QQuickItem *closed = fixture.field("Closed (UTC), separated by commas");
    QVERIFY(closed);
    QCOMPARE(closed->property("text").toString(),
             QStringLiteral("2026-12-24 00:00 / 2026-12-27 00:00"));
    labels->setProperty("text", QStringLiteral("rack=r14, spare="));
    closed->setProperty("text",
                        QStringLiteral("2026-12-24/2026-12-27 06:00, 2027-01-01 / 2027-01-02"));
    QVERIFY(fixture.pushes("Check"));
    QTRY_COMPARE(fixture.asked("calendar.setWindow").size(), 1);
    const QJsonObject spec = fixture.asked("calendar.setWindow").at(0).value("spec").toObject();
    QCOMPARE(spec.value("selector").toObject().value("matchLabels").toObject(),
             (QJsonObject{{"rack", "r14"}, {"spare", ""}, {"tier", QJsonValue::Null}}));
    QCOMPARE(
        spec.value("excludes").toArray(),
        (QJsonArray{
            QJsonObject{{"from", "2026-12-24T00:00:00Z"}, {"until", "2026-12-27T06:00:00Z"}},
            QJsonObject{{"from", "2027-01-01T00:00:00Z"}, {"until", "2027-01-02T00:00:00Z"}}}));
}

void TestCalendarWindow::whatIsNoLabelOrRangeIsNamed_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const QString labels = QStringLiteral("Labels, separated by commas");
    const QString closed = QStringLiteral("Closed (UTC), separated by commas");
    QTest::newRow("a word") << labels << "rack=r12, gold"
                            << "Labels: 'gold' is not KEY=VALUE.";
    QTest::newRow("no key") << labels << "=gold"
                            << "Labels: '=gold' is not KEY=VALUE.";
    QTest::newRow("a day alone") << closed << "2026-12-24"
                                 << "Closed: '2026-12-24' is not a range";
    QTest::newRow("the end first") << closed << "2026-12-27 / 2026-12-24"
                                   << "Closed: '2026-12-27 / 2026-12-24' is not a range";
    QTest::newRow("no day of a calendar") << closed << "2026-13-45 / 2027-01-01"
                                          << "Closed: '2026-13-45 / 2027-01-01' is not a range";
}

void TestCalendarWindow::whatIsNoLabelOrRangeIsNamed()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    QFETCH(const QString, says);
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(weekly));
    QVERIFY(fixture.says("Change\u2026"));
    QVERIFY(fixture.pushes("Change\u2026"));
    QVERIFY(fixture.says("Change window rack-b-weekly"));
    QQuickItem *item = fixture.field(qPrintable(field));
    QVERIFY(item);
    item->setProperty("text", text);
    QVERIFY(fixture.says(qPrintable(says)));
    QVERIFY(!fixture.pushes("Check"));
}

void TestCalendarWindow::theMonthIsUsedByKeyboard()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("asMonth", true);
    auto *month = fixture.window().findChild<QQuickItem *>(QStringLiteral("month"));
    QVERIFY(month);
    month->forceActiveFocus(Qt::TabFocusReason);
    const auto key = [&] { return fixture.page->property("selectedKey").toString(); };
    const auto day = [&] { return month->property("day").toInt(); };
    const auto press = [&](Qt::Key pressed) { QTest::keyClick(&fixture.window(), pressed); };
    while (day() > 0)
        press(Qt::Key_Left);
    // Every day that has something selects its first; down goes through the day, and then to the
    // week after, from where up comes back.
    QSet<QString> seen;
    for (int at = 0; at < 42; ++at) {
        QCOMPARE(day(), at);
        for (QString last; last != key() && day() == at;) {
            last = key();
            seen.insert(last);
            press(Qt::Key_Down);
        }
        if (day() != at)
            press(Qt::Key_Up);
        QCOMPARE(day(), at);
        press(Qt::Key_Right);
    }
    QVERIFY2(seen.contains(QLatin1String(nights)), "windows are selected");
    QVERIFY2(
        std::ranges::any_of(
            seen, [](const QString &one) { return one.startsWith(QLatin1String("maintenance/")); }),
        "and so is work");
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarWindow::aRemovalCanBeUndone()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(nights));
    QVERIFY(fixture.says("Remove window"));
    QVERIFY(fixture.pushes("Remove window"));
    QVERIFY(fixture.says("Window nights removed."));
    QCOMPARE(fixture.asked("calendar.removeWindow").at(0).value("generation").toInt(), 2);
    QVERIFY(fixture.says("Undo: remove nights"));
    QVERIFY(fixture.pushes("Undo: remove nights"));
    QVERIFY(fixture.says("Window nights is back."));
    const QJsonObject back = fixture.asked("calendar.setWindow").at(0);
    QCOMPARE(back.value("spec").toObject().value("rrule").toString(), QStringLiteral("FREQ=DAILY"));
    QVERIFY(!back.contains("generation"));
}

void TestCalendarWindow::aViewerMayOnlyRead()
{
    Fixture fixture;
    fixture.gateway.setMayWrite(false);
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(nights));
    QVERIFY(fixture.says("Requires the role operator."));
    QVERIFY(!fixture.pushes("Change\u2026"));
    QVERIFY(!fixture.pushes("Remove window"));
    QVERIFY(QMetaObject::invokeMethod(fixture.page, "newWindow"));
    QVERIFY(fixture.says("New maintenance window"));
    QVERIFY(!fixture.pushes("Check"));
}

void TestCalendarWindow::aWindowSaysWhatWillStopItsWork()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.page->setProperty("selectedKey", QLatin1String(nights));
    QVERIFY(fixture.says(
        "hook FlushLogs of logging/log-exporter will hold at preDrain; usually up to 12 m"));
    QVERIFY(fixture.says("PodDisruptionBudget shop/db allows no eviction now"));
    QVERIFY(fixture.pushes("worker-a-9"));
    QVERIFY(fixture.says("What will stop it"));
    fixture.page->setProperty("selectedKey",
                              QStringLiteral("window/openshift-machine-api/rack-b-weekly"));
    QVERIFY(fixture.says("No work is planned in this window."));
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarWindow::whatWasTypedIsThereAgain()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(QMetaObject::invokeMethod(fixture.page, "newWindow"));
    QVERIFY(fixture.says("Enter a name."));
    fixture.type("rack-7");
    QTest::keyClick(&fixture.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Starts at")));
    QVERIFY(QMetaObject::invokeMethod(fixture.page, "newWindow"));
    QVERIFY(fixture.says("Starts at"));
    QString name;
    eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
        if (item.inherits("QQuickTextInput") && item.property("label").toString() == "Name")
            name = item.property("text").toString();
    });
    QCOMPARE(name, QStringLiteral("rack-7"));
}

void TestCalendarWindow::aWindowIsSelectedByKeyboard()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    for (int stop = 0; stop < 60 && fixture.page->property("selectedKey").toString().isEmpty();
         ++stop) {
        fixture.tab(1);
        const QQuickItem *item = fixture.window().activeFocusItem();
        if (item && item->objectName() == QLatin1String("windowLane"))
            QTest::keyClick(&fixture.window(), Qt::Key_Space);
    }
    QCOMPARE(fixture.page->property("selectedKey").toString(), QLatin1String(nights));
    QVERIFY(fixture.says("Remove window"));
}

} // namespace tst_calendarwindow

HP_GUI_TEST(tst_calendarwindow, TestCalendarWindow)
#include "tst_calendarwindow.moc"
