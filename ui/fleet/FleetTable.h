// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/FleetModel.h"
#include "ui/session/QuietTable.h"

#include <QQmlEngine>

namespace hp::ui {

/// The fleet as a table: sorted, narrowed, and quiet under the pointer.
class FleetTable : public QuietTable
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet WRITE setFleet NOTIFY fleetChanged)
    /// Words that must all occur in a row, in any of its columns.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// "", "holding", "late", "overdue", "power" or "maintenance": a counter's members.
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY groupChanged)
    Q_PROPERTY(SortKey sortKey READ sortKey NOTIFY sortChanged)

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

    /// Sorts by a key; a second call with the same key turns the order round.
    Q_INVOKABLE void sortBy(hp::ui::FleetTable::SortKey key);
    Q_INVOKABLE void clearFilters();
    /// -1 when the row is not shown.
    Q_INVOKABLE int rowOf(const QString &key) const;

signals:
    void fleetChanged();
    void filterChanged();
    void groupChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    FleetModel *m_fleet = nullptr;
    QString m_filter;
    QStringList m_terms;
    QString m_group;
    SortKey m_sortKey = Urgency;
};

} // namespace hp::ui
