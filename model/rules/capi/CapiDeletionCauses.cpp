// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Override.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/HookWait.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::Hold;
using holds::HoldKind;
using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;
using machine::HookPoint;

namespace {

using namespace std::chrono_literals;

/// Nobody has taken up a deletion that is so old.
constexpr Duration takenUpWithin = 2min;
constexpr Duration drainMayLast = 30min;
constexpr Duration providerMayTake = 30min;
constexpr Duration stepMayTake = 10min;

/// Whose hooks these are where their value does not say (facts/cluster-api.md 4).
struct KnownHook {
    const char *name;
    const char *owner;
};
constexpr std::array<KnownHook, 8> knownHooks{
    {{controlPlaneHook, "KubeadmControlPlane"},
     {"rke2-cleanup", "RKE2ControlPlane"},
     {"rke-bootstrap-cleanup", "rke-bootstrap-controller"},
     {"agentmachine", "cluster-api-provider-agent"},
     {"linstor-prepare-for-drain", "Piraeus"},
     {"linstor-wait-for-complete-evacuation", "Piraeus"},
     {"longhorn-node-eviction", "Longhorn"},
     {"maintenance-controller", "maintenance-controller"}}};

std::string ownerOf(const CapiCase &c, const Hold &hold)
{
    if (!hold.owner.raw.empty())
        return hold.owner.raw;
    if (hold.name == controlPlaneHook && !c.view.controlPlane.kind().empty())
        return c.view.controlPlane.kind();
    for (const auto &[name, owner] : knownHooks) {
        if (hold.name == name)
            return owner;
    }
    return {};
}

std::optional<AnnotationHook> hookOf(const CapiView &view, const Hold &hold)
{
    for (const AnnotationHook &hook : annotationHooks(view.machine)) {
        if (holds::kindOf(hook.point) == hold.kind && hook.name == hold.name)
            return hook;
    }
    return std::nullopt;
}

bool isDeletedCluster(const CapiCase &c)
{
    return c.view.cluster.isDeleting();
}

std::string controlPlaneName(const CapiView &view)
{
    if (view.controlPlane)
        return shortName(view.controlPlane.name());
    const std::string name = view.machine.label(controlPlaneNameLabel).value_or("");
    return shortName(name.empty() ? clusterNameOf(view.machine) : name);
}

void addHookFacts(WhyStuck &why, const CapiCase &c, const std::vector<Hold> &hooks)
{
    const Hold &first = hooks.front();
    if (!first.owner.says.empty())
        why.facts.push_back({say::about(first.owner.raw, first.owner.says),
                             first.owner.evidence,
                             first.owner.lastSign});
    for (const Hold &hook : hooks) {
        const std::string owner = ownerOf(c, hook);
        why.facts.push_back({owner.empty() ? quoted(hook.name) : say::belongs(hook.name, owner),
                             hook.evidence,
                             hook.since});
    }
    addDeletionFacts(why, c);
}

/// A machine that waits for hooks, the first of which it is about.
WhyStuck waitsForHook(const CapiCase &c, const std::vector<Hold> &hooks, const Message &clause)
{
    const Hold &first = hooks.front();
    const auto hook = hookOf(c.view, first);
    const std::string owner = ownerOf(c, first);
    WhyStuck why;
    why.waitingAt = holds::waitingAt(first.kind);
    why.hold = first.name;
    why.owner = owner;
    why.priority = first.priority;
    why.since = why.cause = first.since;
    why.next = hook ? nextAfterHook(c.view, hook->key, c.now) : Message();
    const Message head = hook && hook->nameless ? say::capiWaitsForNamelessHook(why.waitingAt)
        : owner.empty() ? say::capiWaitsForUnownedHook(why.waitingAt, shortName(first.name))
                        : say::waitingAt(why.waitingAt, shortName(first.name), shortName(owner));
    why.sentence = holds::hookSentence(first, head, clause, why.next, c.now);
    addHookFacts(why, c, hooks);
    why.exits = {{holds::waitText(first, c.now), "wait"}};
    if (!owner.empty())
        why.exits.push_back({say::lookAt(owner), "owner"});
    why.exits.push_back({say::askOwner(first.name), "ask"});
    why.exits.push_back({say::capiRemoveHook(first.name), "override"});
    return why;
}

/// By what is known of its owner: the name of the row, and its clause.
template<HoldKind Kind, const char *Name>
std::optional<WhyStuck> judgedHook(const CapiCase &c)
{
    const auto hooks = holds::holdingHooks(c.holds, {Kind});
    if (hooks.empty() || (Kind == HoldKind::PreTerminate && hooks.front().name == controlPlaneHook))
        return std::nullopt;
    const Hold &first = hooks.front();
    const std::string_view name = Name;
    const bool applies = name == "owner failing" ? first.modifiers.ownerFailing
        : name == "orphan owner"                 ? first.modifiers.orphan
        : name == "owner silent"                 ? first.modifiers.ownerSilent
        : name == "hook late"                    ? first.state != holds::HoldState::Holding
                                                 : true;
    if (!applies)
        return std::nullopt;
    Message clause = holds::ownerClause(first);
    if (Kind == HoldKind::PreTerminate && isDeletedCluster(c))
        clause = say::capiClusterDeletionAsks();
    return waitsForHook(c, hooks, clause);
}

constexpr char failingRow[] = "owner failing";
constexpr char orphanRow[] = "orphan owner";
constexpr char silentRow[] = "owner silent";
constexpr char lateRow[] = "hook late";
constexpr char holdingRow[] = "hook holding";

template<HoldKind Kind>
std::optional<WhyStuck> nameless(const CapiCase &c)
{
    const auto hooks = holds::holdingHooks(c.holds, {Kind});
    if (hooks.empty())
        return std::nullopt;
    const auto hook = hookOf(c.view, hooks.front());
    if (!hook || !hook->nameless)
        return std::nullopt;
    WhyStuck why = waitsForHook(c, hooks, {});
    const std::string writer = managerOfAnnotation(c.view.machine, hook->key);
    if (!writer.empty())
        why.facts.insert(
            why.facts.begin(),
            {say::capiAnnotationWasSetBy(writer), quoted("metadata.managedFields"), {}});
    why.exits = {{say::waitNobodyIsThereTake(), "wait"},
                 {writer.empty() ? say::askOwner(hook->key) : say::ask(writer), "ask"},
                 {say::takeAnnotationOff(hook->key), "override"}};
    return why;
}

std::optional<WhyStuck> machinePaused(const CapiCase &c)
{
    const Pause pause = pauseOf(c.view);
    if (!c.view.machine || pause.name.empty())
        return std::nullopt;
    const bool deleting = c.view.machine.isDeleting();
    // clusterctl has made them in another management cluster before it marks and deletes them here:
    // whoever ends the pause has two controllers act on one server.
    const bool isMoved = c.view.machine.annotation(deleteForMove).has_value();
    const std::string cluster = shortName(clusterNameOf(c.view.machine));
    WhyStuck why = whyFrom(
        c,
        {.at = "paused",
         .hold = pause.name,
         .head = pause.ofCluster ? say::capiClusterIsPaused(cluster)
                                 : say::capiMachineIsPaused(pause.name),
         .clause = deleting ? say::capiDeletionRests() : Message(),
         .since = pause.since,
         .next = isMoved ? say::nothingIsDoneByItselfThen() : say::isReconciledAgainWhenPause()});
    why.facts.push_back({pause.ofCluster ? say::isSet(pause.name) : say::annotationIsSet(),
                         pause.ofCluster ? say::capiOfObject("spec.paused", "Cluster", cluster)
                                         : quoted("metadata.annotations[" + pause.name + ']'),
                         pause.since});
    const std::string writer =
        pause.ofCluster ? std::string() : managerOfAnnotation(c.view.machine, pausedAnnotation);
    if (isMoved) {
        why.facts.push_back({say::annotationIsSet(),
                             quoted(std::string("metadata.annotations[") + deleteForMove + ']'),
                             {}});
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                     {say::lookAt("clusterctl move"), "owner"}};
        return why;
    }
    why.exits = {{say::capiWaitPauseEnds(), "wait"}};
    if (!writer.empty())
        why.exits.push_back({say::ask(writer), "owner"});
    why.exits.push_back({say::capiCheckMoveFirst(), "ask"});
    why.exits.push_back(
        {pause.ofCluster ? say::capiResume("Cluster", cluster) : say::takeAnnotationOff(pause.name),
         "override"});
    return why;
}

