// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/capi/CapiView.h"

#include <map>
#include <optional>
#include <string>

namespace hp::history {

/// What a lane draws: states that last, or moments.
enum class Shape { Span, Mark };

/// Where one lane of a timeline stands. Lanes, their kinds and looks are those of docs/protocol.md.
struct LaneState {
    std::string kind{}; ///< phase, hook, condition, drain, provider, node, power, key, maintenance,
                        ///< people, events
    std::string label{};
    std::string detail{}; ///< owner of a hook, name of a node or a host
    Shape shape = Shape::Span;
    std::string look{}; ///< never empty
    std::string text{}; ///< for a person
    std::string reason{}; ///< a change of it is a change of the lane, a change of `text` is not
    std::optional<TimePoint> since{}; ///< when the object says that it came about
};

/// By lane id: "phase", "hook/preDrain/EtcdQuorumOperator", "condition/Drained", "drain", "node",
/// "cordon", "power", "key/reboot.metal3.io/fencing", "maintenance/<object>", "pods", "events"; of
/// a machine of Cluster API "volumes", "infrastructure" and "bootstrap" too.
using LaneStates = std::map<std::string, LaneState>;

/// The lanes of a Machine, a Node, a BareMetalHost, a MachineMaintenance or an Event; empty for a
/// null object and other kinds.
[[nodiscard]] LaneStates lanesOf(const Object &object);

[[nodiscard]] LaneStates machineLanes(const Object &machine);
/// The lanes that a Machine of Cluster API tells by itself.
[[nodiscard]] LaneStates capiMachineLanes(const Object &machine);
/// Those that other objects decide on too: its hooks, and, where its Node is not in `view`, the
/// Node and the pods left as the Machine reports them.
[[nodiscard]] LaneStates judgedLanes(const capi::CapiView &view, TimePoint now);
[[nodiscard]] LaneStates nodeLanes(const Object &node);
[[nodiscard]] LaneStates hostLanes(const Object &host);
[[nodiscard]] LaneStates maintenanceLanes(const Object &maintenance);
[[nodiscard]] LaneStates eventLanes(const Object &event);
/// The lane of one entry of status.conditions; nothing for one without a type.
void addConditionLane(LaneStates &lanes, const Json &condition);

/// How many pods a drain has still to evict: the lane "pods", which no object tells by itself.
[[nodiscard]] LaneState podsLeft(std::size_t count, const std::string &node);

} // namespace hp::history
