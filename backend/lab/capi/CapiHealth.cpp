// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiConditions.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiOwners.h"
#include "backend/lab/capi/CapiView.h"
#include "model/base/JsonFields.h"
#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::lab {

namespace {

constexpr const char *skipRemediation = "cluster.x-k8s.io/skip-remediation";
constexpr const char *remediateMachine = "cluster.x-k8s.io/remediate-machine";
constexpr std::int64_t defaultStartup = 600; // seconds

/// What a check finds of one Machine.
struct Finding {
    const char *reason = nullptr; ///< null: it is well, or not yet unwell
    std::string message{};
    bool isStarting = false; ///< it has no Node yet, or is inside a timeout
    std::optional<TimePoint> again{};
};

const std::string failed = "Health check failed:\n  * ";

/// As Go prints it: "45s", "10m0s", "1h0m0s".
std::string goDuration(std::int64_t seconds)
{
    std::string text = std::to_string(seconds % 60) + 's';
    if (seconds >= 60)
        text.insert(0, std::to_string(seconds / 60 % 60) + 'm');
    if (seconds >= 3600)
        text.insert(0, std::to_string(seconds / 3600) + 'h');
    return text;
}

void soon(Finding &finding, TimePoint when)
{
    finding.isStarting = true;
    finding.again = finding.again ? std::min(*finding.again, when) : when;
}

Finding findingOf(const Object &check, const CapiHealthView::Target &target, TimePoint now)
{
    Finding finding;
    const Object &machine = target.machine;
    if (machine.annotation(remediateMachine))
        return {"HasRemediateAnnotation",
                "Health check failed: marked for remediation via "
                "cluster.x-k8s.io/remediate-machine annotation"};
    if (capi::nodeNameOf(machine).empty()) {
        const auto limit = std::chrono::seconds(
            numberAt(check, "/spec/checks/nodeStartupTimeoutSeconds", defaultStartup));
        const TimePoint end = machine.creationTimestamp().value_or(now) + limit;
        soon(finding, end);
        if (limit.count() > 0 && now >= end)
            return {"NodeStartupTimeout",
                    failed + "Node failed to report startup in " + goDuration(limit.count())};
        return finding;
    }
    if (!target.node)
        return {"NodeDeleted", failed + "Node " + capi::nodeNameOf(machine) + " has been deleted"};
    const Json &rules = check.at("/spec/checks/unhealthyNodeConditions");
    for (const Json &rule : rules.is_array() ? rules : Json::array()) {
        const std::string type = textOf(rule, "type");
        const Json &condition = conditionOf(target.node, type);
        if (!condition.is_object()
            || condition.value("status", Json()) != rule.value("status", Json()))
            continue;
        const std::int64_t seconds = rule.value("timeoutSeconds", std::int64_t(0));
        const auto since = parseTime(textOf(condition, "lastTransitionTime"));
        const TimePoint end = since.value_or(now) + std::chrono::seconds(seconds);
        if (now >= end)
            return {"UnhealthyNode",
                    failed + "Condition " + type + " on Node is reporting status "
                        + textOf(rule, "status") + " with reason " + textOf(condition, "reason")
                        + " for more than " + goDuration(seconds)};
        soon(finding, end);
    }
    return finding;
}

/// How many may be unwell, of so many: a number, or a share rounded down.
std::int64_t allowedOf(const Json &most, std::int64_t total)
{
    if (most.is_number_integer())
        return most.get<std::int64_t>();
    return most.is_string() ? std::atoll(most.get<std::string>().c_str()) * total / 100 : total;
}

} // namespace

Plan decideCapiHealthCheck(const CapiHealthView &view, TimePoint now)
{
    Plan plan;
    const Object &check = view.check;
    if (!check || check.isDeleting() || !view.cluster)
        return plan;
    CapiConditions conditions(check, now);
    if (const std::string paused = pausedBecause(check, view.cluster); !paused.empty()) {
        conditions.set("Paused", "True", "Paused", paused);
        fitStatus(
            plan, capikinds::machineHealthCheck(), check, {{"conditions", conditions.json()}});
        return plan;
    }
    const auto selector = LabelSelector::fromJson(check.at("/spec/selector"));
    if (!selector)
        return plan;
    std::vector<std::pair<CapiHealthView::Target, Finding>> targets;
    for (const CapiHealthView::Target &target : view.targets) {
        const Object &machine = target.machine;
        if (capi::clusterNameOf(machine) == view.cluster.name() && selector->matches(machine)
            && !machine.annotation(skipRemediation) && !capi::isPausedByAnnotation(machine))
            targets.emplace_back(target, findingOf(check, target, now));
    }
    const auto total = static_cast<std::int64_t>(targets.size());
    const auto healthy = std::ranges::count_if(targets, [](const auto &one) {
        return one.second.reason == nullptr && !one.second.isStarting
            && !one.first.machine.isDeleting();
    });
    const std::int64_t unhealthy = total - healthy;
    const Json &most = check.at("/spec/remediation/triggerIf/unhealthyLessThanOrEqualTo");
    const std::int64_t allowed = allowedOf(most, total);
    const bool mayAct = unhealthy <= allowed;
    const std::string named = most.is_null() ? "100%"
        : most.is_string()                   ? most.get<std::string>()
                                             : most.dump();
    conditions.set("Paused", "False", "NotPaused");
    conditions.set("RemediationAllowed",
                   mayAct ? "True" : "False",
                   mayAct ? "RemediationAllowed" : "TooManyUnhealthy",
                   mayAct ? std::string()
                          : "Remediation is not allowed, the number of not started or unhealthy "
                            "machines exceeds maxUnhealthy (total: "
                           + std::to_string(total) + ", unhealthy: " + std::to_string(unhealthy)
                           + ", maxUnhealthy: " + named + ")");
    fitStatus(plan,
              capikinds::machineHealthCheck(),
              check,
              {{"expectedMachines", total},
               {"currentHealthy", healthy},
               {"remediationsAllowed", mayAct ? allowed - unhealthy : 0},
               {"observedGeneration", check.generation()},
               {"conditions", conditions.json()}});
    for (const auto &[target, finding] : targets) {
        if (finding.again)
            plan.requeueAt(*finding.again, now);
        if (target.machine.isDeleting())
            continue;
        CapiConditions found(target.machine, now);
        const bool isWell = finding.reason == nullptr;
        found.set("HealthCheckSucceeded",
                  isWell ? "True" : "False",
                  isWell ? "HealthCheckSucceeded" : finding.reason,
                  finding.message);
        if (!isWell && mayAct)
            found.set(
                "OwnerRemediated", "False", "WaitingForRemediation", "Waiting for remediation");
        fitStatus(plan, capikinds::machine(), target.machine, {{"conditions", found.json()}});
    }
    return plan;
}

} // namespace hp::lab
