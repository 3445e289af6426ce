// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverridePipeline.h"

#include "backend/overrides/EffectWatch.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Override.h"

#include <QLoggingCategory>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcOverrides, "holdpoint.overrides", QtInfoMsg)

namespace hp::overrides {

namespace {

/// One that people read as sentences.
Unexpected refused(ErrorCode code, Message why)
{
    Unexpected refusal = unexpected(code, std::move(why));
    refusal.error.message = told(refusal.error.said);
    return refusal;
}

std::string fourDigits()
{
    return QStringLiteral("%1")
        .arg(QRandomGenerator::system()->bounded(10000), 4, 10, QLatin1Char('0'))
        .toStdString();
}

/// Looks at an object that changes each time before the patch is there.
constexpr int sendAttempts = 4;

} // namespace

/// What runs for a ticket that is not over.
struct OverridePipeline::Flight {
    /// Before the send: the object, of which any change is looked at; then its effect.
    std::unique_ptr<EffectWatch> watch{};
    std::uint64_t timer = 0;
    bool looking = false;
    bool changed = false; ///< since the look began
    int attempts = 0;
    std::string takenBackBy{}; ///< while it was on its way
};

OverridePipeline::OverridePipeline(cluster::Cluster &cluster,
                                   runtime::Clock &clock,
                                   AuditChain &audit,
                                   OverrideSources &sources,
                                   PipelineSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_audit(audit)
    , m_sources(sources)
    , m_settings(std::move(settings))
{
    if (!m_settings.send) {
        m_settings.send = [&cluster](const cluster::ObjectRef &ref,
                                     cluster::PatchType type,
                                     Json body,
                                     const cluster::WriteOptions &options,
                                     Reply<cluster::Written> reply) {
            cluster.patch(
                ref, type, std::move(body), cluster::Subresource::None, options, std::move(reply));
        };
    }
}

OverridePipeline::~OverridePipeline() = default;

std::string OverridePipeline::preview(OverrideRequest request,
                                      const std::string &by,
                                      const std::string &session)
{
    forgetOld();
    request.id = QUuid::createUuid().toString(QUuid::Id128).left(12).toStdString();
    const auto answer = [this, by, session](const OverrideRequest &asked,
                                            const OverrideView &view) {
        Ticket ticket;
        ticket.id = asked.id;
        ticket.requestedBy = by;
        ticket.requestedIn = session;
        ticket.digits = fourDigits();
        ticket.preview = evaluate(asked, view);
        const auto keep = [this, by, session](Ticket whole) {
            whole.digest = digestOf(whole.preview);
            whole.shownAt = m_clock.uptime();
            // Whoever types them while the same is previewed again consents to the same.
            for (const auto &[id, other] : m_tickets) {
                if (other.state == TicketState::Previewed && other.digest == whole.digest
                    && other.requestedBy == by && other.requestedIn == session) {
                    whole.digits = other.digits;
                    whole.shownAt = std::min(whole.shownAt, other.shownAt);
                }
            }
            makeRoomFor(by);
            m_previews.push_back(whole.id);
            const QString id = QString::fromStdString(whole.id);
            m_tickets[whole.id] = std::move(whole);
            emit changed(id);
        };
        if (!ticket.preview.refusal.empty())
            return keep(std::move(ticket));
        const OverridePatch patch = ticket.preview.patch;
        const cluster::Kind *kind = kindOf(patch);
        if (kind == nullptr) {
            ticket.preview.refusal = say::itIsNotThereAnyMore();
            return keep(std::move(ticket));
        }
        sendPatch(
            m_settings.send,
            *kind,
            patch,
            by,
            Sending::DryRun,
            [this, ticket, keep, alive = m_alive.token()](Result<cluster::Written> dry) mutable {
                if (!alive)
                    return;
                ticket.dryRun.at = m_clock.now();
                if (dry) {
                    ticket.dryRun.state = DryRun::State::Accepted;
                    ticket.dryRun.warnings = dry->warnings;
                } else {
                    ticket.dryRun.state = DryRun::State::Refused;
                    ticket.dryRun.message = dry.error().message;
                    ticket.preview.refusal = refusalOf(dry.error());
                }
                keep(std::move(ticket));
            });
    };
    m_sources.gather(
        request, by, [request, answer](const OverrideView &view) { answer(request, view); });
    return request.id;
}

void OverridePipeline::check(const OverrideRequest &request,
                             const std::string &by,
                             std::function<void(const Preview &)> done)
{
    m_sources.gather(
        request, by, [this, request, done = std::move(done)](const OverrideView &view) {
            done(evaluate(request, view));
        });
}

void OverridePipeline::weigh(OverrideRequest request,
                             const std::string &by,
                             std::function<void(BulkCandidate)> done)
{
    request.id = QUuid::createUuid().toString(QUuid::Id128).left(12).toStdString();
    const auto answer = [this, request, by, done = std::move(done)](const OverrideView &view) {
        BulkCandidate candidate;
        candidate.request = request;
        candidate.preview = evaluate(request, view);
        candidate.digest = digestOf(candidate.preview);
        candidate.ofControlPlane = concernsControlPlane(request, view);
        if (!candidate.preview.refusal.empty() || candidate.ofControlPlane)
            return done(std::move(candidate));
        const OverridePatch patch = candidate.preview.patch;
        const cluster::Kind *kind = kindOf(patch);
        if (kind == nullptr) {
            candidate.preview.refusal = say::itIsNotThereAnyMore();
            return done(std::move(candidate));
        }
        sendPatch(m_settings.send,
                  *kind,
                  patch,
                  by,
                  Sending::DryRun,
                  [candidate, done, alive = m_alive.token()](
                      const Result<cluster::Written> &dry) mutable {
                      if (!alive)
                          return;
                      if (!dry)
                          candidate.preview.refusal = refusalOf(dry.error());
                      done(std::move(candidate));
                  });
    };
    m_sources.gather(request, by, answer);
}

void OverridePipeline::sendMember(const BulkRun &run, std::size_t index)
{
    const OverrideRequest request = run.plan.members.at(index).request;
    m_sources.gather(
        request, run.commitment.by, [this, run, index, request](const OverrideView &view) {
            Ticket fresh;
            fresh.id = request.id;
            fresh.requestedBy = run.commitment.by;
            fresh.requestedIn = run.commitment.session;
            fresh.preview = evaluate(request, view);
            fresh.digest = digestOf(fresh.preview);
            Ticket ticket = memberOfPlan(std::move(fresh), run, index, moment());
            if (!isOver(ticket.state)) {
                if (const auto noted = note(ticket, AuditPhase::Committed); !noted)
                    return finish(std::move(ticket), TicketState::Refused, noted.error().said);
            }
            store(std::move(ticket));
        });
}

const cluster::Kind *OverridePipeline::kindOf(const OverridePatch &patch) const
{
    if (patch.apiVersion.empty())
        return &overrides::kindOf(patch.target);
    const cluster::Kind *kind = m_settings.kindOf
        ? m_settings.kindOf(patch.apiVersion.substr(0, patch.apiVersion.find('/')), patch.kind)
        : nullptr;
    return kind != nullptr && kind->apiVersion() == patch.apiVersion ? kind : nullptr;
}

Preview OverridePipeline::evaluate(const OverrideRequest &request, const OverrideView &view) const
{
    Preview preview = previewOf(request, view, m_clock.now(), m_settings.policy.levels);
    if (!m_settings.policy.writes && preview.refusal.empty())
        preview.refusal = say::changesNothing();
    return preview;
}

Result<Ticket> OverridePipeline::commit(const std::string &id, const Commitment &commitment)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end())
        return refused(ErrorCode::NotFound,
                       sentences({say::thereIsNoSuchReview(), say::reviewAgain()}));
    if (!m_settings.policy.writes)
        return refused(ErrorCode::Refused, say::changesNothing());
    if (commitment.breakGlass && !m_settings.policy.breakGlass)
        return refused(ErrorCode::Refused, say::nobodyGoesAlone());
    auto committed = overrides::commit(it->second, commitment, moment());
    if (!committed)
        return committed;
    if (const auto noted = note(*committed, AuditPhase::Committed); !noted)
        return unexpected(noted.error());
    store(*committed);
    return committed;
}

