// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_writer {

using hp::Json;
using hp::Object;
using hp::cluster::ObjectRef;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

Json parsed(const QByteArray &text)
{
    return Json::parse(text.toStdString());
}

bool contains(const hp::Result<hp::cluster::Written> &refused, const std::string &words)
{
    return refused.error().message.find(words) != std::string::npos;
}

} // namespace

/// The API server's rules beyond the contract (facts/kube-api.md 2), one table each.
class WriterTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aBadCreateIsRefused_data();
    void aBadCreateIsRefused();
    void theNameOfAnEventIsASegmentOfAPath_data();
    void theNameOfAnEventIsASegmentOfAPath();
    void aNameStaysTakenUntilItsObjectIsGone();
    void theServerSetsItsOwnFields();
    void aNullOfABuiltInKindIsNothing();
    void aChangeMovesTheGenerationOrNot_data();
    void aChangeMovesTheGenerationOrNot();
    void aNamespaceSaysNothingOfAClusterScopedObject();
    void aNullInAMapOfTextsIsAnEmptyOne();
    void anUpdateCannotMoveTheServersFields();
    void anUnconditionalUpdateIsAllowedToSomeKinds();
    void aMissingLeaseIsCreatedByItsUpdate();
    void anotherUidIsRefused();
    void patchesThatEachAreSmallMakeNoObjectWithoutAnEnd();
    void aSecretOfAMebibyteHasRoomForItsAnnotations();
    void onlyADeletionSaysThatAnObjectIsLeaving();
    void contentOfABuiltInKindIsRefused_data();
    void contentOfABuiltInKindIsRefused();
    void anotherNameInTheBodyIsABadRequest();
    void whatAWriteOfTheStatusTakesAlong_data();
    void whatAWriteOfTheStatusTakesAlong();
    void kindsWithoutStatusHaveNoStatusSubresource();
    void secretStringDataBecomesData();
    void anImmutableConfigMapKeepsItsData();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void WriterTest::aBadCreateIsRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *name, const char *body, int code, const char *words) {
        QTest::newRow(name) << QByteArray(body) << code << QByteArray(words);
    };
    row("not an object", R"([])", 400, "must be a JSON object");
    row("another kind", R"({"kind":"Node","metadata":{"name":"a"}})", 400, "does not match");
    row("another version", R"({"apiVersion":"v2","metadata":{"name":"a"}})", 400, "does not match");
    row("another namespace",
        R"({"metadata":{"name":"a","namespace":"b"}})",
        400,
        "the namespace of the provided object does not match the namespace sent on the request");
    row("metadata is a list", R"({"metadata":[]})", 400, "metadata must be an object");
    row("labels with numbers",
        R"({"metadata":{"name":"a","labels":{"x":1}}})",
        400,
        "metadata.labels");
    row("finalizers as text",
        R"({"metadata":{"name":"a","finalizers":"x"}})",
        400,
        "metadata.finalizers");
    row("owners as text",
        R"({"metadata":{"name":"a","ownerReferences":["x"]}})",
        400,
        "metadata.ownerReferences");
    row("a controller that is a word",
        R"({"metadata":{"name":"a","ownerReferences":[
            {"apiVersion":"v1","kind":"Node","name":"n","uid":"1","controller":"yes"}]}})",
        400,
        "metadata.ownerReferences.controller is of the wrong type");
    row("a dependent that blocks by a number",
        R"({"metadata":{"name":"a","ownerReferences":[
            {"apiVersion":"v1","kind":"Node","name":"n","uid":"1","blockOwnerDeletion":1}]}})",
        400,
        "metadata.ownerReferences.blockOwnerDeletion is of the wrong type");
    row("a revision is set",
        R"({"metadata":{"name":"a","resourceVersion":"1"}})",
        400,
        "resourceVersion should not be set on objects to be created");
    row("no name",
        R"({"metadata":{}})",
        422,
        "metadata.name: Required value: name or generateName is required");
    row("an upper-case name",
        R"({"metadata":{"name":"A"}})",
        422,
        "metadata.name: Invalid value: \"A\": a lowercase RFC 1123 subdomain");
    row("a bad label key",
        R"({"metadata":{"name":"a","labels":{"-x":"1"}}})",
        422,
        "metadata.labels: Invalid value");
    row("a bad label value",
        R"({"metadata":{"name":"a","labels":{"x":"a b"}}})",
        422,
        "metadata.labels: Invalid value: \"a b\"");
    row("a bad annotation key",
        R"({"metadata":{"name":"a","annotations":{"a b":"1"}}})",
        422,
        "metadata.annotations: Invalid value");
    row("a bad finalizer",
        R"({"metadata":{"name":"a","finalizers":["a b"]}})",
        422,
        "metadata.finalizers: Invalid value");
    row("an owner without uid",
        R"({"metadata":{"name":"a","ownerReferences":[{"apiVersion":"v1","kind":"Node","name":"n"}]}})",
        422,
        "metadata.ownerReferences.uid: Invalid value: \"\": must not be empty");
    row("two controllers",
        R"({"metadata":{"name":"a","ownerReferences":[
            {"apiVersion":"v1","kind":"Node","name":"n","uid":"1","controller":true},
            {"apiVersion":"v1","kind":"Node","name":"m","uid":"2","controller":true}]}})",
        422,
        "only one reference can have Controller set to true");
}

