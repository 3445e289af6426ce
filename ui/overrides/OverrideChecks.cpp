// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideChecks.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

/// Whoever goes through the rows does not stay that long at one.
constexpr auto rest = 500ms;
/// Then they are looked at anew, in milliseconds of the backend.
constexpr double life = 30000;

} // namespace

OverrideChecks::OverrideChecks(GatewaySession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &GatewaySession::stateChanged, this, &OverrideChecks::noteStanding);
    connect(&session, &GatewaySession::nowChanged, this, &OverrideChecks::askAgain);
    connect(&session, &GatewaySession::welcomed, this, [this] {
        m_forbidden.clear(); // it may be somebody else
        if (m_state == Forbidden || m_state == Failed)
            askLater();
    });
}

OverrideChecks::~OverrideChecks() = default;

void OverrideChecks::setRequest(const QVariantMap &request)
{
    if (request == m_request)
        return;
    m_request = request;
    m_checks.clear();
    m_at = 0;
    m_level.clear();
    m_refusal.clear();
    ++m_question; // what is on its way is about something else
    m_asked = false;
    if (request.isEmpty())
        settle(Nothing);
    else if (m_forbidden.isEmpty())
        askLater();
    else
        settle(Forbidden, m_forbidden);
}

bool OverrideChecks::isPresent() const
{
    return !m_session.isStale() && m_session.state() != GatewaySession::Connecting;
}

void OverrideChecks::settle(State state, const QString &note)
{
    m_state = state;
    m_note = note;
    emit changed();
}

void OverrideChecks::askLater()
{
    if (!isPresent()) {
        settle(OldData);
        return;
    }
    settle(Asking);
    m_session.clock().after(rest, this, [this, question = m_question] {
        if (question == m_question && m_state == Asking && !m_asked)
            ask();
    });
}

void OverrideChecks::ask()
{
    if (!isPresent()) {
        settle(OldData);
        return;
    }
    m_asked = true;
    m_session.commands()->send(QStringLiteral("override.checks"),
                               m_request,
                               [this, question = ++m_question](const CommandAnswer &answer) {
                                   if (question == m_question)
                                       receive(answer);
                               });
}

void OverrideChecks::askAgain()
{
    const bool old = m_session.now() - m_takenAt > life * m_session.timeScale();
    if (m_state == Shown && old && !m_asked && isPresent())
        ask();
}

void OverrideChecks::receive(const CommandAnswer &answer)
{
    m_asked = false;
    // What went with the connection is asked for when there is one.
    if (answer.outcome == QLatin1String("lost") || (!answer.ok() && !isPresent()))
        return settle(OldData);
    const auto row = rowOf<live::BasicOverrideChecksRow<QString>>(answer.result);
    m_checks = overrideChecks(row.checks);
    m_at = millisecondsOf(row.at);
    m_level = row.level;
    m_refusal = translated(row.refusal);
    m_takenAt = m_session.now();
    if (answer.ok())
        return settle(Shown);
    if (answer.code == QLatin1String("Unauthorised"))
        m_forbidden = answer.message;
    settle(m_forbidden.isEmpty() ? Failed : Forbidden, answer.message);
}

void OverrideChecks::noteStanding()
{
    if (m_state == OldData && isPresent())
        askLater();
    else if (m_state == Asking && !m_asked && !isPresent())
        settle(OldData);
}

} // namespace hp::ui

#include "moc_OverrideChecks.cpp"
