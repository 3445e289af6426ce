// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_hookrole {

using namespace hp;
using namespace hp::test;

namespace {

const char *const merge = "application/merge-patch+json";

} // namespace

/// The role hook may put hooks on and take them off, set conditions of its own, and nothing else.
class TestHookRole : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aPatchIsJudgedByWhatItChanges_data();
    void aPatchIsJudgedByWhatItChanges();
    void onlyItsOwnHooksAreItsOwn_data();
    void onlyItsOwnHooksAreItsOwn();
    void statusIsJudgedByItsConditions_data();
    void statusIsJudgedByItsConditions();
    void aPutIsJudgedToo();
    void aRefusalNamesTheFields();
    void otherDoorsStayShut_data();
    void otherDoorsStayShut();
    void aDryRunIsJudgedToo();
    void theWiderRoleCounts();

private:
    Answer patch(const std::string &target, const QByteArray &body, const char *type = merge);

    std::unique_ptr<ApiFixture> m;
};

void TestHookRole::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    m->create(machines, R"({"metadata":{"name":"m","labels":{"a":"b"},"finalizers":["x.y/z"]},
        "spec":{"providerID":"p","lifecycleHooks":{"preDrain":[{"name":"Backup","owner":"backup"}]}}})");
    m->send("PATCH",
            machines + "/m/status",
            R"({"status":{"phase":"Running","conditions":[
                {"type":"Drained","status":"False","lastTransitionTime":"2026-01-10T12:00:00Z"},
                {"type":"BackupDone","status":"False","lastTransitionTime":"2026-01-10T12:00:00Z"}]}})",
            merge);
    m->identity = {"backup", {"hook"}};
}

Answer TestHookRole::patch(const std::string &target, const QByteArray &body, const char *type)
{
    return m->send("PATCH", target, body.toStdString(), type);
}

void TestHookRole::aPatchIsJudgedByWhatItChanges_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("refused");
    const auto row = [](const char *name, const char *type, const char *body, const char *refused) {
        QTest::newRow(name) << QByteArray(type) << QByteArray(body) << QByteArray(refused);
    };
    const char *json = "application/json-patch+json";
    row("its hook comes off",
        json,
        R"([{"op":"remove","path":"/spec/lifecycleHooks/preDrain/0"}])",
        "");
    row("all hooks come off", merge, R"({"spec":{"lifecycleHooks":null}})", "");
    row("another hook comes on",
        merge,
        R"({"spec":{"lifecycleHooks":{"preTerminate":[{"name":"Copy","owner":"backup"}]}}})",
        "");
    row("nothing changes",
        merge,
        R"({"metadata":{"labels":{"a":"b"}},"spec":{"providerID":"p"}})",
        "");
    row("a label", merge, R"({"metadata":{"labels":{"c":"d"}}})", "metadata.labels.c");
    row("a label with dots",
        merge,
        R"({"metadata":{"labels":{"c.d/e":"f"}}})",
        "metadata.labels[c.d/e]");
    row("an annotation",
        merge,
        R"({"metadata":{"annotations":{"a":"b"}}})",
        "metadata.annotations.a");
    row("it tells another controller that it has finished",
        merge,
        R"({"metadata":{"annotations":{"backup.example.com/done":"yes"}}})",
        "");
    row("an annotation that skips the drain",
        merge,
        R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":""}}})",
        "metadata.annotations[machine.openshift.io/exclude-node-draining]");
    row("an annotation that a remediation reads",
        merge,
        R"({"metadata":{"annotations":{"host.metal3.io/external-remediation":""}}})",
        "metadata.annotations[host.metal3.io/external-remediation]");
    row("a hook in another's name",
        merge,
        R"({"spec":{"lifecycleHooks":{"preTerminate":[{"name":"Copy","owner":"copy"}]}}})",
        "spec.lifecycleHooks.preTerminate[name=Copy]");
    row("its hook becomes another's",
        merge,
        R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"Backup","owner":"clusteroperator/etcd"}]}}})",
        "spec.lifecycleHooks.preDrain[name=Backup]");
    row("a finalizer", merge, R"({"metadata":{"finalizers":null}})", "metadata.finalizers");
    row("an owner",
        merge,
        R"({"metadata":{"ownerReferences":[{"apiVersion":"v1","kind":"Node","name":"n","uid":"u"}]}})",
        "metadata.ownerReferences");
    row("the provider's name", merge, R"({"spec":{"providerID":"q"}})", "spec.providerID");
    row("a hook and a taint in one",
        json,
        R"([{"op":"remove","path":"/spec/lifecycleHooks/preDrain/0"},
            {"op":"add","path":"/spec/taints","value":[{"key":"a","effect":"NoSchedule"}]}])",
        "spec.taints");
}

