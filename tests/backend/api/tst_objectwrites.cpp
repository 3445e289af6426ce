// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_objectwrites {

using namespace hp;
using namespace hp::test;

namespace {

const std::string machineSets = "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets";
const std::string pods = "/api/v1/namespaces/default/pods";

} // namespace

/// Every write through the real handler.
class TestObjectWrites : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void anObjectLivesThroughEveryVerb();
    void aBodyWithoutKindIsTakenForWhatTheUrlSays();
    void aStaleWriteIsAConflict();
    void unknownFieldsWarnOrFail();
    void aDryRunStoresNothing();
    void scaleReadsAndWritesReplicas();
    void anApprovalIsAConditionOfTheStatus();
    void aBudgetRefusesAnEvictionWithoutRetryAfter();
    void aCollectionIsDeletedBySelector();
    void aFinalizerKeepsTheObjectInTheAnswer();
    void secretsTakeStringData();
    void aJsonPatchOfAViewHasItsLimits_data();
    void aJsonPatchOfAViewHasItsLimits();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestObjectWrites::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestObjectWrites::cleanup()
{
    m.reset();
}

void TestObjectWrites::anObjectLivesThroughEveryVerb()
{
    const Answer created = m->send("POST", machines, machine("m1"));
    QCOMPARE(created.status, 201);
    QCOMPARE(created.at("/metadata/namespace"), std::string("default"));
    QVERIFY(!created.at("/metadata/uid").empty());

    QCOMPARE(m->send("GET", machines + "/m1").at("/metadata/uid"), created.at("/metadata/uid"));
    QCOMPARE(m->send("GET", machines + "/m1/").status, 200);

    const Answer merged = m->send("PATCH",
                                  machines + "/m1?fieldManager=kubectl-edit",
                                  R"({"metadata":{"labels":{"a":"b"}}})",
                                  "application/merge-patch+json");
    QCOMPARE(merged.status, 200);
    QCOMPARE(merged.at("/metadata/labels/a"), std::string("b"));

    const Answer patched = m->send("PATCH",
                                   machines + "/m1",
                                   R"([{"op":"remove","path":"/metadata/labels/a"}])",
                                   "application/json-patch+json");
    QCOMPARE(patched.status, 200);
    QCOMPARE(patched.at("/metadata/labels/a"), std::string());

    const Answer status = m->send("PATCH",
                                  machines + "/m1/status",
                                  R"({"status":{"phase":"Running"}})",
                                  "application/merge-patch+json");
    QCOMPARE(status.at("/status/phase"), std::string("Running"));

    Json whole = status.json();
    whole["metadata"]["annotations"]["x"] = "y";
    const Answer replaced = m->send("PUT", machines + "/m1", whole.dump());
    QCOMPARE(replaced.status, 200);
    QCOMPARE(replaced.at("/metadata/annotations/x"), std::string("y"));

    const Answer removed =
        m->send("DELETE", machines + "/m1", R"({"propagationPolicy":"Background"})");
    QCOMPARE(removed.status, 200);
    QCOMPARE(removed.at("/kind"), std::string("Status"));
    QCOMPARE(removed.at("/details/kind"), std::string("machines"));
    QCOMPARE(removed.at("/details/uid"), created.at("/metadata/uid"));
    const Answer gone = m->send("GET", machines + "/m1");
    QCOMPARE(gone.status, 404);
    QCOMPARE(gone.at("/message"), std::string("machines.machine.openshift.io \"m1\" not found"));
}

void TestObjectWrites::aBodyWithoutKindIsTakenForWhatTheUrlSays()
{
    const Answer answer =
        m->send("POST", machines, R"({"metadata":{"generateName":"m-"},"spec":{}})");
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.at("/kind"), std::string("Machine"));
    QCOMPARE(answer.at("/metadata/name").size(), std::string("m-xxxxx").size());
}

void TestObjectWrites::aStaleWriteIsAConflict()
{
    const Json first = m->create(machines, machine("m1"));
    m->send("PATCH",
            machines + "/m1",
            R"({"metadata":{"labels":{"a":"b"}}})",
            "application/merge-patch+json");

    const Answer put = m->send("PUT", machines + "/m1", first.dump());
    QCOMPARE(put.status, 409);
    QCOMPARE(put.at("/reason"), std::string("Conflict"));
    QVERIFY(
        put.at("/message")
            .starts_with("Operation cannot be fulfilled on machines.machine.openshift.io \"m1\""));
    const Answer again = m->send("POST", machines, machine("m1"));
    QCOMPARE(again.status, 409);
    QCOMPARE(again.at("/reason"), std::string("AlreadyExists"));
    const Answer wrongUid =
        m->send("DELETE", machines + "/m1", R"({"preconditions":{"uid":"other"}})");
    QCOMPARE(wrongUid.status, 409);
}

