// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/NoticePolicy.h"

#include <QObject>

#include <functional>

namespace hp::ui {

class AlarmBoard;
class GatewaySession;
class NoticeBus;

/// Tells the desktop of the alarms of one backend, as the person who sits there chose. Says nothing
/// about a picture that is not the present. GUI thread; session, alarms and bus outlive it.
class Notifier : public QObject
{
    Q_OBJECT

public:
    struct Choices {
        std::function<int()> least; ///< see NoticeView::least
        std::function<bool()> watched; ///< the window of this backend has the focus
    };

    Notifier(GatewaySession &session,
             AlarmBoard &alarms,
             NoticeBus &bus,
             Choices choices,
             QObject *parent = nullptr);
    ~Notifier() override;

private:
    void poll();

    GatewaySession &m_session;
    AlarmBoard &m_alarms;
    NoticeBus &m_bus;
    Choices m_choices;
    NoticeMemory m_memory;
};

} // namespace hp::ui
