// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/DetailModel.h"

#include <algorithm>
#include <utility>

namespace hp::ui {

int DetailModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant DetailModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DetailRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CellsRole:
        return row.cells;
    case SinceRole:
        return row.since;
    case LookRole:
        return row.look;
    default:
        return {};
    }
}

QHash<int, QByteArray> DetailModel::roleNames() const
{
    return {{CellsRole, "cells"}, {SinceRole, "since"}, {LookRole, "look"}};
}

void DetailModel::setRows(std::vector<DetailRow> rows)
{
    const int before = count();
    const int after = static_cast<int>(rows.size());
    const int shared = std::min(before, after);
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(static_cast<std::size_t>(after));
        endRemoveRows();
    }
    for (int i = 0; i < shared; ++i) {
        DetailRow &row = m_rows[static_cast<std::size_t>(i)];
        if (row == rows[static_cast<std::size_t>(i)])
            continue;
        row = std::move(rows[static_cast<std::size_t>(i)]);
        emit dataChanged(index(i), index(i));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.insert(m_rows.end(),
                      std::make_move_iterator(rows.begin() + before),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
    if (before != after)
        emit countChanged();
}

} // namespace hp::ui