bool anyHookHolds(const CapiCase &c)
{
    return !holds::holdingHooks(c.holds, {HoldKind::PreDrain, HoldKind::PreTerminate}).empty();
}

std::optional<WhyStuck> noController(const CapiCase &c)
{
    const auto asked = c.view.machine.deletionTimestamp();
    if (c.deletion.step != DeletionStep::Unknown || c.deletion.failed || !asked
        || c.now - *asked <= takenUpWithin)
        return std::nullopt;
    // A condition that says False is proof; without one a hook explains as much.
    const auto state = reported(c.view.machine, "Deleting");
    if ((state && state->condition.status == "True") || (!state && anyHookHolds(c)))
        return std::nullopt;
    const std::string filter = c.view.machine.label(watchFilterLabel).value_or("");
    WhyStuck why = whyFrom(c,
                           {.at = "deletion",
                            .head = say::capiNoController(),
                            .clause = filter.empty()
                                ? Message()
                                : say::capiWatchFilter(watchFilterLabel, shortName(filter)),
                            .since = asked,
                            .next = say::getsOnWhenCured()});
    why.priority = 3;
    if (state)
        why.facts.push_back(conditionFact(c.view.machine, "Deleting"));
    if (!filter.empty())
        why.facts.push_back(
            {quoted(filter), quoted(std::string("metadata.labels[") + watchFilterLabel + ']'), {}});
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"}, {say::capiCheckControllers(), "owner"}};
    return why;
}

