// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/InstanceDecision.h"
#include "backend/lab/InstanceShape.h"
#include "backend/lab/file/LabTexts.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/backend/lab/LabMachines.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_labworld {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;
using tests::cloudMachine;
using tests::LabFixture;
using tests::metalMachine;

namespace {

std::string readyOf(const Object &node)
{
    const Json &conditions = node.at("/status/conditions");
    for (const Json &one : conditions.is_array() ? conditions : Json::array()) {
        if (one["type"] == "Ready")
            return one["status"].get<std::string>();
    }
    return "absent";
}

/// cloudMachine with other durations.
std::string machineThatTakes(const char *durations)
{
    std::string text = cloudMachine;
    const std::size_t boot = text.find("bootDuration: ");
    return text.replace(boot, text.find('}', boot) - boot, durations);
}

/// The same, and its instance is not there when the lab begins.
std::string machineToMake(const char *durations)
{
    const std::string begins = ", annotations: {lab.holdpoint.dev/begins: running}";
    std::string text = machineThatTakes(durations);
    return text.erase(text.find(begins), begins.size());
}

template<typename T>
class Kept
{
public:
    drivers::ActuatorReply<T> reply()
    {
        return [this](drivers::ActuatorResult<T> result) { m_result = std::move(result); };
    }
    [[nodiscard]] bool isError() const
    {
        return !m_result || std::holds_alternative<drivers::ActuatorError>(*m_result);
    }
    [[nodiscard]] drivers::ActuatorError error() const
    {
        return std::get<drivers::ActuatorError>(*m_result);
    }
    [[nodiscard]] T value() const { return std::get<T>(*m_result); }

private:
    std::optional<drivers::ActuatorResult<T>> m_result{};
};

} // namespace

class TestLabWorld : public QObject
{
    Q_OBJECT
private slots:
    void loadsTheDemo();
    void loadingAgainChangesNothing();
    void writesNothingWhenOneObjectIsRefused();
    void machinesThatBeginRunningHaveAReadyNode();
    void anInstanceTakesItsTimeToComeAndGo();
    void nothingWaitsUntilTheClockIsWhereItWas();
    void anInstanceThatTakesNoTimeSkipsWhatIsInBetween();
    void anInstanceThatWasToGoAtOnceMayStillBeToldToTakeItsTime();
    void actuatorMakesOneInstancePerMachine();
    void actuatorFailsAsTheMachineSays_data();
    void actuatorFailsAsTheMachineSays();
    void actuatorSaysWhenNoHostIsFree();
    void aNodeFollowsThePowerOfItsHost();
    void aKubeletRepeatsItsStatus();
    void aDeletedNodeReturnsWithTheNextBoot();
    void aHungKubeletIsCuredByAReboot();
    void aRestartOnAnotherPortMovesTheAddresses_data();
    void aRestartOnAnotherPortMovesTheAddresses();
    void aHostIsLedToItsBmcsOwnAddress();
    void deletionsOfTheFileWaitForTheWorld();
};

void TestLabWorld::loadsTheDemo()
{
    LabFixture lab{std::string(lab::builtInLab("demo"))};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(10s);
    std::map<std::string, int> ready;
    for (const Object &node : lab.list(kinds::node()))
        ++ready[readyOf(node)];
    QCOMPARE(ready["True"], 16);
    for (const Object &workload : lab.list(kinds::labWorkload())) {
        const Json &wanted = workload.at("/spec/replicas");
        if (!wanted.is_null())
            QCOMPARE(workload.at("/status/readyReplicas").dump(), wanted.dump());
        else
            QCOMPARE(workload.at("/status/readyReplicas").dump(), std::string("16"));
    }
    for (const Object &host : lab.list(kinds::bareMetalHost()))
        QVERIFY(host.text("/spec/bmc/address")
                    .starts_with("redfish+https://127.0.0.1:7480/redfish/v1/Systems/"));
}

void TestLabWorld::loadingAgainChangesNothing()
{
    LabFixture lab{std::string(lab::builtInLab("demo"))};
    QCOMPARE(lab.load(), std::string());
    const std::string revision = lab.cluster->currentRevision();
    lab.restart(std::string(lab::builtInLab("demo")), lab.baseUrl);
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.cluster->currentRevision(), revision);
}

