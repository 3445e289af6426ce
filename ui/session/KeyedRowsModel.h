// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRows.h"
#include "ui/session/LiveRows.h"

#include <QQmlEngine>
#include <QVariantMap>

namespace hp::ui {

struct KeyedRow {
    QString key{};
    QVariantMap row{};

    bool operator==(const KeyedRow &) const = default;
};

/// The rows of any view as they came, with the roles `key` and `row`. For views whose reader knows
/// the shape of each row: the timeline, one machine, the connection.
class KeyedRowsModel : public KeyedRows<KeyedRow>, public LiveRows
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a view model")

public:
    enum Role { KeyRole = Qt::UserRole + 1, RowRole };

    using KeyedRows::KeyedRows;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// An empty map when there is no such row.
    [[nodiscard]] QVariantMap row(const QString &key) const;

    void replaceRows(const simdjson::dom::object &rows) override;
    void changeRows(const QStringList &removed, const simdjson::dom::object &set) override;
    void clear();

signals:
    /// Once after each frame, when the model is whole again.
    void settled();
};

} // namespace hp::ui
