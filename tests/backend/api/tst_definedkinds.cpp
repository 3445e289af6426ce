// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace tst_definedkinds {

using namespace hp;
using namespace hp::test;

namespace {

const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
const std::string widgets = "/apis/example.com/v1/namespaces/default/widgets";
const std::string olderWidgets = "/apis/example.com/v1beta1/namespaces/default/widgets";

Json schemaOfWidgets()
{
    return Json::parse(R"({
      "type": "object",
      "properties": {
        "spec": {
          "type": "object",
          "required": ["size"],
          "properties": {
            "size": {"type": "integer", "minimum": 1, "exclusiveMinimum": false},
            "color": {"type": "string", "default": "red", "pattern": "^[a-z]+$"},
            "port": {"x-kubernetes-int-or-string": true,
                     "anyOf": [{"type": "integer"}, {"type": "string"}]},
            "address": {"type": "string", "format": "ipv4"},
            "either": {"type": "object",
                       "properties": {"a": {"type": "string"}, "b": {"type": "string"}},
                       "oneOf": [{"required": ["a"]}, {"required": ["b"]}]},
            "labels": {"type": "object", "additionalProperties": {"type": "string"},
                       "maxProperties": 2},
            "free": {"type": "object", "x-kubernetes-preserve-unknown-fields": true},
            "template": {"type": "object", "x-kubernetes-embedded-resource": true,
                         "x-kubernetes-preserve-unknown-fields": true}}},
        "status": {
          "type": "object",
          "properties": {"ready": {"type": "integer"}, "selector": {"type": "string"}}}}})");
}

Json version(const char *name, bool storage)
{
    return {
        {"name", name},
        {"served", true},
        {"storage", storage},
        {"schema", {{"openAPIV3Schema", schemaOfWidgets()}}},
        {"subresources",
         {{"status", Json::object()},
          {"scale",
           {{"specReplicasPath", ".spec.size"},
            {"statusReplicasPath", ".status.ready"},
            {"labelSelectorPath", ".status.selector"}}}}},
        {"selectableFields", Json::array({Json{{"jsonPath", ".spec.color"}}})},
        {"additionalPrinterColumns",
         Json::array({Json{{"name", "Color"}, {"type", "string"}, {"jsonPath", ".spec.color"}}})}};
}

Json widgetDefinition()
{
    return {{"apiVersion", "apiextensions.k8s.io/v1"},
            {"kind", "CustomResourceDefinition"},
            {"metadata", {{"name", "widgets.example.com"}}},
            {"spec",
             {{"group", "example.com"},
              {"scope", "Namespaced"},
              {"names",
               {{"plural", "widgets"},
                {"kind", "Widget"},
                {"shortNames", {"wd"}},
                {"categories", {"all"}}}},
              {"versions", {version("v1beta1", false), version("v1", true)}}}}};
}

std::string widget(const std::string &spec, const std::string &more = {})
{
    return R"({"metadata":{"name":"w")" + more + R"(},"spec":)" + spec + '}';
}

/// 1, then 2, then 4 and so on objects within each other.
Json nested(int levels)
{
    Json schema{{"type", "string"}};
    for (int i = 0; i < levels; ++i)
        schema = {{"type", "object"}, {"properties", {{"a", std::move(schema)}}}};
    return schema;
}

} // namespace

/// Kinds that somebody defines while the API runs.
class TestDefinedKinds : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void aDefinitionIsEstablishedInItsAnswer();
    void aDefinedKindIsInEveryDocumentImmediately();
    void whatIsRefusedInADefinition_data();
    void whatIsRefusedInADefinition();
    void objectsArePrunedDefaultedAndChecked_data();
    void objectsArePrunedDefaultedAndChecked();
    void aPatternThatTriesTooMuchDoesNotMatch();
    void patternsThatTryTooMuchAgainAndAgainEndTheCheck_data();
    void patternsThatTryTooMuchAgainAndAgainEndTheCheck();
    void longTextsAreHeldAgainstPatterns_data();
    void longTextsAreHeldAgainstPatterns();
    void defaultsThatMakeMuchOfLittleAreRefused();
    void tenThousandPropertiesAreTaken();
    void statusAndScaleAreSeparate();
    void aStepOfAScalePathMayLookLikeAPosition_data();
    void aStepOfAScalePathMayLookLikeAPosition();
    void tablesHaveTheColumnsOfTheDefinition();
    void versionsShowOneObject();
    void watchesFollowInTheirVersion();
    void anotherStorageVersionIsWrittenByTheNextWrite();
    void whatAStricterDefinitionFindsIsNoFaultOfOtherWrites_data();
    void whatAStricterDefinitionFindsIsNoFaultOfOtherWrites();
    void theCollectorWritesWhatAStricterDefinitionRefuses();
    void appliedFieldsKeepTheirOwners();
    void applyingInAnotherVersionTakesBackWhatIsLeftOut();
    void selectableFieldsSelect();
    void whatIsNotDoneIsSaid();
    void aWebhookConversionLeavesTheStorageVersion();
    void aDefinitionTakesItsObjectsAlong();
    void anObjectWithAFinalizerHoldsItsDefinition();
    void ownDefinitionsStayAsTheyAre();
    void onlyAnAdminDefines();
    void objectsOfOtherGroupsAreForAdmins();
    void collectedWithTheirOwners();

