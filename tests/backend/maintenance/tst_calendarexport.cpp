// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarExport.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace tst_calendarexport {

using namespace hp;
using namespace hp::maintenance;

namespace {

constexpr auto horizon = std::chrono::hours(24 * 366);

TimePoint today()
{
    return *parseTime("2026-03-20T12:00:00Z");
}

ExportedWindow windowOf(const std::string &spec)
{
    ExportedWindow window;
    window.window = Object(
        Json{{"metadata", {{"name", "nights"}, {"namespace", "m"}}}, {"spec", Json::parse(spec)}});
    const auto parsed = parseWindow(window.window);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    window.times.spec = *parsed;
    const auto openings =
        openingsOf(IcalOccurrences(), window.times.spec, today(), today() + horizon);
    const auto starts = IcalOccurrences().startsOf(
        window.times.spec, today() - window.times.spec.length, today() + horizon);
    if (!openings || !starts)
        qFatal("the window cannot be computed");
    window.times.openings = *openings;
    window.starts = *starts;
    return window;
}

std::size_t timesIn(std::string_view text, std::string_view words)
{
    std::size_t times = 0;
    for (std::size_t at = text.find(words); at != std::string_view::npos;
         at = text.find(words, at + 1))
        ++times;
    return times;
}

} // namespace

class TestCalendarExport : public QObject
{
    Q_OBJECT
private slots:
    /// However it recurs, it is one entry with its rule, and whoever reads it back has it open when
    /// it is open.
    void aWindowIsOneEntry_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("instead");
        QTest::newRow("by the clocks of its zone")
            << R"({"rrule": "FREQ=WEEKLY;BYDAY=SA", "start": "02:00", "duration": "4h",
                   "timezone": "Europe/Berlin"})"
            << "DTSTART;TZID=Europe/Berlin:20260321T020000" << 0 << 0;
        QTest::newRow("every day, an hour that clocks skip once and repeat once")
            << R"({"rrule": "FREQ=DAILY", "start": "02:30", "duration": "1h",
                   "timezone": "Europe/Berlin"})"
            << "DTSTART;TZID=Europe/Berlin:20260321T023000" << 0 << 1;
        QTest::newRow("in UTC")
            << R"({"rrule": "FREQ=DAILY;INTERVAL=3", "start": "22:15", "duration": "90m"})"
            << "DTSTART:20260320T221500Z" << 0 << 0;
        QTest::newRow("under way")
            << R"({"rrule": "FREQ=DAILY", "start": "11:00", "duration": "2h"})"
            << "DTSTART:20260320T110000Z" << 0 << 0;
        QTest::newRow("every other week")
            << R"({"rrule": "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "start": "06:00",
                   "duration": "30m", "timezone": "America/New_York"})"
            << "DTSTART;TZID=America/New_York:20260323T060000" << 0 << 0;
        QTest::newRow("the rule names no day")
            << R"({"rrule": "FREQ=WEEKLY", "start": "06:00", "duration": "30m"})"
            << "DTSTART:20260326T060000Z" << 0 << 0;
        QTest::newRow("longer than from one start to the next")
            << R"({"rrule": "FREQ=DAILY", "start": "00:00", "duration": "26h"})"
            << "DTSTART:20260320T000000Z" << 0 << 0;
        QTest::newRow("paused for some days")
            << R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "2h",
                   "pausedUntil": "2026-03-25T00:00:00Z"})"
            << "DTSTART:20260325T010000Z" << 0 << 0;
        QTest::newRow("paused up to the middle of one")
            << R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "2h",
                   "pausedUntil": "2026-03-25T02:00:00Z"})"
            << "DTSTART:20260325T010000Z" << 0 << 1;
        QTest::newRow("with days on which it is closed")
            << R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "2h", "excludes":
                   [{"from": "2026-04-03T00:00:00Z", "until": "2026-04-07T00:00:00Z"}]})"
            << "DTSTART:20260321T010000Z" << 4 << 0;
        QTest::newRow("with an hour in the middle of one")
            << R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "3h", "excludes":
                   [{"from": "2026-04-03T02:00:00Z", "until": "2026-04-03T03:00:00Z"}]})"
            << "DTSTART:20260321T010000Z" << 0 << 2;
    }

    void aWindowIsOneEntry()
    {
        QFETCH(const QString, spec);
        QFETCH(const QString, start);
        QFETCH(const int, removed);
        QFETCH(const int, instead);
        const ExportedWindow window = windowOf(spec.toStdString());
        const std::string text = exportCalendar({window}, {}, today());
        QCOMPARE(timesIn(text, "RRULE:" + window.times.spec.rule + "\r\n"), std::size_t(1));
        QCOMPARE(timesIn(text, "EXDATE"), std::size_t(removed));
        QCOMPARE(timesIn(text, "BEGIN:VEVENT"), std::size_t(1 + instead));
        QVERIFY2(text.find(start.toStdString() + "\r\n") != std::string::npos, text.c_str());

        const auto read = readCalendar(text, today(), today() + horizon, {.times = 10000});
        QVERIFY2(bool(read), read ? "" : read.error().message.c_str());
        QVERIFY2(read->faults.empty(), read->faults.empty() ? "" : read->faults.front().c_str());
        Openings open;
        for (const CalendarEntry &entry : read->entries)
            open.insert(open.end(), entry.times.begin(), entry.times.end());
        const Openings year{{today(), today() + horizon}};
        QVERIFY(common(united(std::move(open)), year)
                == common(without(window.times.openings, window.times.spec.excludes), year));
    }

    void whatNeverOpensIsNotInIt()
    {
        ExportedWindow window = windowOf(
            R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "2h",
                "pausedUntil": "2036-03-25T00:00:00Z"})");
        QCOMPARE(timesIn(exportCalendar({window}, {}, today()), "VEVENT"), std::size_t(0));
    }

    void whatANameHidesIsShown()
    {
        const Object work(Json::parse(R"({"metadata": {"name": "mm", "uid": "u"}, "spec":
            {"machinelink": "w\nSUMMARY:Machine w is fine\u202e", "eventcode": "system-reboot",
             "description": "a\u202eb", "notbefore": "2026-03-25T00:00:00Z"}})"));
        const std::string text = exportCalendar({}, {work}, today());
        QVERIFY2(text.find("SUMMARY:system-reboot of w\\\\nSUMMARY:Machine w is fine\\\\u202e\r\n")
                     != std::string::npos,
                 text.c_str());
        QVERIFY2(text.find("DESCRIPTION:a\\\\u202eb\r\n") != std::string::npos, text.c_str());
    }

    /// RFC 5545, 3.6.5: the zone of a time is in the calendar, and says when its clocks change.
    void theClocksOfAZoneAreInIt()
    {
        const ExportedWindow window = windowOf(
            R"({"rrule": "FREQ=DAILY", "start": "01:00", "duration": "2h",
                "timezone": "Europe/Berlin"})");
        const std::string text = exportCalendar({window, window}, {}, today());
        QCOMPARE(timesIn(text, "BEGIN:VTIMEZONE"), std::size_t(1));
        for (const char *line : {"TZID:Europe/Berlin\r\n",
                                 "BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\n",
                                 "TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n",
                                 "BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\n"})
            QVERIFY2(text.find(line) != std::string::npos, text.c_str());
    }
};

HP_TEST(tst_calendarexport, TestCalendarExport)

} // namespace tst_calendarexport

#include "tst_calendarexport.moc"
