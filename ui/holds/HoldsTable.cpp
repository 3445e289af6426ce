// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldsTable.h"

#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hp::ui {

using live::HoldState;

namespace {

/// States of which any may be shown; the other chips narrow what these leave.
const QStringList stateChips{QStringLiteral("holding"),
                             QStringLiteral("late"),
                             QStringLiteral("overdue"),
                             QStringLiteral("armed")};

/// In the order of the columns as the page declares them.
enum Column {
    TickColumn,
    SignColumn,
    MachineColumn,
    PointColumn,
    HoldColumn,
    OwnerColumn,
    AgeColumn,
    EtaColumn,
    ImpactColumn,
    StateColumn,
    NoteColumn
};
const QStringList holdColumns{QStringLiteral("tick"),
                              QStringLiteral("sign"),
                              QStringLiteral("machine"),
                              QStringLiteral("point"),
                              QStringLiteral("hold"),
                              QStringLiteral("owner"),
                              QStringLiteral("age"),
                              QStringLiteral("eta"),
                              QStringLiteral("impact"),
                              QStringLiteral("state"),
                              QStringLiteral("note")};

/// As the rows say it.
QString impactInWords(const QString &impact)
{
    if (impact == QLatin1String("controlPlane"))
        return QCoreApplication::translate("HoldRowItem", "Control plane");
    return impact == QLatin1String("capacity")
        ? QCoreApplication::translate("HoldRowItem", "Capacity")
        : QString();
}

QSet<QString> defaultChips()
{
    return {stateChips[0], stateChips[1], stateChips[2]};
}

/// The words of a filter; what stands between quotation marks is one.
QStringList termsOf(const QString &filter)
{
    QStringList terms;
    bool isQuoted = false;
    QString term;
    const auto take = [&terms, &term] {
        if (!term.trimmed().isEmpty())
            terms.append(term.trimmed());
        term.clear();
    };
    for (const QChar letter : filter) {
        const bool isMark = letter == u'"' || letter == u'\u201c' || letter == u'\u201d';
        if (isMark)
            isQuoted = !isQuoted;
        if (isMark || (letter.isSpace() && !isQuoted))
            take();
        else
            term.append(letter);
    }
    take();
    return terms;
}

/// What a hold has of a grouping that not every hold has; empty for none.
QString valueOf(const HoldRow &row, const QString &grouping)
{
    return grouping == QLatin1String("cluster") ? row.cluster
        : grouping == QLatin1String("budget")   ? row.budget()
        : grouping == QLatin1String("rack")     ? row.rack
                                                : row.maintenance;
}

/// A group of so many holds is folded until somebody wants to see them.
constexpr int foldsFrom = 4;

/// Nobody knows it, or it has none: behind all that have one.
constexpr double last = 1e18;

/// By the word of a sort, what stands first: a number, and a text where it is one.
std::pair<double, QString> consequenceOf(const HoldRow &row, const QString &sort)
{
    const auto orLast = [&row](const live::Instant &at) {
        return at && !row.isArmed() ? millisecondsOf(at) : last;
    };
    if (sort == QLatin1String("late"))
        return {orLast(row.expected.lateAt), {}};
    if (sort == QLatin1String("eta"))
        return {orLast(row.eta), {}};
    if (sort == QLatin1String("impact"))
        return {row.isArmed()                                  ? last
                    : row.impact == live::Impact::ControlPlane ? 0
                    : row.impact == live::Impact::Capacity     ? 1
                                                               : 2,
                {}};
    if (sort == QLatin1String("next"))
        return {row.next.empty() ? last : 0, row.next.text};
    return {0, {}};
}

bool containsTerm(const HoldRow &row, const QString &term)
{
    return std::ranges::any_of(
        std::initializer_list<QString>{row.cluster,
                                       row.machine,
                                       row.role,
                                       row.hold,
                                       row.cause.text,
                                       row.owner.name,
                                       row.waitingAt,
                                       textOf(row.state),
                                       row.host,
                                       row.rack,
                                       row.maintenance,
                                       row.alarm.words},
        [&term](const QString &text) { return text.contains(term, Qt::CaseInsensitive); });
}

} // namespace

HoldsTable::HoldsTable(HoldsModel &holds, QObject *parent)
    : QuietTable(parent)
    , m_holds(holds)
    , m_chips(defaultChips())
{
    setSourceModel(&holds);
    connect(&holds, &HoldsModel::settled, this, [this] {
        pruneSelection();
        gatherGroups();
        gatherOffered();
        lookForNotes();
        emit countChanged();
    });
}

void HoldsTable::setFilter(const QString &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_terms = termsOf(filter);
    narrow();
}

