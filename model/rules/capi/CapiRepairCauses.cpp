// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiWhy.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

constexpr Duration updateMayTake = 30min;

/// The number behind `words`; 0 where there is none.
std::int64_t numberAfter(const std::string &text, std::string_view words)
{
    const std::size_t at = text.find(words);
    std::int64_t number = 0;
    if (at != std::string::npos)
        std::from_chars(text.data() + at + words.size(), text.data() + text.size(), number);
    return number;
}

std::optional<ReportedState> healthOf(const CapiCase &c)
{
    return reported(c.view.machine, "HealthCheckSucceeded");
}

/// What is said of a Node that is not well: when a kubelet falls silent its conditions become
/// Unknown. Before a Node joins, and while its cluster is out of reach, Unknown says nothing of it.
bool isSick(const std::optional<ReportedState> &node)
{
    if (!node)
        return false;
    const std::string &status = node->condition.status;
    const std::string &reason = node->condition.reason;
    return status == "False"
        || (status == "Unknown"
            && (node->isOld || reason == "NodeHealthUnknown" || reason == "InternalError"));
}

/// The Node itself, which knows more than what its machine reports: nullopt unless its Ready is not
/// True.
std::optional<ReportedState> notReadyBySight(const CapiCase &c)
{
    auto ready = reported(c.view.node, "Ready");
    if (!ready || ready->condition.status == "True")
        return std::nullopt;
    ready->place = "Node " + ready->place;
    return ready;
}

bool isNodeDeleted(const CapiCase &c)
{
    for (const char *type : {"NodeHealthy", "NodeReady"}) {
        const auto state = reported(c.view.machine, type);
        if (state && state->condition.reason == "NodeDeleted")
            return true;
    }
    const auto health = healthOf(c);
    return health && health->condition.reason == "NodeDeleted";
}

/// A Metal3Remediation that has switched its host on and waits for the Node.
std::optional<WhyStuck> hostBackNodeNot(const CapiCase &c)
{
    const Object &remediation = c.view.remediation;
    // Who asked for it withdraws it when the Node is well, and not in the same moment.
    if (!lives(c) || remediation.text("/status/phase") != "Waiting"
        || reportedIs(c.view.machine, "NodeHealthy", "True"))
        return std::nullopt;
    const auto since = parseTime(remediation.text("/status/lastRemediated"));
    const std::string host =
        shortName(c.view.host ? c.view.host.name() : hostOfMetal3(c.view.infrastructure).name);
    WhyStuck why = progressFrom(c,
                                {.at = "remediation",
                                 .hold = remediation.name(),
                                 .owner = remediation.kind(),
                                 .head = say::capiHostIsBack(host.empty() ? nodeOf(c) : host),
                                 .since = since ? since : remediation.creationTimestamp(),
                                 .next = say::capiMachineIsReplacedElse(),
                                 .ofWorkload = true},
                                bootMayTake);
    if (why.look == StuckState::Working)
        why.look = StuckState::Progress;
    why.facts.push_back({quoted("Waiting"),
                         say::capiOfObject("status.phase", remediation.kind(), remediation.name()),
                         since});
    why.exits = {{say::waitNodeMayComeBack(), "wait"},
                 {say::lookAtConsoleOfInstance(), "owner"},
                 {say::lookAtKubeletOf(nodeOf(c)), "fix"}};
    return why;
}

/// What a check says of too many unhealthy ones, else what it counted.
std::optional<HealthCount> stopOf(const Object &check)
{
    const auto state = reported(check, "RemediationAllowed");
    HealthCount count = healthCountOf(check);
    if (state && state->condition.status == "False"
        && state->condition.reason == "TooManyUnhealthy") {
        const std::string &text = state->condition.message;
        if (text.find("(total: ") != std::string::npos) {
            count.total = static_cast<int>(numberAfter(text, "(total: "));
            count.unhealthy = static_cast<int>(numberAfter(text, "unhealthy: "));
        }
        count.stops = true;
    }
    return count.stops && count.total > 0 ? std::optional(count) : std::nullopt;
}

/// The owner was asked to replace the machine and does not.
struct Refusal {
    ReportedState state{};
    bool isQuorum = false;
    bool isMaxRetry = false;
};

