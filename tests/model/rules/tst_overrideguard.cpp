// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiView.h"
#include "model/rules/override/Guard.h"
#include "model/rules/override/Peers.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>

namespace tst_overrideguard {

using namespace hp;
using namespace hp::overrides;
using namespace std::chrono_literals;

class TestOverrideGuard : public QObject
{
    Q_OBJECT
private slots:
    void everyActionHasARow();
    void levels_data();
    void levels();
    void aFailedCheckIsNamedWithItsCause_data();
    void aFailedCheckIsNamedWithItsCause();
    void eachServerOfAControlPlaneCountsOnce_data();
    void eachServerOfAControlPlaneCountsOnce();
    void aMoveIsSeenByWhoPaused_data();
    void aMoveIsSeenByWhoPaused();
    void aMemberThatNobodyTakesOutCounts_data();
    void aMemberThatNobodyTakesOutCounts();
    void whatWasDoneBehindAWait_data();
    void whatWasDoneBehindAWait();
    void anEarlierReplacementCounts();
    void unknownCountsAsFailed();
    void aSiteMayRaiseAndNeverLower_data();
    void aSiteMayRaiseAndNeverLower();
    void theHigherOfTwoRulesHolds();
    void noLevelAsksForLessThanTheOneBelow();
    void breakGlassIsSlowerAndAlone();
    void reasons_data();
    void reasons();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

Object object(const char *text)
{
    return Object(Json::parse(text));
}

/// A worker in preTerminate with an owner that went silent, a Ready and empty node, a host that is
/// on: everything green.
OverrideView calmWorker()
{
    OverrideView view;
    view.machine = object(R"({"metadata": {"name": "worker-b-7", "namespace": "n", "uid": "u1",
        "deletionTimestamp": "2026-01-10T12:00:00Z"},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}]}},
        "status": {"phase": "Deleting"}})");
    view.node =
        object(R"({"metadata": {"name": "node-7", "uid": "u2"}, "spec": {"unschedulable": true},
        "status": {"conditions": [{"type": "Ready", "status": "True"}]}})");
    view.nodeKnown = true;
    view.host = object(
        R"({"metadata": {"name": "host-7", "namespace": "n", "uid": "u3"}, "spec": {"online": true},
        "status": {"poweredOn": true}})");
    view.pods.known = view.budgets.known = view.attachments.known = true;
    view.controlPlane.known = view.siblings.known = true;
    view.owner = {OwnerView::Liveness::Silent, quoted("last acted 46 m ago")};
    view.observedAt = now - 1s;
    return view;
}

OverrideView calmMaster()
{
    OverrideView view = calmWorker();
    view.node = object(R"({"metadata": {"name": "node-7", "uid": "u2",
        "labels": {"node-role.kubernetes.io/control-plane": ""}}, "spec": {},
        "status": {"conditions": [{"type": "Ready", "status": "True"}]}})");
    const Object machine = object(R"({"metadata": {"name": "m"}, "status": {"phase": "Running"}})");
    view.controlPlane.items = {{machine, view.node}, {machine, view.node}};
    Object next =
        object(R"({"metadata": {"name": "master-3", "creationTimestamp": "2026-01-10T12:01:00Z"},
        "status": {"phase": "Running"}})");
    view.siblings.items = {next};
    return view;
}

OverrideRequest request(Action action)
{
    OverrideRequest request;
    request.action = action;
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    request.powerKey = "reboot.metal3.io/somebody";
    return request;
}

Guard evaluated(Action action, const OverrideView &view, const GuardPolicy &policy = {})
{
    return guardOf(request(action), view, interlocks(request(action), view, now), policy);
}

