// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/AwsCalls.h"
#include "backend/maintenance/sources/MaintenanceSource.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::maintenance::aws {

/// A Machine that is an instance of EC2.
struct Instance {
    ObjectKey machine{};
    std::string id{};
    std::string region{};
};
/// Those Machines whose spec.providerID is of AWS, such as aws:///eu-west-1a/i-0123.
[[nodiscard]] std::vector<Instance> instancesOf(const std::vector<Object> &machines);

/// Scheduled events and states of EC2, and health of targets of ELBv2 (facts/maintenance.md 2.1).
/// Only reads: DescribeInstanceStatus, DescribeInstances, DescribeTargetGroups and
/// DescribeTargetHealth. Lives on the control thread; the clock outlives it.
class AwsSource final : public MaintenanceSource
{
public:
    struct Settings {
        CallSettings calls{};
        /// Also asked for what is no Machine any more; of AWS_REGION. Empty: only where Machines
        /// are.
        std::string homeRegion{};
        std::size_t idsPerCall = 100; ///< what DescribeInstanceStatus takes
    };

    AwsSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings);

    [[nodiscard]] std::string name() const override { return "aws"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;
    [[nodiscard]] bool readsInstances() const override { return true; }
    void readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply) override;
    [[nodiscard]] bool readsTargets() const override { return true; }
    void readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply) override;

private:
    struct Batch {
        std::string region{};
        std::vector<std::string> ids{};
    };
    struct StatusRun;
    struct StateRun;
    struct TargetRun;

    [[nodiscard]] std::vector<Batch> batchesOf(const std::vector<Instance> &instances) const;
    [[nodiscard]] std::set<std::string> regionsOf(const std::vector<Object> &machines) const;
    void nextStatuses(const std::shared_ptr<StatusRun> &run);
    void nextStates(const std::shared_ptr<StateRun> &run);
    void nextGroups(const std::shared_ptr<TargetRun> &run);
    void nextHealth(const std::shared_ptr<TargetRun> &run);

    std::unique_ptr<Fetcher> m_fetcher;
    AwsCalls m_calls;
    Settings m_settings;
    /// Where instances were when the fleet was last looked at: a Machine that is gone tells no
    /// more.
    std::set<std::string> m_regions{};
};

} // namespace hp::maintenance::aws
