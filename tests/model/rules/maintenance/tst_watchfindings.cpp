// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WatchFindings.h"
#include "model/rules/metrics/WatcherSamples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_watchfindings {

using namespace hp;
using namespace hp::maintenance;
using State = InstanceReading::State;

namespace {

Object machineLike(const char *more)
{
    Json machine = Json::parse(R"({"metadata": {"name": "w", "namespace": "ns", "uid": "u1",
        "labels": {"machine.openshift.io/cluster-api-machine-role": "infra"},
        "annotations": {"metal3.io/BareMetalHost": "ns/h"}},
        "status": {"phase": "Running", "nodeRef": {"name": "n"}}})");
    machine.merge_patch(Json::parse(more));
    return Object(std::move(machine));
}

Object hostLike(const char *more)
{
    Json host = Json::parse(R"({"metadata": {"name": "h", "namespace": "ns", "uid": "u2"},
        "spec": {"online": true, "consumerRef": {"apiVersion": "machine.openshift.io/v1beta1",
            "kind": "Machine", "name": "w", "namespace": "ns"}},
        "status": {"poweredOn": true, "provisioning": {"state": "provisioned"}}})");
    host.merge_patch(Json::parse(more));
    return Object(std::move(host));
}

Object nodeThatIs(const char *ready)
{
    return Object(Json{{"metadata", {{"name", "n"}}},
                       {"status", {{"conditions", {{{"type", "Ready"}, {"status", ready}}}}}}});
}

QByteArray told(const std::vector<ProviderEvent> &events)
{
    QByteArray text;
    for (const ProviderEvent &event : events)
        text += (text.isEmpty() ? "" : "; ") + QByteArray::fromStdString(event.description);
    return text;
}

} // namespace

class TestWatchFindings : public QObject
{
    Q_OBJECT
private slots:
    void aMachineThatClaimsToRunWithoutItsInstance_data();
    void aMachineThatClaimsToRunWithoutItsInstance();
    void aMachineThatClaimsToRunWithoutItsHost_data();
    void aMachineThatClaimsToRunWithoutItsHost();
    void aTargetThatIsUnexpectedlyUnhealthy_data();
    void aTargetThatIsUnexpectedlyUnhealthy();
    void workUnderWayExplainsEverything();
    void aFindingKeepsItsName();
    void silenceIsCountedInPeriods();
};

void TestWatchFindings::aMachineThatClaimsToRunWithoutItsInstance_data()
{
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<int>("state");
    QTest::addColumn<QByteArray>("finding");
    const auto row = [](const char *title, const char *machine, State state, const char *finding) {
        QTest::newRow(title) << QByteArray(machine) << static_cast<int>(state)
                             << QByteArray(finding);
    };
    row("one that is gone", "{}", State::Gone, "the Machine is Running, its instance is gone");
    row("one that is stopped",
        "{}",
        State::Stopped,
        "the Machine is Running, its instance is stopped");
    row("one that runs is none", "{}", State::Running, "");
    row("one that changes is not one yet", "{}", State::Changing, "");
    row("a Machine that is made anew expects nothing",
        R"({"status": {"phase": "Provisioning"}})",
        State::Gone,
        "");
    row("a Machine that goes expects nothing",
        R"({"metadata": {"deletionTimestamp": "2026-01-01T00:00:00Z"}})",
        State::Gone,
        "");
}

void TestWatchFindings::aMachineThatClaimsToRunWithoutItsInstance()
{
    QFETCH(QByteArray, machine);
    QFETCH(int, state);
    QFETCH(QByteArray, finding);
    const Fleet fleet{{machineLike(machine.constData())}, {}, {}};
    QCOMPARE(told(instanceMismatches(fleet, "aws", {{{"ns", "w"}, static_cast<State>(state), {}}})),
             finding);
}

