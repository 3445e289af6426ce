// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/StagedEvents.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_stagedevents {

using namespace hp;
using namespace hp::maintenance;

namespace {

const std::string ours = "/redfish/v1/Systems/1";
const std::string entryPath = "/redfish/v1/UpdateService/FirmwareInventory/BIOS";

/// An update to BIOS-2.9.1 in that state; the request and the messages are as Redfish has them.
Json task(const std::string &state,
          const std::string &messageId = "Update.1.0.AwaitToUpdate",
          const Json &more = Json::object())
{
    Json request = {{"Targets", {entryPath}}, {"@Redfish.OperationApplyTime", "OnReset"}};
    request.update(more);
    const bool imageLast = messageId.ends_with("UpdateSuccessful");
    return {{"Id", "7"},
            {"TaskState", state},
            {"Payload",
             {{"TargetUri", "/redfish/v1/UpdateService/Actions/UpdateService.SimpleUpdate"},
              {"JsonBody", request.dump()}}},
            {"Messages",
             {{{"MessageId", messageId},
               {"MessageArgs",
                imageLast ? Json{entryPath, "BIOS-2.9.1"} : Json{"BIOS-2.9.1", entryPath}}}}}};
}

ServerDocuments documentsWith(std::vector<Json> tasks,
                              const std::string &version = "2.8.0",
                              const std::string &related = ours)
{
    ServerDocuments documents;
    documents.systemPath = ours;
    documents.uuid = "u";
    documents.tasks = std::move(tasks);
    documents.inventory[entryPath] = {{"Name", "System BIOS"}, {"Version", version}};
    if (!related.empty())
        documents.inventory[entryPath]["RelatedItem"] = {{{"@odata.id", related}}};
    return documents;
}

ServerDocuments settings(const Json &now, const Json &ahead, const Json &apply)
{
    ServerDocuments documents = documentsWith({});
    documents.bios = {{"Attributes", now}};
    documents.biosSettings = {{"Attributes", ahead}, {"@Redfish.SettingsApplyTime", apply}};
    return documents;
}

ServerDocuments health(const Json &system)
{
    ServerDocuments documents = documentsWith({});
    documents.system = system;
    return documents;
}

ServerPart part(const char *kind, const char *name, const Json &paper)
{
    Json named = paper;
    named["Name"] = name;
    return {kind, std::string("/redfish/v1/Chassis/1/") + name, named};
}

ServerDocuments parts(std::vector<ServerPart> parts, const Json &system = Json::object())
{
    ServerDocuments documents = health(system);
    documents.parts = std::move(parts);
    return documents;
}

Json in(const char *health)
{
    return {{"Status", {{"State", "Enabled"}, {"Health", health}}}};
}

const Json absent = {{"Status", {{"State", "Absent"}, {"Health", nullptr}}}};
const Json onReset = {{"ApplyTime", "OnReset"}};
const Json atWindow = {{"ApplyTime", "AtMaintenanceWindowStart"},
                       {"MaintenanceWindowStartTime", "2026-03-07T02:00:00Z"}};

/// "code state [from time]: description", a line for each event.
QByteArray shown(const ServerDocuments &documents)
{
    const Object machine(Json{{"metadata", {{"name", "m-1"}, {"namespace", "m"}}}});
    std::string text;
    for (const ProviderEvent &event : eventsOf(documents, machine)) {
        text += text.empty() ? "" : "\n";
        text += event.code + ' ' + toString(event.state);
        text += event.notBefore ? " from " + formatTime(*event.notBefore) : "";
        text += ": " + event.description;
        text += specOf(event).value("strategy", "") == "alert-only" ? " (alert-only)" : "";
        if (event.machine != machine.key() || event.source != "redfish")
            text += " (of another machine)";
    }
    return QByteArray::fromStdString(text);
}

} // namespace

/// What the documents of a BMC say of work that waits for the next start.
class TestStagedEvents : public QObject
{
    Q_OBJECT
private slots:
    void stagedWorkIsAnEvent_data();
    void stagedWorkIsAnEvent();
    void workIsVerified_data();
    void workIsVerified();
    void idsStayUntilSomethingElseIsStaged();
};