private:
    Answer define(const Json &definition)
    {
        Answer answer = m->send("POST", definitions, definition.dump());
        if (answer.status == 422)
            qInfo("%s", answer.at("/message").c_str());
        return answer;
    }
    std::unique_ptr<ApiFixture> m;
};

void TestDefinedKinds::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestDefinedKinds::cleanup()
{
    m.reset();
}

void TestDefinedKinds::aDefinitionIsEstablishedInItsAnswer()
{
    const Answer answer = define(widgetDefinition());

    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.at("/status/conditions/0/type"), std::string("NamesAccepted"));
    QCOMPARE(answer.at("/status/conditions/1/type"), std::string("Established"));
    QCOMPARE(answer.at("/status/conditions/1/status"), std::string("True"));
    QCOMPARE(answer.at("/status/storedVersions"), std::string(R"(["v1"])"));
    QCOMPARE(answer.at("/status/acceptedNames/singular"), std::string("widget"));
    QCOMPARE(answer.at("/spec/names/listKind"), std::string("WidgetList"));
    QCOMPARE(answer.at("/spec/conversion/strategy"), std::string("None"));
    QCOMPARE(answer.at("/metadata/finalizers/0"),
             std::string("customresourcecleanup.apiextensions.k8s.io"));
    QCOMPARE(define(widgetDefinition()).status, 409);
    QCOMPARE(m->send("GET", definitions + "/widgets.example.com").status, 200);
    const Json list = m->send("GET", definitions).json();
    const bool isListed =
        std::any_of(list["items"].begin(), list["items"].end(), [](const Json &item) {
            return item["metadata"]["name"] == "widgets.example.com";
        });
    QVERIFY(isListed && list["items"].size() > 10); // beside those that the program brings
}

void TestDefinedKinds::aDefinedKindIsInEveryDocumentImmediately()
{
    QCOMPARE(m->send("GET", widgets).status, 404);
    QCOMPARE(define(widgetDefinition()).status, 201);

    const Answer group = m->send("GET", "/apis/example.com");
    QCOMPARE(group.at("/preferredVersion/version"), std::string("v1"));
    QCOMPARE(group.at("/versions/1/version"), std::string("v1beta1"));
    const Answer list = m->send("GET", "/apis/example.com/v1");
    QCOMPARE(list.at("/resources/0/shortNames/0"), std::string("wd"));
    QCOMPARE(list.at("/resources/0/categories/0"), std::string("all"));
    QCOMPARE(list.at("/resources/1/name"), std::string("widgets/status"));
    QCOMPARE(list.at("/resources/2/kind"), std::string("Scale"));
    http::HttpRequest request = m->request("GET", "/apis");
    request.headers["accept"] =
        "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";
    QVERIFY(m->send(request).body.find("\"resource\":\"widgets\"") != std::string::npos);
    QVERIFY(m->send("GET", "/openapi/v3").body.find("apis/example.com/v1beta1")
            != std::string::npos);
    QVERIFY(m->send("GET", "/openapi/v3/apis/example.com/v1").body.find("maxProperties")
            != std::string::npos);
    QVERIFY(m->send("GET", "/openapi/v2").body.find("com.example.v1.Widget") != std::string::npos);
    QCOMPARE(m->send("GET", widgets).status, 200);
}

