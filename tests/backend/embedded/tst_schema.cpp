// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/ApiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_schema {

using namespace hp;
using cluster::FieldValidation;
using embedded::SchemaSet;

/// Pruning, defaults and validation of the compiled-in definitions, in Kubernetes' words.
class TestSchema : public QObject
{
    Q_OBJECT
private slots:
    void objectIsAcceptedAs_data();
    void objectIsAcceptedAs();
    void objectIsRefused_data();
    void objectIsRefused();
    void causesNameReasonAndField();
    void aTextThatIsTooShortIsToldOnce();
    void unknownFields_data();
    void unknownFields();
    void aHundredUnknownFieldsAreTold();
    void aHundredCausesAreTold();
    void builtInKindIsReadAs_data();
    void builtInKindIsReadAs();
    void builtInKindIsNotRead_data();
    void builtInKindIsNotRead();
    void hookNames_data();
    void hookNames();
    void acceptingAMachine();
};

namespace {

Json parsed(const QString &text)
{
    Json json = Json::parse(text.toStdString(), nullptr, false);
    if (json.is_discarded())
        qFatal("not JSON: %s", qPrintable(text));
    return json;
}

const cluster::Kind &kindNamed(const QString &name)
{
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        if (kind.kind == name.toStdString())
            return kind;
    }
    qFatal("no kind %s", qPrintable(name));
}

Result<Json> accepted(const QString &kind,
                      Json object,
                      FieldValidation validation,
                      std::vector<std::string> &warnings)
{
    const cluster::Kind &served = kindNamed(kind);
    object["apiVersion"] = served.apiVersion();
    object["kind"] = served.kind;
    object["metadata"]["name"] = "x";
    return SchemaSet::instance().accept(served, std::move(object), validation, warnings, {});
}

Result<Json> accepted(const QString &kind, const QString &object)
{
    std::vector<std::string> warnings;
    return accepted(kind, parsed(object), FieldValidation::Ignore, warnings);
}

QString hook(const std::string &name, const std::string &owner)
{
    const Json hooks = Json::array({{{"name", name}, {"owner", owner}}});
    return QString::fromStdString(
        Json{{"spec", {{"lifecycleHooks", {{"preDrain", hooks}}}}}}.dump());
}

} // namespace

