// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideOptions.h"

#include "model/resource/Machine.h"
#include "model/rules/override/Guard.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

using overrides::Action;
using overrides::Target;

struct TextOption {
    const char *name;
    std::string OverrideOptions::*member;
};
constexpr std::array<TextOption, 11> textOptions{{
    {"--machine", &OverrideOptions::machine},
    {"--host", &OverrideOptions::host},
    {"--point", &OverrideOptions::point},
    {"--hook", &OverrideOptions::hook},
    {"--owner", &OverrideOptions::owner},
    {"--key", &OverrideOptions::key},
    {"--cause", &OverrideOptions::cause},
    {"--selector", &OverrideOptions::selector},
    {"--reason", &OverrideOptions::reason},
    {"--name", &OverrideOptions::name},
    {"--audit-key", &OverrideOptions::keyFile},
}};

struct Switch {
    const char *name;
    bool OverrideOptions::*member;
};
constexpr std::array<Switch, 5> switches{{
    {"--yes", &OverrideOptions::yes},
    {"--preview", &OverrideOptions::previewOnly},
    {"--break-glass", &OverrideOptions::breakGlass},
    {"--even-if-I-leave", &OverrideOptions::evenIfILeave},
    {"--plan", &OverrideOptions::plan},
}};

struct VerbEntry {
    const char *command;
    OverrideVerb verb;
};
constexpr std::array<VerbEntry, 13> verbs{{
    {"override list", OverrideVerb::List},
    {"override approve", OverrideVerb::Approve},
    {"override reject", OverrideVerb::Reject},
    {"override abort", OverrideVerb::Abort},
    {"override review", OverrideVerb::Review},
    {"override bulk status", OverrideVerb::BulkStatus},
    {"override bulk start", OverrideVerb::BulkStart},
    {"override bulk approve", OverrideVerb::BulkApprove},
    {"override bulk stop", OverrideVerb::BulkStop},
    {"override bulk continue", OverrideVerb::BulkContinue},
    {"audit list", OverrideVerb::ListAudit},
    {"audit verify", OverrideVerb::VerifyAudit},
    {"audit accept", OverrideVerb::AcceptAudit},
}};

/// What is wrong about a plan of many machines; empty when nothing is.
std::string planTrouble(const OverrideOptions &options)
{
    if (!options.plan)
        return "--cause and --selector need --plan; override bulk start starts what was planned";
    if (options.cause.empty() == options.selector.empty())
        return "--plan needs one of --cause, --selector";
    if (!(options.machine + options.host).empty())
        return "--plan is for a group: leave --machine and --host out";
    const std::string named = options.hook + options.point + options.owner + options.key;
    if (!options.cause.empty() && !named.empty())
        return "--cause names hook, point, owner and key: leave them out";
    const auto action = *overrides::actionFrom(options.action);
    if (options.cause.empty() && action == Action::RemoveHook && options.hook.empty())
        return "remove-hook needs --hook";
    const bool commits = options.yes || options.breakGlass || options.evenIfILeave
        || !(options.reason + options.name).empty();
    return commits ? "--plan only plans: give --reason, --name and --yes to override bulk start"
                   : std::string();
}

/// What is wrong about the object of an action and what is told of it; empty when nothing is.
std::string actionTrouble(const OverrideOptions &options)
{
    if (!options.keyFile.empty())
        return "--audit-key is for audit verify";
    if (options.plan || !(options.cause + options.selector).empty())
        return planTrouble(options);
    const auto action = *overrides::actionFrom(options.action);
    const bool ofHost = overrides::infoOf(action).target == Target::Host;
    if (options.machine.empty() == options.host.empty())
        return options.action + " needs " + (ofHost ? "one of --machine, --host" : "--machine");
    if (!ofHost && !options.host.empty())
        return options.action + " is for a machine: give --machine instead of --host";
    const bool hook = action == Action::RemoveHook;
    if (hook == options.hook.empty())
        return hook ? "remove-hook needs --hook" : "--hook is for remove-hook";
    if (!hook && !(options.point + options.owner).empty())
        return "--point and --owner are for remove-hook";
    if (!options.point.empty() && options.point != toString(machine::HookPoint::PreCreate)
        && options.point != toString(machine::HookPoint::PreDrain)
        && options.point != toString(machine::HookPoint::PreTerminate))
        return "--point: '" + options.point + "' is not one of preCreate, preDrain, preTerminate";
    const bool key = action == Action::ReleaseHold || action == Action::ReleasePowerKey;
    if (key == options.key.empty())
        return key ? options.action + " needs --key"
                   : "--key is for release-hold and release-power-key";
    if (!options.reason.empty()) {
        if (const Message why = overrides::whyNotReason(options.reason); !why.empty())
            return "--reason: " + why.sentence();
    }
    return {};
}

std::string trouble(const OverrideOptions &options)
{
    if (options.verb == OverrideVerb::Act)
        return actionTrouble(options);
    const bool starts = options.verb == OverrideVerb::BulkStart;
    const bool reviews = options.verb == OverrideVerb::Review;
    const bool accepts = options.verb == OverrideVerb::AcceptAudit;
    for (const TextOption &option : textOptions) {
        const bool reason = option.member == &OverrideOptions::reason;
        const bool key = option.member == &OverrideOptions::keyFile;
        if (key && !options.keyFile.empty() && options.verb != OverrideVerb::VerifyAudit)
            return "--audit-key is for audit verify";
        if (key)
            continue;
        const bool tells = reviews || accepts || starts || options.verb == OverrideVerb::Reject;
        const bool counts = starts && option.member == &OverrideOptions::name;
        if (!(options.*(option.member)).empty() && !(tells && reason) && !counts)
            return std::string(option.name) + " is for an action";
    }
    for (const Switch &option : switches) {
        const bool agrees = (option.member == &OverrideOptions::yes
                             && (starts || options.verb == OverrideVerb::Approve
                                 || options.verb == OverrideVerb::BulkApprove))
            || (starts && option.member == &OverrideOptions::evenIfILeave);
        if (options.*(option.member) && !agrees)
            return std::string(option.name) + " is for an action";
    }
    if (reviews && options.reason.empty())
        return "override review needs --reason: what was found";
    if (starts && !options.reason.empty()) {
        if (const Message why = overrides::whyNotReason(options.reason); !why.empty())
            return "--reason: " + why.sentence();
    }
    if (accepts && options.reason.empty())
        return "audit accept needs --reason: what was restored, and why";
    return {};
}

} // namespace

Result<OverrideOptions> parseOverrideOptions(const CommandLine &line,
                                             const CtlEnvironment &environment)
{
    OverrideOptions options;
    const std::string &name = line.command->name;
    const auto verb =
        std::ranges::find_if(verbs, [&](const VerbEntry &entry) { return name == entry.command; });
    if (verb == verbs.end())
        options.action = name.substr(name.find(' ') + 1);
    else
        options.verb = verb->verb;
    options.id = line.word(0);
    for (const TextOption &option : textOptions)
        options.*(option.member) = line.value(option.name);
    for (const Switch &option : switches)
        options.*(option.member) = line.has(option.name);
    if (std::string error = trouble(options); !error.empty())
        return wrongUsage(std::move(error));
    if (options.plan)
        options.verb = OverrideVerb::BulkPlan;
    if (const auto read = readBackend(line, environment, options.backend); !read)
        return unexpected(read.error());
    return options;
}

} // namespace hp::app
