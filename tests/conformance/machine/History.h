// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hp::conformance {

/// One thing that could be seen from outside: an object changed, or the provider was called.
struct Observed {
    std::int64_t revision = 0; ///< of the store, after it
    Object before{}; ///< null when it was made; both null for a call
    Object after{}; ///< null when it went
    std::string machine{}; ///< whose provider call
    std::string call{}; ///< "exists", "create", "update", "delete"
};

/// Everything that happens in a case once its controllers run, in its order: what the checks
/// `order` and `invariant` look at. Lives on the control thread.
class History
{
public:
    /// `revision` tells the newest revision of the store.
    History(cluster::Cluster &cluster, std::function<std::string()> revision);

    /// Begins with the objects as they are.
    void start();
    void called(const std::string &machine, const std::string &call);

    [[nodiscard]] std::vector<Observed> all() const;
    /// Every content that an object had, oldest first, from the start on.
    [[nodiscard]] std::vector<Object> contentsOf(const std::string &kind,
                                                 const ObjectKey &key) const;
    /// Whether there ever was such an object, in whatever namespace.
    [[nodiscard]] bool knows(const std::string &kind, const std::string &name) const;

private:
    using Id = std::pair<std::string, ObjectKey>;

    void changed(const Object &object, bool gone);

    cluster::Cluster &m_cluster;
    std::function<std::string()> m_revision;
    std::vector<std::unique_ptr<cluster::Watch>> m_watches{};
    std::map<Id, Object> m_newest{};
    std::vector<Observed> m_seen{};
};

} // namespace hp::conformance
