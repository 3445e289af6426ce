// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/DrainingPods.h"

#include "model/base/Text.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/PodFilter.h"

#include <algorithm>
#include <utility>

namespace hp::history {

std::size_t DrainingPods::Drain::left() const
{
    const bool mayBeSkipped = capi::isOfClusterApi(machine);
    return static_cast<std::size_t>(
        std::count_if(pods.begin(), pods.end(), [mayBeSkipped](const auto &entry) {
            const Object &pod = entry.second;
            const bool isSkipped =
                mayBeSkipped && isNamed(pod.label(capi::drainLabel).value_or(""), "skip");
            return !isSkipped && rules::countsForDrain(pod);
        }));
}

std::string DrainingPods::nodeOf(const Object &machine)
{
    return machine.isDeleting() ? machine::nodeName(machine) : std::string();
}

DrainingPods::Drain *DrainingPods::of(const std::string &machineUid)
{
    const auto it = m_drains.find(machineUid);
    return it == m_drains.end() ? nullptr : &it->second;
}

DrainingPods::Drain *DrainingPods::onNode(const std::string &node)
{
    const auto it = std::find_if(m_drains.begin(), m_drains.end(), [&](const auto &entry) {
        return entry.second.node == node;
    });
    return it == m_drains.end() || node.empty() ? nullptr : &it->second;
}

DrainingPods::Drain &
DrainingPods::start(const Object &machine, const std::string &node, const std::vector<Object> &pods)
{
    Drain &drain = m_drains[machine.uid()];
    drain.machine = machine.atRest();
    drain.node = node;
    for (const Object &pod : pods) {
        if (pod.text("/spec/nodeName") == drain.node)
            drain.pods[pod.uid()] = pod.atRest();
    }
    return drain;
}

DrainingPods::Drain DrainingPods::stop(const std::string &machineUid)
{
    auto node = m_drains.extract(machineUid);
    return node ? std::move(node.mapped()) : Drain();
}

} // namespace hp::history