Result<std::string> OverridePipeline::press(const std::string &id,
                                            const std::string &by,
                                            const std::string &session,
                                            const std::string &digest)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end())
        return refused(ErrorCode::NotFound,
                       sentences({say::thereIsNoSuchReview(), say::reviewAgain()}));
    const std::string challenge = QUuid::createUuid().toString(QUuid::Id128).toStdString();
    auto pressed = overrides::press(it->second, digest, {by, session, challenge, m_clock.uptime()});
    if (!pressed)
        return unexpected(pressed.error());
    it->second = std::move(*pressed);
    return challenge;
}

bool OverridePipeline::isApprover(const std::string &name) const
{
    const auto &approvers = m_settings.policy.approvers;
    return approvers.empty() || approvers.contains(name);
}

Result<Ticket> OverridePipeline::approve(const std::string &id, const Approval &approval)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end())
        return refused(ErrorCode::NotFound, say::thereIsNoSuchRequest());
    if (!isApprover(approval.by)) {
        Unexpected refusal = unexpected(ErrorCode::Refused, say::isNoApprover(approval.by));
        refusal.error.message += '.'; // a name begins with the letter that it has
        return refusal;
    }
    auto approved = overrides::approve(it->second, approval, moment());
    if (!approved)
        return approved;
    if (const auto noted = note(*approved, AuditPhase::Approved); !noted)
        return unexpected(noted.error());
    store(*approved);
    // What changed since the last look ends it now, and not when it is due.
    schedulePoll(id, m_clock.uptime());
    return approved;
}

