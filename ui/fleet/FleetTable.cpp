// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/FleetTable.h"

#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

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
    if (has(row.name) || has(row.role) || has(row.cluster) || has(row.set) || has(row.zone)
        || has(row.region) || has(row.rack) || has(row.phase) || has(row.node) || has(row.host)
        || has(row.status.word.text) || has(translated(row.status.word)) || has(textOf(row.power))
        || has(row.note))
        return true;
    return std::ranges::any_of(row.holds, [&](const FleetHold &hold) {
        return has(hold.name) || has(hold.owner) || has(textOf(hold.kind));
    });
}

/// In the order of the columns as the page declares them.
enum Column {
    SignColumn,
    NameColumn,
    ClusterColumn,
    RoleColumn,
    PhaseColumn,
    HoldColumn,
    OwnerColumn,
    AgeColumn,
    NodeColumn,
    PowerColumn,
    NoteColumn
};
const QStringList fleetColumns{QStringLiteral("sign"),
                               QStringLiteral("name"),
                               QStringLiteral("cluster"),
                               QStringLiteral("role"),
                               QStringLiteral("phase"),
                               QStringLiteral("hold"),
                               QStringLiteral("owner"),
                               QStringLiteral("age"),
                               QStringLiteral("node"),
                               QStringLiteral("power"),
                               QStringLiteral("note")};

/// The one that the table names.
const FleetHold *shownHoldOf(const FleetRow &row)
{
    const FleetHold *hold = row.holding();
    return hold || row.holds.empty() ? hold : &row.holds.front();
}

/// Calm machines stay in the order of their names: their ages say nothing.
auto urgencyOf(const FleetRow &row)
{
    const live::Instant since = row.isAbnormal() ? row.status.since : std::nullopt;
    return std::tuple(row.rank(), since);
}

template<typename Value>
int threeWay(const Value &a, const Value &b, bool descending)
{
    const int order = a < b ? -1 : b < a ? 1 : 0;
    return descending ? -order : order;
}

} // namespace

FleetTable::FleetTable(QObject *parent)
    : QuietTable(parent)
{ }

void FleetTable::setFleet(FleetModel *fleet)
{
    if (m_fleet == fleet)
        return;
    if (m_fleet)
        disconnect(m_fleet, &FleetModel::settled, this, nullptr);
    m_fleet = fleet;
    setSourceModel(fleet);
    if (fleet) {
        connect(fleet, &FleetModel::settled, this, &FleetTable::pruneSelection);
        connect(fleet, &FleetModel::settled, this, &FleetTable::lookForColumns);
    }
    lookForColumns();
    emit fleetChanged();
    emit countChanged();
}

