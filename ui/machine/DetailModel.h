// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRows.h"

#include <QQmlEngine>

namespace hp::ui {

/// One line of a list on the machine page. What `name`, `second` and `third` hold is said by the
/// function that makes the rows; `key` decides the order.
struct DetailRow {
    QString key{};
    QString look{}; ///< a status word for its sign, or empty
    QString name{};
    QString second{};
    QString third{};
    QString text{};
    double since = 0;

    bool operator==(const DetailRow &) const = default;
};

class DetailModel : public KeyedRows<DetailRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a view model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { LookRole = Qt::UserRole + 1, NameRole, SecondRole, ThirdRole, TextRole, SinceRole };

    explicit DetailModel(QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

signals:
    void countChanged();
};

} // namespace hp::ui
