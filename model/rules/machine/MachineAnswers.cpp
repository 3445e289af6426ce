// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachineAnswers.h"

#include <utility>

namespace hp::rules::answers {

MachineDecision stop(Message reason)
{
    MachineDecision decision;
    decision.reason = std::move(reason);
    return decision;
}

MachineDecision stop(Message reason, MachineReport report)
{
    MachineDecision decision = stop(std::move(reason));
    decision.report = std::move(report);
    return decision;
}

MachineDecision take(MachineStep step, Message reason)
{
    MachineDecision decision = stop(std::move(reason));
    decision.step = step;
    return decision;
}

MachineDecision take(MachineStep step, Message reason, MachineReport report)
{
    MachineDecision decision = take(step, std::move(reason));
    decision.report = std::move(report);
    return decision;
}

MachineDecision again(MachineDecision decision, Duration after)
{
    decision.next = Requeue::After;
    decision.after = after;
    return decision;
}

MachineDecision backOff(MachineDecision decision, ErrorCode code, std::string message)
{
    decision.next = Requeue::Backoff;
    decision.error = {code, std::move(message), {}, nullptr};
    return decision;
}

MachineDecision withEvent(MachineDecision decision, MachineEvent event)
{
    decision.events.push_back(std::move(event));
    return decision;
}

MachineDecision retryCall(MachineDecision decision, const ProviderFailure &failure)
{
    if (failure.retryAfter && *failure.retryAfter > Duration(0))
        return again(std::move(decision), *failure.retryAfter);
    return backOff(std::move(decision), ErrorCode::Refused, failure.message);
}

} // namespace hp::rules::answers
