// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/FleetTable.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <algorithm>
#include <tuple>

namespace hp::ui {

namespace {

bool isInGroup(const FleetRow &row, const QString &group)
{
    if (group.isEmpty())
        return true;
    if (group == QLatin1String("holding"))
        return row.holding() != nullptr;
    if (group == QLatin1String("late"))
        return row.holdIn(live::HoldState::Late) != nullptr;
    if (group == QLatin1String("overdue"))
        return row.holdIn(live::HoldState::Overdue) != nullptr;
    if (group == QLatin1String("power"))
        return row.powerInDoubt();
    if (group == QLatin1String("maintenance"))
        return row.inMaintenance();
    return textOf(row.look()) == group;
}

bool containsTerm(const FleetRow &row, const QString &term)
{
    const auto has = [&term](const QString &text) {
        return text.contains(term, Qt::CaseInsensitive);
    };
    if (has(row.name) || has(row.role) || has(row.set) || has(row.zone) || has(row.region)
        || has(row.rack) || has(row.phase) || has(row.node) || has(row.host)
        || has(row.status.word.text) || has(translated(row.status.word)) || has(textOf(row.power)))
        return true;
    return std::ranges::any_of(row.holds, [&](const FleetHold &hold) {
        return has(hold.name) || has(hold.owner) || has(textOf(hold.kind));
    });
}

QString sortText(const FleetRow &row, FleetTable::SortKey key)
{
    const FleetHold *hold = row.holding();
    if (!hold && !row.holds.empty())
        hold = &row.holds.front();
    switch (key) {
    case FleetTable::Role:
        return row.role;
    case FleetTable::Phase:
        return row.phase;
    case FleetTable::Hold:
        return hold ? hold->name : QString();
    case FleetTable::Owner:
        return hold ? hold->owner : QString();
    case FleetTable::Node:
        return row.node;
    case FleetTable::Power:
        return textOf(row.power);
    default:
        return row.name;
    }
}

} // namespace

FleetTable::FleetTable(QObject *parent)
    : QuietTable(parent)
{ }

void FleetTable::setFleet(FleetModel *fleet)
{
    if (m_fleet == fleet)
        return;
    m_fleet = fleet;
    setSourceModel(fleet);
    emit fleetChanged();
    emit countChanged();
}

void FleetTable::setFilter(const QString &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    m_terms = filter.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    emit filterChanged();
    emit countChanged();
}

void FleetTable::setGroup(const QString &group)
{
    if (m_group == group)
        return;
    m_group = group;
    invalidateFilter();
    emit groupChanged();
    emit countChanged();
}

void FleetTable::sortBy(SortKey key)
{
    setDescending(key == m_sortKey && !isDescending());
    m_sortKey = key;
    applyPending();
    emit sortChanged();
}

void FleetTable::clearFilters()
{
    setFilter({});
    setGroup({});
}

int FleetTable::rowOf(const QString &key) const
{
    const int row = m_fleet ? m_fleet->indexOf(key) : -1;
    return row < 0 ? -1 : mapFromSource(m_fleet->index(row)).row();
}

bool FleetTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    const FleetRow &machine = m_fleet->at(row);
    return isInGroup(machine, m_group) && std::ranges::all_of(m_terms, [&](const QString &term) {
               return containsTerm(machine, term);
           });
}

bool FleetTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const FleetRow &a = m_fleet->at(left.row());
    const FleetRow &b = m_fleet->at(right.row());
    if (m_sortKey == Urgency) {
        // Calm machines stay in the order of their names: their ages say nothing.
        const live::Instant aSince = a.isAbnormal() ? a.status.since : std::nullopt;
        const live::Instant bSince = b.isAbnormal() ? b.status.since : std::nullopt;
        return std::tuple(a.rank(), aSince, a.key) < std::tuple(b.rank(), bSince, b.key);
    }
    if (m_sortKey == Age)
        return std::tie(a.status.since, a.key) < std::tie(b.status.since, b.key);
    const QString aText = sortText(a, m_sortKey);
    const QString bText = sortText(b, m_sortKey);
    if (aText.isEmpty() != bText.isEmpty()) // empty fields last, in either order
        return bText.isEmpty() != isDescending();
    return std::tie(aText, a.key) < std::tie(bText, b.key);
}

} // namespace hp::ui

#include "moc_FleetTable.cpp"