void TestObjectWrites::unknownFieldsWarnOrFail()
{
    const std::string body = R"({"metadata":{"name":"m1"},"spec":{"hooks":"say \"hi\""}})";
    const Answer warned = m->send("POST", machines, body);
    QCOMPARE(warned.status, 201);
    QCOMPARE(warned.header("Warning"), std::string("299 - \"unknown field \\\"spec.hooks\\\"\""));
    QCOMPARE(warned.at("/spec/hooks"), std::string());
    const Answer silent = m->send("PATCH",
                                  machines + "/m1?fieldValidation=Ignore",
                                  R"({"spec":{"hooks":1}})",
                                  "application/merge-patch+json");
    QCOMPARE(silent.status, 200);
    QCOMPARE(silent.header("Warning"), std::string());
}

void TestObjectWrites::aDryRunStoresNothing()
{
    QCOMPARE(m->send("POST", machines + "?dryRun=All", machine("m1")).status, 201);
    QCOMPARE(m->send("GET", machines + "/m1").status, 404);
    m->create(machines, machine("m2"));
    QCOMPARE(m->send("DELETE", machines + "/m2", R"({"dryRun":["All"]})").status, 200);
    QCOMPARE(m->send("GET", machines + "/m2").status, 200);
}

void TestObjectWrites::scaleReadsAndWritesReplicas()
{
    m->create(machineSets,
              R"({"metadata":{"name":"s"},"spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},
        "template":{"metadata":{"labels":{"a":"b"}},"spec":{}}}})");

    const Answer read = m->send("GET", machineSets + "/s/scale");
    QCOMPARE(read.at("/kind"), std::string("Scale"));
    QCOMPARE(read.at("/spec/replicas"), std::string("2"));
    QCOMPARE(read.at("/status/selector"), std::string("a=b"));

    const Answer patched = m->send("PATCH",
                                   machineSets + "/s/scale",
                                   R"({"spec":{"replicas":5}})",
                                   "application/merge-patch+json");
    QCOMPARE(patched.status, 200);
    QCOMPARE(patched.at("/spec/replicas"), std::string("5"));
    QCOMPARE(m->send("GET", machineSets + "/s").at("/spec/replicas"), std::string("5"));

    Json scale = patched.json();
    scale["spec"]["replicas"] = 1;
    // kubectl scale --current-replicas sends this PUT without a Content-Type.
    QCOMPARE(m->send("PUT", machineSets + "/s/scale", scale.dump()).at("/spec/replicas"),
             std::string("1"));
    QCOMPARE(m->send("PUT", machineSets + "/s/scale", scale.dump()).status, 409);
    const Answer negative = m->send("PATCH",
                                    machineSets + "/s/scale",
                                    R"({"spec":{"replicas":-1}})",
                                    "application/merge-patch+json");
    QCOMPARE(negative.status, 422);
    QCOMPARE(m->send("GET", machines + "/s/scale").status, 404);
}

/// As `kubectl certificate approve` sends it: the whole object, to a subresource of its own.
void TestObjectWrites::anApprovalIsAConditionOfTheStatus()
{
    const std::string requests = "/apis/certificates.k8s.io/v1/certificatesigningrequests";
    const Answer created = m->send(
        "POST",
        requests,
        R"({"apiVersion":"certificates.k8s.io/v1","kind":"CertificateSigningRequest","metadata":{"name":"csr-1"},
            "spec":{"request":"LS0t","signerName":"kubernetes.io/kubelet-serving","usages":["server auth"],
                    "extra":{"authentication.kubernetes.io/credential-id":["JTI=1"]}}})");
    QCOMPARE(created.status, 201);
    Json whole = created.json();
    whole["status"]["conditions"] =
        Json::array({{{"type", "Approved"}, {"status", "True"}, {"reason", "KubectlApprove"}}});
    whole["spec"]["request"] = "b3RoZXI=";
    const Answer approved = m->send("PUT", requests + "/csr-1/approval", whole.dump());
    QCOMPARE(approved.status, 200);
    QCOMPARE(approved.at("/status/conditions/0/type"), std::string("Approved"));
    QCOMPARE(approved.at("/spec/request"), std::string("LS0t"));
    QCOMPARE(m->send("GET", requests + "/csr-1/approval").status, 200);
    const auto named = [&](const std::string &signer) {
        return m->send("GET", requests + "?fieldSelector=spec.signerName=" + signer)
            .json()["items"]
            .size();
    };
    QCOMPARE(named("kubernetes.io/kubelet-serving"), std::size_t(1));
    QCOMPARE(named("kubernetes.io/kube-apiserver-client-kubelet"), std::size_t(0));
    QCOMPARE(m->send("GET", machines + "/m1/approval").status, 404);
}

