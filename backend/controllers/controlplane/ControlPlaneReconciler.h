// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/controlplane/ControlPlaneDecision.h"

#include <functional>
#include <map>
#include <memory>

namespace hp::controllers {

/// Carries out what decideControlPlane() says: status first, then owners, deletions, new Machines.
/// Lives on the control thread; what is passed in outlives it.
class ControlPlaneReconciler final : public runtime::Reconciler
{
public:
    struct Settings {
        Duration wait = std::chrono::seconds(5); ///< while a Machine becomes ready
        std::function<double()> random{}; ///< [0, 1), for the names of Machines
    };

    ControlPlaneReconciler(cluster::Cluster &cluster,
                           runtime::Clock &clock,
                           const runtime::Informer &sets,
                           const runtime::Informer &machines,
                           const runtime::Informer &masters,
                           const runtime::Informer &controlPlane,
                           Settings settings);

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Feed every change of a control-plane Machine in here.
    void machineChanged(const Object &before, const Object &after);

private:
    /// A Machine that was made, and `since` when nothing was heard of it, in uptime.
    struct Made {
        Object machine{};
        Duration since{};
    };

    void decide(const ObjectKey &key, std::function<void(runtime::Outcome)> done);
    /// Reads a Machine that the watch should have shown long ago, and begins the pass again.
    void lookFor(const ObjectKey &machine,
                 const ObjectKey &key,
                 std::function<void(runtime::Outcome)> done);
    [[nodiscard]] rules::ControlPlaneView gather(const ObjectKey &key);
    [[nodiscard]] std::string suffix() const;
    void
    patchSet(const Object &set, const Object &patch, cluster::Subresource part, Reply<Done> reply);
    void patchMachine(const rules::PlannedChange &change, Reply<Done> reply);
    void removeMachine(const Object &machine, Reply<Done> reply);
    void createMachine(const Object &set,
                       const Object &machine,
                       const std::string &suffixOfName,
                       Reply<Done> reply);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    runtime::OwnWrites m_sets;
    const runtime::Informer &m_machines;
    const runtime::Informer &m_masters;
    const runtime::Informer &m_controlPlane;
    Settings m_settings;
    /// Machines that were made but that the watch has not told of yet: without them a second pass
    /// would make them again.
    std::map<ObjectKey, Made> m_expected{};
    /// Of sets for which the answer to a creation was lost: until the Machine is seen, or made, it
    /// is asked for under the same name, so that there is one.
    std::map<ObjectKey, std::string> m_unclear{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
