// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ResourceCatalog.h"

#include "backend/cluster/DefinedKind.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

const Json absent;

const std::vector<std::string> objectVerbs{
    "create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"};
const std::vector<std::string> partVerbs{"get", "patch", "update"};

ServedResource resourceOf(const cluster::Kind &kind)
{
    ServedResource resource{.group = kind.group,
                            .version = kind.version,
                            .plural = kind.plural,
                            .singular = kind.singular,
                            .kind = kind.kind,
                            .shortNames = kind.shortNames,
                            .categories = kind.categories,
                            .namespaced = kind.namespaced,
                            .verbs = objectVerbs,
                            .backing = &kind};
    if (&kind == &cluster::kinds::customResourceDefinition())
        resource.serving = Serving::Definitions;
    if (kind.hasStatus)
        resource.subresources.push_back({"status", kind.group, kind.version, kind.kind, partVerbs});
    if (kind.hasScale)
        resource.subresources.push_back({"scale", "autoscaling", "v1", "Scale", partVerbs});
    if (&kind == &cluster::kinds::ns())
        resource.subresources.push_back(
            {"finalize", kind.group, kind.version, kind.kind, {"update"}});
    if (&kind == &cluster::kinds::certificateSigningRequest())
        resource.subresources.push_back(
            {"approval", kind.group, kind.version, kind.kind, partVerbs});
    // Without this line kubectl drain deletes pods and never asks the budgets (kube-api.md 1.2).
    if (kind.group.empty() && kind.kind == "Pod")
        resource.subresources.push_back({"eviction", "policy", "v1", "Eviction", {"create"}});
    return resource;
}

ServedResource review(const char *group, const char *plural, const char *kind, Serving serving)
{
    std::string singular = plural;
    singular.pop_back();
    return {.group = group,
            .version = "v1",
            .plural = plural,
            .singular = singular,
            .kind = kind,
            .namespaced = false,
            .verbs = {"create"},
            .serving = serving};
}

/// A name-derived id in the form of a UUID: the same in every run, as nothing stores definitions.
std::string stableUid(const std::string &name)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string uid = "00000000-0000-8000-8000-000000000000";
    std::uint64_t hash = 14695981039346656037ULL;
    std::size_t position = 0;
    for (std::size_t round = 0; round < 2; ++round) {
        for (const char c : name)
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
        for (unsigned nibble = 0; nibble < 16 && position < uid.size(); ++position) {
            // The version and variant digits and the dashes stay.
            if (uid[position] == '-' || position == 14 || position == 19)
                continue;
            uid[position] = digits[(hash >> (4 * nibble++)) & 15U];
        }
    }
    return uid;
}

/// What the API server would have added when it took the definition.
Json accepted(Json definition, TimePoint since)
{
    Json &metadata = definition["metadata"];
    const std::string stamp = formatTime(since);
    metadata["uid"] = stableUid(metadata["name"].get_ref<const std::string &>());
    metadata["resourceVersion"] = "1";
    metadata["generation"] = 1;
    metadata["creationTimestamp"] = stamp;
    Json &spec = definition["spec"];
    if (!spec.contains("conversion"))
        spec["conversion"] = {{"strategy", "None"}};
    Json stored = Json::array();
    for (const Json &version : spec["versions"])
        stored.push_back(version["name"]);
    const auto condition = [&stamp](const char *type, const char *reason, const char *message) {
        return Json{{"type", type},
                    {"status", "True"},
                    {"reason", reason},
                    {"message", message},
                    {"lastTransitionTime", stamp}};
    };
    definition["status"] = {
        {"acceptedNames", spec["names"]},
        {"storedVersions", std::move(stored)},
        {"conditions",
         {condition("NamesAccepted", "NoConflicts", "no conflicts found"),
          condition(
              "Established", "InitialNamesAccepted", "the initial names have been accepted")}}};
    return definition;
}

bool looksLikeDefinition(const Json &json)
{
    if (!json.is_object() || json.value("kind", Json()) != "CustomResourceDefinition")
        return false;
    const Object definition(json);
    const Json &versions = definition.at("/spec/versions");
    const bool named = versions.is_array()
        && std::all_of(versions.begin(), versions.end(), [](const Json &version) {
                           return version.is_object() && version.value("name", Json()).is_string();
                       });
    return named && !definition.name().empty() && !definition.text("/spec/group").empty()
        && !definition.text("/spec/names/kind").empty();
}

} // namespace

