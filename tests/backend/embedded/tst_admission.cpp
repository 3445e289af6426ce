// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/AdmissionChain.h"
#include "model/base/ApiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_admission {

using namespace hp;
using embedded::AdmissionOperation;

/// The default chain as facts/machine-api.md 4.2 and 4.3 describe it.
class TestAdmission : public QObject
{
    Q_OBJECT
private slots:
    void hooksOfADeletingMachine_data();
    void hooksOfADeletingMachine();
    void emptyingTheFinalizersIsNotLookedAt_data();
    void emptyingTheFinalizersIsNotLookedAt();
    void clusterLabel_data();
    void clusterLabel();
    void machineSet_data();
    void machineSet();
    void anInvalidMachineSetMayLeave();
    void aProviderSpecIsWantedWhereItIsRead_data();
    void aProviderSpecIsWantedWhereItIsRead();
    void statusIsNotLookedAt();
    void whatAsksForNothingIsToldToItsAuthor_data();
    void whatAsksForNothingIsToldToItsAuthor();
    void aDeletionSaysWhomItWaitsFor_data();
    void aDeletionSaysWhomItWaitsFor();
    void skippingTheDrainSaysWhomItBypasses();
    void faultsOfAConnectionNeedOneOfTheirOwn_data();
    void faultsOfAConnectionNeedOneOfTheirOwn();
};

namespace {

Json parsed(const QString &text)
{
    return Json::parse(text.toStdString());
}

Json machine(const QString &hooks, bool deleting)
{
    Json json = Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","labels":{},"finalizers":["machine.machine.openshift.io"]},"spec":{}})");
    json["spec"]["lifecycleHooks"] = parsed(hooks);
    if (deleting)
        json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    return json;
}

Result<Json> admitted(const cluster::Kind &kind,
                      AdmissionOperation operation,
                      const Json &before,
                      const Json &after,
                      const std::string &clusterName = {})
{
    const auto chain = embedded::defaultAdmission({clusterName});
    embedded::AdmissionRequest request;
    request.operation = operation;
    request.kind = &kind;
    if (!before.is_null())
        request.old = Object(before);
    std::vector<std::string> warnings;
    return chain->admit(request, after, warnings);
}

QString messageOf(const Result<Json> &result)
{
    return result ? QString() : QString::fromStdString(result.error().message);
}

const QString machinePrefix = QStringLiteral(
    "admission webhook \"validation.machine.machine.openshift.io\" denied the request: ");
const QString setPrefix = QStringLiteral(
    "admission webhook \"validation.machineset.machine.openshift.io\" denied the request: ");

} // namespace

void TestAdmission::hooksOfADeletingMachine_data()
{
    QTest::addColumn<bool>("deleting");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("refusal");
    const auto add = [](const char *name,
                        bool deleting,
                        const char *before,
                        const char *after,
                        const char *refusal) {
        QTest::newRow(name) << deleting << QString::fromUtf8(before) << QString::fromUtf8(after)
                            << QString::fromUtf8(refusal);
    };
    const char *drain = "spec.lifecycleHooks.preDrain: Forbidden: pre-drain hooks are immutable "
                        "when machine is marked for deletion: the following hooks are new or "
                        "changed: [{Name:pre-drain Owner:owner-x}]";
    add("a live machine takes new hooks",
        false,
        "{}",
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}]})",
        "");
    add("a deleting machine takes no preDrain hook",
        true,
        "{}",
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}]})",
        drain);
    add("a deleting machine takes no preTerminate hook",
        true,
        "{}",
        R"({"preTerminate":[{"name":"abc","owner":"own"}]})",
        "spec.lifecycleHooks.preTerminate: Forbidden: pre-terminate hooks are immutable when "
        "machine is marked for deletion: the following hooks are new or changed: [{Name:abc "
        "Owner:own}]");
    add("a deleting machine takes no preCreate hook",
        true,
        "{}",
        R"({"preCreate":[{"name":"abc","owner":"own"}]})",
        "spec.lifecycleHooks.preCreate: Forbidden: pre-create hooks are immutable when machine is "
        "marked for deletion: the following hooks are new or changed: [{Name:abc Owner:own}]");
    add("two points give two reasons in brackets",
        true,
        "{}",
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}],"preTerminate":[{"name":"abc","owner":"own"}]})",
        "[spec.lifecycleHooks.preDrain: Forbidden: pre-drain hooks are immutable when machine is "
        "marked for deletion: the following hooks are new or changed: [{Name:pre-drain "
        "Owner:owner-x}], spec.lifecycleHooks.preTerminate: Forbidden: pre-terminate hooks are "
        "immutable when machine is marked for deletion: the following hooks are new or changed: "
        "[{Name:abc Owner:own}]]");
    add("two new hooks stand in list order",
        true,
        "{}",
        R"({"preDrain":[{"name":"bbb","owner":"own"},{"name":"aaa","owner":"own"}]})",
        "spec.lifecycleHooks.preDrain: Forbidden: pre-drain hooks are immutable when machine is "
        "marked for deletion: the following hooks are new or changed: [{Name:bbb Owner:own} "
        "{Name:aaa Owner:own}]");
    add("an owner cannot change",
        true,
        R"({"preDrain":[{"name":"pre-drain","owner":"first"}]})",
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}]})",
        drain);
    add("a hook may leave",
        true,
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}]})",
        "{}",
        "");
    add("hooks may change places",
        true,
        R"({"preDrain":[{"name":"aaa","owner":"own"},{"name":"bbb","owner":"own"}]})",
        R"({"preDrain":[{"name":"bbb","owner":"own"},{"name":"aaa","owner":"own"}]})",
        "");
    add("a hook cannot move to another point",
        true,
        R"({"preTerminate":[{"name":"pre-drain","owner":"owner-x"}]})",
        R"({"preDrain":[{"name":"pre-drain","owner":"owner-x"}]})",
        drain);
}

