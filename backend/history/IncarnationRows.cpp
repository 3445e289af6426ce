// SPDX-License-Identifier: Apache-2.0
#include "backend/history/IncarnationRows.h"

#include "backend/history/LastKnown.h"
#include "backend/history/lanes/RecordedKind.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// What the object itself says is older than our first look at it.
void learnWhenMade(MachineIncarnation &incarnation,
                   HistoryStore &store,
                   const ObjectKey &machine,
                   TimePoint now)
{
    if (incarnation.madeSeen)
        return;
    const auto bound = store.boundAt(incarnation.gone ? *incarnation.gone - Duration(1) : now);
    const auto object = bound ? machineAt(store, machine, *bound) : Result<Object>(Object());
    if (!object || !*object || object->uid() != incarnation.uid)
        return;
    if (const auto created = parseTime(object->text("/metadata/creationTimestamp")))
        incarnation.made = std::min(incarnation.made, *created);
}

live::Known knownIf(bool seen)
{
    return seen ? live::Known::Observed : live::Known::Reported;
}

live::LifeRow rowOf(const MachineIncarnation &incarnation)
{
    live::LifeRow row;
    row.uid = incarnation.uid;
    row.made = incarnation.made;
    row.madeKnown = knownIf(incarnation.madeSeen);
    row.gone = incarnation.gone;
    row.goneKnown = knownIf(!incarnation.gone || incarnation.goneSeen);
    row.end = endOf(incarnation);
    row.deletedBy = incarnation.deletedBy;
    row.overridden = static_cast<std::int64_t>(incarnation.overridden);
    if (incarnation.longest)
        row.longest = {incarnation.longest->point,
                       incarnation.longest->name,
                       incarnation.longest->owner,
                       incarnation.longest->since,
                       secondsOf(incarnation.longest->length),
                       incarnation.longest->end};
    return row;
}

} // namespace

Result<Json> incarnationRows(HistoryStore &store, const ObjectKey &machine, TimePoint now)
{
    const auto moves = store.incarnationMoves(machine);
    if (!moves)
        return Unexpected{moves.error()};
    std::vector<MachineIncarnation> incarnations = incarnationsOf(*moves, now);
    incarnations.resize(std::min(incarnations.size(), maxIncarnations));
    Json rows = Json::object();
    for (MachineIncarnation &incarnation : incarnations) {
        learnWhenMade(incarnation, store, machine, now);
        rows["life/" + incarnation.uid] = toJson(rowOf(incarnation));
    }
    rows["record"] = toJson(live::LivesRecordRow{store.state().begins});
    return rows;
}

Result<Json> goneRows(HistoryStore &store, const std::string &text)
{
    std::vector<SnapshotTable::Ended> ended;
    for (const std::string &kind : machineKinds) {
        const auto some = store.ended(kind, text, maxGone);
        if (!some)
            return Unexpected{some.error()};
        ended.insert(ended.end(), some->begin(), some->end());
    }
    std::ranges::stable_sort(ended, std::ranges::greater(), &SnapshotTable::Ended::at);
    ended.resize(std::min(ended.size(), static_cast<std::size_t>(maxGone)));
    Json rows = Json::object();
    for (const SnapshotTable::Ended &machine : ended) {
        const std::string name = toString(machine.key);
        rows["gone/" + name] = toJson(live::GoneRow{name, machine.at});
    }
    return rows;
}

} // namespace hp::history
