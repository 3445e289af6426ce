// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Lanes.h"
#include "model/resource/Conditions.h"
#include "model/resource/HostRecords.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

const std::string rebootKey = "reboot.metal3.io";

std::string powerLook(const Object &host)
{
    const Conditions conditions(host.at("/status/conditions"));
    if (conditions.is("PowerStateKnown", "False") || conditions.is("PowerStateKnown", "Unknown"))
        return "unknown";
    const std::string &raw = host.text("/status/powerState");
    if (!raw.empty()) {
        switch (powerStateFrom(raw).value_or(PowerState::Unknown)) {
        case PowerState::On:
            return "on";
        case PowerState::Off:
            return "off";
        case PowerState::PoweringOn:
        case PowerState::PoweringOff:
            return "moving";
        case PowerState::Paused:
        case PowerState::Unknown:
            break;
        }
        return "unknown";
    }
    // Objects of other provisioners only have the yes or no; without it nothing is known.
    const Json &poweredOn = host.at("/status/poweredOn");
    return !poweredOn.is_boolean() ? "unknown" : poweredOn.get<bool>() ? "on" : "off";
}

void addPower(LaneStates &lanes, const Object &host)
{
    LaneState &lane = lanes["power"];
    lane.kind = "power";
    lane.label = "Power";
    lane.detail = host.name();
    lane.look = powerLook(host);
    const std::string &action = host.text("/status/provisioning/powerAction/type");
    const bool toOn = action == host::recordWord(ResetType::On);
    if (lane.look == "on" && !action.empty() && !toOn)
        lane.look = "moving";
    else if (lane.look == "off" && toOn)
        lane.look = "moving";

    const bool comesOn =
        toOn || powerStateFrom(host.text("/status/powerState")) == PowerState::PoweringOn;
    if (lane.look == "moving")
        lane.text = comesOn ? "Powering on" : "Powering off";
    else
        lane.text = lane.look == "on" ? "On" : lane.look == "off" ? "Off" : "Unknown";
    // A state that lasts is told by its first reading, not by its last.
    lane.since = std::nullopt;
}

const Json *holdOf(const Object &host, const std::string &key)
{
    for (const Json &hold : host.at("/status/provisioning/rebootHolds")) {
        if (hold.is_object() && hold.contains("key") && hold["key"] == key)
            return &hold;
    }
    return nullptr;
}

void addKey(LaneStates &lanes, const Object &host, const std::string &key)
{
    LaneState &lane = lanes["key/" + key];
    lane.kind = "key";
    lane.label = key;
    lane.detail = host.name();
    lane.look = "requested";
    lane.text = key == rebootKey ? "Reboot requested" : "Power off requested";
    const Json *hold = holdOf(host, key);
    if (!hold)
        return;
    const auto text = [&](const char *member) {
        const auto it = hold->find(member);
        return it != hold->end() && it->is_string() ? it->get<std::string>() : std::string();
    };
    lane.since = parseTime(text("acceptedAt"));
    if (const auto heldSince = parseTime(text("heldSince")); heldSince && key != rebootKey) {
        lane.look = "held";
        lane.text = "Held off";
        lane.since = heldSince;
    }
    lane.reason = text("mode");
    if (!lane.reason.empty())
        lane.text += " (" + lane.reason + ')';
}

} // namespace

LaneStates hostLanes(const Object &host)
{
    LaneStates lanes;
    addPower(lanes, host);
    const Json &annotations = host.at("/metadata/annotations");
    if (annotations.is_object()) {
        for (const auto &[key, value] : annotations.items()) {
            if (key == rebootKey || key.starts_with(rebootKey + '/'))
                addKey(lanes, host, key);
        }
    }
    return lanes;
}

} // namespace hp::history
