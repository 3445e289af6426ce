// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/BulkReview.h"

#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"
#include "ui/overrides/OverrideActions.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

using Bulk = BulkReview;

/// What can be done at a step, whoever sits here.
struct BulkStepRule {
    Bulk::Step step;
    live::BulkState state; ///< None for one that no row is in
    int acts;
};

// clang-format off
constexpr auto bulkStepRules = std::to_array<BulkStepRule>({
    {Bulk::Closed,   live::BulkState::None,             0},
    {Bulk::Asking,   live::BulkState::None,             0},
    {Bulk::Failed,   live::BulkState::None,             Bulk::PlanAgain},
    {Bulk::Planned,  live::BulkState::Planned,          Bulk::Start | Bulk::PlanAgain},
    {Bulk::Starting, live::BulkState::None,             0},
    {Bulk::Awaiting, live::BulkState::AwaitingApproval, Bulk::Approve | Bulk::Withdraw | Bulk::Reject},
    {Bulk::Waiting,  live::BulkState::Waiting,          Bulk::Stop},
    {Bulk::UnderWay, live::BulkState::UnderWay,         Bulk::Stop},
    {Bulk::Stopped,  live::BulkState::Stopped,          Bulk::Stop | Bulk::GoOn},
    {Bulk::Done,     live::BulkState::Done,             Bulk::PlanAgain},
    {Bulk::Ended,    live::BulkState::Ended,            Bulk::PlanAgain},
    {Bulk::Unknown,  live::BulkState::None,             Bulk::PlanAgain},
});
// clang-format on

constexpr bool areBulkStepsInOrder()
{
    for (std::size_t i = 0; i < bulkStepRules.size(); ++i)
        if (static_cast<std::size_t>(bulkStepRules[i].step) != i)
            return false;
    return true;
}
static_assert(areBulkStepsInOrder());

Bulk::Step bulkStepOf(live::BulkState state)
{
    for (const BulkStepRule &rule : bulkStepRules)
        if (state != live::BulkState::None && rule.state == state)
            return rule.step;
    return Bulk::Unknown;
}

int overIn(const BulkPlanRow &row)
{
    return static_cast<int>(row.observed + row.skipped + row.failed + row.unknown);
}

} // namespace

