// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "model/rules/metrics/Snapshot.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace prometheus {
struct MetricFamily;
}

namespace hp::monitoring {

/// What cannot be seen on objects because it happened: counted since the start, as upstream does
/// (facts/machine-api.md 1.2 and 7). Lives on the control thread.
class EventCounters
{
public:
    enum class Operation { Create, Update, Delete };

    explicit EventCounters(const runtime::Clock &clock);
    EventCounters(const EventCounters &) = delete;
    EventCounters &operator=(const EventCounters &) = delete;
    ~EventCounters();

    /// The Machine has just entered the phase it shows. Deleting is not counted: the age at which
    /// somebody deletes a machine says nothing about how it came up.
    void phaseEntered(const Object &machine);
    /// `reason` is one of a few words, never a message: each one is a series of its own.
    void instanceFailed(Operation operation, const ObjectKey &machine, const std::string &reason);
    /// A MachineHealthCheck has requested the deletion of so many Machines.
    void remediated(const ObjectKey &healthCheck, int machines = 1);

    /// Health checks that are there begin at 0. Of Machines that have been gone for an hour nothing
    /// is kept.
    void addTo(metrics::Snapshot &snapshot,
               const runtime::Informer &machines,
               const runtime::Informer &healthChecks);
    /// The histogram of phase changes; without a series before the first one.
    [[nodiscard]] prometheus::MetricFamily phaseTransitions() const;

private:
    struct Transitions;
    using FailureKey = std::tuple<Operation, ObjectKey, std::string>;
    struct Failures {
        double count = 0;
        Duration last{}; ///< uptime
    };

    const runtime::Clock &m_clock;
    std::map<FailureKey, Failures> m_failures{};
    std::map<ObjectKey, double> m_remediations{};
    std::unique_ptr<Transitions> m_transitions; ///< never null
};

} // namespace hp::monitoring
