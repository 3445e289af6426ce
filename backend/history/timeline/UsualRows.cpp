// SPDX-License-Identifier: Apache-2.0
#include "backend/history/timeline/UsualRows.h"

#include "model/base/json/JsonFields.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::history {

namespace {

constexpr std::string_view hookLane = "hook/"; ///< then the point and the name

double seconds(Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

void addUsual(Json &rows, const std::string &role, const holds::BaselineLookup &usual)
{
    for (auto &[key, row] : rows.items()) {
        if (key.rfind("lane/hook/", 0) != 0)
            continue;
        const std::string id = textOf(row, "id");
        const std::size_t slash = id.find('/', hookLane.size());
        if (slash == std::string::npos)
            continue;
        const auto known = usual({id.substr(hookLane.size(), slash - hookLane.size()),
                                  id.substr(slash + 1),
                                  textOf(row, "detail"),
                                  role});
        if (known && known->n >= holds::leastForBaseline)
            row["usual"] = {
                {"p50", seconds(known->p50)}, {"p95", seconds(known->p95)}, {"n", known->n}};
    }
}

} // namespace hp::history
