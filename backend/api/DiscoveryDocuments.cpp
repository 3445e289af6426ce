// SPDX-License-Identifier: Apache-2.0
#include "backend/api/DiscoveryDocuments.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::api {

const char *const aggregatedDiscoveryType =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

namespace {

/// The groups of "/apis" in serving order, each once.
std::vector<std::string> groupNames(const ResourceCatalog &catalog)
{
    std::vector<std::string> names;
    for (const GroupVersion &entry : catalog.groupVersions()) {
        if (!entry.group.empty()
            && std::find(names.begin(), names.end(), entry.group) == names.end())
            names.push_back(entry.group);
    }
    return names;
}

Json groupJson(const ResourceCatalog &catalog, const std::string &group)
{
    Json versions = Json::array();
    for (const GroupVersion &entry : catalog.groupVersions()) {
        if (entry.group == group)
            versions.push_back({{"groupVersion", entry.text()}, {"version", entry.version}});
    }
    Json result{{"name", group}, {"preferredVersion", versions.front()}};
    result["versions"] = std::move(versions);
    return result;
}

Json responseKind(const std::string &group, const std::string &version, const std::string &kind)
{
    return {{"group", group}, {"version", version}, {"kind", kind}};
}

Json aggregatedResource(const ServedResource &resource)
{
    Json result{{"resource", resource.plural},
                {"responseKind", responseKind(resource.group, resource.version, resource.kind)},
                {"scope", resource.namespaced ? "Namespaced" : "Cluster"},
                {"singularResource", resource.singular},
                {"verbs", resource.verbs}};
    if (!resource.shortNames.empty())
        result["shortNames"] = resource.shortNames;
    if (!resource.categories.empty())
        result["categories"] = resource.categories;
    for (const ServedSubresource &part : resource.subresources) {
        result["subresources"].push_back(
            {{"subresource", part.name},
             {"responseKind", responseKind(part.group, part.version, part.kind)},
             {"verbs", part.verbs}});
    }
    return result;
}

Json aggregatedGroup(const ResourceCatalog &catalog, const std::string &group)
{
    Json versions = Json::array();
    for (const GroupVersion &entry : catalog.groupVersions()) {
        if (entry.group != group)
            continue;
        Json resources = Json::array();
        for (const ServedResource *resource : catalog.of(entry))
            resources.push_back(aggregatedResource(*resource));
        versions.push_back({{"version", entry.version},
                            {"freshness", "Current"},
                            {"resources", std::move(resources)}});
    }
    Json metadata{{"creationTimestamp", nullptr}};
    if (!group.empty())
        metadata["name"] = group;
    return {{"metadata", std::move(metadata)}, {"versions", std::move(versions)}};
}

} // namespace

Json apiVersions(const std::string &serverAddress)
{
    return {{"kind", "APIVersions"},
            {"versions", Json::array({"v1"})},
            {"serverAddressByClientCIDRs",
             Json::array({{{"clientCIDR", "0.0.0.0/0"}, {"serverAddress", serverAddress}}})}};
}

Json apiGroupList(const ResourceCatalog &catalog)
{
    Json groups = Json::array();
    for (const std::string &name : groupNames(catalog))
        groups.push_back(groupJson(catalog, name));
    return {{"kind", "APIGroupList"}, {"apiVersion", "v1"}, {"groups", std::move(groups)}};
}

std::optional<Json> apiGroup(const ResourceCatalog &catalog, const std::string &group)
{
    const std::vector<std::string> names = groupNames(catalog);
    if (std::find(names.begin(), names.end(), group) == names.end())
        return std::nullopt;
    Json result = groupJson(catalog, group);
    result["kind"] = "APIGroup";
    result["apiVersion"] = "v1";
    return result;
}

std::optional<Json> apiResourceList(const ResourceCatalog &catalog,
                                    const GroupVersion &groupVersion)
{
    Json resources = Json::array();
    for (const ServedResource *resource : catalog.of(groupVersion)) {
        Json entry{{"name", resource->plural},
                   {"singularName", resource->singular},
                   {"namespaced", resource->namespaced},
                   {"kind", resource->kind},
                   {"verbs", resource->verbs}};
        if (!resource->shortNames.empty())
            entry["shortNames"] = resource->shortNames;
        if (!resource->categories.empty())
            entry["categories"] = resource->categories;
        resources.push_back(std::move(entry));
        for (const ServedSubresource &part : resource->subresources) {
            Json line{{"name", resource->plural + '/' + part.name},
                      {"singularName", ""},
                      {"namespaced", resource->namespaced},
                      {"kind", part.kind},
                      {"verbs", part.verbs}};
            // Only a foreign kind is spelled out; the others are of the list's own group version.
            if (part.group != resource->group || part.version != resource->version) {
                line["group"] = part.group;
                line["version"] = part.version;
            }
            resources.push_back(std::move(line));
        }
    }
    if (resources.empty())
        return std::nullopt;
    return Json{{"kind", "APIResourceList"},
                {"apiVersion", "v1"},
                {"groupVersion", groupVersion.text()},
                {"resources", std::move(resources)}};
}

Json aggregatedDiscovery(const ResourceCatalog &catalog, DiscoveryRoot root)
{
    Json items = Json::array();
    if (root == DiscoveryRoot::Core) {
        items.push_back(aggregatedGroup(catalog, ""));
    } else {
        for (const std::string &name : groupNames(catalog))
            items.push_back(aggregatedGroup(catalog, name));
    }
    return {{"kind", "APIGroupDiscoveryList"},
            {"apiVersion", "apidiscovery.k8s.io/v2"},
            {"metadata", Json::object()},
            {"items", std::move(items)}};
}

} // namespace hp::api
