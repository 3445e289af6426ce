// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/maintenance/MaintenanceCases.h"

#include <nlohmann/json.hpp>

namespace hp::test {

using namespace maintenance;

namespace {

Json merged(const char *base, const char *patch)
{
    Json object = Json::parse(base);
    object.merge_patch(Json::parse(patch));
    return object;
}

void drainFailing(MaintenanceView &view)
{
    view.drain = DrainOutcome{false, "a budget refuses", {{"shop", "web-0", "web", 2, 2}}};
}

void givesUp(MaintenanceView &view)
{
    drainFailing(view);
    view.settings.onDrainFailure = OnDrainFailure::GiveUp;
}

void ofASet(MaintenanceView &view)
{
    view.machineSet = Object(Json::parse(R"({"metadata": {"name": "s"}})"));
}

void closedAndForced(MaintenanceView &view)
{
    closed(view);
    view.settings.atDeadline = AtDeadline::Force;
}

void closedAndAsked(MaintenanceView &view)
{
    closed(view);
    view.settings.atDeadline = AtDeadline::Ask;
}

void barred(MaintenanceView &view)
{
    closedAndForced(view);
    view.window.barred = true;
}

void unfit(MaintenanceView &view)
{
    view.unhealthy =
        quoted("PodDisruptionBudget shop/web has 1 of the 2 healthy pods that it needs");
}

void drainEmptied(MaintenanceView &view)
{
    view.drain = DrainOutcome{true, {}, {}};
}

// clang-format off
constexpr const char *master = R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})";
constexpr const char *marked = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/under-way": "mm-w"}}})";
constexpr const char *deleting = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}})";
constexpr const char *cordoned = R"({"metadata": {"labels": {"remediation.medik8s.io/exclude-from-remediation": "true"}}, "spec": {"unschedulable": true}})";
constexpr const char *notReady = R"({"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}})";
constexpr const char *rebooted = R"({"status": {"nodeInfo": {"bootID": "boot-2"}}})";
constexpr const char *bootedJustNow = R"({"status": {"nodeInfo": {"bootID": "boot-2"}, "conditions": [{"type": "Ready", "status": "True", "lastTransitionTime": "2026-03-02T11:59:00Z"}]}})";
constexpr const char *optedOut = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/opt-out": ""}}})";
constexpr const char *preferred = R"({"metadata": {"annotations": {"machine.openshift.io/delete-machine": "mm-w"}}})";
constexpr const char *preferredByOthers = R"({"metadata": {"annotations": {"machine.openshift.io/delete-machine": "yes"}}})";
constexpr const char *gaveUp = R"({"status": {"maintenance": "waiting-window", "way": "power-cycle", "begun": "2026-03-02T11:35:00Z", "nodename": "n",
    "retryat": "2026-03-02T12:55:00Z", "reason": "DrainGivenUp: Node n could not be drained."}})";
constexpr const char *keyed = R"({"metadata": {"annotations": {"reboot.metal3.io/maintenance-e-1": "{\"mode\":\"soft\"}"}}})";
constexpr const char *held = R"({"metadata": {"annotations": {"reboot.metal3.io/maintenance-e-1": "{\"mode\":\"soft\"}"}},
    "status": {"poweredOn": false, "provisioning": {"rebootHolds": [{"key": "reboot.metal3.io/maintenance-e-1", "mode": "soft",
        "acceptedAt": "2026-03-02T11:58:00Z", "heldSince": "2026-03-02T11:59:00Z"}]}}})";

