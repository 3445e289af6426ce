// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/rules/Cause.h"
#include "backend/embedded/rules/MetadataRules.h"
#include "backend/embedded/write/Writer.h"
#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::Kind;

Result<Done> Writer::checkNamespace(const Request &request) const
Result<Done> Writer::read(Request &request, Json &object) const
{
    if (const auto decoded =
            m_ports.schema.decode(request.kind, object, request.validation, request.warnings);
        !decoded)
        return decoded;
    return checkShape(request.kind, request.key.ns, request.key.name, object);
}

{
    const Kind &kind = request.kind;
    if (!kind.namespaced)
        return Done{};
    const Object space = m_store.objects().find(cluster::kinds::ns(), {{}, request.key.ns});
    if (!space) {
        const Kind &spaces = cluster::kinds::ns();
        return unexpected(notFound(spaces.group, spaces.plural, request.key.ns));
    }
    if (!space.isDeleting())
        return Done{};
    const std::string why = "unable to create new content in namespace " + request.key.ns
        + " because it is being terminated";
    return unexpected(errorFrom(
        {.code = 403,
         .reason = "Forbidden",
         .message = kind.qualified() + " \"" + request.key.name + "\" is forbidden: " + why,
         .kind = kind.plural,
         .name = request.key.name,
         .group = kind.group,
         .causes = {{"NamespaceTerminating",
                     "namespace " + request.key.ns + " is being terminated",
                     "metadata.namespace"}}}));
}

Result<Done> Writer::checkPreconditions(const Request &request,
                                        const Object &stored,
                                        const std::string &uid,
                                        const std::string &resourceVersion) const
{
    const Kind &kind = request.kind;
    if (!uid.empty() && uid != stored.uid())
        return unexpected(conflict(kind.group,
                                   kind.plural,
                                   request.key.name,
                                   "Precondition failed: UID in precondition: " + uid
                                       + ", UID in object meta: " + stored.uid()));
    if (resourceVersion.empty() || resourceVersion == stored.resourceVersion())
        return Done{};
    if (request.verb == "delete" || request.verb == "evict")
        return unexpected(
            conflict(kind.group,
                     kind.plural,
                     request.key.name,
                     "Precondition failed: ResourceVersion in precondition: " + resourceVersion
                         + ", ResourceVersion in object meta: " + stored.resourceVersion()));
    return unexpected(conflict(kind.group, kind.plural, request.key.name));
}

Result<Done>
Writer::checkGuard(const Request &request, const Object &stored, const Json &next) const
{
    if (!request.guard)
        return Done{};
    // A default that is newer than the stored content is nobody's change.
    std::vector<std::string> unwanted;
    auto before = m_ports.schema.accept(
        request.kind, stored.json(), cluster::FieldValidation::Ignore, unwanted);
    return request.guard->judge(request.subresource, before ? *before : stored.json(), next);
}

} // namespace hp::embedded
