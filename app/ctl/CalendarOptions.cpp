// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CalendarOptions.h"

#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct VerbEntry {
    const char *command;
    CalendarVerb verb;
    std::string CalendarOptions::*word = nullptr; ///< where its one word goes
};
constexpr std::array<VerbEntry, 7> verbs{{
    {"calendar list", CalendarVerb::List},
    {"calendar plan", CalendarVerb::Plan},
    {"calendar planned", CalendarVerb::Planned},
    {"calendar add", CalendarVerb::Add},
    {"calendar remove", CalendarVerb::Remove, &CalendarOptions::uid},
    {"calendar import", CalendarVerb::Import, &CalendarOptions::file},
    {"calendar export", CalendarVerb::Export},
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
std::string calendarStray(const CalendarOptions &options)
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

Result<CalendarOptions> parseCalendarOptions(const CommandLine &line,
                                             const CtlEnvironment &environment)
{
    CalendarOptions options;
    const auto *verb = std::ranges::find_if(
        verbs, [&](const VerbEntry &entry) { return line.command->name == entry.command; });
    options.verb = verb->verb;
    if (verb->word)
        options.*(verb->word) = line.word(0);
    for (const TextOption &option : textOptions)
        options.*(option.member) = line.value(option.name);
    for (const ListOption &option : listOptions)
        options.*(option.member) = line.values(option.name);
    options.previewOnly = line.has("--preview");
    options.replace = line.has("--replace");
    if (std::string error = calendarStray(options); !error.empty())
        return wrongUsage(std::move(error));
    if (options.verb == CalendarVerb::Add) {
        if (std::string error = addTrouble(options); !error.empty())
            return wrongUsage(std::move(error));
    }
    if (const auto read = readBackend(line, environment, options.backend); !read)
        return unexpected(read.error());
    options.backend.operates = options.verb == CalendarVerb::Add
        || options.verb == CalendarVerb::Remove || options.verb == CalendarVerb::Import;
    return options;
}

} // namespace hp::app
