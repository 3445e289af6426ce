// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Replay.h"

#include "ui/session/GatewaySession.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr std::array<int, 4> speeds{1, 10, 60, 600};
/// No screen shows more frames.
constexpr auto shortestFrame = 33ms;
/// Nobody waits longer for one frame of playing: what is missed of it is not caught up.
constexpr auto longestFrame = 1000ms;
/// How long an instant stays the same before what takes long is made.
constexpr auto restsAfter = 250ms;
/// What is closer to now than this is now.
constexpr double nearNow = 1000;

/// Nobody else has this name.
QString newPlayer()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString instantText(double instant)
{
    return QDateTime::fromMSecsSinceEpoch(std::llround(instant), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

} // namespace

Replay::Replay(GatewaySession &session, UiClock &clock)
    : m_session(session)
    , m_clock(clock)
    , m_player(newPlayer())
{ }

Replay::~Replay() = default;

bool Replay::follows(const QString &view)
{
    return view == QLatin1String("fleet") || view == QLatin1String("holds")
        || view == QLatin1String("power") || view == QLatin1String("counters")
        || view == QLatin1String("alarms") || view.startsWith(QLatin1String("machine/"));
}

bool Replay::comesAfter(const QString &view)
{
    return view.startsWith(QLatin1String("timeline/"));
}

QVariantMap Replay::optionsFor(const LiveView &view) const
{
    QVariantMap options = view.options();
    if (!isActive() || view.isAlwaysNow())
        return options;
    if (follows(view.view())) {
        options.insert(QStringLiteral("at"), instantText(m_asked));
        options.insert(QStringLiteral("play"), m_player);
    } else if (comesAfter(view.view()) && !options.contains(QStringLiteral("at"))) {
        options.insert(QStringLiteral("at"), instantText(m_laterAt));
    }
    return options;
}

QString Replay::whyNot() const
{
    return isActive() ? tr("You are viewing the past: Esc returns to now.") : QString();
}

void Replay::setSpeed(int speed)
{
    if (std::find(speeds.begin(), speeds.end(), speed) == speeds.end() || speed == m_speed)
        return;
    m_speed = speed;
    emit playingChanged();
}

void Replay::faster()
{
    const auto next = std::upper_bound(speeds.begin(), speeds.end(), m_speed);
    if (next != speeds.end())
        setSpeed(*next);
}

void Replay::slower()
{
    const auto now = std::lower_bound(speeds.begin(), speeds.end(), m_speed);
    if (now != speeds.begin())
        setSpeed(*std::prev(now));
}

void Replay::setDragging(bool dragging)
{
    m_dragging = dragging;
    if (!dragging)
        showLater();
}

void Replay::seek(double instant)
{
    if (instant <= 0)
        return;
    if (m_session.presentNow() > 0 && instant > m_session.presentNow() - nearNow) {
        leave();
        return;
    }
    const bool wasActive = isActive();
    m_wanted = std::floor(instant);
    if (!wasActive) {
        ask(m_wanted);
        m_laterAt = m_asked;
        emit activeChanged();
        showLater();
    } else if (m_pending.isEmpty() && m_wanted != m_asked) {
        ask(m_wanted);
    }
    emit moved();
}

void Replay::leave()
{
    if (!isActive())
        return;
    const bool played = std::exchange(m_playing, false);
    m_tick.reset();
    m_later.reset();
    m_pending.clear();
    m_wanted = m_asked = m_at = m_laterAt = 0;
    m_stepped = false;
    m_errorText.clear();
    m_refusal.clear();
    m_session.showInstant(GatewaySession::Instants::All);
    if (played)
        emit playingChanged();
    emit activeChanged();
    emit moved();
}

void Replay::play()
{
    if (!isActive() || std::exchange(m_playing, true))
        return;
    m_askedAt = m_clock.uptime();
    emit playingChanged();
    if (m_pending.isEmpty())
        advance();
}

void Replay::pause()
{
    if (!std::exchange(m_playing, false))
        return;
    m_tick.reset();
    emit playingChanged();
    showLater();
}

void Replay::togglePlaying()
{
    if (m_playing)
        pause();
    else
        play();
}

void Replay::ask(double instant)
{
    m_stepped = m_playing;
    m_asked = instant;
    m_askedAt = m_clock.uptime();
    m_refusal.clear();
    m_pending = m_session.showInstant(GatewaySession::Instants::Following);
    if (m_pending.isEmpty())
        settle();
}

void Replay::askAgain(bool resumed)
{
    if (!isActive())
        return;
    if (!resumed) {
        m_pending = m_session.viewsThatFollow();
        m_laterAt = m_asked;
        return;
    }
    for (LiveView *view : std::as_const(m_pending))
        m_session.subscribe(*view);
}

void Replay::arrived(LiveView &view, double at, bool isWhole)
{
    if (std::abs(at - m_asked) >= 1 || !m_pending.remove(&view))
        return;
    m_stepped = m_stepped || !isWhole;
    if (m_pending.isEmpty())
        settle();
}

void Replay::refused(LiveView &view, const QString &why)
{
    m_refusal = why;
    if (m_pending.remove(&view) && m_pending.isEmpty())
        settle();
}

void Replay::gone(LiveView &view)
{
    if (m_pending.remove(&view) && m_pending.isEmpty())
        settle();
}

void Replay::settle()
{
    m_at = m_asked;
    ++m_shown;
    m_errorText = m_refusal;
    emit m_session.nowChanged();
    emit moved();
    if (!isActive())
        return;
    if (m_wanted != m_asked) {
        // Not from inside the frame that came: others may follow it.
        m_tick = std::make_unique<QObject>();
        m_clock.after(0ms, m_tick.get(), [this] {
            if (m_pending.isEmpty() && m_wanted > 0 && m_wanted != m_asked)
                ask(m_wanted);
        });
        return;
    }
    if (m_playing && m_errorText.isEmpty()) {
        const auto left = shortestFrame - (m_clock.uptime() - m_askedAt);
        m_tick = std::make_unique<QObject>();
        m_clock.after(std::max(left, 0ms), m_tick.get(), [this] { advance(); });
        return;
    }
    if (m_playing)
        pause();
    showLater();
}

void Replay::advance()
{
    if (!m_playing || !m_pending.isEmpty())
        return;
    const auto passed = std::clamp(m_clock.uptime() - m_askedAt,
                                   std::chrono::milliseconds(shortestFrame),
                                   std::chrono::milliseconds(longestFrame));
    const double next = m_asked + static_cast<double>(passed.count()) * m_speed;
    if (m_session.presentNow() > 0 && next > m_session.presentNow() - nearNow) {
        leave();
        return;
    }
    m_wanted = std::floor(next);
    ask(m_wanted);
    emit moved();
}

void Replay::showLater()
{
    if (!isActive() || m_playing || m_dragging)
        return;
    m_later = std::make_unique<QObject>();
    m_clock.after(restsAfter, m_later.get(), [this] {
        if (!isActive() || m_playing || m_dragging || !m_pending.isEmpty())
            return;
        if (std::exchange(m_stepped, false)) {
            // Somebody else for the backend: all of it is judged at this instant.
            m_player = newPlayer();
            ask(m_asked);
            m_stepped = false;
        }
        if (m_laterAt == m_asked)
            return;
        m_laterAt = m_asked;
        (void)m_session.showInstant(GatewaySession::Instants::Later);
    });
}

} // namespace hp::ui

#include "moc_Replay.cpp"