/// A machine of a control plane with that hook; of the others each has a member of etcd that is
/// healthy or not.
OverrideView ofMembers(const QByteArray &others, const std::string &hook, bool isHandedOver)
{
    const auto member = [](const std::string &name, char healthy) {
        Json json = Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Machine",
            "metadata": {"namespace": "n", "finalizers": ["machine.cluster.x-k8s.io"],
                "labels": {"cluster.x-k8s.io/control-plane": ""}, "annotations": {}},
            "spec": {"clusterName": "prod"}, "status": {}})");
        json["metadata"]["name"] = json["metadata"]["uid"] = name;
        json["status"]["nodeRef"]["name"] = name;
        json["status"]["conditions"] = Json::array({{{"type", "EtcdMemberHealthy"},
                                                     {"status", healthy == 'T' ? "True" : "False"},
                                                     {"reason", "Etcd"}}});
        return json;
    };
    auto capi = std::make_shared<capi::CapiView>();
    Json machine = member("cp-9", 'T');
    machine["metadata"]["annotations"][capi::preTerminatePrefix + ('/' + hook)] = "";
    capi->machine = Object(std::move(machine));
    for (const char healthy : others)
        capi->controlPlaneMachines.emplace_back(
            member("cp-" + std::to_string(capi->controlPlaneMachines.size()), healthy));
    Json check = Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2",
        "kind": "MachineHealthCheck", "metadata": {"name": "mhc", "namespace": "n"},
        "spec": {"clusterName": "prod", "selector": {}}})");
    if (isHandedOver)
        check["spec"]["remediation"]["templateRef"] = {
            {"apiVersion", "infrastructure.cluster.x-k8s.io/v1beta1"},
            {"kind", "Metal3RemediationTemplate"},
            {"name", "reboot"}};
    capi->healthChecks = {Object(std::move(check))};
    OverrideView view;
    view.machine = capi->machine;
    view.capi = capi;
    view.controlPlane.known = true;
    view.observedAt = now - 1s;
    return view;
}

using Change = std::function<void(OverrideView &)>;

} // namespace

void TestOverrideGuard::everyActionHasARow()
{
    for (int i = 0; i <= static_cast<int>(Action::ForceDelete); ++i) {
        const ActionInfo &info = infoOf(static_cast<Action>(i));
        QCOMPARE(static_cast<int>(info.action), i);
        QCOMPARE(actionFrom(info.id), info.action);
    }
    QVERIFY(!actionFrom("reformat"));
}

void TestOverrideGuard::levels_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("level");
    const auto row = [](const char *name, const char *action, const char *level, Change change) {
        QTest::newRow(name) << QString::fromLatin1(action) << change << QString::fromLatin1(level);
    };
    const Change calm = [](OverrideView &) {};
    row("a worker's hook with everything green is G3", "remove-hook", "G3", calm);
    row("a master's hook is G4 also with everything green", "remove-hook", "G4", [](auto &view) {
        view = calmMaster();
    });
    row("a worker's hook whose owner nobody found is G4", "remove-hook", "G4", [](auto &view) {
        view.owner = {};
    });
    row("a worker's hook with an attached volume is G4", "remove-hook", "G4", [](auto &view) {
        view.attachments.items.push_back(
            object(R"({"metadata": {"name": "pv-1"}, "spec": {"nodeName": "node-7"}})"));
    });
    row("cordon is G2", "cordon", "G2", calm);
    row("cordon on data that is 11 s old is G3", "cordon", "G3", [](auto &view) {
        view.observedAt = now - 11s;
    });
    row("cordon while the data recovers is two up, for the check and for itself",
        "cordon",
        "G4",
        [](auto &view) { view.recovering = true; });
    row("power on without a hold is G2", "power-on", "G2", calm);
    row("power on while a remediation fences the machine and holds its key is G4",
        "power-on",
        "G4",
        [](auto &view) {
            view.machine = object(
                R"({"metadata": {"name": "w", "annotations": {"host.metal3.io/external-remediation": ""}}})");
            view.host = object(R"({"metadata": {"name": "host-7", "annotations":
                {"reboot.metal3.io/capbm-requested-power-off": ""}}, "status": {"poweredOn": false}})");
        });
    row("a reboot of a drained host is G3", "soft-reboot", "G3", calm);
    row("a reboot of a host with a pod on it is G4", "soft-reboot", "G4", [](auto &view) {
        view.pods.items.push_back(
            object(R"({"metadata": {"name": "web-0", "namespace": "shop"}})"));
    });
    row("a hard reboot under a running node is G4", "hard-reboot", "G4", calm);
    row("a hard reboot of a host whose node is gone is G3", "hard-reboot", "G3", [](auto &view) {
        view.node = {};
    });
    row("somebody else's key is G4", "release-power-key", "G4", calm);
    row("our own hold is G2", "release-hold", "G2", calm);
    row("skipping a drain is G4", "skip-drain", "G4", calm);
    row("a finalizer is G5 whatever the lights say", "strip-finalizer", "G5", calm);
    row("force delete is G5", "force-delete", "G5", [](auto &view) { view.observedAt.reset(); });
}

void TestOverrideGuard::levels()
{
    QFETCH(QString, action);
    QFETCH(Change, change);
    QFETCH(QString, level);
    OverrideView view = calmWorker();
    change(view);
    const Guard guard = evaluated(*actionFrom(action.toStdString()), view);
    QCOMPARE(QString::fromLatin1(toString(guard.level)), level);
    if (guard.level != infoOf(*actionFrom(action.toStdString())).base)
        QVERIFY2(!guard.why.empty(), "a level above the action's own says why");
}

