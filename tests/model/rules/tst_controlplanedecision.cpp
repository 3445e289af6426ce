// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/ControlPlaneDecision.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_controlplanedecision {

using namespace hp;
using namespace hp::rules;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");
constexpr const char *going = R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
    "status":{"phase":"Deleting"}})";
constexpr const char *coming = R"({"metadata":{"creationTimestamp":"2026-01-10T11:59:00Z"},
    "status":{"phase":"Provisioning","nodeRef":null}})";
constexpr const char *late = R"({"metadata":{"creationTimestamp":"2026-01-10T11:59:00Z"}})";
constexpr const char *old = R"({"spec":{"providerSpec":{"value":{"instanceType":"small"}}}})";

Object setWith(std::initializer_list<const char *> patches = {})
{
    Json json = Json::parse(R"({
        "apiVersion":"machine.openshift.io/v1","kind":"ControlPlaneMachineSet",
        "metadata":{"name":"cluster","namespace":"ns","uid":"su","resourceVersion":"3","generation":2,
            "finalizers":["controlplanemachineset.machine.openshift.io"]},
        "spec":{"replicas":3,"state":"Active","strategy":{"type":"RollingUpdate"},
            "selector":{"matchLabels":{"role":"cp"}},
            "template":{"machineType":"machines_v1beta1_machine_openshift_io",
                "machines_v1beta1_machine_openshift_io":{
                    "metadata":{"labels":{"role":"cp",
                        "machine.openshift.io/cluster-api-cluster":"c",
                        "machine.openshift.io/cluster-api-machine-role":"master"}},
                    "spec":{"providerSpec":{"value":{"instanceType":"large"}}}}}}})");
    for (const char *patch : patches)
        json.merge_patch(Json::parse(patch));
    return Object(json);
}

Object machine(const std::string &name, std::initializer_list<const char *> patches = {})
{
    Json json = {
        {"kind", "Machine"},
        {"metadata",
         {{"name", name},
          {"namespace", "ns"},
          {"uid", "u-" + name},
          {"resourceVersion", "5"},
          {"creationTimestamp", "2026-01-01T00:00:00Z"},
          {"labels", {{"role", "cp"}}},
          {"ownerReferences",
           Json::array({{{"kind", "ControlPlaneMachineSet"},
                         {"name", "cluster"},
                         {"uid", "su"},
                         {"controller", true}}})}}},
        {"spec", {{"providerSpec", {{"value", {{"instanceType", "large"}, {"zone", name}}}}}}},
        {"status", {{"phase", "Running"}, {"nodeRef", {{"name", "node-" + name}}}}}};
    for (const char *patch : patches)
        json.merge_patch(Json::parse(patch));
    return Object(json);
}

Object nodeOf(const std::string &name, const char *ready = "True")
{
    return Object(
        Json{{"kind", "Node"},
             {"metadata", {{"name", "node-" + name}}},
             {"status", {{"conditions", Json::array({{{"type", "Ready"}, {"status", ready}}})}}}});
}

/// A view of these Machines, with a Ready Node for each that refers to one.
ControlPlaneView viewOf(std::vector<Object> machines,
                        std::initializer_list<const char *> setPatches = {})
{
    ControlPlaneView view;
    view.set = setWith(setPatches);
    for (const Object &one : machines) {
        if (one.at("/status/nodeRef").is_object())
            view.nodes.push_back(nodeOf(one.name()));
    }
    view.machines = std::move(machines);
    view.suffix = "bcdfg";
    return view;
}

std::vector<Object> three()
{
    return {machine("m-0"), machine("m-1"), machine("m-2")};
}

/// Everything that a decision does, in one line.
QString deedsOf(const ControlPlaneDecision &decision)
{
    std::string text;
    for (const PlannedChange &change : decision.owners)
        text += " own " + change.object.name();
    for (const Object &gone : decision.remove)
        text += " -" + gone.name();
    for (const Object &made : decision.create)
        text += " +" + made.name();
    if (decision.setPatch)
        text += " finalizers";
    if (decision.requeue)
        text += " wait";
    return QString::fromStdString(text).trimmed();
}