void TestAdmission::hooksOfADeletingMachine()
{
    QFETCH(const bool, deleting);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, refusal);
    const auto result = admitted(cluster::kinds::machine(),
                                 AdmissionOperation::Update,
                                 machine(before, deleting),
                                 machine(after, deleting));
    QCOMPARE(messageOf(result), refusal.isEmpty() ? QString() : machinePrefix + refusal);
    if (!result) {
        QCOMPARE(statusFrom(result.error()).code, 403);
        QCOMPARE(statusFrom(result.error()).reason, std::string("Forbidden"));
    }
}

void TestAdmission::emptyingTheFinalizersIsNotLookedAt_data()
{
    QTest::addColumn<QString>("finalizers");
    QTest::addColumn<bool>("alsoChangesHooks");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("an unchanged invalid machine may leave") << "[]" << false << true;
    QTest::newRow("dropping one of two does not change hooks either")
        << R"(["b"])" << false << true;
    QTest::newRow("emptying does not cover a new hook") << "[]" << true << false;
}

void TestAdmission::emptyingTheFinalizersIsNotLookedAt()
{
    QFETCH(const QString, finalizers);
    QFETCH(const bool, alsoChangesHooks);
    QFETCH(const bool, allowed);
    Json before = machine(QStringLiteral("{}"), true);
    before["metadata"]["finalizers"] = {"a", "b"};
    Json after =
        machine(alsoChangesHooks ? QStringLiteral(R"({"preDrain":[{"name":"abc","owner":"own"}]})")
                                 : QStringLiteral("{}"),
                true);
    after["metadata"]["finalizers"] = parsed(finalizers);
    QCOMPARE(bool(admitted(cluster::kinds::machine(), AdmissionOperation::Update, before, after)),
             allowed);
}

void TestAdmission::clusterLabel_data()
{
    QTest::addColumn<QString>("clusterName");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("expected");
    QTest::newRow("is added when missing")
        << "prod"
        << "{}"
        << R"({"machine.openshift.io/cluster-api-cluster":"prod"})";
    QTest::newRow("is added when there are no labels")
        << "prod"
        << "null"
        << R"({"machine.openshift.io/cluster-api-cluster":"prod"})";
    QTest::newRow("is never overwritten") << "prod"
                                          << R"({"machine.openshift.io/cluster-api-cluster":""})"
                                          << R"({"machine.openshift.io/cluster-api-cluster":""})";
    QTest::newRow("is not invented") << ""
                                     << "{}"
                                     << "{}";
}