void TestSchema::objectIsAcceptedAs_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("expected");
    const auto add =
        [](const char *name, const char *kind, const char *object, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(object)
                                << QString::fromUtf8(expected);
        };
    add("an empty spec is enough for a Machine", "Machine", R"({"spec":{}})", R"({"spec":{}})");
    add("unknown fields are pruned",
        "Machine",
        R"({"spec":{"nope":1},"more":2})",
        R"({"spec":{}})");
    add("what providers own is kept",
        "Machine",
        R"({"spec":{"providerSpec":{"value":{"a":{"b":[1]}}}}})",
        R"({"spec":{"providerSpec":{"value":{"a":{"b":[1]}}}}})");
    add("null in a field that cannot be null goes away",
        "Machine",
        R"({"spec":{"providerID":null}})",
        R"({"spec":{}})");
    add("null in a map that cannot have one goes away",
        "MachineSet",
        R"({"spec":{"selector":{"matchLabels":{"a":null,"b":"c"}}}})",
        R"({"spec":{"replicas":1,"selector":{"matchLabels":{"b":"c"}}}})");
    add("replicas default to 1", "MachineSet", R"({"spec":{}})", R"({"spec":{"replicas":1}})");
    add("null takes the default",
        "MachineSet",
        R"({"spec":{"replicas":null}})",
        R"({"spec":{"replicas":1}})");
    add("a health check gets its defaults",
        "MachineHealthCheck",
        R"({"spec":{}})",
        R"({"spec":{"maxUnhealthy":"100%","nodeStartupTimeout":"10m"}})");
    add("maxUnhealthy may be a number",
        "MachineHealthCheck",
        R"({"spec":{"maxUnhealthy":-1,"nodeStartupTimeout":"0"}})",
        R"({"spec":{"maxUnhealthy":-1,"nodeStartupTimeout":"0"}})");
    add("a default applies inside a list entry's parent",
        "BareMetalHost",
        R"({"spec":{"online":true,"raid":{"x":1}}})",
        R"({"spec":{"automatedCleaningMode":"metadata","online":true,"raid":{"x":1}}})");
    add("the times of the reboot interface are kept",
        "BareMetalHost",
        R"({"spec":{"online":true,"automatedCleaningMode":"disabled"},"status":{"errorCount":2,"errorMessage":"e","provisioning":{"pendingRebootSince":"2026-01-10T12:00:00Z"}}})",
        R"({"spec":{"automatedCleaningMode":"disabled","online":true},"status":{"errorCount":2,"errorMessage":"e","provisioning":{"pendingRebootSince":"2026-01-10T12:00:00Z"}}})");
    add("the seed's maintenance object",
        "MachineMaintenance",
        R"({"spec":{"maintenancescheduled":false,"eventcode":"instance-stop","eventid":"e1","machineid":"i-04","machinelink":"m1"},"status":{"maintenance":"in-progress"}})",
        R"({"spec":{"eventcode":"instance-stop","eventid":"e1","machineid":"i-04","machinelink":"m1","maintenancescheduled":false,"strategy":"auto"},"status":{"maintenance":"in-progress"}})");
    add("lab objects keep what they are given",
        "Bmc",
        R"({"spec":{"faults":{"unreachable":true},"x":1}})",
        R"({"spec":{"faults":{"unreachable":true},"x":1}})");
    add("built-in kinds are taken as they are",
        "Node",
        R"({"spec":{"anything":[1,null]}})",
        R"({"spec":{"anything":[1,null]}})");
    add("stringData is folded into data",
        "Secret",
        R"({"data":{"a":"eA=="},"stringData":{"b":"secret"}})",
        R"({"data":{"a":"eA==","b":"c2VjcmV0"},"type":"Opaque"})");
    add("the type of a Secret is kept",
        "Secret",
        R"({"type":"kubernetes.io/tls"})",
        R"({"type":"kubernetes.io/tls"})");
}

void TestSchema::objectIsAcceptedAs()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, object);
    QFETCH(const QString, expected);
    auto result = accepted(kind, object);
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    for (const char *given : {"apiVersion", "kind", "metadata"})
        result->erase(given);
    QCOMPARE(QString::fromStdString(result->dump()), expected);
}

