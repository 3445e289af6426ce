// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/holds/HoldsModel.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/GatewaySession.h"

#include <QObject>

#include <memory>
#include <vector>

namespace hp::ui {

/// One backend as a part of the picture of all: its rows under keys and a name that tell it apart,
/// and whether they may be believed. Sends nothing but the wish to see its holds. GUI thread;
/// session and alarms outlive it.
class MergedCluster : public QObject
{
    Q_OBJECT

public:
    MergedCluster(GatewaySession &session, AlarmBoard &alarms, QObject *parent = nullptr);
    ~MergedCluster() override;

    /// "host:port"; what its keys begin with.
    [[nodiscard]] QString place() const { return m_session.place(); }
    /// The cluster, or the place while it is not known; with the place where two clusters are
    /// called the same.
    [[nodiscard]] QString name() const;
    [[nodiscard]] GatewaySession &session() const { return m_session; }
    /// All of its machines are there as they are now, and understood.
    [[nodiscard]] bool isInSight() const;
    /// The same of its holds.
    [[nodiscard]] bool areHoldsInSight() const;
    /// The sign of what is worst in it; "unknown" while it is not in sight.
    [[nodiscard]] QString worstLook() const;
    /// Why it is not in sight, with its name; empty when it is.
    [[nodiscard]] QString shortfall() const;
    /// Another one is called the same.
    void setHasNamesake(bool has);
    /// Follows its holds, or stops it.
    void setActive(bool active);

    /// Its machines. Of a cluster whose machines cannot be seen nothing is told but that they were
    /// there: what they were is neither counted nor taken for what they are.
    [[nodiscard]] std::vector<FleetRow> fleetRows() const;
    /// Its holds; none while they cannot be seen.
    [[nodiscard]] std::vector<HoldRow> holdRows() const;

    /// The key of a row in the picture of all.
    [[nodiscard]] QString keyOf(const QString &key) const { return place() + u' ' + key; }

signals:
    void fleetChanged();
    void holdsChanged();
    /// Its name, or whether it is in sight.
    void standingChanged();

private:
    /// What its machines look like now is told by their rows, understood or not.
    [[nodiscard]] bool areRowsInSight() const;

    GatewaySession &m_session;
    HoldsModel m_holds;
    std::unique_ptr<LiveView> m_view;
    bool m_hasNamesake = false;
};

} // namespace hp::ui
