// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldsModel.h"

#include "ui/languages/Translated.h"
#include "ui/session/Wire.h"

namespace hp::ui {

QVariant HoldsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HoldRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case MachineRole:
        return row.machine;
    case KeyRole:
        return row.key;
    case MachineKeyRole:
        return row.machineKey;
    case LookRole:
        return row.look();
    case PriorityRole:
        return row.priority;
    case PointRole:
        return row.waitingAt;
    case HoldRole:
        return row.hold;
    case OwnerRole:
        return row.owner.name;
    case StateRole:
        return translatedWord(textOf(row.state));
    case SinceRole:
        return millisecondsOf(row.since);
    case EtaRole:
        return millisecondsOf(row.eta);
    case ImpactRole:
        return textOf(row.impact);
    case AlarmRole:
        return row.alarm.state;
    case AlarmWordsRole:
        return row.alarm.words;
    case SentenceRole:
        return row.sentence.text.isEmpty() ? row.reason.text : row.sentence.text;
    case LateAtRole:
        return millisecondsOf(row.expected.lateAt);
    case OverdueAtRole:
        return millisecondsOf(row.expected.overdueAt);
    case UsualRole:
        return row.expected.n > 0 ? secondsOf(row.expected.p50) : 0.0;
    case ClusterRole:
        return row.cluster;
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

QHash<int, QByteArray> HoldsModel::roleNames() const
{
    return {{KeyRole, "key"},
            {MachineKeyRole, "machineKey"},
            {MachineRole, "machine"},
            {LookRole, "look"},
            {PriorityRole, "priority"},
            {PointRole, "point"},
            {HoldRole, "hold"},
            {OwnerRole, "owner"},
            {StateRole, "standing"},
            {SinceRole, "since"},
            {EtaRole, "eta"},
            {ImpactRole, "impact"},
            {AlarmRole, "alarm"},
            {AlarmWordsRole, "alarmWords"},
            {SentenceRole, "sentence"},
            {LateAtRole, "lateAt"},
            {OverdueAtRole, "overdueAt"},
            {UsualRole, "usual"},
            {ClusterRole, "cluster"},
            {NoteRole, "note"},
            {NoteByRole, "noteBy"},
            {NoteAtRole, "noteAt"}};
}

void HoldsModel::replaceRows(const simdjson::dom::object &rows)
{
    m_summary = {};
    replaceAll(decode(rows));
    emit settled();
}

void HoldsModel::changeRows(const QStringList &removed, const simdjson::dom::object &set)
{
    removeKeys({removed.begin(), removed.end()});
    setRows(decode(set));
    emit settled();
}

void HoldsModel::setAlarms(AlarmOf alarmOf)
{
    m_alarmOf = std::move(alarmOf);
    readAlarms();
}

void HoldsModel::readAlarms()
{
    std::vector<HoldRow> changed;
    for (const HoldRow &row : rows()) {
        HoldAlarm alarm = m_alarmOf(row.key);
        if (alarm == row.alarm)
            continue;
        changed.push_back(row);
        changed.back().alarm = std::move(alarm);
    }
    if (changed.empty())
        return;
    setRows(std::move(changed));
    emit settled();
}

std::vector<HoldRow> HoldsModel::decode(const simdjson::dom::object &rows)
{
    std::vector<HoldRow> result;
    result.reserve(rows.size());
    for (const auto &[key, value] : rows) {
        wire::Object row;
        if (value.get(row) != simdjson::SUCCESS)
            continue;
        if (key == "summary") {
            m_summary = {};
            live::HoldSummary::members(m_summary, live::RowReader<wire::Tree>(row));
            continue;
        }
        result.push_back(holdRow(wire::toQString(key), row));
        if (m_alarmOf)
            result.back().alarm = m_alarmOf(result.back().key);
    }
    return result;
}

} // namespace hp::ui

#include "moc_HoldsModel.cpp"
