// SPDX-License-Identifier: Apache-2.0
#include "backend/history/LastKnown.h"

#include "backend/history/MachineIncarnation.h"
#include "model/resource/Machine.h"

#include <algorithm>

namespace hp::history {

namespace {

Result<Object> machineAt(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    const auto bound = store.boundAt(at);
    return bound ? store.objectAt("Machine", machine, *bound)
                 : Result<Object>(unexpected(bound.error()));
}

} // namespace

Result<Object> lastKnownMachine(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    auto there = machineAt(store, machine, at);
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
                                       : machineAt(store, machine, *ended->gone - Duration(1));
}

std::string lastKnownRole(HistoryStore &store, const ObjectKey &machine, TimePoint at)
{
    const auto known = lastKnownMachine(store, machine, at);
    return known && *known ? known->label(machine::roleLabel).value_or(std::string())
                           : std::string();
}

} // namespace hp::history
