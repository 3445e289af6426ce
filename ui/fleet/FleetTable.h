// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/rows/FleetModel.h"

#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>

namespace hp::ui {

/// Qt 6.4 describes this type to QML tools in no module that a page imports.
struct FleetTableBase {
    Q_GADGET
    QML_ANONYMOUS
    QML_FOREIGN(QAbstractItemModel)
};

/// The fleet as a table: sorted, narrowed, and quiet under the pointer. While it is held, rows
/// change in place but none moves; `pending` counts those that would (product.md 4.1, P14).
class FleetTable : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet WRITE setFleet NOTIFY fleetChanged)
    /// Words that must all occur in a row, in any of its columns.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// "", "holding", "failed", "power", "deleting" or "maintenance": a counter's members.
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY filterChanged)
    Q_PROPERTY(SortKey sortKey READ sortKey NOTIFY sortChanged)
    Q_PROPERTY(bool descending READ isDescending NOTIFY sortChanged)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int hiddenCount READ hiddenCount NOTIFY countChanged)

public:
    /// `Urgency` puts first what needs a person; ties are always broken by name.
    enum SortKey { Urgency, Name, Role, Phase, Hold, Owner, Age, Node, Power };
    Q_ENUM(SortKey)

    explicit FleetTable(QObject *parent = nullptr);

    [[nodiscard]] FleetModel *fleet() const { return m_fleet; }
    void setFleet(FleetModel *fleet);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] QString group() const { return m_group; }
    void setGroup(const QString &group);
    [[nodiscard]] SortKey sortKey() const { return m_sortKey; }
    [[nodiscard]] bool isDescending() const { return m_descending; }
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] int pending() const { return static_cast<int>(m_misplaced.size()); }
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int hiddenCount() const;

    /// Sorts by a key; a second call with the same key turns the order round.
    Q_INVOKABLE void sortBy(hp::ui::FleetTable::SortKey key);
    /// Puts every row where it belongs, also while held.
    Q_INVOKABLE void applyPending();
    Q_INVOKABLE void clearFilters();
    /// -1 when the row is not shown.
    Q_INVOKABLE int rowOf(const QString &key) const;
    Q_INVOKABLE QString keyAt(int row) const;

signals:
    void fleetChanged();
    void filterChanged();
    void sortChanged();
    void heldChanged();
    void pendingChanged();
    void countChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void noteMisplaced(const QModelIndex &first, const QModelIndex &last);
    [[nodiscard]] bool isMisplaced(int row) const;

    FleetModel *m_fleet = nullptr;
    QString m_filter;
    QStringList m_terms;
    QString m_group;
    SortKey m_sortKey = Urgency;
    bool m_descending = false;
    bool m_held = false;
    QSet<QString> m_misplaced;
};

} // namespace hp::ui