const std::vector<MaintenanceCase> cases{
    {"deleted before anything was set", {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z", "finalizers": ["a.b/keep"]}})"},
     {"0 nothing", "", "stop"}},
    {"deleted in the middle, the server is released first",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "in-progress", "way": "hold", "cordonedbefore": false}})",
      .machine = marked, .node = cordoned, .host = held}, {"0 release", "returning", "remove key"}},
    {"also when the Machine is gone",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "returning", "way": "hold"}})",
      .machine = "gone", .node = cordoned, .host = keyed}, {"0 release", "returning", "remove key"}},
    {"then its Node is given back, whatever its source says",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "returning", "way": "hold"}})",
      .machine = marked, .node = cordoned, .host = "{}", .event = EventReport::Unknown}, {"0 uncordon", "returning", "uncordon"}},
    {"but not one that somebody else had cordoned",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "draining", "way": "hold", "cordonedbefore": true}})",
      .machine = marked, .node = cordoned, .host = "{}"}, {"0 uncordon", "draining", "unlabel"}},
    {"nor one whose Machine is being deleted: that drains it",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "in-progress", "way": "delete"}})",
      .machine = deleting, .node = cordoned}, {"0 uncordon", "in-progress", "unlabel"}},
    {"health checks wait until the server has started",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "returning", "way": "hold", "since": "2026-03-02T11:30:00Z"}})",
      .machine = marked, .node = notReady, .host = "{}"}, {"0 return", "returning", "stop"}},
    {"but not for ever",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:09:00Z"}, "status": {"maintenance": "returning", "way": "hold", "since": "2026-03-02T11:10:00Z"}})",
      .machine = marked, .node = notReady, .host = "{}"}, {"0 end exemption", "returning", "end exemption"}},
    {"a mark of another maintenance is not ours",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "draining", "way": "hold"}})",
      .machine = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/under-way": "mm-other"}}})"}, {"0 let go", "draining", "let go"}},
    {"everything undone, it goes, and raises no alert",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "in-progress", "way": "delete", "begun": "2026-03-02T07:00:00Z"}})",
      .machine = "gone", .node = "gone"}, {"0 let go", "in-progress", "let go"}},
    {"a completed event goes", {.event = EventReport::Completed}, {"1", "", "delete maintenance"}},
    {"a cancelled event goes while it waits",
     {.maintenance = R"({"status": {"maintenance": "waiting-window"}})", .event = EventReport::Cancelled}, {"1", "waiting-window", "delete maintenance"}},
    {"an event that vanished goes also for a master", {.maintenance = R"({"status": {"maintenance": "manual"}})", .machine = master, .event = EventReport::Gone},
     {"1", "manual", "delete maintenance"}},
    {"a source that does not answer ends nothing", {.event = EventReport::Unknown}, {"12", "draining"}},
    {"cancelled while draining uncordons first",
     {.maintenance = R"({"status": {"maintenance": "draining"}})", .machine = marked, .node = cordoned, .event = EventReport::Cancelled},
     {"1 while draining, uncordon", "draining", "uncordon"}},
    {"then the mark goes", {.maintenance = R"({"status": {"maintenance": "draining"}})", .machine = marked, .event = EventReport::Cancelled},
     {"1 while draining, end exemption", "draining", "end exemption"}},
    {"then the object", {.maintenance = R"({"status": {"maintenance": "draining"}})", .event = EventReport::Cancelled},
     {"1 while draining", "draining", "delete maintenance"}},
    {"a Machine that is not found fails it", {.machine = "gone"}, {"2", "failed", "stop", "", "MachineNotFound"}},
    {"one of two Machines of a name is not guessed",
     {.machine = "gone", .more = [](MaintenanceView &v) { v.machineFault = quoted("Machines named w are in the namespaces a and b."); }},
     {"2 ambiguous", "manual", "stop", "MaintenanceWantsPerson", "namespaces a and b"}},
    {"a failed one stays", {.maintenance = R"({"status": {"maintenance": "failed", "alerts": [{"name": "EventStillScheduled", "severity": "critical"}]}})"},
     {"2 failed", "failed", "stop", "EventStillScheduled"}},
    {"until its event ends", {.maintenance = R"({"status": {"maintenance": "failed"}})", .event = EventReport::Gone},
     {"2 failed", "failed", "delete maintenance"}},
    {"one that a check found wanting stays for a person", {.maintenance = R"({"status": {"maintenance": "failed", "alerts": [{"name": "MaintenanceVerificationFailed", "severity": "critical", "message": "A check failed."}]}})", .event = EventReport::Gone},
     {"2 failed", "failed", "stop", "MaintenanceVerificationFailed"}},
    {"a Machine that somebody deletes is adopted", {.maintenance = R"({"status": {"maintenance": "waiting-window"}})", .machine = deleting},
     {"3", "in-progress"}},
    {"a server whose host is not found is not taken for one of a cloud",
     {.machine = R"({"metadata": {"annotations": {"metal3.io/BareMetalHost": "ns/h"}}})"},
     {"4", "manual", "stop", "MaintenanceWantsPerson", "its BareMetalHost is not found"}},
    {"also when only its provider id tells that it is one",
     {.machine = R"({"spec": {"providerID": "baremetalhost:///ns/h/uid-1"}})"},
     {"4", "manual", "stop", "MaintenanceWantsPerson", "its BareMetalHost is not found"}},
    {"a master only raises an alert", {.machine = master}, {"4", "manual", "stop", "MasterMaintenanceScheduled"}},
    {"a Machine without a role goes by its Node",
     {.machine = R"({"metadata": {"labels": null}})", .node = R"({"metadata": {"labels": {"node-role.kubernetes.io/control-plane": ""}}})"},
     {"4", "manual", "stop", "MasterMaintenanceScheduled"}},
    {"an unhealthy target only raises an alert", {.maintenance = R"({"spec": {"eventcode": "lb-unhealthy", "strategy": "delete"}})"},
     {"4", "manual", "stop", "LoadBalancerTargetUnhealthy"}},
    {"a mismatch of states raises its alert", {.maintenance = R"({"spec": {"eventcode": "machine-state-missmatch"}})"},
     {"4", "manual", "stop", "MachineStateMismatch"}},
    {"an unknown code only raises an alert", {.maintenance = R"({"spec": {"eventcode": "instance-paint"}})"},
     {"4", "manual", "stop", "MaintenanceWantsPerson", "unknown"}},
    {"deletion on metal without a spare host is refused", {.maintenance = R"({"spec": {"strategy": "delete"}})", .host = "{}"},
     {"4", "manual", "stop", "MaintenanceWantsPerson", "no available host"}},
    {"the provider begins first: adopted", {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}})", .node = notReady, .more = closed},
     {"25 provider began", "in-progress"}},
    {"on metal it is awaited back", {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}})", .node = notReady, .host = "{}"},
     {"25 provider began", "returning"}},
    {"the deadline passes and nothing happens: expired, and nobody hears that all is well", {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}})", .more = closed},
     {"25 expired", "expired", "stop", "MaintenanceNotSchedulable", "deadline passed"}},
    {"that it was missed stays said until its event ends",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "expired", "reason": "so", "alerts": [{"name": "MaintenanceNotSchedulable", "severity": "critical", "message": "So."}]}})"},
     {"2 failed", "expired", "stop", "MaintenanceNotSchedulable"}},
    {"and ends with it",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "expired", "reason": "so", "alerts": [{"name": "MaintenanceNotSchedulable", "severity": "critical", "message": "So."}]}})", .event = EventReport::Completed},
     {"2 failed", "expired", "delete maintenance", "MaintenanceNotSchedulable"}},
    {"one that opted out is not replaced because its provider begins",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}})", .machine = optedOut, .node = notReady},
     {"25 expired", "expired", "stop", "MaintenanceNotSchedulable"}},
    {"expired, it is still seen when its provider begins",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "expired"}})", .node = notReady},
     {"25 provider began late", "in-progress"}},
    {"a Node in trouble is not the provider while that says nothing",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "expired", "reason": "so"}})", .node = notReady, .event = EventReport::Unknown},
     {"2 failed", "expired"}},
    {"nor does one that opted out follow its provider late",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "expired", "reason": "so"}})", .machine = optedOut, .node = notReady},
     {"2 failed", "expired"}},
    {"a Machine that opted out is left alone", {.machine = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/opt-out": ""}}})"},
     {"5", "blocked", "stop", "", "opted out"}},
    {"a MachineSet may opt out for its Machines",
     {.more = [](MaintenanceView &v) { v.machineSet = Object(Json::parse(R"({"metadata": {"name": "s", "annotations": {"maintenance.holdpoint.dev/opt-out": ""}}})")); }},
     {"5", "blocked", "stop", "", "MachineSet s"}},
    {"a paused host is left alone", {.host = R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}})"},
     {"5", "blocked", "stop", "", "paused"}},
    {"a remediation goes first", {.machine = R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"},
     {"5", "blocked", "stop", "", "health check"}},
    {"an upgrade goes first", {.more = [](MaintenanceView &v) { v.upgrading = quoted("the cluster upgrades to 4.17"); }},
     {"6", "blocked", "stop", "", "ClusterUpgrading"}},
    {"an upgrade that does not end is told a day before the deadline",
     {.maintenance = R"({"spec": {"deadline": "2026-03-03T10:00:00Z"}, "status": {"maintenance": "blocked", "since": "2026-03-02T10:50:00Z"}})",
      .more = [](MaintenanceView &v) { v.upgrading = quoted("the cluster upgrades to 4.17"); }},
     {"6", "blocked", "stop", "MaintenanceWantsPerson", "ClusterUpgrading"}},
    {"and not while there is time",
     {.maintenance = R"({"spec": {"deadline": "2026-03-05T10:00:00Z"}, "status": {"maintenance": "blocked", "since": "2026-03-02T10:50:00Z"}})",
      .more = [](MaintenanceView &v) { v.upgrading = quoted("the cluster upgrades to 4.17"); }},
     {"6", "blocked", "stop", "", "ClusterUpgrading"}},
    {"another maintenance goes first", {.more = [](MaintenanceView &v) { v.goesFirst = "mm-a"; }},
     {"7", "blocked", "stop", "", "mm-a goes first"}},
    {"a cluster in trouble is spared", {.more = [](MaintenanceView &v) { v.unhealthy = quoted("2 Nodes are not Ready"); }},
     {"8", "blocked", "stop", "", "ClusterUnhealthy"}},
    {"a cluster that does not get well is told after an hour, by what it lacks",
     {.maintenance = R"({"status": {"maintenance": "blocked", "since": "2026-03-02T10:50:00Z"}})", .more = unfit},
     {"8", "blocked", "stop", "MaintenanceWantsPerson", "shop/web has 1 of the 2"}},
    {"and not before", {.maintenance = R"({"status": {"maintenance": "blocked", "since": "2026-03-02T11:10:00Z"}})", .more = unfit},
     {"8", "blocked", "stop", "", "shop/web"}},
    {"a deletion that waits asks first to be kept", {.maintenance = R"({"metadata": {"finalizers": null}, "status": {"maintenance": "waiting-window", "reason": "so"}})", .more = ofASet},
     {"5.6 keep", "waiting-window", "keep"}},
    {"then a scale-in is to take the Machine first", {.maintenance = R"({"status": {"maintenance": "waiting-window", "reason": "so"}})", .more = ofASet},
     {"5.6 prefer", "waiting-window", "prefer"}},
    {"what others annotated is theirs", {.maintenance = R"({"status": {"maintenance": "waiting-window"}})", .machine = preferredByOthers, .more = ofASet},
     {"12", "draining"}},
    {"a Machine without a set has no scale-in", {.maintenance = R"({"status": {"maintenance": "waiting-window"}})"}, {"12", "draining"}},
    {"one that stays in place is not taken first",
     {.maintenance = R"({"status": {"maintenance": "waiting-window"}, "spec": {"eventcode": "system-reboot"}})", .host = "{}", .more = ofASet}, {"12", "draining"}},
    {"nor is one whose strategy a person changed",
     {.maintenance = R"({"spec": {"strategy": "alert-only"}, "status": {"maintenance": "manual"}})", .machine = preferred, .more = ofASet}, {"4", "manual", "stop", "MaintenanceWantsPerson"}},
    {"its annotation goes when the way is no longer to delete it",
     {.maintenance = R"({"spec": {"strategy": "power-cycle"}, "status": {"maintenance": "waiting-window", "reason": "so"}})", .machine = preferred, .host = "{}", .more = ofASet},
     {"5.6 end", "waiting-window", "end preference"}},
    {"and when the maintenance is deleted",
     {.maintenance = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"}, "status": {"maintenance": "waiting-window"}})", .machine = preferred},
     {"0 end preference", "waiting-window", "end preference"}},
    {"alert 1 comes at once, not at the deadline", {.maintenance = R"({"spec": {"deadline": "2026-03-02T20:00:00Z"}})", .more = closed},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable"}},
    {"an opening too near to the deadline does not count", {.maintenance = R"({"spec": {"deadline": "2026-03-02T22:20:00Z"}})", .more = closed},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable"}},
    {"by policy a person is asked", {.maintenance = R"({"spec": {"deadline": "2026-03-02T20:00:00Z"}})", .more = closedAndAsked},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable", "AwaitingApproval: the window is closed; to start it now"}},
    {"who says so with an annotation", {.maintenance = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/at-once": ""}}, "spec": {"deadline": "2026-03-02T20:00:00Z"}})", .more = closedAndAsked},
     {"12", "draining", "stop", "", "outside the windows at a person's request"}},
    {"or it is forced, as late as it can", {.maintenance = R"({"spec": {"deadline": "2026-03-02T20:00:00Z"}})", .more = closedAndForced},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable", "it will start outside the windows at 2026-03-02T19:00:00Z"}},
    {"and that is an hour before the deadline", {.maintenance = R"({"spec": {"deadline": "2026-03-02T13:00:00Z"}})", .more = closedAndForced},
     {"12", "draining", "stop", "", "because its deadline is near"}},
    {"but not when its provider would begin in the middle", {.maintenance = R"({"spec": {"deadline": "2026-03-02T12:20:00Z"}})", .more = closedAndForced},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable"}},
    {"nor against an upgrade", {.maintenance = R"({"spec": {"deadline": "2026-03-02T13:00:00Z"}})",
      .more = [](MaintenanceView &v) { closedAndForced(v); v.upgrading = quoted("the cluster upgrades"); }}, {"6", "blocked", "stop", "MaintenanceNotSchedulable"}},
    {"nor against what is excluded or paused", {.maintenance = R"({"spec": {"deadline": "2026-03-02T13:00:00Z"}})", .more = barred},
     {"9", "waiting-window", "stop", "MaintenanceNotSchedulable"}},
    {"not even when a person says at once",
     {.maintenance = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/at-once": ""}}, "spec": {"maintenancescheduled": true}})", .more = barred}, {"10", "waiting-window"}},
    {"at once needs no deadline", {.maintenance = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/at-once": ""}}})", .more = closed}, {"12", "draining"}},
    {"at once does not approve that a server is held off",
     {.maintenance = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/at-once": ""}}})", .host = "{}", .more = closed}, {"11", "waiting-window", "stop", "", "AwaitingApproval"}},
    {"alert 1 stays while something else blocks", {.maintenance = R"({"spec": {"deadline": "2026-03-02T20:00:00Z"}})",
      .more = [](MaintenanceView &v) { closed(v); v.upgrading = quoted("the cluster upgrades"); }}, {"6", "blocked", "stop", "MaintenanceNotSchedulable"}},
    {"a closed window is waited for and noted", {.more = closed}, {"10 schedule", "waiting-window", "schedule"}},
    {"once it is noted it only waits", {.maintenance = R"({"spec": {"maintenancescheduled": true, "deadline": "2026-03-05T00:00:00Z"}})", .more = closed},
     {"10", "waiting-window"}},
    {"no window for the machine waits",
     {.more = [](MaintenanceView &v) { v.window = {WindowState::NoneSelects, {}, quoted("none is for this machine"), {}}; }}, {"10", "waiting-window"}},
    {"switching off for work wants approval", {.host = "{}"}, {"11", "waiting-window", "stop", "", "AwaitingApproval"}},
    {"with approval it begins", {.maintenance = R"({"spec": {"approved": true}})", .host = "{}"}, {"12", "draining"}},
    {"without windows it begins at once", {}, {"12", "draining"}},
    {"it asks first to be kept", {.maintenance = R"({"metadata": {"finalizers": null}, "status": {"maintenance": "draining", "way": "delete"}})"},
     {"12 keep", "draining", "keep"}},
    {"it marks the Machine first", {.maintenance = R"({"status": {"maintenance": "draining", "way": "delete"}})"}, {"12 exempt", "draining", "exempt"}},
    {"then it cordons", {.maintenance = R"({"status": {"maintenance": "draining", "way": "delete"}})", .machine = marked},
     {"12 cordon", "draining", "cordon"}},
    {"then it deletes the Machine", {.maintenance = R"({"status": {"maintenance": "draining", "way": "delete"}})", .machine = marked, .node = cordoned},
     {"13", "in-progress", "delete machine"}},
    {"it drains also after the window has closed",
     {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle"}})", .machine = marked, .node = cordoned, .host = "{}", .more = closed},
     {"14 try", "draining", "drain"}},
    {"a host that was paused meanwhile is waited for", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle"}})",
      .machine = marked, .node = cordoned, .host = R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}})"},
     {"12 pre-flight", "draining", "stop", "", "paused"}},
    {"a Node that is not empty is tried again", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle", "since": "2026-03-02T11:55:00Z"}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = drainFailing}, {"14", "draining", "stop", "", "a budget refuses"}},
    {"alert 4 names the budget", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle", "since": "2026-03-02T11:30:00Z"}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = drainFailing},
     {"14 over budget", "draining", "stop", "NodeDrainFailed", "pod shop/web-0 (PodDisruptionBudget web)"}},
    {"by policy it gives up, and says when it begins again", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle", "since": "2026-03-02T11:30:00Z"}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = givesUp},
     {"14 give up", "waiting-window", "uncordon", "", "pod shop/web-0 (PodDisruptionBudget web). It starts again after 2026-03-02T13:00:00Z"}},
    {"not within the budget", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle", "since": "2026-03-02T11:55:00Z"}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = givesUp}, {"14", "draining", "stop", "", "a budget refuses"}},
    {"a Node that was cordoned before stays so", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle", "since": "2026-03-02T11:30:00Z", "cordonedbefore": true}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = givesUp}, {"14 give up", "waiting-window", "unlabel"}},
    {"given up and stopped in the middle, the Node is given back", {.maintenance = gaveUp, .machine = marked, .node = cordoned, .host = "{}"},
     {"14 uncordon", "waiting-window", "uncordon"}},
    {"then health checks watch again", {.maintenance = gaveUp, .machine = marked, .host = "{}"}, {"14 end exemption", "waiting-window", "end exemption"}},
    {"then nothing is remembered as touched", {.maintenance = gaveUp, .host = "{}"}, {"14 forget", "waiting-window"}},
    {"a cordon of others is not ours after that",
     {.maintenance = R"({"status": {"maintenance": "waiting-window", "retryat": "2026-03-02T12:55:00Z", "reason": "DrainGivenUp: so"}})", .node = cordoned, .host = "{}"},
     {"14 pause", "waiting-window", "stop", "", "DrainGivenUp: so"}},
    {"alert 1 comes when the pause outlasts the deadline",
     {.maintenance = R"({"spec": {"deadline": "2026-03-02T13:00:00Z", "eventcode": "system-reboot"}, "status": {"maintenance": "waiting-window", "retryat": "2026-03-02T12:55:00Z"}})", .host = "{}"},
     {"14 pause", "waiting-window", "stop", "MaintenanceNotSchedulable", "starts again after"}},
    {"a pause that is longer than one was stored before the clock was set back",
     {.maintenance = R"({"spec": {"eventcode": "system-reboot"}, "status": {"maintenance": "waiting-window", "retryat": "2026-03-02T14:00:00Z"}})", .host = "{}"}, {"12", "draining"}},
    {"after the pause it begins anew",
     {.maintenance = R"({"spec": {"eventcode": "system-reboot"}, "status": {"maintenance": "waiting-window", "retryat": "2026-03-02T11:55:00Z"}})", .host = "{}"}, {"12", "draining"}},
    {"an empty Node lets the host be switched off", {.maintenance = R"({"status": {"maintenance": "draining", "way": "power-cycle"}})",
      .machine = marked, .node = cordoned, .host = "{}", .more = drainEmptied}, {"15", "in-progress", "add key"}},
    {"a deletion that was lost is sent again", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "delete"}})"},
     {"13 again", "in-progress", "delete machine"}},
    {"a deletion is waited for", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "delete"}})", .machine = deleting},
     {"17", "in-progress", "stop", "", "MachineNotYetDeleted"}},
    {"alert 7 names the hook that holds it", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "delete", "begun": "2026-03-02T09:00:00Z"}})",
      .machine = R"({"metadata": {"deletionTimestamp": "2026-03-02T09:00:00Z"}, "spec": {"lifecycleHooks": {"preDrain": [{"name": "backup", "owner": "storage"}]}}})"},
     {"17", "in-progress", "stop", "MaintenanceTooLong"}},
    {"a Machine that is gone is verified", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "delete"}})", .machine = "gone", .node = "gone"},
     {"13 gone", "verifying"}},
    {"a Machine that went in the middle leaves its host released",
     {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "power-cycle"}})", .machine = "gone", .host = keyed},
     {"2 in place, release", "in-progress", "remove key"}},
    {"and is verified like a deletion", {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle"}})", .machine = "gone", .host = "{}"},
     {"2 in place", "verifying"}},
    {"a key that was lost is added again", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "power-cycle"}})", .host = "{}"},
     {"15 again", "in-progress", "add key"}},
    {"but not while the Machine is deleted, which takes it away",
     {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold"}})", .machine = deleting, .host = "{}"},
     {"17 in place", "in-progress", "stop", "", "MachineNotYetDeleted"}},
    {"a server that is still held is waited for all the same",
     {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold"}})", .machine = deleting, .host = held},
     {"18 hold", "in-progress", "stop", "", "work-done"}},
    {"a soft shutdown may take its time", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "power-cycle", "since": "2026-03-02T11:56:00Z"}})", .host = keyed},
     {"16 wait", "in-progress"}},
    {"alert 5 comes when it is not off, and the Node is left alone",
     {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "power-cycle", "since": "2026-03-02T11:50:00Z"}})", .host = keyed},
     {"16", "in-progress", "stop", "NodeShutdownFailed"}},
    {"a held host is started again", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "power-cycle"}})", .host = held},
     {"18 power-cycle", "returning", "remove key"}},
    {"a hold waits for the work", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold"}})", .host = held},
     {"18 hold", "in-progress", "stop", "", "work-done"}},
    {"until a person says it is done",
     {.maintenance = R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/work-done": ""}}, "status": {"maintenance": "in-progress", "way": "hold"}})", .host = held},
     {"18 work done", "returning", "remove key"}},
    {"or its source does", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold"}})", .host = held, .event = EventReport::Completed},
     {"18 work done", "returning", "remove key"}},
    {"alert 7 of a hold comes after its announced end", {.maintenance = R"({"spec": {"notafter": "2026-03-02T11:00:00Z"}, "status": {"maintenance": "in-progress", "way": "hold", "begun": "2026-03-02T09:00:00Z"}})", .host = held},
     {"18 hold", "in-progress", "stop", "MaintenanceTooLong"}},
    {"alert 7 of a hold without an announced end comes after a day", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold", "begun": "2026-03-01T11:00:00Z"}})", .host = held},
     {"18 hold", "in-progress", "stop", "MaintenanceTooLong"}},
    {"a key that is still there is removed again", {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle"}})", .host = held},
     {"19 release", "returning", "remove key"}},
    {"the same boot id is no return", {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1"}})", .host = "{}"},
     {"20 wait", "returning", "stop", "", "has not rebooted"}},
    {"a new boot id is", {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1"}})", .node = rebooted, .host = "{}"},
     {"19", "verifying"}},
    {"alert 3 comes after the budget",
     {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1", "since": "2026-03-02T11:30:00Z"}})", .machine = marked, .node = notReady, .host = "{}"},
     {"20", "returning", "stop", "NodeDidNotReturn"}},
    {"after twice the budget health checks may act",
     {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1", "since": "2026-03-02T11:10:00Z"}})", .machine = marked, .node = notReady, .host = "{}"},
     {"20 end exemption", "returning", "end exemption", "NodeDidNotReturn"}},
    {"back again it is uncordoned", {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle"}})", .machine = marked, .node = cordoned, .host = "{}"},
     {"19 uncordon", "verifying", "uncordon"}},
    {"and watched again", {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle"}})", .machine = marked, .host = "{}"},
     {"19 end exemption", "verifying", "end exemption"}},
    {"a deletion is verified by the end of its event",
     {.maintenance = R"({"status": {"maintenance": "verifying", "way": "delete"}})", .machine = "gone", .node = "gone", .event = EventReport::Gone},
     {"21", "verifying", "delete maintenance"}},
    {"what people declared ends when the machine is well",
     {.maintenance = R"({"spec": {"source": "calendar"}, "status": {"maintenance": "verifying", "way": "hold"}})", .host = "{}"}, {"21", "verifying", "delete maintenance"}},
    {"a Node that is Ready since a minute is not yet settled",
     {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle", "since": "2026-03-02T11:59:00Z"}})", .node = bootedJustNow, .host = "{}", .event = EventReport::Gone},
     {"21 wait", "verifying", "stop", "", "has not been Ready for 5 m"}},
    {"a source that is silent is no end", {.maintenance = R"({"status": {"maintenance": "verifying", "way": "delete"}})", .machine = "gone", .node = "gone", .event = EventReport::Unknown},
     {"21 wait", "verifying", "stop", "", "does not say"}},
    {"an event that stands is asked again", {.maintenance = R"({"status": {"maintenance": "verifying", "way": "delete", "since": "2026-03-02T11:54:00Z"}})", .machine = "gone", .node = "gone"},
     {"21 wait", "verifying", "stop", "", "still reports"}},
    {"alert 6 comes after two polls, once", {.maintenance = R"({"status": {"maintenance": "verifying", "way": "delete", "since": "2026-03-02T11:50:00Z"}})", .machine = "gone", .node = "gone"},
     {"23", "failed", "stop", "EventStillScheduled"}},
    {"alert 2 comes when the source finds the work bad",
     {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle"}})", .host = "{}", .more = [](MaintenanceView &v) { v.verifyFault = "the firmware is still 1.2"; }},
     {"22 by its source", "failed", "stop", "MaintenanceVerificationFailed", "still 1.2"}},
    {"alert 2 comes when the machine does not get well",
     {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle", "since": "2026-03-02T11:00:00Z"}})", .node = notReady, .host = "{}", .event = EventReport::Gone},
     {"22", "failed", "stop", "MaintenanceVerificationFailed", "not Ready"}},
    {"a clock that was set forward uses up no budget",
     {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1", "since": "2026-03-02T11:00:00Z"}})", .machine = marked, .node = notReady, .host = "{}",
      .more = [](MaintenanceView &v) { v.stepAge = std::chrono::minutes(20); }}, {"20 wait", "returning"}},
    {"and one that was set back makes none longer",
     {.maintenance = R"({"status": {"maintenance": "returning", "way": "power-cycle", "bootid": "boot-1", "since": "2026-03-02T14:00:00Z"}})", .machine = marked, .node = notReady, .host = "{}",
      .more = [](MaintenanceView &v) { v.stepAge = std::chrono::minutes(41); }}, {"20 end exemption", "returning", "end exemption", "NodeDidNotReturn"}},
    {"nor does it settle a Node that was Ready for a minute",
     {.maintenance = R"({"status": {"maintenance": "verifying", "way": "power-cycle", "since": "2026-03-02T11:59:00Z"}})", .host = "{}", .event = EventReport::Gone,
      .more = [](MaintenanceView &v) { v.readyAge = std::chrono::minutes(1); }}, {"21 wait", "verifying", "stop", "", "has not been Ready for 5 m"}},
    {"nor raise alert 7", {.maintenance = R"({"status": {"maintenance": "in-progress", "way": "hold", "begun": "2026-03-01T11:00:00Z"}})", .host = held,
      .more = [](MaintenanceView &v) { v.workAge = std::chrono::minutes(1); }}, {"18 hold", "in-progress"}},
};
// clang-format on

} // namespace

