// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallRows.h"

#include <QJsonObject>

#include <utility>

namespace hp::ui {

WallRows::WallRows(QList<QByteArray> members, QObject *parent)
    : QAbstractListModel(parent)
    , m_members(std::move(members))
{ }

int WallRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant WallRows::data(const QModelIndex &index, int role) const
{
    const int member = role - Qt::UserRole - 1;
    if (!index.isValid() || member < 0 || member >= m_members.size())
        return {};
    return m_rows.at(index.row()).toObject().value(QLatin1String(m_members.at(member))).toVariant();
}

QHash<int, QByteArray> WallRows::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_members.size(); ++i)
        names.insert(Qt::UserRole + 1 + i, m_members.at(i));
    return names;
}

void WallRows::setRows(const QJsonArray &rows)
{
    if (rows == m_rows)
        return;
    // Items stay while time goes on: only what they say is another one.
    if (rows.size() == m_rows.size()) {
        m_rows = rows;
        emit dataChanged(index(0), index(int(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

} // namespace hp::ui

#include "moc_WallRows.cpp"