/// "Type=Status/Reason: message" of one condition that the status patch would store.
QString conditionOf(const ControlPlaneDecision &decision, const char *type)
{
    for (const Json &one : decision.statusPatch.at("/status/conditions")) {
        if (one["type"] != type)
            continue;
        const std::string message = one["message"];
        return QString::fromStdString(one["status"].get<std::string>() + '/'
                                      + one["reason"].get<std::string>()
                                      + (message.empty() ? "" : ": " + message));
    }
    return {};
}

} // namespace

class TestControlPlaneDecision : public QObject
{
    Q_OBJECT
private slots:
    void theSetActsByTheRules_data();
    void theSetActsByTheRules();
    void theStatusTellsWhatIs_data();
    void theStatusTellsWhatIs();
    void aNewMachineIsMadeFromTheTemplate();
    void anIndexComesFromTheName_data();
    void anIndexComesFromTheName();
    void aConditionKeepsItsTimeUntilItsStatusChanges();
    void anUnchangedStatusIsNotWritten();
    void otherConditionTypesSurvive();
    void deletingTheSetKeepsTheMachines();
};

void TestControlPlaneDecision::theSetActsByTheRules_data()
{
    QTest::addColumn<ControlPlaneView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("deeds");
    const auto row =
        [](const char *title, ControlPlaneView view, const char *name, const char *deeds) {
            QTest::newRow(title) << std::move(view) << QString::fromUtf8(name)
                                 << QString::fromUtf8(deeds);
        };
    constexpr const char *onDelete = R"({"spec":{"strategy":{"type":"OnDelete"}}})";
    constexpr const char *inactive = R"({"spec":{"state":"Inactive"}})";
    const Object m1 = machine("m-1");
    const Object m2 = machine("m-2");

    row("a set that is gone asks for nothing", {}, "gone", "");
    row("another name is not the singleton",
        viewOf(three(), {R"({"metadata":{"name":"other"}})"}),
        "not the singleton",
        "");
    row("a new set takes its finalizer first",
        viewOf(three(), {R"({"metadata":{"finalizers":null}})"}),
        "finalizer",
        "finalizers");
    row("three that are as wanted are left alone", viewOf(three()), "active", "");
    row("a machine without owner is adopted",
        viewOf({machine("m-0", {R"({"metadata":{"ownerReferences":null}})"}), m1, m2}),
        "active",
        "own m-0");
    row("an inactive set only tells",
        viewOf({machine("m-0", {going}), m1, m2}, {inactive}),
        "inactive",
        "");
    row("a deleted machine gets a replacement",
        viewOf({machine("m-0", {going}), m1, m2}),
        "active",
        "+c-master-bcdfg-0");
    row("the replacement is waited for",
        viewOf({machine("m-0", {going}), machine("m-x-0", {coming}), m1, m2}),
        "active",
        "wait");
    row("with the replacement ready the old one is only waited for",
        viewOf({machine("m-0", {going}), machine("m-x-0", {late}), m1, m2}),
        "active",
        "");
    row("an outdated machine gets a replacement first",
        viewOf({machine("m-0", {old}), m1, m2}),
        "active",
        "+c-master-bcdfg-0");
    row("then the outdated one goes",
        viewOf({machine("m-0", {old}), machine("m-x-0", {late}), m1, m2}),
        "active",
        "-m-0");
    row("not before the replacement is ready",
        viewOf({machine("m-0", {old}), machine("m-x-0", {coming}), m1, m2}),
        "active",
        "wait");
    row("one surge at a time, lowest index first",
        viewOf({machine("m-0", {old}), machine("m-1", {old}), m2}),
        "active",
        "+c-master-bcdfg-0");
    row("two deleted ones are replaced one after the other",
        viewOf({machine("m-0", {going}), machine("m-x-0", {coming}), machine("m-1", {going}), m2}),
        "active",
        "wait");
    row("an outdated one that is not ready makes room",
        viewOf({machine("m-0", {old, coming}), m1, m2}),
        "active",
        "-m-0 +c-master-bcdfg-0");
    row("a missing index is filled", viewOf({m1, m2}), "active", "+c-master-bcdfg-0");
    row("indexes need not begin at nought",
        viewOf({machine("m-3"), machine("m-4"), machine("m-5")}),
        "active",
        "");
    row("of two that would stay the older one goes",
        viewOf({machine("m-0"), machine("m-x-0", {late}), m1, m2}),
        "active",
        "-m-0");
    row("a machine that is not ready yet is waited for",
        viewOf({machine("m-0", {coming}), m1, m2}),
        "active",
        "wait");
    row("on delete an outdated one stays",
        viewOf({machine("m-0", {old}), m1, m2}, {onDelete}),
        "active",
        "");
    row("on delete all deleted ones are replaced at once",
        viewOf({machine("m-0", {going}), machine("m-1", {going}), m2}, {onDelete}),
        "active",
        "+c-master-bcdfg-0 +c-master-bcdfg-1");
    row("on delete a replacement is made once",
        viewOf({machine("m-0", {going}), machine("m-x-0", {coming}), m1, m2}, {onDelete}),
        "active",
        "wait");
    row("on delete a missing index is filled",
        viewOf({m1, m2}, {onDelete}),
        "active",
        "+c-master-bcdfg-0");
    row("machines of others are none of its business",
        viewOf({machine("w-0",
                        {R"({"metadata":{"labels":{"role":"worker"}},"status":{"nodeRef":null}})"}),
                machine("m-0"),
                m1,
                m2}),
        "active",
        "");
    row("a degraded control plane is not touched",
        viewOf(
            {machine("m-0", {going, coming}), machine("m-1", {coming}), machine("m-2", {coming})}),
        "degraded",
        "");
    row("a name without index is an error", viewOf({machine("master-a"), m1, m2}), "error", "");
    row("a template without labels cannot name a machine",
        viewOf(
            {m1, m2},
            {R"({"spec":{"template":{"machines_v1beta1_machine_openshift_io":{"metadata":null}}}})"}),
        "error",
        "");
    row("an empty selector is an error",
        viewOf(three(), {R"({"spec":{"selector":{"matchLabels":null}}})"}),
        "error",
        "");
}