void FleetTable::lookForColumns()
{
    const bool has = m_fleet && std::ranges::any_of(m_fleet->rows(), [](const FleetRow &row) {
                         return !row.note.isEmpty();
                     });
    const bool hasClusters = m_fleet
        && std::ranges::any_of(m_fleet->rows(),
                               [](const FleetRow &row) { return !row.cluster.isEmpty(); });
    const bool isOther = has != m_hasNotes || hasClusters != m_hasClusters;
    m_hasNotes = has;
    m_hasClusters = hasClusters;
    if (isOther)
        emit notesChanged();
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

void FleetTable::setCluster(const QString &cluster)
{
    if (m_cluster == cluster)
        return;
    m_cluster = cluster;
    invalidateFilter();
    emit clusterChanged();
    emit countChanged();
}

QVariantList FleetTable::clusterSums() const
{
    struct Sum : live::ClusterCount {
        QString object{};
        int rank = 99;
    };
    QHash<QString, Sum> sums;
    for (int row = 0; m_fleet && row < m_fleet->rowCount(); ++row) {
        const FleetRow &machine = m_fleet->at(row);
        if (machine.cluster.isEmpty())
            continue;
        Sum &sum = sums[machine.cluster];
        sum.object = machine.clusterObject();
        sum.rank = std::min(sum.rank, machine.rank());
        sum.add(machine);
    }
    QStringList names = sums.keys();
    std::ranges::sort(
        names, {}, [&sums](const QString &name) { return std::pair(sums.value(name).rank, name); });
    QVariantList list;
    for (const QString &name : names) {
        const Sum &sum = sums[name];
        list.append(QVariantMap{{QStringLiteral("cluster"), name},
                                {QStringLiteral("object"), sum.object},
                                {QStringLiteral("machines"), sum.machines},
                                {QStringLiteral("holding"), sum.holding},
                                {QStringLiteral("late"), sum.late},
                                {QStringLiteral("overdue"), sum.overdue}});
    }
    return list;
}

void FleetTable::clearFilters()
{
    setFilter({});
    setGroup({});
    setCluster({});
    setColumnFilters({});
}

QStringList FleetTable::hiding() const
{
    QStringList alone = emptyingColumns();
    const auto leavesNone = [this](auto passes) {
        return m_fleet && std::ranges::none_of(m_fleet->rows(), passes);
    };
    if (!m_terms.isEmpty() && leavesNone([this](const FleetRow &row) { return passesWords(row); }))
        alone.prepend(QStringLiteral("filter"));
    if (leavesNone([this](const FleetRow &row) { return isInGroup(row, m_group); }))
        alone.prepend(QStringLiteral("group"));
    if (leavesNone([this](const FleetRow &row) { return isInCluster(row); }))
        alone.prepend(QStringLiteral("cluster"));
    if (!alone.isEmpty())
        return alone;
    QStringList all = columnFilters().keys();
    if (!m_terms.isEmpty())
        all.prepend(QStringLiteral("filter"));
    if (!m_group.isEmpty())
        all.prepend(QStringLiteral("group"));
    if (!m_cluster.isEmpty())
        all.prepend(QStringLiteral("cluster"));
    return all;
}

int FleetTable::rowOf(const QString &key) const
{
    const int row = m_fleet ? m_fleet->indexOf(key) : -1;
    return row < 0 ? -1 : mapFromSource(m_fleet->index(row)).row();
}

bool FleetTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    const FleetRow &machine = m_fleet->at(row);
    return isInCluster(machine) && isInGroup(machine, m_group) && passesWords(machine)
        && passesColumns(row);
}

bool FleetTable::passesWords(const FleetRow &row) const
{
    return std::ranges::all_of(m_terms,
                               [&](const QString &term) { return containsTerm(row, term); });
}

bool FleetTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const FleetRow &a = m_fleet->at(left.row());
    const FleetRow &b = m_fleet->at(right.row());
    const int order = isSorted() ? compareSorted(left.row(), right.row())
                                 : threeWay(urgencyOf(a), urgencyOf(b), false);
    return order != 0 ? order < 0 : a.key < b.key;
}

int FleetTable::compare(int a, int b, int column, bool descending) const
{
    const FleetRow &one = m_fleet->at(a);
    const FleetRow &other = m_fleet->at(b);
    if (column == SignColumn)
        return threeWay(urgencyOf(one), urgencyOf(other), descending);
    if (column != AgeColumn)
        return QuietTable::compare(a, b, column, descending);
    const live::Instant &since = one.status.since;
    const live::Instant &otherSince = other.status.since;
    if (since.has_value() != otherSince.has_value())
        return since ? -1 : 1;
    return threeWay(since, otherSince, descending);
}

const QStringList &FleetTable::columnIds() const
{
    return fleetColumns;
}

QString FleetTable::cellText(int sourceRow, int column) const
{
    const FleetRow &row = m_fleet->at(sourceRow);
    const FleetHold *hold = shownHoldOf(row);
    switch (column) {
    case SignColumn:
        return translated(row.status.word);
    case NameColumn:
        return row.name;
    case RoleColumn:
        return row.role;
    case PhaseColumn:
        return row.phase;
    case HoldColumn:
        return hold                            ? hold->name
            : row.look() != live::Look::Normal ? translated(row.status.word)
                                               : QString();
    case OwnerColumn:
        return hold ? hold->owner : QString();
    case AgeColumn:
        return Words().stamp(millisecondsOf(row.status.since));
    case NodeColumn:
        return row.node;
    case PowerColumn:
        return textOf(row.power);
    case NoteColumn:
        return row.note.simplified();
    case ClusterColumn:
        return row.cluster;
    default:
        return {};
    }
}

void FleetTable::narrowed()
{
    invalidateFilter();
    emit countChanged();
}

bool FleetTable::isKnown(const QString &key) const
{
    return m_fleet && m_fleet->indexOf(key) >= 0;
}

} // namespace hp::ui

#include "moc_FleetTable.cpp"
