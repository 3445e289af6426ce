// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideReview.h"

#include "ui/overrides/OverrideActions.h"
#include "ui/session/RowFields.h"

#include <array>
#include <cmath>

namespace hp::ui {

namespace {

using Review = OverrideReview;

/// A preview that is open for longer is made again, in the seconds of the backend.
constexpr double previewValidity = 20000;

constexpr unsigned steps(auto... each)
{
    return ((1U << static_cast<unsigned>(each)) | ... | 0U);
}

// A row goes forward only. Unknown is a state that this console does not know; what was voided is
// asked for anew.
constexpr unsigned overSteps = steps(Review::Observed,
                                     Review::TimedOut,
                                     Review::Refused,
                                     Review::Aborted,
                                     Review::Expired,
                                     Review::Voided,
                                     Review::Unknown,
                                     Review::Asking);
constexpr unsigned sentSteps = steps(Review::Sending, Review::Accepted) | overSteps;
constexpr unsigned takenSteps = steps(Review::Awaiting, Review::Delayed) | sentSteps;

/// A step: the word of its row in docs/protocol.md, what a person may do, and what may follow.
struct StepRule {
    Review::Step step;
    const char *word;
    int acts;
    unsigned next;
};

// clang-format off
constexpr auto stepRules = std::to_array<StepRule>({
    {Review::Closed,     "",                 0,
        steps(Review::Reviewing) | takenSteps},
    {Review::Asking,     "",                 Review::Close | Review::LookAgain,
        steps(Review::Closed, Review::Failed, Review::Reviewing) | takenSteps},
    {Review::Failed,     "",                 Review::Close | Review::LookAgain,
        steps(Review::Closed, Review::Asking)},
    {Review::Reviewing,  "previewed",        Review::Close | Review::LookAgain | Review::Commit,
        steps(Review::Closed, Review::Committing) | takenSteps},
    {Review::Committing, "",                 Review::Abort,
        steps(Review::Reviewing) | takenSteps},
    {Review::Awaiting,   "awaitingApproval", Review::Close | Review::Withdraw | Review::Approve | Review::Reject,
        steps(Review::Closed, Review::Delayed) | sentSteps},
    {Review::Delayed,    "delayed",          Review::Close | Review::Abort,
        steps(Review::Closed) | sentSteps},
    {Review::Sending,    "sending",          Review::Close,
        steps(Review::Closed, Review::Accepted) | overSteps},
    {Review::Accepted,   "accepted",         Review::Close,
        steps(Review::Closed) | overSteps},
    {Review::Observed,   "observed",         Review::Close,
        steps(Review::Closed)},
    {Review::TimedOut,   "timedOut",         Review::Close | Review::Check,
        steps(Review::Closed)},
    {Review::Refused,    "refused",          Review::Close,
        steps(Review::Closed)},
    // A lost connection ends a preview; the one that follows it is on its way.
    {Review::Aborted,    "aborted",          Review::Close,
        steps(Review::Closed, Review::Reviewing)},
    {Review::Expired,    "expired",          Review::Close,
        steps(Review::Closed, Review::Reviewing)},
    {Review::Voided,     "voided",           Review::Close,
        steps(Review::Closed)},
    {Review::Unknown,    "",                 Review::Close | Review::Check,
        steps(Review::Closed, Review::Reviewing) | takenSteps},
});
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < stepRules.size(); ++i)
        if (static_cast<std::size_t>(stepRules[i].step) != i)
            return false;
    return true;
}
static_assert(isInOrder());

constexpr const StepRule &ruleOf(Review::Step step)
{
    return stepRules[static_cast<std::size_t>(step)];
}

/// Nothing was received of what it is about.
bool isUnseen(const OverrideRow &row)
{
    return std::ranges::any_of(row.checks, [](const OverrideCheck &check) {
        return check.id == QLatin1String("data-fresh") && check.light == QLatin1String("unknown");
    });
}

/// Where a row stands.
Review::Step stepOf(const OverrideRow &row)
{
    for (const StepRule &rule : stepRules)
        if (rule.word[0] != '\0' && row.state == QLatin1String(rule.word))
            return rule.step;
    return Review::Unknown;
}

} // namespace

