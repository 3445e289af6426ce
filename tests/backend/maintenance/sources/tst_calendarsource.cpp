// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CalendarSource.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/maintenance/sources/ScriptedFetcher.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_calendarsource {

using namespace hp;
using namespace hp::maintenance;

namespace {

Object machineOf(const std::string &name, const std::string &role, const std::string &zone)
{
    return Object(Json{{"metadata",
                        {{"name", name},
                         {"namespace", "m"},
                         {"labels",
                          {{"machine.openshift.io/cluster-api-machine-role", role},
                           {"machine.openshift.io/zone", zone}}}}}});
}

Fleet fleet()
{
    Fleet all;
    all.machines = {machineOf("worker-a", "worker", "rack-a"),
                    machineOf("worker-b", "worker", "rack-b"),
                    machineOf("master-0", "master", "rack-b"),
                    machineOf("master-1", "master", "rack-c")};
    return all;
}

std::string entry(const std::string &uid, const std::string &extra)
{
    return "BEGIN:VEVENT\r\nUID:" + uid
        + "\r\nSUMMARY:PSU swap\r\nDTSTART:20260307T020000Z\r\nDTEND:20260307T040000Z\r\n" + extra
        + "END:VEVENT\r\n";
}

/// In the place of a time of "psu".
std::string movedTo(const std::string &start, const std::string &extra)
{
    return "BEGIN:VEVENT\r\nUID:psu\r\nSUMMARY:PSU swap\r\nDTSTART:" + start
        + "\r\nDURATION:PT2H\r\nX-HOLDPOINT-MACHINES:worker-a\r\n" + extra + "END:VEVENT\r\n";
}

std::string calendarOf(const std::string &entries)
{
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + entries + "END:VCALENDAR\r\n";
}

struct Asked {
    runtime::ManualClock clock{*parseTime("2026-03-01T00:00:00Z")};
    std::unique_ptr<ScriptedFetcher> script = std::make_unique<ScriptedFetcher>();
    ScriptedFetcher &web = *script; ///< the source's, once that is there
    CalendarSource source;

    using Own = std::function<void(Reply<std::string>)>;

    explicit Asked(std::vector<std::string> feeds, Own own = {})
        : source(std::move(script), clock, settings(std::move(feeds), std::move(own)))
    { }

    static CalendarSource::Settings settings(std::vector<std::string> feeds, Own own)
    {
        CalendarSource::Settings given;
        given.feeds = std::move(feeds);
        given.own = std::move(own);
        return given;
    }

    std::string poll()
    {
        std::string text = "no reply";
        source.poll(fleet(), [&text](const Result<EventPoll> &poll) {
            text.clear();
            for (const ProviderEvent &one : poll->events)
                text += one.machine.name + ' ' + one.id + ' ' + one.code + ' '
                    + formatTime(*one.notBefore) + ' ' + toString(one.state)
                    + (one.group.empty()
                           ? ""
                           : " of " + one.group + " by " + std::to_string(one.maxUnavailable))
                    + '\n';
            for (const std::string &fault : poll->faults)
                text += "fault: " + fault + '\n';
        });
        return text;
    }

    /// The word of the answer, or the error.
    std::string ask(const std::string &eventId)
    {
        const Object maintenance(Json{
            {"spec", {{"source", "calendar"}, {"eventid", eventId}, {"machinelink", "worker-a"}}}});
        std::string text = "no reply";
        source.ask(maintenance, fleet(), [&text](const Result<EventAnswer> &answer) {
            static constexpr const char *words[] = {
                "unknown", "standing", "completed", "cancelled", "gone"};
            text =
                answer ? words[static_cast<std::size_t>(answer->report)] : answer.error().message;
        });
        return text;
    }
};

} // namespace

class TestCalendarSource : public QObject
{
    Q_OBJECT
private slots:
    void entriesAreEventsOfTheirMachines_data();
    void entriesAreEventsOfTheirMachines();
    void aFeedThatFailsStopsNoOther_data();
    void aFeedThatFailsStopsNoOther();
    void aLongTextEndsBetweenTwoCharacters();
    void whatCannotBeReadIsNotGone();
    void whatWasReadIsKeptForAMinute();
    void filesAreCalendarsToo();
    void whatWasPlannedAtAConsoleIsAsked();
};