void TestDefinedKinds::whatIsRefusedInADefinition_data()
{
    using Change = std::function<void(Json &)>;
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const Change &change, const char *message) {
        Json definition = widgetDefinition();
        change(definition);
        QTest::newRow(name) << QByteArray::fromStdString(definition.dump()) << QByteArray(message);
    };
    const auto inSchema = [](const char *pointer, const Json &value) {
        return [pointer = std::string(pointer), value](Json &definition) {
            definition[Json::json_pointer(
                "/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties" + pointer)] =
                value;
        };
    };
    row(
        "a name that is not its plural and group",
        [](Json &d) { d["metadata"]["name"] = "gadgets.example.com"; },
        R"(must be spec.names.plural+"."+spec.group)");
    row(
        "a kind in the group of Pods",
        [](Json &d) {
            d["spec"]["group"] = "";
            d["metadata"]["name"] = "widgets.";
        },
        "spec.group: Required value");
    row(
        "a group without a dot",
        [](Json &d) {
            d["spec"]["group"] = "apps";
            d["metadata"]["name"] = "widgets.apps";
        },
        "should be a domain with at least one dot");
    row(
        "a kind that the program brings",
        [](Json &d) {
            d["spec"]["group"] = "metal3.io";
            d["spec"]["names"]["kind"] = "BareMetalHost";
            d["metadata"]["name"] = "widgets.metal3.io";
        },
        "is already in use by baremetalhosts.metal3.io, which Holdpoint brings itself");
    row(
        "no storage version",
        [](Json &d) { d["spec"]["versions"][1]["storage"] = false; },
        "must have exactly one version marked as storage version");
    row(
        "two storage versions",
        [](Json &d) { d["spec"]["versions"][0]["storage"] = true; },
        "must have exactly one version marked as storage version");
    row(
        "a version twice",
        [](Json &d) { d["spec"]["versions"][0]["name"] = "v1"; },
        "must contain unique version names");
    row(
        "no versions", [](Json &d) { d["spec"].erase("versions"); }, "exactly one version marked");
    row(
        "versions that are a number",
        [](Json &d) { d["spec"]["versions"] = 3; },
        "exactly one version marked");
    row(
        "no schema",
        [](Json &d) { d["spec"]["versions"][0].erase("schema"); },
        "openAPIV3Schema: Required value: schemas are required");
    row(
        "an unknown scope",
        [](Json &d) { d["spec"]["scope"] = "World"; },
        R"(Unsupported value: "World": supported values: "Cluster", "Namespaced")");
    row(
        "an unknown strategy",
        [](Json &d) {
            d["spec"]["conversion"] = {{"strategy", "Magic"}};
        },
        R"(Unsupported value: "Magic": supported values: "None", "Webhook")");
    row(
        "a kind in the plural of lists",
        [](Json &d) { d["spec"]["names"]["listKind"] = "Widget"; },
        "kind and listKind may not be the same");
    row(
        "a column of no type",
        [](Json &d) { d["spec"]["versions"][0]["additionalPrinterColumns"][0]["type"] = "x"; },
        "must be one of boolean,date,integer,number,string");
    row(
        "a scale outside spec",
        [](Json &d) {
            d["spec"]["versions"][0]["subresources"]["scale"]["specReplicasPath"] = ".status.x";
        },
        "should be a json path under .spec");
    row("a reference", inSchema("/x", {{"$ref", "#/definitions/x"}}), "$ref is not supported");
    row("a field without a type",
        inSchema("/x", Json::object()),
        "properties[x].type: Required value: must not be empty for specified object fields");
    row("a list without items",
        inSchema("/x", {{"type", "array"}}),
        "properties[x].items: Required value: must be specified");
    row("a type that is none",
        inSchema("/x", {{"type", "text"}}),
        R"(Unsupported value: "text": supported values: "array")");
    row("a keyword with a wrong value",
        inSchema("/x", {{"type", "string"}, {"maxLength", "many"}}),
        R"(maxLength: Invalid value: "many": must be a whole number that is not negative)");
    row("a pattern that is none",
        inSchema("/x", {{"type", "string"}, {"pattern", "("}}),
        "bad pattern (");
    row("a pattern that sets limits of its own",
        inSchema("/x", {{"type", "string"}, {"pattern", "(*LIMIT_MATCH=4000000)^(a+)+$"}}),
        "bad pattern (*LIMIT_MATCH");
    row("a default that its schema does not allow",
        inSchema("/x", {{"type", "string"}, {"maxLength", 1}, {"default", "abc"}}),
        "properties[x].default: Too long");
    row("unique items",
        inSchema("/x", {{"type", "array"}, {"items", {{"type", "string"}}}, {"uniqueItems", true}}),
        "uniqueItems cannot be set to true");
    row("a field that only an alternative has",
        inSchema("/either/anyOf", Json::parse(R"([{"properties": {"c": {"minLength": 1}}}])")),
        "because it is defined in");
    row("a type inside an alternative",
        inSchema("/either/anyOf", Json::parse(R"([{"type": "object"}])")),
        "must be empty to be structural");
    row("a map of lists without keys",
        inSchema("/x",
                 {{"type", "array"},
                  {"items", {{"type", "string"}}},
                  {"x-kubernetes-list-type", "map"}}),
        "must not be empty if x-kubernetes-list-type is map");
    row("a field that is required and not there",
        inSchema("/x", {{"type", "object"}, {"required", {"y"}}}),
        "requires a property it does not have");
    row("a schema that nests without end", inSchema("/x", nested(1000)), "256");
    row(
        "names that another definition has",
        [](Json &d) {
            d["spec"]["names"] = {
                {"plural", "gadgets"}, {"kind", "Gadget"}, {"shortNames", {"ga"}}};
            d["metadata"]["name"] = "gadgets.example.com";
        },
        "is already in use by others.example.com");
}

void TestDefinedKinds::whatIsRefusedInADefinition()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const QByteArray, message);
    Json other = widgetDefinition();
    other["spec"]["names"] = {{"plural", "others"}, {"kind", "Other"}, {"shortNames", {"ga"}}};
    other["metadata"]["name"] = "others.example.com";
    QCOMPARE(define(other).status, 201);

    const Answer answer = m->send("POST", definitions, definition.toStdString());

    QVERIFY2(answer.status == 422 || answer.status == 400, answer.body.c_str());
    QVERIFY2(QByteArray::fromStdString(answer.at("/message")).contains(message),
             answer.at("/message").c_str());
    QCOMPARE(m->send("GET", definitions + "/widgets.example.com").status, 404);
}

