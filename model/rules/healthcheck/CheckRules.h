// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"
#include "model/rules/healthcheck/MaxUnhealthy.h"

#include <optional>
#include <string>
#include <vector>

/// Names of machine.openshift.io/v1beta1 MachineHealthCheck (facts/machine-api.md 0 and 6).
namespace hp::healthcheck {

inline constexpr const char *paused = "cluster.x-k8s.io/paused"; ///< presence counts
inline constexpr const char *strategy = "machine.openshift.io/remediation-strategy";
inline constexpr const char *externalBaremetal = "external-baremetal";
inline constexpr const char *clonedFromName = "machine.openshift.io/cloned-from-name";
inline constexpr const char *clonedFromGroupKind = "machine.openshift.io/cloned-from-groupkind";

namespace condition {
inline constexpr const char *remediationAllowed = "RemediationAllowed";
inline constexpr const char *templateAvailable = "ExternalRemediationTemplateAvailable";
inline constexpr const char *requestAvailable = "ExternalRemediationRequestAvailable";
} // namespace condition

} // namespace hp::healthcheck

namespace hp::rules {

/// No machine starts in less: a shorter spec.nodeStartupTimeout counts as this, so that a check
/// never replaces machines faster than they can start.
inline constexpr Duration shortestNodeStartup = std::chrono::minutes(1);

/// A Node whose condition `type` has had `status` for longer than `timeout` is unhealthy.
struct UnhealthyCondition {
    std::string type{};
    std::string status{};
    Duration timeout{};
};

/// spec.remediationTemplate.
struct TemplateRef {
    std::string apiVersion{};
    std::string kind{};
    std::string name{};
    std::string ns{}; ///< empty: that of the check
};

/// What a MachineHealthCheck asks for, read once per pass.
struct CheckRules {
    std::optional<Duration> nodeStartup{}; ///< nullopt: start-up is not checked
    std::vector<UnhealthyCondition> unhealthy{};
    MaxUnhealthy maxUnhealthy{};
    std::optional<TemplateRef> remediationTemplate{};
    bool external = false; ///< strategy external-baremetal
};

/// Invalid, naming the field, when something cannot be read: the schema lets it through only for
/// objects that were stored past it.
[[nodiscard]] Result<CheckRules> checkRulesOf(const Object &check);

} // namespace hp::rules