void TestSchema::objectIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("refusal");
    const auto add =
        [](const char *name, const char *kind, const char *object, const char *refusal) {
            QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(object)
                                << QString::fromUtf8(refusal);
        };
    add("a duplicate hook",
        "Machine",
        R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"pre-drain","owner":"abc"},{"name":"pre-drain","owner":"other"}]}}})",
        R"(spec.lifecycleHooks.preDrain[1]: Duplicate value: {"name":"pre-drain"})");
    add("a duplicate preCreate hook",
        "Machine",
        R"({"spec":{"lifecycleHooks":{"preCreate":[{"name":"WaitForIPReservation","owner":"ipam-operator"},{"name":"WaitForIPReservation","owner":"ipam-operator"}]}}})",
        R"(spec.lifecycleHooks.preCreate[1]: Duplicate value: {"name":"WaitForIPReservation"})");
    add("a duplicate hook in a template",
        "MachineSet",
        R"({"spec":{"template":{"spec":{"lifecycleHooks":{"preDrain":[{"name":"abc","owner":"own"},{"name":"abc","owner":"own"}]}}}}})",
        R"(spec.template.spec.lifecycleHooks.preDrain[1]: Duplicate value: {"name":"abc"})");
    add("a missing owner",
        "Machine",
        R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"abc"}]}}})",
        "spec.lifecycleHooks.preDrain[0].owner: Required value");
    add("a number for text",
        "Machine",
        R"({"spec":{"providerID":7}})",
        R"(spec.providerID: Invalid value: "integer": spec.providerID in body must be of type string: "integer")");
    add("text for a number",
        "MachineSet",
        R"({"spec":{"replicas":"two"}})",
        R"(spec.replicas: Invalid value: "string": spec.replicas in body must be of type integer: "string")");
    add("a fraction for an integer",
        "MachineSet",
        R"({"spec":{"replicas":1.5}})",
        R"(spec.replicas: Invalid value: "number": spec.replicas in body must be of type integer: "number")");
    add("a list for an object",
        "Machine",
        R"({"spec":[]})",
        R"(spec: Invalid value: "array": spec in body must be of type object: "array")");
    add("a value outside the list",
        "MachineSet",
        R"({"spec":{"deletePolicy":"Any"}})",
        R"(spec.deletePolicy: Unsupported value: "Any": supported values: "Random", "Newest", "Oldest")");
    add("garbage in maxUnhealthy",
        "MachineHealthCheck",
        R"({"spec":{"maxUnhealthy":"abcdef"}})",
        R"(spec.maxUnhealthy: Invalid value: "abcdef": spec.maxUnhealthy in body should match '^((100|[0-9]{1,2})%|[0-9]+)$')");
    add("a truth value for a number or text",
        "MachineHealthCheck",
        R"({"spec":{"maxUnhealthy":true}})",
        R"(spec.maxUnhealthy: Invalid value: "boolean": spec.maxUnhealthy in body must be of type integer,string: "boolean")");
    add("a list that is too short",
        "MachineHealthCheck",
        R"({"spec":{"unhealthyConditions":[]}})",
        R"(spec.unhealthyConditions: Invalid value: []: spec.unhealthyConditions in body should have at least 1 items)");
    add("a number below the minimum",
        "MachineHealthCheck",
        R"({"status":{"currentHealthy":-1}})",
        "status.currentHealthy: Invalid value: -1: status.currentHealthy in body should be greater "
        "than or equal to 0");
    add("a time that is none",
        "Machine",
        R"({"status":{"lastUpdated":"yesterday"}})",
        R"(status.lastUpdated: Invalid value: "yesterday": status.lastUpdated in body must be of type date-time: "yesterday")");
    add("a host that does not say whether it is on",
        "BareMetalHost",
        R"({"spec":{}})",
        "spec.online: Required value");
    add("two conditions of one type",
        "Machine",
        R"({"status":{"conditions":[{"type":"A","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"},{"type":"A","status":"False","lastTransitionTime":"2026-01-10T12:00:00Z"}]}})",
        R"(status.conditions[1]: Duplicate value: {"type":"A"})");
    add("a role twice in a set",
        "MaintenanceWindow",
        R"({"spec":{"rrule":"FREQ=DAILY","start":"23:00","duration":"2h","selector":{"roles":["a","b","a"]}}})",
        R"(spec.selector.roles[2]: Duplicate value: "a")");
    add("a fault of a Bmc that there is not",
        "Bmc",
        R"({"spec":{"faults":{"unreachabel":true}}})",
        "spec.faults.unreachabel: Forbidden: there is no such field");
    add("a fault of a Bmc with a value of another type",
        "Bmc",
        R"({"spec":{"faults":{"unreachable":"yes"}}})",
        R"(spec.faults.unreachable: Invalid value: "string": spec.faults.unreachable in body must be of type boolean: "string")");
    add("a replica count beyond 32 bits",
        "MachineSet",
        R"({"spec":{"replicas":4294967296}})",
        R"(spec.replicas: Invalid value: "integer": spec.replicas in body must be of type int32: "integer")");
}