void TestHookRole::aPatchIsJudgedByWhatItChanges()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, refused);
    const std::string before = m->send("GET", machines + "/m").body;

    const Answer answer = patch(machines + "/m", body, type.constData());

    QVERIFY2(answer.status == (refused.isEmpty() ? 200 : 403), answer.body.c_str());
    if (refused.isEmpty())
        return;
    QCOMPARE(answer.at("/details/causes/0/field"), refused.toStdString());
    QCOMPARE(m->send("GET", machines + "/m").body, before);
}

/// EtcdQuorumOperator is not taken off a master by somebody else's token.
void TestHookRole::onlyItsOwnHooksAreItsOwn_data()
{
    QTest::addColumn<QStringList>("owners");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const QByteArray etcdGoes = R"([{"op":"remove","path":"/spec/lifecycleHooks/preDrain/0"}])";
    const QByteArray ownGoes = R"([{"op":"remove","path":"/spec/lifecycleHooks/preDrain/1"}])";
    QTest::newRow("another's, with the own name") << QStringList() << etcdGoes << 403;
    QTest::newRow("its own, behind a slash") << QStringList() << ownGoes << 200;
    QTest::newRow("its own is not among the owners it was made for")
        << QStringList{QStringLiteral("clusteroperator/etcd")} << ownGoes << 403;
    QTest::newRow("an owner that it was made for")
        << QStringList{QStringLiteral("clusteroperator/etcd")} << etcdGoes << 200;
    QTest::newRow("all of them") << QStringList()
                                 << QByteArray(R"([{"op":"remove","path":"/spec/lifecycleHooks"}])")
                                 << 403;
}

void TestHookRole::onlyItsOwnHooksAreItsOwn()
{
    QFETCH(const QStringList, owners);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    m->identity = {"admin", {"admin"}};
    m->create(machines, R"({"metadata":{"name":"master-0"},"spec":{"lifecycleHooks":{"preDrain":[
        {"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"},
        {"name":"Backup","owner":"shell/backup"}]}}})");
    m->identity = {"backup", {"hook"}};
    for (const QString &owner : owners)
        m->identity.owners.push_back(owner.toStdString());
    const Answer answer = patch(machines + "/master-0", body, "application/json-patch+json");
    QVERIFY2(answer.status == status, answer.body.c_str());
    if (status == 403 && owners.isEmpty())
        QCOMPARE(answer.at("/details/causes/0/field"),
                 std::string("spec.lifecycleHooks.preDrain[name=EtcdQuorumOperator]"));
}

void TestHookRole::statusIsJudgedByItsConditions_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("refused");
    const auto row = [](const char *name, const char *body, const char *refused) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(refused);
    };
    row("its condition changes",
        R"([{"op":"replace","path":"/status/conditions/1/status","value":"True"}])",
        "");
    row("its condition goes", R"([{"op":"remove","path":"/status/conditions/1"}])", "");
    row("another condition comes",
        R"([{"op":"add","path":"/status/conditions/-","value":
            {"type":"CopyDone","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"}}])",
        "");
    row("what the drain says",
        R"([{"op":"replace","path":"/status/conditions/0/status","value":"True"}])",
        "status.conditions[type=Drained]");
    row("what a controller will say",
        R"([{"op":"add","path":"/status/conditions/-","value":
            {"type":"Terminable","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"}}])",
        "status.conditions[type=Terminable]");
    row("all conditions",
        R"([{"op":"remove","path":"/status/conditions"}])",
        "status.conditions[type=Drained]");
    row("the phase",
        R"([{"op":"replace","path":"/status/phase","value":"Failed"}])",
        "status.phase");
    row("the node",
        R"([{"op":"add","path":"/status/nodeRef","value":{"kind":"Node","name":"n"}}])",
        "status.nodeRef.kind");
}

