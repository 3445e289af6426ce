// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HookSpells.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>

namespace tst_hookspells {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

Transition moved(const char *machine, Duration at, const char *from, const char *to)
{
    Transition result;
    result.machine = {"ns", machine};
    result.kind = "Machine";
    result.object = result.machine;
    result.uid = std::string("uid-") + machine;
    result.lane = "hook/preDrain/example.com/flush";
    result.state.kind = "hook";
    result.state.label = "flush";
    result.state.detail = "logging/exporter";
    result.state.look = to;
    result.from = from;
    result.at = start + at;
    result.seen = result.at;
    return result;
}

Transition ended(const char *machine, Duration at, const char *end)
{
    Transition result = moved(machine, at, "holding", "");
    result.end = end;
    return result;
}

} // namespace

/// How the record tells of the times that hooks held.
class TestHookSpells : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }
    void laneByLaneTheyAreCounted();
    void aHookThatChangesItsOwnerHoldsOnce();
    void whatIsNotThereIsNamed();
};

void TestHookSpells::laneByLaneTheyAreCounted()
{
    test::TestRecord record;
    runtime::ManualClock clock(start);
    auto store = HistoryStore::open(record.options(), clock);
    QVERIFY2(store, store ? "" : store.error().message.c_str());
    // Longer than any other, as it seems: when it ended nobody saw.
    Transition unseen = ended("gap", 290min, "released");
    unseen.known = Known::Reported;
    Transition condition = moved("released", 1h, "holding", "holding");
    condition.lane = "condition/Drainable";
    condition.state.kind = "condition";
    (*store)->append({moved("released", 0h, "", "armed"),
                      moved("released", 1h, "armed", "holding"),
                      condition,
                      moved("overridden", 1h, "armed", "holding"),
                      moved("passed", 1h, "armed", "holding"),
                      moved("gap", 10min, "armed", "holding"),
                      moved("still", 1h, "armed", "holding"),
                      moved("armed", 1h, "", "armed"),
                      ended("released", 90min, "released"),
                      ended("overridden", 3h, "overridden"),
                      moved("passed", 2h, "holding", "bypassed"),
                      unseen,
                      moved("later", 10h, "armed", "holding")});
    QVERIFY((*store)->flush());
    const auto found = readOwnerFigures((*store)->place(), (*store)->cluster(), start, start + 5h);
    QVERIFY2(found, found ? "" : found.error().message.c_str());
    QCOMPARE(found->size(), std::size_t(1));
    const incident::OwnerFigures &owner = found->front();
    QCOMPARE(owner.owner, std::string("logging/exporter"));
    QCOMPARE(owner.held, std::size_t(5));
    QCOMPARE(owner.released, std::size_t(1));
    QCOMPARE(owner.overridden, std::size_t(1));
    QCOMPARE(owner.bypassed, std::size_t(1));
    QCOMPARE(owner.holding, std::size_t(1));
    QVERIFY(owner.p50 == Duration(30min));
    QVERIFY(owner.longest == Duration(4h));
    QCOMPARE(owner.longestMachine, std::string("ns/still"));

    const auto another = readOwnerFigures((*store)->place(), "another", start, start + 5h);
    QVERIFY(another && another->empty());
}

/// The owner who was named first is answerable for it, and not for ever.
void TestHookSpells::aHookThatChangesItsOwnerHoldsOnce()
{
    test::TestRecord record;
    runtime::ManualClock clock(start);
    auto store = HistoryStore::open(record.options(), clock);
    QVERIFY2(store, store ? "" : store.error().message.c_str());
    Transition released = ended("moved", 90min, "released");
    released.state.detail = "logging/successor";
    (*store)->append({moved("moved", 1h, "armed", "holding"), released});
    QVERIFY((*store)->flush());
    const auto found = readOwnerFigures((*store)->place(), (*store)->cluster(), start, start + 5h);
    QVERIFY2(found, found ? "" : found.error().message.c_str());
    QCOMPARE(found->size(), std::size_t(1));
    QCOMPARE(found->front().owner, std::string("logging/exporter"));
    QCOMPARE(found->front().holding, std::size_t(0));
    QCOMPARE(found->front().released, std::size_t(1));
    QVERIFY(found->front().longest == Duration(30min));
}

void TestHookSpells::whatIsNotThereIsNamed()
{
    if (test::TestRecord::isPostgres())
        QSKIP("a file is meant");
    RecordPlace place;
    place.file = "/nowhere/history.db";
    const auto found = readOwnerFigures(place, "c", start, start + 1h);
    QVERIFY(!found);
    QVERIFY2(found.error().message.find("/nowhere/history.db") != std::string::npos,
             found.error().message.c_str());
}

} // namespace tst_hookspells

HP_TEST(tst_hookspells, TestHookSpells)
#include "tst_hookspells.moc"
