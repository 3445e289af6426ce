// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/controlplane/ControlPlaneControllers.h"
#include "backend/controllers/machine/MachineControllers.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

namespace tst_controlplanecontrollers {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

namespace {

const std::string ns = "openshift-machine-api";
const std::string etcdNs = "openshift-etcd";

const std::string namespaces = R"(
apiVersion: v1
kind: Namespace
metadata: {name: openshift-machine-api}
---
apiVersion: v1
kind: Namespace
metadata: {name: openshift-etcd}
)";

const std::string guardPods = R"(---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Workload
metadata: {name: etcd-guard, namespace: openshift-etcd}
spec: {replicas: 3, minAvailable: 2, labels: {app: guard}, nodeSelector: {node-role.kubernetes.io/master: ""}}
)";

const std::string machineSet = R"(---
apiVersion: machine.openshift.io/v1
kind: ControlPlaneMachineSet
metadata: {name: cluster, namespace: openshift-machine-api}
spec:
  replicas: 3
  state: Active
  selector: {matchLabels: {machine.openshift.io/cluster-api-machine-role: master}}
  template:
    machineType: machines_v1beta1_machine_openshift_io
    machines_v1beta1_machine_openshift_io:
      metadata:
        labels:
          machine.openshift.io/cluster-api-cluster: c
          machine.openshift.io/cluster-api-machine-role: master
          machine.openshift.io/cluster-api-machine-type: master
      spec: {providerSpec: {value: {kind: LabMachineProviderSpec, instanceType: large}}}
)";

std::string masters(int count)
{
    std::string text;
    for (int n = 0; n < count; ++n)
        text += R"(---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: m-)" + std::to_string(n)
            + R"(
  namespace: openshift-machine-api
  annotations: {lab.holdpoint.dev/begins: running}
  labels:
    machine.openshift.io/cluster-api-cluster: c
    machine.openshift.io/cluster-api-machine-role: master
    machine.openshift.io/cluster-api-machine-type: master
spec: {providerSpec: {value: {kind: LabMachineProviderSpec, instanceType: large}}}
)";
    return text;
}

/// No two names are made of the same ones.
std::function<double()> otherLetters()
{
    return [chance = 0.0]() mutable {
        chance += 0.37;
        if (chance >= 1)
            chance -= 1;
        return chance;
    };
}

/// A lab, its etcd, and the controllers of the line and of the control plane.
struct World {
    explicit World(const std::string &yaml,
                   bool guarded = true,
                   const std::function<double()> &random = {})
        : lab(yaml)
        , machines(*lab.cluster, lab.clock, lab.world->actuator(), {})
        , door(*lab.cluster)
        , plane(door, lab.clock, settings(guarded, random))
    {
        const std::string fault = lab.load();
        if (!fault.empty())
            qFatal("%s", fault.c_str());
        machines.start();
        plane.start();
        lab.start();
        lab.pass(3min);
    }
    ~World()
    {
        plane.stop();
        machines.stop();
        lab.settle();
    }

    static controllers::ControlPlaneSettings settings(bool guarded,
                                                      const std::function<double()> &random)
    {
        controllers::ControlPlaneSettings settings;
        settings.etcd.enabled = guarded;
        settings.machineSet.random = random;
        return settings;
    }

    Object machine(const std::string &name) { return lab.get(kinds::machine(), name, ns); }
    /// The names of all objects of a kind, with spaces between.
    std::string names(const cluster::Kind &kind)
    {
        std::string found;
        for (const Object &one : lab.list(kind))
            found += (found.empty() ? "" : " ") + one.name();
        return found;
    }
    /// Those that a set made, with spaces between.
    std::string madeMachines()
    {
        std::string found;
        for (const Object &one : lab.list(kinds::machine())) {
            if (one.name().starts_with("c-master-"))
                found += (found.empty() ? "" : " ") + one.name();
        }
        return found;
    }
    /// No watch shows what happens to Machines from the next creation on.
    void goBlindAtTheNextCreation()
    {
        door.refuse = [this](const std::string &verb, const std::string &) -> std::optional<Error> {
            if (verb == "create")
                door.holdEvents(kinds::machine());
            return std::nullopt;
        };
    }
    /// How often an Event of that reason was told.
    int events(const std::string &reason)
    {
        const auto all = lab.list(kinds::event());
        return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Object &event) {
            return event.text("/reason") == reason;
        }));
    }

    tests::LabFixture lab;
    controllers::MachineControllers machines;
    test::InterceptedCluster door; ///< of the controllers of the control plane
    controllers::ControlPlaneControllers plane;
};

} // namespace

