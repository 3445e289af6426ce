// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/rules/holds/WhyStuck.h"

#include <string>

namespace hp::gateway {

/// One row of the `fleet` view. Pure: the same objects and `now` give the same bytes.
[[nodiscard]] Json fleetRow(const holds::StuckView &view, TimePoint now);

/// The power of a host in the words of docs/protocol.md: "Unknown" unless a reading says otherwise,
/// empty without a host.
[[nodiscard]] std::string powerWord(const Object &host);

/// The Ready condition of a Node: "True", "False", "Unknown", or empty without a node.
[[nodiscard]] std::string nodeReady(const Object &node);

} // namespace hp::gateway
