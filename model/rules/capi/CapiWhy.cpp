// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiWhy.h"

#include "model/messages/ClusterApi.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::StuckFact;
using holds::StuckState;
using holds::WhyStuck;

namespace {

const std::vector<const std::vector<CapiCause> *> &capiTable()
{
    static const std::vector<const std::vector<CapiCause> *> parts{&capiHookCausesBeforeDrain(),
                                                                   &capiDrainCauses(),
                                                                   &capiHookCausesAfterDrain(),
                                                                   &capiDeletionCauses(),
                                                                   &capiClusterCauses(),
                                                                   &capiCreationCauses(),
                                                                   &capiRepairCauses()};
    return parts;
}

/// What is true of every machine and helps to place the sentence.
std::vector<StuckFact> commonFacts(const CapiView &view)
{
    const Object &machine = view.machine;
    std::vector<StuckFact> facts;
    if (!machine) {
        if (view.owner.isDeleting())
            facts.push_back({say::deletionWasAskedFor(),
                             quoted("metadata.deletionTimestamp"),
                             view.owner.deletionTimestamp()});
        return facts;
    }
    if (machine.isDeleting())
        facts.push_back({say::deletionWasAskedFor(),
                         quoted("metadata.deletionTimestamp"),
                         machine.deletionTimestamp()});
    if (isMachinePool(machine))
        facts.push_back({say::capiMachinesAreReady(readyReplicasOf(machine), replicasOf(machine)),
                         quoted("status.readyReplicas"),
                         {}});
    else if (const std::string &node = nodeNameOf(machine); !node.empty())
        facts.push_back(conditionFact(machine, "NodeHealthy"));
    else
        facts.push_back({say::noNodeHasJoined(), quoted("status.nodeRef"), {}});
    const std::string &phase = machine.text("/status/phase");
    facts.push_back({phase.empty() ? say::hasNoPhaseYet() : say::phaseIs(phase),
                     quoted("status.phase"),
                     parseTime(machine.text("/status/lastUpdated"))});
    facts.push_back(
        {say::wasCreated(), quoted("metadata.creationTimestamp"), machine.creationTimestamp()});
    return facts;
}

/// A time that cannot be true is the claim of whoever wrote it. What stands above a machine may be
/// older than it, so only the steps of a deletion are measured by its creation.
void believe(WhyStuck &why, const Object &machine, TimePoint now)
{
    if (!why.since)
        return;
    const bool sameCause = why.cause == why.since;
    auto time =
        holds::believed(machine.isDeleting() ? machine : Object(), "Deleting", why.since, now);
    why.since = time.at;
    if (sameCause)
        why.cause = time.at;
    if (!time.claim.text.empty() && machine.isDeleting())
        why.facts.push_back(std::move(time.claim));
}

std::vector<std::vector<Message>>
versionsOf(const CapiCase &c, const Said &said, const Message &age)
{
    const Message unread = said.ofWorkload ? unreadClause(c) : Message();
    std::vector<std::vector<Message>> versions;
    if (unread.is(say::capiCannotSee)) {
        const Message whose =
            say::capiCannotSeeInto(holds::shortName(clusterNameOf(c.view.machine)));
        versions = {{said.head, age, said.clause, whose, said.next},
                    {said.head, age, said.clause, whose}};
    }
    versions.insert(versions.end(),
                    {{said.head, age, said.clause, unread, said.next},
                     {said.head, age, said.clause, unread},
                     {said.head, age, unread, said.next},
                     {said.head, age, unread}});
    if (!said.inShort.empty()) {
        versions.push_back({said.inShort, age, said.clause, unread});
        versions.push_back({said.inShort, age, unread});
    }
    versions.push_back({holds::cutTo(said.head, 100), age, unread});
    return versions;
}

void addUnseenFact(WhyStuck &why, const CapiCase &c, const Said &said)
{
    if (!said.ofWorkload || c.view.workloadUnseen.empty())
        return;
    const std::string cluster = clusterNameOf(c.view.machine);
    why.facts.push_back({say::capiCannotSeeBecause(cluster, c.view.workloadUnseen),
                         quoted("Secret " + c.view.machine.ns() + '/' + cluster + "-kubeconfig"),
                         c.view.workloadUnseenSince});
}

} // namespace

Deletion deletionOf(const CapiView &view)
{
    Deletion deletion = deletionOf(view.machine);
    if (!isMachinePool(view.machine) || deletion.step != DeletionStep::Unknown)
        return deletion;
    // Upstream deletes both at once and then the Nodes; a bootstrap config is read when nothing
    // else is left.
    if (view.infrastructure)
        deletion.step =
            view.infrastructure.isDeleting() ? DeletionStep::Infrastructure : DeletionStep::Unknown;
    else if (!firstNodeOfPool(view.machine).empty())
        deletion.step = DeletionStep::Node;
    else
        deletion.step = bootstrapOf(view.machine).kind.empty() ? DeletionStep::Infrastructure
                                                               : DeletionStep::Bootstrap;
    return deletion;
}

