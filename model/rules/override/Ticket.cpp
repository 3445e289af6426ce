// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Ticket.h"

#include "model/messages/Bulk.h"
#include "model/messages/Override.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hp::overrides {

namespace {

constexpr std::array stateNames{"previewed",
                                "awaitingApproval",
                                "delayed",
                                "sending",
                                "accepted",
                                "observed",
                                "timedOut",
                                "refused",
                                "aborted",
                                "expired",
                                "voided"};

Unexpected refused(Message why)
{
    Unexpected refusal = unexpected(ErrorCode::Refused, std::move(why));
    refusal.error.message = told(refusal.error.said);
    return refusal;
}

Ticket ended(Ticket ticket, TicketState state, Message outcome, const Moment &now)
{
    ticket.state = state;
    ticket.outcome = std::move(outcome);
    ticket.endedAt = now.wall;
    return ticket;
}

/// What it waits for now ends so much later.
void waitFor(Ticket &ticket, Duration delay, const Moment &now)
{
    ticket.waitsSince = now;
    ticket.dueAt = now.uptime + delay;
}

TicketStep end(const Ticket &ticket, TicketState state, Message outcome, const Moment &now)
{
    return {TicketStep::Kind::End, std::nullopt, ended(ticket, state, std::move(outcome), now)};
}

bool drivesPower(Action action)
{
    return infoOf(action).target == Target::Host && action != Action::Pause
        && action != Action::Resume && action != Action::Detach && action != Action::Attach;
}

} // namespace

Message whyClockStops(const Moment &since, const Moment &now)
{
    const Duration step = (now.wall - since.wall) - (now.uptime - since.uptime);
    return step > clockStep ? say::clockWasSetForward(step)
        : step < -clockStep ? say::clockWasSetBack(-step)
                            : Message();
}

bool isOver(TicketState state)
{
    return state >= TicketState::Observed;
}

const char *toString(TicketState state)
{
    return stateNames.at(static_cast<std::size_t>(state));
}

std::optional<TimePoint> approvalUntil(const Ticket &ticket)
{
    if (ticket.state != TicketState::AwaitingApproval)
        return std::nullopt;
    return *ticket.committedAt + approvalLifetime;
}

std::optional<TimePoint> observeUntil(const Ticket &ticket)
{
    if (ticket.state != TicketState::Accepted)
        return std::nullopt;
    return *ticket.acceptedAt
        + (drivesPower(ticket.preview.request.action) ? powerObservationLimit : observationLimit);
}

std::vector<std::string> remainingGates(const Ticket &ticket)
{
    const bool open = ticket.state == TicketState::Previewed;
    const Gates &gates = open ? ticket.preview.gates : ticket.gates;
    const bool approving = open || ticket.state == TicketState::AwaitingApproval;
    std::vector<std::string> left;
    const auto add = [&left](bool wanted, const char *gate) {
        if (wanted)
            left.emplace_back(gate);
    };
    add(open && gates.reason, "reason");
    add(open && gates.pressAndHold, "confirm");
    add(open && gates.typeName, "typeName");
    add(approving && gates.secondPerson, "secondPerson");
    add((approving || ticket.state == TicketState::Delayed) && gates.delay > Duration{}, "delay");
    return left;
}

Message whyNotNow(const Preview &preview)
{
    if (!preview.gates.offered)
        return whyNever(preview.request.action);
    // What could not be read looks as if it were not there.
    for (const Interlock &interlock : preview.interlocks) {
        if (std::string_view(interlock.id) == "data-fresh" && interlock.light != Light::Green)
            return say::nothingIsSentOnOldData(interlock.evidence);
    }
    return preview.refusal;
}

std::string told(const Message &message)
{
    std::string sentence = message.sentence();
    const MessageForm *form = message.form();
    // A name begins with the letter that it has.
    if (form && form->placeCount > 0 && form->places[0] == Place::Name
        && std::string_view(form->english).starts_with("%1") && !sentence.empty())
        sentence.front() = message.text().front();
    if (!form || isQuote(message) || form->placeCount == 0
        || form->places[form->placeCount - 1] != Place::Quote)
        return sentence;
    // All rows that end in a quote end with it.
    if (!message.text().ends_with('.') && sentence.ends_with('.'))
        sentence.pop_back();
    return sentence;
}

Result<Ticket> press(Ticket ticket, const std::string &digest, Press press)
{
    if (ticket.state == TicketState::AwaitingApproval && press.by == ticket.commitment.by)
        return refused(say::anotherPersonApproves(press.by));
    if (ticket.state != TicketState::Previewed && ticket.state != TicketState::AwaitingApproval)
        return refused(say::isCommittedAlready());
    if (digest != ticket.digest)
        return refused(sentences({say::reviewIsOlder(), say::reviewAgain()}));
    ticket.presses[press.by] = std::move(press);
    return ticket;
}

