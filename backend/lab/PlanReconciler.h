// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/lab/Plan.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <string>

namespace hp::lab {

/// Turns a pure decision into passes: asks for the plan of a key, does its writes one after the
/// other, and stops at the first that fails. It writes as its own user, as a program outside the
/// product would. Lives on the control thread.
class PlanReconciler final : public runtime::Reconciler
{
public:
    using Decide = std::function<Plan(const ObjectKey &key, TimePoint now)>;
    /// Told about every object that a Create has made.
    using Created = std::function<void(const Object &object)>;
    /// Called with the answer to every eviction.
    using Evicted = std::function<void(const ObjectKey &pod, const Result<Done> &answer)>;

    PlanReconciler(cluster::Cluster &cluster,
                   runtime::Clock &clock,
                   std::string user,
                   Decide decide);

    void onEvicted(Evicted call) { m_evicted = std::move(call); }
    void onCreated(Created call) { m_created = std::move(call); }
    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

private:
    struct Pass;
    void next(const std::shared_ptr<Pass> &pass);
    void write(const Write &write, Reply<Done> reply);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    std::string m_user;
    Decide m_decide;
    Created m_created{};
    Evicted m_evicted{};
    /// Alive as long as this; replies that arrive later are dropped.
    runtime::Lifetime m_alive{};
};

/// How a controller of the lab is run, by its name.
[[nodiscard]] runtime::Controller::Options planOptions(std::string name);

} // namespace hp::lab
