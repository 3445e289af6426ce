// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <map>
#include <string>
#include <vector>

namespace hp::api {

/// What stands behind a resource of the API.
enum class Serving {
    Objects, ///< the cluster's objects as they are
    EventsView, ///< the cluster's Events in the shape of events.k8s.io
    Definitions, ///< the custom resource definitions, read only
    AccessReview, ///< the three questions of a client about itself; nothing is stored
    RulesReview,
    SelfReview,
};

struct ServedSubresource {
    std::string name{}; ///< "status", "scale", "eviction"
    std::string group{};
    std::string version{};
    std::string kind{}; ///< of what is sent and answered
    std::vector<std::string> verbs{};
};

/// One line of discovery and the way to serve it.
struct ServedResource {
    std::string group{};
    std::string version{};
    std::string plural{};
    std::string singular{};
    std::string kind{};
    std::vector<std::string> shortNames{};
    bool namespaced = true;
    std::vector<std::string> verbs{};
    std::vector<ServedSubresource> subresources{};
    Serving serving = Serving::Objects;
    const cluster::Kind *backing = nullptr; ///< null when no objects of the cluster are behind it

    [[nodiscard]] std::string apiVersion() const
    {
        return group.empty() ? version : group + '/' + version;
    }
    [[nodiscard]] std::string listKind() const { return kind + "List"; }
    [[nodiscard]] std::string qualified() const
    {
        return group.empty() ? plural : plural + '.' + group;
    }
    [[nodiscard]] bool allows(const std::string &verb) const;
    /// Null when there is no such subresource.
    [[nodiscard]] const ServedSubresource *subresource(const std::string &name) const;
};

struct GroupVersion {
    std::string group{};
    std::string version{};

    auto operator<=>(const GroupVersion &) const = default;
    [[nodiscard]] std::string text() const
    {
        return group.empty() ? version : group + '/' + version;
    }
};

/// Everything that the API serves: the kinds of the registry, the views and reviews beside them,
/// and what their definitions say about schemas and columns. Immutable; read from any thread.
class ResourceCatalog
{
public:
    /// `definitions` are CustomResourceDefinition objects (apiextensions.k8s.io/v1); `since` is
    /// their creation time as clients see it.
    ResourceCatalog(const std::vector<Json> &definitions, TimePoint since);

    [[nodiscard]] const std::vector<ServedResource> &all() const { return m_resources; }
    /// Null when it is not served.
    [[nodiscard]] const ServedResource *
    find(const std::string &group, const std::string &version, const std::string &plural) const;
    /// In serving order; the first version of a group is its preferred one.
    [[nodiscard]] const std::vector<GroupVersion> &groupVersions() const { return m_groupVersions; }
    [[nodiscard]] std::vector<const ServedResource *> of(const GroupVersion &groupVersion) const;

    /// The version entry of the definition: schema, additionalPrinterColumns. Null for built-in
    /// kinds.
    [[nodiscard]] const Json &definedVersion(const ServedResource &resource) const;
    /// The definitions as objects, sorted by name.
    [[nodiscard]] const std::vector<Object> &definitions() const { return m_definitions; }

private:
    void add(ServedResource resource);

    std::vector<ServedResource> m_resources{};
    std::vector<GroupVersion> m_groupVersions{};
    std::vector<Object> m_definitions{};
    std::map<std::string, Object> m_definedVersions{}; ///< by "apiVersion kind"
};

} // namespace hp::api
