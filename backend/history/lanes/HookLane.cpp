// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HookLane.h"

#include <string_view>

namespace hp::history {

namespace {

constexpr std::string_view prefix = "hook/";

} // namespace

std::string toString(const HookLane &hook)
{
    return std::string(prefix) + hook.point + '/' + hook.name;
}

std::optional<HookLane> hookLaneFrom(const std::string &lane)
{
    const std::size_t slash = lane.find('/', prefix.size());
    if (!lane.starts_with(prefix) || slash == std::string::npos)
        return std::nullopt;
    return HookLane{lane.substr(prefix.size(), slash - prefix.size()), lane.substr(slash + 1)};
}

} // namespace hp::history
