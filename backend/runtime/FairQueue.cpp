// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/FairQueue.h"

#include "backend/runtime/SystemClock.h"

#include <algorithm>
#include <utility>

namespace hp::runtime {

namespace {

constexpr std::size_t manyClients = 256;

} // namespace

FairQueue::FairQueue(Limits limits, Uptime uptime)
    : m_limits(limits)
    , m_uptime(uptime ? std::move(uptime) : steadyUptime)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &FairQueue::runSome);
}

bool FairQueue::add(const std::string &client, Work work)
{
    if (m_stopped)
        return true;
    forgetIdle();
    Client &own = m_clients[client];
    if (own.work.size() >= m_limits.waiting || own.bytes + work.bytes > m_limits.bytes)
        return false;
    own.bytes += work.bytes;
    own.work.push_back(std::move(work));
    ++m_waiting;
    if (!std::exchange(own.queued, true))
        m_line.push_back(client);
    schedule();
    return true;
}

void FairQueue::stop()
{
    m_stopped = true;
    m_timer.stop();
    m_clients.clear();
    m_line.clear();
    m_waiting = 0;
}

Duration FairQueue::waitOf(const std::string &client) const
{
    const auto known = m_clients.find(client);
    return known == m_clients.end() ? Duration{}
                                    : std::max(known->second.paidUntil - m_uptime(), Duration{});
}

std::optional<FairQueue::Work> FairQueue::take(std::string &client)
{
    const Duration now = m_uptime();
    for (std::size_t i = 0; i < m_line.size(); ++i) {
        client = std::move(m_line.front());
        m_line.pop_front();
        Client &own = m_clients[client];
        if (own.paidUntil > now) {
            m_line.push_back(client);
            continue;
        }
        Work work = std::move(own.work.front());
        own.work.pop_front();
        own.bytes -= work.bytes;
        own.queued = !own.work.empty();
        if (own.queued)
            m_line.push_back(client);
        --m_waiting;
        return work;
    }
    return std::nullopt;
}

/// It is the next of its client.
void FairQueue::putBack(const std::string &client, Work work)
{
    Client &own = m_clients[client];
    own.bytes += work.bytes;
    own.work.push_front(std::move(work));
    ++m_waiting;
    if (!std::exchange(own.queued, true))
        m_line.push_back(client);
}

void FairQueue::runSome()
{
    const Duration begin = m_uptime();
    // What a burst is worth in time that passes.
    const auto lead = std::chrono::duration_cast<Duration>(m_limits.burst / m_limits.share);
    std::string client;
    while (m_uptime() - begin < m_limits.slice) {
        auto work = take(client);
        if (!work)
            break;
        const Duration before = m_uptime();
        const bool hasMore = work->prepare && work->prepare();
        if (!hasMore && !m_stopped)
            work->run();
        const auto owed =
            std::chrono::duration_cast<Duration>((m_uptime() - before) / m_limits.share);
        if (m_stopped)
            return;
        Duration &paidUntil = m_clients[client].paidUntil;
        paidUntil = std::max(paidUntil, before - lead) + owed;
        if (hasMore)
            putBack(client, std::move(*work));
    }
    schedule();
}

void FairQueue::schedule()
{
    if (m_line.empty() || m_stopped)
        return;
    Duration wait = Duration::max();
    for (const std::string &client : m_line)
        wait = std::min(wait, waitOf(client));
    const auto pause = std::chrono::ceil<std::chrono::milliseconds>(wait);
    if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > pause)
        m_timer.start(pause);
}

void FairQueue::forgetIdle()
{
    if (m_clients.size() < manyClients)
        return;
    const auto lead = std::chrono::duration_cast<Duration>(m_limits.burst / m_limits.share);
    const Duration now = m_uptime();
    std::erase_if(m_clients, [&](const auto &entry) {
        return !entry.second.queued && entry.second.paidUntil + lead <= now;
    });
}

} // namespace hp::runtime

#include "moc_FairQueue.cpp"
