// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_dryrun {

using namespace hp;
using namespace hp::test;

namespace {

const std::string machineApi = "/apis/machine.openshift.io/v1beta1/namespaces/default";
const std::string core = "/api/v1/namespaces/default";
const char *const merge = "application/merge-patch+json";

} // namespace

/// dryRun=All on every verb: everything is checked and answered, nothing is stored and nobody hears
/// of it.
class TestDryRun : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void nothingIsStored_data();
    void nothingIsStored();
    void whatWouldBeRefusedIsRefused_data();
    void whatWouldBeRefusedIsRefused();
    void theAnswerIsWhatWouldBeStored();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestDryRun::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    m->create(machineApi + "/machines", R"({"metadata":{"name":"m"},"spec":{}})");
    m->create(machineApi + "/machines",
              R"({"metadata":{"name":"f","finalizers":["x.y/z"]},"spec":{}})");
    m->create(machineApi + "/machinesets",
              R"({"metadata":{"name":"s"},"spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},
        "template":{"metadata":{"labels":{"a":"b"}},"spec":{}}}})");
    m->create(core + "/pods",
              R"({"metadata":{"name":"p"},"spec":{"containers":[{"name":"c","image":"i"}]}})");
    m->create("/apis/coordination.k8s.io/v1/namespaces/default/leases",
              R"({"metadata":{"name":"l"},"spec":{}})");
}

void TestDryRun::nothingIsStored_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name,
                        const char *method,
                        const std::string &target,
                        const char *type,
                        const char *body,
                        int status) {
        QTest::newRow(name) << QByteArray(method) << QByteArray::fromStdString(target)
                            << QByteArray(type) << QByteArray(body) << status;
    };
    const std::string machines = machineApi + "/machines";
    const std::string leases = "/apis/coordination.k8s.io/v1/namespaces/default/leases";
    const std::string all = "?dryRun=All";
    row("a creation", "POST", machines + all, "", R"({"metadata":{"name":"n"}})", 201);
    row("a creation with a made name",
        "POST",
        machines + all,
        "",
        R"({"metadata":{"generateName":"n-"}})",
        201);
    row("an update that creates",
        "PUT",
        leases + "/n" + all,
        "",
        R"({"metadata":{"name":"n"},"spec":{}})",
        201);
    row("an update",
        "PUT",
        core + "/pods/p" + all,
        "",
        R"({"metadata":{"name":"p","labels":{"a":"b"}},"spec":{"containers":[{"name":"c","image":"i"}]}})",
        200);
    row("a merge patch",
        "PATCH",
        machines + "/m" + all,
        merge,
        R"({"metadata":{"labels":{"a":"b"}}})",
        200);
    row("a JSON patch",
        "PATCH",
        machines + "/m" + all,
        "application/json-patch+json",
        R"([{"op":"add","path":"/metadata/labels","value":{"a":"b"}}])",
        200);
    row("a strategic patch",
        "PATCH",
        core + "/pods/p" + all,
        "application/strategic-merge-patch+json",
        R"({"metadata":{"labels":{"a":"b"}}})",
        200);
    row("a status",
        "PATCH",
        machines + "/m/status" + all,
        merge,
        R"({"status":{"phase":"Running"}})",
        200);
    row("a scale",
        "PATCH",
        machineApi + "/machinesets/s/scale" + all,
        merge,
        R"({"spec":{"replicas":5}})",
        200);
    row("a deletion", "DELETE", machines + "/m" + all, "", "", 200);
    row("a deletion that says it in the body",
        "DELETE",
        machines + "/m",
        "",
        R"({"dryRun":["All"]})",
        200);
    row("a deletion that would wait", "DELETE", machines + "/f" + all, "", "", 200);
    row("a deletion in the foreground",
        "DELETE",
        machines + "/m" + all,
        "",
        R"({"propagationPolicy":"Foreground"})",
        200);
    row("an orphaning deletion",
        "DELETE",
        machineApi + "/machinesets/s" + all,
        "",
        R"({"propagationPolicy":"Orphan"})",
        200);
    row("the write that would end an object",
        "PATCH",
        machines + "/f" + all,
        merge,
        R"({"metadata":{"finalizers":null}})",
        200);
    row("a collection", "DELETE", machines + all, "", "", 200);
    row("an eviction",
        "POST",
        core + "/pods/p/eviction" + all,
        "",
        R"({"metadata":{"name":"p"}})",
        201);
    row("an eviction that says it in the body",
        "POST",
        core + "/pods/p/eviction",
        "",
        R"({"metadata":{"name":"p"},"deleteOptions":{"dryRun":["All"]}})",
        201);
    row("an event of the other shape",
        "POST",
        "/apis/events.k8s.io/v1/namespaces/default/events" + all,
        "",
        R"({"metadata":{"name":"e"},"regarding":{"kind":"Node","name":"n"},"reason":"Gone","note":"x",
            "type":"Normal","action":"Look","reportingController":"hp","reportingInstance":"hp-0",
            "eventTime":"2026-01-10T12:00:00.000000Z"})",
        201);
}

