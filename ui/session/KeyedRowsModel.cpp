// SPDX-License-Identifier: Apache-2.0
#include "ui/session/KeyedRowsModel.h"

#include "ui/session/Wire.h"

namespace hp::ui {

namespace {

std::vector<KeyedRow> decodeKeyed(const wire::Object &rows)
{
    std::vector<KeyedRow> result;
    result.reserve(rows.size());
    for (const auto &[key, value] : rows) {
        wire::Object row;
        if (value.get(row) == simdjson::SUCCESS)
            result.push_back({wire::toQString(key), wire::map(row)});
    }
    return result;
}

} // namespace

QVariant KeyedRowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeyedRow &entry = at(index.row());
    if (role == KeyRole || role == Qt::DisplayRole)
        return entry.key;
    return role == RowRole ? QVariant(entry.row) : QVariant();
}

QHash<int, QByteArray> KeyedRowsModel::roleNames() const
{
    return {{KeyRole, "key"}, {RowRole, "row"}};
}

QVariantMap KeyedRowsModel::row(const QString &key) const
{
    const KeyedRow *found = find(key);
    return found ? found->row : QVariantMap();
}

void KeyedRowsModel::replaceRows(const simdjson::dom::object &rows)
{
    replaceAll(decodeKeyed(rows));
    emit settled();
}

void KeyedRowsModel::changeRows(const QStringList &removed, const simdjson::dom::object &set)
{
    removeKeys({removed.begin(), removed.end()});
    setRows(decodeKeyed(set));
    emit settled();
}

void KeyedRowsModel::clear()
{
    replaceAll({});
    emit settled();
}

} // namespace hp::ui
