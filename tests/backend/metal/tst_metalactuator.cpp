// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/ForwardingCluster.h"
#include "model/resource/Machine.h"
#include "tests/backend/metal/MetalBench.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_metalactuator {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr const char *asked = "host.metal3.io/external-remediation";
constexpr const char *powerKey = "reboot.metal3.io/capbm-requested-power-off";
/// A merge patch that makes a MachineSet, which is there, the owner.
std::string ownerIn(MetalBench &bench)
{
    bench.create(kinds::machineSet(),
                 {{"apiVersion", "machine.openshift.io/v1beta1"},
                  {"kind", "MachineSet"},
                  {"metadata", {{"name", "s"}}},
                  {"spec", {{"replicas", 0}}}});
    const Json owner = {{"apiVersion", "machine.openshift.io/v1beta1"},
                        {"kind", "MachineSet"},
                        {"name", "s"},
                        {"uid", bench.list(kinds::machineSet()).front().uid()},
                        {"controller", true}};
    return Json{{"metadata", {{"ownerReferences", {owner}}}}}.dump();
}

std::string phaseOf(MetalBench &bench, const std::string &name = "m1")
{
    return bench.machine(name).text("/status/phase");
}

bool has(const Object &object, const char *annotation)
{
    return object.annotation(annotation).has_value();
}

/// What the Machine has once it ran on h1.
std::string ranOn(const Object &host)
{
    return Json{
        {"spec", {{"providerID", "baremetalhost:///" + toString(host.key()) + '/' + host.uid()}}}}
        .dump();
}

constexpr const char *claimedByM1 =
    R"({"spec":{"online":true,"customDeploy":{"method":"install_coreos"},
        "userData":{"name":"worker-user-data","namespace":"openshift-machine-api"},
        "consumerRef":{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "name":"m1","namespace":"openshift-machine-api"}}})";
constexpr const char *namesH1 =
    R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"openshift-machine-api/h1"}}})";

/// Controllers whose copy of the hosts shows none of the changes that follow.
class BehindBench
{
public:
    explicit BehindBench(MetalBench &bench)
        : m_bench(bench)
        , m_behind(*bench.cluster)
    {
        m_behind.holdEvents(kinds::bareMetalHost());
        bench.run(m_behind);
    }
    ~BehindBench() { m_bench.stop(); }

    void catchUp()
    {
        m_behind.letEventsGo(kinds::bareMetalHost());
        m_bench.settle();
    }

private:
    MetalBench &m_bench;
    InterceptedCluster m_behind;
};

/// Counts what is read object by object.
class CountedReads final : public cluster::ForwardingCluster
{
public:
    using ForwardingCluster::ForwardingCluster;
    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override
    {
        ++reads[ref.kind];
        ForwardingCluster::get(ref, std::move(reply));
    }
    std::map<const cluster::Kind *, int> reads{};
};

/// m1 on h1, with its Node.
void running(MetalBench &bench, const std::string &machine = "{}")
{
    bench.putHost("h1");
    bench.putMachine("m1", machine);
    bench.run();
    bench.playHosts();
    bench.playKubelets();
    QCOMPARE(phaseOf(bench), std::string("Running"));
}

/// What one Machine goes through: it comes, its Node is fenced and returns, it goes. Every part is
/// done again where a process died on the way.
void wholeLife(MetalBench &bench)
{
    for (int i = 0; i < 3; ++i) {
        bench.settle();
        bench.playHosts();
        bench.playKubelets();
        bench.pass(31s);
    }
    if (!bench.machine())
        return;
    QCOMPARE(phaseOf(bench), std::string("Running"));
    bench.patch(kinds::node(), "node-h1", {{"metadata", {{"labels", {{"mine", "yes"}}}}}});
    const std::string before = bench.node().uid();
    bench.annotate("m1", asked, "");
    for (int i = 0; i < 4; ++i) {
        bench.playHosts();
        bench.pass(6s);
        bench.playKubelets();
        bench.pass(31s);
    }
    QVERIFY(bench.node().uid() != before);
    QCOMPARE(bench.node().label("mine").value_or("lost"), std::string("yes"));
    QVERIFY(!has(bench.machine(), asked));
    QVERIFY(!has(bench.host(), powerKey));
    bench.remove(kinds::machine(), "m1");
    for (int i = 0; i < 3; ++i) {
        bench.pass(31s);
        bench.playHosts();
    }
    bench.pass(31s);
    QVERIFY(!bench.machine());
}

} // namespace