OverrideReview::OverrideReview(GatewaySession &session,
                               UiClock &clock,
                               const KeyedRowsModel &rows,
                               QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_rows(rows)
    , m_press(clock)
{
    connect(&m_press, &PressAndHold::downChanged, this, &OverrideReview::holdingChanged);
    connect(&m_press, &PressAndHold::held, this, &OverrideReview::act);
    connect(&rows, &KeyedRowsModel::settled, this, &OverrideReview::readRows);
    connect(&session, &GatewaySession::welcomed, this, &OverrideReview::reconnected);
    connect(&session, &GatewaySession::stateChanged, this, &OverrideReview::noteStanding);
    connect(&session, &GatewaySession::nowChanged, this, [this] {
        if (!isShown())
            return;
        emit ticked();
        renewOldPreview();
    });
    connect(this, &OverrideReview::changed, this, &OverrideReview::gatesChanged);
    connect(this, &OverrideReview::draftChanged, this, &OverrideReview::gatesChanged);
}

OverrideReview::~OverrideReview() = default;

bool OverrideReview::mayFollow(Step from, Step to)
{
    return (ruleOf(from).next & steps(to)) != 0;
}

void OverrideReview::go(Step next)
{
    if (next == m_step)
        return;
    Q_ASSERT(mayFollow(m_step, next));
    m_step = next;
    stopHold();
}

bool OverrideReview::offers(int acts) const
{
    return (ruleOf(m_step).acts & acts) != 0;
}

int OverrideReview::acts() const
{
    // Of what waits, one person approves or rejects and the other withdraws.
    return ruleOf(m_step).acts & ~(isApproving() ? Withdraw : Approve | Reject);
}

void OverrideReview::begin(const QVariantMap &request)
{
    giveUp(m_row.id);
    m_step = Closed;
    m_request = request;
    m_row = {};
    m_voided.clear();
    m_note.clear();
    m_look.reset();
    ++m_question;
    m_abortWanted = false;
    m_refusalReason.clear();
    forgetActs();
    m_draft.reason = m_reasons.value(draftKey());
}

void OverrideReview::ask(const QVariantMap &request)
{
    begin(request);
    go(Asking);
    preview(Look::Review);
    emit draftChanged();
}

void OverrideReview::show(const QString &id, const QVariantMap &request)
{
    begin(request);
    const OverrideRow row = overrideRow(m_rows.row(id));
    if (row.id.isEmpty()) {
        m_row.id = id;
        go(Unknown);
    } else {
        receiveRow(row);
    }
    emit draftChanged();
    emit changed();
}

void OverrideReview::escape()
{
    if (isHolding())
        stopHold();
    else if (offers(Abort))
        abort();
    else
        close();
}

void OverrideReview::close()
{
    if (!offers(Close))
        return;
    giveUp(m_row.id);
    m_look.reset();
    ++m_question;
    go(Closed);
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
    if (!m_row.needsHold)
        return act();
    if (!isHolding())
        sendPress();
    m_press.start();
}

void OverrideReview::abort()
{
    stopHold();
    if (m_step == Committing) {
        m_abortWanted = true;
        emit changed();
    } else if (offers(Abort | Withdraw)) {
        sendAbort();
    }
}

/// The backend counts how long it is held, and says by what the commit or the approval shows that.
void OverrideReview::sendPress()
{
    m_challenge.clear();
    m_isHeld = false;
    m_session.commands()->send(
        QStringLiteral("override.press"),
        {{QStringLiteral("id"), m_row.id}, {QStringLiteral("digest"), m_row.digest}},
        [this, id = m_row.id](const CommandAnswer &answer) {
            if (id != m_row.id)
                return;
            if (answer.ok())
                m_challenge = answer.result.value(QStringLiteral("challenge")).toString();
            else if (answer.code == QLatin1String("NotFound") || offers(Approve))
                m_challenge =
                    QStringLiteral("held"); // a backend from before there was such a press
            else
                m_note = answer.message;
            if (std::exchange(m_isHeld, false) && !m_challenge.isEmpty())
                act();
            emit changed();
        });
}

void OverrideReview::reject()
{
    if (!offers(Reject) || !verdict().open)
        return;
    m_note.clear();
    m_session.commands()->send(
        QStringLiteral("override.reject"),
        {{QStringLiteral("id"), m_row.id}, {QStringLiteral("reason"), m_refusalReason.trimmed()}},
        [this, id = m_row.id](const CommandAnswer &answer) {
            if (id != m_row.id || answer.ok())
                return;
            m_note = answer.message;
            emit changed();
        });
    emit changed();
}

void OverrideReview::previewAgain()
{
    if (m_request.isEmpty() || !offers(LookAgain))
        return;
    forgetActs();
    preview(Look::Review);
    emit draftChanged();
}

void OverrideReview::checkNow()
{
    if (!m_request.isEmpty() && offers(Check) && !m_look)
        preview(Look::Check);
}

int OverrideReview::secondsLeft() const
{
    if (m_row.sendAt <= 0)
        return 0;
    return std::max(0, static_cast<int>(std::ceil((m_row.sendAt - m_session.now()) / 1000.0)));
}

bool OverrideReview::isApproving() const
{
    return m_step == Awaiting && m_row.by != m_session.identity();
}

OverrideStanding OverrideReview::standing() const
{
    return {.identity = m_session.identity(),
            .roles = m_session.roles().split(QLatin1String(", ")),
            .mayWrite = m_session.mayWrite(),
            .ownLevel =
                m_ownLevels.value(m_request.value(QStringLiteral("action")).toString()).toString(),
            .stale = m_session.isStale() || m_session.state() == GatewaySession::Connecting};
}

GateVerdict OverrideReview::verdict() const
{
    if (offers(Commit))
        return commitGates(m_row, m_draft, standing());
    if (offers(Approve))
        return approvalGates(m_row, standing());
    return {};
}

void OverrideReview::preview(Look::Purpose purpose)
{
    if (m_step == Failed)
        go(Asking);
    m_look = Look{.purpose = purpose};
    QVariantMap arguments = m_request;
    if (const QVariant least =
            m_ownLevels.value(m_request.value(QStringLiteral("action")).toString());
        !least.toString().isEmpty())
        arguments.insert(QStringLiteral("least"), least);
    m_session.commands()->send(QStringLiteral("override.preview"),
                               arguments,
                               [this, question = ++m_question](const CommandAnswer &answer) {
                                   if (question == m_question)
                                       receivePreview(answer);
                               });
    emit changed();
}

void OverrideReview::receivePreview(const CommandAnswer &answer)
{
    if (answer.ok()) {
        m_look->id = rowOf<live::BasicOverrideRow<QString>>(answer.result).id;
        readRows();
    } else {
        m_look.reset();
        m_note = answer.message;
        if (m_step == Asking)
            go(Failed);
    }
    emit changed();
}

void OverrideReview::takeLook(const OverrideRow &row)
{
    if (std::exchange(m_look, std::nullopt)->purpose == Look::Check) {
        m_note = row.refusal.isEmpty() ? tr("Checked: it can still be done, so it was not done. "
                                            "Review it again before you repeat it.")
                                       : tr("Checked: %1").arg(row.refusal);
        emit changed();
        return;
    }
    // The cluster did not answer, which is said beside the data that is getting old; what was seen
    // of the object still stands.
    if (m_step == Reviewing && row.patch.isEmpty() && !m_row.patch.isEmpty() && isUnseen(row))
        return giveUp(row.id);
    if (m_step == Reviewing && m_row.standing() != row.standing())
        noteDifference(row);
    else if (m_step == Reviewing && isPressed())
        return giveUp(row.id); // what is pressed is what the person sees; it is renewed after that
    giveUp(m_row.id);
    receiveRow(row);
}

void OverrideReview::noteDifference(const OverrideRow &row)
{
    if (m_row.uid.isEmpty() || row.uid.isEmpty() || row.uid == m_row.uid) {
        stopHold();
        m_note = tr("The checks changed while this was open. Review them again.");
        return;
    }
    // The name that was typed and the glass that was broken were meant for the object before.
    forgetActs();
    m_note = tr("The object was replaced by another of the same name while this was open. Review "
                "it again.");
    emit draftChanged();
}

void OverrideReview::renewOldPreview()
{
    if (m_step == Reviewing && !isPressed() && !m_session.isStale() && !m_look
        && m_session.now() - m_row.at > previewValidity * m_session.timeScale())
        preview(Look::Review);
}

void OverrideReview::giveUp(const QString &preview)
{
    // Or the backend keeps it for nobody.
    if (m_step == Reviewing && m_session.mayWrite())
        m_session.commands()->send(QStringLiteral("override.abort"),
                                   {{QStringLiteral("id"), preview}},
                                   [](const CommandAnswer &) {});
}

void OverrideReview::act()
{
    if (!verdict().open)
        return;
    m_isHeld = m_row.needsHold && !isCodeTyped() && m_challenge.isEmpty();
    if (m_isHeld)
        return; // until the backend has answered to the press
    if (offers(Commit))
        commit();
    else
        approve();
}

void OverrideReview::commit()
{
    go(Committing);
    m_look.reset();
    m_note.clear();
    m_abortWanted = false;
    const QVariantMap arguments{
        {QStringLiteral("id"), m_row.id},
        {QStringLiteral("digest"), m_row.digest},
        {QStringLiteral("reason"), m_draft.reason.trimmed()},
        {QStringLiteral("name"), m_draft.typedName},
        {QStringLiteral("confirm"), isCodeTyped() ? m_draft.digits : m_challenge},
        {QStringLiteral("breakGlass"), m_draft.breakGlass}};
    const int question = ++m_question;
    emit changed();
    m_session.commands()->send(QStringLiteral("override.commit"),
                               arguments,
                               [this, id = m_row.id, question](const CommandAnswer &answer) {
                                   if (answer.ok() || answer.outcome == QLatin1String("lost"))
                                       emit committed(id);
                                   if (question == m_question)
                                       takeCommit(answer);
                               });
}

void OverrideReview::takeCommit(const CommandAnswer &answer)
{
    if (answer.ok()) {
        m_reasons.remove(draftKey());
        const OverrideRow row = overrideRow(answer.result);
        if (row.id.isEmpty())
            go(Reviewing); // until its row tells
        else
            receiveRow(row);
        readRows(); // what came before the answer was not looked at
        if (std::exchange(m_abortWanted, false))
            sendAbort();
    } else if (answer.outcome == QLatin1String("refused")) {
        go(Reviewing);
        m_note = answer.message;
        // The reason it was refused for is in the next look, if it lies in the cluster.
        if (answer.code != QLatin1String("Disconnected"))
            preview(Look::Review);
    } else {
        go(Unknown);
        m_note = tr("The connection was lost before an answer came: whether the backend received "
                    "it is not known.");
    }
    forgetActs();
    emit draftChanged();
    emit changed();
}

void OverrideReview::approve()
{
    m_note.clear();
    m_session.commands()->send(
        QStringLiteral("override.approve"),
        {{QStringLiteral("id"), m_row.id},
         {QStringLiteral("digest"), m_row.digest},
         {QStringLiteral("confirm"), isCodeTyped() ? m_draft.digits : m_challenge}},
        [this, id = m_row.id](const CommandAnswer &answer) {
            if (id != m_row.id || answer.ok())
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
                               {{QStringLiteral("id"), m_row.id}},
                               [this, id = m_row.id](const CommandAnswer &answer) {
                                   if (id != m_row.id || answer.ok())
                                       return;
                                   m_note = tr("It was not aborted. %1").arg(answer.message);
                                   emit changed();
                               });
}

void OverrideReview::readRows()
{
    if (!isShown())
        return;
    if (m_look && !m_look->id.isEmpty()) {
        const OverrideRow row = overrideRow(m_rows.row(m_look->id));
        if (!row.id.isEmpty())
            takeLook(row);
    }
    if (m_row.id.isEmpty() || m_step == Committing)
        return;
    const OverrideRow row = overrideRow(m_rows.row(m_row.id));
    if (!row.id.isEmpty())
        receiveRow(row);
}

void OverrideReview::receiveRow(const OverrideRow &row)
{
    const Step next = stepOf(row);
    if (next == m_step && row == m_row)
        return;
    if (next != m_step && !mayFollow(m_step, next))
        return; // the view has not got the answer to the commit yet
    if (m_step == Unknown)
        m_note =
            next == Reviewing ? tr("The backend did not receive it: nothing was sent.") : QString();
    if (row.id != m_row.id)
        forgetPress(); // its answer is about the one before
    m_row = row;
    if (next == Voided && row.by == m_session.identity() && !m_request.isEmpty()) {
        // Sending was stopped: the person looks at what changed, and decides anew.
        m_note = tr("Nothing was sent. %1").arg(row.outcome);
        m_draft.reason = row.reason;
        forgetActs();
        m_voided = row.id;
        m_row = {};
        go(Asking);
        preview(Look::Review);
        emit draftChanged();
        return;
    }
    go(next);
    emit changed();
}

void OverrideReview::reconnected()
{
    if (offers(LookAgain) && !m_request.isEmpty())
        preview(Look::Review);
}

void OverrideReview::noteStanding()
{
    if (isHolding() && !verdict().open)
        stopHold();
    emit gatesChanged();
}

void OverrideReview::setReason(const QString &reason)
{
    if (m_draft.reason == reason)
        return;
    m_draft.reason = reason;
    m_reasons.insert(draftKey(), reason);
    emit draftChanged();
}

void OverrideReview::setTypedName(const QString &name)
{
    if (m_draft.typedName == name)
        return;
    m_draft.typedName = name;
    emit draftChanged();
}

void OverrideReview::setOffersBreakGlass(bool offers)
{
    if (m_offersBreakGlass == offers)
        return;
    m_offersBreakGlass = offers;
    if (!offers)
        setBreakGlass(false);
    emit changed();
}

void OverrideReview::setBreakGlass(bool breakGlass)
{
    if (m_draft.breakGlass == breakGlass || (breakGlass && !m_offersBreakGlass))
        return;
    m_draft.breakGlass = breakGlass;
    emit draftChanged();
}

void OverrideReview::setDigits(const QString &digits)
{
    if (m_draft.digits == digits)
        return;
    m_draft.digits = digits;
    emit draftChanged();
}

void OverrideReview::setRefusalReason(const QString &reason)
{
    if (m_refusalReason == reason)
        return;
    m_refusalReason = reason;
    emit draftChanged();
}

void OverrideReview::forgetActs()
{
    forgetPress();
    m_draft = {.reason = m_draft.reason};
}

void OverrideReview::forgetPress()
{
    stopHold();
    m_challenge.clear();
    m_isHeld = false;
}

QString OverrideReview::draftKey() const
{
    QStringList parts;
    for (auto it = m_request.begin(); it != m_request.end(); ++it)
        parts.append(it.key() + QLatin1Char('=') + it.value().toString());
    return parts.join(QLatin1Char('\n'));
}

QString OverrideReview::verb() const
{
    const QString action = m_row.action.isEmpty()
        ? m_request.value(QStringLiteral("action")).toString()
        : m_row.action;
    const QString verb = overrideAction(action).verb;
    return verb.isEmpty() ? m_row.verb : verb;
}

QString OverrideReview::object() const
{
    if (!m_row.object.isEmpty())
        return m_row.object;
    const QString host = m_request.value(QStringLiteral("host")).toString();
    return host.isEmpty() ? m_request.value(QStringLiteral("machine")).toString() : host;
}

QString OverrideReview::shortName() const
{
    return object().section(QLatin1Char('/'), -1);
}

QString OverrideReview::dryRunText() const
{
    if (m_row.dryRun == QLatin1String("accepted"))
        return tr("The server accepted it in a dry run; nothing was stored.");
    if (m_row.dryRun == QLatin1String("refused"))
        return tr("The server refused it in a dry run: %1").arg(m_row.dryRunMessage);
    return m_row.patch.isEmpty() ? QString() : tr("No dry run was made.");
}

} // namespace hp::ui

#include "moc_OverrideReview.cpp"
