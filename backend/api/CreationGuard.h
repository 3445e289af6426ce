// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"

namespace hp::api {

/// For an update or an apply of somebody who may change such objects but not make them: both make
/// an object that is not there, and the API server asks for the verb create then. Immutable.
class CreationGuard final : public cluster::WriteGuard
{
public:
    /// `attributes` of the create that is not allowed.
    CreationGuard(http::Identity identity, AccessAttributes attributes);

    [[nodiscard]] Result<Done> evaluate(cluster::Subresource subresource,
                                        const Json &before,
                                        const Json &after) const override;

private:
    http::Identity m_identity;
    AccessAttributes m_attributes;
};

} // namespace hp::api