class TestControlPlaneControllers : public QObject
{
    Q_OBJECT
private slots:
    void mastersAreGuardedAndVote();
    void withoutASetADeletedMasterStaysForEver();
    void aSetReplacesADeletedMaster();
    void aCreationWhoseAnswerIsLostIsMadeOnce();
    void aReplacementThatNoWatchEverShowedIsMadeAgain();
    void aNewTemplateReachesAllMastersOneAfterTheOther();
    void twoMastersThatAreDeletedAtOnceAreBothReplaced();
    void anUnhealthyMemberThatNobodyDeletesIsLookedAtEveryMinute();
    void aHookThatAnAdministratorTookOffStaysOff();
    void aMasterThatRefusesItsHookLeavesNoOtherWithout();
    void withoutTheNamespaceOfEtcdNothingIsGuarded();
    void switchedOffTheGuardStaysAway();
    void aLivingClusterOperatorKeepsTheGuardAway();
    void aBeatingHookOwnerKeepsTheGuardAwayUntilItDies();
    void aHeartbeatIsAsOldAsItWasSeen_data();
    void aHeartbeatIsAsOldAsItWasSeen();
    void aDeletedSetLeavesItsMachines();
};

void TestControlPlaneControllers::mastersAreGuardedAndVote()
{
    World world(namespaces + masters(3));
    for (const char *name : {"m-0", "m-1", "m-2"}) {
        QVERIFY(rules::etcd::hasHook(world.machine(name)));
        const Object member = world.lab.get(kinds::labEtcdMember(), name, etcdNs);
        QVERIFY(member.at("/status/voting") == true);
        QVERIFY(member.at("/status/healthy") == true);
    }
}

void TestControlPlaneControllers::withoutASetADeletedMasterStaysForEver()
{
    World world(namespaces + masters(3) + guardPods);
    world.lab.remove(kinds::machine(), "m-0", ns);
    world.lab.pass(24h);

    const Object machine = world.machine("m-0");
    QCOMPARE(machine::phaseOf(machine), std::string("Deleting"));
    QVERIFY(machine::conditionIs(machine, "Drainable", "False"));
    QVERIFY(rules::etcd::hasHook(machine));
    QCOMPARE(world.lab.list(kinds::labEtcdMember()).size(), std::size_t(3));
    QCOMPARE(std::string(world.plane.etcdGuard().lastDecision().removal.row),
             std::string("no replacement"));
}

void TestControlPlaneControllers::aSetReplacesADeletedMaster()
{
    World world(namespaces + masters(3) + guardPods + machineSet);
    world.lab.remove(kinds::machine(), "m-1", ns);
    world.lab.pass(10min);

    QVERIFY(!world.machine("m-1"));
    // Without a source of chance every letter of the name is the first one.
    const Object replacement = world.machine("c-master-bbbbb-1");
    QCOMPARE(machine::phaseOf(replacement), std::string("Running"));
    QVERIFY(rules::etcd::hasHook(replacement));
    QCOMPARE(world.names(kinds::labEtcdMember()), std::string("c-master-bbbbb-1 m-0 m-2"));
    QCOMPARE(world.names(kinds::node()), std::string("c-master-bbbbb-1 m-0 m-2"));
    for (const char *reason :
         {"Created", "ScaleDown", "MachineDeletionHook", "QuorumGuardRemoved", "DrainSucceeded"})
        QVERIFY2(world.events(reason) == 1, reason);
    const Object set = world.lab.get(kinds::controlPlaneMachineSet(), "cluster", ns);
    QVERIFY(set.at("/status/updatedReplicas") == 3);
    QVERIFY(set.at("/status/replicas") == 3);
}

void TestControlPlaneControllers::aCreationWhoseAnswerIsLostIsMadeOnce()
{
    World world(namespaces + masters(3) + guardPods + machineSet, true, otherLetters());
    world.goBlindAtTheNextCreation();
    world.door.loseCreations = 1;
    world.lab.remove(kinds::machine(), "m-1", ns);
    world.lab.pass(30s);
    const std::string made = world.madeMachines();
    QVERIFY2(!made.empty() && made.find(' ') == std::string::npos, made.c_str());
    world.door.letEventsGo(kinds::machine());
    world.door.refuse = {};
    world.lab.pass(10min);
    QVERIFY(!world.machine("m-1"));
    QCOMPARE(world.madeMachines(), made);
}

/// It was deleted before a watch that was broken off had shown it, so no watch ever will.
void TestControlPlaneControllers::aReplacementThatNoWatchEverShowedIsMadeAgain()
{
    World world(namespaces + masters(3) + guardPods + machineSet, true, otherLetters());
    world.goBlindAtTheNextCreation();
    world.lab.remove(kinds::machine(), "m-1", ns);
    world.lab.pass(30s);
    const std::string made = world.madeMachines();
    QVERIFY2(!made.empty() && made.find(' ') == std::string::npos, made.c_str());
    world.lab.remove(kinds::machine(), made, ns);
    world.lab.pass(20min);
    QVERIFY(!world.machine(made));
    const std::string again = world.madeMachines();
    QVERIFY2(!again.empty() && again.find(' ') == std::string::npos, again.c_str());
}

