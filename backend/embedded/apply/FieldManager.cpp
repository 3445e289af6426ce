// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/FieldManager.h"

#include "backend/embedded/Lifecycle.h"
#include "backend/embedded/apply/AppliedFields.h"
#include "backend/embedded/apply/FieldType.h"
#include "backend/embedded/apply/LastApplied.h"
#include "backend/embedded/apply/MergedConfig.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::embedded {

using cluster::Subresource;

namespace {

/// Identity and what only the server writes: nobody owns it.
constexpr std::array<std::string_view, 9> unownedMetadata{"clusterName",
                                                          "creationTimestamp",
                                                          "generation",
                                                          "managedFields",
                                                          "name",
                                                          "namespace",
                                                          "resourceVersion",
                                                          "selfLink",
                                                          "uid"};

bool isUnowned(std::string_view metadataField)
{
    return std::binary_search(unownedMetadata.begin(), unownedMetadata.end(), metadataField);
}

const FieldSet &unownedFields()
{
    static const FieldSet fields = [] {
        FieldSet metadata;
        for (const std::string_view name : unownedMetadata)
            metadata.add("f:" + std::string(name), true);
        FieldSet all;
        all.add("f:apiVersion", true);
        all.add("f:kind", true);
        all.add("f:metadata", true, std::move(metadata));
        return all;
    }();
    return fields;
}

/// The members that a write through `subresource` can change.
bool isWritten(const cluster::Kind &kind, Subresource subresource, std::string_view name)
{
    if (name == "apiVersion" || name == "kind")
        return false;
    if (subresource == Subresource::Status)
        return name == "status" || (name == "metadata" && statusTakesMetadata(kind));
    return name != "status" || !kind.hasStatus;
}

const Json &objectMemberOf(const Json &object, const char *name)
{
    static const Json none = Json::object();
    const auto it = object.find(name);
    return it == object.end() || !it->is_object() ? none : *it;
}

/// Calls `name` for each member of either, in order.
template<typename Function>
void forEachName(const Json &a, const Json &b, const Function &name)
{
    auto x = a.begin();
    auto y = b.begin();
    while (x != a.end() || y != b.end()) {
        const int order = x == a.end() ? 1 : y == b.end() ? -1 : x.key().compare(y.key());
        name(order <= 0 ? x.key() : y.key());
        if (order <= 0)
            ++x;
        if (order >= 0)
            ++y;
    }
}

/// What differs between two versions, in the parts that the write can own.
FieldChanges ownableChanges(const FieldManager::Write &write, const Json &before, const Json &after)
{
    FieldChanges changes;
    forEachName(before, after, [&](const std::string &name) {
        if (!isWritten(write.kind, write.subresource, name))
            return;
        if (name != "metadata") {
            addChangesOf(write.type, name, before, after, changes);
            return;
        }
        const Json &was = objectMemberOf(before, "metadata");
        const Json &is = objectMemberOf(after, "metadata");
        const SchemaNode *type = memberType(write.type, "metadata");
        FieldChanges below;
        forEachName(was, is, [&](const std::string &field) {
            if (!isUnowned(field))
                addChangesOf(type, field, was, is, below);
        });
        changes.added.add("f:metadata", false, std::move(below.added));
        changes.modified.add("f:metadata", false, std::move(below.modified));
        changes.removed.add("f:metadata", false, std::move(below.removed));
    });
    return changes;
}

std::string printedKind(const std::string &apiVersion, const std::string &kind)
{
    // GroupVersion and GroupVersionKind print the core group as nothing.
    return (apiVersion.find('/') == std::string::npos ? '/' + apiVersion : apiVersion)
        + ", Kind=" + kind;
}

Result<Done> checkConfig(const FieldManager::Write &write, const Json &config)
{
    const std::string apiVersion = textOf(config, "apiVersion");
    const std::string kind = textOf(config, "kind");
    if (apiVersion != write.kind.apiVersion() || kind != write.kind.kind)
        return unexpected(badRequest("invalid object type: " + printedKind(apiVersion, kind)));
    const Json &metadata = objectMemberOf(config, "metadata");
    if (const auto it = metadata.find("managedFields"); it != metadata.end() && !it->is_null())
        return unexpected(badRequest("metadata.managedFields must be nil"));
    const std::vector<std::string> faults = typeFaults(write.type, config);
    if (faults.empty())
        return Done{};
    std::string text;
    for (const std::string &fault : faults)
        text += (faults.size() == 1 ? "" : "\n  ") + fault;
    return unexpected(errorFrom(
        {.code = 500,
         .message = "failed to create typed patch object (" + textOf(metadata, "namespace") + '/'
             + textOf(metadata, "name") + "; " + printedKind(apiVersion, kind)
             + "): " + (faults.size() == 1 ? "" : "errors:") + text}));
}

/// The parts of `config` that a write through its subresource can change, and its identity.
Json writtenPart(const FieldManager::Write &write, const Json &config)
{
    Json part = Json::object();
    for (const auto &[name, value] : config.items()) {
        if (name == "apiVersion" || name == "kind"
            || isWritten(write.kind, write.subresource, name))
            part[name] = value;
    }
    if (write.subresource == Subresource::Status && !statusTakesMetadata(write.kind)) {
        Json &metadata = part["metadata"] = Json::object();
        for (const char *key : {"name", "namespace", "uid", "resourceVersion"}) {
            const Json &given = objectMemberOf(config, "metadata");
            if (const auto it = given.find(key); it != given.end())
                metadata[key] = *it;
        }
    }
    return part;
}

/// `merged` without what this manager applied before and does not any more, unless somebody else
/// owns it too (structured-merge-diff, Updater.prune).
Json pruned(const SchemaNode *type,
            const Json &merged,
            const FieldSet &last,
            const ManagedFields &managed)
{
    const FieldSet lastNamed = withNamedMembers(last, type);
    Json result = withoutFields(type, merged, lastNamed);
    const FieldSet mergedSet = withNamedMembers(fieldsOf(type, merged), type);
    FieldSet owned;
    for (const ManagedEntry &entry : managed)
        owned = owned.unitedWith(entry.fields->set);

    const auto setOf = [&](const Json &value) {
        return withNamedMembers(fieldsOf(type, value), type);
    };
    result = withoutFields(
        type, merged, mergedSet.without(setOf(result).unitedWith(withNamedMembers(owned, type))));
    return withoutFields(type, merged, mergedSet.without(setOf(result)).intersectedWith(lastNamed));
}

} // namespace

