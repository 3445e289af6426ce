// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

using namespace hp;
using namespace hp::test;

namespace {

const std::string machines = "/apis/machine.openshift.io/v1beta1/namespaces/default/machines";
const std::string machineSets = "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets";
const std::string pods = "/api/v1/namespaces/default/pods";

std::string machine(const std::string &name, const std::string &more = {})
{
    return R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":")"
        + name + R"(")" + more + R"(},"spec":{}})";
}

} // namespace

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
    void anObjectLivesThroughEveryVerb();
    void aBodyWithoutKindIsTakenForWhatTheUrlSays();
    void malformedRequestsGetTheRightStatus_data();
    void malformedRequestsGetTheRightStatus();
    void aStaleWriteIsAConflict();
    void unknownFieldsWarnOrFail();
    void aDryRunStoresNothing();
    void listsComeInEveryShape();
    void listsKnowTheirRevision();
    void selectorsChooseAndBadOnesAreRefused();
    void scaleReadsAndWritesReplicas();
    void aBudgetRefusesAnEvictionWithoutRetryAfter();
    void aCollectionIsDeletedBySelector();
    void aFinalizerKeepsTheObjectInTheAnswer();
    void eventsAreOneSetInTwoShapes();
    void rolesAreEnforcedWithKubernetesWords();
    void impersonationIsRefused();
    void secretsTakeStringData();
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
    QVERIFY(swagger.body.empty());
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

void TestKubernetesApi::anObjectLivesThroughEveryVerb()
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

void TestKubernetesApi::aBodyWithoutKindIsTakenForWhatTheUrlSays()
{
    const Answer answer =
        m->send("POST", machines, R"({"metadata":{"generateName":"m-"},"spec":{}})");
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.at("/kind"), std::string("Machine"));
    QCOMPARE(answer.at("/metadata/name").size(), std::string("m-xxxxx").size());
}

