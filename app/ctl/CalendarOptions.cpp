// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CalendarOptions.h"

#include "app/ctl/Usage.h"
#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct VerbEntry {
    const char *word;
    CalendarVerb verb;
    std::string CalendarOptions::*operand; ///< where its one word goes, or null
    const char *operandWords;
};
constexpr std::array<VerbEntry, 6> verbs{{
    {"list", CalendarVerb::List, nullptr, nullptr},
    {"planned", CalendarVerb::Planned, nullptr, nullptr},
    {"add", CalendarVerb::Add, nullptr, nullptr},
    {"remove",
     CalendarVerb::Remove,
     &CalendarOptions::uid,
     "the uid of an entry, as listed by planned"},
    {"import", CalendarVerb::Import, &CalendarOptions::file, "a file, or - for the standard input"},
    {"export", CalendarVerb::Export, nullptr, nullptr},
}};

struct TextOption {
    const char *name;
    std::string CalendarOptions::*member;
};
constexpr std::array<TextOption, 5> textOptions{{
    {"--summary", &CalendarOptions::summary},
    {"--note", &CalendarOptions::note},
    {"--code", &CalendarOptions::code},
    {"--start", &CalendarOptions::start},
    {"--end", &CalendarOptions::end},
}};

struct ListOption {
    const char *name;
    std::vector<std::string> CalendarOptions::*member;
};
constexpr std::array<ListOption, 2> listOptions{{
    {"--machine", &CalendarOptions::machines},
    {"--zone", &CalendarOptions::zones},
}};

std::string *valueOf(CalendarOptions &options, const std::string &name)
{
    for (const TextOption &option : textOptions) {
        if (name == option.name)
            return &(options.*(option.member));
    }
    return backendValueOf(options.backend, name);
}

/// The words that are no options: "calendar", a verb, and what the verb is about.
std::string readWords(const std::vector<std::string> &words, CalendarOptions &options)
{
    const std::string word = words.size() > 1 ? words[1] : std::string("list");
    const auto *entry = std::find_if(
        verbs.begin(), verbs.end(), [&](const VerbEntry &verb) { return word == verb.word; });
    if (entry == verbs.end())
        return "calendar: '" + word + "' is not one of list, planned, add, remove, import, export";
    options.verb = entry->verb;
    const std::size_t most = entry->operand ? 3 : 2;
    if (words.size() > most)
        return '\'' + words[most] + "' is one word too many";
    if (!entry->operand)
        return {};
    if (words.size() < most)
        return "calendar " + word + " needs " + entry->operandWords;
    options.*(entry->operand) = words[2];
    return {};
}

std::string addTrouble(const CalendarOptions &options)
{
    if (options.summary.empty())
        return "calendar add needs --summary: the work to do";
    if (options.machines.empty() && options.zones.empty())
        return "calendar add needs --machine or --zone";
    for (const auto &[name, text] :
         {std::pair("--start", &options.start), std::pair("--end", &options.end)}) {
        if (!parseTime(*text))
            return std::string(name) + ": '" + *text
                + "' is not a time such as 2026-03-07T02:00:00Z";
    }
    if (*parseTime(options.end) <= *parseTime(options.start))
        return "--end is not after --start";
    return {};
}

/// Options that the verb has no use for; empty when there is none.
std::string strayOption(const CalendarOptions &options)
{
    const bool adds = options.verb == CalendarVerb::Add;
    for (const TextOption &option : textOptions) {
        if (!adds && !(options.*(option.member)).empty())
            return std::string(option.name) + " is for calendar add";
    }
    for (const ListOption &option : listOptions) {
        if (!adds && !(options.*(option.member)).empty())
            return std::string(option.name) + " is for calendar add";
    }
    if (options.previewOnly && !adds && options.verb != CalendarVerb::Import)
        return "--preview is for calendar add and import";
    if (options.replace && options.verb != CalendarVerb::Import)
        return "--replace is for calendar import";
    return {};
}

} // namespace

bool isCalendarCommand(const std::vector<std::string> &arguments)
{
    return commandOf(arguments) == "calendar";
}

Result<CalendarOptions> parseCalendarOptions(const std::vector<std::string> &arguments,
                                             const std::string &environmentDataDir)
{
    CalendarOptions options;
    OptionSet known{[&options](const std::string &name) {
                        return name == "--preview" ? &options.previewOnly
                            : name == "--replace"  ? &options.replace
                                                   : nullptr;
                    },
                    [&options](const std::string &name) { return valueOf(options, name); },
                    {{"-o", textOrJson(options.json)}}};
    for (const ListOption &option : listOptions) {
        known.checked[option.name] = [&list = options.*(option.member)](const std::string &value) {
            list.push_back(value);
            return std::string();
        };
    }
    const auto words = readOptions(arguments, known);
    if (!words)
        return unexpected(words.error());
    if (std::string error = readWords(*words, options); !error.empty())
        return usage(std::move(error));
    if (std::string error = strayOption(options); !error.empty())
        return usage(std::move(error));
    if (options.verb == CalendarVerb::Add) {
        if (std::string error = addTrouble(options); !error.empty())
            return usage(std::move(error));
    }
    if (std::string error = backendTrouble(options.backend, environmentDataDir); !error.empty())
        return usage(std::move(error));
    options.backend.operates = options.verb == CalendarVerb::Add
        || options.verb == CalendarVerb::Remove || options.verb == CalendarVerb::Import;
    return options;
}

std::string calendarHelp()
{
    return "\ncalendar of maintenances:\n"
           "  calendar [list]       windows, planned work, and what does not go together\n"
           "  calendar planned      what was planned at consoles, with its uid\n"
           "  calendar add --summary S --start T --end T --machine M|--zone Z [--code C] [--note "
           "N]\n"
           "                        plans work; --machine and --zone may be given several times\n"
           "  calendar remove UID   takes planned work out again\n"
           "  calendar import FILE  plans what an iCalendar says; with --replace in place of what\n"
           "                        is planned already\n"
           "  calendar export       windows and maintenances as iCalendar\n"
           "  --preview             add, import: say what it brings, and take nothing\n";
}

} // namespace hp::app