constexpr const char *remediationInProgress =
    "controlplane.cluster.x-k8s.io/remediation-in-progress";

/// The other machine that its control plane replaces, and no second one meanwhile (upstream:
/// reconcileUnhealthyMachines); empty: there is none.
std::string replacedBefore(const CapiCase &c)
{
    const auto value = c.view.controlPlane.annotation(remediationInProgress);
    const Json mark = value ? Json::parse(*value, nullptr, false) : Json();
    // A TalosControlPlane writes the name alone.
    const std::string name = mark.is_object() ? textOf(mark, "machine")
        : mark.is_discarded()                 ? *value
                                              : std::string();
    return isControlPlaneMachine(c.view.machine) && name != c.view.machine.name() ? name
                                                                                  : std::string();
}

/// It makes no other for the one that it replaces first before this one is well, which it does not
/// replace before (kubernetes-sigs/cluster-api#10125): nobody gives way.
bool isDeadlocked(const CapiCase &c)
{
    return !replacedBefore(c).empty()
        && setTroubleOf(c.view).text().find("to become healthy") != std::string::npos;
}

std::optional<Refusal> refusalOf(const CapiCase &c)
{
    auto state = reported(c.view.machine, "OwnerRemediated");
    // A check with a template asks nobody else where that cannot be had.
    const auto elsewhere = reported(c.view.machine, "ExternallyRemediated");
    if (elsewhere && elsewhere->condition.status == "False"
        && elsewhere->condition.reason.starts_with("RemediationTemplate"))
        state = elsewhere;
    if (!lives(c) || !state || state->condition.status != "False")
        return std::nullopt;
    const std::string &text = state->condition.message;
    // The health check has asked, and the owner has not answered; what it answers has words of its
    // own.
    if (state->condition.reason == "WaitingForRemediation"
        && (text.empty() || text == "Waiting for remediation")) {
        const std::string other = replacedBefore(c);
        if (other.empty())
            return std::nullopt;
        state->condition.message = "remediation-in-progress: " + other;
        state->place = std::string("metadata.annotations[") + remediationInProgress + "] of "
            + c.view.controlPlane.kind() + ' ' + c.view.controlPlane.name();
        return Refusal{*state};
    }
    return Refusal{*state,
                   text.find("quorum") != std::string::npos,
                   text.find("(MaxRetry)") != std::string::npos};
}

WhyStuck notReplaced(const CapiCase &c, const Refusal &refusal, Message head)
{
    WhyStuck why = whyFrom(c,
                           {.at = "remediation",
                            .hold = c.view.machine.name(),
                            .owner = planeOf(c),
                            .head = std::move(head),
                            .since = refusal.state.since,
                            .next = say::getsOnWhenCured()});
    why.priority = isControlPlaneMachine(c.view.machine) ? 1 : 2;
    why.facts.push_back(factFrom(refusal.state));
    if (healthOf(c))
        why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
    return why;
}

/// Another machine of its control plane that is being deleted, which replaces no second one
/// meanwhile, and says so without a name or not at all (upstream: reconcileUnhealthyMachines);
/// null: none is, or it is not that.
const Object *replacedFirst(const CapiCase &c)
{
    const auto asked = reported(c.view.machine, "OwnerRemediated");
    if (!lives(c) || !isControlPlaneMachine(c.view.machine) || !asked
        || asked->condition.status != "False"
        || !reportedIs(c.view.machine, "HealthCheckSucceeded", "False"))
        return nullptr;
    const std::string &text = asked->condition.message;
    const bool isThat = text.empty() || text == "Waiting for remediation"
        || text.find("deletion to complete") != std::string::npos;
    const auto going = std::ranges::find_if(c.view.controlPlaneMachines,
                                            [](const Object &other) { return other.isDeleting(); });
    return isThat && going != c.view.controlPlaneMachines.end() ? &*going : nullptr;
}

