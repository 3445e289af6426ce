// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_objectreads {

using namespace hp;
using namespace hp::test;

/// Lists in every shape, with selectors and revisions.
class TestObjectReads : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void listsComeInEveryShape();
    void listsKnowTheirRevision();
    void selectorsChooseAndBadOnesAreRefused();
    void fieldsOfBuiltInKindsSelect_data();
    void fieldsOfBuiltInKindsSelect();
    void eventsAreOneSetInTwoShapes();
    void anEventIsInTheNamespaceOfItsObject_data();
    void anEventIsInTheNamespaceOfItsObject();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestObjectReads::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestObjectReads::cleanup()
{
    m.reset();
}

void TestObjectReads::listsComeInEveryShape()
{
    m->create(machines, machine("b"));
    m->create(machines, machine("a", R"(,"labels":{"machine.openshift.io/zone":"z1"})"));

    const Answer plain =
        m->send("GET", "/apis/machine.openshift.io/v1beta1/machines?limit=2&timeout=32s&hash=x");
    QCOMPARE(plain.at("/kind"), std::string("MachineList"));
    QCOMPARE(plain.at("/items/0/metadata/name"), std::string("a"));
    QCOMPARE(plain.at("/items/1/kind"), std::string("Machine"));
    QCOMPARE(plain.at("/metadata/continue"), std::string());

    http::HttpRequest request = m->request("GET", machines);
    request.headers["accept"] = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
    const Answer table = m->send(request);
    QCOMPARE(table.at("/kind"), std::string("Table"));
    QCOMPARE(table.at("/columnDefinitions/0/name"), std::string("Name"));
    QCOMPARE(table.at("/columnDefinitions/1/name"), std::string("Phase"));
    QCOMPARE(table.at("/rows/0/cells/4"), std::string("z1"));
    QCOMPARE(table.at("/rows/0/object/kind"), std::string("PartialObjectMetadata"));

    request.headers["accept"] = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";
    const Answer partial = m->send(request);
    QCOMPARE(partial.at("/kind"), std::string("PartialObjectMetadataList"));
    QCOMPARE(partial.at("/items/0/kind"), std::string("PartialObjectMetadata"));
    QCOMPARE(partial.at("/items/0/spec"), std::string());

    request.headers["accept"] = "application/vnd.kubernetes.protobuf";
    QCOMPARE(m->send(request).status, 406);
}

void TestObjectReads::listsKnowTheirRevision()
{
    m->create(machines, machine("a"));
    const std::string revision = m->send("GET", machines).at("/metadata/resourceVersion");
    m->create(machines, machine("b"));

    QCOMPARE(m->send("GET", machines + "?resourceVersion=" + revision).status, 200);
    QCOMPARE(m->send("GET", machines + "?resourceVersion=0").status, 200);
    const Answer exact =
        m->send("GET", machines + "?resourceVersionMatch=Exact&resourceVersion=" + revision);
    QCOMPARE(exact.status, 410);
    QCOMPARE(exact.at("/reason"), std::string("Expired"));
}

void TestObjectReads::selectorsChooseAndBadOnesAreRefused()
{
    m->create(machines, machine("a", R"(,"labels":{"role":"worker"})"));
    m->create(machines, machine("b", R"(,"labels":{"role":"master"})"));

    const Answer byLabel = m->send("GET", machines + "?labelSelector=role in (worker)");
    QCOMPARE(byLabel.json().at("items").size(), std::size_t(1));
    QCOMPARE(byLabel.at("/items/0/metadata/name"), std::string("a"));
    const Answer byName = m->send("GET", machines + "?fieldSelector=metadata.name!=a");
    QCOMPARE(byName.at("/items/0/metadata/name"), std::string("b"));
    const Answer unsupported = m->send("GET", machines + "?fieldSelector=spec.x=1");
    QCOMPARE(unsupported.status, 400);
    QVERIFY(unsupported.at("/message").find("field label not supported: spec.x")
            != std::string::npos);
    QCOMPARE(m->send("GET", machines + "?watch=true&fieldSelector=spec.x=1").status, 400);
    QCOMPARE(m->send("GET", machines + "?labelSelector=a in (").status, 400);
}

void TestObjectReads::fieldsOfBuiltInKindsSelect_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<int>("found");
    const auto row = [](const char *name,
                        const char *path,
                        const char *object,
                        const char *status,
                        const char *selector,
                        int found) {
        QTest::newRow(name) << QByteArray(path) << QByteArray(object) << QByteArray(status)
                            << QByteArray(selector) << found;
    };
    const char *services = "/api/v1/namespaces/default/services";
    const char *headless =
        R"({"metadata":{"name":"x"},"spec":{"clusterIP":"None","ports":[{"port":80}]}})";
    row("a Service without a type", services, headless, "", "spec.type=ClusterIP", 1);
    row("a Service of another type", services, headless, "", "spec.type=NodePort", 0);
    row("a Service without an address", services, headless, "", "spec.clusterIP=None", 1);
    row("a Service with an address", services, headless, "", "spec.clusterIP!=None", 0);
    const char *jobs = "/apis/batch/v1/namespaces/default/jobs";
    const char *job =
        R"({"metadata":{"name":"x"},"spec":{"template":{"spec":{"restartPolicy":"Never","containers":[{"name":"c","image":"i"}]}}}})";
    row("a Job that has not begun", jobs, job, "", "status.successful=0", 1);
    row("a Job with pods that are done",
        jobs,
        job,
        R"({"status":{"succeeded":2}})",
        "status.successful=2",
        1);
    const char *pods = "/api/v1/namespaces/default/pods";
    const char *pod =
        R"({"metadata":{"name":"x"},"spec":{"containers":[{"name":"c","image":"i"}]}})";
    row("a Pod on a network of its own", pods, pod, "", "spec.hostNetwork=false", 1);
    row("addresses of a Pod, which are none, as in Kubernetes",
        pods,
        pod,
        R"({"status":{"podIPs":[{"ip":"10.0.0.1"}]}})",
        "status.podIPs=10.0.0.1",
        0);
}

