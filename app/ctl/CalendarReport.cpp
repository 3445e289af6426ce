// SPDX-License-Identifier: Apache-2.0

#include "app/ctl/Report.h"
#include "app/shared/Counted.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::app {

namespace {

std::string orDash(const live::Instant &time)
{
    return time ? formatTime(*time) : "-";
}

template<live::Row Type>
std::vector<Type> ofKind(const Json &rows, const std::string &kind)
{
    std::vector<Type> found;
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with(kind + '/'))
            found.push_back(live::fromJson<Type>(row));
    }
    return found;
}

/// When a window opens next or is open; without times when it does not.
live::OpeningRow openingOf(const live::WindowRow &window, TimePoint now)
{
    const auto next = std::ranges::find_if(
        window.openings, [now](const live::OpeningRow &one) { return one.end && *one.end > now; });
    return next == window.openings.end() ? live::OpeningRow() : *next;
}

/// What has no time yet comes last.
auto byTime(const live::Instant &time)
{
    return std::pair(!time.has_value(), time);
}

std::string conflictsPart(const Json &rows)
{
    std::string text;
    for (const auto &row : ofKind<live::ConflictRow>(rows, "conflict"))
        text.append(toWord(row.weight)).append(": ").append(row.sentence.text).append("\n");
    return text;
}

std::string worksPart(const Json &rows, const TableStyle &style)
{
    auto works = ofKind<live::WorkRow>(rows, "maintenance");
    if (works.empty())
        return "No maintenance is known.\n";
    std::ranges::stable_sort(works, {}, [](const live::WorkRow &row) { return byTime(row.start); });
    std::vector<TableLine> lines{{"MACHINE", "STATE", "START", "END", "DEADLINE", "WHAT"}};
    for (const live::WorkRow &row : works) {
        const std::string_view state = toWord(row.state);
        lines.push_back({row.ns + '/' + row.machine,
                         std::string(state.empty() ? "-" : state),
                         orDash(row.start),
                         orDash(row.end),
                         orDash(row.deadline),
                         row.description.empty() ? row.code : row.description});
    }
    return tableText(lines, style);
}

std::string windowsPart(const Json &rows, TimePoint now, const TableStyle &style)
{
    const auto windows = ofKind<live::WindowRow>(rows, "window");
    if (windows.empty())
        return {};
    std::vector<std::pair<live::OpeningRow, TableLine>> sorted;
    for (const live::WindowRow &row : windows) {
        const live::OpeningRow opening = openingOf(row, now);
        sorted.emplace_back(opening,
                            TableLine{row.name,
                                      orDash(opening.start),
                                      orDash(opening.end),
                                      row.machines.empty() ? "all machines" : row.machines,
                                      row.fault.empty() ? row.rule : row.fault.text});
    }
    std::ranges::stable_sort(sorted, {}, [](const auto &one) { return byTime(one.first.start); });
    std::vector<TableLine> lines{{"WINDOW", "OPENS", "CLOSES", "FOR", "RULE"}};
    for (auto &[opening, line] : sorted)
        lines.push_back(std::move(line));
    return tableText(lines, style);
}

std::string listed(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// "w-1, w-2; zone a": what an entry is about.
std::string scopeOf(const live::CalendarEntry &entry)
{
    const std::string machines = listed(entry.machines);
    const std::string zones = listed(entry.zones);
    const std::string inZones = zones.empty() ? std::string() : "zone " + zones;
    return machines.empty() || zones.empty() ? machines + inZones : machines + "; " + inZones;
}

} // namespace

std::string calendarText(const Json &rows, TimePoint now, const TableStyle &style)
{
    const std::string conflicts = conflictsPart(rows);
    const std::string windows = windowsPart(rows, now, style);
    return conflicts + (conflicts.empty() ? "" : "\n") + worksPart(rows, style)
        + (windows.empty() ? "" : "\n") + windows;
}

std::string planText(const Json &rows, TimePoint, const TableStyle &style)
{
    auto works = ofKind<live::WorkRow>(rows, "maintenance");
    std::erase_if(works,
                  [](const live::WorkRow &row) { return !row.plannedStart && row.late.empty(); });
    if (works.empty())
        return "No maintenance is planned to run.\n";
    std::ranges::stable_sort(
        works, {}, [](const live::WorkRow &row) { return byTime(row.plannedStart); });
    std::vector<TableLine> lines{{"WAVE", "START", "END", "DEADLINE", "MACHINE", "LATE"}};
    for (const live::WorkRow &row : works)
        lines.push_back({row.wave ? std::to_string(*row.wave) : "-",
                         orDash(row.plannedStart),
                         orDash(row.plannedEnd),
                         orDash(row.deadline),
                         row.machineKey.empty() ? row.machine : row.machineKey,
                         row.late.empty() ? "-" : row.late.text});
    const auto summary =
        live::fromJson<live::CalendarSummary>(rows.value("summary", Json::object()));
    std::string text =
        counted(static_cast<std::int64_t>(works.size()), "maintenance", "maintenances") + " in "
        + counted(summary.waves.value_or(0), "wave", "waves") + ", "
        + std::to_string(summary.atOnce.value_or(1)) + " at a time.";
    if (summary.late.value_or(0) > 0) {
        text += ' ' + std::to_string(*summary.late) + " will miss the deadline";
        text += summary.enough ? "; with at-once=" + std::to_string(*summary.enough) + " none does."
                               : "; running more at a time does not help.";
    }
    return text + "\n\n" + tableText(lines, style);
}

std::string plannedText(const std::vector<live::CalendarEntry> &entries, const TableStyle &style)
{
    if (entries.empty())
        return "Nothing is planned.\n";
    std::vector<TableLine> lines{{"UID", "START", "END", "TIMES", "FOR", "WHAT"}};
    for (const live::CalendarEntry &entry : entries)
        lines.push_back({entry.uid,
                         orDash(entry.start),
                         orDash(entry.end),
                         std::to_string(entry.times),
                         scopeOf(entry),
                         entry.summary});
    return tableText(lines, style);
}

std::string broughtText(const live::CalendarAnswer &answer, bool taken)
{
    std::string text = plannedText(answer.entries);
    for (const live::Said &fault : answer.faults)
        text += "left out: " + fault.text + '\n';
    for (const live::Said &conflict : answer.conflicts)
        text += "does not go together: " + conflict.text + '\n';
    return text + (taken ? "Planned.\n" : "Nothing was changed: this is a preview.\n");
}

} // namespace hp::app
