// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/input/InputWarnings.h"

namespace hp::holds {

namespace {

/// Somebody asked for something in a way that nobody hears: nothing happens, and no status says so.
std::optional<WhyStuck> asksForNothing(const Case &c)
{
    for (const Object *object : {&c.view.machine, &c.view.host}) {
        const auto warnings = *object ? rules::annotationWarnings(*object) : std::vector<Message>();
        if (warnings.empty())
            continue;
        WhyStuck why;
        why.waitingAt = "input";
        why.hold = "metadata.annotations";
        why.look = StuckState::Unknown;
        why.sentence = fit({{warnings.front()}});
        why.facts = {{warnings.front(), quoted("metadata.annotations"), {}}};
        why.exits = {{say::waitInVainNobodyReadsIt(), "wait"}, {say::correctAnnotation(), "fix"}};
        why.next = say::getsOnWhenCured();
        return why;
    }
    return std::nullopt;
}

} // namespace

const std::vector<Cause> &inputCauses()
{
    static const std::vector<Cause> causes{{"annotation asks for nothing", asksForNothing}};
    return causes;
}

} // namespace hp::holds
