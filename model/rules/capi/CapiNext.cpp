// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiNext.h"

#include "model/messages/ClusterApi.h"
#include "model/messages/Next.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using machine::HookPoint;

namespace {

std::vector<AnnotationHook> hooksAt(const CapiView &view, HookPoint point)
{
    std::vector<AnnotationHook> hooks = annotationHooks(view.machine);
    std::erase_if(hooks, [point](const AnnotationHook &hook) { return hook.point != point; });
    return hooks;
}

Message drainComes(const CapiView &view, TimePoint now)
{
    CapiView draining = view;
    Json json = view.machine.json();
    // What would be reported then, so that the pods and budgets of now are looked at.
    const Json deleting = {{"type", "Deleting"}, {"status", "True"}, {"reason", "DrainingNode"}};
    json["status"] = {{"conditions", Json::array({deleting})}};
    draining.machine = Object(std::move(json));
    for (const DrainLine &line : drainObstacles(draining, now)) {
        if (line.kind == DrainLine::Kind::Budget)
            return say::nodeIsDrainedThenBudget(holds::shortName(line.budget),
                                                holds::shortName(toString(line.pods.front())));
    }
    const auto hooks = hooksAt(view, HookPoint::PreTerminate);
    return hooks.empty() ? say::nodeIsDrainedNext()
                         : say::nodeIsDrainedThenHook(holds::shortName(hooks.front().name));
}

bool hasVolumes(const CapiView &view)
{
    const Json &attached = view.node.at("/status/volumesAttached");
    return !view.attachments.empty() || (attached.is_array() && !attached.empty());
}

Message infrastructureGoes(const CapiView &view)
{
    const Object &object = view.infrastructure;
    return object && isPausedByAnnotation(object) ? say::instanceIsDeletedThenWaits(
               say::capiObjectIsPaused(object.kind(), holds::shortName(object.name())))
                                                  : say::instanceIsDeletedNext();
}

} // namespace

Message nextAfter(const CapiView &view, DeletionStep step, TimePoint now)
{
    const bool skips = !stepsAreSkippedBecause(view).empty();
    if (step < DeletionStep::PreDrainHook && !skips && !hooksAt(view, HookPoint::PreDrain).empty())
        return {};
    if (step < DeletionStep::Drain && drainIsSkippedBecause(view, now).empty())
        return drainComes(view, now);
    if (step < DeletionStep::Volumes && volumesAreSkippedBecause(view, now).empty()
        && hasVolumes(view))
        return say::capiVolumesAreNext();
    if (step < DeletionStep::PreTerminateHook) {
        const auto hooks = hooksAt(view, HookPoint::PreTerminate);
        if (!hooks.empty())
            return say::thenWaitsAtPreTerminateFor(holds::shortName(hooks.front().name));
    }
    if (step < DeletionStep::Infrastructure)
        return infrastructureGoes(view);
    if (step < DeletionStep::Bootstrap && view.bootstrap)
        return say::capiBootstrapIsDeletedNext();
    if (step < DeletionStep::Node && !skips)
        return say::nodeIsDeletedNext();
    return say::machineIsGoneThen();
}

Message nextAfterHook(const CapiView &view, const std::string &key, TimePoint now)
{
    const auto hooks = annotationHooks(view.machine);
    const auto own =
        std::ranges::find_if(hooks, [&key](const AnnotationHook &hook) { return hook.key == key; });
    if (own == hooks.end())
        return {};
    const auto others = std::ranges::count_if(hooks, [&](const AnnotationHook &hook) {
        return hook.point == own->point && hook.key != key;
    });
    if (others > 0)
        return others == 1 ? say::moreHookWaitsAtThis(others) : say::moreHooksWaitAtThis(others);
    return nextAfter(view,
                     own->point == HookPoint::PreDrain ? DeletionStep::PreDrainHook
                                                       : DeletionStep::PreTerminateHook,
                     now);
}

} // namespace hp::capi
