// SPDX-License-Identifier: Apache-2.0

#include "tests/support/gateway/DemoSite.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace hp::tests {

namespace {

QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject with(QJsonObject base, const QJsonObject &members)
{
    for (auto member = members.begin(); member != members.end(); ++member)
        base.insert(member.key(), member.value());
    return base;
}

QJsonObject look(const QString &look, const QString &word, int priority, const QString &since)
{
    return {{"look", look}, {"word", word}, {"priority", priority}, {"since", since}};
}

QString machineKey(const char *name)
{
    return QStringLiteral("openshift-machine-api/") + QLatin1String(name);
}

} // namespace

DemoSite::DemoSite(QDateTime now)
    : m_now(std::move(now))
{ }

QString DemoSite::ago(double minutes) const
{
    return m_now.addMSecs(static_cast<qint64>(-minutes * 60000))
        .toUTC()
        .toString(QStringLiteral("yyyy-MM-dd'T'HH:mm:ss.zzz'000Z'"));
}

QJsonObject DemoSite::power(int hosts) const
{
    QJsonObject rows;
    const QJsonObject calm =
        object(R"({"ns": "openshift-machine-api", "zone": "", "role": "worker", "power": "On",
        "wantsOn": true, "mismatch": false, "detached": false, "paused": false, "state": "provisioned", "errorType": "",
        "errorMessage": "", "errorCount": 0, "pendingRebootSince": "", "action": "", "actionDeadline": "", "keys": [], "held": false})");
    const QJsonObject key{{"key", "reboot.metal3.io/capbm-requested-power-off"},
                          {"keyed", true},
                          {"mode", "hard"},
                          {"state", "held"},
                          {"requester", "machine-health-check"},
                          {"ours", false},
                          {"acceptedAt", ago(33)},
                          {"heldSince", ago(31)}};
    const QJsonObject ours{{"key", "reboot.metal3.io/holdpoint-4f1c"},
                           {"keyed", true},
                           {"mode", "soft"},
                           {"state", "requested"},
                           {"requester", "erin"},
                           {"note", "PSU is being changed"},
                           {"ours", true},
                           {"acceptedAt", ago(2)},
                           {"heldSince", ""}};
    const QList<QJsonObject> odd{{{"power", "Off"},
                                  {"status", look("holding", "Held off", 2, ago(31))},
                                  {"keys", QJsonArray{key}},
                                  {"requester", "machine-health-check"},
                                  {"held", true}},
                                 {{"power", "Off"},
                                  {"mismatch", true},
                                  {"status", look("mismatch", "Wants On, is Off", 1, ago(3))}},
                                 {{"power", "Off"},
                                  {"mismatch", true},
                                  {"status", look("mismatch", "Wants On, is Off", 3, ago(19))}},
                                 {{"power", "PoweringOff"},
                                  {"status", look("poweringoff", "Turning off", 0, ago(1.2))},
                                  {"action", "SoftOff"},
                                  {"actionDeadline", ago(-1.8)},
                                  {"requester", "erin"},
                                  {"note", "PSU is being changed"},
                                  {"keys", QJsonArray{ours}},
                                  {"held", true}},
                                 {{"power", "Unknown"},
                                  {"status", look("unknown", "Power unknown", 0, ago(6))},
                                  {"reason", "the BMC does not answer"},
                                  {"retryAt", ago(-7)},
                                  {"errorType", "power management error"},
                                  {"errorMessage", "the BMC at 10.0.9.14 does not answer"},
                                  {"errorCount", 4}},
                                 {{"power", "Off"},
                                  {"wantsOn", false},
                                  {"machine", ""},
                                  {"state", "available"},
                                  {"status", look("off", "Off", 0, "")}},
                                 {{"detached", true},
                                  {"status", look("maintenance", "Detached", 0, "")},
                                  {"requester", "maintenance firmware-17"},
                                  {"maintenanceUntil", ago(-65)}},
                                 {{"wantsOn", false},
                                  {"mismatch", true},
                                  {"status", look("mismatch", "Wants Off, is On", 0, "")}}};
    for (int i = 0; i < hosts; ++i) {
        const QString name = QStringLiteral("host-%1").arg(i);
        QJsonObject row =
            with(calm,
                 {{"name", name},
                  {"rack", QStringLiteral("rack-%1").arg(i % 4 + 1)},
                  {"machine", machineKey(qPrintable(QStringLiteral("worker-a-%1").arg(i)))},
                  {"observedAt", ago(0.2)},
                  {"lastPoweredOn", ago(60.0 * 24 * (3 + i % 30))},
                  {"status", look("on", "On", 0, ago(60.0 * 24 * (3 + i % 30)))}});
        if (i % 3 == 1 && i / 3 < odd.size())
            row = with(row, odd[i / 3]);
        rows.insert(machineKey(qPrintable(name)), row);
    }
    return rows;
}