void TestSchema::objectIsRefused()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, object);
    QFETCH(const QString, refusal);
    const auto result = accepted(kind, object);
    QVERIFY(!result);
    const ApiStatus status = statusFrom(result.error());
    QCOMPARE(status.code, 422);
    QCOMPARE(status.reason, std::string("Invalid"));
    const cluster::Kind &served = kindNamed(kind);
    const QString expected = QString::fromStdString(served.kind + '.' + served.group)
        + QStringLiteral(" \"x\" is invalid: ") + refusal;
    QCOMPARE(QString::fromStdString(status.message), expected);
}

void TestSchema::causesNameReasonAndField()
{
    const auto result = accepted(
        QStringLiteral("Machine"),
        QStringLiteral(
            R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"ab"},{"name":"abc","owner":"own"},{"name":"abc","owner":"own"}]}}})"));
    QVERIFY(!result);
    const auto causes = statusFrom(result.error()).causes;
    QCOMPARE(causes.size(), std::size_t(3));
    QCOMPARE(causes[0].reason, std::string("FieldValueRequired"));
    QCOMPARE(causes[0].field, std::string("spec.lifecycleHooks.preDrain[0].owner"));
    QCOMPARE(causes[1].reason, std::string("FieldValueInvalid"));
    QCOMPARE(causes[1].message,
             std::string("Invalid value: \"ab\": spec.lifecycleHooks.preDrain[0].name in body "
                         "should be at least 3 chars long"));
    QCOMPARE(causes[2].reason, std::string("FieldValueDuplicate"));
    QCOMPARE(causes[2].field, std::string("spec.lifecycleHooks.preDrain[2]"));
}

void TestSchema::aTextThatIsTooShortIsToldOnce()
{
    const auto result = accepted(QStringLiteral("Machine"), hook("a-", "own"));
    QVERIFY(!result);
    const auto causes = statusFrom(result.error()).causes;
    QCOMPARE(causes.size(), std::size_t(1));
    QVERIFY(causes[0].message.ends_with("should be at least 3 chars long"));
}

void TestSchema::unknownFields_data()
{
    QTest::addColumn<FieldValidation>("validation");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<QStringList>("warnings");
    const QString two = QStringLiteral(
        R"({"metadata":{"lables":{}},"spec":{"nope":1,"taints":[{"key":"k","effect":"e","x":1}]}})");
    QTest::newRow("Ignore prunes in silence")
        << FieldValidation::Ignore << two << QString() << QStringList();
    QTest::newRow("Warn names each")
        << FieldValidation::Warn << two << QString()
        << QStringList{QStringLiteral("unknown field \"metadata.lables\""),
                       QStringLiteral("unknown field \"spec.nope\""),
                       QStringLiteral("unknown field \"spec.taints[0].x\"")};
    QTest::newRow("Warn names what an owner does not have")
        << FieldValidation::Warn
        << QStringLiteral(
               R"({"metadata":{"ownerReferences":[{"apiVersion":"v1","kind":"Node","name":"n","uid":"1"},{"uuid":"2"}]}})")
        << QString()
        << QStringList{QStringLiteral("unknown field \"metadata.ownerReferences[1].uuid\"")};
    QTest::newRow("Strict refuses one")
        << FieldValidation::Strict << QStringLiteral(R"({"spec":{"x":1}})")
        << QStringLiteral("strict decoding error: unknown field \"spec.x\"") << QStringList();
    QTest::newRow("Strict joins several")
        << FieldValidation::Strict << two
        << QStringLiteral("strict decoding error: unknown field \"metadata.lables\", unknown field "
                          "\"spec.nope\", unknown field \"spec.taints[0].x\"")
        << QStringList();
    QTest::newRow("Strict lets known fields pass")
        << FieldValidation::Strict << QStringLiteral(R"({"spec":{"providerID":"p"}})") << QString()
        << QStringList();
}

