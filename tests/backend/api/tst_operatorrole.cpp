// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_operatorrole {

using namespace hp;
using namespace hp::test;

namespace {

const char *const merge = "application/merge-patch+json";
const std::string hosts = "/apis/metal3.io/v1alpha1/namespaces/default/baremetalhosts";

} // namespace

/// What an operator may change by a plain write, and what takes an override or an administrator.
class TestOperatorRole : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void aPlainWriteIsJudgedByWhatItChanges_data();
    void aPlainWriteIsJudgedByWhatItChanges();
    void aBackendThatIsNotStrictLeavesTheTrust();
    void whoOwnsHooksAsWellChangesThose();
    void anAdministratorChangesAll();
    void aReviewOfRightsStillAllowsThePatch();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestOperatorRole::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    m->create(machines, R"({"metadata":{"name":"m","finalizers":["machine.machine.openshift.io",
        "example.com/a"]},"spec":{"lifecycleHooks":{"preDrain":[
        {"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"}]}}})");
    m->create(
        hosts,
        R"({"metadata":{"name":"h","finalizers":["baremetalhost.metal3.io"],"annotations":{"baremetalhost.metal3.io/detached":"",
        "reboot.metal3.io/fence":""}},"spec":{"online":true,"bmc":{
        "address":"redfish-virtualmedia://10.0.0.7/redfish/v1/Systems/1","credentialsName":"h-bmc"}}})");
    m->identity = {"anna", {"operator"}};
}

void TestOperatorRole::aPlainWriteIsJudgedByWhatItChanges_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("refused");
    const auto row =
        [](const char *name, const std::string &target, const char *body, const char *refused) {
            QTest::newRow(name) << QByteArray::fromStdString(target) << QByteArray(body)
                                << QByteArray(refused);
        };
    const std::string host = hosts + "/h";
    const std::string m1 = machines + "/m";
    row("a label", m1, R"({"metadata":{"labels":{"a":"b"}}})", "");
    row("an annotation", m1, R"({"metadata":{"annotations":{"example.com/a":"b"}}})", "");
    row("which machine goes first",
        m1,
        R"({"metadata":{"annotations":{"machine.openshift.io/delete-machine":"yes"}}})",
        "");
    row("a hook", m1, R"({"spec":{"lifecycleHooks":null}})", "spec.lifecycleHooks.preDrain");
    row("a skipped drain",
        m1,
        R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":""}}})",
        "metadata.annotations[machine.openshift.io/exclude-node-draining]");
    row("a hook of Cluster API",
        m1,
        R"({"metadata":{"annotations":{"pre-drain.delete.hook.machine.cluster.x-k8s.io/a":"b"}}})",
        "metadata.annotations[pre-drain.delete.hook.machine.cluster.x-k8s.io/a]");
    row("a drain that Cluster API skips",
        m1,
        R"({"metadata":{"annotations":{"machine.cluster.x-k8s.io/exclude-node-draining":""}}})",
        "metadata.annotations[machine.cluster.x-k8s.io/exclude-node-draining]");
    row("what a Machine waits for before it goes",
        m1,
        R"({"metadata":{"finalizers":["example.com/a"]}})",
        "metadata.finalizers");
    row("all that a Machine waits for",
        m1,
        R"({"metadata":{"finalizers":null}})",
        "metadata.finalizers");
    row("a finalizer of somebody else",
        m1,
        R"({"metadata":{"finalizers":["machine.machine.openshift.io"]}})",
        "");
    row("one more finalizer",
        m1,
        R"({"metadata":{"finalizers":["machine.machine.openshift.io","example.com/b"]}})",
        "");
    row("what a host waits for before it goes",
        host,
        R"({"metadata":{"finalizers":null}})",
        "metadata.finalizers");
    row("whether a host is to be on", host, R"({"spec":{"online":false}})", "");
    row("a rack", host, R"({"metadata":{"labels":{"holdpoint.dev/bmc-group":"rack-2"}}})", "");
    row("a key of somebody else",
        host,
        R"({"metadata":{"annotations":{"reboot.metal3.io/fence":null}}})",
        "metadata.annotations[reboot.metal3.io/fence]");
    row("a reboot",
        host,
        R"({"metadata":{"annotations":{"reboot.metal3.io":""}}})",
        "metadata.annotations[reboot.metal3.io]");
    row("the address of a BMC",
        host,
        R"({"spec":{"bmc":{"address":"redfish-virtualmedia://attacker.example/redfish/v1/Systems/1"}}})",
        "spec.bmc.address");
    row("no check of its certificate",
        host,
        R"({"spec":{"bmc":{"disableCertificateVerification":true}}})",
        "spec.bmc.disableCertificateVerification");
    row("other credentials",
        host,
        R"({"spec":{"bmc":{"credentialsName":"other"}}})",
        "spec.bmc.credentialsName");
    row("its pin",
        host,
        R"({"metadata":{"annotations":{"holdpoint.dev/bmc-pin":"sha256:00"}}})",
        "metadata.annotations[holdpoint.dev/bmc-pin]");
    row("old TLS",
        host,
        R"({"metadata":{"annotations":{"holdpoint.dev/bmc-tls-min":"1.0"}}})",
        "metadata.annotations[holdpoint.dev/bmc-tls-min]");
}