QJsonObject DemoSite::alarms() const
{
    const auto alarm =
        [this](
            const char *machine, const char *text, int priority, const char *state, double raised) {
            return QJsonObject{{"machine", machineKey(machine)},
                               {"text", text},
                               {"priority", priority},
                               {"state", state},
                               {"raised", ago(raised)},
                               {"acknowledged", ""},
                               {"acknowledgedBy", ""},
                               {"shelvedUntil", ""},
                               {"shelvedBy", ""},
                               {"reason", ""},
                               {"cleared", ""}};
        };
    QJsonObject rows;
    const auto put = [&rows](const char *key, const QJsonObject &row) {
        rows.insert(QString(QStringLiteral("alarm/") + machineKey(key)), row);
    };
    put("worker-c-4/power.key/capbm-requested-power-off",
        alarm("worker-c-4",
              "Host host-4 is held off for a remediation. Node worker-c-4 is not deleted yet. "
              "31 m.",
              2,
              "Raised",
              16));
    put("worker-a-9/cause",
        alarm("worker-a-9",
              "Failed: InsufficientResources. No host matches the selector. 3 h 10 m.",
              3,
              "Raised",
              190));
    put("worker-a-2/drain.pdb/shop/frontend",
        with(alarm("worker-a-2",
                   "Drain waits for pod shop/frontend-5c9: its budget shop/frontend allows no "
                   "disruption.",
                   3,
                   "Acknowledged",
                   1560),
             {{"acknowledged", ago(70)}, {"acknowledgedBy", "ada"}}));
    put("worker-b-7/hook.preTerminate/BackupFileSystem",
        with(alarm(
                 "worker-b-7",
                 "Waiting at preTerminate for BackupFileSystem (owner my-backup-controller). 47 m.",
                 2,
                 "Shelved",
                 47),
             {{"shelvedUntil", ago(-75)},
              {"shelvedBy", "brian"},
              {"reason", "tape library is being replaced"}}));
    QJsonArray rate;
    for (int i = 0; i < 144; ++i)
        rate.append(i == 60          ? 17
                        : i == 61    ? 13
                        : i == 62    ? 6
                        : i % 9 == 0 ? 2
                        : i % 5 == 0 ? 1
                                     : 0);
    const auto times = [](const char *key, int count) {
        return QJsonObject{{"key", machineKey(key)}, {"times", count}};
    };
    rows.insert(
        "summary",
        QJsonObject{{"raised", 2},
                    {"acknowledged", 1},
                    {"shelved", 1},
                    {"cleared", 0},
                    {"byPriority", QJsonArray{0, 1, 2}},
                    {"flood", false},
                    {"floodSince", ""},
                    {"inTenMinutes", 1},
                    {"lastHour", 4},
                    {"lastDay", 92},
                    {"lastDayByPriority", QJsonArray{3, 21, 68}},
                    {"perTenMinutes", rate},
                    {"most",
                     QJsonArray{times("worker-c-4/power.key/capbm-requested-power-off", 24),
                                times("worker-a-2/drain.pdb/shop/frontend", 19),
                                times("worker-b-7/hook.preTerminate/BackupFileSystem", 9),
                                times("worker-a-9/cause", 4)}},
                    {"chattering",
                     QJsonArray{times("worker-c-4/power.key/capbm-requested-power-off", 5)}}});
    return rows;
}

