// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideOptions.h"

#include "app/ctl/Usage.h"
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
constexpr std::array<TextOption, 9> textOptions{{
    {"--machine", &OverrideOptions::machine},
    {"--host", &OverrideOptions::host},
    {"--point", &OverrideOptions::point},
    {"--hook", &OverrideOptions::hook},
    {"--owner", &OverrideOptions::owner},
    {"--key", &OverrideOptions::key},
    {"--reason", &OverrideOptions::reason},
    {"--name", &OverrideOptions::name},
    {"--audit-key", &OverrideOptions::keyFile},
}};

struct Switch {
    const char *name;
    bool OverrideOptions::*member;
};
constexpr std::array<Switch, 4> switches{{
    {"--yes", &OverrideOptions::yes},
    {"--preview", &OverrideOptions::previewOnly},
    {"--break-glass", &OverrideOptions::breakGlass},
    {"--even-if-I-leave", &OverrideOptions::evenIfILeave},
}};

struct VerbEntry {
    const char *word;
    OverrideVerb verb;
    bool needsId;
};
constexpr std::array<VerbEntry, 5> verbs{{
    {"list", OverrideVerb::List, false},
    {"approve", OverrideVerb::Approve, true},
    {"reject", OverrideVerb::Reject, true},
    {"abort", OverrideVerb::Abort, true},
    {"review", OverrideVerb::Review, true},
}};

std::string *valueOf(OverrideOptions &options, const std::string &name)
{
    for (const TextOption &option : textOptions) {
        if (name == option.name)
            return &(options.*(option.member));
    }
    return backendValueOf(options.backend, name);
}

bool *flagOf(OverrideOptions &options, const std::string &name)
{
    const auto *flag =
        std::ranges::find_if(switches, [&name](const Switch &one) { return name == one.name; });
    return flag == switches.end() ? nullptr : &(options.*(flag->member));
}

std::string actionList()
{
    std::string list;
    for (const overrides::ActionInfo &info : overrides::actions())
        list += (list.empty() ? "" : ", ") + std::string(info.id);
    return list;
}

/// The words that are no options.
std::string readWords(const std::vector<std::string> &words, OverrideOptions &options)
{
    const std::string &command = words.front();
    const std::string word = words.size() > 1 ? words[1] : std::string();
    if (words.size() > 3)
        return '\'' + words[3] + "' is one word too many";
    if (command == "audit") {
        options.verb = word == "verify" ? OverrideVerb::VerifyAudit
            : word == "accept"          ? OverrideVerb::AcceptAudit
                                        : OverrideVerb::ListAudit;
        if (!word.empty() && !isOneOf(word, {"accept", "list", "verify"}))
            return "audit: '" + word + "' is not one of list, verify, accept";
        return words.size() > 2 ? '\'' + words[2] + "' is one word too many" : std::string();
    }
    if (word.empty())
        return "override needs list, approve, reject, abort, review or an action";
    const auto *verb = std::find_if(
        verbs.begin(), verbs.end(), [&](const VerbEntry &entry) { return word == entry.word; });
    if (verb == verbs.end()) {
        options.action = word;
        if (!overrides::actionFrom(word))
            return "override: '" + word + "' is not one of list, approve, reject, abort, review, "
                + actionList();
        return words.size() > 2
            ? '\'' + words[2] + "' is one word too many; a machine is named by --machine"
            : std::string();
    }
    options.verb = verb->verb;
    if (verb->needsId != (words.size() == 3))
        return verb->needsId
            ? "override " + word + " needs the id of an override, as listed by list"
            : '\'' + words[2] + "' is one word too many";
    if (verb->needsId)
        options.id = words[2];
    return {};
}