void TestOperatorRole::aPlainWriteIsJudgedByWhatItChanges()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, refused);
    const std::string before = m->send("GET", target.toStdString()).body;
    const Answer answer = m->send("PATCH", target.toStdString(), body.toStdString(), merge);
    QVERIFY2(answer.status == (refused.isEmpty() ? 200 : 403), answer.body.c_str());
    if (refused.isEmpty())
        return;
    QCOMPARE(answer.at("/details/causes/0/field"), refused.toStdString());
    QCOMPARE(m->send("GET", target.toStdString()).body, before);
    // Nor by writing the whole object.
    Json whole = Json::parse(before);
    whole.merge_patch(Json::parse(body.toStdString()));
    QCOMPARE(m->send("PUT", target.toStdString(), whole.dump()).status, 403);
}

void TestOperatorRole::aBackendThatIsNotStrictLeavesTheTrust()
{
    m = std::make_unique<ApiFixture>(api::PlainWrites::Everything);
    QVERIFY(m->isReady());
    m->create(machines, R"({"metadata":{"name":"m"},"spec":{"lifecycleHooks":{"preDrain":[
        {"name":"Guard","owner":"guard"}]}}})");
    m->create(hosts, R"({"metadata":{"name":"h"},"spec":{"online":true}})");
    m->identity = {"anna", {"operator"}};
    QCOMPARE(m->send("PATCH", machines + "/m", R"({"spec":{"lifecycleHooks":null}})", merge).status,
             200);
    const char *pin = R"({"metadata":{"annotations":{"holdpoint.dev/bmc-pin":"sha256:00"}}})";
    QCOMPARE(m->send("PATCH", hosts + "/h", pin, merge).status, 403);
}

void TestOperatorRole::whoOwnsHooksAsWellChangesThose()
{
    const char *gone = R"({"spec":{"lifecycleHooks":null}})";
    m->identity = {"backup", {"operator", "hook"}};
    QCOMPARE(m->send("PATCH", machines + "/m", gone, merge).status, 403);
    m->identity = {"etcd", {"operator", "hook"}};
    QCOMPARE(m->send("PATCH", machines + "/m", gone, merge).status, 200);
}

void TestOperatorRole::anAdministratorChangesAll()
{
    m->identity = {"root", {"admin"}};
    QCOMPARE(m->send("PATCH", machines + "/m", R"({"spec":{"lifecycleHooks":null}})", merge).status,
             200);
    const char *pin = R"({"metadata":{"annotations":{"holdpoint.dev/bmc-pin":"sha256:00"}}})";
    QCOMPARE(m->send("PATCH", hosts + "/h", pin, merge).status, 200);
}

void TestOperatorRole::aReviewOfRightsStillAllowsThePatch()
{
    const Answer answer = m->send("POST",
                                  "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
                                  R"({"kind":"SelfSubjectAccessReview",
            "apiVersion":"authorization.k8s.io/v1","spec":{"resourceAttributes":{"verb":"patch",
            "group":"machine.openshift.io","resource":"machines","namespace":"default","name":"m"}}})");
    QCOMPARE(answer.json()["status"]["allowed"].get<bool>(), true);
}

} // namespace tst_operatorrole

HP_TEST(tst_operatorrole, TestOperatorRole)
#include "tst_operatorrole.moc"
