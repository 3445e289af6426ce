// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Properties.h"

#include <algorithm>

namespace hp::lifecycle {

const char *describe(Property property)
{
    static constexpr const char *sentences[] = {
        "no instance without its Machine and the finalizer that protects it",
        "no cordon, no eviction and no Drained=True before preDrain is clear, but where the drain "
        "is skipped",
        "no termination before Drained=True and preTerminate is clear",
        "the Node goes after the instance, the finalizer last",
        "phases move along the allowed edges only",
        "never two instances for one Machine",
        "providerID and nodeRef never change or vanish",
        "never two control-plane Nodes drained at the same time",
        "a deletion ends once hooks are gone and pods can move"};
    return sentences[static_cast<std::size_t>(property)];
}

const std::vector<Phase> &phasesAfter(Phase phase)
{
    static const std::vector<Phase> table[] = {
        {Phase::Provisioning, Phase::Provisioned, Phase::Running, Phase::Deleting, Phase::Failed},
        {Phase::Provisioned, Phase::Running, Phase::Deleting, Phase::Failed},
        {Phase::Running, Phase::Deleting, Phase::Failed},
        {Phase::Deleting, Phase::Failed},
        {},
        {Phase::Deleting},
    };
    return table[static_cast<std::size_t>(phase)];
}

unsigned bit(Property property)
{
    return 1U << static_cast<unsigned>(property);
}

unsigned brokenBetween(const Member &from, const Member &to)
{
    unsigned broken = 0;
    const Stored &before = from.stored;
    const Stored &after = to.stored;
    if (to.instances > 1)
        broken |= bit(Property::OneInstance);
    if (to.instances > 0 && !(after.present && after.finalizer))
        broken |= bit(Property::NoOrphanInstance);
    if (!after.present)
        return broken;
    const auto &allowed = phasesAfter(before.phase);
    if (before.phase != after.phase
        && std::find(allowed.begin(), allowed.end(), after.phase) == allowed.end())
        broken |= bit(Property::OnlyAllowedPhases);
    if ((before.providerId > 0 && before.providerId != after.providerId)
        || (before.nodeRef > 0 && after.nodeRef == 0))
        broken |= bit(Property::IdentityStays);
    const bool skips = before.excluded || before.nodeRef == 0;
    if (before.drained != Drained::True && after.drained == Drained::True && before.preDrain > 0
        && !skips)
        broken |= bit(Property::NoDrainBeforePreDrain);
    return broken;
}

} // namespace hp::lifecycle
