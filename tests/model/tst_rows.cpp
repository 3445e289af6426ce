// SPDX-License-Identifier: Apache-2.0
#include "model/live/AlarmRow.h"
#include "model/live/AuditRows.h"
#include "model/live/CalendarRows.h"
#include "model/live/ConnectionRows.h"
#include "model/live/FleetRow.h"
#include "model/live/FrameJson.h"
#include "model/live/HoldRow.h"
#include "model/live/IncidentRows.h"
#include "model/live/MachineRows.h"
#include "model/live/PowerRow.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"
#include "model/live/WallRows.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <functional>
#include <nlohmann/json.hpp>

namespace tst_rows {

using namespace hp;
using namespace std::chrono_literals;

/// Rows of `/live` are what docs/protocol.md shows, and survive whatever a newer backend sends.
class TestRows : public QObject
{
    Q_OBJECT
private slots:
    void aRowComesBackAsItWent_data();
    void aRowComesBackAsItWent();
    void whatIsSaidComesWithItsMessage();
    void aListIsSaidWithItsMessages();
    void theEnglishStaysWhereTheMessageIsNotKnown();
    void whatIsMissingOrWrongReadsAsNothing_data();
    void whatIsMissingOrWrongReadsAsNothing();
    void everyWordLeadsToItsEnumerator_data();
    void everyWordLeadsToItsEnumerator();
    void aRowOfTheAuditIsReadAsFarAsItIsKnown();
    void aFrameIsWhatTheProtocolShows_data();
    void aFrameIsWhatTheProtocolShows();
};

namespace {

/// A row of that type, read and written again.
template<live::Row Type>
QByteArray again(const QByteArray &text)
{
    const auto row = live::fromJson<Type>(Json::parse(text.constData()));
    const Json json = live::toJson(row);
    if (live::rowText(row) != json.dump())
        return "is another as a text: " + QByteArray::fromStdString(live::rowText(row));
    return live::fromJson<Type>(json) == row ? QByteArray::fromStdString(json.dump())
                                             : QByteArray("does not equal itself");
}

QString textAt(const Json &json, const char *pointer)
{
    return QString::fromStdString(json.at(Json::json_pointer(pointer)).get<std::string>());
}

using Again = std::function<QByteArray(const QByteArray &)>;

} // namespace

void TestRows::aRowComesBackAsItWent_data()
{
    QTest::addColumn<Again>("again");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("a machine") << Again(again<live::FleetRow>) << QByteArray(R"({
        "ns": "n", "name": "w", "uid": "u", "role": "worker", "set": "s", "zone": "z",
        "region": "r", "rack": "k", "phase": "Deleting",
        "phaseSince": "2026-01-10T12:00:00.000001Z", "created": "2026-01-09T12:00:00.000000Z", "deleting": true,
        "node": "w", "nodeReady": "True", "cordoned": true, "host": "n/h", "power": "On", "wantsOn": true,
        "powerHolds": 2, "maintenance": "underWay",
        "status": {"look": "holding", "word": "Holding", "priority": 3, "since": ""},
        "holds": [{"kind": "hook.preTerminate", "name": "B", "owner": "o", "state": "Holding",
                   "since": "2026-01-10T12:00:00.000000Z"}],
        "waitingAt": "preTerminate", "hold": "B", "owner": "o", "sentence": "Waiting."})");
    QTest::newRow("a machine in a version that is not understood")
        << Again(again<live::FleetRow>) << QByteArray(R"({
        "ns": "n", "name": "w", "uid": "u", "notUnderstood": "v1beta3", "role": "", "set": "", "zone": "",
        "phase": "", "phaseSince": "", "created": "", "deleting": false, "node": "", "nodeReady": "",
        "cordoned": false, "host": "", "power": "", "wantsOn": false, "powerHolds": 0, "maintenance": "",
        "status": {"look": "raw", "word": "v1beta3 not understood: shown raw", "priority": 0, "since": ""},
        "holds": [], "waitingAt": "", "hold": "", "owner": "", "sentence": "", "note": "NIC on order",
        "noteBy": "ann", "noteAt": "2026-01-10T12:00:00Z"})");
    QTest::newRow("a hold") << Again(again<live::HoldRow>) << QByteArray(R"({
        "ns": "n", "machine": "w", "role": "worker", "cluster": "prod-7", "host": "", "kind": "hook.preTerminate",
        "waitingAt": "preTerminate", "hold": "B",
        "owner": {"name": "o", "kind": "lease", "object": "lease/k/o", "liveness": "silent",
                  "lastSign": "2026-01-10T12:00:00.000000Z", "says": "it was last heard of 12 m ago"},
        "state": "Late", "modifiers": ["OwnerSilent", "Cursed"], "reason": "the instance is kept for it",
        "evidence": "spec", "since": "2026-01-10T12:00:00.000000Z", "observed": "",
        "expected": {"p50": 180, "p95": 600, "n": 41, "budget": 1800, "lateAt": "2026-01-10T12:10:00.000000Z",
                     "overdueAt": "2026-01-10T12:30:00.000000Z"},
        "eta": "", "impact": "capacity", "priority": 3, "foremost": true, "sentence": "Waiting.",
        "next": "Next: the instance will be deleted."})");
    QTest::newRow("what all holds are") << Again(again<live::HoldSummary>) << QByteArray(R"({
        "machines": 9, "armed": 3, "armedMachines": 2, "holding": 1, "late": 1, "overdue": 0,
        "lastCleared": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("an alarm") << Again(again<live::AlarmRow>) << QByteArray(R"({
        "machine": "n/w", "text": "Waiting.", "priority": 2, "state": "Shelved",
        "raised": "2026-01-10T12:00:00.000000Z", "acknowledged": "", "acknowledgedBy": "",
        "shelvedUntil": "2026-01-10T14:00:00.000000Z", "shelvedBy": "anna", "reason": "NIC on order",
        "cleared": "", "late": false})");
    QTest::newRow("an alarm of a cause") << Again(again<live::AlarmRow>) << QByteArray(R"({
        "machine": "n/w", "text": "Waiting.", "priority": 2, "state": "Raised",
        "raised": "2026-01-10T12:00:00.000000Z", "acknowledged": "", "acknowledgedBy": "",
        "shelvedUntil": "", "shelvedBy": "", "reason": "", "cleared": "",
        "cause": "FlushLogs of logging/log-exporter at preDrain", "since": "2026-01-10T09:00:00.000000Z",
        "late": true, "rang": "2026-01-10T11:58:00.000000Z"})");
    QTest::newRow("what all alarms are") << Again(again<live::AlarmSummary>) << QByteArray(R"({
        "raised": 1, "acknowledged": 2, "shelved": 3, "cleared": 4, "byPriority": [1, 2, 0], "flood": true,
        "floodSince": "2026-01-10T12:00:00.000000Z", "inTenMinutes": 11, "lastHour": 12, "lastDay": 13,
        "lastDayByPriority": [1, 5, 7], "perTenMinutes": [0, 13], "most": [{"key": "n/w/cause", "times": 4}, {"key": "n/w/hook.preDrain/A", "times": 3,
        "name": "A of b at preDrain", "machine": "n/w"}],
        "chattering": []})");
    QTest::newRow("the power of a host") << Again(again<live::PowerRow>) << QByteArray(R"({
        "ns": "n", "name": "h", "rack": "r", "zone": "z", "machine": "n/w", "role": "worker", "power": "Off",
        "wantsOn": true, "mismatch": false, "detached": false, "paused": true, "state": "provisioned",
        "status": {"look": "holding", "word": "Held off", "priority": 2, "since": "2026-01-10T12:00:00.000000Z"},
        "region": "r1", "reason": "the BMC refuses the password", "requester": "erin", "note": "PSU swap",
        "errorType": "", "errorMessage": "", "errorCount": 1, "observedAt": "2026-01-10T12:00:00.000000Z",
        "lastPoweredOn": "", "pendingRebootSince": "", "action": "SoftOff",
        "actionDeadline": "2026-01-10T12:05:00.000000Z", "retryAt": "2026-01-10T12:06:00.000000Z",
        "maintenanceUntil": "2026-01-10T13:00:00.000000Z", "held": true,
        "keys": [{"key": "reboot.metal3.io/x", "keyed": true, "mode": "soft", "state": "held", "requester": "m",
                  "note": "why", "ours": false, "acceptedAt": "2026-01-10T12:00:00.000000Z", "heldSince": ""}]})");
    QTest::newRow("the machine of a page") << Again(again<live::MachineRow>) << QByteArray(R"({
        "ns": "n", "name": "w", "uid": "u", "role": "worker", "set": "s", "zone": "z", "phase": "Running",
        "phaseSince": "", "created": "2026-01-09T12:00:00.000000Z", "deleting": false, "node": "w",
        "nodeReady": "True", "cordoned": false, "host": "n/h", "power": "On", "wantsOn": true, "powerHolds": 0,
        "maintenance": "", "status": {"look": "normal", "word": "Running", "priority": 0, "since": ""},
        "holds": [], "waitingAt": "", "hold": "", "owner": "", "sentence": "",
        "providerId": "metal://h", "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}],
        "instanceState": "running", "finalizers": ["a/b"], "errorReason": "", "errorMessage": "",
        "marks": ["cluster.x-k8s.io/skip-remediation"], "gone": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("why a machine is stuck") << Again(again<live::WhyRow>) << QByteArray(R"({
        "sentence": "Waiting.", "facts": [{"text": "t", "source": "s", "at": ""}],
        "exits": [{"text": "wait", "kind": "wait"}], "next": "n", "waitingAt": "preDrain", "hold": "h",
        "owner": "o", "rule": "hook", "priority": 2, "since": "2026-01-10T12:00:00.000000Z", "causeAt": "",
        "seenAt": ""})");
    QTest::newRow("a hook with its report") << Again(again<live::HookRow>) << QByteArray(R"({
        "point": "preDrain", "name": "h", "owner": "o", "state": "Armed", "reason": "r", "since": "",
        "report": {"type": "t", "status": "False", "reason": "r", "message": "m"}})");
    QTest::newRow("a hook without a report") << Again(again<live::HookRow>) << QByteArray(R"({
        "point": "preDrain", "name": "h", "owner": "o", "state": "Bypassed", "reason": "r", "since": ""})");
    QTest::newRow("a condition") << Again(again<live::ConditionRow>) << QByteArray(R"({
        "type": "Drained", "status": "True", "reason": "r", "severity": "", "message": "m",
        "since": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("a node") << Again(again<live::NodeRow>) << QByteArray(R"({
        "name": "w", "ready": "True", "readySince": "2026-01-10T12:00:00.000000Z", "cordoned": true,
        "taints": ["a:NoSchedule", "b:NoExecute"]})");
    QTest::newRow("a host of which much is unknown")
        << Again(again<live::HostRow>) << QByteArray(R"({
        "ns": "n", "name": "h", "online": null, "poweredOn": false, "powerState": "Unknown", "observedAt": "",
        "state": "", "lastPoweredOn": "", "pendingRebootSince": "", "action": "", "actionDeadline": "",
        "detached": true, "paused": false, "errorType": "", "errorMessage": "", "errorCount": null})");
    QTest::newRow("a key") << Again(again<live::KeyRow>) << QByteArray(R"({
        "key": "reboot.metal3.io", "mode": "hard", "state": "requested", "acceptedAt": "", "heldSince": ""})");
    QTest::newRow("an event") << Again(again<live::EventRow>) << QByteArray(R"({
        "type": "Normal", "reason": "Create", "message": "made", "object": "Machine/w", "source": "",
        "at": "2026-01-10T12:00:00.000000Z", "count": 3})");
    QTest::newRow("an override") << Again(again<live::OverrideRow>) << QByteArray(R"({
        "id": "o1", "state": "awaitingApproval", "action": "remove-hook", "verb": "Remove hook", "kind": "Machine",
        "object": "n/w", "uid": "u", "machine": "n/w", "consequence": "c", "bypassed": ["b"], "next": "",
        "refusal": "", "saferExits": [], "level": "G4", "levelWhy": ["a", "b"],
        "gates": {"reason": true, "pressAndHold": true, "typeName": true, "secondPerson": true,
                  "delaySeconds": 30, "offered": true, "holdMilliseconds": 1500},
        "breakGlassGates": null, "remaining": ["secondPerson"], "nameToType": "w", "digits": "4711",
        "dryRun": {"state": "accepted", "message": "", "warnings": ["w"], "at": "2026-01-10T12:00:00.000000Z"},
        "checks": [{"id": "i", "question": "q", "light": "red", "evidence": "e", "source": "s", "at": null}],
        "patch": "[]", "patchType": "json", "kubectl": "kubectl", "digest": "d",
        "at": "2026-01-10T12:00:00.000000Z", "requestedBy": "ada", "by": "ada", "reason": "r",
        "breakGlass": false, "evenIfILeave": true, "others": ["b reviews it"], "approvedBy": "", "committedAt": "2026-01-10T12:00:00.000000Z",
        "approvalUntil": "2026-01-10T12:30:00.000000Z", "approvedAt": null, "sendAt": null, "sentAt": null,
        "acceptedAt": null, "observeUntil": null, "revision": "", "endedAt": null, "outcome": "", "review": ""})");
    QTest::newRow("the checks of an override")
        << Again(again<live::OverrideChecksRow>) << QByteArray(R"({
        "checks": [{"id": "i", "question": "q", "light": "green", "evidence": "e", "source": "s",
                    "at": "2026-01-10T12:00:00.000000Z"}],
        "level": "G1", "refusal": "", "at": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("a drain") << Again(again<live::DrainRow>) << QByteArray(R"({
        "state": "blocked", "podsLeft": 3, "attempts": 2, "nextAttempt": "2026-01-10T12:00:00.500000Z",
        "blocking": [{"ns": "shop", "pod": "db-0", "pdb": "db", "needs": 2, "has": 2, "says": ""}]})");
    QTest::newRow("a drain whose pods nobody sees")
        << Again(again<live::DrainRow>) << QByteArray(R"({
        "state": "waiting", "podsLeft": null, "attempts": 0, "nextAttempt": "", "blocking": []})");
    QTest::newRow("a machine as YAML")
        << Again(again<live::YamlRow>) << QByteArray(R"({"text": "a: b\n"})");
    QTest::newRow("a figure") << Again(again<live::CounterRow>) << QByteArray(R"({
        "count": 0, "p95": 4, "hourAgo": null, "since": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("a figure that is not known") << Again(again<live::CounterRow>) << QByteArray(R"({
        "count": null, "p95": null, "hourAgo": null, "since": null})");
    QTest::newRow("a window") << Again(again<live::WindowRow>) << QByteArray(R"({
        "kind": "window", "name": "w", "namespace": "n", "rule": "FREQ=DAILY", "start": "2026-01-01T02:00:00",
        "duration": "PT4H", "timezone": "Europe/Berlin", "machines": "role worker", "pausedUntil": "",
        "names": ["w"], "roles": ["worker"], "zones": ["z"], "minRemaining": "30m", "generation": 3, "open": true, "fault": "",
        "openings": [{"start": "2026-01-10T01:00:00Z", "end": "2026-01-10T05:00:00Z"}]})");
    QTest::newRow("a maintenance") << Again(again<live::WorkRow>) << QByteArray(R"({
        "kind": "maintenance", "name": "mm-w", "namespace": "n", "machine": "w", "machineKey": "n/w", "set": "s",
        "role": "worker", "code": "SystemReboot", "source": "aws", "description": "d", "step": "7 run",
        "state": "overrunning", "reason": "r", "way": "reboot", "chosen": true,
        "start": "2026-01-10T01:00:00Z", "end": "2026-01-10T05:00:00Z", "deadline": "",
        "expectedSeconds": 1200, "overrunSeconds": 60, "unknownHooks": ["preDrain/B"], "priority": 2,
        "alerts": [{"name": "a", "message": "m"}],
        "bites": [{"kind": "hook.preDrain", "name": "B", "owner": "o", "usualSeconds": 720, "sentence": "hook B of o"}],
        "windows": ["window/n/nights"]})");
    QTest::newRow("a conflict") << Again(again<live::ConflictRow>) << QByteArray(R"({
        "kind": "conflict", "weight": "warning", "names": ["a", "b"], "sentence": "Two."})");
    QTest::newRow("what is in the calendar")
        << Again(again<live::CalendarSummary>) << QByteArray(R"({
        "windows": 1, "maintenances": 2, "conflicts": 3, "faults": 4})");
    QTest::newRow("what a calendar brings") << Again(again<live::CalendarAnswer>) << QByteArray(R"({
        "entries": [{"uid": "u", "summary": "s", "code": "c", "machines": ["w"], "zones": [], "times": 2,
                     "start": "2026-01-10T01:00:00Z", "end": "2026-01-10T05:00:00Z"},
                    {"uid": "v", "summary": "s", "code": "c", "machines": [], "zones": ["z"], "times": 0}],
        "faults": ["f"], "conflicts": ["c"]})");
    QTest::newRow("a backend") << Again(again<live::BackendRow>) << QByteArray(R"({
        "version": "1", "mode": "observe", "cluster": "c", "timeScale": 1.5,
        "startedAt": "2026-01-10T12:00:00.000000Z", "rssBytes": 5000000000, "clients": 2, "dropped": 0,
        "dataDir": "d"})");
    QTest::newRow("a bundle") << Again(again<live::BundleRow>) << QByteArray(R"({
        "file": "i.holdpoint", "incident": "HP-2026-0001", "title": "t", "from": "2026-01-10T11:00:00.000000Z",
        "to": "2026-01-10T12:00:00.000000Z", "preset": "internal", "states": true})");
    QTest::newRow("a record") << Again(again<live::RecordRow>) << QByteArray(R"({
        "place": "p", "shared": true, "bytes": 1048576, "capBytes": 0, "begins": null, "lost": 3, "notice": "n"})");
    QTest::newRow("a stream") << Again(again<live::StreamRow>) << QByteArray(R"({
        "kind": "Machine", "state": "closed", "reason": "r", "lastSign": "2026-01-10T12:00:00.000000Z",
        "objects": 7})");
    QTest::newRow("a stream of a cluster that cannot be seen")
        << Again(again<live::StreamRow>) << QByteArray(R"({
        "kind": "Node of n/c", "state": "closed", "reason": "r", "lastSign": "2026-01-10T12:00:00.000000Z",
        "objects": 0, "since": "2026-01-10T11:00:00Z"})");
    QTest::newRow("an API server") << Again(again<live::ApiServerRow>) << QByteArray(R"({
        "state": "authExpired", "asOf": null, "address": "a", "version": "v", "context": "c", "reachable": true,
        "signedIn": false, "trouble": "t", "troubleSince": "2026-01-10T12:00:00.000000Z", "user": "u",
        "groups": ["g"], "clockSkewMs": -20,
        "credentials": {"kind": "token", "expires": null, "failedTries": 2, "givenUp": true, "trouble": "x",
                        "lastOutput": "o"}})");
    QTest::newRow("lines about credentials")
        << Again(again<live::CredentialsRow>) << QByteArray(R"({
        "log": [{"at": "2026-01-10T12:00:00.000000Z", "text": "t"}]})");
    QTest::newRow("a kind") << Again(again<live::KindRow>) << QByteArray(R"({
        "kind": "Machine", "state": "notUnderstood", "verb": "", "message": "m", "version": "v1beta3"})");
    QTest::newRow("a right without an answer") << Again(again<live::RightRow>) << QByteArray(R"({
        "need": "hosts", "verb": "patch", "resource": "r.g", "subresource": "status", "namespace": "n",
        "allowed": null})");
    QTest::newRow("a group") << Again(again<live::GroupRow>) << QByteArray(R"({
        "purpose": "p", "state": "standby", "reason": "r", "pruned": ["a /b"]})");
    QTest::newRow("a lease") << Again(again<live::LeaseRow>) << QByteArray(R"({
        "name": "n/l", "holder": "h", "leading": true, "since": null, "transitions": 4, "reason": ""})");
    QTest::newRow("a review that is due") << Again(again<live::ReviewRow>) << QByteArray(R"({
        "override": "o", "action": "detach", "verb": "Detach", "object": "n/h", "actor": "ada", "reason": "r",
        "at": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("the chain") << Again(again<live::ChainRow>) << QByteArray(R"({
        "rows": 6, "head": "ab", "fault": "", "checkedAt": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("a token") << Again(again<live::TokenRow>) << QByteArray(R"({
        "name": "ada", "roles": ["admin"], "createdBy": "root", "createdAt": "2026-01-10T12:00:00Z",
        "lastSeen": "2026-01-10T12:00:00.000000Z", "builtIn": false})");
    QTest::newRow("a new token") << Again(again<live::CreatedToken>) << QByteArray(R"({
        "name": "ada", "role": "admin", "token": "t"})");
    QTest::newRow("a link") << Again(again<live::SharedLink>) << QByteArray(R"({
        "url": "/holds#c", "expiresAt": "2026-01-10T12:05:00Z"})");
    QTest::newRow("a screen") << Again(again<live::WallRow>) << QByteArray(R"({
        "name": "wall-noc", "from": "10.0.0.7", "approvedBy": "ada",
        "pairedAt": "2026-01-10T12:00:00Z", "lastSeen": "2026-01-10T12:00:00.000000Z",
        "connected": true})");
    QTest::newRow("a screen that asks") << Again(again<live::WallRequestRow>) << QByteArray(R"({
        "from": "10.0.0.7", "since": "2026-01-10T12:00:00Z", "expiresAt": "2026-01-10T12:10:00Z",
        "name": "wall-noc", "approvedBy": "ada"})");
    QTest::newRow("an incident") << Again(again<live::IncidentRow>) << QByteArray(R"({
        "id": "i", "ref": "r", "title": "t", "severity": "2", "status": "open", "lead": "l",
        "from": "2026-01-10T12:00:00.000000Z", "to": null, "machines": ["n/w"], "createdBy": "ada",
        "changedAt": null})");
    QTest::newRow("an export") << Again(again<live::ExportRow>) << QByteArray(R"({
        "of": "n/w", "format": "csv", "preset": "public", "by": "ada", "startedAt": "2026-01-10T12:00:00.000000Z",
        "state": "cancelled", "done": 2, "expected": 4, "bytes": 5, "trouble": "t"})");
    QTest::newRow("a range that moves") << Again(again<live::RangeRow>) << QByteArray(R"({
        "from": "2026-01-10T12:00:00.000000Z", "to": null})");
    QTest::newRow("a lane") << Again(again<live::LaneRow>) << QByteArray(R"({
        "id": "hook/preDrain/B", "kind": "hook", "label": "B", "detail": "o", "order": 101,
        "usual": {"p50": 180.0, "p95": 600.5, "n": 41}})");
    QTest::newRow("a span that lasts") << Again(again<live::SpanRow>) << QByteArray(R"({
        "lane": "phase", "from": "2026-01-10T12:00:00.000000Z", "to": null, "look": "running", "text": "t",
        "known": "reported", "seen": "2026-01-10T12:00:01.000000Z", "actor": "", "end": "", "value": 3,
        "folded": true})");
    QTest::newRow("a mark") << Again(again<live::MarkRow>) << QByteArray(R"({
        "lane": "people", "at": "2026-01-10T12:00:00.000000Z", "look": "note", "text": "t", "known": "observed",
        "seen": "2026-01-10T12:00:01.000000Z", "actor": "ada"})");
    QTest::newRow("a gap") << Again(again<live::GapRow>) << QByteArray(R"({
        "from": "2026-01-10T12:00:00.000000Z", "to": "2026-01-10T12:10:00.000000Z", "cause": "c"})");
    QTest::newRow("a write") << Again(again<live::WriteRow>) << QByteArray(R"({
        "at": "2026-01-10T12:00:00.000000Z", "user": "u", "manager": "m", "verb": "patch", "kind": "Machine",
        "group": "g", "object": "n/w", "uid": "u", "subresource": "status", "resourceVersion": "7",
        "digest": "withheld"})");
    QTest::newRow("an earlier machine") << Again(again<live::LifeRow>) << QByteArray(R"({
        "uid": "u", "made": "2026-01-09T12:00:00.000000Z", "madeKnown": "reported",
        "gone": "2026-01-10T12:00:00.000000Z", "goneKnown": "observed", "end": "overridden", "deletedBy": "ada",
        "overridden": 1, "longest": {"point": "preDrain", "name": "B", "owner": "o",
        "since": "2026-01-10T11:00:00.000000Z", "seconds": 3600.0, "end": "released"}})");
    QTest::newRow("one that is there") << Again(again<live::LifeRow>) << QByteArray(R"({
        "uid": "u", "made": "2026-01-09T12:00:00.000000Z", "madeKnown": "observed", "gone": null,
        "goneKnown": "observed", "end": "", "deletedBy": "", "overridden": 0, "longest": null})");
    QTest::newRow("what is known of lives") << Again(again<live::LivesRecordRow>) << QByteArray(R"({
        "begins": "2026-01-09T12:00:00.000000Z"})");
}

