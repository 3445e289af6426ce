// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/BmcAccess.h"
#include "backend/controllers/hostpower/HostPowerPass.h"

#include <utility>

namespace hp::controllers {

using rules::HostPowerStep;
using runtime::Outcome;

namespace {

constexpr Duration steadyMoments = std::chrono::milliseconds(250);

} // namespace

void HostPowerReconciler::readPower(const PassPtr &pass)
{
    read(pass,
         bmcTarget(pass->view.host, m_secrets),
         [this, pass](const Result<drivers::PowerReading> &answer, TimePoint askedAt) {
             readingArrived(pass, answer, askedAt);
         });
}

void HostPowerReconciler::read(const PassPtr &pass, const drivers::BmcTarget &target, Then then)
{
    const TimePoint askedAt = m_clock.now();
    Memory &memory = m_memory[pass->key];
    // Only a pass that comes by its own plan may wait; one that something started is in a hurry.
    const bool asPlanned = m_clock.uptime() >= memory.dueAt;
    const Duration mayWait = asPlanned ? memory.mayWait : Duration(0);
    memory.waits = mayWait > Duration(0);
    m_driver.readWithin(target,
                        mayWait,
                        guarded([this, key = pass->key, askedAt, then = std::move(then)](
                                    const Result<drivers::PowerReading> &answer) {
                            m_memory[key].waits = false;
                            then(answer, askedAt);
                        }));
}

bool HostPowerReconciler::isQuiet(const ObjectKey &key)
{
    const auto memory = m_memory.find(key);
    if (memory == m_memory.end() || memory->second.quiet == nullptr)
        return false;
    const QuietHost &quiet = *memory->second.quiet;
    return quiet.isStill(m_hosts.get(key), m_secrets.get(quiet.secretKey));
}

/// When this process stood still, with its machine or its virtual one, all steady readings are due
/// at once. They are spread as after a start; whoever has something to do is not kept waiting.
std::optional<Duration> HostPowerReconciler::spreadAfterSleep(const ObjectKey &key)
{
    const Duration uptime = m_clock.uptime();
    const auto found = m_memory.find(key);
    const bool overslept =
        found != m_memory.end() && uptime - found->second.dueAt >= m_settings.pollSteady;
    if (!overslept || !isQuiet(key))
        return std::nullopt;
    const Duration whole = rules::firstSweep(m_memory.size(), m_settings);
    const auto wait = std::chrono::duration_cast<Duration>(whole * (random ? random() : 1.0));
    found->second.dueAt = uptime + wait;
    return wait > Duration(0) ? std::optional(wait) : std::nullopt;
}

/// Nothing has changed since there was nothing to do: the reading alone is new.
void HostPowerReconciler::readQuiet(const PassPtr &pass)
{
    read(pass,
         m_memory[pass->key].quiet->target,
         [this, pass](const Result<drivers::PowerReading> &answer, TimePoint askedAt) {
             if (isQuiet(pass->key)) {
                 Memory &memory = m_memory[pass->key];
                 if (memory.quiet->isRecordedAgain(answer, askedAt)) {
                     complete(pass, planned(memory, paceFor(pass->key, {}, memory.quiet->decided)));
                     return;
                 }
             }
             if (start(pass))
                 readingArrived(pass, answer, askedAt);
         });
}

/// Notes what the next readings of a quiet host are compared with. A stored time, an error or a
/// request that waits may make something due although nothing changes: such a host is not quiet.
void HostPowerReconciler::noteQuiet(const PassPtr &pass, const rules::PollPace &pace)
{
    const host::PowerStatus &status = pass->decision.status;
    const bool idle = pace.lane == rules::PollLane::Steady || pace.lane == rules::PollLane::Watched;
    if (!idle || !pass->reading || pass->wrote || pass->decision.step != HostPowerStep::Stop
        || !pass->decision.events.empty() || status.powerRetry || status.isPending()
        || !status.errorType.empty())
        return;
    const Object host = m_hosts.get(pass->key);
    const Object secret = bmcSecret(host, m_secrets);
    if (!host.isCopyOf(pass->view.host) || !secret)
        return;
    m_memory[pass->key].quiet =
        std::make_unique<QuietHost>(QuietHost{host.atRest(),
                                              secret.key(),
                                              secret.atRest(),
                                              bmcTarget(host, m_secrets),
                                              *pass->reading,
                                              *pass->decision.recheckAfter});
}

void HostPowerReconciler::readingArrived(const PassPtr &pass,
                                         const Result<drivers::PowerReading> &answer,
                                         TimePoint askedAt)
{
    Memory &memory = m_memory[pass->key];
    if (answer)
        pass->reading = *answer; // also to recognise it by
    pass->view.observed = observationOf(answer, askedAt);
    const bool known = pass->view.observed->power != rules::ObservedPower::Unknown;
    memory.failedReads = known ? 0 : memory.failedReads + 1;
    if (!known)
        ++m_counters.failedReads;
    pass->view.failedReads = memory.failedReads;
    // People and clients wrote while the BMC was thinking: decide on what is there now.
    const Object newest = m_hosts.get(pass->key);
    if (!newest || !newest.sameRevisionAs(pass->view.host)) {
        if (!newest || newest.uid() != pass->view.host.uid()) {
            complete(pass, Outcome::recheckAfter(Duration(0)));
            return;
        }
        pass->view.host = newest;
        pass->view.credentials = credentialState(newest, m_secrets);
    }
    decide(pass);
}

void HostPowerReconciler::hurry(const ObjectKey &key)
{
    const auto found = m_memory.find(key);
    if (found == m_memory.end())
        return;
    if (found->second.dueAt < m_clock.uptime()) { // an overdue one is not put off again
        found->second.dueAt = m_clock.uptime();
        found->second.mayWait = {};
    }
    if (!std::exchange(found->second.waits, false))
        return;
    const Object host = m_hosts.get(key);
    if (host) // the driver answers readings of one host together
        m_driver.read(bmcTarget(host, m_secrets), [](const Result<drivers::PowerReading> &) {});
}

rules::PollPace HostPowerReconciler::paceFor(const ObjectKey &key,
                                             const host::PowerStatus &status,
                                             Duration decided) const
{
    return rules::pollPace(status,
                           decided,
                           random ? random() : 1.0,
                           m_settings,
                           m_clock.now(),
                           m_viewed.contains(key));
}

Outcome HostPowerReconciler::planned(Memory &memory, const rules::PollPace &pace) const
{
    const Duration uptime = m_clock.uptime();
    memory.dueAt = uptime + pace.after;
    // Waking up for one host costs more than its pass: those that have time share the moment.
    if (pace.mayWait > Duration(0))
        memory.dueAt -= memory.dueAt % steadyMoments;
    memory.mayWait = pace.mayWait;
    return Outcome::recheckAfter(memory.dueAt - uptime);
}

} // namespace hp::controllers