class TestMetalActuator : public QObject
{
    Q_OBJECT
private slots:
    void aMachineGetsAHostAndRuns();
    void theHostIsToldWhatToRun();
    void withoutAFreeHostItSaysSoAndWaits();
    void ofTwoMachinesExactlyOneGetsTheOnlyHost();
    void manyMachinesGetAHostEach();
    void aClaimWithoutAnAnnotationIsFound();
    void aHostTakenAfterItWasChosenIsNotForced();
    void aHostThatVanishesFailsTheMachine();
    void deletionWaitsUntilTheHostIsWiped();
    void anExternallyProvisionedHostOnlyHasToBeOff();
    void aMachineWithoutAHostGoesAtOnce();
    void fencingKeepsItsOrder();
    void aWithdrawnFencingLetsTheHostGo();
    void aNodeThatStaysAwayEndsTheMachine();
    void aPausedHostCannotBeFencedAndSaysSo();
    void aHostThatWasTakenUnseenIsNotClaimed();
    void aClaimThatIsNotSeenYetIsTheOnlyOne();
    void aMachineWhoseHostIsNotSeenYetDoesNotFail();
    void aHostThatIsNotSeenYetIsNotLeftBehind();
    void aNodeOfTheSameNameGetsTheIdToo();
    void aLifeReadsItsHostFromTheApiOnce();
    void killedBetweenAnyTwoWritesItClaimsOneHostAndLosesNone();
};

void TestMetalActuator::aMachineGetsAHostAndRuns()
{
    MetalBench bench;
    bench.putHost("h2");
    bench.putHost("h1");
    bench.putMachine("m1");
    bench.run();
    QCOMPARE(phaseOf(bench), std::string("Provisioning"));
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    QCOMPARE(*bench.machine().annotation("metal3.io/BareMetalHost"),
             std::string("openshift-machine-api/h1"));
    QCOMPARE(*bench.machine().annotation(machine::instanceState), std::string("available"));
    QCOMPARE(bench.events("Create"), 1);

    bench.patchStatus("h1", {{"provisioning", {{"state", "provisioning"}}}});
    QCOMPARE(*bench.machine().annotation(machine::instanceState), std::string("provisioning"));
    QCOMPARE(phaseOf(bench), std::string("Provisioning"));

    bench.patchStatus("h1", {{"poweredOn", true}, {"provisioning", {{"state", "provisioned"}}}});
    QCOMPARE(phaseOf(bench), std::string("Provisioned"));
    const std::string id = "baremetalhost:///openshift-machine-api/h1/" + bench.host().uid();
    QCOMPARE(bench.machine().text("/spec/providerID"), id);
    QVERIFY(machine::internalIps(bench.machine()) == std::vector<std::string>{"10.0.0.11"});
    QCOMPARE(*bench.machine().annotation(machine::instanceState), std::string("provisioned"));

    bench.playKubelets();
    QCOMPARE(phaseOf(bench), std::string("Running"));
    QCOMPARE(bench.node().text("/spec/providerID"), id);
    QCOMPARE(bench.events("Create"), 1);
    QVERIFY(bench.controllers->machineController().counters().failed == 0);
}

