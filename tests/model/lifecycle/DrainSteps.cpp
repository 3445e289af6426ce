// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Walk.h"

#include <algorithm>

namespace hp::lifecycle {

using rules::AttemptResult;
using rules::DrainStep;

void Walk::endDrainPass(Member &member)
{
    member.drainPass = DrainPass::None;
    member.drainSnapshot = {};
    member.pendingRecord = NextAttempt::Absent;
}

Member Walk::decideDrain(Member member, DrainQuestion question)
{
    const Member before = member;
    endDrainPass(member);
    const DrainMove *move = &m_steps.m_rules.drain(question);
    if ((move->afterCondition || move->record) && question.stored != member.stored) {
        question.stored = member.stored;
        move = &m_steps.m_rules.drain(question);
    }
    if (move->step == DrainStep::ReadNode) {
        member.drainPass = DrainPass::NodeAsked;
        member.drainSnapshot = question.stored;
        return member;
    }
    if (move->step == DrainStep::Attempt) {
        member.drainPass = before.cordoned ? DrainPass::Evicting : DrainPass::Cordoning;
        return member;
    }
    if (move->afterCondition)
        store(member, *move->afterCondition);
    if (move->record) {
        member.drainPass = DrainPass::RecordPending;
        member.pendingRecord = *move->record;
    }
    return member;
}

DrainQuestion Walk::question(const Stored &stored) const
{
    DrainQuestion asked;
    asked.stored = stored;
    asked.controlPlane = m_steps.m_world.controlPlane;
    return asked;
}

void Walk::endAttempt(const char *what, AttemptResult::Kind kind, bool helpful)
{
    DrainQuestion asked = question(m_from.stored);
    asked.attempt = static_cast<std::uint8_t>(static_cast<int>(kind) + 1);
    add(what, decideDrain(m_from, asked), helpful);
}

void Walk::drainAttempt()
{
    const unsigned early = m_from.stored.preDrain > 0 ? bit(Property::NoDrainBeforePreDrain) : 0;
    if (m_from.drainPass == DrainPass::Cordoning) {
        if (m_from.node == 0) {
            endAttempt("drain controller: there is no Node to cordon",
                       AttemptResult::Kind::CordonFailed);
            return;
        }
        Member next = m_from;
        next.cordoned = true;
        next.drainPass = DrainPass::Evicting;
        add("drain controller: cordons the Node", next, true, early);
        if (m_steps.m_world.faults)
            endAttempt(
                "drain controller: the cordon fails", AttemptResult::Kind::CordonFailed, false);
        return;
    }
    if (m_from.pod == 0) {
        endAttempt("drain controller: the Node is empty", AttemptResult::Kind::Emptied);
        return;
    }
    if (m_from.pod == 1 && !m_from.budgetClosed && m_steps.m_rules.evictsPod(m_from)) {
        Member next = m_from;
        next.pod = 2;
        add("drain controller: evicts the pod", next, true, early);
    }
    endAttempt("drain controller: the time for the attempt is over", AttemptResult::Kind::Failed);
}

void Walk::drainController()
{
    switch (m_from.drainPass) {
    case DrainPass::None:
        if (m_from.wake != Wake::Asleep && m_from.stored.present) {
            Member next = m_from;
            next.wake = Wake::Asleep;
            DrainQuestion asked = question(m_from.stored);
            asked.overtake = m_from.wake == Wake::Overtake;
            add("drain controller: a pass", decideDrain(next, asked));
        }
        return;
    case DrainPass::NodeAsked: {
        DrainQuestion asked = question(m_from.drainSnapshot);
        asked.nodeRead = true;
        asked.nodeThere = m_from.node > 0;
        asked.cordoned = m_from.cordoned;
        asked.otherCordoned = m_neighbour.cordoned;
        add("drain controller: reads the Node", decideDrain(m_from, asked));
        return;
    }
    case DrainPass::RecordPending: {
        Member next = m_from;
        endDrainPass(next);
        Stored stored = m_from.stored;
        stored.nextAttempt = m_from.pendingRecord;
        store(next, stored);
        add("drain controller: writes its record", next);
        return;
    }
    case DrainPass::Cordoning:
    case DrainPass::Evicting:
        drainAttempt();
        return;
    }
}

} // namespace hp::lifecycle
