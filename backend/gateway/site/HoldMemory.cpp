// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/site/HoldMemory.h"

#include <utility>

namespace hp::gateway {

namespace {

bool isDeletionHook(const holds::Hold &hold)
{
    return hold.kind == holds::HoldKind::PreDrain || hold.kind == holds::HoldKind::PreTerminate;
}

} // namespace

holds::HoldNotes HoldMemory::notesOf(const ObjectKey &machine) const
{
    const auto it = m_known.find(machine);
    return it == m_known.end() ? holds::HoldNotes() : it->second.notes;
}

bool HoldMemory::note(const Object &machine, const std::vector<holds::Hold> &holds, TimePoint now)
{
    const bool seenBefore = [&] {
        const auto it = m_known.find(machine.key());
        return it != m_known.end() && it->second.uid == machine.uid();
    }();
    Known &known = m_known[machine.key()];
    if (!seenBefore)
        known = Known();
    Known next;
    next.uid = machine.uid();
    next.deleting = machine.isDeleting();
    for (const holds::Hold &hold : holds) {
        const std::string key = hold.key();
        const bool holding = isHolding(hold.state);
        const auto before = known.holding.find(key);
        next.holding[key] = holding;
        const bool same = before != known.holding.end() && before->second == holding;
        next.notes.observed[key] = same ? known.notes.observed[key] : now;
        const bool late = known.deleting && before == known.holding.end() && isDeletionHook(hold);
        if (late || known.notes.addedLate.contains(key))
            next.notes.addedLate[key] = true;
    }
    const bool changed = next.notes.observed != known.notes.observed
        || next.notes.addedLate != known.notes.addedLate;
    known = std::move(next);
    return changed;
}

std::optional<TimePoint> HoldMemory::seenSince(const ObjectKey &machine,
                                               const std::optional<holds::WhyStuck> &why,
                                               TimePoint now)
{
    if (!why) {
        m_said.erase(machine);
        return std::nullopt;
    }
    const std::string cause = why->rule + '/' + why->waitingAt + '/' + why->hold;
    Said &said = m_said[machine];
    if (said.cause != cause)
        said = {cause, now};
    return said.since;
}

void HoldMemory::forget(const ObjectKey &machine)
{
    m_known.erase(machine);
    m_said.erase(machine);
}

} // namespace hp::gateway
