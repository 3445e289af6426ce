// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiCase.h"

#include "model/base/ErrorWords.h"
#include "model/messages/ClusterApi.h"
#include "model/resource/MachinePool.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckFact;
using holds::WhyStuck;

namespace {

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

/// "A: Waiting for B": on a list B is told as well, with what it has.
bool onlyWaits(std::string_view entry)
{
    constexpr std::string_view waits = "Waiting for ";
    const std::size_t type = entry.find(": ");
    return entry.starts_with(waits)
        || (type != std::string_view::npos && entry.substr(type + 2).starts_with(waits));
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

std::string wordsOfProvider(const std::string &message)
{
    const bool isList = message.starts_with("* ");
    const auto wordsOf = [isList](const std::string &entry) {
        const bool isOfAzure = entry.find("\n-----") != std::string::npos
            || entry.find(" Message=\"") != std::string::npos;
        return isOfAzure ? codeAndWords(entry.substr(isList ? 2 : 0)) : firstEntry(entry);
    };
    for (std::size_t begin = isList ? 0 : message.size(); begin < message.size();) {
        const std::size_t end = std::min(message.find("\n* ", begin), message.size());
        const std::string entry = message.substr(begin, end - begin);
        const std::string first = firstEntry(entry);
        if (!first.empty() && !onlyWaits(first))
            return wordsOf(entry);
        begin = end + 1;
    }
    return isList ? firstEntry(message) : wordsOf(message);
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
    const std::string text = firstEntry(deletion.message);
    why.facts.push_back(
        {quoted(text.empty() ? deletion.reason : text), quoted(deletion.place), deletion.since});
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

bool lives(const CapiCase &c)
{
    return c.view.machine && !c.view.machine.isDeleting();
}

bool says(const std::optional<ReportedState> &state, std::string_view text)
{
    return state && state->condition.message.find(text) != std::string::npos;
}

std::string clusterOf(const CapiCase &c)
{
    const std::string name = clusterNameOf(c.view.machine ? c.view.machine : c.view.owner);
    return shortName(name.empty() ? c.view.cluster.name() : name);
}

std::string planeOf(const CapiCase &c)
{
    if (c.view.controlPlane)
        return shortName(c.view.controlPlane.name());
    return shortName(c.view.machine.label(controlPlaneNameLabel).value_or(clusterOf(c)));
}

bool isBeingMade(const CapiCase &c)
{
    return lives(c)
        && (isMachinePool(c.view.machine) ? !isInfrastructureReady(c.view.machine)
                                          : nodeNameOf(c.view.machine).empty());
}

StuckFact factFrom(const ReportedState &state)
{
    return {quoted(firstEntry(state.condition.message)), quoted(state.place), state.since};
}

std::string nodeOf(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    const std::string &name =
        isMachinePool(machine) ? firstNodeOfPool(machine) : nodeNameOf(machine);
    return shortName(name.empty() ? machine.name() : name);
}

} // namespace hp::capi
