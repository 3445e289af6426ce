// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/WhyStuck.h"

#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/machine/InputWarnings.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

/// The whole table, in the order of a machine's life.
const std::vector<const std::vector<Cause> *> &causeTable()
{
    static const std::vector<const std::vector<Cause> *> parts{&hostCausesBeforeMachine(),
                                                               &machineCauses(),
                                                               &hookCausesBeforeDrain(),
                                                               &drainCauses(),
                                                               &hookCausesAfterDrain(),
                                                               &hostCauses(),
                                                               &bmcCauses(),
                                                               &keyCauses(),
                                                               &unknownPowerCauses(),
                                                               &provisionerCauses(),
                                                               &powerCauses(),
                                                               &siteCauses(),
                                                               &instanceCauses(),
                                                               &certificateCauses(),
                                                               &nodeCauses(),
                                                               &conditionCauses(),
                                                               &instanceCausesAside(),
                                                               &hostCausesAside(),
                                                               &certificateCausesAside(),
                                                               &waitingCauses(),
                                                               &bmcCausesAside(),
                                                               &reportedCauses(),
                                                               &otherCauses()};
    return parts;
}

/// What is true of every machine and helps to place the sentence, until there are three.
void fillFacts(WhyStuck &why, const StuckView &view)
{
    const Object &machine = view.machine;
    std::vector<StuckFact> more;
    if (machine.isDeleting())
        more.push_back({say::deletionWasAskedFor(),
                        quoted("metadata.deletionTimestamp"),
                        machine.deletionTimestamp()});
    if (view.node) {
        const ConditionsIn conditions(view.node.at("/status/conditions"));
        const auto ready = conditions.get("Ready");
        more.push_back({ready && ready->status == "True" ? say::nodeIsReady(view.node.name())
                                                         : say::nodeIsNotReady(view.node.name()),
                        quoted("Node status.conditions[Ready]"),
                        conditions.transitionTime("Ready")});
    }
    if (machine::nodeName(machine).empty())
        more.push_back({say::noNodeHasJoined(), quoted("status.nodeRef"), {}});
    const std::string &phase = machine::phaseOf(machine);
    more.push_back({phase.empty() ? say::hasNoPhaseYet() : say::phaseIs(phase),
                    quoted("status.phase"),
                    parseTime(machine.text("/status/lastUpdated"))});
    more.push_back(
        {say::wasCreated(), quoted("metadata.creationTimestamp"), machine.creationTimestamp()});
    fillUp(why, std::move(more));
}

/// The short form of a warning about input that nobody reads; empty: it is read, or needs its whole
/// sentence.
Message shortOf(const Message &warning)
{
    const auto word = [&warning](std::size_t at) { return warning.arguments()[at].text; };
    const auto name = [&word] { return word(0).substr(word(0).find('/') + 1); };
    return warning.is(say::annotationIsMisspelt) ? say::annotationIsMisspeltShort(name())
        : warning.is(say::labelIsAnAnnotation)   ? say::labelIsAnAnnotationShort(name())
        : warning.is(say::annotationBelongsOn)   ? say::annotationIsNotRead(name(), word(1))
                                                 : Message();
}

/// Somebody asked for something beside what is told, and nobody hears it.
void tellUnheard(WhyStuck &why, const StuckView &view)
{
    if (why.hold == "metadata.annotations" || why.hold == "metadata.labels")
        return;
    for (const Object *object : {&view.machine, &view.host}) {
        Message unheard;
        for (const Message &warning :
             *object ? rules::annotationWarnings(*object) : std::vector<Message>()) {
            if (unheard = shortOf(warning); !unheard.empty())
                break;
        }
        if (unheard.empty())
            continue;
        const Message &said = why.sentence;
        std::vector<Message> clauses;
        if (isSequence(said)) {
            for (const MessageArgument &one : said.arguments())
                clauses.insert(clauses.end(), one.clauses.begin(), one.clauses.end());
        } else {
            clauses = {said};
        }
        std::vector<std::vector<Message>> versions;
        for (std::size_t kept = clauses.size(); kept > 0; --kept) {
            versions.emplace_back(clauses.begin(),
                                  clauses.begin() + static_cast<std::ptrdiff_t>(kept));
            versions.back().push_back(unheard);
        }
        why.sentence = fit(versions);
        return;
    }
}