bool ServedResource::allows(const std::string &verb) const
{
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

const ServedSubresource *ServedResource::subresource(const std::string &name) const
{
    const auto it = std::find_if(subresources.begin(),
                                 subresources.end(),
                                 [&](const auto &candidate) { return candidate.name == name; });
    return it == subresources.end() ? nullptr : &*it;
}

const Json &ServedResource::definedVersion() const
{
    return defined ? *defined : absent;
}

std::vector<ServedResource> resourcesOf(const Json &definition)
{
    std::vector<ServedResource> resources;
    const cluster::DefinedKind kind = cluster::definedKind(definition);
    for (const cluster::DefinedVersion &version : kind.versions) {
        if (!version.served)
            continue;
        ServedResource resource = resourceOf(*version.kind);
        resource.defined = version.entry;
        resources.push_back(std::move(resource));
    }
    return resources;
}

ResourceCatalog ResourceCatalog::with(const std::vector<ServedResource> &defined) const
{
    ResourceCatalog whole = *this;
    for (const ServedResource &resource : defined)
        whole.add(resource);
    // Of a group that only definitions have, the versions come in the order of preference.
    const auto isOwn = [this](const GroupVersion &entry) {
        return std::any_of(m_groupVersions.begin(), m_groupVersions.end(), [&](const auto &own) {
            return own.group == entry.group;
        });
    };
    std::stable_sort(whole.m_groupVersions.begin()
                         + static_cast<std::ptrdiff_t>(m_groupVersions.size()),
                     whole.m_groupVersions.end(),
                     [&](const GroupVersion &a, const GroupVersion &b) {
                         if (a.group != b.group || isOwn(a))
                             return a.group < b.group;
                         return cluster::isPreferredVersion(a.version, b.version);
                     });
    return whole;
}

ResourceCatalog::ResourceCatalog(const std::vector<Json> &definitions, TimePoint since)
{
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all())
        add(resourceOf(kind));

    ServedResource events = resourceOf(cluster::kinds::event());
    events.group = "events.k8s.io";
    events.serving = Serving::EventsView;
    add(std::move(events));
    add(review("authorization.k8s.io",
               "selfsubjectaccessreviews",
               "SelfSubjectAccessReview",
               Serving::AccessReview));
    add(review("authorization.k8s.io",
               "selfsubjectrulesreviews",
               "SelfSubjectRulesReview",
               Serving::RulesReview));
    add(review(
        "authentication.k8s.io", "selfsubjectreviews", "SelfSubjectReview", Serving::SelfReview));
    add(review("authentication.k8s.io", "tokenreviews", "TokenReview", Serving::TokenReview));
    add(review("authorization.k8s.io",
               "subjectaccessreviews",
               "SubjectAccessReview",
               Serving::OtherAccessReview));

    for (const Json &definition : definitions) {
        if (!looksLikeDefinition(definition))
            continue;
        m_definitions.emplace_back(accepted(definition, since));
        const Object &object = m_definitions.back();
        for (const Json &version : object.at("/spec/versions")) {
            for (ServedResource &resource : m_resources) {
                if (resource.group == object.text("/spec/group")
                    && resource.version == version["name"]
                    && resource.kind == object.text("/spec/names/kind"))
                    resource.defined = std::make_shared<const Json>(version);
            }
        }
    }
    std::sort(m_definitions.begin(),
              m_definitions.end(),
              [](const Object &left, const Object &right) { return left.name() < right.name(); });
}

void ResourceCatalog::add(ServedResource resource)
{
    const GroupVersion groupVersion{resource.group, resource.version};
    if (std::find(m_groupVersions.begin(), m_groupVersions.end(), groupVersion)
        == m_groupVersions.end())
        m_groupVersions.push_back(groupVersion);
    m_resources.push_back(std::move(resource));
}

const ServedResource *ResourceCatalog::find(const std::string &group,
                                            const std::string &version,
                                            const std::string &plural) const
{
    const auto it =
        std::find_if(m_resources.begin(), m_resources.end(), [&](const ServedResource &candidate) {
            return candidate.plural == plural && candidate.group == group
                && candidate.version == version;
        });
    return it == m_resources.end() ? nullptr : &*it;
}

std::vector<const ServedResource *> ResourceCatalog::of(const GroupVersion &groupVersion) const
{
    std::vector<const ServedResource *> result;
    for (const ServedResource &resource : m_resources) {
        if (resource.group == groupVersion.group && resource.version == groupVersion.version)
            result.push_back(&resource);
    }
    return result;
}

} // namespace hp::api
