// SPDX-License-Identifier: Apache-2.0

#include "app/ctl/Report.h"
#include "app/shared/Counted.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace hp::app {

namespace {

/// "14:03:31Z", to the second; empty for no time.
std::string clockOf(const live::Instant &time)
{
    const std::string whole = time ? formatTime(*time) : std::string();
    const auto at = whole.find('T');
    return at == std::string::npos ? whole : whole.substr(at + 1);
}

const char *markOf(live::Light light)
{
    return light == live::Light::Green ? "✓" : light == live::Light::Red ? "✗" : "?";
}

std::string joined(const std::vector<live::Said> &list, const char *between)
{
    std::string text;
    for (const live::Said &item : list)
        text += (text.empty() ? "" : between) + item.text;
    return text;
}

std::string secondsText(Duration time)
{
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(time).count()) + " s";
}

/// What a gate asks of the person, in the words of the command line.
std::string gateText(const std::string &gate, const live::OverrideRow &row)
{
    if (gate == "reason")
        return "a reason of ten characters or a ticket id (--reason)";
    if (gate == "confirm")
        return "a confirmation: the digits " + row.digits + ", or --yes";
    if (gate == "typeName")
        return "the name " + row.nameToType + " (--name)";
    if (gate == "secondPerson")
        return "a second person who approves it";
    return secondsText(row.gates.delay)
        + " between the commit and the send, in which Ctrl+C aborts";
}

std::string secondsUntil(const live::Instant &time, TimePoint now)
{
    return secondsText(time ? std::max(*time - now, Duration{}) : Duration{});
}

/// Of a row of a plan, which is no override of its own: its step, or how it ended.
std::string stepOfPlan(const live::AuditRow &row)
{
    return row.opens ? row.content.phase : row.content.result;
}

std::string objectText(const live::AuditContent &content)
{
    if (content.name.empty())
        return "-";
    return content.kind + ' ' + (content.ns.empty() ? "" : content.ns + '/') + content.name;
}

bool isBeforeTheSend(const live::AuditContent &content)
{
    return content.phase == "committed" || content.phase == "approved";
}

} // namespace

std::string subjectText(const live::OverrideRow &row)
{
    return row.verb + ": " + row.kind + ' ' + row.object + "\n\n  " + row.consequence.text + '\n';
}

std::string previewText(const live::OverrideRow &row)
{
    std::string text = subjectText(row);
    if (!row.bypassed.empty())
        text += "  Hooks that are passed by: " + joined(row.bypassed, ", ") + '\n';
    if (!row.next.empty())
        text += "  " + row.next.text + '\n';
    for (const live::Said &other : row.others)
        text += "  Beside you: " + other.text + '\n';
    std::vector<TableLine> checks{{"", "CHECK", "EVIDENCE", "SEEN"}};
    for (const live::OverrideCheck &check : row.checks)
        checks.push_back(
            {markOf(check.light), check.question.text, check.evidence.text, clockOf(check.at)});
    if (checks.size() > 1)
        text += '\n' + tableText(checks);
    if (!row.patch.empty())
        text += "\nThe write (" + row.patchType + " patch): " + row.patch
            + "\nThe same in a terminal: " + row.kubectl + '\n';
    if (row.dryRun.state != "notAsked")
        text += "Dry run: " + row.dryRun.state
            + (row.dryRun.message.empty() ? "" : ": " + row.dryRun.message.text) + '\n';
    text += "\nGuard " + row.level;
    if (!row.levelWhy.empty())
        text += ": " + joined(row.levelWhy, "; ");
    text += '\n';
    if (!row.refusal.empty()) {
        text += "Cannot be done: " + row.refusal.text + '\n';
        for (const live::Said &exit : row.saferExits)
            text += "  instead: " + exit.text + '\n';
        return text;
    }
    for (const std::string &gate : row.remaining)
        text += "  needs " + gateText(gate, row) + '\n';
    if (row.breakGlassGates)
        text += "  --break-glass goes without the second person: after "
            + secondsText(row.breakGlassGates->delay)
            + ", with an alarm, and another person must review it\n";
    return text;
}

