// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/EventCounters.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <prometheus/histogram.h>
#include <prometheus/metric_family.h>
#include <utility>

namespace hp::monitoring {

using metrics::Metric;

namespace {

/// Long enough for every scraper to have seen the last count.
constexpr Duration keptAfterwards = std::chrono::hours(1);

const prometheus::Histogram::BucketBoundaries &phaseBuckets()
{
    static const prometheus::Histogram::BucketBoundaries seconds{
        5, 10, 20, 30, 60, 90, 120, 180, 240, 300, 360, 480, 600};
    return seconds;
}

Metric metricOf(EventCounters::Operation operation)
{
    switch (operation) {
    case EventCounters::Operation::Create:
        return Metric::InstanceCreateFailed;
    case EventCounters::Operation::Update:
        return Metric::InstanceUpdateFailed;
    case EventCounters::Operation::Delete:
        break;
    }
    return Metric::InstanceDeleteFailed;
}

} // namespace

struct EventCounters::Transitions {
    std::map<std::string, std::unique_ptr<prometheus::Histogram>> byPhase{};
};

EventCounters::EventCounters(const runtime::Clock &clock)
    : m_clock(clock)
    , m_transitions(std::make_unique<Transitions>())
{ }

EventCounters::~EventCounters() = default;

void EventCounters::phaseEntered(const Object &machine)
{
    const std::string &phase = machine::phaseOf(machine);
    const auto created = machine.creationTimestamp();
    if (phase.empty() || phase == machine::phase::deleting || !created)
        return;
    auto &histogram = m_transitions->byPhase[phase];
    if (!histogram)
        histogram = std::make_unique<prometheus::Histogram>(phaseBuckets());
    histogram->Observe(
        std::max(0.0, std::chrono::duration<double>(m_clock.now() - *created).count()));
}

void EventCounters::instanceFailed(Operation operation,
                                   const ObjectKey &machine,
                                   const std::string &reason)
{
    Failures &failures = m_failures[{operation, machine, reason}];
    ++failures.count;
    failures.last = m_clock.uptime();
}

void EventCounters::remediated(const ObjectKey &healthCheck, int machines)
{
    if (machines > 0)
        m_remediations[healthCheck] += machines;
}

void EventCounters::addTo(metrics::Snapshot &snapshot,
                          const runtime::Informer &machines,
                          const runtime::Informer &healthChecks)
{
    for (auto it = m_failures.begin(); it != m_failures.end();) {
        const auto &[operation, machine, reason] = it->first;
        if (m_clock.uptime() - it->second.last > keptAfterwards && machines.hasSynced()
            && !machines.get(machine)) {
            it = m_failures.erase(it);
            continue;
        }
        snapshot.add(metricOf(operation), {machine.name, machine.ns, reason}, it->second.count);
        ++it;
    }
    for (const Object &check : healthChecks.list()) {
        if (!m_remediations.contains(check.key()))
            snapshot.add(Metric::CheckRemediations, {check.name(), check.ns()}, 0.0);
    }
    for (const auto &[check, count] : m_remediations)
        snapshot.add(Metric::CheckRemediations, {check.name, check.ns}, count);
}

prometheus::MetricFamily EventCounters::phaseTransitions() const
{
    const metrics::MetricInfo &info = metrics::infoOf(Metric::PhaseTransition);
    prometheus::MetricFamily family;
    family.name = info.name;
    family.help = info.help;
    family.type = prometheus::MetricType::Histogram;
    for (const auto &[phase, histogram] : m_transitions->byPhase) {
        prometheus::ClientMetric metric = histogram->Collect();
        metric.label.push_back({info.labels.front(), phase});
        family.metric.push_back(std::move(metric));
    }
    return family;
}

} // namespace hp::monitoring