void TestAdmission::clusterLabel()
{
    QFETCH(const QString, clusterName);
    QFETCH(const QString, labels);
    QFETCH(const QString, expected);
    Json object = machine(QStringLiteral("{}"), false);
    object["metadata"]["labels"] = parsed(labels);
    const auto result = admitted(cluster::kinds::machine(),
                                 AdmissionOperation::Create,
                                 Json(),
                                 object,
                                 clusterName.toStdString());
    QVERIFY(result);
    QCOMPARE(QString::fromStdString((*result)["metadata"]["labels"].dump()), expected);
}

void TestAdmission::machineSet_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("selector");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("refusal");
    const auto add = [](const char *name,
                        const char *before,
                        const char *selector,
                        const char *labels,
                        const char *refusal) {
        QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(selector)
                            << QString::fromUtf8(labels) << QString::fromUtf8(refusal);
    };
    const char *set = R"({"matchLabels":{"set":"a"}})";
    add("a matching template is created", "", set, R"({"set":"a","more":"x"})", "");
    add("an unchanged selector is updated", set, set, R"({"set":"a"})", "");
    add("the selector is immutable",
        R"({"matchLabels":{"set":"b"}})",
        set,
        R"({"set":"a"})",
        "spec.selector: Forbidden: selector is immutable");
    add("an empty part of a selector says nothing",
        R"({"matchLabels":{"set":"a"},"matchExpressions":[]})",
        set,
        R"({"set":"a"})",
        "");
    add("a template that does not match",
        "",
        set,
        R"({"set":"b"})",
        "spec.template.metadata.labels: Invalid value: {\"set\":\"b\"}: `selector` does not match "
        "template `labels`");
    add("a template without labels",
        "",
        set,
        "null",
        "spec.template.metadata.labels: Invalid value: null: `selector` does not match template "
        "`labels`");
    add("both reasons stand in brackets",
        R"({"matchLabels":{"set":"c"}})",
        set,
        R"({"set":"b"})",
        "[spec.selector: Forbidden: selector is immutable, spec.template.metadata.labels: Invalid "
        "value: {\"set\":\"b\"}: `selector` does not match template `labels`]");
    add("In matches one of its values",
        "",
        R"({"matchExpressions":[{"key":"set","operator":"In","values":["a","b"]}]})",
        R"({"set":"b"})",
        "");
    add("NotIn passes without the label",
        "",
        R"({"matchExpressions":[{"key":"set","operator":"NotIn","values":["a"]}]})",
        "{}",
        "");
    add("Exists wants the label",
        "",
        R"({"matchExpressions":[{"key":"set","operator":"Exists"}]})",
        "{}",
        "spec.template.metadata.labels: Invalid value: {}: `selector` does not match template "
        "`labels`");
    add("DoesNotExist refuses the label",
        "",
        R"({"matchExpressions":[{"key":"set","operator":"DoesNotExist"}]})",
        R"({"set":"a"})",
        "spec.template.metadata.labels: Invalid value: {\"set\":\"a\"}: `selector` does not match "
        "template `labels`");
    add("an unknown operator",
        "",
        R"({"matchExpressions":[{"key":"set","operator":"Like"}]})",
        "{}",
        R"(spec.selector: Invalid value: {"matchExpressions":[{"key":"set","operator":"Like"}]}: could not convert label selector to selector: "Like" is not a valid label selector operator)");
}

void TestAdmission::machineSet()
{
    QFETCH(const QString, before);
    QFETCH(const QString, selector);
    QFETCH(const QString, labels);
    QFETCH(const QString, refusal);
    Json after = {{"kind", "MachineSet"}, {"spec", {{"selector", parsed(selector)}}}};
    after["spec"]["template"]["metadata"]["labels"] = parsed(labels);
    Json old;
    if (!before.isEmpty()) {
        old = after;
        old["spec"]["selector"] = parsed(before);
    }
    const auto result =
        admitted(cluster::kinds::machineSet(),
                 old.is_null() ? AdmissionOperation::Create : AdmissionOperation::Update,
                 old,
                 after);
    QCOMPARE(messageOf(result), refusal.isEmpty() ? QString() : setPrefix + refusal);
}

void TestAdmission::anInvalidMachineSetMayLeave()
{
    Json old = Json::parse(R"({"kind":"MachineSet",
        "metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","finalizers":["foregroundDeletion"]},
        "spec":{"selector":{"matchLabels":{"set":"a"}}}})");
    Json after = old;
    after["metadata"].erase("finalizers");
    QVERIFY(admitted(cluster::kinds::machineSet(), AdmissionOperation::Update, old, after));
    after["spec"]["replicas"] = 2;
    QVERIFY(!admitted(cluster::kinds::machineSet(), AdmissionOperation::Update, old, after));
}

