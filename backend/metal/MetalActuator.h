// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/metal/HostIndex.h"
#include "backend/metal/NodeIdentity.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/metal/MetalDecision.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::metal {

/// Gives each Machine a BareMetalHost (facts/machine-api.md 6.1): claims a free one through
/// spec.consumerRef, tells it what to run, reports what is known of it, and lets go of it. It
/// decides with rules::decideMetal…() on what its live copy of the hosts shows, writes at the
/// revision that it decided on, and reads from the API what the rules do not believe a copy: that a
/// host is not there or not the Machine's, and what a refused write was about. Installing and
/// wiping is the business of the hosts' provisioner, switching that of host power, fencing that of
/// the remediation controllers. Lives on the control thread; what is passed in outlives it.
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
    enum class Source { LiveCopy, Api };
    struct Host {
        Object object{}; ///< null: there is none
        bool fromCache = false;
    };

    [[nodiscard]] static Search searchFor(const Object &machine);
    void observe(const Object &machine, Search search, Source source, Next next);
    void findClaim(const rules::MetalView &view, Source source, Next next);
    /// Answers whether there is an instance from what was observed, after another look if need be.
    void answerExists(const rules::MetalView &view, const drivers::ActuatorReply<bool> &reply);
    /// create() and remove().
    void advance(const Object &machine,
                 Source source,
                 Decide decide,
                 drivers::ActuatorReply<Done> reply);
    /// Runs it once the hosts are listed: now or later.
    void whenListed(std::function<void()> call);
    /// Later than the call in any case.
    void readHost(const ObjectKey &key, const std::string &uid, Source source, Reply<Host> reply);
    void carryOut(rules::MetalView view, Decide decide, drivers::ActuatorReply<Done> reply);
    [[nodiscard]] Object choose(const Object &machine);
    void answer(const Object &machine,
                const rules::MetalDecision &decision,
                const drivers::ActuatorReply<Done> &reply);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    runtime::Informer m_hosts;
    runtime::OwnWrites m_known; ///< the hosts with what we wrote ourselves
    HostIndex m_index{};
    std::vector<std::function<void()>> m_untilListed{};
    NodeIdentity m_nodeIdentity;
    runtime::Lifetime m_alive{};
};

} // namespace hp::metal
