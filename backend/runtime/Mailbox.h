// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace hp::runtime {

/// Carries calls from any thread to the thread of `owner`, many per wake-up, in order. It holds the
/// one mutex of the backend. Calls posted after the owner is gone are dropped.
class Mailbox
{
public:
    explicit Mailbox(QObject *owner)
        : m_owner(owner)
    { }

    void post(std::function<void()> call)
    {
        bool wake = false;
        {
            const std::lock_guard lock(m_mutex);
            wake = m_calls.empty();
            m_calls.push_back(std::move(call));
        }
        if (wake)
            QMetaObject::invokeMethod(
                m_owner, [this] { drain(); }, Qt::QueuedConnection);
    }

private:
    void drain()
    {
        std::vector<std::function<void()>> calls;
        {
            const std::lock_guard lock(m_mutex);
            calls.swap(m_calls);
        }
        for (auto &call : calls)
            call();
    }

    QObject *m_owner;
    std::mutex m_mutex;
    std::vector<std::function<void()>> m_calls;
};

} // namespace hp::runtime
