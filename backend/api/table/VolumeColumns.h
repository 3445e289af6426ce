// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/Columns.h"

#include <string>

namespace hp::api {

/// The columns of PersistentVolume and PersistentVolumeClaim, as kubectl shows them; empty for
/// every other kind.
[[nodiscard]] Columns volumeColumns(const std::string &kind);

} // namespace hp::api