std::optional<WhyStuck> controllerFails(const CapiCase &c)
{
    if (c.deletion.reason != "InternalError")
        return std::nullopt;
    WhyStuck why = whyFrom(c,
                           {.at = "deletion",
                            .head = say::capiControllerFails(firstLine(c.deletion.message)),
                            .since = c.deletion.since,
                            .next = say::getsOnWhenCured()});
    why.look = StuckState::Failed;
    why.priority = 3;
    addDeletionFacts(why, c);
    why.exits = {{say::capiWaitController(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

/// The hook of the control plane where it holds, and whatever holds beside it.
std::vector<Hold> controlPlaneHooks(const CapiCase &c)
{
    auto hooks = holds::holdingHooks(c.holds, {HoldKind::PreTerminate});
    const auto own =
        std::ranges::find_if(hooks, [](const Hold &hold) { return hold.name == controlPlaneHook; });
    if (own == hooks.end())
        return {};
    std::rotate(hooks.begin(), own, own + 1);
    return hooks;
}

Message afterControlPlaneHook(const CapiCase &c)
{
    const auto hook = hookOf(c.view, controlPlaneHooks(c).front());
    return hook ? nextAfterHook(c.view, hook->key, c.now) : Message();
}

WhyStuck keptByControlPlane(const CapiCase &c, const Message &head, Message next = {})
{
    const auto hooks = controlPlaneHooks(c);
    const Hold &own = hooks.front();
    WhyStuck why = whyFrom(c,
                           {.at = holds::waitingAt(own.kind),
                            .hold = own.name,
                            .owner = ownerOf(c, own),
                            .head = head,
                            .since = own.since,
                            .next = next.empty() ? say::getsOnWhenCured() : std::move(next)});
    why.priority = own.priority;
    addHookFacts(why, c, hooks);
    return why;
}

template<KeepReason Reason>
std::optional<WhyStuck> kept(const CapiCase &c)
{
    if (controlPlaneHooks(c).empty())
        return std::nullopt;
    const Keep keep = keepOf(c.view);
    if (keep.reason != Reason)
        return std::nullopt;
    const std::string name = controlPlaneName(c.view);
    const std::string hook = controlPlaneHook;
    WhyStuck why;
    switch (Reason) {
    case KeepReason::Paused:
        why = keptByControlPlane(
            c, say::capiControlPlaneIsPaused(name), say::isReconciledAgainWhenPause());
        why.facts.insert(why.facts.begin(), conditionFact(c.view.controlPlane, "Paused"));
        why.exits = {{say::capiWaitPauseEnds(), "wait"},
                     {say::capiResume(ownerOf(c, controlPlaneHooks(c).front()), name), "override"}};
        break;
    case KeepReason::OneAtATime:
        why = keptByControlPlane(c,
                                 say::capiControlPlaneOneByOne(name, shortName(keep.first)),
                                 afterControlPlaneHook(c));
        why.look = StuckState::Progress;
        why.exits = {{say::capiWaitForFirst(shortName(keep.first)), "wait"},
                     {say::lookAt(keep.first), "owner"}};
        break;
    case KeepReason::GoesLast: {
        auto hooks = holds::holdingHooks(c.holds, {HoldKind::PreTerminate});
        std::erase_if(hooks, [](const Hold &hold) { return hold.name == controlPlaneHook; });
        why = hooks.empty() ? keptByControlPlane(c, say::capiControlPlaneGoesLast(name))
                            : waitsForHook(c, hooks, say::capiControlPlaneGoesLast(name));
        break;
    }
    case KeepReason::Unreachable: {
        const std::string cluster = shortName(clusterNameOf(c.view.machine));
        why = keptByControlPlane(c, say::capiControlPlaneIsOutOfReach(name, cluster));
        for (const Object &other : c.view.controlPlaneMachines) {
            if (const auto state = reported(other, "APIServerPodHealthy"))
                why.facts.insert(why.facts.begin(),
                                 {quoted("APIServerPodHealthy=" + state->condition.status),
                                  say::capiOfObject(state->place, "Machine", other.name()),
                                  state->since});
        }
        why.exits = {{say::capiWaitController(), "wait"},
                     {say::capiRestoreWorkload(cluster), "fix"}};
        break;
    }
    case KeepReason::NoOther:
        why = keptByControlPlane(c, say::capiNoOtherControlPlane(name));
        why.exits = {{say::capiWaitControlPlane(), "wait"},
                     {say::capiHealControlPlane(name), "fix"}};
        break;
    case KeepReason::Learner:
        why = keptByControlPlane(c, say::capiEtcdHasLearner(name));
        why.exits = {{say::capiWaitControlPlane(), "wait"}};
        break;
    case KeepReason::DeletedTogether:
        why = keptByControlPlane(
            c,
            say::capiDeletedTogether(
                name, shortName(keep.first), keep.etcd.healthy(), keep.etcd.members));
        why.exits = {{say::capiRemoveMemberByHand(shortName(keep.first)), "expert"}};
        break;
    case KeepReason::Quorum:
        why = keptByControlPlane(
            c, say::capiReleaseCostsQuorum(name, keep.etcd.healthy(), keep.etcd.members));
        why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiHealEtcd(), "fix"}};
        break;
    case KeepReason::None:
        break;
    }
    if (why.sentence.empty())
        return std::nullopt;
    for (const Object &other : c.view.controlPlaneMachines) {
        const auto state = reported(other, "EtcdMemberHealthy");
        if ((Reason == KeepReason::Quorum || Reason == KeepReason::DeletedTogether) && state
            && state->condition.status != "True")
            why.facts.insert(why.facts.begin(),
                             {quoted("EtcdMemberHealthy=" + state->condition.status),
                              say::capiOfObject(state->place, "Machine", other.name()),
                              state->since});
    }
    return why;
}

/// Nothing speaks against it: the control plane is at it, or others hold as well.
std::optional<WhyStuck> controlPlaneReleases(const CapiCase &c)
{
    auto hooks = controlPlaneHooks(c);
    if (hooks.empty())
        return std::nullopt;
    const std::string name = controlPlaneName(c.view);
    if (isDeletedCluster(c))
        return waitsForHook(c, hooks, say::capiClusterDeletionAsks());
    if (!isKubeadm(c.view.controlPlane))
        return waitsForHook(c, hooks, holds::ownerClause(hooks.front()));
    if (hooks.size() > 1) {
        std::rotate(hooks.begin(), hooks.begin() + 1, hooks.end());
        return waitsForHook(c, hooks, {});
    }
    const auto key = hookOf(c.view, hooks.front());
    WhyStuck why = progressFrom(c,
                                {.at = holds::waitingAt(hooks.front().kind),
                                 .hold = hooks.front().name,
                                 .owner = ownerOf(c, hooks.front()),
                                 .head = say::capiControlPlaneReleases(name),
                                 .since = hooks.front().since,
                                 .next = key ? nextAfterHook(c.view, key->key, c.now) : Message()},
                                stepMayTake);
    addHookFacts(why, c, hooks);
    why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

// ------------------------------------------------------------------------------------ the drain

/// It is drained, and nothing passes the drain by.
bool isDraining(const CapiCase &c)
{
    return c.deletion.step == DeletionStep::Drain && drainIsSkippedBecause(c.view, c.now).empty();
}

std::string nodeOf(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    const std::string &name =
        isMachinePool(machine) ? firstNodeOfPool(machine) : nodeNameOf(machine);
    return shortName(name.empty() ? machine.name() : name);
}

Message afterDrain(const CapiCase &c)
{
    return nextAfter(c.view, DeletionStep::Drain, c.now);
}

/// A drain that somebody's pods keep.
WhyStuck drainWaits(const CapiCase &c, Said said)
{
    said.at = "drain";
    said.since = c.deletion.since;
    said.next = afterDrain(c);
    said.ofWorkload = true;
    WhyStuck why = whyFrom(c, said);
    why.exits = {{say::waitForNextDrain(), "wait"}};
    addDeletionFacts(why, c);
    return why;
}

Message afterVolumes(const CapiCase &c)
{
    return nextAfter(c.view, DeletionStep::Volumes, c.now);
}

/// Whether its volumes are detached cannot be found out.
WhyStuck volumesWait(const CapiCase &c, Said said)
{
    said.at = "volumes";
    said.since = c.deletion.since;
    said.next = afterVolumes(c);
    said.ofWorkload = true;
    WhyStuck why = whyFrom(c, said);
    why.exits = {{say::capiWaitController(), "wait"}};
    addDeletionFacts(why, c);
    return why;
}

const DrainLine *lineOf(const CapiCase &c, DrainLine::Kind kind)
{
    const auto found =
        std::ranges::find_if(c.drain, [kind](const DrainLine &line) { return line.kind == kind; });
    return found == c.drain.end() ? nullptr : &*found;
}

std::string podOf(const DrainLine &line)
{
    return shortName(toString(line.pods.front()));
}

std::string budgetName(const DrainLine &line)
{
    return holds::shortBudget(line.pods.front().ns, line.budget);
}

void addLineFacts(WhyStuck &why, const CapiCase &c)
{
    std::vector<holds::StuckFact> facts;
    for (const DrainLine &line : c.drain) {
        std::string pods;
        for (const ObjectKey &pod : line.pods)
            pods += (pods.empty() ? "" : ", ") + toString(pod);
        const Message text = line.kind == DrainLine::Kind::Budget && line.isCounted
            ? say::budgetWantsAndHas(shortName(line.budget), line.needs, line.has)
            : quoted(pods + ": " + line.says);
        facts.push_back({text,
                         c.deletion.place.empty() ? Message() : quoted(c.deletion.place),
                         c.deletion.since});
    }
    why.facts.insert(why.facts.begin(), facts.begin(), facts.end());
}

void addLimitExits(WhyStuck &why, const CapiCase &c)
{
    const Reference owner = controllerOf(c.view.machine);
    if (!owner.key.name.empty())
        why.exits.push_back({say::capiLimitDrainOn(owner.kind, owner.key.name), "override"});
    why.exits.push_back({say::capiSkipDrain(), "override"});
}

std::optional<WhyStuck> drainLimitOver(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Drain)
        return std::nullopt;
    const Message why = drainIsSkippedBecause(c.view, c.now);
    if (why.empty())
        return std::nullopt;
    WhyStuck said = progressFrom(c,
                                 {.at = "drain",
                                  .hold = nodeOf(c),
                                  .head = say::capiDrainIsPassed(why),
                                  .since = c.deletion.since,
                                  .next = afterDrain(c)},
                                 providerMayTake);
    addDeletionFacts(said, c);
    said.exits = {{say::waitDeletionGoesOn(), "wait"}};
    return said;
}

std::optional<WhyStuck> drainRuleInvalid(const CapiCase &c)
{
    if (!isDraining(c))
        return std::nullopt;
    constexpr std::string_view words = "invalid selectors in MachineDrainRule ";
    std::string name;
    if (const std::size_t at = c.deletion.message.find(words); at != std::string::npos) {
        name = c.deletion.message.substr(at + words.size());
        name = name.substr(0, name.find_first_of(" ,:;\n"));
    } else if (const Object *rule = invalidDrainRule(c.view)) {
        name = rule->name();
    }
    if (name.empty())
        return std::nullopt;
    WhyStuck why =
        drainWaits(c, {.hold = name, .head = say::capiDrainRuleIsInvalid(shortName(name))});
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                 {say::capiCorrectDrainRule(name), "fix"}};
    return why;
}

std::optional<WhyStuck> workloadUnreachable(const CapiCase &c)
{
    const bool ofVolumes =
        c.deletion.step == DeletionStep::Volumes && volumesAreSkippedBecause(c.view, c.now).empty();
    const bool fails = c.deletion.failed || c.deletion.reason == "DrainingFailed";
    if (!fails || !(ofVolumes || isDraining(c)))
        return std::nullopt;
    const bool down =
        !c.view.workloadReadable || reportedIs(c.view.cluster, "RemoteConnectionProbe", "False");
    const std::string cluster = shortName(clusterNameOf(c.view.machine));
    const std::string error = firstLine(c.deletion.message);
    const Message head = ofVolumes
        ? down ? say::capiWorkloadStopsVolumes(cluster) : say::capiControllerFails(error)
        : down ? say::capiWorkloadStopsDrain(cluster)
               : say::draining(nodeOf(c), quoted(error));
    WhyStuck why = ofVolumes ? volumesWait(c, {.hold = cluster, .head = head})
                             : drainWaits(c, {.hold = cluster, .head = head});
    if (down && reported(c.view.cluster, "RemoteConnectionProbe"))
        why.facts.insert(why.facts.begin(), conditionFact(c.view.cluster, "RemoteConnectionProbe"));
    why.exits.push_back(down ? holds::Exit{say::capiRestoreWorkload(cluster), "fix"}
                             : holds::Exit{say::capiCheckControllerLog(), "owner"});
    if (!ofVolumes)
        addLimitExits(why, c);
    return why;
}

std::optional<WhyStuck> budgetOfDeadNode(const CapiCase &c)
{
    const DrainLine *line = lineOf(c, DrainLine::Kind::Budget);
    if (!line || line->budget.empty() || !isNodeUnreachable(c.view))
        return std::nullopt;
    const Message inShort = say::drainingKubeletSilentShort(nodeOf(c), shortName(line->budget));
    WhyStuck why = drainWaits(
        c,
        {.hold = budgetName(*line),
         .owner = line->pods.front().ns,
         .head = line->isCounted ? say::drainingKubeletSilent(
                     nodeOf(c), shortName(line->budget), podOf(*line), line->needs, line->has)
                                 : inShort,
         .inShort = inShort});
    addLineFacts(why, c);
    // Also if it does not: its pods are deleted after their toleration, and the drain waits for
    // none that was deleted there.
    why.exits = {{say::waitNodeMayComeBack(), "wait"},
                 {say::lookAtKubeletOf(nodeOf(c)), "owner"},
                 {say::capiFenceThenLimit(), "fix"}};
    addLimitExits(why, c);
    return why;
}

/// What its budget says of it, which is not always how many are missing.
Message refusalBy(const DrainLine &line)
{
    constexpr std::string_view failed = "failed sync: ";
    if (line.budget.empty())
        return say::evictionOfPodIsRefused(podOf(line));
    if (line.isCounted)
        return say::podIsRefusedByBudget(podOf(line), shortName(line.budget), line.needs, line.has);
    if (line.says.find("still being processed") != std::string::npos)
        return say::budgetIsNotJudgedYet(budgetName(line));
    if (const std::size_t at = line.says.find(failed); at != std::string::npos)
        return say::budgetCannotBeJudged(budgetName(line),
                                         abridged(line.says.substr(at + failed.size()), 70));
    return say::budgetKeepsPod(budgetName(line), shortName(line.pods.front().name));
}

std::optional<WhyStuck> budgetRefuses(const CapiCase &c)
{
    const DrainLine *line = lineOf(c, DrainLine::Kind::Budget);
    if (!line)
        return std::nullopt;
    const Message refused = refusalBy(*line);
    const int more = static_cast<int>(line->pods.size()) - 1 + line->more;
    WhyStuck why = drainWaits(c,
                              {.hold = budgetName(*line),
                               .owner = line->pods.front().ns,
                               .head = say::draining(nodeOf(c), refused),
                               .inShort = refused,
                               .clause = more == 1 ? say::soIsMore()
                                   : more > 1      ? say::soAreMore(more)
                                                   : Message()});
    addLineFacts(why, c);
    why.exits.push_back({say::ask(line->pods.front().ns), "ask"});
    why.exits.push_back({line->budget.empty() || line->isCounted
                             ? say::giveBudgetRoomMoreReady()
                             : say::correctBudget(budgetName(*line)),
                         "fix"});
    addLimitExits(why, c);
    return why;
}

std::optional<WhyStuck> namespaceTerminates(const CapiCase &c)
{
    for (const DrainLine &line : c.drain) {
        if (line.says.find("terminating namespace") == std::string::npos
            && line.says.find("because it is being terminated") == std::string::npos)
            continue;
        WhyStuck why =
            drainWaits(c,
                       {.hold = toString(line.pods.front()),
                        .owner = line.pods.front().ns,
                        .head = say::draining(nodeOf(c), say::capiNamespaceTerminates(podOf(line))),
                        .inShort = say::capiNamespaceTerminates(podOf(line))});
        addLineFacts(why, c);
        why.exits.push_back({say::capiCheckNamespace(line.pods.front().ns), "owner"});
        addLimitExits(why, c);
        return why;
    }
    return std::nullopt;
}

std::optional<WhyStuck> capiEvictionRefused(const CapiCase &c)
{
    const DrainLine *line = lineOf(c, DrainLine::Kind::Refused);
    if (!line)
        return std::nullopt;
    WhyStuck why = drainWaits(
        c,
        {.hold = toString(line->pods.front()),
         .owner = line->pods.front().ns,
         .head = say::evictionIsRefused(nodeOf(c), podOf(*line), abridged(line->says, 80)),
         .inShort = say::evictionIsRefused(nodeOf(c), podOf(*line), abridged(line->says, 40))});
    addLineFacts(why, c);
    why.exits.push_back({say::cureWhatRefusalComplainsAbout(), "fix"});
    addLimitExits(why, c);
    return why;
}

std::optional<WhyStuck> podTerminates(const CapiCase &c)
{
    const DrainLine *line = lineOf(c, DrainLine::Kind::Terminating);
    if (!line)
        return std::nullopt;
    const bool mayEnd = mayStillEnd(c.view, *line, c.now);
    const Message says = mayEnd ? say::podIsEnding(podOf(*line)) : say::podDoesNotEnd(podOf(*line));
    WhyStuck why = drainWaits(c,
                              {.hold = toString(line->pods.front()),
                               .owner = line->pods.front().ns,
                               .head = say::draining(nodeOf(c), says),
                               .inShort = says});
    if (mayEnd) {
        why.look = StuckState::Progress;
        why.turns = *c.deletion.since + mayEndWithin;
    }
    addLineFacts(why, c);
    why.exits.push_back({say::lookAtPod(podOf(*line)), "owner"});
    why.exits.push_back({say::findOutWhyPodDoes(podOf(*line)), "fix"});
    addLimitExits(why, c);
    return why;
}

std::optional<WhyStuck> podCompletes(const CapiCase &c)
{
    const DrainLine *line = lineOf(c, DrainLine::Kind::Completes);
    if (!line)
        return std::nullopt;
    WhyStuck why =
        drainWaits(c,
                   {.hold = toString(line->pods.front()),
                    .owner = line->pods.front().ns,
                    .head = say::draining(nodeOf(c), say::capiPodMayComplete(podOf(*line))),
                    .inShort = say::capiPodMayComplete(podOf(*line))});
    why.look = StuckState::Progress;
    addLineFacts(why, c);
    why.exits = {{say::capiWaitPodCompletes(podOf(*line)), "wait"}};
    addLimitExits(why, c);
    return why;
}

std::optional<WhyStuck> drainGoesOn(const CapiCase &c)
{
    if (!isDraining(c))
        return std::nullopt;
    const auto left = static_cast<std::int64_t>(drainBatch(drainPlan(c.view, c.now)).size());
    WhyStuck why = progressFrom(c,
                                {.at = "drain",
                                 .hold = nodeOf(c),
                                 .head = left == 0 ? say::itsNodeIsBeingDrained(nodeOf(c))
                                     : left == 1   ? say::nodeIsBeingDrainedPodLeft(nodeOf(c))
                                                 : say::nodeIsBeingDrainedPodsLeft(nodeOf(c), left),
                                 .since = c.deletion.since,
                                 .next = afterDrain(c),
                                 .ofWorkload = true},
                                drainMayLast);
    addDeletionFacts(why, c);
    why.exits = {{say::waitForNextDrain(), "wait"}};
    return why;
}

// ---------------------------------------------------------------------------------- the volumes

std::optional<WhyStuck> volumesPassed(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Volumes)
        return std::nullopt;
    const Message because = volumesAreSkippedBecause(c.view, c.now);
    if (because.empty())
        return std::nullopt;
    WhyStuck why = progressFrom(c,
                                {.at = "volumes",
                                 .hold = nodeOf(c),
                                 .head = say::capiVolumesArePassed(because),
                                 .since = c.deletion.since,
                                 .next = afterVolumes(c)},
                                providerMayTake);
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    return why;
}