void TestDefinedKinds::objectsArePrunedDefaultedAndChecked_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("result"); ///< the spec that is stored, or what is said
    const auto row = [](const char *name, const char *spec, const char *result) {
        QTest::newRow(name) << QByteArray(spec) << QByteArray(result);
    };
    row("a default comes", R"({"size":1})", R"({"color":"red","size":1})");
    row("an unknown field goes", R"({"size":1,"x":2})", R"({"color":"red","size":1})");
    row("a free object keeps all",
        R"({"size":1,"free":{"x":{"y":1}}})",
        R"({"color":"red","free":{"x":{"y":1}},"size":1})");
    row("an embedded object keeps its metadata",
        R"({"size":1,"template":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"}}})",
        R"({"color":"red","size":1,"template":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"}}})");
    row("a null of a default becomes the default",
        R"({"size":1,"color":null})",
        R"({"color":"red","size":1})");
    row("what is required", R"({})", "spec.size: Required value");
    row("a wrong type", R"({"size":"big"})", "spec.size in body must be of type integer");
    row("a number too small", R"({"size":0})", "should be greater than or equal to 1");
    row("a text of another pattern", R"({"size":1,"color":"RED"})", "should match '^[a-z]+$'");
    row("a port by number", R"({"size":1,"port":80})", R"({"color":"red","port":80,"size":1})");
    row("a port by name", R"({"size":1,"port":"a"})", R"({"color":"red","port":"a","size":1})");
    row("a port that is a list", R"({"size":1,"port":[]})", "must be of type integer,string");
    row("an address", R"({"size":1,"address":"1.2.3"})", "must be of type ipv4");
    row("one of two", R"({"size":1,"either":{"a":"x","b":"y"}})", "(oneOf)");
    row("none of two", R"({"size":1,"either":{}})", "(oneOf)");
    row("the right one",
        R"({"size":1,"either":{"b":"y"}})",
        R"({"color":"red","either":{"b":"y"},"size":1})");
    row("a map of other values",
        R"({"size":1,"labels":{"a":1}})",
        "spec.labels.a in body must be of type string");
    row("a map that is too large",
        R"({"size":1,"labels":{"a":"","b":"","c":""}})",
        "must have at most 2 items");
}

void TestDefinedKinds::objectsArePrunedDefaultedAndChecked()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const QByteArray, result);
    QCOMPARE(define(widgetDefinition()).status, 201);

    const Answer answer = m->send("POST", widgets, widget(spec.toStdString()));

    if (result.startsWith('{')) {
        QCOMPARE(QByteArray::fromStdString(answer.at("/spec")), result);
        return;
    }
    QCOMPARE(answer.status, 422);
    QVERIFY2(QByteArray::fromStdString(answer.at("/message")).contains(result),
             answer.at("/message").c_str());
}

