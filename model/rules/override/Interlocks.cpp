// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Interlocks.h"

#include "model/messages/ClusterApi.h"
#include "model/messages/Override.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/LabelSelector.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiOverride.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/override/ClusterApiEffect.h"
#include "model/rules/power/RebootAnnotation.h"
#include "model/rules/remediation/HostFence.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::overrides {

namespace {

using rules::PodVerdict;

/// An older reading of a host's power tells nothing of now.
constexpr Duration readingHolds = std::chrono::minutes(15);

struct Case {
    const OverrideRequest &request;
    const OverrideView &view;
    TimePoint now;
};

/// What a check found; nullopt: it does not concern this object.
struct Finding {
    Light light = Light::Unknown;
    Message evidence{};
};
using Check = std::optional<Finding> (*)(const Case &);

Finding green(Message evidence)
{
    return {Light::Green, std::move(evidence)};
}
Finding red(Message evidence)
{
    return {Light::Red, std::move(evidence)};
}
Finding unknown(Message evidence)
{
    return {Light::Unknown, std::move(evidence)};
}

/// "a, b, c and 4 more".
Message named(const std::vector<std::string> &names)
{
    constexpr std::size_t shown = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, names.size()); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() <= shown)
        return quoted(std::move(text));
    return say::andMore(std::move(text), static_cast<std::int64_t>(names.size() - shown));
}

/// The row for one of them, or that for many with their number.
Message counted(const std::vector<std::string> &names,
                const Form<place::Clause> &one,
                const Form<place::Count, place::Clause> &many)
{
    const auto amount = static_cast<std::int64_t>(names.size());
    return amount == 1 ? one(named(names)) : many(amount, named(names));
}

bool isControlPlaneCase(const Case &c)
{
    return machine::isOfControlPlane(c.view.machine, c.view.node)
        || (c.view.capi && capi::isControlPlaneMachine(c.view.machine));
}

/// What is on its Node is not read here: then what its Machine reports is all there is.
bool isReportedOnly(const Case &c)
{
    return c.view.capi && !c.view.nodeKnown;
}

bool isHealthy(const Peer &peer)
{
    if (capi::isOfClusterApi(peer.machine))
        return !peer.machine.isDeleting() && capi::reportedIs(peer.machine, "NodeHealthy", "True");
    return !peer.machine.isDeleting() && peer.node
        && machine::conditionIs(peer.node, "Ready", "True") && !machine::isCordoned(peer.node);
}

/// Pods that a drain would have to move: not of a DaemonSet, not static, not finished.
std::vector<std::string> podsLeft(const Case &c)
{
    std::vector<std::string> left;
    for (const Object &pod : c.view.pods.items) {
        rules::PodFilterView filter;
        filter.pod = pod;
        filter.daemonSet = rules::DaemonSetLookup::Exists;
        filter.nodeUnreachable = c.view.node && rules::isUnreachable(c.view.node);
        if (rules::decidePod(filter, c.now).verdict != PodVerdict::Leave)
            left.push_back(toString(pod.key()));
    }
    return left;
}

// ------------------------------------------- of machines whose workload cluster is not read here

/// Lines of a drain that is going on.
std::vector<capi::DrainLine> reportedDrain(const capi::Deletion &deletion)
{
    return deletion.step == capi::DeletionStep::Drain ? capi::drainLinesOf(deletion.message)
                                                      : std::vector<capi::DrainLine>();
}

using Skips = Message (*)(const capi::CapiView &view, TimePoint now);

/// Why a step was passed by. Behind the wait at preTerminate v1.14 does neither drain nor volumes
/// again: then what counts is how it was when that wait began.
Message wasSkippedBecause(const Case &c, Skips skips)
{
    const auto began = capi::stepStartsOf(c.view.machine).preTerminateHook;
    // All of these times are of Cluster API's clock. Where ours is behind it, a limit that was over
    // when the step after began would not be over yet, and what was passed by would count as done.
    if (!began)
        return skips(*c.view.capi,
                     std::max(c.now, capi::deletionOf(c.view.machine).since.value_or(c.now)));
    capi::CapiView then = *c.view.capi;
    Json json = then.machine.json();
    json["status"]["deletion"].erase("waitForPreTerminateHookStartTime");
    then.machine = Object(std::move(json));
    return skips(then, *began);
}