QJsonObject DemoSite::audit() const
{
    QJsonObject rows;
    int number = 0;
    const auto put = [&](bool opens, double minutes, const QJsonObject &content) {
        ++number;
        rows.insert(
            QStringLiteral("%1").arg(number, 12, 10, QLatin1Char('0')),
            QJsonObject{{"number", number},
                        {"at", ago(minutes)},
                        {"override", content.value("id")},
                        {"opens", opens},
                        {"hash", QString(64, QLatin1Char('a' + static_cast<char>(number % 6)))},
                        {"content", content}});
    };
    const QJsonObject hook = object(R"({"id": "o-17", "action": "remove-hook", "kind": "Machine",
        "namespace": "openshift-machine-api", "name": "worker-b-7", "uid": "6f2c0d4e-8a1b-4a57-9b0e-0c7f7d1f3a55", "level": "G3",
        "levelWhy": "it cannot be undone", "actor": "ada", "from": "10.0.7.21:53122", "asUser": "system:serviceaccount:holdpoint:holdpoint",
        "point": "preTerminate", "hook": "BackupFileSystem", "owner": "my-backup-controller",
        "reason": "CHG-4711: the backup ran by hand", "breakGlass": false, "confirm": "held",
        "digest": "9b1c7a55d2f04c1d8e7a66b0c3f25d9e9b1c7a55d2f04c1d8e7a66b0c3f25d9e",
        "dryRun": {"state": "accepted", "message": "", "warnings": []},
        "patch": "[{\"op\":\"test\",\"path\":\"/metadata/uid\",\"value\":\"6f2c0d4e\"},{\"op\":\"test\",\"path\":\"/spec/lifecycleHooks/preTerminate/0\",\"value\":{\"name\":\"BackupFileSystem\",\"owner\":\"my-backup-controller\"}},{\"op\":\"remove\",\"path\":\"/spec/lifecycleHooks/preTerminate/0\"}]",
        "checks": [{"check": "fresh", "light": "green", "evidence": "read 2 s ago"},
                   {"check": "owner-alive", "light": "unknown", "evidence": "it was last heard of 12 m ago"},
                   {"check": "quorum", "light": "green", "evidence": "no control-plane machine"}]})");
    const QJsonObject key = with(hook,
                                 {{"id", "o-16"},
                                  {"action", "release-power-key"},
                                  {"hook", ""},
                                  {"powerKey", "reboot.metal3.io/firmware"},
                                  {"kind", "BareMetalHost"},
                                  {"name", "host-12"},
                                  {"level", "G4"},
                                  {"actor", "brian"},
                                  {"reason", "rack is being emptied, see CHG-4702"},
                                  {"approvedBy", "carol"}});
    const QJsonObject glass = with(hook,
                                   {{"id", "o-15"},
                                    {"action", "hard-reboot"},
                                    {"kind", "BareMetalHost"},
                                    {"name", "host-3"},
                                    {"level", "G4"},
                                    {"actor", "dave"},
                                    {"reason", "nobody else is here and the site is down"},
                                    {"breakGlass", true}});
    put(true, 340, glass);
    put(false,
        339,
        with(glass, {{"result", "timedOut"}, {"outcome", "No restart was seen within 60 s."}}));
    put(true, 120, key);
    put(false, 119, with(key, {{"result", "observed"}, {"outcome", "The key is gone."}}));
    put(true, 6, hook);
    put(false,
        5,
        with(hook,
             {{"result", "observed"}, {"outcome", "The hook is gone; Terminable became True."}}));
    rows.insert("chain",
                QJsonObject{{"rows", number},
                            {"head", QString(64, QLatin1Char('e'))},
                            {"fault", ""},
                            {"checkedAt", ago(4)}});
    rows.insert("review/o-15",
                QJsonObject{{"override", "o-15"},
                            {"action", "hard-reboot"},
                            {"verb", "Hard reboot"},
                            {"object", machineKey("host-3")},
                            {"actor", "dave"},
                            {"reason", "nobody else is here and the site is down"},
                            {"at", ago(339)}});
    return rows;
}