void TestDefinedKinds::aPatternThatTriesTooMuchDoesNotMatch()
{
    Json definition = widgetDefinition();
    for (Json &each : definition["spec"]["versions"])
        each["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]["color"]["pattern"] =
            "^(r|e|d|(a+)+)+$";
    QCOMPARE(define(definition).status, 201);

    const Answer answer = m->send(
        "POST", widgets, widget(R"({"size":1,"color":")" + std::string(5000, 'a') + R"(!"})"));

    QCOMPARE(answer.status, 422);
    QVERIFY(answer.body.find("should match") != std::string::npos);
    QCOMPARE(m->send("POST", widgets, widget(R"({"size":1,"color":"aa"})")).status, 201);
}

void TestDefinedKinds::patternsThatTryTooMuchAgainAndAgainEndTheCheck_data()
{
    QTest::addColumn<std::string>("pattern");
    QTest::addColumn<std::string>("text");
    QTest::newRow("at one place") << std::string("^(a+)+$") << std::string(40, 'a') + '!';
    QTest::newRow("a little at each place where it may begin")
        << std::string("(a|b)*[cd]") << std::string(4000, 'a');
}

/// A list of widgets' texts that all are checked, since another alternative takes them.
void TestDefinedKinds::patternsThatTryTooMuchAgainAndAgainEndTheCheck()
{
    QFETCH(const std::string, pattern);
    QFETCH(const std::string, text);
    Json definition = widgetDefinition();
    for (Json &each : definition["spec"]["versions"]) {
        Json &spec = each["schema"]["openAPIV3Schema"]["properties"]["spec"];
        spec["properties"]["texts"] = {
            {"type", "array"},
            {"items",
             {{"type", "string"}, {"anyOf", {{{"pattern", pattern}}, {{"maxLength", 5000}}}}}}};
    }
    QCOMPARE(define(definition).status, 201);
    const auto send = [&](std::size_t count) {
        const Json texts(std::vector<std::string>(count, text));
        return m->send("POST", widgets, widget(R"({"size":1,"texts":)" + texts.dump() + '}'));
    };

    const Answer refused = send(300);

    QCOMPARE(refused.status, 422);
    QVERIFY2(refused.at("/message").find("too much work") != std::string::npos,
             refused.at("/message").c_str());
    QCOMPARE(send(5).status, 201);
}

void TestDefinedKinds::longTextsAreHeldAgainstPatterns_data()
{
    QTest::addColumn<std::string>("pattern");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("status");
    std::string groups;
    for (int i = 0; i < 2000; ++i)
        groups += "(x)?";
    const std::string many(1'000'000, 'a');
    QTest::newRow("one that matches nowhere") << std::string("[a-z]+[0-9]") << many << 422;
    QTest::newRow("one that matches at the end")
        << std::string("[a-z]+[0-9]|-----BEGIN (KEY|CERTIFICATE)-----") << many + '1' << 201;
    QTest::newRow("a pattern of 2,000 groups, each of which is kept for each character")
        << '^' + groups + "(?:a|b)*$" << std::string(98'000, 'a') << 422;
    QTest::newRow("one in base64, which is matched in fours")
        << std::string("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=)?$") << std::string(100'000, 'A')
        << 201;
}

void TestDefinedKinds::longTextsAreHeldAgainstPatterns()
{
    QFETCH(const std::string, pattern);
    QFETCH(const std::string, text);
    Json definition = widgetDefinition();
    for (Json &each : definition["spec"]["versions"])
        each["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"]["text"] = {
            {"type", "string"}, {"pattern", pattern}};
    QCOMPARE(define(definition).status, 201);

    const Answer answer =
        m->send("POST", widgets, widget(R"({"size":1,"text":")" + text + R"("})"));

    QTEST(answer.status, "status");
}

void TestDefinedKinds::defaultsThatMakeMuchOfLittleAreRefused()
{
    Json definition = widgetDefinition();
    for (Json &each : definition["spec"]["versions"]) {
        Json &spec = each["schema"]["openAPIV3Schema"]["properties"]["spec"];
        spec["properties"]["list"] = {
            {"type", "array"},
            {"items",
             {{"type", "object"},
              {"properties",
               {{"a", {{"type", "string"}, {"default", std::string(50'000, 'x')}}}}}}}};
    }
    QCOMPARE(define(definition).status, 201);
    const auto send = [&](std::size_t count) {
        const Json list(std::vector<Json>(count, Json::object()));
        return m->send("POST", widgets, widget(R"({"size":1,"list":)" + list.dump() + '}'));
    };

    const Answer refused = send(20'000);

    QCOMPARE(refused.status, 422);
    QVERIFY2(refused.at("/message").find("the defaults of its schema") != std::string::npos,
             refused.at("/message").c_str());
    QCOMPARE(send(50).status, 413); // more than an object may have, and less than that
    QCOMPARE(send(5).status, 201);
}

void TestDefinedKinds::tenThousandPropertiesAreTaken()
{
    Json definition = widgetDefinition();
    Json &spec =
        definition["spec"]["versions"][1]["schema"]["openAPIV3Schema"]["properties"]["spec"];
    Json object{{"size", 1}};
    for (int i = 0; i < 10'000; ++i) {
        const std::string name = "p" + std::to_string(i);
        spec["properties"][name] = {{"type", "string"}};
        spec["required"].push_back(name);
        object[name] = "x";
    }
    QCOMPARE(define(definition).status, 201);

    QCOMPARE(m->send("POST", widgets, widget(object.dump())).status, 201);
    QCOMPARE(m->send("POST", widgets, widget(R"({"size":1})")).status, 422);
}

void TestDefinedKinds::statusAndScaleAreSeparate()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3})"));

    const Answer status = m->send("PATCH",
                                  widgets + "/w/status",
                                  R"({"spec":{"size":9},"status":{"ready":2,"selector":"a=b"}})",
                                  "application/merge-patch+json");
    QCOMPARE(status.at("/spec/size"), std::string("3"));
    QCOMPARE(status.at("/status/ready"), std::string("2"));
    QCOMPARE(status.at("/metadata/generation"), std::string("1"));
    const Answer scale = m->send("GET", widgets + "/w/scale");
    QCOMPARE(scale.at("/spec/replicas"), std::string("3"));
    QCOMPARE(scale.at("/status/replicas"), std::string("2"));
    QCOMPARE(scale.at("/status/selector"), std::string("a=b"));
    QCOMPARE(m->send("PATCH",
                     widgets + "/w/scale",
                     R"({"spec":{"replicas":5}})",
                     "application/merge-patch+json")
                 .status,
             200);
    const Answer whole = m->send("GET", widgets + "/w");
    QCOMPARE(whole.at("/spec/size"), std::string("5"));
    QCOMPARE(whole.at("/metadata/generation"), std::string("2"));
    QCOMPARE(m->send("PATCH",
                     widgets + "/w",
                     R"({"spec":{"size":1}})",
                     "application/strategic-merge-patch+json")
                 .status,
             415);
}

void TestDefinedKinds::aStepOfAScalePathMayLookLikeAPosition_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("a number") << QStringLiteral("5");
    QTest::newRow("a number with a zero in front") << QStringLiteral("01");
}

void TestDefinedKinds::aStepOfAScalePathMayLookLikeAPosition()
{
    QFETCH(const QString, step);
    const std::string name = step.toStdString();
    Json definition = widgetDefinition();
    Json &version = definition["spec"]["versions"][1];
    version["schema"]["openAPIV3Schema"]["properties"]["spec"]["properties"][name] = {
        {"type", "integer"}};
    version["subresources"]["scale"]["specReplicasPath"] = ".spec." + name;
    QCOMPARE(define(definition).status, 201);
    m->create(widgets, widget(R"({"size":3})"));

    for (const char *type : {"application/merge-patch+json", "application/apply-patch+yaml"}) {
        const Answer answer = m->send(
            "PATCH",
            widgets + "/w/scale?fieldManager=x",
            R"({"apiVersion":"autoscaling/v1","kind":"Scale","metadata":{"name":"w"},"spec":{"replicas":4}})",
            type);
        QVERIFY2(answer.status == 200, answer.body.c_str());
    }
    QVERIFY(m->send("GET", widgets + "/w").json()["spec"][name] == 4);
}

void TestDefinedKinds::tablesHaveTheColumnsOfTheDefinition()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3})"));
    http::HttpRequest request = m->request("GET", widgets);
    request.headers["accept"] = "application/json;as=Table;v=v1;g=meta.k8s.io";
    const Answer before = m->send(request);
    QCOMPARE(before.at("/columnDefinitions/1/name"), std::string("Color"));
    QCOMPARE(before.at("/rows/0/cells"), std::string(R"(["w","red"])"));

    const Answer changed =
        m->send("PATCH",
                definitions + "/widgets.example.com",
                R"([{"op":"add","path":"/spec/versions/1/additionalPrinterColumns/-",
             "value":{"name":"Size","type":"integer","jsonPath":".spec.size"}}])",
                "application/json-patch+json");
    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.at("/metadata/generation"), std::string("2"));
    QCOMPARE(m->send(request).at("/rows/0/cells"), std::string(R"(["w","red",3])"));
}

void TestDefinedKinds::versionsShowOneObject()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const Json made = m->create(olderWidgets, widget(R"({"size":3})"));
    QVERIFY(made["apiVersion"] == "example.com/v1beta1");

    const Answer newer = m->send("GET", widgets + "/w");
    QCOMPARE(newer.at("/apiVersion"), std::string("example.com/v1"));
    QCOMPARE(newer.at("/metadata/uid"), made["metadata"]["uid"].get<std::string>());
    QCOMPARE(m->send("GET", olderWidgets).at("/items/0/apiVersion"),
             std::string("example.com/v1beta1"));
    QCOMPARE(
        m->send(
             "PATCH", olderWidgets + "/w", R"({"spec":{"size":4}})", "application/merge-patch+json")
            .at("/apiVersion"),
        std::string("example.com/v1beta1"));
    QCOMPARE(m->send("GET", widgets + "/w").at("/spec/size"), std::string("4"));
    QCOMPARE(m->writes().back().after.apiVersion(), std::string("example.com/v1beta1"));
    QCOMPARE(m->send("DELETE", olderWidgets + "/w").status, 200);
    QCOMPARE(m->send("GET", widgets + "/w").status, 404);
}

void TestDefinedKinds::watchesFollowInTheirVersion()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const Answer old = m->send("GET", olderWidgets + "?watch=1");
    const Answer now = m->send("GET", widgets + "?watch=1");
    m->create(widgets, widget(R"({"size":3})"));
    m->send("DELETE", widgets + "/w");
    m->settle();

    for (const auto &[answer, wanted] :
         {std::pair(&old, "example.com/v1beta1"), std::pair(&now, "example.com/v1")}) {
        const auto lines = answer->exchange->opened()->lines();
        QCOMPARE(lines.size(), std::size_t{2});
        for (const std::string &line : lines)
            QVERIFY(Json::parse(line)["object"]["apiVersion"] == wanted);
        QVERIFY(Json::parse(lines[1])["type"] == "DELETED");
    }
    QCOMPARE(m->send("DELETE", definitions + "/widgets.example.com").status, 200);
    m->settle();
    QVERIFY(now.exchange->opened()->ended());
}