void TestLabWorld::writesNothingWhenOneObjectIsRefused()
{
    LabFixture lab{"apiVersion: v1\nkind: Namespace\nmetadata: {name: new}\n---\n"
                   "apiVersion: metal3.io/v1alpha1\nkind: BareMetalHost\nmetadata: {name: "
                   "h}\nspec:\n  online: 5\n"};
    const std::string revision = lab.cluster->currentRevision();
    const std::string problem = lab.load();
    QVERIFY2(problem.starts_with("test.yaml, line 9: the key spec.online: "), problem.c_str());
    QCOMPARE(lab.cluster->currentRevision(), revision);
}

void TestLabWorld::machinesThatBeginRunningHaveAReadyNode()
{
    LabFixture lab{cloudMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object node = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(node), std::string("True"));
    const Object machine = lab.get(kinds::machine(), "m1");
    QCOMPARE(node.text("/spec/providerID"), lab::providerIdOf(lab::instanceKeyFor(machine)));
}

void TestLabWorld::anInstanceTakesItsTimeToComeAndGo()
{
    LabFixture lab{machineToMake("createDuration: 20s, bootDuration: 10s, deleteDuration: 5s")};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    Kept<Done> made;
    lab.world->actuator().create(machine, made.reply());
    lab.settle();
    QVERIFY(!made.isError());
    std::vector<ObjectKey> news;
    lab.world->actuator().onChanged([&](const ObjectKey &key) { news.push_back(key); });
    const std::string name = lab::instanceKeyFor(machine).name;
    const auto state = [&] { return lab.get(kinds::labInstance(), name).text("/status/state"); };
    lab.pass(19s);
    QCOMPARE(state(), std::string("pending"));
    lab.pass(1s);
    QCOMPARE(state(), std::string("running"));
    QCOMPARE(news, std::vector<ObjectKey>(1, machine.key()));
    QVERIFY(!lab.get(kinds::node(), "m1"));
    lab.pass(10s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));

    Kept<Done> removed;
    lab.world->actuator().remove(machine, removed.reply());
    lab.settle();
    QVERIFY(!removed.isError());
    QCOMPARE(state(), std::string("shutting-down"));
    lab.pass(5s);
    QVERIFY(!lab.get(kinds::labInstance(), name));
    QCOMPARE(news, std::vector<ObjectKey>(3, machine.key()));
    Kept<bool> exists;
    lab.world->actuator().exists(machine, exists.reply());
    lab.settle();
    QCOMPARE(exists.value(), false);
}

void TestLabWorld::nothingWaitsUntilTheClockIsWhereItWas()
{
    LabFixture lab{machineToMake("createDuration: 20s, bootDuration: 10s, deleteDuration: 5s")};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    Kept<Done> made;
    lab.world->actuator().create(machine, made.reply());
    lab.settle();
    const std::string name = lab::instanceKeyFor(machine).name;
    const auto state = [&] { return lab.get(kinds::labInstance(), name).text("/status/state"); };
    QCOMPARE(state(), std::string("pending"));
    lab.clock.stepWall(-2h);
    lab.pass(20s);
    QCOMPARE(state(), std::string("running"));
    lab.clock.stepWall(-2h);
    lab.pass(10s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
    Kept<Done> removed;
    lab.world->actuator().remove(machine, removed.reply());
    lab.settle();
    QCOMPARE(state(), std::string("shutting-down"));
    lab.clock.stepWall(-2h);
    lab.pass(5s);
    QVERIFY(!lab.get(kinds::labInstance(), name));
}

void TestLabWorld::anInstanceThatTakesNoTimeSkipsWhatIsInBetween()
{
    LabFixture lab{machineToMake("createDuration: 0s, bootDuration: 0s, deleteDuration: 0s")};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    const ObjectKey key = lab::instanceKeyFor(machine);
    std::vector<std::string> writes;
    lab.cluster->setWriteObserver([&](const embedded::WriteRecord &record) {
        writes.push_back(record.verb + ' ' + record.kind->kind + ' '
                         + record.after.text("/status/state"));
    });
    std::vector<ObjectKey> news;
    lab.world->actuator().onChanged([&](const ObjectKey &about) { news.push_back(about); });
    Kept<Done> made;
    lab.world->actuator().create(machine, made.reply());
    lab.settle();
    QVERIFY(!made.isError());
    QCOMPARE(
        writes,
        (std::vector<std::string>{"create Instance ", "create Node ", "patch Instance running"}));
    QCOMPARE(news, std::vector<ObjectKey>(1, machine.key()));
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));

    // A Node that somebody deletes under the running kubelet stays away, as ever.
    QCOMPARE(lab.remove(kinds::node(), "m1", ""), std::string());
    lab.pass(10min);
    QVERIFY(!lab.get(kinds::node(), "m1"));

    writes.clear();
    Kept<Done> removed;
    lab.world->actuator().remove(machine, removed.reply());
    lab.settle();
    QVERIFY(!removed.isError());
    QVERIFY(!lab.get(kinds::labInstance(), key.name));
    QCOMPARE(writes, std::vector<std::string>{"delete Instance running"});
}