/// A remediation that the owner of the machine does drains it; one that is handed over may not.
bool drainsByItself(const Case &c)
{
    return c.request.action == Action::RemediateMachine && c.view.capi
        && capi::handingCheckOf(*c.view.capi) == nullptr;
}

std::optional<Finding> reportedNode(const Case &c)
{
    const std::string &node = capi::nodeNameOf(c.view.machine);
    const auto state = capi::reported(c.view.machine, "NodeHealthy");
    if (!state || node.empty())
        return unknown(say::nodesCannotBeRead());
    if (state->condition.status == "True")
        return green(say::capiMachineReportsReady(node));
    return state->condition.status == "False"
        ? red(say::capiMachineReportsNotReady(node))
        : unknown(say::capiMachineReportsOf(node, state->condition.message));
}

std::optional<Finding> reportedPods(const Case &c)
{
    const capi::Deletion deletion = capi::deletionOf(c.view.machine);
    std::vector<std::string> left;
    for (const capi::DrainLine &line : reportedDrain(deletion)) {
        for (const ObjectKey &pod : line.pods)
            left.push_back(toString(pod));
    }
    if (!left.empty())
        return red(counted(left, say::podIsLeft, say::podsAreLeft));
    const bool isOver = deletion.step > capi::DeletionStep::Drain
        && wasSkippedBecause(c, capi::drainIsSkippedBecause).empty();
    return isOver ? green(say::capiDrainIsReportedOver())
                  : unknown(say::podsCannotBeRead(capi::nodeNameOf(c.view.machine)));
}

std::optional<Finding> reportedBudgets(const Case &c)
{
    const capi::Deletion deletion = capi::deletionOf(c.view.machine);
    if (deletion.step > capi::DeletionStep::Drain)
        return std::nullopt;
    std::vector<std::string> spent;
    for (const capi::DrainLine &line : reportedDrain(deletion)) {
        const std::string budget = line.budget.empty() || line.pods.empty()
            ? line.budget
            : toString(ObjectKey{line.pods.front().ns, line.budget});
        if (!budget.empty() && std::ranges::find(spent, budget) == spent.end())
            spent.push_back(budget);
    }
    return spent.empty() ? unknown(say::budgetsOrPodsCannotBeRead())
                         : red(say::budgetsAreSpent(named(spent)));
}

std::optional<Finding> reportedVolumes(const Case &c)
{
    const capi::Deletion deletion = capi::deletionOf(c.view.machine);
    if (deletion.step == capi::DeletionStep::Volumes) {
        const capi::VolumeReport report = capi::volumeReportOf(deletion.message);
        std::vector<std::string> attached = report.claims;
        attached.insert(attached.end(), report.strays.begin(), report.strays.end());
        if (!attached.empty())
            return red(counted(attached, say::capiVolumeIsReported, say::capiVolumesAreReported));
    }
    const bool isOver = deletion.step > capi::DeletionStep::Volumes
        && wasSkippedBecause(c, capi::volumesAreSkippedBecause).empty();
    return isOver ? green(say::capiVolumesAreReportedOver())
                  : unknown(say::volumeAttachmentsCannotBeRead());
}

/// Nobody takes its member out of etcd: its server is switched off, also by whom its health check
/// asks, or the hook goes that waits for that.
bool leavesMember(const Case &c)
{
    switch (c.request.action) {
    case Action::RemoveHook: {
        const auto hook = hookIn(c.view.machine, c.request);
        return hook && capi::isHookOfControlPlane(*hook, *c.view.capi);
    }
    case Action::RemediateMachine:
    case Action::AllowRemediation:
        return capi::handingCheckOf(*c.view.capi) != nullptr;
    default:
        return infoOf(c.request.action).target == Target::Host;
    }
}

/// A member of etcd counts where the machines report on them, else the Node of a machine.
std::optional<Finding> reportedQuorum(const Case &c)
{
    const capi::EtcdCount etcd =
        leavesMember(c) ? capi::etcdWithoutServer(*c.view.capi) : capi::etcdWithout(*c.view.capi);
    if (etcd.known)
        return {{etcd.allows() ? Light::Green : Light::Red,
                 say::capiQuorumWouldBeLost(etcd.healthy(), etcd.members, etcd.members / 2 + 1)}};
    return std::nullopt;
}

