// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/Notifier.h"

#include "ui/desktop/NoticeBus.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/GatewaySession.h"

#include <utility>

namespace hp::ui {

Notifier::Notifier(
    GatewaySession &session, AlarmBoard &alarms, NoticeBus &bus, Choices choices, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_alarms(alarms)
    , m_bus(bus)
    , m_choices(std::move(choices))
{
    connect(&alarms, &AlarmBoard::changed, this, &Notifier::poll);
    // What came with the frame that ended a silence is looked at when the silence is over.
    connect(&session, &GatewaySession::stateChanged, this, &Notifier::poll);
}

Notifier::~Notifier() = default;

void Notifier::poll()
{
    if (!m_alarms.isLoaded() || m_session.isOutOfTouch())
        return;
    NoticeView view{.alarms = {},
                    .noticed = m_alarms.noticedCauses(),
                    .site = m_session.cluster().isEmpty() ? m_session.place() : m_session.cluster(),
                    .floodText = m_alarms.floodText(),
                    .least = m_choices.least(),
                    .watched = m_choices.watched()};
    for (const StandingAlarm &alarm : m_alarms.standing())
        view.alarms.append(
            {alarm.cause, alarm.machine, alarm.name, alarm.text, alarm.priority, alarm.rang});
    const NoticeStep step = decideNotices(view, m_memory);
    for (const QString &id : step.withdraw)
        m_bus.withdraw(m_session.place(), id);
    for (const Notice &notice : step.notices)
        m_bus.show(m_session.place(), notice);
}

} // namespace hp::ui

#include "moc_Notifier.cpp"
