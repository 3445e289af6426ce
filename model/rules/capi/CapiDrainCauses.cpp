// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/DrainCase.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

constexpr Duration drainMayLast = 30min;

/// It is drained, and nothing passes the drain by.
bool isDraining(const CapiCase &c)
{
    return c.deletion.step == DeletionStep::Drain && drainIsSkippedBecause(c.view, c.now).empty();
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
            ? line.needs == 1 ? say::budgetWantsOneAndHas(shortName(line.budget), line.has)
                              : say::budgetWantsAndHas(shortName(line.budget), line.needs, line.has)
            : quoted(pods + ": " + line.says);
        facts.push_back({text,
                         c.deletion.place.empty() ? Message() : quoted(c.deletion.place),
                         c.deletion.since});
    }
    why.facts.insert(why.facts.begin(), facts.begin(), facts.end());
}

/// Which operator made the budget that refuses; empty: people did, as far as is known.
std::string makerOfBudget(const CapiCase &c, const DrainLine &line)
{
    const auto budget = std::ranges::find_if(c.view.budgets, [&line](const Object &one) {
        return !line.pods.empty() && one.name() == line.budget && one.ns() == line.pods.front().ns;
    });
    return budget == c.view.budgets.end() ? std::string() : holds::makerOf(*budget);
}

/// To end the drain, unless an operator holds it up: it alone knows whether another of its pods may
/// go.
void addLimitExits(WhyStuck &why, const CapiCase &c)
{
    if (std::ranges::any_of(
            c.drain, [&c](const DrainLine &line) { return !makerOfBudget(c, line).empty(); }))
        return;
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
    // It puts back what people change.
    if (const std::string maker = makerOfBudget(c, *line); !maker.empty()) {
        why.exits.push_back({say::lookAt(maker), "owner"});
        return why;
    }
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
    // Somebody moves the pod by himself, and a drain that is skipped ends it before.
    if (const holds::PassingRefusal *passing = holds::passingRefusal(line->says)) {
        why.exits = {
            {passing->moves ? say::waitPodHasMoved() : say::waitForNextDrain(), "wait"},
            {passing->who ? say::lookAt(passing->who) : say::lookAtPod(podOf(*line)), "owner"}};
        return why;
    }
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
    const bool isOver = hasEnded(c.view, *line);
    const Message says =
        isOver ? say::capiPodHasEnded(podOf(*line)) : say::capiPodMayComplete(podOf(*line));
    WhyStuck why = drainWaits(c,
                              {.hold = toString(line->pods.front()),
                               .owner = line->pods.front().ns,
                               .head = say::draining(nodeOf(c), says),
                               .inShort = says});
    addLineFacts(why, c);
    if (isOver) {
        why.exits.push_back({say::capiDeleteEndedPod(toString(line->pods.front())), "fix"});
        addLimitExits(why, c);
        return why;
    }
    why.look = StuckState::Progress;
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

} // namespace

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

} // namespace hp::capi