// ------------------------------------------------------------------------------- the checks

std::optional<Finding> fresh(const Case &c)
{
    if (!c.view.observedAt)
        return unknown(say::nothingWasReceivedYet());
    const Duration age = c.now - *c.view.observedAt;
    if (age > freshness)
        return red(say::newestDataIsOfAge(age));
    return c.view.recovering ? unknown(say::connectionIsBack())
                             : green(say::dataIsOfAge(std::max(age, Duration{})));
}

std::optional<Finding> nodeReady(const Case &c)
{
    if (!c.view.machine && !c.view.node)
        return std::nullopt;
    if (isReportedOnly(c))
        return reportedNode(c);
    if (!c.view.nodeKnown)
        return unknown(say::nodesCannotBeRead());
    if (!c.view.node)
        return green(say::thereIsNoNode());
    if (machine::conditionIs(c.view.node, "Ready", "True"))
        return green(say::nodeIsReadyNow(c.view.node.name()));
    return rules::isUnreachable(c.view.node) ? unknown(say::kubeletIsSilent(c.view.node.name()))
                                             : red(say::nodeIsNotReadyNow(c.view.node.name()));
}

std::optional<Finding> drained(const Case &c)
{
    if (drainsByItself(c))
        return std::nullopt;
    if (isReportedOnly(c))
        return reportedPods(c);
    if (!c.view.nodeKnown)
        return unknown(say::nodesCannotBeRead());
    if (!c.view.node)
        return green(say::thereIsNoNode());
    if (!c.view.pods.known)
        return unknown(say::podsCannotBeRead(c.view.node.name()));
    const auto left = podsLeft(c);
    return left.empty() ? green(say::noPodIsLeft())
                        : red(counted(left, say::podIsLeft, say::podsAreLeft));
}

std::optional<Finding> budgets(const Case &c)
{
    if (drainsByItself(c))
        return std::nullopt;
    if (isReportedOnly(c))
        return reportedBudgets(c);
    if (!c.view.node)
        return std::nullopt;
    if (!c.view.pods.known || !c.view.budgets.known)
        return unknown(say::budgetsOrPodsCannotBeRead());
    std::vector<std::string> spent;
    const std::vector<BudgetUse> uses = budgetUses(c.view);
    for (const BudgetUse &use : uses) {
        if (use.allowed == 0)
            spent.push_back(use.name);
    }
    if (!spent.empty())
        return red(say::budgetsAreSpent(named(spent)));
    // Its pods go together.
    const auto tight =
        std::ranges::find_if(uses, [](const BudgetUse &use) { return use.pods > use.allowed; });
    return tight == uses.end()
        ? green(say::noBudgetIsSpent())
        : red(say::budgetAllowsFewer(tight->name, tight->pods, tight->allowed));
}

std::optional<Finding> volumes(const Case &c)
{
    if (isReportedOnly(c))
        return reportedVolumes(c);
    if (!c.view.node)
        return std::nullopt;
    if (!c.view.attachments.known)
        return unknown(say::volumeAttachmentsCannotBeRead());
    std::vector<std::string> attached;
    for (const Object &attachment : c.view.attachments.items) {
        if (attachment.text("/spec/nodeName") == c.view.node.name())
            attached.push_back(attachment.name());
    }
    return attached.empty()
        ? green(say::noVolumeIsAttached())
        : red(counted(attached, say::volumeIsAttached, say::volumesAreAttached));
}

/// After this Machine is gone, the rest must still be a majority of what there is now.
std::optional<Finding> quorum(const Case &c)
{
    if (!isControlPlaneCase(c))
        return std::nullopt;
    if (!c.view.controlPlane.known)
        return unknown(say::controlPlaneCannotBeRead());
    if (const auto etcd = c.view.capi ? reportedQuorum(c) : std::nullopt)
        return etcd;
    const auto members = static_cast<std::int64_t>(c.view.controlPlane.items.size() + 1);
    const std::int64_t needed = members / 2 + 1;
    const std::int64_t healthy = std::count_if(
        c.view.controlPlane.items.begin(), c.view.controlPlane.items.end(), isHealthy);
    return {{healthy >= needed ? Light::Green : Light::Red,
             say::healthyWithoutIt(healthy, needed, members)}};
}

