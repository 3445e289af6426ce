// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/EvictionAnswer.h"

#include "model/base/ApiStatus.h"
#include "model/base/Patterns.h"
#include "model/base/Text.h"

namespace hp::controllers {

namespace {

/// Bytes of a refusal that are remembered: the record is an annotation.
constexpr std::size_t maxWords = 240;

bool hasCause(const Error &error, const char *reason)
{
    if (!error.status)
        return false;
    for (const StatusCause &cause : error.status->causes) {
        if (cause.reason == reason)
            return true;
    }
    return false;
}

} // namespace

EvictionAnswer readEvictionError(const Error &error)
{
    if (error.code == ErrorCode::NotFound)
        return EvictionAnswer::Gone;
    // Our uid precondition, when another pod has the name now; also the budget, or the pod itself,
    // that somebody else wrote at the same time.
    if (error.code == ErrorCode::Conflict)
        return EvictionAnswer::Unclear;
    if (error.status && error.status->code == 429)
        return EvictionAnswer::Later;
    if (error.status && error.status->code == 403 && hasCause(error, "NamespaceTerminating"))
        return EvictionAnswer::NamespaceGoing;
    // No answer is not a refusal; the next try will tell.
    if (error.code == ErrorCode::Unreachable || error.code == ErrorCode::TimedOut)
        return EvictionAnswer::Later;
    return EvictionAnswer::Never;
}

rules::BlockingPod blockingBudget(const ObjectKey &pod, const Error &error)
{
    rules::BlockingPod blocking{pod.ns, pod.name, {}, 0, 0, abridged(error.message, maxWords)};
    if (!error.status)
        return blocking;
    static const std::regex wording("^The disruption budget (\\S+) needs (\\d{1,9}) healthy pods "
                                    "and has (\\d{1,9}) currently$");
    for (const StatusCause &cause : error.status->causes) {
        std::smatch match;
        if (cause.reason != "DisruptionBudget")
            continue;
        // "… is still being processed by the server": the message says but that a budget is there.
        blocking.says = abridged(cause.message, maxWords);
        if (matches(cause.message, match, wording)) {
            blocking.says.clear();
            blocking.pdb = match[1];
            blocking.needs = std::stoi(match[2]);
            blocking.has = std::stoi(match[3]);
        }
    }
    return blocking;
}

} // namespace hp::controllers
