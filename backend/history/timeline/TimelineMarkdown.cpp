// SPDX-License-Identifier: Apache-2.0
#include "backend/history/timeline/TimelineMarkdown.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>
#include <vector>

namespace hp::history {

namespace {

std::string member(const Json &row, const char *key)
{
    const auto it = row.is_object() ? row.find(key) : row.end();
    return it != row.end() && it->is_string() ? it->get<std::string>() : std::string();
}

/// One cell: a pipe, a line feed or markup in somebody's text stays text.
std::string cell(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        if (c == '\n' || c == '\r')
            safe += ' ';
        else if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos)
            safe.append("\\").push_back(c);
        else
            safe += c;
    }
    return safe;
}

std::string clockTime(const std::string &time)
{
    const auto parsed = parseTime(time);
    return parsed ? formatTime(*parsed) : std::string();
}

std::string duration(const Json &row, TimePoint now)
{
    const auto from = parseTime(member(row, "from"));
    const auto to = parseTime(member(row, "to"));
    if (!from)
        return {};
    const Duration age = std::max(Duration{}, to.value_or(now) - *from);
    return formatAge(age) + (to ? "" : " so far");
}

std::string openEnd(const Json &row)
{
    const std::string to = member(row, "to");
    return to.empty() ? "lasts" : clockTime(to);
}

void line(std::string &out, const std::vector<std::string> &cells)
{
    out += '|';
    for (const std::string &text : cells)
        out.append(" ").append(text).append(" |");
    out += '\n';
}

void heading(std::string &out, const char *title, const std::vector<std::string> &columns)
{
    out.append("\n## ").append(title).append("\n\n");
    line(out, columns);
    line(out, std::vector<std::string>(columns.size(), "---"));
}

struct Rows {
    std::vector<const Json *> lanes{};
    std::vector<const Json *> spans{};
    std::vector<const Json *> marks{};
    std::vector<const Json *> gaps{};
    std::vector<const Json *> writes{};
};

int orderOf(const Json &rows, const Json &row)
{
    const auto lane = rows.find("lane/" + member(row, "lane"));
    return lane == rows.end() ? 0 : lane->value("order", 0);
}

Rows sorted(const Json &rows)
{
    Rows result;
    // What happened in the same moment stays in the order in which it was noticed.
    std::map<std::int64_t, const Json *> marks;
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with("lane/"))
            result.lanes.push_back(&row);
        else if (key.starts_with("span/"))
            result.spans.push_back(&row);
        else if (key.starts_with("mark/"))
            marks[std::strtoll(key.c_str() + key.rfind('/') + 1, nullptr, 10)] = &row;
        else if (key.starts_with("gap/"))
            result.gaps.push_back(&row);
        else if (key.starts_with("write/"))
            result.writes.push_back(&row);
    }
    for (const auto &[id, mark] : marks)
        result.marks.push_back(mark);
    std::stable_sort(result.lanes.begin(), result.lanes.end(), [](const Json *a, const Json *b) {
        return std::pair(a->value("order", 0), member(*a, "id"))
            < std::pair(b->value("order", 0), member(*b, "id"));
    });
    std::stable_sort(result.spans.begin(), result.spans.end(), [&](const Json *a, const Json *b) {
        return std::tuple(orderOf(rows, *a), member(*a, "lane"), member(*a, "from"))
            < std::tuple(orderOf(rows, *b), member(*b, "lane"), member(*b, "from"));
    });
    const auto byTime = [](const char *key) {
        return [key](const Json *a, const Json *b) { return member(*a, key) < member(*b, key); };
    };
    std::stable_sort(result.marks.begin(), result.marks.end(), byTime("at"));
    std::stable_sort(result.gaps.begin(), result.gaps.end(), byTime("from"));
    std::stable_sort(result.writes.begin(), result.writes.end(), byTime("at"));
    return result;
}

std::string labelOf(const Json &rows, const Json &row)
{
    const auto lane = rows.find("lane/" + member(row, "lane"));
    return cell(lane == rows.end() ? member(row, "lane") : member(*lane, "label"));
}

} // namespace

std::string
timelineMarkdown(const Json &rows, const std::string &object, TimePoint now, double timeScale)
{
    const Rows all = sorted(rows);
    const auto range = rows.find("range");
    std::string out = "# Timeline of " + cell(object) + "\n\n";
    if (range != rows.end()) {
        const std::string to = member(*range, "to");
        out += "From " + clockTime(member(*range, "from")) + " to "
            + (to.empty() ? formatTime(now) : clockTime(to)) + ". Times are UTC.\n";
    }
    if (timeScale != 1.0) {
        char scale[32];
        std::snprintf(scale, sizeof scale, "%g", timeScale);
        out += std::string("They are a lab's, whose clock runs ") + scale
            + " times as fast as real time.\n";
    }

    heading(out, "Lanes", {"Lane", "Kind", "Detail"});
    for (const Json *lane : all.lanes)
        line(out,
             {cell(member(*lane, "label")),
              cell(member(*lane, "kind")),
              cell(member(*lane, "detail"))});

    heading(out, "States", {"Lane", "State", "From", "To", "Took", "Known", "Ended", "By"});
    for (const Json *span : all.spans) {
        const bool reported = member(*span, "known") == "reported";
        line(out,
             {labelOf(rows, *span),
              cell(member(*span, "text")),
              clockTime(member(*span, "from")),
              openEnd(*span),
              duration(*span, now),
              reported ? "reported" : "observed",
              cell(member(*span, "end")),
              cell(member(*span, "actor"))});
    }

    if (!all.marks.empty()) {
        heading(out, "Moments", {"Time", "Lane", "What", "By"});
        for (const Json *mark : all.marks) {
            line(out,
                 {clockTime(member(*mark, "at")),
                  labelOf(rows, *mark),
                  cell(member(*mark, "text")),
                  cell(member(*mark, "actor"))});
        }
    }
    if (!all.writes.empty()) {
        heading(out, "Writes by clients", {"Time", "User", "With", "Verb", "Object", "Digest"});
        for (const Json *write : all.writes) {
            const std::string part = member(*write, "subresource");
            line(out,
                 {clockTime(member(*write, "at")),
                  cell(member(*write, "user")),
                  cell(member(*write, "manager")),
                  cell(member(*write, "verb")),
                  cell(member(*write, "kind") + ' ' + member(*write, "object")
                       + (part.empty() ? "" : '/' + part)),
                  cell(member(*write, "digest"))});
        }
    }
    heading(out, "Gaps in the record", {"From", "To", "Lasted", "Cause"});
    for (const Json *gap : all.gaps)
        line(out,
             {clockTime(member(*gap, "from")),
              openEnd(*gap),
              duration(*gap, now),
              cell(member(*gap, "cause"))});
    if (all.gaps.empty())
        out += "\nNone: everything in this range was observed.\n";
    return out;
}

} // namespace hp::history
