// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HookSpells.h"

#include "backend/history/lanes/HookLane.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/TransitionTable.h"
#include "model/rules/holds/Baseline.h"

#include <QVariant>

#include <optional>
#include <utility>

namespace hp::history {

namespace {

incident::SpellEnd endOf(const QString &endedBy, const QString &becomes, bool isReported)
{
    using enum incident::SpellEnd;
    if (endedBy == QLatin1String("overridden"))
        return Overridden;
    if (endedBy == QLatin1String("bypassed") || becomes == QLatin1String("bypassed"))
        return Bypassed;
    // When it ended nobody saw, so how long it held is not known.
    return endedBy == QLatin1String("released") && !isReported ? Released : Unknown;
}

/// Follows the lanes of hooks, one after the other, from change to change.
class Spells
{
public:
    explicit Spells(incident::OwnerTally &tally)
        : m_tally(tally)
    { }

    void take(const QSqlQuery &row)
    {
        // One lane of one Machine: a hook that somebody gives another owner is the same hook,
        // though the record has a subject for each of them.
        const std::pair lane{row.value(0).toString(), row.value(1).toString()};
        if (lane != m_lane)
            finish();
        m_lane = lane;
        const QString becomes = row.value(4).toString();
        const TimePoint at = fromMicroseconds(row.value(6).toLongLong());
        if (becomes == QLatin1String("holding")) {
            if (!m_holding)
                m_holding = begun(row, at);
            return;
        }
        if (!m_holding)
            return;
        m_holding->until = at;
        m_holding->isEndSeen = row.value(7).toInt() != 1;
        m_holding->end = endOf(row.value(5).toString(), becomes, !m_holding->isEndSeen);
        finish();
    }
    /// What holds up to the end of what was read.
    void finish()
    {
        if (m_holding)
            m_tally.add(std::move(*m_holding));
        m_holding.reset();
    }

private:
    static std::optional<incident::HookSpell> begun(const QSqlQuery &row, TimePoint at)
    {
        const auto hook = hookLaneFrom(row.value(1).toString().toStdString());
        if (!hook)
            return std::nullopt;
        incident::HookSpell spell;
        spell.point = hook->point;
        spell.name = hook->name;
        spell.owner = row.value(2).toString().toStdString();
        spell.machine = row.value(3).toString().toStdString();
        spell.since = at;
        return spell;
    }

    incident::OwnerTally &m_tally;
    std::pair<QString, QString> m_lane{}; ///< uid and lane
    std::optional<incident::HookSpell> m_holding{};
};

} // namespace

Result<std::vector<incident::OwnerFigures>>
readOwnerFigures(const RecordPlace &place, const std::string &cluster, TimePoint from, TimePoint to)
{
    const auto database = RecordDatabase::openReader(place);
    if (!database)
        return unexpected(database.error());
    QSqlQuery query((*database)->sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT s.uid, s.lane, s.detail, s.machine, t.to_look, t.ended_by, t.at, t.known FROM "
        "subject s JOIN transition t ON t.subject=s.id WHERE s.cluster=? AND s.lane_kind='hook' "
        "AND s.is_mark=0 AND (t.to_look='holding' OR t.from_look='holding') AND t.at<? "
        "ORDER BY s.machine, s.uid, s.lane, t.at, t.id"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(microseconds(to));
    if (!query.exec())
        return (*database)->failure(query.lastError());
    incident::OwnerTally tally(from, to, holds::minForBaseline);
    Spells spells(tally);
    while (query.next())
        spells.take(query);
    if (const auto whole = (*database)->readToEnd(query); !whole)
        return unexpected(whole.error());
    spells.finish();
    return tally.figures();
}

} // namespace hp::history
