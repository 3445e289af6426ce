// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiOverride.h"

#include "model/base/JsonTree.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Override.h"
#include "model/messages/Remediation.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::capi {

using holds::shortName;

namespace {

/// The value of annotations that say no more than that they are there.
constexpr const char *anyValue = "true";

struct ActionId {
    CapiAction action;
    const char *id;
};
constexpr std::array<ActionId, 16> actionIds{
    {{CapiAction::ReleaseHook, "release-hook"},
     {CapiAction::SkipDrain, "skip-drain"},
     {CapiAction::SkipVolumes, "skip-volumes"},
     {CapiAction::LimitDrain, "limit-drain"},
     {CapiAction::Mark, "mark"},
     {CapiAction::Remediate, "remediate"},
     {CapiAction::CancelRemediation, "cancel-remediation"},
     {CapiAction::SkipRemediation, "skip-remediation"},
     {CapiAction::AllowRemediation, "allow-remediation"},
     {CapiAction::RestoreDrain, "restore-drain"},
     {CapiAction::RestoreVolumeWait, "restore-volume-wait"},
     {CapiAction::Pause, "pause"},
     {CapiAction::Resume, "resume"},
     {CapiAction::PauseCluster, "pause-cluster"},
     {CapiAction::ResumeCluster, "resume-cluster"},
     {CapiAction::Delete, "delete"}}};

CapiWrite writeOf(const Object &object, CapiWrite::Form form)
{
    return {form,
            object.apiVersion(),
            object.kind(),
            object.key(),
            object.uid(),
            object.resourceVersion(),
            {}};
}

Json testStep(const std::string &path, const Json &value)
{
    return {{"op", "test"}, {"path", path}, {"value", value}};
}

std::string stepOf(const std::string &key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return text;
}

CapiWrite removeAnnotation(const Object &object, const std::string &key, const std::string &value)
{
    const std::string path = "/metadata/annotations/" + stepOf(key);
    CapiWrite write = writeOf(object, CapiWrite::Form::JsonPatch);
    write.body = compactJson(Json::array({testStep("/metadata/uid", object.uid()),
                                          testStep(path, value),
                                          {{"op", "remove"}, {"path", path}}}));
    return write;
}

/// A merge patch with what binds it to this very object; whoever sends it adds the revision.
CapiWrite mergeInto(const Object &object, Json patch)
{
    CapiWrite write = writeOf(object, CapiWrite::Form::MergePatch);
    patch["metadata"]["uid"] = object.uid();
    write.body = compactJson(patch);
    return write;
}

CapiWrite addAnnotation(const Object &object, const char *key, const std::string &value)
{
    return mergeInto(object, {{"metadata", {{"annotations", {{key, value}}}}}});
}

bool isOldVersion(const Object &object)
{
    return object.apiVersion().ends_with("/v1beta1");
}

/// The limit of a drain as this version has it, below the place of limits.
Json limitJson(const Object &object, Duration limit)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limit).count();
    // As the API itself writes it, so that what was set reads as what was sent.
    if (isOldVersion(object))
        return {{"nodeDrainTimeout",
                 (seconds >= 3600 ? std::to_string(seconds / 3600) + 'h' : std::string())
                     + (seconds >= 60 ? std::to_string(seconds / 60 % 60) + 'm' : std::string())
                     + std::to_string(seconds % 60) + 's'}};
    return {{"deletion", {{"nodeDrainTimeoutSeconds", seconds}}}};
}

// ---------------------------------------------------------------------------------------- hooks

std::string planeName(const CapiView &view)
{
    return shortName(view.controlPlane ? view.controlPlane.name() : clusterNameOf(view.machine));
}

void warnOfMember(OverrideAdvice &advice, const CapiView &view, bool isOfKubeadm)
{
    advice.warnings.push_back(say::capiReleaseSkipsEtcd());
    if (isOfKubeadm)
        advice.warnings.push_back(say::capiControlPlaneStops(planeName(view)));
    const EtcdCount etcd = etcdWithoutServer(view);
    if (etcd.known && !etcd.allows())
        advice.warnings.push_back(
            say::capiQuorumWouldBeLost(etcd.healthy(), etcd.members, etcd.members / 2 + 1));
}

