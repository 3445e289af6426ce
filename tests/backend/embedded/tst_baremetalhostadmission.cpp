// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/AdmissionChain.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_baremetalhostadmission {

using namespace hp;
using embedded::AdmissionOperation;

namespace {

Json hostWith(const QByteArray &patch)
{
    Json json = Json::parse(R"({
        "apiVersion":"metal3.io/v1alpha1","kind":"BareMetalHost",
        "metadata":{"name":"h","namespace":"ns"},
        "spec":{"online":true,"bootMACAddress":"52:54:00:AA:00:01",
                "bmc":{"address":"redfish:a","credentialsName":"s"}},
        "status":{"operationalStatus":"OK","provisioning":{"state":"provisioned"}}})");
    json.merge_patch(Json::parse(patch.toStdString()));
    return json;
}

QString answerTo(AdmissionOperation operation, const Json &before, const Json &after)
{
    const auto chain = embedded::defaultAdmission({});
    embedded::AdmissionRequest request;
    request.operation = operation;
    request.kind = &cluster::kinds::bareMetalHost();
    request.key = Object(after).key();
    if (!before.is_null())
        request.old = Object(before);
    std::vector<std::string> warnings;
    const auto answer = chain->admit(request, after, warnings);
    return answer ? QString() : QString::fromStdString(answer.error().message);
}

const QString denied =
    QStringLiteral("admission webhook \"baremetalhost.metal3.io\" denied the request: ");
const QString both = QStringLiteral(
    "node can't simultaneously have online set to false and have power off disabled");

} // namespace

/// What a BareMetalHost may not become (facts/reboot.md 5.1).
class TestBareMetalHostAdmission : public QObject
{
    Q_OBJECT
private slots:
    void changes_data();
    void changes();
    void newHosts();
};

void TestBareMetalHostAdmission::changes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("refusal");
    const auto row =
        [](const char *title, const char *before, const char *after, const QString &why = {}) {
            QTest::newRow(title) << QByteArray(before) << QByteArray(after)
                                 << (why.isEmpty() ? QString() : denied + why);
        };
    row("online may change", "{}", R"({"spec":{"online":false}})");
    row("offline and never off contradict each other",
        "{}",
        R"({"spec":{"online":false,"disablePowerOff":true}})",
        both);
    row("a host that contradicts itself since long may be annotated",
        R"({"spec":{"online":false,"disablePowerOff":true}})",
        R"({"spec":{"online":false,"disablePowerOff":true},
            "metadata":{"annotations":{"reboot.metal3.io":"{oops"}}})");
    row("the boot address in other letters is the same",
        "{}",
        R"({"spec":{"bootMACAddress":"52:54:00:aa:00:01"}})");
    row("another boot address",
        "{}",
        R"({"spec":{"bootMACAddress":"52:54:00:aa:00:02"}})",
        QStringLiteral("bootMACAddress can not be changed once it is set"));
    row("no boot address any more",
        "{}",
        R"({"spec":{"bootMACAddress":null}})",
        QStringLiteral("bootMACAddress can not be changed once it is set"));
    row("a first boot address",
        R"({"spec":{"bootMACAddress":null}})",
        R"({"spec":{"bootMACAddress":"52:54:00:aa:00:02"}})");
    row("the BMC of a host in use",
        "{}",
        R"({"spec":{"bmc":{"address":"redfish:b"}}})",
        QStringLiteral("BMC address can not be changed if the BMH is not in the Registering state, "
                       "or if the BMH is not detached"));
    row("the BMC of a host that is registered now",
        R"({"status":{"provisioning":{"state":"registering"}}})",
        R"({"spec":{"bmc":{"address":"redfish:b"}}})");
    row("the BMC of a detached host",
        R"({"status":{"operationalStatus":"detached"}})",
        R"({"spec":{"bmc":{"address":"redfish:b"}}})");
    row("the first BMC of an unmanaged host",
        R"({"spec":{"bmc":null},"status":{"provisioning":{"state":"unmanaged"}}})",
        R"({"spec":{"bmc":{"address":"redfish:b","credentialsName":"s"}}})");
    row("an available host becomes externally provisioned",
        R"({"status":{"provisioning":{"state":"available"}}})",
        R"({"spec":{"externallyProvisioned":true}})");
    row("a provisioned one does not",
        "{}",
        R"({"spec":{"externallyProvisioned":true}})",
        QStringLiteral("externallyProvisioned can not be changed while the host is provisioned"));
    row("and may cease to be",
        R"({"spec":{"externallyProvisioned":true}})",
        R"({"spec":{"externallyProvisioned":false}})");
    row("two reasons",
        "{}",
        R"({"spec":{"online":false,"disablePowerOff":true,"externallyProvisioned":true}})",
        QStringLiteral("[%1, externallyProvisioned can not be changed while the host is "
                       "provisioned]")
            .arg(both));
}

void TestBareMetalHostAdmission::changes()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, refusal);
    QCOMPARE(answerTo(AdmissionOperation::Update, hostWith(before), hostWith(after)), refusal);
}

void TestBareMetalHostAdmission::newHosts()
{
    QCOMPARE(answerTo(AdmissionOperation::Create, Json(), hostWith("{}")), QString());
    QCOMPARE(answerTo(AdmissionOperation::Create,
                      Json(),
                      hostWith(R"({"spec":{"online":false,"disablePowerOff":true}})")),
             denied + both);
}

} // namespace tst_baremetalhostadmission

HP_TEST(tst_baremetalhostadmission, TestBareMetalHostAdmission)
#include "tst_baremetalhostadmission.moc"
