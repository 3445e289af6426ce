// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/controlplane/EtcdGuardDecision.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace hp::controllers {

/// What the guard reads; all of it outlives the guard.
struct EtcdGuardSources {
    const runtime::Informer &machines; ///< with the master role
    const runtime::Informer &masters; ///< Nodes by the old label
    const runtime::Informer &controlPlane; ///< Nodes by the new label
    const runtime::Informer &sets; ///< ControlPlaneMachineSets
    const runtime::Informer &namespaces; ///< that of etcd
    const runtime::Informer &guardPods;
    const runtime::Informer &members;
    const runtime::Informer &operators; ///< the ClusterOperator etcd
    const runtime::Informer &leases; ///< heartbeats of hook owners
};

/// Carries out what decideEtcdGuard() says, hooks first: no member leaves while a Machine of the
/// control plane still lacks its hook. There is one key. Lives on the control thread.
class EtcdGuardReconciler final : public runtime::Reconciler
{
public:
    struct Settings {
        bool enabled = false; ///< only for clusters without an etcd operator
        Duration sync = std::chrono::minutes(1); ///< looked at this often, whatever happens
        Duration noticeEvery = std::chrono::minutes(5); ///< a notice about one state
    };

    EtcdGuardReconciler(cluster::Cluster &cluster,
                        runtime::Clock &clock,
                        EtcdGuardSources sources,
                        Settings settings);

    [[nodiscard]] static ObjectKey key() { return {{}, "etcd"}; }
    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Feed every change of a control-plane Machine in here: the Machine API counts as working from
    /// the first one that is seen Running. A Machine that is being deleted stops saying so before
    /// the guard has finished with it.
    void machineChanged(const Object &after);
    /// What the last pass decided, for the log and for tests.
    [[nodiscard]] const rules::EtcdGuardDecision &lastDecision() const { return m_last; }

private:
    /// Of the holder of a Lease; what it says of the time is never calculated with.
    struct Heartbeat {
        std::string renewTime{};
        Duration seen{}; ///< uptime, when it first said so
    };

    [[nodiscard]] rules::EtcdGuardView gather();
    [[nodiscard]] std::string otherOperator();
    [[nodiscard]] int desiredReplicas() const;
    void changeHook(const rules::HookChange &change, Reply<Done> reply);
    void removeMember(const rules::EtcdMember &member, const Object &subject, Reply<Done> reply);
    void removeGuard(const rules::GuardPodRemoval &removal, Reply<Done> reply);
    void notice(const rules::MemberRemoval &removal);
    /// Says on the Machine what keeps its hook, and takes it back when nothing does any more.
    void report(const Object &machine, const std::string &says, Reply<Done> reply);
    void recordEvents(const Object &regarding, const rules::EtcdEvent &event);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    EtcdGuardSources m_sources;
    Settings m_settings;
    runtime::OwnWrites m_machines;
    bool m_functional = false;
    std::map<ObjectKey, Heartbeat> m_heartbeats{};
    std::optional<Duration> m_noticedAt{}; ///< uptime
    rules::EtcdGuardDecision m_last{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
