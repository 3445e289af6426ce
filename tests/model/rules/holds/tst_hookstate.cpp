// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HookState.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_hookstate {

using namespace hp;
using holds::HoldState;
using machine::HookPoint;

namespace {

/// A running machine with one hook at every point; rows change one thing of it.
Json running()
{
    return Json::parse(R"({
        "metadata": {"name": "m", "namespace": "n", "creationTimestamp": "2026-01-10T11:00:00Z"},
        "spec": {"lifecycleHooks": {"preCreate": [{"name": "C", "owner": "c"}],
                                    "preDrain": [{"name": "D", "owner": "d"}],
                                    "preTerminate": [{"name": "T", "owner": "t"}]}},
        "status": {"phase": "Running", "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}],
                   "nodeRef": {"name": "m"}, "conditions": []}})");
}

Json deleting()
{
    Json machine = running();
    machine["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    machine["status"]["phase"] = "Deleting";
    return machine;
}

Json with(Json machine, const char *pointer, Json value)
{
    machine[Json::json_pointer(pointer)] = std::move(value);
    return machine;
}

Json drained(const char *status)
{
    return Json::array({{{"type", "Drained"},
                         {"status", status},
                         {"lastTransitionTime", "2026-01-10T12:05:00Z"}}});
}

} // namespace

class TestHookState : public QObject
{
    Q_OBJECT
private slots:
    void anOwnersReportBelongsToItsHook_data()
    {
        QTest::addColumn<QString>("hook");
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const char *hook, const char *type, bool found) {
            QTest::newRow(name) << QString::fromUtf8(hook) << QString::fromUtf8(type) << found;
        };
        row("as the rule says", "MoveApp", "PreDrainMoveAppSucceeded", true);
        row("as the example says", "MoveApp", "PreDrainMoveAppSucceed", true);
        row("a small first letter", "moveApp", "PreDrainMoveAppSucceeded", true);
        row("a namespaced name by its last part",
            "x.dev/moveApp",
            "PreDrainMoveAppSucceeded",
            true);
        row("a namespaced name as a whole", "x.dev/move", "PreDrainx.dev/moveSucceed", true);
        row("another hook's is not taken", "MoveApp", "PreDrainMoveAppsSucceeded", false);
        row("another point's is not taken", "MoveApp", "PreTerminateMoveAppSucceeded", false);
    }
    void anOwnersReportBelongsToItsHook()
    {
        QFETCH(const QString, hook);
        QFETCH(const QString, condition);
        QFETCH(const bool, found);
        Json machine = with(deleting(), "/spec/lifecycleHooks/preDrain/0/name", hook.toStdString());
        machine["status"]["conditions"] = Json::array(
            {{{"type", condition.toStdString()}, {"status", "False"}, {"message", "no space"}}});

        const auto holds = holds::hookHolds(Object(machine));

        QCOMPARE(holds.at(1).report.has_value(), found);
        if (found)
            QCOMPARE(holds.at(1).report->message, std::string("no space"));
    }
    void states_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<int>("point");
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("since");
        const auto row = [](const char *name,
                            const Json &machine,
                            HookPoint point,
                            HoldState state,
                            const char *since = "") {
            QTest::newRow(name) << QString::fromStdString(machine.dump()) << int(point)
                                << int(state) << QString::fromLatin1(since);
        };
        const char *const asked = "2026-01-10T12:00:00Z";
        row("a running machine's drain hook is armed",
            running(),
            HookPoint::PreDrain,
            HoldState::Armed);
        row("a running machine's terminate hook is armed",
            running(),
            HookPoint::PreTerminate,
            HoldState::Armed);
        row("a create hook with an instance is armed",
            running(),
            HookPoint::PreCreate,
            HoldState::Armed);
        row("a create hook without an instance holds",
            with(running(), "/status", Json::object()),
            HookPoint::PreCreate,
            HoldState::Holding,
            "2026-01-10T11:00:00Z");
        row("a create hook does not hold a deletion",
            with(deleting(), "/status", Json::object()),
            HookPoint::PreCreate,
            HoldState::Bypassed);
        row("a drain hook holds a deletion",
            deleting(),
            HookPoint::PreDrain,
            HoldState::Holding,
            asked);
        row("a drain hook is armed until the phase says Deleting",
            with(deleting(), "/status/phase", "Running"),
            HookPoint::PreDrain,
            HoldState::Armed);
        row("an excluded drain bypasses the hook",
            with(deleting(),
                 "/metadata/annotations",
                 {{"machine.openshift.io/exclude-node-draining", "false"}}),
            HookPoint::PreDrain,
            HoldState::Bypassed,
            asked);
        row("a machine without node bypasses the drain hook",
            with(deleting(), "/status/nodeRef", nullptr),
            HookPoint::PreDrain,
            HoldState::Bypassed,
            asked);
        row("a finished drain has bypassed the hook",
            with(deleting(), "/status/conditions", drained("True")),
            HookPoint::PreDrain,
            HoldState::Bypassed,
            "2026-01-10T12:05:00Z");
        row("a failed drain still holds the drain hook",
            with(deleting(), "/status/conditions", drained("False")),
            HookPoint::PreDrain,
            HoldState::Holding,
            asked);
        row("a terminate hook is armed before the drain is done",
            deleting(),
            HookPoint::PreTerminate,
            HoldState::Armed);
        row("a terminate hook holds after the drain",
            with(deleting(), "/status/conditions", drained("True")),
            HookPoint::PreTerminate,
            HoldState::Holding,
            "2026-01-10T12:05:00Z");
    }
    void states()
    {
        QFETCH(const QString, json);
        QFETCH(const int, point);
        QFETCH(const int, state);
        QFETCH(const QString, since);
        const auto hold =
            holds::pointState(Object(Json::parse(json.toStdString())), HookPoint(point));
        QCOMPARE(int(hold.state), state);
        QVERIFY(!hold.reason.empty());
        QCOMPARE(hold.since ? QString::fromStdString(formatTime(*hold.since)) : QString(), since);
    }

    void hooksComeInTheOrderOfTheirPoints()
    {
        const auto holds = holds::hookHolds(Object(deleting()));
        QCOMPARE(holds.size(), std::size_t(3));
        QCOMPARE(holds[0].hook.name, std::string("C"));
        QCOMPARE(holds[1].hook.owner, std::string("d"));
        QVERIFY(holds[1].state == HoldState::Holding);
        QVERIFY(holds[2].state == HoldState::Armed);
    }

    void rubbishIsNoHook()
    {
        QVERIFY(holds::hookHolds(Object(with(running(), "/spec/lifecycleHooks", "none"))).empty());
        QVERIFY(holds::hookHolds(Object()).empty());
    }
};

} // namespace tst_hookstate

HP_TEST(tst_hookstate, TestHookState)
#include "tst_hookstate.moc"
