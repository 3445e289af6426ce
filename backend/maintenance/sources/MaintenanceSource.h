// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/maintenance/EventAnswer.h"
#include "model/rules/maintenance/ProviderEvent.h"
#include "model/rules/maintenance/Readings.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// What a poll found.
struct EventPoll {
    std::vector<ProviderEvent> events{};
    /// One sentence for each machine or entry that could not be read; the others count.
    std::vector<std::string> faults{};
};

/// The port to whoever announces maintenance (facts/maintenance.md 2 and 6). A source only reads.
/// It takes what a call passes by value, replies exactly once to each call, in a later turn of the
/// event loop or at once, and with an error of one sentence when nothing could be read; throttling
/// and retries are its own. Destroying it drops the replies. A source that is switched off is not
/// made at all. Lives on the control thread.
class MaintenanceSource
{
public:
    MaintenanceSource() = default;
    MaintenanceSource(const MaintenanceSource &) = delete;
    MaintenanceSource &operator=(const MaintenanceSource &) = delete;
    virtual ~MaintenanceSource() = default;

    /// spec.source of what it finds, such as "aws"; also a label of metrics. Never changes.
    [[nodiscard]] virtual std::string name() const = 0;
    /// All events of these machines, finished ones included as long as the source lists them. Ids
    /// are the same over all polls.
    virtual void poll(const Fleet &fleet, Reply<EventPoll> reply) = 0;
    /// What it says of the event of this MachineMaintenance now: it may be asked every 10 s while
    /// work is under way. `verifyFault` says what it finds wrong with the work.
    virtual void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) = 0;

    /// Whether readInstances() may be called.
    [[nodiscard]] virtual bool readsInstances() const { return false; }
    /// For the stateWatcher: of each Machine whose instance the source knows or finds missing.
    virtual void readInstances(const Fleet &, Reply<std::vector<InstanceReading>> reply)
    {
        reply(std::vector<InstanceReading>{});
    }
    /// Whether readTargets() may be called.
    [[nodiscard]] virtual bool readsTargets() const { return false; }
    /// For the lbWatcher: of each Machine that is a target of a load balancer.
    virtual void readTargets(const Fleet &, Reply<std::vector<TargetReading>> reply)
    {
        reply(std::vector<TargetReading>{});
    }
};

} // namespace hp::maintenance
