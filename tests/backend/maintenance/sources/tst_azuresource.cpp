// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/maintenance/sources/AskedCloud.h"
#include "tests/support/runner/Runner.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_azuresource {

using namespace hp;
using namespace hp::maintenance;
using Machine = test::FakeAzure::Machine;

namespace {

const std::string group = "/subscriptions/s-1/resourceGroups/rg/providers/Microsoft.Compute";

std::string pathOf(const std::string &name)
{
    return group + "/virtualMachines/" + name;
}

std::string idOf(const std::string &name)
{
    return "azure://" + pathOf(name);
}

std::string update(const std::string &impact,
                   const std::string &status = "Pending",
                   const std::string &notBefore = "2026-05-09T06:17:44.235Z")
{
    return Json::array({{{"maintenanceScope", "Host"},
                         {"impactType", impact},
                         {"status", status},
                         {"impactDurationInSec", 1440},
                         {"notBefore", notBefore},
                         {"properties", {{"resourceId", "/subscriptions/s-1"}}}}})
        .dump();
}

/// Both in one list.
std::string listed(const std::string &one, const std::string &other)
{
    Json all = Json::parse(one);
    for (const Json &each : Json::parse(other))
        all.push_back(each);
    return all.dump();
}

/// The digest in an id is as good as any.
QString withoutDigests(const std::string &text)
{
    static const QRegularExpression digest(QStringLiteral("(azure-[a-z0-9_-]+)-[0-9a-f]{8} "));
    return QString::fromStdString(text).replace(digest, QStringLiteral("\\1 "));
}

} // namespace

class TestAzureSource : public QObject
{
    Q_OBJECT
private slots:
    void eventsAreRead_data();
    void eventsAreRead();
    void providerIdsAreRead_data();
    void providerIdsAreRead();
    void withoutAMachineOfAzureNothingIsAsked();
    void listsAreReadToTheirEnd();
    void aNextPageElsewhereGetsNoToken();
    void withoutTheMaintenanceServiceTheRestIsRead();
    void statesAreRead();
    void theSourceSaysWhatBecameOfAnEvent_data();
    void theSourceSaysWhatBecameOfAnEvent();
    void aRedeploymentEndsWithoutTheMaintenanceService_data();
    void aRedeploymentEndsWithoutTheMaintenanceService();
    void tokensComeFromAllThreePlaces_data();
    void tokensComeFromAllThreePlaces();
    void credentialsAreReadOrNamed_data();
    void credentialsAreReadOrNamed();
};

void TestAzureSource::eventsAreRead_data()
{
    QTest::addColumn<QString>("updates");
    QTest::addColumn<QString>("redeploy");
    QTest::addColumn<QString>("found");
    const auto row =
        [](const char *title, const std::string &updates, const char *redeploy, const char *found) {
            QTest::newRow(title) << QString::fromStdString(updates) << QString::fromUtf8(redeploy)
                                 << QString::fromUtf8(found);
        };
    row("a restart is forced from its notBefore on",
        update("Restart"),
        "",
        "w azure-w1 system-reboot scheduled deadline 2026-05-09T06:17:44Z\n");
    row("the word of its examples is the same",
        update("Reboot"),
        "",
        "w azure-w1 system-reboot scheduled deadline 2026-05-09T06:17:44Z\n");
    row("a freeze of seconds",
        update("Freeze", "RetryLater"),
        "",
        "w azure-w1 system-maintenance scheduled deadline 2026-05-09T06:17:44Z\n");
    row("what has no impact wants nothing",
        update("None"),
        "",
        "w azure-w1 system-maintenance scheduled (nothing to do) deadline 2026-05-09T06:17:44Z\n");
    row("a redeployment that is under way",
        update("Redeploy", "InProgress"),
        "",
        "w azure-w1 instance-stop started deadline 2026-05-09T06:17:44Z\n");
    row("one that is done",
        update("Redeploy", "Completed"),
        "",
        "w azure-w1 instance-stop completed (nothing to do) deadline 2026-05-09T06:17:44Z\n");
    row("one that is done does not hide the next of its kind",
        listed(update("Restart", "Completed"),
               update("Restart", "Pending", "2026-06-09T00:00:00Z")),
        "",
        "w azure-w1 system-reboot scheduled deadline 2026-06-09T00:00:00Z\n");
    row("nor does one that comes later",
        listed(update("Restart", "Pending", "2026-06-09T00:00:00Z"), update("Restart")),
        "",
        "w azure-w1 system-reboot scheduled deadline 2026-05-09T06:17:44Z\n");
    row("an unknown impact keeps its name",
        update("Melt"),
        "",
        "w azure-w1 Melt scheduled deadline 2026-05-09T06:17:44Z\n");
    row("nothing pending", update("None", "NoUpdatesPending"), "", "");
    row("a time that is none is named",
        update("Restart", "Pending", "soon"),
        "",
        "fault: Azure gives the maintenance of w1 a notBefore that is not a time; it is left "
        "out\n");
    row("an update that is none is named",
        "[7]",
        "",
        "fault: Azure lists an update of w1 without a status and an impactType; it is left out\n");
    row("planned maintenance of an instance view",
        "[]",
        R"({"isCustomerInitiatedMaintenanceAllowed":true,
            "preMaintenanceWindowStartTime":"2026-05-02T00:00:00Z",
            "preMaintenanceWindowEndTime":"2026-05-08T00:00:00Z",
            "maintenanceWindowStartTime":"2026-05-09T00:00:00+00:00",
            "maintenanceWindowEndTime":"2026-05-19T00:00:00+00:00",
            "lastOperationResultCode":"None"})",
        "w azure-w1 instance-stop scheduled deadline 2026-05-09T00:00:00Z\n");
    row("planned maintenance that is over",
        "[]",
        R"({"isCustomerInitiatedMaintenanceAllowed":false,"lastOperationResultCode":"None"})",
        "");
}

