// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/DemoHolds.h"

#include "tests/support/gateway/DemoText.h"

#include <QJsonArray>

namespace hp::tests {

namespace {

QString microStamp(const QDateTime &time)
{
    return time.toUTC().toString("yyyy-MM-dd'T'HH:mm:ss.zzz'000Z'"_s);
}

QString pointOf(const QString &kind)
{
    if (kind.startsWith("hook."_s))
        return kind.mid(5);
    return kind.section(QLatin1Char('.'), 0, 0);
}

QJsonObject check(const char *id,
                  const char *question,
                  const char *light,
                  const char *evidence,
                  const QString &at)
{
    return {{"id"_s, QLatin1String(id)},
            {"question"_s, QString::fromUtf8(question)},
            {"light"_s, QLatin1String(light)},
            {"evidence"_s, QString::fromUtf8(evidence)},
            {"source"_s, "cluster"_s},
            {"at"_s, at}};
}

} // namespace

QJsonObject demoHolds(const QJsonObject &fleet, const QDateTime &now)
{
    QJsonObject rows;
    int armed = 0;
    for (auto machine = fleet.begin(); machine != fleet.end(); ++machine) {
        const QJsonObject row = machine->toObject();
        const int priority = row.value("status"_s).toObject().value("priority"_s).toInt();
        const bool master = row.value("role"_s).toString() == "master"_s;
        for (const QJsonValue entry : row.value("holds"_s).toArray()) {
            const QJsonObject hold = entry.toObject();
            const QString kind = hold.value("kind"_s).toString();
            const bool isArmed = hold.value("state"_s).toString() == "Armed"_s;
            armed += isArmed ? 1 : 0;
            const QString since = hold.value("since"_s).toString();
            const QDateTime began =
                QDateTime::fromString(since.left(19) + QLatin1Char('Z'), Qt::ISODate);
            const QString state = isArmed ? "Armed"_s
                : priority == 1           ? "Overdue"_s
                : priority > 0            ? "Late"_s
                                          : "Holding"_s;
            const QString key = machine.key() + QLatin1Char('/') + kind + QLatin1Char('/')
                + hold.value("name"_s).toString();
            rows.insert(
                key,
                QJsonObject{
                    {"ns"_s, row.value("ns"_s)},
                    {"machine"_s, row.value("name"_s)},
                    {"role"_s, row.value("role"_s)},
                    {"host"_s, row.value("host"_s)},
                    {"kind"_s, kind},
                    {"waitingAt"_s, pointOf(kind)},
                    {"hold"_s, hold.value("name"_s)},
                    {"owner"_s,
                     QJsonObject{{"name"_s, hold.value("owner"_s)},
                                 {"kind"_s, "lease"_s},
                                 {"object"_s, "lease/kube-system/backup"_s},
                                 {"liveness"_s, "silent"_s},
                                 {"says"_s, "it was last heard of 12 m ago"_s}}},
                    {"state"_s, state},
                    {"modifiers"_s, priority == 2 ? QJsonArray{"Orphan"_s} : QJsonArray{}},
                    {"reason"_s, "the instance is kept for it"_s},
                    {"evidence"_s, "spec.lifecycleHooks"_s},
                    {"since"_s, since},
                    {"observed"_s, since},
                    {"expected"_s,
                     QJsonObject{{"p50"_s, 180},
                                 {"p95"_s, 1800},
                                 {"n"_s, 41},
                                 {"budget"_s, 1800},
                                 {"lateAt"_s, microStamp(began.addSecs(1800))},
                                 {"overdueAt"_s, microStamp(began.addSecs(5400))}}},
                    {"eta"_s, isArmed ? QString() : microStamp(now.addSecs(600))},
                    {"impact"_s,
                     master             ? "controlPlane"_s
                         : priority > 0 ? "capacity"_s
                                        : "none"_s},
                    {"priority"_s, isArmed ? 0 : priority},
                    {"foremost"_s, !isArmed},
                    {"sentence"_s, isArmed ? QString() : row.value("sentence"_s).toString()},
                    {"next"_s,
                     isArmed                     ? QString()
                         : kind == "power.key"_s ? "Next: the host will be powered on."_s
                         : kind == "drain.pdb"_s ? "Next: the node will be drained."_s
                                                 : "Next: the instance will be deleted."_s}});
            QJsonObject noted = rows.value(key).toObject();
            for (const QString &member : {"note"_s, "noteBy"_s, "noteAt"_s, "cluster"_s}) {
                if (row.contains(member))
                    noted.insert(member, row.value(member));
            }
            rows.insert(key, noted);
        }
    }
    rows.insert("summary"_s,
                QJsonObject{{"machines"_s, fleet.size()},
                            {"armed"_s, armed},
                            {"armedMachines"_s, armed},
                            {"lastCleared"_s, microStamp(now.addSecs(-11520))}});
    return rows;
}

QJsonObject demoAlarms(const QJsonObject &holds, const QDateTime &now)
{
    QJsonObject rows;
    int raised = 0;
    for (auto hold = holds.begin(); hold != holds.end(); ++hold) {
        const QJsonObject row = hold->toObject();
        if (row.value("priority"_s).toInt() == 0)
            continue;
        const int place = static_cast<int>(rows.size());
        QJsonObject alarm{{"machine"_s,
                           QString(row.value("ns"_s).toString() + QLatin1Char('/')
                                   + row.value("machine"_s).toString())},
                          {"text"_s, row.value("sentence"_s)},
                          {"priority"_s, row.value("priority"_s)},
                          {"state"_s,
                           place == 1       ? "Acknowledged"_s
                               : place == 2 ? "Shelved"_s
                                            : "Raised"_s},
                          {"raised"_s, row.value("since"_s)}};
        if (place == 1) {
            alarm.insert("acknowledged"_s, microStamp(now.addSecs(-120)));
            alarm.insert("acknowledgedBy"_s, "operator"_s);
        } else if (place == 2) {
            alarm.insert("shelvedUntil"_s, microStamp(now.addSecs(3600)));
        } else {
            ++raised;
        }
        rows.insert("alarm/"_s + hold.key(), alarm);
    }
    rows.insert("summary"_s, QJsonObject{{"raised"_s, raised}, {"flood"_s, false}});
    return rows;
}

QJsonObject demoOverride(const QString &id, const QString &level, const QDateTime &now)
{
    const bool never = level == "G5"_s;
    const bool severe = level == "G4"_s;
    const bool simple = level == "G2"_s;
    const QString at = microStamp(now);
    const QString name = severe ? "master-0"_s : simple ? "worker-a-9"_s : "worker-b-7"_s;
    QJsonArray checks;
    if (severe) {
        checks.append(check("quorum",
                            "The control plane keeps its majority without it",
                            "red",
                            "1 healthy without it, 2 of 3 needed",
                            at));
        checks.append(check("owner",
                            "The owner of the hook is not about to remove it",
                            "unknown",
                            "the owner 'etcd-operator' was not found",
                            at));
    }
    checks.append(check("pods",
                        "No pod is left on the node",
                        "green",
                        "no pod is left that a drain would move",
                        at));
    checks.append(check(
        "volumes", "No volume is attached to the node", "green", "no volume is attached", at));
    checks.append(check("replacement",
                        "Its replacement is Running",
                        "green",
                        "worker-b-9 is Running in its place",
                        at));
    checks.append(
        check("data-fresh", "Data is less than 10 s old", "green", "data is 0 s old", at));
    const QJsonObject gates{{"reason"_s, !simple && !never},
                            {"pressAndHold"_s, !simple && !never},
                            {"typeName"_s, severe},
                            {"secondPerson"_s, severe},
                            {"delaySeconds"_s, simple ? 0 : 10},
                            {"offered"_s, !never}};
    QJsonObject row{
        {"id"_s, id},
        {"state"_s, "previewed"_s},
        {"action"_s,
         never        ? "force-delete"_s
             : simple ? "cordon"_s
                      : "remove-hook"_s},
        {"kind"_s, simple ? "Node"_s : "Machine"_s},
        {"object"_s, QString("openshift-machine-api/"_s + name)},
        {"machine"_s, QString("openshift-machine-api/"_s + name)},
        {"consequence"_s,
         simple ? "Cordon worker-a-9: no new pod is scheduled there, none is evicted."_s
             : never
             ? "Force-deleting worker-b-7 forgets the machine while its instance may still run and write."_s
             : "Remove hook BackupFileSystem from %1. When no other hook holds, its instance will be deleted. This cannot be undone: the API rejects re-adding a hook while the machine is deleted."_s
                   .arg(name)},
        {"next"_s, simple || never ? QString() : "Next: the instance will be deleted."_s},
        {"level"_s, level},
        {"levelWhy"_s,
         severe
             ? QJsonArray{"it affects the control plane"_s, "1 healthy without it, 2 of 3 needed"_s}
             : QJsonArray{}},
        {"gates"_s, gates},
        {"nameToType"_s, severe ? name : QString()},
        {"digits"_s, simple || never ? QString() : "4821"_s},
        {"checks"_s, never ? QJsonArray{} : checks},
        {"saferExits"_s,
         never
             ? QJsonArray{"Remove the one hook that holds, with its own review."_s,
                          "Fix the credentials or the quota of the provider: the deletion then completes."_s,
                          "Detach the host if its BMC is permanently lost."_s}
             : QJsonArray{}},
        {"patch"_s,
         never
             ? QString()
             : R"([{"op":"test","path":"/metadata/uid","value":"7f…"},{"op":"test","path":"/spec/lifecycleHooks/preTerminate/0","value":{"name":"BackupFileSystem","owner":"my-backup-controller"}},{"op":"remove","path":"/spec/lifecycleHooks/preTerminate/0"}])"_s},
        {"patchType"_s, "json"_s},
        {"kubectl"_s,
         QString(
             "kubectl -n openshift-machine-api "_s
             + (never ? "delete machines.machine.openshift.io worker-b-7 --force --grace-period=0"_s
                      : "patch machines.machine.openshift.io worker-b-7 --type=json -p '…'"_s))},
        {"dryRun"_s, QJsonObject{{"state"_s, never ? "notAsked"_s : "accepted"_s}}},
        {"digest"_s, "3f9a11c27be04d5588aa"_s},
        {"at"_s, at}};
    if (severe)
        row.insert("breakGlassGates"_s, QJsonObject{{"delaySeconds"_s, 60}});
    return row;
}

} // namespace hp::tests
