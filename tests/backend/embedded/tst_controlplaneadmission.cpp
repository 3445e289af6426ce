// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/AdmissionChain.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_controlplaneadmission {

using namespace hp;
using embedded::AdmissionOperation;

namespace {

Json setWith(const char *patch = "{}")
{
    Json json = Json::parse(R"({
        "apiVersion":"machine.openshift.io/v1","kind":"ControlPlaneMachineSet",
        "metadata":{"name":"cluster","namespace":"ns"},
        "spec":{"replicas":3,"state":"Active","selector":{"matchLabels":{"plane":"control"}},
            "template":{"machines_v1beta1_machine_openshift_io":{"metadata":{"labels":{
                "plane":"control",
                "machine.openshift.io/cluster-api-cluster":"c",
                "machine.openshift.io/cluster-api-machine-role":"master",
                "machine.openshift.io/cluster-api-machine-type":"master"}}}}}})");
    json.merge_patch(Json::parse(patch));
    return json;
}

QString answerTo(AdmissionOperation operation, const Json &before, const Json &after)
{
    const auto chain = embedded::defaultAdmission({});
    embedded::AdmissionRequest request;
    request.operation = operation;
    request.kind = &cluster::kinds::controlPlaneMachineSet();
    request.key = Object(after).key();
    if (!before.is_null())
        request.old = Object(before);
    std::vector<std::string> warnings;
    const auto answer = chain->admit(request, after, warnings);
    return answer ? QString() : QString::fromStdString(answer.error().message);
}

constexpr const char *invalid =
    "ControlPlaneMachineSet.machine.openshift.io \"cluster\" is invalid: ";

} // namespace

class TestControlPlaneAdmission : public QObject
{
    Q_OBJECT
private slots:
    void changesOfTheSet_data();
    void changesOfTheSet();
    void newSets_data();
    void newSets();
    void aDeletingSetLosesItsFinalizers();
};

void TestControlPlaneAdmission::changesOfTheSet_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char *title, const char *before, const char *after, const char *why) {
        QTest::newRow(title) << QByteArray(before) << QByteArray(after)
                             << (*why ? QString::fromUtf8(invalid) + QString::fromUtf8(why)
                                      : QString());
    };
    row("the template may change", "{}", R"({"spec":{"template":{"machineType":"x"}}})", "");
    row("replicas may not",
        "{}",
        R"({"spec":{"replicas":5}})",
        "spec.replicas: Invalid value: \"integer\": replicas is immutable");
    row("the selector may not",
        "{}",
        R"({"spec":{"selector":{"matchLabels":{"machine.openshift.io/cluster-api-cluster":"c"}}}})",
        "spec.selector: Invalid value: \"object\": selector is immutable");
    row("Inactive becomes Active", R"({"spec":{"state":"Inactive"}})", "{}", "");
    row("Active never becomes Inactive",
        "{}",
        R"({"spec":{"state":"Inactive"}})",
        "spec.state: Invalid value: \"string\": state cannot be changed once Active");
}

void TestControlPlaneAdmission::changesOfTheSet()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, refusal);
    QCOMPARE(answerTo(AdmissionOperation::Update,
                      setWith(before.constData()),
                      setWith(after.constData())),
             refusal);
}

void TestControlPlaneAdmission::newSets_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QString>("refusal");
    const QString denied = QStringLiteral("admission webhook "
                                          "\"controlplanemachineset.machine.openshift.io\" denied "
                                          "the request: ");
    QTest::newRow("a good one passes") << QByteArray("{}") << QString();
    QTest::newRow("another name") << QByteArray(R"({"metadata":{"name":"other"}})")
                                  << denied
            + QStringLiteral("metadata.name: Invalid value: \"other\": control plane machine set "
                             "name must be cluster");
    QTest::newRow("a template that is no master") << QByteArray(
        R"({"spec":{"template":{"machines_v1beta1_machine_openshift_io":{"metadata":{"labels":{
                   "machine.openshift.io/cluster-api-machine-role":"worker"}}}}}})")
                                                  << QString::fromUtf8(invalid)
            + QStringLiteral("spec.template.machines_v1beta1_machine_openshift_io.metadata.labels: "
                             "Invalid value: \"object\": label "
                             "'machine.openshift.io/cluster-api-machine-role' is required, and "
                             "must "
                             "have value 'master'");
    QTest::newRow("a selector that takes others")
        << QByteArray(R"({"spec":{"selector":{"matchLabels":{"plane":"data"}}}})")
        << denied
            + QStringLiteral("spec.template.machines_v1beta1_machine_openshift_io.metadata.labels: "
                             "Invalid value: {\"machine.openshift.io/cluster-api-cluster\":\"c\","
                             "\"machine.openshift.io/cluster-api-machine-role\":\"master\","
                             "\"machine.openshift.io/cluster-api-machine-type\":\"master\","
                             "\"plane\":\"control\"}: selector does not match template labels");
}

void TestControlPlaneAdmission::newSets()
{
    QFETCH(const QByteArray, set);
    QFETCH(const QString, refusal);
    QCOMPARE(answerTo(AdmissionOperation::Create, Json(), setWith(set.constData())), refusal);
}

void TestControlPlaneAdmission::aDeletingSetLosesItsFinalizers()
{
    constexpr const char *wrong =
        R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","finalizers":["a"]},
            "spec":{"template":null}})";
    Json after = setWith(wrong);
    after["metadata"]["finalizers"] = Json::array();
    QCOMPARE(answerTo(AdmissionOperation::Update, setWith(wrong), after), QString());
}

} // namespace tst_controlplaneadmission

HP_TEST(tst_controlplaneadmission, TestControlPlaneAdmission)
#include "tst_controlplaneadmission.moc"
