// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/ObjectSamples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <sstream>

namespace tst_objectsamples {

using namespace hp;
using metrics::Sample;

namespace {

const double created = 1768046400; // 2026-01-10T12:00:00Z

Json machineJson()
{
    return Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","creationTimestamp":"2026-01-10T12:00:00Z"},
        "spec":{"providerID":"p1"},
        "status":{"phase":"Running","nodeRef":{"name":"n1"}}})");
}

Json with(Json object, const char *pointer, Json value)
{
    object[Json::json_pointer(pointer)] = std::move(value);
    return object;
}

Json without(Json object, const char *pointer)
{
    return object.patch(Json::array({{{"op", "remove"}, {"path", pointer}}}));
}

/// A line per series, as the text format has it.
QByteArray lines(const std::vector<Sample> &samples)
{
    std::ostringstream text;
    text.precision(12);
    for (const Sample &sample : samples) {
        const metrics::MetricInfo &info = metrics::infoOf(sample.metric);
        text << info.name << '{';
        for (std::size_t i = 0; i < info.labels.size(); ++i)
            text << (i > 0 ? "," : "") << info.labels[i] << "=" << (*sample.series.labels)[i];
        text << "} " << sample.series.value << '\n';
    }
    return QByteArray::fromStdString(text.str());
}

const char *const held = R"([{"name":"Wait","owner":"ipam"},{"name":"Wait","owner":"ipam"}])";

} // namespace

class TestObjectSamples : public QObject
{
    Q_OBJECT
private slots:
    void aMachineIsToldByItsPhase_data();
    void aMachineIsToldByItsPhase();
    void aHookThatHoldsIsTold();
    void aMachineSetIsToldByItsStatus();
    void aHealthCheckIsToldByWhatItWrote_data();
    void aHealthCheckIsToldByWhatItWrote();
    void aHealthCheckThatWentIsClosed();
};

void TestObjectSamples::aMachineIsToldByItsPhase_data()
{
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<QByteArray>("series");
    const auto row = [](const char *name, const Json &machine, const char *series) {
        QTest::newRow(name) << QByteArray::fromStdString(machine.dump()) << QByteArray(series);
    };
    row("running",
        machineJson(),
        "mapi_machine_created_timestamp_seconds{name=m1,namespace=ns,spec_provider_id=p1,node=n1,"
        "api_version=machine.openshift.io/v1beta1,phase=Running} 1768046400\n");
    row("nothing known yet",
        without(without(with(machineJson(), "/status/phase", "Provisioning"), "/status/nodeRef"),
                "/spec/providerID"),
        "mapi_machine_created_timestamp_seconds{name=m1,namespace=ns,spec_provider_id=,node=,"
        "api_version=machine.openshift.io/v1beta1,phase=Provisioning} 1768046400\n");
    row("no phase", without(machineJson(), "/status/phase"), "");
    row("no creation time", without(machineJson(), "/metadata/creationTimestamp"), "");
    const Json before = with(without(without(machineJson(), "/status"), "/spec/providerID"),
                             "/spec/lifecycleHooks",
                             Json{{"preCreate", Json::parse(held)}});
    row("held before creation",
        before,
        "holdpoint_hook_holding_timestamp_seconds{name=m1,namespace=ns,point=preCreate,hook=Wait,"
        "owner=ipam} 1768046400\n"
        "holdpoint_machine_create_held_timestamp_seconds{name=m1,namespace=ns} 1768046400\n");
    row("held in Provisioning is seen by upstream",
        with(before, "/status", Json{{"phase", "Provisioning"}}),
        "mapi_machine_created_timestamp_seconds{name=m1,namespace=ns,spec_provider_id=,node=,"
        "api_version=machine.openshift.io/v1beta1,phase=Provisioning} 1768046400\n"
        "holdpoint_hook_holding_timestamp_seconds{name=m1,namespace=ns,point=preCreate,hook=Wait,"
        "owner=ipam} 1768046400\n");
    row("deleted before creation is held by nothing",
        with(before, "/metadata/deletionTimestamp", "2026-01-10T13:00:00Z"),
        "");
}