std::string progressText(const live::OverrideRow &row, TimePoint now)
{
    using live::OverrideState;
    if (row.state == OverrideState::AwaitingApproval)
        return "Waiting for a second person until " + clockOf(row.approvalUntil)
            + ": holdpointctl override approve " + row.id;
    if (row.state == OverrideState::Delayed)
        return "Sending in " + secondsUntil(row.sendAt, now) + ". Ctrl+C aborts.";
    if (row.state == OverrideState::Sending)
        return "Sent " + clockOf(row.sentAt) + '.';
    if (row.state == OverrideState::Accepted)
        return "Accepted " + clockOf(row.acceptedAt)
            + (row.revision.empty() ? "" : " (rv " + row.revision + ')')
            + ". Waiting for the effect until " + clockOf(row.observeUntil) + '.';
    return row.outcome.text;
}

std::string overridesText(const Json &rows, TimePoint now, const TableStyle &style)
{
    std::vector<live::OverrideRow> sorted;
    for (const Json &row : rows)
        sorted.push_back(live::fromJson<live::OverrideRow>(row));
    if (sorted.empty())
        return "Nothing is under way.\n";
    std::ranges::stable_sort(sorted, std::greater(), &live::OverrideRow::at);
    std::vector<TableLine> lines{{"ID", "WHAT", "OBJECT", "GUARD", "STATE", "BY", "NOW"}};
    for (const live::OverrideRow &row : sorted)
        lines.push_back({row.id,
                         row.verb,
                         row.object,
                         row.level,
                         std::string(toWord(row.state)),
                         row.by.empty() ? row.requestedBy : row.by,
                         progressText(row, now)});
    return tableText(lines, style);
}

std::string auditText(const Json &rows, const TableStyle &style)
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
    const auto orDash = [](const std::string &text) { return text.empty() ? "-" : text; };
    // Overrides of which a row says that they were sent, or how they ended.
    std::set<std::string> decided;
    for (const Json &json : rows) {
        const auto row = live::fromJson<live::AuditRow>(json);
        if (row.number != 0 && (!row.opens || !isBeforeTheSend(row.content)))
            decided.insert(row.override);
    }
    // Keys are numbers of equal length: the last one is the newest.
    for (auto it = rows.rbegin(); it != rows.rend(); ++it) {
        const auto row = live::fromJson<live::AuditRow>(*it);
        if (row.number == 0)
            continue;
        const live::AuditContent &content = row.content;
        const bool reviews = !content.review.empty();
        lines.push_back({std::to_string(row.number),
                         row.at ? formatTime(*row.at) : std::string("Z"),
                         reviews ? content.review : content.actor,
                         orDash(content.asUser),
                         orDash(content.from),
                         reviews ? "review of " + row.override : content.action,
                         objectText(content),
                         orDash(content.level),
                         orDash(content.approvedBy),
                         content.kind == "Plan" ? stepOfPlan(row)
                             : row.opens && isBeforeTheSend(content)
                             ? decided.contains(row.override) ? content.phase : "will be sent"
                             : row.opens ? "sent"
                             : reviews   ? "reviewed"
                                         : content.result,
                         reviews ? content.note : content.reason});
    }
    std::string text = lines.size() == 1 ? "No changes.\n" : tableText(lines, style);
    for (const auto &[key, json] : rows.items()) {
        if (!key.starts_with("review/"))
            continue;
        const auto row = live::fromJson<live::ReviewRow>(json);
        text += "To be reviewed: " + row.override + ", " + row.verb + " on " + row.object + " by "
            + row.actor + ": " + row.reason + '\n';
    }
    return text;
}

std::string olderAuditText(const Json &rows)
{
    std::size_t shown = 0;
    std::int64_t oldest = 0;
    for (const Json &json : rows) {
        const auto number = live::fromJson<live::AuditRow>(json).number;
        if (number == 0)
            continue;
        ++shown;
        oldest = oldest == 0 ? number : std::min(oldest, number);
    }
    if (oldest <= 1)
        return {};
    return "these are the newest " + std::to_string(shown)
        + " rows of the audit; the older ones are not shown, and are in audit.db of the backend's "
          "data directory";
}

std::string verdictText(const live::ChainVerdict &verdict)
{
    if (!verdict.fault.empty())
        return "The chain is broken: " + verdict.fault + "; "
            + counted(verdict.rows, "row before it is", "rows before it are") + " whole.\n";
    return "The chain is whole: " + counted(verdict.rows, "row", "rows")
        + (verdict.head.empty() ? "" : ", head " + verdict.head) + ".\n";
}

} // namespace hp::app
