// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::history {

/// What one lane shows within one column of a picture.
struct PictureCell {
    Transition last{}; ///< its newest transition there; of moments the most serious look
    TimePoint first{}; ///< time of its first one there
    std::int64_t count = 1; ///< of moments; of states 2 stands for several
    /// Of several states one that held or failed, which must be seen; empty when none did.
    std::string serious{};
};

/// The timeline of a machine at the resolution of a screen: however much was recorded, at most one
/// cell per lane and column, and one for columns side by side that changed all. Cells are in the
/// order of their time; lanes of states are led by the one that stood at the beginning.
using Picture = std::vector<PictureCell>;

} // namespace hp::history
