// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideReview.h"

#include <cmath>

namespace hp::ui {

namespace {

/// A preview that is open for longer is made again, in the seconds of the backend.
constexpr double previewLife = 20000;

} // namespace

OverrideReview::OverrideReview(GatewaySession &session,
                               UiClock &clock,
                               const KeyedRowsModel &rows,
                               QObject *parent)
    : DraftedOverride(clock, parent)
    , m_session(session)
    , m_rows(rows)
{
    connect(&m_press, &PressAndHold::held, this, &OverrideReview::act);
    connect(&rows, &KeyedRowsModel::settled, this, &OverrideReview::readRows);
    connect(&session, &GatewaySession::welcomed, this, &OverrideReview::reconnected);
    connect(&session, &GatewaySession::stateChanged, this, &OverrideReview::noteStanding);
    connect(&session, &GatewaySession::nowChanged, this, [this] {
        if (!m_shown)
            return;
        emit ticked();
        const double life = previewLife * m_session.timeScale();
        if (step() == Reviewing && !isHolding() && !m_session.isStale()
            && m_session.now() - m_row.at > life && m_nextId.isEmpty() && m_sent == Sent::Nothing)
            preview(Sent::Preview);
    });
    connect(this, &OverrideReview::changed, this, &OverrideReview::gatesChanged);
    connect(this, &OverrideReview::draftChanged, this, &OverrideReview::gatesChanged);
}

OverrideReview::~OverrideReview() = default;

void OverrideReview::ask(const QVariantMap &request)
{
    giveUpPreview();
    m_request = request;
    m_row = {};
    m_id.clear();
    m_nextId.clear();
    m_note.clear();
    m_abortWanted = false;
    m_shown = true;
    forgetActs();
    beginDraft();
    preview(Sent::Preview);
    emit draftChanged();
}

void OverrideReview::show(const QString &id, const QVariantMap &request)
{
    giveUpPreview();
    m_request = request;
    m_id = id;
    m_row = {};
    m_nextId.clear();
    m_note.clear();
    m_abortWanted = false;
    m_sent = Sent::Nothing;
    ++m_question;
    m_shown = true;
    forgetActs();
    beginDraft();
    readRows();
    emit draftChanged();
    emit changed();
}

void OverrideReview::escape()
{
    if (isHolding()) {
        stopHold();
        return;
    }
    const Step now = step();
    if (now == Committing || now == Delayed)
        abort();
    else
        close();
}

void OverrideReview::close()
{
    if (!m_shown || step() == Committing)
        return;
    stopHold();
    giveUpPreview();
    m_shown = false;
    emit changed();
}

void OverrideReview::press()
{
    if (m_row.needsHold && !isCodeTyped())
        return;
    act();
}

void OverrideReview::startHold()
{
    if (!isHolding() && !verdict().open)
        return;
    if (m_row.needsHold)
        m_press.start();
    else
        act();
}

void OverrideReview::abort()
{
    stopHold();
    if (m_sent == Sent::Commit) {
        m_abortWanted = true;
        emit changed();
        return;
    }
    if (step() == Awaiting || step() == Delayed)
        sendAbort();
}

void OverrideReview::lookAgain()
{
    if (m_request.isEmpty())
        return;
    forgetActs();
    preview(Sent::Preview);
    emit draftChanged();
}

void OverrideReview::checkNow()
{
    if (!m_request.isEmpty() && m_sent == Sent::Nothing)
        preview(Sent::Check);
}

OverrideReview::Step OverrideReview::step() const
{
    if (!m_shown)
        return Closed;
    if (m_sent == Sent::Commit)
        return Committing;
    if (m_sent == Sent::Lost)
        return Unknown;
    if (m_row.id.isEmpty()) {
        if (m_sent == Sent::Preview || !m_nextId.isEmpty())
            return Asking;
        return m_id.isEmpty() ? Failed : Unknown;
    }
    static const QHash<QString, Step> steps{{QStringLiteral("previewed"), Reviewing},
                                            {QStringLiteral("awaitingApproval"), Awaiting},
                                            {QStringLiteral("delayed"), Delayed},
                                            {QStringLiteral("sending"), Sending},
                                            {QStringLiteral("accepted"), Accepted},
                                            {QStringLiteral("observed"), Observed},
                                            {QStringLiteral("timedOut"), TimedOut},
                                            {QStringLiteral("refused"), Refused},
                                            {QStringLiteral("aborted"), Aborted},
                                            {QStringLiteral("expired"), Expired},
                                            {QStringLiteral("voided"), Voided}};
    return steps.value(m_row.state, Unknown);
}

int OverrideReview::secondsLeft() const
{
    if (m_row.sendAt <= 0)
        return 0;
    return std::max(0, static_cast<int>(std::ceil((m_row.sendAt - m_session.now()) / 1000.0)));
}

bool OverrideReview::isApproving() const
{
    return step() == Awaiting && m_row.by != m_session.identity();
}

OverrideStanding OverrideReview::standing() const
{
    return {.identity = m_session.identity(),
            .roles = m_session.roles().split(QLatin1String(", ")),
            .mayWrite = m_session.mayWrite(),
            .stale = m_session.isStale() || m_session.state() == GatewaySession::Connecting};
}

GateVerdict OverrideReview::verdict() const
{
    switch (step()) {
    case Reviewing:
        return commitGates(m_row, m_draft, standing());
    case Awaiting:
        return approvalGates(m_row, standing());
    default:
        return {};
    }
}

void OverrideReview::preview(Sent why)
{
    m_sent = why;
    m_nextId.clear();
    const int question = ++m_question;
    m_session.commands()->send(
        QStringLiteral("override.preview"),
        m_request,
        [this, question](const CommandAnswer &answer) { takePreview(answer, question); });
    emit changed();
}

void OverrideReview::takePreview(const CommandAnswer &answer, int question)
{
    if (question != m_question)
        return;
    const bool check = m_sent == Sent::Check;
    if (!answer.ok()) {
        m_sent = Sent::Nothing;
        m_note = answer.message;
        emit changed();
        return;
    }
    m_nextId = answer.result.value(QStringLiteral("id")).toString();
    if (!check)
        m_sent = Sent::Nothing;
    readRows();
    emit changed();
}

void OverrideReview::act()
{
    if (!verdict().open)
        return;
    if (step() == Reviewing)
        commit();
    else if (isApproving())
        approve();
}

void OverrideReview::commit()
{
    m_sent = Sent::Commit;
    m_nextId.clear();
    m_note.clear();
    m_abortWanted = false;
    const int question = ++m_question;
    const QString id = m_id;
    emit changed();
    m_session.commands()->send(
        QStringLiteral("override.commit"),
        commitArguments(id),
        [this, id, question](const CommandAnswer &answer) {
            if (answer.ok() || answer.outcome == QLatin1String("lost"))
                emit committed(id);
            if (question != m_question)
                return;
            m_sent = Sent::Nothing;
            if (answer.ok()) {
                forgetReason();
                const OverrideRow row = overrideRow(answer.result);
                if (!row.id.isEmpty() && m_row.state == QLatin1String("previewed"))
                    takeRow(row);
                readRows(); // what came before the answer was not looked at
                if (std::exchange(m_abortWanted, false))
                    sendAbort();
            } else if (answer.outcome == QLatin1String("refused")) {
                m_note = answer.message;
                // The reason it was refused for is in the next look, if it lies in the cluster.
                if (answer.code != QLatin1String("Disconnected"))
                    preview(Sent::Preview);
            } else {
                m_sent = Sent::Lost;
                m_note = tr("The connection was lost before an answer came: it is not known here "
                            "whether the backend has taken it.");
            }
            forgetActs();
            emit draftChanged();
            emit changed();
        });
}

void OverrideReview::approve()
{
    m_note.clear();
    m_session.commands()->send(
        QStringLiteral("override.approve"),
        {{QStringLiteral("id"), m_id}, {QStringLiteral("digest"), m_row.digest}},
        [this, id = m_id](const CommandAnswer &answer) {
            if (id != m_id || answer.ok())
                return;
            m_note = answer.message;
            emit changed();
        });
    forgetActs();
    emit draftChanged();
}

void OverrideReview::sendAbort()
{
    m_session.commands()->send(QStringLiteral("override.abort"),
                               {{QStringLiteral("id"), m_id}},
                               [this, id = m_id](const CommandAnswer &answer) {
                                   if (id != m_id || answer.ok())
                                       return;
                                   m_note = tr("It was not aborted. %1").arg(answer.message);
                                   emit changed();
                               });
}

void OverrideReview::readRows()
{
    if (!m_shown)
        return;
    if (!m_nextId.isEmpty()) {
        const OverrideRow next = overrideRow(m_rows.row(m_nextId));
        if (!next.id.isEmpty()) {
            m_nextId.clear();
            if (std::exchange(m_sent, Sent::Nothing) == Sent::Check) {
                checked(next);
            } else {
                const QString before =
                    m_row.state == QLatin1String("previewed") ? m_row.standing() : next.standing();
                giveUpPreview();
                m_id = next.id;
                if (before != next.standing()) {
                    stopHold();
                    m_note = tr("The checks changed while this was open. Look again.");
                }
                takeRow(next);
            }
        }
    }
    if (m_id.isEmpty() || m_sent == Sent::Commit)
        return;
    const OverrideRow row = overrideRow(m_rows.row(m_id));
    if (!row.id.isEmpty()) {
        if (m_sent == Sent::Lost) {
            m_sent = Sent::Nothing;
            m_note = row.state == QLatin1String("previewed")
                ? tr("The backend did not get it: nothing was sent.")
                : QString();
        }
        takeRow(row);
    }
}

void OverrideReview::takeRow(const OverrideRow &row)
{
    if (row == m_row)
        return;
    const QString before = m_row.state;
    m_row = row;
    const bool mine = row.by == m_session.identity() && !m_request.isEmpty();
    if (row.state == QLatin1String("voided") && mine) {
        // Sending was stopped: the person looks at what changed, and decides anew.
        m_note = tr("Nothing was sent. %1").arg(row.outcome);
        m_draft.reason = row.reason;
        forgetActs();
        m_row = {};
        m_id.clear();
        preview(Sent::Preview);
        emit draftChanged();
        return;
    }
    if (before != row.state)
        stopHold();
    emit changed();
}

void OverrideReview::checked(const OverrideRow &row)
{
    m_note = row.refusal.isEmpty() ? tr("Checked: it can still be done, so it was not done. Review "
                                        "it anew before you repeat it.")
                                   : tr("Checked: %1").arg(row.refusal);
    emit changed();
}

void OverrideReview::reconnected()
{
    if (!m_shown)
        return;
    const Step now = step();
    if ((now == Reviewing || now == Failed || now == Asking) && !m_request.isEmpty())
        preview(Sent::Preview);
}

void OverrideReview::noteStanding()
{
    if (isHolding() && !verdict().open)
        stopHold();
    emit gatesChanged();
}

void OverrideReview::giveUpPreview()
{
    // Or the backend keeps it for nobody.
    if (m_row.state != QLatin1String("previewed") || !m_session.mayWrite() || m_sent == Sent::Lost)
        return;
    m_session.commands()->send(QStringLiteral("override.abort"),
                               {{QStringLiteral("id"), m_row.id}},
                               [](const CommandAnswer &) {});
}

} // namespace hp::ui
