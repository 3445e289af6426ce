// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Evaluation.h"

#include <algorithm>

namespace hp::holds {

namespace {

/// One row of product.md 4.2, "Priority": what applies, and the priority for each impact.
struct PriorityRow {
    bool (*applies)(HoldKind, HoldState, const Modifiers &);
    int priority[3]; ///< by Impact
};

// clang-format off
constexpr PriorityRow priorityTable[] = {
{[](HoldKind, HoldState s, const Modifiers &) { return s == HoldState::Late; },                 {3, 3, 2}},
{[](HoldKind, HoldState s, const Modifiers &) { return s == HoldState::Overdue; },              {3, 2, 1}},
{[](HoldKind, HoldState, const Modifiers &m) { return m.ownerFailing || m.orphan; },            {3, 2, 1}},
// The soft deadline of a host that is held off is its budget.
{[](HoldKind k, HoldState s, const Modifiers &) { return k == HoldKind::PowerKey && s != HoldState::Holding; }, {3, 2, 1}},
};
// clang-format on

} // namespace

std::optional<Duration> Expected::lateAfter() const
{
    // One of twenty takes longer than p95 and is nothing to talk about: late is clearly beyond it.
    if (baseline)
        return std::max<Duration>(baseline->p95 * 3 / 2, baseline->p95 + lateMargin);
    return budget > Duration(0) ? std::optional(budget) : std::nullopt;
}

std::optional<Duration> Expected::overdueAfter() const
{
    const auto late = lateAfter();
    if (!late)
        return std::nullopt;
    return std::max({baseline ? 3 * baseline->p95 : 3 * *late, budget, *late});
}

const char *toString(Impact impact)
{
    switch (impact) {
    case Impact::None:
        return "none";
    case Impact::Capacity:
        return "capacity";
    case Impact::ControlPlane:
        break;
    }
    return "controlPlane";
}

HoldState evaluatedState(Duration held, const Expected &expected)
{
    if (const auto overdue = expected.overdueAfter(); overdue && held > *overdue)
        return HoldState::Overdue;
    if (const auto late = expected.lateAfter(); late && held > *late)
        return HoldState::Late;
    return HoldState::Holding;
}

int priorityOf(HoldKind kind, HoldState state, const Modifiers &modifiers, Impact impact)
{
    int priority = 0;
    if (!isHolding(state))
        return priority;
    for (const PriorityRow &row : priorityTable) {
        const int here = row.priority[static_cast<std::size_t>(impact)];
        if (row.applies(kind, state, modifiers) && (priority == 0 || here < priority))
            priority = here;
    }
    return priority;
}

} // namespace hp::holds