std::optional<WhyStuck> volumesAttached(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Volumes
        || !volumesAreSkippedBecause(c.view, c.now).empty())
        return std::nullopt;
    VolumeReport report = volumeReportOf(c.deletion.message);
    if (report.claims.empty() && report.strays.empty()) {
        for (const Object &one : c.view.attachments) {
            const std::string &volume = one.text("/spec/source/persistentVolumeName");
            report.claims.push_back(volume.empty() ? one.name() : volume);
        }
    }
    const std::vector<std::string> &names = report.claims.empty() ? report.strays : report.claims;
    const auto more =
        names.empty() ? std::int64_t(0) : static_cast<std::int64_t>(names.size()) - 1 + report.more;
    const std::string first = names.empty() ? std::string() : shortName(names.front());
    const Message head = names.empty() ? say::capiVolumesAreAttached(nodeOf(c))
        : report.claims.empty()        ? say::capiAttachmentIsLost(first)
        : more == 0                    ? say::volumeIsAttachedToNode(first, nodeOf(c))
                                       : say::volumesAreAttachedToNode(first, more, nodeOf(c));
    WhyStuck why = progressFrom(c,
                                {.at = "volumes",
                                 .hold = first.empty() ? nodeOf(c) : names.front(),
                                 .head = head,
                                 .since = c.deletion.since,
                                 .next = afterVolumes(c),
                                 .ofWorkload = true},
                                stepMayTake);
    if (why.look == StuckState::Working)
        why.look = StuckState::Progress;
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"},
                 {say::findOutWhyVolumeDoesNotDetach(first.empty() ? nodeOf(c) : first), "fix"},
                 {say::capiSkipVolumesIfOff(), "expert"}};
    return why;
}

