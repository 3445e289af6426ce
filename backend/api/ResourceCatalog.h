// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::api {

/// What stands behind a resource of the API.
enum class Serving {
    Objects, ///< the cluster's objects as they are
    EventsView, ///< the cluster's Events in the shape of events.k8s.io
    Definitions, ///< those that the program brings, which nobody changes, and the stored ones
    AccessReview, ///< the three questions of a client about itself; nothing is stored
    RulesReview,
    SelfReview,
    TokenReview, ///< the two questions of a server about its clients
    OtherAccessReview,
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
    std::vector<std::string> categories{};
    bool namespaced = true;
    std::vector<std::string> verbs{};
    std::vector<ServedSubresource> subresources{};
    Serving serving = Serving::Objects;
    const cluster::Kind *backing = nullptr; ///< null when no objects of the cluster are behind it
    std::shared_ptr<const Json> defined{}; ///< see definedVersion()

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
    /// The version entry of its definition: schema, additionalPrinterColumns. Null for built-in
    /// kinds.
    [[nodiscard]] const Json &definedVersion() const;
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

/// A stored definition as lines of discovery: one for each version that is served. For the control
/// thread.
[[nodiscard]] std::vector<ServedResource> resourcesOf(const Json &definition);

/// Everything that the API serves: the kinds of the registry, the views and reviews beside them,
/// what stored definitions add, and what definitions say about schemas and columns. Immutable; read
/// from any thread.
class ResourceCatalog
{
public:
    /// `definitions` are CustomResourceDefinition objects (apiextensions.k8s.io/v1); `since` is
    /// their creation time as clients see it.
    ResourceCatalog(const std::vector<Json> &definitions, TimePoint since);
    /// The same and the resources of stored definitions.
    [[nodiscard]] ResourceCatalog with(const std::vector<ServedResource> &defined) const;

    [[nodiscard]] const std::vector<ServedResource> &all() const { return m_resources; }
    /// Null when it is not served.
    [[nodiscard]] const ServedResource *
    find(const std::string &group, const std::string &version, const std::string &plural) const;
    /// In serving order; the first version of a group is its preferred one.
    [[nodiscard]] const std::vector<GroupVersion> &groupVersions() const { return m_groupVersions; }
    [[nodiscard]] std::vector<const ServedResource *> of(const GroupVersion &groupVersion) const;

    /// The definitions that the program brings, as objects, sorted by name.
    [[nodiscard]] const std::vector<Object> &definitions() const { return m_definitions; }

private:
    void add(ServedResource resource);

    std::vector<ServedResource> m_resources{};
    std::vector<GroupVersion> m_groupVersions{};
    std::vector<Object> m_definitions{};
};

} // namespace hp::api
