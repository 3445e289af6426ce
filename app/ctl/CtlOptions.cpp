// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlOptions.h"

#include "app/ctl/Usage.h"
#include "app/options/LiveUrl.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/Roles.h"
#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct CommandEntry {
    const char *name;
    CtlCommand command;
    const char *argument; ///< what its one word is, or null
    const char *help;
    std::string CtlOptions::*word = nullptr; ///< where that word goes
};

constexpr std::array<CommandEntry, 13> commands{{
    {"holds", CtlCommand::Holds, nullptr, "everything that stops a machine, with owner and age"},
    {"why", CtlCommand::Why, "MACHINE", "why this machine waits", &CtlOptions::machine},
    {"timeline",
     CtlCommand::Timeline,
     "MACHINE",
     "what happened to this machine",
     &CtlOptions::machine},
    {"alarms", CtlCommand::Alarms, nullptr, "what is worth an alarm, and who has taken notice"},
    {"ack", CtlCommand::Acknowledge, "ALARM", "take notice of this alarm", &CtlOptions::alarm},
    {"shelve",
     CtlCommand::Shelve,
     "ALARM",
     "put it aside, with --for and --reason",
     &CtlOptions::alarm},
    {"unshelve", CtlCommand::Unshelve, "ALARM", "take it back", &CtlOptions::alarm},
    {"retry-bmc",
     CtlCommand::RetryBmc,
     "HOST",
     "ask the BMC of namespace/name now, whatever it rests for",
     &CtlOptions::host},
    {"token",
     CtlCommand::Token,
     "ACTION",
     "create, list or revoke a token for --user with --role",
     &CtlOptions::action},
    {"share",
     CtlCommand::Share,
     nullptr,
     "print a link that opens --page in a browser, once and within 5 minutes"},
    {"crds",
     CtlCommand::Crds,
     "ACTION",
     "diff or apply our definitions on the cluster of --kubeconfig",
     &CtlOptions::action},
    {"help", CtlCommand::Help, nullptr, "print this"},
    {"version", CtlCommand::Version, nullptr, "print the version"},
}};

std::string *valueOf(CtlOptions &options, const std::string &name)
{
    if (std::string *value = backendValueOf(options, name))
        return value;
    if (name == "--user")
        return &options.user;
    if (name == "--role")
        return &options.role;
    if (name == "--owner")
        return &options.owner;
    if (name == "--for")
        return &options.shelfTime;
    if (name == "--reason")
        return &options.reason;
    if (name == "--page")
        return &options.page;
    if (name == "--at")
        return &options.at;
    if (name == "--kubeconfig")
        return &options.kubeconfig;
    if (name == "--context")
        return &options.context;
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

/// What is wrong about --user and --role; empty when nothing is.
std::string tokenTrouble(const CtlOptions &options)
{
    const bool makes = options.command == CtlCommand::Token && options.action == "create";
    if (!makes && (options.replace || !options.owner.empty()))
        return "--replace and --owner are for token create";
    if (!options.owner.empty() && options.role != "hook")
        return "--owner is for the role hook: whose hooks the token may change";
    if (options.command != CtlCommand::Token)
        return options.user.empty() && options.role.empty() ? std::string()
                                                            : "--user and --role are for token";
    if (!isOneOf(options.action, {"create", "list", "revoke"}))
        return "token: '" + options.action + "' is not one of create, list, revoke";
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
        return options.kubeconfig.empty() && options.context.empty() && !options.force
            ? std::string()
            : "--kubeconfig, --context and --force are for crds";
    if (!isOneOf(options.action, {"diff", "apply"}))
        return "crds: '" + options.action + "' is not one of diff, apply";
    if (options.force && options.action != "apply")
        return "--force is for crds apply";
    if (!options.url.empty())
        return "crds works on an API server: give --kubeconfig instead of --connect";
    return {};
}

Result<CtlOptions> checked(CtlOptions options, const std::string &environmentDataDir)
{
    const auto range = parseDuration(options.range);
    if (!range || *range <= Duration(0))
        return usage("--since: '" + options.range + "' is not a duration such as 2h");
    const bool shares = options.command == CtlCommand::Share;
    const bool looks = options.command == CtlCommand::Holds || options.command == CtlCommand::Why
        || options.command == CtlCommand::Timeline || shares;
    if (!options.at.empty() && !looks)
        return usage("--at is for holds, why, timeline and share");
    if (!options.page.empty() && !shares)
        return usage("--page is for share");
    if (!options.at.empty() && !parseTime(options.at))
        return usage("--at: '" + options.at + "' is not a time such as 2026-01-10T12:00:00Z");
    if (options.format == CtlFormat::Markdown && options.command != CtlCommand::Timeline)
        return usage("-o md is for timeline");
    if (const std::string trouble = tokenTrouble(options); !trouble.empty())
        return usage(trouble);
    if (const std::string trouble = shelfTrouble(options); !trouble.empty())
        return usage(trouble);
    if (const std::string trouble = crdsTrouble(options); !trouble.empty())
        return usage(trouble);
    const bool talks = options.command != CtlCommand::Help && options.command != CtlCommand::Version
        && options.command != CtlCommand::Crds;
    const std::string where = backendTrouble(options, environmentDataDir);
    if (talks && !where.empty())
        return usage(where);
    return options;
}

} // namespace