void TestHookRole::statusIsJudgedByItsConditions()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, refused);

    const Answer answer = patch(machines + "/m/status", body, "application/json-patch+json");

    QVERIFY2(answer.status == (refused.isEmpty() ? 200 : 403), answer.body.c_str());
    if (!refused.isEmpty())
        QCOMPARE(answer.at("/details/causes/0/field"), refused.toStdString());
}

void TestHookRole::aPutIsJudgedToo()
{
    Json machine = m->send("GET", machines + "/m").json();
    machine["spec"]["lifecycleHooks"].erase("preDrain");
    QCOMPARE(m->send("PUT", machines + "/m", machine.dump()).status, 200);
    machine = m->send("GET", machines + "/m").json();
    machine["metadata"]["labels"]["a"] = "c";
    QCOMPARE(m->send("PUT", machines + "/m", machine.dump()).status, 403);
}

void TestHookRole::aRefusalNamesTheFields()
{
    const Answer answer =
        patch(machines + "/m", R"({"metadata":{"labels":{"c":"d"}},"spec":{"providerID":"q"}})");
    QCOMPARE(answer.at("/reason"), std::string("Forbidden"));
    QCOMPARE(answer.at("/message"),
             std::string(
                 "machines.machine.openshift.io \"m\" is forbidden: User \"backup\" cannot patch "
                 "resource \"machines\" in API group \"machine.openshift.io\" in the namespace "
                 "\"default\": the role hook may change spec.lifecycleHooks and conditions of its "
                 "own only, not metadata.labels.c, spec.providerID"));
    QCOMPARE(answer.at("/details/name"), std::string("m"));
    QCOMPARE(answer.at("/details/causes/1/field"), std::string("spec.providerID"));
}

void TestHookRole::otherDoorsStayShut_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    const auto row =
        [](const char *name, const char *method, const std::string &target, const char *body) {
            QTest::newRow(name) << QByteArray(method) << QByteArray::fromStdString(target)
                                << QByteArray(body);
        };
    row("deleting a machine", "DELETE", machines + "/m", "");
    row("deleting all machines", "DELETE", machines, "");
    row("making a machine", "POST", machines, R"({"metadata":{"name":"n"}})");
    row("scaling a set",
        "PATCH",
        "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets/s/scale",
        R"({"spec":{"replicas":0}})");
    row("cordoning a node", "PATCH", "/api/v1/nodes/n", R"({"spec":{"unschedulable":true}})");
    row("switching a host",
        "PATCH",
        "/apis/metal3.io/v1alpha1/namespaces/default/baremetalhosts/h",
        R"({"spec":{"online":false}})");
    row("reading a secret", "GET", "/api/v1/namespaces/default/secrets/s", "");
    row("making a secret",
        "POST",
        "/api/v1/namespaces/default/secrets",
        R"({"metadata":{"name":"s"}})");
    row("evicting a pod",
        "POST",
        "/api/v1/namespaces/default/pods/p/eviction",
        R"({"metadata":{"name":"p"}})");
}

void TestHookRole::otherDoorsStayShut()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, body);

    const Answer answer =
        m->send(method.toStdString(), target.toStdString(), body.toStdString(), merge);

    QVERIFY2(answer.status == 403, answer.body.c_str());
    QVERIFY(answer.at("/message").find("User \"backup\" cannot ") != std::string::npos);
}

void TestHookRole::aDryRunIsJudgedToo()
{
    QCOMPARE(patch(machines + "/m?dryRun=All", R"({"spec":{"providerID":"q"}})").status, 403);
}

void TestHookRole::theWiderRoleCounts()
{
    m->identity = {"both", {"hook", "operator"}};
    QCOMPARE(patch(machines + "/m", R"({"metadata":{"labels":{"c":"d"}}})").status, 200);
    // An operator has no business in status; what the role hook adds stays as narrow as it is.
    QCOMPARE(patch(machines + "/m/status", R"({"status":{"phase":"Failed"}})").status, 403);
}

} // namespace tst_hookrole

HP_TEST(tst_hookrole, TestHookRole)
#include "tst_hookrole.moc"
