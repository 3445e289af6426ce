// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/lifecycle/Member.h"
#include "tests/model/lifecycle/Properties.h"
#include "tests/model/lifecycle/Rules.h"

#include <string>
#include <vector>

namespace hp::lifecycle {

struct World {
    std::uint8_t hooksPerPoint = 2;
    bool preCreate = true; ///< hooks at that point too
    bool controlPlane = true; ///< the Nodes are masters: one drains at a time
    bool exclusion = false; ///< somebody may set exclude-node-draining
    bool faults = false; ///< the provider refuses and forgets, instances and Nodes vanish
    Bug bug = Bug::None;
};

/// One step of one Member.
struct Change {
    std::string what{}; ///< who does it and what
    Member to{};
    bool helpful = true; ///< part of a world that lets a deletion end
    unsigned broken = 0; ///< bits of the properties that this step breaks
};

/// Every step that a Member can take. The controllers' part is done by the rules that ship; the
/// provider, the kubelet, the eviction and the people are played here.
class Steps
{
public:
    explicit Steps(World world)
        : m_world(world)
        , m_rules(world.bug)
    { }

    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] Member first() const;
    [[nodiscard]] std::vector<Change> from(const Member &member, Neighbour neighbour);
    /// All passes that run are lost; what is stored stays.
    [[nodiscard]] static Member afterCrash(const Member &member);
    /// A drain of a control-plane Node began or its Node is cordoned.
    [[nodiscard]] bool blocksOthers(const Member &member) const;

private:
    friend class Walk;

    World m_world;
    Rules m_rules;
};

} // namespace hp::lifecycle
