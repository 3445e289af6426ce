// SPDX-License-Identifier: Apache-2.0
#include "ui/session/KeyedRowsModel.h"

#include "ui/session/Wire.h"

namespace hp::ui {

std::vector<KeyedRow> KeyedRowsModel::decoded(const simdjson::dom::object &rows) const
{
    std::vector<KeyedRow> result;
    result.reserve(rows.size());
    for (const auto &[name, value] : rows) {
        wire::Object row;
        if (value.get(row) != simdjson::SUCCESS)
            continue;
        const QString key = wire::toQString(name);
        result.push_back({key, m_form->read(key, row)});
    }
    return result;
}

QVariant KeyedRowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeyedRow &entry = at(index.row());
    if (role == KeyRole || role == Qt::DisplayRole)
        return entry.key;
    return role == RowRole ? entry.row : QVariant();
}

QHash<int, QByteArray> KeyedRowsModel::roleNames() const
{
    return {{KeyRole, "key"}, {RowRole, "row"}};
}

QVariant KeyedRowsModel::row(const QString &key) const
{
    const KeyedRow *found = find(key);
    return found ? found->row : m_form->none(key);
}

void KeyedRowsModel::replaceRows(const simdjson::dom::object &rows)
{
    replaceAll(decoded(rows));
    emit settled();
}

void KeyedRowsModel::changeRows(const QStringList &removed, const simdjson::dom::object &set)
{
    removeKeys({removed.begin(), removed.end()});
    setRows(decoded(set));
    emit settled();
}

void KeyedRowsModel::clear()
{
    replaceAll({});
    emit settled();
}

} // namespace hp::ui

#include "moc_KeyedRowsModel.cpp"