/// The newest of the other masters, where as many of them run as there shall be: a set that updates
/// makes the new one before it deletes the old one. Null: too few run.
const Object *replacementBefore(const Case &c)
{
    if (!c.view.wantedMasters || !c.view.controlPlane.known || !isControlPlaneCase(c))
        return nullptr;
    const Object *newest = nullptr;
    int running = 0;
    for (const Peer &peer : c.view.controlPlane.items) {
        const Object &master = peer.machine;
        if (master.isDeleting() || machine::phaseOf(master) != machine::phase::running)
            continue;
        ++running;
        if (!newest || newest->creationTimestamp() < master.creationTimestamp())
            newest = &master;
    }
    return running >= *c.view.wantedMasters ? newest : nullptr;
}

std::optional<Finding> replacement(const Case &c)
{
    if (!c.view.machine.isDeleting())
        return std::nullopt;
    if (!c.view.siblings.known)
        return unknown(say::otherMachinesCannotBeRead());
    for (const Object &sibling : c.view.siblings.items) {
        if (sibling.creationTimestamp() && c.view.machine.deletionTimestamp()
            && *sibling.creationTimestamp() >= *c.view.machine.deletionTimestamp()
            && machine::phaseOf(sibling) == machine::phase::running)
            return green(say::replacementRunsInItsPlace(sibling.name()));
    }
    if (const Object *there = replacementBefore(c))
        return green(say::replacementRunsInItsPlace(there->name()));
    return isControlPlaneCase(c) ? red(say::noReplacementIsRunning())
                                 : green(say::noReplacementIsRequired());
}

std::optional<Finding> othersDraining(const Case &c)
{
    if (!isControlPlaneCase(c))
        return std::nullopt;
    if (!c.view.controlPlane.known)
        return unknown(say::controlPlaneCannotBeRead());
    std::vector<std::string> busy;
    for (const Peer &peer : c.view.controlPlane.items) {
        if (peer.machine.isDeleting() || (peer.node && machine::isCordoned(peer.node)))
            busy.push_back(peer.machine ? peer.machine.name() : peer.node.name());
    }
    if (busy.empty())
        return green(say::noOtherMasterDrains());
    return red(busy.size() == 1 ? say::anotherIsCordonedOrDeleted(busy.front())
                                : say::othersAreCordonedOrDeleted(named(busy)));
}

/// Its hook has no owner by name: the control plane is it.
Finding ownerOfControlPlaneHook(const capi::CapiView &view)
{
    const capi::Keep keep = capi::keepOf(view);
    const std::string plane =
        view.controlPlane ? view.controlPlane.name() : capi::clusterNameOf(view.machine);
    switch (keep.reason) {
    case capi::KeepReason::Paused:
        return green(say::capiControlPlaneIsPaused(plane));
    case capi::KeepReason::OneAtATime:
        return red(say::capiControlPlaneOneByOne(plane, keep.first));
    case capi::KeepReason::GoesLast:
        return red(say::capiControlPlaneGoesLast(plane));
    case capi::KeepReason::Unreachable:
        return red(say::capiControlPlaneIsOutOfReach(plane, capi::clusterNameOf(view.machine)));
    case capi::KeepReason::NoOther:
        return red(say::capiNoOtherControlPlane(plane));
    case capi::KeepReason::Learner:
        return red(say::capiEtcdHasLearner(plane));
    case capi::KeepReason::DeletedTogether:
        return red(
            say::capiDeletedTogether(plane, keep.first, keep.etcd.healthy(), keep.etcd.members));
    case capi::KeepReason::Quorum:
        return red(say::capiReleaseCostsQuorum(plane, keep.etcd.healthy(), keep.etcd.members));
    case capi::KeepReason::None:
        break;
    }
    return red(say::capiControlPlaneReleases(plane));
}

