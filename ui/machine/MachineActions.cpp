// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineActions.h"

#include "model/live/MachineRows.h"
#include "ui/overrides/OverrideActions.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/RowFields.h"

#include <algorithm>

namespace hp::ui {

namespace {

const auto keyPrefix = QStringLiteral("reboot.metal3.io/");

bool isKey(const KeyedRowsModel &rows, const QString &hold)
{
    return std::ranges::any_of(rows.rows(), [&hold](const KeyedRow &entry) {
        const QString key = entry.key.startsWith(QLatin1String("key/"))
            ? rowOf<live::BasicKeyRow<QString>>(entry.row).key
            : QString();
        return key.startsWith(keyPrefix)
            && (key == hold || QStringView(key).mid(keyPrefix.size()) == hold);
    });
}

bool isPausedBy(const char *name, const live::BasicFleetRow<QString> &row)
{
    return std::ranges::any_of(row.holds, [name](const live::BasicFleetHold<QString> &hold) {
        return hold.kind == live::HoldKind::Paused && hold.name == QLatin1String(name);
    });
}

/// Collects entries about one object.
struct Menu {
    QList<MachineAction> entries{};

    void add(const char *action, const QString &target, const QString &object)
    {
        entries.append({QLatin1String(action),
                        {},
                        {{QStringLiteral("action"), QLatin1String(action)}, {target, object}}});
    }
    void add(const QVariantMap &request, const QString &detail)
    {
        if (!request.isEmpty())
            entries.append({request.value(QStringLiteral("action")).toString(), detail, request});
    }
};

} // namespace

QList<MachineAction> machineActions(const QString &machine, const KeyedRowsModel &rows)
{
    if (!rows.find(QStringLiteral("machine")))
        return {};
    const auto row = rowOf<live::BasicMachineRow<QString>>(rows.row(QStringLiteral("machine")));
    const live::BasicFleetRow<QString> &own = row.fleet;
    if (row.gone || !own.notUnderstood.isEmpty())
        return {};
    const auto machineTarget = QStringLiteral("machine");
    const auto hostTarget = QStringLiteral("host");
    const bool deleting = own.deleting;
    const auto isMarked = [&row](const char *mark) {
        return std::ranges::any_of(
            row.marks, [mark](const QString &one) { return one == QLatin1String(mark); });
    };
    const QString host = own.host;
    Menu menu;
    for (const KeyedRow &entry : rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("hook/")))
            continue;
        const auto hook = rowOf<live::BasicHookRow<QString>>(entry.row);
        menu.add(requestToEnd({.machine = machine,
                               .waitingAt = hook.point,
                               .hold = hook.name,
                               .owner = hook.owner}),
                 QStringLiteral("%1 · %2").arg(hook.point, hook.name));
    }
    // Only machines of Cluster API say which cluster they are of.
    const bool isOfClusterApi = !own.cluster.isEmpty();
    // What is over is neither tried again nor skipped.
    const auto drain = rowOf<live::BasicDrainRow<QString>>(rows.row(QStringLiteral("drain")));
    if (deleting && !drain.state.isEmpty() && drain.state != QLatin1String("drained")) {
        if (!isOfClusterApi)
            menu.add("retry-drain", machineTarget, machine);
        menu.add("skip-drain", machineTarget, machine);
        if (isOfClusterApi)
            menu.add("limit-drain", machineTarget, machine);
    }
    if (isOfClusterApi && own.waitingAt == QLatin1String("volumes"))
        menu.add("skip-volumes", machineTarget, machine);
    if (!deleting && !own.set.isEmpty())
        menu.add("mark-for-replacement", machineTarget, machine);
    if (isOfClusterApi) {
        if (!deleting) {
            const bool isSkipped = isMarked("cluster.x-k8s.io/skip-remediation");
            const bool isAsked = isMarked("cluster.x-k8s.io/remediate-machine");
            if (isAsked)
                menu.add("cancel-remediation", machineTarget, machine);
            else if (!isSkipped)
                menu.add("remediate-machine", machineTarget, machine);
            menu.add(isSkipped ? "allow-remediation" : "skip-remediation", machineTarget, machine);
        }
        if (isMarked("machine.cluster.x-k8s.io/exclude-node-draining"))
            menu.add("restore-drain", machineTarget, machine);
        if (isMarked("machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach"))
            menu.add("restore-volume-wait", machineTarget, machine);
        menu.add(isPausedBy("cluster.x-k8s.io/paused", own) ? "resume-machine" : "pause-machine",
                 machineTarget,
                 machine);
        menu.add(isPausedBy("spec.paused", own) ? "resume-cluster" : "pause-cluster",
                 machineTarget,
                 machine);
    }
    if (!own.node.isEmpty())
        menu.add(own.cordoned ? "uncordon" : "cordon", machineTarget, machine);
    if (!host.isEmpty() && rows.find(QStringLiteral("host"))) {
        const auto bmh = rowOf<live::BasicHostRow<QString>>(rows.row(QStringLiteral("host")));
        for (const KeyedRow &entry : rows.rows()) {
            const QString key = rowOf<live::BasicKeyRow<QString>>(entry.row).key;
            if (entry.key.startsWith(QLatin1String("key/")) && key.startsWith(keyPrefix))
                menu.add(
                    requestToEnd({.host = host, .waitingAt = QStringLiteral("power"), .hold = key}),
                    key);
        }
        if (bmh.online.value_or(false)) {
            menu.add("soft-reboot", hostTarget, host);
            menu.add("hard-reboot", hostTarget, host);
            menu.add("power-off", hostTarget, host);
            menu.add("add-hold", hostTarget, host);
        } else {
            menu.add("power-on", hostTarget, host);
        }
        menu.add(bmh.paused ? "resume" : "pause", hostTarget, host);
        menu.add(bmh.detached ? "attach" : "detach", hostTarget, host);
    }
    if (deleting) {
        menu.add("strip-finalizer", machineTarget, machine);
        menu.add("force-delete", machineTarget, machine);
    }
    return menu.entries;
}

