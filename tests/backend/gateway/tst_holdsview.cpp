// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetRow.h"
#include "backend/gateway/views/HoldMemory.h"
#include "backend/gateway/views/HoldsView.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_holdsview {

using namespace hp;
using namespace std::chrono_literals;

/// The view of all holds, and what is remembered of them.
class TestHoldsView : public QObject
{
    Q_OBJECT
private slots:
    void everyHoldIsARowAndTheSummaryCountsThem();
    void aHoldIsClearedAlsoWhileNobodyLooks();
    void whatIsNoHoldIsACause();
    void aMachineOfOneOfManyClustersSaysWhich();
    void aHookThatCameAfterTheDeletionIsNoticed();
    void theTimeOfASentenceIsThatOfItsCause();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

Object machineOf(const char *more)
{
    Json json = Json::parse(R"({"metadata": {"name": "w", "namespace": "n", "uid": "1",
        "finalizers": ["machine.machine.openshift.io"], "labels": {"machine.openshift.io/cluster-api-cluster": "c"}},
        "spec": {"providerSpec": {"value": {}},
                 "lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}], "preTerminate": [{"name": "B", "owner": "b"}]}},
        "status": {"phase": "Running", "nodeRef": {"name": "w"}}})");
    json.merge_patch(Json::parse(more));
    return Object(json);
}

Object readyNode()
{
    return Object(Json::parse(
        R"({"metadata": {"name": "w"}, "status": {"conditions": [{"type": "Ready", "status": "True"}]}})"));
}

const char *const deleted =
    R"({"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"}})";

} // namespace

void TestHoldsView::everyHoldIsARowAndTheSummaryCountsThem()
{
    gateway::HoldsView holds;
    bool isNew = false;
    const auto view = holds.open(isNew);
    QVERIFY(isNew);
    const auto put = [&](const char *more, TimePoint at, const Object &node = {}) {
        const auto one = gateway::evaluated({machineOf(more), node}, at);
        holds.put({"n", "w"}, {one.view, one.holds, one.why}, at);
        holds.flush(at);
    };
    put(deleted, now);
    const Json row = Json::parse(view->rows().at("n/w/hook.preDrain/A"));
    QCOMPARE(row["state"].get<std::string>(), std::string("Late"));
    QCOMPARE(row["foremost"].get<bool>(), true);
    QCOMPARE(
        row["sentence"].get<std::string>(),
        std::string(
            "Waiting at preDrain for A (owner a). 37 m, late; allowed 30 m. There is nothing to "
            "drain: the Node no longer exists."));
    QCOMPARE(row["expected"]["lateAt"].get<std::string>(),
             std::string("2026-01-10T12:40:00.000000Z"));
    QCOMPARE(Json::parse(view->rows().at("n/w/hook.preTerminate/B"))["state"].get<std::string>(),
             std::string("Armed"));
    Json sum = Json::parse(view->rows().at("summary"));
    QCOMPARE(sum["late"].get<int>(), 1);
    QCOMPARE(sum["armed"].get<int>(), 1);
    QCOMPARE(sum["lastCleared"].get<std::string>(), std::string());

    put(R"({"spec": {"lifecycleHooks": {"preDrain": null}}})", now + 1min, readyNode());
    QCOMPARE(view->rows().count("n/w/hook.preDrain/A"), std::size_t(0));
    sum = Json::parse(view->rows().at("summary"));
    QCOMPARE(sum["holding"].get<int>(), 0);
    QCOMPARE(sum["lastCleared"].get<std::string>(), std::string("2026-01-10T12:48:00.000000Z"));
    holds.remove({"n", "w"}, now);
    QCOMPARE(view->rows().size(), std::size_t(1));
}

void TestHoldsView::aHoldIsClearedAlsoWhileNobodyLooks()
{
    gateway::HoldsView holds;
    const auto put = [&](const char *more, TimePoint at) {
        const auto one = gateway::evaluated({machineOf(more), readyNode()}, at);
        holds.put({"n", "w"}, {one.view, one.holds, one.why}, at);
    };
    put(deleted, now);
    QVERIFY(!holds.lastCleared());
    put(R"({"spec": {"lifecycleHooks": {"preDrain": null}}})", now + 1min);
    QVERIFY(holds.lastCleared() == now + 1min);
    bool isNew = false;
    const auto view = holds.open(isNew);
    holds.flush(now + 2min);
    QCOMPARE(Json::parse(view->rows().at("summary"))["lastCleared"].get<std::string>(),
             std::string("2026-01-10T12:48:00.000000Z"));
}

