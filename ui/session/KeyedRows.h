// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <vector>

namespace hp::ui {

/// A list model over rows with a `key` member, kept in key order. Changes are told in the smallest
/// pieces that are true: runs of removed, inserted and changed rows. A reset happens only when an
/// empty model is filled.
template<typename Row>
class KeyedRows : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Row *find(const QString &key) const
    {
        const int row = indexOf(key);
        return row < 0 ? nullptr : &at(row);
    }
    /// -1 when there is none.
    [[nodiscard]] int indexOf(const QString &key) const
    {
        const auto found = lowerBound(key);
        return found != m_rows.end() && found->key == key ? static_cast<int>(found - m_rows.begin())
                                                          : -1;
    }

    /// After this the model holds exactly `rows`, in any order, with distinct keys.
    void replaceAll(std::vector<Row> rows)
    {
        std::ranges::sort(rows, {}, &Row::key);
        if (m_rows.empty()) {
            beginResetModel();
            m_rows = std::move(rows);
            endResetModel();
            return;
        }
        std::vector<QString> gone;
        for (const Row &row : m_rows) {
            if (!std::ranges::binary_search(rows, row.key, {}, &Row::key))
                gone.push_back(row.key);
        }
        removeKeys(gone);
        setRows(std::move(rows));
    }

    void removeKeys(const std::vector<QString> &keys)
    {
        std::vector<int> indices;
        for (const QString &key : keys) {
            if (const int row = indexOf(key); row >= 0)
                indices.push_back(row);
        }
        std::ranges::sort(indices);
        indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
        while (!indices.empty()) {
            const int last = indices.back();
            int first = last;
            indices.pop_back();
            while (!indices.empty() && indices.back() == first - 1) {
                first = indices.back();
                indices.pop_back();
            }
            beginRemoveRows({}, first, last);
            m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
            endRemoveRows();
        }
    }

    /// Inserts what is new and changes what differs.
    void setRows(std::vector<Row> rows)
    {
        std::ranges::sort(rows, {}, &Row::key);
        auto next = rows.begin();
        int changedFirst = -1;
        int changedLast = -1;
        const auto emitChanges = [&] {
            if (changedFirst >= 0)
                emit this->dataChanged(this->index(changedFirst), this->index(changedLast));
            changedFirst = changedLast = -1;
        };
        while (next != rows.end()) {
            const auto place = lowerBound(next->key);
            const int row = static_cast<int>(place - m_rows.begin());
            if (place != m_rows.end() && place->key == next->key) {
                if (!(*place == *next)) {
                    m_rows[static_cast<std::size_t>(row)] = std::move(*next);
                    if (changedLast != row - 1)
                        emitChanges();
                    if (changedFirst < 0)
                        changedFirst = row;
                    changedLast = row;
                }
                ++next;
                continue;
            }
            emitChanges();
            auto end = next + 1;
            while (end != rows.end() && (place == m_rows.end() || end->key < place->key))
                ++end;
            beginInsertRows({}, row, row + static_cast<int>(end - next) - 1);
            m_rows.insert(
                m_rows.begin() + row, std::make_move_iterator(next), std::make_move_iterator(end));
            endInsertRows();
            next = end;
        }
        emitChanges();
    }

private:
    [[nodiscard]] auto lowerBound(const QString &key) const
    {
        return std::ranges::lower_bound(m_rows, key, {}, &Row::key);
    }

    std::vector<Row> m_rows;
};

} // namespace hp::ui
