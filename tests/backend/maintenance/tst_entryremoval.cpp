// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/EntryRemoval.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_entryremoval {

using namespace hp;

namespace {

std::string work(const std::string &uid, const std::string &more = {})
{
    return "BEGIN:VEVENT\r\nUID:" + uid + "\r\n" + more + "END:VEVENT\r\n";
}

} // namespace

class TestEntryRemoval : public QObject
{
    Q_OBJECT
private slots:
    void anEntryIsTakenOut_data();
    void anEntryIsTakenOut();
};

void TestEntryRemoval::anEntryIsTakenOut_data()
{
    QTest::addColumn<std::string>("calendar");
    QTest::addColumn<std::string>("left");
    const std::string head = "BEGIN:VCALENDAR\r\nX-NAME:ours\r\n";
    const std::string end = "END:VCALENDAR\r\n";
    const auto row = [&](const char *title, const std::string &events, const std::string &left) {
        QTest::newRow(title) << head + events + end << head + left + end;
    };
    row("the one of that name", work("a") + work("psu") + work("b"), work("a") + work("b"));
    row("with the one that stands for one of its times",
        work("psu", "RRULE:FREQ=DAILY\r\n") + work("psu", "RECURRENCE-ID:20260304T100000Z\r\n"),
        "");
    row("with what is in it",
        work("psu", "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n"),
        "");
    row("a name that is folded",
        "BEGIN:VEVENT\r\nUI\r\n D:ps\r\n u\r\nEND:VEVENT\r\n" + work("a"),
        work("a"));
    row("not one whose name begins so", work("psu-2") + work("xpsu"), work("psu-2") + work("xpsu"));
    row("not one that speaks of it",
        work("a", "DESCRIPTION:UID:psu\r\n"),
        work("a", "DESCRIPTION:UID:psu\r\n"));
    row("lines that end as files of Unix do",
        "begin:vevent\nUID:psu\nend:vevent\n" + work("a"),
        work("a"));
    QTest::newRow("one that has no end is left")
        << std::string("BEGIN:VEVENT\nUID:psu\n") << std::string("BEGIN:VEVENT\nUID:psu\n");
    QTest::newRow("nothing") << std::string() << std::string();
}

void TestEntryRemoval::anEntryIsTakenOut()
{
    QFETCH(std::string, calendar);
    QFETCH(std::string, left);
    QCOMPARE(QByteArray::fromStdString(maintenance::withoutEntry(calendar, "psu")),
             QByteArray::fromStdString(left));
}

} // namespace tst_entryremoval

HP_TEST(tst_entryremoval, TestEntryRemoval)
#include "tst_entryremoval.moc"
