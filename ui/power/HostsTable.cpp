// SPDX-License-Identifier: Apache-2.0
#include "ui/power/HostsTable.h"

#include "ui/controls/Words.h"
#include "ui/session/LiveValues.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

/// In the order of the columns as the page declares them.
enum HostColumn {
    SignColumn,
    NameColumn,
    PowerColumn,
    RequesterColumn,
    LeftColumn,
    RackColumn,
    ZoneColumn,
    StateColumn,
    HoldsColumn,
    MachineColumn,
    AgeColumn
};
const QStringList hostColumns{QStringLiteral("sign"),
                              QStringLiteral("name"),
                              QStringLiteral("power"),
                              QStringLiteral("requester"),
                              QStringLiteral("left"),
                              QStringLiteral("rack"),
                              QStringLiteral("zone"),
                              QStringLiteral("state"),
                              QStringLiteral("holds"),
                              QStringLiteral("machine"),
                              QStringLiteral("age")};

bool isInChip(const PowerGadget &host, const QString &chip)
{
    return chip.isEmpty() || (chip == QLatin1String("mismatch") && host.mismatch)
        || (chip == QLatin1String("held") && host.held)
        || (chip == QLatin1String("error") && host.errorCount != 0)
        || (chip == QLatin1String("detached") && host.detached);
}

bool containsTerm(const PowerGadget &host, const QString &key, const QString &term)
{
    const auto has = [&term](const QString &text) {
        return text.contains(term, Qt::CaseInsensitive);
    };
    if (has(key) || has(host.rack) || has(host.zone) || has(host.region) || has(host.machine)
        || has(host.role) || has(host.state) || has(host.description) || has(host.powerWord())
        || has(host.status.word.text) || has(host.statusGadget().words()) || has(host.reasonWords())
        || has(host.requesterWords()) || has(host.note) || has(host.errorType)
        || has(host.errorMessage) || has(host.notUnderstood))
        return true;
    return std::ranges::any_of(host.keys, [&](const live::BasicPowerKey<QString> &one) {
        return has(one.key) || has(one.requester.text) || has(one.note);
    });
}

/// When what is going on ends one way or another; 0: nothing tells.
double dueOf(const PowerGadget &host)
{
    for (const double at : {host.deadline(), host.retry(), host.maintenanceEnd()}) {
        if (at > 0)
            return at;
    }
    return 0;
}

qsizetype heldBy(const PowerGadget &host)
{
    return std::ranges::count(host.keys, true, &live::BasicPowerKey<QString>::keyed);
}

QString shortNameOf(const QString &key)
{
    return key.section(QLatin1Char('/'), -1);
}

template<typename Value>
int threeWayOf(const Value &a, const Value &b, bool descending)
{
    const int order = a < b ? -1 : b < a ? 1 : 0;
    return descending ? -order : order;
}

/// Zeros come last, turned round as well.
template<typename Value>
int nothingLast(const Value &a, const Value &b, bool descending)
{
    if ((a == 0) != (b == 0))
        return a == 0 ? 1 : -1;
    return threeWayOf(a, b, descending);
}

} // namespace

HostsTable::HostsTable(QObject *parent)
    : QuietTable(parent)
    , m_order(QLocale(QLocale::English)) // the C locale knows no numbers
{
    m_order.setNumericMode(true);
    m_order.setCaseSensitivity(Qt::CaseInsensitive);
}

void HostsTable::setRows(KeyedRowsModel *rows)
{
    if (rows == m_rows)
        return;
    if (m_rows)
        disconnect(m_rows, &KeyedRowsModel::settled, this, nullptr);
    m_rows = rows;
    setSourceModel(rows);
    if (rows) {
        connect(rows, &KeyedRowsModel::settled, this, &HostsTable::pruneSelection);
        // What is hidden is counted too.
        connect(rows, &KeyedRowsModel::settled, this, &HostsTable::countChanged);
    }
    emit rowsChanged();
    emit countChanged();
}

void HostsTable::setFilter(const QString &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    m_terms = filter.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    narrow();
}

void HostsTable::setChip(const QString &chip)
{
    if (m_chip == chip)
        return;
    m_chip = chip;
    narrow();
}

void HostsTable::narrow()
{
    invalidateFilter();
    emit filterChanged();
    emit countChanged();
}

void HostsTable::narrowed()
{
    invalidateFilter();
    emit countChanged();
}

void HostsTable::clearFilters()
{
    setFilter({});
    setChip({});
    setColumnFilters({});
}

int HostsTable::longestName() const
{
    qsizetype longest = 0;
    for (int row = 0; row < total(); ++row)
        longest = std::max(longest, at(row).name.size());
    return static_cast<int>(longest);
}

int HostsTable::chipCount(const QString &chip) const
{
    int count = 0;
    for (int row = 0; row < total(); ++row)
        count += isInChip(at(row), chip) ? 1 : 0;
    return count;
}

int HostsTable::rowOf(const QString &key) const
{
    const int row = m_rows ? m_rows->indexOf(key) : -1;
    return row < 0 ? -1 : mapFromSource(m_rows->index(row)).row();
}

