// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarStore.h"
#include "backend/maintenance/calendar/EntryRemoval.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/embedded/EmbeddedFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_calendarstore {

using namespace hp;
using namespace hp::test;
using maintenance::CalendarStore;

namespace {

/// Replicas over one cluster, each with a CalendarStore of its own.
struct Replicas {
    CalendarStore::Settings settings{"contract", {}};
    EmbeddedFixture fixture{};

    std::string read()
    {
        CalendarStore calendar(fixture.cluster(), settings);
        std::string told = "nothing was told";
        calendar.read([&told](const Result<std::string> &text) {
            told = text ? *text : text.error().message;
        });
        settle(fixture.clock());
        return told;
    }
    /// Appends `line`; what is kept then, or why it is not.
    std::string append(const std::string &line)
    {
        CalendarStore calendar(fixture.cluster(), settings);
        std::string told = "nothing was told";
        begin(calendar, line, told);
        settle(fixture.clock());
        return told;
    }
    static void begin(CalendarStore &calendar, const std::string &line, std::string &told)
    {
        calendar.change(
            [line](const std::string &text) -> Result<std::string> { return text + line; },
            "olga",
            [&told](const Result<std::string> &text) {
                told = text ? *text : text.error().message;
            });
    }
};

std::string work(const std::string &uid, const std::string &more = {})
{
    return "BEGIN:VEVENT\r\nUID:" + uid + "\r\n" + more + "END:VEVENT\r\n";
}

} // namespace

class TestCalendarStore : public QObject
{
    Q_OBJECT
private slots:
    void everyReplicaReadsWhatOneKept();
    void noChangeOfAnotherReplicaIsLost();
    void anErrorOfTheEditEndsIt();
    void whatNoClusterKeepsIsRefused();
    void whatAnEarlierVersionKeptIsTakenOver();
    void anEntryIsTakenOut_data();
    void anEntryIsTakenOut();
};

void TestCalendarStore::everyReplicaReadsWhatOneKept()
{
    Replicas replicas;
    QCOMPARE(replicas.read(), std::string("nothing was planned at a console"));
    QCOMPARE(replicas.append("a"), std::string("a"));
    QCOMPARE(replicas.read(), std::string("a"));
    QCOMPARE(replicas.append("b"), std::string("ab"));
    QCOMPARE(replicas.read(), std::string("ab"));
}

void TestCalendarStore::noChangeOfAnotherReplicaIsLost()
{
    // They begin at the same time, first without a ConfigMap and then with one.
    Replicas replicas;
    for (const std::string text : {"ab", "abab"}) {
        CalendarStore one(replicas.fixture.cluster(), replicas.settings);
        CalendarStore other(replicas.fixture.cluster(), replicas.settings);
        std::string first;
        std::string second;
        Replicas::begin(one, "a", first);
        Replicas::begin(other, "b", second);
        settle(replicas.fixture.clock());
        QCOMPARE(second, text);
        QCOMPARE(replicas.read(), text);
    }
}

void TestCalendarStore::anErrorOfTheEditEndsIt()
{
    Replicas replicas;
    QCOMPARE(replicas.append("a"), std::string("a"));
    CalendarStore calendar(replicas.fixture.cluster(), replicas.settings);
    std::string told;
    calendar.change(
        [](const std::string &) -> Result<std::string> {
            return unexpected(ErrorCode::Invalid, "it is not an iCalendar");
        },
        "olga",
        [&told](const Result<std::string> &text) { told = text ? "kept" : text.error().message; });
    settle(replicas.fixture.clock());
    QCOMPARE(told, std::string("it is not an iCalendar"));
    QCOMPARE(replicas.read(), std::string("a"));
}

void TestCalendarStore::whatNoClusterKeepsIsRefused()
{
    Replicas replicas;
    const std::string told = replicas.append(std::string(CalendarStore::maxBytes + 1, 'a'));
    QVERIFY2(told.find("larger than 900 kB") != std::string::npos, told.c_str());
    QCOMPARE(replicas.append(std::string(CalendarStore::maxBytes, 'a')).size(),
             CalendarStore::maxBytes);
}

void TestCalendarStore::whatAnEarlierVersionKeptIsTakenOver()
{
    Replicas replicas;
    replicas.settings.before = []() -> Result<std::string> { return std::string("old "); };
    QCOMPARE(replicas.read(), std::string("old "));
    QCOMPARE(replicas.append("a"), std::string("old a"));
    // From then on it is the cluster's, also for replicas that never had the file.
    replicas.settings.before = []() -> Result<std::string> { return std::string("older"); };
    QCOMPARE(replicas.read(), std::string("old a"));
}

void TestCalendarStore::anEntryIsTakenOut_data()
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

void TestCalendarStore::anEntryIsTakenOut()
{
    QFETCH(std::string, calendar);
    QFETCH(std::string, left);
    QCOMPARE(QByteArray::fromStdString(maintenance::withoutEntry(calendar, "psu")),
             QByteArray::fromStdString(left));
}

} // namespace tst_calendarstore

HP_TEST(tst_calendarstore, TestCalendarStore)
#include "tst_calendarstore.moc"
