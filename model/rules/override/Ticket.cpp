// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Ticket.h"

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

Unexpected refused(std::string sentence)
{
    return unexpected(ErrorCode::Refused, std::move(sentence));
}

Ticket ended(Ticket ticket, TicketState state, std::string outcome, TimePoint now)
{
    ticket.state = state;
    ticket.outcome = std::move(outcome);
    ticket.endedAt = now;
    return ticket;
}

TicketStep end(const Ticket &ticket, TicketState state, std::string outcome, TimePoint now)
{
    return {TicketStep::Kind::End, std::nullopt, ended(ticket, state, std::move(outcome), now)};
}

/// The first difference that a person can read.
std::string whatChanged(const Preview &before, const Preview &after)
{
    if (!after.refusal.empty())
        return after.refusal;
    if (before.patch.uid != after.patch.uid)
        return "The object was replaced by another one of its name.";
    if (before.patch.body != after.patch.body)
        return "What would be sent is not what was reviewed any more.";
    for (const Interlock &now : after.interlocks) {
        const auto it = std::find_if(
            before.interlocks.begin(), before.interlocks.end(), [&](const Interlock &then) {
                return std::string_view(then.id) == now.id;
            });
        if (it == before.interlocks.end() || it->light != now.light)
            return "A check changed: " + now.evidence + '.';
    }
    return "What was reviewed is not what is there any more.";
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

std::string whyNotNow(const Preview &preview)
{
    if (!preview.gates.offered)
        return std::string(infoOf(preview.request.action).verb)
            + " is explained here and never done by Holdpoint.";
    // What could not be read looks as if it were not there.
    for (const Interlock &interlock : preview.interlocks) {
        if (std::string_view(interlock.id) == "data-fresh" && interlock.light != Light::Green)
            return "Nothing is sent on old data: " + interlock.evidence + '.';
    }
    return preview.refusal;
}

Result<Ticket> commit(Ticket ticket, const Commitment &commitment, TimePoint now)
{
    const Preview &preview = ticket.preview;
    if (ticket.state != TicketState::Previewed)
        return refused("This override was committed already.");
    if (std::string why = whyNotNow(preview); !why.empty())
        return refused(std::move(why));
    if (commitment.digest != ticket.digest)
        return refused("The review is older than what is there now. Review it again.");
    if (commitment.by.empty())
        return refused("Nobody is signed in.");
    const Gates gates = commitment.breakGlass ? breakGlass(preview.guard.level) : preview.gates;
    if (gates.reason) {
        if (std::string why = whyNotReason(commitment.reason); !why.empty())
            return refused(std::move(why));
    }
    const std::string &confirm = commitment.confirm;
    if (gates.pressAndHold && !confirm.empty() && confirm != heldConfirmation
        && confirm != ticket.digits)
        return refused("Type the digits " + ticket.digits + ", or hold the button.");
    if (gates.typeName && commitment.typedName != preview.patch.key.name)
        return refused("Type " + preview.patch.key.name + " to confirm.");
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
        return refused("This override does not wait for an approval.");
    if (by.empty() || by == ticket.commitment.by)
        return refused("Another person than " + ticket.commitment.by + " has to approve.");
    if (digest != ticket.digest)
        return refused("What you approve is not what was asked for. Look again.");
    if (now >= *approvalUntil(ticket))
        return refused("The request has expired.");
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
        return ended(std::move(ticket),
                     TicketState::Aborted,
                     "Aborted by " + by + " before anything was sent.",
                     now);
    default:
        return refused(isOver(ticket.state) ? "It is over." : "It has been sent already.");
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
            return end(ticket, TicketState::Expired, "Nobody approved it in time.", now);
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
                       "It was accepted, its effect was not seen in "
                           + formatAge(now - *ticket.acceptedAt)
                           + ". The state is unknown: check before anything is repeated.",
                       now);
        }
        return {TicketStep::Kind::Wait, until, ticket};
    }
    default:
        return {TicketStep::Kind::Wait, std::nullopt, ticket};
    }
}

} // namespace hp::overrides
