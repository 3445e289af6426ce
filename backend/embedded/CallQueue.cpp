// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/CallQueue.h"

#include "backend/runtime/Mailbox.h"

#include <QLoggingCategory>
#include <QMetaObject>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(lcStore, "holdpoint.store", QtInfoMsg)

namespace hp::embedded {

namespace {

/// Calls in one transaction; more wait for the next turn, so that a flood does not stop the thread.
constexpr std::size_t batchLimit = 512;

} // namespace

CallQueue::CallQueue(Store &store, runtime::Clock &clock, std::size_t limit)
    : m_store(store)
    , m_clock(clock)
    , m_limit(limit)
{ }

bool CallQueue::add(Call call, Access access)
{
    if (m_calls.size() >= m_limit)
        return false;
    m_calls.push_back({std::move(call), access});
    schedule();
    return true;
}

void CallQueue::schedule()
{
    if (!std::exchange(m_scheduled, true))
        QMetaObject::invokeMethod(this, &CallQueue::flush, Qt::QueuedConnection);
}

void CallQueue::drain()
{
    while ((!m_calls.empty() || !m_outcomes.empty()) && !m_flushing)
        flush();
}

std::string CallQueue::trouble()
{
    if (!m_failure.empty() && !m_store.hasUncommitted()) {
        const auto tried = m_store.tryToWrite();
        m_failure = tried ? std::string() : tried.error().message;
    }
    return m_failure;
}

void CallQueue::flush()
{
    m_scheduled = false;
    if (m_calls.empty() && m_outcomes.empty())
        return;
    // A delivery that spins an event loop of its own must not commit in the middle of another
    // commit.
    if (m_flushing) {
        schedule();
        return;
    }
    m_flushing = true;
    QElapsedTimer turn;
    turn.start();
    if (m_outcomes.empty())
        commitSome(turn);
    // An answer, of a list above all, may cost more than its call.
    do {
        const Outcome outcome = std::move(m_outcomes.front());
        m_outcomes.pop_front();
        outcome.delivery(outcome.failure.get());
    } while (!m_outcomes.empty() && turn.elapsed() < runtime::maxStretch.count());
    m_flushing = false;
    if (!m_calls.empty() || !m_outcomes.empty())
        schedule();
}

void CallQueue::commitSome(const QElapsedTimer &turn)
{
    std::size_t count = 0;
    std::vector<std::pair<std::size_t, Call>> reads;
    do {
        Waiting next = std::move(m_calls.front());
        m_calls.pop_front();
        m_outcomes.push_back({next.call(), {}});
        if (next.access == Access::Read)
            reads.emplace_back(count, std::move(next.call));
        ++count;
    } while (!m_calls.empty() && count < batchLimit
             && turn.elapsed() < runtime::maxStretch.count());
    const bool wrote = m_store.hasUncommitted();
    QElapsedTimer timer;
    timer.start();
    const auto changes = m_store.commit(m_clock.now());
    if (wrote) {
        ++(changes ? m_commits : m_failedCommits);
        m_failure = changes ? std::string() : changes.error().message;
        const auto warning =
            m_watch.measure(std::chrono::microseconds(timer.nsecsElapsed() / 1000),
                            count,
                            std::chrono::milliseconds(timer.msecsSinceReference()));
        if (warning)
            qCWarning(lcStore).noquote() << QString::fromStdString(*warning);
    }
    if (!changes) {
        const auto failure = std::make_shared<const Error>(changes.error());
        for (Outcome &outcome : m_outcomes)
            outcome.failure = failure;
        // What they saw may never have been stored. A full disk is no reason not to show what is.
        for (const auto &[place, read] : reads)
            m_outcomes.at(place) = {read(), {}};
        return;
    }
    m_writes += changes->size();
    if (!changes->empty() && m_committed)
        m_committed(*changes);
}

std::optional<std::string> CommitWatch::measure(Duration time, std::size_t writes, Duration uptime)
{
    if (time < slow)
        return std::nullopt;
    if (m_spoke && uptime - *m_spoke < quiet) {
        ++m_unsaid;
        return std::nullopt;
    }
    m_spoke = uptime;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    std::string line = "a commit of " + std::to_string(writes)
        + (writes == 1 ? " write took " : " writes took ") + std::to_string(ms) + " ms";
    if (const std::size_t unsaid = std::exchange(m_unsaid, 0))
        line += "; " + std::to_string(unsaid) + " more were slow since the last warning";
    return line;
}

} // namespace hp::embedded

#include "moc_CallQueue.cpp"
