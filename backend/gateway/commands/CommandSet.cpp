// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/commands/CommandSet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

bool Caller::has(std::string_view role) const
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

Result<Json>
CommandSet::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const auto it = m_parts.find(command.substr(0, command.find('.')));
    if (it == m_parts.end())
        return unexpected(ErrorCode::NotFound, "there is no command " + command);
    return it->second->run(command, arguments, caller);
}

} // namespace hp::gateway
