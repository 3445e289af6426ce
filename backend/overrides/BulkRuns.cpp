// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/BulkRuns.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Bulk.h"
#include "model/messages/Override.h"

#include <QLoggingCategory>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

Q_DECLARE_LOGGING_CATEGORY(lcOverrides)

namespace hp::overrides {

namespace {

/// How long a plan that nobody started, or a run that is over, can still be read.
constexpr Duration keepRuns = std::chrono::hours(1);
constexpr Duration lookForOldEvery = std::chrono::minutes(10);
/// The audit did not take the row of a wave: nothing of it is sent before it does.
constexpr Duration noteAgainAfter = std::chrono::seconds(10);
/// Whom the audit names for a machine that is taken back: who stopped the run, or a rule.
std::string whoStopped(const BulkRun &run)
{
    return run.endedBy.empty() ? "holdpoint" : run.endedBy;
}

/// Does many things, few of them together: each of the rest begins when one has ended.
class FewTogether : public std::enable_shared_from_this<FewTogether>
{
public:
    /// Does the one of this number, and calls `ended` once.
    using Each = std::function<void(std::size_t number, std::function<void()> ended)>;

    FewTogether(std::size_t count, Each each, std::function<void()> whole)
        : m_count(count)
        , m_each(std::move(each))
        , m_whole(std::move(whole))
    { }

