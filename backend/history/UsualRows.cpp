// SPDX-License-Identifier: Apache-2.0
#include "backend/history/UsualRows.h"

#include "backend/history/lanes/HookLane.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// Gives every lane what `usualOf` a row knows.
template<typename UsualOf>
void addTo(Json &rows, const UsualOf &usualOf)
{
    for (auto &[key, json] : rows.items()) {
        if (!key.starts_with("lane/"))
            continue;
        auto row = live::fromJson<live::LaneRow>(json);
        row.usual = usualOf(row);
        if (row.usual)
            json = toJson(row);
    }
}

} // namespace

void addUsual(Json &rows, const std::string &machine, const incident::UsualOfLanes &usual)
{
    addTo(rows, [&](const live::LaneRow &row) -> std::optional<live::UsualLength> {
        const auto known = usual.find({machine, row.id});
        if (known == usual.end())
            return std::nullopt;
        return live::UsualLength{known->second.p50, known->second.p95, known->second.n};
    });
}

void addUsual(Json &rows, const std::string &role, const holds::BaselineLookup &usual)
{
    addTo(rows, [&](const live::LaneRow &row) -> std::optional<live::UsualLength> {
        const auto hook = hookLaneFrom(row.id);
        if (!hook)
            return std::nullopt;
        const auto known = usual({hook->point, hook->name, row.detail, role});
        if (!known || known->n < holds::minForBaseline)
            return std::nullopt;
        return live::UsualLength{
            secondsOf(known->p50), secondsOf(known->p95), static_cast<std::int64_t>(known->n)};
    });
}

} // namespace hp::history
