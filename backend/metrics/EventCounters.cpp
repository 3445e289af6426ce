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

/// Upstream's of provisioning and deprovisioning.
const prometheus::Histogram::BucketBoundaries &operationBuckets()
{
    static const prometheus::Histogram::BucketBoundaries seconds{30, 90, 180, 360, 720, 1440};
    return seconds;
}

/// The defaults of Prometheus, which upstream has for registrations.
const prometheus::Histogram::BucketBoundaries &defaultBuckets()
{
    static const prometheus::Histogram::BucketBoundaries seconds{
        0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
    return seconds;
}

/// From a reboot of minutes to a deletion that takes as long as it may and a hold over a shift.
const prometheus::Histogram::BucketBoundaries &maintenanceBuckets()
{
    static const prometheus::Histogram::BucketBoundaries seconds{
        300, 600, 1200, 1800, 3600, 7200, 14400, 28800};
    return seconds;
}

const prometheus::Histogram::BucketBoundaries &bucketsOf(Metric metric)
{
    switch (metric) {
    case Metric::HostRegisterDuration:
        return defaultBuckets();
    case Metric::MaintenanceDuration:
        return maintenanceBuckets();
    default:
        return operationBuckets();
    }
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

struct EventCounters::Durations {
    std::map<Happening, std::unique_ptr<prometheus::Histogram>> series{};
};

EventCounters::EventCounters(const runtime::Clock &clock)
    : m_clock(clock)
    , m_durations(std::make_unique<Durations>())
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

void EventCounters::happened(Metric metric, const std::vector<std::string> &labels, double amount)
{
    const metrics::MetricInfo &info = metrics::infoOf(metric);
    const bool ofAHost =
        info.labels.size() > 1 && info.labels[0] == "namespace" && info.labels[1] == "host";
    if (ofAHost)
        m_goneHosts.erase({labels[0], labels[1]}); // it is there again
    if (info.type != metrics::MetricType::Histogram) {
        m_happenings[{metric, labels}] += amount;
        return;
    }
    auto &histogram = m_durations->series[{metric, labels}];
    if (!histogram)
        histogram = std::make_unique<prometheus::Histogram>(bucketsOf(metric));
    histogram->Observe(amount);
}

void EventCounters::hostGone(const ObjectKey &host)
{
    m_goneHosts.emplace(host, m_clock.uptime());
}

void EventCounters::forgetHosts()
{
    const auto isOf = [](const Happening &happening, const ObjectKey &host) {
        const metrics::MetricInfo &info = metrics::infoOf(happening.first);
        return info.labels.size() > 1 && info.labels[1] == "host" && happening.second[0] == host.ns
            && happening.second[1] == host.name;
    };
    for (auto it = m_goneHosts.begin(); it != m_goneHosts.end();) {
        if (m_clock.uptime() - it->second <= keptAfterwards) {
            ++it;
            continue;
        }
        std::erase_if(m_happenings,
                      [&](const auto &entry) { return isOf(entry.first, it->first); });
        std::erase_if(m_durations->series,
                      [&](const auto &entry) { return isOf(entry.first, it->first); });
        it = m_goneHosts.erase(it);
    }
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
    forgetHosts();
    for (const auto &[happening, count] : m_happenings)
        snapshot.add(happening.first, happening.second, count);
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

std::vector<prometheus::MetricFamily> EventCounters::histograms() const
{
    std::vector<prometheus::MetricFamily> families;
    if (auto transitions = phaseTransitions(); !transitions.metric.empty())
        families.push_back(std::move(transitions));
    for (const auto &[happening, histogram] : m_durations->series) {
        const metrics::MetricInfo &info = metrics::infoOf(happening.first);
        if (families.empty() || families.back().name != info.name) {
            prometheus::MetricFamily family;
            family.name = info.name;
            family.help = info.help;
            family.type = prometheus::MetricType::Histogram;
            families.push_back(std::move(family));
        }
        prometheus::ClientMetric metric = histogram->Collect();
        for (std::size_t i = 0; i < info.labels.size(); ++i)
            metric.label.push_back({info.labels[i], happening.second[i]});
        families.back().metric.push_back(std::move(metric));
    }
    return families;
}

} // namespace hp::monitoring
