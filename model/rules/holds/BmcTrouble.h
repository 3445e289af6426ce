// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/holds/WhyStuck.h"

#include <string>
#include <vector>

namespace hp::holds {

/// What a reason of condition PowerStateKnown means, in words that say the thing itself, and who
/// can do what about it.
struct BmcTrouble {
    const char *reason; ///< a "*" at its end stands for anything
    Message (*says)(const std::string &host, const Message &bmcSays);
    std::vector<Exit> (*exits)(const Object &host);
};

/// The row of that reason. A reason that is not known, or none, means silence.
[[nodiscard]] const BmcTrouble &bmcTroubleOf(const std::string &reason);

} // namespace hp::holds