// ---------------------------------------------------------- infrastructure, bootstrap, Node, end

struct Part {
    std::string kind{};
    std::string name{};
};

/// The object by its kind and name: as it is, else as the machine refers to it.
Part partOf(const Object &object, const Reference &reference)
{
    return object ? Part{object.kind(), shortName(object.name())}
                  : Part{reference.kind, shortName(reference.key.name)};
}

std::optional<WhyStuck> infrastructurePaused(const CapiCase &c)
{
    const Object &object = c.view.infrastructure;
    if (c.deletion.step != DeletionStep::Infrastructure
        || !(isPausedByAnnotation(object) || reportedIs(object, "Paused", "True")))
        return std::nullopt;
    const Part part = partOf(object, infrastructureOf(c.view.machine));
    WhyStuck why = whyFrom(c,
                           {.at = "infrastructure",
                            .hold = object.name(),
                            .owner = object.kind(),
                            .head = say::capiObjectIsPaused(part.kind, part.name),
                            .clause = say::capiDeletionRests(),
                            .since = c.deletion.since,
                            .next = say::isReconciledAgainWhenPause()});
    addDeletionFacts(why, c);
    why.exits = {{say::capiWaitPauseEnds(), "wait"},
                 {say::capiResume(part.kind, part.name), "override"}};
    return why;
}

