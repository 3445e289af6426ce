// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/holds/WhyStuck.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// What a reason of condition PowerStateKnown means, in words that say the thing itself, and who
/// can do what about it.
struct BmcTrouble {
    const char *reason; ///< a "*" at its end stands for anything
    Message (*says)(const std::string &host, const Message &bmcSays);
    std::vector<Exit> (*exits)(const Object &host);
    Message (*inShort)(); ///< a clause for a place where the host is named already
};

/// The row of that reason. A reason that is not known, or none, means silence.
[[nodiscard]] const BmcTrouble &bmcTroubleOf(const std::string &reason);

/// Why nobody knows the power of a host, and since when.
struct UnknownPower {
    Message reason{};
    std::optional<TimePoint> since{}; ///< nullopt: the objects do not tell
};
/// Of a host whose power is unknown. Pure.
[[nodiscard]] UnknownPower unknownPowerOf(const Object &host);

} // namespace hp::holds
