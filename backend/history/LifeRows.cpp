// SPDX-License-Identifier: Apache-2.0
#include "backend/history/LifeRows.h"

#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

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

live::Known knownIf(bool seen)
{
    return seen ? live::Known::Observed : live::Known::Reported;
}

live::LifeRow rowOf(const MachineLife &life)
{
    live::LifeRow row;
    row.uid = life.uid;
    row.made = life.made;
    row.madeKnown = knownIf(life.madeSeen);
    row.gone = life.gone;
    row.goneKnown = knownIf(!life.gone || life.goneSeen);
    row.end = endOf(life);
    row.deletedBy = life.deletedBy;
    row.overridden = static_cast<std::int64_t>(life.overridden);
    if (life.longest)
        row.longest = {life.longest->point,
                       life.longest->name,
                       life.longest->owner,
                       life.longest->since,
                       secondsOf(life.longest->length),
                       life.longest->end};
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
        rows["life/" + life.uid] = toJson(rowOf(life));
    }
    rows["record"] = toJson(live::LivesRecordRow{store.state().begins});
    return rows;
}

} // namespace hp::history
