// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Inbox.h"

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <utility>

namespace hp::runtime {

/// Carries calls from any thread to the thread of `owner`, many per wake-up, in order. Calls posted
/// after the owner is gone are dropped.
class Mailbox
{
public:
    explicit Mailbox(QObject *owner)
        : m_owner(owner)
    { }

    void post(std::function<void()> call)
    {
        if (m_calls.put(std::move(call)) == Inbox<std::function<void()>>::Put::First)
            QMetaObject::invokeMethod(
                m_owner, [this] { drain(); }, Qt::QueuedConnection);
    }

private:
    void drain()
    {
        for (const auto &call : m_calls.take())
            call();
    }

    QObject *m_owner;
    Inbox<std::function<void()>> m_calls{};
};

} // namespace hp::runtime
