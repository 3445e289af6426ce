// SPDX-License-Identifier: Apache-2.0
#include "model/live/AlarmRow.h"
#include "model/live/FleetRow.h"
#include "model/live/HoldRow.h"
#include "model/live/MachineRows.h"
#include "model/live/OverrideRow.h"
#include "model/live/PowerRow.h"
#include "model/live/RowJson.h"
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
};

namespace {

/// A row of that type, read and written again.
template<live::Row Type>
QByteArray again(const QByteArray &text)
{
    const auto row = live::fromJson<Type>(Json::parse(text.constData()));
    const Json json = live::toJson(row);
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
        "ns": "n", "name": "w", "uid": "u", "role": "worker", "set": "s", "zone": "z", "phase": "Deleting",
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
        "holds": [], "waitingAt": "", "hold": "", "owner": "", "sentence": ""})");
    QTest::newRow("a hold") << Again(again<live::HoldRow>) << QByteArray(R"({
        "ns": "n", "machine": "w", "role": "worker", "host": "", "kind": "hook.preTerminate",
        "waitingAt": "preTerminate", "hold": "B",
        "owner": {"name": "o", "kind": "lease", "object": "lease/k/o", "liveness": "silent",
                  "lastSign": "2026-01-10T12:00:00.000000Z", "says": "it was last heard of 12 m ago"},
        "state": "Late", "modifiers": ["OwnerSilent", "Cursed"], "reason": "the instance is kept for it",
        "evidence": "spec", "since": "2026-01-10T12:00:00.000000Z", "observed": "",
        "expected": {"p50": 180, "p95": 600, "n": 41, "budget": 1800, "lateAt": "2026-01-10T12:10:00.000000Z",
                     "overdueAt": "2026-01-10T12:30:00.000000Z"},
        "eta": "", "impact": "capacity", "priority": 3, "foremost": true, "sentence": "Waiting.",
        "next": "The instance is deleted next."})");
    QTest::newRow("what all holds are") << Again(again<live::HoldSummary>) << QByteArray(R"({
        "machines": 9, "armed": 3, "armedMachines": 2, "holding": 1, "late": 1, "overdue": 0,
        "lastCleared": "2026-01-10T12:00:00.000000Z"})");
    QTest::newRow("an alarm") << Again(again<live::AlarmRow>) << QByteArray(R"({
        "machine": "n/w", "text": "Waiting.", "priority": 2, "state": "Shelved",
        "raised": "2026-01-10T12:00:00.000000Z", "acknowledged": "", "acknowledgedBy": "",
        "shelvedUntil": "2026-01-10T14:00:00.000000Z", "shelvedBy": "anna", "reason": "NIC on order",
        "cleared": ""})");
    QTest::newRow("what all alarms are") << Again(again<live::AlarmSummary>) << QByteArray(R"({
        "raised": 1, "acknowledged": 2, "shelved": 3, "cleared": 4, "byPriority": [1, 2, 0], "flood": true,
        "floodSince": "2026-01-10T12:00:00.000000Z", "inTenMinutes": 11, "lastHour": 12, "lastDay": 13,
        "lastDayByPriority": [1, 5, 7], "perTenMinutes": [0, 13], "most": [{"key": "n/w/cause", "times": 4}],
        "chattering": []})");
    QTest::newRow("the power of a host") << Again(again<live::PowerRow>) << QByteArray(R"({
        "ns": "n", "name": "h", "rack": "r", "zone": "z", "machine": "n/w", "role": "worker", "power": "Off",
        "wantsOn": true, "mismatch": false, "detached": false, "paused": true, "state": "provisioned",
        "status": {"look": "holding", "word": "Held off", "priority": 2, "since": "2026-01-10T12:00:00.000000Z"},
        "errorType": "", "errorMessage": "", "errorCount": 1, "observedAt": "2026-01-10T12:00:00.000000Z",
        "lastPoweredOn": "", "pendingRebootSince": "", "action": "SoftOff",
        "actionDeadline": "2026-01-10T12:05:00.000000Z", "held": true,
        "keys": [{"key": "reboot.metal3.io/x", "keyed": true, "mode": "soft", "state": "held", "requester": "m",
                  "ours": false, "acceptedAt": "2026-01-10T12:00:00.000000Z", "heldSince": ""}]})");
    QTest::newRow("the machine of a page") << Again(again<live::MachineRow>) << QByteArray(R"({
        "ns": "n", "name": "w", "uid": "u", "role": "worker", "set": "s", "zone": "z", "phase": "Running",
        "phaseSince": "", "created": "2026-01-09T12:00:00.000000Z", "deleting": false, "node": "w",
        "nodeReady": "True", "cordoned": false, "host": "n/h", "power": "On", "wantsOn": true, "powerHolds": 0,
        "maintenance": "", "status": {"look": "normal", "word": "Running", "priority": 0, "since": ""},
        "holds": [], "waitingAt": "", "hold": "", "owner": "", "sentence": "",
        "providerId": "metal://h", "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}],
        "instanceState": "running", "finalizers": ["a/b"], "errorReason": "", "errorMessage": "",
        "gone": "2026-01-10T12:00:00.000000Z"})");
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
        "errorType": "", "errorMessage": "", "errorCount": null})");
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
                  "delaySeconds": 30, "offered": true},
        "breakGlassGates": null, "remaining": ["secondPerson"], "nameToType": "w", "digits": "4711",
        "dryRun": {"state": "accepted", "message": "", "warnings": ["w"], "at": "2026-01-10T12:00:00.000000Z"},
        "checks": [{"id": "i", "question": "q", "light": "red", "evidence": "e", "source": "s", "at": null}],
        "patch": "[]", "patchType": "json", "kubectl": "kubectl", "digest": "d",
        "at": "2026-01-10T12:00:00.000000Z", "requestedBy": "ada", "by": "ada", "reason": "r",
        "breakGlass": false, "approvedBy": "", "committedAt": "2026-01-10T12:00:00.000000Z",
        "approvalUntil": "2026-01-10T12:30:00.000000Z", "approvedAt": null, "sendAt": null, "sentAt": null,
        "acceptedAt": null, "observeUntil": null, "revision": "", "endedAt": null, "outcome": "", "review": ""})");
    QTest::newRow("the checks of an override")
        << Again(again<live::OverrideChecksRow>) << QByteArray(R"({
        "checks": [{"id": "i", "question": "q", "light": "green", "evidence": "e", "source": "s",
                    "at": "2026-01-10T12:00:00.000000Z"}],
        "level": "G1", "refusal": "", "at": "2026-01-10T12:00:00.000000Z"})");
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
    QCOMPARE(live::fromJson<live::HoldRow>(json), row);
}

