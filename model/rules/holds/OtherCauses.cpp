// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/machine/InputWarnings.h"

namespace hp::holds {

namespace {

/// Something holds the machine, and no row before this one says so: nothing that holds is silent.
std::optional<WhyStuck> heldBySomething(const Case &c)
{
    const Hold *hold = foremost(c.holds);
    if (!hold)
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = waitingAt(hold->kind);
    why.hold = hold->name;
    why.owner = hold->owner.raw;
    why.priority = hold->priority;
    why.since = why.cause = hold->since ? hold->since : hold->observed;
    const Message head = say::heldBy(toString(hold->kind), shortName(hold->name), hold->reason);
    why.sentence = fit({{head, ageOf(*hold, c.now, false)}, {head, ageOf(*hold, c.now, true)}});
    why.facts = {{hold->reason, hold->evidence, why.since}};
    why.exits = {
        {say::waitForOwnerOfHold(hold->owner.raw.empty() ? hold->name : hold->owner.raw), "wait"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// Somebody asked for something in a way that nobody hears: nothing happens, and no status says so.
std::optional<WhyStuck> asksForNothing(const Case &c)
{
    for (const Object *object : {&c.view.machine, &c.view.host, &c.view.node}) {
        const auto warnings = *object ? rules::annotationWarnings(*object) : std::vector<Message>();
        if (warnings.empty())
            continue;
        WhyStuck why;
        const bool isLabel = warnings.front().is(say::labelIsAnAnnotation);
        why.waitingAt = "input";
        why.hold = isLabel ? "metadata.labels" : "metadata.annotations";
        why.look = StuckState::Unknown;
        why.sentence = fit({{warnings.front()}});
        why.facts = {{warnings.front(), quoted(why.hold), {}}};
        why.exits = {{say::waitInVainNobodyReadsIt(), "wait"},
                     {isLabel ? say::writeItAsAnnotation() : say::correctAnnotation(), "fix"}};
        why.next = say::getsOnWhenCured();
        return why;
    }
    return std::nullopt;
}

} // namespace

const std::vector<Cause> &otherCauses()
{
    static const std::vector<Cause> causes{{"held by something else", heldBySomething},
                                           {"annotation asks for nothing", asksForNothing}};
    return causes;
}

} // namespace hp::holds
