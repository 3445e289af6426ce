// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/calendar/CalendarTimes.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_calendarplan {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A console with the dialog that plans work, which the backend answers with one conflict.
struct Fixture : ActingStage {
    [[nodiscard]] bool open()
    {
        const QJsonObject found{
            {QStringLiteral("entries"),
             QJsonArray{
                 QJsonObject{{QStringLiteral("summary"), QStringLiteral("PSU")},
                             {QStringLiteral("machines"), QJsonArray{QStringLiteral("w")}},
                             {QStringLiteral("zones"), QJsonArray{}},
                             {QStringLiteral("times"), 1},
                             {QStringLiteral("start"), QStringLiteral("2026-11-21T02:00:00Z")},
                             {QStringLiteral("end"), QStringLiteral("2026-11-21T04:00:00Z")}}}},
            {QStringLiteral("faults"), QJsonArray{}},
            {QStringLiteral("conflicts"), QJsonArray{QStringLiteral("w has two events")}}};
        gateway.answerCommand(QStringLiteral("calendar.add"),
                              {{QStringLiteral("outcome"), QStringLiteral("observed")},
                               {QStringLiteral("result"), found}});
        return show() && plan();
    }
    [[nodiscard]] bool plan()
    {
        if (!goTo(QStringLiteral("calendar")))
            return false;
        page = window().findChild<QObject *>(QStringLiteral("page"));
        return page && QMetaObject::invokeMethod(page, "plan") && says("Work");
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
    void backTab(int times)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&window(), Qt::Key_Tab, Qt::ShiftModifier);
    }
    /// From the first field to the chip of another kind of work, by its place from the right.
    void choose(int place)
    {
        backTab(place);
        QTest::keyClick(&window(), Qt::Key_Space);
    }
    void tab(int times)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&window(), Qt::Key_Tab);
    }
    [[nodiscard]] QList<QJsonObject> asked(const char *command) const
    {
        return gateway.commands(QString::fromLatin1(command));
    }

    QObject *page = nullptr;
};

} // namespace

class TestCalendarPlan : public QObject
{
    Q_OBJECT
private slots:
    void workIsPlannedByKeyboardAfterALook();
    void whatWasChangedIsLookedAtAgain();
    void aCalendarIsReadFromAFile();
    void aFileThatIsNoneIsNamed();
    void plannedWorkIsTakenOut();
    void onlyWhatWasLookedAtIsTaken();
    void aHeldReturnOnlyLooks();
    void theKindOfWorkIsThereAgain();
    void onlyWhatIsKnownFits_data();
    void onlyWhatIsKnownFits();
};

void TestCalendarPlan::workIsPlannedByKeyboardAfterALook()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.says("Enter the work and the machines."));
    fixture.type("PSU");
    fixture.tab(1);
    fixture.type("w");
    fixture.tab(5); // over its kind, the times and Cancel
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("w has two events"));
    QCOMPARE(fixture.asked("calendar.add").size(), 1);
    const QJsonObject look = fixture.asked("calendar.add").at(0);
    QCOMPARE(look.value(QStringLiteral("preview")).toBool(), true);
    QCOMPARE(look.value(QStringLiteral("summary")).toString(), QStringLiteral("PSU"));
    QCOMPARE(look.value(QStringLiteral("machines")).toArray(), QJsonArray{QStringLiteral("w")});
    QCOMPARE(look.value(QStringLiteral("start")).toString(),
             QStringLiteral("2026-11-21T02:00:00Z"));
    fixture.tab(1);
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("Planned: PSU."));
    QCOMPARE(fixture.asked("calendar.add").size(), 2);
    QCOMPARE(fixture.asked("calendar.add").at(1).value(QStringLiteral("preview")).toBool(), false);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Work")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarPlan::whatWasChangedIsLookedAtAgain()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.type("PSU");
    fixture.tab(1);
    fixture.type("w");
    fixture.tab(5);
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("w has two events"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&fixture.window(), Qt::Key_Tab, Qt::ShiftModifier);
    fixture.type("9"); // a time that is none
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("w has two events")));
    QVERIFY(fixture.says("Enter two times, such as 2026-03-07 02:00."));
    QCOMPARE(fixture.asked("calendar.add").size(), 1);
}

