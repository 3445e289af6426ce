// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QJsonArray>
#include <QQmlEngine>

namespace hp::ui {

/// A list of what the program of a wall says, an object a row; its members are the roles.
class WallRows : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the wall")

public:
    explicit WallRows(QList<QByteArray> members, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void setRows(const QJsonArray &rows);

private:
    QList<QByteArray> m_members;
    QJsonArray m_rows;
};

} // namespace hp::ui