OverrideAdvice releaseHook(const CapiRequest &request, const CapiView &view, TimePoint now)
{
    OverrideAdvice advice;
    const auto hooks = annotationHooks(view.machine);
    const auto hook = std::ranges::find_if(
        hooks, [&request](const AnnotationHook &one) { return one.key == request.hook; });
    if (hook == hooks.end()) {
        advice.refusal = say::isNotThereAnyMore(shortName(request.hook));
        return advice;
    }
    const std::string point = machine::toString(hook->point);
    if (hook->owner != request.owner) {
        advice.refusal = say::hookHasAnotherOwner(point, shortName(hook->name));
        return advice;
    }
    // Where the whole of it goes there is nothing left to lose.
    const bool allGoes = view.cluster.isDeleting() || view.controlPlane.isDeleting();
    if (isLastOfControlPlane(view) && view.machine.isDeleting() && !allGoes) {
        advice.refusal = say::capiIsLastControlPlane(shortName(view.machine.name()));
        return advice;
    }
    // Nobody takes the member out then, which counts until somebody does.
    const bool ofMember = isHookOfControlPlane(*hook, view);
    const EtcdCount etcd = etcdWithoutServer(view);
    const bool isKept =
        ofMember && isControlPlaneMachine(view.machine) && etcd.known && !etcd.allows() && !allGoes;
    if (isKept || costsQuorum(view, *hook)) {
        advice.refusal =
            say::capiQuorumWouldBeLost(etcd.healthy(), etcd.members, etcd.members / 2 + 1);
        return advice;
    }
    advice.write = removeAnnotation(view.machine, hook->key, hook->value);
    if (ofMember && !allGoes)
        warnOfMember(advice, view, hook->name == controlPlaneHook);
    if (const Message back = hookIsSetAgainBy(view, *hook); !back.empty())
        advice.warnings.push_back(back);
    else if (!hook->owner.empty())
        advice.warnings.push_back(say::ownerMayPutHookBack());
    if (view.machine.isDeleting())
        advice.next = nextAfterHook(view, hook->key, now);
    return advice;
}

// ---------------------------------------------------------------------------------------- skips

OverrideAdvice skipDrain(const CapiView &view, TimePoint now)
{
    OverrideAdvice advice;
    const std::string name = shortName(view.machine.name());
    const Deletion deletion = deletionOf(view.machine);
    if (view.machine.annotation(excludeDrain))
        advice.refusal = say::drainIsSkippedAlready(name);
    else if (deletion.step > DeletionStep::Drain || stepStartsOf(view.machine).preTerminateHook)
        advice.refusal = say::drainIsOver(name);
    else if (const Message passed = drainIsSkippedBecause(view, now);
             deletion.step != DeletionStep::NotDeleting && !passed.empty())
        advice.refusal = say::capiDrainIsPassed(passed);
    if (!advice.refusal.empty())
        return advice;
    advice.write = addAnnotation(view.machine, excludeDrain, anyValue);
    advice.warnings = {say::capiPodsEndWithServer(), say::capiVolumesMayHang()};
    if (deletion.step == DeletionStep::Drain)
        advice.next = nextAfter(view, DeletionStep::Drain, now);
    return advice;
}

OverrideAdvice skipVolumes(const CapiView &view, TimePoint now)
{
    OverrideAdvice advice;
    const Deletion deletion = deletionOf(view.machine);
    if (view.machine.annotation(excludeVolumeDetach))
        advice.refusal = say::capiVolumesAreSkippedAlready(shortName(view.machine.name()));
    else if (deletion.step > DeletionStep::Volumes || stepStartsOf(view.machine).preTerminateHook)
        advice.refusal = say::capiVolumesAreOver(shortName(view.machine.name()));
    else if (const Message passed = volumesAreSkippedBecause(view, now);
             deletion.step != DeletionStep::NotDeleting && !passed.empty())
        advice.refusal = say::capiVolumesArePassed(passed);
    if (!advice.refusal.empty())
        return advice;
    advice.write = addAnnotation(view.machine, excludeVolumeDetach, anyValue);
    advice.warnings = {say::capiOnlyWhenPoweredOff()};
    if (deletion.step == DeletionStep::Volumes)
        advice.next = nextAfter(view, DeletionStep::Volumes, now);
    return advice;
}