    void goOn()
    {
        if (std::exchange(m_goesOn, true))
            return; // one that ended immediately
        while (m_next < m_count && m_underWay < BulkRuns::maxLooksTogether) {
            ++m_underWay;
            m_each(m_next++, [self = shared_from_this()] {
                --self->m_underWay;
                self->goOn();
            });
        }
        m_goesOn = false;
        if (m_next == m_count && m_underWay == 0)
            m_whole();
    }

private:
    std::size_t m_count;
    Each m_each;
    std::function<void()> m_whole;
    std::size_t m_next = 0;
    std::size_t m_underWay = 0;
    bool m_goesOn = false;
};

Unexpected noSuchRun()
{
    return unexpected(ErrorCode::NotFound, say::thereIsNoSuchRequest());
}

std::size_t effectsOf(const BulkRun &run)
{
    return static_cast<std::size_t>(
        std::ranges::count(run.members, MemberState::Observed, &BulkRun::Member::state));
}

bool hasEffects(const BulkRun &run)
{
    return effectsOf(run) > 0;
}

/// How far a member came, by the last row that the audit has of it.
MemberState reachedIn(const Result<std::vector<AuditRow>> &rows)
{
    if (!rows)
        return MemberState::Unknown;
    if (rows->empty())
        return MemberState::Untouched;
    if (rows->back().opens)
        return MemberState::UnderWay;
    const std::string result = textOf(parseJson(rows->back().content), "result");
    return result == toString(TicketState::Observed) ? MemberState::Observed
        : result == toString(TicketState::Refused)   ? MemberState::Failed
        : result == toString(TicketState::TimedOut)  ? MemberState::Unknown
                                                     : MemberState::Skipped;
}

} // namespace

BulkRuns::BulkRuns(OverridePipeline &pipeline,
                   AuditChain &audit,
                   runtime::Clock &clock,
                   BulkPolicy policy)
    : m_pipeline(pipeline)
    , m_audit(audit)
    , m_clock(clock)
    , m_policy(std::move(policy))
{
    connect(&m_pipeline, &OverridePipeline::changed, this, [this](const QString &id) {
        seen(id.toStdString());
    });
}

std::string
BulkRuns::plan(Action action, const std::vector<OverrideRequest> &requests, const std::string &by)
{
    const std::string id =
        "plan-" + QUuid::createUuid().toString(QUuid::Id128).left(12).toStdString();
    const auto weighed = std::make_shared<std::vector<BulkCandidate>>(requests.size());
    const auto whole = [this, id, action, by, weighed] {
        BulkRun run;
        run.id = id;
        run.plannedBy = by;
        run.plannedAt = m_clock.now();
        for (BulkCandidate &candidate : *weighed) {
            for (const auto &[other, planned] : m_runs) {
                if (Message why = plannedBeside(candidate.preview.patch, planned); !why.empty())
                    candidate.preview.refusal = std::move(why);
            }
        }
        run.plan = planOf(action, std::move(*weighed), m_policy);
        run.digest = digestOf(run.plan);
        run.digits = QStringLiteral("%1")
                         .arg(QRandomGenerator::system()->bounded(10000), 4, 10, QLatin1Char('0'))
                         .toStdString();
        run.shownAt = m_clock.uptime();
        makeRoomFor(by);
        m_runs[id] = std::move(run);
        noteMoved(id);
        emit changed(QString::fromStdString(id));
    };
    const auto weigh = [this, requests, by, weighed](std::size_t i, std::function<void()> ended) {
        const auto done = [weighed, i, ended = std::move(ended)](BulkCandidate candidate) {
            (*weighed)[i] = std::move(candidate);
            ended();
        };
        m_pipeline.weigh(requests[i], by, m_alive.guard(done));
    };
    const auto few = std::make_shared<FewTogether>(requests.size(), weigh, whole);
    QMetaObject::invokeMethod(
        this, [few] { few->goOn(); }, Qt::QueuedConnection);
    return id;
}

std::vector<Message> BulkRuns::besides(const Ticket &ticket) const
{
    const std::string &who = ticket.committedAt ? ticket.commitment.by : ticket.requestedBy;
    std::vector<Message> clauses;
    for (const auto &[id, run] : m_runs) {
        Message clause =
            run.commitment.by == who ? Message() : plannedBeside(ticket.preview.patch, run);
        if (!clause.empty())
            clauses.push_back(std::move(clause));
    }
    return clauses;
}

Result<Done> BulkRuns::note(const BulkRun &run, const char *phase, bool members)
{
    const auto row = m_audit.append(run.id, true, planContent(run, phase, members), m_clock.now());
    if (row)
        return Done{};
    qCWarning(lcOverrides).noquote() << QString::fromStdString(row.error().message);
    return unexpected(ErrorCode::Refused, say::auditCouldNotBeWritten(row.error().message));
}

void BulkRuns::close(const BulkRun &run)
{
    Json content = planContent(run, "ended", false);
    addOutcome(content, toString(run.state), run.outcome);
    if (const auto row = m_audit.append(run.id, false, content, m_clock.now()); !row)
        qCWarning(lcOverrides).noquote() << QString::fromStdString(row.error().message);
}

Result<BulkRun> BulkRuns::commit(const std::string &id, const Commitment &commitment)
{
    const auto it = m_runs.find(id);
    if (it == m_runs.end())
        return noSuchRun();
    if (!m_pipeline.policy().writes)
        return unexpected(ErrorCode::Refused, say::changesNothing());
    auto run = overrides::commit(it->second, commitment, moment());
    if (!run)
        return run;
    if (const auto noted = note(*run, "committed", true); !noted)
        return unexpected(noted.error());
    store(*run);
    return run;
}

Result<BulkRun> BulkRuns::approve(const std::string &id, const Approval &approval)
{
    const auto it = m_runs.find(id);
    if (it == m_runs.end())
        return noSuchRun();
    const auto &approvers = m_pipeline.policy().approvers;
    if (!approvers.empty() && !approvers.contains(approval.by))
        return unexpected(ErrorCode::Refused, say::isNoApprover(approval.by));
    auto run = overrides::approve(it->second, approval, moment());
    if (!run)
        return run;
    if (const auto noted = note(*run, "approved"); !noted)
        return unexpected(noted.error());
    store(*run);
    return run;
}

Result<BulkRun> BulkRuns::stop(const std::string &id, const std::string &by)
{
    const auto it = m_runs.find(id);
    if (it == m_runs.end())
        return noSuchRun();
    auto run = overrides::stop(it->second, by);
    if (run)
        store(*run);
    return run;
}

Result<BulkRun> BulkRuns::resume(const std::string &id, const Commitment &again)
{
    const auto it = m_runs.find(id);
    if (it == m_runs.end())
        return noSuchRun();
    auto run = overrides::resume(it->second, again, moment());
    if (!run)
        return run;
    if (const auto noted = note(*run, "resumed"); !noted)
        return unexpected(noted.error());
    store(*run);
    return run;
}

void BulkRuns::store(BulkRun run)
{
    const std::string id = run.id;
    const bool wasPlanned = run.commitment.by.empty();
    const BulkState before = m_runs[id].state;
    m_runs[id] = std::move(run);
    noteMoved(id);
    const BulkRun &now = m_runs[id];
    if (before != now.state && !wasPlanned) {
        if (now.isOver())
            close(now);
        else if (now.state == BulkState::Stopped)
            (void)note(now, "stopped");
        if (now.state == BulkState::Stopped || now.isOver())
            takeBack(id);
    }
    emit changed(QString::fromStdString(id));
    goOn(id);
}

void BulkRuns::goOn(const std::string &id, Effects effects)
{
    BulkStep step = decideBulk(m_runs[id], moment());
    const bool moved = step.run.state != m_runs[id].state || step.run.wave != m_runs[id].wave;
    if (moved && (step.run.isOver() || step.run.state == BulkState::Stopped))
        return store(std::move(step.run));
    m_clock.cancel(m_timers[id]);
    const bool begins = moved && step.run.state == BulkState::UnderWay;
    if (begins && effects == Effects::Unread && hasEffects(step.run))
        return readEffects(id);
    // Nothing of a wave is sent that the audit does not have.
    if (begins && !note(step.run, "wave")) {
        m_timers[id] = m_clock.after(noteAgainAfter, this, [this, id] { goOn(id); });
        return;
    }
    m_runs[id] = std::move(step.run);
    const BulkState state = m_runs[id].state;
    if ((state == BulkState::UnderWay || state == BulkState::Waiting) && hasEffects(m_runs[id])) {
        const Duration next =
            std::max(m_readAt[id] + lookEveryOf(effectsOf(m_runs[id])), m_clock.uptime());
        const Duration at = step.at ? std::min(*step.at, next) : next;
        m_timers[id] = m_clock.after(at - m_clock.uptime(), this, [this, id] { readEffects(id); });
    } else if (step.at) {
        m_timers[id] = m_clock.after(*step.at - m_clock.uptime(), this, [this, id] { goOn(id); });
    }
    for (const std::size_t index : step.start)
        m_flying[m_runs[id].plan.members[index].request.id] = {id, index};
    const BulkRun now = m_runs[id];
    for (const std::size_t index : step.start)
        m_pipeline.sendMember(now, index);
    if (moved || !step.start.empty())
        emit changed(QString::fromStdString(id));
}

void BulkRuns::readEffects(const std::string &id)
{
    if (!m_runs.contains(id) || !m_reading.insert(id).second)
        return;
    const BulkRun run = m_runs[id];
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < run.members.size(); ++i) {
        if (run.members[i].state == MemberState::Observed)
            places.push_back(i);
    }
    const auto isWhole = std::make_shared<bool>(true);
    const auto read = [this, id, run, places, isWhole](std::size_t number,
                                                       std::function<void()> ended) {
        const std::size_t i = places[number];
        const auto answered =
            [this, id, i, isWhole, ended = std::move(ended)](const Result<Object> &object) {
                *isWhole = *isWhole && object;
                if (const auto now = m_runs.find(id); object && now != m_runs.end()) {
                    BulkRun after = memberSeenAgain(now->second, i, *object, moment());
                    if (after.members[i].state != now->second.members[i].state)
                        store(std::move(after));
                }
                ended();
            };
        m_pipeline.read(run.plan.members[i].patch, m_alive.guard(answered));
    };
    const auto whole = [this, id, isWhole] { effectsRead(id, *isWhole); };
    std::make_shared<FewTogether>(places.size(), read, whole)->goOn();
}

