// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/healthcheck/RemediationRequests.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/healthcheck/HealthCheckDecision.h"

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

/// What the remediations of one pass came to.
struct RemediationResult {
    int deleted = 0; ///< Machines that were requested to go
    std::vector<std::string> errors{}; ///< each is tried again with back-off
    std::vector<Condition> conditions{}; ///< to be stored
    bool movedOn = false; ///< something changed since it was judged: judge again
};

/// Remediates what one pass decided on, several Machines at a time. Each is judged once more as it
/// and its Node are stored, and written only at the revision that was judged: a Machine that has
/// just recovered is left alone. Lives on the control thread, until done() or until `alive` ends.
class RemediationRun : public std::enable_shared_from_this<RemediationRun>
{
public:
    /// The check as it is stored now; everything else outlives the run.
    RemediationRun(cluster::Cluster &cluster,
                   const runtime::Clock &clock,
                   const runtime::Informer &machines,
                   Object check,
                   runtime::Lifetime::Token alive);

    /// Calls `done` once, later than this returns or at once.
    /// `ahead` is by how much the wall clock was set forward, as the decision was made without it.
    void start(const rules::HealthCheckDecision &decision,
               Duration ahead,
               int parallel,
               std::function<void(RemediationResult)> done);

private:
    struct Target;
    using TargetPtr = std::shared_ptr<Target>;
    using Job = std::function<void()>;
    using Act = std::function<void(const Object &machine)>;

    void addTarget(const rules::UnhealthyTarget &target);
    void addRequests(const rules::HealthCheckDecision &decision);
    void pump();
    void jobDone();
    /// Judges the target again on what is stored; goes on only when the verdict stands.
    void confirm(const TargetPtr &target, const Act &act);
    void confirmNode(const TargetPtr &target, const Object &machine, const Act &act);
    void actIfStill(const TargetPtr &target,
                    const Object &machine,
                    const rules::NodeFacts *node,
                    const Act &act);
    void remediate(const TargetPtr &target);
    void remove(const TargetPtr &target, const Object &machine);
    void annotate(const TargetPtr &target, const Object &machine);
    void request(const TargetPtr &target, const Object &machine);
    void notWritten(const TargetPtr &target, const Object &machine, const Error &error);
    void fail(const Error &error, const std::string &what);
    void recordEvents(const Object &machine, bool warning, const char *reason, std::string note);
    [[nodiscard]] rules::RemediationWords wordsOf(const rules::UnhealthyTarget &target) const;

    template<typename Call>
    auto guarded(Call call)
    {
        return [self = shared_from_this(), call = std::move(call)](auto &&...args) {
            if (self->m_alive)
                call(std::forward<decltype(args)>(args)...);
        };
    }

    cluster::Cluster &m_cluster;
    const runtime::Clock &m_clock;
    const runtime::Informer &m_machines;
    Object m_check;
    runtime::Lifetime::Token m_alive;
    rules::CheckRules m_rules{};
    std::unique_ptr<RemediationRequests> m_requests{};
    std::deque<Job> m_jobs{};
    Duration m_ahead{};
    int m_inWork = 0;
    int m_parallel = 1;
    bool m_pumping = false;
    RemediationResult m_result{};
    std::function<void(RemediationResult)> m_done{};
};

/// Who tells the events about checks and their Machines.
inline constexpr const char *healthCheckController = "machinehealthcheck-controller";

} // namespace hp::controllers
