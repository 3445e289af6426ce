// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"
#include "backend/maintenance/sources/MaintenanceSource.h"
#include "model/rules/maintenance/Probes.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance {

/// Probes that a site declares, for the lbWatcher of clusters without a load balancer that says
/// what it finds. Each reading probes every Node once, one after the other, without any
/// credentials; it announces no events. Lives on the control thread.
class ProbesSource final : public MaintenanceSource
{
public:
    ProbesSource(std::unique_ptr<Fetcher> fetcher, std::vector<Probe> probes);
    ~ProbesSource() override;

    [[nodiscard]] std::string name() const override { return "probes"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;
    [[nodiscard]] bool readsTargets() const override { return true; }
    /// A target is unhealthy from its third reading in a row that fails.
    void readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply) override;

private:
    struct Round;
    void next(const std::shared_ptr<Round> &round);

    std::vector<Probe> m_probes;
    ProbeCounts m_counts{};
    std::unique_ptr<Fetcher> m_fetcher; ///< goes first: nothing is answered after that
};

} // namespace hp::maintenance
