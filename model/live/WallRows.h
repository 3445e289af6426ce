// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <string>

/// The rows of the view `walls`: the screens that are paired, and those that ask to be.
namespace hp::live {

/// A row `wall/<name>`: a screen that was paired.
template<typename Text>
struct BasicWallRow {
    Text name{};
    Text from{}; ///< the address that it asked from
    Text approvedBy{};
    Instant pairedAt{}; ///< when it was approved
    Instant lastSeen{};
    bool connected = false;

    bool operator==(const BasicWallRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("from", row.from);
        each("approvedBy", row.approvedBy);
        each.wholeSecond("pairedAt", row.pairedAt);
        each("lastSeen", row.lastSeen);
        each("connected", row.connected);
    }
};

/// A row `request/<number>`: a screen that asks. Its code stands on the screen alone.
template<typename Text>
struct BasicWallRequestRow {
    Text from{}; ///< the address that it asks from
    Instant since{};
    Instant expiresAt{};
    Text name{}; ///< as it was approved and has not connected yet; empty before
    Text approvedBy{};

    bool operator==(const BasicWallRequestRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("from", row.from);
        each.wholeSecond("since", row.since);
        each.wholeSecond("expiresAt", row.expiresAt);
        each("name", row.name);
        each("approvedBy", row.approvedBy);
    }
};

using WallRow = BasicWallRow<std::string>;
using WallRequestRow = BasicWallRequestRow<std::string>;

} // namespace hp::live
