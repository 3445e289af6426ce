// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/UnseenMachines.h"

#include <algorithm>

namespace hp::controllers {

UnseenMachines::Waiting &UnseenMachines::waitFor(const ObjectKey &machineSet)
{
    Waiting &waiting = m_sets[machineSet];
    waiting.until = m_clock.uptime() + m_timeout;
    return waiting;
}

void UnseenMachines::made(const ObjectKey &machineSet, const std::string &uid, const Object &known)
{
    if (known && known.uid() == uid)
        return;
    waitFor(machineSet).made.insert(uid);
    m_setOf[uid] = machineSet;
}

void UnseenMachines::removed(const ObjectKey &machineSet,
                             const std::string &uid,
                             const Object &known)
{
    if (!known || known.uid() != uid || known.isDeleting())
        return;
    waitFor(machineSet).removed.insert(uid);
    m_setOf[uid] = machineSet;
}

void UnseenMachines::unclear(const ObjectKey &machineSet)
{
    waitFor(machineSet).unclear = true;
}

void UnseenMachines::seen(const Object &before, const Object &after)
{
    const Object &machine = after ? after : before;
    const auto known = m_setOf.find(machine.uid());
    if (known == m_setOf.end())
        return;
    const auto waiting = m_sets.find(known->second);
    if (waiting == m_sets.end()) {
        m_setOf.erase(known);
        return;
    }
    waiting->second.made.erase(known->first);
    if (!after || after.isDeleting())
        waiting->second.removed.erase(known->first);
    if (waiting->second.removed.contains(known->first))
        return;
    if (waiting->second.made.empty() && waiting->second.removed.empty() && !waiting->second.unclear)
        m_sets.erase(waiting);
    m_setOf.erase(known);
}

void UnseenMachines::forget(const ObjectKey &machineSet)
{
    const auto waiting = m_sets.find(machineSet);
    if (waiting == m_sets.end())
        return;
    for (const auto *uids : {&waiting->second.made, &waiting->second.removed}) {
        for (const std::string &uid : *uids)
            m_setOf.erase(uid);
    }
    m_sets.erase(waiting);
}

rules::UnseenWrites UnseenMachines::of(const ObjectKey &machineSet) const
{
    const auto waiting = m_sets.find(machineSet);
    if (waiting == m_sets.end())
        return {};
    const Waiting &what = waiting->second;
    return {what.made.size(),
            what.removed.size(),
            what.unclear,
            std::max(what.until - m_clock.uptime(), Duration::zero())};
}

} // namespace hp::controllers
