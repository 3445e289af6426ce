// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/apply/Ownership.h"
#include "model/base/Error.h"

namespace hp::embedded {

/// The 409 of an API server for an apply that others object to, with one FieldManagerConflict cause
/// per field. `contested` is not empty.
[[nodiscard]] Error applyConflict(const std::vector<Contested> &contested);

} // namespace hp::embedded