void TestSchema::unknownFields()
{
    QFETCH(const FieldValidation, validation);
    QFETCH(const QString, object);
    QFETCH(const QString, refusal);
    QFETCH(const QStringList, warnings);
    std::vector<std::string> given;
    const auto result = accepted(QStringLiteral("Machine"), parsed(object), validation, given);
    QCOMPARE(result ? QString() : QString::fromStdString(result.error().message), refusal);
    if (!result)
        QCOMPARE(statusFrom(result.error()).code, 400);
    QStringList texts;
    for (const std::string &warning : given)
        texts << QString::fromStdString(warning);
    QCOMPARE(texts, warnings);
}

void TestSchema::aHundredUnknownFieldsAreTold()
{
    Json object{{"spec", Json::object()}};
    for (int i = 0; i < 300; ++i)
        object["spec"]["f" + std::to_string(i)] = i;
    std::vector<std::string> warnings;
    const auto machine =
        accepted(QStringLiteral("Machine"), object, FieldValidation::Warn, warnings);
    QVERIFY(machine);
    QCOMPARE(warnings.size(), std::size_t{100});
    QVERIFY((*machine)["spec"].empty());
    object = {{"metadata", object["spec"]}};
    warnings.clear();
    QVERIFY(accepted(QStringLiteral("Machine"), object, FieldValidation::Warn, warnings));
    QCOMPARE(warnings.size(), std::size_t{100});
}

void TestSchema::aHundredCausesAreTold()
{
    Json hooks = Json::array();
    for (int i = 0; i < 300; ++i)
        hooks.push_back(i);
    std::vector<std::string> warnings;
    const auto result = accepted(QStringLiteral("Machine"),
                                 {{"spec", {{"lifecycleHooks", {{"preDrain", hooks}}}}}},
                                 FieldValidation::Ignore,
                                 warnings);
    QVERIFY(!result);
    const ApiStatus status = statusFrom(result.error());
    QCOMPARE(status.causes.size(), std::size_t{100});
    QCOMPARE(QString::fromStdString(status.causes.back().field),
             QStringLiteral("spec.lifecycleHooks.preDrain[99]"));
    QVERIFY(!accepted(QStringLiteral("Machine"),
                      {{"spec", {{"lifecycleHooks", {{"preDrain", Json::array({1})}}}}}},
                      FieldValidation::Ignore,
                      warnings));
}

void TestSchema::builtInKindIsReadAs_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("unknown");
    const auto row = [](const char *name,
                        const char *kind,
                        const char *object,
                        const char *result,
                        const char *unknown) {
        QTest::newRow(name) << kind << object << result << unknown;
    };
    row("texts, numbers and lists stay",
        "Pod",
        R"({"metadata":{"name":"x"},"spec":{"containers":[{"name":"c","ports":[{"containerPort":80}]}]}})",
        R"({"metadata":{"name":"x"},"spec":{"containers":[{"name":"c","ports":[{"containerPort":80}]}]}})",
        "");
    row("null is no value of a wrong type",
        "ConfigMap",
        R"({"data":{"a":null},"binaryData":null})",
        R"({"data":{"a":null},"binaryData":null})",
        "");
    row("what no type has is taken out, metadata first",
        "ConfigMap",
        R"({"dat":{},"metadata":{"label":1,"name":"x"}})",
        R"({"metadata":{"name":"x"}})",
        "metadata.label dat");
    row("an unknown field in a list",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"imag":"b"}]}})",
        R"({"spec":{"containers":[{"name":"a"},{}]}})",
        "spec.containers[1].imag");
    row("fields of an embedded type belong to the one around it",
        "Pod",
        R"({"spec":{"volumes":[{"name":"v","emptyDir":{}}]}})",
        R"({"spec":{"volumes":[{"name":"v","emptyDir":{}}]}})",
        "");
    row("a quantity may be a number",
        "Node",
        R"({"status":{"capacity":{"cpu":4,"memory":"8Gi"}}})",
        R"({"status":{"capacity":{"cpu":"4","memory":"8Gi"}}})",
        "");
    row("a number or a percentage",
        "PodDisruptionBudget",
        R"({"spec":{"minAvailable":"50%","maxUnavailable":1}})",
        R"({"spec":{"minAvailable":"50%","maxUnavailable":1}})",
        "");
    row("what managed fields hold is not looked at",
        "ConfigMap",
        R"({"metadata":{"managedFields":[{"fieldsV1":{"f:data":{".":{}}}}]}})",
        R"({"metadata":{"managedFields":[{"fieldsV1":{"f:data":{".":{}}}}]}})",
        "");
    row("custom kinds are left alone", "Machine", R"({"data":{"a":1}})", R"({"data":{"a":1}})", "");
}

