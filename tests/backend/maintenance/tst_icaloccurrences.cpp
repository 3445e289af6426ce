// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_icaloccurrences {

using namespace hp;
using namespace hp::maintenance;

namespace {

Object windowOf(const QByteArray &rule,
                const QByteArray &start,
                const QByteArray &duration,
                const QByteArray &zone)
{
    return Object(Json{{"metadata", {{"name", "nights"}}},
                       {"spec",
                        {{"rrule", rule.toStdString()},
                         {"start", start.toStdString()},
                         {"duration", duration.toStdString()},
                         {"timezone", zone.toStdString()}}}});
}

QByteArray text(const Openings &openings)
{
    std::string all;
    for (const Opening &one : openings)
        all += formatTime(one.start) + " to " + formatTime(one.end) + '\n';
    return QByteArray::fromStdString(all);
}

} // namespace

class TestIcalOccurrences : public QObject
{
    Q_OBJECT
private slots:
    void windowsOpenAtTheirLocalTime_data();
    void windowsOpenAtTheirLocalTime();
    void whatNeverOpensIsNamed_data();
    void whatNeverOpensIsNamed();
};

void TestIcalOccurrences::windowsOpenAtTheirLocalTime_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("duration");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("until");
    QTest::addColumn<QByteArray>("openings");
    const auto row = [](const char *title,
                        const char *rule,
                        const char *start,
                        const char *duration,
                        const char *zone,
                        const char *from,
                        const char *until,
                        const char *openings) {
        QTest::newRow(title) << QByteArray(rule) << QByteArray(start) << QByteArray(duration)
                             << QByteArray(zone) << QByteArray(from) << QByteArray(until)
                             << QByteArray(openings);
    };
    row("winter and summer differ by an hour of UTC",
        "FREQ=MONTHLY;BYMONTHDAY=15",
        "12:00",
        "1h",
        "Europe/Berlin",
        "2026-01-01T00:00:00Z",
        "2026-07-16T00:00:00Z",
        "2026-01-15T11:00:00Z to 2026-01-15T12:00:00Z\n"
        "2026-02-15T11:00:00Z to 2026-02-15T12:00:00Z\n"
        "2026-03-15T11:00:00Z to 2026-03-15T12:00:00Z\n"
        "2026-04-15T10:00:00Z to 2026-04-15T11:00:00Z\n"
        "2026-05-15T10:00:00Z to 2026-05-15T11:00:00Z\n"
        "2026-06-15T10:00:00Z to 2026-06-15T11:00:00Z\n"
        "2026-07-15T10:00:00Z to 2026-07-15T11:00:00Z\n");
    row("over midnight it belongs to the day on which it starts: Thursday's runs into Friday, "
        "Friday has none",
        "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH",
        "23:00",
        "2h",
        "Europe/Berlin",
        "2026-01-15T12:00:00Z",
        "2026-01-18T12:00:00Z",
        "2026-01-15T22:00:00Z to 2026-01-16T00:00:00Z\n");
    row("a start that the clocks skip is the first instant after the gap",
        "FREQ=DAILY",
        "02:30",
        "2h",
        "Europe/Berlin",
        "2026-03-28T12:00:00Z",
        "2026-03-29T12:00:00Z",
        "2026-03-29T01:00:00Z to 2026-03-29T03:00:00Z\n");
    row("a start that the clocks repeat is the first of the two",
        "FREQ=DAILY",
        "02:30",
        "2h",
        "Europe/Berlin",
        "2026-10-24T12:00:00Z",
        "2026-10-25T12:00:00Z",
        "2026-10-25T00:30:00Z to 2026-10-25T02:30:00Z\n");
    row("in New York too",
        "FREQ=DAILY",
        "01:30",
        "1h",
        "America/New_York",
        "2026-11-01T00:00:00Z",
        "2026-11-02T00:00:00Z",
        "2026-11-01T05:30:00Z to 2026-11-01T06:30:00Z\n");
    row("the duration is elapsed time, also over a change of the clocks",
        "FREQ=WEEKLY;BYDAY=SA",
        "23:00",
        "6h",
        "Europe/Berlin",
        "2026-03-28T12:00:00Z",
        "2026-03-29T12:00:00Z",
        "2026-03-28T22:00:00Z to 2026-03-29T04:00:00Z\n");
    row("a whole day that a zone skipped opens after it",
        "FREQ=DAILY",
        "12:00",
        "1h",
        "Pacific/Apia",
        "2011-12-29T12:00:00Z",
        "2011-12-31T12:00:00Z",
        "2011-12-29T22:00:00Z to 2011-12-29T23:00:00Z\n"
        "2011-12-30T10:00:00Z to 2011-12-30T11:00:00Z\n"
        "2011-12-30T22:00:00Z to 2011-12-30T23:00:00Z\n");
    row("the first Saturday of a month",
        "FREQ=MONTHLY;BYDAY=1SA",
        "01:00",
        "4h",
        "UTC",
        "2026-01-01T00:00:00Z",
        "2026-04-01T00:00:00Z",
        "2026-01-03T01:00:00Z to 2026-01-03T05:00:00Z\n"
        "2026-02-07T01:00:00Z to 2026-02-07T05:00:00Z\n"
        "2026-03-07T01:00:00Z to 2026-03-07T05:00:00Z\n");
    row("a day that few months have",
        "FREQ=MONTHLY;BYMONTHDAY=31",
        "00:00",
        "1h",
        "UTC",
        "2026-01-01T00:00:00Z",
        "2026-06-01T00:00:00Z",
        "2026-01-31T00:00:00Z to 2026-01-31T01:00:00Z\n"
        "2026-03-31T00:00:00Z to 2026-03-31T01:00:00Z\n"
        "2026-05-31T00:00:00Z to 2026-05-31T01:00:00Z\n");
    row("openings that overlap are one",
        "FREQ=DAILY",
        "00:00",
        "25h",
        "UTC",
        "2026-01-02T12:00:00Z",
        "2026-01-03T12:00:00Z",
        "2026-01-02T00:00:00Z to 2026-01-04T01:00:00Z\n");
    row("one that began before is there whole",
        "FREQ=DAILY",
        "22:00",
        "4h",
        "UTC",
        "2026-01-02T01:00:00Z",
        "2026-01-02T02:00:00Z",
        "2026-01-01T22:00:00Z to 2026-01-02T02:00:00Z\n");
}

