// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Lanes.h"
#include "model/resource/Object.h"

#include <map>
#include <string>
#include <vector>

namespace hp::history {

/// The pods on the Nodes of Machines that are being deleted: the only ones that the record cares
/// for, of however many there are.
class DrainingPods
{
public:
    struct Drain {
        Object machine{}; ///< as it was seen last
        std::string node{};
        std::map<std::string, Object> pods{}; ///< by uid; all of the Node
        std::string shown{}; ///< of the lane "pods": its reason; empty before it is drawn

        /// How many a drain has still to evict.
        [[nodiscard]] std::size_t left() const;
    };

    /// The Node whose pods matter because of this Machine; empty when none does.
    [[nodiscard]] static std::string nodeOf(const Object &machine);

    /// Null when the Machine's drain is not followed.
    [[nodiscard]] Drain *of(const std::string &machineUid);
    /// The drain that a pod belongs to, by its Node; null when none does.
    [[nodiscard]] Drain *onNode(const std::string &node);
    Drain &start(const Object &machine, const std::string &node, const std::vector<Object> &pods);
    [[nodiscard]] Drain stop(const std::string &machineUid);
    void clear() { m_drains.clear(); }

private:
    std::map<std::string, Drain> m_drains{}; ///< by uid of the Machine
};

} // namespace hp::history
