// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Report.h"

#include "app/shared/Counted.h"
#include "model/base/Text.h"
#include "model/live/AlarmHead.h"
#include "model/live/ConnectionRows.h"
#include "model/live/HoldRow.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::app {

namespace {

/// Armed and bypassed hooks stop nobody.
bool stops(live::HoldState state)
{
    return state != live::HoldState::None && state != live::HoldState::Armed
        && state != live::HoldState::Bypassed;
}

struct HoldingRow {
    live::HoldRow row{};
    const Json *json = nullptr;
};

/// The most urgent first, then the oldest.
std::vector<HoldingRow> holding(const Json &holdRows)
{
    std::vector<HoldingRow> rows;
    for (const Json &json : holdRows) {
        auto row = live::fromJson<live::HoldRow>(json);
        if (stops(row.state))
            rows.push_back({std::move(row), &json});
    }
    std::ranges::stable_sort(rows, {}, [](const HoldingRow &one) {
        return std::pair(one.row.priority == 0 ? 9 : one.row.priority, one.row.since);
    });
    return rows;
}

/// "usually 3 m", "at most 30 m" or nothing: what the age is to be compared with.
std::string expectation(const live::HoldExpectation &expected)
{
    if (expected.n > 0)
        return "usually " + formatAge(expected.p50);
    return expected.budget > Duration(0) ? "at most " + formatAge(expected.budget) : std::string();
}

std::string ageText(const live::Instant &since, TimePoint now)
{
    return since ? formatAge(std::max(now - *since, Duration(0))) : "unknown";
}

/// The row of that key, or what stands for none.
template<live::Row Type>
Type rowAt(const Json &rows, const char *key)
{
    const auto it = rows.find(key);
    return it == rows.end() ? Type() : live::fromJson<Type>(*it);
}

/// What else is to be known of a machine, a line each.
std::string remarksOn(const live::FleetRow &machine)
{
    std::string lines;
    for (const live::Said *one : {&machine.goesFirst, &machine.setTrouble, &machine.unsure}) {
        if (!one->empty())
            lines += one->text + '\n';
    }
    return lines;
}

/// "214 machines, 12 late: FlushLogs of logging/log-exporter at preDrain"
std::string headText(const live::AlarmHead &head)
{
    return std::to_string(head.machines) + (head.machines == 1 ? " machine" : " machines")
        + (head.late > 0 ? ", " + std::to_string(head.late) + " late: " : ": ") + head.name.text;
}

TableLine alarmLine(const std::string &key,
                    const live::AlarmRow &alarm,
                    const std::string &indent,
                    TimePoint now)
{
    const std::string &by =
        alarm.state == live::AlarmState::Shelved ? alarm.shelvedBy : alarm.acknowledgedBy;
    const std::string state(toWord(alarm.state));
    return {std::to_string(alarm.priority),
            indent + key,
            by.empty() ? state : state + " by " + by,
            ageText(alarm.raised, now),
            alarm.text.text};
}

} // namespace

std::string holdsText(const Json &holdRows, TimePoint now, const TableStyle &style)
{
    const auto rows = holding(holdRows);
    if (rows.empty()) {
        const auto sum = rowAt<live::HoldSummary>(holdRows, "summary");
        return "Nothing holds any of " + counted(sum.machines, "machine", "machines") + "; "
            + counted(sum.armed, "hook is", "hooks are") + " armed on "
            + std::to_string(sum.armedMachines) + " of them.\n";
    }
    std::vector<TableLine> lines{
        {"P", "MACHINE", "WAITING AT", "HOLD", "OWNER", "STATE", "AGE", "EXPECTED"}};
    if (style.wide)
        lines.front().insert(lines.front().end(), {"HOST", "RACK", "REASON"});
    // Only machines of Cluster API say which one they are of.
    const bool hasClusters =
        std::ranges::any_of(rows, [](const HoldingRow &one) { return !one.row.cluster.empty(); });
    if (hasClusters)
        lines.front().insert(lines.front().begin() + 1, "CLUSTER");
    for (const auto &[row, json] : rows) {
        lines.push_back({row.priority == 0 ? "-" : std::to_string(row.priority),
                         row.ns + '/' + row.machine,
                         row.waitingAt,
                         row.hold,
                         row.owner.name,
                         std::string(toWord(row.state)),
                         ageText(row.since, now),
                         expectation(row.expected)});
        if (style.wide)
            lines.back().insert(lines.back().end(), {row.host, row.rack, row.reason.text});
        if (hasClusters)
            lines.back().insert(lines.back().begin() + 1, row.cluster);
    }
    // Of the past: once, for all that have it.
    std::set<std::string> unsure;
    std::string doubts;
    for (const auto &[row, json] : rows) {
        if (!row.unsure.empty() && unsure.insert(row.unsure.text).second)
            doubts += row.ns + '/' + row.machine + ": " + row.unsure.text + '\n';
    }
    return tableText(lines, style) + doubts;
}

