// SPDX-License-Identifier: Apache-2.0

#include "app/ctl/Report.h"
#include "app/shared/Counted.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace hp::app {

namespace {

std::string clockText(const live::Instant &time)
{
    const std::string whole = time ? formatTime(*time) : std::string();
    const auto at = whole.find('T');
    return at == std::string::npos ? whole : whole.substr(at + 1);
}

/// "6 ✓", "5 ✓, ? the owner of the hook is not about to remove it: unknown".
std::string lightsText(const live::BulkMemberRow &row)
{
    std::string others;
    std::size_t green = 0;
    for (const auto &check : row.checks) {
        if (check.light == live::Light::Green)
            ++green;
        else
            others += (check.light == live::Light::Red ? ", ✗ " : ", ? ")
                + (check.question.empty() ? check.id : check.question.text)
                + (check.light == live::Light::Red ? ": no" : ": unknown");
    }
    return std::to_string(green) + " ✓" + others;
}

/// "Backup of backup-controller at preTerminate"; empty: the verb says all.
std::string releasedText(const live::BulkRow &row)
{
    if (row.hook.empty())
        return row.powerKey;
    return row.hook + (row.owner.empty() ? "" : " of " + row.owner)
        + (row.point.empty() ? "" : " at " + row.point);
}

std::string wavesText(const live::BulkRow &row)
{
    std::string text;
    for (const std::int64_t size : row.waves)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return text;
}

std::string needsText(const live::BulkRow &row)
{
    std::string text;
    if (row.gates.reason)
        text += "  needs a reason of ten characters or a ticket id (--reason)\n";
    text += "  needs a confirmation: the digits " + row.digits + ", or --yes\n";
    text += "  needs the number of machines (--name " + std::to_string(row.machines) + ")\n";
    if (row.gates.secondPerson)
        text += "  needs a second person who approves exactly this plan\n";
    return text + "Start it: holdpointctl override bulk start " + row.id + '\n';
}

} // namespace

bool isPlanKey(const std::string &key)
{
    return key.find('/') == std::string::npos;
}

std::string bulkPlanText(const Json &rows, const std::string &id, TimePoint now)
{
    using live::BulkState;
    const auto row = live::fromJson<live::BulkRow>(rows.value(id, Json::object()));
    const bool isPlanned = row.state == BulkState::Planned;
    std::string text = row.verb + ": " + counted(row.machines, "machine", "machines")
        + ", in waves of " + wavesText(row) + "\n";
    if (const std::string released = releasedText(row); !released.empty())
        text += released + '\n';
    text += '\n';
    std::vector<TableLine> lines{{"WAVE", "OBJECT", "GUARD", "CHECKS", "STATE", "OUTCOME"}};
    std::string leftOut;
    for (const auto &[key, json] : rows.items()) {
        if (key.starts_with(id + "/out/")) {
            const auto left = live::fromJson<live::BulkLeftOutRow>(json);
            leftOut += "  " + left.object + ": " + left.why.text + '\n';
        } else if (key.starts_with(id + '/')) {
            const auto member = live::fromJson<live::BulkMemberRow>(json);
            lines.push_back({std::to_string(member.wave),
                             member.kind + ' ' + member.object,
                             member.level,
                             lightsText(member),
                             std::string(toWord(member.state)),
                             member.outcome.empty() ? "-" : member.outcome.text});
        }
    }
    if (lines.size() > 1)
        text += tableText(lines);
    if (!leftOut.empty())
        text += "\nLeft out:\n" + leftOut;
    text += "\nGuard " + row.level + ". " + formatAge(row.pause) + " after each wave; "
        + counted(row.failuresAllowed, "machine", "machines")
        + " may fail. It stops when a check changes, an effect is not observed, more "
          "machines fail, or somebody stops it.\n";
    text += "Digest " + row.digest + '\n';
    if (!row.by.empty())
        text += "Started by " + row.by + ": " + row.reason
            + (row.approvedBy.empty() ? "" : " (approved by " + row.approvedBy + ')') + '\n';
    if (!row.refusal.empty())
        return text + "Cannot be done: " + row.refusal.text + '\n';
    return text + (isPlanned ? needsText(row) : bulkProgressText(row, now) + '\n');
}

std::string bulkProgressText(const live::BulkRow &row, TimePoint now)
{
    using live::BulkState;
    const std::string wave =
        "Wave " + std::to_string(row.wave) + " of " + std::to_string(row.waves.size());
    const std::int64_t over = row.observed + row.skipped + row.failed + row.unknown;
    const std::string so = std::to_string(over) + " of "
        + counted(row.machines, "machine", "machines") + ": " + std::to_string(row.observed)
        + " observed, " + std::to_string(row.skipped) + " skipped, " + std::to_string(row.failed)
        + " failed, " + std::to_string(row.unknown) + " unknown";
    switch (row.state) {
    case BulkState::Planned:
        return "Planned.";
    case BulkState::AwaitingApproval:
        return "Waiting for a second person until " + clockText(row.dueAt)
            + ": holdpointctl override bulk approve " + row.id;
    case BulkState::Waiting: {
        const Duration left = row.dueAt ? std::max(*row.dueAt - now, Duration{}) : Duration{};
        return wave + " starts in "
            + std::to_string(std::chrono::ceil<std::chrono::seconds>(left).count()) + " s (" + so
            + ").";
    }
    case BulkState::UnderWay:
        return wave + ": " + so + '.';
    case BulkState::Stopped:
        return row.outcome.text + ' ' + so + ". Continue it: holdpointctl override bulk continue "
            + row.id;
    default:
        return row.outcome.text;
    }
}

std::string bulkText(const Json &rows, TimePoint now, const TableStyle &style)
{
    std::vector<live::BulkRow> plans;
    for (const auto &[key, json] : rows.items()) {
        if (isPlanKey(key))
            plans.push_back(live::fromJson<live::BulkRow>(json));
    }
    if (plans.empty())
        return "No plans.\n";
    std::ranges::stable_sort(plans, std::greater(), &live::BulkRow::at);
    std::vector<TableLine> lines{{"ID", "WHAT", "MACHINES", "GUARD", "STATE", "BY", "NOW"}};
    for (const live::BulkRow &row : plans)
        lines.push_back({row.id,
                         row.verb,
                         std::to_string(row.machines),
                         row.level,
                         std::string(toWord(row.state)),
                         row.by.empty() ? row.requestedBy : row.by,
                         row.refusal.empty() ? bulkProgressText(row, now) : row.refusal.text});
    return tableText(lines, style);
}

} // namespace hp::app
