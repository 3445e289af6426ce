// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/override/Preview.h"

#include <map>
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

/// An instant on both clocks of a backend: people read the wall, delays run on the other one.
struct Moment {
    TimePoint wall{};
    Duration uptime{}; ///< never steps
};

/// A wall clock that goes further than this from the other one during a delay was set by somebody.
inline constexpr Duration clockStep = std::chrono::seconds(5);
/// Of a wall clock that went another way since then than the one that never steps; empty when it
/// did not.
[[nodiscard]] Message whyClockStops(const Moment &since, const Moment &now);

/// What the person who commits has shown.
struct Commitment {
    std::string by{}; ///< identity, from the connection and never from the frame
    std::string reason{};
    std::string typedName{};
    std::string digest{}; ///< of the preview that they saw
    bool breakGlass = false;
    /// How the commit is confirmed: the challenge of the press, or the digits of the ticket; in a
    /// ticket `heldConfirmation` or `digitsConfirmation`.
    std::string confirm{};
    std::string from{}; ///< address that they are connected from
    std::string session{}; ///< connection that it came over; empty: over none that can be lost
    bool evenIfILeave = false; ///< it is sent although that connection is gone by then
    bool byCertificate = false; ///< its rights are those of a certificate and of no token
    std::string tokenHash{}; ///< its rights are those of this token, and of no later one
};

inline constexpr const char *heldConfirmation = "held";
inline constexpr const char *digitsConfirmation = "digits";

/// What the second person has shown.
struct Approval {
    std::string by{}; ///< identity, from the connection and never from the frame
    std::string digest{}; ///< of what they saw
    std::string confirm{}; ///< as of a Commitment
    std::string session{}; ///< connection that it came over; empty: over none that can be lost
    bool byCertificate = false; ///< its rights are those of a certificate and of no token
    std::string tokenHash{}; ///< its rights are those of this token, and of no later one
};

/// A button that went down: what makes a commit or an approval with its challenge one that was
/// held.
struct Press {
    std::string by{};
    std::string session{};
    std::string challenge{}; ///< made for this press, unguessable
    Duration at{}; ///< uptime
};

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
    std::string requestedIn{}; ///< the connection that they asked over
    Duration shownAt{}; ///< uptime when the preview was there
    std::map<std::string, Press> presses{}; ///< the last one of each person
    Preview preview{};
    DryRun dryRun{};
    std::string digits{}; ///< four of them, for who cannot press and hold
    std::string digest{}; ///< of approvalText(preview)
    TicketState state = TicketState::Previewed;
    Gates gates{}; ///< that were in force at the commit
    /// Digest of the plan that it is a member of; empty for one that stands alone.
    std::string plan{};
    Commitment commitment{};
    std::string approvedBy{};
    std::string approvedIn{}; ///< the connection that they approved over
    bool approvedByCertificate = false;
    std::string approvedWith{}; ///< the hash of their token
    std::string approvedHow{}; ///< `heldConfirmation` or `digitsConfirmation`
    std::optional<TimePoint> committedAt{};
    std::optional<TimePoint> approvedAt{};
    std::optional<TimePoint> sendAt{};
    std::optional<TimePoint> sentAt{};
    std::optional<TimePoint> acceptedAt{};
    std::optional<TimePoint> endedAt{};
    /// The same on the clock that never steps: when what is waited for now began, and when it is
    /// due.
    Moment waitsSince{};
    Duration dueAt{};
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

/// The button of a preview with this digest went down, or that of a second person of what waits for
/// one.
[[nodiscard]] Result<Ticket> press(Ticket ticket, const std::string &digest, Press press);
/// A person commits. Refused, with one sentence, when a gate is not passed or the digest is not
/// that of the ticket.
[[nodiscard]] Result<Ticket> commit(Ticket ticket, const Commitment &commitment, const Moment &now);
/// A second person approves what they saw. Refused for the same identity, another digest, a ticket
/// that does not wait, or where a press is asked for and was not shown.
[[nodiscard]] Result<Ticket> approve(Ticket ticket, const Approval &approval, const Moment &now);
/// A second person says no, perhaps why. Refused for the same identity, or a ticket that does not
/// wait for one.
[[nodiscard]] Result<Ticket>
reject(Ticket ticket, const std::string &by, const std::string &reason, const Moment &now);
/// The difference between two previews of one override that a person can read: of several a check
/// that turned red.
[[nodiscard]] Message whatChanged(const Preview &before, const Preview &after);
/// Takes it back; refused once it is on its way.
[[nodiscard]] Result<Ticket> abort(Ticket ticket, const std::string &by, const Moment &now);
/// It ends for a reason that lies outside of what was reviewed, before it was sent.
[[nodiscard]] Ticket voided(Ticket ticket, Message why, const Moment &now);
/// The server took it, or may have: its effect is awaited from now on.
[[nodiscard]] Ticket accepted(Ticket ticket, const Moment &now);
/// Ways of two tickets cross: what somebody else does to the same object, as one clause for who
/// looks at `ticket`; empty when it is of no concern to them.
[[nodiscard]] Message besides(const Ticket &ticket, const Ticket &other);

/// What time and a fresh look do to a ticket that nobody touches.
struct TicketStep {
    enum class Kind {
        Wait, ///< nothing before `at`
        Send, ///< write the audit row, then send the patch
        End, ///< `ticket` has ended
    };
    Kind kind = Kind::Wait;
    std::optional<Duration> at{}; ///< uptime, of Wait; empty: only a change or a person moves it
    Ticket ticket{};
};

/// `fresh` is the preview as of now, made from the newest view. Anything that differs from what was
/// committed to voids a ticket that is not sent yet (product.md 4.7: "If any interlock changes
/// during the delay, sending stops"), and so does a wall clock that was set meanwhile.
[[nodiscard]] TicketStep decideTicket(const Ticket &ticket,
                                      const Preview &fresh,
                                      const std::string &freshDigest,
                                      const Moment &now);

} // namespace hp::overrides