Result<Ticket>
OverridePipeline::reject(const std::string &id, const std::string &by, const std::string &reason)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end())
        return refused(ErrorCode::NotFound, say::thereIsNoSuchRequest());
    auto rejected = overrides::reject(it->second, by, reason, moment());
    if (rejected)
        store(*rejected);
    return rejected;
}

Result<Ticket> OverridePipeline::abort(const std::string &id, const std::string &by)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end())
        return refused(ErrorCode::NotFound, say::thereIsNoSuchOverride());
    auto aborted = overrides::abort(it->second, by, moment());
    if (aborted)
        store(*aborted);
    return aborted;
}

void OverridePipeline::takeBack(const std::string &id, const std::string &by)
{
    const auto it = m_tickets.find(id);
    const auto flight = m_flights.find(id);
    if (it == m_tickets.end() || flight == m_flights.end())
        return;
    if (it->second.state == TicketState::Sending)
        flight->second->takenBackBy = by;
    else
        (void)abort(id, by);
}

void OverridePipeline::read(const OverridePatch &patch, Reply<Object> reply)
{
    const cluster::Kind *kind = kindOf(patch);
    if (kind == nullptr)
        return reply(unexpected(ErrorCode::Unreachable, say::itIsNotThereAnyMore()));
    m_cluster.get({kind, patch.key},
                  m_alive.guard([reply = std::move(reply)](const Result<Object> &now) {
                      const bool isGone = !now && now.error().code == ErrorCode::NotFound;
                      reply(isGone ? Result<Object>(Object()) : now);
                  }));
}

Result<Done> OverridePipeline::review(const std::string &id,
                                      const std::string &by,
                                      const std::string &note,
                                      const std::string &from)
{
    const auto due = m_audit.unreviewed();
    if (!due)
        return unexpected(due.error());
    const auto row = std::find_if(
        due->begin(), due->end(), [&](const AuditRow &each) { return each.override == id; });
    if (row == due->end())
        return refused(ErrorCode::NotFound, say::noReviewIsDue(id));
    const std::string actor = textOf(parseJson(row->content), "actor");
    if (by.empty() || by == actor)
        return refused(ErrorCode::Refused, say::anotherPersonReviews(actor));
    if (Message why = whyNotReason(note); !why.empty())
        return refused(ErrorCode::Refused, std::move(why));
    const auto closed = m_audit.append(id, false, reviewContent(id, by, note, from), m_clock.now());
    if (!closed)
        return unexpected(closed.error());
    emit changed(QString::fromStdString(id));
    return Done{};
}

std::string OverridePipeline::authorOf(const Ticket &ticket) const
{
    const std::string &by = ticket.commitment.by;
    return m_settings.authorOf ? m_settings.authorOf(by) : by;
}

/// Nothing goes on that is not in the audit.
Result<Done> OverridePipeline::note(const Ticket &ticket, AuditPhase phase)
{
    const auto row = m_audit.append(
        ticket.id, true, auditContent(ticket, authorOf(ticket), phase), m_clock.now());
    if (row)
        return Done{};
    qCWarning(lcOverrides).noquote() << QString::fromStdString(row.error().message);
    return refused(ErrorCode::Refused, say::auditCouldNotBeWritten(row.error().message));
}

