// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Monitoring.h"

#include "backend/api/PathGate.h"
#include "backend/metrics/Exposition.h"
#include "backend/runtime/Controller.h"
#include "model/base/Version.h"
#include "model/rules/metrics/WatcherSamples.h"

#include <QLoggingCategory>

#include <algorithm>
#include <map>
#include <prometheus/metric_family.h>
#include <tuple>
#include <utility>

Q_LOGGING_CATEGORY(lcMonitoring, "holdpoint.monitoring", QtInfoMsg)

namespace hp::app {

using metrics::Metric;

namespace {

constexpr const char *alertsFile = "alerts.json";

monitoring::AlertWatch::Memory memoryIn(const http::DataDirectory &directory)
{
    monitoring::AlertWatch::Memory memory;
    memory.load = [&directory] {
        const auto text = directory.readJson(alertsFile, [](const std::string &trouble) {
            qCWarning(lcMonitoring).noquote() << QString::fromStdString(trouble);
        });
        return text ? *text : std::string();
    };
    memory.save = [&directory](const std::string &text) {
        if (const auto written = directory.write(alertsFile, text); !written)
            qCWarning(lcMonitoring) << "alerts would not survive a restart:"
                                    << QString::fromStdString(written.error().message);
    };
    return memory;
}

const std::vector<std::string> noLabels{};

std::function<capi::CapiView(const ObjectKey &)> clusterApiOf(const Monitoring::Parts &parts)
{
    if (parts.clusterApi == nullptr)
        return {};
    return [objects = parts.clusterApi, nodes = parts.nodes](const ObjectKey &key) {
        const Object machine = objects->machine(key);
        if (!machine)
            return capi::CapiView();
        capi::CapiView view = objects->viewOf(machine);
        const Object node = nodes->get({{}, capi::nodeNameOf(machine)});
        if (capi::isNodeOf(node, machine))
            view.node = node;
        return view;
    };
}

} // namespace

Monitoring::Monitoring(const Parts &parts)
    : m_parts(parts)
    , m_machineSets(*parts.cluster, {&cluster::kinds::machineSet(), {}, {}, {}}, *parts.clock)
    , m_healthChecks(
          *parts.cluster, {&cluster::kinds::machineHealthCheck(), {}, {}, {}}, *parts.clock)
    , m_counters(*parts.clock)
    , m_fleet({parts.machines,
               &m_machineSets,
               &m_healthChecks,
               parts.nodes,
               parts.maintenances,
               clusterApiOf(parts)},
              *parts.clock)
    , m_alerts(
          *parts.clock, [this] { return gauges(); }, memoryIn(*parts.directory))
    , m_endpoint(api::refusePath, [this] { return page(); })
{
    if (parts.clusterApi != nullptr)
        parts.clusterApi->onChange(
            [this, alive = m_alive.token()](const std::set<ObjectKey> &machines) {
                if (alive)
                    m_fleet.clusterApiChanged(machines);
            });
    QObject::connect(
        &m_fleet, &monitoring::FleetSeries::ready, &m_alerts, [this] { m_alerts.evaluateNow(); });
}

Monitoring::~Monitoring() = default;

void Monitoring::start()
{
    m_alerts.start();
    m_machineSets.start();
    m_healthChecks.start();
}

void Monitoring::stop()
{
    m_alerts.stop();
    m_machineSets.stop();
    m_healthChecks.stop();
}

void Monitoring::bmcGroup(const std::string &group, int failing)
{
    if (failing > 0)
        m_bmcGroups[group] = failing;
    else
        m_bmcGroups.erase(group);
}

metrics::Snapshot Monitoring::gauges()
{
    metrics::Snapshot snapshot;
    m_fleet.addTo(snapshot);
    for (const auto &[group, failing] : m_bmcGroups)
        snapshot.add(Metric::BmcGroupFailing, {group}, static_cast<double>(failing));
    addWatchers(snapshot);
    return snapshot;
}

void Monitoring::addWatchers(metrics::Snapshot &snapshot) const
{
    if (m_reconcilers == nullptr)
        return;
    const TimePoint now = m_parts.clock->now();
    for (const maintenance::WatcherState &state : m_reconcilers->watchers()) {
        for (const metrics::Sample &sample : metrics::watcherSamples(state, now))
            snapshot.add(sample);
    }
    for (const auto &figure : m_reconcilers->windows())
        snapshot.add(
            Metric::WindowNext, {figure.window.name, figure.window.ns}, figure.secondsToNext);
}

std::function<std::string()> Monitoring::page()
{
    metrics::Snapshot snapshot = gauges();
    m_counters.addTo(snapshot, *m_parts.machines, m_healthChecks);
    addAlerts(snapshot);
    addProcess(snapshot);
    return [snapshot = std::move(snapshot), histograms = m_counters.histograms()] {
        return monitoring::exposition(snapshot, histograms);
    };
}

bool Monitoring::acts() const
{
    return m_leases.empty()
        || std::ranges::any_of(m_leases, [](const auto &one) { return one.second; });
}

void Monitoring::addAlerts(metrics::Snapshot &snapshot) const
{
    std::map<std::vector<std::string>, double> counts;
    for (const alerts::FiringAlert &alert : m_alerts.alerts())
        ++counts[{
            alert.rule->name, alert.firingSince ? "firing" : "pending", alert.rule->severity}];
    for (const auto &[labels, count] : counts)
        snapshot.add(Metric::Alerts, labels, count);
}

void Monitoring::addProcess(metrics::Snapshot &snapshot) const
{
    if (m_reconcilers != nullptr) {
        for (const runtime::Controller *controller : m_reconcilers->controllers()) {
            const auto counters = controller->counters();
            const std::vector<std::string> labels{controller->name()};
            snapshot.add(Metric::QueueDepth, labels, static_cast<double>(controller->queueDepth()));
            snapshot.add(Metric::Passes, labels, static_cast<double>(counters.passes));
            snapshot.add(Metric::PassesFailed, labels, static_cast<double>(counters.failed));
            snapshot.add(Metric::PassesRejected, labels, static_cast<double>(counters.rejected));
        }
    }
    if (m_front != nullptr) {
        const http::FrontStats stats = m_front->stats();
        snapshot.add(Metric::FrontConnections, noLabels, static_cast<double>(stats.open));
        snapshot.add(Metric::FrontRequests, noLabels, static_cast<double>(stats.requests));
        snapshot.add(Metric::FrontRejected, noLabels, static_cast<double>(stats.rejected));
        snapshot.add(Metric::FrontCutStreams, noLabels, static_cast<double>(stats.cutStreams));
    }
    for (const auto &source : m_sources)
        source(snapshot);
    for (const auto &[name, held] : m_leases)
        snapshot.add(Metric::LeaderStatus, {name}, held ? 1.0 : 0.0);
    snapshot.add(Metric::TimeScale, noLabels, m_parts.clock->scale());
    snapshot.add(Metric::BuildInfo, {version()}, 1.0);
}

} // namespace hp::app
