// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Draws.h"
#include "backend/whatif/Question.h"

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace hp::whatif {

/// A world for the lab that begins as the snapshot is.
struct WorldCopy {
    std::string labFile{}; ///< the text of a lab file
    /// Pods as they are on their Nodes. Each has the label of its Workload, whose uid its owner
    /// reference lacks until the Workload is made. With a status where they are ready,
    /// with lab::neverReadyAnnotation where they are not going to be.
    std::vector<Json> pods{};
    std::set<ObjectKey> silent{}; ///< Machines whose BMC does not answer
    /// Nothing in this world takes longer, owners of hooks and what never ends left aside.
    Duration longest{};
    Notes notes{};
};

/// Copies Machines, MachineSets, pods and budgets; their instances take as long as `draws` say.
/// Nothing of a provider, a BMC or a Secret is in it: a Machine's providerSpec is replaced by one
/// of the lab, so that a copy leads nowhere. Pure but for the draws.
[[nodiscard]] WorldCopy copyOf(const Snapshot &snapshot, const Question &question, Draws &draws);

} // namespace hp::whatif