void TestOverrideGuard::aFailedCheckIsNamedWithItsCause_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("evidence");
    const auto row = [](const char *name,
                        const char *action,
                        const char *check,
                        const char *evidence,
                        Change change) {
        QTest::newRow(name) << QString::fromLatin1(action) << change << QString::fromLatin1(check)
                            << QString::fromLatin1(evidence);
    };
    row("old data", "cordon", "data-fresh", "the newest data is 42 s old", [](auto &view) {
        view.observedAt = now - 42s;
    });
    row("a node that is not Ready",
        "remove-hook",
        "node-ready",
        "node-7 is not Ready",
        [](auto &view) {
            view.node = object(R"({"metadata": {"name": "node-7"},
            "status": {"conditions": [{"type": "Ready", "status": "False"}]}})");
        });
    row("the pods by name, a DaemonSet's not counted",
        "soft-reboot",
        "node-drained",
        "1 pod is left: shop/web-0",
        [](auto &view) {
            view.pods.items = {
                object(R"({"metadata": {"name": "web-0", "namespace": "shop"}})"),
                object(R"({"metadata": {"name": "agent", "namespace": "sys", "ownerReferences":
                    [{"kind": "DaemonSet", "name": "agent", "controller": true}]}})")};
        });
    row("the budget that is spent",
        "skip-drain",
        "budgets-met",
        "shop/web allows no disruption",
        [](auto &view) {
            view.pods.items = {object(
                R"({"metadata": {"name": "web-0", "namespace": "shop", "labels": {"app": "web"}}})")};
            view.budgets.items = {object(R"({"metadata": {"name": "web", "namespace": "shop"},
                    "spec": {"selector": {"matchLabels": {"app": "web"}}}, "status": {"disruptionsAllowed": 0}})"),
                                  object(R"({"metadata": {"name": "other", "namespace": "shop"},
                    "spec": {"selector": {"matchLabels": {"app": "db"}}}, "status": {"disruptionsAllowed": 0}})")};
        });
    row("the budget that allows fewer than would go",
        "skip-drain",
        "budgets-met",
        "shop/web has 2 pods on the node; disruptions allowed: 1",
        [](auto &view) {
            const char *const pod = R"({"metadata": {"namespace": "shop", "labels": {"app": "web"}},
                "status": {"conditions": [{"type": "Ready", "status": "True"}]}})";
            const char *const sick = R"({"metadata": {"namespace": "shop", "labels": {"app": "db"}},
                "status": {"conditions": [{"type": "Ready", "status": "False"}]}})";
            view.pods.items = {object(pod), object(pod), object(sick), object(sick)};
            view.budgets.items = {object(R"({"metadata": {"name": "db", "namespace": "shop"},
                    "spec": {"selector": {"matchLabels": {"app": "db"}}}, "status": {"disruptionsAllowed": 1}})"),
                                  object(R"({"metadata": {"name": "web", "namespace": "shop"},
                    "spec": {"selector": {"matchLabels": {"app": "web"}}}, "status": {"disruptionsAllowed": 1}})")};
        });
    row("a budget of all pods, and one of none",
        "skip-drain",
        "budgets-met",
        "shop/all allows no disruption",
        [](auto &view) {
            view.pods.items = {object(R"({"metadata": {"name": "web-0", "namespace": "shop"}})")};
            view.budgets.items = {object(R"({"metadata": {"name": "all", "namespace": "shop"},
                    "spec": {"selector": {}}, "status": {"disruptionsAllowed": 0}})"),
                                  object(R"({"metadata": {"name": "none", "namespace": "shop"},
                    "spec": {}, "status": {"disruptionsAllowed": 0}})")};
        });
    row("a host that a remediation marked",
        "power-on",
        "no-remediation",
        "a remediation marked the host as unhealthy",
        [](auto &view) {
            view.host = object(
                R"({"metadata": {"name": "h", "annotations": {"capm3.metal3.io/unhealthy": ""}}, "status": {"poweredOn": false}})");
        });
    row("a master without a replacement",
        "remove-hook",
        "replacement-running",
        "no replacement is Running",
        [](auto &view) {
            view = calmMaster();
            view.siblings.items.clear();
            view.wantedMasters = 3;
        });
    row("a majority that would be lost",
        "remove-hook",
        "quorum-kept",
        "1 healthy without it, 2 of 3 needed",
        [](auto &view) {
            view = calmMaster();
            view.controlPlane.items[0].node = {};
        });
    row("another master that is being drained",
        "remove-hook",
        "no-other-drain",
        "m is cordoned or being deleted",
        [](auto &view) {
            view = calmMaster();
            view.controlPlane.items[0].node =
                object(R"({"metadata": {"name": "x"}, "spec": {"unschedulable": true},
                    "status": {"conditions": [{"type": "Ready", "status": "True"}]}})");
        });
    row("an owner that is at it",
        "remove-hook",
        "owner-not-working",
        "backup is working on it, last acted 20 s ago",
        [](auto &view) {
            view.owner = {OwnerView::Liveness::Working, quoted("last acted 20 s ago")};
        });
    row("another key", "power-on", "no-other-key", "held off by fence", [](auto &view) {
        view.host = object(
            R"({"metadata": {"name": "h", "annotations": {"reboot.metal3.io/fence": ""}}, "status": {"poweredOn": false}})");
    });
    row("a reading of before the clock was set back",
        "power-on",
        "power-known",
        "its power state is unknown",
        [](auto &view) {
            view.host = object(R"({"metadata": {"name": "h"}, "status": {"poweredOn": false,
            "powerStateObservedAt": "2099-01-01T00:00:00Z"}})");
        });
    row("a host whose firmware is being written",
        "hard-reboot",
        "not-serviced",
        "Host h is being serviced: its firmware or settings are being written",
        [](auto &view) {
            view.host = object(R"({"metadata": {"name": "h"}, "status": {"poweredOn": true,
            "operationalStatus": "servicing"}})");
        });
    row("a host in error",
        "power-on",
        "power-known",
        "power management error: no answer",
        [](auto &view) {
            view.host = object(R"({"metadata": {"name": "h"}, "status": {"poweredOn": true,
            "errorType": "power management error", "errorMessage": "no answer"}})");
        });
}

