// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/healthcheck/RemediationRun.h"
#include "backend/controllers/healthcheck/TargetCache.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/healthcheck/HealthCheckDecision.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace hp::controllers {

/// How one MachineHealthCheck stands, for metrics (facts/machine-api.md 7).
struct CheckHealth {
    ObjectKey check{};
    bool exists = true; ///< false once: its series go, short circuit is over
    int nodesCovered = 0; ///< Machines that are watched
    bool shortCircuit = false; ///< too many are unhealthy, nothing is remediated
    int remediated = 0; ///< Machines deleted since the last word about this check
};

/// Carries out what decideHealthCheck() says: store the report at the expected revision, tell, only
/// then remediate. What is needed after a restart is in the stored objects. Lives on the control
/// thread; everything passed in outlives it.
class HealthCheckReconciler final : public runtime::Reconciler
{
public:
    HealthCheckReconciler(cluster::Cluster &cluster,
                          const runtime::Clock &clock,
                          const runtime::Informer &checks,
                          const runtime::Informer &machines,
                          const TargetCache &cache,
                          rules::HealthCheckSettings settings,
                          int parallelRemediations);
    ~HealthCheckReconciler() override;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    std::function<void(const CheckHealth &)> onHealth{};

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    /// The time by which a pass judges, and when at the latest another one has to.
    struct Judged {
        TimePoint now{};
        std::optional<Duration> again{};
        Duration ahead{}; ///< of `now`: what the wall clock was set forward by
    };

    [[nodiscard]] Judged judgedAt(const Object &check);
    void forget(const ObjectKey &key);
    void store(const PassPtr &pass,
               const std::vector<Condition> &conditions,
               std::function<void()> next);
    void report(const PassPtr &pass);
    void recordTargetEvents(const PassPtr &pass);
    void recordEvents(const Object &about, bool warning, const char *reason, std::string note);
    void remediate(const PassPtr &pass);
    void finish(const PassPtr &pass, const RemediationResult &result);
    void sayHealth(const PassPtr &pass, int remediated) const;
    static void complete(const PassPtr &pass, runtime::Outcome outcome);

    cluster::Cluster &m_cluster;
    const runtime::Clock &m_clock;
    runtime::OwnWrites m_checks;
    const runtime::Informer &m_machines;
    const TargetCache &m_cache;
    rules::HealthCheckSettings m_settings;
    int m_parallelRemediations;
    /// Per check, what was told and still holds: events tell changes, not passes.
    std::map<ObjectKey, std::set<std::string>> m_told{};
    TimePoint m_lastWall; ///< of the last pass, and its uptime
    Duration m_lastUptime;
    Duration m_longest{}; ///< of the time-outs of all checks
    Duration m_ahead{}; ///< by how much the wall clock was set forward lately
    Duration m_steppedAt{}; ///< uptime
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
