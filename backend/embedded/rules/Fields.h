// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"

#include <string_view>

namespace hp::embedded {

/// Whether a field selector may ask for `field` (facts/kube-api.md 1.3); anything else is a 400
/// "field label not supported".
[[nodiscard]] bool isSelectableField(const cluster::Kind &kind, std::string_view field);

} // namespace hp::embedded
