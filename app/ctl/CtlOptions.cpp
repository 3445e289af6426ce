// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlOptions.h"

#include "app/ctl/BackendFinder.h"
#include "app/options/LiveUrl.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/Roles.h"
#include "backend/whatif/Question.h"
#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct CommandName {
    const char *name;
    CtlCommand command;
    std::string CtlOptions::*word = nullptr; ///< where its one word goes
};

constexpr std::array<CommandName, 30> commands{{
    {"holds", CtlCommand::Holds},
    {"why", CtlCommand::Why, &CtlOptions::machine},
    {"timeline", CtlCommand::Timeline, &CtlOptions::machine},
    {"alarms", CtlCommand::Alarms},
    {"clusters", CtlCommand::Clusters},
    {"top", CtlCommand::Top},
    {"ack", CtlCommand::Acknowledge, &CtlOptions::alarm},
    {"shelve", CtlCommand::Shelve, &CtlOptions::alarm},
    {"unshelve", CtlCommand::Unshelve, &CtlOptions::alarm},
    {"retry-bmc", CtlCommand::RetryBmc, &CtlOptions::host},
    {"log-level", CtlCommand::LogLevel, &CtlOptions::level},
    {"notify status", CtlCommand::Notify},
    {"notify test", CtlCommand::Notify, &CtlOptions::receiver},
    {"rotate certificate", CtlCommand::Rotate},
    {"rotate token", CtlCommand::Rotate, &CtlOptions::user},
    {"rotate audit-key", CtlCommand::Rotate},
    {"rotate bundle-key", CtlCommand::Rotate},
    {"record copy", CtlCommand::Record},
    {"token create", CtlCommand::Token},
    {"token list", CtlCommand::Token},
    {"token revoke", CtlCommand::Token},
    {"share", CtlCommand::Share},
    {"crds diff", CtlCommand::Crds},
    {"crds apply", CtlCommand::Crds},
    {"backup", CtlCommand::Backup},
    {"restore", CtlCommand::Restore, &CtlOptions::file},
    {"whatif retire", CtlCommand::WhatIf, &CtlOptions::machine},
    {"whatif replace", CtlCommand::WhatIf, &CtlOptions::machine},
    {"whatif upgrade", CtlCommand::WhatIf},
    {"whatif maintain", CtlCommand::WhatIf},
}};

struct TextOption {
    const char *name;
    std::string CtlOptions::*member;
};
constexpr std::array<TextOption, 18> textOptions{{
    {"--set", &CtlOptions::set},
    {"--rack", &CtlOptions::rack},
    {"--window", &CtlOptions::window},
    {"--max-unavailable", &CtlOptions::maxUnavailable},
    {"--assume", &CtlOptions::assumed},
    {"--user", &CtlOptions::user},
    {"--role", &CtlOptions::role},
    {"--owner", &CtlOptions::owner},
    {"--for", &CtlOptions::shelfTime},
    {"--reason", &CtlOptions::reason},
    {"--page", &CtlOptions::page},
    {"--at", &CtlOptions::at},
    {"--since", &CtlOptions::range},
    {"--kubeconfig", &CtlOptions::kubeconfig},
    {"--context", &CtlOptions::context},
    {"--from", &CtlOptions::from},
    {"--to", &CtlOptions::to},
    {"--cluster", &CtlOptions::cluster},
}};

/// What is wrong about --user and --role; empty when nothing is.
std::string tokenTrouble(const CtlOptions &options)
{
    const bool makes = options.command == CtlCommand::Token && options.action == "create";
    const bool restores = options.command == CtlCommand::Restore;
    if (!makes && !restores && (options.replace || !options.owner.empty()))
        return "--replace and --owner are for token create";
    if (!options.owner.empty() && options.role != "hook")
        return "--owner is for the role hook: whose hooks the token may change";
    if (options.command == CtlCommand::Rotate)
        return {};
    if (options.command != CtlCommand::Token)
        return options.user.empty() && options.role.empty() ? std::string()
                                                            : "--user and --role are for token";
    const bool creates = options.action == "create";
    if (options.action == "list")
        return options.user.empty() && options.role.empty()
            ? std::string()
            : "token list takes no --user or --role";
    if (options.user.empty())
        return "token " + options.action + " needs --user";
    if (std::string why = http::whyNotUser(options.user); !why.empty())
        return "--user: " + why;
    if (creates && !http::isRole(options.role))
        return "--role: '" + options.role + "' is not one of " + http::roleList();
    if (!creates && !options.role.empty())
        return "--role is for token create";
    return {};
}

/// What is wrong about --for and --reason; empty when nothing is.
std::string shelfTrouble(const CtlOptions &options)
{
    if (options.command != CtlCommand::Shelve)
        return options.shelfTime.empty() && options.reason.empty()
            ? std::string()
            : "--for and --reason are for shelve";
    if (options.reason.empty())
        return "shelve needs --reason";
    const auto time = parseDuration(options.shelfTime);
    return time && *time > Duration(0)
        ? std::string()
        : "--for: '" + options.shelfTime + "' is not a duration such as 2h";
}

/// What is wrong about the options of crds; empty when nothing is.
std::string crdsTrouble(const CtlOptions &options)
{
    if (options.command != CtlCommand::Crds)
        return options.kubeconfig.empty() && !options.force
            ? std::string()
            : "--kubeconfig and --force are for crds";
    if (options.force && options.action != "apply")
        return "--force is for crds apply";
    return {};
}