/// Takes a mark off with the value that it has.
OverrideAdvice takeOff(const CapiView &view, const char *mark)
{
    OverrideAdvice advice;
    if (const auto value = view.machine.annotation(mark))
        advice.write = removeAnnotation(view.machine, mark, *value);
    else
        advice.refusal = say::isNotThereAnyMore(mark);
    return advice;
}

OverrideAdvice refusedBy(Message why)
{
    OverrideAdvice advice;
    advice.refusal = std::move(why);
    return advice;
}

/// As it would be looked at without that mark.
CapiView withoutMark(const CapiView &view, const char *mark)
{
    CapiView other = view;
    Json json = view.machine.json();
    json["metadata"]["annotations"].erase(mark);
    other.machine = Object(std::move(json));
    return other;
}

/// A controller looks at these marks again each time, until the instance goes: what it passed by
/// because of one it then does.
OverrideAdvice restoreDrain(const CapiView &view, TimePoint now)
{
    OverrideAdvice advice = takeOff(view, excludeDrain);
    const DeletionStep step = deletionOf(view.machine).step;
    if (!advice.refusal.empty() || step == DeletionStep::NotDeleting)
        return advice;
    if (step > DeletionStep::PreTerminateHook)
        return refusedBy(say::drainIsOver(shortName(view.machine.name())));
    if (const Message passed = drainIsSkippedBecause(withoutMark(view, excludeDrain), now);
        !passed.empty())
        return refusedBy(say::capiDrainIsPassed(passed));
    return advice;
}

OverrideAdvice restoreVolumeWait(const CapiView &view, TimePoint now)
{
    OverrideAdvice advice = takeOff(view, excludeVolumeDetach);
    const DeletionStep step = deletionOf(view.machine).step;
    if (!advice.refusal.empty() || step == DeletionStep::NotDeleting)
        return advice;
    if (step > DeletionStep::PreTerminateHook)
        return refusedBy(say::capiVolumesAreOver(shortName(view.machine.name())));
    if (const Message passed =
            volumesAreSkippedBecause(withoutMark(view, excludeVolumeDetach), now);
        !passed.empty())
        return refusedBy(say::capiVolumesArePassed(passed));
    return advice;
}

// ----------------------------------------------------------------------------- limit of a drain

/// In a topology the Cluster alone has the limit; nothing where its place is not seen.
CapiWrite limitInTopology(const CapiView &view, const Object &owner, Duration limit)
{
    const Object &cluster = view.cluster;
    if (!cluster)
        return {};
    const Json limits = limitJson(cluster, limit);
    if (isControlPlaneMachine(view.machine))
        return mergeInto(cluster, {{"spec", {{"topology", {{"controlPlane", limits}}}}}});
    const std::string list = "/spec/topology/workers/machineDeployments";
    const Json &deployments = cluster.at(list);
    const std::string wanted = owner.label(topologyDeploymentLabel).value_or("");
    if (!deployments.is_array() || wanted.empty())
        return {};
    for (std::size_t i = 0; i < deployments.size(); ++i) {
        const Object one(deployments[i].is_object() ? deployments[i] : Json::object());
        if (one.text("/name") != wanted)
            continue;
        const std::string path = list + '/' + std::to_string(i);
        Json steps = Json::array(
            {testStep("/metadata/uid", cluster.uid()), testStep(path + "/name", wanted)});
        const bool hasLimits = one.at("/deletion").is_object();
        for (const auto &[key, value] : limits.items()) {
            const bool inside = key == "deletion" && hasLimits;
            steps.push_back(
                {{"op", "add"},
                 {"path", path + '/' + key + (inside ? "/nodeDrainTimeoutSeconds" : "")},
                 {"value", inside ? value["nodeDrainTimeoutSeconds"] : value}});
        }
        CapiWrite write = writeOf(cluster, CapiWrite::Form::JsonPatch);
        write.body = compactJson(steps);
        return write;
    }
    return {};
}

