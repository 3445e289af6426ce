// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/AlertRules.h"

#include "model/rules/alerts/MaintenanceRules.h"

#include <algorithm>

namespace hp::alerts {

using metrics::Metric;
using std::chrono::minutes;

namespace {

AlertRule notYetDeleted()
{
    AlertRule rule;
    rule.name = "MachineNotYetDeleted";
    rule.group = "machine-not-yet-deleted";
    rule.metric = Metric::MachineCreated;
    rule.filter = LabelFilter{"phase", {"Deleting"}, true};
    rule.window = minutes(15);
    rule.sumBy = {"name", "namespace"};
    rule.holdFor = minutes(360);
    rule.summary = "machine {{ $labels.name }} has been in Deleting phase for more than 6 hours";
    rule.description = "Something keeps the machine from going: a lifecycle hook whose owner has "
                       "not removed it, a pod that cannot be evicted, or the provider.";
    return rule;
}

AlertRule noRunningPhase()
{
    AlertRule rule;
    rule.name = "MachineWithNoRunningPhase";
    rule.group = "machine-with-no-running-phase";
    rule.metric = Metric::MachineCreated;
    rule.filter = LabelFilter{"phase", {"Running", "Deleting"}, false};
    rule.sumBy = {"name", "namespace"};
    rule.holdFor = minutes(60);
    rule.summary = "machine {{ $labels.name }} is in phase: {{ $labels.phase }}";
    rule.description = "For an hour the machine has been neither Running nor Deleting: its "
                       "instance cannot be created, or has not become a node.";
    return rule;
}

AlertRule withoutValidNode()
{
    AlertRule rule;
    rule.name = "MachineWithoutValidNode";
    rule.group = "machine-without-valid-node-ref";
    rule.metric = Metric::MachineCreated;
    rule.unless = Unless{Metric::NodeInfo, "node"};
    rule.sumBy = {"name", "namespace"};
    rule.holdFor = minutes(60);
    rule.summary = "machine {{ $labels.name }} does not have valid node reference";
    rule.description =
        "The machine never became a node, or the node it belongs to has been removed.";
    return rule;
}

AlertRule collectionFailing()
{
    AlertRule rule;
    rule.name = "MachineAPIOperatorMetricsCollectionFailing";
    rule.group = "machine-api-operator-metrics-collector-up";
    rule.metric = Metric::CollectorUp;
    rule.test = Test::Equal;
    rule.bound = 0;
    rule.holdFor = minutes(5);
    rule.summary = "machine api operator metrics collection is failing.";
    rule.description =
        "Machines cannot be read, so the other alerts about them are blind: look at the log of "
        "holdpointd.";
    return rule;
}

AlertRule shortCircuit()
{
    AlertRule rule;
    rule.name = "MachineHealthCheckUnterminatedShortCircuit";
    rule.group = "machine-health-check-unterminated-short-circuit";
    rule.metric = Metric::CheckShortCircuit;
    rule.test = Test::Equal;
    rule.bound = 1;
    rule.holdFor = minutes(30);
    rule.summary = "machine health check {{ $labels.name }} has been disabled by short circuit for "
                   "more than 30 minutes";
    rule.description =
        "More machines are unhealthy than maxUnhealthy allows, so none is remediated.";
    return rule;
}

AlertRule hookOverdue()
{
    AlertRule rule;
    rule.name = "HoldpointHookOverdue";
    rule.group = "holdpoint-hooks";
    rule.metric = Metric::HookHolding;
    // Before creation it is HoldpointMachineHeldBeforeCreate that speaks.
    rule.filter = LabelFilter{"point", {"preCreate"}, false};
    rule.test = Test::Older;
    rule.bound = 1800;
    rule.severity = "info";
    rule.summary = "machine {{ $labels.name }} has waited for hook {{ $labels.hook }} at "
                   "{{ $labels.point }} for more than 30 minutes";
    rule.description =
        "Hooks never time out. {{ $labels.owner }} must do its work and remove the hook.";
    return rule;
}

AlertRule heldBeforeCreate()
{
    AlertRule rule;
    rule.name = "HoldpointMachineHeldBeforeCreate";
    rule.group = "holdpoint-hooks";
    rule.metric = Metric::CreateHeld;
    rule.sumBy = {"name", "namespace"};
    rule.holdFor = minutes(60);
    rule.summary = "machine {{ $labels.name }} has been held before its creation for more than 60 "
                   "minutes";
    rule.description =
        "A preCreate hook keeps the machine without a phase, where MachineWithNoRunningPhase "
        "cannot see it.";
    return rule;
}

AlertRule clusterApiNotYetDeleted()
{
    AlertRule rule;
    rule.name = "MachineOfClusterApiNotYetDeleted";
    rule.group = "holdpoint-cluster-api";
    rule.metric = Metric::ClusterApiDeletion;
    rule.test = Test::Older;
    rule.bound = 21600;
    rule.summary = "machine {{ $labels.name }} of cluster {{ $labels.cluster }} has been deleting "
                   "for more than 6 hours";
    rule.description = "Something keeps the machine from going: a hook whose owner has not removed "
                       "it, a disruption budget, a volume, or its provider.";
    return rule;
}

AlertRule bmcBrownOut()
{
    AlertRule rule;
    rule.name = "HoldpointBmcBrownOut";
    rule.group = "holdpoint-bmcs";
    rule.metric = Metric::BmcGroupFailing;
    rule.summary = "many BMCs of {{ $labels.group }} do not answer at the same time";
    rule.description =
        "It is the network and not the servers, which may be in full work: until it is over, "
        "force-offs in this group go one a minute.";
    return rule;
}

std::string selector(const AlertRule &rule)
{
    std::string text = metrics::infoOf(rule.metric).name;
    if (!rule.filter)
        return text;
    std::string values;
    for (const std::string &value : rule.filter->values)
        values += (values.empty() ? "" : "|") + value;
    const bool one = rule.filter->values.size() == 1;
    const char *matcher = rule.filter->among ? (one ? "=" : "=~") : (one ? "!=" : "!~");
    return text + '{' + rule.filter->label + matcher + '"' + values + "\"}";
}

std::string wholeNumber(double value)
{
    return std::to_string(static_cast<long long>(value));
}

} // namespace

const std::vector<AlertRule> &alertRules()
{
    static const std::vector<AlertRule> rules = [] {
        std::vector<AlertRule> all{notYetDeleted(),
                                   noRunningPhase(),
                                   withoutValidNode(),
                                   collectionFailing(),
                                   shortCircuit(),
                                   hookOverdue(),
                                   heldBeforeCreate(),
                                   clusterApiNotYetDeleted(),
                                   bmcBrownOut()};
        const auto maintenance = maintenanceRules();
        all.insert(all.end(), maintenance.begin(), maintenance.end());
        return all;
    }();
    return rules;
}

const AlertRule *findRule(const std::string &name)
{
    const auto &rules = alertRules();
    const auto it = std::find_if(
        rules.begin(), rules.end(), [&](const AlertRule &rule) { return name == rule.name; });
    return it == rules.end() ? nullptr : &*it;
}

std::string expression(const AlertRule &rule)
{
    std::string text = selector(rule);
    if (rule.window > Duration::zero()) {
        const auto span = std::chrono::duration_cast<minutes>(rule.window).count();
        text = "avg_over_time(" + text + '[' + std::to_string(span) + "m])";
    }
    if (rule.unless)
        text += std::string(" unless on(") + rule.unless->label + ") "
            + metrics::infoOf(rule.unless->metric).name;
    if (!rule.sumBy.empty()) {
        std::string labels;
        for (const std::string &label : rule.sumBy)
            labels += (labels.empty() ? "" : ", ") + label;
        text = "sum by (" + labels + ") (" + text + ')';
    }
    switch (rule.test) {
    case Test::Above:
        return text + " > " + wholeNumber(rule.bound);
    case Test::Equal:
        return text + " == " + wholeNumber(rule.bound);
    case Test::Older:
        break;
    }
    return "time() - " + text + " > " + wholeNumber(rule.bound);
}

} // namespace hp::alerts
