// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/HoldRows.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/SharedCause.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <string_view>

namespace hp::gateway {

using holds::Hold;

namespace {

std::vector<live::OpenWord<live::HoldModifier, std::string>>
modifiersOf(const holds::Modifiers &modifiers)
{
    std::vector<live::OpenWord<live::HoldModifier, std::string>> list;
    for (const auto &[set, word] :
         {std::pair(modifiers.ownerFailing, live::HoldModifier::OwnerFailing),
          std::pair(modifiers.ownerSilent, live::HoldModifier::OwnerSilent),
          std::pair(modifiers.orphan, live::HoldModifier::Orphan),
          std::pair(modifiers.duplicate, live::HoldModifier::Duplicate),
          std::pair(modifiers.addedAfterDeletion, live::HoldModifier::AddedAfterDeletion)}) {
        if (set)
            list.push_back({word, {}});
    }
    return list;
}

live::HoldOwner ownerOf(const holds::Owner &owner)
{
    return {owner.shown(),
            live::fromWord<live::OwnerKind>(toString(owner.kind)),
            owner.object,
            live::fromWord<live::Liveness>(toString(owner.liveness)),
            owner.lastSign,
            live::clause(owner.says)};
}

live::HoldExpectation expectationOf(const Hold &hold)
{
    const auto &baseline = hold.expected.baseline;
    const auto since = hold.since ? hold.since : hold.observed;
    const auto at = [&](const std::optional<Duration> &after) {
        return since && after ? live::Instant(*since + *after) : std::nullopt;
    };
    live::HoldExpectation expected;
    if (baseline) {
        expected.p50 = baseline->p50;
        expected.p95 = baseline->p95;
        expected.n = static_cast<std::int64_t>(baseline->n);
    }
    expected.budget = hold.expected.budget;
    expected.lateAt = at(hold.expected.lateAfter());
    expected.overdueAt = at(hold.expected.overdueAfter());
    return expected;
}

live::Impact impactOnWire(holds::Impact impact)
{
    return live::fromWord<live::Impact>(toString(impact));
}

/// When half, or else nearly all, of the holds like it had ended; none when that is past or there
/// is no history.
live::Instant eta(const Hold &hold, TimePoint now)
{
    const auto &baseline = hold.expected.baseline;
    if (!baseline || !hold.since || !isHolding(hold.state))
        return {};
    for (const Duration usual : {baseline->p50, baseline->p95}) {
        if (*hold.since + usual > now)
            return *hold.since + usual;
    }
    return {};
}

live::HoldRow rowOfMachine(const holds::StuckView &view, const std::string &cluster)
{
    live::HoldRow row;
    row.ns = view.machine.ns();
    row.cluster = cluster;
    row.machine = view.machine.name();
    row.role = roleOf(view.machine, view.node);
    row.host = view.host ? toString(view.host.key()) : std::string();
    row.rack = view.host.label(host::bmcGroupLabel).value_or("");
    for (const Object &one : holds::siteOf(view).maintenances) {
        if (maintenance::concerns(one, view.machine)
            && one.text("/status/maintenance") != maintenance::step::expired) {
            row.maintenance = one.name();
            break;
        }
    }
    return row;
}

} // namespace

live::HoldKind kindOnWire(holds::HoldKind kind)
{
    return live::fromWord<live::HoldKind>(toString(kind));
}

live::HoldState stateOnWire(holds::HoldState state)
{
    return live::fromWord<live::HoldState>(toString(state));
}

live::HoldState causeState(const holds::WhyStuck &why)
{
    return why.look == holds::StuckState::Failed ? live::HoldState::Failed
                                                 : live::HoldState::Holding;
}

std::string roleOf(const Object &machine, const Object &node)
{
    if (capi::isOfClusterApi(machine))
        return capi::isControlPlaneMachine(machine) ? "control-plane" : "worker";
    if (const auto role = machine.label(machine::roleLabel))
        return *role;
    return node && machine::isControlPlane(node) ? "master" : "worker";
}

bool isAbout(const holds::WhyStuck &why, const Hold &hold)
{
    return isHolding(hold.state) && why.hold == hold.name
        && why.waitingAt == std::string_view(waitingAt(hold.kind));
}

live::HoldRow holdRow(const holds::StuckView &view,
                      const Hold &hold,
                      const std::optional<holds::WhyStuck> &why,
                      TimePoint now,
                      const std::string &cluster)
{
    live::HoldRow row = rowOfMachine(view, cluster);
    row.kind = kindOnWire(hold.kind);
    row.waitingAt = waitingAt(hold.kind);
    row.hold = hold.name;
    row.owner = ownerOf(hold.owner);
    row.state = stateOnWire(hold.state);
    row.modifiers = modifiersOf(hold.modifiers);
    row.reason = live::clause(hold.reason);
    row.evidence = live::clause(hold.evidence);
    row.since = hold.since;
    row.observed = hold.observed;
    row.expected = expectationOf(hold);
    row.eta = eta(hold, now);
    row.impact = impactOnWire(hold.impact);
    row.priority = hold.priority;
    // Armed ones are nearly all rows, and cause nothing.
    if (isHolding(hold.state))
        row.cause = live::clause(holds::sharedCause(hold, cluster));
    row.foremost = why && isAbout(*why, hold);
    if (row.foremost) {
        if (why->since)
            row.since = why->since;
        row.priority = why->priority;
        row.sentence = live::sentence(why->sentence);
        row.next = live::sentence(why->next);
    }
    return row;
}

live::HoldRow causeRow(const holds::StuckView &view,
                       const holds::WhyStuck &why,
                       holds::Impact impact,
                       const std::string &cluster)
{
    holds::Owner owner;
    owner.raw = why.owner;
    live::HoldRow row = rowOfMachine(view, cluster);
    row.kind = live::HoldKind::Cause;
    row.waitingAt = why.waitingAt;
    row.hold = why.hold;
    row.owner = ownerOf(owner);
    row.state = causeState(why);
    row.reason = why.rule;
    if (!why.facts.empty())
        row.evidence = live::clause(why.facts.front().source);
    row.since = why.since;
    row.expected = expectationOf({});
    row.impact = impactOnWire(impact);
    row.priority = why.priority;
    row.foremost = true;
    row.sentence = live::sentence(why.sentence);
    row.next = live::sentence(why.next);
    row.cause = live::clause(holds::sharedCause(why, cluster));
    return row;
}

} // namespace hp::gateway
