// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/maintenance/sources/cloud/BearerToken.h"
#include "backend/maintenance/sources/cloud/CloudCalls.h"
#include "backend/maintenance/sources/cloud/GcpCredentials.h"
#include "backend/maintenance/sources/cloud/GcpInstances.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance::gcp {

/// Upcoming host maintenance and states of the instances of Compute Engine that Machines are. Only
/// reads: instances.aggregatedList, a call for a page of 200 instances of a project, and
/// instances.get; compute.instances.list and compute.instances.get suffice. Without such a Machine
/// nothing is asked. Lives on the control thread; the clock outlives it.
class GcpSource final : public MaintenanceSource
{
public:
    struct Settings {
        Access access{};
        cloud::CallSettings calls{};
    };

    GcpSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings);

    [[nodiscard]] std::string name() const override { return "gcp"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;
    [[nodiscard]] bool readsInstances() const override { return true; }
    void readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply) override;

private:
    struct Run;
    using RunPtr = std::shared_ptr<Run>;

    [[nodiscard]] RunPtr runFor(const Fleet &fleet) const;
    void nextProject(const RunPtr &run);
    /// An instance that no page has, one after the other: only a 404 says that it is gone.
    void nextMissing(const RunPtr &run);
    void get(const InstanceName &instance, Reply<InstanceStatus> reply);

    std::unique_ptr<Fetcher> m_fetcher;
    Settings m_settings;
    cloud::BearerToken m_token;
    cloud::CloudCalls m_calls;
};

} // namespace hp::maintenance::gcp
