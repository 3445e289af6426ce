// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/machineset/MachineCalls.h"
#include "backend/controllers/machineset/SetIndex.h"
#include "backend/controllers/machineset/UnseenMachines.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/machineset/MachineSetDecision.h"

#include <functional>
#include <memory>
#include <set>
#include <string>

namespace hp::controllers {

/// Carries out what decideMachineSet() says: store the count at the expected revision, read the set
/// itself once more, only then create, adopt or delete Machines, then tell events. Nothing that a
/// restart would need is kept in memory: the first list shows every Machine that was made. Lives on
/// the control thread; everything passed in outlives it.
class MachineSetReconciler final : public runtime::Reconciler
{
public:
    struct Settings {
        rules::MachineSetSettings rules{};
        /// How long the informer may take to show what this controller did before the Machines are
        /// listed instead (facts/machine-api.md 5, "Too few").
        Duration timeout = std::chrono::seconds(10);
    };

    MachineSetReconciler(cluster::Cluster &cluster,
                         runtime::Clock &clock,
                         const runtime::Informer &sets,
                         const runtime::Informer &machines,
                         Settings settings);

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Feed every change of the informers in here; the answers are the sets to look at again.
    void setChanged(const Object &before, const Object &after);
    [[nodiscard]] std::vector<ObjectKey> machineChanged(const Object &before, const Object &after);
    [[nodiscard]] std::vector<ObjectKey> nodeChanged(const Object &before, const Object &after);

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    void listAfresh(const PassPtr &pass);
    void waitForWhatDiffers(const PassPtr &pass);
    void decide(const PassPtr &pass);
    void store(const PassPtr &pass);
    void notStored(const PassPtr &pass, Error error);
    void confirm(const PassPtr &pass);
    void act(const PassPtr &pass);
    void adopted(const PassPtr &pass, const MachineCallsResult &result);
    void created(const PassPtr &pass, const MachineCallsResult &result);
    void removed(const PassPtr &pass, const MachineCallsResult &result);
    void finish(const PassPtr &pass, const MachineCallsResult &result);
    void recordEvents(const PassPtr &pass,
                      bool warning,
                      const char *reason,
                      const char *action,
                      const std::string &note);
    static void complete(const PassPtr &pass, runtime::Outcome outcome);
    /// False once the set is another than the one that was decided on.
    [[nodiscard]] bool isCurrent(const Object &decidedOn) const;

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const runtime::Informer &m_setCache;
    const runtime::Informer &m_machines;
    Settings m_settings;
    runtime::OwnWrites m_sets;
    SetIndex m_index;
    UnseenMachines m_unseen;
    MachineCalls m_calls;
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
