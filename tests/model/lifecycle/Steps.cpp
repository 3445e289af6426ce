// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Walk.h"

#include <algorithm>

namespace hp::lifecycle {

namespace {

/// Nothing of a Machine that is gone matters but what it left behind.
Member settled(Member member)
{
    if (member.stored.present)
        return member;
    Member gone;
    gone.stored = {};
    gone.stored.present = false;
    gone.instances = member.instances;
    gone.node = member.node;
    gone.cordoned = member.cordoned;
    gone.wake = Wake::Asleep;
    return gone;
}

} // namespace

void Walk::add(std::string what, const Member &to, bool helpful, unsigned broken)
{
    Member next = settled(to);
    if (next == m_from && broken == 0)
        return;
    broken |= brokenBetween(m_from, next);
    changes.push_back({std::move(what), std::move(next), helpful, broken});
}

void Walk::store(Member &member, const Stored &next)
{
    if (next == member.stored)
        return;
    if (m_steps.m_rules.concernsDrain(member.stored, next))
        member.wake = Wake::Overtake;
    member.stored = next;
}

Member Steps::first() const
{
    Member member;
    member.stored.preCreate = m_world.preCreate ? m_world.hooksPerPoint : std::uint8_t(0);
    member.stored.preDrain = m_world.hooksPerPoint;
    member.stored.preTerminate = m_world.hooksPerPoint;
    return member;
}

std::vector<Change> Steps::from(const Member &member, Neighbour neighbour)
{
    Walk walk(*this, member, neighbour);
    if (!member.stored.present)
        return {};
    walk.machineController();
    walk.drainController();
    walk.people();
    walk.kubelet();
    walk.provider();
    walk.time();
    return std::move(walk.changes);
}

Member Steps::afterCrash(const Member &member)
{
    Member next = member;
    if (!member.stored.present)
        return next;
    next.machinePass = MachinePass::None;
    next.machineSnapshot = {};
    next.drainPass = DrainPass::None;
    next.drainSnapshot = {};
    next.pendingRecord = NextAttempt::Absent;
    next.wake = Wake::Due; // a start looks at every Machine once
    return next;
}

bool Steps::blocksOthers(const Member &member) const
{
    const bool draining =
        member.drainPass == DrainPass::Cordoning || member.drainPass == DrainPass::Evicting;
    return m_world.controlPlane && ((member.node > 0 && member.cordoned) || draining);
}

} // namespace hp::lifecycle