/// By so much clocks differ.
constexpr Duration clocksDiffer = std::chrono::seconds(5);

} // namespace

bool keepsQuorumWithout(const StuckView &view, const std::string &node)
{
    constexpr std::ptrdiff_t fewest = 3;
    const SiteView &site = siteOf(view);
    const auto isIt = [&node](const Object &one) { return one.name() == node; };
    const auto members = std::ssize(site.controlPlaneNodes);
    if (members < fewest || std::ranges::none_of(site.controlPlaneNodes, isIt))
        return true;
    const auto ready = std::ranges::count_if(site.controlPlaneNodes, [&](const Object &one) {
        return !isIt(one) && !site.unreadyNodes.contains(one.name());
    });
    return ready * 2 > members;
}

int mostUrgent(int priority, const std::vector<Hold> &holds)
{
    for (const Hold &hold : holds) {
        if (isHolding(hold.state) && hold.priority > 0
            && (priority == 0 || hold.priority < priority))
            priority = hold.priority;
    }
    return priority;
}

void fillUp(WhyStuck &why, std::vector<StuckFact> more)
{
    constexpr std::size_t maxFacts = 3;
    std::erase_if(why.facts, [](const StuckFact &fact) { return fact.text.empty(); });
    for (StuckFact &fact : more) {
        if (why.facts.size() < maxFacts && !fact.text.empty())
            why.facts.push_back(std::move(fact));
    }
    why.facts.resize(std::min(why.facts.size(), maxFacts));
}

ConditionTime timeOf(const Object &object, const std::string &condition, TimePoint now)
{
    return believed(object,
                    condition,
                    ConditionsIn(object.at("/status/conditions")).transitionTime(condition),
                    now);
}

ConditionTime believed(const Object &object,
                       const std::string &condition,
                       const std::optional<TimePoint> &said,
                       TimePoint now)
{
    const auto created = object.creationTimestamp();
    const std::string &kind = object.kind();
    const std::string name = kind.empty() ? object.name() : kind + ' ' + object.name();
    const Message source = say::lastTransitionTimeOf(condition, name);
    if (said && created && *said + clocksDiffer < *created)
        return {created, {say::timeIsBeforeCreation(name), source, said}};
    if (said && *said > now + clocksDiffer)
        return {std::nullopt, {say::timeIsInFuture(), source, said}};
    return {said, {}};
}

void setSince(WhyStuck &why, ConditionTime time)
{
    why.since = why.cause = time.at;
    if (!time.claim.text.empty())
        why.facts.push_back(std::move(time.claim));
}

std::optional<WhyStuck> whyStuck(const StuckView &view, TimePoint now)
{
    return whyStuck(view, holdsOf(view, now), now);
}

std::optional<WhyStuck>
whyStuck(const StuckView &view, const std::vector<Hold> &holds, TimePoint now)
{
    if (!view.machine)
        return std::nullopt;
    const Case asked{view, holds, now};
    std::optional<WhyStuck> first;
    for (const auto *part : causeTable()) {
        for (const Cause &cause : *part) {
            auto why = cause.says(asked);
            // A stage that takes its time is told only where no later row tells of trouble.
            if (!why || (first && why->look == StuckState::Working))
                continue;
            const bool stops = why->look != StuckState::Working;
            why->rule = cause.name;
            if (stops)
                why->priority = mostUrgent(why->priority, holds);
            fillFacts(*why, view);
            if (stops)
                tellUnheard(*why, view);
            first = std::move(why);
            if (stops)
                return first;
        }
    }
    return first;
}

std::vector<std::string> whyRows()
{
    std::vector<std::string> names;
    for (const auto *part : causeTable()) {
        for (const Cause &cause : *part) {
            if (std::find(names.begin(), names.end(), cause.name) == names.end())
                names.emplace_back(cause.name);
        }
    }
    return names;
}

} // namespace hp::holds