void TestMetalActuator::theHostIsToldWhatToRun()
{
    MetalBench bench;
    bench.putHost("h1");
    bench.putMachine("m1", R"({"spec":{"providerSpec":{"value":{"customDeploy":null,
        "image":{"url":"http://i/rhcos","checksum":"http://i/rhcos.sum"}}}}})");
    bench.run();
    const Object host = bench.host();
    QCOMPARE(host.text("/spec/image/url"), std::string("http://i/rhcos"));
    QCOMPARE(host.text("/spec/userData/name"), std::string("worker-user-data"));
    QCOMPARE(host.text("/spec/userData/namespace"), std::string(metalSpace));
    QVERIFY(host.at("/spec/online") == Json(true));
    QCOMPARE(host.text("/spec/consumerRef/kind"), std::string("Machine"));
    QCOMPARE(host.text("/spec/consumerRef/apiVersion"),
             std::string("machine.openshift.io/v1beta1"));
    QVERIFY(host.at("/spec/customDeploy").is_null());
}

void TestMetalActuator::withoutAFreeHostItSaysSoAndWaits()
{
    MetalBench bench;
    bench.putHost("h1", R"({"status":{"errorMessage":"no answer"}})");
    bench.putMachine(
        "m1",
        R"({"spec":{"providerSpec":{"value":{"hostSelector":{"matchLabels":{"rack":"r1"}}}}}})");
    bench.run();
    QCOMPARE(phaseOf(bench), std::string("Provisioning"));
    QCOMPARE(bench.machine().text("/status/errorReason"), std::string("InsufficientResources"));
    QCOMPARE(bench.machine().text("/status/errorMessage"),
             std::string("No available BareMetalHost found"));
    QVERIFY(bench.controllers->machineController().nextRun({metalSpace, "m1"}) == 30s);
    QCOMPARE(bench.events("FailedCreate"), 1);

    // Another host, but in another rack.
    bench.putHost("h2", R"({"metadata":{"labels":{"rack":"r2"}}})");
    QVERIFY(bench.hostsOf("m1").empty());
    // The broken one is repaired: nobody waits for the 30 s.
    bench.patchStatus("h1", {{"errorMessage", ""}});
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    QVERIFY(bench.machine().at("/status/errorReason").is_null());
    QVERIFY(bench.machine().at("/status/errorMessage").is_null());
    QCOMPARE(phaseOf(bench), std::string("Provisioning"));
}

void TestMetalActuator::ofTwoMachinesExactlyOneGetsTheOnlyHost()
{
    MetalBench bench;
    bench.putHost("h1");
    bench.putMachine("m1");
    bench.putMachine("m2");
    // Both name the host already, as two processes that chose at the same time would have it.
    for (const char *name : {"m1", "m2"})
        bench.annotate(name, "metal3.io/BareMetalHost", std::string(metalSpace) + "/h1");
    bench.run();
    bench.playHosts();
    bench.pass(31s);
    QCOMPARE(bench.hostsOf("m1").size() + bench.hostsOf("m2").size(), std::size_t(1));
    const std::string winner = bench.hostsOf("m1").empty() ? "m2" : "m1";
    const std::string loser = winner == "m1" ? "m2" : "m1";
    QCOMPARE(phaseOf(bench, winner), std::string("Provisioned"));
    QCOMPARE(phaseOf(bench, loser), std::string("Provisioning"));
    QCOMPARE(bench.machine(loser).text("/status/errorReason"),
             std::string("InsufficientResources"));

    // The host becomes free: the other one takes it.
    bench.remove(kinds::machine(), winner);
    bench.playHosts();
    bench.pass(31s);
    bench.playHosts();
    QVERIFY(!bench.machine(winner));
    QVERIFY(bench.hostsOf(loser) == std::vector<std::string>{"h1"});
}

