// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::rules {

/// What the provider knows about an instance; empty members are "not known".
struct InstanceView {
    std::string providerId{};
    std::vector<std::pair<std::string, std::string>> addresses{}; ///< type, address
    std::string state{};
    std::string type{};
    std::string region{};
    std::string zone{};
    /// What the provider keeps on the Machine: key and value, nullopt removes the key.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

/// Why the provider could not do it.
struct ProviderFailure {
    bool invalidConfiguration = false; ///< also when it is wrapped in another error
    bool failsMachine = false; ///< the actuator itself declares the Machine Failed
    std::string reason{}; ///< errorReason while it lasts, phase unchanged; mostly empty
    std::optional<Duration> retryAfter{};
    std::string message{};
    bool inProgress = false; ///< nothing is wrong, it takes its time
    /// With inProgress: what the provider keeps on the Machine.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

/// One answer of the provider within a pass.
template<typename T>
struct ProviderAnswer {
    std::optional<ProviderFailure> failure{};
    T value{};
};

/// Intervals of facts/machine-api.md 1.
struct MachineSettings {
    Duration recheck = std::chrono::seconds(30); ///< rows 5f, 8, 9a, 9b, 11d
    bool migrationGate = false; ///< rows 2, 2b..2d (D-25: off by default)
};

/// Everything that one pass over a Machine may know. The answers fill up step by step: the rule
/// asks for the one it needs next, the reconciler gets it and asks the rule again. Nothing is
/// carried over to the next pass.
struct MachineView {
    Object machine{}; ///< null when it is gone
    MachineSettings settings{};
    /// Addresses of an instance that is gone are forgotten: they may soon be another Machine's.
    bool addressesEndWithInstance = false;
    std::optional<ProviderAnswer<bool>> exists{};
    std::optional<ProviderAnswer<InstanceView>> updated{};
    std::optional<ProviderAnswer<bool>> created{};
    std::optional<ProviderAnswer<bool>> removed{};
    bool nodeRemoved = false; ///< the Node of nodeRef was deleted, or was not there
    std::optional<Error> nodeRemoval{}; ///< why it could not be deleted
};

} // namespace hp::rules