void WriterTest::aBadCreateIsRefused()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, words);
    const std::string before = cluster().currentRevision();
    const auto written = hp::test::create(cluster(), kinds::machine(), space, parsed(body));
    QVERIFY(!written);
    QTEST(hp::test::httpCode(written.error()), "code");
    QVERIFY2(written.error().message.find(words.toStdString()) != std::string::npos,
             written.error().message.c_str());
    QCOMPARE(cluster().currentRevision(), before);
}

/// Who names an Event by its reason gets a capital letter (baremetal-operator does).
void WriterTest::theNameOfAnEventIsASegmentOfAPath_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a capital letter") << QByteArray("Registered-x7k2p") << QByteArray();
    QTest::newRow("longer than a subdomain") << QByteArray(254, 'a') << QByteArray();
    QTest::newRow("a slash") << QByteArray("a/b") << QByteArray("may not contain '/'");
    QTest::newRow("the folder above") << QByteArray("..") << QByteArray("may not be '..'");
}

void WriterTest::theNameOfAnEventIsASegmentOfAPath()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, words);
    Json body = parsed(R"({"involvedObject":{"namespace":"contract"}})");
    body["metadata"]["name"] = name.toStdString();
    const auto written = hp::test::create(cluster(), kinds::event(), space, body);
    QCOMPARE(bool(written), words.isEmpty());
    if (!written) {
        QVERIFY2(contains(written, words.constData()), written.error().message.c_str());
        return;
    }
    QVERIFY(m_fixture->exists(kinds::event(), name.toStdString()));
}