void TestMetalActuator::manyMachinesGetAHostEach()
{
    MetalBench bench;
    constexpr int count = 30;
    for (int i = 0; i < count; ++i)
        bench.putHost("h" + std::to_string(i));
    for (int i = 0; i < count; ++i)
        bench.putMachine("m" + std::to_string(i));
    bench.run();
    std::set<std::string> consumers;
    for (const Object &host : bench.hosts())
        consumers.insert(host.text("/spec/consumerRef/name"));
    QCOMPARE(consumers.size(), std::size_t(count));
    QVERIFY(!consumers.contains(""));
    // Nobody had to find out that another one was first.
    QVERIFY(bench.controllers->machineController().counters().failed == 0);
    QCOMPARE(bench.events("Create"), count);
}

void TestMetalActuator::aClaimWithoutAnAnnotationIsFound()
{
    MetalBench bench;
    bench.putHost("h1");
    bench.putHost("h2", R"({"spec":{"consumerRef":{"apiVersion":"machine.openshift.io/v1beta1",
        "kind":"Machine","name":"m1","namespace":"openshift-machine-api"}}})");
    bench.putMachine("m1");
    bench.run();
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h2"});
    QCOMPARE(*bench.machine().annotation("metal3.io/BareMetalHost"),
             std::string("openshift-machine-api/h2"));
    QVERIFY(bench.host("h2").at("/spec/online") == Json(true));
}

void TestMetalActuator::aHostTakenAfterItWasChosenIsNotForced()
{
    MetalBench bench;
    bench.putHost("h1",
                  R"({"spec":{"consumerRef":{"apiVersion":"v1","kind":"Person","name":"ann"}}})");
    bench.putHost("h2");
    bench.putMachine(
        "m1",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"openshift-machine-api/h1"}}})");
    bench.run();
    QCOMPARE(bench.host("h1").text("/spec/consumerRef/name"), std::string("ann"));
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h2"});
    QCOMPARE(*bench.machine().annotation("metal3.io/BareMetalHost"),
             std::string("openshift-machine-api/h2"));
}

void TestMetalActuator::aHostThatVanishesFailsTheMachine()
{
    MetalBench bench;
    running(bench);
    const std::string id = bench.machine().text("/spec/providerID");
    bench.remove(kinds::bareMetalHost(), "h1");
    bench.settle();
    const Object machine = bench.machine();
    QCOMPARE(phaseOf(bench), std::string("Failed"));
    QCOMPARE(machine.text("/status/errorMessage"), std::string("can't find created instance"));
    QVERIFY(machine.at("/status/addresses").is_null());
    QCOMPARE(machine.text("/spec/providerID"), id);
    QCOMPARE(machine::nodeName(machine), std::string("node-h1"));

    // A new host of that name is another one.
    bench.putHost("h1");
    bench.pass(31s);
    QCOMPARE(phaseOf(bench), std::string("Failed"));
    bench.remove(kinds::machine(), "m1");
    bench.settle();
    QVERIFY(!bench.machine());
    QVERIFY(bench.host().at("/spec/consumerRef").is_null());
}

void TestMetalActuator::deletionWaitsUntilTheHostIsWiped()
{
    MetalBench bench;
    running(bench);
    bench.remove(kinds::machine(), "m1");
    const Object told = bench.host();
    QVERIFY(told.at("/spec/customDeploy").is_null());
    QVERIFY(told.at("/spec/userData").is_null());
    QVERIFY(told.at("/spec/online") == Json(false));
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    QVERIFY(bench.node());

    bench.patchStatus("h1", {{"provisioning", {{"state", "deprovisioning"}}}});
    bench.pass(10min);
    QCOMPARE(phaseOf(bench), std::string("Deleting"));
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    QVERIFY(bench.node());
    QCOMPARE(bench.events("FailedDelete"), 0);
    QVERIFY(bench.controllers->machineController().nextRun({metalSpace, "m1"}) <= 30s);

    bench.patchStatus("h1", {{"poweredOn", false}, {"provisioning", {{"state", "available"}}}});
    QVERIFY(!bench.machine());
    QVERIFY(!bench.node());
    QVERIFY(bench.hostsOf("m1").empty());
}