void TestCalendarPlan::aCalendarIsReadFromAFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("rack.ics")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");
    file.close();
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.gateway.answerCommand(
        QStringLiteral("calendar.import"),
        {{QStringLiteral("outcome"), QStringLiteral("observed")},
         {QStringLiteral("result"),
          QJsonObject{{QStringLiteral("entries"), QJsonArray{}},
                      {QStringLiteral("faults"), QJsonArray{QStringLiteral("nothing is in it")}},
                      {QStringLiteral("conflicts"), QJsonArray{}}}}});
    fixture.choose(2);
    fixture.tab(2); // over the next chip
    fixture.type(file.fileName().toUtf8().constData());
    QTest::keyClick(&fixture.window(), Qt::Key_Return);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("drop the file here.")));
    fixture.tab(4); // over Read file, the text and Cancel
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("nothing is in it"));
    QCOMPARE(fixture.asked("calendar.import").size(), 1);
    QCOMPARE(fixture.asked("calendar.import").at(0).value(QStringLiteral("text")).toString(),
             QStringLiteral("BEGIN:VCALENDAR\nEND:VCALENDAR\n")); // as the text pane has it
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarPlan::aFileThatIsNoneIsNamed()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.choose(2);
    fixture.tab(2);
    fixture.type("/nowhere.ics");
    QTest::keyClick(&fixture.window(), Qt::Key_Return);
    QVERIFY(fixture.says("/nowhere.ics is not a file."));
    QVERIFY(fixture.asked("calendar.import").isEmpty());
}

void TestCalendarPlan::plannedWorkIsTakenOut()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    const QJsonObject entry{{QStringLiteral("uid"), QStringLiteral("console-1@holdpoint")},
                            {QStringLiteral("summary"), QStringLiteral("Fan swap")},
                            {QStringLiteral("machines"), QJsonArray{QStringLiteral("w")}},
                            {QStringLiteral("zones"), QJsonArray{}},
                            {QStringLiteral("times"), 1},
                            {QStringLiteral("start"), QStringLiteral("2026-11-21T02:00:00Z")},
                            {QStringLiteral("end"), QStringLiteral("2026-11-21T04:00:00Z")}};
    const auto planned = [&fixture](const QJsonArray &entries) {
        fixture.gateway.answerCommand(
            QStringLiteral("calendar.planned"),
            {{QStringLiteral("outcome"), QStringLiteral("observed")},
             {QStringLiteral("result"), QJsonObject{{QStringLiteral("entries"), entries}}}});
    };
    fixture.gateway.answerCommand(QStringLiteral("calendar.remove"),
                                  {{QStringLiteral("outcome"), QStringLiteral("observed")},
                                   {QStringLiteral("result"), QJsonObject{}}});
    planned({entry});
    fixture.choose(1);
    QVERIFY(fixture.says("Fan swap, w"));
    planned({});
    fixture.tab(1);
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("No work is planned."));
    QCOMPARE(fixture.asked("calendar.remove").size(), 1);
    QCOMPARE(fixture.asked("calendar.remove").at(0).value(QStringLiteral("uid")).toString(),
             QStringLiteral("console-1@holdpoint"));
    QCOMPARE(fixture.complaints(), QString());
}

