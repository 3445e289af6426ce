// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/OverrideRows.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/resource/KeyText.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

using namespace overrides;

namespace {

/// A question stands alone, without a full stop; nothing of a check that this version does not
/// have.
live::Said questionOf(const Message &message)
{
    if (message.empty())
        return {};
    std::string text = message.sentence();
    text.pop_back();
    return {std::move(text), message};
}

live::Said toldOf(const Message &message)
{
    return {told(message), message};
}

/// Each as a row has it, `said` by one of them.
std::vector<live::Said> listOf(const std::vector<Message> &messages,
                               live::Said (*said)(const Message &))
{
    std::vector<live::Said> list;
    for (const Message &message : messages)
        list.push_back(said(message));
    return list;
}

std::vector<live::OverrideCheck> checksOf(const Preview &preview)
{
    std::vector<live::OverrideCheck> checks;
    for (const Interlock &interlock : preview.interlocks)
        checks.push_back({interlock.id,
                          questionOf(interlock.question),
                          live::fromWord<live::Light>(toString(interlock.light)),
                          live::clause(interlock.evidence),
                          live::clause(interlock.source),
                          interlock.observedAt});
    return checks;
}

live::OverrideGates gatesOf(const Gates &gates)
{
    return {gates.reason,
            gates.pressAndHold,
            gates.typeName,
            gates.secondPerson,
            gates.delay,
            gates.offered,
            gates.pressAndHold ? static_cast<int>(holdTime / std::chrono::milliseconds(1)) : 0};
}

ObjectKey objectOf(const Preview &preview)
{
    if (!preview.patch.body.empty())
        return preview.patch.key;
    return infoOf(preview.request.action).target == Target::Host ? preview.request.host
                                                                 : preview.request.machine;
}

/// What all machines of a plan have in common; empty when they differ.
template<typename Part>
std::string commonOf(const BulkPlan &plan, const Part &part)
{
    std::string common;
    for (const BulkMember &member : plan.members) {
        const std::string own = part(member.request);
        if (&member == &plan.members.front())
            common = own;
        else if (own != common)
            return {};
    }
    return common;
}

} // namespace

live::OverrideRow overrideRow(const Ticket &ticket, const OverrideContext &context)
{
    const Preview &preview = ticket.preview;
    const ActionInfo &info = infoOf(preview.request.action);
    const Gates &gates = ticket.committedAt ? ticket.gates : preview.gates;
    live::OverrideRow row;
    row.id = ticket.id;
    row.state = live::fromWord<live::OverrideState>(toString(ticket.state));
    row.action = info.id;
    row.verb = info.verb;
    row.kind = preview.patch.body.empty() ? toString(info.target) : kindWord(preview.patch);
    row.object = toString(objectOf(preview));
    row.uid = preview.patch.uid;
    row.machine = preview.machine.name.empty() ? "" : toString(preview.machine);
    row.consequence = live::sentence(preview.consequence);
    row.bypassed = listOf(preview.bypassed, live::clause);
    row.next = live::sentence(preview.next);
    row.refusal = toldOf(whyNotNow(preview));
    row.saferExits = listOf(preview.saferExits, live::sentence);
    row.level = toString(preview.guard.level);
    row.levelWhy = listOf(preview.guard.why, live::clause);
    row.gates = gatesOf(gates);
    if (preview.gates.secondPerson && context.breakGlass)
        row.breakGlassGates = gatesOf(breakGlass(preview.guard.level));
    row.remaining = remainingGates(ticket);
    if (gates.typeName)
        row.nameToType = preview.patch.key.name;
    if (gates.pressAndHold)
        row.digits = ticket.digits;
    row.dryRun = {toString(ticket.dryRun.state),
                  ticket.dryRun.message,
                  ticket.dryRun.warnings,
                  ticket.dryRun.at};
    row.checks = checksOf(preview);
    row.patch = preview.patch.body;
    row.patchType = preview.patch.merge ? "merge" : "json";
    if (!preview.patch.body.empty())
        row.kubectl = kubectlFor(preview.patch);
    row.digest = ticket.digest;
    row.at = preview.at;
    row.requestedBy = ticket.requestedBy;
    row.by = ticket.commitment.by;
    row.reason = ticket.commitment.reason;
    row.breakGlass = ticket.goesAlone();
    row.evenIfILeave = ticket.commitment.evenIfILeave;
    row.others = listOf(context.others, live::clause);
    row.approvedBy = ticket.approvedBy;
    row.committedAt = ticket.committedAt;
    row.approvalUntil = approvalUntil(ticket);
    row.approvedAt = ticket.approvedAt;
    row.sendAt = ticket.sendAt;
    row.sentAt = ticket.sentAt;
    row.acceptedAt = ticket.acceptedAt;
    row.observeUntil = observeUntil(ticket);
    row.revision = ticket.acceptedRevision;
    row.endedAt = ticket.endedAt;
    row.outcome = toldOf(ticket.outcome);
    if (ticket.sentAt && ticket.goesAlone())
        row.review = context.reviewDue ? "due" : "done";
    return row;
}