std::string *backendValueOf(CtlOptions &options, const std::string &name)
{
    struct Entry {
        const char *name;
        std::string CtlOptions::*member;
    };
    constexpr std::array<Entry, 4> entries{{{"--data-dir", &CtlOptions::dataDir},
                                            {"--connect", &CtlOptions::url},
                                            {"--token-file", &CtlOptions::tokenFile},
                                            {"--ca-file", &CtlOptions::caFile}}};
    for (const Entry &entry : entries) {
        if (name == entry.name)
            return &(options.*(entry.member));
    }
    return nullptr;
}

std::string backendTrouble(CtlOptions &options, const std::string &environmentDataDir)
{
    if (!options.url.empty() && options.tokenFile.empty())
        return "--connect needs --token-file";
    if (isPlainElsewhere(options.url))
        return "--connect: '" + options.url
            + "' would send the token to another machine in the clear; give wss://";
    if (options.url.empty() && options.dataDir.empty())
        options.dataDir = environmentDataDir;
    return options.url.empty() && options.dataDir.empty()
        ? "which backend? Give --data-dir DIR, HOLDPOINT_DATA_DIR, or --connect URL --token-file F"
        : std::string();
}

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
        if (word == "--force" || word == "--replace") {
            (word == "--force" ? options.force : options.replace) = true;
            continue;
        }
        if (word.rfind('-', 0) == 0)
            return usage("there is no option " + name + "; help lists them");
        if (entry && entry->argument && (options.*(entry->word)).empty()) {
            options.*(entry->word) = word;
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
    if (entry && entry->argument && (options.*(entry->word)).empty())
        return usage(std::string(entry->name)
                     + (entry->command == CtlCommand::Token ? " needs one of create, list, revoke"
                            : entry->word == &CtlOptions::alarm  ? " needs the key of an alarm"
                            : entry->word == &CtlOptions::host   ? " needs the name of a host"
                            : entry->command == CtlCommand::Crds ? " needs one of diff, apply"
                                                                 : " needs the name of a machine"));
    return checked(std::move(options), environmentDataDir);
}

std::string ctlHelp()
{
    std::string text = "holdpointctl: ask a Holdpoint backend\n\n";
    for (const CommandEntry &entry : commands) {
        std::string left = "  " + std::string(entry.name)
            + (entry.argument ? std::string(1, ' ') + entry.argument : std::string());
        left.resize(24, ' ');
        text += left + entry.help + '\n';
    }
    return text
        + "\n  -o text|json|md       how to print it; md is for timeline\n"
          "  --since DURATION      how far a timeline goes back (24h)\n"
          "  --at TIME             as of that instant of the record\n"
          "  --page PAGE           of share: fleet, holds, power, calendar, alarms, incidents or\n"
          "                        m/NAMESPACE/NAME; whoever opens it may look, as a viewer\n"
          "  --user NAME           whose token it is; in a data directory the file is\n"
          "                        NAME.kubeconfig, over --connect it is printed once\n"
          "  --role ROLE           admin, operator, approver, hook, viewer or wall\n"
          "  --owner OWNER         of the role hook: whose hooks it may change, as the hooks name\n"
          "                        their owner; several with commas; else the one named as USER\n"
          "  --replace             token create: end the token that this user has, and its role\n"
          "  --kubeconfig F        the cluster of crds; --context NAME chooses in it\n"
          "  --force               crds apply: add fields to definitions that others manage\n"
          "  --data-dir DIR        the backend with this data directory; or HOLDPOINT_DATA_DIR\n"
          "  --connect URL --token-file F [--ca-file F]\n";
}

} // namespace hp::app