void TestSchema::builtInKindIsReadAs()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, object);
    QFETCH(const QString, result);
    QFETCH(const QString, unknown);
    Json read = parsed(object);
    std::vector<std::string> warnings;
    QVERIFY(SchemaSet::instance().decode(kindNamed(kind), read, FieldValidation::Warn, warnings));
    QCOMPARE(QString::fromStdString(read.dump()), QString::fromStdString(parsed(result).dump()));
    QStringList expected;
    for (const QString &field : unknown.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        expected += QStringLiteral("unknown field \"%1\"").arg(field);
    QStringList told;
    for (const std::string &warning : warnings)
        told += QString::fromStdString(warning);
    QCOMPARE(told, expected);
}

void TestSchema::builtInKindIsNotRead_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const char *kind, const char *object, const char *why) {
        QTest::newRow(name) << kind << object << why;
    };
    row("a number in a map of texts",
        "ConfigMap",
        R"({"data":{"a":1}})",
        "json: cannot unmarshal number into Go struct field ConfigMap.data of type string");
    row("a list for a map",
        "ConfigMap",
        R"({"data":[]})",
        "json: cannot unmarshal array into Go struct field ConfigMap.data of type "
        "map[string]string");
    row("a label that is no text",
        "Node",
        R"({"metadata":{"labels":{"a":true}}})",
        "json: cannot unmarshal bool into Go struct field ObjectMeta.metadata.labels of type "
        "string");
    row("deep inside a list",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":{}}]}})",
        "json: cannot unmarshal object into Go struct field Container.spec.containers.name of type "
        "string");
    row("an object for a list",
        "Pod",
        R"({"spec":{"containers":{}}})",
        "json: cannot unmarshal object into Go struct field PodSpec.spec.containers of type "
        "[]v1.Container");
    row("a text for an object",
        "Pod",
        R"({"spec":"x"})",
        "json: cannot unmarshal string into Go struct field Pod.spec of type v1.PodSpec");
    row("a number with a fraction",
        "Lease",
        R"({"spec":{"leaseDurationSeconds":1.5}})",
        "json: cannot unmarshal number 1.5 into Go struct field "
        "LeaseSpec.spec.leaseDurationSeconds "
        "of type int32");
    row("a number that is too large",
        "Lease",
        R"({"spec":{"leaseTransitions":3000000000}})",
        "json: cannot unmarshal number 3000000000 into Go struct field "
        "LeaseSpec.spec.leaseTransitions of type int32");
    row("a word that is no time",
        "Lease",
        R"({"spec":{"renewTime":"soon"}})",
        "parsing time \"soon\" as");
    row("bytes that are no base64",
        "Secret",
        R"({"data":{"a":"eHg*"}})",
        "illegal base64 data at input byte 3");
    row("base64 that breaks off",
        "Secret",
        R"({"data":{"a":"eHg"}})",
        "illegal base64 data at input byte 3");
    row("a quantity of nothing",
        "Node",
        R"({"status":{"capacity":{"cpu":"many"}}})",
        "quantities must match the regular expression");
    row("a budget of a truth",
        "PodDisruptionBudget",
        R"({"spec":{"minAvailable":true}})",
        "json: cannot unmarshal bool into Go struct field "
        "PodDisruptionBudgetSpec.spec.minAvailable of type int32");
}

