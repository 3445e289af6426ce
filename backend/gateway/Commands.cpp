// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/Commands.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

bool Caller::has(std::string_view role) const
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

void Commands::begin(const std::string &command,
                     const Json &arguments,
                     const Caller &caller,
                     Reply reply)
{
    reply(run(command, arguments, caller));
}

} // namespace hp::gateway
