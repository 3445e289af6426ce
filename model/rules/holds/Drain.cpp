// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Drain.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainDecision.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

bool drainIsRefused(const StuckView &view)
{
    return view.machine.isDeleting()
        && machine::conditionIs(view.machine, machine::condition::drained, "False");
}

std::vector<std::string> otherCordonedNodes(const StuckView &view)
{
    std::vector<std::string> names;
    for (const Object &node : siteOf(view).controlPlaneNodes) {
        if (machine::isCordoned(node) && node.name() != machine::nodeName(view.machine))
            names.push_back(node.name());
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool drainIsForbidden(const StuckView &view)
{
    if (!view.node || !view.machine.isDeleting())
        return false;
    rules::DrainView drain;
    drain.machine = view.machine;
    drain.nodeRead = true;
    drain.node = view.node;
    drain.otherCordoned = otherCordonedNodes(view);
    drain.overtake = true; // it is about the next attempt, whenever that is
    return decideDrain(drain, TimePoint()).row == std::string_view("control plane");
}

std::vector<rules::BlockingPod> refusedPods(const StuckView &view)
{
    if (!drainIsRefused(view))
        return {};
    auto pods = rules::drainRecordOf(view.machine).blocking;
    std::erase_if(pods, [](const rules::BlockingPod &pod) { return pod.pdb.empty(); });
    return pods;
}

const Object *budgetOf(const StuckView &view, const rules::BlockingPod &blocking)
{
    for (const Object &budget : siteOf(view).budgets) {
        if (budget.ns() == blocking.ns && budget.name() == blocking.pdb)
            return &budget;
    }
    return nullptr;
}

bool canNeverBeMet(const Object &budget)
{
    const Json &wanted = budget.at("/status/desiredHealthy");
    const Json &expected = budget.at("/status/expectedPods");
    return wanted.is_number_integer() && expected.is_number_integer() && expected.get<int>() > 0
        && wanted.get<int>() >= expected.get<int>();
}

std::optional<TimePoint> drainSince(const Object &machine)
{
    if (const auto started = rules::drainRecordOf(machine).startedAt)
        return started;
    return Conditions(machine.at("/status/conditions")).transitionTime(machine::condition::drained);
}

} // namespace hp::holds