Message OverridePipeline::whyNotAnyMore(const Ticket &ticket, bool isDue) const
{
    const Commitment &person = ticket.commitment;
    const auto lost = [this](const std::string &name,
                             const std::string &session,
                             bool byCertificate,
                             const std::string &tokenHash,
                             Right right) {
        return m_settings.may && !session.empty() && !byCertificate
            && !m_settings.may(name, tokenHash, right);
    };
    if (lost(person.by, person.session, person.byCertificate, person.tokenHash, Right::Commit))
        return say::requesterMayNotAnyMore(person.by);
    if (!ticket.approvedBy.empty()
        && lost(ticket.approvedBy,
                ticket.approvedIn,
                ticket.approvedByCertificate,
                ticket.approvedWith,
                Right::Approve))
        return say::approverMayNotAnyMore(ticket.approvedBy);
    const bool left = isDue && !person.evenIfILeave && !person.session.empty()
        && m_settings.isPresent && !m_settings.isPresent(person.by, person.session);
    return left ? say::requesterHasLeft(person.by) : Message();
}

bool OverridePipeline::isSeen(const Ticket &ticket) const
{
    return ticket.state != TicketState::Previewed || ticket.requestedIn.empty()
        || !m_settings.isPresent || m_settings.isPresent(ticket.requestedBy, ticket.requestedIn);
}

std::vector<Message> OverridePipeline::besides(const Ticket &ticket) const
{
    std::vector<Message> clauses;
    for (const auto &[id, other] : m_tickets) {
        Message clause = isSeen(other) ? overrides::besides(ticket, other) : Message();
        if (!clause.empty())
            clauses.push_back(std::move(clause));
    }
    return clauses;
}

/// The ticket has a new state: what follows from it is started, what it ended is closed.
void OverridePipeline::store(Ticket ticket)
{
    const std::string id = ticket.id;
    const bool wasCommitted = ticket.committedAt.has_value();
    m_tickets[id] = std::move(ticket);
    const Ticket &now = m_tickets[id];
    if (isOver(now.state)) {
        // Not from inside a call of its watch.
        if (const auto flight = m_flights.find(id); flight != m_flights.end()) {
            const std::shared_ptr<Flight> ending = flight->second;
            m_clock.cancel(ending->timer);
            m_flights.erase(flight);
            QMetaObject::invokeMethod(
                this, [ending] { ending->watch.reset(); }, Qt::QueuedConnection);
        }
        if (wasCommitted)
            close(now);
    } else if (now.state != TicketState::Previewed) {
        auto &flight = m_flights[id];
        if (!flight) {
            flight = std::make_shared<Flight>();
            const OverridePatch &patch = now.preview.patch;
            // Of one that is not served any more the next look tells.
            if (const cluster::Kind *kind = kindOf(patch); kind != nullptr) {
                flight->watch = std::make_unique<EffectWatch>(
                    m_cluster, m_clock, *kind, patch.key, [this, id](auto &&...) {
                        const auto it = m_flights.find(id);
                        if (it == m_flights.end())
                            return;
                        if (it->second->looking)
                            it->second->changed = true;
                        else
                            schedulePoll(id, m_clock.uptime());
                    });
                flight->watch->start({});
            }
        }
        schedulePoll(id, now.dueAt);
    }
    emit changed(QString::fromStdString(id));
}

void OverridePipeline::schedulePoll(const std::string &id, std::optional<Duration> at)
{
    const auto flight = m_flights.find(id);
    if (flight == m_flights.end())
        return;
    Duration wait = m_settings.pollInterval;
    if (at)
        wait = std::clamp(*at - m_clock.uptime(), Duration{}, wait);
    m_clock.cancel(flight->second->timer);
    flight->second->timer = m_clock.after(wait, this, [this, id] { poll(id); });
}

void OverridePipeline::poll(const std::string &id)
{
    const auto flight = m_flights.find(id);
    if (flight == m_flights.end() || flight->second->looking)
        return;
    const Ticket &ticket = m_tickets[id];
    const auto act = [this, id](const Preview &fresh) {
        const auto now = m_tickets.find(id);
        if (now == m_tickets.end() || isOver(now->second.state))
            return;
        const Moment at = moment();
        TicketStep step = decideTicket(now->second, fresh, digestOf(fresh), at);
        if (!isOver(step.ticket.state) && step.ticket.state <= TicketState::Sending) {
            Message why = whyNotAnyMore(step.ticket, step.kind == TicketStep::Kind::Send);
            if (!why.empty())
                return store(voided(now->second, std::move(why), at));
        }
        switch (step.kind) {
        case TicketStep::Kind::Wait:
            return schedulePoll(id, step.at);
        case TicketStep::Kind::Send:
            step.ticket.preview.patch.revision = fresh.patch.revision;
            step.ticket.preview.patch.bootedAt = fresh.patch.bootedAt;
            return send(std::move(step.ticket));
        case TicketStep::Kind::End:
            return store(std::move(step.ticket));
        }
    };
    if (ticket.state == TicketState::Sending)
        return;
    if (ticket.state == TicketState::Accepted)
        return act(ticket.preview);
    look(id, act);
}

