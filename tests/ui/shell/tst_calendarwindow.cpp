// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QJsonArray>
#include <QTest>

namespace tst_calendarwindow {

using namespace hp::ui;
using namespace hp::tests;

namespace {

constexpr const char *nights = "window/openshift-machine-api/nights";

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
    fixture.tab(12); // over the other fields and Cancel
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
