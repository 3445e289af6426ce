// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/RequestCounts.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_requestcounts {

using namespace hp;
using kube::Method;

class TestRequestCounts : public QObject
{
    Q_OBJECT
private slots:
    void aRequestIsNamedAsItsServerNamesIt_data();
    void aRequestIsNamedAsItsServerNamesIt();
};

void TestRequestCounts::aRequestIsNamedAsItsServerNamesIt_data()
{
    QTest::addColumn<Method>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("stream");
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QByteArray>("resource");
    const auto row = [](const char *title,
                        Method method,
                        const char *path,
                        const char *verb,
                        const char *resource,
                        bool stream = false) {
        QTest::newRow(title) << method << QByteArray(path) << stream << QByteArray(verb)
                             << QByteArray(resource);
    };
    constexpr const char *machine = "/apis/machine.openshift.io/v1beta1/namespaces/ns/machines/m1";
    row("an object is got", Method::Get, machine, "get", "machines");
    row("its status is patched",
        Method::Patch,
        "/apis/machine.openshift.io/v1beta1/namespaces/ns/machines/m1/status?fieldManager=x",
        "patch",
        "machines/status");
    row("objects of a namespace are listed",
        Method::Get,
        "/apis/machine.openshift.io/v1beta1/namespaces/ns/machines?limit=500",
        "list",
        "machines");
    row("objects of all namespaces are listed",
        Method::Get,
        "/api/v1/pods?fieldSelector=spec.nodeName%3Dn1",
        "list",
        "pods");
    row("or watched", Method::Get, "/api/v1/nodes?watch=true", "watch", "nodes", true);
    row("an object without a namespace is got", Method::Get, "/api/v1/nodes/n1", "get", "nodes");
    row("a namespace is an object too", Method::Get, "/api/v1/namespaces/ns", "get", "namespaces");
    row("and namespaces are listed", Method::Get, "/api/v1/namespaces", "list", "namespaces");
    row("an eviction is created",
        Method::Post,
        "/api/v1/namespaces/ns/pods/p/eviction",
        "create",
        "pods/eviction");
    row("a replaced object is updated",
        Method::Put,
        "/apis/coordination.k8s.io/v1/namespaces/ns/leases/l",
        "update",
        "leases");
    row("a deletion", Method::Delete, "/api/v1/nodes/n1", "delete", "nodes");
    row("what is no resource has no name", Method::Get, "/version", "get", "");
    row("nor has a group", Method::Get, "/apis/machine.openshift.io/v1beta1", "get", "");
    row("nor has nothing", Method::Get, "/", "get", "");
}

void TestRequestCounts::aRequestIsNamedAsItsServerNamesIt()
{
    QFETCH(Method, method);
    QFETCH(QByteArray, path);
    QFETCH(bool, stream);
    QFETCH(QByteArray, verb);
    QFETCH(QByteArray, resource);
    kube::Request request;
    request.method = method;
    request.path = path.toStdString();
    request.stream = stream;
    const kube::RequestLabels labels = kube::labelsOf(request, 409);
    QCOMPARE(labels.verb, verb.toStdString());
    QCOMPARE(labels.resource, resource.toStdString());
    QCOMPARE(labels.code, 409);
}

} // namespace tst_requestcounts

HP_TEST(tst_requestcounts, TestRequestCounts)
#include "tst_requestcounts.moc"