void TestIcalOccurrences::windowsOpenAtTheirLocalTime()
{
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, duration);
    QFETCH(QByteArray, zone);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, until);
    QFETCH(QByteArray, openings);
    const auto spec = parseWindow(windowOf(rule, start, duration, zone));
    QVERIFY2(spec, spec ? "" : spec.error().message.c_str());
    const auto got = openingsOf(
        IcalOccurrences(), *spec, *parseTime(from.toStdString()), *parseTime(until.toStdString()));
    QVERIFY2(got, got ? "" : got.error().message.c_str());
    QCOMPARE(text(*got), openings);
}

void TestIcalOccurrences::whatNeverOpensIsNamed_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *title, const char *rule, const char *zone, const char *text) {
        QTest::newRow(title) << QByteArray(rule) << QByteArray(zone) << QByteArray(text);
    };
    row("a date that no year has",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "UTC",
        "spec.rrule of MaintenanceWindow nights: \"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\" selects "
        "no date, so it never opens");
    row("leap days in years that are none",
        "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29",
        "UTC",
        "spec.rrule of MaintenanceWindow nights: \"FREQ=YEARLY;INTERVAL=4;BYMONTH=2;"
        "BYMONTHDAY=29\" selects no date, so it never opens");
    row("a zone that does not exist",
        "FREQ=DAILY",
        "Europe/Bonn",
        "spec.timezone of MaintenanceWindow nights: there is no time zone \"Europe/Bonn\"");
}

void TestIcalOccurrences::whatNeverOpensIsNamed()
{
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, zone);
    QFETCH(QByteArray, sentence);
    const auto spec = parseWindow(windowOf(rule, "23:00", "6h", zone));
    QVERIFY(spec);
    const TimePoint now = *parseTime("2026-01-01T00:00:00Z");
    const auto got = IcalOccurrences().startsOf(*spec, now, now + std::chrono::hours(17544));
    QVERIFY(!got);
    QCOMPARE(QByteArray::fromStdString(got.error().message), sentence);
}

} // namespace tst_icaloccurrences

HP_TEST(tst_icaloccurrences, TestIcalOccurrences)
#include "tst_icaloccurrences.moc"
