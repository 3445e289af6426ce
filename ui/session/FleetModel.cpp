// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetModel.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/Wire.h"

namespace hp::ui {

namespace {

std::vector<FleetRow> decodeFleet(const wire::Object &rows)
{
    std::vector<FleetRow> result;
    result.reserve(rows.size());
    for (const auto &[key, value] : rows) {
        wire::Object row;
        if (value.get(row) == simdjson::SUCCESS)
            result.push_back(fleetRow(wire::toQString(key), row));
    }
    return result;
}

/// What the "waiting at" column says: the point that holds, else the first that is armed.
const FleetHold *shownHold(const FleetRow &row)
{
    if (const FleetHold *holding = row.holding())
        return holding;
    return row.holds.empty() ? nullptr : &row.holds.front();
}

QVariant holdData(const FleetRow &row, int role)
{
    const FleetHold *hold = shownHold(row);
    if (!hold)
        return QString();
    if (role == FleetModel::PointRole)
        return row.holding() ? pointOfHold(hold->kind) : QString();
    if (role == FleetModel::HoldLookRole)
        return textOf(hold->state).toLower();
    return role == FleetModel::HoldRole ? hold->name : hold->owner;
}

} // namespace

QVariant FleetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FleetRow &row = at(index.row());
    switch (role) {
    case KeyRole:
        return row.key;
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case RoleRole:
        return row.role;
    case ClusterRole:
        return row.cluster;
    case SetRole:
        return row.set;
    case ZoneRole:
        return row.zone;
    case PhaseRole:
        return row.phase;
    case PhaseSinceRole:
        return millisecondsOf(row.phaseSince);
    case NodeRole:
        return row.node;
    case NodeReadyRole:
        return row.nodeReady;
    case HostRole:
        return row.host;
    case PowerRole:
        return textOf(row.power);
    case PowerLookRole:
        return row.powerLook();
    case PowerHoldsRole:
        return row.powerHolds;
    case LookRole:
        return textOf(row.look());
    case WordRole:
        return translated(row.status.word);
    case PriorityRole:
        return row.status.priority;
    case SinceRole:
        return millisecondsOf(row.status.since);
    case PointRole:
    case HoldRole:
    case HoldLookRole:
    case OwnerRole:
        return holdData(row, role);
    case SentenceRole:
        return translated(row.sentence);
    case GoesFirstRole:
        return translated(row.goesFirst);
    case DeletingRole:
        return row.deleting;
    case CreatedRole:
        return millisecondsOf(row.created);
    case RankRole:
        return row.rank();
    case NoteRole:
        return row.note.simplified();
    case NoteByRole:
        return row.noteBy;
    case NoteAtRole:
        return millisecondsOf(row.noteAt);
    default:
        return {};
    }
}

QHash<int, QByteArray> FleetModel::roleNames() const
{
    return {
        {KeyRole, "key"},
        {NameRole, "name"},
        {RoleRole, "role"},
        {ClusterRole, "cluster"},
        {SetRole, "set"},
        {ZoneRole, "zone"},
        {PhaseRole, "phase"},
        {PhaseSinceRole, "phaseSince"},
        {NodeRole, "node"},
        {NodeReadyRole, "nodeReady"},
        {HostRole, "host"},
        {PowerRole, "power"},
        {PowerLookRole, "powerLook"},
        {PowerHoldsRole, "powerHolds"},
        {LookRole, "look"},
        {WordRole, "word"},
        {PriorityRole, "priority"},
        {SinceRole, "since"},
        {PointRole, "point"},
        {HoldRole, "hold"},
        {OwnerRole, "owner"},
        {HoldLookRole, "holdLook"},
        {SentenceRole, "sentence"},
        {GoesFirstRole, "goesFirst"},
        {DeletingRole, "deleting"},
        {CreatedRole, "created"},
        {RankRole, "rank"},
        {NoteRole, "note"},
        {NoteByRole, "noteBy"},
        {NoteAtRole, "noteAt"},
    };
}

void FleetModel::replaceRows(const simdjson::dom::object &rows)
{
    replaceAll(decodeFleet(rows));
    emit settled();
}

void FleetModel::changeRows(const QStringList &removed, const simdjson::dom::object &set)
{
    removeKeys({removed.begin(), removed.end()});
    setRows(decodeFleet(set));
    emit settled();
}

} // namespace hp::ui

#include "moc_FleetModel.cpp"
