// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarEntries.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_calendarentries {

using namespace hp;
using namespace hp::maintenance;

namespace {

/// From 2026-03-01 on, for six weeks.
Result<CalendarReading> readHere(const std::string &text, const CalendarLimits &limits = {})
{
    return readCalendar(
        text, *parseTime("2026-03-01T00:00:00Z"), *parseTime("2026-04-12T00:00:00Z"), limits);
}

std::string calendarOf(const std::string &events)
{
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\n" + events
        + "END:VCALENDAR\r\n";
}

/// `lines` are parted by blanks; "~" stands for one.
std::string eventOf(const std::string &lines)
{
    std::string text = "BEGIN:VEVENT\r\n";
    for (const char c : lines)
        text += c == ' ' ? "\r\n" : std::string(1, c == '~' ? ' ' : c);
    return text + "\r\nEND:VEVENT\r\n";
}

std::string shown(const CalendarReading &reading)
{
    std::string text;
    for (const CalendarEntry &entry : reading.entries) {
        text += entry.uid + ' ' + entry.code;
        for (const std::string &one : entry.machines)
            text += " machine:" + one;
        for (const std::string &one : entry.zones)
            text += " zone:" + one;
        if (entry.maxUnavailable != 1)
            text += " by:" + std::to_string(entry.maxUnavailable);
        text += entry.cancelled ? " cancelled" : "";
        for (const Opening &one : entry.times)
            text += ' ' + formatTime(one.start) + '/' + formatDuration(one.end - one.start);
        text += '\n';
    }
    for (const std::string &fault : reading.faults)
        text += "fault: " + fault + '\n';
    if (reading.later > 0)
        text += "later: " + std::to_string(reading.later) + '\n';
    return text;
}

} // namespace

class TestCalendarEntries : public QObject
{
    Q_OBJECT
private slots:
    void entriesAreRead_data();
    void entriesAreRead();
    void rulesTogetherHaveABudget();
    void whatIsNoCalendarIsRefused_data();
    void whatIsNoCalendarIsRefused();
};