QJsonObject DemoSite::incidents() const
{
    const auto row = [this](const char *ref,
                            const char *title,
                            const char *severity,
                            const char *status,
                            double from,
                            double to) {
        return QJsonObject{{"id", ref},
                           {"ref", ref},
                           {"title", title},
                           {"severity", severity},
                           {"status", status},
                           {"lead", "ada"},
                           {"from", ago(from)},
                           {"to", to > 0 ? QJsonValue(ago(to)) : QJsonValue()},
                           {"machines", QJsonArray{machineKey("worker-b-7")}},
                           {"createdBy", "ada"},
                           {"changedAt", ago(4)}};
    };
    return {{"HP-2026-0042",
             row("HP-2026-0042", "worker-b-7 waited for its backup", "2", "open", 70, 0)},
            {"HP-2026-0041",
             row("HP-2026-0041", "Rack 2 lost its BMC network", "1", "resolved", 3100, 2900)},
            {"HP-2026-0040", row("HP-2026-0040", "", "", "closed", 9000, 8890)}};
}

QJsonObject DemoSite::incident() const
{
    return {
        {"id", "HP-2026-0042"},
        {"ref", "HP-2026-0042"},
        {"title", "worker-b-7 waited for its backup"},
        {"severity", "2"},
        {"status", "open"},
        {"lead", "ada"},
        {"summary_md", "The backup of worker-b-7 did not end because the tape library was full."},
        {"factors_md", QJsonArray{"The tape library had no room.", "Its alarm went to nobody."}},
        {"range", QJsonObject{{"from", ago(70)}, {"to", ago(5)}}},
        {"machines", QJsonArray{machineKey("worker-b-7")}},
        {"marks",
         QJsonObject{
             {"t/4714",
              QJsonObject{{"importance", "key"}, {"comment_md", "Here the tape was changed."}}}}},
        {"created_by", "ada"},
        {"created_at", ago(30)},
        {"changed_at", ago(4)}};
}

QJsonObject DemoSite::entries() const
{
    const auto entry = [this](int row,
                              double minutes,
                              const char *kind,
                              const char *importance,
                              const char *summary,
                              const char *actor) {
        QJsonObject one{{"id", QStringLiteral("t/%1").arg(row)},
                        {"seq", row},
                        {"event_time", ago(minutes)},
                        {"recorded_time", ago(minutes)},
                        {"time_source", "observed"},
                        {"kind", kind},
                        {"importance", importance},
                        {"channel", "watch"},
                        {"summary", summary},
                        {"redacted", false}};
        if (*actor)
            one.insert("actor", QJsonObject{{"type", "controller"}, {"display", actor}});
        return one;
    };
    return {
        {"format", "entries"},
        {"preset", "internal"},
        {"left_out", 0},
        {"entries",
         QJsonArray{entry(4711, 52, "phase", "key", "worker-b-7 is to be deleted", "ada"),
                    entry(4712, 51, "node", "hidden", "Node worker-b-7 is cordoned", "holdpoint"),
                    entry(4713, 49, "drain", "normal", "Draining, 14 pods left", ""),
                    entry(4714,
                          47,
                          "hold.engaged",
                          "key",
                          "BackupFileSystem holds at preTerminate",
                          "my-backup-controller"),
                    entry(4715, 30, "hold.late", "key", "BackupFileSystem is late", ""),
                    entry(4716, 21, "ack", "normal", "The alarm was acknowledged", "brian"),
                    entry(4717,
                          5,
                          "hold.released",
                          "key",
                          "BackupFileSystem was released",
                          "my-backup-controller")}},
        {"timestamps",
         QJsonObject{
             {"started",
              QJsonObject{
                  {"value", ago(30)}, {"evidence_entry_id", "t/4715"}, {"confidence", "high"}}},
             {"acknowledged",
              QJsonObject{
                  {"value", ago(21)}, {"evidence_entry_id", "t/4716"}, {"confidence", "high"}}},
             {"mitigated",
              QJsonObject{
                  {"value", ago(5)}, {"evidence_entry_id", "t/4717"}, {"confidence", "low"}}}}},
        {"metrics", QJsonObject{}}};
}