/// A Metal3Machine says that its host is being deprovisioned.
bool saysDeprovisioning(const Object &infrastructure)
{
    const auto state = reported(infrastructure, "AssociateMetal3MachineMetaData");
    return state && state->condition.message.find("deprovisioning") != std::string::npos;
}

/// The host is still the machine's, and its provisioner takes its image away.
std::optional<WhyStuck> hostDeprovisioned(const CapiCase &c)
{
    const Object &host = c.view.host;
    const std::string hostName = host ? host.name() : hostOfMetal3(c.view.infrastructure).name;
    if (c.deletion.step != DeletionStep::Infrastructure || hostName.empty())
        return std::nullopt;
    const std::string state = host                  ? host.text("/status/provisioning/state")
        : saysDeprovisioning(c.view.infrastructure) ? host::state::deprovisioning
                                                    : std::string();
    constexpr std::array busy{host::state::deprovisioning,
                              host::state::provisioned,
                              host::state::provisioning,
                              host::state::preparing,
                              host::state::deleting,
                              host::state::poweringOffBeforeDelete};
    if (std::ranges::find(busy, state) == busy.end())
        return std::nullopt;
    const std::string name = shortName(hostName);
    const std::string &error = host.text("/status/errorMessage");
    WhyStuck why = progressFrom(c,
                                {.at = "infrastructure",
                                 .hold = hostName,
                                 .owner = hostName,
                                 .head = say::capiHostIsDeprovisioned(name),
                                 .clause = error.empty()
                                     ? Message()
                                     : say::errorOfHostSays(host.text("/status/errorType"), error),
                                 .since = c.deletion.since,
                                 .next = nextAfter(c.view, DeletionStep::Infrastructure, c.now)},
                                providerMayTake);
    if (!error.empty())
        why.look = StuckState::Holding;
    why.facts.push_back({quoted(state), say::ofHost("status.provisioning.state", hostName), {}});
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    if (!error.empty())
        why.exits.push_back({say::cureWhatItComplainsAbout(), "fix"});
    return why;
}

