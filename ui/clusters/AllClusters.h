// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/clusters/MergedCluster.h"
#include "ui/holds/HoldsTable.h"
#include "ui/session/FleetModel.h"
#include "ui/session/FleetSummary.h"

#include <QAbstractListModel>
#include <QQmlEngine>

#include <memory>
#include <vector>

namespace hp::ui {

/// Every backend of the console in one picture: a row for each, their machines in one fleet, their
/// holds in one table. It only shows: there is no way from here to write, since what is written
/// goes to one backend, over its own session and with its own identity. Sums are of the clusters in
/// sight. GUI thread.
class AllClusters : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    Q_PROPERTY(int count READ count NOTIFY standingChanged)
    Q_PROPERTY(int inSight READ inSight NOTIFY standingChanged)
    /// All are in sight, so that sums are whole. Otherwise they are "at least".
    Q_PROPERTY(bool complete READ isComplete NOTIFY standingChanged)
    /// The same of their holds.
    Q_PROPERTY(bool holdsComplete READ areHoldsComplete NOTIFY standingChanged)
    /// All holds of the clusters in sight are there: that there is none can be said.
    Q_PROPERTY(bool holdsLoaded READ areHoldsLoaded NOTIFY standingChanged)
    /// "2 of 3 clusters are in sight: prod-b was last seen …"; empty when all are.
    Q_PROPERTY(QString shortfall READ shortfall NOTIFY standingChanged)
    /// The clock of the cluster that is furthest, milliseconds since 1970; 0 before any tells it.
    Q_PROPERTY(double now READ now NOTIFY nowChanged)
    /// Somebody looks. Otherwise nothing is merged, and no holds are followed.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet CONSTANT)
    Q_PROPERTY(hp::ui::FleetSummary *summary READ summary CONSTANT)
    Q_PROPERTY(hp::ui::HoldsTable *holds READ holds CONSTANT)

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, ///< "host:port", the key
        TitleRole, ///< the cluster, or the place while it is not known
        InSightRole,
        ShortfallRole, ///< why it is not in sight
        MachinesRole, ///< -1 while it is not known
        HoldingRole, ///< machines that hold; -1 while it is not known
        LookRole, ///< of what is worst in it; `unknown` while that is not known
        PriorityRole, ///< of the same; 0 for none
    };

    explicit AllClusters(QObject *parent = nullptr);
    ~AllClusters() override;

    /// Both outlive it, or are removed before they go.
    void add(GatewaySession &session, AlarmBoard &alarms);
    void remove(const QString &place);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int inSight() const;
    [[nodiscard]] bool isComplete() const { return inSight() == count(); }
    [[nodiscard]] bool areHoldsComplete() const;
    [[nodiscard]] bool areHoldsLoaded() const;
    [[nodiscard]] QString shortfall() const;
    [[nodiscard]] double now() const;
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] FleetModel *fleet() { return &m_fleet; }
    [[nodiscard]] FleetSummary *summary() { return &m_summary; }
    [[nodiscard]] HoldsTable *holds() { return &m_table; }

    /// "prod-a › worker-b-7" for a key of the fleet; empty when there is no such machine.
    [[nodiscard]] Q_INVOKABLE QString titleOf(const QString &key) const;
    /// A machine of the fleet is wanted where it can be acted on.
    Q_INVOKABLE void openMachine(const QString &key);
    /// A hold of the table.
    Q_INVOKABLE void openHold(const QString &key);
    /// A backend, for what it shows by itself.
    Q_INVOKABLE void openCluster(const QString &place);

signals:
    void standingChanged();
    void nowChanged();
    void activeChanged();
    /// Somebody wants to go there; `machine` is `namespace/name`, `hold` the key of the backend's
    /// own view. Either may be empty.
    void asked(const QString &place, const QString &machine, const QString &hold);

private:
    void receiveFleet(const MergedCluster &cluster);
    void receiveHolds(const MergedCluster &cluster);
    /// What of it may be believed is something else.
    void evaluate(const MergedCluster &cluster);
    /// Those of one name are told apart.
    void tellApart();

    std::vector<std::unique_ptr<MergedCluster>> m_clusters;
    FleetModel m_fleet;
    FleetSummary m_summary;
    HoldsModel m_holds;
    HoldsTable m_table;
    bool m_active = false;
};

} // namespace hp::ui
