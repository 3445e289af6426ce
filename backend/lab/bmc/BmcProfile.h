// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::lab {

/// The Bmc with what its spec.profile says filled in below spec; what the spec itself says stays.
/// Without a profile it is the Bmc as it is. Source: facts/redfish.md 1 and 4.
[[nodiscard]] Object withProfile(const Object &bmc);

/// Whether the Bmc is served at an address of its own.
[[nodiscard]] bool hasOwnAddress(const Object &bmc);
[[nodiscard]] std::string uuidOf(const Object &bmc);
/// The last segment of the system's address: the Bmc's name where many share one service, the
/// vendor's own on an address of its own, the UUID while the other is an alias.
[[nodiscard]] std::string systemIdOf(const Object &bmc);
/// What the alias is an alias of; the same as systemIdOf() without one.
[[nodiscard]] std::string plainSystemIdOf(const Object &bmc);

} // namespace hp::lab