/// What an object says of itself: the condition that is not as it should be; null: none is. What is
/// above machines says first what its deletion waits for.
const char *complaintOf(const Object &object, bool isOfMachine)
{
    if (!isOfMachine && reportedIs(object, "Deleting", "True"))
        return "Deleting";
    for (const char *type : {"Ready", "Available"}) {
        const auto state = reported(object, type);
        if (state && state->condition.status != "True" && !state->condition.message.empty())
            return type;
    }
    return nullptr;
}

/// Its words: of a list, which names all that is there still, the first entry.
std::string complaintText(const Object &object, const char *type)
{
    const auto state = reported(object, type);
    const std::string &message = state->condition.message;
    const std::size_t list = message.starts_with("* ") ? 0 : message.find("\n* ");
    const std::string text = std::string_view(type) != "Deleting" || list == std::string::npos
        ? firstEntry(message)
        : firstLine(message.substr(message.find("* ", list) + 2));
    return text.empty() ? state->condition.reason : text;
}

/// The finalizer that keeps it when all others are off; empty: nobody's does. Those of Cluster API
/// and its providers are taken off at the end of their own work, and others matter behind that.
std::string keeperOf(const Object &object, bool ownCounts)
{
    const Json &finalizers = object.at("/metadata/finalizers");
    std::string own;
    std::string ofOthers;
    for (std::size_t i = 0; finalizers.is_array() && i < finalizers.size(); ++i) {
        const std::string name =
            finalizers[i].is_string() ? finalizers[i].get<std::string>() : std::string();
        const bool isOwn = name.substr(0, name.find('/')).find(group) != std::string::npos;
        if (isOwn && !ownCounts)
            return {};
        std::string &first = isOwn ? own : ofOthers;
        if (first.empty())
            first = name;
    }
    return ofOthers.empty() ? own : ofOthers;
}

std::optional<WhyStuck> infrastructureNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Infrastructure)
        return std::nullopt;
    return partNotDeleted(c,
                          "infrastructure",
                          c.view.infrastructure,
                          infrastructureOf(c.view.machine),
                          c.deletion.since);
}

std::optional<WhyStuck> bootstrapNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Bootstrap)
        return std::nullopt;
    return partNotDeleted(
        c, "bootstrap", c.view.bootstrap, bootstrapOf(c.view.machine), c.deletion.since);
}

std::optional<WhyStuck> nodeNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Node)
        return std::nullopt;
    const std::string cluster = shortName(clusterNameOf(c.view.machine));
    const Said said{.at = "node",
                    .hold = nodeOf(c),
                    .head = say::capiNodeCannotBeDeleted(nodeOf(c)),
                    .since = c.deletion.since,
                    .next = say::machineIsGoneThen(),
                    .ofWorkload = true};
    // A MachinePool reports no error: its Nodes take their time.
    WhyStuck why =
        isMachinePool(c.view.machine) ? progressFrom(c, said, providerMayTake) : whyFrom(c, said);
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"},
                 {say::capiCheckControllerLog(), "owner"},
                 {say::capiRestoreWorkload(cluster), "fix"}};
    return why;
}

std::optional<WhyStuck> foreignFinalizer(const CapiCase &c)
{
    return holds::otherFinalizer(c.holds, c.now);
}

/// Its step has no row of its own: nothing was reported yet, or its hook is gone.
std::optional<WhyStuck> deletionGoesOn(const CapiCase &c)
{
    const DeletionStep step = c.deletion.step;
    const bool isLast =
        step == DeletionStep::Completed && c.view.machine.hasFinalizer(finalizerOf(c.view.machine));
    if (step != DeletionStep::Unknown && step != DeletionStep::PreDrainHook
        && step != DeletionStep::PreTerminateHook && !isLast)
        return std::nullopt;
    const bool reported = !c.deletion.reason.empty();
    WhyStuck why = progressFrom(
        c,
        {.at = "deletion",
         .hold = c.deletion.reason,
         .head = reported ? say::capiDeletionIsAt(c.deletion.reason) : say::deletionHasNotBegun(),
         .since = c.deletion.since,
         .next = nextAfter(c.view, c.deletion.step, c.now)},
        stepMayTake);
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}, {say::capiCheckControllers(), "owner"}};
    return why;
}

} // namespace