void TestAdmission::aProviderSpecIsWantedWhereItIsRead_data()
{
    QTest::addColumn<QString>("platform");
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<bool>("isSet");
    QTest::addColumn<bool>("isNew");
    QTest::addColumn<QString>("refusal");
    const QString wanted =
        QStringLiteral("providerSpec.value: Required value: a value must be provided");
    const auto denial = [](const char *webhook, const QString &reasons) {
        return QStringLiteral("admission webhook \"%1\" denied the request: %2")
            .arg(QLatin1String(webhook), reasons);
    };
    const QString newMachine = denial("default.machine.machine.openshift.io", wanted);
    const QString newSet = denial("default.machineset.machine.openshift.io", wanted);
    const auto row = [](const char *name,
                        const char *platform,
                        const char *spec,
                        bool isSet,
                        bool isNew,
                        const QString &refusal) {
        QTest::newRow(name) << QString::fromLatin1(platform) << QByteArray(spec) << isSet << isNew
                            << refusal;
    };
    for (const char *platform : {"AWS", "Azure", "GCP", "Nutanix", "PowerVS", "VSphere"}) {
        QTest::addRow("a Machine on %s", platform)
            << QString::fromLatin1(platform) << QByteArray("{}") << false << true << newMachine;
        QTest::addRow("a MachineSet on %s", platform)
            << QString::fromLatin1(platform) << QByteArray("{}") << true << true << newSet;
    }
    for (const char *platform : {"", "BareMetal", "None", "aws", "OpenStack"}) {
        QTest::addRow("a Machine on '%s'", platform)
            << QString::fromLatin1(platform) << QByteArray("{}") << false << true << QString();
        QTest::addRow("a MachineSet on '%s'", platform)
            << QString::fromLatin1(platform) << QByteArray("{}") << true << true << QString();
    }
    row("a Machine that has one",
        "AWS",
        R"({"providerSpec":{"value":{"kind":"AnyProviderSpec"}}})",
        false,
        true,
        {});
    row("a Machine whose value is null",
        "AWS",
        R"({"providerSpec":{"value":null}})",
        false,
        true,
        newMachine);
    row("a MachineSet that has one",
        "GCP",
        R"({"providerSpec":{"value":{"kind":"AnyProviderSpec"}}})",
        true,
        true,
        {});
    row("a change of a Machine",
        "AWS",
        "{}",
        false,
        false,
        denial("validation.machine.machine.openshift.io", wanted));
    row("a change of a MachineSet",
        "AWS",
        "{}",
        true,
        false,
        denial("validation.machineset.machine.openshift.io", wanted));
}

void TestAdmission::aProviderSpecIsWantedWhereItIsRead()
{
    QFETCH(const QString, platform);
    QFETCH(const QByteArray, spec);
    QFETCH(const bool, isSet);
    QFETCH(const bool, isNew);
    QFETCH(const QString, refusal);
    const auto chain = embedded::defaultAdmission(
        {.clusterName = {}, .platform = [&platform] { return platform.toStdString(); }});
    Json object{{"metadata", {{"name", "m"}}}, {"spec", Json::parse(spec.toStdString())}};
    if (isSet)
        object["spec"] = {
            {"selector", {{"matchLabels", {{"set", "a"}}}}},
            {"template", {{"metadata", {{"labels", {{"set", "a"}}}}}, {"spec", object["spec"]}}}};
    embedded::AdmissionRequest request;
    request.operation = isNew ? AdmissionOperation::Create : AdmissionOperation::Update;
    request.kind = isSet ? &cluster::kinds::machineSet() : &cluster::kinds::machine();
    if (!isNew)
        request.old = Object(object);
    std::vector<std::string> warnings;
    QCOMPARE(messageOf(chain->admit(request, object, warnings)), refusal);
}

void TestAdmission::statusIsNotLookedAt()
{
    const auto chain = embedded::defaultAdmission({});
    embedded::AdmissionRequest request;
    request.operation = AdmissionOperation::Update;
    request.kind = &cluster::kinds::machine();
    request.subresource = cluster::Subresource::Status;
    request.old = Object(machine(QStringLiteral("{}"), true));
    std::vector<std::string> warnings;
    QVERIFY(chain->admit(
        request,
        machine(QStringLiteral(R"({"preDrain":[{"name":"abc","owner":"own"}]})"), true),
        warnings));
}

