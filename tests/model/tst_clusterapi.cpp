// SPDX-License-Identifier: Apache-2.0
#include "model/resource/ClusterApi.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_clusterapi {

using namespace hp;
using namespace hp::capi;
using namespace std::chrono_literals;

class TestClusterApi : public QObject
{
    Q_OBJECT
private slots:
    void aConditionIsFoundInItsPlace_data();
    void aConditionIsFoundInItsPlace();
    void bothVersionsReadAlike();
    void aLimitOfZeroIsNone_data();
    void aLimitOfZeroIsNone();
    void aReferenceWithoutANamespaceStaysInIt();
    void versionsAreComparedAsNumbers_data();
    void versionsAreComparedAsNumbers();
    void aHealthCheckCounts_data();
    void aHealthCheckCounts();
    void whoSetAnAnnotationIsRead();
    void whatIsMalformedCountsAsAbsent_data();
    void whatIsMalformedCountsAsAbsent();
};

namespace {

Object object(const char *json)
{
    return Object(Json::parse(json));
}

} // namespace

void TestClusterApi::aConditionIsFoundInItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("isOld");
    QTest::newRow("v1beta2 has new ones in status.conditions") << QByteArray(
        R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "status": {"conditions": [{"type": "Ready", "status": "False"}],
             "deprecated": {"v1beta1": {"conditions": [{"type": "Ready", "status": "True"}]}}}})")
                                                               << "status.conditions[Ready]"
                                                               << false;
    QTest::newRow("v1beta1 has them below status.v1beta2") << QByteArray(
        R"({"apiVersion": "cluster.x-k8s.io/v1beta1", "status": {"conditions": [{"type": "Ready", "status": "True"}],
             "v1beta2": {"conditions": [{"type": "Ready", "status": "False"}]}}})")
                                                           << "status.v1beta2.conditions[Ready]"
                                                           << false;
    QTest::newRow("v1beta1 alone has old ones") << QByteArray(
        R"({"apiVersion": "cluster.x-k8s.io/v1beta1", "status": {"conditions": [{"type": "Ready", "status": "False"}]}})")
                                                << "status.conditions[Ready]" << true;
    QTest::newRow("what only the old ones have is found there")
        << QByteArray(R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "status": {"conditions": [],
             "deprecated": {"v1beta1": {"conditions": [{"type": "Ready", "status": "False"}]}}}})")
        << "status.deprecated.v1beta1.conditions[Ready]" << true;
    QTest::newRow("a provider's version says nothing of its contract") << QByteArray(
        R"({"apiVersion": "infrastructure.cluster.x-k8s.io/v1beta1", "status": {"conditions": [{"type": "Ready", "status": "False"}]}})")
                                                                       << "status.conditions[Ready]"
                                                                       << false;
}

void TestClusterApi::aConditionIsFoundInItsPlace()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, place);
    QFETCH(const bool, isOld);
    const auto state = reported(object(json.constData()), "Ready");
    QVERIFY(bool(state));
    QCOMPARE(QString::fromStdString(state->place), place);
    QCOMPARE(state->isOld, isOld);
    QCOMPARE(state->condition.status, std::string("False"));
}