void TestOverrideGuard::aFailedCheckIsNamedWithItsCause()
{
    QFETCH(QString, action);
    QFETCH(Change, change);
    QFETCH(QString, check);
    QFETCH(QString, evidence);
    OverrideView view = calmWorker();
    change(view);
    const auto found = interlocks(request(*actionFrom(action.toStdString())), view, now);
    const auto it = std::find_if(found.begin(), found.end(), [&](const Interlock &interlock) {
        return check == QLatin1String(interlock.id);
    });
    QVERIFY(it != found.end());
    QCOMPARE(QString::fromStdString(it->evidence.text()), evidence);
    QVERIFY(it->light != Light::Green);
    QVERIFY2(found.front().light != Light::Green, "what failed comes first");
}

/// Who resumes what is being moved has two sets of controllers work on the same machines.
void TestOverrideGuard::eachServerOfAControlPlaneCountsOnce_data()
{
    QTest::addColumn<QByteArray>("machines"); ///< NAME=NODE of each, "-" before one that is deleted
    QTest::addColumn<QByteArray>("nodes"); ///< NAME, "!" before one that is not Ready, ":e" of etcd
    QTest::addColumn<QString>("evidence");
    const auto row = [](const char *name, const char *machines, const char *nodes, const char *is) {
        QTest::newRow(name) << QByteArray(machines) << QByteArray(nodes) << QString::fromLatin1(is);
    };
    row("three with Machines", "m1=a m2=b", "own a b", "2 healthy without it, 2 of 3 needed");
    row("two with Machines, and two without that are down",
        "m1=a m2=b",
        "own a b !c !d",
        "2 healthy without it, 3 of 5 needed");
    row("none of the others has a Machine", "", "own a b", "2 healthy without it, 2 of 3 needed");
    row("two Machines of one Node", "m1=a m2=a", "own a", "1 healthy without it, 2 of 2 needed");
    row("one that is deleted names the Node of another",
        "-m1=a m2=a",
        "own a b",
        "2 healthy without it, 2 of 3 needed");
    row("another Machine of the same server",
        "m1=own m2=a",
        "own a",
        "1 healthy without it, 2 of 2 needed");
    row("a Machine that has no Node yet",
        "m1= m2=a",
        "own a",
        "1 healthy without it, 2 of 3 needed");
    row("servers of the control plane that have no member of etcd",
        "",
        "own:e a:e !b:e c d",
        "1 healthy without it, 2 of 3 needed");
    row("a server of the control plane that has no member itself",
        "",
        "own a:e b:e",
        "2 healthy without it, 2 of 3 needed");
}