void TestKubernetesApi::malformedRequestsGetTheRightStatus_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name,
                        const char *method,
                        const std::string &target,
                        const char *type,
                        const std::string &body,
                        int code,
                        const char *reason,
                        const char *says) {
        QTest::newRow(name) << QByteArray(method) << QByteArray::fromStdString(target)
                            << QByteArray(type) << QByteArray::fromStdString(body) << code
                            << QByteArray(reason) << QByteArray(says);
    };
    const char *merge = "application/merge-patch+json";
    const char *json = "application/json";
    row("a body that is not JSON",
        "POST",
        machines,
        json,
        "{\"a\":",
        400,
        "BadRequest",
        "not JSON");
    row("a body that is no object",
        "POST",
        machines,
        json,
        "[1]",
        400,
        "BadRequest",
        "not a JSON object");
    row("metadata that is no object",
        "POST",
        machines,
        json,
        R"({"metadata":[]})",
        400,
        "BadRequest",
        "metadata");
    row("a name that is a number",
        "POST",
        machines,
        json,
        R"({"metadata":{"name":7}})",
        400,
        "BadRequest",
        "metadata.name");
    row("another kind",
        "POST",
        machines,
        json,
        R"({"kind":"MachineSet","metadata":{"name":"m"}})",
        400,
        "BadRequest",
        "cannot be handled as a Machine");
    row("another version",
        "POST",
        machines,
        json,
        R"({"apiVersion":"v1","metadata":{"name":"m"}})",
        400,
        "BadRequest",
        "does not match the expected API version");
    row("another namespace",
        "POST",
        machines,
        json,
        R"({"metadata":{"name":"m","namespace":"kube"}})",
        400,
        "BadRequest",
        "namespace of the provided object");
    row("another name",
        "PUT",
        machines + "/m1",
        json,
        machine("m2"),
        400,
        "BadRequest",
        "name on the URL (m1)");
    row("no name at all",
        "PUT",
        machines + "/m1",
        json,
        R"({"metadata":{}})",
        400,
        "BadRequest",
        "name must be provided");
    row("a field of the wrong type",
        "POST",
        machineSets,
        json,
        R"({"metadata":{"name":"s"},"spec":{"replicas":"three","selector":{},"template":{}}})",
        422,
        "Invalid",
        "spec.replicas");
    row("an unknown field under Strict",
        "POST",
        machines + "?fieldValidation=Strict",
        json,
        R"({"metadata":{"name":"m"},"spec":{"hooks":1}})",
        400,
        "BadRequest",
        "unknown field \"spec.hooks\"");
    row("a field twice under Strict",
        "POST",
        machines + "?fieldValidation=Strict",
        json,
        R"({"metadata":{"name":"m"},"spec":{},"spec":{}})",
        400,
        "BadRequest",
        "duplicate field \"spec\"");
    row("an unheard-of validation",
        "POST",
        machines + "?fieldValidation=Maybe",
        json,
        machine("m"),
        422,
        "Invalid",
        "fieldValidation: Unsupported value: \"Maybe\"");
    row("an unheard-of dry run",
        "POST",
        machines + "?dryRun=Some",
        json,
        machine("m"),
        422,
        "Invalid",
        "dryRun: Unsupported value");
    row("a patch of a missing object",
        "PATCH",
        machines + "/none",
        merge,
        "{}",
        404,
        "NotFound",
        "\"none\" not found");
    row("a namespace that does not exist",
        "POST",
        "/apis/machine.openshift.io/v1beta1/namespaces/nowhere/machines",
        json,
        R"({"metadata":{"name":"m"}})",
        404,
        "NotFound",
        "namespaces \"nowhere\" not found");
    row("an array as merge patch",
        "PATCH",
        machines + "/m1",
        merge,
        "[]",
        400,
        "BadRequest",
        "merge patch is a JSON object");
    row("an object as JSON patch",
        "PATCH",
        machines + "/m1",
        "application/json-patch+json",
        "{}",
        400,
        "BadRequest",
        "array of operations");
    row("a strategic patch of a custom kind",
        "PATCH",
        machines + "/m1",
        "application/strategic-merge-patch+json",
        "{}",
        415,
        "UnsupportedMediaType",
        "unknown format - accepted media types include: application/json-patch+json, "
        "application/merge-patch+json");
    row("server-side apply",
        "PATCH",
        machines + "/m1?fieldManager=x&force=false",
        "application/apply-patch+yaml",
        "{}",
        415,
        "UnsupportedMediaType",
        "unknown format");
    row("YAML",
        "POST",
        machines,
        "application/yaml",
        "a: b",
        415,
        "UnsupportedMediaType",
        "application/json");
    row("a Service as protobuf",
        "POST",
        pods,
        "application/vnd.kubernetes.protobuf",
        std::string("k8s\0\x0a\x0d\x0a\x02v1\x12\x07Service", 19),
        415,
        "UnsupportedMediaType",
        "\"Service\" in \"v1\" is not read as protobuf");
    row("a Pod as protobuf that breaks off",
        "POST",
        pods,
        "application/vnd.kubernetes.protobuf",
        std::string("k8s\0\x0a\x09\x0a\x02v1\x12\x03Pod\x12\x03\x12\x09\x0a", 20),
        400,
        "BadRequest",
        "the object ends inside a field");
    row("an unheard-of method",
        "BREW",
        machines,
        json,
        "",
        405,
        "MethodNotAllowed",
        "does not allow this method");
    row("a POST to an object",
        "POST",
        machines + "/m1",
        json,
        machine("m1"),
        405,
        "MethodNotAllowed",
        "");
    row("a write across all namespaces",
        "POST",
        "/apis/machine.openshift.io/v1beta1/machines",
        json,
        machine("m1"),
        405,
        "MethodNotAllowed",
        "");
    row("a PUT of an eviction",
        "PUT",
        pods + "/p/eviction",
        json,
        "{}",
        405,
        "MethodNotAllowed",
        "");
    row("a new definition",
        "POST",
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        json,
        "{}",
        405,
        "MethodNotAllowed",
        "");
    row("a list that starts with all objects as events",
        "GET",
        machines
            + "?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&"
              "allowWatchBookmarks=true",
        "",
        "",
        422,
        "Invalid",
        "ListOptions.meta.k8s.io \"\" is invalid: sendInitialEvents: Forbidden: sendInitialEvents "
        "is forbidden for watch unless the WatchList feature gate is enabled");
    row("a revision that is none",
        "GET",
        machines + "?resourceVersion=abc",
        "",
        "",
        400,
        "BadRequest",
        "\"abc\"");
    row("a revision of the future",
        "GET",
        machines + "?resourceVersion=999999",
        "",
        "",
        504,
        "Timeout",
        "Too large resource version");
    row("a match without a revision",
        "GET",
        machines + "?resourceVersionMatch=Exact",
        "",
        "",
        422,
        "Invalid",
        "resourceVersionMatch is forbidden unless resourceVersion is provided");
    row("a continue token that we never gave",
        "GET",
        machines + "?continue=abc",
        "",
        "",
        400,
        "BadRequest",
        "continue key is not valid");
    row("an unheard-of propagation",
        "DELETE",
        machines + "/m1",
        json,
        R"({"propagationPolicy":"Maybe"})",
        422,
        "Invalid",
        "propagationPolicy: Unsupported value: \"Maybe\"");
    row("a grace period below zero",
        "DELETE",
        machines + "/m1?gracePeriodSeconds=-2",
        "",
        "",
        422,
        "Invalid",
        "gracePeriodSeconds");
    row("a failed test of a JSON patch",
        "PATCH",
        machines + "/m1",
        "application/json-patch+json",
        R"([{"op":"test","path":"/metadata/uid","value":"x"}])",
        422,
        "Invalid",
        "");
    row("a body over 3 MiB",
        "POST",
        machines,
        json,
        std::string(3 * 1024 * 1024 + 1, ' '),
        413,
        "RequestEntityTooLarge",
        "3145728");
}

