// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "model/live/RowJson.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

Result<std::string> contentOf(const std::string &file)
{
    if (file == "-")
        return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return unexpected(ErrorCode::Invalid, "cannot read " + file);
    // What is opened well and cannot be read, as a directory, marks this stream; an iterator would
    // end the program.
    std::string text;
    char piece[4096];
    while (in.read(piece, sizeof piece) || in.gcount() > 0)
        text.append(piece, static_cast<std::size_t>(in.gcount()));
    if (in.bad())
        return unexpected(ErrorCode::Invalid, "cannot read " + file);
    return text;
}

Result<std::string> printed(const CalendarOptions &options,
                            const Json &json,
                            const std::string &text,
                            std::vector<std::string> names = {})
{
    return rendered(options.backend.output, {text, json, std::move(names)});
}

/// What `calendar.planned` answers.
Result<Json> plannedAnswer(LiveClient &client)
{
    return client.command("calendar.planned", Json::object());
}

/// What is kept and not listed is planned as well.
std::string unlistedText(std::int64_t unlisted)
{
    if (unlisted <= 0)
        return {};
    return (unlisted == 1 ? std::string("1 entry takes")
                          : std::to_string(unlisted) + " entries take")
        + " place later than in a year, or cannot be read.\n";
}

Result<std::string> planned(LiveClient &client, const CalendarOptions &options)
{
    const auto answer = plannedAnswer(client);
    if (!answer)
        return unexpected(answer.error());
    const auto [entries, unlisted] = live::fromJson<live::PlannedEntries>(*answer);
    Json list = Json::array();
    std::vector<std::string> names;
    for (const live::CalendarEntry &entry : entries) {
        list.push_back(toJson(entry));
        names.push_back(entry.uid);
    }
    const std::string text = entries.empty() && unlisted > 0
        ? std::string()
        : plannedText(entries, options.backend.output.style);
    return printed(options, list, text + unlistedText(unlisted), std::move(names));
}

Result<std::string>
bring(LiveClient &client, const CalendarOptions &options, const char *command, Json arguments)
{
    if (options.previewOnly)
        arguments["preview"] = true;
    const auto answer = client.command(command, arguments);
    if (!answer)
        return unexpected(answer.error());
    return printed(
        options,
        *answer,
        broughtText(live::fromJson<live::CalendarAnswer>(*answer), !options.previewOnly));
}

Result<std::string> add(LiveClient &client, const CalendarOptions &options)
{
    return bring(client,
                 options,
                 "calendar.add",
                 {{"summary", options.summary},
                  {"note", options.note},
                  {"code", options.code},
                  {"start", options.start},
                  {"end", options.end},
                  {"machines", options.machines},
                  {"zones", options.zones}});
}

Result<std::string> import(LiveClient &client, const CalendarOptions &options)
{
    const auto text = contentOf(options.file);
    if (!text)
        return unexpected(text.error());
    if (!options.previewOnly && !options.replace) {
        const auto answer = plannedAnswer(client);
        if (!answer)
            return unexpected(answer.error());
        const auto [entries, unlisted] = live::fromJson<live::PlannedEntries>(*answer);
        const std::int64_t before = static_cast<std::int64_t>(entries.size()) + unlisted;
        if (before > 0)
            return unexpected(
                ErrorCode::Refused,
                (before == 1 ? std::string("1 entry is") : std::to_string(before) + " entries are")
                    + " planned already and would go: calendar planned lists what, "
                      "--replace puts the import in its place");
    }
    return bring(client, options, "calendar.import", {{"text", *text}});
}

Result<std::string> remove(LiveClient &client, const CalendarOptions &options)
{
    const auto answer = client.command("calendar.remove", {{"uid", options.uid}});
    if (!answer)
        return unexpected(answer.error());
    return printed(options, *answer, options.uid + " is no longer planned\n");
}

Result<std::string> exported(LiveClient &client, const CalendarOptions &options)
{
    const auto answer = client.command("calendar.export", Json::object());
    if (!answer)
        return unexpected(answer.error());
    return printed(options, *answer, live::fromJson<live::ExportedCalendar>(*answer).text);
}

} // namespace

Result<std::string> runCalendarCommand(const CalendarOptions &options)
{
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return unexpected(opened.error());
    switch (options.verb) {
    case CalendarVerb::List:
        return answeredRows(client, options.backend.output, "calendar", calendarText);
    case CalendarVerb::Plan:
        return answeredRows(client, options.backend.output, "calendar", planText);
    case CalendarVerb::Planned:
        return planned(client, options);
    case CalendarVerb::Add:
        return add(client, options);
    case CalendarVerb::Remove:
        return remove(client, options);
    case CalendarVerb::Import:
        return import(client, options);
    case CalendarVerb::Export:
        break;
    }
    return exported(client, options);
}

} // namespace hp::app