void TestControlPlaneDecision::theSetActsByTheRules()
{
    QFETCH(const ControlPlaneView, view);
    QFETCH(const QString, row);
    QFETCH(const QString, deeds);

    const ControlPlaneDecision decision = decideControlPlane(view, now);

    QCOMPARE(QString::fromUtf8(decision.row), row);
    QCOMPARE(deedsOf(decision), deeds);
    QCOMPARE(decision.error.message.empty(), row != QStringLiteral("error"));
}

void TestControlPlaneDecision::theStatusTellsWhatIs_data()
{
    QTest::addColumn<ControlPlaneView>("view");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("condition");
    const auto row =
        [](const char *title, ControlPlaneView view, const char *type, const char *text) {
            QTest::newRow(title) << std::move(view) << QString::fromUtf8(type)
                                 << QString::fromUtf8(text);
        };
    constexpr const char *onDelete = R"({"spec":{"strategy":{"type":"OnDelete"}}})";
    const Object m1 = machine("m-1");
    const Object m2 = machine("m-2");
    ControlPlaneView stray = viewOf(three());
    stray.nodes.push_back(nodeOf("stray"));
    ControlPlaneView notReady = viewOf(three());
    notReady.nodes[0] = nodeOf("m-0", "Unknown");

    row("all are there", viewOf(three()), "Available", "True/AllReplicasAvailable");
    row("nothing is wrong", viewOf(three()), "Degraded", "False/AsExpected");
    row("nothing is under way", viewOf(three()), "Progressing", "False/AllReplicasUpdated");
    row("no error", viewOf(three()), "Error", "False/AsExpected");
    row("one index has nobody",
        viewOf({m1, m2}),
        "Available",
        "False/UnavailableReplicas: Missing 1 available replica(s)");
    row("a machine whose node is not ready is not available",
        notReady,
        "Available",
        "False/UnavailableReplicas: Missing 1 available replica(s)");
    row("an outdated one needs an update",
        viewOf({machine("m-0", {old}), m1, m2}),
        "Progressing",
        "True/NeedsUpdateReplicas: Observed 1 replica(s) in need of update");
    row("an old one is still there",
        viewOf({machine("m-0", {going}), machine("m-x-0", {late}), m1, m2}),
        "Progressing",
        "True/ExcessReplicas: Waiting for 1 old replica(s) to be removed");
    row("nobody is ready",
        viewOf({machine("m-0", {coming}), machine("m-1", {coming}), machine("m-2", {coming})}),
        "Degraded",
        "True/NoReadyMachines: No ready control plane machines found");
    row("a node belongs to no machine",
        stray,
        "Degraded",
        "True/UnmanagedNodes: Found 1 unmanaged node(s)");
    row("what is degraded does not progress", stray, "Progressing", "False/OperatorDegraded");
    row("there is one index too many",
        viewOf({machine("m-0"), m1, m2, machine("m-3")}),
        "Degraded",
        "True/ExcessIndexes: Observed 1 index(es) in excess");
    row("a replacement failed",
        viewOf({machine("m-0", {going}),
                machine("m-x-0", {coming, R"({"status":{"errorMessage":"no quota"}})"}),
                m1,
                m2}),
        "Degraded",
        "True/FailedReplacement: Observed 1 replacement machine(s) in error state");
    row("a machine has another owner",
        viewOf(
            {machine("m-0",
                     {R"({"metadata":{"ownerReferences":[{"uid":"other","controller":true}]}})"}),
             m1,
             m2}),
        "Degraded",
        "True/MachinesAlreadyOwned: Observed already owned machine(s) in target machines");
    row("nobody will delete the second one",
        viewOf({machine("m-0"), machine("m-x-0"), m1, m2}, {onDelete}),
        "Degraded",
        "True/ExcessUpdatedReplicas: Observed 1 updated machine(s) in excess for index 0");
    row("Recreate is not supported",
        viewOf(three(), {R"({"spec":{"strategy":{"type":"Recreate"}}})"}),
        "Degraded",
        "True/InvalidStrategy: invalid value for spec.strategy.type: update strategy \"Recreate\" "
        "is "
        "not supported");
    row("a strategy that nobody knows is invalid",
        viewOf(three(), {R"({"spec":{"strategy":{"type":"Often"}}})"}),
        "Degraded",
        "True/InvalidStrategy: invalid value for spec.strategy.type: unknown update strategy: "
        "Often");
    row("an inactive set tells, too",
        viewOf({machine("m-0", {old}), m1, m2}, {R"({"spec":{"state":"Inactive"}})"}),
        "Progressing",
        "True/NeedsUpdateReplicas: Observed 1 replica(s) in need of update");
    row("what cannot be placed is an error",
        viewOf({machine("master-a"), m1, m2}),
        "Error",
        "True/ReconcileError: could not generate machine info for machine master-a: could not "
        "determine machine index: could not determine Machine index from name or failure domain");
}