void TestDefinedKinds::anotherStorageVersionIsWrittenByTheNextWrite()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const Json made = m->create(widgets, widget(R"({"size":3})"));
    const Answer changed =
        m->send("PATCH",
                definitions + "/widgets.example.com",
                R"([{"op":"replace","path":"/spec/versions/0/storage","value":true},
                    {"op":"replace","path":"/spec/versions/1/storage","value":false}])",
                "application/json-patch+json");
    QCOMPARE(changed.at("/status/storedVersions"), std::string(R"(["v1","v1beta1"])"));

    const Answer same = m->send("PATCH", widgets + "/w", R"({})", "application/merge-patch+json");
    QVERIFY(same.at("/metadata/resourceVersion")
            != made["metadata"]["resourceVersion"].get<std::string>());
    const Answer again = m->send("PATCH", widgets + "/w", R"({})", "application/merge-patch+json");
    QCOMPARE(again.at("/metadata/resourceVersion"), same.at("/metadata/resourceVersion"));
    const auto dropped = [this] {
        return m
            ->send("PATCH",
                   definitions + "/widgets.example.com",
                   R"([{"op":"remove","path":"/spec/versions/1"}])",
                   "application/json-patch+json")
            .status;
    };
    QCOMPARE(dropped(), 422); // objects may still be stored in it
    QCOMPARE(m->send("PATCH",
                     definitions + "/widgets.example.com/status",
                     R"({"status":{"storedVersions":["v1beta1"]}})",
                     "application/merge-patch+json")
                 .status,
             200);
    QCOMPARE(dropped(), 200);
    QCOMPARE(m->send("GET", widgets).status, 404);
}

void TestDefinedKinds::whatAStricterDefinitionFindsIsNoFaultOfOtherWrites_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const char *part, const char *patch, int code) {
        QTest::newRow(name) << QByteArray(part) << QByteArray(patch) << code;
    };
    row("a label", "", R"({"metadata":{"labels":{"a":"b"}}})", 200);
    row("a finalizer", "", R"({"metadata":{"finalizers":["a.b/c"]}})", 200);
    row("another field", "", R"({"spec":{"color":"blue"}})", 200);
    row("a value that is right now", "", R"({"spec":{"size":20}})", 200);
    row("another value that is wrong", "", R"({"spec":{"size":4}})", 422);
    row("another fault", "", R"({"spec":{"color":"BLUE"}})", 422);
    row("status", "/status", R"({"status":{"ready":1}})", 200);
    row("a status that is wrong", "/status", R"({"status":{"ready":"many"}})", 422);
    row("a status that was wrong before", "/status", R"({"status":{"selector":"a=b"}})", 200);
}