void TestRows::aListIsSaidWithItsMessages()
{
    live::OverrideRow row;
    row.bypassed = {live::clause(say::deletionWasAskedFor()), std::string("as it is")};
    row.saferExits = {std::string("as it is")};
    const Json json = live::toJson(row);
    QCOMPARE(json.at("bypassed").dump(),
             std::string(R"(["its deletion was asked for","as it is"])"));
    QCOMPARE(json.at("bypassedMessages").dump(),
             std::string(R"([{"id":"deletionWasAskedFor"},null])"));
    QVERIFY(!json.contains("saferExitsMessages"));
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
    const auto table = []<live::Worded Enum>(const char *name, Enum first) {
        QStringList words;
        for (std::size_t place = 0; place < live::words<Enum>.size(); ++place) {
            const auto value = static_cast<Enum>(place);
            const std::string_view word = live::toWord(value);
            if (live::fromWord<Enum>(word) != value)
                words.append(QStringLiteral("<wrong>"));
            words.append(QString::fromStdString(std::string(word)));
        }
        QTest::newRow(name) << words << QString::fromStdString(std::string(live::toWord(first)));
    };
    table("power", live::Power::On);
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

} // namespace tst_rows

Q_DECLARE_METATYPE(tst_rows::Again)

HP_TEST(tst_rows, TestRows)
#include "tst_rows.moc"