void TestDryRun::nothingIsStored()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    const std::string before = m->send("GET", machineApi + "/machines").body;
    const Answer watch = m->send("GET", machineApi + "/machines?watch=1&timeoutSeconds=60");
    const std::size_t received = watch.exchange->opened()->lines().size();
    const std::size_t written = m->writes().size();

    const Answer answer =
        m->send(method.toStdString(), target.toStdString(), body.toStdString(), type.toStdString());

    QVERIFY2(answer.status == status, answer.body.c_str());
    QCOMPARE(m->writes().size(), written);
    // The list carries the revision of the store, so this says that none was used.
    QCOMPARE(m->send("GET", machineApi + "/machines").body, before);
    QCOMPARE(watch.exchange->opened()->lines().size(), received);
}

void TestDryRun::whatWouldBeRefusedIsRefused_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const std::string machines = machineApi + "/machines";
    const auto row = [](const char *name,
                        const char *method,
                        const std::string &target,
                        const char *body,
                        int status) {
        QTest::newRow(name) << QByteArray(method) << QByteArray::fromStdString(target)
                            << QByteArray(body) << status;
    };
    row("a taken name", "POST", machines + "?dryRun=All", R"({"metadata":{"name":"m"}})", 409);
    row("a broken schema",
        "PATCH",
        machines + "/m?dryRun=All",
        R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"a"}]}}})",
        422);
    row("a missing object", "DELETE", machines + "/none?dryRun=All", "", 404);
    row("a precondition",
        "DELETE",
        machines + "/m?dryRun=All",
        R"({"preconditions":{"uid":"other"}})",
        409);
    row("another word than All",
        "POST",
        machines + "?dryRun=all",
        R"({"metadata":{"name":"n"}})",
        422);
    row("an empty word", "POST", machines + "?dryRun=", R"({"metadata":{"name":"n"}})", 422);
    row("another word in the body", "DELETE", machines + "/m", R"({"dryRun":["Some"]})", 422);
    row("a text in the body where a list belongs",
        "DELETE",
        machines + "/m",
        R"({"dryRun":"All"})",
        400);
    row("true in the body where a list belongs",
        "DELETE",
        machines + "/m",
        R"({"dryRun":true})",
        400);
    row("a list of something else", "DELETE", machines + "/m", R"({"dryRun":[true]})", 400);
    row("a uid that is a number", "DELETE", machines + "/m", R"({"preconditions":{"uid":7}})", 400);
    row("a revision that is a number",
        "DELETE",
        machines + "/m",
        R"({"preconditions":{"resourceVersion":1}})",
        400);
    row("preconditions that are a text",
        "DELETE",
        machines + "/m",
        R"({"preconditions":"uid"})",
        400);
    row("a policy that is a list",
        "DELETE",
        machines + "/m",
        R"({"propagationPolicy":["Orphan"]})",
        400);
    row("orphans that are a text",
        "DELETE",
        machines + "/m",
        R"({"orphanDependents":"true"})",
        400);
    row("a text in the options of an eviction",
        "POST",
        core + "/pods/p/eviction",
        R"({"metadata":{"name":"p"},"deleteOptions":{"dryRun":"All"}})",
        400);
    row("an eviction whose options are a text",
        "POST",
        core + "/pods/p/eviction",
        R"({"metadata":{"name":"p"},"deleteOptions":"dryRun"})",
        400);
}

void TestDryRun::whatWouldBeRefusedIsRefused()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    const Answer answer = m->send(method.toStdString(),
                                  target.toStdString(),
                                  body.toStdString(),
                                  method == "PATCH" ? merge : "");
    QVERIFY2(answer.status == status, answer.body.c_str());
    QCOMPARE(m->send("GET", machineApi + "/machines/m").status, 200);
    QCOMPARE(m->send("GET", core + "/pods/p").status, 200);
}

void TestDryRun::theAnswerIsWhatWouldBeStored()
{
    const Answer created = m->send("POST",
                                   core + "/secrets?dryRun=All",
                                   R"({"metadata":{"generateName":"s-"},"stringData":{"a":"x"}})");
    QCOMPARE(created.at("/data/a"), std::string("eA=="));
    QCOMPARE(created.at("/metadata/name").size(), std::string("s-xxxxx").size());
    QVERIFY(!created.at("/metadata/uid").empty());
    QCOMPARE(created.at("/metadata/resourceVersion"), std::string());
    const Answer waiting = m->send("DELETE", machineApi + "/machines/f?dryRun=All");
    QVERIFY(!waiting.at("/metadata/deletionTimestamp").empty());
}

} // namespace tst_dryrun

HP_TEST(tst_dryrun, TestDryRun)
#include "tst_dryrun.moc"