void TestLabWorld::anInstanceThatWasToGoAtOnceMayStillBeToldToTakeItsTime()
{
    LabFixture lab{machineThatTakes("deleteDuration: 0s")};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const ObjectKey key = lab::instanceKeyFor(lab.get(kinds::machine(), "m1"));
    QVERIFY(!lab.get(kinds::labInstance(), key.name).hasFinalizer(lab::instanceFinalizer));

    QCOMPARE(lab.patch(kinds::labInstance(), key.name, R"({"spec": {"deleteDuration": "5s"}})"),
             std::string());
    lab.settle();
    QVERIFY(lab.get(kinds::labInstance(), key.name).hasFinalizer(lab::instanceFinalizer));
    QCOMPARE(lab.remove(kinds::labInstance(), key.name), std::string());
    lab.pass(4s);
    QCOMPARE(lab.get(kinds::labInstance(), key.name).text("/status/state"),
             std::string("shutting-down"));
    lab.pass(2s);
    QVERIFY(!lab.get(kinds::labInstance(), key.name));
}

void TestLabWorld::actuatorMakesOneInstancePerMachine()
{
    LabFixture lab{cloudMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    for (int i = 0; i < 3; ++i) {
        Kept<Done> made;
        lab.world->actuator().create(machine, made.reply());
        lab.settle();
        QVERIFY(!made.isError());
    }
    QCOMPARE(lab.list(kinds::labInstance()).size(), std::size_t(1));
    Kept<drivers::InstanceFacts> facts;
    lab.world->actuator().update(machine, facts.reply());
    lab.settle();
    QCOMPARE(facts.value().providerId, lab::providerIdOf(lab::instanceKeyFor(machine)));
    QCOMPARE(facts.value().addresses.front().first, std::string("InternalIP"));
    QCOMPARE(facts.value().instanceState, std::string("running"));
}

void TestLabWorld::actuatorFailsAsTheMachineSays_data()
{
    QTest::addColumn<QString>("faults");
    QTest::addColumn<bool>("forEver");
    QTest::addColumn<QString>("message");
    QTest::newRow("a wrong configuration is for ever")
        << R"({"invalidConfiguration": "no such type"})" << true << "no such type";
    QTest::newRow("another failure passes") << R"({"createError": "quota"})" << false << "quota";
}

void TestLabWorld::actuatorFailsAsTheMachineSays()
{
    QFETCH(const QString, faults);
    QFETCH(const bool, forEver);
    QFETCH(const QString, message);
    LabFixture lab{cloudMachine};
    Json machine = Json::parse(R"({"metadata": {"name": "m", "namespace": "default", "uid": "u"},
                                   "spec": {"providerSpec": {"value": {}}}})");
    machine["spec"]["providerSpec"]["value"]["faults"] = Json::parse(faults.toStdString());
    Kept<Done> made;
    lab.world->actuator().create(Object(machine), made.reply());
    lab.settle();
    QVERIFY(made.isError());
    QCOMPARE(made.error().invalidConfiguration, forEver);
    QCOMPARE(QString::fromStdString(made.error().message), message);
}

