// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/WriteOwners.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::embedded {

Result<FieldManager::Applied> WriteOwners::applied(const WriteRequest &request,
                                                   const Object &stored,
                                                   const Json &live,
                                                   const Json &config,
                                                   bool force)
{
    return m_fields.applied(ownershipOf(request), live, stored.managedFields(), config, force);
}

FieldManager::Write WriteOwners::ownershipOf(const WriteRequest &request) const
{
    return {request.kind,
            m_schema.typeOf(request.kind),
            request.fieldManager.empty() ? request.user : request.fieldManager,
            request.subresource,
            request.ownedThrough,
            m_clock.now()};
}

ManagedFields WriteOwners::after(const WriteRequest &request,
                                 const Object &stored,
                                 const Json &next,
                                 const Json &given)
{
    std::optional<ManagedFields> taken;
    // Who may change an object only in part does not change who owns what either.
    const bool mayGive = request.subresource == cluster::Subresource::None && !request.guard;
    if (!given.is_null() && mayGive)
        taken = m_fields.given(given);
    ManagedFields managed = taken ? std::move(*taken) : stored.managedFields();
    // Whoever took all entries away wants none, until the next apply.
    if (stored && (managed.empty() || next == stored.json()))
        return managed;
    static const Json nothing = Json::object();
    return m_fields.updated(
        ownershipOf(request), stored ? stored.json() : nothing, next, std::move(managed));
}

} // namespace hp::embedded
