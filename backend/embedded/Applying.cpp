// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Cause.h"
#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/Writer.h"
#include "backend/embedded/apply/Nulls.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::embedded {

using cluster::Kind;
using cluster::Subresource;
using cluster::Written;

/// Server-side apply. `stored` is null when the object is not there yet; then it is made.
Result<Written> Writer::apply(Request request, const Object &stored, const Json &config, bool force)
{
    const Kind &kind = request.kind;
    if (!config.is_object())
        return unexpected(badRequest("the applied configuration is not an object"));
    const Json live =
        stored ? stored.json() : Json{{"apiVersion", kind.apiVersion()}, {"kind", kind.kind}};
    auto applied =
        m_fields.applied(ownershipOf(request), live, stored.managedFields(), config, force);
    if (!applied)
        return unexpected(applied.error());
    Json next = applied->object ? applied->object.json() : live;
    // Go's types have no place for a null; the schemas of custom kinds decide themselves.
    if (!kind.custom)
        dropNulls(next);
    const Json &metadata = next["metadata"];
    if (!metadata.is_object() || textOf(metadata, "name").empty())
        return unexpected(badRequest("the name of the object (" + request.key.name
                                     + " based on URL) was undeterminable: name must be provided"));
    const std::string uid = textOf(metadata, "uid");
    if (const auto done = read(request, next); !done)
        return unexpected(done.error());
    if (stored)
        return replace(request, stored, std::move(next), std::move(applied->managed));
    if (!uid.empty())
        return unexpected(conflict(kind.group,
                                   kind.plural,
                                   request.key.name,
                                   "uid mismatch: the provided object specified uid " + uid
                                       + ", and no existing object was found"));
    return insert(request, std::move(next), std::move(applied->managed));
}

FieldManager::Write Writer::ownershipOf(const Request &request) const
{
    return {request.kind,
            m_ports.schema.typeOf(request.kind),
            request.fieldManager.empty() ? request.user : request.fieldManager,
            request.subresource,
            request.ownedThrough,
            m_clock.now()};
}

/// Who owns what once `next` is stored by anything but an apply. `givenOwners` is what the client
/// wrote into managedFields, null when it wrote nothing.
ManagedFields Writer::ownersAfter(const Request &request,
                                  const Object &stored,
                                  const Json &next,
                                  const Json &givenOwners)
{
    std::optional<ManagedFields> given;
    // Who may change an object only in part does not change who owns what either.
    const bool mayGive = request.subresource == Subresource::None && !request.guard;
    if (!givenOwners.is_null() && mayGive)
        given = m_fields.given(givenOwners);
    ManagedFields managed = given ? std::move(*given) : stored.managedFields();
    // Whoever took all entries away wants none, until the next apply.
    if (stored && (managed.empty() || next == stored.json()))
        return managed;
    static const Json nothing = Json::object();
    return m_fields.updated(
        ownershipOf(request), stored ? stored.json() : nothing, next, std::move(managed));
}

} // namespace hp::embedded
