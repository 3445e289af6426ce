// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/CountedActuator.h"
#include "backend/metrics/EventCounters.h"
#include "backend/metrics/Exposition.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/drivers/ScriptedActuator.h"
#include "tests/backend/metrics/MetricsPage.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <prometheus/metric_family.h>

namespace tst_eventcounters {

using namespace hp;
using namespace std::chrono_literals;
using Operation = monitoring::EventCounters::Operation;

namespace {

const TimePoint t0 = *parseTime("2026-01-10T12:00:00Z");

Object machine(const char *phase)
{
    return Object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                       {"kind", "Machine"},
                       {"metadata",
                        {{"name", "m1"},
                         {"namespace", "ns"},
                         {"uid", "u1"},
                         {"creationTimestamp", "2026-01-10T12:00:00Z"}}},
                       {"status", {{"phase", phase}}}});
}

/// Counters, and what a scraper reads of them.
struct Bench {
    /// "name{label=value …} value" per line, in the page's order.
    std::string page()
    {
        metrics::Snapshot snapshot;
        counters.addTo(snapshot, machines, checks);
        std::vector<std::string> failures;
        const auto lines =
            test::metricLines(monitoring::exposition(snapshot, counters.histograms()), failures);
        std::string text;
        for (const std::string &failure : failures)
            text += failure + '\n';
        for (const test::MetricLine &line : lines) {
            text += line.name + '{';
            for (const auto &[name, value] : line.labels)
                text += name + '=' + value + ' ';
            text += "} " + std::to_string(static_cast<long>(line.value)) + '\n';
        }
        return text;
    }
    bool has(const char *line)
    {
        return page().find(std::string(line) + '\n') != std::string::npos;
    }

    runtime::ManualClock clock{t0};
    test::FakeCluster cluster{};
    runtime::Informer machines{cluster, {&cluster::kinds::machine(), {}, {}, {}}, clock};
    runtime::Informer checks{cluster, {&cluster::kinds::machineHealthCheck(), {}, {}, {}}, clock};
    monitoring::EventCounters counters{clock};
};

} // namespace

class TestEventCounters : public QObject
{
    Q_OBJECT
private slots:
    void thePageIsEmptyBeforeAnythingHappened();
    void agesFallIntoUpstreamsBuckets();
    void deletingIsNotObserved();
    void failuresOfTheProviderAreCounted_data();
    void failuresOfTheProviderAreCounted();
    void newsOfTheProviderGoThrough();
    void countsOfAMachineThatWentAreForgottenLater();
    void hostsAreCountedAndForgotten();
    void healthChecksBeginAtZero();
};

void TestEventCounters::thePageIsEmptyBeforeAnythingHappened()
{
    Bench bench;
    QCOMPARE(bench.page(), std::string());
}

void TestEventCounters::agesFallIntoUpstreamsBuckets()
{
    Bench bench;
    bench.clock.advance(25s);
    bench.counters.phaseEntered(machine("Provisioned"));
    bench.clock.advance(1h);
    bench.counters.phaseEntered(machine("Provisioned"));
    QCOMPARE(bench.page(),
             std::string(
                 "mapi_machine_phase_transition_seconds_count{phase=Provisioned } 2\n"
                 "mapi_machine_phase_transition_seconds_sum{phase=Provisioned } 3650\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=5 phase=Provisioned } 0\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=10 phase=Provisioned } 0\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=20 phase=Provisioned } 0\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=30 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=60 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=90 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=120 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=180 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=240 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=300 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=360 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=480 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=600 phase=Provisioned } 1\n"
                 "mapi_machine_phase_transition_seconds_bucket{le=+Inf phase=Provisioned } 2\n"));
}

void TestEventCounters::deletingIsNotObserved()
{
    Bench bench;
    bench.counters.phaseEntered(machine("Deleting"));
    bench.counters.phaseEntered(machine(""));
    QCOMPARE(bench.page(), std::string());
}

void TestEventCounters::failuresOfTheProviderAreCounted_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<bool>("invalid");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a create that is wrong for ever")
        << QByteArray("create") << true << QByteArray()
        << QByteArray(
               "mapi_instance_create_failed{name=m1 namespace=ns reason=InvalidConfiguration } 1");
    QTest::newRow("a create with a reason")
        << QByteArray("create") << false << QByteArray("InsufficientResources")
        << QByteArray(
               "mapi_instance_create_failed{name=m1 namespace=ns reason=InsufficientResources } 1");
    QTest::newRow("a create") << QByteArray("create") << false << QByteArray()
                              << QByteArray("mapi_instance_create_failed{name=m1 namespace=ns "
                                            "reason=CreateError } 1");
    QTest::newRow("an update") << QByteArray("update") << false << QByteArray()
                               << QByteArray("mapi_instance_update_failed{name=m1 namespace=ns "
                                             "reason=UpdateError } 1");
    QTest::newRow("a removal") << QByteArray("remove") << false << QByteArray()
                               << QByteArray("mapi_instance_delete_failed{name=m1 namespace=ns "
                                             "reason=DeleteError } 1");
}

