// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_kubernetesapi {

using namespace hp;
using namespace hp::test;

/// Documents, roles and limits: what is answered before any object.
class TestKubernetesApi : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void documentsAreServed_data();
    void documentsAreServed();
    void discoveryNamesTheEvictionSubresource();
    void explainFindsTheRealSchema();
    void rolesAreEnforcedWithKubernetesWords();
    void impersonationIsRefused();
    void whatCannotBeWrittenIsNotReady();
    void aFullHouseAsksToComeAgain();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestKubernetesApi::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestKubernetesApi::cleanup()
{
    m.reset();
}

void TestKubernetesApi::documentsAreServed_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *path, int status, const char *pointer, const char *value) {
        QTest::newRow(path) << QByteArray(path) << status << QByteArray(pointer)
                            << QByteArray(value);
    };
    row("/version", 200, "/gitVersion", "v1.32.0+holdpoint");
    row("/version/", 200, "/minor", "32");
    row("/api", 200, "/kind", "APIVersions");
    row("/apis/", 200, "/kind", "APIGroupList");
    row("/api/v1", 200, "/groupVersion", "v1");
    row("/apis/metal3.io", 200, "/preferredVersion/groupVersion", "metal3.io/v1alpha1");
    row("/apis/metal3.io/v1alpha1", 200, "/resources/0/name", "baremetalhosts");
    row("/openapi/v3", 200, "/paths/api~1v1/serverRelativeURL", "");
    row("/openapi/v3/apis/metal3.io/v1alpha1", 200, "/openapi", "3.0.0");
    row("/openapi/v3/apis/nobody/v1", 404, "", "");
    row("/apis/nobody/v1", 404, "", "");
    row("/apis/nobody/v1/things", 404, "", "");
    row("/swagger-2.0.0.pb-v1", 404, "", "");
}

void TestKubernetesApi::documentsAreServed()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, status);
    QFETCH(const QByteArray, pointer);
    QFETCH(const QByteArray, value);

    const Answer answer = m->send("GET", path.toStdString());

    QCOMPARE(answer.status, status);
    QCOMPARE(answer.exchange->answers(), 1);
    if (!value.isEmpty())
        QCOMPARE(QByteArray::fromStdString(answer.at(pointer.toStdString())), value);
    if (status == 404)
        QCOMPARE(answer.body, std::string("404 page not found\n"));
}

void TestKubernetesApi::discoveryNamesTheEvictionSubresource()
{
    const Json legacy = m->send("GET", "/api/v1").json();
    const bool listed = std::any_of(
        legacy.at("resources").begin(), legacy.at("resources").end(), [](const Json &entry) {
            return entry.at("name") == "pods/eviction" && entry.at("group") == "policy"
                && entry.at("kind") == "Eviction";
        });
    QVERIFY(listed);

    http::HttpRequest request = m->request("GET", "/apis");
    request.headers["accept"] =
        "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json";
    const Answer aggregated = m->send(request);
    QCOMPARE(aggregated.contentType,
             std::string("application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"));
    QCOMPARE(aggregated.at("/kind"), std::string("APIGroupDiscoveryList"));

    const Answer swagger = m->send("GET", "/openapi/v2");
    QCOMPARE(swagger.contentType,
             std::string("application/com.github.proto-openapi.spec.v2.v1.0+protobuf"));
    QVERIFY(swagger.body.starts_with("\x0a\x03"
                                     "2.0"));
    QVERIFY(swagger.body.find("io.openshift.machine.v1beta1.Machine") != std::string::npos);
}

void TestKubernetesApi::explainFindsTheRealSchema()
{
    const Json document = m->send("GET", "/openapi/v3/apis/machine.openshift.io/v1beta1").json();
    const Json &schemas = document.at("components").at("schemas");
    const Json &schema = schemas.at("io.openshift.machine.v1beta1.Machine");
    QVERIFY(schema.at("properties").at("spec").at("properties").contains("lifecycleHooks"));
    QCOMPARE(schema.at("x-kubernetes-group-version-kind").at(0).at("kind").get<std::string>(),
             std::string("Machine"));
    QVERIFY(schemas.contains("io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"));
    QVERIFY(document.at("paths").contains(
        "/apis/machine.openshift.io/v1beta1/namespaces/{namespace}/machinesets/{name}/scale"));
}

void TestKubernetesApi::rolesAreEnforcedWithKubernetesWords()
{
    m->create(machines, machine("m1"));
    m->identity = {"eve", {"viewer"}};

    QCOMPARE(m->send("GET", machines + "/m1").status, 200);
    const Answer refused = m->send("DELETE", machines + "/m1");
    QCOMPARE(refused.status, 403);
    QCOMPARE(refused.at("/reason"), std::string("Forbidden"));
    QCOMPARE(refused.at("/message"),
             std::string("machines.machine.openshift.io \"m1\" is forbidden: User \"eve\" cannot "
                         "delete resource \"machines\" in "
                         "API group \"machine.openshift.io\" in the namespace \"default\""));
    QCOMPARE(refused.at("/details/kind"), std::string("machines"));
    QCOMPARE(m->send("GET", "/api/v1/secrets").status, 403);

    const Answer review = m->send(
        "POST",
        "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
        R"({"spec":{"resourceAttributes":{"verb":"delete","group":"machine.openshift.io","resource":"machines"}}})");
    QCOMPARE(review.status, 201);
    QCOMPARE(review.at("/status/allowed"), std::string("false"));
    const Answer whoami =
        m->send("POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews", "{}");
    QCOMPARE(whoami.at("/status/userInfo/username"), std::string("eve"));

    m->identity = {};
    QCOMPARE(m->send("GET", machines).status, 401);
    QCOMPARE(m->send("GET", "/version").status, 401);
    QCOMPARE(m->send("GET", "/readyz").body, std::string("ok"));
}

void TestKubernetesApi::impersonationIsRefused()
{
    http::HttpRequest request = m->request("GET", machines);
    request.headers["impersonate-user"] = "viewer";
    const Answer answer = m->send(request);
    QCOMPARE(answer.status, 403);
    QVERIFY(answer.at("/message").find("cannot impersonate resource \"users\"")
            != std::string::npos);
}

void TestKubernetesApi::whatCannotBeWrittenIsNotReady()
{
    std::string trouble = "cannot write /data/cluster.db: no space";
    m->trouble = [&] { return trouble; };
    const Answer answer = m->send("GET", "/readyz");
    QCOMPARE(answer.status, 503);
    QCOMPARE(answer.body, "not ready: " + trouble + '\n');
    QCOMPARE(m->send("GET", "/livez").status, 200);
    trouble.clear();
    QCOMPARE(m->send("GET", "/readyz").body, std::string("ok"));
}

void TestKubernetesApi::aFullHouseAsksToComeAgain()
{
    // Nothing runs between these, so that every call stays under way.
    std::vector<std::shared_ptr<FakeExchange>> exchanges;
    for (int i = 0; i < 2001; ++i) {
        exchanges.push_back(std::make_shared<FakeExchange>(m->request("GET", machines)));
        m->api().handle(exchanges.back());
    }
    QVERIFY(!exchanges.front()->response());
    QVERIFY(exchanges.back()->response());
    QCOMPARE(exchanges.back()->response()->status, 429);
    m->settle();
    QCOMPARE(exchanges.front()->response()->status, 200);
    exchanges.clear();
    QCOMPARE(m->send("GET", machines).status, 200);
}

} // namespace tst_kubernetesapi

HP_TEST(tst_kubernetesapi, TestKubernetesApi)
#include "tst_kubernetesapi.moc"