void TestMetalActuator::anExternallyProvisionedHostOnlyHasToBeOff()
{
    MetalBench bench;
    bench.putHost("h1", R"({"spec":{"online":true,"externallyProvisioned":true},
        "status":{"poweredOn":true,"provisioning":{"state":"externally provisioned"}}})");
    bench.putMachine(
        "m1",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"openshift-machine-api/h1"}}})");
    bench.run();
    bench.playKubelets();
    QCOMPARE(phaseOf(bench), std::string("Running"));
    QVERIFY(bench.host().at("/spec/customDeploy").is_null());

    bench.remove(kinds::machine(), "m1");
    QVERIFY(bench.host().at("/spec/online") == Json(false));
    QVERIFY(bench.machine());
    bench.patchStatus("h1", {{"poweredOn", false}});
    QVERIFY(!bench.machine());
    QVERIFY(bench.hostsOf("m1").empty());
}

void TestMetalActuator::aMachineWithoutAHostGoesAtOnce()
{
    MetalBench bench;
    bench.putMachine("m1");
    bench.run();
    QCOMPARE(bench.machine().text("/status/errorReason"), std::string("InsufficientResources"));
    bench.remove(kinds::machine(), "m1");
    QVERIFY(!bench.machine());
}

void TestMetalActuator::fencingKeepsItsOrder()
{
    MetalBench bench;
    running(bench, ownerIn(bench));
    bench.create(kinds::machineHealthCheck(),
                 {{"apiVersion", "machine.openshift.io/v1beta1"},
                  {"kind", "MachineHealthCheck"},
                  {"metadata", {{"name", "mhc"}}},
                  {"spec", {{"selector", Json::object()}, {"nodeStartupTimeout", "7m"}}}});
    bench.patch(kinds::node(),
                "node-h1",
                {{"metadata", {{"labels", {{"mine", "yes"}, {"kubernetes.io/os", "old"}}}}}});
    const std::string uid = bench.node().uid();

    bench.annotate("m1", asked, "");
    QCOMPARE(*bench.host().annotation(powerKey), std::string("{\"mode\":\"hard\"}"));
    bench.pass(1h);
    QCOMPARE(bench.node().uid(), uid);

    // Off, but nobody confirmed that it is held: that reading may be from before the request.
    bench.patchStatus("h1", {{"poweredOn", false}});
    bench.pass(1min);
    QCOMPARE(bench.node().uid(), uid);

    bench.playHosts();
    QVERIFY(bench.machine().annotation("remediation.metal3.io/node-labels-backup"));
    bench.pass(2s);
    QVERIFY(!bench.node());
    const auto deadline =
        bench.machine().annotation("remediation.metal3.io/power-on-will-timeout-at");
    QVERIFY(deadline);
    QVERIFY(*parseTime(*deadline) <= bench.clock.now() + 7min);
    QVERIFY(*parseTime(*deadline) > bench.clock.now() + 6min);
    QVERIFY(has(bench.machine(), "remediation.metal3.io/powered-off-for-remediation"));
    QVERIFY(!has(bench.host(), powerKey));
    QCOMPARE(phaseOf(bench), std::string("Running"));

    bench.playHosts();
    bench.pass(1min);
    bench.playKubelets();
    bench.pass(6s);
    QVERIFY(bench.node().uid() != uid);
    QCOMPARE(*bench.node().label("mine"), std::string("yes"));
    QCOMPARE(*bench.node().label("kubernetes.io/os"), std::string("linux"));
    QCOMPARE(bench.machine().text("/status/nodeRef/uid"), bench.node().uid());
    const Json notes = bench.machine().at("/metadata/annotations");
    for (const auto &[note, value] : notes.items())
        QVERIFY2(note.find("remediation") == std::string::npos, note.c_str());
}