QStringList HoldsTable::chips() const
{
    QStringList chips = m_chips.values();
    chips.sort();
    return chips;
}

void HoldsTable::setChips(const QStringList &chips)
{
    const QSet<QString> wanted(chips.begin(), chips.end());
    if (wanted == m_chips)
        return;
    m_chips = wanted;
    narrow();
}

void HoldsTable::toggleChip(const QString &chip)
{
    if (!m_chips.remove(chip))
        m_chips.insert(chip);
    narrow();
}

int HoldsTable::chipCount(const QString &chip) const
{
    return static_cast<int>(std::ranges::count_if(m_holds.rows(), [&](const HoldRow &row) {
        return isInChip(row, chip) && (stateChips.contains(chip) || !row.isArmed());
    }));
}

int HoldsTable::heldCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_holds.rows(), [](const HoldRow &row) { return !row.isArmed(); }));
}

int HoldsTable::heldMachineCount() const
{
    QSet<QString> machines;
    for (const HoldRow &row : m_holds.rows()) {
        if (!row.isArmed())
            machines.insert(row.machineKey);
    }
    return static_cast<int>(machines.size());
}

void HoldsTable::setGrouping(const QString &grouping)
{
    if (grouping == m_grouping)
        return;
    m_grouping = grouping;
    m_unfolded.clear();
    narrow();
    applyPending();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {GroupRole});
}

void HoldsTable::setSort(const QString &sort)
{
    if (sort == m_sort)
        return;
    m_sort = sort;
    narrow();
    applyPending();
}

void HoldsTable::gatherOffered()
{
    QStringList offered;
    for (const char *grouping : {"cluster", "budget", "rack", "maintenance"}) {
        const bool isKnown = std::ranges::any_of(m_holds.rows(), [grouping](const HoldRow &row) {
            return !valueOf(row, QLatin1String(grouping)).isEmpty();
        });
        if (isKnown)
            offered.append(QLatin1String(grouping));
    }
    if (offered == m_offered)
        return;
    m_offered = offered;
    emit offeredChanged();
}

void HoldsTable::clearFilters()
{
    m_filter.clear();
    m_terms.clear();
    m_chips = defaultChips();
    setColumnFilters({});
    narrow();
}

QStringList HoldsTable::hiding() const
{
    QStringList alone = emptyingColumns();
    const auto leavesNone = [this](auto passes) {
        return std::ranges::none_of(m_holds.rows(), passes);
    };
    if (!m_terms.isEmpty() && leavesNone([this](const HoldRow &row) { return passesWords(row); }))
        alone.prepend(QStringLiteral("filter"));
    if (leavesNone([this](const HoldRow &row) { return passesChips(row); }))
        alone.prepend(QStringLiteral("chips"));
    if (!alone.isEmpty())
        return alone;
    QStringList all = columnFilters().keys();
    if (!m_terms.isEmpty())
        all.prepend(QStringLiteral("filter"));
    if (m_chips != defaultChips())
        all.prepend(QStringLiteral("chips"));
    return all;
}

void HoldsTable::setIdentity(const QString &identity)
{
    m_identity = identity;
    narrow();
}

QString HoldsTable::groupOf(const QString &key) const
{
    const HoldRow *row = m_holds.find(key);
    return row ? groupOf(*row) : QString();
}

QStringList HoldsTable::keysOfGroup(const QString &group) const
{
    std::vector<const HoldRow *> rows;
    for (int at = 0; at < m_holds.rowCount(); ++at) {
        const HoldRow &row = m_holds.at(at);
        if (groupOf(row) == group && isWanted(at))
            rows.push_back(&row);
    }
    std::ranges::sort(rows, {}, [this](const HoldRow *row) { return placeOf(*row); });
    QStringList keys;
    for (const HoldRow *row : rows)
        keys.append(row->key);
    return keys;
}

double HoldsTable::oldestOfGroup(const QString &group) const
{
    return millisecondsOf(m_groups.value(group).oldest);
}

int HoldsTable::holdsOfGroup(const QString &group) const
{
    return m_groups.value(group).holds;
}

int HoldsTable::machinesOfGroup(const QString &group) const
{
    return m_groups.value(group).machines;
}

int HoldsTable::lateOfGroup(const QString &group) const
{
    return m_groups.value(group).late;
}

bool HoldsTable::canFold(const QString &group) const
{
    return m_grouping == QLatin1String("cause") && m_groups.value(group).holds >= foldsFrom;
}

bool HoldsTable::isFolded(const QString &group) const
{
    return canFold(group) && !m_unfolded.contains(group);
}

