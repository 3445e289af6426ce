// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Hold.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_holds {

using namespace hp;
using namespace hp::holds;
using namespace std::chrono_literals;

/// The list of everything that stops a machine; where single hooks stand is in tst_hookstate.
class TestHolds : public QObject
{
    Q_OBJECT
private slots:
    void holds_data();
    void holds();
    void thePastOfAHoldIsAskedByPointNameOwnerAndRole();
    void theMostUrgentComesFirst();
    void whatBecomesLateByItselfIsKnownAhead();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:10:00Z");

Json worker(const char *more)
{
    Json json = Json::parse(R"({"metadata": {"name": "w", "namespace": "n",
        "finalizers": ["machine.machine.openshift.io"], "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}},
        "status": {"phase": "Running", "nodeRef": {"name": "w"}}})");
    json.merge_patch(Json::parse(more));
    return json;
}

const char *const deleted =
    R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z"}, "status": {"phase": "Deleting"},
    "spec": {"lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}, {"name": "B", "owner": "b"}]}}})";

QString words(const std::vector<Hold> &holds)
{
    QStringList list;
    for (const Hold &hold : holds)
        list << QString::fromStdString(hold.key() + ' ' + toString(hold.state));
    return list.join(QStringLiteral(", "));
}

} // namespace

void TestHolds::holds_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("found");
    const auto row =
        [](const char *name, const char *machine, const char *host, const char *found) {
            QTest::newRow(name) << machine << host << found;
        };
    row("nothing", "{}", "", "");
    row("a master's hook is armed",
        R"({"spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}})",
        "",
        "hook.preDrain/EtcdQuorumOperator Armed");
    row("both hooks of a point hold",
        deleted,
        "",
        "hook.preDrain/A Holding, hook.preDrain/B Holding");
    row("one budget that refuses two pods is one hold, a pod another",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":1,\"startedAt\":\"2026-01-10T12:01:00Z\",\"blocking\":[{\"ns\":\"s\",\"pod\":\"p0\",\"pdb\":\"b\",\"needs\":2,\"has\":2},{\"ns\":\"s\",\"pod\":\"p1\",\"pdb\":\"b\",\"needs\":2,\"has\":2},{\"ns\":\"s\",\"pod\":\"p2\"}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False"}]}})",
        "",
        "drain.pdb/s/b Holding, drain.pod/s/p2 Holding");
    row("a finalizer of others is armed while ours is there",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z", "finalizers": ["machine.machine.openshift.io", "x.io/y"]}})",
        "",
        "finalizer/x.io/y Armed");
    row("and holds when ours is gone",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z", "finalizers": ["x.io/y"]}})",
        "",
        "finalizer/x.io/y Holding");
    row("a key on a host that is off",
        "{}",
        R"({"metadata": {"annotations": {"reboot.metal3.io/k": ""}}, "status": {"poweredOn": false}})",
        "power.key/k Holding");
    row("a key on a host that is on its way off",
        "{}",
        R"({"metadata": {"annotations": {"reboot.metal3.io/k": ""}}, "status": {"poweredOn": true, "powerState": "PoweringOff"}})",
        "power.key/k Holding");
    row("a key on a host that nobody drives off yet",
        "{}",
        R"({"metadata": {"annotations": {"reboot.metal3.io/k": ""}}, "status": {"poweredOn": true}})",
        "power.key/k Armed");
    row("silence is not off",
        "{}",
        R"({"metadata": {"annotations": {"reboot.metal3.io/k": ""}}, "status": {}})",
        "power.key/k Armed");
    row("the annotation without a key is a request, no hold",
        "{}",
        R"({"metadata": {"annotations": {"reboot.metal3.io": ""}}, "status": {"poweredOn": false}})",
        "");
    row("paused and detached",
        R"({"status": {"conditions": [{"type": "Paused", "status": "True"}]}})",
        R"({"metadata": {"name": "h", "annotations": {"baremetalhost.metal3.io/paused": "", "baremetalhost.metal3.io/detached": ""}}})",
        "paused/machine Holding, paused/host/h Armed, detached/host/h Armed");
}

void TestHolds::holds()
{
    QFETCH(const QString, machine);
    QFETCH(const QString, host);
    QFETCH(const QString, found);
    StuckView view;
    view.machine = Object(worker(machine.toUtf8().constData()));
    if (!host.isEmpty())
        view.host = Object(Json::parse(host.toStdString()));
    QCOMPARE(words(holdsOf(view, now)), found);
}

void TestHolds::thePastOfAHoldIsAskedByPointNameOwnerAndRole()
{
    std::vector<BaselineKey> asked;
    auto site = std::make_shared<SiteView>();
    site->baselines = [&asked](const BaselineKey &key) -> std::optional<Baseline> {
        asked.push_back(key);
        if (key.name == "A")
            return Baseline{1min, 2min, 20};
        return Baseline{1min, 2min, minForBaseline - 1};
    };
    StuckView view;
    view.machine = Object(worker(deleted));
    view.site = site;
    QCOMPARE(words(holdsOf(view, now)),
             QStringLiteral("hook.preDrain/A Late, hook.preDrain/B Holding"));
    QVERIFY((asked.front() == BaselineKey{"preDrain", "A", "a", "worker"}));
}

void TestHolds::theMostUrgentComesFirst()
{
    std::vector<Hold> holds(4);
    holds[0].state = HoldState::Armed;
    holds[1].state = HoldState::Holding;
    holds[1].since = now - 1h;
    holds[2].state = HoldState::Overdue;
    holds[2].priority = 2;
    holds[2].since = now - 30min;
    holds[3].state = HoldState::Overdue;
    holds[3].priority = 2;
    holds[3].since = now - 40min;
    QVERIFY(foremost(holds) == &holds[3]);
    holds.resize(1);
    QVERIFY(foremost(holds) == nullptr);
}

void TestHolds::whatBecomesLateByItselfIsKnownAhead()
{
    StuckView view;
    view.machine = Object(worker(deleted)); // holds since 12:00, may take 30 min
    QCOMPARE(nextEvaluation(holdsOf(view, now), now), parseTime("2026-01-10T12:30:00Z"));
    const TimePoint late = *parseTime("2026-01-10T12:31:00Z");
    QCOMPARE(nextEvaluation(holdsOf(view, late), late), parseTime("2026-01-10T13:30:00Z"));
    const TimePoint overdue = *parseTime("2026-01-10T14:00:00Z");
    QVERIFY(!nextEvaluation(holdsOf(view, overdue), overdue));
}

} // namespace tst_holds

HP_TEST(tst_holds, TestHolds)
#include "tst_holds.moc"
