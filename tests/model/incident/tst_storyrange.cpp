// SPDX-License-Identifier: Apache-2.0
#include "model/incident/EntryBuilder.h"
#include "model/incident/StoryRange.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>

namespace tst_storyrange {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// From when to when a story goes that nobody gave a range.
class TestStoryRange : public QObject
{
    Q_OBJECT
private slots:
    void itGoesFromTheTroubleToItsEnd_data();
    void itGoesFromTheTroubleToItsEnd();
};

void TestStoryRange::itGoesFromTheTroubleToItsEnd_data()
{
    QTest::addColumn<QList<Fact>>("facts");
    QTest::addColumn<int>("from"); // minutes; -1: there is none
    QTest::addColumn<int>("to");

    QTest::newRow("nothing") << QList<Fact>{} << -1 << 0;
    QTest::newRow("a deletion, long after the machine was made")
        << QList<Fact>{state(1, 5min, "phase", "provisioning"),
                       state(2, 20min, "phase", "running"),
                       state(3, 700min, "phase", "deleting"),
                       state(4, 705min, "phase", "")}
        << 700 << 705;
    QTest::newRow("a machine that came to run is a story where there is no other")
        << QList<Fact>{state(1, 100min, "phase", "provisioning"),
                       state(2, 120min, "phase", "running")}
        << 100 << 120;
    QTest::newRow("trouble on the way up begins with the way")
        << QList<Fact>{state(1, 100min, "phase", "provisioning"),
                       state(2, 130min, "hook/preCreate/Cmdb", "holding"),
                       state(3, 150min, "hook/preCreate/Cmdb", ""),
                       state(4, 160min, "phase", "running")}
        << 100 << 160;
    QTest::newRow("what holds goes on to the end")
        << QList<Fact>{state(1, 700min, "hook/preDrain/E", "holding")} << 700 << 1440;
    QTest::newRow("a hold knows since when it holds")
        << QList<Fact>{state(1, -90min, "hook/preDrain/E", "holding"),
                       state(2, 10min, "hook/preDrain/E", "")}
        << -90 << 10;
    Fact gap = moment(1, 0min, "gap", "before the first observation");
    gap.sort = FactSort::Gap;
    gap.until = storyTime(600min);
    QTest::newRow("a gap is none")
        << QList<Fact>{gap, state(3, 700min, "phase", "deleting"), state(4, 705min, "phase", "")}
        << 700 << 705;
    QTest::newRow("conditions that flap are none")
        << QList<Fact>{state(1, 10min, "condition/A", "false"),
                       state(2, 700min, "phase", "deleting"),
                       state(3, 705min, "phase", ""),
                       state(4, 900min, "condition/A", "true")}
        << 700 << 705;
}

void TestStoryRange::itGoesFromTheTroubleToItsEnd()
{
    QFETCH(const QList<Fact>, facts);
    QFETCH(const int, from);
    QFETCH(const int, to);
    Incident incident = storyIncident();
    incident.from = storyTime(0min);
    incident.to.reset();
    EntryBuilder builder(incident, budgetOf);
    std::vector<Entry> entries;
    for (const Fact &fact : facts)
        builder.add(fact, entries);
    builder.finish(storyTime(24h), entries);
    StoryRange story;
    for (const Entry &entry : entries)
        story.add(entry);
    const auto found = story.found(storyTime(24h));
    QCOMPARE(found.has_value(), from != -1);
    if (!found)
        return;
    const Duration margin =
        std::max<Duration>(30s, std::chrono::duration_cast<Duration>(1min) * (to - from) / 20);
    const auto at = [](TimePoint time) { return QString::fromStdString(formatTime(time)); };
    QCOMPARE(at(found->from), at(storyTime(std::chrono::minutes(from)) - margin));
    QCOMPARE(at(found->to),
             at(std::min(storyTime(std::chrono::minutes(to)) + margin, storyTime(24h))));
}

} // namespace tst_storyrange

HP_TEST(tst_storyrange, TestStoryRange)
#include "tst_storyrange.moc"
