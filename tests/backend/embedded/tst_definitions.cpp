// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/CoreTypes.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/ApiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_definitions {

using namespace hp;
using embedded::CoreTypes;
using embedded::SchemaNode;
using embedded::SchemaSet;

/// What is compiled in: the definitions of custom kinds and the types of the built-in ones.
class TestDefinitions : public QObject
{
    Q_OBJECT
private slots:
    void everyCustomKindHasADefinition();
    void everyFieldIsExplained();
    void aRuleThatIsNotUnderstoodIsAnError();
    void whatEveryObjectHasMayBeRequired_data();
    void whatEveryObjectHasMayBeRequired();
    void everyBuiltInKindHasAType();
    void builtInListsKnowTheirKeys();
    void aTypeThatCannotBeReadIsAnError_data();
    void aTypeThatCannotBeReadIsAnError();
};

namespace {

void findUnexplained(const Json &schema, const std::string &path, QStringList &unexplained)
{
    if (!schema.is_object())
        return;
    const Json properties = schema.value("properties", Json::object());
    for (const auto &[name, property] : properties.items()) {
        const std::string below = path + '.' + name;
        if (!property.contains("description") && below.find(".metadata") != path.size())
            unexplained << QString::fromStdString(below);
        findUnexplained(property, below, unexplained);
    }
    if (schema.contains("items"))
        findUnexplained(schema["items"], path + "[]", unexplained);
}

} // namespace

void TestDefinitions::everyCustomKindHasADefinition()
{
    std::size_t custom = 0;
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        const Json &definition = SchemaSet::instance().definition(kind);
        QCOMPARE(!definition.is_null(), kind.custom);
        if (!kind.custom)
            continue;
        ++custom;
        const Json &spec = definition["spec"];
        QCOMPARE(definition["metadata"]["name"].get<std::string>(), kind.qualified());
        QCOMPARE(spec["names"]["plural"].get<std::string>(), kind.plural);
        QCOMPARE(spec["names"]["singular"].get<std::string>(), kind.singular);
        QCOMPARE(spec["names"]["listKind"].get<std::string>(), kind.listKind());
        QCOMPARE(spec["names"].value("shortNames", std::vector<std::string>()), kind.shortNames);
        QCOMPARE(spec["scope"] == "Namespaced", kind.namespaced);
        const Json &subresources = spec["versions"][0]["subresources"];
        QCOMPARE(subresources.contains("status"), kind.hasStatus);
        if (kind.kind != "ControlPlaneMachineSet") // read only here, its scale is not served
            QCOMPARE(subresources.contains("scale"), kind.hasScale);
        QVERIFY(!SchemaSet::instance().columns(kind).empty());
        QVERIFY(spec["versions"][0]["schema"]["openAPIV3Schema"].is_object());
    }
    QCOMPARE(SchemaSet::instance().definitions().size(), custom);
}

void TestDefinitions::everyFieldIsExplained()
{
    QStringList unexplained;
    for (const Json *definition : SchemaSet::instance().definitions()) {
        const Json &schema = (*definition)["spec"]["versions"][0]["schema"]["openAPIV3Schema"];
        QVERIFY(schema.contains("description"));
        findUnexplained(schema, (*definition)["spec"]["names"]["kind"], unexplained);
    }
    QCOMPARE(unexplained.join(QLatin1Char(' ')), QString());
}

void TestDefinitions::aRuleThatIsNotUnderstoodIsAnError()
{
    const std::string_view text = R"(
spec:
  group: g
  names: {kind: K}
  versions:
  - name: v1
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, dependencies: {}}}}}
)";
    const auto loaded = SchemaSet::load({text});
    QVERIFY(!loaded);
    QCOMPARE(QString::fromStdString(loaded.error().message),
             QStringLiteral("K: schema spec: keyword dependencies is not supported"));
    QVERIFY(!SchemaSet::load({"a: [1"}));
    QVERIFY(!SchemaSet::load({"spec: {}"}));
}

void TestDefinitions::whatEveryObjectHasMayBeRequired_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("of the object")
        << QByteArray(R"({"type":"object","required":["apiVersion","kind","metadata"]})") << true;
    QTest::newRow("of an object inside") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"object","x-kubernetes-embedded-resource":true,
                "x-kubernetes-preserve-unknown-fields":true,"required":["metadata","kind"]}}})")
                                         << true;
    QTest::newRow("of a field that is none") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"object","required":["metadata"]}}})")
                                             << false;
}

void TestDefinitions::whatEveryObjectHasMayBeRequired()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const bool, isTaken);
    const auto compiled = embedded::compileObjectSchema(Json::parse(schema.toStdString()));
    QVERIFY2(bool(compiled) == isTaken, compiled ? "" : compiled.error().message.c_str());
}

void TestDefinitions::everyBuiltInKindHasAType()
{
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        const SchemaNode *type = SchemaSet::instance().typeOf(kind);
        QVERIFY2(type, kind.kind.c_str());
        const SchemaNode::Property *metadata = type->find("metadata");
        QVERIFY2(metadata, kind.kind.c_str());
        QCOMPARE(metadata->node.get(), CoreTypes::instance().find("ObjectMeta").get());
        QCOMPARE(type->find("status") != nullptr || kind.custom, kind.hasStatus || kind.custom);
    }
}

void TestDefinitions::builtInListsKnowTheirKeys()
{
    const auto container = CoreTypes::instance().find("Container");
    const SchemaNode &ports = *container->find("ports")->node;
    QCOMPARE(ports.listMapKeys, (std::vector<std::string>{"containerPort", "protocol"}));
    QVERIFY(*ports.items->find("protocol")->defaultValue == "TCP");
    const auto metadata = CoreTypes::instance().find("ObjectMeta");
    QCOMPARE(metadata->find("finalizers")->node->listType, SchemaNode::ListType::Set);
    QVERIFY(metadata->find("ownerReferences")->node->items->atomicMap);
    const auto spec = CoreTypes::instance().find("PodSpec");
    QCOMPARE(spec->find("tolerations")->node->listType, SchemaNode::ListType::Atomic);
    QVERIFY(spec->find("nodeSelector")->node->atomicMap);
}

void TestDefinitions::aTypeThatCannotBeReadIsAnError_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("fields of no type") << "  a string\n"
                                       << "line 1: fields of no type";
    QTest::newRow("a field without a type") << "T\n  a\n"
                                            << "type T at line 1: cannot read \"a\"";
    QTest::newRow("a type that is not there") << "T\n  a Missing\n"
                                              << "type T at line 1: cannot read \"Missing\"";
    QTest::newRow("a type in itself") << "T\n  a T\n"
                                      << "type T at line 1: cannot read \"T\"";
}

void TestDefinitions::aTypeThatCannotBeReadIsAnError()
{
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    const auto types = CoreTypes::load(text.toStdString());
    QVERIFY(!types);
    QCOMPARE(QString::fromStdString(types.error().message), message);
}

} // namespace tst_definitions

HP_TEST(tst_definitions, TestDefinitions)
#include "tst_definitions.moc"
