// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/machine/DrainAttempt.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace hp::controllers {

/// Carries out what decideDrain() says. Many Machines may drain at the same time; control-plane
/// Nodes one at a time. What an attempt found is stored in the Drained condition and in the record
/// annotation before the next one is planned. Lives on the control thread; everything passed in
/// outlives it.
class DrainReconciler final : public runtime::Reconciler
{
public:
    DrainReconciler(cluster::Cluster &cluster,
                    runtime::Clock &clock,
                    const runtime::Informer &machines,
                    const runtime::Informer &nodes,
                    const runtime::Informer &pods,
                    rules::DrainSettings settings);
    ~DrainReconciler() override;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Feed every change of a Machine in here. True when somebody did something that a drain cares
    /// about, so that the next pass does not wait for its back-off; false for what the controllers
    /// write themselves (D-02).
    [[nodiscard]] bool machineChanged(const Object &before, const Object &after);
    /// Feed every change of the pod informer in here. The Machines whose next attempt has a better
    /// chance by it than the last one and does not wait for its back-off any more.
    [[nodiscard]] std::vector<ObjectKey> podChanged(const Object &before, const Object &after);
    /// The same for PodDisruptionBudgets.
    [[nodiscard]] std::vector<ObjectKey> budgetChanged(const Object &before, const Object &after);

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    void readNode(const PassPtr &pass);
    void findOthers(rules::DrainView &view);
    void decide(const PassPtr &pass);
    void attempt(const PassPtr &pass);
    void storeCondition(const PassPtr &pass);
    void storeRecord(const PassPtr &pass);
    void storeBlocking(const PassPtr &pass, std::vector<rules::BlockingPod> blocking);
    void patch(const Object &machine,
               const Object &body,
               cluster::Subresource part,
               Reply<cluster::Written> reply);
    void written(const PassPtr &pass,
                 const Result<cluster::Written> &answer,
                 std::function<void()> next);
    void recordEvents(const Object &machine, const std::vector<rules::DrainEvent> &events);
    void finish(const PassPtr &pass);
    void complete(const PassPtr &pass, runtime::Outcome outcome);
    /// Those that wait for another attempt and that a pod of theirs makes worth one.
    [[nodiscard]] std::vector<ObjectKey>
    overtaken(const std::function<bool(const rules::BlockingPod &)> &frees);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const runtime::Informer &m_nodes;
    const runtime::Informer &m_pods;
    runtime::OwnWrites m_machines;
    rules::DrainSettings m_settings;
    std::set<ObjectKey> m_overtake{};
    /// What stopped the last attempt, by Machine that waits for the next one.
    std::map<ObjectKey, std::vector<rules::BlockingPod>> m_blocked{};
    DrainAttempts m_attempts{};
    struct ControlPlaneDrain {
        std::string node{};
        std::optional<Duration> endedAt{}; ///< uptime; empty while the attempt runs
    };
    /// Control-plane Nodes that an attempt works on or has just worked on: their cordon may not be
    /// seen yet.
    std::map<ObjectKey, ControlPlaneDrain> m_controlPlane{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