void TestAzureSource::eventsAreRead()
{
    QFETCH(QString, updates);
    QFETCH(QString, redeploy);
    AskedAzure asked;
    asked.azure.mayStray = updates == QLatin1String("[7]");
    asked.azure.machines[pathOf("w1")] = {"running", redeploy.toStdString(), updates.toStdString()};
    const std::string found =
        asked.poll(*asked.source, machinesOf({{"w", idOf("w1")}, {"metal", ""}}));
    QTEST(withoutDigests(found), "found");
}

void TestAzureSource::providerIdsAreRead_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::newRow("a virtual machine") << QString::fromStdString(idOf("w1")) << "w1";
    QTest::newRow("capitals as somebody likes them")
        << "azure:///Subscriptions/S/resourcegroups/G/providers/microsoft.compute/VirtualMachines/W"
        << "W";
    QTest::newRow("an instance of a scale set") << QString::fromStdString(
        "azure://" + group + "/virtualMachineScaleSets/set/virtualMachines/3")
                                                << "set_3";
    QTest::newRow("another cloud") << "gce://p/z/w"
                                   << "";
    QTest::newRow("another kind of resource")
        << QString::fromStdString("azure://" + group + "/disks/d") << "";
    QTest::newRow("a query") << QString::fromStdString(idOf("w?x=y")) << "";
    QTest::newRow("a name of 200 kB")
        << QString::fromStdString(idOf(std::string(200000, 'w'))) << "";
}

void TestAzureSource::providerIdsAreRead()
{
    QFETCH(QString, id);
    const auto machine = azure::machineOf(id.toStdString());
    QTEST(QString::fromStdString(machine ? machine->name : ""), "name");
}

void TestAzureSource::withoutAMachineOfAzureNothingIsAsked()
{
    AskedAzure asked;
    QCOMPARE(asked.poll(*asked.source, machinesOf({{"a", "gce://p/z/w"}})), std::string());
    QCOMPARE(asked.azure.log().size(), 0U);
}

void TestAzureSource::listsAreReadToTheirEnd()
{
    AskedAzure asked;
    asked.azure.pageSize = 2;
    std::vector<std::pair<std::string, std::string>> machines;
    for (const char *name : {"a", "b", "c"}) {
        asked.azure.machines[pathOf(name)] = {};
        machines.emplace_back(name, idOf(name));
    }
    const std::string set = group + "/virtualMachineScaleSets/set/virtualMachines/";
    for (const char *number : {"0", "1", "2"}) {
        asked.azure.machines[set + number] = {"deallocated", {}, "[]"};
        machines.emplace_back(std::string("s") + number, "azure://" + set + number);
    }
    QCOMPARE(
        asked.states(*asked.source, machinesOf(machines)),
        std::string("a runs (running)\nb runs (running)\nc runs (running)\ns0 is stopped "
                    "(deallocated)\ns1 is stopped (deallocated)\ns2 is stopped (deallocated)\n"));
    QCOMPARE(asked.azure.log().size(), 5U); // a token and two pages of each list
}

void TestAzureSource::aNextPageElsewhereGetsNoToken()
{
    AskedAzure asked;
    test::FakeAzure other;
    asked.azure.pageSize = 1;
    asked.azure.nextLinkOrigin = other.url();
    asked.azure.machines[pathOf("a")] = {};
    asked.azure.machines[pathOf("b")] = {};
    QCOMPARE(asked.states(*asked.source, machinesOf({{"a", idOf("a")}})),
             std::string("Azure names a next page of the virtual machines of subscription s-1 that "
                         "is elsewhere; the token does not go there"));
    QCOMPARE(other.log().size(), 0U);
}

