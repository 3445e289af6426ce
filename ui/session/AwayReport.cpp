// SPDX-License-Identifier: Apache-2.0
#include "ui/session/AwayReport.h"

#include "model/base/Time.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/LiveValues.h"

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

/// The fleet comes a moment after the connection, unless nothing has changed.
constexpr auto settleTime = 10s;

} // namespace

AwayReport::AwayReport(GatewaySession &session, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(clock)
{
    connect(&session, &GatewaySession::stateChanged, this, &AwayReport::note);
}

AwayReport::~AwayReport() = default;

void AwayReport::note()
{
    if (m_session.isOutOfTouch()) {
        if (m_leftAt || !m_session.isFleetLoaded())
            return;
        m_leftAt = m_clock.uptime()
            - std::chrono::milliseconds(static_cast<std::int64_t>(m_session.age()));
        m_before = holding();
        m_waiting.reset();
        return;
    }
    if (!m_leftAt || m_session.state() == GatewaySession::Connecting)
        return;
    const auto away = m_clock.uptime() - *m_leftAt;
    m_leftAt.reset();
    m_waiting = std::make_unique<QObject>();
    const auto once = [this, away] {
        // What waits dies with its context, and this call is one of them.
        m_waiting.release()->deleteLater();
        compare(away);
    };
    connect(
        m_session.fleet(), &FleetModel::settled, m_waiting.get(), once, Qt::SingleShotConnection);
    m_clock.after(settleTime, m_waiting.get(), once);
}

void AwayReport::compare(std::chrono::milliseconds away)
{
    const QSet<QString> now = holding();
    const int cleared = static_cast<int>((m_before - now).size());
    const int fresh = static_cast<int>((now - m_before).size());
    const QString time = QString::fromStdString(formatAge(away));
    emit told(cleared == 0 && fresh == 0
                  ? tr("While you were away (%1): no change in held machines.").arg(time)
                  : tr("While you were away (%1): %2, %3 new.")
                        .arg(time, tr("%n hold(s) cleared", nullptr, cleared))
                        .arg(fresh));
}

QSet<QString> AwayReport::holding() const
{
    QSet<QString> keys;
    for (const FleetRow &row : m_session.fleet()->rows()) {
        if (const FleetHold *hold = row.holding())
            keys.insert(row.key + QLatin1Char('/') + textOf(hold->kind) + QLatin1Char('/')
                        + hold->name);
    }
    return keys;
}

} // namespace hp::ui

#include "moc_AwayReport.cpp"
