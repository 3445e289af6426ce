// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"

#include <string>
#include <vector>

namespace hp::api {

/// Where two Machines differ beyond what the role hook may change: spec.lifecycleHooks, and in
/// status.conditions the entries that no controller of the machine itself keeps. What the server
/// moves with every write does not count. Paths as Kubernetes writes them, at most eight.
[[nodiscard]] std::vector<std::string>
changesBeyondHooks(cluster::Subresource subresource, const Json &before, const Json &after);

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
