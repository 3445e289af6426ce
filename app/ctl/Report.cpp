// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Report.h"

#include "app/ctl/Table.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::app {

namespace {

int number(const Json &row, const char *key)
{
    const auto it = row.find(key);
    return it != row.end() && it->is_number_integer() ? it->get<int>() : 0;
}

Json inner(const Json &row, const char *key)
{
    const auto it = row.find(key);
    return it != row.end() && it->is_object() ? *it : Json::object();
}

/// Armed and bypassed hooks stop nobody.
std::vector<Json> holding(const Json &holdRows)
{
    std::vector<Json> rows;
    for (const auto &[key, row] : holdRows.items()) {
        const std::string state = row.is_object() ? textOf(row, "state") : std::string();
        if (!state.empty() && state != "Armed" && state != "Bypassed")
            rows.push_back(row);
    }
    const auto urgency = [](const Json &row) {
        const int priority = number(row, "priority");
        return std::pair(priority == 0 ? 9 : priority, textOf(row, "since"));
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const Json &a, const Json &b) {
        return urgency(a) < urgency(b);
    });
    return rows;
}

/// "usually 3 m", "at most 30 m" or nothing: what the age is to be compared with.
std::string expectation(const Json &row)
{
    const Json expected = inner(row, "expected");
    const auto minutes = [&](const char *key) {
        return formatAge(std::chrono::seconds(number(expected, key)));
    };
    if (number(expected, "n") > 0)
        return "usually " + minutes("p50");
    return number(expected, "budget") > 0 ? "at most " + minutes("budget") : std::string();
}

} // namespace

std::string holdsText(const Json &holdRows, TimePoint now)
{
    const auto rows = holding(holdRows);
    if (rows.empty()) {
        const Json sum = inner(holdRows, "summary");
        return "Nothing holds any of " + std::to_string(number(sum, "machines")) + " machines; "
            + std::to_string(number(sum, "armed")) + " hooks are armed on "
            + std::to_string(number(sum, "armedMachines")) + " of them.\n";
    }
    std::vector<TableLine> lines{
        {"P", "MACHINE", "WAITING AT", "HOLD", "OWNER", "STATE", "AGE", "EXPECTED"}};
    for (const Json &row : rows) {
        const auto since = parseTime(textOf(row, "since"));
        const int priority = number(row, "priority");
        lines.push_back({priority == 0 ? "-" : std::to_string(priority),
                         textOf(row, "ns") + '/' + textOf(row, "machine"),
                         textOf(row, "waitingAt"),
                         textOf(row, "hold"),
                         textOf(inner(row, "owner"), "name"),
                         textOf(row, "state"),
                         since ? formatAge(std::max(now - *since, Duration(0))) : "unknown",
                         expectation(row)});
    }
    return tableText(lines);
}

Json holdsJson(const Json &holdRows)
{
    Json list = Json::array();
    for (Json &row : holding(holdRows))
        list.push_back(std::move(row));
    return list;
}

std::string alarmsText(const Json &alarmRows, TimePoint now)
{
    std::vector<std::pair<std::string, TableLine>> sorted;
    for (const auto &[key, row] : alarmRows.items()) {
        if (!key.starts_with("alarm/"))
            continue;
        const std::string state = textOf(row, "state");
        const std::string by = textOf(row, state == "Shelved" ? "shelvedBy" : "acknowledgedBy");
        const auto raised = parseTime(textOf(row, "raised"));
        const std::string priority = std::to_string(number(row, "priority"));
        sorted.emplace_back(
            priority + textOf(row, "raised"),
            TableLine{priority,
                      key.substr(std::string_view("alarm/").size()),
                      by.empty() ? state : state + " by " + by,
                      raised ? formatAge(std::max(now - *raised, Duration(0))) : "unknown",
                      textOf(row, "text")});
    }
    if (sorted.empty())
        return "There is no alarm.\n";
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
        return a.first < b.first;
    });
    std::vector<TableLine> lines{{"P", "ALARM", "STATE", "AGE", "WHAT"}};
    for (auto &[order, line] : sorted)
        lines.push_back(std::move(line));
    const Json sum = inner(alarmRows, "summary");
    const bool flood = sum.value("flood", false);
    return tableText(lines)
        + (flood ? "A flood: " + std::to_string(number(sum, "inTenMinutes"))
                   + " alarms in ten minutes.\n"
                 : std::string());
}

std::string whyText(const Json &machineRows)
{
    const auto why = machineRows.find("why");
    if (why == machineRows.end()) {
        const auto machine = machineRows.find("machine");
        if (const auto gone = parseTime(textOf(*machine, "gone")))
            return textOf(*machine, "name") + " is gone since " + formatTime(*gone) + ".\n";
        return textOf(*machine, "name") + " waits for nothing. It is "
            + textOf((*machine)["status"], "word") + ".\n";
    }
    std::string text = textOf(*why, "sentence") + "\n\n";
    for (const Json &fact : (*why)["facts"]) {
        const auto at = parseTime(textOf(fact, "at"));
        text += "  " + textOf(fact, "text") + "  (" + textOf(fact, "source")
            + (at ? ", " + formatTime(*at) : std::string()) + ")\n";
    }
    text += '\n';
    int place = 0;
    for (const Json &exit : (*why)["exits"])
        text += "  " + std::to_string(++place) + ". " + textOf(exit, "text") + '\n';
    if (const std::string next = textOf(*why, "next"); !next.empty())
        text += "\n  Then: " + next + '\n';
    return text;
}

} // namespace hp::app
