// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/WorkQueue.h"

#include <algorithm>
#include <utility>

namespace hp::runtime {

WorkQueue::WorkQueue(Clock &clock, std::function<void()> wake)
    : m_clock(clock)
    , m_wake(std::move(wake))
{ }

WorkQueue::~WorkQueue()
{
    shutDown();
}

void WorkQueue::add(const ObjectKey &key, Priority priority)
{
    if (m_shutDown)
        return;
    dropDelay(key);
    const auto [entry, isNew] = m_dirty.emplace(key, priority);
    if (!isNew) {
        if (priority == Priority::Low || entry->second == Priority::Normal)
            return;
        entry->second = Priority::Normal; // its place among the low ones is passed over
    }
    if (m_inWork.contains(key))
        return;
    push(key, priority);
}

void WorkQueue::addAfter(const ObjectKey &key, Duration delay)
{
    if (m_shutDown)
        return;
    if (delay <= Duration(0)) {
        add(key);
        return;
    }
    const Duration due = m_clock.uptime() + delay;
    if (const auto it = m_delayed.find(key); it != m_delayed.end() && it->second.due <= due)
        return;
    dropDelay(key);
    const std::uint64_t timer = m_clock.after(delay, &m_context, [this, key] {
        m_delayed.erase(key);
        add(key);
    });
    m_delayed[key] = {timer, due};
}

std::optional<ObjectKey> WorkQueue::get()
{
    // It was taken, or became more urgent, since it was put among the low ones.
    const auto isPassedOver = [this](const ObjectKey &key) {
        const auto it = m_dirty.find(key);
        return it == m_dirty.end() || it->second == Priority::Normal || m_inWork.contains(key);
    };
    while (!m_readyLow.empty() && isPassedOver(m_readyLow.front()))
        m_readyLow.pop_front();
    std::deque<ObjectKey> &source = m_ready.empty() ? m_readyLow : m_ready;
    if (source.empty())
        return std::nullopt;
    ObjectKey key = std::move(source.front());
    source.pop_front();
    m_dirty.erase(key);
    m_inWork.insert(key);
    return key;
}

void WorkQueue::done(const ObjectKey &key)
{
    m_inWork.erase(key);
    if (const auto it = m_dirty.find(key); it != m_dirty.end())
        push(key, it->second);
}

void WorkQueue::shutDown()
{
    m_shutDown = true;
    for (const auto &[key, delayed] : m_delayed)
        m_clock.cancel(delayed.timer);
    m_delayed.clear();
    m_dirty.clear();
    m_ready.clear();
    m_readyLow.clear();
}

bool WorkQueue::isIdle() const
{
    return m_dirty.empty() && m_inWork.empty();
}

std::optional<Duration> WorkQueue::delayOf(const ObjectKey &key) const
{
    const auto it = m_delayed.find(key);
    if (it == m_delayed.end())
        return std::nullopt;
    return std::max(it->second.due - m_clock.uptime(), Duration(0));
}

void WorkQueue::push(const ObjectKey &key, Priority priority)
{
    (priority == Priority::Low ? m_readyLow : m_ready).push_back(key);
    m_wake();
}

void WorkQueue::dropDelay(const ObjectKey &key)
{
    const auto it = m_delayed.find(key);
    if (it == m_delayed.end())
        return;
    m_clock.cancel(it->second.timer);
    m_delayed.erase(it);
}

} // namespace hp::runtime