QString DemoSite::document()
{
    return QString::fromUtf8(R"(---
incident: "HP-2026-0042"
severity: "2"
status: "open"
lead: "ada"
window: "2026-11-20T12:53:22Z/2026-11-20T13:58:22Z"
cluster: "prod-a"
preset: "internal"
---
# worker-b-7 waited for its backup

All times are UTC. Holdpoint writes no conclusions: figures follow from the entries named beside them, texts are a person's.

## In short

- 13:16:22  worker-b-7: preTerminate BackupFileSystem (owner my-backup-controller) held for 42 m, then released
- 13:33:22  worker-b-7: BackupFileSystem is late

## Facts (from the record)

| Fact | Value | Evidence |
| --- | --- | --- |
| Started | 2026-11-20 13:33:22 | t/4715 |
| Acknowledged | 2026-11-20 13:42:22 | t/4716 |
| Held in total | 42 m by the clock, 0.7 machine-hours | 1 hold below |

## Summary

The backup of worker-b-7 did not end because the tape library was full.

## Timeline (UTC)

| Time | Machine | Actor | What | Known | Evidence |
| --- | --- | --- | --- | --- | --- |
| 13:11:22 | worker-b-7 | ada | **worker-b-7 is to be deleted** | observed | t/4711 |
| 13:14:22 | worker-b-7 | – | Draining, 14 pods left | observed | t/4713 |
| 13:16:22 | worker-b-7 | my-backup-controller | **BackupFileSystem holds at preTerminate** | observed | t/4714 |
| 13:17:22 | worker-b-7 | machine-controller | Terminable: HookPresent: Terminate operation currently blocked by: \[{Name:BackupFileSystem Owner:my-backup-controller}\] | observed | t/4718 |
| 13:33:22 | worker-b-7 | – | **BackupFileSystem is late** | observed | t/4715 |
| 13:42:22 | worker-b-7 | brian | The alarm was acknowledged | observed | t/4716 |
| 13:58:22 | worker-b-7 | my-backup-controller | **BackupFileSystem was released** | observed | t/4717 |
)");
}

QJsonObject DemoSite::exports() const
{
    const QJsonObject done{{"of", "HP-2026-0041"},
                           {"format", "html"},
                           {"preset", "partner"},
                           {"by", "ada"},
                           {"startedAt", ago(44)},
                           {"state", "done"},
                           {"done", 2210},
                           {"expected", 2210},
                           {"bytes", 184320},
                           {"trouble", ""}};
    return {{"1", done},
            {"2",
             with(done,
                  {{"of", machineKey("worker-b-7")},
                   {"format", "holdpoint"},
                   {"preset", "internal"},
                   {"startedAt", ago(0.1)},
                   {"state", "running"},
                   {"done", 620},
                   {"bytes", 40960}})}};
}

QJsonObject DemoSite::tokens() const
{
    const auto row = [this](const char *name, const char *role, double seen, bool builtIn) {
        return QJsonObject{{"name", name},
                           {"roles", QJsonArray{role}},
                           {"createdAt", builtIn ? QString() : ago(60.0 * 24 * 40)},
                           {"createdBy", builtIn ? "" : "ada"},
                           {"lastSeen", seen < 0 ? QString() : ago(seen)},
                           {"builtIn", builtIn}};
    };
    return {{"admin", row("admin", "admin", 0.1, true)},
            {"operator", row("operator", "operator", 2, true)},
            {"wall-noc-1", row("wall-noc-1", "wall", 0.05, false)},
            {"wall-old", row("wall-old", "wall", -1, false)},
            {"ci-export", row("ci-export", "viewer", 1300, false)}};
}

