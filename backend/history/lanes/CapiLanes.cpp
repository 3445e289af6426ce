// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HookLane.h"
#include "backend/history/lanes/Lanes.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"
#include "model/rules/capi/CapiCase.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

using capi::Deletion;
using capi::DeletionStep;

void addCapiPhase(LaneStates &lanes, const Object &machine)
{
    constexpr std::array<std::string_view, 9> known{"Pending",
                                                    "Provisioning",
                                                    "Provisioned",
                                                    "Running",
                                                    "Updating",
                                                    "Deleting",
                                                    "Deleted",
                                                    "Failed",
                                                    "Unknown"};
    const std::string &told = machine::phaseOf(machine);
    const std::string phase = told.empty() ? std::string("Pending") : told;
    if (std::ranges::find(known, phase) == known.end())
        return;
    LaneState &lane = lanes["phase"];
    lane.kind = "phase";
    lane.label = "Phase";
    lane.look = lowerCase(phase);
    lane.text = phase;
    if (phase == machine::phase::failed) {
        lane.reason = capi::failureOf(machine);
        if (!lane.reason.empty())
            lane.text += ": " + lane.reason;
    }
    // A paused machine may be asked to go long before it is in that phase.
    lane.since = parseTime(machine.text("/status/lastUpdated"));
}

/// Those whose good status is False say something only while it is another.
bool isGoodWhenFalse(const std::string &type)
{
    constexpr std::array<std::string_view, 4> types{
        "Deleting", "Paused", "Updating", "Remediating"};
    return std::ranges::find(types, type) != types.end();
}

void addCapiConditions(LaneStates &lanes, const Object &machine)
{
    for (const Json &condition : capi::conditionsOf(machine)) {
        const bool isCalm = condition.is_object() && textOf(condition, "status") == "False"
            && isGoodWhenFalse(textOf(condition, "type"));
        if (!isCalm)
            addConditionLane(lanes, condition);
    }
}

/// What stands in the way of a drain: the first pod and its budget, and how many more.
std::string obstaclesOf(const std::vector<capi::DrainLine> &lines)
{
    std::string first;
    std::size_t count = 0;
    for (const capi::DrainLine &line : lines) {
        const bool isBudget = line.kind == capi::DrainLine::Kind::Budget;
        if (!isBudget && line.kind != capi::DrainLine::Kind::Refused)
            continue;
        count += line.pods.size() + static_cast<std::size_t>(line.more);
        if (!first.empty())
            continue;
        first = toString(line.pods.front());
        if (isBudget && !line.budget.empty())
            first.append(" kept by budget ").append(line.budget);
    }
    if (count > 1)
        first += " and " + std::to_string(count - 1) + " more";
    return first;
}

void addCapiDrain(LaneStates &lanes, const Object &machine, const Deletion &deletion)
{
    if (deletion.step < DeletionStep::Drain)
        return;
    const auto started = capi::stepStartsOf(machine).drain;
    LaneState &lane = lanes["drain"];
    lane.kind = "drain";
    lane.label = "Drain";
    lane.detail = capi::nodeNameOf(machine);
    if (deletion.step > DeletionStep::Drain) {
        const bool drained = started || capi::reportedIs(machine, "DrainingSucceeded", "True");
        lane.look = drained ? "drained" : "skipped";
        lane.text = drained ? "Drained" : "Drain skipped";
        return;
    }
    lane.reason = obstaclesOf(capi::drainLinesOf(deletion.message));
    if (lane.reason.empty() && deletion.failed)
        lane.reason = deletion.message;
    lane.look = lane.reason.empty() ? "draining" : "blocked";
    lane.text = lane.reason.empty() ? std::string("Draining") : "Blocked: " + lane.reason;
    if (lane.reason.empty())
        lane.since = started ? started : deletion.since;
}

void addCapiVolumes(LaneStates &lanes, const Object &machine, const Deletion &deletion)
{
    if (deletion.step < DeletionStep::Volumes)
        return;
    LaneState &lane = lanes["volumes"];
    lane.kind = "drain";
    lane.label = "Volumes";
    lane.detail = capi::nodeNameOf(machine);
    if (deletion.step > DeletionStep::Volumes) {
        const bool waited = capi::stepStartsOf(machine).volumes
            || capi::reportedIs(machine, "VolumeDetachSucceeded", "True");
        lane.look = waited ? "detached" : "skipped";
        lane.text = waited ? "Detached" : "Wait for volumes skipped";
        return;
    }
    const capi::VolumeReport report = capi::volumeReportOf(deletion.message);
    const std::size_t count =
        report.claims.size() + report.strays.size() + static_cast<std::size_t>(report.more);
    lane.look = "detaching";
    lane.since = deletion.since;
    if (count == 0) {
        // Conditions of the contract v1beta1 name none, and an error says why.
        lane.reason = deletion.failed ? deletion.message : std::string();
        lane.text = deletion.failed ? deletion.message : std::string("Volumes are attached");
        return;
    }
    lane.reason = std::to_string(count);
    lane.text = lane.reason + (count == 1 ? " volume is attached" : " volumes are attached");
    if (!report.claims.empty())
        lane.text += ": " + report.claims.front();
}