void TestRows::whatIsSaidComesWithItsMessage()
{
    live::HoldRow row;
    row.reason = live::clause(say::refusesEviction("shop/cart-0"));
    row.sentence =
        live::sentence(sentences({say::draining("w", quoted("oops")), say::nextTryIn(90s)}));
    row.next = std::string("somebody else's words");
    const Json json = live::toJson(row);
    QCOMPARE(textAt(json, "/reason"), QStringLiteral("it refuses the eviction of shop/cart-0"));
    QCOMPARE(textAt(json, "/reasonMessage/id"), QStringLiteral("refusesEviction"));
    QCOMPARE(textAt(json, "/reasonMessage/arguments/0"), QStringLiteral("shop/cart-0"));
    QCOMPARE(textAt(json, "/sentence"), QStringLiteral("Draining w: oops. Next try in 1 m."));
    QVERIFY(!json.contains("nextMessage"));
    QCOMPARE(live::rowText(row), json.dump());
    QCOMPARE(live::fromJson<live::HoldRow>(json), row);
}

void TestRows::aListIsSaidWithItsMessages()
{
    live::OverrideRow row;
    row.bypassed = {live::clause(say::deletionWasAskedFor()), std::string("as it is")};
    row.saferExits = {std::string("as it is")};
    const Json json = live::toJson(row);
    QCOMPARE(json.at("bypassed").dump(), std::string(R"(["deletion requested","as it is"])"));
    QCOMPARE(json.at("bypassedMessages").dump(),
             std::string(R"([{"id":"deletionWasAskedFor"},null])"));
    QVERIFY(!json.contains("saferExitsMessages"));
    QCOMPARE(live::rowText(row), json.dump());
    QCOMPARE(live::fromJson<live::OverrideRow>(json), row);
}

