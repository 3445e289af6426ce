// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Lanes.h"

namespace hp::history {

LaneState podsLeft(std::size_t count, const std::string &node)
{
    LaneState lane;
    lane.kind = "drain";
    lane.label = "Pods left";
    lane.detail = node;
    lane.look = count == 0 ? "empty" : "left";
    lane.reason = std::to_string(count);
    lane.text = lane.reason + (count == 1 ? " pod left" : " pods left");
    return lane;
}

LaneStates maintenanceLanes(const Object &maintenance)
{
    LaneStates lanes;
    LaneState &lane = lanes["maintenance/" + maintenance.name()];
    lane.kind = "maintenance";
    lane.label = "Maintenance";
    lane.detail = maintenance.text("/spec/eventcode");
    const std::string &state = maintenance.text("/status/maintenance");
    lane.look = state.empty() ? "announced" : state;
    lane.reason = maintenance.text("/status/reason");
    lane.text = state.empty() ? std::string("announced") : state;
    if (!lane.reason.empty())
        lane.text.append(": ").append(lane.reason);
    lane.since = state.empty() ? maintenance.creationTimestamp()
                               : parseTime(maintenance.text("/status/since"));
    return lanes;
}

} // namespace hp::history