void TestClusterApi::bothVersionsReadAlike()
{
    const Object before = object(R"({"apiVersion": "cluster.x-k8s.io/v1beta1", "kind": "Machine",
        "spec": {"clusterName": "c", "nodeDrainTimeout": "5m0s", "nodeVolumeDetachTimeout": "1m", "nodeDeletionTimeout": "10s"},
        "status": {"bootstrapReady": true, "infrastructureReady": true, "nodeRef": {"kind": "Node", "name": "n"},
                   "failureMessage": "no", "deletion": {"nodeDrainStartTime": "2026-01-10T12:00:00Z"}}})");
    const Object after = object(R"({"apiVersion": "cluster.x-k8s.io/v1beta2", "kind": "Machine",
        "spec": {"clusterName": "c", "deletion": {"nodeDrainTimeoutSeconds": 300, "nodeVolumeDetachTimeoutSeconds": 60, "nodeDeletionTimeoutSeconds": 10}},
        "status": {"initialization": {"bootstrapDataSecretCreated": true, "infrastructureProvisioned": true}, "nodeRef": {"name": "n"},
                   "deprecated": {"v1beta1": {"failureMessage": "no"}}, "deletion": {"nodeDrainStartTime": "2026-01-10T12:00:00Z"}}})");
    for (const Object &machine : {before, after}) {
        QVERIFY(isBootstrapReady(machine) && isInfrastructureReady(machine));
        QCOMPARE(nodeNameOf(machine), std::string("n"));
        QCOMPARE(failureOf(machine), std::string("no"));
        QCOMPARE(limitOf(machine, Limit::Drain), std::optional<Duration>(5min));
        QCOMPARE(limitOf(machine, Limit::VolumeDetach), std::optional<Duration>(1min));
        QCOMPARE(limitOf(machine, Limit::NodeDeletion), std::optional<Duration>(10s));
        QCOMPARE(stepStartsOf(machine).drain, parseTime("2026-01-10T12:00:00Z"));
    }
    const Object oldSet = object(R"({"spec": {"deletePolicy": "Oldest"}})");
    const Object newSet = object(R"({"spec": {"deletion": {"order": "Oldest"}}})");
    QCOMPARE(deletionOrderOf(oldSet), deletionOrderOf(newSet));
    QCOMPARE(deletionOrderOf(object("{}")), std::string("Random"));
    QCOMPARE(maxRetryOf(object(R"({"spec": {"remediationStrategy": {"maxRetry": 3}}})")),
             maxRetryOf(object(R"({"spec": {"remediation": {"maxRetry": 3}}})")));
    QVERIFY(isReadyByContract(object(R"({"status": {"ready": true}})")));
    QVERIFY(isReadyByContract(object(R"({"status": {"initialization": {"provisioned": true}}})")));
    QVERIFY(!isReadyByContract(object(R"({"status": {"ready": "true"}})")));
}

void TestClusterApi::aLimitOfZeroIsNone_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::newRow("absent") << QByteArray("{}");
    QTest::newRow("zero seconds") << QByteArray(R"({"deletion": {"nodeDrainTimeoutSeconds": 0}})");
    QTest::newRow("zero in words") << QByteArray(R"({"nodeDrainTimeout": "0s"})");
    QTest::newRow("below zero") << QByteArray(R"({"deletion": {"nodeDrainTimeoutSeconds": -5}})");
    QTest::newRow("no duration") << QByteArray(R"({"nodeDrainTimeout": "soon"})");
    QTest::newRow("a fraction") << QByteArray(R"({"deletion": {"nodeDrainTimeoutSeconds": 1.5}})");
}

void TestClusterApi::aLimitOfZeroIsNone()
{
    QFETCH(const QByteArray, spec);
    const Object machine(Json{{"spec", Json::parse(spec.toStdString())}});
    QVERIFY(!limitOf(machine, Limit::Drain));
}

void TestClusterApi::aReferenceWithoutANamespaceStaysInIt()
{
    const Object machine = object(R"({"metadata": {"namespace": "ns"}, "spec": {
        "infrastructureRef": {"apiGroup": "infrastructure.cluster.x-k8s.io", "kind": "Metal3Machine", "name": "m"},
        "bootstrap": {"configRef": {"apiVersion": "bootstrap.cluster.x-k8s.io/v1beta1", "kind": "KubeadmConfig", "namespace": "other", "name": "b"}}}})");
    QCOMPARE(hp::toString(infrastructureOf(machine).key), std::string("ns/m"));
    QCOMPARE(hp::toString(bootstrapOf(machine).key), std::string("other/b"));
    QVERIFY(controllerOf(machine).key.name.empty());
    const Object owned =
        object(R"({"metadata": {"ownerReferences": [{"kind": "Cluster", "name": "c"},
        {"kind": "MachineSet", "name": "s", "controller": true}]}})");
    QCOMPARE(controllerOf(owned).kind, std::string("MachineSet"));
}

void TestClusterApi::versionsAreComparedAsNumbers_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("isAtLeast131");
    QTest::newRow("1.31 is") << "v1.31.0" << true;
    QTest::newRow("1.30 is not") << "v1.30.9" << false;
    QTest::newRow("1.9 is not, though 9 is more than 3") << "v1.9.1" << false;
    QTest::newRow("2.0 is") << "v2.0.0" << true;
    QTest::newRow("no v is fine") << "1.32.1" << true;
    QTest::newRow("none is not") << "" << false;
    QTest::newRow("garbage is not") << "v1.x" << false;
}

void TestClusterApi::versionsAreComparedAsNumbers()
{
    QFETCH(const QString, version);
    QFETCH(const bool, isAtLeast131);
    const Object machine(Json{{"spec", {{"version", version.toStdString()}}}});
    QCOMPARE(isAtLeast(machine, 1, 31), isAtLeast131);
}