void TestEventCounters::failuresOfTheProviderAreCounted()
{
    QFETCH(const QByteArray, call);
    QFETCH(const bool, invalid);
    QFETCH(const QByteArray, reason);
    QFETCH(const QByteArray, line);
    Bench bench;
    test::ScriptedActuator provider;
    monitoring::CountedActuator counted(provider, bench.counters);
    drivers::ActuatorError error;
    error.invalidConfiguration = invalid;
    error.reason = reason.toStdString();
    error.message = "a long story that is no label";
    test::ProviderScript &script = provider.script("*");
    script.createError = script.updateError = script.deleteError = error;
    bool failed = false;
    const auto hear = [&failed](const auto &answer) { failed = answer.index() == 1; };
    if (call == "create")
        counted.create(machine("Provisioning"), hear);
    else if (call == "update")
        counted.update(machine("Running"), hear);
    else
        counted.remove(machine("Deleting"), hear);
    test::settle(bench.clock);
    QVERIFY(failed);
    QCOMPARE(QByteArray::fromStdString(bench.page()), line + '\n');
}

void TestEventCounters::newsOfTheProviderGoThrough()
{
    Bench bench;
    test::ScriptedActuator provider;
    ObjectKey received;
    {
        monitoring::CountedActuator counted(provider, bench.counters);
        counted.onChanged([&received](const ObjectKey &key) { received = key; });
        provider.notifyChanged({"ns", "m1"});
        QCOMPARE(received.name, std::string("m1"));
        received = {};
    }
    provider.notifyChanged({"ns", "m1"});
    QCOMPARE(received.name, std::string());
}

void TestEventCounters::countsOfAMachineThatWentAreForgottenLater()
{
    Bench bench;
    (void)bench.cluster.put(machine("Running").json());
    bench.machines.start();
    test::settle(bench.clock);
    bench.counters.instanceFailed(Operation::Delete, {"ns", "m1"}, "DeleteError");
    bench.counters.instanceFailed(Operation::Delete, {"ns", "gone"}, "DeleteError");
    const char *const ofGone =
        "mapi_instance_delete_failed{name=gone namespace=ns reason=DeleteError } 1";
    bench.clock.advance(1h);
    QVERIFY(bench.has(ofGone));
    bench.clock.advance(1s);
    QVERIFY(!bench.has(ofGone));
    QVERIFY(bench.has("mapi_instance_delete_failed{name=m1 namespace=ns reason=DeleteError } 1"));
}

void TestEventCounters::hostsAreCountedAndForgotten()
{
    Bench bench;
    bench.counters.happened(metrics::Metric::HostPowerChange, {"metal", "h1", "on"}, 1);
    bench.counters.happened(metrics::Metric::HostPowerChange, {"metal", "h1", "on"}, 1);
    bench.counters.happened(metrics::Metric::HostStateChange, {"", "registering"}, 1);
    bench.counters.happened(metrics::Metric::HostRegisterDuration, {"metal", "h1"}, 0.3);
    bench.counters.happened(metrics::Metric::HostProvisionDuration, {"metal", "h1"}, 100);
    const auto has = [&](const std::string &name) {
        const std::string page = '\n' + bench.page();
        int lines = 0;
        for (std::size_t at = 0; (at = page.find('\n' + name, at)) != std::string::npos; ++at)
            ++lines;
        return lines;
    };
    QCOMPARE(has("metal3_operation_power_change_total"), 1);
    QVERIFY(has("metal3_operation_register_duration_seconds") > 10);
    QVERIFY(has("metal3_operation_provision_duration_seconds") > 6);
    bench.counters.hostGone({"metal", "h1"});
    bench.clock.advance(std::chrono::minutes(59));
    QCOMPARE(has("metal3_operation_power_change_total"), 1);
    bench.clock.advance(std::chrono::minutes(2));
    QCOMPARE(has("metal3_operation_power_change_total"), 0);
    QCOMPARE(has("metal3_operation_register_duration_seconds"), 0);
    QCOMPARE(has("metal3_provisioning_state_change_total"), 1);
}

void TestEventCounters::healthChecksBeginAtZero()
{
    Bench bench;
    (void)bench.cluster.put({{"apiVersion", "machine.openshift.io/v1beta1"},
                             {"kind", "MachineHealthCheck"},
                             {"metadata", {{"name", "mhc"}, {"namespace", "ns"}}}});
    bench.checks.start();
    test::settle(bench.clock);
    const char *const zero =
        "mapi_machinehealthcheck_remediation_success_total{name=mhc namespace=ns } 0";
    QVERIFY(bench.has(zero));
    bench.counters.remediated({"ns", "mhc"}, 0);
    QVERIFY(bench.has(zero));
    bench.counters.remediated({"ns", "mhc"}, 2);
    bench.counters.remediated({"ns", "mhc"});
    QVERIFY(
        bench.has("mapi_machinehealthcheck_remediation_success_total{name=mhc namespace=ns } 3"));
}

} // namespace tst_eventcounters

HP_TEST(tst_eventcounters, TestEventCounters)
#include "tst_eventcounters.moc"
