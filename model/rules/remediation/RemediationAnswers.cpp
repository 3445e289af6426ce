// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/RemediationAnswers.h"

#include "model/messages/Next.h"

#include <utility>

namespace hp::rules::remediation::answers {

RemediationDecision wait(Message reason, std::optional<Duration> again)
{
    RemediationDecision decision;
    decision.reason = std::move(reason);
    decision.again = again;
    return decision;
}

RemediationDecision take(RemediationStep step, Object patch, Message reason, const char *event)
{
    RemediationDecision decision = wait(std::move(reason));
    decision.step = step;
    decision.patch = std::move(patch);
    decision.event = event;
    return decision;
}

RemediationDecision blocked(Message why)
{
    RemediationDecision decision = wait(say::remediationCannotGoOn(std::move(why)));
    decision.warning = true;
    decision.event = "RemediationBlocked";
    return decision;
}

RemediationDecision warned(RemediationDecision decision)
{
    decision.warning = true;
    return decision;
}

RemediationDecision deleteNode(Message reason, Duration again)
{
    RemediationDecision decision =
        take(RemediationStep::DeleteNode, {}, std::move(reason), "FencedNodeDeleted");
    decision.again = again;
    return decision;
}

} // namespace hp::rules::remediation::answers