namespace {

/// How somebody confirmed over a connection; a refusal when they did not, or before anybody could
/// have read it.
Result<std::string> confirmationOf(const Ticket &ticket,
                                   const std::string &by,
                                   const std::string &session,
                                   const std::string &confirm,
                                   const Moment &now)
{
    const auto early = [&ticket] {
        return refused(say::confirmedTooEarly("1.5 s", ticket.digits));
    };
    if (!confirm.empty() && confirm == ticket.digits) {
        if (now.uptime - ticket.shownAt < holdTime - holdSlack)
            return early();
        return std::string(digitsConfirmation);
    }
    const auto press = ticket.presses.find(by);
    if (press == ticket.presses.end() || confirm.empty() || confirm != press->second.challenge
        || press->second.session != session || now.uptime - press->second.at > pressLifetime)
        return refused(say::typeDigits(ticket.digits));
    if (now.uptime - press->second.at < holdTime - holdSlack)
        return early();
    return std::string(heldConfirmation);
}

} // namespace

Result<Ticket> commit(Ticket ticket, const Commitment &commitment, const Moment &now)
{
    const Preview &preview = ticket.preview;
    if (ticket.state != TicketState::Previewed)
        return refused(say::isCommittedAlready());
    if (Message why = whyNotNow(preview); !why.empty())
        return refused(std::move(why));
    if (commitment.digest != ticket.digest)
        return refused(sentences({say::reviewIsOlder(), say::reviewAgain()}));
    if (commitment.by.empty())
        return refused(say::nobodyIsSignedIn());
    const Gates gates = commitment.breakGlass ? breakGlass(preview.guard.level) : preview.gates;
    if (gates.reason) {
        if (Message why = whyNotReason(commitment.reason); !why.empty())
            return refused(std::move(why));
    }
    std::string confirmed;
    if (gates.pressAndHold) {
        auto how =
            confirmationOf(ticket, commitment.by, commitment.session, commitment.confirm, now);
        if (!how)
            return unexpected(how.error());
        confirmed = std::move(*how);
    }
    if (gates.typeName && commitment.typedName != preview.patch.key.name)
        return refused(say::typeNameToConfirm(preview.patch.key.name));
    ticket.gates = gates;
    ticket.commitment = commitment;
    ticket.commitment.confirm = std::move(confirmed);
    ticket.presses.clear();
    ticket.committedAt = now.wall;
    ticket.state = gates.secondPerson ? TicketState::AwaitingApproval : TicketState::Delayed;
    if (ticket.state == TicketState::Delayed)
        ticket.sendAt = now.wall + gates.delay;
    waitFor(ticket, gates.secondPerson ? approvalLifetime : gates.delay, now);
    return ticket;
}

Result<Ticket> approve(Ticket ticket, const Approval &approval, const Moment &now)
{
    if (ticket.state != TicketState::AwaitingApproval)
        return refused(say::waitsForNoApproval());
    if (approval.by.empty() || approval.by == ticket.commitment.by)
        return refused(say::anotherPersonApproves(ticket.commitment.by));
    if (approval.digest != ticket.digest)
        return refused(sentences({say::approvedIsNotAsked(), say::reviewAgain()}));
    if (now.uptime >= ticket.dueAt)
        return refused(say::requestHasExpired());
    if (ticket.gates.pressAndHold) {
        auto how = confirmationOf(ticket, approval.by, approval.session, approval.confirm, now);
        if (!how)
            return unexpected(how.error());
        ticket.approvedHow = std::move(*how);
    }
    ticket.presses.clear();
    ticket.approvedBy = approval.by;
    ticket.approvedIn = approval.session;
    ticket.approvedByCertificate = approval.byCertificate;
    ticket.approvedWith = approval.tokenHash;
    ticket.approvedAt = now.wall;
    ticket.state = TicketState::Delayed;
    ticket.sendAt = now.wall + ticket.gates.delay;
    waitFor(ticket, ticket.gates.delay, now);
    return ticket;
}

Result<Ticket>
reject(Ticket ticket, const std::string &by, const std::string &reason, const Moment &now)
{
    if (ticket.state != TicketState::AwaitingApproval)
        return refused(say::waitsForNoApproval());
    if (by.empty() || by == ticket.commitment.by)
        return refused(say::anotherPersonApproves(ticket.commitment.by));
    if (reason.size() > maxReason)
        return refused(say::reasonIsTooLong(maxReason));
    return ended(std::move(ticket),
                 TicketState::Aborted,
                 reason.empty() ? say::rejectedBy(by) : say::rejectedBecause(by, reason),
                 now);
}

