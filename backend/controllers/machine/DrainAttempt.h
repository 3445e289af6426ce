// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/SteadyDeadline.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/drain/PodFilter.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::controllers {

/// One attempt to empty a Node within the budget of facts/machine-api.md 2.3: cordon, list its
/// pods, look up their DaemonSets, evict all at once, wait until they are gone. Lives on the
/// control thread; destroying it ends it without an answer.
class DrainAttempt
{
public:
    using Finished = std::function<void(rules::AttemptResult)>;
    using Blocked = std::function<void(std::vector<rules::BlockingPod>)>;

    DrainAttempt(cluster::Cluster &cluster,
                 runtime::Clock &clock,
                 const runtime::Informer &pods,
                 Object node,
                 rules::DrainSettings settings);
    ~DrainAttempt();
    DrainAttempt(const DrainAttempt &) = delete;
    DrainAttempt &operator=(const DrainAttempt &) = delete;

    /// `finished` runs once, later than start() returns. `blocked` runs whenever the API begins to
    /// refuse other pods than before.
    void start(Finished finished, Blocked blocked);
    /// Feed every change of the pod informer in here.
    void podChanged(const Object &before, const Object &after);

private:
    /// A pod on its way out. It leaves the map when it is gone.
    struct Leaving {
        Object pod{};
        bool evicted = false; ///< the eviction was granted; only the disappearance is missing
        std::string failure{}; ///< final
        rules::BlockingPod blocking{}; ///< says nothing while the API does not refuse
        runtime::SteadyDeadline ends{}; ///< of its grace, where nobody will confirm it
    };

    void cordon();
    void listPods();
    void lookUp(std::vector<Object> pods);
    void filter(const std::vector<Object> &pods);
    void evict(const ObjectKey &key);
    void evicted(const ObjectKey &key, const Result<Done> &answer);
    void refused(Leaving &leaving, const Error &error);
    void tryAgain(const ObjectKey &key, const Error &error);
    void confirmGone(const ObjectKey &key, std::function<void()> otherwise);
    void pollUnreachable();
    void gone(const ObjectKey &key);
    void outOfTime();
    void checkFinished();
    void finish(rules::AttemptResult result);
    void fail(const std::string &error);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const runtime::Informer &m_pods;
    Object m_node;
    rules::DrainSettings m_settings;
    bool m_unreachable;
    Finished m_finished{};
    Blocked m_blocked{};
    QObject m_context{};
    std::map<ObjectKey, Leaving> m_leaving{};
    std::map<ObjectKey, std::pair<rules::DaemonSetLookup, std::string>> m_daemonSets{};
    std::size_t m_openLookups = 0;
    std::vector<rules::BlockingPod> m_reported{};
    runtime::Lifetime m_alive{};
};

/// Attempts under way, by the key of whoever drains.
using DrainAttempts = std::map<ObjectKey, std::unique_ptr<DrainAttempt>>;
/// Tells all of them of a change of a pod; what ends an attempt may take it out meanwhile.
void podChangedFor(const DrainAttempts &attempts, const Object &before, const Object &after);

} // namespace hp::controllers
