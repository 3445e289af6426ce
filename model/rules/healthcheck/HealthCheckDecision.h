// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/rules/healthcheck/Remediation.h"
#include "model/rules/healthcheck/TargetVerdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

struct HealthCheckSettings {
    /// While too many are unhealthy, the next look (D-22).
    Duration restrictedRecheck = std::chrono::seconds(30);
};

struct HealthCheckView {
    Object check{}; ///< null when it is gone
    std::vector<TargetView> targets{};
    std::string badSelector{}; ///< why spec.selector cannot be read
    HealthCheckSettings settings{};
};

/// The part of status that the controller owns, as this pass wants it.
struct HealthReport {
    std::int64_t expected = 0;
    std::int64_t healthy = 0;
    std::int64_t allowed = 0; ///< how many more may become unhealthy
    Condition remediationAllowed{};
};

/// A Machine that is not well, and what is done about it once the report is stored.
struct UnhealthyTarget {
    ObjectKey key{};
    MachineFacts machine{};
    TargetVerdict verdict{};
    Remediation remediation{}; ///< of a verdict that says so, when remediation is allowed
};

struct HealthCheckDecision {
    const char *row = ""; ///< gone, deleting, paused, garbage, restricted, allowed
    Message reason{};
    CheckRules rules{};
    std::optional<HealthReport> report{};
    std::string
        restriction{}; ///< told about the check in upstream's words; empty: it may remediate
    std::vector<UnhealthyTarget> suspects{}; ///< told about, nothing is done yet
    std::vector<UnhealthyTarget> remediate{};
    std::vector<ObjectKey> healthy{}; ///< only with a template: their requests have served
    std::optional<Duration> after{}; ///< look again then
    std::string error{}; ///< what cannot be read; nothing is done until it is changed
};

/// What a MachineHealthCheck says and does now (facts/machine-api.md 6, D-18, D-22). Pure and
/// total.
[[nodiscard]] HealthCheckDecision decideHealthCheck(const HealthCheckView &view, TimePoint now);

/// The merge patch that brings status in line with the report and with `more` conditions; null
/// where nothing differs. Conditions of others survive.
[[nodiscard]] Object healthPatch(const Object &check,
                                 const std::optional<HealthReport> &report,
                                 const std::vector<Condition> &more,
                                 TimePoint now);

} // namespace hp::rules