void TestObjectReads::fieldsOfBuiltInKindsSelect()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, object);
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, selector);
    QFETCH(const int, found);
    m->create(path.toStdString(), object.toStdString());
    if (!status.isEmpty())
        QCOMPARE(m->send("PATCH",
                         path.toStdString() + "/x/status",
                         status.toStdString(),
                         "application/merge-patch+json")
                     .status,
                 200);
    const Answer answer =
        m->send("GET", path.toStdString() + "?fieldSelector=" + selector.toStdString());
    QVERIFY2(answer.status == 200, answer.body.c_str());
    QCOMPARE(answer.json()["items"].size(), static_cast<std::size_t>(found));
}

void TestObjectReads::eventsAreOneSetInTwoShapes()
{
    const std::string core = "/api/v1/namespaces/default/events";
    const std::string view = "/apis/events.k8s.io/v1/namespaces/default/events";
    m->create(
        core,
        R"({"metadata":{"name":"e1"},"involvedObject":{"kind":"Machine","name":"m1","namespace":"default"},
        "reason":"Held","message":"waits","type":"Normal"})");

    const Answer seen = m->send("GET", view + "/e1");
    QCOMPARE(seen.at("/apiVersion"), std::string("events.k8s.io/v1"));
    QCOMPARE(seen.at("/note"), std::string("waits"));
    QCOMPARE(seen.at("/regarding/name"), std::string("m1"));

    const Answer created =
        m->send("POST", view, R"({"metadata":{"name":"e2"},"regarding":{"kind":"Node","name":"n1"},
        "reason":"Gone","note":"away","type":"Warning","action":"Look","reportingController":"hp","reportingInstance":"hp-0",
        "eventTime":"2026-01-10T12:00:00.000000Z"})");
    QCOMPARE(created.status, 201);
    QCOMPARE(created.at("/note"), std::string("away"));
    QCOMPARE(m->send("GET", core + "/e2").at("/message"), std::string("away"));

    const Answer patched =
        m->send("PATCH",
                view + "/e2",
                R"({"series":{"count":4,"lastObservedTime":"2026-01-10T12:01:00.000000Z"}})",
                "application/strategic-merge-patch+json");
    QCOMPARE(patched.status, 200);
    QCOMPARE(m->send("GET", core + "/e2").at("/series/count"), std::string("4"));

    const Answer chosen = m->send("GET", view + "?fieldSelector=regarding.name=n1");
    QCOMPARE(chosen.at("/kind"), std::string("EventList"));
    QCOMPARE(chosen.at("/apiVersion"), std::string("events.k8s.io/v1"));
    QCOMPARE(chosen.json().at("items").size(), std::size_t(1));
    QCOMPARE(chosen.at("/items/0/note"), std::string("away"));
}

void TestObjectReads::anEventIsInTheNamespaceOfItsObject_data()
{
    QTest::addColumn<QByteArray>("ns");
    QTest::addColumn<QByteArray>("involved");
    QTest::addColumn<int>("status");
    QTest::newRow("the same") << QByteArray("default") << QByteArray(R"("namespace":"default")")
                              << 201;
    QTest::newRow("about what has none, in default")
        << QByteArray("default") << QByteArray() << 201;
    QTest::newRow("about what has none, elsewhere")
        << QByteArray("kube-system") << QByteArray() << 422;
    QTest::newRow("another") << QByteArray("default") << QByteArray(R"("namespace":"kube-system")")
                             << 422;
}

void TestObjectReads::anEventIsInTheNamespaceOfItsObject()
{
    QFETCH(const QByteArray, ns);
    QFETCH(const QByteArray, involved);
    QFETCH(const int, status);
    const Answer answer = m->send("POST",
                                  "/api/v1/namespaces/" + ns.toStdString() + "/events",
                                  R"({"metadata":{"name":"e"},"reason":"x","involvedObject":{)"
                                      + involved.toStdString() + "}}");
    QCOMPARE(answer.status, status);
    if (status == 422)
        QCOMPARE(answer.at("/details/causes/0/field"), std::string("involvedObject.namespace"));
}

} // namespace tst_objectreads

HP_TEST(tst_objectreads, TestObjectReads)
#include "tst_objectreads.moc"
