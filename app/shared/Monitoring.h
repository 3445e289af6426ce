// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Reconcilers.h"
#include "backend/gateway/views/CapiObjects.h"
#include "backend/http/HttpFront.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/metrics/AlertWatch.h"
#include "backend/metrics/EventCounters.h"
#include "backend/metrics/FleetSeries.h"
#include "backend/metrics/MetricsEndpoint.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace hp::app {

/// Metrics and alerts of a backend, composed: what is counted, what is read off the objects, the
/// page /metrics and the alerts. Lives on the control thread; what is passed in outlives it.
class Monitoring
{
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        /// Live copies that others own and start.
        runtime::Informer *machines = nullptr;
        runtime::Informer *nodes = nullptr;
        runtime::Informer *maintenances = nullptr;
        /// Where alerts survive a restart.
        const http::DataDirectory *directory = nullptr;
        /// Null: there are no series of Cluster API. Outlives this, and starts after it was made.
        gateway::CapiObjects *clusterApi = nullptr;
    };

    explicit Monitoring(const Parts &parts);
    ~Monitoring();

    /// Optional, before start(): what else the page tells about. It outlives this.
    void watch(const http::HttpFront &front) { m_front = &front; }
    /// Whose passes are counted from now on; until unwatch() of the same one.
    void watch(const Reconcilers *reconcilers)
    {
        m_reconcilers = reconcilers;
        m_bmcGroups.clear(); // nobody told those before it that theirs had ended
    }
    void unwatch(const Reconcilers *reconcilers)
    {
        if (m_reconcilers == reconcilers)
            watch(nullptr);
    }

    /// Optional, before start(): what else has figures for the page. It outlives this.
    void ask(std::function<void(metrics::Snapshot &)> source)
    {
        m_sources.push_back(std::move(source));
    }

    /// So many BMCs of a group fail as one; zero when that is over.
    void bmcGroup(const std::string &group, int failing);

    /// Whether this replica holds a Lease; told once before there is anything to tell.
    void lease(const std::string &name, bool held) { m_leases[name] = held; }
    /// Whether this replica acts: it holds a Lease, or there is none to hold.
    [[nodiscard]] bool acts() const;

    void start();
    /// Keeps the alerts. Safe to call twice.
    void stop();

    [[nodiscard]] monitoring::EventCounters &counters() { return m_counters; }
    [[nodiscard]] const monitoring::AlertWatch &alerts() const { return m_alerts; }
    /// Answers /metrics.
    [[nodiscard]] http::HttpHandler &handler() { return m_endpoint; }
    /// What it answers: the values are read now, the call writes them down on any thread.
    [[nodiscard]] std::function<std::string()> page();

private:
    [[nodiscard]] metrics::Snapshot gauges();
    void addWatchers(metrics::Snapshot &snapshot) const;
    void addAlerts(metrics::Snapshot &snapshot) const;
    void addProcess(metrics::Snapshot &snapshot) const;

    Parts m_parts;
    runtime::Informer m_machineSets;
    runtime::Informer m_healthChecks;
    monitoring::EventCounters m_counters;
    monitoring::FleetSeries m_fleet;
    monitoring::AlertWatch m_alerts;
    monitoring::MetricsEndpoint m_endpoint;
    std::map<std::string, int> m_bmcGroups{}; ///< those that fail as one
    std::map<std::string, bool> m_leases{}; ///< by name: whether we hold it
    const Reconcilers *m_reconcilers = nullptr;
    const http::HttpFront *m_front = nullptr;
    std::vector<std::function<void(metrics::Snapshot &)>> m_sources{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::app
