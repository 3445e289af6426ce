// SPDX-License-Identifier: Apache-2.0
#include "app/shared/UsualOfHooks.h"

#include "backend/history/LastKnown.h"
#include "backend/history/lanes/HookLane.h"
#include "model/resource/KeyText.h"

#include <utility>

namespace hp::app {

using incident::Usual;

exports::UsualOf usualOfHooks(history::HistoryStore &store,
                              std::map<holds::BaselineKey, holds::Baseline> usual,
                              incident::UsualOfLanes ofLanes,
                              const std::vector<std::string> &machines,
                              TimePoint at)
{
    std::map<std::string, std::string> roles;
    for (const std::string &machine : machines)
        roles[machine] =
            history::lastKnownRole(store, keyFrom(machine).value_or(ObjectKey{{}, machine}), at);
    return [usual = std::move(usual), ofLanes = std::move(ofLanes), roles = std::move(roles)](
               const incident::Fact &fact) {
        if (const auto told = ofLanes.find({fact.machine, fact.lane}); told != ofLanes.end())
            return told->second;
        const auto hook = history::hookLaneFrom(fact.lane);
        const auto role = roles.find(fact.machine);
        if (!hook || role == roles.end())
            return Usual{};
        const auto known = usual.find({hook->point, hook->name, fact.detail, role->second});
        if (known == usual.end() || known->second.n < holds::leastForBaseline)
            return Usual{};
        return Usual{secondsOf(known->second.p50),
                     secondsOf(known->second.p95),
                     static_cast<int>(known->second.n)};
    };
}

} // namespace hp::app