/// What a preview would say now of a ticket that has a flight.
void OverridePipeline::look(const std::string &id, const std::function<void(const Preview &)> &then)
{
    const Ticket &ticket = m_tickets[id];
    Flight &begun = *m_flights[id];
    begun.looking = true;
    begun.changed = false;
    m_sources.gather(ticket.preview.request,
                     ticket.commitment.by,
                     [this, id, then, request = ticket.preview.request](const OverrideView &view) {
                         const auto it = m_flights.find(id);
                         if (it == m_flights.end())
                             return;
                         const std::shared_ptr<Flight> flight = it->second;
                         flight->looking = false;
                         then(previewOf(request, view, m_clock.now(), m_settings.policy.levels));
                         if (std::exchange(flight->changed, false) && m_flights.contains(id))
                             schedulePoll(id, m_clock.uptime());
                     });
}

void OverridePipeline::send(Ticket ticket)
{
    const std::string id = ticket.id;
    if (const auto noted = note(ticket, AuditPhase::Sent); !noted)
        return finish(std::move(ticket), TicketState::Refused, noted.error().said);
    m_tickets[id] = std::move(ticket);
    emit changed(QString::fromStdString(id));
    sendNow(id);
}

void OverridePipeline::sendNow(const std::string &id)
{
    const Ticket &ticket = m_tickets[id];
    const cluster::Kind *kind = kindOf(ticket.preview.patch);
    if (kind == nullptr)
        return finish(ticket, TicketState::Refused, say::itIsNotThereAnyMore());
    sendPatch(m_settings.send,
              *kind,
              ticket.preview.patch,
              ticket.commitment.by,
              Sending::ForGood,
              [this, id, alive = m_alive.token()](Result<cluster::Written> r) {
                  if (alive)
                      sent(id, std::move(r));
              });
}

/// It was refused, perhaps because the object is not any more what was looked at: it is looked at
/// again, and what differs from what was committed to ends it.
void OverridePipeline::sendAgain(const std::string &id, const Error &refusal)
{
    look(id, [this, id, refusal](const Preview &fresh) {
        Ticket ticket = m_tickets[id];
        const Moment at = moment();
        Ticket waiting = ticket;
        waiting.state = TicketState::Delayed;
        TicketStep step = decideTicket(waiting, fresh, digestOf(fresh), at);
        if (step.kind == TicketStep::Kind::End)
            return store(std::move(step.ticket));
        if (const std::string by = m_flights[id]->takenBackBy; !by.empty())
            return store(*overrides::abort(std::move(waiting), by, at));
        if (Message why = whyNotAnyMore(ticket, true); !why.empty())
            return store(voided(std::move(ticket), std::move(why), at));
        if (fresh.patch.revision == ticket.preview.patch.revision)
            return finish(std::move(ticket), TicketState::Refused, refusalOf(refusal));
        if (++m_flights[id]->attempts >= sendAttempts)
            return store(voided(std::move(ticket), say::objectChangesTooFast(), at));
        m_tickets[id].preview.patch.revision = fresh.patch.revision;
        m_tickets[id].preview.patch.bootedAt = fresh.patch.bootedAt;
        sendNow(id);
    });
}

void OverridePipeline::sent(const std::string &id, Result<cluster::Written> answer)
{
    Ticket ticket = m_tickets[id];
    if (ticket.state != TicketState::Sending || !m_flights.contains(id))
        return;
    if (!answer && isOlderLook(answer.error()) && !ticket.preview.patch.revision.empty())
        return sendAgain(id, answer.error());
    if (!answer && !isUnknownOutcome(answer.error().code))
        return finish(std::move(ticket), TicketState::Refused, refusalOf(answer.error()));
    ticket = accepted(std::move(ticket), moment());
    if (answer) {
        ticket.acceptedRevision = answer->object.resourceVersion();
        announce(ticket);
    } else {
        ticket.outcome = say::answerWasLost();
    }
    m_tickets[id] = ticket;
    emit changed(QString::fromStdString(id));
    schedulePoll(id, ticket.dueAt);
    if (answer)
        seen(id, answer->object, false);
    observe(id, ticket.acceptedRevision);
}

