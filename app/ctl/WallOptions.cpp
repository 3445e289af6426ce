// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/WallOptions.h"

#include "app/ctl/Usage.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct WallVerbEntry {
    const char *word;
    WallVerb verb;
    /// Where its words go, in their order, and what they are.
    std::string WallOptions::*first = nullptr;
    const char *firstWords = nullptr;
    std::string WallOptions::*second = nullptr;
    const char *secondWords = nullptr;
};
constexpr std::array<WallVerbEntry, 5> wallVerbs{{
    {"list", WallVerb::List},
    {"approve", WallVerb::Approve, &WallOptions::code, "the code that the screen shows"},
    {"deny", WallVerb::Deny, &WallOptions::code, "the code that the screen shows"},
    {"rename",
     WallVerb::Rename,
     &WallOptions::name,
     "the name of a screen, as listed by list",
     &WallOptions::to,
     "the name that the screen is to have"},
    {"revoke", WallVerb::Revoke, &WallOptions::name, "the name of a screen, as listed by list"},
}};

/// The words that are no options: "wall", a verb, and what the verb is about.
std::string readWallWords(const std::vector<std::string> &words, WallOptions &options)
{
    const std::string word = words.size() > 1 ? words[1] : std::string("list");
    const auto *entry = std::find_if(
        wallVerbs.begin(), wallVerbs.end(), [&](const auto &verb) { return word == verb.word; });
    if (entry == wallVerbs.end())
        return "wall: '" + word + "' is not one of list, approve, deny, rename, revoke";
    options.verb = entry->verb;
    const std::size_t most = entry->second ? 4 : entry->first ? 3 : 2;
    if (words.size() > most)
        return '\'' + words[most] + "' is one word too many";
    if (entry->first && words.size() < 3)
        return "wall " + word + " needs " + entry->firstWords;
    if (entry->second && words.size() < 4)
        return "wall " + word + " needs " + entry->secondWords;
    if (entry->first)
        options.*(entry->first) = words[2];
    if (entry->second)
        options.*(entry->second) = words[3];
    return {};
}

std::string *wallValueOf(WallOptions &options, const std::string &name)
{
    return name == "--name" ? &options.name : backendValueOf(options.backend, name);
}

} // namespace

bool isWallCommand(const std::vector<std::string> &arguments)
{
    return commandOf(arguments) == "wall";
}

Result<WallOptions> parseWallOptions(const std::vector<std::string> &arguments,
                                     const std::string &environmentDataDir)
{
    WallOptions options;
    const auto words =
        readOptions(arguments,
                    {{},
                     [&options](const std::string &name) { return wallValueOf(options, name); },
                     {{"-o", textOrJson(options.json)}}});
    if (!words)
        return unexpected(words.error());
    const bool named = !options.name.empty();
    if (std::string error = readWallWords(*words, options); !error.empty())
        return usage(std::move(error));
    if (named && options.verb != WallVerb::Approve)
        return usage("--name is for wall approve");
    if (std::string error = backendTrouble(options.backend, environmentDataDir); !error.empty())
        return usage(std::move(error));
    options.backend.operates = true; // the list as well is for those who pair screens
    return options;
}

std::string wallHelp()
{
    return "\nscreens on walls:\n"
           "  wall [list]           those that are paired, and those that ask to be\n"
           "  wall approve CODE [--name NAME]\n"
           "                        pairs the screen that shows this code; else its name is\n"
           "                        wall-CODE\n"
           "  wall deny CODE        turns it away\n"
           "  wall rename NAME TO   gives a screen another name\n"
           "  wall revoke NAME      ends its token, and what it shows within a second\n";
}

} // namespace hp::app
