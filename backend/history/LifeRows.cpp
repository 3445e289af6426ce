// SPDX-License-Identifier: Apache-2.0
#include "backend/history/LifeRows.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// What the object itself says is older than our first look at it.
void learnWhenMade(MachineLife &life, HistoryStore &store, const ObjectKey &machine, TimePoint now)
{
    if (life.madeSeen)
        return;
    const auto bound = store.boundAt(life.gone ? *life.gone - Duration(1) : now);
    const auto object =
        bound ? store.objectAt("Machine", machine, *bound) : Result<Object>(Object());
    if (!object || !*object || object->uid() != life.uid)
        return;
    if (const auto created = parseTime(object->text("/metadata/creationTimestamp")))
        life.made = std::min(life.made, *created);
}

Json rowOf(const MachineLife &life)
{
    Json row{{"uid", life.uid},
             {"made", formatMicroTime(life.made)},
             {"madeKnown", life.madeSeen ? "observed" : "reported"},
             {"gone", timeOrNull(life.gone)},
             {"goneKnown", !life.gone || life.goneSeen ? "observed" : "reported"},
             {"end", endOf(life)},
             {"deletedBy", life.deletedBy},
             {"overridden", life.overridden},
             {"longest", nullptr}};
    if (life.longest)
        row["longest"] = {{"point", life.longest->point},
                          {"name", life.longest->name},
                          {"owner", life.longest->owner},
                          {"since", formatMicroTime(life.longest->since)},
                          {"seconds", secondsOf(life.longest->length)},
                          {"end", life.longest->end}};
    return row;
}

} // namespace

Result<Json> lifeRows(HistoryStore &store, const ObjectKey &machine, TimePoint now)
{
    const auto moves = store.lifeMoves(machine);
    if (!moves)
        return Unexpected{moves.error()};
    std::vector<MachineLife> lives = livesOf(*moves, now);
    lives.resize(std::min(lives.size(), mostLives));
    Json rows = Json::object();
    for (MachineLife &life : lives) {
        learnWhenMade(life, store, machine, now);
        rows["life/" + life.uid] = rowOf(life);
    }
    rows["record"] = {{"begins", timeOrNull(store.state().begins)}};
    return rows;
}

} // namespace hp::history
