// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/HealthCheckDecision.h"

#include "model/messages/Remediation.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

HealthCheckDecision noRemediation(const char *row, Message reason)
{
    HealthCheckDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    return decision;
}

HealthCheckDecision garbage(const std::string &error)
{
    HealthCheckDecision decision = noRemediation("garbage", quoted(error));
    decision.error = error;
    return decision;
}

void evaluateAll(HealthCheckDecision &decision,
                 HealthReport &report,
                 const HealthCheckView &view,
                 TimePoint now)
{
    const CheckRules &rules = decision.rules;
    for (const TargetView &target : view.targets) {
        TargetVerdict verdict = evaluateTarget(rules, target, now);
        switch (verdict.health) {
        case Health::Healthy:
            ++report.healthy;
            if (rules.remediationTemplate)
                decision.healthy.push_back(target.key);
            break;
        case Health::NotHealthy:
            break;
        case Health::Suspect:
            decision.after = std::min(decision.after.value_or(verdict.after), verdict.after);
            decision.suspects.push_back({target.key, *target.machine, std::move(verdict), {}});
            break;
        case Health::Remediate:
            decision.remediate.push_back({target.key,
                                          *target.machine,
                                          std::move(verdict),
                                          chooseRemediation(rules, *target.machine)});
            break;
        }
    }
}

std::string numbers(const HealthReport &report, const std::string &maxUnhealthy)
{
    return "(total: " + std::to_string(report.expected)
        + ", unhealthy: " + std::to_string(report.expected - report.healthy)
        + ", maxUnhealthy: " + maxUnhealthy + ')';
}

void restrain(HealthCheckDecision &decision, HealthReport &report, const HealthCheckView &view)
{
    const std::string maxUnhealthy = decision.rules.maxUnhealthy.text(report.expected);
    const std::string counted = numbers(report, maxUnhealthy);
    decision.row = "restricted";
    decision.reason =
        say::tooManyAreUnhealthy(report.expected, report.expected - report.healthy, maxUnhealthy);
    decision.restriction =
        "Remediation restricted due to exceeded number of unhealthy machines " + counted;
    report.remediationAllowed = {healthcheck::condition::remediationAllowed,
                                 "False",
                                 "TooManyUnhealthy",
                                 "Warning",
                                 "Remediation is not allowed, the number of not started or "
                                 "unhealthy machines exceeds maxUnhealthy "
                                     + counted};
    decision.remediate.clear();
    decision.after = view.settings.restrictedRecheck;
}

} // namespace

HealthCheckDecision decideHealthCheck(const HealthCheckView &view, TimePoint now)
{
    if (!view.check)
        return noRemediation("gone", say::healthCheckIsGone());
    if (view.check.isDeleting())
        return noRemediation("deleting", say::healthCheckIsBeingDeleted());
    if (view.check.annotation(healthcheck::paused))
        return noRemediation("paused", say::healthCheckIsPaused());
    if (!view.badSelector.empty())
        return garbage("spec.selector: " + view.badSelector);
    auto rules = checkRulesOf(view.check);
    if (!rules)
        return garbage(rules.error().message);

    HealthCheckDecision decision = noRemediation("allowed", say::unhealthyMachinesAreRemediated());
    decision.rules = std::move(*rules);
    HealthReport report;
    report.expected = static_cast<std::int64_t>(view.targets.size());
    evaluateAll(decision, report, view, now);

    const std::int64_t unhealthy = report.expected - report.healthy;
    const std::int64_t limit = decision.rules.maxUnhealthy.of(report.expected);
    report.allowed = std::max<std::int64_t>(0, limit - unhealthy);
    report.remediationAllowed = {healthcheck::condition::remediationAllowed, "True", {}, {}, {}};
    if (unhealthy > limit)
        restrain(decision, report, view);
    decision.report = std::move(report);
    return decision;
}

Object healthPatch(const Object &check,
                   const std::optional<HealthReport> &report,
                   const std::vector<Condition> &more,
                   TimePoint now)
{
    Json patch = Json::object();
    const auto set = [&](const char *field, const Json &value) {
        if (check.at(std::string("/status/") + field) != value)
            patch[field] = value;
    };
    Conditions conditions(check.at("/status/conditions"));
    if (report) {
        set("expectedMachines", report->expected);
        set("currentHealthy", report->healthy);
        // The API's type is 32 bits wide.
        set("remediationsAllowed", std::min<std::int64_t>(report->allowed, INT32_MAX));
        conditions.set(report->remediationAllowed, now);
    }
    for (const Condition &condition : more)
        conditions.set(condition, now);
    if (!conditions.json().empty())
        set("conditions", conditions.json());
    return patch.empty() ? Object() : Object(Json{{"status", std::move(patch)}});
}

} // namespace hp::rules