void TestOverrideGuard::eachServerOfAControlPlaneCountsOnce()
{
    QFETCH(const QByteArray, machines);
    QFETCH(const QByteArray, nodes);
    QFETCH(const QString, evidence);
    OverrideView view = calmMaster();
    std::map<std::string, Object> all;
    for (const QByteArray &text : nodes.split(' ')) {
        const bool ready = !text.startsWith('!');
        const QByteArray name = text.mid(ready ? 0 : 1).split(':').front();
        Json node = Json::parse(R"({"metadata": {"labels": {
            "node-role.kubernetes.io/control-plane": ""}}})");
        node["metadata"]["name"] = name.toStdString();
        node["status"]["conditions"] = {{{"type", "Ready"}, {"status", ready ? "True" : "False"}}};
        if (text.endsWith(":e"))
            node["metadata"]["labels"]["node-role.kubernetes.io/etcd"] = "true";
        if (name == "own")
            view.node = Object(node);
        all[name.toStdString()] = Object(std::move(node));
    }
    std::vector<Object> masters{view.machine};
    for (const QByteArray &text : machines.split(' ')) {
        const bool deleted = text.startsWith('-');
        const QList<QByteArray> parts = text.mid(deleted ? 1 : 0).split('=');
        if (parts.size() != 2)
            continue;
        Json machine = Json::parse(R"({"status": {"phase": "Running"}})");
        machine["metadata"]["name"] = machine["metadata"]["uid"] = parts[0].toStdString();
        if (!parts[1].isEmpty())
            machine["status"]["nodeRef"]["name"] = parts[1].toStdString();
        if (deleted)
            machine["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        masters.emplace_back(std::move(machine));
    }
    view.controlPlane.items = peersOf(view.machine, view.node, masters, all);
    const auto found = interlocks(request(Action::PowerOff), view, now);
    const auto it = std::ranges::find(found, std::string_view("quorum-kept"), &Interlock::id);
    QVERIFY(it != found.end());
    QCOMPARE(QString::fromStdString(it->evidence.text()), evidence);
}

void TestOverrideGuard::aMoveIsSeenByWhoPaused_data()
{
    QTest::addColumn<QByteArray>("annotations");
    QTest::addColumn<QByteArray>("manager");
    QTest::addColumn<QString>("light");
    QTest::newRow("somebody paused it")
        << QByteArray("{}") << QByteArray("kubectl-edit") << "green";
    QTest::newRow("clusterctl did") << QByteArray("{}") << QByteArray("clusterctl") << "red";
    QTest::newRow("nobody knows who did") << QByteArray("{}") << QByteArray() << "unknown";
    QTest::newRow("it is copied already, and will be deleted here")
        << QByteArray(R"({"clusterctl.cluster.x-k8s.io/delete-for-move": ""})")
        << QByteArray("kubectl-edit") << "red";
}

void TestOverrideGuard::aMoveIsSeenByWhoPaused()
{
    QFETCH(const QByteArray, annotations);
    QFETCH(const QByteArray, manager);
    QFETCH(const QString, light);
    auto capi = std::make_shared<capi::CapiView>();
    capi->machine = Object(Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2",
        "kind": "Machine", "metadata": {"name": "worker-b-7", "namespace": "n", "uid": "u1"},
        "spec": {"clusterName": "prod"}})"));
    Json cluster = Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Cluster",
        "metadata": {"name": "prod", "namespace": "n", "uid": "u2"}, "spec": {"paused": true}})");
    cluster["metadata"]["annotations"] = Json::parse(annotations.toStdString());
    if (!manager.isEmpty())
        cluster["metadata"]["managedFields"] =
            Json::array({{{"manager", manager.toStdString()},
                          {"operation", "Update"},
                          {"fieldsV1", {{"f:spec", {{"f:paused", Json::object()}}}}}}});
    capi->cluster = Object(std::move(cluster));
    OverrideView view;
    view.machine = capi->machine;
    view.capi = capi;
    view.observedAt = now - 1s;
    QString found;
    for (const Interlock &interlock : interlocks(request(Action::ResumeCluster), view, now)) {
        if (interlock.id == std::string_view("no-move"))
            found = QString::fromLatin1(toString(interlock.light));
    }
    QCOMPARE(found, light);
}

