// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/CheckRules.h"

#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

/// Where spec.nodeStartupTimeout is left out.
constexpr Duration defaultNodeStartup = std::chrono::minutes(10);

std::optional<Duration> durationIn(const Json &value)
{
    return value.is_string() ? parseDuration(value.get<std::string>()) : std::nullopt;
}

/// The schema of upstream lets "-10m" through: its pattern has an end without an anchor.
Unexpected isNegative(const std::string &field, const Json &value)
{
    return unexpected(ErrorCode::Invalid, field + ": " + value.dump() + " is below zero");
}

Unexpected notADuration(const std::string &field, const Json &value)
{
    return unexpected(ErrorCode::Invalid, field + ": " + value.dump() + " is not a duration");
}

/// "0" turns the check of start-ups off.
Result<std::optional<Duration>> nodeStartupOf(const Object &check)
{
    const Json &value = check.at("/spec/nodeStartupTimeout");
    if (value.is_null())
        return std::optional<Duration>(defaultNodeStartup);
    const auto timeout = durationIn(value);
    if (!timeout)
        return notADuration("spec.nodeStartupTimeout", value);
    if (*timeout < Duration(0))
        return isNegative("spec.nodeStartupTimeout", value);
    return *timeout == Duration(0) ? std::nullopt : timeout;
}

std::optional<TemplateRef> templateOf(const Object &check)
{
    const Json &reference = check.at("/spec/remediationTemplate");
    if (!reference.is_object())
        return std::nullopt;
    return TemplateRef{textOf(reference, "apiVersion"),
                       textOf(reference, "kind"),
                       textOf(reference, "name"),
                       textOf(reference, "namespace")};
}

} // namespace

Result<CheckRules> checkRulesOf(const Object &check)
{
    CheckRules rules;
    rules.maxUnhealthy = MaxUnhealthy(check.at("/spec/maxUnhealthy"));
    if (!rules.maxUnhealthy.garbage().empty())
        return unexpected(ErrorCode::Invalid,
                          "failed to get value for maxUnhealthy: " + rules.maxUnhealthy.garbage());
    auto nodeStartup = nodeStartupOf(check);
    if (!nodeStartup)
        return unexpected(nodeStartup.error());
    rules.nodeStartup = *nodeStartup;

    for (const Json &entry : check.at("/spec/unhealthyConditions")) {
        const std::string field =
            "spec.unhealthyConditions[" + std::to_string(rules.unhealthy.size()) + "].timeout";
        const Json timeout = entry.is_object() ? entry.value("timeout", Json()) : Json();
        const auto duration = durationIn(timeout);
        if (!duration)
            return notADuration(field, timeout);
        if (*duration < Duration(0))
            return isNegative(field, timeout);
        rules.unhealthy.push_back({textOf(entry, "type"), textOf(entry, "status"), *duration});
    }
    rules.remediationTemplate = templateOf(check);
    rules.external = check.annotation(healthcheck::strategy) == healthcheck::externalBaremetal;
    return rules;
}

} // namespace hp::rules
