// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/WaitGraph.h"

#include "model/messages/Maintenance.h"
#include "model/messages/Stuck.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/HookState.h"
#include "model/rules/holds/StuckView.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::holds {

namespace {

bool isReady(const Object &podOrNode)
{
    return machine::conditionIs(podOrNode, "Ready", "True");
}

/// The master that runs on a Node; null when none is known.
const Object *masterOn(const SiteView &site, const std::string &node)
{
    const auto it = std::find_if(site.masters.begin(), site.masters.end(), [&](const Object &one) {
        return machine::nodeName(one) == node;
    });
    return it == site.masters.end() ? nullptr : &*it;
}

void addCordoned(std::vector<WaitEdge> &edges, const StuckView &view)
{
    if (!drainIsForbidden(view))
        return;
    for (const std::string &node : otherCordonedNodes(view)) {
        if (const Object *master = masterOn(siteOf(view), node))
            edges.push_back({view.machine.key(), master->key(), say::itsNodeIsCordoned(node)});
    }
}

void addMissingPods(std::vector<WaitEdge> &edges, const StuckView &view)
{
    const SiteView &site = siteOf(view);
    for (const rules::BlockingPod &blocking : refusedPods(view)) {
        const Object *budget = budgetOf(view, blocking);
        const auto selector = budget ? LabelSelector::fromJson(budget->at("/spec/selector"))
                                     : Result<LabelSelector>(LabelSelector());
        if (!budget || !selector)
            continue;
        for (const Object &pod : site.budgetPods) {
            if (pod.ns() != blocking.ns || isReady(pod) || !selector->matches(pod))
                continue;
            const Object *other = masterOn(site, pod.text("/spec/nodeName"));
            if (other && other->key() != view.machine.key())
                edges.push_back({view.machine.key(),
                                 other->key(),
                                 say::budgetMissesPod(blocking.pdb, pod.name())});
        }
    }
}

void addReplacement(std::vector<WaitEdge> &edges, const StuckView &view)
{
    if (!rules::etcd::hasHook(view.machine)
        || pointState(view.machine, machine::HookPoint::PreDrain).state != HoldState::Holding)
        return;
    for (const Object &master : siteOf(view).masters) {
        if (!master.isDeleting() && machine::phaseOf(master) != machine::phase::running
            && master.key() != view.machine.key())
            edges.push_back({view.machine.key(), master.key(), say::replacesAndIsNotRunning()});
    }
}

/// Depth first; `path` is the way so far.
void findRings(const ObjectKey &at,
               const std::map<ObjectKey, std::set<ObjectKey>> &next,
               std::vector<ObjectKey> &path,
               std::set<ObjectKey> &done,
               std::set<std::vector<ObjectKey>> &rings)
{
    if (const auto seen = std::find(path.begin(), path.end(), at); seen != path.end()) {
        std::vector<ObjectKey> ring(seen, path.end());
        std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end()), ring.end());
        if (ring.size() > 1)
            rings.insert(std::move(ring));
        return;
    }
    if (done.contains(at))
        return;
    path.push_back(at);
    if (const auto it = next.find(at); it != next.end()) {
        for (const ObjectKey &to : it->second)
            findRings(to, next, path, done, rings);
    }
    path.pop_back();
    done.insert(at);
}

/// The maintenance that another one names as the one that goes first.
void addMaintenanceBefore(std::vector<WaitEdge> &edges, const StuckView &view)
{
    const auto &all = siteOf(view).maintenances;
    for (const Object &blocked : all) {
        if (!maintenance::concerns(blocked, view.machine)
            || blocked.text("/status/maintenance") != maintenance::step::blocked)
            continue;
        const std::string &reason = blocked.text("/status/reason");
        const auto first = std::ranges::find_if(all, [&reason](const Object &one) {
            return reason == say::anotherGoesFirst(one.name()).text();
        });
        if (first == all.end())
            continue;
        ObjectKey machine{maintenance::machineNamespaceOf(*first),
                          first->text("/spec/machinelink")};
        if (machine.ns.empty())
            machine.ns = view.machine.ns();
        edges.push_back({view.machine.key(), machine, say::maintenanceOfItGoesFirst()});
    }
}

} // namespace

std::vector<WaitEdge> waitsOf(const StuckView &view, TimePoint)
{
    std::vector<WaitEdge> edges;
    if (!view.machine)
        return edges;
    addMaintenanceBefore(edges, view);
    if (!view.machine.isDeleting())
        return edges;
    addCordoned(edges, view);
    addMissingPods(edges, view);
    addReplacement(edges, view);
    return edges;
}

Message whatHolds(const StuckView &view, const ObjectKey &machine)
{
    const auto &heldBy = siteOf(view).heldBy;
    const auto found = heldBy.find(machine);
    return found == heldBy.end() ? Message() : found->second;
}

std::vector<std::vector<ObjectKey>> waitCycles(const std::vector<WaitEdge> &edges)
{
    std::map<ObjectKey, std::set<ObjectKey>> next;
    for (const WaitEdge &edge : edges)
        next[edge.from].insert(edge.to);
    std::set<std::vector<ObjectKey>> rings;
    std::set<ObjectKey> done;
    for (const auto &[from, to] : next) {
        std::vector<ObjectKey> path;
        findRings(from, next, path, done, rings);
    }
    return {rings.begin(), rings.end()};
}

std::vector<ObjectKey> waitCycleOf(const ObjectKey &machine, const std::vector<WaitEdge> &edges)
{
    for (std::vector<ObjectKey> &ring : waitCycles(edges)) {
        if (std::find(ring.begin(), ring.end(), machine) != ring.end())
            return ring;
    }
    return {};
}

} // namespace hp::holds