void TestMetalActuator::aWithdrawnFencingLetsTheHostGo()
{
    MetalBench bench;
    running(bench);
    const std::string uid = bench.node().uid();
    bench.annotate("m1", asked, "");
    QVERIFY(has(bench.host(), powerKey));
    bench.annotate("m1", asked, nullptr);
    QVERIFY(!has(bench.host(), powerKey));
    bench.playHosts();
    bench.pass(1min);
    QCOMPARE(bench.node().uid(), uid);
}

void TestMetalActuator::aNodeThatStaysAwayEndsTheMachine()
{
    MetalBench bench;
    running(bench, ownerIn(bench));
    bench.annotate("m1", asked, "");
    bench.playHosts();
    bench.pass(10s);
    QVERIFY(!has(bench.host(), powerKey));
    bench.pass(19min);
    QVERIFY(!bench.machine().isDeleting());
    bench.pass(2min);
    QVERIFY(bench.machine().isDeleting());
}

void TestMetalActuator::aPausedHostCannotBeFencedAndSaysSo()
{
    MetalBench bench;
    running(bench);
    bench.patch(kinds::bareMetalHost(),
                "h1",
                {{"metadata", {{"annotations", {{"baremetalhost.metal3.io/paused", ""}}}}}});
    bench.annotate("m1", asked, "");
    QVERIFY(!has(bench.host(), powerKey));
    QCOMPARE(bench.events("RemediationBlocked"), 1);
    QCOMPARE(bench.events("FailedUpdate"), 0);
    QCOMPARE(phaseOf(bench), std::string("Running"));
}

void TestMetalActuator::aHostThatWasTakenUnseenIsNotClaimed()
{
    MetalBench bench;
    bench.putHost("h1");
    bench.putHost("h2");
    BehindBench behind(bench);
    bench.patch(
        kinds::bareMetalHost(),
        "h1",
        Json::parse(
            R"({"spec":{"consumerRef":{"apiVersion":"v1","kind":"Person","name":"ann"}}})"));
    bench.putMachine("m1", namesH1);
    bench.pass(1s);
    QCOMPARE(bench.host("h1").text("/spec/consumerRef/name"), std::string("ann"));
    QVERIFY(bench.host("h1").at("/spec/customDeploy").is_null());
    behind.catchUp();
    bench.pass(31s);
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h2"});
    QCOMPARE(bench.host("h1").text("/spec/consumerRef/name"), std::string("ann"));
}

void TestMetalActuator::aClaimThatIsNotSeenYetIsTheOnlyOne()
{
    MetalBench bench;
    bench.putHost("h1", R"({"status":{"provisioning":{"state":"inspecting"}}})");
    bench.putHost("h2");
    BehindBench behind(bench);
    // A leader of before claimed it; this one sees it as it was, which is not free.
    bench.patch(kinds::bareMetalHost(), "h1", Json::parse(claimedByM1));
    bench.patchStatus("h1", {{"provisioning", {{"state", "provisioning"}}}});
    bench.putMachine("m1", namesH1);
    bench.pass(31s);
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    QCOMPARE(*bench.machine().annotation("metal3.io/BareMetalHost"),
             std::string("openshift-machine-api/h1"));
}

void TestMetalActuator::aMachineWhoseHostIsNotSeenYetDoesNotFail()
{
    MetalBench bench;
    bench.putHost("h1");
    BehindBench behind(bench);
    bench.patch(kinds::bareMetalHost(), "h1", Json::parse(claimedByM1));
    bench.patchStatus("h1", {{"poweredOn", true}, {"provisioning", {{"state", "provisioned"}}}});
    bench.putMachine("m1", ranOn(bench.host()));
    bench.pass(31s);
    QVERIFY(phaseOf(bench) != "Failed");
    behind.catchUp();
    bench.playKubelets();
    bench.pass(31s);
    QCOMPARE(phaseOf(bench), std::string("Running"));
}