BulkReview::BulkReview(GatewaySession &session, LiveTable &table, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_table(table)
{
    connect(&table, &LiveTable::settled, this, &BulkReview::readRows);
    connect(&session, &GatewaySession::stateChanged, this, &BulkReview::standingChanged);
    connect(&session, &GatewaySession::welcomed, this, [this] {
        // A backend that was started again does not read it any more; a plan changes nothing.
        if (m_step == Asking && !m_id.isEmpty())
            plan();
        emit changed();
    });
    connect(&session, &GatewaySession::nowChanged, this, [this] {
        if (isShown())
            emit ticked();
    });
    connect(this, &BulkReview::changed, this, &BulkReview::standingChanged);
    connect(this, &BulkReview::changed, this, &BulkReview::ticked);
    connect(this, &BulkReview::draftChanged, this, &BulkReview::gatesChanged);
    connect(this, &BulkReview::standingChanged, this, &BulkReview::gatesChanged);
}

BulkReview::~BulkReview() = default;

void BulkReview::go(Step next)
{
    m_step = next;
}

int BulkReview::acts() const
{
    int acts = bulkStepRules.at(static_cast<std::size_t>(m_step)).acts;
    if (m_request.isEmpty())
        acts &= ~PlanAgain;
    if (!m_row.refusal.empty())
        acts &= ~Start;
    // Of what waits, one person approves or rejects and the other withdraws.
    acts &= ~(isApproving() ? Withdraw : Approve | Reject);
    if (m_row.by != m_session.identity())
        acts &= ~(GoOn | Withdraw);
    return acts;
}

void BulkReview::ask(const QVariantMap &request)
{
    if (m_request != request)
        m_draft.reason.clear();
    m_request = request;
    m_evenIfILeave = false;
    plan();
}

void BulkReview::show(const QString &id)
{
    ++m_question;
    if (m_id != id)
        m_request.clear();
    m_id = id;
    m_row = {};
    m_note.clear();
    m_draft.reason.clear();
    m_evenIfILeave = false;
    forgetActs();
    go(Unknown);
    readRows();
    emit draftChanged();
    emit changed();
}

void BulkReview::close()
{
    ++m_question;
    go(Closed);
    m_list.read(*m_table.rows(), {});
    emit changed();
}

void BulkReview::plan()
{
    m_id.clear();
    m_row = {};
    m_note.clear();
    forgetActs();
    go(Asking);
    m_list.read(*m_table.rows(), {});
    QVariantMap arguments = m_request;
    if (const QVariant least =
            m_ownLevels.value(m_request.value(QStringLiteral("action")).toString());
        !least.toString().isEmpty())
        arguments.insert(QStringLiteral("least"), least);
    m_session.commands()->send(QStringLiteral("bulk.plan"),
                               arguments,
                               [this, question = ++m_question](const CommandAnswer &answer) {
                                   if (question != m_question)
                                       return;
                                   if (answer.ok()) {
                                       m_id = answer.result.value(QStringLiteral("id")).toString();
                                       readRows();
                                   } else {
                                       m_note = answer.message;
                                       go(Failed);
                                   }
                                   emit changed();
                               });
    emit draftChanged();
    emit changed();
}

void BulkReview::planAgain()
{
    if (offers(PlanAgain) && isWritable())
        plan();
}

void BulkReview::press()
{
    if (!verdict().open)
        return;
    if (offers(Start))
        start();
    else
        approve();
}

void BulkReview::start()
{
    go(Starting);
    send("bulk.start",
         {{QStringLiteral("digest"), m_row.digest},
          {QStringLiteral("reason"), m_draft.reason.trimmed()},
          {QStringLiteral("name"), m_draft.typedName},
          {QStringLiteral("confirm"), m_draft.digits},
          {QStringLiteral("evenIfILeave"), m_evenIfILeave}});
}

void BulkReview::approve()
{
    send("bulk.approve",
         {{QStringLiteral("digest"), m_row.digest}, {QStringLiteral("confirm"), m_draft.digits}});
}

void BulkReview::stop()
{
    if (offers(Stop | Withdraw | Reject) && isStoppable())
        send("bulk.stop");
}

void BulkReview::goOn()
{
    if (offers(GoOn) && isWritable())
        send("bulk.continue");
}

void BulkReview::send(const char *command, const QVariantMap &more)
{
    QVariantMap arguments = more;
    arguments.insert(QStringLiteral("id"), m_id);
    m_note.clear();
    forgetActs();
    m_session.commands()->send(QLatin1String(command),
                               arguments,
                               [this, question = ++m_question](const CommandAnswer &answer) {
                                   if (question == m_question)
                                       receiveAnswer(answer);
                               });
    emit draftChanged();
    emit changed();
}

void BulkReview::receiveAnswer(const CommandAnswer &answer)
{
    const bool wasStarting = m_step == Starting;
    if (answer.outcome == QLatin1String("lost"))
        m_note = tr("The connection was lost before an answer came: whether the backend received "
                    "it is not known.");
    else if (!answer.ok())
        m_note = answer.message;
    if (wasStarting)
        go(Planned); // until its row says more
    if (answer.ok()) {
        const auto row = rowOf<BulkPlanRow>(answer.result);
        if (row.id == m_id)
            receiveRow(row);
    }
    readRows(); // what came before the answer was not looked at
    emit changed();
}

void BulkReview::readRows()
{
    if (!isShown() || m_id.isEmpty() || m_step == Starting)
        return;
    m_list.read(*m_table.rows(), m_id);
    const auto row = rowOf<BulkPlanRow>(m_table.row(m_id));
    if (!row.id.isEmpty()) {
        receiveRow(row);
        return;
    }
    // One that was just asked for is read machine by machine; the others are gone.
    if (m_step == Asking || !m_table.isLoaded())
        return;
    go(Unknown);
    m_note = tr("The backend no longer has this plan; the audit has what was done.");
    emit changed();
}

void BulkReview::receiveRow(const BulkPlanRow &row)
{
    const Step next = bulkStepOf(row.state);
    const bool isAnother = !m_row.digest.isEmpty() && m_row.digest != row.digest;
    if (next == m_step && row == m_row)
        return;
    // The view may not have got yet what a command answered: nobody unstarts a plan or begins it
    // again.
    if ((next == Planned && !m_row.by.isEmpty()) || (m_row.isOver() && !row.isOver()))
        return;
    // What was said of the step before is answered by the row.
    if (next != m_step)
        m_note.clear();
    m_row = row;
    go(next);
    if (isAnother) {
        forgetActs();
        m_note = tr("The plan changed while this was open. Review it again.");
        emit draftChanged();
    }
    emit changed();
}

bool BulkReview::isApproving() const
{
    return m_step == Awaiting && m_row.by != m_session.identity();
}

OverrideStanding BulkReview::standing() const
{
    return {.identity = m_session.identity(),
            .roles = m_session.roles().split(QLatin1String(", ")),
            .mayWrite = m_session.mayWrite(),
            .ownLevel = m_ownLevels.value(m_row.action).toString(),
            .stale = m_session.isStale() || m_session.state() == GatewaySession::Connecting};
}

OverrideRow BulkReview::gateRow() const
{
    OverrideRow row;
    row.id = m_row.id;
    row.state = textOf(m_row.state);
    row.level = m_row.level;
    row.refusal = refusal();
    row.offered = m_row.gates.offered;
    row.needsReason = m_row.gates.reason;
    row.needsName = m_row.gates.typeName;
    row.nameToType = QString::number(m_row.machines);
    row.by = m_row.by;
    return row;
}

GateVerdict BulkReview::verdict() const
{
    GateVerdict verdict;
    if (m_step == Planned)
        verdict = commitGates(gateRow(), m_draft, standing());
    else if (offers(Approve))
        verdict = approvalGates(gateRow(), standing());
    // The number is not enough: it is the same in the next plan.
    if (verdict.open && m_draft.digits != m_row.digits)
        return {false, tr("Type the digits %1 to continue.").arg(m_row.digits)};
    return verdict;
}

bool BulkReview::mayStop() const
{
    const QStringList roles = standing().roles;
    return m_session.mayWrite() || roles.contains(QLatin1String("approver"))
        || roles.contains(QLatin1String("admin"));
}

bool BulkReview::isStoppable() const
{
    return mayStop() && !m_session.isUnheard() && m_session.state() != GatewaySession::Connecting;
}

bool BulkReview::isWritable() const
{
    return m_session.mayWrite() && !standing().stale;
}

QString BulkReview::lost() const
{
    if (!isShown() || !(m_session.isUnheard() || m_session.state() == GatewaySession::Connecting))
        return {};
    const QString lost = tr("No connection to the backend. This is as it was at %1.")
                             .arg(Words().stamp(m_session.asOf()));
    const bool runs = m_step == Waiting || m_step == UnderWay;
    return runs && m_row.by == m_session.identity() && !m_row.evenIfILeave
        ? lost + QLatin1Char(' ') + tr("The plan stops unless the connection returns in time.")
        : lost;
}

QString BulkReview::headline() const
{
    const Words words;
    const auto waveText = [this](const QString &text) {
        return text.arg(m_row.wave).arg(m_row.waves.size());
    };
    switch (m_step) {
    case Asking:
        return tr("Reading and checking each machine\u2026");
    case Starting:
        return tr("Sending to the backend\u2026");
    case Awaiting:
        return tr("Waiting for a second person until %1.")
            .arg(words.stamp(millisecondsOf(m_row.dueAt)));
    case Waiting:
        return waveText(tr("Wave %1 of %2 starts in %3."))
            .arg(
                words.age(m_session.now(), std::max(millisecondsOf(m_row.dueAt), m_session.now())));
    case UnderWay:
        return waveText(tr("Wave %1 of %2 is in progress."));
    case Stopped:
    case Done:
    case Ended:
        return translated(m_row.outcome);
    default:
        return {};
    }
}

QString BulkReview::tally() const
{
    if (m_row.by.isEmpty())
        return {};
    return tr("%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.")
        .arg(overIn(m_row))
        .arg(m_row.machines)
        .arg(m_row.observed)
        .arg(m_row.skipped)
        .arg(m_row.failed)
        .arg(m_row.unknown);
}

QString BulkReview::titleOf(const BulkPlanRow &row)
{
    const QString known = overrideAction(row.action).verb;
    const QString verb = known.isEmpty() ? row.verb : known;
    return row.machines == 1
        ? tr("%1 on 1 machine").arg(verb)
        : tr("%1 on %2 machines").arg(verb, Words().count(static_cast<int>(row.machines)));
}

QString BulkReview::title() const
{
    return m_row.id.isEmpty() ? verb() : titleOf(m_row);
}

QString BulkReview::verb() const
{
    const QString action = m_row.action.isEmpty()
        ? m_request.value(QStringLiteral("action")).toString()
        : m_row.action;
    const QString verb = overrideAction(action).verb;
    return verb.isEmpty() ? m_row.verb : verb;
}

QString BulkReview::released() const
{
    if (!m_row.hook.isEmpty() && !m_row.owner.isEmpty() && !m_row.point.isEmpty())
        return tr("%1 of %2 at %3").arg(m_row.hook, m_row.owner, m_row.point);
    for (const QString &name : {m_row.hook, m_row.powerKey})
        if (!name.isEmpty())
            return name;
    const QString cause = m_request.value(QStringLiteral("cause")).toString();
    return cause.isEmpty() ? m_request.value(QStringLiteral("selector")).toString() : cause;
}

QString BulkReview::refusal() const
{
    return translated(m_row.refusal);
}

QList<int> BulkReview::waves() const
{
    QList<int> waves;
    for (const std::int64_t machines : m_row.waves)
        waves.append(static_cast<int>(machines));
    return waves;
}

double BulkReview::share() const
{
    return m_row.machines > 0
        ? static_cast<double>(overIn(m_row)) / static_cast<double>(m_row.machines)
        : 0;
}

QString BulkReview::pauseText() const
{
    return Words().age(1, 1 + secondsOf(m_row.pause) * 1000);
}

double BulkReview::at() const
{
    return millisecondsOf(m_row.at);
}

void BulkReview::setReason(const QString &reason)
{
    if (m_draft.reason == reason)
        return;
    m_draft.reason = reason;
    emit draftChanged();
}

void BulkReview::setTypedNumber(const QString &number)
{
    if (m_draft.typedName == number)
        return;
    m_draft.typedName = number;
    emit draftChanged();
}

void BulkReview::setDigits(const QString &digits)
{
    if (m_draft.digits == digits)
        return;
    m_draft.digits = digits;
    emit draftChanged();
}

void BulkReview::setEvenIfILeave(bool even)
{
    if (m_evenIfILeave == even)
        return;
    m_evenIfILeave = even;
    emit draftChanged();
}

void BulkReview::forgetActs()
{
    m_draft = {.reason = m_draft.reason};
}

} // namespace hp::ui

#include "moc_BulkReview.cpp"
