// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/maintenance/sources/cloud/AzureCredentials.h"
#include "backend/maintenance/sources/cloud/AzureMachines.h"
#include "backend/maintenance/sources/cloud/BearerToken.h"
#include "backend/maintenance/sources/cloud/CloudCalls.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance::azure {

/// Planned maintenance and states of the virtual machines of Azure that Machines are, as its
/// Resource Manager has them. Only reads: lists of virtual machines with their status, a call for a
/// page of a subscription and of a scale set; Microsoft.Maintenance/updates of each machine; and
/// instance views. The scheduled events of the metadata service are seen from inside of a machine
/// alone, so they are not read. Without such a Machine nothing is asked. Lives on the control
/// thread; the clock outlives it.
class AzureSource final : public MaintenanceSource
{
public:
    struct Settings {
        Access access{};
        cloud::CallSettings calls{};
    };

    AzureSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings);

    [[nodiscard]] std::string name() const override { return "azure"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;
    [[nodiscard]] bool readsInstances() const override { return true; }
    void readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply) override;

private:
    struct Run;
    using RunPtr = std::shared_ptr<Run>;

    [[nodiscard]] RunPtr runFor(const Fleet &fleet) const;
    void nextList(const RunPtr &run);
    /// A machine that no list has, one after the other: only a 404 says that it is gone.
    void nextMissing(const RunPtr &run);
    void nextUpdates(const RunPtr &run);
    /// All pages of `path` behind the Resource Manager.
    void read(const std::string &what,
              const std::string &path,
              std::function<void(const Json &)> take,
              Reply<Done> reply);
    void readView(const MachineId &machine, Reply<MachineState> reply);
    void readUpdates(const MachineId &machine, Reply<Announced> reply);
    /// What became of an event that an update may be.
    void askUpdates(const MachineId &machine,
                    const MachineState &state,
                    const Object &maintenance,
                    const Reply<EventAnswer> &reply);

    std::unique_ptr<Fetcher> m_fetcher;
    Settings m_settings;
    cloud::BearerToken m_token;
    cloud::CloudCalls m_calls;
};

} // namespace hp::maintenance::azure