QJsonObject DemoSite::walls() const
{
    const auto paired = [this](const char *name, const char *from, double seen, bool connected) {
        return QJsonObject{{"name", name},
                           {"from", from},
                           {"approvedBy", "ada"},
                           {"pairedAt", ago(60.0 * 24 * 12)},
                           {"lastSeen", seen < 0 ? QString() : ago(seen)},
                           {"connected", connected}};
    };
    const auto asks = [this](const char *from, double since, const char *name, const char *by) {
        return QJsonObject{{"from", from},
                           {"since", ago(since)},
                           {"expiresAt", ago(since - 10)},
                           {"name", name},
                           {"approvedBy", by}};
    };
    return {{"request/7", asks("10.0.0.7", 2, "", "")},
            {"request/8", asks("10.0.0.31", 0.6, "wall-canteen", "bert")},
            {"wall/wall-noc-1", paired("wall-noc-1", "10.0.0.21", 600, true)},
            {"wall/wall-lobby", paired("wall-lobby", "[fd00:20::7:1c]", 190, false)},
            {"wall/wall-k7qf2m", paired("wall-k7qf2m", "10.0.0.22", -1, false)}};
}

QJsonObject DemoSite::budgets()
{
    const auto set = [](const char *key, int limit, bool changed, int configured) {
        return QJsonObject{
            {"key", key}, {"limit", limit}, {"changed", changed}, {"configured", configured}};
    };
    return {{"drain", set("drain", 5400, true, 2700)},
            {"owner/storage-team", set("owner/storage-team", 14400, true, 0)},
            {"preCreate", set("preCreate", 1200, false, 0)}};
}

QJsonObject DemoSite::holds() const
{
    const auto hold = [](const char *kind,
                         const char *name,
                         const char *owner,
                         int p50,
                         int p95,
                         int n,
                         int budget) {
        return QJsonObject{
            {"ns", "openshift-machine-api"},
            {"kind", kind},
            {"hold", name},
            {"owner", QJsonObject{{"name", owner}}},
            {"state", "Armed"},
            {"expected", QJsonObject{{"p50", p50}, {"p95", p95}, {"n", n}, {"budget", budget}}}};
    };
    return {
        {machineKey("master-0/hook.preDrain/EtcdQuorumOperator"),
         hold("hook.preDrain", "EtcdQuorumOperator", "clusteroperator/etcd", 240, 900, 18, 1800)},
        {machineKey("worker-b-7/hook.preTerminate/BackupFileSystem"),
         hold("hook.preTerminate", "BackupFileSystem", "my-backup-controller", 180, 600, 41, 1800)},
        {machineKey("worker-c-4/power.key/fence"),
         hold("power.key", "fence", "machine-health-check", 0, 0, 0, 900)},
        {"summary", QJsonObject{{"machines", 60}, {"armed", 2}}}};
}

QJsonObject DemoSite::marks(int hours) const
{
    const auto mark = [this](const char *kind,
                             double from,
                             double to,
                             const char *text,
                             const char *machine = "",
                             const char *actor = "") {
        return QJsonObject{{"kind", kind},
                           {"from", ago(from)},
                           {"to", to < 0 ? QJsonValue() : QJsonValue(ago(to))},
                           {"text", text},
                           {"machine", machine},
                           {"actor", actor}};
    };
    constexpr int days = 20;
    return {
        {"range",
         QJsonObject{{"from", ago(hours * 60)},
                     {"to", ago(0)},
                     {"begins", ago(days * 24 * 60)},
                     {"capped", false}}},
        {"incident/i1",
         mark("incident", 310, 190, "HP-2026-0042: worker-b-7 waited for its backup", "", "ada")},
        {"incident/i2", mark("incident", 35, -1, "HP-2026-0043: rack b is dark", "", "bob")},
        {"override/1",
         mark("override",
              205,
              205,
              "remove hook on openshift-machine-api/worker-b-7",
              "openshift-machine-api/worker-b-7",
              "ada")},
        {"override/2",
         mark("override",
              20,
              20,
              "power off on openshift-machine-api/host-3",
              "openshift-machine-api/worker-a-3",
              "bob")},
        {"gap/7", mark("gap", 840, 760, "Holdpoint was not running")}};
}

} // namespace hp::tests