void TestCalendarSource::entriesAreEventsOfTheirMachines_data()
{
    QTest::addColumn<QByteArray>("entries");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char *title, const std::string &entries, const char *found) {
        QTest::newRow(title) << QByteArray::fromStdString(entries) << QByteArray(found);
    };
    row("a machine by its name",
        entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\nX-HOLDPOINT-CODE:instance-stop\r\n"),
        "worker-a calendar-psu-worker-a instance-stop 2026-03-07T02:00:00Z scheduled\n");
    row("all machines of a zone, each with an event of its own, are one group",
        entry("psu", "X-HOLDPOINT-ZONES:rack-a,rack-b\r\n"),
        "worker-a calendar-psu-worker-a system-maintenance 2026-03-07T02:00:00Z scheduled of "
        "calendar-psu by 1\n"
        "worker-b calendar-psu-worker-b system-maintenance 2026-03-07T02:00:00Z scheduled of "
        "calendar-psu by 1\n"
        "master-0 calendar-psu-master-0 system-maintenance 2026-03-07T02:00:00Z scheduled of "
        "calendar-psu by 1\n");
    row("of which as many may be in work as the entry says, each time anew",
        entry("psu",
              "X-HOLDPOINT-MACHINES:worker-a,worker-b\r\nX-HOLDPOINT-MAX-UNAVAILABLE:2\r\n"
              "RRULE:FREQ=WEEKLY;COUNT=1\r\n"),
        "worker-a calendar-psu-20260307T020000Z-worker-a system-maintenance 2026-03-07T02:00:00Z "
        "scheduled of calendar-psu-20260307T020000Z by 2\n"
        "worker-b calendar-psu-20260307T020000Z-worker-b system-maintenance 2026-03-07T02:00:00Z "
        "scheduled of calendar-psu-20260307T020000Z by 2\n");
    row("every time of a rule is an event",
        entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\n"),
        "worker-a calendar-psu-20260307T020000Z-worker-a system-maintenance 2026-03-07T02:00:00Z "
        "scheduled\n"
        "worker-a calendar-psu-20260314T020000Z-worker-a system-maintenance 2026-03-14T02:00:00Z "
        "scheduled\n");
    row("times of a rule that were moved or cancelled are told apart, and stay what they were",
        entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n")
            + movedTo("20260308T020000Z", "RECURRENCE-ID:20260307T020000Z\r\n")
            + movedTo("20260314T020000Z", "RECURRENCE-ID:20260314T020000Z\r\nSTATUS:CANCELLED\r\n")
            + movedTo("20260322T020000Z", "RECURRENCE-ID:20260321T020000Z\r\n"),
        "worker-a calendar-psu-20260307T020000Z-worker-a system-maintenance 2026-03-08T02:00:00Z "
        "scheduled\n"
        "worker-a calendar-psu-20260314T020000Z-worker-a system-maintenance 2026-03-14T02:00:00Z "
        "cancelled\n"
        "worker-a calendar-psu-20260321T020000Z-worker-a system-maintenance 2026-03-22T02:00:00Z "
        "scheduled\n");
    // As they were before X-WR-TIMEZONE counted: what is in work is not gone for it.
    row("times without a zone are called by what stands there, whatever the zone of the calendar",
        "X-WR-TIMEZONE:Asia/Tokyo\r\n"
        "BEGIN:VEVENT\r\nUID:psu\r\nSUMMARY:Psu\r\nDTSTART;VALUE=DATE:20260307\r\n"
        "RRULE:FREQ=DAILY;COUNT=2\r\nX-HOLDPOINT-MACHINES:worker-a\r\nEND:VEVENT\r\n"
        "BEGIN:VEVENT\r\nUID:psu\r\nSUMMARY:Psu\r\nRECURRENCE-ID;VALUE=DATE:20260308\r\n"
        "DTSTART;VALUE=DATE:20260309\r\nX-HOLDPOINT-MACHINES:worker-a\r\nEND:VEVENT\r\n",
        "worker-a calendar-psu-20260307T000000Z-worker-a system-maintenance 2026-03-06T15:00:00Z "
        "scheduled\n"
        "worker-a calendar-psu-20260308T000000Z-worker-a system-maintenance 2026-03-08T15:00:00Z "
        "scheduled\n");
    row("two events on one machine",
        entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n")
            + entry("fan", "X-HOLDPOINT-MACHINES:worker-a\r\nSTATUS:CANCELLED\r\n"),
        "worker-a calendar-psu-worker-a system-maintenance 2026-03-07T02:00:00Z scheduled\n"
        "worker-a calendar-fan-worker-a system-maintenance 2026-03-07T02:00:00Z cancelled\n");
    row("an event without a machine is named, the others count",
        entry("gone", "X-HOLDPOINT-MACHINES:worker-z,worker-a\r\n")
            + entry("nowhere", "X-HOLDPOINT-ZONES:rack-z\r\n") + entry("lunch", ""),
        "worker-a calendar-gone-worker-a system-maintenance 2026-03-07T02:00:00Z scheduled\n"
        "fault: calendar feeds.example.org, entry \"PSU swap\" (gone): there is no Machine "
        "worker-z\n"
        "fault: calendar feeds.example.org, entry \"PSU swap\" (nowhere): no Machine is in a zone "
        "that it names\n"
        "fault: calendar feeds.example.org: 1 entry names no machine with X-HOLDPOINT-MACHINES or "
        "X-HOLDPOINT-ZONES, such as \"PSU swap\" (lunch)\n");
    row("two masters at a time are refused",
        entry("psu", "X-HOLDPOINT-ZONES:rack-b,rack-c\r\n"),
        "fault: calendar feeds.example.org, entry \"PSU swap\" (psu): it would take 2 masters at a "
        "time, master-0 and master-1; it is left out\n");
}

