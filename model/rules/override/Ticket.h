// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/override/Preview.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::overrides {

/// Where one override stands. What follows a commit ends in one of the last six, never in silence.
enum class TicketState {
    Previewed, ///< nobody committed to it
    AwaitingApproval, ///< a second person has to approve the digest
    Delayed, ///< sent at `sendAt` unless somebody aborts
    Sending, ///< the audit row is written, the request is on its way
    Accepted, ///< the API server took it; the effect is awaited
    Observed, ///< the effect was seen
    TimedOut, ///< the outcome is unknown: look, do not repeat
    Refused, ///< it was not done; `outcome` says why
    Aborted, ///< a person took it back before it was sent
    Expired, ///< the approval did not come in time
    Voided, ///< what was committed to is not what is there any more
};

/// Observed to Voided.
[[nodiscard]] bool isOver(TicketState state);
/// "previewed", "awaitingApproval", ...
[[nodiscard]] const char *toString(TicketState state);

/// What the person who commits has shown.
struct Commitment {
    std::string by{}; ///< identity, from the connection and never from the frame
    std::string reason{};
    std::string typedName{};
    std::string digest{}; ///< of the preview that they saw
    bool breakGlass = false;
    /// How the commit was confirmed: `heldConfirmation`, or the digits of the ticket; empty when
    /// the client does not say.
    std::string confirm{};
    std::string from{}; ///< address that they are connected from
};

inline constexpr const char *heldConfirmation = "held";

/// What the server said to the patch when nothing was to be stored.
struct DryRun {
    enum class State { NotAsked, Accepted, Refused };
    State state = State::NotAsked;
    std::string message{}; ///< of a refusal, as the server says it
    std::vector<std::string> warnings{};
    std::optional<TimePoint> at{};
};

/// One override from preview to its end.
struct Ticket {
    std::string id{};
    std::string requestedBy{}; ///< who asked for the preview
    Preview preview{};
    DryRun dryRun{};
    std::string digits{}; ///< four of them, for who cannot press and hold
    std::string digest{}; ///< of approvalText(preview)
    TicketState state = TicketState::Previewed;
    Gates gates{}; ///< that were in force at the commit
    Commitment commitment{};
    std::string approvedBy{};
    std::optional<TimePoint> committedAt{};
    std::optional<TimePoint> approvedAt{};
    std::optional<TimePoint> sendAt{};
    std::optional<TimePoint> sentAt{};
    std::optional<TimePoint> acceptedAt{};
    std::optional<TimePoint> endedAt{};
    std::string acceptedRevision{};
    Message outcome{}; ///< for a person, from Sending on

    /// Committed with break-glass where a second person is asked for.
    [[nodiscard]] bool goesAlone() const
    {
        return committedAt && preview.gates.secondPerson && !gates.secondPerson;
    }
};

inline constexpr Duration observationLimit = std::chrono::seconds(60);
/// A power command takes as long as its deadlines allow.
inline constexpr Duration powerObservationLimit = std::chrono::minutes(10);

/// When an approval comes too late; empty unless one is waited for.
[[nodiscard]] std::optional<TimePoint> approvalUntil(const Ticket &ticket);
/// When an effect that was not seen is given up; empty unless it is waited for.
[[nodiscard]] std::optional<TimePoint> observeUntil(const Ticket &ticket);
/// What still has to happen before it is sent, in order: "reason", "confirm", "typeName",
/// "secondPerson", "delay". Empty once it is on its way.
[[nodiscard]] std::vector<std::string> remainingGates(const Ticket &ticket);
/// Why nobody can commit to it as things stand: what it is for is not there, or the data is too
/// old; empty when it can be committed to.
[[nodiscard]] Message whyNotNow(const Preview &preview);
/// A refusal or an outcome in English: sentences. What ends in the words of a cluster ends as they
/// do.
[[nodiscard]] std::string told(const Message &message);

/// A person commits. Refused, with one sentence, when a gate is not passed or the digest is not
/// that of the ticket.
[[nodiscard]] Result<Ticket> commit(Ticket ticket, const Commitment &commitment, TimePoint now);
/// A second person approves what they saw. Refused for the same identity, another digest, or a
/// ticket that does not wait.
[[nodiscard]] Result<Ticket>
approve(Ticket ticket, const std::string &by, const std::string &digest, TimePoint now);
/// Takes it back; refused once it is on its way.
[[nodiscard]] Result<Ticket> abort(Ticket ticket, const std::string &by, TimePoint now);

/// What time and a fresh look do to a ticket that nobody touches.
struct TicketStep {
    enum class Kind {
        Wait, ///< nothing before `at`
        Send, ///< write the audit row, then send the patch
        End, ///< `ticket` has ended
    };
    Kind kind = Kind::Wait;
    std::optional<TimePoint> at{}; ///< of Wait; empty: only a change or a person moves it
    Ticket ticket{};
};

/// `fresh` is the preview as of now, made from the newest view. Anything that differs from what was
/// committed to voids a ticket that is not sent yet (product.md 4.7: "If any interlock changes
/// during the delay, sending stops").
[[nodiscard]] TicketStep decideTicket(const Ticket &ticket,
                                      const Preview &fresh,
                                      const std::string &freshDigest,
                                      TimePoint now);

} // namespace hp::overrides
