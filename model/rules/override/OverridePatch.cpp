// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/OverridePatch.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Override.h"
#include "model/messages/Remediation.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/override/ClusterApiEffect.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::overrides {

namespace {

using machine::HookPoint;

/// On a Machine: a drain is asked to try now; the value is the id of the override.
constexpr const char *retryDrain = "drain.holdpoint.dev/retry";
/// The value of annotations that say no more than that they are there.
constexpr const char *ours = "holdpoint";

const Object &objectOf(Target target, const OverrideView &view)
{
    return target == Target::Machine ? view.machine
        : target == Target::Node     ? view.node
                                     : view.host;
}

/// One step of a JSON pointer.
std::string escaped(const std::string &step)
{
    std::string text;
    for (const char c : step)
        text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return text;
}

std::string annotationPath(const std::string &key)
{
    return "/metadata/annotations/" + escaped(key);
}

Json test(const std::string &path, const Json &value)
{
    return {{"op", "test"}, {"path", path}, {"value", value}};
}
Json add(const std::string &path, const Json &value)
{
    return {{"op", "add"}, {"path", path}, {"value", value}};
}
Json removal(const std::string &path)
{
    return {{"op", "remove"}, {"path", path}};
}

struct Draft {
    OverridePatch patch;
    const Object &object;

    Result<OverridePatch> operations(Json steps)
    {
        Json all = Json::array({test("/metadata/uid", object.uid())});
        for (Json &step : steps)
            all.push_back(std::move(step));
        patch.body = compactJson(all);
        return std::move(patch);
    }
    Result<OverridePatch> mergeAnnotation(const std::string &key, const std::string &value)
    {
        patch.merge = true;
        patch.body =
            compactJson({{"metadata", {{"uid", object.uid()}, {"annotations", {{key, value}}}}}});
        return std::move(patch);
    }
    Result<OverridePatch> removeAnnotation(const std::string &key, Message missing)
    {
        const auto value = object.annotation(key);
        if (!value)
            return unexpected(ErrorCode::NotFound, std::move(missing));
        return operations({test(annotationPath(key), *value), removal(annotationPath(key))});
    }
    Result<OverridePatch>
    addAnnotation(const std::string &key, const std::string &value, Message already)
    {
        if (object.annotation(key))
            return unexpected(ErrorCode::AlreadyExists, std::move(already));
        return mergeAnnotation(key, value);
    }
    Result<OverridePatch> setFlag(const std::string &path, bool value, Message already)
    {
        const Json &now = object.at(path);
        if (now.is_boolean() ? now.get<bool>() == value : !value)
            return unexpected(ErrorCode::AlreadyExists, std::move(already));
        if (!object.at("/spec").is_object()) {
            patch.merge = true;
            patch.body = compactJson({{"metadata", {{"uid", object.uid()}}},
                                      {"spec", {{path.substr(path.rfind('/') + 1), value}}}});
            return std::move(patch);
        }
        Json steps = Json::array();
        if (!now.is_null())
            steps.push_back(test(path, now));
        steps.push_back(add(path, value));
        return operations(std::move(steps));
    }
};

Result<OverridePatch> removeHook(Draft draft, const OverrideRequest &request)
{
    const auto hooks = machine::hooks(draft.object, request.point);
    const auto it = std::find(hooks.begin(), hooks.end(), request.hook);
    const std::string point = machine::toString(request.point);
    if (it == hooks.end()) {
        const bool renamed = std::any_of(hooks.begin(), hooks.end(), [&](const machine::Hook &h) {
            return h.name == request.hook.name;
        });
        return unexpected(ErrorCode::NotFound,
                          renamed ? say::hookHasAnotherOwner(point, request.hook.name)
                                  : say::hookIsGone(point, request.hook.name));
    }
    // The place in the stored list, which may have entries that are no hooks.
    const std::string list = "/spec/lifecycleHooks/" + point;
    const Json &stored = draft.object.at(list);
    for (std::size_t i = 0; i < stored.size(); ++i) {
        const Json &entry = stored.at(i);
        if (textOf(entry, "name") == request.hook.name
            && textOf(entry, "owner") == request.hook.owner) {
            const std::string path = list + '/' + std::to_string(i);
            return draft.operations({test(path, entry), removal(path)});
        }
    }
    return unexpected(ErrorCode::NotFound, say::hookIsNotWhereItWas());
}

bool isDrained(const Object &machine)
{
    return machine.isDeleting()
        && machine::conditionIs(machine, machine::condition::drained, "True");
}

/// When a host of ours was last told to start; ours alone keep the stamp.
constexpr const char *bootStamp = "/status/provisioning/lastPoweredOn";

/// Another controller keeps no record of what it does, and says not whether it can read the power.
bool keepsRecord(const Object &host)
{
    const Conditions conditions(host.at("/status/conditions"));
    return conditions.get(host::condition::powerStateKnown).has_value();
}

/// It reads On, and no shutdown that was sent is still to come.
bool isOnToStay(const Object &host)
{
    const host::PowerStatus power = host::powerStatusOf(host);
    return power.poweredOn == true
        && (!power.powerAction || power.powerAction->type == ResetType::On);
}

/// It reads Off, and was not told to start: servers take a minute and more to show that they do.
bool isOffToStay(const Object &host)
{
    const host::PowerStatus power = host::powerStatusOf(host);
    return power.poweredOn == false
        && (!power.powerAction || power.powerAction->type != ResetType::On);
}

std::string rebootValue(Action action)
{
    return action == Action::HardReboot ? R"({"mode":"hard"})" : R"({"mode":"soft"})";
}

} // namespace

