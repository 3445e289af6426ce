// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/remediation/RemediationControllers.h"
#include "backend/metal/MetalActuator.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/backend/metal/LabPower.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/fencing/FenceOrderMonitor.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_metallab {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

class TestMetalLab : public QObject
{
    Q_OBJECT
private slots:
    void aMachineComesAndGoesOnAHostOfTheLab();
    void aFencedNodeReturnsWithItsLabels();
    void aMachineBeginsOnAProvisionedHost();
    void aHostThatOthersCallProvisionedIsInspectedBeforeItRuns();
    void aMetalMachineDoesNotBeginRunningByItself();
};

namespace {

constexpr const char *powerKey = "reboot.metal3.io/capbm-requested-power-off";
constexpr const char *askedFor = "host.metal3.io/external-remediation";

const std::string hosts = R"(
apiVersion: v1
kind: Secret
metadata: {name: bmc}
stringData: {username: a, password: b}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: h1}
spec: {username: a, password: b, provisionDuration: 40s, deprovisionDuration: 20s, bootDuration: 15s}
---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: h1, labels: {rack: r1}}
spec:
  online: false
  bmc: {address: redfish+https://lab/redfish/v1/Systems/h1, credentialsName: bmc}
)";

const std::string machineText = R"(---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: m1
  annotations: {example.com/note: kept}
  labels: {machine.openshift.io/cluster-api-cluster: c, machine.openshift.io/cluster-api-machine-role: worker}
spec:
  providerSpec:
    value:
      apiVersion: baremetal.cluster.k8s.io/v1alpha1
      kind: BareMetalMachineProviderSpec
      customDeploy: {method: install_coreos}
      userData: {name: worker-user-data}
      hostSelector: {matchLabels: {rack: r1}}
)";

/// The lab, the product's controllers on it, and the power between them.
struct MetalLab {
    explicit MetalLab(const std::string &yaml)
        : lab(yaml)
        , power(*lab.cluster, lab.clock)
        , actuator(*lab.cluster, lab.clock, metal::MetalActuator::Options{})
        , machines(*lab.cluster, lab.clock, actuator, controllers::MachineControllersSettings())
        , hostPower(*lab.cluster, lab.clock, power, controllers::HostControllersSettings())
        , remediation(*lab.cluster, lab.clock, controllers::RemediationControllersSettings())
        , monitor(*lab.cluster, [this] { return lab.cluster->currentRevision(); })
    {
        power.onPost = [this](const ObjectKey &host, const std::string &resetType) {
            monitor.posted(host, resetType);
        };
    }
    ~MetalLab()
    {
        machines.stop();
        actuator.stop();
        hostPower.stop();
        remediation.stop();
        test::drainEvents();
        if (const std::string faults = monitor.faults(); !faults.empty())
            qFatal("%s", faults.c_str());
    }

    void start()
    {
        QCOMPARE(lab.load(), std::string());
        monitor.start();
        actuator.start();
        machines.start();
        hostPower.start();
        remediation.start();
        lab.start();
        test::settle(lab.clock);
    }
    void pass(Duration time) { test::advance(lab.clock, time); }
    [[nodiscard]] Object machine() { return lab.get(kinds::machine(), "m1"); }
    [[nodiscard]] Object host() { return lab.get(kinds::bareMetalHost(), "h1"); }
    [[nodiscard]] Object node() { return lab.get(kinds::node(), "h1"); }
    [[nodiscard]] std::string phase() { return machine().text("/status/phase"); }
    [[nodiscard]] std::string hostState() { return host().text("/status/provisioning/state"); }
    /// Lets seconds pass until it holds, at most so many.
    [[nodiscard]] bool reach(const std::function<bool()> &holds, int seconds = 600)
    {
        for (int i = 0; i < seconds && !holds(); ++i)
            pass(1s);
        return holds();
    }

    tests::LabFixture lab;
    test::LabPower power;
    metal::MetalActuator actuator;
    controllers::MachineControllers machines;
    controllers::HostControllers hostPower;
    controllers::RemediationControllers remediation;
    test::FenceOrderMonitor monitor;
};

} // namespace