void TestCalendarEntries::entriesAreRead_data()
{
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *title, const std::string &events, const char *read) {
        QTest::newRow(title) << QByteArray::fromStdString(events) << QByteArray(read);
    };
    row("machines, zones and a code of ours",
        eventOf("UID:psu DTSTART:20260307T020000Z DTEND:20260307T040000Z "
                "X-HOLDPOINT-MACHINES:worker-b,worker-a X-HOLDPOINT-ZONES:rack-b "
                "X-HOLDPOINT-CODE:instance-stop SUMMARY:PSU"),
        "psu instance-stop machine:worker-a machine:worker-b zone:rack-b "
        "2026-03-07T02:00:00Z/2h0m0s\n");
    row("how many of its machines at a time",
        eventOf("UID:psu DTSTART:20260307T020000Z DTEND:20260307T040000Z "
                "X-HOLDPOINT-ZONES:rack-b X-HOLDPOINT-MAX-UNAVAILABLE:4"),
        "psu system-maintenance zone:rack-b by:4 2026-03-07T02:00:00Z/2h0m0s\n");
    row("a number of machines that is none spoils no other entry",
        eventOf("UID:a SUMMARY:PDU DTSTART:20260310T000000Z DURATION:PT1H "
                "X-HOLDPOINT-MAX-UNAVAILABLE:half")
            + eventOf("UID:b DTSTART:20260310T000000Z DURATION:PT1H"),
        "b system-maintenance 2026-03-10T00:00:00Z/1h0m0s\n"
        "fault: calendar entry \"PDU\" (a): its X-HOLDPOINT-MAX-UNAVAILABLE is \"half\" and not a "
        "number of machines; it is left out\n");
    row("local time over the change of the clocks",
        eventOf("UID:a DTSTART;TZID=Europe/Berlin:20260328T020000 DURATION:PT1H "
                "RRULE:FREQ=DAILY;COUNT=3"),
        "a system-maintenance 2026-03-28T01:00:00Z/1h0m0s 2026-03-29T01:00:00Z/1h0m0s "
        "2026-03-30T00:00:00Z/1h0m0s\n");
    row("a name that Outlook gives a zone",
        eventOf("UID:a DTSTART;TZID=\"W.~Europe~Standard~Time\":20260310T020000 DURATION:PT1H"),
        "a system-maintenance 2026-03-10T01:00:00Z/1h0m0s\n");
    row("a whole day",
        eventOf("UID:a DTSTART;VALUE=DATE:20260310 DTEND;VALUE=DATE:20260311"),
        "a system-maintenance 2026-03-10T00:00:00Z/24h0m0s\n");
    // RFC 5545, 3.3.6: in Berlin the 29th of March has 23 hours.
    row("days are those of the clocks, hours are not",
        eventOf("UID:a DTSTART;TZID=Europe/Berlin:20260328T000000 DURATION:P1D "
                "RRULE:FREQ=DAILY;COUNT=3")
            + eventOf("UID:b DTSTART;TZID=Europe/Berlin:20260329T000000 DURATION:PT24H "
                      "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260328T120000/P1DT1H"),
        "a system-maintenance 2026-03-27T23:00:00Z/24h0m0s 2026-03-28T23:00:00Z/23h0m0s "
        "2026-03-29T22:00:00Z/24h0m0s\n"
        "b system-maintenance 2026-03-28T11:00:00Z/24h0m0s 2026-03-28T23:00:00Z/24h0m0s\n");
    row("a length that is a mistake",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260310T000000Z DURATION:P99999D"),
        "fault: calendar entry \"Fans\" (a): it lasts longer than a hundred years; it is left "
        "out\n");
    // Google's own export of an all-day event of a calendar in Tokyo.
    row("a calendar with a zone says what its days and its times without one mean",
        "X-WR-TIMEZONE:Asia/Tokyo\r\n"
            + eventOf("UID:a DTSTART;VALUE=DATE:20260310 DTEND;VALUE=DATE:20260311 "
                      "RRULE:FREQ=DAILY;COUNT=2")
            + eventOf("UID:b DTSTART:20260310T020000 DURATION:PT1H")
            + eventOf("UID:c DTSTART:20260310T020000Z DURATION:PT1H")
            + eventOf("UID:d DTSTART;TZID=Europe/Berlin:20260310T020000 DURATION:PT1H"),
        "a system-maintenance 2026-03-09T15:00:00Z/24h0m0s 2026-03-10T15:00:00Z/24h0m0s\n"
        "b system-maintenance 2026-03-09T17:00:00Z/1h0m0s\n"
        "c system-maintenance 2026-03-10T02:00:00Z/1h0m0s\n"
        "d system-maintenance 2026-03-10T01:00:00Z/1h0m0s\n");
    row("whole days over the change of the clocks of a calendar",
        "X-WR-TIMEZONE:Europe/Berlin\r\n"
            + eventOf("UID:a DTSTART;VALUE=DATE:20260328 DTEND;VALUE=DATE:20260329 "
                      "RRULE:FREQ=DAILY;COUNT=3 EXDATE;VALUE=DATE:20260328"),
        "a system-maintenance 2026-03-28T23:00:00Z/23h0m0s 2026-03-29T22:00:00Z/24h0m0s\n");
    row("an end of the rule in UTC counts by the clocks of the zone",
        eventOf("UID:a DTSTART;TZID=America/New_York:20260302T230000 DURATION:PT1H "
                "RRULE:FREQ=DAILY;UNTIL=20260305T040000Z"),
        "a system-maintenance 2026-03-03T04:00:00Z/1h0m0s 2026-03-04T04:00:00Z/1h0m0s "
        "2026-03-05T04:00:00Z/1h0m0s\n");
    row("times that are taken out, and one that was moved",
        eventOf("UID:a DTSTART:20260302T100000Z DURATION:PT1H RRULE:FREQ=DAILY;COUNT=4 "
                "EXDATE:20260303T100000Z")
            + eventOf(
                "UID:a RECURRENCE-ID:20260304T100000Z DTSTART:20260304T180000Z DURATION:PT2H"),
        "a system-maintenance 2026-03-02T10:00:00Z/1h0m0s 2026-03-05T10:00:00Z/1h0m0s\n"
        "a system-maintenance 2026-03-04T18:00:00Z/2h0m0s\n");
    row("one that was moved, and nobody can tell which",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260302T100000Z DURATION:PT1H "
                "RRULE:FREQ=DAILY;COUNT=4")
            + eventOf("UID:a SUMMARY:Moved RECURRENCE-ID;TZID=Europe/Bonn:20260304T110000 "
                      "DTSTART:20260304T180000Z DURATION:PT1H")
            + eventOf("UID:b SUMMARY:Fans DTSTART:20260302T100000Z DURATION:PT1H "
                      "RRULE:FREQ=DAILY;COUNT=4")
            + eventOf("UID:b SUMMARY:Moved RECURRENCE-ID:tomorrow DTSTART:20260304T180000Z "
                      "DURATION:PT1H"),
        "fault: calendar entry \"Fans\" (a): one of its times was moved, and which one cannot be "
        "read; it is left out\n"
        "fault: calendar entry \"Moved\" (a): there is no time zone \"Europe/Bonn\"; it is left "
        "out\n"
        "fault: calendar entry \"Fans\" (b): one of its times was moved, and which one cannot be "
        "read; it is left out\n"
        "fault: calendar entry \"Moved\" (b): its RECURRENCE-ID cannot be read; it is left out\n");
    row("one that was moved with all after it takes place at none of their old times",
        eventOf("UID:a DTSTART:20260302T100000Z DURATION:PT1H RRULE:FREQ=DAILY;COUNT=4")
            + eventOf("UID:a SUMMARY:Later RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T100000Z "
                      "DTSTART:20260304T180000Z DURATION:PT1H"),
        "a system-maintenance 2026-03-02T10:00:00Z/1h0m0s 2026-03-03T10:00:00Z/1h0m0s\n"
        "fault: calendar entry \"Later\" (a): it moves all later times too (RANGE), which is not "
        "taken; it is left out\n");
    row("a day that is taken out of what has a time, by the clocks of its zone",
        eventOf("UID:a DTSTART;TZID=America/New_York:20260302T230000 DURATION:PT1H "
                "RRULE:FREQ=DAILY;COUNT=3 EXDATE;VALUE=DATE:20260303"),
        "a system-maintenance 2026-03-03T04:00:00Z/1h0m0s 2026-03-05T04:00:00Z/1h0m0s\n");
    row("a whole day that is taken out",
        eventOf("UID:a DTSTART;VALUE=DATE:20260310 DTEND;VALUE=DATE:20260311 "
                "RRULE:FREQ=DAILY;COUNT=3 EXDATE;VALUE=DATE:20260311"),
        "a system-maintenance 2026-03-10T00:00:00Z/24h0m0s 2026-03-12T00:00:00Z/24h0m0s\n");
    row("times that are listed, without a rule and beside one, once each and in order",
        eventOf("UID:a DTSTART;TZID=Europe/Berlin:20260303T110000 DURATION:PT1H "
                "RDATE;TZID=Europe/Berlin:20260410T110000 "
                "RDATE;TZID=Europe/Berlin:20260305T110000 "
                "RDATE;TZID=Europe/Berlin:20260305T110000 "
                "EXDATE;TZID=Europe/Berlin:20260303T110000")
            + eventOf("UID:b DTSTART:20260302T100000Z DURATION:PT1H RRULE:FREQ=DAILY;COUNT=2 "
                      "RDATE:20260303T100000Z RDATE:20260301T100000Z "
                      "RDATE;VALUE=PERIOD:20260307T100000Z/PT3H"),
        "a system-maintenance 2026-03-05T10:00:00Z/1h0m0s 2026-04-10T09:00:00Z/1h0m0s\n"
        "b system-maintenance 2026-03-01T10:00:00Z/1h0m0s 2026-03-02T10:00:00Z/1h0m0s "
        "2026-03-03T10:00:00Z/1h0m0s 2026-03-07T10:00:00Z/3h0m0s\n");
    row("a cancelled one",
        eventOf("UID:a STATUS:CANCELLED DTSTART:20260310T000000Z DURATION:PT1H"),
        "a system-maintenance cancelled 2026-03-10T00:00:00Z/1h0m0s\n");
    row("what lies outside is not there, and what comes later is counted",
        eventOf("UID:a DTSTART:20270310T000000Z DURATION:PT1H")
            + eventOf("UID:b DTSTART:20250310T000000Z DURATION:PT1H")
            + eventOf("UID:c DTSTART:20250601T000000Z DURATION:PT1H RRULE:FREQ=YEARLY")
            + eventOf("UID:d DTSTART:20250601T000000Z DURATION:PT1H RRULE:FREQ=DAILY;COUNT=2"),
        "later: 2\n");
    row("a zone that does not exist spoils no other entry",
        eventOf("UID:a SUMMARY:Fans DTSTART;TZID=Europe/Bonn:20260310T000000 DURATION:PT1H")
            + eventOf("UID:b DTSTART:20260310T000000Z DURATION:PT1H"),
        "b system-maintenance 2026-03-10T00:00:00Z/1h0m0s\n"
        "fault: calendar entry \"Fans\" (a): there is no time zone \"Europe/Bonn\"; it is left "
        "out\n");
    row("a rule that never fires",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260310T000000Z DURATION:PT1H "
                "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
        "fault: calendar entry \"Fans\" (a): its RRULE selects no date, so it never takes place; "
        "it is left out\n");
    row("a rule that fires all the time",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1S RRULE:FREQ=SECONDLY"),
        "fault: calendar entry \"Fans\" (a): its RRULE repeats within a day; use DAILY, WEEKLY, "
        "MONTHLY "
        "or YEARLY; it is left out\n");
    row("rules that would be looked for without an end",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")
            + eventOf("UID:b SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                      "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")
            + eventOf("UID:c SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                      "RRULE:FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1"),
        "fault: calendar entry \"Fans\" (a): its RRULE repeats within a day; use DAILY, WEEKLY, "
        "MONTHLY "
        "or YEARLY; it is left out\n"
        "fault: calendar entry \"Fans\" (b): its RRULE selects no date, so it never takes place; "
        "it is "
        "left out\n"
        "fault: calendar entry \"Fans\" (c): its RRULE selects no date, so it never takes place; "
        "it is "
        "left out\n");
    row("what maintenances do not need",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1S "
                "RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=1,2,3,4,5")
            + eventOf("UID:b SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                      "RRULE:FREQ=YEARLY;BYWEEKNO=10"),
        "fault: calendar entry \"Fans\" (a): its RRULE selects too many times of a day; it is left "
        "out\n"
        "fault: calendar entry \"Fans\" (b): its RRULE counts weeks (BYWEEKNO), which is not "
        "taken; it is "
        "left out\n");
    row("places in a month, twice a day, and until a day",
        eventOf("UID:a DTSTART:20260301T020000Z DURATION:PT1H "
                "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2")
            + eventOf("UID:b DTSTART:20260307T020000Z DURATION:PT1H "
                      "RRULE:FREQ=WEEKLY;BYHOUR=2,14;COUNT=3")
            + eventOf(
                "UID:c DTSTART:20260301T020000Z DURATION:PT1H RRULE:FREQ=DAILY;UNTIL=20260303"),
        "a system-maintenance 2026-03-31T02:00:00Z/1h0m0s\n"
        "b system-maintenance 2026-03-07T02:00:00Z/1h0m0s 2026-03-07T14:00:00Z/1h0m0s "
        "2026-03-14T02:00:00Z/1h0m0s\n"
        "c system-maintenance 2026-03-01T02:00:00Z/1h0m0s 2026-03-02T02:00:00Z/1h0m0s\n");
    row("a rule, or a time that is taken out, which cannot be read",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                "RRULE:FREQ=DAILY;INTERVAL=0")
            + eventOf("UID:b SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                      "RRULE:FREQ=FORTNIGHTLY")
            + eventOf("UID:c SUMMARY:Fans DTSTART:20260301T000000Z DURATION:PT1H "
                      "RRULE:FREQ=DAILY;COUNT=3 EXDATE:tomorrow"),
        "fault: calendar entry \"Fans\" (a): its RRULE cannot be read; it is left out\n"
        "fault: calendar entry \"Fans\" (b): its RRULE cannot be read; it is left out\n"
        "fault: calendar entry \"Fans\" (c): its EXDATE cannot be read; it is left out\n");
    row("no start",
        eventOf("UID:a SUMMARY:Fans DTEND:20260310T000000Z"),
        "fault: calendar entry \"Fans\" (a): it has no start; it is left out\n");
    row("a day without an end is that day",
        eventOf("UID:a DTSTART;VALUE=DATE:20260310"),
        "a system-maintenance 2026-03-10T00:00:00Z/24h0m0s\n");
    row("no end",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260310T000000Z"),
        "fault: calendar entry \"Fans\" (a): it has no end; it is left out\n");
    row("the end before the start",
        eventOf("UID:a SUMMARY:Fans DTSTART:20260310T000000Z DTEND:20260309T000000Z"),
        "fault: calendar entry \"Fans\" (a): its end is not after its start; it is left out\n");
    row("no identity",
        eventOf("SUMMARY:Fans DTSTART:20260310T000000Z DURATION:PT1H"),
        "fault: calendar entry \"Fans\" (): it has no UID; it is left out\n");
}

void TestCalendarEntries::entriesAreRead()
{
    QFETCH(QByteArray, events);
    const auto reading = readHere(calendarOf(events.toStdString()));
    QVERIFY2(reading, reading ? "" : reading.error().message.c_str());
    QTEST(QByteArray::fromStdString(shown(*reading)), "read");
}

void TestCalendarEntries::rulesTogetherHaveABudget()
{
    std::string events;
    for (int i = 0; i < 40; ++i)
        events += eventOf("UID:u" + std::to_string(i)
                          + " DTSTART:20260301T000000Z DURATION:PT1H "
                            "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
    const auto reading = readHere(calendarOf(events));
    QVERIFY(reading);
    QCOMPARE(reading->faults.size(), std::size_t(40));
    QVERIFY(reading->faults.front().find("selects no date") != std::string::npos);
    QVERIFY(reading->faults.back().find("make too much work") != std::string::npos);
}

void TestCalendarEntries::whatIsNoCalendarIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("nothing") << QByteArray() << QByteArray("it is not an iCalendar");
    QTest::newRow("a web page") << QByteArray("<!doctype html><title>Sign in</title>")
                                << QByteArray("it is not an iCalendar");
    const QByteArray one = QByteArray::fromStdString(
        calendarOf(eventOf("UID:a DTSTART:20260310T000000Z DURATION:PT1H")));
    QTest::newRow("half of one") << one.left(one.size() / 2)
                                 << QByteArray("it breaks off before its end");
    QTest::newRow("one and a half, whose second half is gone from nobody's plan")
        << QByteArray(one + one.left(one.size() / 2)) << QByteArray("it breaks off before its end");
    QTest::newRow("one that lacks the last line")
        << one.left(one.size() - 15) << QByteArray("it breaks off before its end");
    QTest::newRow("50 MB") << QByteArray(50 * 1000 * 1000, 'x')
                           << QByteArray("it is larger than 5 MiB");
    QTest::newRow("a component in a component, and so on")
        << QByteArray("BEGIN:VEVENT\r\n").repeated(100'000)
        << QByteArray("its components are nested too deeply");
    QTest::newRow("the same with folded lines")
        << QByteArray("BEG\r\n IN:VEVENT\r\n").repeated(100'000)
        << QByteArray("its components are nested too deeply");
    QByteArray many("BEGIN:VCALENDAR\r\n");
    for (int i = 0; i < 10001; ++i)
        many += "BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\n";
    QTest::newRow("too many entries") << many + "END:VCALENDAR\r\n"
                                      << QByteArray("it has 10001 entries, more than 10000");
}

void TestCalendarEntries::whatIsNoCalendarIsRefused()
{
    QFETCH(QByteArray, text);
    const auto reading = readHere(text.toStdString());
    QVERIFY(!reading);
    QTEST(QByteArray::fromStdString(reading.error().message), "fault");
}

} // namespace tst_calendarentries

HP_TEST(tst_calendarentries, TestCalendarEntries)
#include "tst_calendarentries.moc"
