// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::app {

namespace {

std::string member(const Json &row, const char *key)
{
    const auto it = row.find(key);
    return it != row.end() && it->is_string() ? it->get<std::string>() : std::string();
}

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
        const std::string state = row.is_object() ? member(row, "state") : std::string();
        if (!state.empty() && state != "Armed" && state != "Bypassed")
            rows.push_back(row);
    }
    const auto urgency = [](const Json &row) {
        const int priority = number(row, "priority");
        return std::pair(priority == 0 ? 9 : priority, member(row, "since"));
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

using Line = std::vector<std::string>;

std::string table(const std::vector<Line> &lines)
{
    std::vector<std::size_t> widths(lines.front().size());
    for (const auto &line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line[i].size());
    }
    std::string text;
    for (const auto &line : lines) {
        std::string out;
        for (std::size_t i = 0; i < line.size(); ++i) {
            out += line[i];
            out.append(widths[i] - line[i].size() + 3, ' ');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        text += out + '\n';
    }
    return text;
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
    std::vector<Line> lines{
        {"P", "MACHINE", "WAITING AT", "HOLD", "OWNER", "STATE", "AGE", "EXPECTED"}};
    for (const Json &row : rows) {
        const auto since = parseTime(member(row, "since"));
        const int priority = number(row, "priority");
        lines.push_back({priority == 0 ? "-" : std::to_string(priority),
                         member(row, "ns") + '/' + member(row, "machine"),
                         member(row, "waitingAt"),
                         member(row, "hold"),
                         member(inner(row, "owner"), "name"),
                         member(row, "state"),
                         since ? formatAge(std::max(now - *since, Duration(0))) : "unknown",
                         expectation(row)});
    }
    return table(lines);
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
    std::vector<std::pair<std::string, Line>> sorted;
    for (const auto &[key, row] : alarmRows.items()) {
        if (!key.starts_with("alarm/"))
            continue;
        const std::string state = member(row, "state");
        const std::string by = member(row, state == "Shelved" ? "shelvedBy" : "acknowledgedBy");
        const auto raised = parseTime(member(row, "raised"));
        const std::string priority = std::to_string(number(row, "priority"));
        sorted.emplace_back(
            priority + member(row, "raised"),
            Line{priority,
                 key.substr(std::string_view("alarm/").size()),
                 by.empty() ? state : state + " by " + by,
                 raised ? formatAge(std::max(now - *raised, Duration(0))) : "unknown",
                 member(row, "text")});
    }
    if (sorted.empty())
        return "There is no alarm.\n";
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
        return a.first < b.first;
    });
    std::vector<Line> lines{{"P", "ALARM", "STATE", "AGE", "WHAT"}};
    for (auto &[order, line] : sorted)
        lines.push_back(std::move(line));
    const Json sum = inner(alarmRows, "summary");
    const bool flood = sum.value("flood", false);
    return table(lines)
        + (flood ? "A flood: " + std::to_string(number(sum, "inTenMinutes"))
                   + " alarms in ten minutes.\n"
                 : std::string());
}

std::string whyText(const Json &machineRows)
{
    const auto why = machineRows.find("why");
    if (why == machineRows.end()) {
        const auto machine = machineRows.find("machine");
        return member(*machine, "name") + " waits for nothing. It is "
            + member((*machine)["status"], "word") + ".\n";
    }
    std::string text = member(*why, "sentence") + "\n\n";
    for (const Json &fact : (*why)["facts"]) {
        const auto at = parseTime(member(fact, "at"));
        text += "  " + member(fact, "text") + "  (" + member(fact, "source")
            + (at ? ", " + formatTime(*at) : std::string()) + ")\n";
    }
    text += '\n';
    int place = 0;
    for (const Json &exit : (*why)["exits"])
        text += "  " + std::to_string(++place) + ". " + member(exit, "text") + '\n';
    if (const std::string next = member(*why, "next"); !next.empty())
        text += "\n  Then: " + next + '\n';
    return text;
}

} // namespace hp::app