CapiWrite limitOnOwner(const Object &owner, Duration limit)
{
    const Json limits = limitJson(owner, limit);
    if (owner.kind() == "MachineSet" || owner.kind() == "MachineDeployment")
        return mergeInto(owner, {{"spec", {{"template", {{"spec", limits}}}}}});
    const Json place = isOldVersion(owner) ? limits : Json{{"spec", limits}};
    return mergeInto(owner, {{"spec", {{"machineTemplate", place}}}});
}

OverrideAdvice limitDrain(const CapiRequest &request, const CapiView &view, TimePoint now)
{
    OverrideAdvice advice;
    const Reference direct = controllerOf(view.machine);
    const Deletion deletion = deletionOf(view.machine);
    const auto drainStart = stepStartsOf(view.machine).drain;
    if (drainStart && deletion.step == DeletionStep::Drain && now - *drainStart >= request.limit)
        advice.warnings.push_back(say::capiLimitIsOverNow());
    if (direct.key.name.empty()) {
        advice.write = mergeInto(view.machine, {{"spec", limitJson(view.machine, request.limit)}});
        return advice;
    }
    // The one that is not overwritten itself: a set belongs to its deployment.
    const bool ofSet = direct.kind == "MachineSet";
    const bool ofDeployment = ofSet
        && (view.machine.label(deploymentLabel).has_value()
            || controllerOf(view.machineSet).kind == "MachineDeployment");
    // A pool is neither, nor is a control plane that is not seen.
    const bool ofPlane =
        direct.kind == view.controlPlane.kind() && direct.key.name == view.controlPlane.name();
    const Object owner = ofDeployment ? view.deployment
        : ofSet                       ? view.machineSet
        : ofPlane                     ? view.controlPlane
                                      : Object();
    const bool ofTopology = owner.label(topologyOwnedLabel).has_value();
    advice.instead = ofTopology ? limitInTopology(view, owner, request.limit)
        : owner                 ? limitOnOwner(owner, request.limit)
                                : CapiWrite();
    const std::string kind = ofTopology ? "Cluster"
        : owner                         ? owner.kind()
        : ofDeployment                  ? "MachineDeployment"
                                        : direct.kind;
    const std::string name = ofTopology ? clusterNameOf(view.machine)
        : owner                         ? owner.name()
        : ofDeployment ? view.machine.label(deploymentLabel).value_or(direct.key.name)
                       : direct.key.name;
    advice.refusal = say::capiLimitIsOverwritten(kind, shortName(name));
    if (advice.instead.form != CapiWrite::Form::None)
        advice.warnings.push_back(say::capiLimitReachesAll(kind, shortName(name)));
    return advice;
}

// --------------------------------------------------------------------------------- replacement

OverrideAdvice markMachine(const CapiView &view)
{
    OverrideAdvice advice;
    const std::string name = shortName(view.machine.name());
    if (view.machine.isDeleting())
        advice.refusal = say::machineIsBeingDeletedAlready();
    else if (view.machine.annotation(deleteMachine))
        advice.refusal = say::isMarkedAlready(name);
    else if (controllerOf(view.machine).key.name.empty())
        advice.refusal = say::capiNothingScalesIn(name);
    else
        advice.write = addAnnotation(view.machine, deleteMachine, anyValue);
    return advice;
}

/// Who replaces it takes its member out of etcd; who switches its server off and on does not.
EtcdCount etcdDuringRepair(const CapiView &view)
{
    return handingCheckOf(view) == nullptr ? etcdWithout(view) : etcdWithoutServer(view);
}

