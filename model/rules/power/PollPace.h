// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/BareMetalHost.h"
#include "model/rules/power/HostPowerSettings.h"

namespace hp::rules {

/// The lanes in which BMCs are read (facts/redfish.md 7.7), from the slowest to the fastest.
enum class PollLane {
    Steady, ///< nothing is going on
    Watched, ///< nothing either, but a person looks at it
    Held, ///< off for somebody: that it stays off is being relied on
    Moving, ///< a command is being carried out
    Decided ///< the decision itself names an earlier time
};
[[nodiscard]] const char *toString(PollLane lane);

/// When a host is read again.
struct PollPace {
    PollLane lane = PollLane::Steady;
    Duration after{};
    Duration mayWait{}; ///< how much later still, so that many BMCs can be asked together
};

/// `decided` is what the decision about `status` said. Steady readings are spread by `random`, [0,
/// 1): together with their patience they come every pollSteady ±20 %. What changes is read quickly
/// at first, because most servers obey within seconds, and less often when one takes long.
[[nodiscard]] PollPace pollPace(const host::PowerStatus &status,
                                Duration decided,
                                double random,
                                const HostPowerSettings &settings,
                                TimePoint now,
                                bool watched = false);

/// How long the first readings after a start may take for so many hosts; nobody's are all due at
/// once.
[[nodiscard]] Duration firstSweep(std::size_t hosts, const HostPowerSettings &settings);

} // namespace hp::rules
