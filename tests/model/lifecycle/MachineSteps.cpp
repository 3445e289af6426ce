// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Walk.h"

#include <algorithm>

namespace hp::lifecycle {

using rules::MachineStep;

void Walk::endMachinePass(Member &member)
{
    member.machinePass = MachinePass::None;
    member.machineSnapshot = {};
}

void Walk::await(Member &member, MachinePass pass, const Stored &snapshot)
{
    member.machinePass = pass;
    member.machineSnapshot = snapshot;
}

void Walk::writeFinalizer(Member &member, const Stored &snapshot, bool present)
{
    endMachinePass(member);
    if (snapshot != member.stored)
        return; // a conflict: read and decided afresh
    Stored next = member.stored;
    next.finalizer = present;
    if (!present && next.deleting) {
        next = {};
        next.present = false;
    }
    store(member, next);
}

Member Walk::decide(
    Member member, Stored snapshot, Answers answers, Answer existsAnswer, Answer updateAnswer)
{
    for (;;) {
        const MachineMove &move = m_steps.m_rules.machine(snapshot, answers);
        if (move.afterMain || move.afterStatus) {
            if (snapshot != member.stored) {
                endMachinePass(member);
                return member;
            }
            const bool twoWrites = move.afterMain && move.afterStatus;
            store(member, move.afterMain ? *move.afterMain : *move.afterStatus);
            snapshot = member.stored;
            if (twoWrites) {
                await(member, MachinePass::StatusPending, snapshot);
                return member;
            }
        }
        switch (move.decision.step) {
        case MachineStep::Stop:
            endMachinePass(member);
            return member;
        case MachineStep::AddFinalizer:
        case MachineStep::RemoveFinalizer:
            writeFinalizer(member, snapshot, move.decision.step == MachineStep::AddFinalizer);
            return member;
        case MachineStep::AskExists:
            answers.exists = existsAnswer;
            break;
        case MachineStep::Update:
            answers.updated = updateAnswer;
            answers.instance = member.newest;
            break;
        case MachineStep::Create:
            await(member, MachinePass::CreatePending, snapshot);
            return member;
        case MachineStep::Remove:
            await(member, MachinePass::RemovePending, snapshot);
            return member;
        case MachineStep::RemoveNode:
            await(member, MachinePass::NodePending, snapshot);
            return member;
        }
    }
}

Answer Walk::exists(const Member &member) const
{
    return member.instances > 0 ? Answer::Yes : Answer::No;
}

void Walk::startMachinePass()
{
    const auto start = [this](const char *what, Answer exists, Answer updated, bool helpful) {
        add(what, decide(m_from, m_from.stored, {}, exists, updated), helpful);
    };
    start("machine controller: a pass", exists(m_from), Answer::Yes, true);
    if (!m_steps.m_world.faults)
        return;
    start("machine controller: a pass, the provider does not say what exists",
          Answer::Error,
          Answer::Yes,
          false);
    start("machine controller: a pass, the instance has no id yet",
          exists(m_from),
          Answer::Nothing,
          false);
    start("machine controller: a pass, the update fails", exists(m_from), Answer::Error, false);
}

void Walk::create()
{
    Member there = m_from;
    there.newest = there.lost ? 2 : 1;
    there.instances = static_cast<std::uint8_t>(std::min(there.instances + 1, 2));
    Answers answers;
    answers.exists = Answer::No;
    answers.created = Answer::Yes;
    add("machine controller: creates the instance",
        decide(there, m_from.machineSnapshot, answers, exists(there), Answer::Yes));
    Member lost = there;
    endMachinePass(lost);
    add("machine controller: creates the instance, the answer is lost", lost, false);
    if (!m_steps.m_world.faults)
        return;
    answers.created = Answer::Refused;
    add("machine controller: the provider refuses the configuration",
        decide(m_from, m_from.machineSnapshot, answers, exists(m_from), Answer::Yes),
        false);
}

void Walk::terminate()
{
    const Stored &stored = m_from.stored;
    unsigned broken = 0;
    if (!stored.deleting || stored.preTerminate > 0 || stored.drained != Drained::True)
        broken = bit(Property::NoTerminationBeforePreTerminate);
    Member asked = m_from;
    asked.going = asked.instances > 0;
    Answers answers;
    answers.removed = Answer::Yes;
    add("machine controller: asks the provider to terminate",
        decide(asked, m_from.machineSnapshot, answers, exists(asked), Answer::Yes),
        true,
        broken);
    endMachinePass(asked);
    add("machine controller: asks the provider to terminate, the answer is lost",
        asked,
        false,
        broken);
}

void Walk::removeNode()
{
    Member next = m_from;
    next.node = 0;
    next.cordoned = false;
    next.pod = 0;
    Answers answers;
    answers.removed = Answer::Yes;
    answers.exists = Answer::No;
    answers.nodeRemoved = true;
    const unsigned broken = m_from.instances > 0 ? bit(Property::TeardownInOrder) : 0;
    add("machine controller: deletes the Node",
        decide(next, m_from.machineSnapshot, answers, Answer::No, Answer::Yes),
        true,
        broken);
    endMachinePass(next);
    add("machine controller: deletes the Node, the answer is lost", next, false, broken);
}

void Walk::machineController()
{
    switch (m_from.machinePass) {
    case MachinePass::None:
        // No need to know what woke it: every Machine is looked at again every ten minutes.
        startMachinePass();
        return;
    case MachinePass::StatusPending: {
        Answers answers;
        answers.exists = Answer::Yes;
        answers.updated = Answer::Yes;
        answers.instance = m_from.newest;
        add("machine controller: writes the status that goes with the provider id",
            decide(m_from, m_from.machineSnapshot, answers, Answer::Yes, Answer::Yes));
        return;
    }
    case MachinePass::CreatePending:
        create();
        return;
    case MachinePass::RemovePending:
        terminate();
        return;
    case MachinePass::NodePending:
        removeNode();
        return;
    }
}

} // namespace hp::lifecycle
