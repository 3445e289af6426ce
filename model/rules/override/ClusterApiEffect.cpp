// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/ClusterApiEffect.h"

#include "model/base/JsonTree.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Override.h"
#include "model/rules/capi/CapiOverride.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::overrides {

using capi::CapiAction;
using capi::CapiWrite;
using machine::HookPoint;

namespace {

/// nullopt: Cluster API has no such thing.
std::optional<CapiAction> capiActionOf(Action action)
{
    switch (action) {
    case Action::RemoveHook:
        return CapiAction::ReleaseHook;
    case Action::SkipDrain:
        return CapiAction::SkipDrain;
    case Action::SkipVolumes:
        return CapiAction::SkipVolumes;
    case Action::LimitDrain:
        return CapiAction::LimitDrain;
    case Action::MarkForReplacement:
        return CapiAction::Mark;
    case Action::RemediateMachine:
        return CapiAction::Remediate;
    case Action::CancelRemediation:
        return CapiAction::CancelRemediation;
    case Action::SkipRemediation:
        return CapiAction::SkipRemediation;
    case Action::AllowRemediation:
        return CapiAction::AllowRemediation;
    case Action::RestoreDrain:
        return CapiAction::RestoreDrain;
    case Action::RestoreVolumeWait:
        return CapiAction::RestoreVolumeWait;
    case Action::PauseMachine:
        return CapiAction::Pause;
    case Action::ResumeMachine:
        return CapiAction::Resume;
    case Action::PauseCluster:
        return CapiAction::PauseCluster;
    case Action::ResumeCluster:
        return CapiAction::ResumeCluster;
    default:
        return std::nullopt;
    }
}

OverridePatch patchOf(const CapiWrite &write)
{
    OverridePatch patch;
    patch.target = Target::Machine;
    patch.apiVersion = write.apiVersion;
    patch.kind = write.kind;
    patch.key = write.key;
    patch.uid = write.uid;
    patch.merge = write.form == CapiWrite::Form::MergePatch;
    patch.body = write.body;
    patch.revision = write.revision;
    return patch;
}

std::vector<Message> said(const OverrideRequest &request,
                          const capi::CapiView &view,
                          const OverridePatch &patch,
                          Duration limit)
{
    const std::string &name = view.machine.name();
    switch (request.action) {
    case Action::RemoveHook:
        return {say::removeHookOf(request.hook.name, name),
                request.point == HookPoint::PreDrain ? say::thenNodeIsDrained()
                                                     : say::thenInstanceIsDeleted()};
    case Action::SkipDrain:
        if (!view.machine.isDeleting()) // the mark is taken off again
            return {say::skipDrain(name)};
        return {say::skipDrain(name), say::thisCannotBeUndone()};
    case Action::SkipVolumes:
        if (!view.machine.isDeleting())
            return {say::capiSkipVolumesOf(name)};
        return {say::capiSkipVolumesOf(name), say::thisCannotBeUndone()};
    case Action::LimitDrain:
        return {say::capiLimitDrainOf(patch.kind.empty() ? "Machine" : patch.kind,
                                      patch.key.name.empty() ? name : patch.key.name,
                                      limit)};
    case Action::MarkForReplacement: {
        const capi::Reference owner = capi::controllerOf(view.machine);
        return {owner.key.name.empty() ? say::markForReplacement(name)
                                       : say::capiMarkOf(name, owner.kind, owner.key.name)};
    }
    case Action::RemediateMachine: {
        const Object *check = capi::healthCheckOf(view);
        return {check == nullptr ? say::capiRemediateTheMachine(name)
                                 : say::capiRemediateOf(check->name(), name)};
    }
    case Action::CancelRemediation:
        return {say::capiCancelRemediationOf(name)};
    case Action::SkipRemediation:
        return {say::capiSkipRemediationOf(name)};
    case Action::AllowRemediation:
        return {say::capiAllowRemediationOf(name)};
    case Action::RestoreDrain:
        return {say::capiRestoreDrainOf(name)};
    case Action::RestoreVolumeWait:
        return {say::capiRestoreVolumeWaitOf(name)};
    case Action::PauseMachine:
        return {say::capiPauseOf(name)};
    case Action::ResumeMachine:
        return {say::capiResume("Machine", name)};
    case Action::PauseCluster:
        return {say::capiPauseClusterOf(capi::clusterNameOf(view.machine))};
    case Action::ResumeCluster:
        return {say::capiResume("Cluster", capi::clusterNameOf(view.machine))};
    default:
        return {say::retryDrain()};
    }
}

} // namespace

