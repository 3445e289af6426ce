// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/HealthCheckReconciler.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Written;
using runtime::Outcome;

namespace {

/// Less is no step of the wall clock but its correction.
constexpr Duration leastStep = std::chrono::seconds(5);

Duration longestTimeout(const Object &check)
{
    const auto asked = rules::checkRulesOf(check);
    if (!asked)
        return {};
    Duration longest =
        asked->nodeStartup ? std::max(*asked->nodeStartup, rules::shortestNodeStartup) : Duration();
    for (const rules::UnhealthyCondition &condition : asked->unhealthy)
        longest = std::max(longest, condition.timeout);
    return longest;
}

std::string joined(const std::vector<std::string> &errors)
{
    if (errors.size() == 1)
        return errors.front();
    std::string text = "[";
    for (const std::string &error : errors)
        text += (text.size() > 1 ? ", " : "") + error;
    return text + ']';
}

} // namespace

/// What one reconcile() call carries from callback to callback.
struct HealthCheckReconciler::Pass {
    Object check{};
    Judged judged{};
    rules::HealthCheckDecision decision{};
    std::function<void(Outcome)> done{};
};

HealthCheckReconciler::HealthCheckReconciler(cluster::Cluster &cluster,
                                             const runtime::Clock &clock,
                                             const runtime::Informer &checks,
                                             const runtime::Informer &machines,
                                             const TargetCache &cache,
                                             rules::HealthCheckSettings settings,
                                             int parallelRemediations)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_checks(checks)
    , m_machines(machines)
    , m_cache(cache)
    , m_settings(settings)
    , m_parallelRemediations(parallelRemediations)
    , m_lastWall(clock.now())
    , m_lastUptime(clock.uptime())
{ }

HealthCheckReconciler::~HealthCheckReconciler() = default;

/// A wall clock that was set forward makes everything that lasts seem to have lasted longer. Until
/// as much time has passed as the check gives, it is judged as if nobody had set it: what was not
/// seen to last costs no Machine. A step back is left alone: all it can do is to make somebody
/// wait.
HealthCheckReconciler::Judged HealthCheckReconciler::judgedAt(const Object &check)
{
    const TimePoint wall = m_clock.now();
    const Duration uptime = m_clock.uptime();
    const Duration step =
        (wall - std::exchange(m_lastWall, wall)) - (uptime - std::exchange(m_lastUptime, uptime));
    if (std::chrono::abs(step) > leastStep) {
        m_ahead = (uptime - m_steppedAt < m_longest ? m_ahead : Duration(0)) + step;
        m_steppedAt = uptime;
    }
    const Duration longest = longestTimeout(check);
    m_longest = std::max(m_longest, longest);
    const Duration left = longest - (uptime - m_steppedAt);
    if (m_ahead <= Duration(0) || left <= Duration(0))
        return {wall, std::nullopt, {}};
    return {wall - m_ahead, left, m_ahead};
}

void HealthCheckReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->check = m_checks.get(key);
    pass->done = std::move(done);
    pass->judged = judgedAt(pass->check);
    pass->decision = rules::decideHealthCheck(
        {pass->check, m_cache.targetsOf(key), m_cache.badSelector(key), m_settings},
        pass->judged.now);
    if (!pass->check) {
        forget(key);
        complete(pass, Outcome::done());
        return;
    }
    if (!pass->decision.error.empty()) {
        std::set<std::string> &told = m_told[key];
        if (told != std::set<std::string>{pass->decision.error})
            recordEvents(pass->check, true, "ReconcileError", pass->decision.error);
        told = {pass->decision.error};
        complete(pass, Outcome::rejected({ErrorCode::Invalid, pass->decision.error, {}, nullptr}));
        return;
    }
    if (!pass->decision.report) {
        complete(pass, Outcome::done());
        return;
    }
    store(pass, {}, [this, pass] { report(pass); });
}

void HealthCheckReconciler::forget(const ObjectKey &key)
{
    m_told.erase(key);
    if (onHealth) {
        CheckHealth health;
        health.check = key;
        health.exists = false;
        onHealth(health);
    }
}

