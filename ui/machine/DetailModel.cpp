// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/DetailModel.h"

namespace hp::ui {

DetailModel::DetailModel(QObject *parent)
    : KeyedRows(parent)
{
    connect(this, &QAbstractItemModel::modelReset, this, &DetailModel::countChanged);
    connect(this, &QAbstractItemModel::rowsInserted, this, &DetailModel::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &DetailModel::countChanged);
}

QVariant DetailModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DetailRow &row = at(index.row());
    switch (role) {
    case LookRole:
        return row.look;
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case SecondRole:
        return row.second;
    case ThirdRole:
        return row.third;
    case TextRole:
        return row.text;
    case SinceRole:
        return row.since;
    default:
        return {};
    }
}

QHash<int, QByteArray> DetailModel::roleNames() const
{
    return {{LookRole, "look"},
            {NameRole, "name"},
            {SecondRole, "second"},
            {ThirdRole, "third"},
            {TextRole, "text"},
            {SinceRole, "since"}};
}

} // namespace hp::ui

#include "moc_DetailModel.cpp"