void TestAzureSource::withoutTheMaintenanceServiceTheRestIsRead()
{
    AskedAzure asked;
    asked.azure.maintenanceIsRegistered = false;
    asked.azure.machines[pathOf("a")] = {
        "running", R"({"maintenanceWindowStartTime":"2026-05-09T00:00:00Z"})", "[]"};
    asked.azure.machines[pathOf("b")] = {};
    const std::string found =
        asked.poll(*asked.source, machinesOf({{"a", idOf("a")}, {"b", idOf("b")}}));
    QCOMPARE(withoutDigests(found),
             QStringLiteral("a azure-a instance-stop scheduled deadline 2026-05-09T00:00:00Z\n"
                            "fault: Azure has the API for the updates of virtual machine a not "
                            "enabled (MissingSubscriptionRegistration): enable it; what Azure "
                            "announces is not known until then\n"));
    QCOMPARE(asked.azure.count("/updates"), 1);
}

void TestAzureSource::statesAreRead()
{
    AskedAzure asked;
    asked.azure.machines[pathOf("a")] = {};
    asked.azure.machines[pathOf("b")] = {"stopped", {}, "[]"};
    asked.azure.machines[pathOf("c")] = {"starting", {}, "[]"};
    const std::string set = group + "/virtualMachineScaleSets/gone/virtualMachines/0";
    QCOMPARE(
        asked.states(*asked.source,
                     machinesOf({{"a", idOf("a")},
                                 {"b", idOf("b")},
                                 {"c", idOf("c")},
                                 {"d", idOf("d")},
                                 {"s", "azure://" + set}})),
        std::string("a runs (running)\nb is stopped (stopped)\nc changes (starting)\nd is gone "
                    "(unknown)\ns is gone (unknown)\n"));
}

void TestAzureSource::theSourceSaysWhatBecameOfAnEvent_data()
{
    QTest::addColumn<QString>("power");
    QTest::addColumn<QString>("updates");
    QTest::addColumn<QString>("said");
    const auto row =
        [](const char *title, const char *power, const std::string &updates, const char *said) {
            QTest::newRow(title) << QString::fromUtf8(power) << QString::fromStdString(updates)
                                 << QString::fromUtf8(said);
        };
    row("it is announced", "running", update("Restart"), "standing");
    row("it is done", "running", update("Restart", "Completed"), "completed");
    row("it was cancelled", "running", update("Restart", "Cancelled"), "cancelled");
    row("it is not listed any more", "running", "[]", "gone");
    row("the machine is deallocated", "deallocated", "[]", "gone, down");
    row("what cannot be read may stand", "running", update("Restart", "Pending", "x"), "unknown");
    row("the machine is gone", "", "[]", "gone, down");
}

void TestAzureSource::theSourceSaysWhatBecameOfAnEvent()
{
    QFETCH(QString, power);
    QFETCH(QString, updates);
    AskedAzure asked;
    asked.azure.machines[pathOf("w1")] = {"running", {}, update("Restart")};
    const Fleet fleet = machinesOf({{"w", idOf("w1")}});
    const std::string event = asked.poll(*asked.source, fleet).substr(2, 17); // azure-w1-01234567
    if (power.isEmpty())
        asked.azure.machines.clear();
    else
        asked.azure.machines[pathOf("w1")] = {power.toStdString(), {}, updates.toStdString()};
    QTEST(QString::fromStdString(asked.ask(*asked.source, pathOf("w1"), event)), "said");
}

void TestAzureSource::aRedeploymentEndsWithoutTheMaintenanceService_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("said");
    QTest::newRow("it is announced") << R"({"maintenanceWindowStartTime":"2026-05-09T00:00:00Z"})"
                                     << "standing";
    QTest::newRow("it is done") << R"({"maintenanceWindowStartTime":"2026-05-09T00:00:00Z",)"
                                   R"("lastOperationResultCode":"MaintenanceCompleted"})"
                                << "completed";
    QTest::newRow("the view has none any more") << ""
                                                << "gone";
    QTest::newRow("what cannot be read may stand") << R"({"maintenanceWindowStartTime":"soon"})"
                                                   << "unknown";
}

