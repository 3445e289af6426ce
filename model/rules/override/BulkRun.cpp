// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/BulkRun.h"

#include "model/messages/Bulk.h"
#include "model/messages/Fact.h"
#include "model/messages/Override.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>

namespace hp::overrides {

namespace {

constexpr std::array runWords{
    "planned", "awaitingApproval", "waiting", "underWay", "stopped", "done", "ended"};
constexpr std::array memberWords{
    "untouched", "underWay", "observed", "skipped", "failed", "unknown"};

Unexpected no(Message why)
{
    Unexpected refusal = unexpected(ErrorCode::Refused, std::move(why));
    refusal.error.message = told(refusal.error.said);
    return refusal;
}

void waitUntil(BulkRun &run, Duration delay, const Moment &now)
{
    run.waitsSince = now;
    run.dueAt = now.uptime + delay;
}

BulkRun stopped(BulkRun run, Message why)
{
    // The first reason stays: what follows from it is under way already.
    if (run.state == BulkState::Stopped || run.isOver())
        return run;
    run.state = BulkState::Stopped;
    run.outcome = say::bulkStoppedAt(static_cast<std::int64_t>(run.wave) + 1, std::move(why));
    return run;
}

std::int64_t howMany(const BulkRun &run, MemberState state)
{
    return std::ranges::count(run.members, state, &BulkRun::Member::state);
}

/// It concerns every machine that would follow, or says that the world is not as it was judged.
bool stopsAll(const Message &outcome)
{
    return outcome.is(say::checkChanged) || outcome.is(say::requesterMayNotAnyMore)
        || outcome.is(say::approverMayNotAnyMore) || outcome.is(say::requesterHasLeft)
        || outcome.is(say::clockWasSetForward) || outcome.is(say::clockWasSetBack)
        || outcome.is(say::nothingIsSentOnOldData);
}

/// Its controller says of a Machine that is being deleted by what it is held, pass after pass
/// (facts/machine-api.md 4): one that names a hook that is gone does nothing more with it.
bool stillReportsHook(const Object &machine, const OverrideRequest &request)
{
    using machine::HookPoint;
    if (!machine.isDeleting() || request.point == HookPoint::PreCreate)
        return false;
    const auto reported =
        ConditionsIn(machine.at("/status/conditions"))
            .get(request.point == HookPoint::PreDrain ? machine::condition::drainable
                                                      : machine::condition::terminable);
    const std::string named = machine::render({request.hook});
    return reported && reported->status == "False"
        && reported->message.find(named.substr(1, named.size() - 2)) != std::string::npos;
}

/// Why what was foretold of a machine did not come, or came and did not last; empty: it did.
Message whyForecastFailed(const BulkMember &member, const Object &object, Duration since)
{
    const std::string &name = member.patch.key.name;
    if (!isObserved(member.request, member.patch, object))
        return say::bulkEffectDidNotLast(name);
    const bool isReleased = member.request.action == Action::RemoveHook
        && member.patch.apiVersion.empty() && object && object.uid() == member.patch.uid;
    if (isReleased && machine::phaseOf(object) == machine::phase::failed)
        return say::bulkFailedAfterwards(name);
    if (isReleased && since >= observationLimit && stillReportsHook(object, member.request))
        return say::bulkStillReportsHook(name, member.request.hook.name, since);
    return {};
}

bool confirms(const BulkRun &run, const std::string &confirm, const Moment &now)
{
    return !confirm.empty() && confirm == run.digits
        && now.uptime - run.shownAt >= holdTime - holdSlack;
}

} // namespace

const char *toString(BulkState state)
{
    return runWords.at(static_cast<std::size_t>(state));
}

const char *toString(MemberState state)
{
    return memberWords.at(static_cast<std::size_t>(state));
}

Result<BulkRun> commit(BulkRun run, const Commitment &commitment, const Moment &now)
{
    if (run.state != BulkState::Planned)
        return no(say::isCommittedAlready());
    if (!run.plan.refusal.empty())
        return no(run.plan.refusal);
    if (commitment.digest != run.digest)
        return no(say::bulkPlanIsAnother());
    if (commitment.by.empty())
        return no(say::nobodyIsSignedIn());
    if (commitment.breakGlass)
        return no(say::nobodyGoesAlone());
    if (Message why = whyNotReason(commitment.reason); !why.empty())
        return no(std::move(why));
    if (!confirms(run, commitment.confirm, now))
        return no(say::typeDigits(run.digits));
    if (commitment.typedName != std::to_string(run.plan.members.size()))
        return no(say::bulkTypeCount(static_cast<std::int64_t>(run.plan.members.size())));
    const Gates gates = gatesOf(run.plan.level);
    run.commitment = commitment;
    run.commitment.confirm = digitsConfirmation;
    run.members.assign(run.plan.members.size(), {});
    run.state = gates.secondPerson ? BulkState::AwaitingApproval : BulkState::Waiting;
    waitUntil(run, gates.secondPerson ? approvalLifetime : gates.delay, now);
    return run;
}

Result<BulkRun> approve(BulkRun run, const Approval &approval, const Moment &now)
{
    if (run.state != BulkState::AwaitingApproval)
        return no(say::waitsForNoApproval());
    if (approval.by.empty() || approval.by == run.commitment.by)
        return no(say::anotherPersonApproves(run.commitment.by));
    if (approval.digest != run.digest)
        return no(say::bulkPlanIsAnother());
    if (now.uptime >= run.dueAt)
        return no(say::requestHasExpired());
    if (!confirms(run, approval.confirm, now))
        return no(say::typeDigits(run.digits));
    run.approvedBy = approval.by;
    run.approvedIn = approval.session;
    run.approvedByCertificate = approval.byCertificate;
    run.approvedWith = approval.tokenHash;
    run.state = BulkState::Waiting;
    waitUntil(run, gatesOf(run.plan.level).delay, now);
    return run;
}

Result<BulkRun> stop(BulkRun run, const std::string &by)
{
    if (run.isOver())
        return no(say::isOver());
    run.state = BulkState::Ended;
    run.endedBy = by;
    run.outcome =
        say::bulkStoppedAt(static_cast<std::int64_t>(run.wave) + 1, say::bulkStoppedBy(by));
    return run;
}

Result<BulkRun> resume(BulkRun run, const Commitment &again, const Moment &now)
{
    if (run.state != BulkState::Stopped)
        return no(say::bulkIsNotResumable());
    if (again.by.empty() || again.by != run.commitment.by)
        return no(say::bulkOnlyRequesterResumes(run.commitment.by));
    run.commitment.from = again.from;
    run.commitment.session = again.session;
    run.commitment.byCertificate = again.byCertificate;
    run.commitment.tokenHash = again.tokenHash;
    run.failures = 0;
    run.outcome = {};
    run.state = BulkState::Waiting;
    waitUntil(run, gatesOf(run.plan.level).delay, now);
    return run;
}

BulkRun afterRestart(BulkRun run)
{
    for (BulkRun::Member &member : run.members) {
        if (member.state != MemberState::UnderWay)
            continue;
        member.state = MemberState::Unknown;
        member.outcome = say::backendStopped();
    }
    const auto next =
        std::ranges::find(run.members, MemberState::Untouched, &BulkRun::Member::state);
    if (next != run.members.end())
        run.wave = run.plan.members[static_cast<std::size_t>(next - run.members.begin())].wave;
    return stopped(std::move(run), say::bulkBackendStopped());
}

Ticket memberOfPlan(Ticket fresh, const BulkRun &run, std::size_t index, const Moment &now)
{
    const BulkMember &member = run.plan.members.at(index);
    fresh.plan = run.digest;
    fresh.gates = gatesOf(run.plan.level);
    fresh.commitment = run.commitment;
    fresh.approvedBy = run.approvedBy;
    fresh.approvedIn = run.approvedIn;
    fresh.approvedByCertificate = run.approvedByCertificate;
    fresh.approvedWith = run.approvedWith;
    fresh.approvedHow = run.approvedBy.empty() ? "" : digitsConfirmation;
    fresh.committedAt = now.wall;
    fresh.sendAt = now.wall;
    fresh.waitsSince = now;
    fresh.dueAt = now.uptime;
    fresh.state = TicketState::Delayed;
    if (Message why = whyNotNow(fresh.preview); !why.empty())
        return voided(std::move(fresh), std::move(why), now);
    if (fresh.digest != member.digest) {
        Preview planned = fresh.preview;
        planned.patch = member.patch;
        planned.interlocks.clear();
        for (const PlannedCheck &check : member.checks) {
            Interlock interlock;
            interlock.id = check.id.c_str();
            interlock.light = check.light;
            planned.interlocks.push_back(std::move(interlock));
        }
        Message why = whatChanged(planned, fresh.preview);
        return voided(std::move(fresh), std::move(why), now);
    }
    if (fresh.preview.patch.basis != member.patch.basis)
        return voided(std::move(fresh), say::bulkChangedSinceThePlan(), now);
    return fresh;
}

Message plannedBeside(const OverridePatch &patch, const BulkRun &run)
{
    if (run.isOver() || run.state == BulkState::Planned || patch.body.empty())
        return {};
    for (std::size_t i = 0; i < run.plan.members.size(); ++i) {
        const BulkMember &member = run.plan.members[i];
        if (run.members[i].state == MemberState::Untouched && isSameObject(member.patch, patch))
            return say::planHasIt(
                run.commitment.by, infoOf(run.plan.action).verb, std::to_string(member.wave + 1));
    }
    return {};
}

BulkRun memberEnded(BulkRun run, std::size_t index, const Ticket &ticket)
{
    BulkRun::Member &member = run.members.at(index);
    const std::string name = run.plan.members.at(index).patch.key.name;
    member.outcome = ticket.outcome;
    member.acceptedAt = ticket.waitsSince.uptime;
    switch (ticket.state) {
    case TicketState::Observed:
        member.state = MemberState::Observed;
        return run;
    case TicketState::TimedOut:
        member.state = MemberState::Unknown;
        return stopped(std::move(run), say::bulkForecastFailed(name));
    case TicketState::Refused:
        member.state = MemberState::Failed;
        if (++run.failures > run.plan.policy.failures) {
            const auto failed = run.failures;
            const auto allowed = run.plan.policy.failures;
            return stopped(std::move(run), say::bulkBudgetUsedUp(failed, allowed));
        }
        return run;
    default:
        member.state = MemberState::Skipped;
        if (ticket.state == TicketState::Aborted || stopsAll(ticket.outcome))
            return stopped(std::move(run), say::about(name, ticket.outcome));
        return run;
    }
}

BulkRun memberSeenAgain(BulkRun run, std::size_t index, const Object &object, const Moment &now)
{
    BulkRun::Member &member = run.members.at(index);
    if (member.state != MemberState::Observed)
        return run;
    Message why =
        whyForecastFailed(run.plan.members.at(index), object, now.uptime - member.acceptedAt);
    if (why.empty())
        return run;
    member.state = MemberState::Unknown;
    member.outcome = why;
    return stopped(std::move(run), std::move(why));
}

BulkStep decideBulk(BulkRun run, const Moment &now)
{
    if (run.state == BulkState::AwaitingApproval && now.uptime >= run.dueAt) {
        run.state = BulkState::Ended;
        run.outcome = say::nobodyApprovedInTime();
        return {std::move(run), {}, {}};
    }
    if (run.state == BulkState::Waiting) {
        if (Message why = whyClockStops(run.waitsSince, now); !why.empty())
            return {stopped(std::move(run), std::move(why)), {}, {}};
        if (now.uptime >= run.dueAt)
            run.state = BulkState::UnderWay;
    }
    if (run.state == BulkState::Waiting || run.state == BulkState::AwaitingApproval) {
        const Duration at = run.dueAt;
        return {std::move(run), {}, at};
    }
    if (run.state != BulkState::UnderWay)
        return {std::move(run), {}, {}};
    std::vector<std::size_t> start;
    auto flying = howMany(run, MemberState::UnderWay);
    bool isWaveOver = flying == 0;
    for (std::size_t i = 0; i < run.members.size(); ++i) {
        if (run.members[i].state != MemberState::Untouched || run.plan.members[i].wave != run.wave)
            continue;
        isWaveOver = false;
        if (flying >= run.plan.policy.together)
            break;
        run.members[i].state = MemberState::UnderWay;
        start.push_back(i);
        ++flying;
    }
    if (!isWaveOver)
        return {std::move(run), std::move(start), {}};
    if (howMany(run, MemberState::Untouched) == 0) {
        run.state = BulkState::Done;
        run.outcome = say::bulkIsDone(howMany(run, MemberState::Observed),
                                      howMany(run, MemberState::Skipped),
                                      howMany(run, MemberState::Failed),
                                      howMany(run, MemberState::Unknown));
        return {std::move(run), {}, {}};
    }
    ++run.wave;
    run.state = BulkState::Waiting;
    waitUntil(run, run.plan.policy.pause, now);
    const Duration at = run.dueAt;
    return {std::move(run), {}, at};
}

} // namespace hp::overrides
