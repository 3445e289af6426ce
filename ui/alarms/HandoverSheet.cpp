// SPDX-License-Identifier: Apache-2.0
#include "ui/alarms/HandoverSheet.h"

#include "ui/controls/Words.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace hp::ui {

namespace {

/// A text in a cell of a table: a bar would end the cell, a line break the row.
QString cell(QString text)
{
    return text.replace(QLatin1Char('|'), QStringLiteral("\\|"))
        .replace(QLatin1Char('\n'), QLatin1Char(' '))
        .replace(QLatin1Char('<'), QStringLiteral("&lt;"));
}

std::vector<QVariantMap> alarmsIn(const KeyedRowsModel &rows, const QString &state)
{
    std::vector<QVariantMap> found;
    for (const KeyedRow &entry : rows.rows()) {
        if (entry.key.startsWith(QLatin1String("alarm/")) && wordOf(entry.row, "state") == state)
            found.push_back(entry.row);
    }
    std::ranges::stable_sort(found, {}, [](const QVariantMap &row) {
        return std::tuple(row.value(QStringLiteral("priority")).toInt(), instantOf(row, "raised"));
    });
    return found;
}

/// One state as a table; a sentence where there is none.
QString section(const QString &title,
                const std::vector<QVariantMap> &alarms,
                double now,
                const std::function<QString(const QVariantMap &)> &remark)
{
    const Words words;
    QString text = QStringLiteral("\n## %1\n\n").arg(title);
    if (alarms.empty())
        return text + HandoverSheet::tr("None.") + QLatin1Char('\n');
    text += HandoverSheet::tr("| P | Machine | What | Since | Remark |")
        + QStringLiteral("\n| --- | --- | --- | --- | --- |\n");
    for (const QVariantMap &row : alarms) {
        text += QStringLiteral("| P%1 | %2 | %3 | %4 | %5 |\n")
                    .arg(row.value(QStringLiteral("priority")).toInt())
                    .arg(cell(wordOf(row, "machine")),
                         cell(sentenceOf(row, "text")),
                         words.age(instantOf(row, "raised"), now),
                         cell(remark(row)));
    }
    return text;
}

} // namespace

QString HandoverSheet::markdown(const KeyedRowsModel *alarms,
                                const QString &cluster,
                                const QString &by,
                                double now) const
{
    if (!alarms)
        return {};
    const Words words;
    const QVariantMap summary = alarms->row(QStringLiteral("summary"));
    const QVariantList split = summary.value(QStringLiteral("lastDayByPriority")).toList();
    QString text = tr("# Shift handover: %1").arg(cluster) + QStringLiteral("\n\n");
    text += tr("%1, by %2.").arg(words.stamp(now), by) + QLatin1Char('\n');
    text += tr("Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.")
                .arg(summary.value(QStringLiteral("lastDay")).toInt())
                .arg(split.value(0).toInt())
                .arg(split.value(1).toInt())
                .arg(split.value(2).toInt())
                .arg(summary.value(QStringLiteral("lastHour")).toInt())
        + QLatin1Char('\n');
    if (summary.value(QStringLiteral("flood")).toBool())
        text +=
            tr("Alarms are flooding since %1.").arg(words.stamp(instantOf(summary, "floodSince")))
            + QLatin1Char('\n');
    text += section(tr("Nobody has taken notice"),
                    alarmsIn(*alarms, QStringLiteral("Raised")),
                    now,
                    [](const QVariantMap &) { return QString(); });
    text += section(tr("Acknowledged"),
                    alarmsIn(*alarms, QStringLiteral("Acknowledged")),
                    now,
                    [&words](const QVariantMap &row) {
                        return tr("%1, %2").arg(wordOf(row, "acknowledgedBy"),
                                                words.stamp(instantOf(row, "acknowledged")));
                    });
    text += section(tr("Shelved"),
                    alarmsIn(*alarms, QStringLiteral("Shelved")),
                    now,
                    [&words](const QVariantMap &row) {
                        return tr("until %1 by %2: %3")
                            .arg(words.stamp(instantOf(row, "shelvedUntil")),
                                 wordOf(row, "shelvedBy"),
                                 wordOf(row, "reason"));
                    });
    return text;
}

} // namespace hp::ui
