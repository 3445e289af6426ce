// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HookLane.h"
#include "backend/history/lanes/Lanes.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/holds/HookState.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

void addPhase(LaneStates &lanes, const Object &machine)
{
    const std::string &phase = machine::phaseOf(machine);
    const bool known = phase == machine::phase::provisioning || phase == machine::phase::provisioned
        || phase == machine::phase::running || phase == machine::phase::deleting
        || phase == machine::phase::failed;
    if (!known)
        return;
    LaneState &lane = lanes["phase"];
    lane.kind = "phase";
    lane.label = "Phase";
    lane.look = lowerCase(phase);
    lane.text = phase;
    if (phase == machine::phase::failed) {
        lane.reason = machine.text("/status/errorReason");
        if (!machine.text("/status/errorMessage").empty())
            lane.text += ": " + machine.text("/status/errorMessage");
    }
    if (phase == machine::phase::deleting)
        lane.since = machine.deletionTimestamp();
}

void addHooks(LaneStates &lanes, const Object &machine)
{
    for (const holds::HookHold &hold : holds::hookHolds(machine)) {
        const std::string point = machine::toString(hold.point);
        LaneState &lane = lanes[toString(HookLane{point, hold.hook.name})];
        lane.kind = "hook";
        lane.label = point + ' ' + hold.hook.name;
        lane.detail = hold.hook.owner;
        lane.look = lowerCase(holds::toString(hold.state));
        lane.text = std::string(holds::toString(hold.state)) + ": " + hold.reason.text();
        lane.since = hold.since;
    }
}

void addConditions(LaneStates &lanes, const Object &machine)
{
    for (const Json &condition : machine.at("/status/conditions"))
        addConditionLane(lanes, condition);
}

/// What stands in the way of a drain: the first pod and its budget, and how many more.
std::string blockersOf(const rules::DrainRecord &record)
{
    if (record.blocking.empty())
        return {};
    const rules::BlockingPod &first = record.blocking.front();
    std::string text = first.ns + '/' + first.pod;
    if (!first.pdb.empty())
        text.append(" kept by budget ").append(first.pdb);
    if (record.blocking.size() > 1)
        text += " and " + std::to_string(record.blocking.size() - 1) + " more";
    return text;
}

void addDrain(LaneStates &lanes, const Object &machine)
{
    if (!machine.isDeleting())
        return;
    LaneState lane;
    lane.kind = "drain";
    lane.label = "Drain";
    lane.detail = machine::nodeName(machine);
    const Conditions conditions(machine.at("/status/conditions"));
    const auto drained = conditions.get(machine::condition::drained);
    if (drained && drained->status == "True") {
        const bool skipped = drained->message == "Node drain skipped";
        lane.look = skipped ? "skipped" : "drained";
        lane.text = drained->message;
        lane.since = conditions.transitionTime(machine::condition::drained);
    } else {
        // Before the hooks have let it pass there is no drain; their own lanes tell why.
        const bool held = !machine::hooks(machine, machine::HookPoint::PreDrain).empty();
        if (held || machine::phaseOf(machine) != machine::phase::deleting)
            return;
        const rules::DrainRecord record = rules::drainRecordOf(machine);
        lane.reason = blockersOf(record);
        const bool blocked = !lane.reason.empty() || (drained && drained->status == "False");
        lane.look = blocked ? "blocked" : "draining";
        lane.text = "Draining";
        if (blocked) {
            const std::string message = drained ? drained->message : std::string();
            lane.text = "Blocked: " + (lane.reason.empty() ? message : lane.reason);
        } else {
            lane.since = record.startedAt;
        }
    }
    lanes["drain"] = std::move(lane);
}

} // namespace

LaneStates machineLanes(const Object &machine)
{
    LaneStates lanes;
    addPhase(lanes, machine);
    addHooks(lanes, machine);
    addConditions(lanes, machine);
    addDrain(lanes, machine);
    return lanes;
}

} // namespace hp::history
