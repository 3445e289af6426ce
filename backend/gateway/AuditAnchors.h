// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordPlace.h"
#include "backend/overrides/AuditChain.h"

#include <vector>

namespace hp::gateway {

/// What a record knows of the heads of audits, for who verifies one without a backend: it is read
/// and never kept there. None where the record cannot be read.
[[nodiscard]] std::vector<overrides::ChainAnchor> anchorsIn(const history::RecordPlace &place);

} // namespace hp::gateway