void TestCalendarSource::entriesAreEventsOfTheirMachines()
{
    QFETCH(QByteArray, entries);
    Asked asked({"https://feeds.example.org/private-key-of-somebody.ics?token=hidden"});
    asked.web.answer(200, calendarOf(entries.toStdString()));
    QTEST(QByteArray::fromStdString(asked.poll()), "found");
}

void TestCalendarSource::aFeedThatFailsStopsNoOther_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("a web page that asks to sign in")
        << 200 << QByteArray("<!doctype html>") << QByteArray("it is not an iCalendar");
    QTest::newRow("a refusal") << 403 << QByteArray() << QByteArray("it answers HTTP 403");
    QTest::newRow("a feed of 50 MB") << 0 << QByteArray("the answer is larger than 5 MiB")
                                     << QByteArray("the answer is larger than 5 MiB");
}

void TestCalendarSource::aFeedThatFailsStopsNoOther()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, fault);
    Asked asked({"webcal://one.example.org/x?key=hidden", "https://ada:hidden@two.example.org"});
    if (status == 0)
        asked.web.fail({ErrorCode::Refused, body.toStdString(), {}, nullptr});
    else
        asked.web.answer(status, body.toStdString());
    asked.web.answer(200, calendarOf(entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n")));
    QCOMPARE(QByteArray::fromStdString(asked.poll()),
             "worker-a calendar-psu-worker-a system-maintenance 2026-03-07T02:00:00Z scheduled\n"
             "fault: calendar one.example.org: "
                 + fault + '\n');
    QCOMPARE(asked.web.requests[0].url, std::string("https://one.example.org/x?key=hidden"));
    QCOMPARE(asked.web.requests[0].maxBytes, std::size_t(5 * 1024 * 1024));
    QCOMPARE(placeOf("https://ada:hidden@two.example.org"), std::string("two.example.org"));
}

void TestCalendarSource::aLongTextEndsBetweenTwoCharacters()
{
    std::string text;
    while (text.size() < 600)
        text += "保守";
    Asked asked({"https://one.example.org/a.ics"});
    asked.web.answer(
        200,
        calendarOf(entry("psu", "DESCRIPTION:" + text + "\r\nX-HOLDPOINT-MACHINES:worker-a\r\n")));
    QString told;
    asked.source.poll(fleet(), [&told](const Result<EventPoll> &poll) {
        if (poll && poll->events.size() == 1)
            told = QString::fromStdString(poll->events.front().description);
    });
    QVERIFY2(told.endsWith(QStringLiteral("…")), qPrintable(told));
    QVERIFY2(!told.contains(QChar::ReplacementCharacter), "half a character is none");
}

void TestCalendarSource::whatCannotBeReadIsNotGone()
{
    Asked asked({"https://one.example.org", "https://two.example.org"});
    asked.web.answer(500, "");
    asked.web.answer(200, calendarOf(entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n")));
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("standing"));
    QCOMPARE(asked.ask("calendar-fan-worker-a"),
             std::string("calendar one.example.org: it answers HTTP 500"));
    Asked whole({"https://one.example.org"});
    whole.web.answer(200, calendarOf(""));
    QCOMPARE(whole.ask("calendar-fan-worker-a"), std::string("gone"));
    // A proxy answers in its place, and all is well as far as HTTP knows.
    Asked behindProxy({"https://one.example.org"});
    behindProxy.web.answer(200, "<!doctype html><title>Sign in</title>");
    QCOMPARE(behindProxy.ask("calendar-fan-worker-a"),
             std::string("calendar one.example.org: it is not an iCalendar"));
    // Of two calendars the second was cut on its way.
    Asked half({"https://one.example.org"});
    half.web.answer(200, calendarOf("") + "BEGIN:VCALENDAR\r\n" + entry("fan", ""));
    QCOMPARE(half.ask("calendar-fan-worker-a"),
             std::string("calendar one.example.org: it breaks off before its end"));
    // It is there, with a slip of the pen.
    Asked misspelt({"https://one.example.org"});
    misspelt.web.answer(200,
                        calendarOf(entry("fan", "X-HOLDPOINT-MAX-UNAVAILABLE:half\r\n")
                                   + entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n")));
    QCOMPARE(misspelt.ask("calendar-fan-worker-a"),
             std::string("calendar one.example.org: calendar entry \"PSU swap\" (fan): its "
                         "X-HOLDPOINT-MAX-UNAVAILABLE is \"half\" and not a number of machines; it "
                         "is left out"));
    QCOMPARE(misspelt.ask("calendar-other-worker-a"), std::string("gone"));
}

void TestCalendarSource::whatWasReadIsKeptForAMinute()
{
    Asked asked({"https://one.example.org"});
    asked.web.answer(200, calendarOf(""));
    asked.web.answer(200, calendarOf(entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n")));
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("gone"));
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("gone"));
    QCOMPARE(asked.web.requests.size(), 1U);
    asked.clock.advance(std::chrono::minutes(1));
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("standing"));
}

void TestCalendarSource::filesAreCalendarsToo()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("calendar.ics")).toStdString();
    Asked asked({path});
    QCOMPARE(asked.poll(), "fault: calendar " + path + ": No such file or directory\n");
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        QByteArray::fromStdString(calendarOf(entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n"))));
    file.close();
    Asked there({path});
    QCOMPARE(there.poll(),
             std::string("worker-a calendar-psu-worker-a system-maintenance 2026-03-07T02:00:00Z "
                         "scheduled\n"));
}

void TestCalendarSource::whatWasPlannedAtAConsoleIsAsked()
{
    Result<std::string> kept = unexpected(ErrorCode::NotFound, "nothing was planned");
    Asked asked({}, [&kept](const Reply<std::string> &reply) { reply(kept); });
    QCOMPARE(asked.poll(), std::string());
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("gone"));
    kept = calendarOf(entry("psu", "X-HOLDPOINT-MACHINES:worker-a\r\n"));
    QCOMPARE(asked.ask("calendar-psu-worker-a"), std::string("standing"));
    // A cluster that does not answer has not forgotten it.
    kept = unexpected(ErrorCode::Unreachable, "the API server does not answer");
    QCOMPARE(asked.poll(),
             std::string("fault: calendar of the console: the API server does not answer\n"));
    QCOMPARE(asked.ask("calendar-psu-worker-a"),
             std::string("calendar of the console: the API server does not answer"));
}

} // namespace tst_calendarsource

HP_TEST(tst_calendarsource, TestCalendarSource)
#include "tst_calendarsource.moc"