/// A control plane takes the member of a machine out of etcd before its server goes; whoever
/// switches the server off, or takes the hook off that waits for that, does not.
void TestOverrideGuard::aMemberThatNobodyTakesOutCounts_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("hook");
    QTest::addColumn<QByteArray>("others");
    QTest::addColumn<bool>("isHandedOver");
    QTest::addColumn<QString>("light");
    QTest::addColumn<QString>("evidence");
    const auto row = [](const char *tag,
                        const char *action,
                        const char *hook,
                        const char *others,
                        const char *light,
                        const char *evidence,
                        bool isHandedOver = false) {
        QTest::newRow(tag) << QByteArray(action) << QByteArray(hook) << QByteArray(others)
                           << isHandedOver << QString::fromLatin1(light)
                           << QString::fromLatin1(evidence);
    };
    const char *three = "2 of 3 etcd members would be healthy and vote, and 2 are needed";
    const char *four = "2 of 4 etcd members would be healthy and vote, and 3 are needed";
    const char *two = "1 of 2 etcd members would be healthy and vote, and 2 are needed";
    row("a server of three is switched off", "power-off", "kcp-cleanup", "TT", "green", three);
    row("one of four, another is sick", "power-off", "kcp-cleanup", "TTF", "red", four);
    row("one of four starts again", "hard-reboot", "kcp-cleanup", "TTF", "red", four);
    row("one of two", "power-off", "kcp-cleanup", "T", "red", two);
    row("the hook that waits for etcd", "remove-hook", "kcp-cleanup", "TTF", "red", four);
    row("the same of RKE2", "remove-hook", "rke2-cleanup", "TTF", "red", four);
    row("another one of RKE2", "remove-hook", "rke2-lb-exclusion", "TTF", "red", four);
    row("the hook of somebody else",
        "remove-hook",
        "backup",
        "TTF",
        "green",
        "2 of 3 etcd members would be healthy and vote, and 2 are needed");
    const char *without = "2 of 3 etcd members would be healthy and vote, and 2 are needed";
    row("it is replaced", "remediate-machine", "kcp-cleanup", "TTF", "green", without);
    row("its health check has the server switched off",
        "remediate-machine",
        "kcp-cleanup",
        "TTF",
        "red",
        four,
        true);
    row("a drain is skipped, and the control plane does the rest",
        "skip-drain",
        "kcp-cleanup",
        "TTF",
        "green",
        "2 of 3 etcd members would be healthy and vote, and 2 are needed");
}

void TestOverrideGuard::aMemberThatNobodyTakesOutCounts()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, hook);
    QFETCH(const QByteArray, others);
    QFETCH(const bool, isHandedOver);
    QFETCH(const QString, light);
    QFETCH(const QString, evidence);
    const OverrideView view = ofMembers(others, hook.toStdString(), isHandedOver);
    OverrideRequest asked = request(*actionFrom(action.toStdString()));
    asked.hook = {hook.toStdString(), ""};
    const auto found = interlocks(asked, view, now);
    const auto it = std::ranges::find(found, std::string_view("quorum-kept"), &Interlock::id);
    QVERIFY(it != found.end());
    QCOMPARE(QString::fromLatin1(toString(it->light)), light);
    const QString said = QString::fromStdString(it->evidence.text());
    QVERIFY2(said.endsWith(evidence), qPrintable(said));
}

/// What is on its Node is not read: a machine of Cluster API alone says what was done.
void TestOverrideGuard::whatWasDoneBehindAWait_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("times");
    QTest::addColumn<QString>("drained");
    QTest::addColumn<QString>("detached");
    const QByteArray start(R"("nodeDrainStartTime": "2026-01-10T12:05:00Z")");
    const QByteArray began(R"("nodeDrainStartTime": "2026-01-10T12:05:00Z",
                              "waitForPreTerminateHookStartTime": "2026-01-10T12:10:00Z")");
    const QByteArray minute(R"("deletion": {"nodeDrainTimeoutSeconds": 60})");
    const QByteArray quarter(R"("deletion": {"nodeDrainTimeoutSeconds": 900})");
    QTest::newRow("a controller that writes no start of the wait down")
        << QByteArray() << start << "green"
        << "green";
    QTest::newRow("one that does, and passes by what it has done")
        << QByteArray() << began << "green"
        << "green";
    QTest::newRow("the limit of the drain was over when the wait began")
        << minute << began << "unknown"
        << "green";
    QTest::newRow("the limit was over later") << quarter << began << "green"
                                              << "green";
    QTest::newRow("it was over by the clock of Cluster API, which is ahead of ours")
        << minute << QByteArray(R"("nodeDrainStartTime": "2026-01-10T14:00:00Z")") << "unknown"
        << "green";
}