bool isForClusterApi(const OverrideRequest &request, const OverrideView &view)
{
    const ActionInfo &info = infoOf(request.action);
    return view.capi && info.target == Target::Machine && info.base != GuardLevel::G5;
}

std::optional<capi::AnnotationHook> hookIn(const Object &machine, const OverrideRequest &request)
{
    const auto hooks = capi::annotationHooks(machine);
    const auto found = std::ranges::find_if(hooks, [&request](const capi::AnnotationHook &hook) {
        return hook.point == request.point && hook.name == request.hook.name;
    });
    return found == hooks.end() ? std::nullopt : std::optional(*found);
}

bool isHookOfControlPlane(const OverrideRequest &request, const OverrideView &view)
{
    return view.capi && request.action == Action::RemoveHook
        && request.point == HookPoint::PreTerminate && request.hook.name == capi::controlPlaneHook;
}

ClusterApiEffect
clusterApiEffect(const OverrideRequest &request, const OverrideView &view, TimePoint now)
{
    const capi::CapiView &objects = *view.capi;
    ClusterApiEffect effect;
    capi::CapiRequest asked;
    const auto refused = [&](Message why) {
        effect.refusal = std::move(why);
        effect.consequence = sentences(said(request, objects, {}, asked.limit));
        return std::move(effect);
    };
    const auto action = capiActionOf(request.action);
    if (!action)
        return refused(say::capiRetriesDrain(objects.machine.name()));
    asked.action = *action;
    if (request.action == Action::RemoveHook) {
        const auto hook = hookIn(objects.machine, request);
        if (!hook)
            return refused(say::hookIsGone(machine::toString(request.point), request.hook.name));
        asked.hook = hook->key;
        // Who is shown for a hook that names nobody is known by its name alone.
        const std::string known = capi::knownOwnerOf(*hook, objects);
        const bool isKnown = !known.empty() && request.hook.owner == known;
        asked.owner = isKnown ? hook->owner : request.hook.owner;
    }
    capi::OverrideAdvice advice = capi::overrideAdvice(asked, objects, now);
    // What its owner overwrites is set on that owner.
    if (advice.write.form == CapiWrite::Form::None
        && advice.instead.form != CapiWrite::Form::None) {
        advice.write = advice.instead;
        advice.refusal = {};
    }
    if (!advice.refusal.empty())
        return refused(std::move(advice.refusal));
    effect.patch = patchOf(advice.write);
    std::vector<Message> all = said(request, objects, effect.patch, asked.limit);
    std::ranges::move(advice.warnings, std::back_inserter(all));
    effect.consequence = sentences(all);
    effect.next = std::move(advice.next);
    return effect;
}

bool isAsPatched(const OverridePatch &patch, const Object &object)
{
    const Json body = parseJson(patch.body);
    const Json &now = object.json();
    if (patch.merge) {
        Json merged = now;
        merged.merge_patch(body);
        return merged == now;
    }
    try {
        return body.is_array() && std::ranges::all_of(body, [&now](const Json &step) {
                   const std::string op = step.value("op", "");
                   const Json::json_pointer place(step.value("path", ""));
                   if (op == "remove")
                       return !now.contains(place);
                   return op != "add" || (now.contains(place) && now.at(place) == step.at("value"));
               });
    } catch (const nlohmann::json::exception &) {
        return false; // an audit of another shape
    }
}

} // namespace hp::overrides
