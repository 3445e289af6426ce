// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideReport.h"

#include "app/ctl/Table.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace hp::app {

namespace {

constexpr std::array<std::string_view, 6> ends{
    "observed", "timedOut", "refused", "aborted", "expired", "voided"};

const Json &listIn(const Json &row, const char *key)
{
    static const Json none = Json::array();
    const auto it = row.find(key);
    return it != row.end() && it->is_array() ? *it : none;
}

/// "14:03:31Z", to the second; empty for no time.
std::string clockOf(const Json &row, const char *key)
{
    const auto time = parseTime(textOf(row, key));
    const std::string whole = time ? formatTime(*time) : std::string();
    const auto at = whole.find('T');
    return at == std::string::npos ? whole : whole.substr(at + 1);
}

const char *markOf(const std::string &light)
{
    return light == "green" ? "✓" : light == "red" ? "✗" : "?";
}

std::string joined(const Json &list, const char *between)
{
    std::string text;
    for (const Json &item : list)
        text += (text.empty() ? "" : between) + item.get<std::string>();
    return text;
}

/// What a gate asks of the person, in the words of the command line.
std::string gateText(const std::string &gate, const Json &row)
{
    if (gate == "reason")
        return "a reason of ten characters or a ticket id (--reason)";
    if (gate == "confirm")
        return "a confirmation: the digits " + textOf(row, "digits") + ", or --yes";
    if (gate == "typeName")
        return "the name " + textOf(row, "nameToType") + " (--name)";
    if (gate == "secondPerson")
        return "a second person who approves it";
    return std::to_string(row.at("gates").value("delaySeconds", 0))
        + " s between the commit and the send, in which Ctrl+C aborts";
}

std::string secondsUntil(const Json &row, const char *key, TimePoint now)
{
    const auto time = parseTime(textOf(row, key));
    const Duration left = time ? std::max(*time - now, Duration{}) : Duration{};
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(left).count()) + " s";
}

} // namespace

bool isOver(const Json &row)
{
    return std::find(ends.begin(), ends.end(), textOf(row, "state")) != ends.end();
}

std::string previewText(const Json &row)
{
    std::string text = textOf(row, "verb") + ": " + textOf(row, "kind") + ' '
        + textOf(row, "object") + "\n\n  " + textOf(row, "consequence") + '\n';
    if (const Json &bypassed = listIn(row, "bypassed"); !bypassed.empty())
        text += "  Hooks that are passed by: " + joined(bypassed, ", ") + '\n';
    if (const std::string &next = textOf(row, "next"); !next.empty())
        text += "  Then: " + next + '\n';
    std::vector<TableLine> checks{{"", "CHECK", "EVIDENCE", "SEEN"}};
    for (const Json &check : listIn(row, "checks")) {
        checks.push_back({markOf(textOf(check, "light")),
                          textOf(check, "question"),
                          textOf(check, "evidence"),
                          clockOf(check, "at")});
    }
    if (checks.size() > 1)
        text += '\n' + tableText(checks);
    if (!textOf(row, "patch").empty())
        text += "\nThe write (" + textOf(row, "patchType") + " patch): " + textOf(row, "patch")
            + "\nThe same in a terminal: " + textOf(row, "kubectl") + '\n';
    const Json dryRun = row.value("dryRun", Json::object());
    if (textOf(dryRun, "state") != "notAsked")
        text += "Dry run: " + textOf(dryRun, "state")
            + (textOf(dryRun, "message").empty() ? "" : ": " + textOf(dryRun, "message")) + '\n';
    text += "\nGuard " + textOf(row, "level");
    if (const Json &why = listIn(row, "levelWhy"); !why.empty())
        text += ": " + joined(why, "; ");
    text += '\n';
    if (const std::string &refusal = textOf(row, "refusal"); !refusal.empty()) {
        text += "Cannot be done: " + refusal + '\n';
        for (const Json &exit : listIn(row, "saferExits"))
            text += "  instead: " + exit.get<std::string>() + '\n';
        return text;
    }
    for (const Json &gate : listIn(row, "remaining"))
        text += "  needs " + gateText(gate.get<std::string>(), row) + '\n';
    if (row.value("breakGlassGates", Json()).is_object())
        text += "  --break-glass goes without the second person: after "
            + std::to_string(row["breakGlassGates"].value("delaySeconds", 0))
            + " s, with an alarm, and another person has to review it\n";
    return text;
}

