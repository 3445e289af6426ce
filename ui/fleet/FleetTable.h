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
    /// Of Cluster API, the one cluster whose machines are shown, as the rows name it; empty for
    /// all.
    Q_PROPERTY(QString cluster READ cluster WRITE setCluster NOTIFY clusterChanged)
    /// A machine belongs to a cluster, shown or not.
    Q_PROPERTY(bool hasClusters READ hasClusters NOTIFY notesChanged)
    /// Somebody wrote something down about a machine, shown or not.
    Q_PROPERTY(bool hasNotes READ hasNotes NOTIFY notesChanged)

public:
    explicit FleetTable(QObject *parent = nullptr);

    [[nodiscard]] FleetModel *fleet() const { return m_fleet; }
    void setFleet(FleetModel *fleet);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] QString group() const { return m_group; }
    void setGroup(const QString &group);
    [[nodiscard]] QString cluster() const { return m_cluster; }
    void setCluster(const QString &cluster);
    [[nodiscard]] bool hasClusters() const { return m_hasClusters; }
    [[nodiscard]] bool hasNotes() const { return m_hasNotes; }

    /// All clusters, whatever is filtered: {cluster, object ("namespace/name" of the Cluster),
    /// machines, holding, late}; those with what is worst come first, then by name.
    [[nodiscard]] Q_INVOKABLE QVariantList clusterSums() const;

    /// Those of the columns, too.
    Q_INVOKABLE void clearFilters();
    Q_INVOKABLE int rowOf(const QString &key) const override;
    /// Why no row is left: those of "filter", "group", "cluster" and the ids of the columns that
    /// would leave none by themselves; all that are set when only together they do.
    [[nodiscard]] Q_INVOKABLE QStringList hiding() const;

signals:
    void fleetChanged();
    void filterChanged();
    void groupChanged();
    void clusterChanged();
    void notesChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] const QStringList &columnIds() const override;
    [[nodiscard]] QString cellText(int sourceRow, int column) const override;
    [[nodiscard]] int compare(int a, int b, int column, bool descending) const override;
    void narrowed() override;
    [[nodiscard]] bool isKnown(const QString &key) const override;

private:
    [[nodiscard]] bool passesWords(const FleetRow &row) const;
    [[nodiscard]] bool isInCluster(const FleetRow &row) const
    {
        return m_cluster.isEmpty() || row.cluster == m_cluster;
    }
    void lookForColumns();

    FleetModel *m_fleet = nullptr;
    QString m_filter;
    QStringList m_terms;
    QString m_group;
    QString m_cluster;
    bool m_hasClusters = false;
    bool m_hasNotes = false;
};

} // namespace hp::ui
