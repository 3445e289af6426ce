// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Store.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/SteadyDeadline.h"

#include <QObject>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::embedded {

/// Keeps the status of every PodDisruptionBudget true, as the disruption controller of a cluster
/// does; the eviction door decides by nothing else. Works from commits, once per turn and budget.
class BudgetKeeper : public QObject
{
    Q_OBJECT
public:
    BudgetKeeper(cluster::Cluster &cluster, const Store &store, runtime::Clock &clock);

    void review();
    void committed(const std::vector<Change> &changes);

private:
    void evaluate(const ObjectKey &budget);
    void evaluateAll(const std::string &ns);
    void work();
    void update(const ObjectKey &key);

    cluster::Cluster &m_cluster;
    const Store &m_store;
    runtime::Clock &m_clock;
    std::set<ObjectKey> m_due{};
    std::set<ObjectKey> m_timed{}; ///< have a timer for the end of an eviction that went nowhere
    /// For which pods a budget paid, and when, by a clock that does not step.
    std::map<ObjectKey, std::map<std::string, runtime::SteadyDeadline>> m_paid{};
    bool m_scheduled = false;
};

} // namespace hp::embedded