std::string progressText(const Json &row, TimePoint now)
{
    const std::string &state = textOf(row, "state");
    const std::string &id = textOf(row, "id");
    if (state == "awaitingApproval")
        return "Waiting for a second person until " + clockOf(row, "approvalUntil")
            + ": holdpointctl override approve " + id;
    if (state == "delayed")
        return "Sending in " + secondsUntil(row, "sendAt", now) + ". Ctrl+C aborts.";
    if (state == "sending")
        return "Sent " + clockOf(row, "sentAt") + '.';
    if (state == "accepted")
        return "Accepted " + clockOf(row, "acceptedAt")
            + (textOf(row, "revision").empty() ? "" : " (rv " + textOf(row, "revision") + ')')
            + ". Waiting for the effect until " + clockOf(row, "observeUntil") + '.';
    return textOf(row, "outcome");
}

std::string overridesText(const Json &rows, TimePoint now)
{
    std::vector<Json> sorted;
    for (const auto &[id, row] : rows.items())
        sorted.push_back(row);
    if (sorted.empty())
        return "Nothing is under way.\n";
    std::stable_sort(sorted.begin(), sorted.end(), [](const Json &a, const Json &b) {
        return textOf(a, "at") > textOf(b, "at");
    });
    std::vector<TableLine> lines{{"ID", "WHAT", "OBJECT", "GUARD", "STATE", "BY", "NOW"}};
    for (const Json &row : sorted) {
        const std::string &by = textOf(row, "by");
        lines.push_back({textOf(row, "id"),
                         textOf(row, "verb"),
                         textOf(row, "object"),
                         textOf(row, "level"),
                         textOf(row, "state"),
                         by.empty() ? textOf(row, "requestedBy") : by,
                         progressText(row, now)});
    }
    return tableText(lines);
}

std::string auditText(const Json &rows)
{
    std::vector<TableLine> lines{{"ROW",
                                  "TIME",
                                  "WHO",
                                  "FOR",
                                  "FROM",
                                  "WHAT",
                                  "OBJECT",
                                  "GUARD",
                                  "APPROVED BY",
                                  "RESULT",
                                  "REASON"}};
    // Keys are numbers of equal length: the last one is the newest.
    for (auto it = rows.rbegin(); it != rows.rend(); ++it) {
        const Json &row = *it;
        const Json content = row.value("content", Json::object());
        if (!row.contains("number"))
            continue;
        const bool reviews = !textOf(content, "review").empty();
        const auto orDash = [&content](const char *key) {
            const std::string &text = textOf(content, key);
            return text.empty() ? std::string("-") : text;
        };
        lines.push_back(
            {std::to_string(row.value("number", 0)),
             textOf(row, "at").substr(0, 19) + 'Z',
             reviews ? textOf(content, "review") : textOf(content, "actor"),
             orDash("asUser"),
             orDash("from"),
             reviews ? "review of " + textOf(row, "override") : textOf(content, "action"),
             reviews ? "-"
                     : textOf(content, "kind") + ' ' + textOf(content, "namespace") + '/'
                     + textOf(content, "name"),
             orDash("level"),
             orDash("approvedBy"),
             row.value("opens", false) ? "sent"
                 : reviews             ? "reviewed"
                                       : textOf(content, "result"),
             reviews ? textOf(content, "note") : textOf(content, "reason")});
    }
    std::string text = lines.size() == 1 ? "Nobody has changed anything.\n" : tableText(lines);
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with("review/"))
            text += "To be reviewed: " + textOf(row, "override") + ", " + textOf(row, "verb")
                + " on " + textOf(row, "object") + " by " + textOf(row, "actor") + ": "
                + textOf(row, "reason") + '\n';
    }
    return text;
}

std::string verdictText(const Json &verdict)
{
    const std::string rows = std::to_string(verdict.value("rows", 0));
    const std::string &fault = textOf(verdict, "fault");
    if (!fault.empty())
        return "The chain is broken: " + fault + "; " + rows + " rows before it are whole.\n";
    return "The chain is whole: " + rows + " rows"
        + (textOf(verdict, "head").empty() ? "" : ", head " + textOf(verdict, "head")) + ".\n";
}

} // namespace hp::app