void TestAdmission::aDeletionSaysWhomItWaitsFor_data()
{
    QTest::addColumn<QByteArray>("hooks");
    QTest::addColumn<bool>("finalizer");
    QTest::addColumn<bool>("joined");
    QTest::addColumn<QString>("warning");
    const QString begin =
        QStringLiteral("machine m is deleted only after the owners of its lifecycle hooks took "
                       "them off: ");
    QTest::newRow("no hooks") << QByteArray("{}") << true << true << QString();
    QTest::newRow("one hook") << QByteArray(R"({"preDrain":[{"name":"Backup","owner":"me"}]})")
                              << true << true
                              << begin + QStringLiteral("preDrain \"Backup\" of \"me\"");
    QTest::newRow("two points") << QByteArray(
        R"({"preDrain":[{"name":"A","owner":"a"}],"preTerminate":[{"name":"B","owner":"b"}]})")
                                << true << true
                                << begin
            + QStringLiteral("preDrain \"A\" of \"a\", preTerminate \"B\" of \"b\"");
    QTest::newRow("nothing is drained that never joined") << QByteArray(
        R"({"preDrain":[{"name":"A","owner":"a"}],"preTerminate":[{"name":"B","owner":"b"}]})")
                                                          << true << false
                                                          << begin
            + QStringLiteral("preTerminate \"B\" of \"b\"");
    QTest::newRow("a hook of the creation holds no deletion")
        << QByteArray(R"({"preCreate":[{"name":"A","owner":"a"}]})") << true << true << QString();
    QTest::newRow("without the finalizer nobody waits")
        << QByteArray(R"({"preDrain":[{"name":"A","owner":"a"}]})") << false << true << QString();
}

void TestAdmission::aDeletionSaysWhomItWaitsFor()
{
    QFETCH(const QByteArray, hooks);
    QFETCH(const bool, finalizer);
    QFETCH(const bool, joined);
    QFETCH(const QString, warning);
    Json machine{{"metadata", {{"name", "m"}}}};
    machine["spec"]["lifecycleHooks"] = Json::parse(hooks.toStdString());
    if (joined)
        machine["status"]["nodeRef"]["name"] = "n";
    if (finalizer)
        machine["metadata"]["finalizers"] = {"machine.machine.openshift.io"};
    const auto chain = embedded::defaultAdmission({});
    std::vector<std::string> warnings;

    const auto admitted = chain->admit({.operation = embedded::AdmissionOperation::Delete,
                                        .kind = &cluster::kinds::machine(),
                                        .key = {"ns", "m"},
                                        .old = Object(machine)},
                                       Json(),
                                       warnings);

    QVERIFY(admitted);
    QCOMPARE(warnings.size(), warning.isEmpty() ? std::size_t(0) : std::size_t(1));
    if (!warning.isEmpty())
        QCOMPARE(QString::fromStdString(warnings.front()), warning);
}

void TestAdmission::whatAsksForNothingIsToldToItsAuthor_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<bool>("told");
    const auto row = [](const char *name, const char *kind, const char *change, bool told) {
        QTest::newRow(name) << QByteArray(kind) << QByteArray(change) << told;
    };
    row("an annotation of a Machine", "Machine", "/metadata/annotations/slip", true);
    row("a label of a Machine", "Machine", "/metadata/labels/slip", true);
    row("a label of a set", "MachineSet", "/metadata/labels/slip", true);
    row("an annotation of a Node", "Node", "/metadata/annotations/slip", true);
    row("the spec of a check", "MachineHealthCheck", "/spec/slip", true);
    row("a finalizer is none of it", "Machine", "/metadata/finalizers/slip", false);
    row("of other kinds nothing is known", "ConfigMap", "/metadata/labels/slip", false);
}