void TestKubernetesApi::malformedRequestsGetTheRightStatus()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);
    QFETCH(const QByteArray, reason);
    QFETCH(const QByteArray, says);
    m->create(machines, machine("m1"));

    const Answer answer =
        m->send(method.toStdString(), target.toStdString(), body.toStdString(), type.toStdString());

    QVERIFY2(answer.status == code, answer.body.c_str());
    QCOMPARE(answer.exchange->answers(), 1);
    QCOMPARE(answer.at("/kind"), std::string("Status"));
    QCOMPARE(answer.at("/status"), std::string("Failure"));
    QCOMPARE(answer.at("/code"), std::to_string(code));
    QCOMPARE(QByteArray::fromStdString(answer.at("/reason")), reason);
    QVERIFY2(answer.at("/message").find(says.toStdString()) != std::string::npos,
             answer.body.c_str());
}

void TestKubernetesApi::aStaleWriteIsAConflict()
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

void TestKubernetesApi::unknownFieldsWarnOrFail()
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

void TestKubernetesApi::aDryRunStoresNothing()
{
    QCOMPARE(m->send("POST", machines + "?dryRun=All", machine("m1")).status, 201);
    QCOMPARE(m->send("GET", machines + "/m1").status, 404);
    m->create(machines, machine("m2"));
    QCOMPARE(m->send("DELETE", machines + "/m2", R"({"dryRun":["All"]})").status, 200);
    QCOMPARE(m->send("GET", machines + "/m2").status, 200);
}

void TestKubernetesApi::listsComeInEveryShape()
{
    m->create(machines, machine("b"));
    m->create(machines, machine("a", R"(,"labels":{"machine.openshift.io/zone":"z1"})"));

    const Answer plain =
        m->send("GET", "/apis/machine.openshift.io/v1beta1/machines?limit=1&timeout=32s&hash=x");
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

void TestKubernetesApi::listsKnowTheirRevision()
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

void TestKubernetesApi::selectorsChooseAndBadOnesAreRefused()
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

void TestKubernetesApi::scaleReadsAndWritesReplicas()
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

void TestKubernetesApi::aBudgetRefusesAnEvictionWithoutRetryAfter()
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

void TestKubernetesApi::aCollectionIsDeletedBySelector()
{
    for (const char *name : {"a", "b", "c"})
        m->create(machines, machine(name, name[0] == 'c' ? "" : R"(,"labels":{"go":""})"));

    const Answer answer = m->send("DELETE", machines + "?labelSelector=go");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at("/kind"), std::string("MachineList"));
    QCOMPARE(answer.json().at("items").size(), std::size_t(2));
    QCOMPARE(m->send("GET", machines).json().at("items").size(), std::size_t(1));
}

void TestKubernetesApi::aFinalizerKeepsTheObjectInTheAnswer()
{
    m->create(machines, machine("m1", R"(,"finalizers":["holdpoint.dev/test"])"));
    const Answer answer = m->send("DELETE", machines + "/m1");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at("/kind"), std::string("Machine"));
    QVERIFY(!answer.at("/metadata/deletionTimestamp").empty());
}

void TestKubernetesApi::eventsAreOneSetInTwoShapes()
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

void TestKubernetesApi::secretsTakeStringData()
{
    m->create("/api/v1/namespaces/default/secrets",
              R"({"metadata":{"name":"s"},"stringData":{"password":"x"}})");
    const Answer answer = m->send("GET", "/api/v1/namespaces/default/secrets/s");
    QCOMPARE(answer.at("/data/password"), std::string("eA=="));
    QCOMPARE(answer.at("/stringData"), std::string());
    QCOMPARE(answer.at("/type"), std::string("Opaque"));
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

QTEST_GUILESS_MAIN(TestKubernetesApi)
#include "tst_kubernetesapi.moc"