std::string firstLine(const std::string &message)
{
    return message.substr(0, message.find('\n'));
}

std::string firstEntry(const std::string &message)
{
    std::string entry;
    std::string_view left = message;
    while (!left.empty() && (entry.empty() || entry.ends_with(':'))) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(left.size(), line.size() + 1));
        const std::size_t words = line.find_first_not_of(" *");
        if (words == std::string_view::npos)
            continue;
        entry += entry.empty() ? "" : " ";
        entry += line.substr(words);
    }
    return entry;
}

Message unreadClause(const CapiCase &c)
{
    const std::string cluster = holds::shortName(clusterNameOf(c.view.machine));
    if (c.view.workloadReadable)
        return c.view.workloadUnseen.empty() ? Message() : say::capiCannotSee(cluster);
    return c.view.workloadUnreadSince
        ? say::capiWorkloadIsDownFor(cluster, c.now - *c.view.workloadUnreadSince)
        : say::capiWorkloadIsDown(cluster);
}

StuckFact conditionFact(const Object &object, std::string_view type)
{
    const auto state = reported(object, type);
    if (!state)
        return {};
    const std::string &message = state->condition.message;
    const Message source = object.kind() == "Machine" || object.kind().empty()
        ? quoted(state->place)
        : say::capiOfObject(state->place, object.kind(), object.name());
    return {quoted(message.empty() ? state->condition.type + '=' + state->condition.status + ' '
                           + state->condition.reason
                                   : firstEntry(message)),
            source,
            state->since};
}

void addDeletionFacts(WhyStuck &why, const CapiCase &c)
{
    const Deletion &deletion = c.deletion;
    if (deletion.place.empty())
        return;
    const std::string line = firstLine(deletion.message);
    why.facts.push_back(
        {quoted(line.empty() ? deletion.reason : line), quoted(deletion.place), deletion.since});
    if (deletion.isAbout)
        why.facts.push_back({say::capiTimeIsAbout(), quoted(deletion.place), deletion.since});
}

WhyStuck whyFrom(const CapiCase &c, const Said &said)
{
    WhyStuck why;
    why.waitingAt = said.at;
    why.hold = said.hold;
    why.owner = said.owner;
    why.since = why.cause = said.since;
    why.next = said.next;
    why.sentence = holds::fit(versionsOf(c, said, holds::ageSince(said.since, c.now)));
    addUnseenFact(why, c, said);
    return why;
}

WhyStuck progressFrom(const CapiCase &c, const Said &said, Duration mayTake)
{
    WhyStuck why = holds::stage(c.now, impactOf(c.view), said.at, said.hold, said.since, mayTake);
    why.owner = said.owner;
    why.next = said.next;
    why.sentence = holds::fit(versionsOf(c, said, holds::stageAge(why, c.now, mayTake)));
    addUnseenFact(why, c, said);
    return why;
}

std::optional<WhyStuck> whyStuck(const CapiView &view, TimePoint now)
{
    return whyStuck(view, holdsOf(view, now), now);
}

std::optional<WhyStuck>
whyStuck(const CapiView &view, const std::vector<holds::Hold> &holds, TimePoint now)
{
    const bool passed = !drainIsSkippedBecause(view, now).empty();
    const CapiCase asked{view,
                         holds,
                         deletionOf(view),
                         passed ? std::vector<DrainLine>() : drainObstacles(view, now),
                         now};
    std::optional<WhyStuck> first;
    for (const auto *part : capiTable()) {
        for (const CapiCause &cause : *part) {
            auto why = cause.says(asked);
            // A stage that takes its time is told only where no later row tells of trouble.
            if (!why || (first && why->look == StuckState::Working))
                continue;
            const bool stops = why->look != StuckState::Working;
            why->rule = cause.name;
            if (stops)
                why->priority = holds::mostUrgent(why->priority, holds);
            believe(*why, view.machine, now);
            holds::fillUp(*why, commonFacts(view));
            first = std::move(why);
            if (stops)
                return first;
        }
    }
    return first;
}

std::vector<std::string> capiRows()
{
    std::vector<std::string> names;
    for (const auto *part : capiTable()) {
        for (const CapiCause &cause : *part) {
            if (std::ranges::find(names, cause.name) == names.end())
                names.emplace_back(cause.name);
        }
    }
    return names;
}

} // namespace hp::capi
