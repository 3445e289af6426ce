// SPDX-License-Identifier: Apache-2.0
#include "ui/session/QuietTable.h"

namespace hp::ui {

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
    sort(0, m_descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (m_misplaced.isEmpty())
        return;
    m_misplaced.clear();
    emit pendingChanged();
}

QString QuietTable::keyAt(int row) const
{
    return index(row, 0).data(Qt::UserRole + 1).toString();
}

void QuietTable::noteMisplaced(const QModelIndex &first, const QModelIndex &last)
{
    if (!m_held)
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
        return m_descending ? !lessThan(a, b) : !lessThan(b, a);
    };
    return (row > 0 && !inOrder(row - 1, row)) || (row + 1 < rowCount() && !inOrder(row, row + 1));
}

} // namespace hp::ui

#include "moc_QuietTable.cpp"
