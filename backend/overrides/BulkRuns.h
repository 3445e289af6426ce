// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/OverridePipeline.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/override/BulkRun.h"

#include <QObject>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::overrides {

/// One override of many machines, by a plan that is committed to and approved as a whole: wave
/// after wave, until a stop rule or a person stops it. Each machine goes the way of the pipeline,
/// with its looks, its rights and its rows of the audit. The plan is in the audit from its commit
/// on; a run that the process before this one left is stopped until a person resumes it.
/// Control thread; what is passed in outlives this.
class BulkRuns : public QObject
{
    Q_OBJECT
public:
    /// Of those that a person did not start, the newest are kept: each has all its machines in it.
    static constexpr std::size_t maxPlansOfOne = 5;
    /// Machines whose effect was observed are looked at again that often while a run goes on, and
    /// once more before each wave but the first.
    static constexpr Duration lookEvery = std::chrono::seconds(10);
    /// The same of so many: each is a read of its own, and everybody else's wait behind them.
    [[nodiscard]] static constexpr Duration lookEveryOf(std::size_t machines)
    {
        constexpr Duration each = std::chrono::milliseconds(100);
        return std::max(lookEvery, static_cast<Duration::rep>(machines) * each);
    }
    /// Of all looks of a plan, those that are asked for together: whoever else reads waits behind
    /// these alone.
    static constexpr std::size_t maxLooksTogether = 8;

    BulkRuns(OverridePipeline &pipeline,
             AuditChain &audit,
             runtime::Clock &clock,
             BulkPolicy policy = {});

    /// Reads each of them afresh and asks for a dry run. Gives the id immediately; the run is
    /// there, and changed() emitted, when all was read. Requests for another action are ignored;
    /// left out is what another plan will write to: each rests on the object as it is now.
    std::string
    plan(Action action, const std::vector<OverrideRequest> &requests, const std::string &by);
    /// Errors are Refused, or NotFound for a run that is not there.
    [[nodiscard]] Result<BulkRun> commit(const std::string &id, const Commitment &commitment);
    [[nodiscard]] Result<BulkRun> approve(const std::string &id, const Approval &approval);
    [[nodiscard]] Result<BulkRun> stop(const std::string &id, const std::string &by);
    [[nodiscard]] Result<BulkRun> resume(const std::string &id, const Commitment &again);

    /// Takes over what the audit has of runs that did not end; once, after recoverOverrides().
    void recover();
    /// What plans of others will do to the object of this override, one clause each.
    [[nodiscard]] std::vector<Message> besides(const Ticket &ticket) const;
    /// A plan that nobody started, and a run that is over, are forgotten after an hour or a little
    /// more.
    [[nodiscard]] const std::map<std::string, BulkRun> &runs() const { return m_runs; }
    [[nodiscard]] const BulkPolicy &policy() const { return m_policy; }

signals:
    void changed(const QString &id);

private:
    [[nodiscard]] Moment moment() const { return {m_clock.now(), m_clock.uptime()}; }
    [[nodiscard]] Result<Done> note(const BulkRun &run, const char *phase, bool members = false);
    void close(const BulkRun &run);
    /// The run has a new state: its audit, its machines and its timer follow.
    void store(BulkRun run);
    enum class Effects { Unread, Read };
    /// No wave begins before the effects of those before it were read.
    void goOn(const std::string &id, Effects effects = Effects::Unread);
    void readEffects(const std::string &id);
    void effectsRead(const std::string &id, bool isWhole);
    void seen(const std::string &ticket);
    void takeBack(const std::string &run);
    void noteMoved(const std::string &id);
    void forgetOld();
    void forget(const std::string &id);
    /// For one more plan of that person.
    void makeRoomFor(const std::string &by);

    OverridePipeline &m_pipeline;
    AuditChain &m_audit;
    runtime::Clock &m_clock;
    BulkPolicy m_policy;
    std::map<std::string, BulkRun> m_runs{};
    std::map<std::string, std::uint64_t> m_timers{};
    std::map<std::string, Duration> m_movedAt{}; ///< uptime
    std::map<std::string, Duration> m_readAt{}; ///< uptime when the effects were read last
    std::set<std::string> m_reading{}; ///< runs of which effects are being read
    std::uint64_t m_looksForOld = 0; ///< timer; 0: there is no run
    /// By override that is under way: its run, and its place there.
    std::map<std::string, std::pair<std::string, std::size_t>> m_flying{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::overrides