live::BulkRow bulkRow(const BulkRun &run, const Moment &now)
{
    const auto howMany = [&run](MemberState state) {
        return std::ranges::count(run.members, state, &BulkRun::Member::state);
    };
    const ActionInfo &info = infoOf(run.plan.action);
    live::BulkRow row;
    row.id = run.id;
    row.state = live::fromWord<live::BulkState>(toString(run.state));
    row.action = info.id;
    row.verb = info.verb;
    if (run.plan.action == Action::RemoveHook) {
        row.hook = commonOf(run.plan, [](const auto &request) { return request.hook.name; });
        row.owner = commonOf(run.plan, [](const auto &request) { return request.hook.owner; });
        row.point = commonOf(run.plan, [](const auto &request) {
            return std::string(machine::toString(request.point));
        });
    }
    row.powerKey = commonOf(run.plan, [](const auto &request) { return request.powerKey; });
    row.level = toString(run.plan.level);
    row.gates = gatesOf(overrides::gatesOf(run.plan.level));
    row.gates.pressAndHold = false; // the digits confirm it
    row.gates.holdMilliseconds = 0;
    row.gates.typeName = true; // the number of machines
    row.refusal = toldOf(run.plan.refusal);
    row.digest = run.digest;
    row.digits = run.digits;
    row.machines = static_cast<std::int64_t>(run.plan.members.size());
    for (const BulkMember &member : run.plan.members) {
        row.waves.resize(std::max(row.waves.size(), member.wave + 1));
        ++row.waves[member.wave];
    }
    row.wave = static_cast<std::int64_t>(run.wave) + 1;
    row.pause = run.plan.policy.pause;
    row.failuresAllowed = run.plan.policy.failures;
    row.leftOut = static_cast<std::int64_t>(run.plan.leftOut.size());
    row.observed = howMany(MemberState::Observed);
    row.skipped = howMany(MemberState::Skipped);
    row.failed = howMany(MemberState::Failed);
    row.unknown = howMany(MemberState::Unknown);
    row.requestedBy = run.plannedBy;
    row.at = run.plannedAt;
    row.by = run.commitment.by;
    row.reason = run.commitment.reason;
    row.evenIfILeave = run.commitment.evenIfILeave;
    row.approvedBy = run.approvedBy;
    if (run.state == BulkState::Waiting || run.state == BulkState::AwaitingApproval)
        row.dueAt = now.wall + (run.dueAt - now.uptime);
    row.outcome = toldOf(run.outcome);
    return row;
}

live::BulkMemberRow bulkMemberRow(const BulkRun &run, std::size_t index)
{
    const BulkMember &member = run.plan.members.at(index);
    live::BulkMemberRow row;
    row.plan = run.id;
    row.wave = static_cast<std::int64_t>(member.wave) + 1;
    row.override = member.request.id;
    row.kind = kindWord(member.patch);
    row.object = toString(member.patch.key);
    row.level = toString(member.level);
    row.patch = member.patch.body;
    for (const PlannedCheck &check : member.checks)
        row.checks.push_back({check.id,
                              live::fromWord<live::Light>(toString(check.light)),
                              check.light == Light::Green
                                  ? live::Said()
                                  : questionOf(overrides::questionOf(check.id))});
    row.state = live::BulkMemberState::Untouched;
    if (index < run.members.size()) {
        const BulkRun::Member &now = run.members[index];
        row.state = live::fromWord<live::BulkMemberState>(toString(now.state));
        row.outcome = toldOf(now.outcome);
    }
    return row;
}

