// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/FleetSeries.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_fleetseries {

using namespace hp;
using namespace std::chrono_literals;
using metrics::Metric;

namespace {

const TimePoint t0 = *parseTime("2026-01-10T12:00:00Z");

Json object(const char *apiVersion, const char *kind, const std::string &name, Json status)
{
    Json json{{"apiVersion", apiVersion},
              {"kind", kind},
              {"metadata", {{"name", name}, {"creationTimestamp", "2026-01-10T11:00:00Z"}}},
              {"status", std::move(status)}};
    if (std::string(kind) != "Node")
        json["metadata"]["namespace"] = "ns";
    return json;
}

Json machine(const std::string &name, const std::string &phase)
{
    return object("machine.openshift.io/v1beta1", "Machine", name, {{"phase", phase}});
}

Json check(const char *status)
{
    return object("machine.openshift.io/v1beta1",
                  "MachineHealthCheck",
                  "mhc",
                  {{"expectedMachines", 2},
                   {"conditions", {{{"type", "RemediationAllowed"}, {"status", status}}}}});
}

/// A cluster that can fail, and the series of what is in it.
struct Fleet {
    void start()
    {
        for (runtime::Informer *informer : {&machines, &sets, &checks, &nodes})
            informer->start();
        test::settle(clock);
    }

    metrics::Snapshot snapshot()
    {
        metrics::Snapshot taken;
        series.addTo(taken);
        return taken;
    }

    /// The value of mapi_mao_collector_up of a kind.
    double up(const std::string &kind)
    {
        const metrics::Snapshot taken = snapshot();
        for (const metrics::Series &one : taken.of(Metric::CollectorUp)) {
            if (one.labels->front() == kind)
                return one.value;
        }
        return -1;
    }

    runtime::ManualClock clock{t0};
    test::FakeCluster cluster{};
    runtime::Informer machines{cluster, {&cluster::kinds::machine(), {}, {}, {}}, clock};
    runtime::Informer sets{cluster, {&cluster::kinds::machineSet(), {}, {}, {}}, clock};
    runtime::Informer checks{cluster, {&cluster::kinds::machineHealthCheck(), {}, {}, {}}, clock};
    runtime::Informer nodes{cluster, {&cluster::kinds::node(), {}, {}, {}}, clock};
    monitoring::FleetSeries series{{&machines, &sets, &checks, &nodes}, clock};
};

} // namespace

class TestFleetSeries : public QObject
{
    Q_OBJECT
private slots:
    void whatIsThereIsTold();
    void changesAreTold();
    void thousandsAreLookedAtInTurns();
    void beforeTheFirstListTheCollectorIsDown();
    void aBrokenStreamIsNotShownAsIfItWasWhole();
    void aHealthCheckThatWentIsClosed();
    void nodesStandWhileTheyCannotBeRead();
};

void TestFleetSeries::whatIsThereIsTold()
{
    Fleet fleet;
    QSignalSpy ready(&fleet.series, &monitoring::FleetSeries::ready);
    (void)fleet.cluster.put(machine("a", "Running"));
    (void)fleet.cluster.put(machine("b", ""));
    (void)fleet.cluster.put(object("v1", "Node", "n1", {}));
    fleet.start();
    QCOMPARE(ready.size(), 1);
    const metrics::Snapshot taken = fleet.snapshot();
    QCOMPARE(taken.of(Metric::MachineItems).front().value, 2.0);
    QCOMPARE(taken.of(Metric::MachineCreated).size(), std::size_t(1));
    QCOMPARE(taken.of(Metric::MachineSetItems).front().value, 0.0);
    QCOMPARE(taken.of(Metric::NodeInfo).size(), std::size_t(1));
    QCOMPARE(fleet.up("mapi_machine_items"), 1.0);
    QCOMPARE(fleet.up("mapi_machineset_items"), 1.0);
}