void TestMetalActuator::aHostThatIsNotSeenYetIsNotLeftBehind()
{
    MetalBench bench;
    bench.putHost("h1");
    BehindBench behind(bench);
    bench.patch(kinds::bareMetalHost(), "h1", Json::parse(claimedByM1));
    bench.patchStatus("h1", {{"poweredOn", true}, {"provisioning", {{"state", "provisioned"}}}});
    Json machine = Json::parse(namesH1);
    machine["metadata"]["finalizers"] = {machine::finalizer};
    bench.putMachine("m1", machine.dump());
    bench.remove(kinds::machine(), "m1");
    bench.pass(31s);
    QVERIFY(bench.machine());
    QVERIFY(bench.host().at("/spec/customDeploy").is_null()); // it is being wiped
    QVERIFY(bench.hostsOf("m1") == std::vector<std::string>{"h1"});
    behind.catchUp();
    bench.playHosts();
    bench.pass(31s);
    QVERIFY(!bench.machine());
    QVERIFY(bench.hostsOf("m1").empty());
}

void TestMetalActuator::aNodeOfTheSameNameGetsTheIdToo()
{
    MetalBench bench;
    running(bench);
    bench.settle();
    const Object before = bench.node();
    QVERIFY(!before.text("/spec/providerID").empty());
    bench.remove(kinds::node(), before.name());
    bench.playKubelets();
    bench.pass(31s);
    QVERIFY(bench.node().uid() != before.uid());
    QCOMPARE(bench.node().text("/spec/providerID"), before.text("/spec/providerID"));
}

void TestMetalActuator::aLifeReadsItsHostFromTheApiOnce()
{
    MetalBench bench;
    CountedReads counted(*bench.cluster);
    bench.putHost("h1");
    bench.putMachine("m1");
    bench.run(counted);
    bench.playHosts();
    bench.playKubelets();
    bench.pass(31s);
    QCOMPARE(phaseOf(bench), std::string("Running"));
    QCOMPARE(counted.reads[&kinds::bareMetalHost()], 0);
    QCOMPARE(counted.reads[&kinds::node()], 1); // whether it has an id already
    bench.remove(kinds::machine(), "m1");
    bench.playHosts();
    bench.pass(31s);
    QVERIFY(!bench.machine());
    QCOMPARE(counted.reads[&kinds::bareMetalHost()], 1); // that it is really let go of
    QCOMPARE(counted.reads[&kinds::node()], 2); // that it may be drained
    bench.stop();
}

void TestMetalActuator::killedBetweenAnyTwoWritesItClaimsOneHostAndLosesNone()
{
    int deaths = 0;
    for (int write = 0;; ++write) {
        MetalBench bench;
        bench.putHost("h1");
        bench.putHost("h2");
        bench.putMachine("m1");
        // The order of the fencing is the bench's to watch.
        bool second = false;
        const auto hostWatch = bench.cluster->watch(
            {&kinds::bareMetalHost(), {}, {}, {}},
            "",
            {[&second](const std::vector<cluster::WatchEvent> &events) {
                 for (const cluster::WatchEvent &event : events)
                     second = second
                         || (event.object.name() != "h1"
                             && !event.object.text("/spec/consumerRef/name").empty());
             },
             [](const Error &) {},
             {},
             {}});
        bench.runAndDieAt(write);
        wholeLife(bench);
        if (QTest::currentTestFailed()) {
            qWarning("killed at write %d", write);
            return;
        }
        QVERIFY2(!second, "a second host was claimed");
        QCOMPARE(bench.fenced(), 1);
        QVERIFY(bench.hostsOf("m1").empty());
        if (!bench.hasDied())
            break;
        ++deaths;
    }
    QVERIFY(deaths > 20);
    qInfo("killed at each of %d writes", deaths);
}

} // namespace tst_metalactuator

HP_TEST(tst_metalactuator, TestMetalActuator)
#include "tst_metalactuator.moc"
