// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlOptions.h"

#include "model/base/Time.h"

#include <array>

namespace hp::app {

namespace {

struct CommandEntry {
    const char *name;
    CtlCommand command;
    bool takesMachine;
    const char *help;
};

constexpr std::array<CommandEntry, 5> commands{{
    {"holds", CtlCommand::Holds, false, "everything that stops a machine, with owner and age"},
    {"why", CtlCommand::Why, true, "why this machine waits"},
    {"timeline", CtlCommand::Timeline, true, "what happened to this machine"},
    {"help", CtlCommand::Help, false, "print this"},
    {"version", CtlCommand::Version, false, "print the version"},
}};

Unexpected usage(std::string message)
{
    return unexpected(ErrorCode::Invalid, std::move(message));
}

std::string *valueOf(CtlOptions &options, const std::string &name)
{
    if (name == "--data-dir")
        return &options.dataDir;
    if (name == "--connect")
        return &options.url;
    if (name == "--token-file")
        return &options.tokenFile;
    if (name == "--ca-file")
        return &options.caFile;
    return name == "--since" ? &options.range : nullptr;
}

std::string readFormat(const std::string &text, CtlOptions &options)
{
    if (text == "json")
        options.format = CtlFormat::Json;
    else if (text == "md")
        options.format = CtlFormat::Markdown;
    else if (text == "text")
        options.format = CtlFormat::Text;
    else
        return "-o: '" + text + "' is not one of text, json, md";
    return {};
}

Result<CtlOptions> checked(CtlOptions options, const std::string &environmentDataDir)
{
    const auto range = parseDuration(options.range);
    if (!range || *range <= Duration(0))
        return usage("--since: '" + options.range + "' is not a duration such as 2h");
    if (options.format == CtlFormat::Markdown && options.command != CtlCommand::Timeline)
        return usage("-o md is for timeline");
    if (!options.url.empty() && options.tokenFile.empty())
        return usage("--connect needs --token-file");
    if (options.url.empty() && options.dataDir.empty())
        options.dataDir = environmentDataDir;
    const bool talks =
        options.command != CtlCommand::Help && options.command != CtlCommand::Version;
    if (talks && options.url.empty() && options.dataDir.empty())
        return usage("which backend? Give --data-dir DIR, HOLDPOINT_DATA_DIR, or --connect URL "
                     "--token-file F");
    return options;
}

} // namespace

Result<CtlOptions> parseCtlOptions(const std::vector<std::string> &arguments,
                                   const std::string &environmentDataDir)
{
    CtlOptions options;
    const CommandEntry *entry = nullptr;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string word = arguments[i];
        if (word == "--help" || word == "--version")
            word = word.substr(2);
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        std::string *target = valueOf(options, name);
        if (target || name == "-o") {
            if (equals == std::string::npos && ++i >= arguments.size())
                return usage(name + " needs a value");
            const std::string value =
                equals == std::string::npos ? arguments[i] : word.substr(equals + 1);
            if (target)
                *target = value;
            else if (const std::string error = readFormat(value, options); !error.empty())
                return usage(error);
            continue;
        }
        if (word.rfind('-', 0) == 0)
            return usage("there is no option " + name + "; help lists them");
        if (entry && entry->takesMachine && options.machine.empty()) {
            options.machine = word;
            continue;
        }
        if (entry)
            return usage("'" + word + "' is one word too many");
        for (const CommandEntry &candidate : commands) {
            if (word == candidate.name)
                entry = &candidate;
        }
        if (!entry)
            return usage("there is no command '" + word + "'; help lists them");
        options.command = entry->command;
    }
    if (entry && entry->takesMachine && options.machine.empty())
        return usage(std::string(entry->name) + " needs the name of a machine");
    return checked(std::move(options), environmentDataDir);
}

std::string ctlHelp()
{
    std::string text = "holdpointctl: ask a Holdpoint backend\n\n";
    for (const CommandEntry &entry : commands) {
        std::string left = "  " + std::string(entry.name) + (entry.takesMachine ? " MACHINE" : "");
        left.resize(24, ' ');
        text += left + entry.help + '\n';
    }
    return text
        + "\n  -o text|json|md       how to print it; md is for timeline\n"
          "  --since DURATION      how far a timeline goes back (24h)\n"
          "  --data-dir DIR        the backend with this data directory; or HOLDPOINT_DATA_DIR\n"
          "  --connect URL --token-file F [--ca-file F]\n";
}

} // namespace hp::app
