// SPDX-License-Identifier: Apache-2.0
#include "backend/history/UsualRows.h"

#include "backend/history/lanes/HookLane.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp::history {

void addUsual(Json &rows, const std::string &machine, const incident::UsualOfLanes &usual)
{
    for (auto &[key, row] : rows.items()) {
        if (!key.starts_with("lane/"))
            continue;
        const auto known = usual.find({machine, textOf(row, "id")});
        if (known != usual.end())
            row["usual"] = {
                {"p50", known->second.p50}, {"p95", known->second.p95}, {"n", known->second.n}};
    }
}

void addUsual(Json &rows, const std::string &role, const holds::BaselineLookup &usual)
{
    for (auto &[key, row] : rows.items()) {
        if (!key.starts_with("lane/"))
            continue;
        const auto hook = hookLaneFrom(textOf(row, "id"));
        if (!hook)
            continue;
        const auto known = usual({hook->point, hook->name, textOf(row, "detail"), role});
        if (known && known->n >= holds::leastForBaseline)
            row["usual"] = {
                {"p50", secondsOf(known->p50)}, {"p95", secondsOf(known->p95)}, {"n", known->n}};
    }
}

} // namespace hp::history
