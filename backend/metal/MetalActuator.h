// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/metal/HostIndex.h"
#include "backend/metal/NodeIdentity.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/metal/MetalDecision.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::metal {

/// Gives each Machine a BareMetalHost (facts/machine-api.md 6.1): claims a free one through
/// spec.consumerRef, tells it what to run, reports what is known of it, and lets go of it. It
/// decides with rules::decideMetal…(), always on a host that was read for this call; the informer
/// only tells which hosts may be free and when something happened. Installing and wiping is the
/// business of the hosts' provisioner, switching that of host power, fencing that of the
/// remediation controllers. Lives on the control thread; what is passed in outlives it.
class MetalActuator final : public drivers::Actuator
{
public:
    struct Options {
        /// Spreads reconnects; see runtime::Informer::Options.
        std::function<double()> jitter{};
    };

    MetalActuator(cluster::Cluster &cluster, runtime::Clock &clock, Options options);
    ~MetalActuator() override;

    /// Lists and watches the hosts. Calls that need to know all of them are answered after that.
    void start();
    /// No news any more; calls under way end by themselves. Safe to call twice.
    void stop();

    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    [[nodiscard]] bool addressesEndWithInstance(const Object &machine) const override;

private:
    using Decide = rules::MetalDecision (*)(const rules::MetalView &);
    using Next = std::function<void(const Result<rules::MetalView> &)>;
    /// Whether a host that the Machine does not name may be found by its consumerRef.
    enum class Search { NamedHost, ClaimedHostToo };

    [[nodiscard]] static Search searchFor(const Object &machine);
    void observe(const Object &machine, Search search, Next next);
    void findClaim(const rules::MetalView &view, Next next);
    /// Runs it once the hosts are listed: now or later.
    void whenListed(std::function<void()> call);
    void readHost(const ObjectKey &key, const std::string &uid, Reply<Object> reply);
    void carryOut(rules::MetalView view, Decide decide, drivers::ActuatorReply<Done> reply);
    [[nodiscard]] Object choose(const Object &machine);
    void answer(const Object &machine,
                const rules::MetalDecision &decision,
                const drivers::ActuatorReply<Done> &reply);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    runtime::Informer m_hosts;
    HostIndex m_index{};
    std::vector<std::function<void()>> m_untilListed{};
    NodeIdentity m_nodeIdentity;
    runtime::Lifetime m_alive{};
};

} // namespace hp::metal