void TestStagedEvents::stagedWorkIsAnEvent_data()
{
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("expected");
    const auto row =
        [](const char *sentence, const ServerDocuments &documents, const char *expected) {
            QTest::newRow(sentence) << shown(documents) << QByteArray(expected);
        };
    const std::string update = "Update.1.0.AwaitToUpdate";
    row("a BMC without such documents announces nothing", {}, "");
    row("firmware that waits is pending",
        documentsWith({task("Pending")}),
        "firmware-pending scheduled: BIOS-2.9.1 waits for the next start of the server");
    row("an update under way has started",
        documentsWith({task("Running")}),
        "firmware-pending started: BIOS-2.9.1 waits for the next start of the server");
    row("an update that was done is completed",
        documentsWith({task("Completed", "Update.1.0.UpdateSuccessful")}),
        "firmware-pending completed: BIOS-2.9.1 waits for the next start of the server");
    row("an update that was called off is cancelled",
        documentsWith({task("Cancelled")}),
        "firmware-pending cancelled: BIOS-2.9.1 waits for the next start of the server");
    row("a state that Redfish does not have is nothing", documentsWith({task("Dreaming")}), "");
    row("an update that does not wait for a start is nothing",
        documentsWith({task("Pending", update, {{"@Redfish.OperationApplyTime", "Immediate"}})}),
        "");
    row("an update that the BMC begins by itself is a reboot at that time, which no other replaces",
        documentsWith({task("Pending",
                            update,
                            {{"@Redfish.OperationApplyTime", "AtMaintenanceWindowStart"},
                             {"@Redfish.MaintenanceWindow",
                              {{"MaintenanceWindowStartTime", "2026-03-07T02:00:00Z"}}}})}),
        "system-reboot scheduled from 2026-03-07T02:00:00Z: BIOS-2.9.1 waits for the BMC, which "
        "restarts the server itself (alert-only)");
    row("an update that a start applies within a window of the BMC alone is left to a person",
        documentsWith({task("Pending",
                            update,
                            {{"@Redfish.OperationApplyTime", "InMaintenanceWindowOnReset"},
                             {"@Redfish.MaintenanceWindow",
                              {{"MaintenanceWindowStartTime", "2026-03-07T02:00:00Z"}}}})}),
        "firmware-pending scheduled from 2026-03-07T02:00:00Z: BIOS-2.9.1 waits for what "
        "ApplyTime says, InMaintenanceWindowOnReset (alert-only)");
    row("so is one that waits for a request",
        documentsWith(
            {task("Pending", update, {{"@Redfish.OperationApplyTime", "OnStartUpdateRequest"}})}),
        "firmware-pending scheduled: BIOS-2.9.1 waits for what ApplyTime says, "
        "OnStartUpdateRequest (alert-only)");
    row("so are settings of that kind",
        settings(
            {{"Turbo", "On"}}, {{"Turbo", "Off"}}, {{"ApplyTime", "InMaintenanceWindowOnReset"}}),
        "firmware-pending scheduled: BIOS settings wait for what ApplyTime says, "
        "InMaintenanceWindowOnReset: Turbo (alert-only)");
    row("an update of another system is not ours",
        documentsWith({task("Pending")}, "2.8.0", "/redfish/v1/Systems/2"),
        "");
    row("an entry that is related to nothing is the one server's",
        documentsWith({task("Pending")}, "2.8.0", ""),
        "firmware-pending scheduled: BIOS-2.9.1 waits for the next start of the server");
    row("a task of a Reset is no update",
        documentsWith({{{"Id", "8"}, {"TaskState", "Pending"}}}),
        "");
    row("members of the wrong type are no update",
        documentsWith({{{"Id", 8}, {"TaskState", {1}}, {"Payload", "text"}, {"Messages", 5}}}),
        "");
    row("settings that differ wait",
        settings(
            {{"Turbo", "On"}, {"Boot", "Uefi"}}, {{"Turbo", "Off"}, {"Boot", "Uefi"}}, onReset),
        "firmware-pending scheduled: BIOS settings wait for the next start: Turbo");
    row("settings that are in force are nothing",
        settings({{"Turbo", "On"}}, {{"Turbo", "On"}}, onReset),
        "");
    row("settings that come into force at once are nothing",
        settings({{"Turbo", "On"}}, {{"Turbo", "Off"}}, {{"ApplyTime", "Immediate"}}),
        "");
    row("settings with a time are a reboot",
        settings({{"Turbo", "On"}}, {{"Turbo", "Off"}}, atWindow),
        "system-reboot scheduled from 2026-03-07T02:00:00Z: BIOS settings wait for the BMC, which "
        "restarts the server itself: Turbo (alert-only)");
    row("settings that are a list are nothing",
        settings(Json::array({1}), Json::array({1, 2}), onReset),
        "");
    row("settings that are a text are nothing", settings("On", "Off", onReset), "");
    row("settings are new where a list was",
        settings(Json::array({1}), {{"Turbo", "Off"}}, onReset),
        "firmware-pending scheduled: BIOS settings wait for the next start: Turbo");
    row("a healthy system is nothing", health({{"Status", {{"Health", "OK"}}}}), "");
    row("health of the wrong type is nothing",
        health({{"Status", nullptr}, {"MemorySummary", nullptr}, {"ProcessorSummary", 5}}),
        "");
    row("memory that is degraded is told once",
        health({{"Status", {{"Health", "Warning"}}},
                {"MemorySummary", {{"Status", {{"Health", "Warning"}}}}}}),
        "hardware-degraded scheduled: Memory is in health Warning");
    row("the only power supply that is broken is told, and the rollup is not told again",
        parts(
            {part(powerSupplyPart, "PSU1", in("Critical")), part(powerSupplyPart, "PSU2", absent)},
            in("Critical")),
        "hardware-degraded scheduled: Power supply PSU1 is in health Critical");
    row("one of two power supplies wants a person",
        parts({part(powerSupplyPart, "PSU1", in("Critical")),
               part(powerSupplyPart, "PSU2", in("OK"))}),
        "hardware-degraded scheduled: Power supply PSU1 is in health Critical; another one does "
        "its work (alert-only)");
    row("two of two do not spare each other",
        parts({part(powerSupplyPart, "PSU1", in("Critical")),
               part(powerSupplyPart, "PSU2", in("Warning"))}),
        "hardware-degraded scheduled: Power supply PSU1 is in health Critical\n"
        "hardware-degraded scheduled: Power supply PSU2 is in health Warning");
    row("a fan among fans wants a person",
        parts({part(fanPart, "Fan 1", in("Warning")), part(fanPart, "Fan 2", in("OK"))}),
        "hardware-degraded scheduled: Fan 1 is in health Warning; another one does its work "
        "(alert-only)");
    row("a drive that is well and will fail is told, whatever is beside it",
        parts({part(drivePart, "Disk 0", {{"FailurePredicted", true}}),
               part(drivePart, "Disk 1", in("OK"))}),
        "hardware-degraded scheduled: Drive Disk 0 predicts its failure");
    row("parts that are well are nothing",
        parts({part(drivePart, "Disk 0", {{"FailurePredicted", false}}),
               part(fanPart, "Fan 1", in("OK"))}),
        "");
    row("parts of the wrong type are nothing",
        parts({part(drivePart, "Disk 0", {{"FailurePredicted", "yes"}, {"Status", 5}})}),
        "");
    row("a system that says why passes it on",
        health(
            {{"Status",
              {{"Health", "Critical"}, {"Conditions", {{{"Message", "Fan 2 stands still."}}}}}}}),
        "hardware-degraded scheduled: The system is in health Critical: Fan 2 stands still.");
}

