// SPDX-License-Identifier: Apache-2.0
#include "ui/session/QuietTable.h"

#include "ui/session/TableText.h"

#include <algorithm>

namespace hp::ui {

namespace {

/// More of them is no choice for a person.
constexpr qsizetype maxValues = 12;
constexpr std::size_t maxSortKeys = 2;
constexpr qsizetype maxFilterLength = 200;

} // namespace

QuietTable::QuietTable(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    sort(0);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(this, signal, this, &QuietTable::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &QuietTable::countChanged);
    connect(this, &QAbstractItemModel::dataChanged, this, &QuietTable::noteMisplaced);
}

void QuietTable::setSourceModel(QAbstractItemModel *source)
{
    if (sourceModel())
        disconnect(
            sourceModel(), &QAbstractItemModel::dataChanged, this, &QuietTable::noteFiltered);
    QSortFilterProxyModel::setSourceModel(source);
    // A row that is not shown tells this table nothing.
    if (source)
        connect(source, &QAbstractItemModel::dataChanged, this, &QuietTable::noteFiltered);
}

void QuietTable::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    setDynamicSortFilter(!held);
    if (!held)
        putInPlace();
    emit heldChanged();
}

QStringList QuietTable::sorting() const
{
    QStringList keys;
    for (const SortKey &key : m_sorting)
        keys.append((key.descending ? QStringLiteral("-") : QString())
                    + columnIds().at(key.column));
    return keys;
}

void QuietTable::setSorting(const QStringList &sorting)
{
    std::vector<SortKey> keys;
    for (const QString &word : sorting) {
        const bool descending = word.startsWith(QLatin1Char('-'));
        const auto column = static_cast<int>(columnIds().indexOf(descending ? word.mid(1) : word));
        const bool known = std::ranges::find(keys, column, &SortKey::column) != keys.end();
        if (column >= 0 && !known && keys.size() < maxSortKeys)
            keys.push_back({column, descending});
    }
    if (keys == m_sorting)
        return;
    m_sorting = std::move(keys);
    sortAgain();
}

void QuietTable::sortBy(const QString &column, bool second)
{
    const auto place = static_cast<int>(columnIds().indexOf(column));
    if (place < 0)
        return;
    const auto known = std::ranges::find(m_sorting, place, &SortKey::column);
    if (known != m_sorting.end() && (second || known == m_sorting.begin())) {
        known->descending = !known->descending;
    } else if (second && !m_sorting.empty()) {
        m_sorting.resize(1);
        m_sorting.push_back({place, false});
    } else {
        m_sorting = {{place, false}};
    }
    sortAgain();
}

void QuietTable::sortAgain()
{
    applyPending();
    emit sortChanged();
}

QVariantMap QuietTable::columnFilters() const
{
    QVariantMap filters;
    for (auto it = m_columnFilters.begin(); it != m_columnFilters.end(); ++it)
        filters.insert(columnIds().at(it.key()),
                       QVariantMap{{QStringLiteral("contains"), it->contains},
                                   {QStringLiteral("values"), it->values}});
    return filters;
}

void QuietTable::setColumnFilters(const QVariantMap &filters)
{
    QMap<int, ColumnFilter> wanted;
    for (auto it = filters.begin(); it != filters.end(); ++it) {
        const auto column = static_cast<int>(columnIds().indexOf(it.key()));
        const QVariantMap filter = it->toMap();
        const ColumnFilter one{
            filter.value(QStringLiteral("contains")).toString().left(maxFilterLength),
            filter.value(QStringLiteral("values")).toStringList()};
        if (column >= 0 && !(one == ColumnFilter()))
            wanted.insert(column, one);
    }
    if (wanted == m_columnFilters)
        return;
    m_columnFilters = std::move(wanted);
    narrowed();
    emit columnFiltersChanged();
}

void QuietTable::setColumnFilter(const QString &column,
                                 const QString &contains,
                                 const QStringList &values)
{
    QVariantMap filters = columnFilters();
    filters.insert(
        column,
        QVariantMap{{QStringLiteral("contains"), contains}, {QStringLiteral("values"), values}});
    setColumnFilters(filters);
}

QStringList QuietTable::valuesOf(const QString &column) const
{
    const auto place = static_cast<int>(columnIds().indexOf(column));
    if (place < 0 || !sourceModel())
        return {};
    QSet<QString> values;
    for (int row = 0; row < sourceModel()->rowCount(); ++row) {
        values.insert(cellText(row, place));
        if (values.size() > maxValues)
            return {};
    }
    QStringList sorted = values.values();
    sorted.sort();
    return sorted;
}

bool QuietTable::passes(int sourceRow, int column, const ColumnFilter &filter) const
{
    const QString text = cellText(sourceRow, column);
    return (filter.values.isEmpty() || filter.values.contains(text))
        && text.contains(filter.contains, Qt::CaseInsensitive);
}

bool QuietTable::passesColumns(int sourceRow) const
{
    return std::all_of(m_columnFilters.keyValueBegin(),
                       m_columnFilters.keyValueEnd(),
                       [&](const auto &one) { return passes(sourceRow, one.first, one.second); });
}

QStringList QuietTable::emptyingColumns() const
{
    QStringList ids;
    const int rows = sourceModel() ? sourceModel()->rowCount() : 0;
    for (auto it = m_columnFilters.begin(); it != m_columnFilters.end(); ++it) {
        bool leaves = false;
        for (int row = 0; row < rows && !leaves; ++row)
            leaves = passes(row, it.key(), *it);
        if (!leaves)
            ids.append(columnIds().at(it.key()));
    }
    return ids;
}