Json holdsJson(const Json &holdRows)
{
    Json list = Json::array();
    for (const HoldingRow &one : holding(holdRows))
        list.push_back(*one.json);
    return list;
}

std::string alarmsText(const Json &alarmRows, TimePoint now, const TableStyle &style)
{
    constexpr std::string_view prefix = "alarm/";
    std::vector<std::pair<std::string, live::AlarmRow>> alarms;
    for (const auto &[key, row] : alarmRows.items()) {
        if (key.starts_with(prefix))
            alarms.emplace_back(key.substr(prefix.size()), live::fromJson<live::AlarmRow>(row));
    }
    if (alarms.empty())
        return "No alarms.\n";
    std::ranges::stable_sort(alarms, {}, [](const auto &one) {
        return std::pair(one.second.priority, one.second.raised);
    });
    const std::map<std::string, live::AlarmRow> byKey(alarms.begin(), alarms.end());
    std::vector<live::AlarmHead> heads = live::alarmHeads<std::string>(alarms);
    std::ranges::stable_sort(heads, {}, [&byKey](const live::AlarmHead &head) {
        return std::pair(head.priority, byKey.at(head.keys[0]).raised);
    });
    std::vector<TableLine> lines{{"P", "ALARM", "STATE", "AGE", "WHAT"}};
    for (const live::AlarmHead &head : heads) {
        // One line for the cause, and under it what is acknowledged by its key.
        if (head.keys.size() > 1)
            lines.push_back({std::to_string(head.priority),
                             std::to_string(head.keys.size()) + " alarms",
                             std::string(toWord(head.state)),
                             ageText(head.oldest, now),
                             headText(head)});
        for (const std::string &key : head.keys)
            lines.push_back(alarmLine(key, byKey.at(key), head.keys.size() > 1 ? "  " : "", now));
    }
    const auto sum = rowAt<live::AlarmSummary>(alarmRows, "summary");
    return tableText(lines, style)
        + (sum.flood ? "A flood: " + std::to_string(sum.inTenMinutes) + " alarms in 10 min.\n"
                     : std::string());
}

std::string whyText(const Json &machineRows)
{
    const auto machine = rowAt<live::MachineRow>(machineRows, "machine");
    const std::string remarks = remarksOn(machine.fleet);
    if (!machineRows.contains("why")) {
        if (machine.gone)
            return machine.fleet.name + " is gone since " + formatTime(*machine.gone) + ".\n";
        return machine.fleet.name + " waits for nothing. It is " + machine.fleet.status.word.text
            + ".\n" + remarks;
    }
    const auto why = rowAt<live::WhyRow>(machineRows, "why");
    std::string text = why.sentence.text + "\n\n";
    for (const live::WhyFact &fact : why.facts) {
        text += "  " + fact.text.text + "  (" + fact.source.text
            + (fact.at ? ", " + formatTime(*fact.at) : std::string()) + ")\n";
    }
    text += '\n';
    int place = 0;
    for (const live::WhyExit &exit : why.exits)
        text += "  " + std::to_string(++place) + ". " + exit.text.text + '\n';
    if (!why.next.text.empty())
        text += "\n  " + why.next.text + '\n';
    return text + (remarks.empty() ? "" : "\n" + remarks);
}

namespace {

/// What everything is about; hosts are not for every site.
constexpr std::array<std::string_view, 2> machineKinds{"machines.machine.openshift.io",
                                                       "machines.cluster.x-k8s.io"};

/// Why the cluster is not seen as it is now, and since when; empty when it is.
std::string pastText(const live::ApiServerRow &server)
{
    using live::ServerState;
    const std::string asOf = server.asOf ? "what is shown is as of " + formatTime(*server.asOf)
                                         : std::string("what is shown is of before");
    const std::string trouble = server.trouble.empty() ? "" : ": " + server.trouble.text;
    switch (server.state) {
    case ServerState::Loading:
        return "the backend has not read its cluster yet, so what is missing here may be there";
    case ServerState::Stale:
        return asOf + ", nothing was heard from the cluster since";
    case ServerState::Disconnected:
        return asOf + ", the API server is not reached" + trouble;
    case ServerState::AuthExpired:
        return asOf + ", the API server no longer lets the backend in" + trouble;
    default:
        return {};
    }
}

} // namespace