/// Why a machine of a control plane may not go, where `etcd` is what stays then; says nothing:
/// nothing is known against it.
Message whyControlPlaneNeeds(const CapiView &view, const EtcdCount &etcd)
{
    if (isLastOfControlPlane(view))
        return say::capiIsLastControlPlane(shortName(view.machine.name()));
    return isControlPlaneMachine(view.machine) && etcd.known && !etcd.allows()
        ? say::capiQuorumWouldBeLost(etcd.healthy(), etcd.members, etcd.members / 2 + 1)
        : Message();
}

/// Who replaces it, or who else is asked to make it well: a check that has a template has the owner
/// do nothing.
void warnOfRemediation(OverrideAdvice &advice, const CapiView &view)
{
    if (const Object *check = handingCheckOf(view)) {
        const Reference made = remediationTemplateOf(*check);
        std::string kind = made.kind.empty() ? made.key.name : made.kind;
        constexpr std::string_view suffix = "Template";
        if (kind.ends_with(suffix) && kind.size() > suffix.size())
            kind.resize(kind.size() - suffix.size());
        advice.warnings.push_back(
            say::capiCheckHandsItOver(shortName(check->name()), shortName(kind)));
        const bool allDo = std::ranges::all_of(view.healthChecks, [&view](const Object &one) {
            return !checkSelects(one, view.machine) || !remediationTemplateOf(one).key.name.empty();
        });
        if (allDo)
            return;
    }
    const Reference owner = controllerOf(view.machine);
    advice.warnings.push_back(owner.key.name.empty()
                                  ? say::capiNothingReplaces()
                                  : say::capiOwnerReplaces(owner.kind, shortName(owner.key.name)));
}

OverrideAdvice remediateMachine(const CapiView &view)
{
    OverrideAdvice advice;
    const std::string name = shortName(view.machine.name());
    const Object *check = healthCheckOf(view);
    if (view.machine.isDeleting())
        advice.refusal = say::machineIsBeingDeletedAlready();
    else if (view.machine.annotation(capi::remediateMachine))
        advice.refusal = say::capiRemediationIsRequested(name);
    else if (view.machine.annotation(skipRemediation))
        advice.refusal = say::capiRemediationIsSkipped(name);
    else if (check == nullptr)
        advice.refusal = say::capiNoHealthCheckSelects(name);
    else
        advice.refusal = whyControlPlaneNeeds(view, etcdDuringRepair(view));
    if (!advice.refusal.empty())
        return advice;
    advice.write = addAnnotation(view.machine, capi::remediateMachine, anyValue);
    warnOfRemediation(advice, view);
    if (const HealthCount count = healthCountOf(*check); count.stops)
        advice.warnings.push_back(
            say::capiRepairIsStopped(shortName(check->name()),
                                     count.unhealthy,
                                     count.total,
                                     count.allowed.empty() ? "100%" : count.allowed));
    return advice;
}

OverrideAdvice cancelRemediation(const CapiView &view)
{
    return view.machine.isDeleting() ? refusedBy(say::machineIsBeingDeletedAlready())
                                     : takeOff(view, capi::remediateMachine);
}

OverrideAdvice skipRemediationOf(const CapiView &view)
{
    const std::string name = shortName(view.machine.name());
    if (view.machine.isDeleting())
        return refusedBy(say::machineIsBeingDeletedAlready());
    if (view.machine.annotation(skipRemediation))
        return refusedBy(say::capiRemediationIsSkipped(name));
    if (healthCheckOf(view) == nullptr)
        return refusedBy(say::capiNoHealthCheckSelects(name));
    OverrideAdvice advice;
    advice.write = addAnnotation(view.machine, skipRemediation, anyValue);
    // What a health check has asked for stays in the conditions of a machine that it leaves alone.
    if (reportedIs(view.machine, "OwnerRemediated", "False"))
        advice.warnings.push_back(say::capiOwnerIsAskedAlready());
    return advice;
}

