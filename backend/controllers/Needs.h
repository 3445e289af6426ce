// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"

#include <string>
#include <vector>

namespace hp::controllers {

/// Where a right is needed: what the roles of installer/kubernetes grant, and no more.
enum class Reach {
    Everywhere, ///< cluster-scoped kinds, and what lives in all namespaces
    Machines, ///< in the namespace of Machines, hosts and their secrets
    Own, ///< in the namespace of the backend itself
    System, ///< of the namespace kube-system
};

/// One thing that is asked of an API server.
struct Right {
    std::string verb{}; ///< as authorizers name it
    const cluster::Kind *kind = nullptr;
    std::string subresource{}; ///< empty: the object itself
    Reach reach = Reach::Everywhere;

    [[nodiscard]] bool operator==(const Right &) const = default;
};

/// A field that is written or read back, and that a schema without it would prune.
struct Field {
    const cluster::Kind *kind = nullptr;
    std::string path{}; ///< JSON pointer without indices of lists
};

/// What one part of the backend needs of a real cluster: declared here, granted by the roles of
/// installer/kubernetes, asked at connect, shown. Tests compare it with what the controllers do.
struct Needs {
    /// A word of --reconcile, or "observe", "override", "windows", "record", "lease", "workload".
    std::string name{};
    std::string purpose{}; ///< half a sentence for people
    std::vector<Right> rights{};
    std::vector<Field> fields{};
};

/// The folder that grants it: "installer/kubernetes/components/hosts".
[[nodiscard]] std::string manifestsOf(const Needs &needs);

/// Everything that is shown comes from these objects.
[[nodiscard]] const Needs &observeNeeds();
/// What is shown of Cluster API besides, where there is one: its kinds are found by discovery, so
/// nobody asks for these rights where they are not served. "*" is every kind of a group: providers
/// bring their own.
[[nodiscard]] const Needs &clusterApiNeeds();
/// What looking into workload clusters of Cluster API needs besides: their kubeconfigs, each by its
/// name. A right that is missing shows where it is used.
[[nodiscard]] const Needs &workloadNeeds();
/// What an operator can change by an override.
[[nodiscard]] const Needs &overrideNeeds();
/// The same of machines of Cluster API, which may be in any namespace, and of what owns them but
/// for control planes and Clusters: a right that is missing shows in the dry run of a review.
[[nodiscard]] const Needs &clusterApiOverrideNeeds();
/// What an operator can make of maintenance windows. A right that is missing shows when it is used.
[[nodiscard]] const Needs &windowNeeds();
/// What a record that several backends share needs, to tell one cluster from another.
[[nodiscard]] const Needs &recordNeeds();
/// What the election of a leader needs, whatever is reconciled.
[[nodiscard]] const Needs &leaseNeeds();
/// The groups of controllers, in the order in which they are listed to people.
[[nodiscard]] const std::vector<Needs> &groupNeeds();
/// Null when there is no such group.
[[nodiscard]] const Needs *groupNeeds(const std::string &name);

/// "patch machines.machine.openshift.io/status".
[[nodiscard]] std::string toString(const Right &right);

} // namespace hp::controllers
