// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/Monitoring.h"
#include "app/shared/Providers.h"
#include "app/shared/Reconcilers.h"
#include "backend/leader/GatedCluster.h"
#include "backend/leader/GatedPowerDriver.h"
#include "backend/metrics/CountedActuator.h"
#include "backend/redfish/RedfishPowerDriver.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::app {

/// Everything that acts, from the moment this replica may until it may no more: the providers of
/// instances, the way to the BMCs, the chosen controllers. A leader that loses the Lease ends its
/// term; when it leads again, a new one begins, which remembers nothing. Lives on the control
/// thread; what is passed in outlives it.
class Term : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        Monitoring *monitoring = nullptr;
        drivers::Actuator *lab = nullptr; ///< null without a lab
        /// What opens and closes for the writes of this replica; null: always open.
        leader::WriteGate *gate = nullptr;
        redfish::RedfishSettings bmcs{};
        /// Cluster, clock, actuator, power and counters are filled in here.
        Reconcilers::Parts reconcilers{};
        std::vector<std::string> groups{};
    };

    explicit Term(const Parts &parts);
    ~Term() override;

    void start() { m_providers->start(); }
    [[nodiscard]] Reconcilers &reconcilers() { return *m_reconcilers; }
    /// Takes no more work. Safe to call twice.
    void stop();
    /// After stop(): ends the sessions with the BMCs; `done` runs later, once. It may delete this.
    void closeSessions(std::function<void()> done);

private:
    void brownOut(const redfish::BrownOut &change);

    Monitoring &m_monitoring;
    std::unique_ptr<leader::GatedCluster> m_gatedCluster{};
    std::unique_ptr<Providers> m_providers{};
    std::unique_ptr<monitoring::CountedActuator> m_actuator{};
    std::unique_ptr<redfish::RedfishPowerDriver> m_power{};
    std::unique_ptr<leader::GatedPowerDriver> m_gatedPower{};
    std::unique_ptr<Reconcilers> m_reconcilers{};
};

/// The way to the BMCs as the options say.
[[nodiscard]] redfish::RedfishSettings bmcSettings(const Options &options);

} // namespace hp::app
