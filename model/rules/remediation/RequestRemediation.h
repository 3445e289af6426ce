// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/remediation/RemediationDecision.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// How long one attempt may take when spec.strategy.timeout does not say.
inline constexpr Duration defaultRemediationTimeout = std::chrono::minutes(10);

/// What a pass over one Metal3Remediation sees. All of it is freshly read.
struct RequestRemediationView {
    Object request{}; ///< the Metal3Remediation
    Object machine{}; ///< of the owner's name; null when it is gone
    Object
        host{}; ///< the Machine is its consumer, or else our key is on it; null when there is none
    Object
        node{}; ///< of nodeRef; null when the API says that it does not exist, or without nodeRef
    bool nodeForbidden = false; ///< the API does not let us look at Nodes
    /// Since waitingSince(request) by a clock that does not step; nullopt: the wall clock tells.
    std::optional<Duration> waited{};
};

/// The flow of a Metal3Remediation (facts/reboot.md 6.2), with the same order of steps as that of
/// the annotation. Attempts are counted in status.retryCount; the time of one is counted from the
/// moment that the host may boot, status.waitingSince, so that a slow shutdown takes nothing of it.
/// A request that is deleted before the Node is deleted is taken back at once; afterwards the cycle
/// is finished. Pure and total; first match wins.
[[nodiscard]] RemediationDecision decideRequestRemediation(const RequestRemediationView &view,
                                                           TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> requestRemediationRows();

/// When the host was allowed to boot, or another controller began; nullopt: nobody has.
[[nodiscard]] std::optional<TimePoint> waitingSince(const Object &request);

/// The name of the Machine that owns a Metal3Remediation; empty when none does.
[[nodiscard]] std::string machineOf(const Object &request);
/// It is the Machine that the request was made for, and not another that has its name by now. A
/// request that gives no uid is of whoever has the name.
[[nodiscard]] bool isMadeFor(const Object &request, const Object &machine);

} // namespace hp::rules
