// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/PodInterest.h"

#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/holds/PodOwner.h"

#include <algorithm>
#include <array>

namespace hp::history {

bool PodInterest::machineChanged(const Object &before, const Object &after)
{
    constexpr std::array points{machine::HookPoint::PreCreate,
                                machine::HookPoint::PreDrain,
                                machine::HookPoint::PreTerminate};
    bool changed = false;
    if (after) {
        for (const machine::HookPoint point : points) {
            for (const machine::Hook &hook : machine::hooks(after, point))
                changed = m_owners.insert(hook.owner).second || changed;
        }
    }
    std::set<std::string> blocked;
    if (after && capi::isOfClusterApi(after)) {
        for (const capi::AnnotationHook &hook : capi::annotationHooks(after))
            changed = m_owners.insert(hook.owner).second || changed;
    }
    if (after && after.annotation(machine::drainRecord)) {
        for (const rules::BlockingPod &pod : rules::drainRecordOf(after).blocking)
            blocked.insert(pod.ns);
    }
    const std::string uid = (after ? after : before).uid();
    const auto known = m_blocked.find(uid);
    if (blocked.empty()) {
        changed = changed || known != m_blocked.end();
        m_blocked.erase(uid);
    } else if (known == m_blocked.end() || known->second != blocked) {
        m_blocked[uid] = std::move(blocked);
        changed = true;
    }
    return changed;
}

bool PodInterest::matters(const Object &pod) const
{
    const std::string &ns = pod.ns();
    const bool isBlocked = std::any_of(m_blocked.begin(), m_blocked.end(), [&](const auto &entry) {
        return entry.second.contains(ns);
    });
    if (isBlocked)
        return true;
    const std::string deployment = holds::deploymentOf(pod);
    if (deployment.empty())
        return false;
    const std::string full = ns + '/' + deployment;
    return std::any_of(m_owners.begin(), m_owners.end(), [&](const std::string &owner) {
        return owner == deployment || owner == full || owner.ends_with('/' + full);
    });
}

} // namespace hp::history
