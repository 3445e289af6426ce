// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/ClockWatch.h"
#include "backend/runtime/Informer.h"
#include "model/rules/holds/StuckView.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Live copies of what bears on many machines (holds::SiteView) beyond the objects of the fleet:
/// budgets, health checks, sets, leases, operators, versions, maintenances and windows. Makes the
/// view of them anew when it has to, and says when rows may differ because of it. Control thread.
class SiteObjects : public QObject
{
    Q_OBJECT
public:
    SiteObjects(cluster::Cluster &cluster, runtime::Clock &clock);
    ~SiteObjects() override;

    void start();
    void stop();
    /// For the page that shows what is watched.
    [[nodiscard]] std::vector<std::pair<runtime::Informer *, const cluster::Kind *>> streams();

    /// The live copy of the maintenances, for whoever wants one too.
    [[nodiscard]] runtime::Informer &maintenances() { return m_maintenances; }
    /// That of the MachineSets.
    [[nodiscard]] runtime::Informer &sets() { return m_sets; }

    /// Objects of others' informers that matter here too; either may be null.
    void machineChanged(const Object &before, const Object &after);
    void nodeChanged(const Object &before, const Object &after);
    void podChanged(const Object &before, const Object &after);
    void eventSeen(const Object &event);

    void setBaselines(holds::BaselineLookup baselines);
    void setLimits(holds::Budgets limits);
    /// From here on what was seen of owners stays as old as it is when the wall clock is set; not
    /// for the past, whose clock goes from instant to instant.
    void watchClock() { m_clockWatch.emplace(m_clock); }
    /// What was seen of owners then, in the place of what the objects of a record tell.
    void setSeenOfOwners(std::map<std::string, holds::OwnerSigns> seen);
    /// Who waits for whom, and what holds those who are waited for.
    void setWaits(std::vector<holds::WaitEdge> waits, std::map<ObjectKey, Message> heldBy);
    /// Namespaces whose budgets refuse a drain now: their pods are part of the view.
    void setBudgetNamespaces(std::set<std::string> namespaces, const runtime::Informer &pods);

    /// The site as it is. The same pointer until something changes.
    [[nodiscard]] std::shared_ptr<const holds::SiteView> view();
    /// True once after something changed that may change the rows of machines that wait. Renewed
    /// leases do not count: their rows know themselves when they are to be looked at again.
    [[nodiscard]] bool takeChanged();
    /// Another set of Nodes is not ready, which may change the rows of those that count them; no
    /// more after it was taken, or after a change that concerns all.
    [[nodiscard]] bool areNodesChanged() const { return m_areNodesChanged; }
    void takeNodesChanged() { m_areNodesChanged = false; }

signals:
    /// Something came or went that concerns this machine alone.
    void machineConcerned(const hp::ObjectKey &machine);

private:
    void watch(runtime::Informer &informer);
    void noticeClock();
    void leaseChanged(const Object &before, const Object &after);
    [[nodiscard]] holds::HolderPod podOf(const holds::LeaseSign &sign) const;
    void countPod(const Object &pod, int sign);
    void noteRefusal(const Object &event);
    void touch();

    runtime::Clock &m_clock;
    runtime::Informer m_budgets;
    runtime::Informer m_checks;
    runtime::Informer m_sets;
    runtime::Informer m_remediations;
    runtime::Informer m_controlPlanes;
    runtime::Informer m_leases;
    runtime::Informer m_operators;
    runtime::Informer m_versions;
    runtime::Informer m_maintenances;
    runtime::Informer m_windows;
    std::vector<std::pair<runtime::Informer *, const cluster::Kind *>> m_streams;

    std::map<ObjectKey, Object> m_masters;
    std::map<std::string, Object> m_controlPlaneNodes;
    std::set<std::string> m_unreadyNodes;
    std::map<ObjectKey, holds::DeploymentPods> m_deployments;
    std::map<std::string, TimePoint> m_lastEvents;
    std::map<std::string, holds::LeaseSign> m_leaseSigns; ///< by the owner strings that lead there
    std::map<std::string, holds::OwnerSigns> m_seenOfOwners; ///< by owner string; of the past
    std::set<ObjectKey> m_holderPods; ///< what the holders of Leases are called, if they are pods
    std::set<std::string> m_budgetNamespaces;
    const runtime::Informer *m_pods = nullptr;
    std::optional<history::ClockWatch> m_clockWatch{};
    std::vector<holds::WaitEdge> m_waits;
    std::map<ObjectKey, Message> m_heldBy; ///< of those who are waited for
    holds::Budgets m_limits;
    holds::BaselineLookup m_baselines;

    std::shared_ptr<const holds::SiteView> m_view;
    bool m_stale = true;
    bool m_changed = false;
    bool m_areNodesChanged = false;
};

} // namespace hp::gateway