WhyStuck replacedAfter(const CapiCase &c, const Object &first)
{
    const auto asked = reported(c.view.machine, "OwnerRemediated");
    WhyStuck why =
        whyFrom(c,
                {.at = "remediation",
                 .hold = c.view.machine.name(),
                 .owner = planeOf(c),
                 .head = say::capiControlPlaneOneByOne(planeOf(c), shortName(first.name())),
                 .since = asked->since,
                 .next = say::nodeIsDrainedAndMachineDeletedThen()});
    why.look = StuckState::Progress;
    why.facts.push_back(factFrom(*asked));
    why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
    why.exits = {{say::capiWaitForFirst(first.name()), "wait"},
                 {say::lookAt(first.name()), "owner"}};
    return why;
}

/// Which sets, pools and control planes put on what they make: whose owner is not seen is not
/// without one.
bool isLabelledByOwner(const Object &machine)
{
    constexpr const char *keys[] = {"cluster.x-k8s.io/set-name",
                                    "cluster.x-k8s.io/deployment-name",
                                    "cluster.x-k8s.io/pool-name",
                                    "cluster.x-k8s.io/control-plane-name",
                                    "cluster.x-k8s.io/control-plane"};
    return std::any_of(std::begin(keys), std::end(keys), [&](const char *key) {
        return machine.label(key).has_value();
    });
}

/// Who owns it is asked for another one, and makes none: it has no owner, and a health check asks
/// for such too (cluster-api.sigs.k8s.io, healthchecking, limitations); it is paused; or it does
/// not answer, as its controller is down or knows no such request
/// (siderolabs/cluster-api-control-plane-provider-talos#262).
std::optional<WhyStuck> replacementUnanswered(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    const auto asked = reported(machine, "OwnerRemediated");
    const auto node = reported(machine, "NodeHealthy");
    if (!lives(c) || isBeingMade(c) || !asked || asked->condition.status != "False"
        || !reportedIs(machine, "HealthCheckSucceeded", "False")
        || (node && node->condition.reason == "ConnectionDown"))
        return std::nullopt;
    const Reference reference = controllerOf(machine);
    const bool isOfSet = reference.kind == "MachineSet";
    const Object &owner = isOfSet ? c.view.machineSet : c.view.controlPlane;
    const bool isPaused = owner && owner.name() == reference.key.name
        && (isPausedByAnnotation(owner) || reportedIs(owner, "Paused", "True"));
    const bool isOwned = !reference.key.name.empty();
    if (!isOwned && isLabelledByOwner(machine))
        return std::nullopt;
    if (isOwned && !isPaused && c.now - asked->since.value_or(c.now) < repairMayTake)
        return std::nullopt;
    const std::string name = shortName(reference.key.name);
    WhyStuck why = whyFrom(c,
                           {.at = "remediation",
                            .hold = machine.name(),
                            .owner = isOwned ? name : std::string(),
                            .head = !isOwned ? say::capiHasNoOwner()
                                : isPaused   ? say::capiOwnerIsPaused(reference.kind, name)
                                             : say::capiOwnerHasNotReplaced(reference.kind, name),
                            .since = asked->since,
                            .next = !isOwned ? say::nothingIsDoneByItselfThen()
                                : isPaused   ? say::isReconciledAgainWhenPause()
                                             : say::getsOnWhenCured()});
    why.priority = isControlPlaneMachine(machine) ? 1 : 2;
    why.facts.push_back(factFrom(*asked));
    why.facts.push_back(conditionFact(machine, "HealthCheckSucceeded"));
    if (!isOwned)
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"}, replaceIt(c)};
    else if (isPaused)
        why.exits = {{say::capiWaitPauseEnds(), "wait"},
                     {say::capiCheckMoveFirst(), "ask"},
                     {say::capiResume(reference.kind, reference.key.name), "override"}};
    else
        why.exits = {{say::capiWaitController(), "wait"},
                     {say::lookAt(reference.kind + ' ' + name), "owner"},
                     {say::lookAtKubeletOf(nodeOf(c)), "fix"}};
    return why;
}

