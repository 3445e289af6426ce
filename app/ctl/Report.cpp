// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Report.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace hp::app {

namespace {

std::string member(const Json &row, const char *key)
{
    const auto it = row.find(key);
    return it != row.end() && it->is_string() ? it->get<std::string>() : std::string();
}

std::string sinceOf(const Json &row)
{
    const auto status = row.find("status");
    return status != row.end() && status->is_object() ? member(*status, "since") : std::string();
}

std::vector<Json> waiting(const Json &fleetRows)
{
    std::vector<Json> rows;
    for (const auto &[key, row] : fleetRows.items()) {
        if (!member(row, "sentence").empty())
            rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Json &a, const Json &b) {
        return sinceOf(a) < sinceOf(b);
    });
    return rows;
}

std::string table(const std::vector<std::array<std::string, 5>> &lines)
{
    std::array<std::size_t, 5> widths{};
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

std::string holdsText(const Json &fleetRows, TimePoint now)
{
    const auto rows = waiting(fleetRows);
    if (rows.empty())
        return "Nothing holds any of " + std::to_string(fleetRows.size()) + " machines.\n";
    std::vector<std::array<std::string, 5>> lines{
        {"MACHINE", "WAITING AT", "HOLD", "OWNER", "AGE"}};
    for (const Json &row : rows) {
        const auto since = parseTime(sinceOf(row));
        lines.push_back({member(row, "ns") + '/' + member(row, "name"),
                         member(row, "waitingAt"),
                         member(row, "hold"),
                         member(row, "owner"),
                         since ? formatAge(now - *since) : std::string("unknown")});
    }
    return table(lines);
}

Json holdsJson(const Json &fleetRows)
{
    Json list = Json::array();
    for (Json &row : waiting(fleetRows))
        list.push_back(std::move(row));
    return list;
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
    int number = 0;
    for (const Json &exit : (*why)["exits"])
        text += "  " + std::to_string(++number) + ". " + member(exit, "text") + '\n';
    return text;
}

} // namespace hp::app
