// SPDX-License-Identifier: Apache-2.0
#include "backend/history/TimelineMarkdown.h"

#include "model/base/JsonFields.h"

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
    const auto from = parseTime(textOf(row, "from"));
    const auto to = parseTime(textOf(row, "to"));
    if (!from)
        return {};
    const Duration age = std::max(Duration{}, to.value_or(now) - *from);
    return formatAge(age) + (to ? "" : " so far");
}

std::string openEnd(const Json &row)
{
    const std::string to = textOf(row, "to");
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
    const auto lane = rows.find("lane/" + textOf(row, "lane"));
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
        return std::pair(a->value("order", 0), textOf(*a, "id"))
            < std::pair(b->value("order", 0), textOf(*b, "id"));
    });
    std::stable_sort(result.spans.begin(), result.spans.end(), [&](const Json *a, const Json *b) {
        return std::tuple(orderOf(rows, *a), textOf(*a, "lane"), textOf(*a, "from"))
            < std::tuple(orderOf(rows, *b), textOf(*b, "lane"), textOf(*b, "from"));
    });
    const auto byTime = [](const char *key) {
        return [key](const Json *a, const Json *b) { return textOf(*a, key) < textOf(*b, key); };
    };
    std::stable_sort(result.marks.begin(), result.marks.end(), byTime("at"));
    std::stable_sort(result.gaps.begin(), result.gaps.end(), byTime("from"));
    std::stable_sort(result.writes.begin(), result.writes.end(), byTime("at"));
    return result;
}

std::string labelOf(const Json &rows, const Json &row)
{
    const auto lane = rows.find("lane/" + textOf(row, "lane"));
    return cell(lane == rows.end() ? textOf(row, "lane") : textOf(*lane, "label"));
}

} // namespace

std::string
timelineMarkdown(const Json &rows, const std::string &object, TimePoint now, double timeScale)
{
    const Rows all = sorted(rows);
    const auto range = rows.find("range");
    std::string out = "# Timeline of " + cell(object) + "\n\n";
    if (range != rows.end()) {
        const std::string to = textOf(*range, "to");
        out += "From " + clockTime(textOf(*range, "from")) + " to "
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
             {cell(textOf(*lane, "label")),
              cell(textOf(*lane, "kind")),
              cell(textOf(*lane, "detail"))});

    heading(out, "States", {"Lane", "State", "From", "To", "Took", "Known", "Ended", "By"});
    for (const Json *span : all.spans) {
        const bool reported = textOf(*span, "known") == "reported";
        line(out,
             {labelOf(rows, *span),
              cell(textOf(*span, "text")),
              clockTime(textOf(*span, "from")),
              openEnd(*span),
              duration(*span, now),
              reported ? "reported" : "observed",
              cell(textOf(*span, "end")),
              cell(textOf(*span, "actor"))});
    }

    if (!all.marks.empty()) {
        heading(out, "Moments", {"Time", "Lane", "What", "By"});
        for (const Json *mark : all.marks) {
            line(out,
                 {clockTime(textOf(*mark, "at")),
                  labelOf(rows, *mark),
                  cell(textOf(*mark, "text")),
                  cell(textOf(*mark, "actor"))});
        }
    }
    if (!all.writes.empty()) {
        heading(out, "Writes by clients", {"Time", "User", "With", "Verb", "Object", "Digest"});
        for (const Json *write : all.writes) {
            const std::string part = textOf(*write, "subresource");
            line(out,
                 {clockTime(textOf(*write, "at")),
                  cell(textOf(*write, "user")),
                  cell(textOf(*write, "manager")),
                  cell(textOf(*write, "verb")),
                  cell(textOf(*write, "kind") + ' ' + textOf(*write, "object")
                       + (part.empty() ? "" : '/' + part)),
                  cell(textOf(*write, "digest"))});
        }
    }
    heading(out, "Gaps in the record", {"From", "To", "Lasted", "Cause"});
    for (const Json *gap : all.gaps)
        line(out,
             {clockTime(textOf(*gap, "from")),
              openEnd(*gap),
              duration(*gap, now),
              cell(textOf(*gap, "cause"))});
    if (all.gaps.empty())
        out += "\nNone: everything in this range was observed.\n";
    return out;
}

} // namespace hp::history
