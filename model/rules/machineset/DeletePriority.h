// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/machineset/SetMachine.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace hp::rules {

/// Which Machines a MachineSet gives up first.
enum class DeletePolicy { Random, Newest, Oldest };

/// spec.deletePolicy; empty means Random, nullopt is none of the three.
[[nodiscard]] std::optional<DeletePolicy> deletePolicy(std::string_view text);

/// 0 to 100 by the table of facts/machine-api.md 5; the higher goes first.
[[nodiscard]] double deletePriority(const SetMachine &machine, DeletePolicy policy, TimePoint now);

/// One Machine that is to go, and why it and not another.
struct ChosenMachine {
    std::shared_ptr<const SetMachine> machine{};
    Message why{};
};

/// The `count` of `machines` that go first, in order. Where upstream leaves ties open, annotated
/// ones go before those with an error, then age decides as the policy has it, then the name: two
/// looks at the same Machines always choose the same ones.
[[nodiscard]] std::vector<ChosenMachine>
chooseForDeletion(std::vector<std::shared_ptr<const SetMachine>> machines,
                  std::size_t count,
                  DeletePolicy policy,
                  TimePoint now);

} // namespace hp::rules
