// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/GroupHealth.h"

namespace hp::redfish {

void GroupHealth::answered(const std::string &group, const std::string &host)
{
    Group &found = m_groups[group];
    Member &member = found.members[host];
    if (!member.failing)
        return;
    member.failing = false;
    if (found.brownOut)
        evaluate(group, found, Steady::max());
}

void GroupHealth::failed(const std::string &group, const std::string &host, Steady now)
{
    Group &found = m_groups[group];
    Member &member = found.members[host];
    if (!member.failing)
        member.failedAt = now;
    member.failing = true;
    evaluate(group, found, now);
}

void GroupHealth::forget(const std::string &group, const std::string &host)
{
    const auto found = m_groups.find(group);
    if (found == m_groups.end())
        return;
    found->second.members.erase(host);
    if (found->second.members.empty())
        m_groups.erase(found);
    else if (found->second.brownOut)
        evaluate(group, found->second, Steady::max());
}

bool GroupHealth::isBrownOut(const std::string &group) const
{
    const auto found = m_groups.find(group);
    return found != m_groups.end() && found->second.brownOut;
}

bool GroupHealth::mayForceOff(const std::string &group, Steady now)
{
    const auto found = m_groups.find(group);
    if (found == m_groups.end() || !found->second.brownOut)
        return true;
    Group &known = found->second;
    if (known.forcedOff && now - known.forcedOffAt < m_settings.brownOutForceOffPause)
        return false;
    known.forcedOff = true;
    known.forcedOffAt = now;
    return true;
}

/// A brown-out begins with failures that came together and lasts until the share is low again,
/// however long that takes. `now` at its end means that nothing new failed.
void GroupHealth::evaluate(const std::string &name, Group &group, Steady now)
{
    int failing = 0;
    int together = 0;
    for (const auto &[host, member] : group.members) {
        failing += member.failing ? 1 : 0;
        together += member.failing && now - member.failedAt <= m_settings.brownOutWindow ? 1 : 0;
    }
    const auto members = static_cast<int>(group.members.size());
    const auto isMany = [&](int count) {
        return count >= m_settings.brownOutMin
            && count * 100 > members * m_settings.brownOutPercent;
    };
    const bool brownOut = group.brownOut ? isMany(failing) : isMany(together);
    if (brownOut == group.brownOut)
        return;
    group.brownOut = brownOut;
    group.forcedOff = false;
    m_changed({name, brownOut, failing, members});
}

} // namespace hp::redfish