void TestWatchFindings::aMachineThatClaimsToRunWithoutItsHost_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("finding");
    const auto row = [](const char *title, const char *host, const char *finding) {
        QTest::newRow(title) << QByteArray(host) << QByteArray(finding);
    };
    row("a host that is well is none", "{}", "");
    row("a host that is gone", "", "the Machine is Running, its BareMetalHost ns/h is gone");
    row("another Machine's",
        R"({"spec": {"consumerRef": {"name": "other"}}})",
        "the Machine is Running, its BareMetalHost ns/h belongs to somebody else");
    row("one that is being wiped",
        R"({"status": {"provisioning": {"state": "deprovisioning"}}})",
        "the Machine is Running, its BareMetalHost ns/h is deprovisioning");
    row("one that is off",
        R"({"status": {"poweredOn": false}})",
        "the Machine is Running, its server ns/h is off although it should be on");
    row("one that is to be off is none",
        R"({"spec": {"online": false}, "status": {"poweredOn": false}})",
        "");
    row("one that is held off is none",
        R"({"metadata": {"annotations": {"reboot.metal3.io/k": ""}},
            "status": {"poweredOn": false}})",
        "");
}

void TestWatchFindings::aMachineThatClaimsToRunWithoutItsHost()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, finding);
    Fleet fleet{{machineLike("{}")}, {}, {}};
    if (!host.isEmpty())
        fleet.hosts.push_back(hostLike(host.constData()));
    QCOMPARE(told(hostMismatches(fleet)), finding);
}

void TestWatchFindings::aTargetThatIsUnexpectedlyUnhealthy_data()
{
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<QByteArray>("ready");
    QTest::addColumn<bool>("healthy");
    QTest::addColumn<bool>("found");
    const auto row =
        [](const char *title, const char *machine, const char *ready, bool healthy, bool found) {
            QTest::newRow(title) << QByteArray(machine) << QByteArray(ready) << healthy << found;
        };
    const char *worker =
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}}})";
    const char *master =
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})";
    row("an infra machine", "{}", "True", false, true);
    row("a master", master, "True", false, true);
    row("a worker is nobody's concern", worker, "True", false, false);
    row("one that is healthy is none", "{}", "True", true, false);
    row("a Node that is not Ready is expected to be", "{}", "False", false, false);
}

void TestWatchFindings::aTargetThatIsUnexpectedlyUnhealthy()
{
    QFETCH(QByteArray, machine);
    QFETCH(QByteArray, ready);
    QFETCH(bool, healthy);
    QFETCH(bool, found);
    const Fleet fleet{{machineLike(machine.constData())}, {nodeThatIs(ready.constData())}, {}};
    QCOMPARE(
        told(unhealthyTargets(fleet, "aws", {{{"ns", "w"}, "ingress", healthy, "Target.Timeout"}})),
        found ? QByteArray("load balancer ingress finds it unhealthy: Target.Timeout")
              : QByteArray());
}

void TestWatchFindings::workUnderWayExplainsEverything()
{
    const char *marked =
        R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/under-way": "mm-w"}}})";
    QCOMPARE(withoutMaintenance({{machineLike("{}"), machineLike(marked)}, {}, {}}).machines.size(),
             std::size_t(1));
}

void TestWatchFindings::aFindingKeepsItsName()
{
    const Fleet fleet{{machineLike("{}")}, {nodeThatIs("True")}, {}};
    const auto states = instanceMismatches(fleet, "aws", {{{"ns", "w"}, State::Gone, {}}});
    QCOMPARE(states.at(0).id, std::string("state-u1"));
    QCOMPARE(states.at(0).code, std::string("machine-state-missmatch"));
    QCOMPARE(hostMismatches(fleet).at(0).source, std::string(metalSource));
    const auto targets = unhealthyTargets(fleet, "aws", {{{"ns", "w"}, "ingress", false, {}}});
    QCOMPARE(targets.at(0).id, std::string("lb-ingress-u1"));
    QVERIFY(wantsMaintenance(targets.at(0)));
}

void TestWatchFindings::silenceIsCountedInPeriods()
{
    WatcherState state;
    state.period = std::chrono::minutes(10);
    state.begun = *parseTime("2026-03-01T00:00:00Z");
    const TimePoint now = state.begun + std::chrono::minutes(25);
    auto samples = metrics::watcherSamples(state, now);
    QCOMPARE(samples.at(0).series.value, 0.0);
    QCOMPARE(samples.at(1).series.value, 2.5);
    state.lastSuccess = now - std::chrono::minutes(5);
    samples = metrics::watcherSamples(state, now);
    QCOMPARE(samples.at(0).series.value, 1772324400.0);
    QCOMPARE(samples.at(1).series.value, 0.5);
}

} // namespace tst_watchfindings

HP_TEST(tst_watchfindings, TestWatchFindings)
#include "tst_watchfindings.moc"
