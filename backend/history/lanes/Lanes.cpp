// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Lanes.h"

#include "model/base/JsonFields.h"
#include "model/resource/Conditions.h"
#include "model/resource/Event.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::history {

LaneStates lanesOf(const Object &object)
{
    const std::string &kind = object.kind();
    if (kind == "Machine")
        return capi::isOfClusterApi(object) ? capiMachineLanes(object) : machineLanes(object);
    if (kind == "Node")
        return nodeLanes(object);
    if (kind == "BareMetalHost")
        return hostLanes(object);
    if (kind == "MachineMaintenance")
        return maintenanceLanes(object);
    return kind == "Event" ? eventLanes(object) : LaneStates();
}

LaneStates nodeLanes(const Object &node)
{
    LaneStates lanes;
    const Conditions conditions(node.at("/status/conditions"));
    const Condition ready = conditions.get("Ready").value_or(Condition{.status = "Unknown"});
    LaneState &lane = lanes["node"];
    lane.kind = "node";
    lane.label = "Node";
    lane.detail = node.name();
    lane.look = ready.status == "True" ? "ready" : ready.status == "False" ? "notReady" : "unknown";
    lane.text = ready.status == "True" ? "Ready"
        : ready.status == "False"      ? "Not ready"
                                       : "Unknown";
    if (!ready.message.empty() && ready.status != "True")
        lane.text += ": " + ready.message;
    lane.since = conditions.transitionTime("Ready");

    if (machine::isCordoned(node)) {
        LaneState &cordon = lanes["cordon"];
        cordon.kind = "node";
        cordon.label = "Cordon";
        cordon.detail = node.name();
        cordon.look = "cordoned";
        cordon.text = "Cordoned";
    }
    return lanes;
}

void addConditionLane(LaneStates &lanes, const Json &condition)
{
    const std::string type = condition.is_object() ? textOf(condition, "type") : std::string();
    if (type.empty())
        return;
    const std::string status = textOf(condition, "status");
    LaneState &lane = lanes["condition/" + type];
    lane.kind = "condition";
    lane.label = type;
    lane.look = status == "True" ? "true" : status == "False" ? "false" : "unknown";
    lane.reason = textOf(condition, "reason");
    const std::string message = textOf(condition, "message");
    lane.text = lane.reason;
    if (!message.empty())
        lane.text += (lane.text.empty() ? "" : ": ") + message;
    if (lane.text.empty())
        lane.text = status;
    lane.since = parseTime(textOf(condition, "lastTransitionTime"));
}

LaneStates eventLanes(const Object &event)
{
    LaneStates lanes;
    LaneState &lane = lanes["events"];
    lane.kind = "events";
    lane.label = "Events";
    lane.shape = Shape::Mark;
    lane.look = event.text("/type") == "Warning" ? "warning" : "normal";
    const std::string &note = event::messageOf(event);
    lane.text = event.text("/reason");
    if (!note.empty())
        lane.text.append(": ").append(note);
    lane.reason = std::to_string(event::timesTold(event));
    lane.since = event::lastTime(event);
    return lanes;
}

} // namespace hp::history
