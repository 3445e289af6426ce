// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/machine/MachineDecision.h"

#include <functional>
#include <memory>

namespace hp::controllers {

/// Carries out what decideMachine() says: store the report at the expected revision, only then call
/// the actuator, then tell events. A pass can stop anywhere and be repeated: nothing is kept in
/// memory that a restart would need. Lives on the control thread; everything passed in outlives it.
class MachineReconciler final : public runtime::Reconciler
{
public:
    MachineReconciler(cluster::Cluster &cluster,
                      runtime::Clock &clock,
                      drivers::Actuator &actuator,
                      const runtime::Informer &machines,
                      rules::MachineSettings settings);
    ~MachineReconciler() override;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Hears of every phase change that this reconciler wrote: for metrics. The old phase may be
    /// empty.
    std::function<void(const Object &machine, const std::string &from)> onPhase{};

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    void decide(const PassPtr &pass);
    void store(const PassPtr &pass);
    void write(const PassPtr &pass,
               const Object &patch,
               cluster::Subresource part,
               std::function<void()> next);
    void act(const PassPtr &pass);
    void writeFinalizers(const PassPtr &pass, bool present);
    void removeNode(const PassPtr &pass);
    /// `onAnother`: the Node of that name has another uid.
    void removeNode(const PassPtr &pass,
                    const std::string &uid,
                    std::function<void(const Error &)> onAnother);
    void nodeRemoved(const PassPtr &pass, std::optional<Error> failure);
    void recordEvents(const PassPtr &pass);
    void finish(const PassPtr &pass);
    static void complete(const PassPtr &pass, runtime::Outcome outcome);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    drivers::Actuator &m_actuator;
    runtime::OwnWrites m_machines;
    rules::MachineSettings m_settings;
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