Ticket voided(Ticket ticket, Message why, const Moment &now)
{
    return ended(std::move(ticket), TicketState::Voided, std::move(why), now);
}

Ticket accepted(Ticket ticket, const Moment &now)
{
    ticket.state = TicketState::Accepted;
    ticket.acceptedAt = now.wall;
    waitFor(ticket, *observeUntil(ticket) - now.wall, now);
    return ticket;
}

Message besides(const Ticket &ticket, const Ticket &other)
{
    const OverridePatch &theirs = other.preview.patch;
    if (other.id == ticket.id || isOver(other.state) || theirs.body.empty()
        || !isSameObject(theirs, ticket.preview.patch))
        return {};
    const std::string &who = other.committedAt ? other.commitment.by : other.requestedBy;
    if (who == (ticket.committedAt ? ticket.commitment.by : ticket.requestedBy))
        return {};
    const std::string verb = infoOf(other.preview.request.action).verb;
    switch (other.state) {
    case TicketState::Previewed:
        return say::alsoReviews(who, verb);
    case TicketState::AwaitingApproval:
        return say::alsoWaits(who, verb);
    case TicketState::Delayed:
        return say::alsoWillBeSent(who, verb, formatTime(*other.sendAt));
    default:
        return say::alsoWasSent(who, verb);
    }
}

Message whatChanged(const Preview &before, const Preview &after)
{
    if (!after.refusal.empty())
        return after.refusal;
    if (before.patch.uid != after.patch.uid)
        return say::objectWasReplaced();
    const Interlock *changed = nullptr;
    for (const Interlock &now : after.interlocks) {
        const auto it = std::find_if(
            before.interlocks.begin(), before.interlocks.end(), [&](const Interlock &then) {
                return std::string_view(then.id) == now.id;
            });
        if (it != before.interlocks.end() && it->light == now.light)
            continue;
        if (now.light == Light::Red) // says more than what else changed, and stops a plan
            return say::checkChanged(now.evidence);
        changed = changed ? changed : &now;
    }
    if (before.patch.body != after.patch.body)
        return say::patchChanged();
    return changed ? say::checkChanged(changed->evidence) : say::reviewedChanged();
}

Result<Ticket> abort(Ticket ticket, const std::string &by, const Moment &now)
{
    switch (ticket.state) {
    case TicketState::Previewed:
    case TicketState::AwaitingApproval:
    case TicketState::Delayed:
        return ended(std::move(ticket), TicketState::Aborted, say::abortedBy(by), now);
    default:
        return refused(isOver(ticket.state) ? say::isOver() : say::isSentAlready());
    }
}

TicketStep decideTicket(const Ticket &ticket,
                        const Preview &fresh,
                        const std::string &freshDigest,
                        const Moment &now)
{
    switch (ticket.state) {
    case TicketState::AwaitingApproval: {
        if (now.uptime >= ticket.dueAt)
            return end(ticket, TicketState::Expired, say::nobodyApprovedInTime(), now);
        if (freshDigest != ticket.digest)
            return end(ticket, TicketState::Voided, whatChanged(ticket.preview, fresh), now);
        return {TicketStep::Kind::Wait, ticket.dueAt, ticket};
    }
    case TicketState::Delayed: {
        if (Message why = whyClockStops(ticket.waitsSince, now); !why.empty())
            return end(ticket, TicketState::Voided, std::move(why), now);
        if (freshDigest != ticket.digest)
            return end(ticket, TicketState::Voided, whatChanged(ticket.preview, fresh), now);
        if (!ticket.plan.empty() && fresh.patch.basis != ticket.preview.patch.basis)
            return end(ticket, TicketState::Voided, say::bulkChangedSinceThePlan(), now);
        if (now.uptime < ticket.dueAt)
            return {TicketStep::Kind::Wait, ticket.dueAt, ticket};
        Ticket sending = ticket;
        sending.state = TicketState::Sending;
        sending.sentAt = now.wall;
        return {TicketStep::Kind::Send, std::nullopt, std::move(sending)};
    }
    case TicketState::Accepted: {
        if (now.uptime >= ticket.dueAt) {
            return end(ticket,
                       TicketState::TimedOut,
                       sentences({say::effectWasNotSeenIn(now.uptime - ticket.waitsSince.uptime),
                                  say::checkBeforeRepeating()}),
                       now);
        }
        return {TicketStep::Kind::Wait, ticket.dueAt, ticket};
    }
    default:
        return {TicketStep::Kind::Wait, std::nullopt, ticket};
    }
}

} // namespace hp::overrides