OverrideAdvice allowRemediation(const CapiView &view)
{
    if (view.machine.isDeleting())
        return refusedBy(say::machineIsBeingDeletedAlready());
    OverrideAdvice advice = takeOff(view, skipRemediation);
    if (!advice.refusal.empty() || healthCheckOf(view) == nullptr)
        return advice;
    const bool isAsked = view.machine.annotation(capi::remediateMachine).has_value();
    if (isAsked || !reportedIs(view.machine, "NodeHealthy", "True"))
        warnOfRemediation(advice, view);
    if (Message needed = whyControlPlaneNeeds(view, etcdDuringRepair(view)); !needed.empty())
        advice.warnings.push_back(std::move(needed));
    return advice;
}

// ------------------------------------------------------------------------------ pause, deletion

OverrideAdvice pauseMachine(const CapiView &view)
{
    OverrideAdvice advice;
    if (isPausedByAnnotation(view.machine)) {
        advice.refusal = say::isPausedAlready(shortName(view.machine.name()));
        return advice;
    }
    advice.write = addAnnotation(view.machine, pausedAnnotation, "");
    advice.warnings = {say::capiPauseStopsAll()};
    return advice;
}

OverrideAdvice resumeMachine(const CapiView &view)
{
    OverrideAdvice advice;
    const auto value = view.machine.annotation(pausedAnnotation);
    if (!value) {
        advice.refusal = isPausedCluster(view.cluster)
            ? say::capiClusterIsPaused(shortName(view.cluster.name()))
            : say::pauseIsGone();
        return advice;
    }
    advice.write = removeAnnotation(view.machine, pausedAnnotation, *value);
    advice.warnings = {say::capiCheckMoveFirst()};
    return advice;
}

OverrideAdvice pauseCluster(const CapiView &view)
{
    OverrideAdvice advice;
    if (!view.cluster)
        advice.refusal = say::thereIsNothingToActOn("Cluster");
    else if (isPausedCluster(view.cluster))
        advice.refusal = say::isPausedAlready(shortName(view.cluster.name()));
    if (!advice.refusal.empty())
        return advice;
    advice.write = mergeInto(view.cluster, {{"spec", {{"paused", true}}}});
    advice.warnings = {say::capiClusterPauseStopsAll()};
    return advice;
}

OverrideAdvice resumeCluster(const CapiView &view)
{
    OverrideAdvice advice;
    if (!view.cluster)
        advice.refusal = say::thereIsNothingToActOn("Cluster");
    else if (!isPausedCluster(view.cluster))
        advice.refusal = say::pauseIsGone();
    if (!advice.refusal.empty())
        return advice;
    // Removed, as an older version shows no difference between false and nothing.
    advice.write = writeOf(view.cluster, CapiWrite::Form::JsonPatch);
    advice.write.body = compactJson(Json::array({testStep("/metadata/uid", view.cluster.uid()),
                                                 testStep("/spec/paused", true),
                                                 {{"op", "remove"}, {"path", "/spec/paused"}}}));
    advice.warnings = {say::capiAllMachinesContinue(), say::capiCheckMoveFirst()};
    // Its own pause is another one, and stays.
    if (isPausedByAnnotation(view.machine))
        advice.next = say::capiMachineIsPaused(pausedAnnotation);
    return advice;
}

OverrideAdvice deleteIt(const CapiView &view)
{
    OverrideAdvice advice;
    if (view.machine.isDeleting()) {
        advice.refusal = say::machineIsBeingDeletedAlready();
        return advice;
    }
    if (advice.refusal = whyControlPlaneNeeds(view, etcdWithout(view)); !advice.refusal.empty())
        return advice;
    advice.write = writeOf(view.machine, CapiWrite::Form::Delete);
    // Foreground would delete the infrastructure beside hooks and drain.
    advice.write.body = compactJson(
        {{"apiVersion", "v1"},
         {"kind", "DeleteOptions"},
         {"propagationPolicy", "Background"},
         {"preconditions",
          {{"uid", view.machine.uid()}, {"resourceVersion", view.machine.resourceVersion()}}}});
    const Reference owner = controllerOf(view.machine);
    advice.warnings.push_back(owner.key.name.empty()
                                  ? say::capiNothingReplaces()
                                  : say::capiOwnerReplaces(owner.kind, shortName(owner.key.name)));
    return advice;
}