live::BulkLeftOutRow bulkLeftOutRow(const BulkRun &run, std::size_t index)
{
    const LeftOut &left = run.plan.leftOut.at(index);
    return {run.id, toString(left.object), live::clause(left.why)};
}

live::OverrideChecksRow checksRow(const Preview &preview)
{
    return {
        checksOf(preview), toString(preview.guard.level), toldOf(whyNotNow(preview)), preview.at};
}

live::ReviewRow reviewRow(const AuditRow &opened)
{
    const auto content = live::fromJson<live::AuditContent>(parseJson(opened.content));
    const auto known = actionFrom(content.action);
    live::ReviewRow row;
    row.override = opened.override;
    row.action = content.action;
    row.verb = known ? infoOf(*known).verb : "";
    row.object = toString(ObjectKey{content.ns, content.name});
    row.actor = content.actor;
    row.reason = content.reason;
    row.at = opened.at;
    return row;
}

live::ChainRow chainRow(const ChainVerdict &verdict, TimePoint checkedAt)
{
    return {{verdict.rows, verdict.head, verdict.fault}, checkedAt};
}

live::StoredAuditRow auditRow(const AuditRow &row)
{
    Json content = parseJson(row.content);
    // Hundreds of machines, each of which has rows of its own, and what only a start needs.
    if (isPlan(content)) {
        for (const char *name : {"members", "session", "tokenHash", "approvedIn", "approvedWith"})
            content.erase(name);
    }
    return {row.number, row.at, row.override, row.opens, std::move(content), row.hash};
}

Commitment commitmentFrom(const Json &arguments, const Caller &caller)
{
    return {caller.name,
            textOf(arguments, "reason"),
            textOf(arguments, "name"),
            textOf(arguments, "digest"),
            flagOf(arguments, "breakGlass"),
            textOf(arguments, "confirm"),
            caller.peer,
            caller.session,
            flagOf(arguments, "evenIfILeave"),
            caller.byCertificate,
            caller.tokenHash};
}

Approval approvalFrom(const Json &arguments, const Caller &caller)
{
    return {caller.name,
            textOf(arguments, "digest"),
            textOf(arguments, "confirm"),
            caller.session,
            caller.byCertificate,
            caller.tokenHash};
}

Result<OverrideRequest> overrideRequestFrom(const Json &arguments)
{
    const std::string id = textOf(arguments, "action");
    const auto action = actionFrom(id);
    if (!action)
        return invalid(id.empty() ? "an override needs an action" : "there is no action " + id);
    OverrideRequest request;
    request.action = *action;
    if (const std::string least = textOf(arguments, "least"); !least.empty()) {
        const auto level = guardLevelFrom(least);
        if (!level || *level > GuardLevel::G4)
            return invalid("least is one of G0 to G4");
        request.least = *level;
    }
    const Target target = infoOf(*action).target;
    const char *wanted = target == Target::Host ? "host" : "machine";
    const auto key = keyFrom(textOf(arguments, wanted));
    if (!key)
        return invalid(id + " needs " + wanted + ": namespace/name");
    (target == Target::Host ? request.host : request.machine) = *key;
    if (*action == Action::RemoveHook) {
        const std::string point = textOf(arguments, "point");
        request.hook = {textOf(arguments, "hook"), textOf(arguments, "owner")};
        bool known = false;
        for (const auto each : {machine::HookPoint::PreCreate,
                                machine::HookPoint::PreDrain,
                                machine::HookPoint::PreTerminate}) {
            if (point == machine::toString(each)) {
                request.point = each;
                known = true;
            }
        }
        if (!known)
            return invalid("point is one of preCreate, preDrain, preTerminate");
        if (request.hook.name.empty())
            return invalid("remove-hook needs the name of the hook");
    }
    if (*action == Action::ReleaseHold || *action == Action::ReleasePowerKey) {
        request.powerKey = textOf(arguments, "key");
        if (request.powerKey.empty())
            return invalid(id + " needs the key: reboot.metal3.io/…");
    }
    return request;
}

} // namespace hp::gateway
