// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineFacts.h"

#include "ui/session/KeyedRowsModel.h"

#include <QCoreApplication>
#include <QDateTime>

namespace hp::ui {

namespace {

struct Lines {
    Q_DECLARE_TR_FUNCTIONS(MachineFacts)
};

QString orderKey(std::size_t index)
{
    return QStringLiteral("%1").arg(index, 4, 10, QLatin1Char('0'));
}

/// Calls `line` for each row whose key starts with the prefix.
template<typename MakeLine>
std::vector<DetailRow> linesOf(const KeyedRowsModel &rows, const char *prefix, MakeLine makeLine)
{
    std::vector<DetailRow> lines;
    for (const KeyedRow &entry : rows.rows()) {
        if (entry.key.startsWith(QLatin1String(prefix)))
            lines.push_back(makeLine(entry));
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

QString stampText(double instant)
{
    return instant <= 0 ? QString()
                        : QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(instant), Qt::UTC)
                              .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss'Z'"));
}

QString listText(const QVariantMap &row, const char *key)
{
    return row.value(QLatin1String(key)).toStringList().join(QLatin1String(", "));
}

} // namespace

std::vector<DetailRow> hookLines(const KeyedRowsModel &rows)
{
    return linesOf(rows, "hook/", [](const KeyedRow &entry) {
        DetailRow line;
        const QString point = wordOf(entry.row, "point");
        line.key = QString::number(pointOrder(point)) + entry.key;
        line.look = wordOf(entry.row, "state").toLower();
        line.name = wordOf(entry.row, "name");
        line.second = point;
        line.third = wordOf(entry.row, "owner");
        line.text = sentenceOf(entry.row, "state");
        line.since = instantOf(entry.row, "since");
        return line;
    });
}

std::vector<DetailRow> conditionLines(const KeyedRowsModel &rows)
{
    return linesOf(rows, "condition/", [](const KeyedRow &entry) {
        DetailRow line;
        line.key = entry.key;
        line.name = wordOf(entry.row, "type");
        line.second = wordOf(entry.row, "status");
        line.look = line.second == QLatin1String("Unknown") ? QStringLiteral("unknown") : QString();
        line.third = wordOf(entry.row, "reason");
        line.text = wordOf(entry.row, "message");
        line.since = instantOf(entry.row, "since");
        return line;
    });
}

std::vector<DetailRow> eventLines(const KeyedRowsModel &rows)
{
    return linesOf(rows, "event/", [](const KeyedRow &entry) {
        DetailRow line;
        line.since = instantOf(entry.row, "at");
        // Keys sort upwards, the newest event comes first.
        line.key = QStringLiteral("%1/%2")
                       .arg(9e15 - line.since, 17, 'f', 0, QLatin1Char('0'))
                       .arg(entry.key);
        line.look = wordOf(entry.row, "type") == QLatin1String("Warning") ? QStringLiteral("failed")
                                                                          : QString();
        line.name = wordOf(entry.row, "reason");
        line.second = wordOf(entry.row, "object");
        const int count = entry.row.value(QStringLiteral("count")).toInt();
        line.third = count > 1 ? QStringLiteral("\u00d7%1").arg(count) : QString();
        line.text = wordOf(entry.row, "message");
        return line;
    });
}

std::vector<DetailRow> powerKeyLines(const KeyedRowsModel &rows)
{
    return linesOf(rows, "key/", [](const KeyedRow &entry) {
        DetailRow line;
        line.key = entry.key;
        line.name = wordOf(entry.row, "key");
        line.second = wordOf(entry.row, "mode");
        line.third = wordOf(entry.row, "state");
        line.look = line.third == QLatin1String("held") ? QStringLiteral("holding") : QString();
        line.since =
            instantOf(entry.row, line.third == QLatin1String("held") ? "heldSince" : "acceptedAt");
        return line;
    });
}

std::vector<DetailRow> hostLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const QVariantMap host = rows.row(QStringLiteral("host"));
    if (host.isEmpty())
        return lines;
    const QString online = QStringLiteral("online");
    addValue(
        lines, Lines::tr("Host"), wordOf(host, "ns") + QLatin1Char('/') + wordOf(host, "name"));
    addValue(lines,
             Lines::tr("Wanted"),
             host.value(online).toBool() ? Lines::tr("On") : Lines::tr("Off"));
    const QString state = wordOf(host, "powerState");
    const QString seen = stampText(instantOf(host, "observedAt"));
    addValue(lines,
             Lines::tr("Power"),
             seen.isEmpty() ? state : Lines::tr("%1, read %2").arg(state, seen));
    addValue(lines, Lines::tr("State"), wordOf(host, "state"));
    addValue(lines, Lines::tr("Last switched on"), stampText(instantOf(host, "lastPoweredOn")));
    addValue(
        lines, Lines::tr("Reboot pending since"), stampText(instantOf(host, "pendingRebootSince")));
    addValue(lines, Lines::tr("Action"), wordOf(host, "action"));
    addValue(lines, Lines::tr("Action ends by"), stampText(instantOf(host, "actionDeadline")));
    const QString error = sentenceOf(host, "errorMessage");
    addValue(lines, Lines::tr("Error"), error);
    const int errors = host.value(QStringLiteral("errorCount")).toInt();
    addValue(lines, Lines::tr("Errors in a row"), errors > 0 ? QString::number(errors) : QString());
    return lines;
}

std::vector<DetailRow> machineLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const QVariantMap machine = rows.row(QStringLiteral("machine"));
    addValue(lines, Lines::tr("Namespace"), wordOf(machine, "ns"));
    addValue(lines, Lines::tr("Machine set"), wordOf(machine, "set"));
    addValue(lines, Lines::tr("Zone"), wordOf(machine, "zone"));
    addValue(lines, Lines::tr("Created"), stampText(instantOf(machine, "created")));
    addValue(lines, Lines::tr("Provider id"), wordOf(machine, "providerId"));
    addValue(lines, Lines::tr("Instance"), wordOf(machine, "instanceState"));
    for (const QVariant &entry : machine.value(QStringLiteral("addresses")).toList()) {
        const QVariantMap address = entry.toMap();
        addValue(lines, wordOf(address, "type"), wordOf(address, "address"));
    }
    addValue(lines, Lines::tr("Finalizers"), listText(machine, "finalizers"));
    addValue(lines, Lines::tr("Error"), wordOf(machine, "errorReason"));
    addValue(lines, Lines::tr("Message"), wordOf(machine, "errorMessage"));
    const QVariantMap node = rows.row(QStringLiteral("node"));
    if (!node.isEmpty()) {
        const QString ready = wordOf(node, "ready");
        const bool cordoned = node.value(QStringLiteral("cordoned")).toBool();
        addValue(lines, Lines::tr("Node"), wordOf(node, "name"));
        addValue(lines,
                 Lines::tr("Node ready"),
                 cordoned ? Lines::tr("%1, cordoned").arg(ready) : ready);
        addValue(lines, Lines::tr("Taints"), listText(node, "taints"));
    }
    const QVariantMap drain = rows.row(QStringLiteral("drain"));
    if (!drain.isEmpty()) {
        addValue(lines, Lines::tr("Drain"), wordOf(drain, "state"));
        addValue(lines,
                 Lines::tr("Pods left"),
                 QString::number(drain.value(QStringLiteral("podsLeft")).toInt()));
    }
    return lines;
}

