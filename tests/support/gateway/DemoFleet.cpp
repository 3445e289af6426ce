// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/DemoFleet.h"

#include "tests/support/gateway/DemoText.h"

#include <QJsonArray>

namespace hp::tests {

namespace {

constexpr const char *demoNamespace = "openshift-machine-api";

QString keyOf(const QString &name)
{
    return QLatin1String(demoNamespace) + QLatin1Char('/') + name;
}

QJsonObject hookRow(const QString &point,
                    const QString &name,
                    const QString &owner,
                    const QString &state,
                    const QString &since)
{
    return {{"point"_s, point},
            {"name"_s, name},
            {"owner"_s, owner},
            {"state"_s, state},
            {"since"_s, since}};
}

QJsonObject holdRow(const QString &kind,
                    const QString &name,
                    const QString &owner,
                    const QString &state,
                    const QString &since)
{
    return {{"kind"_s, kind},
            {"name"_s, name},
            {"owner"_s, owner},
            {"state"_s, state},
            {"since"_s, since}};
}

QJsonObject statusRow(const QString &look, const QString &word, int priority, const QString &since)
{
    return {{"look"_s, look}, {"word"_s, word}, {"priority"_s, priority}, {"since"_s, since}};
}

QJsonObject conditionRow(const QString &type,
                         const QString &status,
                         const QString &reason,
                         const QString &message,
                         const QString &since)
{
    return {{"type"_s, type},
            {"status"_s, status},
            {"reason"_s, reason},
            {"severity"_s, status == "True"_s ? ""_s : "Warning"_s},
            {"message"_s, message},
            {"since"_s, since}};
}

QJsonObject laneRow(
    const QString &id, const QString &kind, const QString &label, const QString &detail, int order)
{
    return {{"id"_s, id},
            {"kind"_s, kind},
            {"label"_s, label},
            {"detail"_s, detail},
            {"order"_s, order}};
}

} // namespace

DemoFleet::DemoFleet(int machines, QDateTime now)
    : m_now(std::move(now))
{
    static constexpr const char *zones[] = {"rack-1", "rack-2", "rack-3", "rack-4"};
    const int sets = machines > 200 ? 16 : 4;
    for (int index = 0; index < machines; ++index) {
        const bool master = index < 3;
        const int set = master ? 0 : (index - 3) % sets;
        const QString setName =
            master ? QString() : "worker-%1"_s.arg(QChar(u'a' + static_cast<char16_t>(set)));
        const QString name =
            master ? "master-%1"_s.arg(index) : "%1-%2"_s.arg(setName).arg((index - 3) / sets);
        const QString zone = QLatin1String(zones[(master ? index : set) % 4]);
        const bool metal = master || set % 4 != 3;
        const QString created = ago(60 * 24 * (9 + index % 40) + index % 600);
        QJsonArray holds;
        if (master)
            holds.append(holdRow("hook.preDrain"_s,
                                 "EtcdQuorumOperator"_s,
                                 "clusteroperator/etcd"_s,
                                 "Armed"_s,
                                 created));
        else if (set % 4 == 1)
            holds.append(holdRow("hook.preTerminate"_s,
                                 "BackupFileSystem"_s,
                                 "my-backup-controller"_s,
                                 "Armed"_s,
                                 created));
        m_fleet.insert(keyOf(name),
                       QJsonObject{{"ns"_s, QLatin1String(demoNamespace)},
                                   {"name"_s, name},
                                   {"uid"_s, "uid-%1"_s.arg(index)},
                                   {"role"_s, master ? "master"_s : "worker"_s},
                                   {"set"_s, setName},
                                   {"zone"_s, zone},
                                   {"phase"_s, "Running"_s},
                                   {"phaseSince"_s, created},
                                   {"created"_s, created},
                                   {"deleting"_s, false},
                                   {"node"_s, name},
                                   {"nodeReady"_s, "True"_s},
                                   {"cordoned"_s, false},
                                   {"host"_s, metal ? keyOf("host-%1"_s.arg(index)) : QString()},
                                   {"power"_s, metal ? "On"_s : QString()},
                                   {"wantsOn"_s, metal},
                                   {"powerHolds"_s, 0},
                                   {"status"_s, statusRow("normal"_s, "Running"_s, 0, created)},
                                   {"holds"_s, holds},
                                   {"sentence"_s, QString()}});
    }
    addTroubles();
}

QString DemoFleet::heldKey()
{
    return keyOf("worker-b-7"_s);
}

QString DemoFleet::ago(double minutes) const
{
    return m_now.addMSecs(static_cast<qint64>(-minutes * 60000))
        .toUTC()
        .toString("yyyy-MM-dd'T'HH:mm:ss.zzz'000Z'"_s);
}

void DemoFleet::addTroubles()
{
    const auto change = [this](const QString &name, const QJsonObject &members) {
        QJsonObject row = m_fleet.value(keyOf(name)).toObject();
        if (row.isEmpty())
            return;
        for (auto member = members.begin(); member != members.end(); ++member)
            row.insert(member.key(), member.value());
        m_fleet.insert(keyOf(name), row);
    };
    const QJsonObject deleting{
        {"phase"_s, "Deleting"_s}, {"deleting"_s, true}, {"cordoned"_s, true}};
    const auto with = [](QJsonObject base, const QJsonObject &members) {
        for (auto member = members.begin(); member != members.end(); ++member)
            base.insert(member.key(), member.value());
        return base;
    };
    change(
        "worker-b-7"_s,
        with(
            deleting,
            {{"phaseSince"_s, ago(52)},
             {"powerHolds"_s, 1},
             {"status"_s, statusRow("holding"_s, "Holding"_s, 0, ago(47))},
             {"holds"_s,
              QJsonArray{holdRow("hook.preTerminate"_s,
                                 "BackupFileSystem"_s,
                                 "my-backup-controller"_s,
                                 "Holding"_s,
                                 ago(47))}},
             {"sentence"_s,
              "Waiting at preTerminate for BackupFileSystem (owner my-backup-controller). 47 m. Next: the instance will be deleted."_s}}));
    change("worker-b-3"_s,
           with(deleting,
                {{"phaseSince"_s, ago(9)},
                 {"status"_s, statusRow("progress"_s, "Draining, 14 left"_s, 0, ago(8))}}));
    change(
        "worker-a-2"_s,
        with(
            deleting,
            {{"phaseSince"_s, ago(95)},
             {"status"_s, statusRow("holding"_s, "Drain blocked"_s, 3, ago(88))},
             {"holds"_s,
              QJsonArray{holdRow("drain.pdb"_s,
                                 "shop/frontend"_s,
                                 "deployment/frontend"_s,
                                 "Holding"_s,
                                 ago(88))}},
             {"sentence"_s,
              "Draining worker-a-2: pod shop/frontend-5c9 is refused by budget frontend (needs 3, has 3). So are 2 more. 1 h 28 m. Next try in 20 s."_s}}));
    change(
        "worker-c-4"_s,
        {{"power"_s, "Off"_s},
         {"nodeReady"_s, "Unknown"_s},
         {"powerHolds"_s, 1},
         {"status"_s, statusRow("holding"_s, "Held off"_s, 2, ago(31))},
         {"holds"_s,
          QJsonArray{holdRow("power.key"_s,
                             "capbm-requested-power-off"_s,
                             "machine-health-check"_s,
                             "Holding"_s,
                             ago(31))}},
         {"sentence"_s,
          "Host host-4 is held off for a remediation. Node worker-c-4 is not deleted yet. 31 m. Waiting until the Node is gone."_s}});
    change(
        "worker-a-9"_s,
        {{"phase"_s, "Failed"_s},
         {"phaseSince"_s, ago(190)},
         {"node"_s, QString()},
         {"nodeReady"_s, QString()},
         {"status"_s, statusRow("failed"_s, "Failed"_s, 2, ago(190))},
         {"sentence"_s,
          "Failed: the provider no longer has the instance of worker-a-9. 3 h 10 m. Its Node is unreliable."_s}});
    change(
        "worker-c-1"_s,
        {{"power"_s, "Unknown"_s},
         {"status"_s, statusRow("unknown"_s, "Power unknown"_s, 0, ago(6))},
         {"sentence"_s,
          "The BMC of host host-5 gives no answer: the BMC does not answer in time. 6 m. Power is not changed while it is unknown."_s}});
    change("worker-d-2"_s,
           {{"phase"_s, "Provisioning"_s},
            {"phaseSince"_s, ago(4)},
            {"node"_s, QString()},
            {"nodeReady"_s, QString()},
            {"status"_s, statusRow("progress"_s, "Provisioning"_s, 0, ago(4))}});
    change("worker-d-5"_s,
           {{"cordoned"_s, true},
            {"status"_s, statusRow("maintenance"_s, "Maintenance to 16:00"_s, 0, ago(25))}});
    change("worker-d-6"_s,
           {{"cordoned"_s, true},
            {"status"_s, statusRow("maintenance"_s, "Maintenance to 16:00"_s, 0, ago(25))}});
    change(
        "master-2"_s,
        with(
            deleting,
            {{"phaseSince"_s, ago(18)},
             {"status"_s, statusRow("holding"_s, "Holding"_s, 0, ago(18))},
             {"holds"_s,
              QJsonArray{holdRow("hook.preDrain"_s,
                                 "EtcdQuorumOperator"_s,
                                 "clusteroperator/etcd"_s,
                                 "Holding"_s,
                                 ago(18))}},
             {"sentence"_s,
              "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 18 m. Next: the node will be drained."_s}}));
    change("worker-c-11"_s,
           {{"power"_s, "PoweringOff"_s},
            {"status"_s, statusRow("progress"_s, "Rebooting"_s, 0, ago(0.6))}});
}

QJsonObject DemoFleet::machine(const QString &key) const
{
    QJsonObject machine = m_fleet.value(key).toObject();
    if (machine.isEmpty())
        return {};
    const QString name = machine.value("name"_s).toString();
    const QString sentence = machine.value("sentence"_s).toString();
    const bool deleting = machine.value("deleting"_s).toBool();
    const QString created = machine.value("created"_s).toString();
    machine.insert("providerId"_s, "baremetalhost:///openshift-machine-api/%1/4f1c"_s.arg(name));
    machine.insert(
        "addresses"_s,
        QJsonArray{QJsonObject{{"type"_s, "InternalIP"_s}, {"address"_s, "10.0.12.47"_s}},
                   QJsonObject{{"type"_s, "Hostname"_s}, {"address"_s, name}}});
    machine.insert("instanceState"_s, "running"_s);
    machine.insert("finalizers"_s, QJsonArray{"machine.machine.openshift.io"_s});
    machine.insert("errorReason"_s, QString());
    machine.insert("errorMessage"_s, QString());
    QJsonObject rows{{"machine"_s, machine}};
    if (!sentence.isEmpty()) {
        rows.insert(
            "why"_s,
            QJsonObject{
                {"sentence"_s, sentence},
                {"facts"_s,
                 QJsonArray{
                     QJsonObject{{"text"_s, "the instance is kept for it"_s},
                                 {"source"_s, "status.conditions[Drained]"_s},
                                 {"at"_s, ago(47)}},
                     QJsonObject{{"text"_s, "BackupFileSystem belongs to my-backup-controller"_s},
                                 {"source"_s, "spec.lifecycleHooks"_s},
                                 {"at"_s, ago(47)}},
                     QJsonObject{{"text"_s, "deletion requested"_s},
                                 {"source"_s, "metadata.deletionTimestamp"_s},
                                 {"at"_s, ago(4440)}}}},
                {"exits"_s,
                 QJsonArray{
                     QJsonObject{
                         {"text"_s,
                          "Wait: my-backup-controller removes the hook when it is done; there is no history yet"_s},
                         {"kind"_s, "wait"_s}},
                     QJsonObject{{"text"_s, "View my-backup-controller"_s}, {"kind"_s, "owner"_s}},
                     QJsonObject{
                         {"text"_s,
                          "Remove the hook BackupFileSystem; it cannot be put back on a deleting machine"_s},
                         {"kind"_s, "override"_s}}}},
                {"next"_s, "Next: the instance will be deleted."_s}});
    }
    rows.insert("hook/preDrain/MigrateWorkload"_s,
                hookRow("preDrain"_s,
                        "MigrateWorkload"_s,
                        "workload-controller"_s,
                        deleting ? "Bypassed"_s : "Armed"_s,
                        ago(50)));
    rows.insert("hook/preTerminate/BackupFileSystem"_s,
                hookRow("preTerminate"_s,
                        "BackupFileSystem"_s,
                        "my-backup-controller"_s,
                        deleting ? "Holding"_s : "Armed"_s,
                        ago(47)));
    rows.insert("condition/Drained"_s,
                conditionRow("Drained"_s, "True"_s, QString(), "Drain completed"_s, ago(47)));
    rows.insert("condition/Drainable"_s,
                conditionRow("Drainable"_s, "True"_s, QString(), QString(), ago(51)));
    rows.insert(
        "condition/Terminable"_s,
        conditionRow(
            "Terminable"_s,
            "False"_s,
            "HookPresent"_s,
            "Terminate operation currently blocked by: [{Name:BackupFileSystem Owner:my-backup-controller}]"_s,
            ago(47)));
    rows.insert("condition/InstanceExists"_s,
                conditionRow("InstanceExists"_s, "True"_s, QString(), QString(), created));
    rows.insert("drain"_s,
                QJsonObject{{"state"_s, "drained"_s},
                            {"podsLeft"_s, 0},
                            {"attempts"_s, 3},
                            {"blocking"_s, QJsonArray{}}});
    rows.insert(
        "node"_s,
        QJsonObject{{"name"_s, name},
                    {"ready"_s, "True"_s},
                    {"readySince"_s, created},
                    {"cordoned"_s, true},
                    {"taints"_s, QJsonArray{"node.kubernetes.io/unschedulable:NoSchedule"_s}}});
    rows.insert("host"_s,
                QJsonObject{{"ns"_s, QLatin1String(demoNamespace)},
                            {"name"_s, "host-7"_s},
                            {"online"_s, true},
                            {"poweredOn"_s, true},
                            {"powerState"_s, "On"_s},
                            {"observedAt"_s, ago(0.1)},
                            {"state"_s, "provisioned"_s},
                            {"lastPoweredOn"_s, ago(133)},
                            {"errorCount"_s, 0}});
    rows.insert("key/reboot.metal3.io/holdpoint-backup"_s,
                QJsonObject{{"key"_s, "reboot.metal3.io/holdpoint-backup"_s},
                            {"mode"_s, "soft"_s},
                            {"state"_s, "requested"_s},
                            {"acceptedAt"_s, ago(1.5)}});
    const auto event = [&](const QString &uid,
                           const QString &type,
                           const QString &reason,
                           const QString &message,
                           double minutes,
                           int count) {
        rows.insert("event/"_s + uid,
                    QJsonObject{{"type"_s, type},
                                {"reason"_s, reason},
                                {"message"_s, message},
                                {"object"_s, QString("Machine/"_s + name)},
                                {"at"_s, ago(minutes)},
                                {"count"_s, count}});
    };
    event("1"_s, "Normal"_s, "DrainProceeds"_s, "Node drain proceeds"_s, 51, 1);
    event("2"_s,
          "Warning"_s,
          "FailedDrain"_s,
          "1 pod could not be evicted: shop/frontend-5c9 (budget shop/frontend)"_s,
          50,
          4);
    event("3"_s, "Normal"_s, "Deleted"_s, "Node \"%1\" drained"_s.arg(name), 47, 1);
    rows.insert("yaml"_s,
                QJsonObject{{"text"_s,
                             "apiVersion: machine.openshift.io/v1beta1\n"
                             "kind: Machine\n"
                             "metadata:\n"
                             "  managedFields: \"[folded: kubectl, machine-controller]\"\n"
                             "  name: %1\n"
                             "  namespace: openshift-machine-api\n"
                             "spec:\n"
                             "  lifecycleHooks:\n"
                             "    preTerminate:\n"
                             "    - name: BackupFileSystem\n"
                             "      owner: my-backup-controller\n"
                             "  providerSpec:\n"
                             "    value:\n"
                             "      userDataSecret:\n"
                             "        name: \"[removed]\"\n"_s.arg(name)}});
    return rows;
}

QJsonObject DemoFleet::timeline(const QString &key) const
{
    QJsonObject rows{{"range"_s, QJsonObject{{"from"_s, ago(150)}, {"to"_s, QJsonValue::Null}}}};
    int spans = 0;
    const auto lane = [&](const QString &id,
                          const QString &kind,
                          const QString &label,
                          const QString &detail,
                          int order) {
        rows.insert("lane/"_s + id, laneRow(id, kind, label, detail, order));
    };
    const auto span = [&](const QString &id,
                          double from,
                          double to,
                          const QString &look,
                          const QString &text,
                          const QString &end = QString(),
                          const QString &actor = QString(),
                          const QString &known = QString()) {
        rows.insert("span/%1/%2"_s.arg(id).arg(spans++),
                    QJsonObject{{"lane"_s, id},
                                {"from"_s, ago(from)},
                                {"to"_s, to < 0 ? QJsonValue() : QJsonValue(ago(to))},
                                {"look"_s, look},
                                {"text"_s, text},
                                {"known"_s, known.isEmpty() ? "observed"_s : known},
                                {"actor"_s, actor},
                                {"end"_s, end}});
    };
    const bool deleting = m_fleet.value(key).toObject().value("deleting"_s).toBool();
    lane("phase"_s, "phase"_s, "Phase"_s, QString(), 0);
    span("phase"_s, 148, 139, "provisioning"_s, "Provisioning"_s, {}, {}, "reported"_s);
    span("phase"_s, 139, 131, "provisioned"_s, "Provisioned"_s);
    span("phase"_s, 131, deleting ? 52 : -1, "running"_s, "Running"_s);
    if (deleting)
        span("phase"_s, 52, -1, "deleting"_s, "Deleting"_s, {}, "admin"_s);
    lane("hook-backup"_s,
         "hook"_s,
         "BackupFileSystem"_s,
         "preTerminate, my-backup-controller"_s,
         10);
    QJsonObject backup = rows.value("lane/hook-backup"_s).toObject();
    backup.insert("usual"_s, QJsonObject{{"p50"_s, 180}, {"p95"_s, 1800}, {"n"_s, 41}});
    rows.insert("lane/hook-backup"_s, backup);
    span("hook-backup"_s, 140, deleting ? 47 : -1, "armed"_s, "Armed"_s);
    if (deleting)
        span("hook-backup"_s, 47, -1, "holding"_s, "Holding"_s);
    lane("hook-migrate"_s, "hook"_s, "MigrateWorkload"_s, "preDrain, workload-controller"_s, 11);
    span("hook-migrate"_s, 140, 52, "armed"_s, "Armed"_s);
    span("hook-migrate"_s,
         52,
         50.4,
         "holding"_s,
         "Holding"_s,
         "released"_s,
         "workload-controller"_s);
    lane("cond-drained"_s, "condition"_s, "Drained"_s, QString(), 20);
    span("cond-drained"_s, 52, 47, "false"_s, "Draining"_s);
    span("cond-drained"_s, 47, -1, "true"_s, "True"_s);
    lane("cond-terminable"_s, "condition"_s, "Terminable"_s, QString(), 21);
    span("cond-terminable"_s, 140, -1, "false"_s, "HookPresent"_s);
    lane("drain"_s, "drain"_s, "Drain"_s, QString(), 30);
    span("drain"_s, 50.4, 50, "draining"_s, "31 pods left"_s);
    span("drain"_s, 50, 48.2, "blocked"_s, "blocked by shop/frontend"_s);
    span("drain"_s, 48.2, 47, "draining"_s, "4 pods left"_s);
    span("drain"_s, 47, -1, "drained"_s, "Drained"_s);
    lane("node"_s, "node"_s, "Node"_s, key.section(QLatin1Char('/'), 1), 40);
    span("node"_s, 133, 131, "notReady"_s, "NotReady"_s);
    span("node"_s, 131, 52, "ready"_s, "Ready"_s);
    span("node"_s, 52, -1, "cordoned"_s, "Ready, cordoned"_s);
    lane("power"_s, "power"_s, "Power"_s, "host-7"_s, 50);
    span("power"_s, 146, 145, "off"_s, "Off"_s);
    span("power"_s, 145, 144, "moving"_s, "Powering on"_s);
    span("power"_s, 144, 136, "on"_s, "On"_s);
    span("power"_s, 136, 135, "moving"_s, "Powering off"_s);
    span("power"_s, 135, 134, "off"_s, "Off"_s);
    span("power"_s, 134, 133, "moving"_s, "Powering on"_s);
    span("power"_s, 133, -1, "on"_s, "On"_s);
    lane("key-reboot"_s, "key"_s, "holdpoint-backup"_s, "reboot.metal3.io"_s, 51);
    span("key-reboot"_s, 137, 133, "held"_s, "soft"_s, "released"_s);
    span("key-reboot"_s, 1.5, -1, "requested"_s, "soft"_s);
    lane("people"_s, "people"_s, "People"_s, QString(), 60);
    rows.insert("mark/people/0"_s,
                QJsonObject{{"lane"_s, "people"_s},
                            {"at"_s, ago(52)},
                            {"look"_s, "note"_s},
                            {"text"_s, "kubectl delete machine"_s},
                            {"actor"_s, "admin"_s}});
    lane("events"_s, "events"_s, "Events"_s, QString(), 70);
    int mark = 0;
    for (const double at : {146.0, 139.0, 131.0, 52.0, 51.0, 50.0, 49.6, 49.1, 48.7, 47.0})
        rows.insert(
            "mark/events/%1"_s.arg(mark++),
            QJsonObject{{"lane"_s, "events"_s},
                        {"at"_s, ago(at)},
                        {"look"_s, at < 50.5 && at > 48 ? "warning"_s : "normal"_s},
                        {"text"_s, at < 50.5 && at > 48 ? "FailedDrain"_s : "DrainProceeds"_s},
                        {"actor"_s, QString()}});
    rows.insert("gap/0"_s,
                QJsonObject{{"from"_s, ago(112)},
                            {"to"_s, ago(104)},
                            {"cause"_s, "backend was not running"_s}});
    return rows;
}

QJsonObject DemoFleet::connection() const
{
    QJsonObject rows{{"backend"_s,
                      QJsonObject{{"version"_s, "0.1.0"_s},
                                  {"mode"_s, "embedded"_s},
                                  {"cluster"_s, "lab"_s},
                                  {"timeScale"_s, 1},
                                  {"startedAt"_s, ago(363)},
                                  {"rssBytes"_s, 71303168},
                                  {"clients"_s, 2},
                                  {"dropped"_s, 0},
                                  {"dataDir"_s, "/var/lib/holdpoint"_s}}},
                     {"history"_s,
                      QJsonObject{{"place"_s, "/var/lib/holdpoint/history.db"_s},
                                  {"shared"_s, false},
                                  {"bytes"_s, 2'900'000'000.0},
                                  {"capBytes"_s, 4'000'000'000.0},
                                  {"begins"_s, ago(60 * 24 * 41)},
                                  {"lost"_s, 0},
                                  {"notice"_s, ""_s}}}};
    const struct {
        const char *kind;
        const char *state;
        const char *reason;
        int objects;
    } streams[] = {{"machines.machine.openshift.io", "live", "", m_fleet.size() > 0 ? 1 : 0},
                   {"machinesets.machine.openshift.io", "live", "", 5},
                   {"baremetalhosts.metal3.io", "live", "", 41},
                   {"nodes", "live", "", 56},
                   {"pods", "stale", "the watch stopped sending", 812},
                   {"poddisruptionbudgets.policy", "live", "", 12},
                   {"volumeattachments.storage.k8s.io", "live", "", 33},
                   {"clusteroperators.config.openshift.io",
                    "missing",
                    "the server could not find the requested resource",
                    0}};
    for (const auto &stream : streams) {
        const bool machines = QLatin1String(stream.kind).startsWith(QLatin1String("machines."));
        rows.insert("stream/"_s + QLatin1String(stream.kind),
                    QJsonObject{{"kind"_s, QLatin1String(stream.kind)},
                                {"state"_s, QLatin1String(stream.state)},
                                {"reason"_s, QLatin1String(stream.reason)},
                                {"lastSign"_s, ago(0.02)},
                                {"objects"_s,
                                 machines ? static_cast<int>(m_fleet.size()) : stream.objects}});
    }
    return rows;
}

} // namespace hp::tests
