// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/WallOptions.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct WallVerbEntry {
    const char *command;
    WallVerb verb;
    /// Where its words go, in their order.
    std::string WallOptions::*first = nullptr;
    std::string WallOptions::*second = nullptr;
};
constexpr std::array<WallVerbEntry, 5> wallVerbs{{
    {"wall list", WallVerb::List},
    {"wall approve", WallVerb::Approve, &WallOptions::code},
    {"wall deny", WallVerb::Deny, &WallOptions::code},
    {"wall rename", WallVerb::Rename, &WallOptions::name, &WallOptions::to},
    {"wall revoke", WallVerb::Revoke, &WallOptions::name},
}};

} // namespace

Result<WallOptions> parseWallOptions(const CommandLine &line, const CtlEnvironment &environment)
{
    WallOptions options;
    const auto *entry = std::ranges::find_if(
        wallVerbs, [&](const WallVerbEntry &verb) { return line.command->name == verb.command; });
    options.verb = entry->verb;
    options.name = line.value("--name");
    if (!options.name.empty() && options.verb != WallVerb::Approve)
        return wrongUsage("--name is for wall approve");
    if (entry->first)
        options.*(entry->first) = line.word(0);
    if (entry->second)
        options.*(entry->second) = line.word(1);
    if (const auto read = readBackend(line, environment, options.backend); !read)
        return unexpected(read.error());
    options.backend.operates = true; // the list as well is for those who pair screens
    return options;
}

} // namespace hp::app