void TestAdmission::whatAsksForNothingIsToldToItsAuthor()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, change);
    QFETCH(const bool, told);
    const std::map<QByteArray, const cluster::Kind *> kinds{
        {"Machine", &cluster::kinds::machine()},
        {"MachineSet", &cluster::kinds::machineSet()},
        {"MachineHealthCheck", &cluster::kinds::machineHealthCheck()},
        {"Node", &cluster::kinds::node()},
        {"ConfigMap", &cluster::kinds::configMap()}};
    const auto slips = [](const Object &object) {
        return object.json().dump().find("slip") == std::string::npos
            ? std::vector<std::string>()
            : std::vector<std::string>{"it slips"};
    };
    const auto isKnown = [](std::string_view one) { return one != "ConfigMap"; };
    const auto chain = embedded::defaultAdmission({"", {}, {isKnown, slips}});
    const Json before{{"metadata", {{"name", "x"}}}, {"spec", Json::object()}};
    Json after = before;
    after[Json::json_pointer(change.toStdString())] = "yes";
    std::vector<std::string> warnings;
    QVERIFY(chain->admit({.operation = AdmissionOperation::Update,
                          .kind = kinds.at(kind),
                          .key = {"ns", "x"},
                          .old = Object(before)},
                         after,
                         warnings));
    QCOMPARE(warnings.size(), told ? std::size_t(1) : std::size_t(0));
}

void TestAdmission::skippingTheDrainSaysWhomItBypasses()
{
    const Json before = machine(
        QStringLiteral(
            R"({"preDrain":[{"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"}]})"),
        true);
    Json after = before;
    after["metadata"]["annotations"] = {{"machine.openshift.io/exclude-node-draining", ""}};
    const auto warningsOf = [](const Json &from, const Json &to) {
        std::vector<std::string> warnings;
        const auto admitted =
            embedded::defaultAdmission({})->admit({.operation = AdmissionOperation::Update,
                                                   .kind = &cluster::kinds::machine(),
                                                   .key = {"ns", "m1"},
                                                   .old = Object(from)},
                                                  to,
                                                  warnings);
        return admitted ? warnings : std::vector<std::string>{"refused"};
    };
    QCOMPARE(warningsOf(before, after).size(), std::size_t(1));
    QCOMPARE(warningsOf(before, after).front(),
             std::string("machine.openshift.io/exclude-node-draining on machine m1 skips more than "
                         "its drain: it also skips the owners of preDrain "
                         "\"EtcdQuorumOperator\" of \"clusteroperator/etcd\""));
    QVERIFY(warningsOf(after, after).empty());
    Json free = machine(QStringLiteral("{}"), true);
    Json skipping = free;
    skipping["metadata"]["annotations"] = after["metadata"]["annotations"];
    QVERIFY(warningsOf(free, skipping).empty());
}

void TestAdmission::faultsOfAConnectionNeedOneOfTheirOwn_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("refusal");
    const QString start =
        QStringLiteral("Bmc.lab.holdpoint.dev \"host-1\" is invalid: spec.faults.%1: Forbidden: "
                       "needs spec.ownAddress: true");
    QTest::newRow("a fault of the answer") << R"({"faults":{"http500":true}})" << QString();
    QTest::newRow("no faults") << R"({"faults":null})" << QString();
    QTest::newRow("a fault of the connection")
        << R"({"faults":{"tls":"1.0"}})" << start.arg(QStringLiteral("tls"));
    QTest::newRow("at an address that is not its own")
        << R"({"ownAddress":false,"faults":{"cutsAt":"head"}})"
        << start.arg(QStringLiteral("cutsAt"));
    QTest::newRow("at its own address")
        << R"({"ownAddress":true,"faults":{"tls":"1.0","cutsAt":"head"}})" << QString();
}

void TestAdmission::faultsOfAConnectionNeedOneOfTheirOwn()
{
    QFETCH(const QString, spec);
    QFETCH(const QString, refusal);
    const Json before = {{"metadata", {{"name", "host-1"}, {"namespace", "ns"}}}};
    Json after = before;
    after["spec"] = parsed(spec);
    const auto chain = embedded::defaultAdmission({});
    embedded::AdmissionRequest request;
    request.operation = AdmissionOperation::Update;
    request.kind = &cluster::kinds::labBmc();
    request.key = Object(after).key();
    request.old = Object(before);
    std::vector<std::string> warnings;
    const auto answer = chain->admit(request, after, warnings);
    QCOMPARE(answer ? QString() : QString::fromStdString(answer.error().message), refusal);
}

} // namespace tst_admission

HP_TEST(tst_admission, TestAdmission)
#include "tst_admission.moc"