QList<QVariantMap> machineSimulations(const QString &machine, const KeyedRowsModel &rows)
{
    if (!rows.find(QStringLiteral("machine")))
        return {};
    const auto row = rowOf<live::BasicMachineRow<QString>>(rows.row(QStringLiteral("machine")));
    const live::BasicFleetRow<QString> &own = row.fleet;
    // Controllers of Cluster API are not played.
    if (row.gone || !own.notUnderstood.isEmpty() || own.deleting || !own.cluster.isEmpty()
        || own.phase == QLatin1String("Failed"))
        return {};
    const auto action = QStringLiteral("action");
    const bool isReplaced = !own.set.isEmpty();
    QList<QVariantMap> simulations{
        {{action, isReplaced ? QStringLiteral("replace") : QStringLiteral("retire")},
         {QStringLiteral("machine"), machine}}};
    if (isReplaced) {
        const QString set = own.ns + QLatin1Char('/') + own.set;
        simulations.append(
            QVariantMap{{action, QStringLiteral("upgrade")}, {QStringLiteral("set"), set}});
    }
    return simulations;
}

QVariantMap requestToEndWhy(const QString &machine, const KeyedRowsModel &rows)
{
    if (!rows.find(QStringLiteral("why")))
        return {};
    const auto why = rowOf<live::BasicWhyRow<QString>>(rows.row(QStringLiteral("why")));
    const auto own = rowOf<live::BasicFleetRow<QString>>(rows.row(QStringLiteral("machine")));
    // A cause at "power" may be one without a key, such as a BMC that does not answer.
    if (why.waitingAt == QLatin1String("power") && !isKey(rows, why.hold))
        return {};
    return requestToEnd({.machine = machine,
                         .host = own.host,
                         .waitingAt = why.waitingAt,
                         .hold = why.hold,
                         .owner = why.owner});
}

} // namespace hp::ui
