// SPDX-License-Identifier: Apache-2.0
#include "backend/history/LastKnown.h"

#include "backend/history/MachineIncarnation.h"
#include "backend/history/lanes/RecordedKind.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"

#include <algorithm>

namespace hp::history {

namespace {

Result<Object> machineAtTime(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    const auto bound = store.boundAt(at);
    return bound ? machineAt(store, machine, *bound) : Result<Object>(unexpected(bound.error()));
}

} // namespace

std::string roleOf(const Object &machine)
{
    if (capi::isOfClusterApi(machine))
        return capi::isControlPlaneMachine(machine) ? "master" : "worker";
    return machine.label(machine::roleLabel).value_or(std::string());
}

Result<Object> machineAt(HistoryStore &store, const ObjectKey &machine, std::int64_t bound)
{
    Result<Object> found = Object();
    for (const std::string &kind : machineKinds) {
        found = store.objectAt(kind, machine, bound);
        if (!found || *found)
            break;
    }
    return found;
}

Result<SnapshotTable::Gone>
lastGoneMachine(HistoryStore &store, const ObjectKey &machine, std::int64_t bound)
{
    SnapshotTable::Gone last;
    for (const std::string &kind : machineKinds) {
        const auto gone = store.lastGone(kind, machine, bound);
        if (!gone)
            return gone;
        if (gone->object && (!last.object || gone->at > last.at))
            last = *gone;
    }
    return last;
}

Result<Object> lastKnownMachine(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    auto there = machineAtTime(store, machine, at);
    if (!there || *there)
        return there;
    const auto moves = store.incarnationMoves(machine);
    if (!moves)
        return unexpected(moves.error());
    const std::vector<MachineIncarnation> incarnations = incarnationsOf(*moves, at);
    const auto ended =
        std::ranges::find_if(incarnations, [at](const MachineIncarnation &incarnation) {
            return incarnation.gone && *incarnation.gone <= at;
        });
    return ended == incarnations.end() ? there
                                       : machineAtTime(store, machine, *ended->gone - Duration(1));
}

std::string lastKnownRole(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    const auto known = lastKnownMachine(store, machine, at);
    return known && *known ? roleOf(*known) : std::string();
}

} // namespace hp::history