QStringList HostsTable::hiding() const
{
    QStringList alone = emptyingColumns();
    const auto leavesNone = [this](auto passes) {
        for (int row = 0; row < total(); ++row) {
            if (passes(row))
                return false;
        }
        return total() > 0;
    };
    if (!m_terms.isEmpty()
        && leavesNone([this](int row) { return passesWords(at(row), m_rows->at(row).key); }))
        alone.prepend(QStringLiteral("filter"));
    if (leavesNone([this](int row) { return isInChip(at(row), m_chip); }))
        alone.prepend(QStringLiteral("chip"));
    if (!alone.isEmpty())
        return alone;
    QStringList all = columnFilters().keys();
    if (!m_terms.isEmpty())
        all.prepend(QStringLiteral("filter"));
    if (!m_chip.isEmpty())
        all.prepend(QStringLiteral("chip"));
    return all;
}

QVariant HostsTable::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole || !index.isValid())
        return QuietTable::data(index, role);
    return at(mapToSource(index).row()).name;
}

const PowerGadget &HostsTable::at(int row) const
{
    static const PowerGadget none;
    const QVariant &host = m_rows->at(row).row;
    return host.metaType() == QMetaType::fromType<PowerGadget>()
        ? *static_cast<const PowerGadget *>(host.constData())
        : none;
}

bool HostsTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    const PowerGadget &host = at(row);
    return isInChip(host, m_chip) && passesWords(host, m_rows->at(row).key) && passesColumns(row);
}

bool HostsTable::passesWords(const PowerGadget &host, const QString &key) const
{
    return std::ranges::all_of(m_terms,
                               [&](const QString &term) { return containsTerm(host, key, term); });
}

int HostsTable::naturally(const QString &a, const QString &b) const
{
    if (a.isEmpty() != b.isEmpty())
        return a.isEmpty() ? 1 : -1;
    const int order = m_order.compare(a, b);
    return order != 0 ? order : a.compare(b);
}

int HostsTable::compareInRack(const PowerGadget &a, const PowerGadget &b) const
{
    const std::array<std::pair<const QString &, const QString &>, 4> places{
        {{a.region, b.region}, {a.zone, b.zone}, {a.rack, b.rack}, {a.name, b.name}}};
    for (const auto &[one, other] : places) {
        if (const int order = naturally(one, other); order != 0)
            return order;
    }
    return a.ns.compare(b.ns);
}

bool HostsTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (isSorted()) {
        if (const int order = compareSorted(left.row(), right.row()); order != 0)
            return order < 0;
    }
    return compareInRack(at(left.row()), at(right.row())) < 0;
}

int HostsTable::compare(int a, int b, int column, bool descending) const
{
    const PowerGadget &one = at(a);
    const PowerGadget &other = at(b);
    switch (column) {
    case SignColumn:
        return nothingLast(one.status.priority, other.status.priority, descending);
    case LeftColumn:
        return nothingLast(dueOf(one), dueOf(other), descending);
    case AgeColumn:
        return nothingLast(
            one.statusGadget().sinceAt(), other.statusGadget().sinceAt(), descending);
    case HoldsColumn:
        // Most first is what is looked for.
        return threeWayOf(std::pair(heldBy(other), other.errorCount),
                          std::pair(heldBy(one), one.errorCount),
                          descending);
    default:
        break;
    }
    const QString text = cellText(a, column);
    const QString otherText = cellText(b, column);
    const int order = naturally(text, otherText);
    return descending && text.isEmpty() == otherText.isEmpty() ? -order : order;
}

const QStringList &HostsTable::columnIds() const
{
    return hostColumns;
}

QString HostsTable::cellText(int sourceRow, int column) const
{
    const PowerGadget &host = at(sourceRow);
    switch (column) {
    case SignColumn:
    case PowerColumn:
        return Words().joined({host.statusGadget().words(), host.reasonWords()},
                              QStringLiteral(": "));
    case NameColumn:
        return host.name;
    case RequesterColumn:
        return host.requesterWords();
    case LeftColumn:
        return Words().stamp(dueOf(host));
    case RackColumn:
        return host.rack;
    case ZoneColumn:
        return Words().joined({host.region, host.zone}, QStringLiteral(" / "));
    case StateColumn:
        return host.state;
    case HoldsColumn: {
        const qsizetype held = heldBy(host);
        return Words().joined(
            {held > 0 ? Words().counted(static_cast<int>(held), tr("1 hold"), tr("%1 holds"))
                      : QString(),
             host.errorCount > 0 ? Words().counted(
                 static_cast<int>(host.errorCount), tr("1 error"), tr("%1 errors"))
                                 : QString()},
            QStringLiteral(" \u00b7 "));
    }
    case MachineColumn:
        return shortNameOf(host.machine);
    case AgeColumn:
        return Words().stamp(host.statusGadget().sinceAt());
    default:
        return {};
    }
}

bool HostsTable::isKnown(const QString &key) const
{
    return m_rows && m_rows->indexOf(key) >= 0;
}

} // namespace hp::ui

#include "moc_HostsTable.cpp"
