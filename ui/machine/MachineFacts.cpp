// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineFacts.h"

#include "model/live/MachineRows.h"
#include "ui/languages/Translated.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/LiveValues.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

namespace hp::ui {

namespace {

using Drain = live::BasicDrainRow<QString>;

struct Lines {
    Q_DECLARE_TR_FUNCTIONS(MachineFacts)
};

QString orderKey(std::size_t index)
{
    return QStringLiteral("%1").arg(index, 4, 10, QLatin1Char('0'));
}

/// "lease/kube-system/backup" of "look at lease/kube-system/backup"; empty where no object is
/// named.
QString namedObject(const QString &sentence)
{
    static const QRegularExpression named(
        QStringLiteral("\\b(?:lease|deployment|clusteroperator|pod|node)/[a-z0-9.-]*[a-z0-9]"
                       "(?:/[a-z0-9.-]*[a-z0-9])?"));
    return named.match(sentence).captured();
}

/// Calls `line` for each row whose key starts with the prefix.
template<live::Row Type, typename MakeLine>
std::vector<DetailRow> linesOf(const KeyedRowsModel &rows, const char *prefix, MakeLine makeLine)
{
    std::vector<DetailRow> lines;
    for (const KeyedRow &entry : rows.rows()) {
        if (entry.key.startsWith(QLatin1String(prefix)))
            lines.push_back(makeLine(entry.key, rowOf<Type>(entry.row)));
    }
    return lines;
}

/// In the order in which a deletion passes them.
int pointOrder(const QString &point)
{
    static const QStringList points{
        QStringLiteral("preCreate"), QStringLiteral("preDrain"), QStringLiteral("preTerminate")};
    const auto index = points.indexOf(point);
    return index < 0 ? 9 : static_cast<int>(index);
}

void addValue(std::vector<DetailRow> &lines, const QString &label, const QString &value)
{
    if (value.isEmpty())
        return;
    DetailRow line;
    line.key = orderKey(lines.size());
    line.name = label;
    line.text = value;
    lines.push_back(line);
}

QString stampText(const live::Instant &instant)
{
    return instant
        ? QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(millisecondsOf(instant)), Qt::UTC)
              .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss'Z'"))
        : QString();
}

QString listText(const std::vector<QString> &texts)
{
    return QStringList(texts.begin(), texts.end()).join(QLatin1String(", "));
}

} // namespace

std::vector<DetailRow> hookLines(const KeyedRowsModel &rows)
{
    using Hook = live::BasicHookRow<QString>;
    return linesOf<Hook>(rows, "hook/", [](const QString &key, const Hook &hook) {
        DetailRow line;
        line.key = QString::number(pointOrder(hook.point)) + key;
        line.look = textOf(hook.state).toLower();
        line.name = hook.name;
        line.second = hook.point;
        line.third = hook.owner;
        line.text = translatedWord(textOf(hook.state));
        line.since = millisecondsOf(hook.since);
        return line;
    });
}

std::vector<DetailRow> conditionLines(const KeyedRowsModel &rows)
{
    using Condition = live::BasicConditionRow<QString>;
    return linesOf<Condition>(
        rows, "condition/", [](const QString &key, const Condition &condition) {
            DetailRow line;
            line.key = key;
            line.name = condition.type;
            line.second = condition.status;
            line.look = condition.status == QLatin1String("Unknown") ? QStringLiteral("unknown")
                                                                     : QString();
            line.third = condition.reason;
            line.text = condition.message;
            line.since = millisecondsOf(condition.since);
            return line;
        });
}

std::vector<DetailRow> eventLines(const KeyedRowsModel &rows)
{
    using Event = live::BasicEventRow<QString>;
    return linesOf<Event>(rows, "event/", [](const QString &key, const Event &event) {
        DetailRow line;
        line.since = millisecondsOf(event.at);
        // Keys sort upwards, the newest event comes first.
        line.key =
            QStringLiteral("%1/%2").arg(9e15 - line.since, 17, 'f', 0, QLatin1Char('0')).arg(key);
        line.look = event.type == QLatin1String("Warning") ? QStringLiteral("failed") : QString();
        line.name = event.reason;
        line.second = event.object;
        line.third = event.count > 1 ? QStringLiteral("\u00d7%1").arg(event.count) : QString();
        line.text = event.message;
        return line;
    });
}

std::vector<DetailRow> powerKeyLines(const KeyedRowsModel &rows)
{
    using Key = live::BasicKeyRow<QString>;
    return linesOf<Key>(rows, "key/", [](const QString &key, const Key &one) {
        const bool held = one.state == live::KeyState::Held;
        DetailRow line;
        line.key = key;
        line.name = one.key;
        line.second = one.mode;
        line.third = translatedWord(textOf(one.state));
        line.look = held ? QStringLiteral("holding") : QString();
        line.since = millisecondsOf(held ? one.heldSince : one.acceptedAt);
        return line;
    });
}

