// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/HookWait.h"
#include "model/rules/holds/Sentence.h"

#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::Hold;
using holds::HoldKind;
using holds::shortName;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

/// Nobody has taken up a deletion that is so old, and what a new machine belongs to is seen by
/// then.
constexpr Duration takenUpWithin = 2min;

/// Who takes it off by hand leaves a member in etcd that nobody answers for, and as far as is known
/// too few stay. A member of a control plane without a hook of its own, as of MicroK8s and mostly
/// of Talos, is kept by whatever else holds its machine, and such a one says nothing of members.
bool mayCostQuorum(const CapiCase &c, const AnnotationHook &hook)
{
    if (costsQuorum(c.view, hook))
        return true;
    const bool isOfMember = isHookOfControlPlane(hook, c.view);
    if (!(isOfMember || (isLastGuard(c.view, hook) && !isMemberOut(c.view)))
        || !isControlPlaneMachine(c.view.machine) || isDeletedCluster(c)
        || c.view.controlPlane.isDeleting())
        return false;
    const EtcdCount etcd = etcdWithoutServer(c.view);
    return !etcd.known || !etcd.allows();
}

bool anyHookHolds(const CapiCase &c)
{
    return !holds::holdingHooks(c.holds, {HoldKind::PreDrain, HoldKind::PreTerminate}).empty();
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
                 {writer.empty() ? say::askOwner(hook->key) : say::ask(writer), "ask"}};
    if (costsQuorum(c.view, *hook))
        why.exits.push_back({say::capiHealEtcd(), "fix"});
    else if (!mayCostQuorum(c, *hook))
        why.exits.push_back({say::takeAnnotationOff(hook->key), "override"});
    return why;
}

/// Its Cluster was removed by force. Every controller asks for that first, and does nothing
/// without.
std::optional<WhyStuck> clusterIsGone(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    const std::string cluster = clusterNameOf(machine);
    if (!machine || c.view.cluster || !c.view.clusterKnown || cluster.empty())
        return std::nullopt;
    // Each kind has a stream of its own: the Cluster of a new machine may be on its way.
    if (const auto made = machine.creationTimestamp(); made && c.now - *made <= takenUpWithin)
        return std::nullopt;
    const std::string name = shortName(cluster);
    WhyStuck why = whyFrom(c,
                           {.at = "cluster",
                            .hold = cluster,
                            .owner = "Cluster",
                            .head = say::capiClusterIsGone(name),
                            .since = machine.deletionTimestamp(),
                            .next = say::nothingIsDoneByItselfThen()});
    why.priority = 2;
    why.facts.push_back({say::capiClusterIsGone(name), quoted("spec.clusterName"), {}});
    addDeletionFacts(why, c);
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                 {say::capiCreateClusterAgain(cluster), "fix"},
                 {say::capiCleanUpByHand(machine.name()), "expert"}};
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
    why.exits.push_back({pause.ofCluster ? say::capiResume("Cluster", clusterNameOf(c.view.machine))
                                         : say::takeAnnotationOff(pause.name),
                         "override"});
    return why;
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

} // namespace

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

void addHookFacts(WhyStuck &why, const CapiCase &c, const std::vector<Hold> &hooks)
{
    const Hold &first = hooks.front();
    if (!first.owner.says.empty())
        why.facts.push_back({say::about(first.owner.raw, first.owner.says),
                             first.owner.evidence,
                             first.owner.lastSign});
    for (const Hold &hook : hooks) {
        const std::string &owner = hook.owner.shown();
        why.facts.push_back({owner.empty() ? quoted(hook.name) : say::belongs(hook.name, owner),
                             hook.evidence,
                             hook.since});
    }
    addDeletionFacts(why, c);
}

WhyStuck waitsForHook(const CapiCase &c, const std::vector<Hold> &hooks, const Message &clause)
{
    const Hold &first = hooks.front();
    const auto hook = hookOf(c.view, first);
    const std::string &owner = first.owner.shown();
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
    if (!hook || !mayCostQuorum(c, *hook)) {
        // That of k3s has its name in its value.
        const bool isNamed = !hook || hook->key.ends_with('/' + hook->name);
        why.exits.push_back(
            {isNamed ? say::capiRemoveHook(first.name) : say::takeAnnotationOff(hook->key),
             "override"});
        return why;
    }
    if (!costsQuorum(c.view, *hook))
        return why;
    // Whatever it protects, its server takes a member of etcd along.
    for (const Object &other : c.view.controlPlaneMachines) {
        const auto state = reported(other, "EtcdMemberHealthy");
        if (state && state->condition.status != "True")
            why.facts.push_back({quoted("EtcdMemberHealthy=" + state->condition.status),
                                 say::capiOfObject(state->place, "Machine", other.name()),
                                 state->since});
    }
    why.exits.push_back({say::capiHealEtcd(), "fix"});
    return why;
}

const std::vector<CapiCause> &capiHookCausesBeforeDrain()
{
    constexpr auto drain = HoldKind::PreDrain;
    static const std::vector<CapiCause> causes{
        {"cluster gone", clusterIsGone},
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

const std::vector<CapiCause> &capiNamelessHookCauses()
{
    constexpr auto terminate = HoldKind::PreTerminate;
    static const std::vector<CapiCause> causes{
        {"nameless hook", nameless<terminate>},
    };
    return causes;
}

const std::vector<CapiCause> &capiHookCausesAfterDrain()
{
    constexpr auto terminate = HoldKind::PreTerminate;
    static const std::vector<CapiCause> causes{
        {"owner failing", judgedHook<terminate, failingRow>},
        {"orphan owner", judgedHook<terminate, orphanRow>},
        {"owner silent", judgedHook<terminate, silentRow>},
        {"hook late", judgedHook<terminate, lateRow>},
        {"hook holding", judgedHook<terminate, holdingRow>},
    };
    return causes;
}

} // namespace hp::capi