void TestLabWorld::actuatorSaysWhenNoHostIsFree()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.get(kinds::bareMetalHost(), "h1").text("/spec/consumerRef/name"),
             std::string("m1"));
    QCOMPARE(*lab.get(kinds::machine(), "m1").annotation("metal3.io/BareMetalHost"),
             std::string("default/h1"));
    Json second = lab.get(kinds::machine(), "m1").json();
    second["metadata"]["name"] = "m2";
    second["metadata"]["uid"] = "another";
    Kept<Done> made;
    lab.world->actuator().create(Object(second), made.reply());
    lab.settle();
    QVERIFY(made.isError());
    QCOMPARE(made.error().message, std::string("No available BareMetalHost found"));
    QVERIFY(made.error().retryAfter == Duration(30s));
}

void TestLabWorld::aNodeFollowsThePowerOfItsHost()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object before = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(before), std::string("True"));
    const auto power = [&](const char *state) {
        lab.patch(kinds::labBmc(),
                  "h1",
                  std::string(R"({"status":{"powerState":")") + state + R"(","since":")"
                      + formatMicroTime(lab.clock.now()) + R"(","boots":2}})",
                  cluster::Subresource::Status);
        lab.settle();
    };
    power("Off");
    lab.pass(lab::nodeMonitorGrace - 1s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
    lab.pass(1s);
    const Object silent = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(silent), std::string("Unknown"));
    QCOMPARE(silent.at("/spec/taints").size(), std::size_t(2));
    power("On");
    lab.pass(9s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("Unknown"));
    lab.pass(1s);
    const Object after = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(after), std::string("True"));
    QCOMPARE(after.uid(), before.uid());
    QVERIFY(after.text("/status/nodeInfo/bootID") != before.text("/status/nodeInfo/bootID"));
    QVERIFY(after.at("/spec/taints").is_null());
}

void TestLabWorld::aKubeletRepeatsItsStatus()
{
    LabFixture lab{cloudMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.settle();
    const auto ready = [&] { return lab.get(kinds::node(), "m1").at("/status/conditions/3"); };
    const Json before = ready();
    QCOMPARE(before["type"].get<std::string>(), std::string("Ready"));
    lab.pass(6min);
    const Json after = ready();
    QVERIFY(after["lastHeartbeatTime"] > before["lastHeartbeatTime"]);
    QCOMPARE(after["lastTransitionTime"], before["lastTransitionTime"]);
    const Json last = after["lastHeartbeatTime"];

    const std::string name = lab::instanceKeyFor(lab.get(kinds::machine(), "m1")).name;
    lab.patch(kinds::labInstance(), name, R"({"spec":{"faults":{"kubeletDead":true}}})");
    lab.pass(10min);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("Unknown"));
    QVERIFY(ready()["lastHeartbeatTime"] <= last);
}

void TestLabWorld::aDeletedNodeReturnsWithTheNextBoot()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    QCOMPARE(lab.remove(kinds::node(), "m1"), std::string());
    lab.pass(10min);
    QVERIFY(!lab.get(kinds::node(), "m1"));
    lab.patch(kinds::labBmc(),
              "h1",
              R"({"status":{"since":")" + formatMicroTime(lab.clock.now()) + R"(","boots":2}})",
              cluster::Subresource::Status);
    lab.pass(10s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
}

void TestLabWorld::aHungKubeletIsCuredByAReboot()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(1min);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
    QCOMPARE(lab.patch(kinds::labBmc(), "h1", R"({"spec":{"faults":{"kubeletHangsAfter":"10s"}}})"),
             std::string());
    lab.pass(1min);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("Unknown"));
    const Json &boots = lab.get(kinds::labBmc(), "h1").at("/status/boots");
    const int next = (boots.is_number() ? boots.get<int>() : 0) + 1;
    lab.patch(
        kinds::labBmc(),
        "h1",
        Json{{"status", {{"since", formatMicroTime(lab.clock.now())}, {"boots", next}}}}.dump(),
        cluster::Subresource::Status);
    lab.pass(10min);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
}

void TestLabWorld::aRestartOnAnotherPortMovesTheAddresses_data()
{
    QTest::addColumn<std::string>("state");
    for (const char *state : {"", "available", "provisioned", "externally provisioned"})
        QTest::newRow(*state == '\0' ? "a new host" : state) << std::string(state);
}