void TestSchema::builtInKindIsNotRead()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, object);
    QFETCH(const QString, why);
    Json read = parsed(object);
    std::vector<std::string> warnings;
    const auto done =
        SchemaSet::instance().decode(kindNamed(kind), read, FieldValidation::Ignore, warnings);
    QVERIFY(!done);
    QCOMPARE(statusFrom(done.error()).code, 400);
    const QString words = QString::fromStdString(done.error().message);
    QVERIFY2(words.startsWith(QStringLiteral("decoding error: ") + why), qPrintable(words));
}

void TestSchema::hookNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("refusal"); // a part of it; empty when accepted
    const QString pattern = QStringLiteral(
        R"(spec.lifecycleHooks.preDrain[0].name in body should match '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$')");
    const QString own = QStringLiteral("own");
    QTest::newRow("CamelCase") << "MigrateImportantApp" << own << "";
    QTest::newRow("a domain in front") << "foo.example.com/CamelCase" << own << "";
    QTest::newRow("dots, underscores and dashes") << "a.b_c-D" << own << "";
    QTest::newRow("256 characters")
        << QStringLiteral("foo.example.com/") + QString(240, QLatin1Char('a')) << own << "";
    QTest::newRow("257 characters")
        << QString(257, QLatin1Char('a')) << own
        << "spec.lifecycleHooks.preDrain[0].name: Too long: may not be more than 256 bytes";
    QTest::newRow("two characters")
        << "ab" << own
        << "spec.lifecycleHooks.preDrain[0].name in body should be at least 3 chars long";
    QTest::newRow("a dash at the end") << "trailing-dash-" << own << pattern;
    QTest::newRow("capitals in the domain") << "Upper.Prefix/Name" << own << pattern;
    QTest::newRow("two slashes") << "a/b/c" << own << pattern;
    QTest::newRow("a line feed at the end") << "abc\n" << own << pattern;
    QTest::newRow("digits without a letter")
        << "123" << own << "spec.lifecycleHooks.preDrain[0].name in body should match '[A-Za-z]'";
    QTest::newRow("any text owns")
        << "abc" << QString::fromUtf8("Team \xCE\xA9mega / on-call #1") << "";
    QTest::newRow("512 characters own") << "abc" << QString(512, QLatin1Char('o')) << "";
    QTest::newRow("513 characters do not own")
        << "abc" << QString(513, QLatin1Char('o'))
        << "spec.lifecycleHooks.preDrain[0].owner: Too long: may not be more than 512 bytes";
}

void TestSchema::hookNames()
{
    QFETCH(const QString, name);
    QFETCH(const QString, owner);
    QFETCH(const QString, refusal);
    const auto result =
        accepted(QStringLiteral("Machine"), hook(name.toStdString(), owner.toStdString()));
    const QString message = result ? QString() : QString::fromStdString(result.error().message);
    QCOMPARE(message.isEmpty(), refusal.isEmpty());
    QVERIFY2(message.contains(refusal), qPrintable(message));
}

void TestSchema::acceptingAMachine()
{
    const Json machine =
        parsed(QStringLiteral(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","labels":{"a":"b"}},
        "spec":{"lifecycleHooks":{"preDrain":[{"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"}]},"providerID":"p","providerSpec":{"value":{"a":1}}},
        "status":{"phase":"Running","lastUpdated":"2026-01-10T12:00:00Z","nodeRef":{"kind":"Node","name":"n","uid":"u"},
        "addresses":[{"type":"InternalIP","address":"10.0.0.1"}],
        "conditions":[{"type":"Drainable","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"},{"type":"Terminable","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"},{"type":"InstanceExists","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"}]}})"));
    std::vector<std::string> warnings;
    QBENCHMARK
    {
        auto result = SchemaSet::instance().accept(
            cluster::kinds::machine(), machine, FieldValidation::Strict, warnings, {});
        QVERIFY(result);
    }
}

} // namespace tst_schema

HP_TEST(tst_schema, TestSchema)
#include "tst_schema.moc"
