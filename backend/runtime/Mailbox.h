// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Inbox.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace hp::runtime {

/// What a thread works off at a stretch begins nothing more after this long: the timers of that
/// thread come in between.
inline constexpr std::chrono::milliseconds maxStretch{15};

/// Carries calls from any thread to the thread of `owner`, many per wake-up, in order. When they
/// take long the rest waits for the next turn of the event loop, so that timers of that thread come
/// in between. Calls posted after the owner is gone are dropped.
class Mailbox
{
public:
    explicit Mailbox(QObject *owner)
        : m_box(std::make_shared<Box>(owner))
    { }

    void post(std::function<void()> call)
    {
        if (m_box->arriving.put(std::move(call)) == Inbox<std::function<void()>>::Put::First)
            wake(m_box->owner, m_box);
    }

private:
    using Calls = std::vector<std::function<void()>>;

    struct Box {
        explicit Box(QObject *of)
            : owner(of)
            , alive(of)
        { }

        QObject *owner;
        QPointer<QObject> alive; ///< the owner's thread
        Inbox<std::function<void()>> arriving{};
        Calls taken{}; ///< the owner's thread, like the next one
        std::size_t next = 0;
    };

    static void wake(QObject *owner, const std::shared_ptr<Box> &box)
    {
        QMetaObject::invokeMethod(
            owner, [box] { drain(box); }, Qt::QueuedConnection);
    }

    /// A call may end the owner and with it the mailbox.
    static void drain(const std::shared_ptr<Box> &box)
    {
        QElapsedTimer time;
        time.start();
        do {
            if (box->next == box->taken.size()) {
                box->next = 0;
                box->taken = box->arriving.take();
                if (box->taken.empty())
                    return;
            }
            const auto call = std::move(box->taken[box->next++]);
            call();
            if (!box->alive)
                return;
        } while (time.elapsed() < maxStretch.count());
        if (box->next < box->taken.size())
            wake(box->owner, box);
    }

    std::shared_ptr<Box> m_box;
};

} // namespace hp::runtime
