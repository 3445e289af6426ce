// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"

#include <string>
#include <vector>

namespace hp::api {

/// Whether this text in a hook names the identity: one of the owners that its token was made for;
/// without such its own name, perhaps behind a slash ("shell/wait-for-batch").
[[nodiscard]] bool isOwner(const http::Identity &identity, const std::string &owner);
/// Where two Machines differ beyond what the role hook may change: its own hooks, annotations under
/// names that no controller reads, and in status.conditions the entries that no controller of the
/// machine itself keeps. Paths as Kubernetes writes them, at most eight.
[[nodiscard]] std::vector<std::string> changesBeyondHooks(const http::Identity &identity,
                                                          cluster::Subresource subresource,
                                                          const Json &before,
                                                          const Json &after);

/// Refuses what a hook owner may not change, in Kubernetes' words and with the fields. Immutable.
class HookGuard final : public cluster::WriteGuard
{
public:
    HookGuard(http::Identity identity, AccessAttributes attributes);

    [[nodiscard]] Result<Done> evaluate(cluster::Subresource subresource,
                                        const Json &before,
                                        const Json &after) const override;

private:
    http::Identity m_identity;
    AccessAttributes m_attributes;
};

} // namespace hp::api
