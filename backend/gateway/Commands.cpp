// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/Commands.h"

#include "model/messages/Answer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

bool Caller::has(std::string_view role) const
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

Unexpected noCommand(const std::string &command)
{
    return unexpected(ErrorCode::NotFound, say::thereIsNoCommand(command));
}

void Commands::execute(const std::string &command,
                       const Json &arguments,
                       const Caller &caller,
                       Reply reply)
{
    reply(run(command, arguments, caller));
}

Commands *CommandSet::partOf(const std::string &command) const
{
    const auto it = m_parts.find(command.substr(0, command.find('.')));
    return it == m_parts.end() ? nullptr : it->second;
}

Result<Json>
CommandSet::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    Commands *part = partOf(command);
    if (!part)
        return noCommand(command);
    return part->run(command, arguments, caller);
}

void CommandSet::execute(const std::string &command,
                         const Json &arguments,
                         const Caller &caller,
                         Reply reply)
{
    Commands *part = partOf(command);
    if (!part)
        return reply(noCommand(command));
    part->execute(command, arguments, caller, std::move(reply));
}

} // namespace hp::gateway