void TestMetalLab::aMachineComesAndGoesOnAHostOfTheLab()
{
    MetalLab world(hosts + machineText);
    world.start();
    QVERIFY(world.reach([&] { return world.hostState() == "provisioning"; }));
    QCOMPARE(world.phase(), std::string("Provisioning"));
    QVERIFY(world.reach([&] { return world.phase() == "Provisioned"; }));
    QVERIFY(world.reach([&] { return world.phase() == "Running"; }));
    const std::string id = "baremetalhost:///default/h1/" + world.host().uid();
    QCOMPARE(world.machine().text("/spec/providerID"), id);
    QVERIFY(world.reach([&] { return world.node().text("/spec/providerID") == id; }));
    QCOMPARE(machine::nodeName(world.machine()), std::string("h1"));
    QVERIFY(world.node().label("node-role.kubernetes.io/worker"));
    QVERIFY(world.host().at("/status/poweredOn") == Json(true));
    QCOMPARE(world.lab.list(kinds::labInstance()).size(), std::size_t(1));

    world.lab.remove(kinds::machine(), "m1");
    QVERIFY(world.reach([&] { return world.hostState() == "deprovisioning"; }));
    QVERIFY(world.machine());
    QVERIFY(world.reach([&] { return !world.machine(); }));
    QCOMPARE(world.hostState(), std::string("available"));
    QVERIFY(world.host().at("/spec/consumerRef").is_null());
    QVERIFY(!world.node());
    QVERIFY(world.lab.list(kinds::labInstance()).empty());
    QVERIFY(world.reach([&] { return world.host().at("/status/poweredOn") == Json(false); }));

    // The host serves the next one.
    world.pass(1min);
    QVERIFY(!world.node());
}

void TestMetalLab::aFencedNodeReturnsWithItsLabels()
{
    MetalLab world(hosts + machineText);
    world.start();
    QVERIFY(world.reach([&] { return world.phase() == "Running"; }));
    world.pass(10s);
    QCOMPARE(world.lab.patch(kinds::node(), "h1", R"({"metadata":{"labels":{"mine":"yes"}}})"),
             std::string());
    const Object before = world.node();
    const std::size_t resets = world.power.posts().size();
    QCOMPARE(world.lab.patch(kinds::machine(),
                             "m1",
                             Json{{"metadata", {{"annotations", {{askedFor, ""}}}}}}.dump()),
             std::string());

    QVERIFY(world.reach([&] {
        const Object node = world.node();
        return node && node.uid() != before.uid() && node.label("mine") == "yes"
            && !world.machine().annotation(askedFor);
    }));
    QCOMPARE(world.monitor.evaluated().completed(), 1);
    QVERIFY(world.node().uid() != before.uid());
    QCOMPARE(world.machine().text("/status/nodeRef/uid"), world.node().uid());
    QCOMPARE(*world.machine().annotation("example.com/note"), std::string("kept"));
    QVERIFY(!world.host().annotation(powerKey));
    const auto stored = host::powerStatusOf(world.host());
    QVERIFY(stored.lastPoweredOn > stored.pendingRebootSince);
    const std::vector<std::string> posts(world.power.posts().begin()
                                             + static_cast<std::ptrdiff_t>(resets),
                                         world.power.posts().end());
    const std::vector<std::string> wanted{"ForceOff", "On"};
    QVERIFY(posts == wanted);
    QCOMPARE(world.phase(), std::string("Running"));
}

/// A host of m1 that is provisioned and on from the first, with more of a status.
std::string provisioned(const std::string &more)
{
    std::string text = hosts + R"(  customDeploy: {method: install_coreos}
  consumerRef: {apiVersion: machine.openshift.io/v1beta1, kind: Machine, name: m1, namespace: default}
status:
  poweredOn: true
  operationalStatus: OK
  provisioning: {state: provisioned}
)" + more
        + machineText;
    text.replace(text.find("online: false"), 13, "online: true");
    const std::string spec = "bootDuration: 15s}";
    text.replace(text.find(spec), spec.size(), "bootDuration: 15s}\nstatus: {powerState: \"On\"}");
    return text;
}

void TestMetalLab::aMachineBeginsOnAProvisionedHost()
{
    MetalLab world(provisioned("  hardware: {hostname: h1, nics: [{ip: 10.1.2.3}]}\n"));
    world.start();
    QVERIFY(world.reach([&] { return world.phase() == "Running"; }));
    QVERIFY(world.power.posts().empty());
    QVERIFY(machine::internalIps(world.machine()) == std::vector<std::string>{"10.1.2.3"});
}

void TestMetalLab::aHostThatOthersCallProvisionedIsInspectedBeforeItRuns()
{
    MetalLab world(provisioned({}));
    world.start();
    QVERIFY(world.reach([&] { return world.phase() == "Running"; }));
    QCOMPARE(world.host().text("/status/hardware/hostname"), std::string("h1"));
    QVERIFY(machine::internalIps(world.machine())
            == std::vector<std::string>{world.host().text("/status/hardware/nics/0/ip")});
}

void TestMetalLab::aMetalMachineDoesNotBeginRunningByItself()
{
    std::string text = hosts + machineText;
    const std::string note = "example.com/note: kept";
    text.replace(text.find(note), note.size(), "lab.holdpoint.dev/begins: running");
    tests::LabFixture lab(text);
    const std::string complaint = lab.load();
    QVERIFY2(complaint.find("Machine m1 cannot start as running by its annotation")
                 != std::string::npos,
             complaint.c_str());
}

} // namespace tst_metallab

HP_TEST(tst_metallab, TestMetalLab)
#include "tst_metallab.moc"