void TestDefinedKinds::whatAStricterDefinitionFindsIsNoFaultOfOtherWrites()
{
    QFETCH(const QByteArray, part);
    QFETCH(const QByteArray, patch);
    QFETCH(const int, code);
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3})"));
    QCOMPARE(m->send("PATCH",
                     widgets + "/w/status",
                     R"({"status":{"ready":2}})",
                     "application/merge-patch+json")
                 .status,
             200);
    const std::string root = "/spec/versions/1/schema/openAPIV3Schema/properties";
    QCOMPARE(m->send("PATCH",
                     definitions + "/widgets.example.com",
                     R"([{"op":"replace","path":")" + root
                         + R"(/spec/properties/size/minimum","value":10},
                     {"op":"add","path":")"
                         + root + R"(/status/properties/ready/maximum","value":1}])",
                     "application/json-patch+json")
                 .status,
             200);

    const Answer answer = m->send("PATCH",
                                  widgets + "/w" + part.toStdString(),
                                  patch.toStdString(),
                                  "application/merge-patch+json");
    QVERIFY2(answer.status == code, answer.body.c_str());
    QCOMPARE(m->send("POST", widgets, R"({"metadata":{"name":"v"},"spec":{"size":3}})").status,
             422);
}

void TestDefinedKinds::theCollectorWritesWhatAStricterDefinitionRefuses()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const Json owner = m->create(machines, machine("m1"));
    m->create(widgets,
              widget(R"({"size":3})",
                     R"(,"ownerReferences":[{"apiVersion":"machine.openshift.io/v1beta1",
                         "kind":"Machine","name":"m1","uid":")"
                         + owner["metadata"]["uid"].get<std::string>() + R"("}])"));
    QCOMPARE(
        m->send(
             "PATCH",
             definitions + "/widgets.example.com",
             R"([{"op":"replace","path":"/spec/versions/1/schema/openAPIV3Schema/properties/spec/properties/size/minimum","value":10}])",
             "application/json-patch+json")
            .status,
        200);

    QCOMPARE(m->send("DELETE", machines + "/m1", R"({"propagationPolicy":"Orphan"})").status, 200);
    m->settle();

    QCOMPARE(m->send("GET", machines + "/m1").status, 404);
    QCOMPARE(m->send("GET", widgets + "/w").at("/metadata/ownerReferences"), std::string());
}

void TestDefinedKinds::appliedFieldsKeepTheirOwners()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const auto apply = [this](const std::string &where, const char *manager, const char *config) {
        return m->send(
            "PATCH", where + "/w?fieldManager=" + manager, config, "application/apply-patch+yaml");
    };
    QCOMPARE(
        apply(
            widgets,
            "a",
            R"({"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"},"spec":{"size":1}})")
            .status,
        201);
    QCOMPARE(
        apply(
            olderWidgets,
            "b",
            R"({"apiVersion":"example.com/v1beta1","kind":"Widget","metadata":{"name":"w"},"spec":{"color":"blue"}})")
            .status,
        200);
    const Answer conflict = apply(
        widgets,
        "a",
        R"({"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"},"spec":{"size":1,"color":"green"}})");
    QCOMPARE(conflict.status, 409);
    QVERIFY(conflict.body.find("conflict with \\\"b\\\"") != std::string::npos);
}

void TestDefinedKinds::applyingInAnotherVersionTakesBackWhatIsLeftOut()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const auto apply = [this](const std::string &where, const char *version, const char *spec) {
        return m->send("PATCH",
                       where + "/w?fieldManager=a",
                       R"({"apiVersion":"example.com/)" + std::string(version)
                           + R"(","kind":"Widget","metadata":{"name":"w"},"spec":)" + spec + '}',
                       "application/apply-patch+yaml");
    };
    QCOMPARE(apply(widgets, "v1", R"({"size":1,"address":"10.0.0.1"})").status, 201);
    const Answer without = apply(olderWidgets, "v1beta1", R"({"size":1})");
    QCOMPARE(without.status, 200);
    QCOMPARE(without.at("/spec/address"), std::string());
    QCOMPARE(without.json()["metadata"]["managedFields"].size(), std::size_t{1});
}

void TestDefinedKinds::selectableFieldsSelect()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3,"color":"blue"})"));
    QCOMPARE(m->send("GET", widgets + "?fieldSelector=spec.color=blue").json()["items"].size(),
             std::size_t{1});
    QCOMPARE(m->send("GET", widgets + "?fieldSelector=spec.color=red").json()["items"].size(),
             std::size_t{0});
    QCOMPARE(m->send("GET", widgets + "?fieldSelector=spec.size=3").status, 400);
}

void TestDefinedKinds::whatIsNotDoneIsSaid()
{
    Json definition = widgetDefinition();
    Json &schema = definition["spec"]["versions"][1]["schema"]["openAPIV3Schema"];
    schema["properties"]["spec"]["x-kubernetes-validations"] =
        Json::parse(R"([{"rule": "self.size > 1", "message": "too small"}])");
    schema["properties"]["spec"]["properties"]["host"] = {{"type", "string"},
                                                          {"format", "hostname"}};
    const Answer answer = define(definition);

    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.header("Warning"),
             std::string(R"(299 - "1 CEL rules of v1 are not evaluated")"));
    QCOMPARE(answer.at("/status/conditions/2/type"), std::string("FullyServed"));
    QCOMPARE(answer.at("/status/conditions/2/status"), std::string("False"));
    QCOMPARE(answer.at("/status/conditions/2/message"),
             std::string("1 CEL rules of v1 are not evaluated; the format \"hostname\" of v1 is "
                         "not checked"));
    QCOMPARE(m->send("POST", widgets, widget(R"({"size":1})")).status, 201);
}

