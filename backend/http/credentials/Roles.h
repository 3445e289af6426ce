// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace hp::http {

/// What an identity may be. An approver looks at everything and signs what others ask for; a wall
/// shows and does nothing, whatever else it is.
inline constexpr std::array<std::string_view, 6> roles{
    "admin", "operator", "approver", "hook", "viewer", "wall"};

[[nodiscard]] inline bool isRole(std::string_view word)
{
    return std::find(roles.begin(), roles.end(), word) != roles.end();
}

/// "admin, operator, …", for a sentence.
[[nodiscard]] inline std::string roleList()
{
    std::string list;
    for (const std::string_view role : roles)
        list += (list.empty() ? "" : ", ") + std::string(role);
    return list;
}

} // namespace hp::http
