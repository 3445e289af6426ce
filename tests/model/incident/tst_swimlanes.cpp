// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Swimlanes.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <optional>

namespace tst_swimlanes {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// The picture of an incident as data.
class TestSwimlanes : public QObject
{
    Q_OBJECT
private slots:
    void lanesStandInTheirOrder();
    void aStateLastsToTheNext();
    void whatHoldsIsNeverFolded();
    void thePictureDoesNotGrowWithTheRecord();
    void theStoryHasTheWidth();
    void latenessIsMarkedOnItsLane();
    void anEndThatNobodySawIsKnown_data();
    void anEndThatNobodySawIsKnown();
};

namespace {

Swimlanes drawn(const std::vector<Fact> &facts, Duration from, Duration to)
{
    Swimlanes lanes(storyTime(from), storyTime(to));
    for (const Fact &fact : facts)
        lanes.add(fact);
    lanes.finish();
    return lanes;
}

} // namespace

void TestSwimlanes::lanesStandInTheirOrder()
{
    const Swimlanes lanes = drawn(story(), 10min, 80min);
    QStringList names;
    for (const Swimlane &lane : lanes.lanes())
        names << QString::fromStdString(lane.lane);
    QCOMPARE(names.join(QLatin1Char(' ')),
             QStringLiteral(
                 "phase hook/preTerminate/BackupFileSystem condition/Terminable drain node cordon "
                 "power key/reboot.metal3.io/fencing people events"));
    QCOMPARE(lanes.gaps().size(), std::size_t(1));
}

void TestSwimlanes::aStateLastsToTheNext()
{
    const Swimlanes lanes = drawn(
        {state(1, 0s, "phase", "running"), state(2, 20min, "phase", "deleting")}, 10min, 80min);
    const auto &spans = lanes.lanes().front().spans;
    QCOMPARE(spans.size(), std::size_t(2));
    QVERIFY(*spans[0].to == storyTime(20min));
    QVERIFY(!spans[1].to);
}

void TestSwimlanes::whatHoldsIsNeverFolded()
{
    std::vector<Fact> facts;
    for (int i = 0; i < 100; ++i)
        facts.push_back(state(
            i, std::chrono::milliseconds(10 * i), "hook/preDrain/E", i % 2 ? "armed" : "holding"));
    const Swimlanes lanes = drawn(facts, 0s, 24h);
    std::size_t holding = 0;
    for (const LaneSpan &span : lanes.lanes().front().spans)
        holding += span.look == "holding" ? 1 : 0;
    QCOMPARE(holding, std::size_t(50));
}

void TestSwimlanes::thePictureDoesNotGrowWithTheRecord()
{
    Swimlanes lanes(storyTime(0s), storyTime(30 * 24h));
    constexpr std::uint64_t facts = 100'000;
    for (std::uint64_t i = 0; i < facts; ++i)
        lanes.add(flap(i, facts));
    lanes.finish();
    std::size_t spans = 0;
    std::uint64_t changes = 0;
    for (const Swimlane &lane : lanes.lanes()) {
        spans += lane.spans.size();
        changes += lane.changes;
    }
    QVERIFY2(spans < 20'000, std::to_string(spans).c_str());
    QVERIFY2(changes + 100 > facts, std::to_string(changes).c_str());
}

void TestSwimlanes::theStoryHasTheWidth()
{
    // Five minutes of a day, with states that only their own width lets anybody see.
    Swimlanes lanes(storyTime(-12h), storyTime(12h));
    for (int i = 0; i < 20; ++i)
        lanes.add(state(i + 1, i * 15s, "drain", i % 2 ? "drained" : "draining"));
    lanes.add(state(30, -10h, "node", "ready"));
    lanes.finish(TimeRange{storyTime(-15s), storyTime(315s)});
    QVERIFY(lanes.from() == storyTime(-15s));
    QVERIFY(lanes.to() == storyTime(315s));
    QCOMPARE(lanes.lanes().front().lane, std::string("drain"));
    QCOMPARE(lanes.lanes().front().spans.size(), std::size_t(20));
    for (const LaneSpan &span : lanes.lanes().front().spans)
        QCOMPARE(span.folded, 0);
    QCOMPARE(lanes.lanes().back().lane, std::string("node"));

    Swimlanes most(storyTime(0min), storyTime(80min));
    most.add(state(1, 10min, "phase", "deleting"));
    most.finish(TimeRange{storyTime(10min), storyTime(70min)});
    QVERIFY2(most.from() == storyTime(0min), "what is most of the range needs no other one");
}

void TestSwimlanes::latenessIsMarkedOnItsLane()
{
    Swimlanes lanes(storyTime(0s), storyTime(80min));
    const Fact holding = state(1, 0s, "hook/preDrain/E", "holding");
    lanes.add(holding);
    Entry late;
    late.kind = EntryKind::HoldLate;
    late.machine = holding.machine;
    late.lane = holding.lane;
    late.to = "late";
    late.eventTime = storyTime(30min);
    lanes.addLate(late);
    lanes.finish();
    QCOMPARE(lanes.lanes().front().marks.size(), std::size_t(1));
    QCOMPARE(lanes.lanes().front().marks.front().look, std::string("late"));
}

void TestSwimlanes::anEndThatNobodySawIsKnown_data()
{
    QTest::addColumn<int>("ended"); // minutes
    QTest::addColumn<bool>("seen");
    QTest::newRow("before the gap") << 19 << true;
    QTest::newRow("when the gap began") << 20 << true;
    QTest::newRow("within it") << 25 << false;
    QTest::newRow("found changed at its end") << 30 << false;
    QTest::newRow("after it") << 31 << true;
    QTest::newRow("between two") << 34 << true;
    QTest::newRow("within a later one that lasts") << 70 << false;
}

void TestSwimlanes::anEndThatNobodySawIsKnown()
{
    QFETCH(const int, ended);
    QFETCH(const bool, seen);
    const auto gap = [](int from, std::optional<int> to) {
        Fact fact = moment(from, std::chrono::minutes(from), "gap", "the watch was closed");
        fact.sort = FactSort::Gap;
        if (to)
            fact.until = storyTime(std::chrono::minutes(*to));
        return fact;
    };
    std::vector<Fact> facts{state(1, 5min, "phase", "running"),
                            state(2, std::chrono::minutes(ended), "phase", "deleting"),
                            gap(20, 30),
                            gap(22, 24),
                            gap(60, std::nullopt)};
    std::stable_sort(
        facts.begin(), facts.end(), [](const Fact &a, const Fact &b) { return a.at < b.at; });
    const Swimlanes lanes = drawn(facts, 0s, 80min);
    const auto &spans = lanes.lanes().front().spans;
    QCOMPARE(spans.size(), std::size_t(2));
    QCOMPARE(spans[0].endObserved, seen);
    QVERIFY(spans[1].endObserved); // it lasts
}

} // namespace tst_swimlanes

HP_TEST(tst_swimlanes, TestSwimlanes)
#include "tst_swimlanes.moc"
