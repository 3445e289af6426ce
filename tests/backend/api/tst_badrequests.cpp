// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_badrequests {

using namespace hp;
using namespace hp::test;

namespace {

const std::string machineSets = "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets";
const std::string maps = "/api/v1/namespaces/default/configmaps";
const std::string pods = "/api/v1/namespaces/default/pods";

/// A JSON patch of that many harmless operations.
std::string operations(int count)
{
    std::string patch = "[";
    for (int i = 0; i < count; ++i)
        patch.append(i == 0 ? "" : ",").append(R"({"op":"test","path":"","value":1})");
    return patch + ']';
}

/// {"a":{"a":…}}
std::string nested(int depth)
{
    std::string text;
    for (int i = 0; i < depth; ++i)
        text += R"({"a":)";
    return text + "1" + std::string(static_cast<std::size_t>(depth), '}');
}

} // namespace

/// What a client can get wrong, and what it is told.
class TestBadRequests : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void malformedRequestsGetTheRightStatus_data();
    void malformedRequestsGetTheRightStatus();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestBadRequests::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestBadRequests::cleanup()
{
    m.reset();
}

void TestBadRequests::malformedRequestsGetTheRightStatus_data()
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
        "Machine in version \"v1beta1\" cannot be handled as a Machine: strict decoding error: "
        "unknown field \"spec.hooks\"");
    row("an unknown field of a patch under Strict",
        "PATCH",
        machines + "/m1?fieldValidation=Strict",
        merge,
        R"({"spec":{"hooks":1}})",
        422,
        "Invalid",
        "patch: Invalid value: \"{\\\"spec\\\":{\\\"hooks\\\":1}}\": strict decoding error: "
        "unknown "
        "field \"spec.hooks\"");
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
        "dryRun: Unsupported value: [\"Some\"]: supported values: \"All\"");
    row("a number in a built-in kind where a text belongs",
        "POST",
        maps,
        json,
        R"({"metadata":{"name":"m"},"data":{"a":1}})",
        400,
        "BadRequest",
        "ConfigMap in version \"v1\" cannot be handled as a ConfigMap: json: cannot unmarshal "
        "number "
        "into Go struct field ConfigMap.data of type string");
    row("a patch that brings such a number",
        "PATCH",
        maps + "/kept",
        merge,
        R"({"data":{"a":1}})",
        422,
        "Invalid",
        "patch: Invalid value: \"{\\\"data\\\":{\\\"a\\\":1}}\": json: cannot unmarshal number "
        "into Go "
        "struct field ConfigMap.data of type string");
    row("an unknown field of a built-in kind under Strict",
        "POST",
        maps + "?fieldValidation=Strict",
        json,
        R"({"metadata":{"name":"m","label":{}},"dat":{"a":"b"}})",
        400,
        "BadRequest",
        "cannot be handled as a ConfigMap: strict decoding error: unknown field "
        "\"metadata.label\", unknown field \"dat\"");
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
    row("an apply without a manager",
        "PATCH",
        machines + "/m1",
        "application/apply-patch+yaml",
        "{}",
        422,
        "Invalid",
        "PatchOptions.meta.k8s.io \"\" is invalid: fieldManager: Required value: is required for "
        "apply patch");
    row("force without an apply",
        "PATCH",
        machines + "/m1?force=true",
        merge,
        "{}",
        422,
        "Invalid",
        "force: Forbidden: may not be specified for non-apply patch");
    row("an apply of no kind",
        "PATCH",
        machines + "/m1?fieldManager=x&force=false",
        "application/apply-patch+yaml",
        "{}",
        400,
        "BadRequest",
        "invalid object type: /, Kind=");
    row("an apply that is no YAML",
        "PATCH",
        machines + "/m1?fieldManager=x",
        "application/apply-patch+yaml",
        "a: [",
        400,
        "BadRequest",
        "error decoding YAML: line 1");
    row("an apply that nests too deeply",
        "PATCH",
        machines + "/m1?fieldManager=x",
        "application/apply-patch+yaml",
        "a: " + std::string(300, '[') + std::string(300, ']'),
        400,
        "BadRequest",
        "exceeded max depth");
    row("an apply of a few aliases that make a million",
        "PATCH",
        machines + "/m1?fieldManager=x",
        "application/apply-patch+yaml",
        "a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
        "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
        "e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n",
        400,
        "BadRequest",
        "excessive aliasing");
    std::string longText = "a: &a " + std::string(100'000, 'x') + "\nb: [";
    for (int i = 0; i < 1000; ++i)
        longText += i ? ", *a" : "*a";
    row("an apply of aliases that make a hundred megabytes",
        "PATCH",
        machines + "/m1?fieldManager=x",
        "application/apply-patch+yaml",
        longText + "]\n",
        400,
        "BadRequest",
        "excessive aliasing");
    std::string shells;
    for (std::size_t i = 0; i < 90; ++i)
        shells += std::string(2 * i, ' ') + "- &b" + std::to_string(i) + '\n';
    row("an apply with a name at every level above a long text",
        "PATCH",
        machines + "/m1?fieldManager=x",
        "application/apply-patch+yaml",
        shells + std::string(180, ' ') + "- " + std::string(200'000, 'x') + '\n',
        400,
        "BadRequest",
        "excessive aliasing");
    row("YAML",
        "POST",
        machines,
        "application/yaml",
        "a: b",
        415,
        "UnsupportedMediaType",
        "application/json");
    row("a Ingress as protobuf",
        "POST",
        pods,
        "application/vnd.kubernetes.protobuf",
        std::string("k8s\0\x0a\x0d\x0a\x02v1\x12\x07Ingress", 19),
        415,
        "UnsupportedMediaType",
        "\"Ingress\" in \"v1\" is not read as protobuf");
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
        422,
        "Invalid",
        "name or generateName is required");
    row("an eviction of another name",
        "POST",
        pods + "/p/eviction",
        json,
        R"({"metadata":{"name":"q"}})",
        400,
        "BadRequest",
        "name in URL does not match name in Eviction object");
    row("a selector on a field that a built-in kind does not have",
        "GET",
        maps + "?fieldSelector=data.a=1",
        "",
        "",
        400,
        "BadRequest",
        "\"data.a\" is not a known field selector: only \"metadata.name\", "
        "\"metadata.namespace\"");
    row("an unheard-of propagation",
        "DELETE",
        machines + "/m1",
        json,
        R"({"propagationPolicy":"Maybe"})",
        422,
        "Invalid",
        "propagationPolicy: Unsupported value: \"Maybe\": supported values: \"Foreground\", "
        "\"Background\", \"Orphan\", \"nil\"");
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
    row("a test that asks for too many operations",
        "PATCH",
        machines + "/m1",
        "application/json-patch+json",
        operations(10001),
        413,
        "RequestEntityTooLarge",
        "Request entity too large: The allowed maximum operations in a JSON patch is 10000, got "
        "10001");
    row("JSON that is too deep",
        "POST",
        machines,
        json,
        R"({"metadata":{"name":"m"},"spec":)" + std::string(200'000, '[') + "}",
        400,
        "BadRequest",
        "");
    row("a patch that is too deep",
        "PATCH",
        machines + "/m1",
        merge,
        nested(100'000),
        400,
        "BadRequest",
        "");
    row("bytes that are no UTF-8",
        "POST",
        machines,
        json,
        "{\"metadata\":{\"name\":\"m\",\"annotations\":{\"a\":\"\xc3\x28\"}}}",
        400,
        "BadRequest",
        "");
    row("a Table with an unheard-of object",
        "GET",
        machines + "?includeObject=Some",
        "",
        "",
        400,
        "BadRequest",
        "unrecognized includeObject value: \"Some\"");
    row("a body over 3 MiB",
        "POST",
        machines,
        json,
        std::string(3 * 1024 * 1024 + 1, ' '),
        413,
        "RequestEntityTooLarge",
        "3145728");
}

void TestBadRequests::malformedRequestsGetTheRightStatus()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);
    QFETCH(const QByteArray, reason);
    QFETCH(const QByteArray, says);
    m->create(machines, machine("m1"));
    m->create(maps, R"({"metadata":{"name":"kept"}})");

    http::HttpRequest request = m->request(method.toStdString(), target.toStdString());
    request.body = body.toStdString();
    if (!type.isEmpty())
        request.headers["content-type"] = type.toStdString();
    if (target.contains("includeObject"))
        request.headers["accept"] = "application/json;as=Table;v=v1;g=meta.k8s.io";
    const Answer answer = m->send(std::move(request));

    QVERIFY2(answer.status == code, answer.body.c_str());
    QCOMPARE(answer.exchange->answers(), 1);
    QCOMPARE(answer.at("/kind"), std::string("Status"));
    QCOMPARE(answer.at("/status"), std::string("Failure"));
    QCOMPARE(answer.at("/code"), std::to_string(code));
    QCOMPARE(QByteArray::fromStdString(answer.at("/reason")), reason);
    QVERIFY2(answer.at("/message").find(says.toStdString()) != std::string::npos,
             answer.body.c_str());
}

} // namespace tst_badrequests

HP_TEST(tst_badrequests, TestBadRequests)
#include "tst_badrequests.moc"
