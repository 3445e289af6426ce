// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Term.h"

#include <QLoggingCategory>

#include <utility>

Q_LOGGING_CATEGORY(lcTerm, "holdpoint.reconcile", QtInfoMsg)

namespace hp::app {

redfish::RedfishSettings bmcSettings(const Options &options)
{
    redfish::RedfishSettings settings;
    settings.caFile = options.bmcCa;
    settings.allowPlainHttp = options.bmcPlainHttp;
    return settings;
}

Term::Term(const Parts &parts)
    : m_monitoring(*parts.monitoring)
{
    cluster::Cluster *cluster = parts.cluster;
    if (parts.gate != nullptr) {
        m_gatedCluster = std::make_unique<leader::GatedCluster>(*cluster, *parts.gate);
        cluster = m_gatedCluster.get();
    }
    m_providers = std::make_unique<Providers>(*cluster, *parts.clock, parts.lab);
    m_actuator = std::make_unique<monitoring::CountedActuator>(m_providers->actuator(),
                                                               m_monitoring.counters());
    m_power = std::make_unique<redfish::RedfishPowerDriver>(*parts.clock, parts.bmcs);
    m_power->onBrownOut([this](const redfish::BrownOut &change) { brownOut(change); });
    drivers::PowerDriver *power = m_power.get();
    if (parts.gate != nullptr) {
        m_gatedPower = std::make_unique<leader::GatedPowerDriver>(*power, *parts.gate);
        power = m_gatedPower.get();
    }
    Reconcilers::Parts reconcilers = parts.reconcilers;
    reconcilers.cluster = cluster;
    reconcilers.clock = parts.clock;
    reconcilers.actuator = m_actuator.get();
    reconcilers.power = power;
    reconcilers.counters = &m_monitoring.counters();
    m_reconcilers = std::make_unique<Reconcilers>(reconcilers, parts.groups);
    m_monitoring.watch(m_reconcilers.get());
}

Term::~Term()
{
    m_monitoring.unwatch(m_reconcilers.get());
}

void Term::stop()
{
    m_reconcilers->stop();
    m_providers->stop();
}

void Term::closeSessions(std::function<void()> done)
{
    m_power->stop(std::move(done));
}

void Term::brownOut(const redfish::BrownOut &change)
{
    m_monitoring.bmcGroup(change.group, change.begins ? change.failing : 0);
    if (change.begins)
        qCWarning(lcTerm).noquote()
            << change.failing << "of" << change.members << "BMCs of"
            << QString::fromStdString(change.group)
            << "do not answer: this is the network. Force-offs there go one at a time.";
    else
        qCInfo(lcTerm).noquote() << "the BMCs of" << QString::fromStdString(change.group)
                                 << "answer again";
}

} // namespace hp::app

#include "moc_Term.cpp"
