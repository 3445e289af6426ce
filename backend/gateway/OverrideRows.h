// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/overrides/AuditChain.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/live/AuditRows.h"
#include "model/live/BulkRows.h"
#include "model/rules/override/BulkRun.h"
#include "model/rules/override/Ticket.h"

namespace hp::gateway {

/// What a row says beyond its ticket.
struct OverrideContext {
    bool breakGlass = true; ///< the site lets people go alone
    bool reviewDue = false; ///< it was sent that way, and nobody else has looked at it
    std::vector<Message> others{}; ///< what others do to the same object
};

/// One override as the view `overrides` shows it (docs/protocol.md).
[[nodiscard]] live::OverrideRow overrideRow(const overrides::Ticket &ticket,
                                            const OverrideContext &context);
/// What `override.checks` replies.
[[nodiscard]] live::OverrideChecksRow checksRow(const overrides::Preview &preview);
/// The row `review/<override>` of the view `audit`, from the row that opened the override.
[[nodiscard]] live::ReviewRow reviewRow(const overrides::AuditRow &opened);
/// The row `chain` of that view.
[[nodiscard]] live::ChainRow chainRow(const overrides::ChainVerdict &verdict, TimePoint checkedAt);
/// One row of the audit as the view `audit` shows it.
[[nodiscard]] live::StoredAuditRow auditRow(const overrides::AuditRow &row);
/// A plan of many machines as the view `bulk` shows it.
[[nodiscard]] live::BulkRow bulkRow(const overrides::BulkRun &run, const overrides::Moment &now);
/// The machine at this place of the plan.
[[nodiscard]] live::BulkMemberRow bulkMemberRow(const overrides::BulkRun &run, std::size_t index);
/// The machine at this place of those that were left out.
[[nodiscard]] live::BulkLeftOutRow bulkLeftOutRow(const overrides::BulkRun &run, std::size_t index);
/// What somebody who starts an override, or a plan of them, puts his name to; and who approves one.
[[nodiscard]] overrides::Commitment commitmentFrom(const Json &arguments, const Caller &caller);
[[nodiscard]] overrides::Approval approvalFrom(const Json &arguments, const Caller &caller);
/// What `override.preview` and `override.checks` ask for; Invalid names the argument that is
/// missing or unknown.
[[nodiscard]] Result<overrides::OverrideRequest> overrideRequestFrom(const Json &arguments);

} // namespace hp::gateway