std::shared_ptr<const SharedOwner> FieldManager::ownerFor(const Write &write, bool applied)
{
    FieldOwner owner{write.manager.empty() ? "unknown" : write.manager,
                     applied,
                     write.kind.apiVersion(),
                     write.through};
    if (write.subresource == Subresource::Status)
        owner.subresource = "status";
    return m_pool.owner(owner);
}

ManagedFields FieldManager::updated(const Write &write,
                                    const Json &before,
                                    const Json &after,
                                    ManagedFields managed)
{
    const FieldChanges changes = ownableChanges(write, before, after);
    // Versions of a stored definition have the same fields, as no webhook converts them.
    if (!write.kind.home)
        dropOtherVersions(managed, write.kind.apiVersion());
    if (changes.empty())
        return managed;
    const auto owner = ownerFor(write, false);
    const ManagedEntry *mine = entryOf(managed, *owner);
    const std::shared_ptr<const OwnedFields> had = mine ? mine->fields : nullptr;
    const std::optional<TimePoint> since = mine ? mine->time : std::nullopt;
    release(changes, owner.get(), managed, m_pool);
    if (changes.added.empty() && changes.modified.empty()) {
        if (had && had->set.intersects(changes.removed))
            setEntry(managed, {owner, since, m_pool.fields(had->set.without(changes.removed))});
    } else {
        const bool alike = had && had->set.containsAll(changes.added)
            && had->set.containsAll(changes.modified) && !had->set.intersects(changes.removed);
        ManagedEntry entry{owner, std::chrono::floor<std::chrono::seconds>(write.now), had};
        if (!alike)
            entry.fields = m_pool.fields((had ? had->set : FieldSet())
                                             .without(changes.removed)
                                             .unitedWith(changes.added)
                                             .unitedWith(changes.modified));
        setEntry(managed, std::move(entry));
    }
    capUpdates(managed, m_pool);
    sortManagedFields(managed);
    return managed;
}