void HoldsTable::setFolded(const QString &group, bool folded)
{
    if (!canFold(group) || isFolded(group) == folded)
        return;
    if (folded)
        m_unfolded.remove(group);
    else
        m_unfolded.insert(group);
    invalidateFilter();
    emit countChanged();
    emit foldsChanged();
}

int HoldsTable::rowOf(const QString &key) const
{
    const int row = m_holds.indexOf(key);
    return row < 0 ? -1 : mapFromSource(m_holds.index(row)).row();
}

int HoldsTable::hiddenHolding() const
{
    int hidden = 0;
    for (int row = 0; row < m_holds.rowCount(); ++row)
        hidden += !m_holds.at(row).isArmed() && !isWanted(row) ? 1 : 0;
    return hidden;
}

void HoldsTable::lookForNotes()
{
    const bool has =
        std::ranges::any_of(m_holds.rows(), [](const HoldRow &row) { return !row.note.isEmpty(); });
    if (std::exchange(m_hasNotes, has) != has)
        emit notesChanged();
}

QStringList HoldsTable::longest() const
{
    QStringList names{{}, {}, {}};
    const auto take = [&names](int column, const QString &name) {
        if (name.size() > names[column].size())
            names[column] = name;
    };
    for (const HoldRow &row : m_holds.rows()) {
        take(0, row.machine);
        take(1, row.hold);
        take(2, row.owner.name);
    }
    return names;
}

QVariant HoldsTable::data(const QModelIndex &index, int role) const
{
    if (role != GroupRole)
        return QuietTable::data(index, role);
    const HoldRow *row = index.isValid() ? rowAt(index.row()) : nullptr;
    return row ? QVariant(groupOf(*row)) : QVariant();
}

QHash<int, QByteArray> HoldsTable::roleNames() const
{
    QHash<int, QByteArray> names = QuietTable::roleNames();
    names.insert(GroupRole, "group");
    return names;
}

bool HoldsTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (!isWanted(row))
        return false;
    const HoldRow &hold = m_holds.at(row);
    const QString name = groupOf(hold);
    return !isFolded(name) || m_groups.value(name).worst == hold.key;
}

bool HoldsTable::isWanted(int row) const
{
    const HoldRow &hold = m_holds.at(row);
    return passesChips(hold) && passesWords(hold) && passesColumns(row);
}

bool HoldsTable::passesChips(const HoldRow &hold) const
{
    const bool stateShown = std::ranges::any_of(stateChips, [&](const QString &chip) {
        return m_chips.contains(chip) && isInChip(hold, chip);
    });
    return stateShown && std::ranges::all_of(m_chips, [&](const QString &chip) {
               return stateChips.contains(chip) || isInChip(hold, chip);
           });
}

bool HoldsTable::passesWords(const HoldRow &hold) const
{
    return std::ranges::all_of(m_terms,
                               [&](const QString &term) { return containsTerm(hold, term); });
}

bool HoldsTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const HoldRow &a = m_holds.at(left.row());
    const HoldRow &b = m_holds.at(right.row());
    const QString aGroup = groupOf(a);
    const QString bGroup = groupOf(b);
    if (aGroup != bGroup)
        return isWorse(aGroup, bGroup);
    const int order = isSorted() ? compareSorted(left.row(), right.row()) : 0;
    return order != 0 ? order < 0 : placeOf(a) < placeOf(b);
}

const QStringList &HoldsTable::columnIds() const
{
    return holdColumns;
}

QString HoldsTable::cellText(int sourceRow, int column) const
{
    const HoldRow &row = m_holds.at(sourceRow);
    const Words words;
    switch (column) {
    case SignColumn:
    case StateColumn:
        return row.alarm.words.isEmpty() || column == SignColumn ? translatedWord(textOf(row.state))
                                                                 : row.alarm.words;
    case MachineColumn:
        return row.machine;
    case PointColumn:
        return row.waitingAt;
    case HoldColumn:
        return row.hold;
    case OwnerColumn:
        return row.owner.name;
    case AgeColumn:
        return words.stamp(millisecondsOf(row.since));
    case EtaColumn:
        return words.stamp(millisecondsOf(row.eta));
    case ImpactColumn:
        return impactInWords(textOf(row.impact));
    case NoteColumn:
        return row.note.simplified();
    default:
        return {};
    }
}

int HoldsTable::compare(int a, int b, int column, bool descending) const
{
    const auto turned = [descending](bool before, bool after) {
        const int order = before ? -1 : after ? 1 : 0;
        return descending ? -order : order;
    };
    const HoldRow &one = m_holds.at(a);
    const HoldRow &other = m_holds.at(b);
    if (column == SignColumn)
        return turned(one.rank() < other.rank(), other.rank() < one.rank());
    if (column != AgeColumn && column != EtaColumn)
        return QuietTable::compare(a, b, column, descending);
    const live::Instant &left = column == AgeColumn ? one.since : one.eta;
    const live::Instant &right = column == AgeColumn ? other.since : other.eta;
    if (left.has_value() != right.has_value())
        return left ? -1 : 1;
    return turned(left < right, right < left);
}