void HealthCheckReconciler::store(const PassPtr &pass,
                                  const std::vector<Condition> &conditions,
                                  std::function<void()> next)
{
    const Object body =
        rules::healthPatch(pass->check, pass->decision.report, conditions, m_clock.now());
    if (!body) {
        next();
        return;
    }
    // An event goes with every change of the numbers that restrict, and with no other write.
    if (!pass->decision.restriction.empty()
        && Conditions(pass->check.at("/status/conditions"))
                .get(healthcheck::condition::remediationAllowed)
            != pass->decision.report->remediationAllowed)
        next = [this, pass, next = std::move(next)] {
            recordEvents(pass->check, true, "RemediationRestricted", pass->decision.restriction);
            next();
        };
    cluster::WriteOptions options;
    options.fieldManager = healthCheckController;
    options.user = healthCheckController;
    Json json = body.json();
    json["metadata"]["resourceVersion"] = pass->check.resourceVersion();
    m_cluster.patch(
        {&cluster::kinds::machineHealthCheck(), pass->check.key()},
        cluster::PatchType::Merge,
        std::move(json),
        cluster::Subresource::Status,
        options,
        m_alive.guard([this, pass, next = std::move(next)](const Result<Written> &answer) {
            if (!answer) {
                const bool gone = answer.error().code == ErrorCode::NotFound;
                complete(pass, gone ? Outcome::done() : Outcome::failed(answer.error()));
                return;
            }
            pass->check = answer->object;
            m_checks.remember(answer->object);
            next();
        }));
}

void HealthCheckReconciler::report(const PassPtr &pass)
{
    sayHealth(pass, 0);
    recordTargetEvents(pass);
    remediate(pass);
}

void HealthCheckReconciler::recordTargetEvents(const PassPtr &pass)
{
    const ObjectKey check = pass->check.key();
    std::set<std::string> current;
    const std::set<std::string> &told = m_told[check];
    const auto say = [&](const rules::UnhealthyTarget &target,
                         const char *row,
                         const char *reason) {
        std::string mark = target.machine.uid + ' ' + target.machine.node + ' ' + row;
        if (!told.contains(mark)) {
            const rules::RemediationWords words{check, target.key.name, target.machine.node};
            const bool skipped = target.remediation.strategy == rules::RemediationStrategy::Skip;
            if (const Object machine = m_machines.get(target.key))
                recordEvents(machine, false, reason, skipped ? words.skipped() : words.detected());
        }
        current.insert(std::move(mark));
    };
    for (const rules::UnhealthyTarget &target : pass->decision.suspects)
        say(target, target.verdict.row, "DetectedUnhealthy");
    for (const rules::UnhealthyTarget &target : pass->decision.remediate) {
        if (target.remediation.strategy == rules::RemediationStrategy::Skip)
            say(target, target.remediation.row, "SkippedNoController");
    }
    m_told[check] = std::move(current);
}

void HealthCheckReconciler::recordEvents(const Object &about,
                                         bool warning,
                                         const char *reason,
                                         std::string note)
{
    cluster::EventRecord record;
    record.regarding = about;
    record.warning = warning;
    record.reason = reason;
    record.action = "Check";
    record.note = std::move(note);
    record.reportingController = healthCheckController;
    m_cluster.recordEvent(std::move(record));
}

void HealthCheckReconciler::remediate(const PassPtr &pass)
{
    const auto run = std::make_shared<RemediationRun>(
        m_cluster, m_clock, m_machines, pass->check, m_alive.token());
    run->start(pass->decision,
               pass->judged.ahead,
               m_parallelRemediations,
               m_alive.guard([this, pass](const RemediationResult &result) {
                   if (result.deleted > 0)
                       sayHealth(pass, result.deleted);
                   if (result.conditions.empty()) {
                       finish(pass, result);
                       return;
                   }
                   store(pass, result.conditions, [this, pass, result] { finish(pass, result); });
               }));
}

void HealthCheckReconciler::finish(const PassPtr &pass, const RemediationResult &result)
{
    if (!result.errors.empty()) {
        complete(pass, Outcome::failed({ErrorCode::Refused, joined(result.errors), {}, nullptr}));
        return;
    }
    if (result.movedOn) {
        complete(pass,
                 Outcome::failed(
                     {ErrorCode::Conflict, "a Machine changed while it was judged", {}, nullptr}));
        return;
    }
    const std::optional<Duration> after = pass->decision.after;
    complete(pass,
             after ? Outcome::recheckAfter(std::min(*after, pass->judged.again.value_or(*after)))
                   : Outcome::done());
}

void HealthCheckReconciler::sayHealth(const PassPtr &pass, int remediated) const
{
    if (!onHealth)
        return;
    CheckHealth health;
    health.check = pass->check.key();
    health.nodesCovered = static_cast<int>(pass->decision.report->expected);
    health.shortCircuit = !pass->decision.restriction.empty();
    health.remediated = remediated;
    onHealth(health);
}

void HealthCheckReconciler::complete(const PassPtr &pass, Outcome outcome)
{
    // The callback may own the pass; it is moved out so that nothing keeps itself alive.
    const auto done = std::exchange(pass->done, {});
    if (done)
        done(std::move(outcome));
}

} // namespace hp::controllers