Result<OverridePatch> patchFor(const OverrideRequest &request, const OverrideView &view)
{
    const ActionInfo &info = infoOf(request.action);
    const Object &object = objectOf(info.target, view);
    if (!object && info.target == Target::Node && view.capi && !view.nodeKnown) {
        const Object &machine = view.capi->machine;
        return unexpected(
            ErrorCode::NotFound,
            say::capiNodeIsElsewhere(capi::nodeNameOf(machine), capi::clusterNameOf(machine)));
    }
    if (!object)
        return unexpected(ErrorCode::NotFound, say::thereIsNothingToActOn(toString(info.target)));
    Draft draft{{info.target, object.key(), object.uid(), false, {}, object.resourceVersion()},
                object};
    draft.patch.basis = basisOf(object);
    if (request.action == Action::SoftReboot || request.action == Action::HardReboot)
        draft.patch.bootedAt = object.text(bootStamp);
    switch (request.action) {
    case Action::RemoveHook:
        return removeHook(std::move(draft), request);
    case Action::RetryDrain:
        if (!object.isDeleting())
            return unexpected(ErrorCode::Refused, say::isNotBeingDrained(object.name()));
        if (isDrained(object))
            return unexpected(ErrorCode::Refused, say::drainIsOver(object.name()));
        if (object.annotation(machine::excludeDrain))
            return unexpected(ErrorCode::Refused, say::drainIsSkippedAlready(object.name()));
        return draft.mergeAnnotation(retryDrain, request.id);
    case Action::SkipDrain:
        if (isDrained(object))
            return unexpected(ErrorCode::Refused, say::drainIsOver(object.name()));
        return draft.addAnnotation(
            machine::excludeDrain, ours, say::drainIsSkippedAlready(object.name()));
    case Action::SkipVolumes:
    case Action::LimitDrain:
    case Action::RemediateMachine:
    case Action::CancelRemediation:
    case Action::SkipRemediation:
    case Action::AllowRemediation:
    case Action::RestoreDrain:
    case Action::RestoreVolumeWait:
    case Action::PauseMachine:
    case Action::ResumeMachine:
    case Action::PauseCluster:
    case Action::ResumeCluster:
        return unexpected(ErrorCode::Refused, say::capiNeedsClusterApi(object.name()));
    case Action::MarkForReplacement:
        if (object.isDeleting())
            return unexpected(ErrorCode::Refused, say::machineIsBeingDeletedAlready());
        return draft.addAnnotation(
            machine::deleteMachine, ours, say::isMarkedAlready(object.name()));
    case Action::Cordon:
        return draft.setFlag("/spec/unschedulable", true, say::isCordonedAlready(object.name()));
    case Action::Uncordon:
        return draft.setFlag(
            "/spec/unschedulable", false, say::isSchedulableAlready(object.name()));
    case Action::AddHold:
        return draft.addAnnotation(
            ownKeyPrefix + request.id, R"({"mode":"soft"})", say::isHeldAlready(object.name()));
    case Action::ReleaseHold:
        if (request.powerKey.rfind(ownKeyPrefix, 0) != 0)
            return unexpected(ErrorCode::Refused, say::isNotHoldOfOurs(request.powerKey));
        return draft.removeAnnotation(request.powerKey, say::isNotThereAnyMore(request.powerKey));
    case Action::ReleasePowerKey:
        if (request.powerKey.rfind(host::rebootPrefix, 0) != 0)
            return unexpected(ErrorCode::Invalid, say::isNotKeyOfHold(request.powerKey));
        return draft.removeAnnotation(request.powerKey, say::isNotThereAnyMore(request.powerKey));
    case Action::PowerOn:
        return draft.setFlag("/spec/online", true, say::isToBeOnAlready(object.name()));
    case Action::PowerOff:
        return draft.setFlag("/spec/online", false, say::isToBeOffAlready(object.name()));
    case Action::HardReboot:
        // An orderly shutdown that hangs becomes a hard one.
        if (const auto asked = object.annotation(host::rebootAnnotation);
            asked && rules::parseRebootAnnotation(*asked).mode == host::RebootMode::Soft) {
            const std::string path = annotationPath(host::rebootAnnotation);
            return draft.operations({test(path, *asked), add(path, rebootValue(request.action))});
        }
        [[fallthrough]];
    case Action::SoftReboot:
        return draft.addAnnotation(
            host::rebootAnnotation, rebootValue(request.action), say::rebootIsAskedFor());
    case Action::Pause:
        return draft.addAnnotation(
            host::pausedAnnotation, ours, say::isPausedAlready(object.name()));
    case Action::Resume:
        return draft.removeAnnotation(host::pausedAnnotation, say::pauseIsGone());
    case Action::Detach:
        return draft.addAnnotation(
            host::detachedAnnotation, "", say::isDetachedAlready(object.name()));
    case Action::Attach:
        return draft.removeAnnotation(host::detachedAnnotation, say::detachmentIsGone());
    case Action::StripFinalizer:
    case Action::ForceDelete:
        break;
    }
    return unexpected(ErrorCode::Refused, whyNever(request.action));
}