void TestControlPlaneDecision::theStatusTellsWhatIs()
{
    QFETCH(const ControlPlaneView, view);
    QFETCH(const QString, type);
    QFETCH(const QString, condition);

    QCOMPARE(conditionOf(decideControlPlane(view, now), type.toUtf8().constData()), condition);
}

void TestControlPlaneDecision::aNewMachineIsMadeFromTheTemplate()
{
    const auto made = machineFor(setWith(), 2, "xyz24");
    QVERIFY(made.has_value());
    QCOMPARE(made->name(), std::string("c-master-xyz24-2"));
    QCOMPARE(made->ns(), std::string("ns"));
    QCOMPARE(made->label("role").value_or(""), std::string("cp"));
    QCOMPARE(made->text("/spec/providerSpec/value/instanceType"), std::string("large"));
    QCOMPARE(made->text("/metadata/ownerReferences/0/uid"), std::string("su"));

    const auto placed = machineFor(setWith(), 2, "xyz24", machine("m-2"));
    QCOMPARE(placed->text("/spec/providerSpec/value/zone"), std::string("m-2"));
    QVERIFY(placed->at("/spec/providerSpec/value/region").is_null());
    const auto moved =
        machineFor(setWith({R"({"spec":{"template":{"machines_v1beta1_machine_openshift_io":{"spec":
            {"providerSpec":{"value":{"zone":"z9"}}}}}}})"}),
                   2,
                   "xyz24",
                   machine("m-2"));
    QCOMPARE(moved->text("/spec/providerSpec/value/zone"), std::string("z9"));

    const auto prefixed =
        machineFor(setWith({R"({"spec":{"machineNamePrefix":"rack-7"}})"}), 0, "xyz24");
    QVERIFY(prefixed.has_value());
    QCOMPARE(prefixed->name(), std::string("rack-7-xyz24-0"));
}

