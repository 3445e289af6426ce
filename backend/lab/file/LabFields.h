// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <optional>
#include <string>

namespace hp::lab {

/// What is wrong with an object of a lab file and where.
struct FieldFault {
    std::string pointer{}; ///< JSON pointer of the key
    std::string why{}; ///< goes on after "FILE, line N: "
};

/// Checks the keys that the lab itself reads: the specs of lab.holdpoint.dev objects, and what a
/// Machine tells the lab in providerSpec.value (kind LabMachineProviderSpec). Unknown keys, wrong
/// types, unknown words and unknown faults are found; nullopt means fine. `object` has a known
/// kind.
[[nodiscard]] std::optional<FieldFault> checkLabFields(const Json &object);

} // namespace hp::lab
