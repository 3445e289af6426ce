// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/capi/CapiView.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::overrides {

/// The kind of a group and a word in the version to use; null where it is not served.
using KindLookup =
    std::function<const cluster::Kind *(const std::string &group, const std::string &kind)>;

/// A machine of Cluster API with what belongs to it, as it was just read.
struct ClusterApiMachine {
    capi::CapiView view{}; ///< without pods, budgets, volumes, Events and the site
    /// Why the Machine could not be read. Without one a null object is a Machine that is not there.
    std::optional<Error> error{};
    bool isBlind = false; ///< something that belongs to it was not answered
    /// It has no Node, or that is one of this cluster.
    bool nodeKnown = false;
    bool controlPlaneKnown = false; ///< the other machines of the control plane are listed
    std::vector<Object> siblings{}; ///< of the same deployment, set or control plane
    bool siblingsKnown = false;
};

/// Reads such machines from the cluster, each time anew. Control thread; the cluster outlives it,
/// and nothing is answered after it is gone.
class ClusterApiReader
{
public:
    using Done = std::function<void(ClusterApiMachine)>;

    ClusterApiReader(cluster::Cluster &cluster, KindLookup kindOf);

    /// Both answer once; a Machine that does not exist is a null object.
    void read(const ObjectKey &machine, Done done);
    /// The Machine whose server is this BareMetalHost.
    void readOfHost(const Object &host, Done done);

private:
    struct Reading;
    using Shared = std::shared_ptr<Reading>;

    [[nodiscard]] Shared begin(Done done) const;
    void readMachine(const Shared &reading, const ObjectKey &machine);
    void readAround(const Shared &reading);
    void readBehind(const Shared &reading);
    void
    get(const Shared &reading, const capi::Reference &reference, Object capi::CapiView::*member);
    void list(const Shared &reading,
              const std::string &kind,
              const std::string &selector,
              std::function<void(Result<cluster::ObjectList>)> take);

    cluster::Cluster &m_cluster;
    KindLookup m_kindOf;
    runtime::Lifetime m_alive{};
};

} // namespace hp::overrides