/// Since v1.12 a machine is updated in place where its owner finds somebody who can: it is not made
/// anew, and its version and its Node change below what runs.
std::optional<WhyStuck> updatedInPlace(const CapiCase &c)
{
    const auto state = reported(c.view.machine, "Updating");
    if (!lives(c) || !state || state->condition.status != "True")
        return std::nullopt;
    const bool failed = state->condition.reason == "InPlaceUpdateFailed";
    const std::string text = firstEntry(state->condition.message);
    const Said said{.at = "upgrade",
                    .hold = controllerOf(c.view.machine).key.name,
                    .owner = controllerOf(c.view.machine).key.name,
                    .head = failed ? say::capiUpdateFailed(
                                abridged(text.empty() ? state->condition.reason : text, 90))
                        : text.empty() ? say::capiIsUpdated()
                                       : say::capiIsUpdatedSays(abridged(text, 90)),
                    .since = state->since,
                    .next = say::machineIsRunningNext()};
    WhyStuck why = failed ? whyFrom(c, said) : progressFrom(c, said, updateMayTake);
    why.facts.push_back(factFrom(*state));
    why.exits = {{say::capiWaitController(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

std::optional<WhyStuck> nodeDeleted(const CapiCase &c)
{
    if (!lives(c) || !isNodeDeleted(c))
        return std::nullopt;
    const char *type = reportedIs(c.view.machine, "NodeHealthy", "False") ? "NodeHealthy"
        : reported(c.view.machine, "NodeReady")                           ? "NodeReady"
                                                                          : "HealthCheckSucceeded";
    const auto state = reported(c.view.machine, type);
    // A health check alone replaces it: no set and no control plane asks for its Node.
    const bool isMended = isWatched(c);
    WhyStuck why = whyFrom(c,
                           {.at = "node",
                            .hold = nodeNameOf(c.view.machine),
                            .head = say::nodeOfItIsGone(nodeOf(c)),
                            .clause = say::capiServerMayRun(),
                            .since = state ? state->since : std::nullopt,
                            .next = isMended ? say::healthCheckRemediatesMachineOnce()
                                             : say::nothingIsDoneByItselfThen(),
                            .ofWorkload = true});
    why.priority = 2;
    why.facts.push_back(conditionFact(c.view.machine, type));
    why.exits = {{isMended ? say::waitHealthCheckActs() : say::waitInVainPersonHasToAct(), "wait"},
                 {say::restartKubeletSoThatItRegisters(), "fix"}};
    return why;
}

/// What is known of its Node is what was seen last.
std::optional<WhyStuck> nodeLastKnown(const CapiCase &c)
{
    auto state = reported(c.view.machine, "NodeHealthy");
    if (!state || state->condition.reason != "ConnectionDown")
        state = reported(c.view.machine, "NodeReady");
    if (!lives(c) || !state || state->condition.reason != "ConnectionDown")
        return std::nullopt;
    constexpr std::string_view words = "Last successful probe at ";
    std::optional<TimePoint> probe;
    if (const std::size_t at = state->condition.message.find(words); at != std::string::npos) {
        std::string_view rest = state->condition.message;
        rest.remove_prefix(at + words.size());
        probe = parseTime(rest.substr(0, rest.find_first_of(" \n")));
    }
    const auto since = probe ? probe : state->since;
    const std::string cluster = clusterOf(c);
    WhyStuck why = whyFrom(
        c,
        {.at = "node",
         .hold = nodeNameOf(c.view.machine),
         .owner = cluster,
         .head = since ? say::capiNodeIsLastKnown(c.now - *since) : say::capiNodeIsNotKnown(),
         .clause = c.view.workloadReadable ? say::capiWorkloadIsDown(cluster) : Message(),
         .next = say::getsOnWhenCured(),
         .ofWorkload = true});
    why.since = why.cause = since;
    why.look = StuckState::Unknown;
    why.facts.push_back(factFrom(*state));
    why.exits = {{say::waitNodeMayComeBack(), "wait"}, {say::capiRestoreWorkload(cluster), "fix"}};
    return why;
}

/// A health check watches over its kind, and an annotation takes this one out; says nothing:
/// neither.
Message leftOutOfRepair(const CapiCase &c)
{
    if (!c.view.machine.annotation(skipRemediation))
        return {};
    const auto check = std::ranges::find_if(
        c.view.healthChecks, [&c](const Object &one) { return checkSelects(one, c.view.machine); });
    return check == c.view.healthChecks.end()
        ? Message()
        : say::healthCheckLeavesIt(shortName(check->name()), quoted(skipRemediation));
}

std::optional<WhyStuck> nodeUnhealthy(const CapiCase &c)
{
    if (!lives(c))
        return std::nullopt;
    const auto health = healthOf(c);
    const bool failed = health && health->condition.status == "False";
    // Of a Node that has not joined the rows of the creation tell.
    auto node = isBeingMade(c) ? std::nullopt : reported(c.view.machine, "NodeHealthy");
    if (!isSick(node))
        node = notReadyBySight(c);
    if (!node && !failed)
        return std::nullopt;
    const ReportedState &state = node ? *node : *health;
    const bool isSilent = c.view.node ? reportedIs(c.view.node, "Ready", "Unknown")
                                      : node && node->condition.reason == "NodeHealthUnknown";
    const bool isUnknown = node && node->condition.reason == "InternalError";
    std::string text = firstEntry(state.condition.message.empty() ? state.condition.reason
                                                                  : state.condition.message);
    // What is said anyway.
    if (constexpr std::string_view ready = "Node.Ready: "; text.starts_with(ready))
        text.erase(0, ready.size());
    WhyStuck why = whyFrom(
        c,
        {.at = "node",
         .hold = nodeNameOf(c.view.machine),
         .head = isSilent ? say::kubeletOfNodeIsSilent(nodeOf(c))
             : isUnknown  ? say::capiNodeIsNotKnown()
                          : say::nodeIsNotReadyBecause(nodeOf(c), abridged(text, 90)),
         .clause = failed ? Message() : leftOutOfRepair(c),
         .since = state.since,
         .next = failed ? say::healthCheckRemediatesMachineOnce() : say::machineIsRunningNext(),
         .ofWorkload = true});
    if (failed && c.now - state.since.value_or(c.now) < repairMayTake)
        why.look = StuckState::Progress;
    else if (isUnknown)
        why.look = StuckState::Unknown;
    why.priority = isControlPlaneMachine(c.view.machine) ? 2 : 3;
    why.facts.push_back(factFrom(state));
    why.exits = {
        {failed ? say::waitHealthCheckActs() : say::waitNodeMayComeBack(), "wait"},
        {isUnknown ? say::capiCheckControllerLog() : say::lookAtKubeletOf(nodeOf(c)), "owner"}};
    return why;
}

/// What a Ready Node has to tell, which is the same whatever kind of machine is below it: somebody
/// keeps it closed to pods, or tells of trouble by a condition of it.
std::optional<WhyStuck> readyNodeTells(const CapiCase &c,
                                       std::optional<WhyStuck> (*says)(const holds::Case &))
{
    if (!lives(c) || !c.view.workloadReadable || !reportedIs(c.view.node, "Ready", "True"))
        return std::nullopt;
    holds::StuckView view;
    view.node = c.view.node;
    view.site = c.view.site;
    std::ranges::copy_if(c.view.events,
                         std::back_inserter(view.events),
                         [](const holds::EventSign &sign) { return sign.kind == "Node"; });
    auto why = says({view, c.holds, c.now});
    // What its agents take off within minutes is nothing that a machine waits for.
    return why && why->look == StuckState::Working ? std::nullopt : why;
}

std::optional<WhyStuck> nodeTakesNoPods(const CapiCase &c)
{
    return readyNodeTells(c, holds::whyNodeTakesNoPods);
}

std::optional<WhyStuck> nodeReportsTrouble(const CapiCase &c)
{
    return readyNodeTells(c, holds::whyNodeReports);
}

} // namespace

std::optional<WhyStuck> repairStopped(const CapiCase &c)
{
    if (c.view.machine && (!lives(c) || !isUnhealthy(c)))
        return std::nullopt;
    for (const Object &check : c.view.healthChecks) {
        const auto count = stopOf(check);
        if (!count || (c.view.machine && !checkSelects(check, c.view.machine)))
            continue;
        const auto state = reported(check, "RemediationAllowed");
        WhyStuck why = whyFrom(
            c,
            {.at = "remediation",
             .hold = check.name(),
             .owner = check.name(),
             .head = say::capiRepairIsStopped(shortName(check.name()),
                                              count->unhealthy,
                                              count->total,
                                              count->allowed.empty() ? "100%" : count->allowed),
             .since = state ? state->since : std::nullopt,
             .next = say::healthCheckRemediatesMachineOnce()});
        why.priority = 2;
        if (state)
            why.facts.push_back(conditionFact(check, "RemediationAllowed"));
        if (healthOf(c))
            why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
        why.exits = {{say::waitActsAgainWhenFewer(), "wait"},
                     {say::findWhatUnhealthyMachinesHave(), "fix"}};
        // Where most are unhealthy the check would replace the cluster.
        if (count->unhealthy * 2 <= count->total)
            why.exits.push_back({say::raiseMaxUnhealthy(check.name()), "override"});
        return why;
    }
    return std::nullopt;
}

std::optional<WhyStuck> replacementCostsQuorum(const CapiCase &c)
{
    const auto refusal = refusalOf(c);
    if (!refusal || !refusal->isQuorum)
        return std::nullopt;
    WhyStuck why = notReplaced(c, *refusal, say::capiReplacementCostsQuorum(planeOf(c)));
    why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiHealAnotherMember(), "fix"}};
    return why;
}

std::optional<WhyStuck> replacementGaveUp(const CapiCase &c)
{
    const auto refusal = refusalOf(c);
    if (!refusal || !refusal->isMaxRetry)
        return std::nullopt;
    const std::int64_t told = numberAfter(refusal->state.condition.message, "failed ");
    const std::int64_t times = told > 0 ? told : maxRetryOf(c.view.controlPlane).value_or(0);
    WhyStuck why = notReplaced(c,
                               *refusal,
                               times == 1 ? say::capiReplacementGaveUpAfterOne(planeOf(c))
                                          : say::capiReplacementGaveUp(planeOf(c), times));
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                 {say::cureWhatItComplainsAbout(), "fix"}};
    return why;
}