void TestClusterApi::aHealthCheckCounts_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("healthy");
    QTest::addColumn<bool>("stops");
    QTest::newRow("40% of three is one")
        << QByteArray(R"({"maxUnhealthy": "40%"})") << 3 << 1 << true;
    QTest::newRow("one of three is allowed")
        << QByteArray(R"({"maxUnhealthy": "40%"})") << 3 << 2 << false;
    QTest::newRow("a number") << QByteArray(R"({"maxUnhealthy": 2})") << 5 << 3 << false;
    QTest::newRow("the place of v1beta2")
        << QByteArray(R"({"remediation": {"triggerIf": {"unhealthyLessThanOrEqualTo": "1"}}})") << 3
        << 1 << true;
    QTest::newRow("without one all may be") << QByteArray("{}") << 3 << 0 << false;
    QTest::newRow("within a range")
        << QByteArray(R"({"unhealthyRange": "[1-2]"})") << 5 << 3 << false;
    QTest::newRow("above a range")
        << QByteArray(R"({"unhealthyRange": "[1-2]"})") << 5 << 2 << true;
    QTest::newRow("below a range")
        << QByteArray(R"({"unhealthyRange": "[3-5]"})") << 5 << 4 << true;
}

void TestClusterApi::aHealthCheckCounts()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const int, total);
    QFETCH(const int, healthy);
    QFETCH(const bool, stops);
    const Object check(
        Json{{"spec", Json::parse(spec.toStdString())},
             {"status", {{"expectedMachines", total}, {"currentHealthy", healthy}}}});
    const HealthCount count = healthCountOf(check);
    QCOMPARE(count.total, total);
    QCOMPARE(count.unhealthy, total - healthy);
    QCOMPARE(count.stops, stops);
}

void TestClusterApi::whoSetAnAnnotationIsRead()
{
    const Object machine = object(R"({"metadata": {"annotations": {"a/b": "x"}, "managedFields": [
        {"manager": "kubectl", "operation": "Update", "fieldsV1": {"f:spec": {}}},
        {"manager": "velero", "operation": "Update", "fieldsV1": {"f:metadata": {"f:annotations": {"f:a/b": {}}}}}]}})");
    QCOMPARE(managerOfAnnotation(machine, "a/b"), std::string("velero"));
    QCOMPARE(managerOfAnnotation(machine, "a/c"), std::string());
}

void TestClusterApi::whatIsMalformedCountsAsAbsent_data()
{
    QTest::addColumn<QByteArray>("junk");
    for (const char *junk : {"null",
                             "true",
                             "7",
                             "-1e300",
                             "\"text\"",
                             "[]",
                             "[null, 3, [[]]]",
                             "{}",
                             "{\"a\": {\"name\": []}}"})
        QTest::newRow(junk) << QByteArray(junk);
}

void TestClusterApi::whatIsMalformedCountsAsAbsent()
{
    QFETCH(const QByteArray, junk);
    const Json value = Json::parse(junk.toStdString());
    const Object machine(Json{{"metadata", value}, {"spec", value}, {"status", value}});
    const Object deep(Json{{"metadata",
                            {{"ownerReferences", value},
                             {"managedFields", value},
                             {"annotations", value},
                             {"labels", value}}},
                           {"spec",
                            {{"deletion", value},
                             {"infrastructureRef", value},
                             {"version", value},
                             {"remediation", value},
                             {"maxUnhealthy", value}}},
                           {"status",
                            {{"conditions", value},
                             {"v1beta2", value},
                             {"deprecated", value},
                             {"nodeRef", value},
                             {"deletion", value},
                             {"initialization", value},
                             {"expectedMachines", value}}}});
    for (const Object &one : {machine, deep}) {
        QVERIFY(!reported(one, "Deleting"));
        QVERIFY(!limitOf(one, Limit::Drain));
        QCOMPARE(stepStartsOf(one), StepStarts());
        QVERIFY(controllerOf(one).key.name.empty());
        QVERIFY(infrastructureOf(one).key.name.empty());
        QVERIFY(!isPausedByAnnotation(one));
        QVERIFY(hostOfMetal3(one).name.empty());
        QVERIFY(managerOfAnnotation(one, "a").empty());
        QVERIFY(!maxRetryOf(one));
        QVERIFY(!healthCountOf(one).stops || healthCountOf(one).total > 0);
    }
}

} // namespace tst_clusterapi

HP_TEST(tst_clusterapi, TestClusterApi)
#include "tst_clusterapi.moc"
