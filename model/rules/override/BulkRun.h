// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/BulkPlan.h"
#include "model/rules/override/Ticket.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hp::overrides {

enum class BulkState {
    Planned, ///< nobody committed to it
    AwaitingApproval, ///< a second person has to approve its digest
    Waiting, ///< before the first wave, or after one
    UnderWay, ///< machines of the wave are sent
    Stopped, ///< a rule stopped it; a person may resume it
    Done, ///< every machine had its turn
    Ended, ///< a person stopped it, or nobody approved in time
};
enum class MemberState {
    Untouched,
    UnderWay,
    Observed,
    Skipped, ///< it is not what was planned: nothing was sent
    Failed, ///< the cluster refused it
    Unknown, ///< sent, and its effect was not observed, or did not last
};

/// One plan from its preview to its end.
struct BulkRun {
    struct Member {
        MemberState state = MemberState::Untouched;
        Message outcome{};
        Duration acceptedAt{}; ///< uptime; of one that this process sent
    };

    std::string id{};
    std::string plannedBy{}; ///< who asked for the plan
    TimePoint plannedAt{};
    BulkPlan plan{};
    std::string digest{}; ///< of approvalText(plan)
    std::string digits{}; ///< to be typed
    Duration shownAt{}; ///< uptime
    BulkState state = BulkState::Planned;
    Commitment commitment{};
    std::string approvedBy{};
    std::string approvedIn{};
    bool approvedByCertificate = false;
    std::string approvedWith{}; ///< the hash of their token
    std::vector<Member> members{}; ///< as in the plan
    std::size_t wave = 0; ///< from 0: the one that is under way, or the next one
    int failures = 0; ///< since it was started or resumed
    Moment waitsSince{};
    Duration dueAt{}; ///< uptime, of Waiting and AwaitingApproval
    Message outcome{}; ///< why it is stopped, or how it ended
    std::string endedBy{}; ///< the person who stopped it for good; empty: nobody did

    [[nodiscard]] bool isOver() const
    {
        return state == BulkState::Done || state == BulkState::Ended;
    }
};

/// "planned", "awaitingApproval", …
[[nodiscard]] const char *toString(BulkState state);
/// "untouched", "underWay", …
[[nodiscard]] const char *toString(MemberState state);

/// A person commits to the plan with this digest: a reason, its digits, the number of machines as
/// the name. Nobody uses break-glass for a plan. Refused with a sentence.
[[nodiscard]] Result<BulkRun> commit(BulkRun run, const Commitment &commitment, const Moment &now);
/// A second person approves exactly this plan.
[[nodiscard]] Result<BulkRun> approve(BulkRun run, const Approval &approval, const Moment &now);
/// A person stops it: no other machine is started, and it cannot be resumed.
[[nodiscard]] Result<BulkRun> stop(BulkRun run, const std::string &by);
/// Who committed goes on with a run that a rule stopped, over the connection and by the rights that
/// they have now.
[[nodiscard]] Result<BulkRun> resume(BulkRun run, const Commitment &again, const Moment &now);
/// A run out of the audit, of which another process sent a part: it waits for a person.
[[nodiscard]] BulkRun afterRestart(BulkRun run);

/// The override of one member, as it is at this moment, with what was shown for the plan: Delayed
/// and due now, or over with the reason why it is not what was planned. `fresh` has the preview,
/// its digest and who asked.
[[nodiscard]] Ticket
memberOfPlan(Ticket fresh, const BulkRun &run, std::size_t index, const Moment &now);

/// The override of a machine has ended: judges the stop rules. `ticket` is over.
[[nodiscard]] BulkRun memberEnded(BulkRun run, std::size_t index, const Ticket &ticket);

/// The object of a machine whose effect was observed, as it is now; null when it is gone. What was
/// released and is held again, has failed since, or is not taken note of by its controller within
/// observationLimit stops the plan: then its end is unknown. Another machine is left as it is.
[[nodiscard]] BulkRun
memberSeenAgain(BulkRun run, std::size_t index, const Object &object, const Moment &now);

/// What a plan that somebody committed to will still do to the object of this patch; empty:
/// nothing. What it has sent is an override of its own, see besides().
[[nodiscard]] Message plannedBeside(const OverridePatch &patch, const BulkRun &run);

/// What time does to a run: which machines are to be started now, or when to look again.
struct BulkStep {
    BulkRun run{};
    std::vector<std::size_t> start{}; ///< UnderWay in `run`
    std::optional<Duration> at{}; ///< uptime; empty: only a machine or a person moves it
};
[[nodiscard]] BulkStep decideBulk(BulkRun run, const Moment &now);

} // namespace hp::overrides