/// The view alone announces it; that the updates cannot be read keeps nothing open for ever.
void TestAzureSource::aRedeploymentEndsWithoutTheMaintenanceService()
{
    QFETCH(QString, view);
    AskedAzure asked;
    asked.azure.maintenanceIsRegistered = false;
    asked.azure.machines[pathOf("w1")] = {
        "running", R"({"maintenanceWindowStartTime":"2026-05-09T00:00:00Z"})", "[]"};
    const Fleet fleet = machinesOf({{"w", idOf("w1")}});
    const std::string event = asked.poll(*asked.source, fleet).substr(2, 17); // azure-w1-01234567
    asked.azure.machines[pathOf("w1")] = {"running", view.toStdString(), "[]"};
    QTEST(QString::fromStdString(asked.ask(*asked.source, pathOf("w1"), event)), "said");
}

void TestAzureSource::tokensComeFromAllThreePlaces_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("federated");
    QTest::addColumn<QString>("path");
    QTest::newRow("a client with a secret in a file") << "CLIENT"
                                                      << "FED"
                                                      << "/t-1/oauth2/v2.0/token";
    QTest::newRow("the workload identity of a pod") << ""
                                                    << "FED"
                                                    << "/t-2/oauth2/v2.0/token";
    QTest::newRow("the managed identity of a machine") << ""
                                                       << ""
                                                       << "/metadata/identity/oauth2/token";
}

void TestAzureSource::tokensComeFromAllThreePlaces()
{
    QFETCH(QString, file);
    QFETCH(QString, federated);
    QFETCH(QString, path);
    AskedAzure asked;
    const std::string client =
        file.isEmpty() ? std::string() : asked.files.write("azure.json", asked.azure.clientFile());
    const std::string token = asked.files.write("federated", asked.azure.assertion + '\n');
    const auto variable = [&](const std::string &name) -> std::string {
        if (name == "AZURE_FEDERATED_TOKEN_FILE")
            return federated.isEmpty() ? std::string() : token;
        if (name == "AZURE_TENANT_ID")
            return "t-2";
        if (name == "AZURE_CLIENT_ID")
            return "c-2";
        if (name == "AZURE_POD_IDENTITY_AUTHORITY_HOST")
            return asked.azure.url() + '/';
        return {};
    };
    azure::Access access = azure::accessFrom(client, variable);
    auto request = azure::tokenRequest(access);
    QVERIFY2(request, request ? "" : request.error().message.c_str());
    // The public cloud is not here: the same request goes to the fake.
    const std::string real = "https://login.microsoftonline.com";
    if (request->url.starts_with(real))
        request->url.replace(0, real.size(), asked.azure.url());
    CurlFetcher fetcher;
    cloud::BearerToken bearer(
        fetcher, asked.clock, {"Azure", "its token service", [&request](TimePoint) {
                                   return Result<FetchRequest>(*request);
                               }});
    std::optional<bool> good;
    bearer.get([&good](const Result<std::string> &got) { good = got.has_value(); });
    while (!good)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QVERIFY(*good);
    QCOMPARE(QString::fromStdString(asked.azure.log().back()), path);
}

void TestAzureSource::credentialsAreReadOrNamed_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *title, const char *content, const char *said) {
        QTest::newRow(title) << QString::fromUtf8(content) << QString::fromUtf8(said);
    };
    row("no JSON", "never-to-be-seen", "the credentials for Azure, FILE, is not a JSON object");
    row("half of a client",
        R"({"tenantId":"t","clientId":"c"})",
        "the credentials for Azure, FILE, has no tenantId, clientId and clientSecret");
    row("a login in the clear",
        R"({"tenantId":"t","clientId":"c","clientSecret":"s","activeDirectoryEndpointUrl":"http://a"})",
        "the credentials for Azure, FILE, has an EndpointUrl that is not https");
    row("a secret that ran out",
        R"({"tenantId":"t","clientId":"c","clientSecret":"old-never-to-be-seen",)"
        R"("activeDirectoryEndpointUrl":"URL","resourceManagerEndpointUrl":"URL"})",
        "the credentials for Azure are not accepted (AADSTS7000222): renew them; what Azure "
        "announces is not known until then");
}

void TestAzureSource::credentialsAreReadOrNamed()
{
    QFETCH(QString, content);
    AskedAzure asked;
    content.replace(QStringLiteral("URL\""),
                    QString::fromStdString(asked.azure.url()) + QLatin1Char('"'));
    const std::string file = asked.files.write("azure.json", content.toStdString());
    QString said =
        QString::fromStdString(asked.poll(*asked.source, machinesOf({{"a", idOf("a")}})));
    said.replace(QString::fromStdString(file), QStringLiteral("FILE"));
    QTEST(said, "said");
}

} // namespace tst_azuresource

HP_TEST(tst_azuresource, TestAzureSource)
#include "tst_azuresource.moc"
