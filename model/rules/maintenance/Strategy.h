// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::maintenance {

enum class Platform { Cloud, Metal };
/// Of a Machine that may have a BareMetalHost: on metal is also one whose host is not found.
[[nodiscard]] Platform platformOf(const Object &machine, const Object &host);

/// How a maintenance is carried out.
enum class Strategy {
    Delete, ///< the Machine; its set makes another one
    PowerCycle, ///< in place, through the reboot interface
    Hold, ///< off, until the work is done
    Alert, ///< a person has to act
};
[[nodiscard]] const char *toString(Strategy strategy);

struct StrategyView {
    std::string code{}; ///< spec.eventcode
    std::string strategy{}; ///< spec.strategy; empty and "auto" are the same
    Platform platform = Platform::Cloud;
    bool isMaster = false;
    bool instanceIsDown = false; ///< stopped or gone at its provider, for a mismatch of states
    bool spareHost = false; ///< an available host would match the Machine that replaces this one
    bool lacksHost = false; ///< it is on metal, and its BareMetalHost is not found
};

struct StrategyChoice {
    Strategy strategy = Strategy::Alert;
    Message reason{}; ///< why that way, or why only an alert
};

/// The table of facts/maintenance.md 5.3, and what a person may choose instead: masters and what is
/// no maintenance of a machine are never touched, whatever is asked. Pure and total.
[[nodiscard]] StrategyChoice chooseStrategy(const StrategyView &view);

/// A row of that table for tests and documentation.
struct StrategyRow {
    const char *code;
    Strategy cloud;
    Strategy metal;
};
[[nodiscard]] const std::vector<StrategyRow> &strategyTable();

} // namespace hp::maintenance
