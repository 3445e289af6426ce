// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/HttpsClient.h"
#include "tests/support/kube/RealApiServer.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_realapiserver {

using namespace hp;
using namespace hp::test;

namespace {

const std::string machines =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";
const char *const merge = "application/merge-patch+json";

Json machine(const std::string &name)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", name}}},
            {"spec",
             {{"lifecycleHooks", {{"preDrain", {{{"name", "Backup"}, {"owner", "storage"}}}}}}}}};
}

/// One request as somebody; the status code.
int asking(RealApiServer &server,
           const QString &kubeconfig,
           const std::string &method,
           const std::string &path,
           const std::string &body = {})
{
    bench::HttpsClient client(bench::endpointOf("kube-apiserver", kubeconfig, server.pid()));
    return client.ask(method, path, "application/json", body, merge).status;
}

} // namespace

/// The fixture itself: what other tests take for granted about the real server.
class TestRealApiServer : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (const QString why = RealApiServer::whyNot(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }
    void everybodyHasTheRightsOfHisRole_data();
    void everybodyHasTheRightsOfHisRole();
    void itStartsAgainOnTheSameDataAndPort_data();
    void itStartsAgainOnTheSameDataAndPort();
    void aTokenExpires();
    void publishedDefinitionsPruneWhatOnlyOursKnow();
    void clearTakesFinalizersAway_data();
    void clearTakesFinalizersAway();
};

void TestRealApiServer::everybodyHasTheRightsOfHisRole_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<int>("lists");
    QTest::addColumn<int>("patches");
    QTest::addColumn<int>("readsSecrets");
    QTest::newRow("an admin may everything") << "admin" << 200 << 200 << 200;
    QTest::newRow("an operator changes Machines") << "operator" << 200 << 200 << 403;
    QTest::newRow("a viewer looks") << "viewer" << 200 << 403 << 403;
}

void TestRealApiServer::everybodyHasTheRightsOfHisRole()
{
    QFETCH(const QString, user);
    RealApiServer &server = RealApiServer::shared();
    (void)server.ask("POST", machines, machine("rights"));
    const QString config = server.kubeconfig(user);
    QTEST(asking(server, config, "GET", machines), "lists");
    QTEST(
        asking(
            server, config, "PATCH", machines + "/rights", R"({"metadata":{"labels":{"a":"b"}}})"),
        "patches");
    QTEST(asking(server, config, "GET", "/api/v1/namespaces/openshift-machine-api/secrets"),
          "readsSecrets");
}

void TestRealApiServer::itStartsAgainOnTheSameDataAndPort_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("after a proper end") << false;
    QTest::newRow("after kill -9") << true;
}

void TestRealApiServer::itStartsAgainOnTheSameDataAndPort()
{
    QFETCH(const bool, killed);
    RealApiServer &server = RealApiServer::shared();
    const std::string url = server.url();
    const std::string name = killed ? "kept-killed" : "kept-stopped";
    const Json made = server.must("POST", machines, machine(name));
    killed ? server.kill() : server.stop();
    QVERIFY(!server.isRunning());
    QElapsedTimer timer;
    timer.start();
    server.start();
    qInfo("ready again after %lld ms", timer.elapsed());
    QCOMPARE(server.url(), url);
    QCOMPARE(server.must("GET", machines + '/' + name)["metadata"]["uid"].dump(),
             made["metadata"]["uid"].dump());
}

void TestRealApiServer::aTokenExpires()
{
    RealApiServer::Options options;
    options.tokenCache = std::chrono::seconds(1);
    RealApiServer server(options);
    // Ready is ready: the first request of all for a kind is not turned away with 429.
    QCOMPARE(asking(server, server.kubeconfig(), "GET", machines), 200);
    QFile token(server.file(QStringLiteral("short.token")));
    const auto issue = [&](std::chrono::seconds lifetime) {
        QVERIFY(token.open(QIODevice::WriteOnly | QIODevice::Truncate));
        token.write(server.accountToken(lifetime));
        token.close();
    };
    const auto status = [&] {
        (void)token.open(QIODevice::ReadOnly);
        const QString config = server.kubeconfigThrough(server.port());
        QFile text(config);
        (void)text.open(QIODevice::ReadOnly);
        QString content = QString::fromUtf8(text.readAll());
        text.close();
        const qsizetype at = content.indexOf(QStringLiteral("token: \"")) + 8;
        content.replace(
            at, content.indexOf(QLatin1Char('"'), at) - at, QString::fromUtf8(token.readAll()));
        token.close();
        (void)text.open(QIODevice::WriteOnly | QIODevice::Truncate);
        text.write(content.toUtf8());
        text.close();
        return asking(server, config, "GET", machines);
    };
    issue(std::chrono::seconds(30)); // it has to be shown before
    QCOMPARE(status(), 200);
    QTRY_COMPARE_WITH_TIMEOUT(status(), 401, 300000);
    issue(std::chrono::minutes(10));
    QCOMPARE(status(), 200);
}

void TestRealApiServer::publishedDefinitionsPruneWhatOnlyOursKnow()
{
    if (const QString why = RealApiServer::whyNoPublished(); !why.isEmpty())
        QSKIP(qPrintable(why));
    RealApiServer::Options options;
    options.definitions = Definitions::Published;
    RealApiServer server(options);
    const Json definition = server.must(
        "GET",
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/machines.machine.openshift.io");
    QVERIFY(definition["metadata"]["annotations"].contains("api-approved.openshift.io"));
    Json wanted = machine("pruned");
    wanted["spec"]["lifecycleHooks"]["preCreate"] = {{{"name", "Backup"}, {"owner", "storage"}}};
    const Json stored = server.must("POST", machines, wanted);
    QVERIFY(stored["spec"]["lifecycleHooks"].contains("preDrain"));
    QVERIFY(!stored["spec"]["lifecycleHooks"].contains("preCreate"));
}

void TestRealApiServer::clearTakesFinalizersAway_data()
{
    QTest::addColumn<QString>("collection");
    QTest::newRow("of all namespaces") << "/apis/machine.openshift.io/v1beta1/machines";
    QTest::newRow("of one namespace") << QString::fromStdString(machines);
}

void TestRealApiServer::clearTakesFinalizersAway()
{
    QFETCH(const QString, collection);
    RealApiServer &server = RealApiServer::shared();
    Json held = machine("held");
    held["metadata"]["finalizers"] = {"machine.machine.openshift.io"};
    server.must("POST", machines, held);
    server.clear({collection.toStdString()});
    QVERIFY(server.must("GET", machines)["items"].empty());
}

} // namespace tst_realapiserver

HP_TEST(tst_realapiserver, TestRealApiServer)
#include "tst_realapiserver.moc"
