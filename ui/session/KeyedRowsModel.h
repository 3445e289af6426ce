// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRows.h"
#include "ui/session/LiveView.h"
#include "ui/session/ViewRows.h"

#include <QQmlEngine>
#include <QVariant>

namespace hp::ui {

struct KeyedRow {
    QString key{};
    QVariant row{}; ///< as its RowForm has it

    bool operator==(const KeyedRow &) const = default;
};

/// The rows of any view, with the roles `key` and `row`: in the form that pages read, or as they
/// came for readers in C++ that know the type of each row (rowOf).
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
    /// What stands for none when there is no such row.
    [[nodiscard]] QVariant row(const QString &key) const;
    /// In which form rows that come are kept; at first as maps of their members.
    void setForm(const RowForm &form) { m_form = &form; }

    void replaceRows(const simdjson::dom::object &rows) override;
    void changeRows(const QStringList &removed, const simdjson::dom::object &set) override;
    void clear();

signals:
    /// Once after each frame, when the model is whole again.
    void settled();

private:
    [[nodiscard]] std::vector<KeyedRow> decoded(const simdjson::dom::object &rows) const;

    const RowForm *m_form = &rowFormOf({});
};

} // namespace hp::ui