OverrideAdvice adviceOf(const CapiRequest &request, const CapiView &view, TimePoint now)
{
    switch (request.action) {
    case CapiAction::ReleaseHook:
        return releaseHook(request, view, now);
    case CapiAction::SkipDrain:
        return skipDrain(view, now);
    case CapiAction::SkipVolumes:
        return skipVolumes(view, now);
    case CapiAction::LimitDrain:
        return limitDrain(request, view, now);
    case CapiAction::Mark:
        return markMachine(view);
    case CapiAction::Remediate:
        return remediateMachine(view);
    case CapiAction::CancelRemediation:
        return cancelRemediation(view);
    case CapiAction::SkipRemediation:
        return skipRemediationOf(view);
    case CapiAction::AllowRemediation:
        return allowRemediation(view);
    case CapiAction::RestoreDrain:
        return restoreDrain(view, now);
    case CapiAction::RestoreVolumeWait:
        return restoreVolumeWait(view, now);
    case CapiAction::Pause:
        return pauseMachine(view);
    case CapiAction::Resume:
        return resumeMachine(view);
    case CapiAction::PauseCluster:
        return pauseCluster(view);
    case CapiAction::ResumeCluster:
        return resumeCluster(view);
    case CapiAction::Delete:
        break;
    }
    return deleteIt(view);
}

} // namespace

Message hookIsSetAgainBy(const CapiView &view, const AnnotationHook &hook)
{
    if (view.machine.isDeleting())
        return {};
    const std::string manager = managerOfAnnotation(view.machine, hook.key);
    if (hook.name == controlPlaneHook || manager == "capi-kubeadmcontrolplane")
        return say::capiPutsHookBack(controlPlaneKindOf(view).empty() ? "KubeadmControlPlane"
                                                                      : controlPlaneKindOf(view),
                                     planeName(view));
    const Json &templated = view.machineSet.at("/spec/template/metadata/annotations");
    if (manager == "capi-machineset" || (templated.is_object() && templated.contains(hook.key)))
        return say::capiPutsHookBack("MachineSet",
                                     shortName(view.machineSet
                                                   ? view.machineSet.name()
                                                   : view.machine.label(setLabel).value_or("")));
    return {};
}

const Object *healthCheckOf(const CapiView &view)
{
    const auto found = std::ranges::find_if(view.healthChecks, [&view](const Object &check) {
        return checkSelects(check, view.machine);
    });
    return found == view.healthChecks.end() ? nullptr : &*found;
}

const Object *handingCheckOf(const CapiView &view)
{
    const auto found = std::ranges::find_if(view.healthChecks, [&view](const Object &check) {
        return checkSelects(check, view.machine) && !remediationTemplateOf(check).key.name.empty();
    });
    return found == view.healthChecks.end() ? nullptr : &*found;
}

const char *toString(CapiAction action)
{
    for (const auto &[known, id] : actionIds) {
        if (known == action)
            return id;
    }
    return "";
}

std::optional<CapiAction> capiActionFrom(std::string_view id)
{
    for (const auto &[action, known] : actionIds) {
        if (id == known)
            return action;
    }
    return std::nullopt;
}

OverrideAdvice overrideAdvice(const CapiRequest &request, const CapiView &view, TimePoint now)
{
    OverrideAdvice advice;
    if (!view.machine) {
        advice.refusal = say::thereIsNothingToActOn("Machine");
        return advice;
    }
    advice = adviceOf(request, view, now);
    const Pause pause = pauseOf(view);
    // While that lasts nothing follows from it.
    const bool endsPause =
        request.action == CapiAction::Resume || request.action == CapiAction::ResumeCluster;
    if (advice.write.form != CapiWrite::Form::None && !pause.name.empty() && !endsPause) {
        advice.next = pause.ofCluster
            ? say::capiClusterIsPaused(shortName(clusterNameOf(view.machine)))
            : say::capiMachineIsPaused(pause.name);
    }
    return advice;
}

} // namespace hp::capi
