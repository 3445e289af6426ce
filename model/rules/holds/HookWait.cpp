// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HookWait.h"

#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>

namespace hp::holds {

std::vector<Hold> holdingHooks(const std::vector<Hold> &holds,
                               std::initializer_list<HoldKind> kinds)
{
    std::vector<Hold> found;
    for (const Hold &hold : holds) {
        if (isHolding(hold.state)
            && std::find(kinds.begin(), kinds.end(), hold.kind) != kinds.end())
            found.push_back(hold);
    }
    const Hold *first = foremost(found);
    if (first)
        std::rotate(found.begin(),
                    found.begin() + (first - found.data()),
                    found.begin() + (first - found.data()) + 1);
    return found;
}

Message waitText(const Hold &hold, TimePoint now)
{
    const std::string &owner = hold.owner.raw;
    if (!hold.expected.baseline)
        return owner.empty() ? say::itsOwnerTakesHookOffNoHistory()
                             : say::ownerTakesHookOffNoHistory(owner);
    const Duration left =
        hold.since ? hold.expected.baseline->p95 - (now - *hold.since) : Duration(0);
    if (left > Duration(0))
        return owner.empty() ? say::itsOwnerTakesHookOffWithin(left)
                             : say::ownerTakesHookOffWithin(owner, left);
    return owner.empty() ? say::itsOwnerTakesHookOff() : say::ownerTakesHookOff(owner);
}

Message ownerClause(const Hold &hook)
{
    if (!hook.report || hook.report->status != "Unknown" || hook.report->message.empty())
        return hook.owner.aside.is(say::nothingIsCalledSo) ? say::nothingIsCalledLikeOwner()
                                                           : hook.owner.says;
    // Unknown is also what a condition is while the work goes on.
    constexpr std::array atWork{"InProgress", "Progressing", "Working", "Running"};
    const bool isAtWork = std::ranges::find(atWork, hook.report->reason) != atWork.end();
    return isAtWork ? say::itReports(hook.report->message)
                    : say::itDoesNotKnow(hook.report->message);
}

Message hookSentence(const Hold &first,
                     const Message &head,
                     const Message &clause,
                     const Message &next,
                     TimePoint now)
{
    const Message longAge = ageOf(first, now, false);
    const Message shortAge = ageOf(first, now, true);
    return fit({{head, longAge, clause, next},
                {head, shortAge, clause, next},
                {head, longAge, clause},
                {head, shortAge, clause},
                {head, shortAge, cutTo(clause, 90)},
                {head, shortAge, cutTo(clause, 70)},
                {head, shortAge, cutTo(clause, 48)},
                {head, shortAge}});
}

std::optional<WhyStuck> otherFinalizer(const std::vector<Hold> &holds, TimePoint now)
{
    const auto it = std::find_if(holds.begin(), holds.end(), [](const Hold &hold) {
        return hold.kind == HoldKind::Finalizer && isHolding(hold.state);
    });
    if (it == holds.end())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "finalizer";
    why.hold = it->name;
    why.owner = it->owner.raw;
    why.since = why.cause = it->since;
    std::vector<std::string> names;
    for (const Hold &hold : holds) {
        if (hold.kind == HoldKind::Finalizer && isHolding(hold.state)) {
            names.push_back(shortName(hold.name));
            why.facts.push_back({quoted(hold.name), hold.evidence, hold.since});
        }
    }
    const auto others = static_cast<std::int64_t>(names.size()) - 1;
    const Message head = others == 0 ? say::everythingIsGoneFinalizerKeeps(names.front())
        : others == 1                ? say::everythingIsGoneTwoFinalizersKeep(names[0], names[1])
                                     : say::everythingIsGoneFinalizersKeep(names.front(), others);
    why.sentence = fit({{head, ageSince(why.since, now)}});
    why.facts.push_back({it->reason, it->evidence, it->since});
    why.exits = {{say::waitWhoeverPutFinalizerTakes(), "wait"}, {say::ask(it->owner.raw), "owner"}};
    why.next = others == 0 ? say::machineIsGoneThen() : say::getsOnWhenCured();
    return why;
}

} // namespace hp::holds