bool HoldsTable::isWorse(const QString &group, const QString &other) const
{
    if (!m_sort.isEmpty())
        return m_groups.value(group).place < m_groups.value(other).place;
    if (m_grouping != QLatin1String("cause"))
        return group < other;
    const auto costOf = [this](const QString &name) {
        const Group known = m_groups.value(name);
        return std::tuple(known.rank, -known.late, -known.machines, known.heldSince, name);
    };
    return costOf(group) < costOf(other);
}

void HoldsTable::gatherGroups()
{
    QHash<QString, Group> groups;
    QHash<QString, const HoldRow *> worst;
    QHash<QString, QSet<QString>> machines;
    if (!m_grouping.isEmpty()) {
        for (int at = 0; at < m_holds.rowCount(); ++at) {
            if (!isWanted(at))
                continue;
            const HoldRow &row = m_holds.at(at);
            const QString name = groupOf(row);
            Group &group = groups[name];
            ++group.holds;
            group.late += row.state == HoldState::Late || row.state == HoldState::Overdue ? 1 : 0;
            machines[name].insert(row.machineKey);
            const auto keep = [&row](live::Instant &oldest) {
                if (row.since && (!oldest || row.since < oldest))
                    oldest = row.since;
            };
            keep(group.oldest);
            if (!row.isArmed())
                keep(group.heldSince);
            if (const HoldRow *&known = worst[name]; !known || placeOf(row) < placeOf(*known))
                known = &row;
        }
    }
    for (auto it = groups.begin(); it != groups.end(); ++it) {
        it->machines = static_cast<int>(machines.value(it.key()).size());
        it->rank = worst.value(it.key())->rank();
        it->worst = worst.value(it.key())->key;
        it->place = placeOf(*worst.value(it.key()));
    }
    // A group that costs more moves as a whole, and the row that stands for a folded one may
    // change.
    const bool moves = groups != m_groups;
    m_groups = std::move(groups);
    if (moves && !isHeld())
        applyPending();
}

HoldPlace HoldsTable::placeOf(const HoldRow &row) const
{
    const auto [number, text] = consequenceOf(row, m_sort);
    // Within an urgency what waits longest; armed ones by name: their ages say nothing.
    return {number, text, row.rank(), row.isArmed() ? std::nullopt : row.since, row.key};
}

const HoldRow *HoldsTable::rowAt(int row) const
{
    const QModelIndex source = mapToSource(index(row, 0));
    return source.isValid() ? &m_holds.at(source.row()) : nullptr;
}

QString HoldsTable::groupOf(const HoldRow &row) const
{
    if (m_grouping == QLatin1String("owner"))
        return row.owner.name.isEmpty() ? tr("without an owner") : row.owner.name;
    if (m_grouping == QLatin1String("cluster"))
        return row.cluster.isEmpty() ? tr("no cluster") : row.cluster;
    if (m_grouping == QLatin1String("budget"))
        return row.budget().isEmpty() ? tr("no budget") : row.budget();
    if (m_grouping == QLatin1String("rack"))
        return row.rack.isEmpty() ? tr("no rack") : row.rack;
    if (m_grouping == QLatin1String("maintenance"))
        return row.maintenance.isEmpty() ? tr("no maintenance") : row.maintenance;
    if (m_grouping == QLatin1String("cause"))
        return row.cause.text;
    return m_grouping == QLatin1String("point") ? row.waitingAt : QString();
}

bool HoldsTable::isInChip(const HoldRow &row, const QString &chip) const
{
    if (chip == QLatin1String("armed"))
        return row.isArmed();
    if (chip == QLatin1String("late"))
        return row.state == HoldState::Late;
    if (chip == QLatin1String("overdue"))
        return row.state == HoldState::Overdue || row.state == HoldState::Failed;
    if (chip == QLatin1String("holding"))
        return row.state == HoldState::Holding || row.state == HoldState::Bypassed;
    if (chip == QLatin1String("mine"))
        return !m_identity.isEmpty() && row.alarm.by == m_identity;
    if (chip == QLatin1String("orphan"))
        return row.isOrphan();
    return chip == QLatin1String("controlPlane") && row.isControlPlane();
}

void HoldsTable::narrow()
{
    gatherGroups();
    invalidateFilter();
    emit filterChanged();
    emit countChanged();
}

} // namespace hp::ui

#include "moc_HoldsTable.cpp"
