// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/DrainDecision.h"

#include "model/messages/Next.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hp::rules {

namespace {

namespace condition = machine::condition;
using machine::HookPoint;

constexpr const char *drainFinished = "Drain finished successfully";
constexpr const char *drainSkipped = "Node drain skipped";

DrainDecision ignore(Message why)
{
    DrainDecision decision;
    decision.reason = std::move(why);
    return decision;
}

DrainDecision drained(Message reason, const char *message, std::vector<DrainEvent> events)
{
    DrainDecision decision;
    decision.reason = std::move(reason);
    decision.drained = Condition{condition::drained, "True", {}, {}, message};
    decision.record = DrainRecord();
    decision.events = std::move(events);
    return decision;
}

/// D-02: a failure is stored, and the time of the next attempt with it, so that the write itself
/// cannot start one. `error` is in upstream's words.
DrainDecision requeued(
    const DrainView &view, TimePoint now, const std::string &error, int failures, Duration wait)
{
    DrainDecision decision;
    decision.reason = quoted(error);
    decision.drained = Condition{
        condition::drained, "False", "DrainError", "Warning", "could not drain machine: " + error};
    DrainRecord record = drainRecordOf(view.machine);
    ++record.attempts;
    record.failures = failures;
    record.startedAt = record.startedAt.value_or(now);
    record.nextAttempt = now + wait;
    record.blocking = view.attempt ? view.attempt->blocking : std::vector<BlockingPod>();
    decision.record = std::move(record);
    decision.events = {{"DrainRequeued", "Node drain requeued: " + error}};
    decision.after = wait;
    return decision;
}

std::string seconds(Duration duration)
{
    return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(duration).count()) + 's';
}

/// After it was stored; what is further away was stored before the clock was set back.
Duration longestWait(const DrainView &view, const DrainRecord &record)
{
    return std::max(view.settings.backoff(record.failures), view.settings.refusedRetry);
}

struct DrainRow {
    const char *name;
    bool (*applies)(const DrainView &, TimePoint);
    DrainDecision (*answer)(const DrainView &, TimePoint);
};