void TestStagedEvents::stagedWorkIsAnEvent()
{
    QFETCH(QByteArray, found);
    QFETCH(QByteArray, expected);
    QCOMPARE(found, expected);
}

void TestStagedEvents::workIsVerified_data()
{
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("expected");
    const auto row =
        [](const char *sentence, const ServerDocuments &documents, const char *expected) {
            QTest::newRow(sentence)
                << QByteArray::fromStdString(verifyFaultOf(documents, "redfish-u-7"))
                << QByteArray(expected);
        };
    const std::string done = "Update.1.0.UpdateSuccessful";
    row("work that waits is not wrong", documentsWith({task("Pending")}), "");
    row("the wanted version is right", documentsWith({task("Completed", done)}, "2.9.1"), "");
    row("the old version is wrong",
        documentsWith({task("Completed", done)}, "2.8.0"),
        "BIOS-2.9.1 was installed, and yet System BIOS has the version 2.8.0");
    row("a task that failed is wrong",
        documentsWith({task("Exception", "Update.1.0.ApplyFailed")}),
        "the update with BIOS-2.9.1 ended as Exception");
    row("a task that the BMC forgot says nothing", documentsWith({}), "");
}

void TestStagedEvents::workIsVerified()
{
    QFETCH(QByteArray, found);
    QFETCH(QByteArray, expected);
    QCOMPARE(found, expected);
}

void TestStagedEvents::idsStayUntilSomethingElseIsStaged()
{
    const auto idOf = [](const ServerDocuments &documents) {
        const auto events = eventsOf(documents, Object(Json::object()));
        return QByteArray::fromStdString(events.empty() ? std::string() : events.front().id);
    };
    QCOMPARE(idOf(documentsWith({task("Pending")})), QByteArray("redfish-u-7"));
    QCOMPARE(idOf(documentsWith({task("Completed")})), QByteArray("redfish-u-7"));
    const Json now = {{"Turbo", "On"}};
    const QByteArray first = idOf(settings(now, {{"Turbo", "Off"}}, onReset));
    QVERIFY(first.startsWith("redfish-u-settings-"));
    QCOMPARE(idOf(settings(now, {{"Turbo", "Off"}}, atWindow)), first);
    QVERIFY(idOf(settings(now, {{"Turbo", "Auto"}}, onReset)) != first);
    const auto since = [](const char *time) {
        return health(
            {{"Status", {{"Health", "Warning"}, {"Conditions", {{{"Timestamp", time}}}}}}});
    };
    const QByteArray broken = idOf(since("2026-03-01T10:00:00Z"));
    QVERIFY(broken.startsWith("health-") && broken.endsWith("-2026-03-01T10:00:00Z"));
    QVERIFY(idOf(since("2026-03-02T10:00:00Z")) != broken);
}

} // namespace tst_stagedevents

HP_TEST(tst_stagedevents, TestStagedEvents)
#include "tst_stagedevents.moc"