void WriterTest::aNameStaysTakenUntilItsObjectIsGone()
{
    Json held = hp::test::sampleConfigMap("held");
    held["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(hp::test::create(cluster(), kinds::configMap(), space, held));
    QVERIFY(!hp::test::remove(cluster(), {&kinds::configMap(), {space, "held"}})->gone);
    const auto second =
        hp::test::create(cluster(), kinds::configMap(), space, hp::test::sampleConfigMap("held"));
    QVERIFY(!second);
    QCOMPARE(hp::test::httpCode(second.error()), 409);
    QCOMPARE(second.error().message,
             std::string("object is being deleted: configmaps \"held\" already exists"));
}

void WriterTest::theServerSetsItsOwnFields()
{
    Json body = hp::test::sampleMachine("a");
    body["metadata"].update(
        parsed(R"({"uid":"mine","generation":7,"creationTimestamp":"2001-01-01T00:00:00Z",
        "deletionTimestamp":"2001-01-01T00:00:00Z","selfLink":"/x","labels":{},"annotations":null})"));
    const Object object = hp::test::create(cluster(), kinds::machine(), space, body)->object;
    QVERIFY(object.uid() != "mine");
    QCOMPARE(object.generation(), 1);
    QCOMPARE(object.text("/metadata/creationTimestamp"), std::string("2026-01-10T12:00:00Z"));
    QVERIFY(!object.isDeleting());
    QVERIFY(!object.at("/metadata").contains("selfLink"));
    QVERIFY(!object.at("/metadata").contains("labels"));
    QVERIFY(!object.at("/metadata").contains("annotations"));
    QCOMPARE(object.ns(), space);
}

/// Go's types have no place for it, so no reader finds one.
void WriterTest::aNullOfABuiltInKindIsNothing()
{
    const Json taints =
        parsed(R"([{"key":"a","value":null,"effect":"NoSchedule","timeAdded":null}])");
    const Json stored = parsed(R"([{"key":"a","effect":"NoSchedule"}])");
    Json body = parsed(R"({"apiVersion":"v1","kind":"Node","metadata":{"name":"n"}})");
    body["spec"]["taints"] = taints;
    const auto made = hp::test::create(cluster(), kinds::node(), {}, body);
    QVERIFY2(made, made ? "" : made.error().message.c_str());
    QVERIFY(made->object.at("/spec/taints") == stored);

    const ObjectRef ref{&kinds::node(), {{}, "n"}};
    Json next = made->object.json();
    next["spec"]["taints"] = taints;
    next["spec"]["podCIDR"] = nullptr;
    const auto updated = hp::test::update(cluster(), ref, next);
    QVERIFY2(updated, updated ? "" : updated.error().message.c_str());
    QVERIFY(updated->object.at("/spec/taints") == stored);
    QVERIFY(!updated->object.at("/spec").contains("podCIDR"));

    const auto patched =
        hp::test::merge(cluster(), ref, R"({"spec":{"taints":)" + taints.dump() + "}}");
    QVERIFY2(patched, patched ? "" : patched.error().message.c_str());
    QVERIFY(patched->object.at("/spec/taints") == stored);
}

void WriterTest::aChangeMovesTheGenerationOrNot_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<bool>("status");
    QTest::addColumn<int>("generation");
    QTest::addColumn<bool>("stored");
    QTest::newRow("spec moves it") << QByteArray(R"({"spec":{"a":1}})") << false << 2 << true;
    QTest::newRow("a field beside spec moves it")
        << QByteArray(R"({"extra":{"a":1}})") << false << 2 << true;
    QTest::newRow("a label does not")
        << QByteArray(R"({"metadata":{"labels":{"a":"b"}}})") << false << 1 << true;
    QTest::newRow("an annotation does not")
        << QByteArray(R"({"metadata":{"annotations":{"a":"b"}}})") << false << 1 << true;
    QTest::newRow("a finalizer does not")
        << QByteArray(R"({"metadata":{"finalizers":["a.b/c"]}})") << false << 1 << true;
    QTest::newRow("status does not") << QByteArray(R"({"status":{"a":1}})") << true << 1 << true;
    QTest::newRow("status through the main door changes nothing")
        << QByteArray(R"({"status":{"a":1}})") << false << 1 << false;
    QTest::newRow("spec through the status door changes nothing")
        << QByteArray(R"({"spec":{"a":1}})") << true << 1 << false;
    QTest::newRow("an empty patch changes nothing") << QByteArray(R"({})") << false << 1 << false;
    QTest::newRow("setting what is set changes nothing")
        << QByteArray(R"({"spec":{"providerSpec":{"value":{"instanceType":"m5.large"}}}})") << false
        << 1 << false;
}