void TestFleetSeries::changesAreTold()
{
    Fleet fleet;
    (void)fleet.cluster.put(machine("a", "Provisioning"));
    fleet.start();
    (void)fleet.snapshot();
    (void)fleet.cluster.put(machine("a", "Running"));
    test::settle(fleet.clock);
    QCOMPARE(fleet.snapshot().of(Metric::MachineCreated).front().labels->back(),
             std::string("Running"));
    fleet.cluster.erase(cluster::kinds::machine(), {"ns", "a"});
    test::settle(fleet.clock);
    QVERIFY(fleet.snapshot().of(Metric::MachineCreated).empty());
}

void TestFleetSeries::thousandsAreLookedAtInTurns()
{
    Fleet fleet;
    for (int i = 0; i < 1000; ++i)
        (void)fleet.cluster.put(machine("m" + std::to_string(i), "Running"));
    fleet.start();
    test::advance(fleet.clock, 1s);
    QCOMPARE(fleet.snapshot().of(Metric::MachineCreated).size(), std::size_t(1000));
    // The turns end: a later change is seen again.
    (void)fleet.cluster.put(machine("late", "Running"));
    test::advance(fleet.clock, 1s);
    QCOMPARE(fleet.snapshot().of(Metric::MachineCreated).size(), std::size_t(1001));
}

void TestFleetSeries::beforeTheFirstListTheCollectorIsDown()
{
    Fleet fleet;
    const metrics::Snapshot taken = fleet.snapshot();
    QCOMPARE(fleet.up("mapi_machine_items"), 0.0);
    QVERIFY(taken.of(Metric::MachineItems).empty());
    QVERIFY(!fleet.series.isReady());
}

void TestFleetSeries::aBrokenStreamIsNotShownAsIfItWasWhole()
{
    Fleet fleet;
    (void)fleet.cluster.put(machine("a", "Running"));
    fleet.start();
    fleet.cluster.failNext("watch", test::Failure::Unreachable, 1000);
    fleet.cluster.breakWatches();
    test::settle(fleet.clock);
    test::advance(fleet.clock, 15s);
    QCOMPARE(fleet.up("mapi_machine_items"), 1.0);
    test::advance(fleet.clock, 1s);
    QCOMPARE(fleet.up("mapi_machine_items"), 0.0);
    QVERIFY(fleet.snapshot().of(Metric::MachineCreated).empty());
    QVERIFY(fleet.snapshot().of(Metric::MachineItems).empty());
}

void TestFleetSeries::aHealthCheckThatWentIsClosed()
{
    Fleet fleet;
    (void)fleet.cluster.put(check("False"));
    fleet.start();
    QCOMPARE(fleet.snapshot().of(Metric::CheckShortCircuit).front().value, 1.0);
    fleet.cluster.erase(cluster::kinds::machineHealthCheck(), {"ns", "mhc"});
    test::settle(fleet.clock);
    metrics::Snapshot taken = fleet.snapshot();
    QVERIFY(taken.of(Metric::CheckNodesCovered).empty());
    QCOMPARE(taken.of(Metric::CheckShortCircuit).front().value, 0.0);
    (void)fleet.cluster.put(check("False"));
    test::settle(fleet.clock);
    taken = fleet.snapshot();
    QCOMPARE(taken.of(Metric::CheckShortCircuit).size(), std::size_t(1));
    QCOMPARE(taken.of(Metric::CheckShortCircuit).front().value, 1.0);
}

void TestFleetSeries::nodesStandWhileTheyCannotBeRead()
{
    Fleet fleet;
    (void)fleet.cluster.put(object("v1", "Node", "n1", {}));
    fleet.start();
    fleet.cluster.failNext("watch", test::Failure::Unreachable, 1000);
    fleet.cluster.breakWatches();
    test::advance(fleet.clock, 1h);
    QCOMPARE(fleet.snapshot().of(Metric::NodeInfo).size(), std::size_t(1));
}

} // namespace tst_fleetseries

HP_TEST(tst_fleetseries, TestFleetSeries)
#include "tst_fleetseries.moc"