void TestControlPlaneControllers::aNewTemplateReachesAllMastersOneAfterTheOther()
{
    World world(namespaces + masters(3) + guardPods + machineSet);
    QCOMPARE(
        world.lab.patch(kinds::controlPlaneMachineSet(),
                        "cluster",
                        R"({"spec":{"template":{"machines_v1beta1_machine_openshift_io":{"spec":
                    {"providerSpec":{"value":{"instanceType":"huge"}}}}}}})",
                        cluster::Subresource::None,
                        ns),
        std::string());
    std::size_t most = 0;
    for (int minute = 0; minute < 30; ++minute) {
        world.lab.pass(1min);
        most = std::max(most, world.lab.list(kinds::machine()).size());
    }

    QCOMPARE(most, std::size_t(4));
    const auto machines = world.lab.list(kinds::machine());
    QCOMPARE(machines.size(), std::size_t(3));
    for (const Object &machine : machines) {
        QCOMPARE(machine.text("/spec/providerSpec/value/instanceType"), std::string("huge"));
        QCOMPARE(machine::phaseOf(machine), std::string("Running"));
    }
    QCOMPARE(world.lab.list(kinds::labEtcdMember()).size(), std::size_t(3));
}

void TestControlPlaneControllers::twoMastersThatAreDeletedAtOnceAreBothReplaced()
{
    World world(namespaces + masters(3) + guardPods + machineSet);
    world.lab.patch(kinds::controlPlaneMachineSet(),
                    "cluster",
                    R"({"spec":{"strategy":{"type":"OnDelete"}}})",
                    cluster::Subresource::None,
                    ns);
    world.lab.remove(kinds::machine(), "m-0", ns);
    world.lab.remove(kinds::machine(), "m-1", ns);
    for (int minute = 0; minute < 20; ++minute) {
        world.lab.pass(1min);
        const auto members = world.lab.list(kinds::labEtcdMember());
        const auto votes = std::count_if(members.begin(), members.end(), [](const Object &one) {
            return one.at("/status/voting") == true && one.at("/status/healthy") == true;
        });
        QVERIFY(votes >= 3);
    }

    QCOMPARE(world.names(kinds::machine()), std::string("c-master-bbbbb-0 c-master-bbbbb-1 m-2"));
    QCOMPARE(world.names(kinds::labEtcdMember()),
             std::string("c-master-bbbbb-0 c-master-bbbbb-1 m-2"));
}

void TestControlPlaneControllers::anUnhealthyMemberThatNobodyDeletesIsLookedAtEveryMinute()
{
    World world(namespaces + masters(3));
    world.lab.patch(kinds::labEtcdMember(),
                    "m-1",
                    R"({"spec":{"faults":{"unhealthy":true}}})",
                    cluster::Subresource::None,
                    etcdNs);
    world.lab.remove(kinds::machine(), "m-0", ns);
    world.lab.pass(6h);
    QCOMPARE(std::string(world.plane.etcdGuard().lastDecision().removal.row),
             std::string("unhealthy member stays"));
    const runtime::Controller *guard = world.plane.controllers().front();
    const std::uint64_t before = guard->counters().passes;
    world.lab.pass(10min);
    QVERIFY(guard->counters().passes >= before + 10);
    QCOMPARE(machine::phaseOf(world.machine("m-0")), std::string("Deleting"));
}

void TestControlPlaneControllers::aHookThatAnAdministratorTookOffStaysOff()
{
    World world(namespaces + masters(3));
    world.lab.remove(kinds::machine(), "m-0", ns);
    world.lab.pass(1min);
    QVERIFY(rules::etcd::hasHook(world.machine("m-0")));
    world.lab.patch(kinds::machine(),
                    "m-0",
                    R"({"spec":{"lifecycleHooks":{"preDrain":null}}})",
                    cluster::Subresource::None,
                    ns);
    world.lab.pass(10min);
    QVERIFY(!world.machine("m-0"));
    // Its member is left to whoever overruled the guard, until it is dead.
    QCOMPARE(world.names(kinds::labEtcdMember()), std::string("m-1 m-2"));
}