std::vector<DetailRow> hostLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    if (!rows.find(QStringLiteral("host")))
        return lines;
    const auto host = rowOf<live::BasicHostRow<QString>>(rows.row(QStringLiteral("host")));
    addValue(lines, Lines::tr("Host"), host.ns + QLatin1Char('/') + host.name);
    addValue(lines, Lines::tr("Description"), host.description);
    addValue(lines,
             Lines::tr("Wanted"),
             !host.online       ? QString()
                 : *host.online ? Lines::tr("On")
                                : Lines::tr("Off"));
    const QString state = translatedWord(textOf(host.powerState));
    const QString seen = stampText(host.observedAt);
    addValue(lines,
             Lines::tr("Power"),
             seen.isEmpty() ? state : Lines::tr("%1, read %2").arg(state, seen));
    addValue(lines, Lines::tr("State"), host.state);
    addValue(lines, Lines::tr("Last powered on"), stampText(host.lastPoweredOn));
    addValue(lines, Lines::tr("Reboot pending since"), stampText(host.pendingRebootSince));
    addValue(lines, Lines::tr("Action"), host.action);
    addValue(lines, Lines::tr("Action deadline"), stampText(host.actionDeadline));
    addValue(lines, Lines::tr("Error"), host.errorMessage);
    const std::int64_t errors = host.errorCount.value_or(0);
    addValue(
        lines, Lines::tr("Consecutive errors"), errors > 0 ? QString::number(errors) : QString());
    return lines;
}

std::vector<DetailRow> machineLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const auto machine = rowOf<live::BasicMachineRow<QString>>(rows.row(QStringLiteral("machine")));
    addValue(lines, Lines::tr("Namespace"), machine.fleet.ns);
    addValue(lines, Lines::tr("Machine set"), machine.fleet.set);
    addValue(lines, Lines::tr("Message of its MachineSet"), translated(machine.fleet.setTrouble));
    addValue(lines, Lines::tr("Zone"), machine.fleet.zone);
    addValue(lines, Lines::tr("Created"), stampText(machine.fleet.created));
    addValue(lines, Lines::tr("Provider id"), machine.providerId);
    addValue(lines, Lines::tr("Instance"), machine.instanceState);
    for (const auto &address : machine.addresses)
        addValue(lines, address.type, address.address);
    addValue(lines, Lines::tr("Finalizers"), listText(machine.finalizers));
    addValue(lines, Lines::tr("Error"), machine.errorReason);
    addValue(lines, Lines::tr("Message"), machine.errorMessage);
    if (rows.find(QStringLiteral("node"))) {
        const auto node = rowOf<live::BasicNodeRow<QString>>(rows.row(QStringLiteral("node")));
        addValue(lines, Lines::tr("Node"), node.name);
        addValue(lines,
                 Lines::tr("Node ready"),
                 node.cordoned ? Lines::tr("%1, cordoned").arg(node.ready) : node.ready);
        addValue(lines, Lines::tr("Taints"), listText(node.taints));
    }
    if (rows.find(QStringLiteral("drain"))) {
        const auto drain = rowOf<Drain>(rows.row(QStringLiteral("drain")));
        addValue(lines, Lines::tr("Drain"), translatedWord(drain.state));
        addValue(lines,
                 Lines::tr("Pods left"),
                 drain.podsLeft ? QString::number(*drain.podsLeft) : QString());
    }
    return lines;
}

std::vector<DetailRow> factLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const auto why = rowOf<live::BasicWhyRow<QString>>(rows.row(QStringLiteral("why")));
    for (const auto &fact : why.facts) {
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = translated(fact.source);
        line.text = translated(fact.text);
        line.since = millisecondsOf(fact.at);
        lines.push_back(line);
    }
    return lines;
}

std::vector<DetailRow> exitLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const auto why = rowOf<live::BasicWhyRow<QString>>(rows.row(QStringLiteral("why")));
    for (const auto &exit : why.exits) {
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = exit.kind;
        line.second = QString::number(lines.size() + 1);
        line.third = namedObject(exit.text.text);
        line.text = translated(exit.text);
        lines.push_back(line);
    }
    return lines;
}

std::vector<DetailRow> blockingPodLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const auto drain = rowOf<Drain>(rows.row(QStringLiteral("drain")));
    for (const auto &pod : drain.blocking) {
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = pod.pod;
        line.second = pod.ns;
        line.third = pod.pdb;
        // Where it is not the budget that stands in the way, the API server said what does.
        line.text = pod.says.isEmpty() ? Lines::tr("needs %1, has %2").arg(pod.needs).arg(pod.has)
                                       : pod.says;
        lines.push_back(line);
    }
    return lines;
}

} // namespace hp::ui
