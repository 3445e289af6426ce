// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Lanes.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// The newest of the times by which events of either shape tell when they happened.
std::optional<TimePoint> timeOf(const Object &event)
{
    constexpr std::array<const char *, 5> places{"/series/lastObservedTime",
                                                 "/lastTimestamp",
                                                 "/deprecatedLastTimestamp",
                                                 "/eventTime",
                                                 "/metadata/creationTimestamp"};
    for (const char *place : places) {
        if (const auto time = parseTime(event.text(place)))
            return time;
    }
    return std::nullopt;
}

std::int64_t countOf(const Object &event)
{
    for (const char *place : {"/series/count", "/count", "/deprecatedCount"}) {
        if (event.at(place).is_number_integer())
            return event.at(place).get<std::int64_t>();
    }
    return 1;
}

} // namespace

LaneStates lanesOf(const Object &object)
{
    const std::string &kind = object.kind();
    if (kind == "Machine")
        return machineLanes(object);
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

LaneStates eventLanes(const Object &event)
{
    LaneStates lanes;
    LaneState &lane = lanes["events"];
    lane.kind = "events";
    lane.label = "Events";
    lane.shape = Shape::Mark;
    lane.look = event.text("/type") == "Warning" ? "warning" : "normal";
    const std::string &note =
        event.text("/message").empty() ? event.text("/note") : event.text("/message");
    lane.text = event.text("/reason");
    if (!note.empty())
        lane.text.append(": ").append(note);
    lane.reason = std::to_string(countOf(event));
    lane.since = timeOf(event);
    return lanes;
}

} // namespace hp::history