std::optional<Finding> owner(const Case &c)
{
    const std::string &who = c.request.hook.owner;
    if (isHookOfControlPlane(c.request, c.view))
        return ownerOfControlPlaneHook(*c.view.capi);
    const auto hook = c.view.capi ? hookIn(c.view.machine, c.request) : std::nullopt;
    if (c.view.capi && (who.empty() || (hook && hook->owner.empty())))
        return unknown(say::capiHookNamesNoOwner());
    const auto said = [&](const Form<place::Name> &alone,
                          const Form<place::Name, place::Clause> &because) {
        return c.view.owner.evidence.empty() ? alone(who) : because(who, c.view.owner.evidence);
    };
    switch (c.view.owner.liveness) {
    case OwnerView::Liveness::Unresolved:
        return unknown(said(say::ownerWasNotFound, say::ownerWasNotFoundSays));
    case OwnerView::Liveness::Gone:
        return green(said(say::isNotThereAnyMore, say::ownerIsGoneSays));
    case OwnerView::Liveness::Silent:
        return green(said(say::ownerIsSilent, say::ownerIsSilentSays));
    case OwnerView::Liveness::Failing:
        return green(said(say::ownerFailed, say::ownerFailedSays));
    case OwnerView::Liveness::Working:
        break;
    }
    return red(said(say::ownerIsWorking, say::ownerIsWorkingSays));
}

std::optional<Finding> powerKeys(const Case &c)
{
    if (!c.view.host)
        return std::nullopt;
    std::vector<std::string> others;
    for (const auto &annotation : rules::rebootAnnotations(c.view.host)) {
        if (annotation.keyed && annotation.key != c.request.powerKey
            && annotation.key.rfind(ownKeyPrefix, 0) != 0)
            others.push_back(annotation.key.substr(std::string_view(host::rebootPrefix).size()));
    }
    return others.empty() ? green(say::noOtherKeyHoldsHost()) : red(say::heldOffBy(named(others)));
}

std::optional<Finding> remediation(const Case &c)
{
    if (!c.view.machine && !c.view.host)
        return std::nullopt;
    if (c.view.machine.annotation(machine::externalRemediation)
        || c.view.machine.annotation(rules::remediation::poweredOff))
        return red(say::remediationFencesMachine());
    if (c.view.capi
        && (c.view.capi->remediation
            || capi::reportedIs(c.view.machine, "ExternallyRemediated", "False")))
        return red(say::remediationFencesMachine());
    if (rules::metal::isMarkedUnhealthy(c.view.host))
        return red(say::remediationMarkedHost());
    return green(say::noRemediationIsRunning());
}

/// The kinds of error that host power sets, and whatever another operator wrote there.
Message errorOf(const host::PowerStatus &status)
{
    struct Error {
        const char *type;
        const Form<> &alone;
        const Form<place::Quote> &because;
    };
    static const Error errors[] = {
        {"registration error", say::registrationError, say::registrationErrorSays},
        {"power management error", say::powerManagementError, say::powerManagementErrorSays},
        {"provisioned registration error",
         say::provisionedRegistrationError,
         say::provisionedRegistrationErrorSays},
    };
    for (const Error &error : errors) {
        if (status.errorType == error.type)
            return status.errorMessage.empty() ? error.alone() : error.because(status.errorMessage);
    }
    return status.errorMessage.empty()
        ? quoted(status.errorType)
        : say::errorOfHostSays(status.errorType, status.errorMessage);
}

std::optional<Finding> powerKnown(const Case &c)
{
    if (!c.view.host)
        return unknown(say::thereIsNoHost());
    const host::PowerStatus status = host::powerStatusOf(c.view.host);
    if (!status.poweredOn)
        return unknown(say::powerStateIsUnknown());
    if (!status.errorType.empty())
        return red(errorOf(status));
    // What was read once stays in the object while the BMC is silent.
    const Conditions conditions(c.view.host.at("/status/conditions"));
    const auto known = conditions.get(host::condition::powerStateKnown);
    if (known && known->status != "True")
        return unknown(known->message.empty() ? say::powerStateIsUnknown()
                                              : say::powerCannotBeRead(known->message));
    // While it is known it is read again and again; only without that word its age tells.
    if (!known && status.powerStateObservedAt) {
        const Duration age = c.now - *status.powerStateObservedAt;
        if (age > readingHolds)
            return unknown(say::powerWasReadAgo(age));
        // Of a clock that was set back since nobody knows how old it is.
        if (age < -readingHolds)
            return unknown(say::powerStateIsUnknown());
    }
    return green(*status.poweredOn ? say::hostIsOn() : say::hostIsOff());
}

/// Its provisioner writes to the server and resets it for that: another Reset may destroy what is
/// half written.
std::optional<Finding> notServiced(const Case &c)
{
    if (!rules::isServiced(c.view.host))
        return std::nullopt;
    return red(say::hostIsBeingServiced(c.view.host.name()));
}