/// Waits for the effect from that revision on; without one the object is read first.
void OverridePipeline::observe(const std::string &id, const std::string &from)
{
    const auto flight = m_flights.find(id);
    if (flight == m_flights.end())
        return;
    const OverridePatch &patch = m_tickets[id].preview.patch;
    const cluster::Kind *kind = kindOf(patch);
    if (kind == nullptr)
        return;
    flight->second->watch = std::make_unique<EffectWatch>(
        m_cluster, m_clock, *kind, patch.key, [this, id](const Object &object, bool gone) {
            seen(id, object, gone);
        });
    flight->second->watch->start(from);
}

void OverridePipeline::seen(const std::string &id, const Object &object, bool gone)
{
    const auto it = m_tickets.find(id);
    if (it == m_tickets.end() || it->second.state != TicketState::Accepted)
        return;
    Ticket ticket = it->second;
    const Preview &preview = ticket.preview;
    const bool another = object && object.uid() != preview.patch.uid;
    if (!isObserved(preview.request, preview.patch, gone ? Object() : object)) {
        if (gone || another)
            finish(std::move(ticket), TicketState::TimedOut, say::objectIsGoneEndUnknown());
        return;
    }
    // The watch that tells it is not destroyed from inside its own call.
    QMetaObject::invokeMethod(
        this,
        [this, id, isGone = gone || another, at = formatTime(m_clock.now())] {
            const auto now = m_tickets.find(id);
            if (now == m_tickets.end() || now->second.state != TicketState::Accepted)
                return;
            const bool lost = now->second.acceptedRevision.empty();
            finish(now->second,
                   TicketState::Observed,
                   isGone     ? lost ? say::observedGoneAnswerLost(at) : say::observedGone(at)
                           : lost ? say::observedChangeAnswerLost(at)
                              : say::observedChange(at));
        },
        Qt::QueuedConnection);
}

void OverridePipeline::finish(Ticket ticket, TicketState state, Message outcome)
{
    ticket.state = state;
    ticket.outcome = std::move(outcome);
    ticket.endedAt = m_clock.now();
    // Whose answer was lost is told of now that it is known.
    if (state == TicketState::Observed && ticket.acceptedRevision.empty())
        announce(ticket);
    store(std::move(ticket));
}

void OverridePipeline::close(const Ticket &ticket)
{
    Json content = auditContent(ticket, authorOf(ticket));
    addOutcome(content, toString(ticket.state), ticket.outcome);
    const auto row = m_audit.append(ticket.id, false, content, m_clock.now());
    if (!row)
        qCWarning(lcOverrides).noquote() << QString::fromStdString(row.error().message);
}

/// The cluster itself remembers who did what, and why.
void OverridePipeline::announce(const Ticket &ticket)
{
    m_cluster.recordEvent(eventOf(ticket, {m_audit.length(), m_audit.head()}));
}

void OverridePipeline::makeRoomFor(const std::string &by)
{
    std::erase_if(m_previews, [this](const std::string &id) {
        const auto it = m_tickets.find(id);
        return it == m_tickets.end() || it->second.state != TicketState::Previewed;
    });
    const auto isTheirs = [&](const std::string &id) { return m_tickets[id].requestedBy == by; };
    if (static_cast<std::size_t>(std::ranges::count_if(m_previews, isTheirs)) < maxPreviewsOfOne)
        return;
    const auto oldest = std::ranges::find_if(m_previews, isTheirs);
    const std::string id = *oldest;
    m_previews.erase(oldest);
    m_tickets.erase(id);
    emit changed(QString::fromStdString(id));
}

void OverridePipeline::forgetOld()
{
    for (auto it = m_tickets.begin(); it != m_tickets.end();) {
        const Ticket &ticket = it->second;
        // Nobody's review goes because the wall clock was set.
        const Duration idle = ticket.state == TicketState::Previewed
            ? m_clock.uptime() - ticket.shownAt
            : m_clock.now() - ticket.endedAt.value_or(m_clock.now());
        if (idle > m_settings.keep) {
            const QString id = QString::fromStdString(it->first);
            it = m_tickets.erase(it);
            emit changed(id);
        } else {
            ++it;
        }
    }
}

} // namespace hp::overrides

#include "moc_OverridePipeline.cpp"