WhyStuck partNotDeleted(const CapiCase &c,
                        const char *at,
                        const Object &object,
                        const Reference &reference,
                        std::optional<TimePoint> since)
{
    const Part part = partOf(object, reference);
    const bool isOfMachine = static_cast<bool>(c.view.machine);
    const bool isBootstrap = isOfMachine && std::string_view(at) == "bootstrap";
    // A server is its provider's to remove, whatever finalizers it does that by.
    const std::string keeper =
        isOfMachine && !isBootstrap ? std::string() : keeperOf(object, isBootstrap);
    const char *type = complaintOf(object, isOfMachine);
    const std::string complaint = type == nullptr ? std::string() : complaintText(object, type);
    Said said{.at = at,
              .hold = part.name,
              .owner = keeper.empty() ? part.kind : keeper.substr(0, keeper.find('/')),
              .since = since,
              .next =
                  isOfMachine ? nextAfter(c.view, c.deletion.step, c.now) : say::getsOnWhenCured()};
    said.head = !keeper.empty() ? say::capiObjectIsKept(part.kind, part.name, shortName(keeper))
        : complaint.empty()
        ? say::capiObjectIsNotDeleted(part.kind, part.name)
        : say::capiObjectIsNotDeletedBecause(part.kind, part.name, abridged(complaint, 80));
    said.inShort = say::capiObjectIsNotDeleted(part.kind, part.name);
    WhyStuck why = progressFrom(c, said, providerMayTake);
    if (!keeper.empty())
        why.facts.push_back({quoted(keeper),
                             say::capiOfObject("metadata.finalizers", part.kind, object.name()),
                             object.deletionTimestamp()});
    if (type != nullptr)
        why.facts.push_back(conditionFact(object, type));
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    why.exits.push_back(keeper.empty()
                            ? complaint.empty() || complaint.starts_with("Waiting for ")
                                    || type == std::string_view("Deleting")
                                ? holds::Exit{say::capiCheckProvider(part.kind), "owner"}
                                : holds::Exit{say::cureWhatItComplainsAbout(), "fix"}
                            : holds::Exit{say::lookAtWhoeverTakesFinalizerOff(keeper), "owner"});
    return why;
}

const std::vector<CapiCause> &capiHookCausesBeforeDrain()
{
    constexpr auto drain = HoldKind::PreDrain;
    static const std::vector<CapiCause> causes{
        {"machine paused", machinePaused},
        {"no controller", noController},
        {"nameless hook", nameless<drain>},
        {"owner failing", judgedHook<drain, failingRow>},
        {"orphan owner", judgedHook<drain, orphanRow>},
        {"owner silent", judgedHook<drain, silentRow>},
        {"hook late", judgedHook<drain, lateRow>},
        {"hook holding", judgedHook<drain, holdingRow>},
    };
    return causes;
}

const std::vector<CapiCause> &capiDrainCauses()
{
    static const std::vector<CapiCause> causes{
        {"drain passed by", drainLimitOver},
        {"drain rule invalid", drainRuleInvalid},
        {"workload API unreachable", workloadUnreachable},
        {"budget of a silent Node", budgetOfDeadNode},
        {"budget refuses", budgetRefuses},
        {"namespace terminating", namespaceTerminates},
        {"eviction refused", capiEvictionRefused},
        {"pod does not end", podTerminates},
        {"pod may complete", podCompletes},
        {"drain under way", drainGoesOn},
        {"volumes passed by", volumesPassed},
        {"volume attached", volumesAttached},
    };
    return causes;
}

const std::vector<CapiCause> &capiHookCausesAfterDrain()
{
    constexpr auto terminate = HoldKind::PreTerminate;
    static const std::vector<CapiCause> causes{
        {"nameless hook", nameless<terminate>},
        {"control plane paused", kept<KeepReason::Paused>},
        {"control plane goes one by one", kept<KeepReason::OneAtATime>},
        {"control plane goes last", kept<KeepReason::GoesLast>},
        {"control plane out of reach", kept<KeepReason::Unreachable>},
        {"no other control plane", kept<KeepReason::NoOther>},
        {"etcd has a learner", kept<KeepReason::Learner>},
        {"deleted together", kept<KeepReason::DeletedTogether>},
        {"etcd quorum", kept<KeepReason::Quorum>},
        {"control plane releases", controlPlaneReleases},
        {"owner failing", judgedHook<terminate, failingRow>},
        {"orphan owner", judgedHook<terminate, orphanRow>},
        {"owner silent", judgedHook<terminate, silentRow>},
        {"hook late", judgedHook<terminate, lateRow>},
        {"hook holding", judgedHook<terminate, holdingRow>},
    };
    return causes;
}

const std::vector<CapiCause> &capiDeletionCauses()
{
    static const std::vector<CapiCause> causes{
        {"infrastructure paused", infrastructurePaused},
        {"host deprovisioning", hostDeprovisioned},
        {"infrastructure not deleted", infrastructureNotDeleted},
        {"bootstrap not deleted", bootstrapNotDeleted},
        {"Node not deleted", nodeNotDeleted},
        {"finalizer of others", foreignFinalizer},
        {"controller fails", controllerFails},
        {"deletion under way", deletionGoesOn},
    };
    return causes;
}

} // namespace hp::capi