/// Of Cluster API: while that lasts nothing follows from what is changed.
std::optional<Finding> notPaused(const Case &c)
{
    if (!c.view.capi)
        return std::nullopt;
    const capi::Pause pause = capi::pauseOf(*c.view.capi);
    if (pause.name.empty())
        return green(say::capiNothingIsPaused());
    return red(pause.ofCluster ? say::capiClusterIsPaused(capi::clusterNameOf(c.view.machine))
                               : say::capiMachineIsPaused(pause.name));
}

/// Of Cluster API: a move pauses the Cluster, copies all of it to another management cluster and
/// deletes it here. Resumed in between, two sets of controllers work on the same machines.
std::optional<Finding> notMoved(const Case &c)
{
    if (!c.view.capi)
        return std::nullopt;
    const capi::CapiView &view = *c.view.capi;
    for (const Object *one :
         {&view.cluster, &view.machine, &view.infrastructure, &view.controlPlane}) {
        if (one->annotation(capi::deleteForMove))
            return red(say::capiIsBeingMoved(one->kind(), one->name()));
    }
    const std::string who = capi::managerOfPause(view.cluster);
    if (who.empty())
        return unknown(say::capiNobodyKnowsWhoPaused());
    return {
        {who.starts_with("clusterctl") ? Light::Red : Light::Green, say::capiPauseWasSetBy(who)}};
}

std::optional<Finding> notSetAgain(const Case &c)
{
    const auto hook = c.view.capi ? hookIn(c.view.machine, c.request) : std::nullopt;
    const Message by = hook ? capi::hookIsSetAgainBy(*c.view.capi, *hook) : Message();
    return by.empty() ? std::nullopt : std::optional(red(by));
}

std::optional<Finding> serverOff(const Case &c)
{
    if (!c.view.capi)
        return std::nullopt;
    if (c.view.host && host::powerStatusOf(c.view.host).poweredOn == true)
        return red(say::hostIsOn());
    return powerKnown(c);
}

struct Row {
    const char *id;
    Message question;
    Message source;
    Check check;
    std::vector<Action> of;
};

const std::vector<Row> &table()
{
    using A = Action;
    static const std::vector<Action> all = [] {
        std::vector<Action> every;
        for (const ActionInfo &info : actions())
            every.push_back(info.action);
        return every;
    }();
    // clang-format off
    static const std::vector<Row> rows{
        {"data-fresh", say::isDataFresh(), say::ageOfWatches(), fresh, all},
        {"node-ready", say::isNodeReadyOrGone(), quoted("Node status.conditions[Ready]"), nodeReady,
         {A::RemoveHook, A::SkipDrain, A::LimitDrain, A::AllowRemediation, A::Uncordon}},
        {"node-drained", say::isNoPodLeft(), say::podsOfNode(), drained,
         {A::SkipDrain, A::LimitDrain, A::RemediateMachine, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff, A::Detach}},
        {"budgets-met", say::isNoBudgetSpent(), quoted("PodDisruptionBudget status.disruptionsAllowed"),
         budgets, {A::SkipDrain, A::LimitDrain, A::RemediateMachine, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff}},
        {"volumes-detached", say::isNoVolumeAttached(), quoted("VolumeAttachment spec.nodeName"), volumes,
         {A::RemoveHook, A::SkipDrain, A::SkipVolumes, A::HardReboot, A::PowerOff, A::AddHold}},
        {"quorum-kept", say::isMajorityKept(), say::controlPlaneMachinesAndNodes(),
         quorum, {A::RemoveHook, A::SkipDrain, A::SkipVolumes, A::LimitDrain, A::RemediateMachine, A::AllowRemediation, A::Cordon, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff,
                  A::ReleasePowerKey, A::MarkForReplacement}},
        {"replacement-running", say::isReplacementRunning(), say::machinesOfSet(), replacement,
         {A::RemoveHook, A::SkipDrain}},
        {"no-other-drain", say::isNoOtherDraining(), say::controlPlaneMachinesAndNodes(),
         othersDraining, {A::RemoveHook, A::SkipDrain, A::RemediateMachine, A::Cordon, A::AddHold, A::SoftReboot, A::HardReboot,
                          A::PowerOff}},
        {"owner-not-working", say::isOwnerNotWorking(), say::signsOfOwner(),
         owner, {A::RemoveHook}},
        {"not-set-again", say::capiNobodySetsItAgain(), quoted("metadata.managedFields, MachineSet spec.template"),
         notSetAgain, {A::RemoveHook}},
        {"not-paused", say::capiNothingIsPaused(), quoted("Cluster spec.paused, Machine metadata.annotations"), notPaused,
         {A::RemoveHook, A::SkipDrain, A::SkipVolumes, A::LimitDrain, A::MarkForReplacement, A::RemediateMachine}},
        {"no-move", say::capiNoMoveIsInProgress(), quoted("Cluster spec.paused, metadata.managedFields"), notMoved, {A::ResumeCluster}},
        {"server-off", say::capiIsServerOff(), quoted("BareMetalHost status.poweredOn"), serverOff, {A::SkipVolumes}},
        {"no-other-key", say::isNoOtherKeyThere(), quoted("BareMetalHost metadata.annotations"), powerKeys,
         {A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::SoftReboot, A::HardReboot, A::Attach, A::Resume}},
        {"no-remediation", say::noRemediationIsRunning(), quoted("Machine and BareMetalHost metadata.annotations"), remediation,
         {A::RemoveHook, A::SkipDrain, A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::SoftReboot, A::HardReboot,
          A::PowerOff, A::Pause, A::Resume, A::Detach, A::Attach, A::Uncordon}},
        {"power-known", say::isPowerKnown(), quoted("BareMetalHost status.poweredOn"), powerKnown,
         {A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::PowerOff, A::SoftReboot, A::HardReboot, A::AddHold}},
        {"not-serviced", say::isHostNotServiced(), quoted("BareMetalHost status.operationalStatus"), notServiced,
         {A::RemediateMachine, A::PowerOff, A::SoftReboot, A::HardReboot, A::AddHold}},
    };
    // clang-format on
    return rows;
}