void TestLabWorld::aRestartOnAnotherPortMovesTheAddresses()
{
    QFETCH(const std::string, state);
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    // A host in use keeps its address from everybody else.
    QCOMPARE(lab.patch(kinds::bareMetalHost(),
                       "h1",
                       Json{{"status", {{"provisioning", {{"state", state}}}}}}.dump(),
                       cluster::Subresource::Status),
             std::string());
    lab.restart(metalMachine, "https://127.0.0.1:9999");
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.get(kinds::bareMetalHost(), "h1").text("/spec/bmc/address"),
             std::string("redfish+https://127.0.0.1:9999/redfish/v1/Systems/h1"));
    lab.start();
    QCOMPARE(lab.get(kinds::labBmc(), "h1").text("/status/address"),
             std::string("https://127.0.0.1:9999/redfish/v1/Systems/h1"));
}

void TestLabWorld::aHostIsLedToItsBmcsOwnAddress()
{
    const std::string site = R"(
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-1}
spec: {ownAddress: true, profile: iDRAC, username: admin, password: one}
---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: host-1}
spec:
  online: true
  bmc: {address: redfish+https://lab/redfish/v1/Systems/host-1, credentialsName: host-1-bmc}
)";
    LabFixture lab(site);
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const auto host = [&lab] {
        return lab.get(cluster::kinds::bareMetalHost(), "host-1").text("/spec/bmc/address");
    };
    const std::string served = lab.get(cluster::kinds::labBmc(), "host-1").text("/status/address");
    const std::string own = served.substr(0, served.find("/redfish"));
    QVERIFY2(own.starts_with("https://127.0.0.1:") && own != lab.baseUrl, served.c_str());
    QCOMPARE(served, own + "/redfish/v1/Systems/System.Embedded.1");
    QCOMPARE(host(), "redfish+" + own + "/redfish/v1/Systems/host-1");

    // A restart keeps the port.
    lab.restart(site, "https://127.0.0.1:7481");
    QCOMPARE(lab.load(), std::string());
    lab.start();
    QCOMPARE(host(), "redfish+" + own + "/redfish/v1/Systems/host-1");

    // The Secret has worked there: it goes on to work where the same BMC is served next.
    const std::string worked = R"({"status":{"goodCredentials":{"address":")" + host()
        + R"(","credentials":{"name":"host-1-bmc","namespace":"openshift-machine-api"},)"
          R"("credentialsVersion":"5"}}})";
    QCOMPARE(lab.patch(cluster::kinds::bareMetalHost(),
                       "host-1",
                       worked.c_str(),
                       cluster::Subresource::Status),
             std::string());
    QCOMPARE(lab.patch(cluster::kinds::labBmc(), "host-1", R"({"spec":{"ownAddress":false}})"),
             std::string());
    QCOMPARE(
        lab.get(cluster::kinds::bareMetalHost(), "host-1").text("/status/goodCredentials/address"),
        std::string("redfish+https://127.0.0.1:7481/redfish/v1/Systems/host-1"));
    QCOMPARE(host(), std::string("redfish+https://127.0.0.1:7481/redfish/v1/Systems/host-1"));
    QCOMPARE(lab.get(cluster::kinds::labBmc(), "host-1").text("/status/address"),
             std::string("https://127.0.0.1:7481/redfish/v1/Systems/host-1"));
}

void TestLabWorld::deletionsOfTheFileWaitForTheWorld()
{
    const std::string deleted = R"(
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: m1
  deletionTimestamp: "2026-01-01T00:00:00Z"
  finalizers: [machine.machine.openshift.io]
  annotations: {lab.holdpoint.dev/begins: running}
  labels: {machine.openshift.io/cluster-api-cluster: c}
spec: {providerSpec: {value: {kind: LabMachineProviderSpec}}}
)";
    LabFixture lab{deleted};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(30s);
    QVERIFY(!lab.get(kinds::machine(), "m1").isDeleting());
    lab.patch(
        kinds::machine(), "m1", R"({"status":{"phase":"Running"}})", cluster::Subresource::Status);
    lab.pass(1s);
    QVERIFY(lab.get(kinds::machine(), "m1").isDeleting());
}

} // namespace tst_labworld

HP_TEST(tst_labworld, TestLabWorld)
#include "tst_labworld.moc"
