// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/Columns.h"
#include "model/base/Json.h"

namespace hp::api {

/// The columns of a custom kind from the version entry of its definition: Name and then its
/// additionalPrinterColumns, or Name and Age when it has none. A column whose path cannot be read
/// stays empty.
[[nodiscard]] Columns definedColumns(const Json &definedVersion);

} // namespace hp::api