const std::vector<MaintenanceCase> &maintenanceCases()
{
    return cases;
}

MaintenanceView viewOf(const Given &given)
{
    MaintenanceView view;
    view.maintenance = Object(merged(R"({"metadata": {"name": "mm-w", "resourceVersion": "1",
        "finalizers": ["maintenance.holdpoint.dev/undo"]},
        "spec": {"eventcode": "instance-retirement", "eventid": "e-1", "machinelink": "w",
                 "source": "aws"}})",
                                     given.maintenance));
    if (std::string(given.machine) != "gone") {
        view.machine = Object(merged(R"({"metadata": {"name": "w", "namespace": "ns", "labels": {
            "machine.openshift.io/cluster-api-machine-role": "worker"}},
            "status": {"phase": "Running", "nodeRef": {"name": "n"}}})",
                                     given.machine));
    }
    if (std::string(given.node) != "gone") {
        view.node = Object(merged(R"({"metadata": {"name": "n"}, "status": {
            "nodeInfo": {"bootID": "boot-1"},
            "conditions": [{"type": "Ready", "status": "True",
                            "lastTransitionTime": "2026-03-01T00:00:00Z"}]}})",
                                  given.node));
    }
    if (*given.host) {
        view.host = Object(merged(R"({"metadata": {"name": "h", "namespace": "ns"},
            "spec": {"online": true},
            "status": {"poweredOn": true, "operationalStatus": "OK",
                       "provisioning": {"state": "provisioned"}}})",
                                  given.host));
    }
    view.event = given.event;
    view.window = {WindowState::NoWindows, {}, quoted("no maintenance window is defined"), {}};
    given.more(view);
    return view;
}

void closed(MaintenanceView &view)
{
    view.window = {WindowState::Closed,
                   Opening{caseTime + std::chrono::hours(10), caseTime + std::chrono::hours(14)},
                   quoted("the window is closed"),
                   {}};
}

} // namespace hp::test