void TestDefinedKinds::aWebhookConversionLeavesTheStorageVersion()
{
    Json definition = widgetDefinition();
    definition["spec"]["conversion"] = {
        {"strategy", "Webhook"},
        {"webhook",
         {{"clientConfig", {{"url", "https://x"}}}, {"conversionReviewVersions", {"v1"}}}}};
    const Answer answer = define(definition);

    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.header("Warning"),
             std::string("299 - \"the conversion webhook is not called, so that v1beta1 is not "
                         "served\""));
    QCOMPARE(m->send("GET", widgets).status, 200);
    QCOMPARE(m->send("GET", olderWidgets).status, 404);
}

void TestDefinedKinds::aDefinitionTakesItsObjectsAlong()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3})"));
    m->create("/api/v1/namespaces", R"({"metadata":{"name":"other"}})");
    m->create("/apis/example.com/v1/namespaces/other/widgets", widget(R"({"size":3})"));

    QCOMPARE(m->send("DELETE", definitions + "/widgets.example.com").status, 200);
    m->settle();

    QCOMPARE(m->send("GET", definitions + "/widgets.example.com").status, 404);
    QCOMPARE(m->send("GET", widgets).status, 404);
    QCOMPARE(define(widgetDefinition()).status, 201);
    QCOMPARE(m->send("GET", "/apis/example.com/v1/widgets").json()["items"].size(), std::size_t{0});
}

void TestDefinedKinds::anObjectWithAFinalizerHoldsItsDefinition()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    m->create(widgets, widget(R"({"size":3})", R"(,"finalizers":["a.b/c"])"));

    QCOMPARE(m->send("DELETE", definitions + "/widgets.example.com").status, 200);
    m->settle();

    const Answer held = m->send("GET", definitions + "/widgets.example.com");
    QCOMPARE(held.at("/status/conditions/2/type"), std::string("Terminating"));
    QVERIFY(!m->send("GET", widgets + "/w").at("/metadata/deletionTimestamp").empty());
    const Answer refused =
        m->send("POST", widgets, R"({"metadata":{"name":"v"},"spec":{"size":1}})");
    QCOMPARE(refused.status, 403);
    QCOMPARE(refused.at("/message"),
             std::string("widgets.example.com \"v\" is forbidden: create not allowed while custom "
                         "resource definition is terminating"));
    // Nobody lets go of it while there are objects.
    m->send("PATCH",
            definitions + "/widgets.example.com",
            R"({"metadata":{"finalizers":null}})",
            "application/merge-patch+json");
    QCOMPARE(m->send("GET", definitions + "/widgets.example.com").status, 200);
    QCOMPARE(m->send("PATCH",
                     widgets + "/w",
                     R"({"metadata":{"finalizers":null}})",
                     "application/merge-patch+json")
                 .status,
             200);
    m->settle();
    QCOMPARE(m->send("GET", definitions + "/widgets.example.com").status, 404);
}

void TestDefinedKinds::ownDefinitionsStayAsTheyAre()
{
    const std::string own = definitions + "/machines.machine.openshift.io";
    const Json definition = m->send("GET", own).json();
    QCOMPARE(m->send("PATCH", own, "{}", "application/merge-patch+json").status, 403);
    QCOMPARE(m->send("PUT", own, definition.dump()).status, 403);
    QCOMPARE(m->send("DELETE", own).status, 403);
    Json again = definition;
    again["metadata"].erase("resourceVersion");
    QCOMPARE(define(again).status, 409);
}

void TestDefinedKinds::onlyAnAdminDefines()
{
    for (const char *role : {"operator", "hook", "approver", "viewer", "wall"}) {
        m->identity = {role, {role}};
        QCOMPARE(define(widgetDefinition()).status, 403);
    }
}

void TestDefinedKinds::objectsOfOtherGroupsAreForAdmins()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    for (const char *role : {"operator", "hook", "approver", "viewer", "wall"}) {
        m->identity = {role, {role}};
        QCOMPARE(m->send("GET", widgets).status, 403);
    }
}

void TestDefinedKinds::collectedWithTheirOwners()
{
    QCOMPARE(define(widgetDefinition()).status, 201);
    const Json owner = m->create(widgets, widget(R"({"size":3})"));
    const std::string reference =
        R"(,"ownerReferences":[{"apiVersion":"example.com/v1beta1","kind":"Widget","name":"w","uid":)"
        + owner["metadata"]["uid"].dump() + "}]";
    m->create("/api/v1/namespaces/default/configmaps",
              R"({"metadata":{"name":"c")" + reference + "}}");
    m->settle();
    QCOMPARE(m->send("GET", "/api/v1/namespaces/default/configmaps/c").status, 200);

    QCOMPARE(m->send("DELETE", widgets + "/w").status, 200);
    m->settle();
    QCOMPARE(m->send("GET", "/api/v1/namespaces/default/configmaps/c").status, 404);
}

} // namespace tst_definedkinds

HP_TEST(tst_definedkinds, TestDefinedKinds)
#include "tst_definedkinds.moc"