int rank(Light light)
{
    return light == Light::Red ? 0 : light == Light::Unknown ? 1 : 2;
}

} // namespace

std::vector<Interlock>
interlocks(const OverrideRequest &request, const OverrideView &view, TimePoint now)
{
    const Case c{request, view, now};
    std::vector<Interlock> found;
    for (const Row &row : table()) {
        if (std::find(row.of.begin(), row.of.end(), request.action) == row.of.end())
            continue;
        if (auto finding = row.check(c)) {
            found.push_back({row.id,
                             row.question,
                             finding->light,
                             std::move(finding->evidence),
                             row.source,
                             view.observedAt});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Interlock &a, const Interlock &b) {
        return rank(a.light) < rank(b.light);
    });
    return found;
}

Message questionOf(std::string_view id)
{
    const std::vector<Row> &rows = table();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [id](const Row &candidate) { return candidate.id == id; });
    return row == rows.end() ? Message() : row->question;
}

std::vector<BudgetUse> budgetUses(const OverrideView &view)
{
    std::vector<BudgetUse> uses;
    for (const Object &budget : view.budgets.items) {
        const Json &allowed = budget.at("/status/disruptionsAllowed");
        // None selects no pod, an empty one all of its namespace.
        const Json &wanted = budget.at("/spec/selector");
        const auto selector = LabelSelector::fromJson(wanted);
        if (!allowed.is_number_integer() || !wanted.is_object() || !selector)
            continue;
        const std::string name = toString(budget.key());
        BudgetUse use{budget.uid().empty() ? name : budget.uid(),
                      name,
                      0,
                      std::max(allowed.get<std::int64_t>(), std::int64_t(0))};
        bool covers = false;
        for (const Object &pod : view.pods.items) {
            if (pod.ns() != budget.ns() || !selector->matches(pod))
                continue;
            covers = true;
            if (!pod.isDeleting() && machine::conditionIs(pod, "Ready", "True"))
                ++use.pods;
        }
        if (covers)
            uses.push_back(std::move(use));
    }
    return uses;
}

const char *toString(Light light)
{
    switch (light) {
    case Light::Green:
        return "green";
    case Light::Red:
        return "red";
    case Light::Unknown:
        break;
    }
    return "unknown";
}

} // namespace hp::overrides
