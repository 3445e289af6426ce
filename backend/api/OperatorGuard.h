// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"

#include <memory>

namespace hp::api {

/// Refuses what an operator may not change by a plain write: who a BMC is and how it is trusted,
/// which is for administrators, and in a strict backend what an override asks for first: hooks,
/// the keys that hold a host off, and the annotation that skips a drain. Immutable.
class OperatorGuard final : public cluster::WriteGuard
{
public:
    /// `also` is asked first; may be null.
    OperatorGuard(http::Identity identity,
                  AccessAttributes attributes,
                  PlainWrites plain,
                  std::shared_ptr<const cluster::WriteGuard> also);

    [[nodiscard]] Result<Done> evaluate(cluster::Subresource subresource,
                                        const Json &before,
                                        const Json &after) const override;

private:
    http::Identity m_identity;
    AccessAttributes m_attributes;
    PlainWrites m_plain;
    std::shared_ptr<const cluster::WriteGuard> m_also;
};

} // namespace hp::api