void TestControlPlaneDecision::anIndexComesFromTheName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("index");
    QTest::newRow("behind the last dash") << "c-master-bcdfg-2" << 2;
    QTest::newRow("more than one digit") << "c-master-12" << 12;
    QTest::newRow("the last digit without dash") << "master1" << 1;
    QTest::newRow("the last digit behind letters") << "master-zone4" << 4;
    QTest::newRow("none") << "master-a" << -1;
    QTest::newRow("a number that is too big is the last digit") << "m-99999999999" << 9;
}

void TestControlPlaneDecision::anIndexComesFromTheName()
{
    QFETCH(const QString, name);
    QFETCH(const int, index);
    QCOMPARE(rules::indexOf(machine(name.toStdString())).value_or(-1), index);
}

void TestControlPlaneDecision::aConditionKeepsItsTimeUntilItsStatusChanges()
{
    constexpr const char *stored = R"({"status":{"conditions":[
        {"type":"Available","status":"True","reason":"AllReplicasAvailable","message":"",
         "lastTransitionTime":"2026-01-01T00:00:00Z"},
        {"type":"Degraded","status":"True","reason":"UnmanagedNodes","message":"",
         "lastTransitionTime":"2026-01-01T00:00:00Z"}]}})";
    const ControlPlaneDecision decision = decideControlPlane(viewOf(three(), {stored}), now);
    QCOMPARE(decision.statusPatch.text("/status/conditions/0/lastTransitionTime"),
             std::string("2026-01-01T00:00:00Z"));
    QCOMPARE(decision.statusPatch.text("/status/conditions/1/lastTransitionTime"), formatTime(now));
}

void TestControlPlaneDecision::anUnchangedStatusIsNotWritten()
{
    ControlPlaneView view = viewOf(three());
    const ControlPlaneDecision first = decideControlPlane(view, now);
    Json stored = view.set.json();
    stored.merge_patch(first.statusPatch.json());
    view.set = Object(stored);
    QVERIFY(!decideControlPlane(view, now + std::chrono::hours(1)).statusPatch);
    QCOMPARE(view.set.at("/status/readyReplicas").get<int>(), 3);
    QCOMPARE(view.set.at("/status/observedGeneration").get<int>(), 2);
}

void TestControlPlaneDecision::otherConditionTypesSurvive()
{
    const ControlPlaneDecision decision = decideControlPlane(
        viewOf(three(), {R"({"status":{"conditions":[{"type":"Mine","status":"True"}]}})"}), now);
    QCOMPARE(decision.statusPatch.text("/status/conditions/0/type"), std::string("Mine"));
}

void TestControlPlaneDecision::deletingTheSetKeepsTheMachines()
{
    const ControlPlaneDecision decision = decideControlPlane(viewOf(three(), {going}), now);
    QCOMPARE(QString::fromUtf8(decision.row), QStringLiteral("deleting"));
    QCOMPARE(deedsOf(decision), QStringLiteral("own m-0 own m-1 own m-2 finalizers"));
    QVERIFY(decision.owners.front().patch.at("/metadata/ownerReferences").empty());
    QVERIFY(decision.setPatch.at("/metadata/finalizers").empty());
}

} // namespace tst_controlplanedecision

HP_TEST(tst_controlplanedecision, TestControlPlaneDecision)
#include "tst_controlplanedecision.moc"