void TestObjectSamples::aMachineIsToldByItsPhase()
{
    QFETCH(const QByteArray, machine);
    QFETCH(const QByteArray, series);
    QCOMPARE(lines(metrics::machineSamples(Object(Json::parse(machine.toStdString())))), series);
}

void TestObjectSamples::aHookThatHoldsIsTold()
{
    Json machine = with(with(machineJson(), "/status/phase", "Deleting"),
                        "/metadata/deletionTimestamp",
                        "2026-01-10T12:00:30Z");
    machine["spec"]["lifecycleHooks"] = {{"preDrain", Json::parse(held)},
                                         {"preTerminate", Json::parse(held)}};
    const auto samples = metrics::machineSamples(Object(machine));
    QCOMPARE(samples.size(), std::size_t(2));
    QVERIFY(samples[1].metric == metrics::Metric::HookHolding);
    QCOMPARE((*samples[1].series.labels)[2], std::string("preDrain"));
    QCOMPARE(samples[1].series.value, created + 30);
}

void TestObjectSamples::aMachineSetIsToldByItsStatus()
{
    const Object set(Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1",
        "kind":"MachineSet","metadata":{"name":"s","namespace":"ns",
        "creationTimestamp":"2026-01-10T12:00:00Z"},
        "status":{"replicas":3,"readyReplicas":2,"availableReplicas":"many"}})"));
    QCOMPARE(lines(metrics::machineSetSamples(set)),
             QByteArray("mapi_machineset_created_timestamp_seconds{name=s,namespace=ns,"
                        "api_version=machine.openshift.io/v1beta1} 1768046400\n"
                        "mapi_machine_set_status_replicas{name=s,namespace=ns} 3\n"
                        "mapi_machine_set_status_replicas_available{name=s,namespace=ns} 0\n"
                        "mapi_machine_set_status_replicas_ready{name=s,namespace=ns} 2\n"));
}

void TestObjectSamples::aHealthCheckIsToldByWhatItWrote_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("series");
    const auto row = [](const char *name, const char *status, const char *series) {
        QTest::newRow(name) << QByteArray(status) << QByteArray(series);
    };
    row("nothing yet", "{}", "");
    row("allowed",
        R"({"expectedMachines":3,"conditions":[{"type":"RemediationAllowed","status":"True"}]})",
        "mapi_machinehealthcheck_nodes_covered{name=c,namespace=ns} 3\n"
        "mapi_machinehealthcheck_short_circuit{name=c,namespace=ns} 0\n");
    row("not allowed",
        R"({"expectedMachines":0,"conditions":[{"type":"RemediationAllowed","status":"False"}]})",
        "mapi_machinehealthcheck_nodes_covered{name=c,namespace=ns} 0\n"
        "mapi_machinehealthcheck_short_circuit{name=c,namespace=ns} 1\n");
    row("unknown", R"({"conditions":[{"type":"RemediationAllowed","status":"Unknown"}]})", "");
}

void TestObjectSamples::aHealthCheckIsToldByWhatItWrote()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, series);
    const Json check{{"metadata", {{"name", "c"}, {"namespace", "ns"}}},
                     {"status", Json::parse(status.toStdString())}};
    QCOMPARE(lines(metrics::healthCheckSamples(Object(check))), series);
}

void TestObjectSamples::aHealthCheckThatWentIsClosed()
{
    QCOMPARE(lines(metrics::goneHealthCheckSamples({"ns", "c"})),
             QByteArray("mapi_machinehealthcheck_short_circuit{name=c,namespace=ns} 0\n"));
}

} // namespace tst_objectsamples

HP_TEST(tst_objectsamples, TestObjectSamples)
#include "tst_objectsamples.moc"
