// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/AuditChain.h"
#include "model/rules/override/Ticket.h"

#include <functional>
#include <string>

namespace hp::overrides {

enum class Sending { DryRun, ForGood };

/// How a patch reaches the cluster in the name of `options.user`, as Cluster::patch.
using PersonalPatch = std::function<void(const cluster::ObjectRef &ref,
                                         cluster::PatchType type,
                                         Json body,
                                         const cluster::WriteOptions &options,
                                         Reply<cluster::Written> reply)>;

/// The one write of an override to an object of this kind, in the name of `by`. For good it is for
/// the revision of the patch alone: what changed since the last look is not written over.
void sendPatch(const PersonalPatch &door,
               const cluster::Kind &kind,
               const OverridePatch &patch,
               const std::string &by,
               Sending sending,
               Reply<cluster::Written> reply);
/// What the server said, for a person.
[[nodiscard]] Message refusalOf(const Error &error);
/// The object may be another one than was looked at last; else it was refused for what it is.
[[nodiscard]] bool isOlderLook(const Error &error);
/// It may have been done although nobody said so.
[[nodiscard]] bool isUnknownOutcome(ErrorCode code);
/// What the cluster itself remembers of a sent override: who did what, and why, and how far the
/// audit was then: a row that is taken out of that later shows.
[[nodiscard]] cluster::EventRecord eventOf(const Ticket &ticket, const ChainHead &audit);

} // namespace hp::overrides