/// Somebody writes on before the answer comes.
void TestCalendarPlan::onlyWhatWasLookedAtIsTaken()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.type("PSU");
    fixture.tab(1);
    fixture.type("w");
    fixture.gateway.holdAnswers();
    QTest::keyClick(&fixture.window(), Qt::Key_Return);
    QTRY_COMPARE(fixture.asked("calendar.add").size(), 1);
    fixture.type("2"); // "w2"
    fixture.gateway.releaseAnswers();
    QTRY_COMPARE(fixture.console->session().commands()->waiting(), 0);
    QTest::keyClick(&fixture.window(), Qt::Key_Return);
    QVERIFY(fixture.says("w has two events"));
    QCOMPARE(fixture.asked("calendar.add").size(), 2);
    QVERIFY2(fixture.asked("calendar.add").at(1).value(QStringLiteral("preview")).toBool(),
             "w2 was not looked at yet");
    QTest::keyClick(&fixture.window(), Qt::Key_Return);
    QVERIFY(fixture.says("Planned: PSU."));
    QCOMPARE(fixture.asked("calendar.add").size(), 3);
}

void TestCalendarPlan::aHeldReturnOnlyLooks()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.type("PSU");
    fixture.tab(1);
    fixture.type("w");
    const auto key = [&fixture](bool press, bool repeats) {
        QTest::simulateEvent(
            &fixture.window(), press, Qt::Key_Return, {}, QStringLiteral("\r"), repeats);
    };
    key(true, false);
    QVERIFY(fixture.says("w has two events"));
    key(true, true);
    key(true, true);
    key(false, false);
    QVERIFY(fixture.draw());
    QCOMPARE(fixture.asked("calendar.add").size(), 1);
    QCOMPARE(fixture.complaints(), QString());
}

/// As all else that was typed before the page was left.
void TestCalendarPlan::theKindOfWorkIsThereAgain()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    fixture.type("PSU");
    fixture.tab(1);
    fixture.type("w");
    fixture.tab(1);
    QTest::keyClick(&fixture.window(), Qt::Key_Down); // a reboot
    fixture.backTab(1);
    QTest::keyClick(&fixture.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isSaid(fixture.window(), QStringLiteral("Machines, separated by commas")));
    QVERIFY(fixture.goTo(QStringLiteral("alarms")));
    QVERIFY(fixture.plan());
    QVERIFY(fixture.says("Machines, separated by commas"));
    fixture.tab(6);
    QTest::keyClick(&fixture.window(), Qt::Key_Space);
    QVERIFY(fixture.says("w has two events"));
    const QJsonObject look = fixture.asked("calendar.add").last();
    QCOMPARE(look.value(QStringLiteral("summary")).toString(), QStringLiteral("PSU"));
    QCOMPARE(look.value(QStringLiteral("code")).toString(), QStringLiteral("system-reboot"));
    QCOMPARE(fixture.complaints(), QString());
}

void TestCalendarPlan::onlyWhatIsKnownFits_data()
{
    QTest::addColumn<bool>("timed");
    QTest::addColumn<int>("overrun");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<QString>("says");
    const QStringList none;
    const QStringList backup{QStringLiteral("backup")};
    QTest::newRow("what is known fits") << true << 0 << none << "about 30 m; fits";
    QTest::newRow("or does not") << true << 720 << none << "about 30 m; will overrun by 12 m";
    QTest::newRow("without a time there is nothing to fit in")
        << false << 0 << none << "about 30 m";
    QTest::newRow("what takes at least so long may not fit")
        << true << 0 << backup << "at least 30 m: there is no history yet of backup";
    QTest::newRow("what takes too long at the least does not")
        << true << 720 << backup
        << "at least 30 m: there is no history yet of backup; will overrun by 12 m";
}

void TestCalendarPlan::onlyWhatIsKnownFits()
{
    QFETCH(const bool, timed);
    QFETCH(const int, overrun);
    QFETCH(const QStringList, unknown);
    QFETCH(const QString, says);
    QVariantMap row{{QStringLiteral("expectedSeconds"), 1800},
                    {QStringLiteral("overrunSeconds"), overrun},
                    {QStringLiteral("unknownHooks"), unknown}};
    if (timed)
        row.insert(QStringLiteral("start"), QStringLiteral("2026-11-21T02:00:00Z"));
    QCOMPARE(CalendarTimes().forecastText(row), says);
}

} // namespace tst_calendarplan

HP_GUI_TEST(tst_calendarplan, TestCalendarPlan)
#include "tst_calendarplan.moc"