std::string basisOf(const Object &object)
{
    if (!object)
        return {};
    ManagedFields own = object.managedFields();
    std::erase_if(own,
                  [](const ManagedEntry &entry) { return entry.owner->subresource == "status"; });
    return std::to_string(object.generation()) + ' ' + textOf(own);
}

Message whyNever(Action action)
{
    return action == Action::StripFinalizer ? say::removingFinalizerIsNeverDone()
                                            : say::forceDeletingIsNeverDone();
}

Object applied(const OverridePatch &patch, const Object &object)
{
    if (!object || object.uid() != patch.uid)
        return {};
    const Json body = parseJson(patch.body);
    Json json = object.json();
    if (patch.merge) {
        json.merge_patch(body);
        return Object(std::move(json));
    }
    try {
        return Object(json.patch(body));
    } catch (const nlohmann::json::exception &) {
        return {}; // a test of it failed
    }
}

bool isObserved(const OverrideRequest &request, const OverridePatch &patch, const Object &object)
{
    if (!object || object.uid() != patch.uid) // gone with its hook
        return infoOf(request.action).target == Target::Machine
            && request.action != Action::LimitDrain && !isOfWholeCluster(request.action);
    if (!patch.apiVersion.empty())
        return isAsPatched(patch, object);
    switch (request.action) {
    case Action::RemoveHook: {
        const auto hooks = machine::hooks(object, request.point);
        return std::find(hooks.begin(), hooks.end(), request.hook) == hooks.end();
    }
    case Action::RetryDrain: {
        const Json wanted = parseJson(patch.body);
        return object.annotation(retryDrain)
            == wanted.at("metadata").at("annotations").value(retryDrain, "");
    }
    case Action::SkipDrain:
        return object.annotation(machine::excludeDrain).has_value();
    case Action::MarkForReplacement:
        return object.annotation(machine::deleteMachine).has_value();
    case Action::SkipVolumes:
    case Action::LimitDrain:
    case Action::RemediateMachine:
    case Action::CancelRemediation:
    case Action::SkipRemediation:
    case Action::AllowRemediation:
    case Action::RestoreDrain:
    case Action::RestoreVolumeWait:
    case Action::PauseMachine:
    case Action::ResumeMachine:
    case Action::PauseCluster:
    case Action::ResumeCluster:
        return false; // of Cluster API alone
    case Action::Cordon:
        return machine::isCordoned(object);
    case Action::Uncordon:
        return !machine::isCordoned(object);
    case Action::AddHold: {
        const host::PowerStatus power = host::powerStatusOf(object);
        const std::vector<host::RebootHold> &holds = power.rebootHolds;
        if (!keepsRecord(object))
            return object.annotation(ownKeyPrefix + request.id) && power.poweredOn == false;
        return std::any_of(holds.begin(), holds.end(), [&](const host::RebootHold &hold) {
            return hold.key == ownKeyPrefix + request.id && hold.heldSince;
        });
    }
    case Action::ReleaseHold:
    case Action::ReleasePowerKey:
        return !object.annotation(request.powerKey);
    case Action::PowerOn:
        return isOnToStay(object);
    case Action::PowerOff:
        return isOffToStay(object);
    case Action::SoftReboot:
    case Action::HardReboot:
        // The controller takes the request off before the host is on again. So does whoever
        // withdraws it, and then nothing was rebooted.
        return !object.annotation(host::rebootAnnotation) && isOnToStay(object)
            && (!keepsRecord(object) || object.text(bootStamp) != patch.bootedAt);
    case Action::Pause:
        return object.annotation(host::pausedAnnotation).has_value();
    case Action::Resume:
        return !object.annotation(host::pausedAnnotation);
    case Action::Detach:
        return object.annotation(host::detachedAnnotation).has_value();
    case Action::Attach:
        return !object.annotation(host::detachedAnnotation);
    case Action::StripFinalizer:
    case Action::ForceDelete:
        break;
    }
    return false;
}

std::string kubectlFor(const OverridePatch &patch)
{
    std::string resource = patch.target == Target::Machine ? "machines.machine.openshift.io"
        : patch.target == Target::Node                     ? "nodes"
                                                           : "baremetalhosts.metal3.io";
    if (!patch.apiVersion.empty()) {
        resource =
            lowerCase(patch.kind + "s." + patch.apiVersion.substr(0, patch.apiVersion.find('/')));
    }
    std::string quoted;
    for (const char c : patch.body)
        quoted += c == '\'' ? std::string(R"('\'')") : std::string(1, c);
    return std::string("kubectl patch ") + resource + ' ' + patch.key.name
        + (patch.key.ns.empty() ? std::string() : " -n " + patch.key.ns) + " --type "
        + (patch.merge ? "merge" : "json") + " -p '" + quoted + "'";
}

} // namespace hp::overrides
