// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/AuditChain.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/override/ticket/Ticket.h"

namespace hp::gateway {

/// One override as the view `overrides` shows it (docs/protocol.md).
[[nodiscard]] Json overrideRow(const overrides::Ticket &ticket);
/// One row of the audit as the view `audit` shows it.
[[nodiscard]] Json auditRow(const overrides::AuditRow &row);
/// What `override.preview` asks for; Invalid names the argument that is missing or unknown.
[[nodiscard]] Result<overrides::OverrideRequest> overrideRequestFrom(const Json &arguments);

} // namespace hp::gateway
