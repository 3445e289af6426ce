// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AzureEvents.h"
#include "backend/maintenance/sources/GcpEvents.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_providerdocuments {

using namespace hp;
using namespace hp::maintenance;

namespace {

Object machineOf(const std::string &name, const std::string &providerId)
{
    return Object(Json{{"metadata", {{"name", name}, {"namespace", "m"}}},
                       {"spec", {{"providerID", providerId}}}});
}

Fleet fleet()
{
    const std::string azure =
        "azure:///subscriptions/s/resourceGroups/g/providers/Microsoft.Compute/virtualMachines/";
    Fleet all;
    all.machines = {machineOf("front", azure + "FrontEnd_IN_0"),
                    machineOf("back", azure + "BackEnd_IN_0"),
                    machineOf("gpu", "gce://p/europe-west4-a/gpu-0")};
    return all;
}

std::string sample(const char *name)
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/maintenance/sources/samples/")
               + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QByteArray shown(const Result<EventPoll> &poll)
{
    if (!poll)
        return QByteArray::fromStdString("error: " + poll.error().message);
    std::string text;
    for (const ProviderEvent &one : poll->events) {
        text += one.machine.name + ' ' + one.id + ' ' + one.code + ' ' + toString(one.state);
        text += wantsMaintenance(one) ? "" : " (nothing to do)";
        if (one.notBefore)
            text += " from " + formatTime(*one.notBefore);
        if (one.notAfter)
            text += " to " + formatTime(*one.notAfter);
        if (const auto deadline = ourDeadline(one))
            text += " deadline " + formatTime(*deadline);
        text += '\n';
    }
    for (const std::string &fault : poll->faults)
        text += "fault: " + fault + '\n';
    return QByteArray::fromStdString(text);
}

std::string with(const char *name, const std::string &what, const std::string &instead)
{
    std::string text = sample(name);
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "" : text.replace(at, what.size(), instead);
}

} // namespace

class TestProviderDocuments : public QObject
{
    Q_OBJECT
private slots:
    void azureIsRead_data();
    void azureIsRead();
    void googleIsRead_data();
    void googleIsRead();
};

void TestProviderDocuments::azureIsRead_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *title, const std::string &document, const char *read) {
        QTest::newRow(title) << QByteArray::fromStdString(document) << QByteArray(read);
    };
    row("one event of two machines, and another one that has begun",
        sample("azure.json"),
        "front 602d9444-d2cd-49c7-8624-8643e7171297-FrontEnd_IN_0 system-reboot scheduled from "
        "2016-09-19T18:29:47Z to 2016-09-19T18:29:56Z deadline 2016-09-19T18:29:47Z\n"
        "back 602d9444-d2cd-49c7-8624-8643e7171297-BackEnd_IN_0 system-reboot scheduled from "
        "2016-09-19T18:29:47Z to 2016-09-19T18:29:56Z deadline 2016-09-19T18:29:47Z\n"
        "back C7061BAC-AFDC-4513-B24B-AA5F13A16123 system-maintenance started\n");
    row("an event without a machine is named, the others count",
        with("azure.json", "FrontEnd_IN_0", "Other_0"),
        "back 602d9444-d2cd-49c7-8624-8643e7171297-BackEnd_IN_0 system-reboot scheduled from "
        "2016-09-19T18:29:47Z to 2016-09-19T18:29:56Z deadline 2016-09-19T18:29:47Z\n"
        "back C7061BAC-AFDC-4513-B24B-AA5F13A16123 system-maintenance started\n"
        "fault: Azure lists event 602d9444-d2cd-49c7-8624-8643e7171297 of Other_0, which is not a "
        "Machine here\n");
    row("a time that is none is named, the others count",
        with("azure.json", "Mon, 19 Sep 2016 18:29:47 GMT", "soon"),
        "back C7061BAC-AFDC-4513-B24B-AA5F13A16123 system-maintenance started\n"
        "fault: Azure lists event 602d9444-d2cd-49c7-8624-8643e7171297 with a NotBefore that is "
        "not a time: soon; it is left out\n");
    row("an unknown kind keeps its name",
        with("azure.json", "\"Freeze\"", "\"Melt\""),
        "front 602d9444-d2cd-49c7-8624-8643e7171297-FrontEnd_IN_0 system-reboot scheduled from "
        "2016-09-19T18:29:47Z to 2016-09-19T18:29:56Z deadline 2016-09-19T18:29:47Z\n"
        "back 602d9444-d2cd-49c7-8624-8643e7171297-BackEnd_IN_0 system-reboot scheduled from "
        "2016-09-19T18:29:47Z to 2016-09-19T18:29:56Z deadline 2016-09-19T18:29:47Z\n"
        "back C7061BAC-AFDC-4513-B24B-AA5F13A16123 Melt started\n");
    row("no event", R"({"DocumentIncarnation": 1, "Events": []})", "");
    row("an event that is none",
        R"({"Events": [7, {}]})",
        "fault: Azure lists an event that is not an object; it is left out\n"
        "fault: Azure lists an event without an EventId; it is left out\n");
    row("no document", "<html>", "error: it is not a document of scheduled events");
}

void TestProviderDocuments::azureIsRead()
{
    QFETCH(QByteArray, document);
    QTEST(shown(azureEvents(document.toStdString(), fleet())), "read");
}

void TestProviderDocuments::googleIsRead_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *title, const std::string &document, const char *read) {
        QTest::newRow(title) << QByteArray::fromStdString(document) << QByteArray(read);
    };
    row("it may be put off up to its latest start",
        sample("gcp.json"),
        "gpu gcp-gpu-0-2026-07-29T00:00:00Z instance-stop scheduled from 2026-07-29T00:00:00Z to "
        "2026-07-29T04:00:00Z deadline 2026-08-05T00:00:00Z\n");
    row("what is migrated wants nothing",
        with("gcp.json", "TERMINATE", "MIGRATE"),
        "gpu gcp-gpu-0-2026-07-29T00:00:00Z system-maintenance scheduled (nothing to do) from "
        "2026-07-29T00:00:00Z to 2026-07-29T04:00:00Z deadline 2026-08-05T00:00:00Z\n");
    row("it is under way",
        with("gcp.json", "PENDING", "ONGOING"),
        "gpu gcp-gpu-0-2026-07-29T00:00:00Z instance-stop started from 2026-07-29T00:00:00Z to "
        "2026-07-29T04:00:00Z deadline 2026-08-05T00:00:00Z\n");
    row("an event without a machine",
        with("gcp.json", "gpu-0", "gpu-9"),
        "fault: Google announces maintenance of gpu-9, which is not a Machine here\n");
    row("a time that is none",
        with("gcp.json", "2026-07-29T04:00:00Z", "later"),
        "fault: Google gives the maintenance of gpu-0 a windowEndTime that is not a time: later; "
        "it "
        "is left out\n");
    row("nothing ahead", R"({"name": "gpu-0", "resourceStatus": {}})", "");
    row("no resource", "[]", "error: it is not a resource of an instance");
}

void TestProviderDocuments::googleIsRead()
{
    QFETCH(QByteArray, document);
    QTEST(shown(gcpEvents(document.toStdString(), fleet())), "read");
}

} // namespace tst_providerdocuments

HP_TEST(tst_providerdocuments, TestProviderDocuments)
#include "tst_providerdocuments.moc"
