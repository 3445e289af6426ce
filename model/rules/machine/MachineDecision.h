// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Conditions.h"
#include "model/rules/machine/MachineView.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::rules {

/// What the pass does after the report is stored.
enum class MachineStep {
    Stop, ///< the pass is over; `next` says when to look again
    AddFinalizer, ///< and stop: the own write starts the next pass
    AskExists, ///< Actuator::exists, then decide again
    Update, ///< Actuator::update, then decide again
    Create, ///< Actuator::create, then decide again
    Remove, ///< Actuator::remove, then decide again
    RemoveNode, ///< delete the Node of nodeRef, then decide again
    RemoveFinalizer, ///< and stop
};

/// When a stopped pass is repeated without anybody changing the object.
enum class Requeue { None, After, Backoff };

/// The part of status, labels and annotations that the Machine controller owns, as this pass wants
/// it. Members that are nullopt stay as they are.
struct MachineReport {
    std::optional<std::string> phase{};
    std::vector<Condition> conditions{};
    /// Nullopt leaves errorReason and errorMessage, an empty text removes them.
    std::optional<std::string> errorReason{};
    std::optional<std::string> errorMessage{};
    std::optional<InstanceView> instance{};
    std::optional<std::string> authoritativeApi{};
    bool instanceStateUnknown = false; ///< 1.2, "On Failed"
    bool forgetAddresses = false;
    /// Of the provider: key and value, nullopt removes the key.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

struct MachineEvent {
    bool warning = false;
    std::string reason{};
    std::string action{};
    std::string note{}; ///< in upstream's words
};

struct MachineDecision {
    const char *row = ""; ///< of facts/machine-api.md 1; tests and the why-stuck line name it
    Message reason{};
    MachineStep step = MachineStep::Stop;
    std::optional<MachineReport> report{}; ///< stored before the step is taken
    std::vector<MachineEvent> events{}; ///< told after the report is stored
    Requeue next = Requeue::None;
    Duration after{};
    Error error{}; ///< with Requeue::Backoff: what went wrong
};

/// What a Machine does next: the rows of facts/machine-api.md 1 in their order, first match wins,
/// with the rulings D-01, D-05, D-09, D-11, D-12, D-20, D-21 of section 10. Pure and total.
[[nodiscard]] MachineDecision decideMachine(const MachineView &view, TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> machineRows();

} // namespace hp::rules