std::vector<DetailRow> factLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const QVariantList facts =
        rows.row(QStringLiteral("why")).value(QStringLiteral("facts")).toList();
    for (const QVariant &entry : facts) {
        const QVariantMap fact = entry.toMap();
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = sentenceOf(fact, "source");
        line.text = sentenceOf(fact, "text");
        line.since = instantOf(fact, "at");
        lines.push_back(line);
    }
    return lines;
}

std::vector<DetailRow> exitLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const QVariantList exits =
        rows.row(QStringLiteral("why")).value(QStringLiteral("exits")).toList();
    for (const QVariant &entry : exits) {
        const QVariantMap exit = entry.toMap();
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = wordOf(exit, "kind");
        line.second = QString::number(lines.size() + 1);
        line.text = sentenceOf(exit, "text");
        lines.push_back(line);
    }
    return lines;
}

std::vector<DetailRow> blockingPodLines(const KeyedRowsModel &rows)
{
    std::vector<DetailRow> lines;
    const QVariantList pods =
        rows.row(QStringLiteral("drain")).value(QStringLiteral("blocking")).toList();
    for (const QVariant &entry : pods) {
        const QVariantMap pod = entry.toMap();
        DetailRow line;
        line.key = orderKey(lines.size());
        line.name = wordOf(pod, "pod");
        line.second = wordOf(pod, "ns");
        line.third = wordOf(pod, "pdb");
        line.text = Lines::tr("needs %1, has %2")
                        .arg(pod.value(QStringLiteral("needs")).toInt())
                        .arg(pod.value(QStringLiteral("has")).toInt());
        lines.push_back(line);
    }
    return lines;
}

} // namespace hp::ui
