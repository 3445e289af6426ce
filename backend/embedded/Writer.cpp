// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Writer.h"

#include "backend/embedded/ContentRules.h"
#include "backend/embedded/Lifecycle.h"
#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/apply/Nulls.h"
#include "backend/embedded/schema/DefinitionRules.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::embedded {

using cluster::Kind;
using cluster::ObjectRef;
using cluster::Subresource;
using cluster::WriteOptions;
using cluster::Written;

namespace {

Unexpected missing(const Kind &kind, const std::string &name)
{
    return unexpected(notFound(kind.group, kind.plural, name));
}

/// Takes metadata.managedFields out of an object that came from outside; null when it has none.
Json extractOwners(Json &object)
{
    const auto metadata = object.find("metadata");
    if (metadata == object.end() || !metadata->is_object())
        return {};
    const auto given = metadata->find("managedFields");
    if (given == metadata->end())
        return {};
    Json owners = std::move(*given);
    metadata->erase(given);
    return owners;
}

/// Whether an operation of a JSON patch needs to see metadata.managedFields.
bool looksAtOwners(const Json &operations)
{
    constexpr std::string_view place = "/metadata/managedFields";
    return operations.is_array()
        && std::any_of(operations.begin(), operations.end(), [&](const Json &operation) {
               return std::any_of(operation.begin(), operation.end(), [&](const Json &path) {
                   if (!path.is_string())
                       return false;
                   const std::string_view text = path.get_ref<const std::string &>();
                   return text.starts_with(place) || (text.size() > 1 && place.starts_with(text));
               });
           });
}

bool hasPart(const Kind &kind, Subresource subresource)
{
    switch (subresource) {
    case Subresource::Status:
        return kind.hasStatus;
    case Subresource::Finalize:
        return &kind == &cluster::kinds::ns();
    case Subresource::None:
        break;
    }
    return true;
}

/// What nobody here does about objects of a kind; null for most.
const char *whatIsOnlyStored(const Kind &kind)
{
    if (kind.custom)
        return nullptr;
    if (kind.kind == "Deployment" || kind.kind == "Job")
        return "it is stored, and nothing here runs pods for it";
    if (kind.kind == "Service")
        return "it is stored, and nothing here gives it an address";
    if (kind.kind == "ServiceAccount")
        return "it is stored, and no token is made for it";
    if (kind.kind == "PersistentVolume" || kind.kind == "PersistentVolumeClaim")
        return "it is stored, and nothing here provides or binds volumes";
    if (&kind == &cluster::kinds::certificateSigningRequest())
        return "it is stored, and nothing here approves or signs it";
    if (kind.group == "rbac.authorization.k8s.io")
        return "it is stored, and what a token may do follows from its role in Holdpoint";
    return nullptr;
}

Error noSuchResource()
{
    return errorFrom({.code = 404,
                      .reason = "NotFound",
                      .message = "the server could not find the requested resource"});
}

Rewrite rewriteOf(const WriteRequest &request, const Object &stored)
{
    return {stored, request.subresource == Subresource::Status};
}

/// Go's types have no place for a null; the schemas of custom kinds decide themselves.
void dropNullsOf(const Kind &kind, Json &object)
{
    if (!kind.custom)
        dropNulls(object);
}

/// Now, but for the world that a lab brings: that starts in the middle, and what is in it may have
/// been there for long. Nobody who asks over the API has a say in it.
TimePoint creationOf(const WriteRequest &request, const Json &metadata, TimePoint now)
{
    const bool isLabs = !request.note && request.user == "lab";
    const auto told = isLabs ? parseTime(textOf(metadata, "creationTimestamp")) : std::nullopt;
    return told ? std::min(*told, now) : now;
}

} // namespace

Writer::Writer(Store &store, runtime::Clock &clock, Ports ports)
    : m_store(store)
    , m_clock(clock)
    , m_ports(std::move(ports))
    , m_checks(store, m_ports.schema)
    , m_owners(store, m_ports.schema, clock)
    , m_journal(store)
    , m_removal(store, clock, m_ports.admission, m_owners, m_journal)
{ }

