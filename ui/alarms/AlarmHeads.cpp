// SPDX-License-Identifier: Apache-2.0
#include "ui/alarms/AlarmHeads.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

const auto alarmPrefix = QStringLiteral("alarm/");

AlarmGadget alarmIn(const KeyedRowsModel &rows, const QString &key)
{
    return rowOf<AlarmGadget>(rows.row(alarmPrefix + key));
}

} // namespace

int AlarmHeads::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant AlarmHeads::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_lines[std::size_t(index.row())];
    const auto &head = m_heads[line.head];
    switch (role) {
    case KeyRole:
        return head.keys[line.member];
    case RowRole:
        return m_rows->row(alarmPrefix + head.keys[line.member]);
    case HeadRole:
        return line.isHead;
    case MemberRole:
        return line.isMember;
    case FoldedRole:
        return line.isHead && !m_unfolded.contains(head.cause);
    case NameRole:
        return translated(head.name);
    case MachinesRole:
        return head.machines;
    case OldestRole:
        return millisecondsOf(head.oldest);
    case LateRole:
        return head.late;
    default:
        return {};
    }
}

QHash<int, QByteArray> AlarmHeads::roleNames() const
{
    return {{KeyRole, "key"},
            {RowRole, "row"},
            {HeadRole, "isHead"},
            {MemberRole, "isMember"},
            {FoldedRole, "folded"},
            {NameRole, "name"},
            {MachinesRole, "machines"},
            {OldestRole, "oldest"},
            {LateRole, "late"}};
}

void AlarmHeads::setRows(KeyedRowsModel *rows)
{
    if (rows == m_rows)
        return;
    if (m_rows)
        disconnect(m_rows, nullptr, this, nullptr);
    m_rows = rows;
    if (m_rows) {
        connect(m_rows, &KeyedRowsModel::settled, this, &AlarmHeads::read);
        connect(m_rows, &KeyedRowsModel::modelReset, this, &AlarmHeads::read);
        connect(m_rows, &QObject::destroyed, this, [this] { setRows(nullptr); });
    }
    read();
    emit changed();
}

void AlarmHeads::setState(const QString &state)
{
    m_state = state;
    read();
    emit changed();
}

void AlarmHeads::setOrder(Order order)
{
    m_order = order;
    read();
    emit changed();
}

QStringList AlarmHeads::keysOf(int line) const
{
    const Line *one = lineAt(line);
    if (!one)
        return {};
    const auto &keys = m_heads[one->head].keys;
    return one->isHead ? QStringList(keys.begin(), keys.end()) : QStringList(keys[one->member]);
}

QVariant AlarmHeads::rowAt(int line) const
{
    return data(index(line), RowRole);
}

QString AlarmHeads::causeOf(int line) const
{
    const Line *one = lineAt(line);
    return one ? translated(alarmIn(*m_rows, m_heads[one->head].keys[0]).cause) : QString();
}

int AlarmHeads::headOf(int line) const
{
    while (line > 0 && m_lines[std::size_t(line)].isMember)
        --line;
    return line;
}

void AlarmHeads::setFolded(int line, bool folded)
{
    const Line *one = lineAt(headOf(line));
    if (!one || !one->isHead)
        return;
    const QString cause = m_heads[one->head].cause;
    if (folded == !m_unfolded.contains(cause))
        return;
    if (folded)
        m_unfolded.remove(cause);
    else
        m_unfolded.insert(cause);
    become(m_heads);
}

void AlarmHeads::read()
{
    std::vector<std::pair<QString, AlarmGadget>> alarms;
    if (m_rows) {
        for (const KeyedRow &entry : m_rows->rows()) {
            if (!entry.key.startsWith(alarmPrefix))
                continue;
            auto alarm = rowOf<AlarmGadget>(entry.row);
            if (alarm.stateWord() == m_state)
                alarms.emplace_back(entry.key.mid(alarmPrefix.size()), std::move(alarm));
        }
    }
    auto heads = live::alarmHeads<QString>(alarms);
    const auto placeOf = [this](const live::BasicAlarmHead<QString> &head) {
        const AlarmGadget row = alarmIn(*m_rows, head.keys[0]);
        return m_order == ShelvedUntil ? row.shelvedUntil
            : m_order == Acknowledged  ? row.acknowledged
                                       : head.rang;
    };
    std::ranges::stable_sort(heads, [&](const auto &a, const auto &b) {
        if (m_order == Urgency && a.priority != b.priority)
            return a.priority < b.priority;
        return placeOf(a) < placeOf(b);
    });
    become(std::move(heads));
}

std::vector<AlarmHeads::Line> AlarmHeads::linesOf(const Heads &heads) const
{
    std::vector<Line> lines;
    for (std::size_t place = 0; place < heads.size(); ++place) {
        const auto &head = heads[place];
        const bool isHead = head.keys.size() > 1;
        lines.push_back({head.cause, place, 0, isHead, false});
        if (!isHead || !m_unfolded.contains(head.cause))
            continue;
        for (std::size_t member = 0; member < head.keys.size(); ++member)
            lines.push_back(
                {head.cause + QLatin1Char('\n') + head.keys[member], place, member, false, true});
    }
    return lines;
}

void AlarmHeads::become(Heads heads)
{
    const std::vector<Line> lines = linesOf(heads);
    QHash<QString, Line> wanted;
    for (const Line &line : lines)
        wanted.insert(line.id, line);
    // Lines speak of heads by their place: what goes, goes while the old ones are there.
    for (int at = count() - 1; at >= 0; --at) {
        if (wanted.contains(m_lines[std::size_t(at)].id))
            continue;
        beginRemoveRows({}, at, at);
        m_lines.erase(m_lines.begin() + at);
        endRemoveRows();
    }
    m_heads = std::move(heads);
    for (Line &line : m_lines)
        line = wanted.value(line.id);
    for (int at = 0; at < static_cast<int>(lines.size()); ++at) {
        const QString &id = lines[std::size_t(at)].id;
        const auto found = std::find_if(
            m_lines.begin() + at, m_lines.end(), [&id](const Line &line) { return line.id == id; });
        const int from = static_cast<int>(found - m_lines.begin());
        if (found == m_lines.end()) {
            beginInsertRows({}, at, at);
            m_lines.insert(m_lines.begin() + at, lines[std::size_t(at)]);
            endInsertRows();
        } else if (from != at) {
            beginMoveRows({}, from, from, {}, at);
            std::rotate(m_lines.begin() + at, found, found + 1);
            endMoveRows();
        }
    }
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit counted();
}

const AlarmHeads::Line *AlarmHeads::lineAt(int line) const
{
    return line >= 0 && line < count() ? &m_lines[std::size_t(line)] : nullptr;
}

} // namespace hp::ui

#include "moc_AlarmHeads.cpp"
