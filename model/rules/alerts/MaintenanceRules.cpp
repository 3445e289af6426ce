// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/MaintenanceRules.h"

namespace hp::alerts {

using metrics::Metric;

namespace {

/// What a MachineMaintenance itself says.
AlertRule
ofMaintenance(const char *name, const char *severity, const char *summary, const char *description)
{
    AlertRule rule;
    rule.name = name;
    rule.group = "holdpoint-maintenance";
    rule.metric = Metric::MaintenanceAlert;
    rule.filter = LabelFilter{"alert", {name}, true};
    rule.severity = severity;
    rule.summary = summary;
    rule.description = description;
    return rule;
}

AlertRule deadlineNear()
{
    AlertRule rule = ofMaintenance(
        "MaintenanceDeadlineNear",
        "critical",
        "maintenance {{ $labels.name }} of machine {{ $labels.machine }} cannot start, and less "
        "than a day is left",
        "No window opens before the provider does it itself: open one, or approve the disruption.");
    rule.filter = LabelFilter{"alert", {"MaintenanceNotSchedulable"}, true};
    rule.bound = 1;
    return rule;
}

AlertRule watcherSilent()
{
    AlertRule rule;
    rule.name = "MaintenanceWatcherSilent";
    rule.group = "holdpoint-maintenance";
    rule.metric = Metric::WatcherSilentPeriods;
    rule.bound = 3;
    rule.summary =
        "{{ $labels.watcher }} has not heard from {{ $labels.source }} for three periods";
    rule.description = "Maintenance that is announced there is not found: the log of holdpointd "
                       "says what the source answers.";
    return rule;
}

} // namespace

std::vector<AlertRule> maintenanceRules()
{
    return {
        ofMaintenance("MaintenanceNotSchedulable",
                      "warning",
                      "maintenance {{ $labels.name }} of machine {{ $labels.machine }} cannot "
                      "start before its deadline",
                      "No window that opens in time leaves enough of it: the windows, or the "
                      "deadline at the provider, have to move."),
        deadlineNear(),
        ofMaintenance(
            "MaintenanceVerificationFailed",
            "critical",
            "the maintenance of machine {{ $labels.machine }} was done, and a check failed",
            "status.reason of the MachineMaintenance says which one; it is not retried."),
        ofMaintenance(
            "NodeDidNotReturn",
            "critical",
            "the node of machine {{ $labels.machine }} did not come back after its maintenance",
            "The server was started and the node is not Ready with a new boot id: look at its "
            "console."),
        ofMaintenance(
            "NodeDrainFailed",
            "warning",
            "the node of machine {{ $labels.machine }} could not be drained for its maintenance",
            "status.alerts of the MachineMaintenance names the pods and the budgets that block."),
        ofMaintenance(
            "NodeShutdownFailed",
            "critical",
            "the server of machine {{ $labels.machine }} does not power off for its maintenance",
            "status.alerts of the MachineMaintenance has the words of the BMC; the node stays "
            "cordoned."),
        ofMaintenance(
            "EventStillScheduled",
            "critical",
            "the event of maintenance {{ $labels.name }} still stands although the work is done",
            "The provider did not take it: ask it, and delete the MachineMaintenance when it is "
            "settled."),
        ofMaintenance(
            "MaintenanceTooLong",
            "warning",
            "the maintenance of machine {{ $labels.machine }} takes longer than it should",
            "status.maintenance says where it is, status.alerts which hook or pod it waits for."),
        ofMaintenance("MasterMaintenanceScheduled",
                      "warning",
                      "maintenance is announced for control plane machine {{ $labels.machine }}",
                      "A control plane machine is never touched: a person has to plan it."),
        ofMaintenance("LoadBalancerTargetUnhealthy",
                      "warning",
                      "a load balancer finds machine {{ $labels.machine }} unhealthy",
                      "Its node is Ready, so the service on it or the way to it is what fails."),
        ofMaintenance(
            "MachineStateMismatch",
            "warning",
            "machine {{ $labels.machine }} is in another state than its provider says",
            "status.reason and spec.description of the MachineMaintenance say what differs."),
        ofMaintenance(
            "MaintenanceWantsPerson",
            "warning",
            "maintenance {{ $labels.name }} of machine {{ $labels.machine }} needs a person",
            "status.alerts of the MachineMaintenance says why: its event leaves the work to "
            "people, "
            "or the cluster cannot take it."),
        watcherSilent()};
}

} // namespace hp::alerts