Result<Written>
Writer::create(const Kind &kind, const std::string &ns, Json object, const WriteOptions &options)
{
    WriteRequest request = WriteRequest::of(
        "create", kind, {kind.namespaced ? ns : std::string(), {}}, Subresource::None, options);
    if (const auto done = m_checks.read(request, object); !done)
        return unexpected(done.error());
    dropNullsOf(kind, object);
    return insert(std::move(request), std::move(object), {});
}

/// `object` has passed read(); its name, if any, is in its metadata.
Result<Written> Writer::insert(WriteRequest request, Json object, Applied applied)
{
    const Kind &kind = request.kind;
    Json &metadata = object["metadata"];
    if (!textOf(metadata, "resourceVersion").empty())
        return unexpected(badRequest("resourceVersion should not be set on objects to be created"));
    metadata.erase("resourceVersion");
    std::string name = textOf(metadata, "name");
    if (const std::string base = textOf(metadata, "generateName"); name.empty() && !base.empty())
        name = nameFrom(request, base);
    request.key.name = name;
    if (const auto space = m_checks.checkNamespace(request); !space)
        return unexpected(space.error());
    if (const auto defined = m_checks.checkDefinition(request); !defined)
        return unexpected(defined.error());
    if (name.empty())
        return unexpected(invalid(kind.group,
                                  kind.kind,
                                  {},
                                  {{"FieldValueRequired",
                                    "Required value: name or generateName is required",
                                    "metadata.name"}}));
    metadata["name"] = name;
    const Json givenOwners = extractOwners(object);
    const TimePoint created = creationOf(request, metadata, m_clock.now());
    prepareNew(kind, object);
    tidyMetadata(object);
    Written written;
    written.warnings = std::move(request.warnings);
    auto accepted =
        m_ports.schema.accept(kind, std::move(object), request.validation, written.warnings, {});
    if (!accepted)
        return unexpected(accepted.error());
    ManagedFields managed =
        applied ? std::move(*applied) : m_owners.after(request, {}, *accepted, givenOwners);
    accepted =
        admitted(request, AdmissionOperation::Create, std::move(*accepted), {}, written.warnings);
    if (!accepted)
        return unexpected(accepted.error());
    if (request.guard) {
        if (const auto allowed =
                request.guard->evaluate(request.subresource, Json::object(), *accepted);
            !allowed)
            return unexpected(allowed.error());
    }
    if (const Object there = m_store.objects().find(kind, request.key)) {
        ApiStatus taken = statusFrom(alreadyExists(kind.group, kind.plural, name));
        if (there.isDeleting())
            taken.message = "object is being deleted: " + taken.message;
        return unexpected(errorFrom(std::move(taken)));
    }
    stampNew(
        kind, *accepted, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), created);
    if (&kind == &cluster::kinds::customResourceDefinition())
        completeDefinition(*accepted, {}, written.warnings);
    if (const char *warning = whatIsOnlyStored(kind))
        written.warnings.emplace_back(warning);
    auto kept = m_journal.putChecked(request, {}, std::move(*accepted), std::move(managed));
    if (!kept)
        return unexpected(kept.error());
    written.created = true;
    written.object = std::move(*kept);
    return written;
}

Result<Written> Writer::update(const ObjectRef &ref,
                               Json object,
                               Subresource subresource,
                               const WriteOptions &options)
{
    const Kind &kind = *ref.kind;
    WriteRequest request = WriteRequest::of("update", kind, ref.key, subresource, options);
    if (!hasPart(kind, subresource))
        return unexpected(noSuchResource());
    if (const auto done = m_checks.read(request, object); !done)
        return unexpected(done.error());
    dropNullsOf(kind, object);
    const Object stored = m_store.objects().find(kind, ref.key);
    const std::string expected = textOf(object["metadata"], "resourceVersion");
    if (!stored) {
        if (kind.createOnUpdate && expected.empty() && subresource == Subresource::None)
            return insert(std::move(request), std::move(object), {});
        return missing(kind, ref.key.name);
    }
    if (expected.empty() && !kind.unconditionalUpdate)
        return unexpected(invalid(kind.group,
                                  kind.plural,
                                  ref.key.name,
                                  {{"FieldValueInvalid",
                                    "Invalid value: 0: must be specified for an update",
                                    "metadata.resourceVersion"}}));
    return replace(request, stored, std::move(object), {});
}

