// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/CallQueue.h"

#include <QElapsedTimer>
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

bool CallQueue::add(Call call)
{
    if (m_calls.size() >= m_limit)
        return false;
    m_calls.push_back(std::move(call));
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
    while (!m_calls.empty() && !m_flushing)
        flush();
}

void CallQueue::flush()
{
    m_scheduled = false;
    // A delivery that spins an event loop of its own must not commit in the middle of another
    // commit.
    if (m_flushing) {
        schedule();
        return;
    }
    m_flushing = true;
    std::vector<Delivery> deliveries;
    const std::size_t count = std::min(m_calls.size(), batchLimit);
    deliveries.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Call call = std::move(m_calls.front());
        m_calls.pop_front();
        deliveries.push_back(call());
    }
    const bool wrote = m_store.hasUncommitted();
    QElapsedTimer timer;
    timer.start();
    const auto changes = m_store.commit(m_clock.now());
    if (wrote) {
        ++(changes ? m_commits : m_failedCommits);
        const auto warning =
            m_watch.measure(std::chrono::microseconds(timer.nsecsElapsed() / 1000),
                            count,
                            std::chrono::milliseconds(timer.msecsSinceReference()));
        if (warning)
            qCWarning(lcStore).noquote() << QString::fromStdString(*warning);
    }
    if (changes) {
        m_writes += changes->size();
        if (!changes->empty() && m_committed)
            m_committed(*changes);
    }
    for (const Delivery &delivery : deliveries)
        delivery(changes ? nullptr : &changes.error());
    m_flushing = false;
    if (!m_calls.empty())
        schedule();
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