Result<FieldManager::Applied> FieldManager::merged(const Write &write,
                                                   const Json &live,
                                                   ManagedFields managed,
                                                   const Json &config,
                                                   bool force,
                                                   std::vector<Contested> &contested)
{
    const auto owner = ownerFor(write, true);
    const ManagedEntry *last = entryOf(managed, *owner);
    // What was applied in another version cannot be compared with this one, unless both have the
    // same fields, as those of a stored definition do.
    const bool comparable =
        last && (write.kind.home || last->owner->apiVersion == owner->apiVersion);
    const std::shared_ptr<const OwnedFields> had = comparable ? last->fields : nullptr;
    std::optional<TimePoint> time = last ? last->time : std::nullopt;
    // Versions of a stored definition have the same fields, as no webhook converts them.
    if (!write.kind.home)
        dropOtherVersions(managed, write.kind.apiVersion());

    Json object = mergedConfig(write.type, live, config);
    setEntry(managed, {owner, time, m_pool.fields(fieldsOf(write.type, config))});
    if (had)
        object = pruned(write.type, object, had->set, managed);
    const FieldChanges changes = ownableChanges(write, live, object);
    contested = contestedBy(changes, managed, *owner);
    if (!contested.empty() && !force)
        return unexpected(applyConflict(contested));
    release(changes, owner.get(), managed, m_pool);

    const bool same = object == live;
    if (!same)
        time = std::chrono::floor<std::chrono::seconds>(write.now);
    if (const ManagedEntry *mine = entryOf(managed, *owner))
        setEntry(managed, {owner, time, m_pool.fields(mine->fields->set.without(unownedFields()))});
    return Applied{same ? Object() : Object(std::move(object)), std::move(managed)};
}

Result<FieldManager::Applied> FieldManager::applied(
    const Write &write, const Json &live, ManagedFields managed, const Json &config, bool force)
{
    if (const auto checked = checkConfig(write, config); !checked)
        return unexpected(checked.error());
    if (managed.empty()) {
        Write first = write;
        first.manager = "before-first-apply";
        managed = updated(first, Json::object(), live, {});
    }
    const Json part = writtenPart(write, config);
    std::vector<Contested> contested;
    auto result = merged(write, live, managed, part, force, contested);
    const bool kubectl = write.manager == "kubectl";
    if (!result && kubectl && !contested.empty()) {
        const FieldSet own = fieldsLastApplied(write.type, live, write.kind.apiVersion());
        for (Contested &conflict : contested)
            conflict.fields = conflict.fields.without(own);
        std::erase_if(contested, [](const Contested &conflict) { return conflict.fields.empty(); });
        if (!own.empty() && !contested.empty())
            return unexpected(applyConflict(contested));
        if (contested.empty()) {
            std::vector<Contested> overruled;
            result = merged(write, live, managed, part, true, overruled);
        }
    }
    if (!result)
        return result;
    if (kubectl) {
        Json object = result->object ? result->object.json() : live;
        refreshLastApplied(object, config);
        if (object != live)
            result->object = Object(std::move(object));
    }
    sortManagedFields(result->managed);
    return result;
}

std::optional<ManagedFields> FieldManager::given(const Json &managedFields)
{
    if (managedFields.is_array()
        && (managedFields.empty()
            || (managedFields.size() == 1 && managedFields.front() == Json::object())))
        return ManagedFields();
    auto read = m_pool.read(managedFields);
    return read && !read->empty() ? std::move(read) : std::nullopt;
}

namespace {

std::string quotedText(const std::string &text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string printedOwner(const FieldOwner &owner)
{
    std::string text = quotedText(owner.manager);
    if (!owner.subresource.empty())
        text += " with subresource " + quotedText(owner.subresource);
    if (!owner.applied)
        text += " using " + owner.apiVersion;
    return text;
}

} // namespace

Error applyConflict(const std::vector<Contested> &contested)
{
    ApiStatus status{.code = 409, .reason = "Conflict"};
    std::string list;
    for (const Contested &part : contested) {
        const std::string owner = printedOwner(*part.owner);
        list += (list.empty() ? "conflicts with " : "\nconflicts with ") + owner + ':';
        part.fields.forEach([&](const FieldSet::Path &path) {
            const std::string field = printedPath(path);
            status.causes.push_back({"FieldManagerConflict", "conflict with " + owner, field});
            list += "\n- " + field;
        });
    }
    if (status.causes.size() == 1)
        status.message = "Apply failed with 1 conflict: " + status.causes.front().message + ": "
            + status.causes.front().field;
    else
        status.message =
            "Apply failed with " + std::to_string(status.causes.size()) + " conflicts: " + list;
    return errorFrom(std::move(status));
}

} // namespace hp::embedded