int QuietTable::compare(int a, int b, int column, bool descending) const
{
    const QString left = cellText(a, column);
    const QString right = cellText(b, column);
    if (left.isEmpty() != right.isEmpty())
        return left.isEmpty() ? 1 : -1;
    const int order = left.compare(right);
    return descending ? -order : order;
}

int QuietTable::compareSorted(int a, int b) const
{
    for (const SortKey &key : m_sorting) {
        if (const int order = compare(a, b, key.column, key.descending); order != 0)
            return order;
    }
    return 0;
}

int QuietTable::hiddenCount() const
{
    return sourceModel() ? sourceModel()->rowCount() - rowCount() : 0;
}

void QuietTable::applyPending()
{
    putInPlace();
    emit applied();
}

void QuietTable::putInPlace()
{
    invalidateFilter(); // held, a row stays in or out whatever has become of it
    // With the same column QSortFilterProxyModel sorts again only when the order is another one.
    sort(-1);
    sort(0);
    if (m_misplaced.isEmpty())
        return;
    m_misplaced.clear();
    emit pendingChanged();
}

QString QuietTable::keyAt(int row) const
{
    return index(row, 0).data(Qt::UserRole + 1).toString();
}

int QuietTable::rowNamed(const QString &start, int from) const
{
    const int rows = rowCount();
    for (int step = 0; step < rows; ++step) {
        const int row = (std::max(0, from) + step) % rows;
        if (index(row, 0).data().toString().startsWith(start, Qt::CaseInsensitive))
            return row;
    }
    return -1;
}

void QuietTable::setAnchor(const QString &key)
{
    m_selection.setAnchor(key);
}

void QuietTable::toggleSelected(const QString &key)
{
    m_selection.toggle(key);
    showSelection();
}

void QuietTable::select(const QString &key)
{
    m_selection.add(key);
    showSelection();
}

void QuietTable::selectTo(const QString &key)
{
    m_selection.extendTo(key, shownKeys());
    showSelection();
}

void QuietTable::selectAll()
{
    m_selection.setAll(shownKeys());
    showSelection();
}

void QuietTable::clearSelection()
{
    if (m_selection.isEmpty())
        return;
    m_selection.clear();
    showSelection();
}

void QuietTable::pruneSelection()
{
    if (m_selection.keepThose([this](const QString &key) { return isKnown(key); }))
        emit selectionChanged();
}

QStringList QuietTable::shownKeys() const
{
    QStringList keys;
    keys.reserve(rowCount());
    for (int row = 0; row < rowCount(); ++row)
        keys.append(keyAt(row));
    return keys;
}

void QuietTable::showSelection()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {SelectedRole});
    emit selectionChanged();
}

QString QuietTable::copied(const QStringList &columns,
                           const QStringList &titles,
                           const QString &current) const
{
    std::vector<QStringList> lines;
    for (int row = 0; row < rowCount(); ++row) {
        const QString key = keyAt(row);
        if (m_selection.isEmpty() ? key != current : !m_selection.contains(key))
            continue;
        const int source = mapToSource(index(row, 0)).row();
        QStringList line;
        for (const QString &column : columns) {
            const auto place = static_cast<int>(columnIds().indexOf(column));
            line.append(place < 0 ? QString() : cellText(source, place));
        }
        lines.push_back(line);
    }
    return lines.empty() ? QString() : tsvText(titles, lines);
}

int QuietTable::rowsToCopy(const QString &current) const
{
    if (m_selection.isEmpty())
        return rowOf(current) < 0 ? 0 : 1;
    const QStringList keys = m_selection.keys();
    return static_cast<int>(
        std::ranges::count_if(keys, [this](const QString &key) { return rowOf(key) >= 0; }));
}

QVariant QuietTable::data(const QModelIndex &index, int role) const
{
    return role == SelectedRole ? QVariant(m_selection.contains(keyAt(index.row())))
                                : QSortFilterProxyModel::data(index, role);
}

QHash<int, QByteArray> QuietTable::roleNames() const
{
    QHash<int, QByteArray> names = QSortFilterProxyModel::roleNames();
    names.insert(SelectedRole, "chosen");
    return names;
}

void QuietTable::noteMisplaced(const QModelIndex &first,
                               const QModelIndex &last,
                               const QList<int> &roles)
{
    if (!m_held || roles == QList<int>{SelectedRole})
        return;
    const auto before = m_misplaced.size();
    for (int row = first.row(); row <= last.row(); ++row) {
        if (isMisplaced(row))
            m_misplaced.insert(keyAt(row));
        else
            m_misplaced.remove(keyAt(row));
    }
    if (m_misplaced.size() != before)
        emit pendingChanged();
}

void QuietTable::noteFiltered(const QModelIndex &first, const QModelIndex &last)
{
    if (!m_held)
        return;
    const auto before = m_misplaced.size();
    for (int row = first.row(); row <= last.row(); ++row) {
        const QModelIndex source = sourceModel()->index(row, 0);
        const QModelIndex here = mapFromSource(source);
        const QString key = source.data(Qt::UserRole + 1).toString();
        if (filterAcceptsRow(row, {}) != here.isValid())
            m_misplaced.insert(key);
        else if (!here.isValid() || !isMisplaced(here.row()))
            m_misplaced.remove(key);
    }
    if (m_misplaced.size() != before)
        emit pendingChanged();
}

bool QuietTable::isMisplaced(int row) const
{
    const auto inOrder = [this](int above, int below) {
        const QModelIndex a = mapToSource(index(above, 0));
        const QModelIndex b = mapToSource(index(below, 0));
        return !lessThan(b, a);
    };
    return (row > 0 && !inOrder(row - 1, row)) || (row + 1 < rowCount() && !inOrder(row, row + 1));
}

} // namespace hp::ui

#include "moc_QuietTable.cpp"