std::string doubtsText(const Json &connectionRows)
{
    std::string text;
    const auto add = [&text](const std::string &doubt) {
        if (!doubt.empty())
            text += (text.empty() ? "" : "; ") + doubt;
    };
    if (connectionRows.contains("bundle")) {
        const auto bundle = rowAt<live::BundleRow>(connectionRows, "bundle");
        add("this is the bundle " + bundle.file + " and not live"
            + (bundle.to ? ": it ends at " + formatTime(*bundle.to) : std::string()));
    }
    add(pastText(rowAt<live::ApiServerRow>(connectionRows, "server")));
    for (const std::string_view resource : machineKinds) {
        const std::string name(resource);
        const auto kind = rowAt<live::KindRow>(connectionRows, ("kind/" + name).c_str());
        if (kind.state == live::KindState::Forbidden)
            add("the backend may not " + (kind.verb.empty() ? "list" : kind.verb) + ' ' + name
                + ", so none of them is shown");
        else if (kind.state == live::KindState::NotUnderstood)
            add("the cluster has " + name + " only as " + kind.version
                + ", which the backend does not understand");
    }
    return text;
}

namespace {

constexpr std::size_t gap = 3;

/// Characters, not bytes: names are UTF-8.
std::size_t widthOf(const std::string &text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
    }));
}

} // namespace

void flush(FILE *out)
{
    if (std::fflush(out) == 0 && std::ferror(out) == 0)
        return;
    const int why = errno;
    if (why == EPIPE) {
        // Qt's sockets ignore the signal; whoever started us knows us by it all the same.
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    if (out == stdout)
        std::fprintf(stderr,
                     "holdpointctl: the standard output cannot be written: %s\n",
                     std::strerror(why));
    std::_Exit(1);
}

std::string coloured(const std::string &text)
{
    struct Paint {
        std::string_view word;
        const char *sequence;
    };
    constexpr const char *red = "\033[31m";
    constexpr const char *yellow = "\033[33m";
    constexpr const char *green = "\033[32m";
    constexpr std::array<Paint, 10> paints{{{"Overdue", red},
                                            {"Raised", red},
                                            {"failed", red},
                                            {"refused", red},
                                            {"Late", yellow},
                                            {"Shelved", yellow},
                                            {"awaitingApproval", yellow},
                                            {"delayed", yellow},
                                            {"observed", green},
                                            {"Cleared", green}}};
    std::string out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const bool heading = line.find("   ") != std::string::npos
            && std::ranges::none_of(line, [](char c) { return c >= 'a' && c <= 'z'; })
            && line.find_first_of("0123456789") == std::string::npos;
        if (heading)
            line = "\033[1m" + line + "\033[0m";
        for (const Paint &paint : paints) {
            // A cell by itself: in a sentence the word stays as it is.
            const std::size_t at = line.find("   " + std::string(paint.word) + "   ");
            if (!heading && at != std::string::npos) {
                line.insert(at + 3 + paint.word.size(), "\033[0m");
                line.insert(at + 3, paint.sequence);
            }
        }
        out += line + '\n';
    }
    if (!text.ends_with('\n') && !out.empty())
        out.pop_back();
    return out;
}

void print(FILE *out, const std::string &text, bool colour)
{
    const std::string safe = visibleLines(text);
    std::fputs((colour ? coloured(safe) : safe).c_str(), out);
    flush(out);
}

void printError(const Error &error)
{
    std::fprintf(stderr, "holdpointctl: %s\n", visible(error.message).c_str());
}

std::string tableText(const std::vector<TableLine> &lines, const TableStyle &style)
{
    std::vector<std::size_t> widths;
    std::vector<TableLine> shown(lines.begin() + (style.headings || lines.empty() ? 0 : 1),
                                 lines.end());
    for (TableLine &line : shown)
        std::ranges::transform(line, line.begin(), visible);
    for (const TableLine &line : shown) {
        widths.resize(std::max(widths.size(), line.size()));
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    }
    std::string text;
    for (const TableLine &line : shown) {
        std::string out;
        for (std::size_t i = 0; i < line.size(); ++i) {
            out += line[i];
            out.append(widths[i] - widthOf(line[i]) + gap, ' ');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        text += out + '\n';
    }
    return text;
}

} // namespace hp::app