void TestRows::theEnglishStaysWhereTheMessageIsNotKnown()
{
    const auto row = live::fromJson<live::HoldRow>(
        Json::parse(R"({"reason": "it dreams", "reasonMessage": {"id": "dreams"}})"));
    QCOMPARE(row.reason, live::Said(std::string("it dreams")));
}

void TestRows::aRowComesBackAsItWent()
{
    QFETCH(const Again, again);
    QFETCH(const QByteArray, json);
    QCOMPARE(again(json), QByteArray::fromStdString(Json::parse(json.constData()).dump()));
}

void TestRows::whatIsMissingOrWrongReadsAsNothing_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const char *json, const char *member, const char *value) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(member) << QByteArray(value);
    };
    row("a text that is missing is empty", "{}", "/machine", R"("")");
    row("a number is no text", R"({"machine": 5})", "/machine", R"("")");
    row("null is no text", R"({"machine": null})", "/machine", R"("")");
    row("a number that is missing is 0", "{}", "/priority", "0");
    row("a text is no number", R"({"priority": "2"})", "/priority", "0");
    row("a fraction is cut", R"({"priority": 2.7})", "/priority", "2");
    row("a number that has no room is none",
        R"({"priority": 9223372036854775807})",
        "/priority",
        "0");
    row("nor has one below", R"({"priority": -2147483649})", "/priority", "0");
    row("the least that has room is read",
        R"({"priority": -2147483648})",
        "/priority",
        "-2147483648");
    row("only true is true", R"({"foremost": 1})", "/foremost", "false");
    row("a word that is missing is none", "{}", "/state", R"("")");
    row("a word of a newer backend is another", R"({"state": "Dreaming"})", "/state", R"("?")");
    row("a word in other letters is another", R"({"state": "holding"})", "/state", R"("?")");
    row("a flag is no word", R"({"state": true})", "/state", R"("")");
    row("no time is no instant", R"({"since": "soon"})", "/since", R"("")");
    row("a number is no instant", R"({"since": 1768046400})", "/since", R"("")");
    row("a time of another zone is the same instant",
        R"({"since": "2026-01-10T13:00:00+01:00"})",
        "/since",
        R"("2026-01-10T12:00:00.000000Z")");
    row("seconds that are missing are none", R"({"expected": {}})", "/expected/p50", "0");
    row("seconds that no time has are none",
        R"({"expected": {"p50": 1e300}})",
        "/expected/p50",
        "0");
    row("a text is no object", R"({"owner": "o"})", "/owner/name", R"("")");
    row("a list is no object", R"({"owner": []})", "/owner/liveness", R"("")");
    row("a text is no list", R"({"modifiers": "Orphan"})", "/modifiers", "[]");
    row("what does not fit into a list is left out",
        R"({"modifiers": [5, "Orphan", null]})",
        "/modifiers",
        R"(["Orphan"])");
    row("members of a newer backend are ignored", R"({"mood": "calm"})", "/state", R"("")");
    row("a list is no row", "[]", "/state", R"("")");
    row("null is no row", "null", "/priority", "0");
}

