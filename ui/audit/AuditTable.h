// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/QuietTable.h"
#include "ui/session/RowsTable.h"

#include <QCollator>
#include <QQmlEngine>
#include <QSet>

namespace hp::ui {

/// The rows of the audit under their columns: narrowed by any, sorted, selected and copied. Words
/// and chips narrow `entries` before; in its order the rows stand while nobody sorts. A role
/// `result` tells how the override of a row ended, or where it is.
class AuditTable : public QuietTable
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::RowsTable *entries READ entries WRITE setEntries NOTIFY entriesChanged)

public:
    enum Role { ResultRole = SelectedRole + 1 };

    explicit AuditTable(QObject *parent = nullptr);

    [[nodiscard]] RowsTable *entries() const { return m_entries; }
    void setEntries(RowsTable *entries);

    Q_INVOKABLE int rowOf(const QString &key) const override;
    /// The filters of columns that leave no row.
    [[nodiscard]] Q_INVOKABLE QStringList hiding() const;

    /// The display role is the object, which people look for.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void entriesChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] const QStringList &columnIds() const override;
    [[nodiscard]] QString cellText(int sourceRow, int column) const override;
    [[nodiscard]] int compare(int a, int b, int column, bool descending) const override;
    void narrowed() override;
    [[nodiscard]] bool isKnown(const QString &key) const override;

private:
    [[nodiscard]] QVariantMap at(int sourceRow) const;
    [[nodiscard]] QString resultOf(const QVariantMap &row) const;
    void followRows();
    /// Reads anew which overrides went on after they were committed.
    void follow();

    RowsTable *m_entries = nullptr;
    KeyedRowsModel *m_rows = nullptr; ///< of the entries
    QSet<QString> m_sent; ///< ids of overrides
    QCollator m_order;
};

} // namespace hp::ui
