// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRowsModel.h"
#include "ui/session/QuietTable.h"

#include <QCollator>
#include <QQmlEngine>

namespace hp::ui {

/// The hosts of the view `power`: narrowed by a chip, words and columns, and in the order in which
/// they stand in their racks (region, zone, rack, name, numbers by their value), or sorted.
class HostsTable : public QuietTable
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::KeyedRowsModel *rows READ rows WRITE setRows NOTIFY rowsChanged)
    /// Words that must all occur in a row.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// "", "mismatch", "held", "error" or "detached".
    Q_PROPERTY(QString chip READ chip WRITE setChip NOTIFY filterChanged)
    /// Of all hosts, shown or not.
    Q_PROPERTY(int total READ total NOTIFY countChanged)
    Q_PROPERTY(int longestName READ longestName NOTIFY countChanged)

public:
    explicit HostsTable(QObject *parent = nullptr);

    [[nodiscard]] KeyedRowsModel *rows() const { return m_rows; }
    void setRows(KeyedRowsModel *rows);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] QString chip() const { return m_chip; }
    void setChip(const QString &chip);
    [[nodiscard]] int total() const { return m_rows ? m_rows->rowCount() : 0; }
    [[nodiscard]] int longestName() const;

    Q_INVOKABLE int chipCount(const QString &chip) const;
    Q_INVOKABLE int rowOf(const QString &key) const override;
    /// Why no row is left: those of "filter", "chip" and the ids of the columns that would leave
    /// none by themselves; all that are set when only together they do.
    [[nodiscard]] Q_INVOKABLE QStringList hiding() const;
    /// Those of the columns, too.
    Q_INVOKABLE void clearFilters();

    /// The display role is the name, which people look for.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    void rowsChanged();
    void filterChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] const QStringList &columnIds() const override;
    [[nodiscard]] QString cellText(int sourceRow, int column) const override;
    [[nodiscard]] int compare(int a, int b, int column, bool descending) const override;
    void narrowed() override;
    [[nodiscard]] bool isKnown(const QString &key) const override;

private:
    [[nodiscard]] const PowerGadget &at(int row) const;
    [[nodiscard]] bool passesWords(const PowerGadget &host, const QString &key) const;
    /// Below 0 when `a` comes first; what is empty comes last.
    [[nodiscard]] int naturally(const QString &a, const QString &b) const;
    [[nodiscard]] int compareInRack(const PowerGadget &a, const PowerGadget &b) const;
    void narrow();

    KeyedRowsModel *m_rows = nullptr;
    QString m_filter;
    QStringList m_terms;
    QString m_chip;
    QCollator m_order;
};

} // namespace hp::ui