void WriterTest::aChangeMovesTheGenerationOrNot()
{
    QFETCH(QByteArray, patch);
    QFETCH(bool, status);
    QFETCH(bool, stored);
    const Object made =
        hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a"))->object;
    const auto written = hp::test::merge(cluster(),
                                         {&kinds::machine(), {space, "a"}},
                                         patch.toStdString(),
                                         status ? Subresource::Status : Subresource::None);
    QVERIFY(written);
    QTEST(static_cast<int>(written->object.generation()), "generation");
    QCOMPARE(written->object.resourceVersion() != made.resourceVersion(), stored);
}

void WriterTest::aNamespaceSaysNothingOfAClusterScopedObject()
{
    Json node{{"metadata", {{"name", "n"}, {"namespace", "elsewhere"}}}};
    const auto made = hp::test::create(cluster(), kinds::node(), {}, node);
    QVERIFY(made);
    QVERIFY(!made->object.at("/metadata").contains("namespace"));
    node["metadata"]["labels"] = {{"a", "b"}};
    const auto written = hp::test::update(cluster(), {&kinds::node(), {{}, "n"}}, node);
    QVERIFY(written);
    QVERIFY(!written->object.at("/metadata").contains("namespace"));
}

void WriterTest::aNullInAMapOfTextsIsAnEmptyOne()
{
    Json body = hp::test::sampleMachine("a");
    body["metadata"]["labels"] = {{"a", nullptr}, {"b", "c"}};
    body["metadata"]["annotations"] = {{"d", nullptr}};
    const auto made = hp::test::create(cluster(), kinds::machine(), space, body);
    QVERIFY(made);
    QCOMPARE(made->object.at("/metadata/labels").dump(), std::string(R"({"a":"","b":"c"})"));
    QCOMPARE(made->object.at("/metadata/annotations").dump(), std::string(R"({"d":""})"));
}

void WriterTest::anUpdateCannotMoveTheServersFields()
{
    const Object made =
        hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a"))->object;
    Json next = made.json();
    next["metadata"].update(parsed(R"({"creationTimestamp":"2001-01-01T00:00:00Z","generation":50,
        "deletionGracePeriodSeconds":7})"));
    const auto written = hp::test::update(cluster(), {&kinds::machine(), {space, "a"}}, next);
    QVERIFY(written);
    QCOMPARE(written->object.bytes(), made.bytes());
}

void WriterTest::anUnconditionalUpdateIsAllowedToSomeKinds()
{
    QVERIFY(hp::test::create(cluster(), kinds::configMap(), space, hp::test::sampleConfigMap("a")));
    Json next = hp::test::sampleConfigMap("a");
    next["data"]["a"] = "2";
    const auto written = hp::test::update(cluster(), {&kinds::configMap(), {space, "a"}}, next);
    QVERIFY(written);
    QCOMPARE(written->object.text("/data/a"), std::string("2"));
    QVERIFY(!written->created);
}

void WriterTest::aMissingLeaseIsCreatedByItsUpdate()
{
    const Json lease{{"metadata", {{"name", "leader"}}}, {"spec", {{"holderIdentity", "me"}}}};
    const auto written = hp::test::update(cluster(), {&kinds::lease(), {space, "leader"}}, lease);
    QVERIFY(written);
    QVERIFY(written->created);
    const auto missing = hp::test::update(
        cluster(), {&kinds::machine(), {space, "none"}}, hp::test::sampleMachine("none"));
    QCOMPARE(hp::test::httpCode(missing.error()), 404);
}

void WriterTest::anotherUidIsRefused()
{
    const auto made =
        hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a"));
    QVERIFY(made);
    const auto patched = hp::test::merge(
        cluster(), {&kinds::machine(), {space, "a"}}, R"({"metadata":{"uid":"another"}})");
    QVERIFY(!patched);
    QCOMPARE(hp::test::httpCode(patched.error()), 422);
    QVERIFY(contains(patched, "metadata.uid: Invalid value: \"another\": field is immutable"));

    Json next = made->object.json();
    next["metadata"]["uid"] = "another";
    const auto replaced = hp::test::update(cluster(), {&kinds::machine(), {space, "a"}}, next);
    QVERIFY(!replaced);
    QCOMPARE(hp::test::httpCode(replaced.error()), 409);
    QVERIFY(contains(replaced, "UID in precondition: another"));
}

