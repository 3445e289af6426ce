// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <string>

namespace hp::capi {

/// What Cluster API does behind that step of a deletion, by the order of its own code as far as the
/// objects show it: says nothing that they do not.
[[nodiscard]] Message nextAfter(const CapiView &view, DeletionStep step, TimePoint now);

/// What comes when this hook is gone.
[[nodiscard]] Message nextAfterHook(const CapiView &view, const std::string &key, TimePoint now);

} // namespace hp::capi