std::optional<WhyStuck> replacementRefused(const CapiCase &c)
{
    if (const Object *first = replacedFirst(c))
        return replacedAfter(c, *first);
    const auto refusal = refusalOf(c);
    if (!refusal)
        return replacementUnanswered(c);
    const std::string text = firstEntry(refusal->state.condition.message);
    WhyStuck why = notReplaced(c,
                               *refusal,
                               say::capiReplacementIsRefused(abridged(
                                   text.empty() ? refusal->state.condition.reason : text, 100)));
    if (isDeadlocked(c)) {
        why.facts.push_back({setTroubleOf(c.view), quoted("ScalingUp"), {}});
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                     {say::lookAtKubeletOf(nodeOf(c)), "owner"},
                     replaceIt(c)};
        return why;
    }
    why.exits = {{say::capiWaitController(), "wait"}, {say::cureWhatItComplainsAbout(), "fix"}};
    return why;
}

bool isUnhealthy(const CapiCase &c)
{
    const auto health = healthOf(c);
    return (health && health->condition.status == "False")
        || isSick(reported(c.view.machine, "NodeHealthy")) || notReadyBySight(c);
}

bool isWatched(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    const bool isSelected =
        std::ranges::any_of(c.view.healthChecks, [&machine](const Object &check) {
            return checkSelects(check, machine);
        });
    return (isSelected || healthOf(c)) && !machine.annotation(skipRemediation);
}

const std::vector<CapiCause> &capiRepairCauses()
{
    static const std::vector<CapiCause> causes{
        {"host back, Node not", hostBackNodeNot},
        {"repair stopped", repairStopped},
        {"replacement costs quorum", replacementCostsQuorum},
        {"replacement given up", replacementGaveUp},
        {"set blocked by a check", setBlocked},
        {"replacement refused", replacementRefused},
        {"etcd members differ", membersDiffer},
        {"upgrade waits for a hook", upgradeWaits},
        {"updated in place", updatedInPlace},
        {"Node deleted", nodeDeleted},
        {"Node last known", nodeLastKnown},
        {"Node not ready", nodeUnhealthy},
        {"Node takes no pods", nodeTakesNoPods},
        {"Node reports trouble", nodeReportsTrouble},
        {"upgrade deferred", upgradeDeferred},
    };
    return causes;
}

} // namespace hp::capi