void TestOverrideGuard::whatWasDoneBehindAWait()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const QByteArray, times);
    QFETCH(const QString, drained);
    QFETCH(const QString, detached);
    auto capi = std::make_shared<capi::CapiView>();
    Json machine = Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Machine",
        "metadata": {"name": "worker-b-7", "namespace": "n", "uid": "u1",
            "finalizers": ["machine.cluster.x-k8s.io"],
            "deletionTimestamp": "2026-01-10T12:00:00Z"},
        "status": {"nodeRef": {"name": "node-7"},
            "conditions": [{"type": "Deleting", "status": "True",
                            "lastTransitionTime": "2026-01-10T14:05:00Z",
                            "reason": "WaitingForPreTerminateHook"}]}})");
    machine["spec"] = Json::parse('{' + spec.toStdString() + '}');
    machine["status"]["deletion"] = Json::parse('{' + times.toStdString() + '}');
    capi->machine = Object(std::move(machine));
    OverrideView view;
    view.machine = capi->machine;
    view.capi = capi;
    view.observedAt = now - 1s;
    const auto lightOf = [&](Action action, const char *check) {
        for (const Interlock &interlock : interlocks(request(action), view, now)) {
            if (interlock.id == std::string_view(check))
                return QString::fromLatin1(toString(interlock.light));
        }
        return QString();
    };
    QCOMPARE(lightOf(Action::LimitDrain, "node-drained"), drained);
    QCOMPARE(lightOf(Action::RemoveHook, "volumes-detached"), detached);
}

/// A set that updates makes the new master before it deletes the old one.
void TestOverrideGuard::anEarlierReplacementCounts()
{
    OverrideView view = calmMaster();
    view.wantedMasters = 3;
    view.siblings.items.clear();
    for (const char *name :
         {"2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2026-01-10T11:50:00Z"}) {
        Json json = Json::parse(R"({"metadata": {}, "status": {"phase": "Running"}})");
        json["metadata"]["name"] = std::string("m-") + name;
        json["metadata"]["creationTimestamp"] = name;
        view.controlPlane.items.push_back({Object(json), view.node});
    }
    view.controlPlane.items.erase(view.controlPlane.items.begin(),
                                  view.controlPlane.items.begin() + 2);
    const auto found = [&view] {
        const auto all = interlocks(request(Action::RemoveHook), view, now);
        return *std::ranges::find(all, std::string_view("replacement-running"), &Interlock::id);
    };
    QVERIFY(found().light == Light::Green);
    QCOMPARE(found().evidence.text(),
             std::string("m-2026-01-10T11:50:00Z is Running in its place"));
    Json leaving = view.controlPlane.items.back().machine.json();
    leaving["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    view.controlPlane.items.back().machine = Object(leaving);
    QVERIFY(found().light == Light::Red);
}

void TestOverrideGuard::unknownCountsAsFailed()
{
    OverrideView blind = calmWorker();
    blind.nodeKnown = false;
    blind.node = {};
    blind.pods.known = false;
    blind.observedAt.reset();
    for (const ActionInfo &info : actions()) {
        const auto found = interlocks(request(info.action), blind, now);
        QVERIFY2(!found.empty() && found.front().light != Light::Green, info.id);
        QVERIFY2(evaluated(info.action, blind).level > evaluated(info.action, calmWorker()).level
                     || evaluated(info.action, calmWorker()).level >= GuardLevel::G4,
                 info.id);
    }
}

void TestOverrideGuard::aSiteMayRaiseAndNeverLower_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("level");
    QTest::newRow("lower than the table is ignored") << "G0"
                                                     << "G3";
    QTest::newRow("the same changes nothing") << "G3"
                                              << "G3";
    QTest::newRow("higher counts") << "G4"
                                   << "G4";
    QTest::newRow("more than G4 is G4: what is offered stays possible") << "G5"
                                                                        << "G4";
}

void TestOverrideGuard::aSiteMayRaiseAndNeverLower()
{
    QFETCH(QString, policy);
    QFETCH(QString, level);
    const auto asked = guardLevelFrom(policy.toStdString());
    QVERIFY(asked);
    const Guard guard = evaluated(Action::RemoveHook, calmWorker(), {{Action::RemoveHook, *asked}});
    QCOMPARE(QString::fromLatin1(toString(guard.level)), level);
    // So may a person.
    OverrideRequest own = request(Action::RemoveHook);
    own.least = *asked;
    const OverrideView view = calmWorker();
    const Guard mine = guardOf(own, view, interlocks(own, view, now));
    QCOMPARE(QString::fromLatin1(toString(mine.level)), level);
    QCOMPARE(mine.why.empty(), level == QLatin1String("G3"));
}

