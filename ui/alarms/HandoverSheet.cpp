// SPDX-License-Identifier: Apache-2.0
#include "ui/alarms/HandoverSheet.h"

#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
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

using Alarm = AlarmGadget;

std::vector<Alarm> alarmsIn(const KeyedRowsModel &rows, live::AlarmState state)
{
    std::vector<Alarm> found;
    for (const KeyedRow &entry : rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("alarm/")))
            continue;
        auto alarm = rowOf<Alarm>(entry.row);
        if (alarm.state == state)
            found.push_back(std::move(alarm));
    }
    std::ranges::stable_sort(
        found, {}, [](const Alarm &row) { return std::tuple(row.priority, row.raised); });
    return found;
}

/// One state as a table; a sentence where there is none.
QString section(const QString &title,
                const std::vector<Alarm> &alarms,
                double now,
                const std::function<QString(const Alarm &)> &remark)
{
    const Words words;
    QString text = QStringLiteral("\n## %1\n\n").arg(title);
    if (alarms.empty())
        return text + HandoverSheet::tr("None.") + QLatin1Char('\n');
    text += HandoverSheet::tr("| P | Machine | What | Since | Remark |")
        + QStringLiteral("\n| --- | --- | --- | --- | --- |\n");
    for (const Alarm &row : alarms) {
        text += QStringLiteral("| P%1 | %2 | %3 | %4 | %5 |\n")
                    .arg(row.priority)
                    .arg(cell(row.machine),
                         cell(translated(row.text)),
                         words.age(millisecondsOf(row.raised), now),
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
    auto sum = rowOf<AlarmSummaryGadget>(alarms->row(QStringLiteral("summary")));
    sum.lastDayByPriority.resize(3);
    QString text = tr("# Shift handover: %1").arg(cluster) + QStringLiteral("\n\n");
    text += tr("%1, by %2.").arg(words.stamp(now), by) + QLatin1Char('\n');
    text += tr("Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.")
                .arg(sum.lastDay)
                .arg(sum.lastDayByPriority[0])
                .arg(sum.lastDayByPriority[1])
                .arg(sum.lastDayByPriority[2])
                .arg(sum.lastHour)
        + QLatin1Char('\n');
    if (sum.flood)
        text += tr("Alarms are flooding since %1.").arg(words.stamp(millisecondsOf(sum.floodSince)))
            + QLatin1Char('\n');
    text += section(tr("Unacknowledged"),
                    alarmsIn(*alarms, live::AlarmState::Raised),
                    now,
                    [](const Alarm &) { return QString(); });
    text += section(tr("Acknowledged"),
                    alarmsIn(*alarms, live::AlarmState::Acknowledged),
                    now,
                    [&words](const Alarm &row) {
                        return tr("%1, %2").arg(row.acknowledgedBy,
                                                words.stamp(millisecondsOf(row.acknowledged)));
                    });
    text += section(
        tr("Shelved"),
        alarmsIn(*alarms, live::AlarmState::Shelved),
        now,
        [&words](const Alarm &row) {
            return tr("until %1 by %2: %3")
                .arg(words.stamp(millisecondsOf(row.shelvedUntil)), row.shelvedBy, row.reason);
        });
    return text;
}

} // namespace hp::ui

#include "moc_HandoverSheet.cpp"
