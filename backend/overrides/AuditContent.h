// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Json.h"
#include "model/rules/override/BulkRun.h"
#include "model/rules/override/Ticket.h"

#include <optional>
#include <string>

namespace hp::overrides {

/// Of what is no object of Cluster API.
[[nodiscard]] const cluster::Kind &kindOf(Target target);
/// "Machine", "Node", "BareMetalHost", "MachineDeployment".
[[nodiscard]] std::string kindWord(const OverridePatch &patch);
/// Hex SHA-256 of what a second person approves.
[[nodiscard]] std::string digestOf(const Preview &preview);
/// How far an override was when a row of the audit was written that does not close it. Rows of
/// older backends do not say: they were about to be sent.
enum class AuditPhase { Committed, Approved, Sent };
/// What the audit keeps of an override at each step, and again with its end when it is over.
/// `asUser` is whom the cluster takes for the author.
[[nodiscard]] Json auditContent(const Ticket &ticket, const std::string &asUser);
[[nodiscard]] Json auditContent(const Ticket &ticket, const std::string &asUser, AuditPhase phase);
/// Sent where the row does not say.
[[nodiscard]] AuditPhase phaseIn(const Json &content);
/// How it ended: "observed", "refused", ….
void addOutcome(Json &content, const char *result, const Message &outcome);
/// The row that closes the review of an override that was sent with break-glass; `from` is the
/// address of who reviewed, left out where it is not known.
[[nodiscard]] Json reviewContent(const std::string &override,
                                 const std::string &by,
                                 const std::string &note,
                                 const std::string &from);
/// The row by which a person accepts an audit of which other places knew more: `fault` is what
/// spoke against it.
[[nodiscard]] Json acceptanceContent(const std::string &by,
                                     const std::string &reason,
                                     const std::string &fault,
                                     const std::string &from);
/// The row of somebody who came by a link that `sharer` gave away: `page` is what was shared, and
/// `viewer` who they are here; `from` is their address.
[[nodiscard]] Json linkContent(const std::string &sharer,
                               const std::string &page,
                               TimePoint sharedAt,
                               const std::string &viewer,
                               const std::string &from);
/// The row of something that was replaced: `action` and `kind` in the words of the audit, `name`
/// what it is or whose.
[[nodiscard]] Json rotationContent(const std::string &action,
                                   const char *kind,
                                   const std::string &name,
                                   const std::string &actor,
                                   const std::string &from,
                                   const std::string &outcome);
/// The row of something that was done about a token, also that of a screen on a wall: `action` and
/// `result` in the words of the audit, `name` whose it is, `from` the address of `actor`.
[[nodiscard]] Json tokenContent(const char *action,
                                const char *result,
                                const std::string &name,
                                const std::string &actor,
                                const std::string &from,
                                const std::string &outcome);
/// That somebody changed how long the holds of `key` may take, and with which result.
[[nodiscard]] Json budgetContent(const char *result,
                                 const std::string &key,
                                 const std::string &actor,
                                 const std::string &from,
                                 const std::string &reason,
                                 const std::string &outcome);
/// "accepted", "refused", "notAsked".
[[nodiscard]] const char *toString(DryRun::State state);

/// Hex SHA-256 of what is approved of a plan.
[[nodiscard]] std::string digestOf(const BulkPlan &plan);
/// What the audit keeps of a plan over many machines at a step of it; `members`: with each machine,
/// out of which planIn() makes the run again.
[[nodiscard]] Json planContent(const BulkRun &run, const char *phase, bool members);
/// Whether a row is one of a plan.
[[nodiscard]] bool isPlan(const Json &content);
/// The run out of the row of its commit, Waiting and without what happened since; nullopt for
/// content of another shape, or of which the digest is not that of its plan.
[[nodiscard]] std::optional<BulkRun> planIn(const Json &content);

struct KeptOverride {
    OverrideRequest request{};
    OverridePatch patch{};
};
/// The request and the patch out of a row of the audit; nullopt for content of another shape.
[[nodiscard]] std::optional<KeptOverride> keptIn(const Json &content);

} // namespace hp::overrides
