// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineActions.h"

#include "ui/overrides/EndHold.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/RowFields.h"

namespace hp::ui {

namespace {

const auto keyPrefix = QStringLiteral("reboot.metal3.io/");

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
            entries.append({wordOf(request, "action"), detail, request});
    }
};

} // namespace

QList<MachineAction> machineActions(const QString &machine, const KeyedRowsModel &rows)
{
    const QVariantMap own = rows.row(QStringLiteral("machine"));
    if (own.isEmpty() || !wordOf(own, "gone").isEmpty() || !wordOf(own, "notUnderstood").isEmpty())
        return {};
    const auto machineTarget = QStringLiteral("machine");
    const auto hostTarget = QStringLiteral("host");
    const bool deleting = own.value(QStringLiteral("deleting")).toBool();
    const QString host = wordOf(own, "host");
    Menu menu;
    for (const KeyedRow &entry : rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("hook/")))
            continue;
        const QString point = wordOf(entry.row, "point");
        const QString name = wordOf(entry.row, "name");
        menu.add(requestToEnd({.machine = machine,
                               .waitingAt = point,
                               .hold = name,
                               .owner = wordOf(entry.row, "owner")}),
                 QStringLiteral("%1 · %2").arg(point, name));
    }
    if (deleting && !rows.row(QStringLiteral("drain")).isEmpty()) {
        menu.add("retry-drain", machineTarget, machine);
        menu.add("skip-drain", machineTarget, machine);
    }
    if (!deleting && !wordOf(own, "set").isEmpty())
        menu.add("mark-for-replacement", machineTarget, machine);
    if (!wordOf(own, "node").isEmpty())
        menu.add(own.value(QStringLiteral("cordoned")).toBool() ? "uncordon" : "cordon",
                 machineTarget,
                 machine);
    const QVariantMap bmh = rows.row(QStringLiteral("host"));
    if (!host.isEmpty() && !bmh.isEmpty()) {
        for (const KeyedRow &entry : rows.rows()) {
            const QString key = wordOf(entry.row, "key");
            if (entry.key.startsWith(QLatin1String("key/")) && key.startsWith(keyPrefix))
                menu.add(
                    requestToEnd({.host = host, .waitingAt = QStringLiteral("power"), .hold = key}),
                    key);
        }
        if (bmh.value(QStringLiteral("online")).toBool()) {
            menu.add("soft-reboot", hostTarget, host);
            menu.add("hard-reboot", hostTarget, host);
            menu.add("power-off", hostTarget, host);
            menu.add("add-hold", hostTarget, host);
        } else {
            menu.add("power-on", hostTarget, host);
        }
        menu.add(
            wordOf(own, "power") == QLatin1String("Paused") ? "resume" : "pause", hostTarget, host);
        menu.add(wordOf(bmh, "state") == QLatin1String("detached") ? "attach" : "detach",
                 hostTarget,
                 host);
    }
    if (deleting) {
        menu.add("strip-finalizer", machineTarget, machine);
        menu.add("force-delete", machineTarget, machine);
    }
    return menu.entries;
}

QVariantMap requestToEndWhy(const QString &machine, const KeyedRowsModel &rows)
{
    const QVariantMap why = rows.row(QStringLiteral("why"));
    if (why.isEmpty())
        return {};
    return requestToEnd({.machine = machine,
                         .host = wordOf(rows.row(QStringLiteral("machine")), "host"),
                         .waitingAt = wordOf(why, "waitingAt"),
                         .hold = wordOf(why, "hold"),
                         .owner = wordOf(why, "owner")});
}

} // namespace hp::ui