/// What a provider makes for the machine, and takes away at `step` of its deletion.
void addProviders(LaneStates &lanes,
                  const char *id,
                  const char *label,
                  const capi::Reference &reference,
                  const Object &machine,
                  bool ready,
                  const char *condition,
                  const Deletion &deletion,
                  DeletionStep step)
{
    if (reference.key.name.empty() || deletion.step > step)
        return;
    LaneState &lane = lanes[id];
    lane.kind = "provider";
    lane.label = label;
    lane.detail = reference.kind + ' ' + reference.key.name;
    if (deletion.step == step) {
        lane.look = "deleting";
        lane.text = deletion.message.empty() ? "Deleting" : deletion.message;
        lane.reason = deletion.failed ? deletion.message : std::string();
        lane.since = deletion.since;
        return;
    }
    lane.look = ready ? "provisioned" : "provisioning";
    lane.text = ready ? "Ready" : "Not ready";
    const auto says = capi::reported(machine, condition);
    if (!says || says->condition.status == "True")
        return;
    lane.reason = says->condition.reason;
    const std::string &message = says->condition.message;
    if (!message.empty())
        lane.text += ": " + capi::firstEntry(message);
}

/// The Node as its Machine reports it, where nobody watches it from here.
void addNodeElsewhere(LaneStates &lanes, const Object &machine)
{
    const std::string &node = capi::nodeNameOf(machine);
    if (node.empty())
        return;
    auto ready = capi::reported(machine, "NodeReady");
    if (!ready)
        ready = capi::reported(machine, "NodeHealthy");
    if (ready && ready->condition.reason == "NodeDeleted")
        return;
    LaneState &lane = lanes["node"];
    lane.kind = "node";
    lane.label = "Node";
    lane.detail = node;
    const std::string status = ready ? ready->condition.status : std::string("Unknown");
    lane.look = status == "True" ? "ready" : status == "False" ? "notReady" : "unknown";
    lane.text = status == "True" ? "Ready" : status == "False" ? "Not ready" : "Unknown";
    if (!ready)
        return;
    if (status != "True" && !ready->condition.message.empty())
        lane.text += ": " + ready->condition.message;
    lane.since = ready->since;
}

} // namespace

LaneStates capiMachineLanes(const Object &machine)
{
    LaneStates lanes;
    const Deletion deletion = capi::deletionOf(machine);
    addCapiPhase(lanes, machine);
    addCapiConditions(lanes, machine);
    addCapiDrain(lanes, machine, deletion);
    addCapiVolumes(lanes, machine, deletion);
    addProviders(lanes,
                 "infrastructure",
                 "Infrastructure",
                 capi::infrastructureOf(machine),
                 machine,
                 capi::isInfrastructureReady(machine),
                 "InfrastructureReady",
                 deletion,
                 DeletionStep::Infrastructure);
    capi::Reference bootstrap = capi::bootstrapOf(machine);
    // Somebody may make the data without a config.
    if (const std::string &secret = machine.text("/spec/bootstrap/dataSecretName");
        bootstrap.key.name.empty() && !secret.empty())
        bootstrap = {"v1", "Secret", {machine.ns(), secret}};
    addProviders(lanes,
                 "bootstrap",
                 "Bootstrap",
                 bootstrap,
                 machine,
                 capi::isBootstrapReady(machine),
                 "BootstrapConfigReady",
                 deletion,
                 DeletionStep::Bootstrap);
    return lanes;
}

LaneStates judgedLanes(const capi::CapiView &view, TimePoint now)
{
    LaneStates lanes;
    const std::vector<capi::AnnotationHook> hooks = capi::annotationHooks(view.machine);
    const std::vector<holds::Hold> found =
        hooks.empty() ? std::vector<holds::Hold>() : capi::holdsOf(view, now);
    for (const capi::AnnotationHook &hook : hooks) {
        const auto hold = std::ranges::find_if(found, [&hook](const holds::Hold &one) {
            return one.kind == holds::kindOf(hook.point) && one.name == hook.name;
        });
        if (hold == found.end())
            continue;
        const bool holding =
            hold->state != holds::HoldState::Armed && hold->state != holds::HoldState::Bypassed;
        const std::string state =
            holds::toString(holding ? holds::HoldState::Holding : hold->state);
        const std::string point = machine::toString(hook.point);
        LaneState &lane = lanes[toString(HookLane{point, hook.name})];
        lane.kind = "hook";
        lane.label = point + ' ' + hook.name;
        lane.detail = hook.owner;
        lane.look = lowerCase(state);
        lane.text = state + ": " + hold->reason.text();
        lane.since = hold->since;
    }
    if (view.node)
        return lanes;
    addNodeElsewhere(lanes, view.machine);
    const Deletion deletion = capi::deletionOf(view.machine);
    if (deletion.step != DeletionStep::Drain)
        return lanes;
    std::size_t left = 0;
    for (const capi::DrainLine &line : capi::drainLinesOf(deletion.message))
        left += line.pods.size() + static_cast<std::size_t>(line.more);
    if (left > 0)
        lanes["pods"] = podsLeft(left, capi::nodeNameOf(view.machine));
    return lanes;
}

} // namespace hp::history
