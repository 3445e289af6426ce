// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Rules.h"

#include "model/rules/drain/DrainPatch.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/machine/NodeLinkDecision.h"
#include "tests/model/lifecycle/Concrete.h"

#include <nlohmann/json.hpp>

namespace hp::lifecycle {

namespace {

rules::ProviderFailure refusal(bool invalid, const char *message)
{
    rules::ProviderFailure failure;
    failure.invalidConfiguration = invalid;
    failure.message = message;
    return failure;
}

rules::MachineView viewOf(const Stored &stored, const Answers &answers)
{
    rules::MachineView view;
    view.machine = machineObject(stored);
    if (answers.exists != Answer::None)
        view.exists.emplace().value = answers.exists == Answer::Yes;
    if (answers.exists == Answer::Error)
        view.exists->failure = refusal(false, "the provider does not answer");
    if (answers.updated != Answer::None)
        view.updated.emplace();
    if (answers.updated == Answer::Yes)
        view.updated->value.providerId = providerIdOf(answers.instance);
    if (answers.updated == Answer::Error)
        view.updated->failure = refusal(false, "the provider does not answer");
    if (answers.created != Answer::None)
        view.created.emplace().value = true;
    if (answers.created == Answer::Refused)
        view.created->failure = refusal(true, "no such machine type");
    if (answers.removed != Answer::None)
        view.removed.emplace().value = true;
    view.nodeRemoved = answers.nodeRemoved;
    return view;
}

/// What a controller with this fault takes for the stored Machine.
Stored misread(const Stored &stored, Bug bug)
{
    Stored seen = stored;
    if (bug == Bug::TerminatesPastHook)
        seen.preTerminate = 0;
    if (bug == Bug::DrainsPastHook)
        seen.preDrain = 0;
    if (bug == Bug::ForgetsDeletion && stored.drained == Drained::False)
        seen.deleting = false;
    return seen;
}

Answers distorted(const Answers &answers, Bug bug)
{
    Answers distortedAnswers = answers;
    const bool isDropped = bug == Bug::ReleasesTooEarly ? answers.removed != Answer::None
                                                        : bug == Bug::CreatesWithoutLooking;
    if (isDropped && distortedAnswers.exists == Answer::Yes
        && distortedAnswers.updated == Answer::None)
        distortedAnswers.exists = Answer::No;
    return distortedAnswers;
}

} // namespace

const char *toString(Bug bug)
{
    static constexpr const char *names[] = {"none",
                                            "terminates-past-hook",
                                            "drains-past-hook",
                                            "creates-without-looking",
                                            "releases-too-early",
                                            "forgets-deletion",
                                            "clears-node-ref",
                                            "drains-two-masters",
                                            "sleeps-through-release"};
    return names[static_cast<std::size_t>(bug)];
}

const MachineMove &Rules::machine(const Stored &stored, const Answers &answers)
{
    const auto [it, isNew] = m_machine.try_emplace({stored, answers});
    if (!isNew)
        return it->second;
    MachineMove &move = it->second;
    const Bug bug = m_bug == Bug::DrainsPastHook ? Bug::None : m_bug;
    move.decision =
        rules::decideMachine(viewOf(misread(stored, bug), distorted(answers, bug)), modelNow());
    if (!move.decision.report)
        return move;
    const rules::MachinePatch patch =
        rules::patchFor(machineObject(stored), *move.decision.report, modelNow());
    Stored current = stored;
    if (patch.main)
        move.afterMain = current = patched(current, patch.main);
    if (patch.status)
        move.afterStatus = patched(current, patch.status);
    return move;
}

const DrainMove &Rules::drain(const DrainQuestion &question)
{
    const auto [it, isNew] = m_drain.try_emplace(question);
    if (!isNew)
        return it->second;
    DrainMove &move = it->second;
    Member place;
    place.node = question.nodeThere ? 1 : 0;
    place.cordoned = question.cordoned;
    rules::DrainView view;
    view.machine = machineObject(m_bug == Bug::DrainsPastHook ? misread(question.stored, m_bug)
                                                              : question.stored);
    view.overtake = question.overtake;
    view.nodeRead = question.nodeRead;
    if (question.nodeRead)
        view.node = nodeObject(place, question.controlPlane);
    if (question.otherCordoned && m_bug != Bug::DrainsTwoMasters)
        view.otherCordoned = {"other"};
    if (question.attempt > 0) {
        view.attempt.emplace().kind = static_cast<rules::AttemptResult::Kind>(question.attempt - 1);
        view.attempt->error = "not empty";
    }
    const rules::DrainDecision decision = rules::decideDrain(view, modelNow());
    move.step = decision.step;
    Stored current = question.stored;
    const Object machine = machineObject(question.stored);
    if (decision.drained) {
        if (const Object patch = rules::drainedPatch(machine, *decision.drained, modelNow()))
            move.afterCondition = patched(current, patch);
    }
    if (decision.record && rules::recordPatch(machine, *decision.record))
        move.record = decision.record->nextAttempt ? NextAttempt::Later : NextAttempt::Absent;
    return move;
}

const Stored &Rules::linked(const Member &member, bool controlPlane)
{
    const LinkQuestion question{member.stored, member.node, member.newest, member.cordoned};
    const auto [it, isNew] = m_links.try_emplace(question);
    if (isNew)
        it->second = askLink(member, controlPlane);
    return it->second;
}

Stored Rules::askLink(const Member &member, bool controlPlane) const
{
    if (m_bug == Bug::ClearsNodeRef && member.node == 0) {
        Stored cleared = member.stored;
        cleared.nodeRef = 0;
        return cleared;
    }
    rules::NodeLinkView view;
    view.node = nodeObject(member, controlPlane);
    view.machines = rules::matchingMachines(view.node, {machineObject(member.stored)});
    const rules::NodeLinkDecision decision = rules::decideNodeLink(view, modelNow());
    return decision.machineStatus ? patched(member.stored, decision.machineStatus) : member.stored;
}

bool Rules::concernsDrain(const Stored &before, const Stored &after)
{
    const auto [it, isNew] = m_concerns.try_emplace({before, after});
    if (isNew) {
        it->second = rules::concernsDrain(machineObject(before), machineObject(after));
        if (m_bug == Bug::SleepsThroughRelease && before.preDrain != after.preDrain)
            it->second = false;
    }
    return it->second;
}

bool Rules::evictsPod(const Member &member)
{
    const auto [it, isNew] = m_evicts.try_emplace(member.pod);
    if (isNew) {
        rules::PodFilterView view;
        view.pod = podObject(member);
        it->second = rules::decidePod(view, modelNow()).verdict == rules::PodVerdict::Evict;
    }
    return it->second;
}

} // namespace hp::lifecycle