Result<Written> Writer::patch(const ObjectRef &ref,
                              cluster::PatchType type,
                              const Json &body,
                              Subresource subresource,
                              const WriteOptions &options)
{
    const Kind &kind = *ref.kind;
    if (!hasPart(kind, subresource))
        return unexpected(noSuchResource());
    WriteRequest request = WriteRequest::of("patch", kind, ref.key, subresource, options);
    const Object stored = m_store.objects().find(kind, ref.key);
    if (type == cluster::PatchType::Apply && (stored || subresource == Subresource::None))
        return apply(request, stored, body, options.force);
    if (!stored)
        return missing(kind, ref.key.name);
    const bool whole = type == cluster::PatchType::Json && looksAtOwners(body);
    auto next = whole ? m_ports.patch(kind, type, parseJson(stored.bytes()), body)
                      : m_ports.patch(kind, type, stored.json(), body);
    if (!next)
        return unexpected(next.error());
    if (const auto done = m_checks.read(request, *next); !done)
        return unexpected(done.error());
    dropNullsOf(kind, *next);
    return replace(request, stored, std::move(*next), {});
}

Result<Written>
Writer::replace(const WriteRequest &request, const Object &stored, Json next, Applied applied)
{
    const Kind &kind = request.kind;
    const Json &metadata = next["metadata"];
    // A patch that brings another uid would change it; any other write is meant for that object.
    const bool changes = request.verb == "patch" && !applied;
    if (const auto held =
            WriteChecks::checkPreconditions(request,
                                            stored,
                                            changes ? std::string() : textOf(metadata, "uid"),
                                            textOf(metadata, "resourceVersion"));
        !held)
        return unexpected(held.error());
    if (const auto lasting = WriteChecks::checkLasting(request, stored, metadata); !lasting)
        return unexpected(lasting.error());
    const Json givenOwners = extractOwners(next);
    next = mergedUpdate(kind, stored, std::move(next), request.subresource);
    tidyMetadata(next);
    Written written;
    written.warnings = request.warnings;
    auto accepted = m_ports.schema.accept(
        kind, std::move(next), request.validation, written.warnings, rewriteOf(request, stored));
    if (!accepted)
        return unexpected(accepted.error());
    const ManagedFields managed =
        applied ? std::move(*applied) : m_owners.after(request, stored, *accepted, givenOwners);
    accepted = admitted(
        request, AdmissionOperation::Update, std::move(*accepted), stored, written.warnings);
    if (!accepted)
        return unexpected(accepted.error());
    if (const auto allowed = m_checks.checkGuard(request, stored, *accepted); !allowed)
        return unexpected(allowed.error());
    if (&kind == &cluster::kinds::customResourceDefinition())
        completeDefinition(*accepted, stored, written.warnings);
    // Other times alone are no change, as in Kubernetes; another storage version is one.
    if (*accepted == stored.json() && sameOwnership(managed, stored.managedFields())
        && m_store.objects().isStoredAsNow(kind, request.key)) {
        written.object = stored;
        return written;
    }
    if (changesGeneration(kind, stored, *accepted))
        (*accepted)["metadata"]["generation"] = stored.generation() + 1;
    const bool isFilled =
        &kind == &cluster::kinds::ns() && !m_store.objects().contentsOf(request.key.name).empty();
    if (isReleased(stored, *accepted) && !isFilled) {
        // The removal shows the previous content; the caller gets what it asked for, as in
        // Kubernetes.
        m_journal.erase(request, stored);
        written.object = Object(std::move(*accepted), managed);
        return written;
    }
    auto kept = m_journal.putChecked(request, stored, std::move(*accepted), managed);
    if (!kept)
        return unexpected(kept.error());
    written.object = std::move(*kept);
    return written;
}

