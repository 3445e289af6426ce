// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/AuditEntry.h"
#include "backend/history/lanes/Transitions.h"
#include "model/incident/Fact.h"

namespace hp::history {

/// What factOf() made a fact of: for facts that come back from a file. Numbers are kept.
[[nodiscard]] Transition transitionOf(const incident::Fact &fact);
[[nodiscard]] AuditEntry writeOf(const incident::Fact &fact);
[[nodiscard]] Gap gapOf(const incident::Fact &fact);

/// The number in the id of a fact; 0 when there is none.
[[nodiscard]] std::int64_t numberOf(const incident::Fact &fact);

} // namespace hp::history