/// Whatever the action and the state: with both rules the level is the higher one, and what is
/// never done stays so.
void TestOverrideGuard::theHigherOfTwoRulesHolds()
{
    const OverrideView view = calmWorker();
    for (const ActionInfo &info : actions()) {
        for (int person = 0; person <= 4; ++person) {
            for (int site = 0; site <= 4; ++site) {
                OverrideRequest own = request(info.action);
                const std::vector<Interlock> checks = interlocks(own, view, now);
                const GuardLevel alone = guardOf(own, view, checks).level;
                own.least = static_cast<GuardLevel>(person);
                const Guard guard =
                    guardOf(own, view, checks, {{info.action, static_cast<GuardLevel>(site)}});
                const auto expected = alone == GuardLevel::G5
                    ? GuardLevel::G5
                    : std::max({alone, own.least, static_cast<GuardLevel>(site)});
                QVERIFY2(guard.level == expected, info.id);
            }
        }
    }
}

void TestOverrideGuard::noLevelAsksForLessThanTheOneBelow()
{
    for (int i = 1; i <= static_cast<int>(GuardLevel::G4); ++i) {
        const Gates below = gatesOf(static_cast<GuardLevel>(i - 1));
        const Gates gates = gatesOf(static_cast<GuardLevel>(i));
        QVERIFY(gates.reason >= below.reason && gates.pressAndHold >= below.pressAndHold);
        QVERIFY(gates.typeName >= below.typeName && gates.secondPerson >= below.secondPerson);
        QVERIFY(gates.delay >= below.delay && gates.offered);
    }
    QVERIFY(!gatesOf(GuardLevel::G5).offered);
}

void TestOverrideGuard::breakGlassIsSlowerAndAlone()
{
    const Gates gates = breakGlass(GuardLevel::G4);
    QVERIFY(!gates.secondPerson);
    QCOMPARE(gates.delay, breakGlassDelay);
    QVERIFY(gates.typeName && gates.reason);
    QCOMPARE(breakGlass(GuardLevel::G3).delay, sendDelay);
    QVERIFY(!breakGlass(GuardLevel::G5).offered);
}

void TestOverrideGuard::reasons_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("nothing") << "" << false;
    QTest::newRow("spaces only") << "            " << false;
    QTest::newRow("too short") << "stuck" << false;
    QTest::newRow("padded to length") << "  stuck     " << false;
    QTest::newRow("ten characters") << "owner dead" << true;
    QTest::newRow("a ticket id") << "OPS-42" << true;
    QTest::newRow("a number with a hash") << "#4711" << true;
    QTest::newRow("one digit is no ticket") << "a1" << false;
    QTest::newRow("one letter again and again") << "aaaaaaaaaaaa" << false;
    QTest::newRow("one letter with blanks") << "a a a a a a a" << false;
    QTest::newRow("two signs again and again") << "-.-.-.-.-.-." << false;
    QTest::newRow("one digit again and again") << "0000" << false;
    QTest::newRow("one character of several bytes") << QString(6, QChar(0x6771)) << false;
    QTest::newRow("a reason in Japanese") << QString::fromUtf8("保守のため停止") << true;
    QTest::newRow("marks without a width")
        << QString::fromUtf8("\u200b\u200c\u200d\u2060\ufeff") << false;
    QTest::newRow("marks of direction")
        << QString::fromUtf8("\u202a\u202b\u202c\u202d\u202e\u2066\u2067") << false;
    QTest::newRow("control characters")
        << QStringLiteral("\1\2\3\4\5\6\a\b\x0e\x0f\x10\x1b") << false;
    QTest::newRow("blanks of many widths")
        << QString::fromUtf8("\u00a0\u2001\u2002\u2003\u3000\u2800\u3164\u115f") << false;
    QTest::newRow("tags") << QString::fromUtf8("\U000e0041\U000e0042\U000e0043") << false;
    QTest::newRow("padded to length with what nobody sees")
        << QString::fromUtf8("stuck\u200b\u200c\u200d") << false;
    QTest::newRow("a ticket id behind a mark") << QString::fromUtf8("\ufeffOPS-42") << true;
    QTest::newRow("as long as a reason may be")
        << QStringLiteral("owner dead") + QString(1990, QLatin1Char('!')) << true;
    QTest::newRow("longer than anybody reads")
        << QStringLiteral("owner dead") + QString(1991, QLatin1Char('!')) << false;
    QTest::newRow("a reason with a joiner of its language")
        << QString::fromUtf8("نگه\u200cداری سرور خراب") << true;
}

void TestOverrideGuard::reasons()
{
    QFETCH(QString, reason);
    QFETCH(bool, accepted);
    QCOMPARE(whyNotReason(reason.toStdString()).empty(), accepted);
}

} // namespace tst_overrideguard

HP_TEST(tst_overrideguard, TestOverrideGuard)
#include "tst_overrideguard.moc"