/// Server-side apply. `stored` is null when the object is not there yet; then it is made.
Result<Written>
Writer::apply(WriteRequest request, const Object &stored, const Json &config, bool force)
{
    const Kind &kind = request.kind;
    if (!config.is_object())
        return unexpected(badRequest("the applied configuration is not an object"));
    const Json live =
        stored ? stored.json() : Json{{"apiVersion", kind.apiVersion()}, {"kind", kind.kind}};
    auto applied = m_owners.applied(request, stored, live, config, force);
    if (!applied)
        return unexpected(applied.error());
    Json next = applied->object ? applied->object.json() : live;
    dropNullsOf(kind, next);
    const Json &metadata = next["metadata"];
    if (!metadata.is_object() || textOf(metadata, "name").empty())
        return unexpected(badRequest("the name of the object (" + request.key.name
                                     + " based on URL) was undeterminable: name must be provided"));
    const std::string uid = textOf(metadata, "uid");
    if (const auto done = m_checks.read(request, next); !done)
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

/// Admission of an object that the schema has accepted, once more the schema over what admission
/// changed, and then the rules that nobody can change.
Result<Json> Writer::admitted(const WriteRequest &request,
                              AdmissionOperation operation,
                              Json object,
                              const Object &old,
                              std::vector<std::string> &warnings)
{
    const Kind &kind = request.kind;
    Result<Json> admitted = std::move(object);
    if (m_ports.admission.concerns(kind, request.subresource)) {
        const bool mayChange = m_ports.admission.changes(operation);
        const Json before = mayChange ? *admitted : Json();
        admitted = m_ports.admission.admit(
            request.admission(operation, old), std::move(*admitted), warnings);
        if (!admitted)
            return admitted;
        if (mayChange && *admitted != before) {
            std::vector<std::string> repeated;
            admitted = m_ports.schema.accept(kind,
                                             std::move(*admitted),
                                             cluster::FieldValidation::Ignore,
                                             repeated,
                                             rewriteOf(request, old));
            if (!admitted)
                return admitted;
        }
    }
    std::vector<StatusCause> causes = metadataCauses(kind, *admitted, old);
    if (request.subresource == Subresource::None) {
        for (StatusCause &cause : contentCauses(kind, *admitted))
            causes.push_back(std::move(cause));
        if (causes.empty() && &kind == &cluster::kinds::customResourceDefinition()) {
            m_store.objects().forEach(kind, {}, [&](const Object &other) {
                for (StatusCause &cause : namesInUse(*admitted, other))
                    causes.push_back(std::move(cause));
            });
        }
    }
    if (old) {
        for (StatusCause &cause : immutableCauses(kind, *admitted, old))
            causes.push_back(std::move(cause));
    }
    if (!causes.empty())
        return unexpected(invalid(kind.group, kind.kind, request.key.name, std::move(causes)));
    return admitted;
}

/// The part of a definition that the server writes, and what its author has to know.
void Writer::completeDefinition(Json &definition,
                                const Object &stored,
                                std::vector<std::string> &warnings) const
{
    const ObjectTable &objects = m_store.objects();
    const Kind *home = objects.findStored(textAt(definition, "/spec/group"),
                                          textAt(definition, "/spec/names/plural"));
    writeDefinitionStatus(definition, home && objects.all(*home).size() > 0, m_clock.now());
    if (stored && stored.at("/spec") == definition.at("spec"))
        return;
    for (const std::string &clause : whatIsNotDone(definition))
        warnings.push_back(clause);
}

std::string Writer::nameFrom(const WriteRequest &request, const std::string &generateName) const
{
    // Without vowels and look-alikes no word can come out, and eight tries find a free one.
    static constexpr std::string_view letters = "bcdfghjklmnpqrstvwxz2456789";
    std::string name;
    for (int attempt = 0; attempt < 8; ++attempt) {
        name = generateName.substr(0, 58);
        for (int i = 0; i < 5; ++i)
            name +=
                letters[QRandomGenerator::global()->bounded(static_cast<quint32>(letters.size()))];
        if (!m_store.objects().find(request.kind, {request.key.ns, name}))
            break;
    }
    return name;
}

} // namespace hp::embedded
