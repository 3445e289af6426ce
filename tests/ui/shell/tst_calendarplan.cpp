// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"

#include <QJsonArray>
#include <QTest>

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A console with the dialog that plans work, which the backend answers with one conflict.
struct Desk : ActingStage {
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
        if (!show() || !goTo(QStringLiteral("calendar")))
            return false;
        page = window().findChild<QObject *>(QStringLiteral("page"));
        return page && QMetaObject::invokeMethod(page, "plan") && says("What is done");
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
};

void TestCalendarPlan::workIsPlannedByKeyboardAfterALook()
{
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.says("It takes what is done and on which machines."));
    desk.type("PSU");
    desk.tab(2); // over its kind
    desk.type("w");
    desk.tab(4); // over the times and Cancel
    QTest::keyClick(&desk.window(), Qt::Key_Space);
    QVERIFY(desk.says("w has two events"));
    QCOMPARE(desk.asked("calendar.add").size(), 1);
    const QJsonObject look = desk.asked("calendar.add").at(0);
    QCOMPARE(look.value(QStringLiteral("preview")).toBool(), true);
    QCOMPARE(look.value(QStringLiteral("summary")).toString(), QStringLiteral("PSU"));
    QCOMPARE(look.value(QStringLiteral("machines")).toArray(), QJsonArray{QStringLiteral("w")});
    QCOMPARE(look.value(QStringLiteral("start")).toString(),
             QStringLiteral("2026-11-21T02:00:00Z"));
    desk.tab(1);
    QTest::keyClick(&desk.window(), Qt::Key_Space);
    QVERIFY(desk.says("Planned: PSU."));
    QCOMPARE(desk.asked("calendar.add").size(), 2);
    QCOMPARE(desk.asked("calendar.add").at(1).value(QStringLiteral("preview")).toBool(), false);
    QTRY_VERIFY(!isSaid(desk.window(), QStringLiteral("What is done")));
    QCOMPARE(desk.complaints(), QString());
}

void TestCalendarPlan::whatWasChangedIsLookedAtAgain()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.type("PSU");
    desk.tab(2);
    desk.type("w");
    desk.tab(4);
    QTest::keyClick(&desk.window(), Qt::Key_Space);
    QVERIFY(desk.says("w has two events"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&desk.window(), Qt::Key_Tab, Qt::ShiftModifier);
    desk.type("9"); // a time that is none
    QTRY_VERIFY(!isSaid(desk.window(), QStringLiteral("w has two events")));
    QVERIFY(desk.says("It takes two times, such as 2026-03-07 02:00."));
    QCOMPARE(desk.asked("calendar.add").size(), 1);
}

QTEST_MAIN(TestCalendarPlan)
#include "tst_calendarplan.moc"
