// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/RecordViews.h"
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/SystemClock.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_recordviews {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

/// What is made of the record for whoever has it open: many such views of one client, each asked
/// for with other options, do not keep the thread from others.
class TestRecordViews : public QObject
{
    Q_OBJECT
private slots:
    void aTimelineHasAWidthWhateverIsAsked_data();
    void aTimelineHasAWidthWhateverIsAsked();
    void timelinesOfOneMachineAreMadeAnewInTurn();
    void aTimelineThatChangesAllTheTimeTakesNoTurnOfOthers();
    void aTimelineStaysWhileTheRecordCannotBeRead();
    void livesStayWhileTheRecordCannotBeRead();
    void marksAreMadeAnewInTurn();
    void withoutAnEndAllAreMadeAnew();
};

namespace {

const TimePoint begin = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"n", "a"};
constexpr int count = 5;

/// The time of a turn is over as soon as something was done.
std::optional<Duration> atOnce()
{
    return runtime::steadyUptime();
}

/// Timelines of one machine, as wide as 1 to `count` columns.
struct Timelines {
    Timelines()
    {
        for (int columns = 1; columns <= count; ++columns)
            open.push_back(
                views.open("timeline/2h", {{"object", "n/a"}, {"columns", columns}}).value());
        made.clear();
    }

    runtime::ManualClock clock{begin};
    std::map<int, int> made{}; ///< how often, by columns
    RowMap read{{"range", "{}"}}; ///< none: the record cannot be read
    TimelineViews views{clock, [this](const TimelineAsk &ask, TimePoint) {
                            ++made[ask.columns];
                            return read;
                        }};
    std::vector<std::shared_ptr<View>> open{};
};

} // namespace

void TestRecordViews::aTimelineHasAWidthWhateverIsAsked_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<int>("width");
    QTest::newRow("that of a screen") << "500" << 500;
    QTest::newRow("not wider than the widest") << "100000" << 4000;
    QTest::newRow("a usual one without it") << "" << 2000;
    QTest::newRow("a usual one for none") << "0" << 2000;
    QTest::newRow("a usual one for less than none") << "-1" << 2000;
    QTest::newRow("a usual one for what is no number") << R"("all")" << 2000;
    QTest::newRow("a usual one for what is no whole number") << "0.5" << 2000;
    QTest::newRow("a usual one for what no number holds") << "18446744073709551615" << 2000;
}

/// Every transition of a long range would be read in one piece.
void TestRecordViews::aTimelineHasAWidthWhateverIsAsked()
{
    QFETCH(const QString, columns);
    QFETCH(const int, width);
    runtime::ManualClock clock(begin);
    int asked = -1;
    TimelineViews views(clock, [&asked](const TimelineAsk &ask, TimePoint) {
        asked = ask.columns;
        return RowMap();
    });
    Json options{{"object", "n/a"}};
    if (!columns.isEmpty())
        options["columns"] = Json::parse(columns.toStdString());
    QVERIFY(views.open("timeline/8760h", options));
    QCOMPARE(asked, width);
}

void TestRecordViews::timelinesOfOneMachineAreMadeAnewInTurn()
{
    Timelines timelines;
    timelines.views.changed(machine);
    for (int turn = 1; turn <= count; ++turn) {
        const bool more = timelines.views.refreshUntil(begin, atOnce());
        QCOMPARE(timelines.made.size(), static_cast<std::size_t>(turn));
        QVERIFY(more || turn == count);
    }
    QVERIFY(!timelines.views.refreshUntil(begin, atOnce()));
    for (const auto &[columns, times] : timelines.made)
        QCOMPARE(times, 1);
}

void TestRecordViews::aTimelineThatChangesAllTheTimeTakesNoTurnOfOthers()
{
    Timelines timelines;
    for (int turn = 0; turn < 2 * count; ++turn) {
        timelines.views.changed(machine);
        QVERIFY(timelines.views.refreshUntil(begin, atOnce()));
    }
    QCOMPARE(timelines.made.size(), static_cast<std::size_t>(count));
    for (const auto &[columns, times] : timelines.made)
        QCOMPARE(times, 2);
}

/// Such as while its server is away: it is asked again, though nothing happens any more.
void TestRecordViews::aTimelineStaysWhileTheRecordCannotBeRead()
{
    Timelines timelines;
    const auto refresh = [&timelines] {
        timelines.made.clear();
        timelines.views.refresh(timelines.clock.now());
        return timelines.made.size();
    };
    timelines.read.clear();
    timelines.views.changed(machine);
    QCOMPARE(refresh(), static_cast<std::size_t>(count));
    QVERIFY(timelines.open.front()->rows().contains("range"));
    QCOMPARE(refresh(), std::size_t(0)); // not all the time
    timelines.clock.advance(5s);
    timelines.read = {{"range", "{}"}, {"span/phase/1", "{}"}};
    QCOMPARE(refresh(), static_cast<std::size_t>(count));
    QCOMPARE(timelines.open.front()->rows().size(), std::size_t(2));
    timelines.clock.advance(5s);
    QCOMPARE(refresh(), std::size_t(0));

    // One that is opened then is filled as soon as it can be.
    timelines.read.clear();
    const auto opened = timelines.views.open("timeline/3h", {{"object", "n/a"}}).value();
    QVERIFY(opened->rows().empty());
    timelines.read = {{"range", "{}"}};
    timelines.clock.advance(5s);
    QCOMPARE(refresh(), std::size_t(1));
    QVERIFY(opened->rows().contains("range"));
}

void TestRecordViews::livesStayWhileTheRecordCannotBeRead()
{
    runtime::ManualClock clock(begin);
    RowMap read{{"record", "{}"}};
    IncarnationViews views(clock, [&read](const ObjectKey &, TimePoint) { return read; });
    const auto open = views.open("lives/n/a", {}).value();
    read.clear();
    views.changed(machine);
    views.refresh(clock.now());
    QCOMPARE(open->rows().size(), std::size_t(1));
    read = {{"record", "{}"}, {"life/u", "{}"}};
    clock.advance(5s);
    views.refresh(clock.now());
    QCOMPARE(open->rows().size(), std::size_t(2));
}

void TestRecordViews::marksAreMadeAnewInTurn()
{
    runtime::ManualClock clock(begin);
    int made = 0;
    MarkViews views(clock, [&made](TimePoint, TimePoint) {
        ++made;
        return RowMap{{"range", "{}"}};
    });
    std::vector<std::shared_ptr<View>> open;
    for (const char *name : {"marks/1h", "marks/61m", "marks/3661s"})
        open.push_back(views.open(name, {}).value());
    made = 0;
    QVERIFY(!views.refreshUntil(clock.now(), atOnce()));
    QCOMPARE(made, 0); // none is old
    clock.advance(10s);
    for (int turn = 1; turn <= 3; ++turn) {
        static_cast<void>(views.refreshUntil(clock.now(), atOnce()));
        QCOMPARE(made, turn);
    }
    QVERIFY(!views.refreshUntil(clock.now(), atOnce()));
    QCOMPARE(made, 3);
}

void TestRecordViews::withoutAnEndAllAreMadeAnew()
{
    Timelines timelines;
    timelines.views.changed(machine);
    timelines.views.refresh(begin);
    QCOMPARE(timelines.made.size(), static_cast<std::size_t>(count));
    timelines.open.clear();
    timelines.made.clear();
    timelines.views.allChanged();
    timelines.views.refresh(begin);
    QVERIFY(timelines.made.empty()); // nobody has one open
}

} // namespace tst_recordviews

HP_TEST(tst_recordviews, TestRecordViews)
#include "tst_recordviews.moc"