/// What is wrong about the object of an action and what is told of it; empty when nothing is.
std::string actionTrouble(const OverrideOptions &options)
{
    if (!options.keyFile.empty())
        return "--audit-key is for audit verify";
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
    const bool reviews = options.verb == OverrideVerb::Review;
    const bool accepts = options.verb == OverrideVerb::AcceptAudit;
    for (const TextOption &option : textOptions) {
        const bool reason = option.member == &OverrideOptions::reason;
        const bool key = option.member == &OverrideOptions::keyFile;
        if (key && !options.keyFile.empty() && options.verb != OverrideVerb::VerifyAudit)
            return "--audit-key is for audit verify";
        if (key)
            continue;
        const bool tells = reviews || accepts || options.verb == OverrideVerb::Reject;
        if (!(options.*(option.member)).empty() && !(tells && reason))
            return std::string(option.name) + " is for an action";
    }
    for (const Switch &option : switches) {
        const bool agrees =
            option.member == &OverrideOptions::yes && options.verb == OverrideVerb::Approve;
        if (options.*(option.member) && !agrees)
            return std::string(option.name) + " is for an action";
    }
    if (reviews && options.reason.empty())
        return "override review needs --reason: what was found";
    if (accepts && options.reason.empty())
        return "audit accept needs --reason: what was restored, and why";
    return {};
}

} // namespace

bool isOverrideCommand(const std::vector<std::string> &arguments)
{
    return isOneOf(commandOf(arguments), {"override", "audit"});
}

Result<OverrideOptions> parseOverrideOptions(const std::vector<std::string> &arguments,
                                             const std::string &environmentDataDir)
{
    OverrideOptions options;
    const auto words =
        readOptions(arguments,
                    {[&options](const std::string &name) { return flagOf(options, name); },
                     [&options](const std::string &name) { return valueOf(options, name); },
                     {{"-o", textOrJson(options.json)}}});
    if (!words)
        return unexpected(words.error());
    if (std::string error = readWords(*words, options); !error.empty())
        return usage(std::move(error));
    if (std::string error = trouble(options); !error.empty())
        return usage(std::move(error));
    if (std::string error = backendTrouble(options.backend, environmentDataDir); !error.empty())
        return usage(std::move(error));
    return options;
}

std::string overrideHelp()
{
    return "\noverrides:\n"
           "  override ACTION --machine M|--host H [--reason R] [--name N] [--yes]\n"
           "                        shows what would be done, commits it and waits for its end;\n"
           "                        Ctrl+C takes it back as long as it is not sent. ACTION is\n"
           "                        remove-hook, retry-drain, skip-drain, mark-for-replacement,\n"
           "                        cordon, uncordon, add-hold, release-hold, release-power-key,\n"
           "                        power-on, power-off, soft-reboot, hard-reboot, pause, resume,\n"
           "                        detach or attach\n"
           "  --hook NAME [--point P] [--owner O]   of remove-hook\n"
           "  --key reboot.metal3.io/…              of release-hold and release-power-key\n"
           "  --reason R            why: ten characters or a ticket id, where a guard asks for it\n"
           "  --name N              the name of the object, where a guard asks for it\n"
           "  --preview             show it and change nothing; --yes commits without asking\n"
           "  --break-glass         alone where a second person is asked for: slower, with an\n"
           "                        alarm, and another person must review it\n"
           "  --even-if-I-leave     send it although this program is gone by then; without it\n"
           "                        nothing is sent for somebody who is no longer connected\n"
           "  override list         what is under way or was a moment ago\n"
           "  override approve ID [--yes]|reject ID [--reason R]|abort ID|review ID --reason R\n"
           "  audit [list]          what people did, newest first\n"
           "  audit verify          check that no row was changed; with --data-dir also without a\n"
           "                        backend, and then with --audit-key where its keys are apart\n"
           "  audit accept --reason R   an administrator restored an older copy of it: it counts\n"
           "                        from now on, and a row says so\n"
           "                        exit code 0: observed, or whole; 1: not; 2: wrong usage\n";
}

} // namespace hp::app