void TestObjectWrites::aBudgetRefusesAnEvictionWithoutRetryAfter()
{
    m->create(
        pods,
        R"({"metadata":{"name":"p","labels":{"app":"web"}},"spec":{"containers":[{"name":"c","image":"i"}]}})");
    m->send("PATCH",
            pods + "/p/status",
            R"({"status":{"phase":"Running","conditions":[{"type":"Ready","status":"True"}]}})",
            "application/merge-patch+json");
    m->create(
        "/apis/policy/v1/namespaces/default/poddisruptionbudgets",
        R"({"metadata":{"name":"b"},"spec":{"minAvailable":1,"selector":{"matchLabels":{"app":"web"}}}})");
    m->settle();
    const std::string eviction =
        R"({"apiVersion":"policy/v1beta1","kind":"Eviction","metadata":{"name":"p","namespace":"default"}})";

    const Answer refused = m->send("POST", pods + "/p/eviction", eviction);
    QCOMPARE(refused.status, 429);
    QCOMPARE(refused.at("/details/causes/0/reason"), std::string("DisruptionBudget"));
    QCOMPARE(refused.header("Retry-After"), std::string());

    QCOMPARE(m->send("DELETE", "/apis/policy/v1/namespaces/default/poddisruptionbudgets/b").status,
             200);
    m->settle();
    const Answer evicted = m->send("POST", pods + "/p/eviction", eviction);
    QCOMPARE(evicted.status, 201);
    QCOMPARE(evicted.at("/status"), std::string("Success"));
    QCOMPARE(m->send("POST", pods + "/p/eviction", R"({"metadata":{"name":"q"}})").status, 400);
}

void TestObjectWrites::aCollectionIsDeletedBySelector()
{
    for (const char *name : {"a", "b", "c"})
        m->create(machines, machine(name, name[0] == 'c' ? "" : R"(,"labels":{"go":""})"));

    const Answer answer = m->send("DELETE", machines + "?labelSelector=go");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at("/kind"), std::string("MachineList"));
    QCOMPARE(answer.json().at("items").size(), std::size_t(2));
    QCOMPARE(m->send("GET", machines).json().at("items").size(), std::size_t(1));
}

void TestObjectWrites::aFinalizerKeepsTheObjectInTheAnswer()
{
    m->create(machines, machine("m1", R"(,"finalizers":["holdpoint.dev/test"])"));
    const Answer answer = m->send("DELETE", machines + "/m1");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at("/kind"), std::string("Machine"));
    QVERIFY(!answer.at("/metadata/deletionTimestamp").empty());
}

void TestObjectWrites::secretsTakeStringData()
{
    m->create("/api/v1/namespaces/default/secrets",
              R"({"metadata":{"name":"s"},"stringData":{"password":"x"}})");
    const Answer answer = m->send("GET", "/api/v1/namespaces/default/secrets/s");
    QCOMPARE(answer.at("/data/password"), std::string("eA=="));
    QCOMPARE(answer.at("/stringData"), std::string());
    QCOMPARE(answer.at("/type"), std::string("Opaque"));
}

void TestObjectWrites::aJsonPatchOfAViewHasItsLimits_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<int>("code");
    QByteArray doubling = R"([{"op":"add","path":"/x","value":["x"]})";
    for (int i = 0; i < 40; ++i)
        doubling += R"(,{"op":"copy","from":"/x","path":"/x/-"})";
    QTest::newRow("copies that double what is there") << doubling + ']' << 422;
    QTest::newRow("a member below a text")
        << QByteArray(R"([{"op":"add","path":"/kind/x","value":1}])") << 422;
    QTest::newRow("a step below an index") << QByteArray(
        R"([{"op":"add","path":"/x","value":[]},{"op":"add","path":"/x/01","value":1}])")
                                           << 422;
    QTest::newRow("a test that fails")
        << QByteArray(R"([{"op":"test","path":"/kind","value":"Pod"}])") << 422;
    QTest::newRow("nothing left of the view")
        << QByteArray(R"([{"op":"replace","path":"","value":null}])") << 400;
}

void TestObjectWrites::aJsonPatchOfAViewHasItsLimits()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const int, code);
    m->create(
        "/api/v1/namespaces/default/events",
        R"({"metadata":{"name":"e"},"involvedObject":{"kind":"Machine","name":"m","namespace":"default"},
        "reason":"Held","message":"waits","type":"Normal"})");
    m->create(machineSets,
              R"({"metadata":{"name":"s"},"spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},
        "template":{"metadata":{"labels":{"a":"b"}},"spec":{}}}})");
    for (const std::string &view :
         {std::string("/apis/events.k8s.io/v1/namespaces/default/events/e"),
          machineSets + "/s/scale"}) {
        const Answer answer =
            m->send("PATCH", view, patch.toStdString(), "application/json-patch+json");
        QVERIFY2(answer.status == code, answer.body.c_str());
    }
    QCOMPARE(m->send("GET", machineSets + "/s").at("/spec/replicas"), std::string("2"));
}

} // namespace tst_objectwrites

HP_TEST(tst_objectwrites, TestObjectWrites)
#include "tst_objectwrites.moc"
