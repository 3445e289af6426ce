// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Ticket.h"

#include "model/messages/Override.h"

#include <algorithm>
#include <array>

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

Ticket ended(Ticket ticket, TicketState state, Message outcome, TimePoint now)
{
    ticket.state = state;
    ticket.outcome = std::move(outcome);
    ticket.endedAt = now;
    return ticket;
}

TicketStep end(const Ticket &ticket, TicketState state, Message outcome, TimePoint now)
{
    return {TicketStep::Kind::End, std::nullopt, ended(ticket, state, std::move(outcome), now)};
}

/// The first difference that a person can read.
Message whatChanged(const Preview &before, const Preview &after)
{
    if (!after.refusal.empty())
        return after.refusal;
    if (before.patch.uid != after.patch.uid)
        return say::objectWasReplaced();
    if (before.patch.body != after.patch.body)
        return say::patchChanged();
    for (const Interlock &now : after.interlocks) {
        const auto it = std::find_if(
            before.interlocks.begin(), before.interlocks.end(), [&](const Interlock &then) {
                return std::string_view(then.id) == now.id;
            });
        if (it == before.interlocks.end() || it->light != now.light)
            return say::checkChanged(now.evidence);
    }
    return say::reviewedChanged();
}

bool drivesPower(Action action)
{
    return infoOf(action).target == Target::Host && action != Action::Pause
        && action != Action::Resume && action != Action::Detach && action != Action::Attach;
}

} // namespace

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
    if (!form || isQuote(message) || form->placeCount == 0
        || form->places[form->placeCount - 1] != Place::Quote)
        return sentence;
    // All rows that end in a quote end with it.
    if (!message.text().ends_with('.') && sentence.ends_with('.'))
        sentence.pop_back();
    return sentence;
}

Result<Ticket> commit(Ticket ticket, const Commitment &commitment, TimePoint now)
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
    const std::string &confirm = commitment.confirm;
    if (gates.pressAndHold && !confirm.empty() && confirm != heldConfirmation
        && confirm != ticket.digits)
        return refused(say::typeDigits(ticket.digits));
    if (gates.typeName && commitment.typedName != preview.patch.key.name)
        return refused(say::typeNameToConfirm(preview.patch.key.name));
    ticket.gates = gates;
    ticket.commitment = commitment;
    ticket.committedAt = now;
    ticket.state = gates.secondPerson ? TicketState::AwaitingApproval : TicketState::Delayed;
    if (ticket.state == TicketState::Delayed)
        ticket.sendAt = now + gates.delay;
    return ticket;
}

Result<Ticket>
approve(Ticket ticket, const std::string &by, const std::string &digest, TimePoint now)
{
    if (ticket.state != TicketState::AwaitingApproval)
        return refused(say::waitsForNoApproval());
    if (by.empty() || by == ticket.commitment.by)
        return refused(say::anotherPersonApproves(ticket.commitment.by));
    if (digest != ticket.digest)
        return refused(sentences({say::approvedIsNotAsked(), say::lookAgain()}));
    if (now >= *approvalUntil(ticket))
        return refused(say::requestHasExpired());
    ticket.approvedBy = by;
    ticket.approvedAt = now;
    ticket.state = TicketState::Delayed;
    ticket.sendAt = now + ticket.gates.delay;
    return ticket;
}

Result<Ticket> abort(Ticket ticket, const std::string &by, TimePoint now)
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
                        TimePoint now)
{
    switch (ticket.state) {
    case TicketState::AwaitingApproval: {
        const TimePoint until = *approvalUntil(ticket);
        if (now >= until)
            return end(ticket, TicketState::Expired, say::nobodyApprovedInTime(), now);
        if (freshDigest != ticket.digest)
            return end(ticket, TicketState::Voided, whatChanged(ticket.preview, fresh), now);
        return {TicketStep::Kind::Wait, until, ticket};
    }
    case TicketState::Delayed: {
        if (freshDigest != ticket.digest)
            return end(ticket, TicketState::Voided, whatChanged(ticket.preview, fresh), now);
        if (now < *ticket.sendAt)
            return {TicketStep::Kind::Wait, ticket.sendAt, ticket};
        Ticket sending = ticket;
        sending.state = TicketState::Sending;
        sending.sentAt = now;
        return {TicketStep::Kind::Send, std::nullopt, std::move(sending)};
    }
    case TicketState::Accepted: {
        const TimePoint until = *observeUntil(ticket);
        if (now >= until) {
            return end(ticket,
                       TicketState::TimedOut,
                       sentences({say::effectWasNotSeenIn(now - *ticket.acceptedAt),
                                  say::checkBeforeRepeating()}),
                       now);
        }
        return {TicketStep::Kind::Wait, until, ticket};
    }
    default:
        return {TicketStep::Kind::Wait, std::nullopt, ticket};
    }
}

} // namespace hp::overrides
