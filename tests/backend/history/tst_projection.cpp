// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/Projection.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_projection {

using namespace hp;
using namespace hp::history;

/// What the record keeps of an object.
class TestProjection : public QObject
{
    Q_OBJECT
private slots:
    void whatIsLeftOut_data();
    void whatIsLeftOut();
    void aHeartbeatIsNoChange();
};

void TestProjection::whatIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("bookkeeping of every object")
        << QByteArray(R"({"kind":"Machine","metadata":{"name":"m","uid":"u","resourceVersion":"7",
            "managedFields":[{"manager":"x"}],"annotations":{"a":"b",
            "kubectl.kubernetes.io/last-applied-configuration":"{\"password\":1}"}}})")
        << QByteArray(
               R"({"kind":"Machine","metadata":{"annotations":{"a":"b"},"name":"m","uid":"u"}})");
    QTest::newRow("user data of a Machine")
        << QByteArray(R"({"kind":"Machine","spec":{"providerSpec":{"value":{"userData":"secret",
            "userDataSecret":{"name":"s"},"instanceType":"m5"}}}})")
        << QByteArray(
               R"({"kind":"Machine","spec":{"providerSpec":{"value":{"instanceType":"m5"}}}})");
    QTest::newRow("what runs in a Pod")
        << QByteArray(R"({"kind":"Pod","metadata":{"name":"p"},"spec":{"nodeName":"n","containers":
            [{"env":[{"name":"PASSWORD","value":"x"}]}]},"status":{"phase":"Running","podIP":"1"}})")
        << QByteArray(
               R"({"kind":"Pod","metadata":{"name":"p"},"spec":{"nodeName":"n"},"status":{"phase":"Running"}})");
    QTest::newRow("what machines of Cluster API are made of, but for their version")
        << QByteArray(R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"MachineDeployment",
            "spec":{"replicas":3,"template":{"metadata":{"labels":{"a":"b"}},
            "spec":{"bootstrap":{"configRef":{"name":"c"}},"version":"v1.32.0"}}}})")
        << QByteArray(
               R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"MachineDeployment","spec":{"replicas":3,"template":{"spec":{"version":"v1.32.0"}}}})");
    QTest::newRow("those of one that names no version")
        << QByteArray(R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"MachineDeployment",
            "spec":{"replicas":3,"template":{"spec":{"version":7}}}})")
        << QByteArray(
               R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"MachineDeployment","spec":{"replicas":3}})");
    QTest::newRow("variables of a topology, wherever they stand")
        << QByteArray(R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"Cluster",
            "spec":{"topology":{"version":"v1.32.0","variables":[{"name":"p","value":"hunter2"}],
            "controlPlane":{"replicas":3,"variables":{"overrides":[{"name":"p","value":"x"}]}},
            "workers":{"machineDeployments":[{"name":"a","variables":{"overrides":[{"name":"p"}]}}],
            "machinePools":[{"name":"b","variables":{"overrides":[{"name":"p"}]}}]}}}})")
        << QByteArray(
               R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"Cluster","spec":{"topology":{"controlPlane":{"replicas":3},"version":"v1.32.0","workers":{"machineDeployments":[{"name":"a"}],"machinePools":[{"name":"b"}]}}}})");
    QTest::newRow("a topology that is no object is kept as it is")
        << QByteArray(
               R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"Cluster","spec":{"topology":{"workers":7}}})")
        << QByteArray(
               R"({"apiVersion":"cluster.x-k8s.io/v1beta2","kind":"Cluster","spec":{"topology":{"workers":7}}})");
    QTest::newRow("a request for a certificate as a whole")
        << QByteArray(R"({"kind":"CertificateSigningRequest","spec":{"request":"LS0t"}})")
        << QByteArray("null");
    QTest::newRow("a Secret as a whole")
        << QByteArray(R"({"kind":"Secret","data":{"password":"eA=="}})") << QByteArray("null");
}

void TestProjection::whatIsLeftOut()
{
    QFETCH(const QByteArray, object);
    QFETCH(const QByteArray, kept);
    const Object whole(Json::parse(object.toStdString()));
    QCOMPARE(QByteArray::fromStdString(projectionOf(whole).dump()), kept);
}

void TestProjection::aHeartbeatIsNoChange()
{
    const auto node = [](const char *heartbeat, const char *transition) {
        return Object(Json{{"kind", "Node"},
                           {"metadata", {{"name", "n"}}},
                           {"status",
                            {{"images", {"a", "b"}},
                             {"conditions",
                              {{{"type", "Ready"},
                                {"lastHeartbeatTime", heartbeat},
                                {"lastTransitionTime", transition}}}}}}});
    };
    QVERIFY(projectionOf(node("1", "1")) == projectionOf(node("2", "1")));
    QVERIFY(projectionOf(node("1", "1")) != projectionOf(node("2", "2")));
}

} // namespace tst_projection

HP_TEST(tst_projection, TestProjection)
#include "tst_projection.moc"
