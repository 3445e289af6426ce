// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "tests/e2e/replicas/Judge.h"
#include "tests/support/fencing/FenceOrder.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hp::test {

/// Sees everything that is stored of Machines, hosts, Nodes, instances and BMCs, and keeps it until
/// it is judged: one server has one sequence of revisions, which tells across kinds what came
/// first. Also the live copy that the run itself looks at. Lives on the control thread.
class Witness
{
public:
    explicit Witness(cluster::Cluster &cluster)
        : m_cluster(cluster)
    { }

    void start();
    /// Null when it is not there.
    [[nodiscard]] Object get(const cluster::Kind &kind, const std::string &name) const;
    /// Everything that is there of a kind.
    [[nodiscard]] std::vector<Object> list(const cluster::Kind &kind) const;

    [[nodiscard]] Judge judged() const;
    /// What the order of a fencing says to the same story; nobody is fenced here, and every switch
    /// is judged by it all the same.
    [[nodiscard]] FenceOrder fencing() const;
    /// Not empty when a watch ended in a way that may have hidden something.
    [[nodiscard]] const std::string &blindness() const { return m_blindness; }
    [[nodiscard]] std::size_t sightings() const { return m_seen.size(); }

private:
    struct Sighting {
        std::int64_t revision = 0;
        Object before{};
        Object after{};
    };
    using Id = std::pair<std::string, std::string>; ///< kind, name

    void changed(const Object &object, bool gone);
    [[nodiscard]] std::vector<Sighting> story() const;

    cluster::Cluster &m_cluster;
    std::vector<std::unique_ptr<cluster::Watch>> m_watches{};
    std::map<Id, Object> m_newest{};
    std::vector<Sighting> m_seen{};
    std::string m_blindness{};
};

} // namespace hp::test
