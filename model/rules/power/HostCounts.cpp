// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostCounts.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace hp::rules {

using metrics::Metric;

namespace {

struct Timed {
    const char *operation;
    Metric metric;
};
constexpr std::array<Timed, 3> timed{{{"register", Metric::HostRegisterDuration},
                                      {"provision", Metric::HostProvisionDuration},
                                      {"deprovision", Metric::HostDeprovisionDuration}}};

std::optional<TimePoint> endOf(const host::PowerStatus &status, const char *operation)
{
    const auto it = status.operations.find(operation);
    return it == status.operations.end() ? std::nullopt : it->second.end;
}

} // namespace

HostCount countOf(Metric metric, const ObjectKey &host, double amount)
{
    return {metric, {host.ns, host.name}, amount};
}

std::vector<HostCount>
countsOf(const ObjectKey &host, const host::PowerStatus &before, const host::PowerStatus &after)
{
    std::vector<HostCount> counts;
    if (before.state != after.state)
        counts.push_back({Metric::HostStateChange, {before.state, after.state}});
    const bool isNew = before.errorType != after.errorType || before.errorCount < after.errorCount;
    if (!after.errorType.empty() && isNew)
        counts.push_back({Metric::HostError, {after.errorType}});
    for (const auto &[operation, metric] : timed) {
        const auto end = endOf(after, operation);
        if (!end || end == endOf(before, operation))
            continue;
        if (const auto start = after.operations.at(operation).start) {
            const std::chrono::duration<double> took = *end - *start;
            counts.push_back(countOf(metric, host, std::max(took.count(), 0.0)));
        }
    }
    return counts;
}

} // namespace hp::rules
