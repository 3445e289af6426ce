// SPDX-License-Identifier: Apache-2.0
#include "backend/api/CreationGuard.h"

#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

CreationGuard::CreationGuard(http::Identity identity, AccessAttributes attributes)
    : m_identity(std::move(identity))
    , m_attributes(std::move(attributes))
{ }

Result<Done> CreationGuard::evaluate(cluster::Subresource, const Json &before, const Json &) const
{
    if (!before.empty())
        return Done{};
    return unexpected(errorFrom({.code = 403,
                                 .reason = "Forbidden",
                                 .message = refusalText(m_identity, m_attributes),
                                 .kind = m_attributes.resource,
                                 .name = m_attributes.name,
                                 .group = m_attributes.group}));
}

} // namespace hp::api
