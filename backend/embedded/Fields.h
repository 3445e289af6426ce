// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"

#include <string>
#include <string_view>

namespace hp::embedded {

/// Whether a field selector may ask for `field` (facts/kube-api.md 1.3); anything else is a 400.
[[nodiscard]] bool isSelectableField(const cluster::Kind &kind, std::string_view field);
/// What the 400 says; built-in kinds without fields of their own say it in other words.
[[nodiscard]] std::string whyNotSelectable(const cluster::Kind &kind, std::string_view field);

} // namespace hp::embedded