void TestHoldsView::whatIsNoHoldIsACause()
{
    gateway::HoldsView holds;
    bool isNew = false;
    const auto view = holds.open(isNew);
    const auto one = gateway::evaluated(
        {machineOf(R"({"status": {"phase": "Failed", "errorMessage": "no such zone"}})")}, now);
    holds.put({"n", "w"}, {one.view, one.holds, one.why}, now);
    const Json row = Json::parse(view->rows().at("n/w/cause"));
    QCOMPARE(row["kind"].get<std::string>(), std::string("cause"));
    QCOMPARE(row["state"].get<std::string>(), std::string("Failed"));
    QCOMPARE(row["sentence"].get<std::string>(), std::string("Failed: no such zone."));
}

void TestHoldsView::aMachineOfOneOfManyClustersSaysWhich()
{
    gateway::HoldsView holds;
    bool isNew = false;
    const auto view = holds.open(isNew);
    const auto put = [&](const char *more) {
        const auto one = gateway::evaluated({machineOf(more), readyNode()}, now);
        gateway::HoldsView::Entry entry{one.view, one.holds, one.why};
        entry.cluster = "prod-7";
        holds.put({"n", "w"}, entry, now);
    };
    put(deleted);
    Json row = Json::parse(view->rows().at("n/w/hook.preDrain/A"));
    QCOMPARE(row["cluster"].get<std::string>(), std::string("prod-7"));
    QCOMPARE(row["cause"].get<std::string>(), std::string("A of a at preDrain"));
    put(R"({"status": {"phase": "Failed", "errorMessage": "no such zone"}})");
    row = Json::parse(view->rows().at("n/w/cause"));
    QCOMPARE(row["cluster"].get<std::string>(), std::string("prod-7"));
    QVERIFY(row["cause"].get<std::string>().starts_with("prod-7: "));
}

void TestHoldsView::aHookThatCameAfterTheDeletionIsNoticed()
{
    gateway::HoldMemory memory;
    const auto see = [&](const char *more, TimePoint at) {
        const Object seen = machineOf(more);
        holds::StuckView view;
        view.machine = seen;
        view.notes = memory.notesOf(seen.key());
        memory.note(seen, holdsOf(view, at), at);
        view.notes = memory.notesOf(seen.key());
        return holdsOf(view, at);
    };
    see(deleted, now);
    const auto later = see(
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"},
            "spec": {"lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}, {"name": "Late", "owner": "c"}]}}})",
        now + 5min);
    QCOMPARE(later.size(), std::size_t(3));
    QVERIFY(!later[0].modifiers.addedAfterDeletion);
    QVERIFY(later[1].modifiers.addedAfterDeletion);
    QVERIFY(later[0].observed == now);
    QVERIFY(later[1].observed == now + 5min);
}

void TestHoldsView::theTimeOfASentenceIsThatOfItsCause()
{
    gateway::HoldMemory memory;
    const ObjectKey key{"n", "w"};
    const auto held = holds::whyStuck({machineOf(deleted)}, now);
    QVERIFY(bool(held));
    QVERIFY(memory.seenSince(key, held, now) == now);
    QVERIFY(memory.seenSince(key, holds::whyStuck({machineOf(deleted)}, now + 1min), now + 1min)
            == now);
    const auto failed = holds::whyStuck({machineOf(R"({"status": {"phase": "Failed"}})")}, now);
    QVERIFY(memory.seenSince(key, failed, now + 2min) == now + 2min);
    QVERIFY(!memory.seenSince(key, std::nullopt, now));
    QVERIFY(memory.seenSince(key, held, now + 3min) == now + 3min);
}

} // namespace tst_holdsview

HP_TEST(tst_holdsview, TestHoldsView)
#include "tst_holdsview.moc"
