// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/WriteChecks.h"

#include "backend/embedded/MetadataRules.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

using cluster::Kind;

namespace {

/// Each is compiled and kept in memory, and its kinds last as long as the process.
constexpr std::size_t maxDefinitions = 1000;

/// What etcd would have to keep of it: base64 of these two kinds is bytes there.
std::size_t keptSizeOf(const Kind &kind, const Json &object)
{
    const std::size_t bytes = compactSizeOf(object);
    const bool isSecret = &kind == &cluster::kinds::secret();
    if (!isSecret && &kind != &cluster::kinds::configMap())
        return bytes;
    const auto encoded = object.find(isSecret ? "data" : "binaryData");
    return encoded == object.end() ? bytes : bytes - compactSizeOf(*encoded) / 4;
}

} // namespace

Result<Done> WriteChecks::read(WriteRequest &request, Json &object) const
{
    if (const auto decoded =
            m_schema.decode(request.kind, object, request.validation, request.warnings);
        !decoded)
        return decoded;
    return checkShape(request.kind, request.key.ns, request.key.name, object);
}

Result<Done> WriteChecks::checkNamespace(const WriteRequest &request) const
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

Result<Done> WriteChecks::checkDefinition(const WriteRequest &request) const
{
    const Kind &definitions = cluster::kinds::customResourceDefinition();
    if (&request.kind == &definitions
        && m_store.objects().all(definitions).size() >= maxDefinitions)
        return unexpected(forbidden("there are " + std::to_string(maxDefinitions)
                                    + " definitions; remove one before another one is made"));
    if (request.kind.group == "admissionregistration.k8s.io")
        return unexpected(errorFrom(
            {.code = 403,
             .reason = "Forbidden",
             .message = request.kind.qualified() + " \"" + request.key.name
                 + "\" is forbidden: admission webhooks are not called here, so none is registered",
             .kind = request.kind.plural,
             .name = request.key.name,
             .group = request.kind.group}));
    if (!request.kind.home)
        return Done{};
    const Object definition = m_store.objects().find(definitions, {{}, request.kind.qualified()});
    if (!definition)
        return unexpected(
            errorFrom({.code = 404,
                       .reason = "NotFound",
                       .message = "the server could not find the requested resource"}));
    if (!definition.isDeleting())
        return Done{};
    return unexpected(
        errorFrom({.code = 403,
                   .reason = "Forbidden",
                   .message = request.kind.qualified() + " \"" + request.key.name
                       + "\" is forbidden: create not allowed while custom resource definition "
                         "is terminating",
                   .kind = request.kind.plural,
                   .name = request.key.name,
                   .group = request.kind.group}));
}

Result<Done> WriteChecks::checkPreconditions(const WriteRequest &request,
                                             const Object &stored,
                                             const std::string &uid,
                                             const std::string &resourceVersion)
{
    const Kind &kind = request.kind;
    // A deletion is asked for in other words, and in the name of the Kind
    // (k8s.io/apiserver/pkg/registry/rest/delete.go).
    const bool deletes = request.verb == "delete" || request.verb == "evict";
    if (deletes && !uid.empty() && uid != stored.uid())
        return unexpected(conflict(kind.group,
                                   kind.kind,
                                   request.key.name,
                                   "the UID in the precondition (" + uid
                                       + ") does not match the UID in record (" + stored.uid()
                                       + "). The object might have been deleted and then "
                                         "recreated"));
    if (!uid.empty() && uid != stored.uid())
        return unexpected(conflict(kind.group,
                                   kind.plural,
                                   request.key.name,
                                   "Precondition failed: UID in precondition: " + uid
                                       + ", UID in object meta: " + stored.uid()));
    if (resourceVersion.empty() || resourceVersion == stored.resourceVersion())
        return Done{};
    if (deletes)
        return unexpected(conflict(kind.group,
                                   kind.kind,
                                   request.key.name,
                                   "the ResourceVersion in the precondition (" + resourceVersion
                                       + ") does not match the ResourceVersion in record ("
                                       + stored.resourceVersion()
                                       + "). The object might have been modified"));
    return unexpected(conflict(kind.group, kind.plural, request.key.name));
}

Result<Done>
WriteChecks::checkSize(const WriteRequest &request, const Object &stored, const Json &next)
{
    const std::size_t bytes = keptSizeOf(request.kind, next);
    if (bytes <= maxObjectBytes || (stored && bytes <= keptSizeOf(request.kind, stored.json())))
        return Done{};
    return unexpected(errorFrom({.code = 413,
                                 .reason = "RequestEntityTooLarge",
                                 .message = "Request entity too large: an object may have "
                                     + std::to_string(maxObjectBytes)
                                     + " bytes, and this one would have " + std::to_string(bytes),
                                 .kind = request.kind.plural,
                                 .name = request.key.name,
                                 .group = request.kind.group}));
}

Result<Done>
WriteChecks::checkLasting(const WriteRequest &request, const Object &stored, const Json &metadata)
{
    std::vector<StatusCause> causes;
    if (const std::string uid = textOf(metadata, "uid"); !uid.empty() && uid != stored.uid())
        causes.push_back(invalidValue("metadata.uid", uid, "field is immutable"));
    // Once there it stays as it is, whatever a write says; but only a DELETE sets it.
    const std::string since = textOf(metadata, "deletionTimestamp");
    if (!since.empty() && !stored.isDeleting())
        causes.push_back(invalidValue("metadata.deletionTimestamp", since, "field is immutable"));
    if (causes.empty())
        return Done{};
    const Kind &kind = request.kind;
    return unexpected(invalid(kind.group, kind.kind, request.key.name, std::move(causes)));
}

Result<Done>
WriteChecks::checkGuard(const WriteRequest &request, const Object &stored, const Json &next) const
{
    if (!request.guard)
        return Done{};
    // A default that is newer than the stored content is nobody's change.
    std::vector<std::string> unwanted;
    auto before = m_schema.accept(
        request.kind, stored.json(), cluster::FieldValidation::Ignore, unwanted, {stored, false});
    return request.guard->evaluate(request.subresource, before ? *before : stored.json(), next);
}

} // namespace hp::embedded