/// What is wrong about the options of whatif; empty when nothing is.
std::string whatIfTrouble(const CtlOptions &options)
{
    if (options.command != CtlCommand::WhatIf)
        return {};
    const auto given = static_cast<int>(!options.machine.empty())
        + static_cast<int>(!options.set.empty()) + static_cast<int>(!options.rack.empty());
    if (options.action == "retire" && given != 1)
        return "whatif retire needs one of a machine, --set and --rack";
    if (options.action == "upgrade" && options.set.empty())
        return "whatif upgrade needs --set";
    if (options.action == "maintain" && options.window.empty())
        return "whatif maintain needs --window";
    if (!options.maxUnavailable.empty() && !whatif::maxUnavailableOf(options.maxUnavailable, 100))
        return "--max-unavailable: '" + options.maxUnavailable
            + "' is neither a number from 1 nor a percentage to 100%";
    if (options.assumed.empty())
        return {};
    const auto time = parseDuration(options.assumed);
    return time && *time > Duration(0)
        ? std::string()
        : "--assume: '" + options.assumed + "' is not a duration such as 30m";
}

/// What is wrong about the whole; empty when nothing is.
std::string ctlTrouble(const CtlOptions &options)
{
    const auto range = parseDuration(options.range);
    if (!range || *range <= Duration(0))
        return "--since: '" + options.range + "' is not a duration such as 2h";
    const bool shares = options.command == CtlCommand::Share;
    const bool looks = options.command == CtlCommand::Holds || options.command == CtlCommand::Why
        || options.command == CtlCommand::Timeline || shares;
    if (!options.at.empty() && !looks)
        return "--at is for holds, why, timeline and share";
    if (!options.page.empty() && !shares)
        return "--page is for share";
    if (!options.at.empty() && !parseTime(options.at))
        return "--at: '" + options.at + "' is not a time such as 2026-01-10T12:00:00Z";
    if (std::string trouble = tokenTrouble(options); !trouble.empty())
        return trouble;
    if (std::string trouble = shelfTrouble(options); !trouble.empty())
        return trouble;
    if (std::string trouble = whatIfTrouble(options); !trouble.empty())
        return trouble;
    return crdsTrouble(options);
}

/// What is wrong about where the backend is; empty when nothing is.
std::string backendTrouble(const CtlOptions &options)
{
    if (!options.url.empty() && options.tokenFile.empty())
        return "--connect needs --token-file";
    if (isPlainElsewhere(options.url))
        return "--connect: '" + options.url
            + "' would send the token to another machine in the clear; give wss://";
    return options.url.empty() && options.dataDir.empty()
        ? "which backend? None runs here: start holdpoint or holdpointd, or give --data-dir DIR, "
          "HOLDPOINT_DATA_DIR, --connect URL --token-file F, or a context (holdpointctl config)"
        : std::string();
}

bool needsBackend(const CommandLine &line)
{
    const CommandEntry &command = *line.command;
    return command.family != Family::Local && command.family != Family::Config
        && !command.name.starts_with("crds ") && command.name != "bundle verify"
        && command.name != "restore" && command.name != "record copy" && !line.has("--bundle");
}

} // namespace

Result<Done>
readBackend(const CommandLine &line, const CtlEnvironment &environment, CtlOptions &options)
{
    if (const auto own = strayOption(line); !own)
        return own;
    auto output = readOutput(line);
    if (!output)
        return unexpected(output.error());
    options.output = std::move(*output);
    const bool needed = needsBackend(line);
    CtlEnvironment around = environment;
    if (!needed)
        around.running = {};
    if (const auto found = findBackend(line, around, options); !found) {
        if (needed)
            return found;
    }
    if (std::string trouble = backendTrouble(options); needed && !trouble.empty())
        return wrongUsage(std::move(trouble));
    return Done{};
}

Result<CtlOptions> parseCtlOptions(const CommandLine &line, const CtlEnvironment &environment)
{
    CtlOptions options;
    const auto *entry = std::ranges::find_if(
        commands, [&](const CommandName &one) { return one.name == line.command->name; });
    options.command = entry->command;
    if (entry->word)
        options.*(entry->word) = line.word(0);
    const std::string &name = line.command->name;
    options.action = name.substr(name.find(' ') + 1);
    for (const TextOption &option : textOptions) {
        if (line.has(option.name))
            options.*(option.member) = line.value(option.name);
    }
    options.administers = options.command == CtlCommand::Backup // everything is in one
        || options.command == CtlCommand::LogLevel || options.command == CtlCommand::Rotate;
    options.operates = name == "notify test";
    options.replace = line.has("--replace");
    options.force = line.has("--force");
    if (options.command == CtlCommand::Record && (options.from.empty() || options.to.empty()))
        return wrongUsage("record copy needs --from and --to");
    if (options.command == CtlCommand::Timeline && options.machine.empty())
        return wrongUsage("timeline needs the name of a machine");
    if (std::string trouble = ctlTrouble(options); !trouble.empty())
        return wrongUsage(std::move(trouble));
    if (const auto read = readBackend(line, environment, options); !read)
        return unexpected(read.error());
    // Nothing that was found somewhere is overwritten.
    if (options.command == CtlCommand::Restore && !line.has("--data-dir"))
        return wrongUsage("restore needs --data-dir: where it is put");
    if (options.command == CtlCommand::Crds && !options.url.empty())
        return wrongUsage("crds works on an API server: give --kubeconfig instead of --connect");
    return options;
}

} // namespace hp::app