void TestRows::whatIsMissingOrWrongReadsAsNothing()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, member);
    const Json row = live::toJson(live::fromJson<live::HoldRow>(Json::parse(json.constData())));
    QTEST(QByteArray::fromStdString(row.at(Json::json_pointer(member.constData())).dump()),
          "value");
}

void TestRows::everyWordLeadsToItsEnumerator_data()
{
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QString>("first");
    const auto add = []<live::Worded Type>(
                         const char *name, const std::vector<Type> &values, Type first) {
        QStringList words;
        for (const Type value : values) {
            const std::string_view word = live::toWord(value);
            if (live::fromWord<Type>(word) != value)
                words.append(QStringLiteral("<wrong>"));
            words.append(QString::fromStdString(std::string(word)));
        }
        QTest::newRow(name) << words << QString::fromStdString(std::string(live::toWord(first)));
    };
    const auto table = [&add]<live::Tabled Enum>(const char *name, Enum first) {
        std::vector<Enum> values;
        for (std::size_t place = 0; place < live::words<Enum>.size(); ++place)
            values.push_back(static_cast<Enum>(place));
        add(name, values, first);
    };
    add("power",
        std::vector<live::Power>{{},
                                 PowerState::On,
                                 PowerState::Off,
                                 PowerState::PoweringOn,
                                 PowerState::PoweringOff,
                                 PowerState::Paused,
                                 PowerState::Unknown,
                                 live::Power::other()},
        live::Power(PowerState::On));
    table("look", live::Look::Normal);
    table("maintenance", live::MaintenanceStage::UnderWay);
    table("kind of a hold", live::HoldKind::PreCreate);
    table("state of a hold", live::HoldState::Armed);
    table("kind of an owner", live::OwnerKind::Unresolved);
    table("liveness", live::Liveness::Unknown);
    table("modifier", live::HoldModifier::OwnerFailing);
    table("impact", live::Impact::Nothing);
    table("state of an alarm", live::AlarmState::Raised);
    table("state of an override", live::OverrideState::Previewed);
    table("light of a check", live::Light::Green);
    table("state of a key", live::KeyState::Requested);
    table("state of a maintenance", live::WorkState::Announced);
    table("weight of a conflict", live::Weight::Note);
    table("state of a kind", live::KindState::Unknown);
    table("state of a server", live::ServerState::Loading);
    table("state of a group", live::GroupState::Running);
    table("state of an export", live::ExportState::Running);
    table("what is known", live::Known::Observed);
    table("op", live::Op::Hello);
    table("mode", live::Mode::Embedded);
    table("outcome", live::Outcome::Observed);
}