// clang-format off
const DrainRow drainTable[] = {
{"gone", [](const DrainView &v, TimePoint) { return !v.machine; },
         [](const DrainView &, TimePoint) { return ignore(say::machineIsGone()); }},
{"not deleting", [](const DrainView &v, TimePoint) { return !v.machine.isDeleting(); },
         [](const DrainView &, TimePoint) { return ignore(say::machineIsNotBeingDeleted()); }},
{"phase", [](const DrainView &v, TimePoint) { return machine::phaseOf(v.machine) != machine::phase::deleting; },
         [](const DrainView &, TimePoint) { return ignore(say::phaseIsNotDeletingYet()); }},
{"drained", [](const DrainView &v, TimePoint) { return machine::conditionIs(v.machine, condition::drained, "True"); },
         [](const DrainView &v, TimePoint) {
             DrainDecision done = ignore(say::alreadyDrained());
             if (v.machine.annotation(machine::drainRecord))
                 done.record = DrainRecord();
             return done;
         }},
// D-03: preDrain hooks are not asked when there is nothing to drain or the drain is excluded.
{"excluded", [](const DrainView &v, TimePoint) { return v.machine.annotation(machine::excludeDrain).has_value(); },
         [](const DrainView &, TimePoint) {
             return drained(say::drainIsExcludedByAnnotation(), drainSkipped, {{"DrainSkipped", drainSkipped}});
         }},
{"no node", [](const DrainView &v, TimePoint) { return machine::nodeName(v.machine).empty(); },
         [](const DrainView &, TimePoint) {
             return drained(say::machineHasNoNode(), drainSkipped, {{"DrainSkipped", drainSkipped}});
         }},
{"held", [](const DrainView &v, TimePoint) { return !v.attempt && !machine::hooks(v.machine, HookPoint::PreDrain).empty(); },
         [](const DrainView &v, TimePoint) {
             const auto hooks = machine::hooks(v.machine, HookPoint::PreDrain);
             DrainDecision decision = ignore(say::heldByHook(toString(HookPoint::PreDrain), hooks.front().name, hooks.front().owner));
             decision.events = {{"DrainBlocked", "Drain blocked by pre-drain hook"}};
             return decision;
         }},
{"emptied", [](const DrainView &v, TimePoint) { return v.attempt && v.attempt->kind == AttemptResult::Kind::Emptied; },
         [](const DrainView &v, TimePoint) {
             const std::string &node = machine::nodeName(v.machine);
             return drained(say::nodeIsEmpty(node), drainFinished,
                            {{"Deleted", "Node \"" + node + "\" drained"}, {"DrainSucceeded", "Node drain succeeded"}});
         }},
{"no cordon", [](const DrainView &v, TimePoint) { return v.attempt && v.attempt->kind == AttemptResult::Kind::CordonFailed; },
         [](const DrainView &v, TimePoint now) {
             return requeued(v, now, "requeue in: " + seconds(v.settings.refusedRetry), 0, v.settings.refusedRetry);
         }},
{"failed", [](const DrainView &v, TimePoint) { return v.attempt.has_value(); },
         [](const DrainView &v, TimePoint now) {
             const int failures = drainRecordOf(v.machine).failures + 1;
             return requeued(v, now, v.attempt->error, failures, v.settings.backoff(failures));
         }},
{"back-off", [](const DrainView &v, TimePoint now) {
             const DrainRecord record = drainRecordOf(v.machine);
             return !v.overtake && record.nextAttempt && now < *record.nextAttempt
                 && *record.nextAttempt - now <= longestWait(v, record);
         },
         [](const DrainView &v, TimePoint now) {
             DrainDecision decision = ignore(say::waitingForNextAttempt());
             decision.after = *drainRecordOf(v.machine).nextAttempt - now;
             return decision;
         }},
{"read node", [](const DrainView &v, TimePoint) { return !v.nodeRead; },
         [](const DrainView &, TimePoint) {
             DrainDecision decision = ignore(say::whatIsNodeLike());
             decision.step = DrainStep::ReadNode;
             return decision;
         }},
{"no answer", [](const DrainView &v, TimePoint) { return v.nodeError.has_value(); },
         [](const DrainView &v, TimePoint now) {
             const int failures = drainRecordOf(v.machine).failures + 1;
             const std::string error
                 = "unable to get node \"" + machine::nodeName(v.machine) + "\": " + v.nodeError->message;
             DrainDecision decision = requeued(v, now, error, failures, v.settings.backoff(failures));
             decision.events.insert(decision.events.begin(), {"DrainProceeds", "Node drain proceeds"});
             return decision;
         }},
{"node gone", [](const DrainView &v, TimePoint) { return !v.node; },
         [](const DrainView &, TimePoint) {
             return drained(say::nodeNoLongerExists(), drainFinished,
                            {{"DrainProceeds", "Node drain proceeds"}, {"DrainSucceeded", "Node drain succeeded"}});
         }},
{"control plane", [](const DrainView &v, TimePoint) {
             return machine::isControlPlane(v.node) && !machine::isCordoned(v.node) && !v.otherCordoned.empty();
         },
         [](const DrainView &v, TimePoint now) {
             DrainDecision decision = requeued(v, now, "drain not permitted: requeue in: " + seconds(v.settings.refusedRetry),
                                               0, v.settings.refusedRetry);
             decision.reason = say::controlPlaneNodeIsCordoned(v.otherCordoned.front());
             decision.events.insert(decision.events.begin(), {"DrainProceeds", "Node drain proceeds"});
             return decision;
         }},
{"attempt", [](const DrainView &, TimePoint) { return true; },
         [](const DrainView &, TimePoint) {
             DrainDecision decision = ignore(say::nodeIsBeingEmptied());
             decision.step = DrainStep::Attempt;
             decision.events = {{"DrainProceeds", "Node drain proceeds"}};
             return decision;
         }},
};
// clang-format on

} // namespace

DrainDecision decideDrain(const DrainView &view, TimePoint now)
{
    const auto row =
        std::find_if(std::begin(drainTable), std::end(drainTable), [&](const DrainRow &candidate) {
            return candidate.applies(view, now);
        });
    DrainDecision decision = row->answer(view, now);
    decision.row = row->name;
    return decision;
}

std::vector<std::string> drainRows()
{
    std::vector<std::string> names;
    for (const DrainRow &row : drainTable)
        names.emplace_back(row.name);
    return names;
}

std::string joinErrors(const std::vector<std::string> &errors)
{
    std::vector<std::string> distinct;
    for (const std::string &error : errors) {
        if (std::find(distinct.begin(), distinct.end(), error) == distinct.end())
            distinct.push_back(error);
    }
    if (distinct.size() == 1)
        return distinct.front();
    std::string text = "[";
    for (const std::string &error : distinct)
        text += (text.size() > 1 ? ", " : "") + error;
    return text + ']';
}

} // namespace hp::rules