void WriterTest::patchesThatEachAreSmallMakeNoObjectWithoutAnEnd()
{
    QVERIFY(hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a")));
    const ObjectRef ref{&kinds::machine(), {space, "a"}};
    const auto add = [&](const std::string &member, std::size_t bytes) {
        const Json value{{member, std::string(bytes, 'x')}};
        return hp::test::merge(
            cluster(), ref, R"({"spec":{"providerSpec":{"value":)" + value.dump() + "}}}");
    };
    QVERIFY(add("a", 700'000));
    QVERIFY(add("b", 700'000));

    const auto refused = add("c", 700'000);

    QVERIFY(!refused);
    QCOMPARE(hp::test::httpCode(refused.error()), 413);
    QVERIFY(contains(refused, "an object may have 1572864 bytes"));
    QVERIFY(add("a", 10)); // what shrinks is taken
    QVERIFY(add("c", 700'000));
}

/// 1.6 MB of JSON: a MiB in base64, and most of what annotations may have.
void WriterTest::aSecretOfAMebibyteHasRoomForItsAnnotations()
{
    const Json secret{
        {"apiVersion", "v1"},
        {"kind", "Secret"},
        {"metadata", {{"name", "s"}, {"annotations", {{"note", std::string(220'000, 'x')}}}}},
        {"data", {{"a", std::string(1'398'100, 'A')}}}};
    const auto made = hp::test::create(cluster(), kinds::secret(), space, secret);
    QVERIFY2(made, made ? "" : made.error().message.c_str());
}

void WriterTest::onlyADeletionSaysThatAnObjectIsLeaving()
{
    const auto made =
        hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a"));
    QVERIFY(made);
    const auto patched =
        hp::test::merge(cluster(),
                        {&kinds::machine(), {space, "a"}},
                        R"({"metadata":{"deletionTimestamp":"2001-01-01T00:00:00Z"}})");
    QVERIFY(!patched);
    QCOMPARE(hp::test::httpCode(patched.error()), 422);
    QVERIFY(contains(patched, "metadata.deletionTimestamp: Invalid value: "));
}

void WriterTest::contentOfABuiltInKindIsRefused_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("words");
    const auto row =
        [](const char *name, const char *kind, const char *content, const char *words) {
            QTest::newRow(name) << QByteArray(kind) << QByteArray(content) << QByteArray(words);
        };
    const char *map = "ConfigMap";
    row("a key with spaces",
        map,
        R"({"data":{"not a key":"x"}})",
        "data[not a key]: Invalid value: \"not a key\": a valid config key must consist of "
        "alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or "
        "'key-name', regex used for validation is '[-._a-zA-Z0-9]+')");
    row("a key that is a folder", map, R"({"binaryData":{"..":""}})", "must not be '..'");
    row("a key that leaves the folder", map, R"({"data":{"..a":""}})", "must not start with '..'");
    row("a key in both maps",
        map,
        R"({"data":{"a":""},"binaryData":{"a":""}})",
        "data[a]: Invalid value: \"a\": duplicate of key present in binaryData");
    const char *secret = "Secret";
    row("a secret's key", secret, R"({"stringData":{"a/b":""}})", "data[a/b]: Invalid value");
    row("a certificate without its key",
        secret,
        R"({"type":"kubernetes.io/tls","data":{"tls.crt":""}})",
        "data[tls.key]: Required value");
    row("a sign-in with neither name nor password",
        secret,
        R"({"type":"kubernetes.io/basic-auth"})",
        "[data[username]: Required value, data[password]: Required value]");
    row("a registry's password that is no JSON",
        secret,
        R"({"type":"kubernetes.io/dockerconfigjson","data":{".dockerconfigjson":"eHg="}})",
        "data[.dockerconfigjson]: Invalid value: \"<secret contents redacted>\"");
    const char *budget = "PodDisruptionBudget";
    row("both numbers",
        budget,
        R"({"spec":{"minAvailable":1,"maxUnavailable":"5%","selector":{"matchLabels":{"a":"b"}}}})",
        R"(spec: Invalid value: {"MinAvailable":1,"Selector":{"matchLabels":{"a":"b"}},)"
        R"("MaxUnavailable":"5%","UnhealthyPodEvictionPolicy":null}: minAvailable and )"
        R"(maxUnavailable cannot be both set)");
    row("a word for a number",
        budget,
        R"({"spec":{"minAvailable":"half"}})",
        "spec.minAvailable: Invalid value: \"half\": a valid percent string must be a numeric");
    row("no percentage", budget, R"({"spec":{"minAvailable":""}})", "a valid percent string");
    row("less than none",
        budget,
        R"({"spec":{"maxUnavailable":-1}})",
        "spec.maxUnavailable: Invalid value: -1: must be greater than or equal to 0");
    row("more than all",
        budget,
        R"({"spec":{"maxUnavailable":"101%"}})",
        "spec.maxUnavailable: Invalid value: \"101%\": must not be greater than 100%");
    row("a selector of no kind",
        budget,
        R"({"spec":{"selector":{"matchExpressions":[{"key":"a","operator":"Near"}]}}})",
        "spec.selector.matchExpressions[0].operator: Invalid value: \"Near\": not a valid selector "
        "operator");
}

void WriterTest::contentOfABuiltInKindIsRefused()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, words);
    const std::string name = kind.toStdString();
    const auto &served = name == "Secret" ? kinds::secret()
        : name == "ConfigMap"             ? kinds::configMap()
                                          : kinds::podDisruptionBudget();
    Json object = parsed(content);
    object["metadata"]["name"] = "a";
    const auto written = hp::test::create(cluster(), served, space, object);
    QVERIFY(!written);
    QCOMPARE(hp::test::httpCode(written.error()), 422);
    QVERIFY2(contains(written, words.constData()), written.error().message.c_str());
}

void WriterTest::anotherNameInTheBodyIsABadRequest()
{
    QVERIFY(hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a")));
    const auto written = hp::test::merge(
        cluster(), {&kinds::machine(), {space, "a"}}, R"({"metadata":{"name":"b"}})");
    QCOMPARE(hp::test::httpCode(written.error()), 400);
    QCOMPARE(written.error().message,
             std::string("the name of the object (b) does not match the name on the URL (a)"));
}

void WriterTest::whatAWriteOfTheStatusTakesAlong_data()
{
    QTest::addColumn<QByteArray>("apiVersion");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<bool>("isTaken");
    const auto row = [](const char *name,
                        const char *version,
                        const char *kind,
                        const char *change,
                        bool taken) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(kind) << QByteArray(change)
                            << taken;
    };
    const char *label = R"({"metadata":{"labels":{"x":"y"}}})";
    const char *finalizer = R"({"metadata":{"finalizers":["a.b/c"]}})";
    const char *owner =
        R"({"metadata":{"ownerReferences":[{"apiVersion":"x/v1","kind":"X","name":"x","uid":"1"}]}})";
    const char *spec = R"({"spec":{"a":1}})";
    row("a label of a Node", "v1", "Node", label, true);
    row("a finalizer of a Node", "v1", "Node", finalizer, true);
    row("the spec of a Node", "v1", "Node", spec, false);
    row("a label of a Namespace", "v1", "Namespace", label, true);
    row("a label of a claim", "v1", "PersistentVolumeClaim", label, true);
    row("a label of a budget", "policy/v1", "PodDisruptionBudget", label, true);
    row("a label of a Pod", "v1", "Pod", label, true);
    row("an owner of a Pod", "v1", "Pod", owner, false);
    row("an owner of a Node", "v1", "Node", owner, true);
    row("a label of a Deployment", "apps/v1", "Deployment", label, false);
    row("a finalizer of a Deployment", "apps/v1", "Deployment", finalizer, true);
    row("a label of an attachment", "storage.k8s.io/v1", "VolumeAttachment", label, false);
    row("a label of a custom kind", "machine.openshift.io/v1beta1", "Machine", label, false);
}

void WriterTest::whatAWriteOfTheStatusTakesAlong()
{
    QFETCH(const QByteArray, apiVersion);
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, change);
    QFETCH(const bool, isTaken);
    const auto &kinds = hp::cluster::KindRegistry::instance();
    const auto *served = kinds.findKind(apiVersion.toStdString(), kind.toStdString());
    QVERIFY(served);
    const Object made =
        m_fixture->make(*served, {{"metadata", {{"name", "a"}, {"labels", {{"old", "one"}}}}}});
    QVERIFY(made);
    Json body = parsed(change);
    body["status"]["message"] = "x";

    const auto written =
        hp::test::merge(cluster(), {served, made.key()}, body.dump(), Subresource::Status);

    QVERIFY2(written, written ? "" : written.error().message.c_str());
    QCOMPARE(written->object.text("/status/message"), std::string("x"));
    Json wanted = made.json();
    if (isTaken)
        wanted.merge_patch(parsed(change));
    for (const char *part : {"labels", "finalizers", "ownerReferences"})
        QVERIFY2(written->object.at("/metadata").value(part, Json())
                     == wanted["metadata"].value(part, Json()),
                 part);
    QVERIFY(written->object.at("/spec") == made.at("/spec"));
}

void WriterTest::kindsWithoutStatusHaveNoStatusSubresource()
{
    QVERIFY(hp::test::create(cluster(), kinds::configMap(), space, hp::test::sampleConfigMap("a")));
    const auto written =
        hp::test::merge(cluster(), {&kinds::configMap(), {space, "a"}}, "{}", Subresource::Status);
    QCOMPARE(hp::test::httpCode(written.error()), 404);
}

void WriterTest::secretStringDataBecomesData()
{
    const Json body{
        {"metadata", {{"name", "s"}}}, {"data", {{"a", "AA=="}}}, {"stringData", {{"b", "hello"}}}};
    const Object made = hp::test::create(cluster(), kinds::secret(), space, body)->object;
    QCOMPARE(made.text("/data/a"), std::string("AA=="));
    QCOMPARE(made.text("/data/b"), std::string("aGVsbG8="));
    QVERIFY(!made.json().contains("stringData"));
    QCOMPARE(made.text("/type"), std::string("Opaque"));
    const auto retyped =
        hp::test::merge(cluster(), {&kinds::secret(), {space, "s"}}, R"({"type":"other"})");
    QCOMPARE(hp::test::httpCode(retyped.error()), 422);
    const auto more =
        hp::test::merge(cluster(), {&kinds::secret(), {space, "s"}}, R"({"stringData":{"a":"x"}})");
    QCOMPARE(more->object.text("/data/a"), std::string("eA=="));
}

void WriterTest::anImmutableConfigMapKeepsItsData()
{
    Json body = hp::test::sampleConfigMap("a");
    body["immutable"] = true;
    QVERIFY(hp::test::create(cluster(), kinds::configMap(), space, body));
    const ObjectRef ref{&kinds::configMap(), {space, "a"}};
    QCOMPARE(hp::test::httpCode(hp::test::merge(cluster(), ref, R"({"data":{"a":"2"}})").error()),
             422);
    QCOMPARE(hp::test::httpCode(hp::test::merge(cluster(), ref, R"({"immutable":false})").error()),
             422);
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"labels":{"a":"b"}}})"));
}

} // namespace tst_writer

HP_TEST(tst_writer, WriterTest)
#include "tst_writer.moc"