void TestRows::everyWordLeadsToItsEnumerator()
{
    QFETCH(const QStringList, there);
    QVERIFY(!there.contains(QStringLiteral("<wrong>")));
    QCOMPARE(there.first(), QString());
    QTEST(there.at(1), "first");
    QCOMPARE(there.last(), QStringLiteral("?"));
    QCOMPARE(QSet<QString>(there.begin(), there.end()).size(), there.size());
}

void TestRows::aRowOfTheAuditIsReadAsFarAsItIsKnown()
{
    const Json stored = Json::parse(R"({"actor": "ada", "namespace": "n", "mood": "calm",
        "checks": [{"check": "c", "light": "red", "evidence": "e"}]})");
    const live::StoredAuditRow written{
        7, parseTime("2026-01-10T12:00:00Z"), "o", true, stored, "ab"};
    const Json json = live::toJson(written);
    QCOMPARE(json.at("content").dump(), stored.dump()); // as the chain has it
    const auto row = live::fromJson<live::AuditRow>(json);
    QCOMPARE(row.number, 7);
    QCOMPARE(row.content.actor, std::string("ada"));
    QCOMPARE(row.content.ns, std::string("n"));
    QCOMPARE(row.content.checks.at(0).light, live::Light::Red);
}

void TestRows::aFrameIsWhatTheProtocolShows_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char *name, const std::string &written, const char *text) {
        QTest::newRow(name) << written << std::string(text);
    };
    using live::JsonSide;
    using live::JsonTextSide;
    const auto at = parseTime("2026-01-10T12:00:00Z");
    live::BasicHello<JsonSide> hello{1, "c/1", {}};
    row("hello", frameText(hello), R"({"op":"hello","protocol":1,"client":"c/1"})");
    hello.resume = {"s", {{"f", 4}}};
    row("a hello that goes on",
        frameText(hello),
        R"({"op":"hello","protocol":1,"client":"c/1","resume":{"session":"s","views":{"f":4}}})");
    row("subscribe",
        frameText(live::BasicSubscribe<JsonSide>{"f", "fleet", Json::object()}),
        R"({"op":"subscribe","id":"f","view":"fleet"})");
    row("a command",
        frameText(live::BasicCommand<JsonSide>{"c1", "x", {{"key", "\"\xff"}}}),
        "{\"op\":\"command\",\"id\":\"c1\",\"command\":\"x\",\"arguments\":{\"key\":\"\\\"\uFFFD\"}"
        "}");
    row("pong", frameText(live::Pong{}), R"({"op":"pong"})");
    row("a snapshot",
        frameText(live::BasicSnapshot<JsonTextSide>{"f", 1, at, {R"({"a":{}})"}, {}, {}}),
        R"({"op":"snapshot","id":"f","seq":1,"at":"2026-01-10T12:00:00.000000Z","rows":{"a":{}}})");
    row("a snapshot of the past",
        frameText(live::BasicSnapshot<JsonTextSide>{"f", 1, at, {"{}"}, at, ""}),
        R"({"op":"snapshot","id":"f","seq":1,"at":"2026-01-10T12:00:00.000000Z","rows":{},)"
        R"("asOf":"2026-01-10T12:00:00.000000Z","blind":""})");
    const live::BasicChanges<JsonTextSide> changes{at, {R"({"a":1})"}, {"b"}};
    row("a delta",
        frameText(live::BasicDelta<JsonTextSide, live::JsonText>{"f", 2, membersText(changes)}),
        R"({"op":"delta","id":"f","seq":2,"at":"2026-01-10T12:00:00.000000Z","set":{"a":1},"remove":["b"]})");
    row("a tick",
        frameText(live::Tick{at}),
        R"({"op":"tick","now":"2026-01-10T12:00:00.000000Z"})");
    live::BasicResult<JsonSide> result;
    result.id = "c1";
    result.outcome = live::Outcome::Observed;
    result.result = Json::object();
    row("a result",
        frameText(result),
        R"({"op":"result","id":"c1","outcome":"observed","result":{}})");
    row("an error of no frame",
        frameText(live::BasicError<JsonSide>{"", "Invalid", std::string("m")}),
        R"({"op":"error","code":"Invalid","message":"m"})");
    row("goodbye",
        frameText(live::BasicGoodbye<JsonSide>{std::string("r")}),
        R"({"op":"goodbye","reason":"r"})");
}

void TestRows::aFrameIsWhatTheProtocolShows()
{
    QFETCH(const std::string, written);
    QFETCH(const std::string, text);
    QCOMPARE(written, text);
    const auto head = live::frameFrom<live::FrameHead>(Json::parse(text));
    QCOMPARE(std::string(toWord(head.op)), Json::parse(text).at("op").get<std::string>());
}

} // namespace tst_rows

HP_TEST(tst_rows, TestRows)
#include "tst_rows.moc"
