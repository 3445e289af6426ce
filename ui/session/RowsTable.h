// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRowsModel.h"

#include <QQmlEngine>
#include <QSortFilterProxyModel>
#include <QVariantMap>

namespace hp::ui {

/// Qt 6.4 describes this type to QML tools in no module that a page imports.
struct RowsTableBase {
    Q_GADGET
    QML_ANONYMOUS
    QML_FOREIGN(QAbstractItemModel)
};

/// The rows of a view as a page lists them: those of one kind of key, narrowed and in a fixed
/// order. It sorts by members that do not change while a row is there, so that nothing moves under
/// the pointer. Roles `key` and `row`, as of its rows.
class RowsTable : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::KeyedRowsModel *rows READ rows WRITE setRows NOTIFY changed)
    /// Only keys that begin so: "alarm/".
    Q_PROPERTY(QString prefix MEMBER m_prefix WRITE setPrefix NOTIFY changed)
    /// Words that must all occur in a text of the row or in its key, also in those of nested lists.
    Q_PROPERTY(QString filter MEMBER m_filter WRITE setFilter NOTIFY changed)
    /// Words that narrow one member: with {"from": "content.from"} of the word "from:10.0.7"
    /// what stands behind the colon must occur in that member.
    Q_PROPERTY(QVariantMap fields MEMBER m_fields WRITE setFields NOTIFY changed)
    /// What members must be. `true` stands for anything but nothing: a number that is not 0, a text
    /// or a list that is not empty.
    Q_PROPERTY(QVariantMap where MEMBER m_where WRITE setWhere NOTIFY changed)
    /// Members to sort by, the first one first; "status.priority" is the member of a member. Rows
    /// that are equal in them are in the order of their keys. Empty texts and zeros come last.
    Q_PROPERTY(QStringList order MEMBER m_order WRITE setOrder NOTIFY changed)
    Q_PROPERTY(bool descending MEMBER m_descending WRITE setDescending NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY counted)
    /// With the prefix, whether shown or not.
    Q_PROPERTY(int total READ total NOTIFY counted)
    Q_PROPERTY(int hiddenCount READ hiddenCount NOTIFY counted)

public:
    explicit RowsTable(QObject *parent = nullptr);

    [[nodiscard]] KeyedRowsModel *rows() const { return m_rows; }
    void setRows(KeyedRowsModel *rows);
    void setPrefix(const QString &prefix);
    void setFilter(const QString &filter);
    void setFields(const QVariantMap &fields);
    void setWhere(const QVariantMap &where);
    void setOrder(const QStringList &order);
    void setDescending(bool descending);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int total() const;
    [[nodiscard]] int hiddenCount() const { return total() - count(); }

    /// -1 when the row is not shown.
    Q_INVOKABLE int rowOf(const QString &key) const;
    /// Empty when there is no such row.
    Q_INVOKABLE QString keyAt(int row) const;
    Q_INVOKABLE QVariant at(int row) const;
    /// How many rows with the prefix have these members, whatever the filters are.
    Q_INVOKABLE int countWhere(const QVariantMap &where) const;

signals:
    void changed();
    void counted();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void narrow();
    [[nodiscard]] bool occurs(const QString &term, const QString &key, const QVariant &row) const;

    KeyedRowsModel *m_rows = nullptr;
    QString m_prefix;
    QString m_filter;
    QStringList m_terms;
    QVariantMap m_fields;
    QVariantMap m_where;
    QStringList m_order;
    bool m_descending = false;
};

} // namespace hp::ui