void BulkRuns::effectsRead(const std::string &id, bool isWhole)
{
    m_reading.erase(id);
    const auto run = m_runs.find(id);
    if (run == m_runs.end() || run->second.isOver() || run->second.state == BulkState::Stopped)
        return;
    m_readAt[id] = m_clock.uptime();
    if (isWhole)
        return goOn(id, Effects::Read);
    // What cannot be read may be anything: no wave begins, and machines send for themselves.
    m_clock.cancel(m_timers[id]);
    m_timers[id] =
        m_clock.after(lookEveryOf(effectsOf(run->second)), this, [this, id] { readEffects(id); });
}

void BulkRuns::seen(const std::string &ticket)
{
    const auto flying = m_flying.find(ticket);
    const auto it = m_pipeline.tickets().find(ticket);
    if (flying == m_flying.end() || it == m_pipeline.tickets().end())
        return;
    const auto [id, index] = flying->second;
    const BulkRun &run = m_runs[id];
    if (isOver(it->second.state)) {
        m_flying.erase(flying);
        store(memberEnded(run, index, it->second));
    } else if (it->second.state == TicketState::Delayed && run.state != BulkState::UnderWay) {
        // It was read when the run was stopped already.
        m_pipeline.takeBack(ticket, whoStopped(run));
    }
}

