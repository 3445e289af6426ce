// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/HoldRows.h"

#include "model/base/JsonFields.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::gateway {

using holds::Hold;

namespace {

std::int64_t wholeSeconds(Duration duration)
{
    return std::chrono::duration_cast<std::chrono::seconds>(duration).count();
}

Json modifierList(const holds::Modifiers &modifiers)
{
    Json list = Json::array();
    for (const auto &[set, word] :
         {std::pair(modifiers.ownerFailing, "OwnerFailing"),
          std::pair(modifiers.ownerSilent, "OwnerSilent"),
          std::pair(modifiers.orphan, "Orphan"),
          std::pair(modifiers.duplicate, "Duplicate"),
          std::pair(modifiers.addedAfterDeletion, "AddedAfterDeletion")}) {
        if (set)
            list.push_back(word);
    }
    return list;
}

Json ownerJson(const holds::Owner &owner)
{
    return {{"name", owner.raw},
            {"kind", toString(owner.kind)},
            {"object", owner.object},
            {"liveness", toString(owner.liveness)},
            {"lastSign", timeOrEmpty(owner.lastSign)},
            {"says", owner.says}};
}

Json expectedJson(const Hold &hold)
{
    const auto &baseline = hold.expected.baseline;
    const auto since = hold.since ? hold.since : hold.observed;
    const auto at = [&](const std::optional<Duration> &after) {
        return since && after ? timeOrEmpty(*since + *after) : std::string();
    };
    return {{"p50", baseline ? wholeSeconds(baseline->p50) : 0},
            {"p95", baseline ? wholeSeconds(baseline->p95) : 0},
            {"n", baseline ? baseline->n : 0},
            {"budget", wholeSeconds(hold.expected.budget)},
            {"lateAt", at(hold.expected.lateAfter())},
            {"overdueAt", at(hold.expected.overdueAfter())}};
}

/// When half, or else nearly all, of the holds like it had ended; empty when that is past or there
/// is no history.
std::string eta(const Hold &hold, TimePoint now)
{
    const auto &baseline = hold.expected.baseline;
    if (!baseline || !hold.since || !isHolding(hold.state))
        return {};
    for (const Duration usual : {baseline->p50, baseline->p95}) {
        if (*hold.since + usual > now)
            return timeOrEmpty(*hold.since + usual);
    }
    return {};
}

Json head(const holds::StuckView &view)
{
    return {{"ns", view.machine.ns()},
            {"machine", view.machine.name()},
            {"role", roleOf(view.machine, view.node)},
            {"host", view.host ? toString(view.host.key()) : std::string()}};
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

std::string roleOf(const Object &machine, const Object &node)
{
    if (const auto role = machine.label(machine::roleLabel))
        return *role;
    return node && machine::isControlPlane(node) ? "master" : "worker";
}

bool isAbout(const holds::WhyStuck &why, const Hold &hold)
{
    return isHolding(hold.state) && why.hold == hold.name
        && why.waitingAt == std::string_view(waitingAt(hold.kind));
}

Json holdRow(const holds::StuckView &view,
             const Hold &hold,
             const std::optional<holds::WhyStuck> &why,
             TimePoint now)
{
    const bool foremost = why && isAbout(*why, hold);
    Json row = head(view);
    row.update({{"kind", toString(hold.kind)},
                {"waitingAt", waitingAt(hold.kind)},
                {"hold", hold.name},
                {"owner", ownerJson(hold.owner)},
                {"state", toString(hold.state)},
                {"modifiers", modifierList(hold.modifiers)},
                {"reason", hold.reason},
                {"evidence", hold.evidence},
                {"since", timeOrEmpty(hold.since)},
                {"observed", timeOrEmpty(hold.observed)},
                {"expected", expectedJson(hold)},
                {"eta", eta(hold, now)},
                {"impact", toString(hold.impact)},
                {"priority", hold.priority},
                {"foremost", foremost},
                {"sentence", foremost ? why->sentence : std::string()},
                {"next", foremost ? why->next : std::string()}});
    return row;
}

Json causeRow(const holds::StuckView &view, const holds::WhyStuck &why)
{
    holds::Owner owner;
    owner.raw = why.owner;
    Json row = head(view);
    row.update({{"kind", "cause"},
                {"waitingAt", why.waitingAt},
                {"hold", why.hold},
                {"owner", ownerJson(owner)},
                {"state", why.look == holds::StuckLook::Failed ? "Failed" : "Holding"},
                {"modifiers", Json::array()},
                {"reason", why.rule},
                {"evidence", why.facts.empty() ? std::string() : why.facts.front().source},
                {"since", timeOrEmpty(why.since)},
                {"observed", ""},
                {"expected", expectedJson({})},
                {"eta", ""},
                {"impact", toString(holds::impactOf(view))},
                {"priority", why.priority},
                {"foremost", true},
                {"sentence", why.sentence},
                {"next", why.next}});
    return row;
}

} // namespace hp::gateway
