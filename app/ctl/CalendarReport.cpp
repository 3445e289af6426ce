// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CalendarReport.h"

#include "app/ctl/Table.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace hp::app {

namespace {

std::string orDash(const std::string &text)
{
    return text.empty() ? "-" : text;
}

std::vector<Json> ofKind(const Json &rows, const std::string &kind)
{
    std::vector<Json> found;
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with(kind + '/'))
            found.push_back(row);
    }
    return found;
}

/// When a window opens next or is open; the begin of an empty one is empty.
Json openingOf(const Json &window, TimePoint now)
{
    const Json openings = window.value("openings", Json::array());
    for (const Json &opening : openings) {
        const auto end = parseTime(textOf(opening, "end"));
        if (end && *end > now)
            return opening;
    }
    return Json::object();
}

std::string conflictsPart(const Json &rows)
{
    std::string text;
    for (const Json &row : ofKind(rows, "conflict"))
        text += textOf(row, "weight") + ": " + textOf(row, "sentence") + '\n';
    return text;
}

std::string worksPart(const Json &rows)
{
    auto works = ofKind(rows, "maintenance");
    if (works.empty())
        return "No maintenance is known.\n";
    // What has no time yet comes last.
    const auto begin = [](const Json &row) {
        const std::string &start = textOf(row, "start");
        return start.empty() ? std::string("~") : start;
    };
    std::stable_sort(works.begin(), works.end(), [&](const Json &a, const Json &b) {
        return begin(a) < begin(b);
    });
    std::vector<TableLine> lines{{"MACHINE", "STATE", "START", "END", "DEADLINE", "WHAT"}};
    for (const Json &row : works) {
        const std::string &description = textOf(row, "description");
        lines.push_back({textOf(row, "namespace") + '/' + textOf(row, "machine"),
                         orDash(textOf(row, "state")),
                         orDash(textOf(row, "start")),
                         orDash(textOf(row, "end")),
                         orDash(textOf(row, "deadline")),
                         description.empty() ? textOf(row, "code") : description});
    }
    return tableText(lines);
}

std::string windowsPart(const Json &rows, TimePoint now)
{
    const auto windows = ofKind(rows, "window");
    if (windows.empty())
        return {};
    std::vector<std::pair<std::string, TableLine>> sorted;
    for (const Json &row : windows) {
        const Json opening = openingOf(row, now);
        const std::string &start = textOf(opening, "start");
        const std::string &fault = textOf(row, "fault");
        const std::string &machines = textOf(row, "machines");
        sorted.emplace_back(start.empty() ? "~" : start,
                            TableLine{textOf(row, "name"),
                                      orDash(start),
                                      orDash(textOf(opening, "end")),
                                      machines.empty() ? "all machines" : machines,
                                      fault.empty() ? textOf(row, "rule") : fault});
    }
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
        return a.first < b.first;
    });
    std::vector<TableLine> lines{{"WINDOW", "OPENS", "CLOSES", "FOR", "RULE"}};
    for (auto &[order, line] : sorted)
        lines.push_back(std::move(line));
    return tableText(lines);
}

std::string listed(const Json &words)
{
    std::string text;
    for (const Json &word : words) {
        if (word.is_string())
            text += (text.empty() ? "" : ", ") + word.get<std::string>();
    }
    return text;
}

/// "w-1, w-2; zone a": what an entry is about.
std::string scopeOf(const Json &entry)
{
    const std::string machines = listed(entry.value("machines", Json::array()));
    const std::string zones = listed(entry.value("zones", Json::array()));
    const std::string inZones = zones.empty() ? std::string() : "zone " + zones;
    return machines.empty() || zones.empty() ? machines + inZones : machines + "; " + inZones;
}

} // namespace

std::string calendarText(const Json &rows, TimePoint now)
{
    const std::string conflicts = conflictsPart(rows);
    const std::string windows = windowsPart(rows, now);
    return conflicts + (conflicts.empty() ? "" : "\n") + worksPart(rows)
        + (windows.empty() ? "" : "\n") + windows;
}

std::string plannedText(const Json &entries)
{
    if (entries.empty())
        return "Nothing is planned.\n";
    std::vector<TableLine> lines{{"UID", "START", "END", "TIMES", "FOR", "WHAT"}};
    for (const Json &entry : entries)
        lines.push_back({textOf(entry, "uid"),
                         orDash(textOf(entry, "start")),
                         orDash(textOf(entry, "end")),
                         std::to_string(entry.value("times", 0)),
                         scopeOf(entry),
                         textOf(entry, "summary")});
    return tableText(lines);
}

std::string broughtText(const Json &answer, bool taken)
{
    std::string text = plannedText(answer.value("entries", Json::array()));
    for (const Json &fault : answer.value("faults", Json::array()))
        text += "left out: " + fault.get<std::string>() + '\n';
    for (const Json &conflict : answer.value("conflicts", Json::array()))
        text += "does not go together: " + conflict.get<std::string>() + '\n';
    return text + (taken ? "Planned.\n" : "Nothing was changed: this is a preview.\n");
}

} // namespace hp::app