void BulkRuns::noteMoved(const std::string &id)
{
    m_movedAt[id] = m_clock.uptime();
    if (!m_looksForOld)
        m_looksForOld = m_clock.after(lookForOldEvery, this, [this] { forgetOld(); });
}

void BulkRuns::forgetOld()
{
    m_looksForOld =
        m_runs.empty() ? 0 : m_clock.after(lookForOldEvery, this, [this] { forgetOld(); });
    std::vector<std::string> old;
    for (const auto &[id, run] : m_runs) {
        const bool idle = run.isOver() || run.state == BulkState::Planned;
        if (idle && m_clock.uptime() - m_movedAt[id] > keepRuns)
            old.push_back(id);
    }
    for (const std::string &id : old)
        forget(id);
}

void BulkRuns::forget(const std::string &id)
{
    m_runs.erase(id);
    m_movedAt.erase(id);
    m_clock.cancel(m_timers[id]);
    m_timers.erase(id);
    m_readAt.erase(id);
    emit changed(QString::fromStdString(id));
}

void BulkRuns::makeRoomFor(const std::string &by)
{
    std::vector<std::pair<Duration, std::string>> plans;
    for (const auto &[id, run] : m_runs) {
        if (run.state == BulkState::Planned && run.plannedBy == by)
            plans.emplace_back(m_movedAt[id], id);
    }
    if (plans.size() >= maxPlansOfOne)
        forget(std::ranges::min_element(plans)->second);
}

void BulkRuns::takeBack(const std::string &run)
{
    std::vector<std::string> waiting;
    for (const auto &[ticket, place] : m_flying) {
        const auto it = m_pipeline.tickets().find(ticket);
        if (place.first == run && it != m_pipeline.tickets().end()
            && (it->second.state == TicketState::Delayed
                || it->second.state == TicketState::Sending))
            waiting.push_back(ticket);
    }
    const std::string by = whoStopped(m_runs[run]);
    for (const std::string &ticket : waiting)
        m_pipeline.takeBack(ticket, by);
}

void BulkRuns::recover()
{
    const auto rows = m_audit.unclosed();
    if (!rows)
        return;
    for (const AuditRow &row : *rows) {
        const Json last = parseJson(row.content);
        if (!isPlan(last))
            continue;
        const auto steps = m_audit.of(row.override);
        auto run =
            steps && !steps->empty() ? planIn(parseJson(steps->front().content)) : std::nullopt;
        const bool unapproved =
            run && gatesOf(run->plan.level).secondPerson && textOf(last, "approvedBy").empty();
        if (!run || unapproved) {
            Json content = last;
            addOutcome(content, toString(BulkState::Ended), say::backendStopped());
            if (const auto closed = m_audit.append(row.override, false, content, m_clock.now());
                !closed)
                qCWarning(lcOverrides).noquote() << QString::fromStdString(closed.error().message);
            continue;
        }
        run->approvedBy = textOf(last, "approvedBy");
        run->approvedIn = textOf(last, "approvedIn");
        run->approvedByCertificate = flagOf(last, "approvedByCertificate");
        run->approvedWith = textOf(last, "approvedWith");
        for (std::size_t i = 0; i < run->members.size(); ++i)
            run->members[i].state = reachedIn(m_audit.of(run->plan.members[i].request.id));
        run->plannedBy = run->commitment.by;
        run->plannedAt = steps->front().at;
        m_movedAt[row.override] = m_clock.uptime();
        m_runs[row.override] = afterRestart(std::move(*run));
        emit changed(QString::fromStdString(row.override));
    }
}

} // namespace hp::overrides

#include "moc_BulkRuns.cpp"
