// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"

namespace hp::api {

/// Query parameters of a list, a watch or a deletion of a collection: selectors, revisions, times.
[[nodiscard]] Result<Done> readListOptions(ApiCall &call);
/// Query parameters that every write has, whether or not a body comes with it, and what the audit
/// keeps of the request.
[[nodiscard]] Result<Done> readWriteOptions(ApiCall &call);

} // namespace hp::api