/// A webhook that denies every write of one Machine, the first by name.
void TestControlPlaneControllers::aMasterThatRefusesItsHookLeavesNoOtherWithout()
{
    World world(namespaces + masters(3));
    world.door.refuse = [](const std::string &verb,
                           const std::string &name) -> std::optional<Error> {
        if (verb != "patch" || name != "m-0")
            return std::nullopt;
        return Error{ErrorCode::Invalid, "a webhook denied the request"};
    };
    for (const char *name : {"m-0", "m-1"})
        world.lab.patch(kinds::machine(),
                        name,
                        R"({"spec":{"lifecycleHooks":{"preDrain":null}}})",
                        cluster::Subresource::None,
                        ns);
    world.lab.pass(1min);
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    QVERIFY(rules::etcd::hasHook(world.machine("m-1")));
    world.door.refuse = {};
    world.lab.pass(30min);
    QVERIFY(rules::etcd::hasHook(world.machine("m-0")));
}

void TestControlPlaneControllers::withoutTheNamespaceOfEtcdNothingIsGuarded()
{
    World world(namespaces.substr(0, namespaces.find("---")) + masters(3));
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    QVERIFY(world.names(kinds::labEtcdMember()).empty());
    QCOMPARE(std::string(world.plane.etcdGuard().lastDecision().row), std::string("no etcd"));
}

void TestControlPlaneControllers::switchedOffTheGuardStaysAway()
{
    World world(namespaces + masters(3), false);
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    QCOMPARE(std::string(world.plane.etcdGuard().lastDecision().row), std::string("off"));
}

void TestControlPlaneControllers::aLivingClusterOperatorKeepsTheGuardAway()
{
    World world(namespaces + masters(3) + R"(---
apiVersion: config.openshift.io/v1
kind: ClusterOperator
metadata: {name: etcd}
status: {conditions: [{type: Available, status: "True", lastTransitionTime: "2026-01-10T00:00:00Z"}]}
)");
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    QCOMPARE(std::string(world.plane.etcdGuard().lastDecision().row),
             std::string("other operator"));
}

void TestControlPlaneControllers::aBeatingHookOwnerKeepsTheGuardAwayUntilItDies()
{
    World world(namespaces + masters(3) + R"(---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: HookOwner
metadata: {name: etcd, namespace: openshift-machine-api}
spec: {point: preDrain, hook: EtcdQuorumOperator, owner: clusteroperator/etcd, after: 10s}
)");
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    world.lab.patch(kinds::labHookOwner(),
                    "etcd",
                    R"({"spec":{"behaviour":"dead"}})",
                    cluster::Subresource::None,
                    ns);
    world.lab.pass(3min);
    QVERIFY(rules::etcd::hasHook(world.machine("m-0")));
}

void TestControlPlaneControllers::aHeartbeatIsAsOldAsItWasSeen_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("no step of the wall clock") << 0;
    QTest::newRow("a step forward does not end it") << 2;
    QTest::newRow("a step back does not lengthen it") << -24;
}

void TestControlPlaneControllers::aHeartbeatIsAsOldAsItWasSeen()
{
    QFETCH(int, hours);
    World world(namespaces + masters(3) + R"(---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: HookOwner
metadata: {name: etcd, namespace: openshift-machine-api}
spec: {point: preDrain, hook: EtcdQuorumOperator, owner: clusteroperator/etcd, after: 10s}
)");
    world.lab.patch(kinds::labHookOwner(),
                    "etcd",
                    R"({"spec":{"behaviour":"dead"}})",
                    cluster::Subresource::None,
                    ns);
    const auto leases = world.lab.list(kinds::lease());
    QCOMPARE(leases.size(), std::size_t(1));
    world.lab.patch(kinds::lease(),
                    leases.front().name(),
                    R"({"spec":{"leaseDurationSeconds":3600}})",
                    cluster::Subresource::None,
                    ns);
    world.lab.clock.stepWall(std::chrono::hours(hours));
    world.lab.pass(30min);
    QVERIFY(!rules::etcd::hasHook(world.machine("m-0")));
    world.lab.pass(40min);
    QVERIFY(rules::etcd::hasHook(world.machine("m-0")));
}

void TestControlPlaneControllers::aDeletedSetLeavesItsMachines()
{
    World world(namespaces + masters(3) + machineSet);
    QCOMPARE(world.machine("m-0").text("/metadata/ownerReferences/0/name"), std::string("cluster"));
    world.lab.remove(kinds::controlPlaneMachineSet(), "cluster", ns);
    world.lab.pass(5min);
    QVERIFY(!world.lab.get(kinds::controlPlaneMachineSet(), "cluster", ns));
    QCOMPARE(world.names(kinds::machine()), std::string("m-0 m-1 m-2"));
    QVERIFY(world.machine("m-0").at("/metadata/ownerReferences").empty());
    QVERIFY(!world.machine("m-0").isDeleting());
}

} // namespace tst_controlplanecontrollers

HP_TEST(tst_controlplanecontrollers, TestControlPlaneControllers)
#include "tst_controlplanecontrollers.moc"
