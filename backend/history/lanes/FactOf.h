// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/AuditEntry.h"
#include "backend/history/lanes/Transitions.h"
#include "model/incident/Fact.h"

namespace hp::history {

/// What is recorded, as an incident takes it: "t/<n>", "w/<n>" and "g/<n>" are the numbers of the
/// rows, so that an entry can be found again.
[[nodiscard]] incident::Fact factOf(const Transition &transition);
[[nodiscard]] incident::Fact factOf(const AuditEntry &write);
[[nodiscard]] incident::Fact factOf(const Gap &gap);

} // namespace hp::history
