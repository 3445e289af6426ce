// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "model/rules/metrics/Snapshot.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace prometheus {
struct MetricFamily;
}

namespace hp::monitoring {

/// What cannot be seen on objects because it happened: counted since the start, as upstream does
/// (facts/machine-api.md 1.2 and 7, facts/reboot.md 5.7). Lives on the control thread.
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

    /// Something happened to a host, or to a maintenance: a counter of the catalogue grows by
    /// `amount`, a histogram observes it. Labels in the order of the catalogue.
    void happened(metrics::Metric metric, const std::vector<std::string> &labels, double amount);
    /// The host is gone; what carries its name is kept for an hour.
    void hostGone(const ObjectKey &host);

    /// Health checks that are there begin at 0. Of Machines that have been gone for an hour nothing
    /// is kept.
    void addTo(metrics::Snapshot &snapshot,
               const runtime::Informer &machines,
               const runtime::Informer &healthChecks);
    /// The histogram of phase changes; without a series before the first one.
    [[nodiscard]] prometheus::MetricFamily phaseTransitions() const;
    /// All histograms that have a series, that of phase changes among them.
    [[nodiscard]] std::vector<prometheus::MetricFamily> histograms() const;

private:
    struct Transitions;
    struct Durations;
    using Happening = std::pair<metrics::Metric, std::vector<std::string>>;
    using FailureKey = std::tuple<Operation, ObjectKey, std::string>;
    struct Failures {
        double count = 0;
        Duration last{}; ///< uptime
    };

    const runtime::Clock &m_clock;
    std::map<FailureKey, Failures> m_failures{};
    void forgetHosts();

    std::map<ObjectKey, double> m_remediations{};
    std::map<Happening, double> m_happenings{};
    std::map<ObjectKey, Duration> m_goneHosts{}; ///< since when, by uptime
    std::unique_ptr<Durations> m_durations; ///< never null
    std::unique_ptr<Transitions> m_transitions; ///< never null
};

} // namespace hp::monitoring
