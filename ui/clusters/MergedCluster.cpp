// SPDX-License-Identifier: Apache-2.0
#include "ui/clusters/MergedCluster.h"

#include "ui/controls/Words.h"

namespace hp::ui {

MergedCluster::MergedCluster(GatewaySession &session, AlarmBoard &alarms, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_holds.setAlarms([&alarms](const QString &key) {
        return HoldAlarm{alarms.state(key), alarms.words(key), alarms.acknowledgedBy(key)};
    });
    connect(&alarms, &AlarmBoard::changed, &m_holds, &HoldsModel::readAlarms);
    connect(&m_holds, &HoldsModel::settled, this, &MergedCluster::holdsChanged);
    connect(session.fleet(), &FleetModel::settled, this, &MergedCluster::fleetChanged);
    connect(&session, &GatewaySession::stateChanged, this, &MergedCluster::standingChanged);
    connect(&session, &GatewaySession::welcomed, this, &MergedCluster::standingChanged);
    connect(&session, &GatewaySession::fleetLoadedChanged, this, &MergedCluster::standingChanged);
    connect(session.standing(), &ClusterStanding::changed, this, &MergedCluster::standingChanged);
}

MergedCluster::~MergedCluster() = default;

QString MergedCluster::name() const
{
    const QString cluster = m_session.cluster();
    return cluster.isEmpty() ? place()
        : m_hasNamesake      ? QStringLiteral("%1 (%2)").arg(cluster, place())
                             : cluster;
}

void MergedCluster::setHasNamesake(bool has)
{
    if (m_hasNamesake == has)
        return;
    m_hasNamesake = has;
    emit standingChanged();
}

bool MergedCluster::isInSight() const
{
    return areRowsInSight() && m_session.areCountsKnown() && !m_session.areCountsPartial();
}

bool MergedCluster::areRowsInSight() const
{
    return m_session.isFleetKnown() && !m_session.isStale();
}

bool MergedCluster::areHoldsInSight() const
{
    return isInSight() && m_view && m_view->isLoaded();
}

QString MergedCluster::worstLook() const
{
    if (!isInSight())
        return textOf(live::Look::Unknown);
    const FleetSummary &summary = *m_session.summary();
    const QString look = summary.worstLook();
    if (!look.isEmpty() && look != textOf(live::Look::Normal))
        return look;
    return textOf(summary.holding().count > 0 ? live::Look::Holding : live::Look::Normal);
}

QString MergedCluster::shortfall() const
{
    if (isInSight())
        return {};
    if (m_session.isStale() && m_session.asOf() > 0)
        return tr("%1 was last seen %2").arg(name(), Words().stamp(m_session.asOf()));
    if (m_session.isStale())
        return tr("%1 is not connected").arg(name());
    if (!m_session.isFleetLoaded() || m_session.standing()->isLoading())
        return tr("%1 is being loaded").arg(name());
    return areRowsInSight() && m_session.standing()->machinesRequest().isEmpty()
        ? tr("%1 serves machines or hosts in an unsupported version").arg(name())
        : tr("%1 does not serve its machines").arg(name());
}

void MergedCluster::setActive(bool active)
{
    if (active == (m_view != nullptr))
        return;
    m_view.reset();
    if (active) {
        m_view =
            std::make_unique<LiveView>(m_session, QStringLiteral("holds"), QVariantMap(), m_holds);
        connect(m_view.get(), &LiveView::changed, this, &MergedCluster::standingChanged);
    }
}

std::vector<FleetRow> MergedCluster::fleetRows() const
{
    std::vector<FleetRow> rows = m_session.fleet()->rows();
    for (FleetRow &row : rows) {
        if (!areRowsInSight()) {
            FleetRow faded;
            faded.key = row.key;
            faded.ns = row.ns;
            faded.name = row.name;
            faded.role = row.role;
            faded.set = row.set;
            faded.zone = row.zone;
            faded.region = row.region;
            faded.cluster = row.cluster;
            faded.rack = row.rack;
            faded.status.look = live::Look::Unknown;
            faded.status.word = tr("Not connected");
            // Nobody knows it; "" would say that there is no host, or no maintenance.
            faded.power = live::Power::other();
            faded.maintenance = live::MaintenanceStage::Other;
            row = std::move(faded);
        }
        row.key = keyOf(row.key);
        row.cluster = Words().joined({name(), row.cluster}, QStringLiteral(" \u203a "));
    }
    return rows;
}

std::vector<HoldRow> MergedCluster::holdRows() const
{
    if (!areRowsInSight() || !m_view || !m_view->isLoaded())
        return {};
    std::vector<HoldRow> rows = m_holds.rows();
    for (HoldRow &row : rows) {
        row.key = keyOf(row.key);
        row.cluster = Words().joined({name(), row.cluster}, QStringLiteral(" \u203a "));
    }
    return rows;
}

} // namespace hp::ui

#include "moc_MergedCluster.cpp"
