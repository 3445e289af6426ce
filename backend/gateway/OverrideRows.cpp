// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/OverrideRows.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/KeyText.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

using namespace overrides;

namespace {

Json checksOf(const Preview &preview)
{
    Json checks = Json::array();
    for (const Interlock &interlock : preview.interlocks) {
        checks.push_back({{"id", interlock.id},
                          {"question", interlock.question},
                          {"light", toString(interlock.light)},
                          {"evidence", interlock.evidence},
                          {"source", interlock.source},
                          {"at", timeOrNull(interlock.observedAt)}});
    }
    return checks;
}

Json gatesOf(const Gates &gates)
{
    return {{"reason", gates.reason},
            {"pressAndHold", gates.pressAndHold},
            {"typeName", gates.typeName},
            {"secondPerson", gates.secondPerson},
            {"delaySeconds", std::chrono::duration_cast<std::chrono::seconds>(gates.delay).count()},
            {"offered", gates.offered}};
}

Json dryRunOf(const DryRun &dryRun)
{
    return {{"state", toString(dryRun.state)},
            {"message", dryRun.message},
            {"warnings", dryRun.warnings},
            {"at", timeOrNull(dryRun.at)}};
}

} // namespace

Json overrideRow(const Ticket &ticket, const OverrideContext &context)
{
    const Preview &preview = ticket.preview;
    const ActionInfo &info = infoOf(preview.request.action);
    const Gates &gates = ticket.committedAt ? ticket.gates : preview.gates;
    const bool planned = !preview.patch.body.empty();
    return {{"id", ticket.id},
            {"state", toString(ticket.state)},
            {"action", info.id},
            {"verb", info.verb},
            {"kind", toString(info.target)},
            {"object",
             toString(planned                           ? preview.patch.key
                          : info.target == Target::Host ? preview.request.host
                                                        : preview.request.machine)},
            {"uid", preview.patch.uid},
            {"machine", preview.machine.name.empty() ? "" : toString(preview.machine)},
            {"consequence", preview.consequence},
            {"bypassed", preview.bypassed},
            {"next", preview.next},
            {"refusal", whyNotNow(preview)},
            {"saferExits", preview.saferExits},
            {"level", toString(preview.guard.level)},
            {"levelWhy", preview.guard.why},
            {"gates", gatesOf(gates)},
            {"breakGlassGates",
             preview.gates.secondPerson && context.breakGlass
                 ? gatesOf(breakGlass(preview.guard.level))
                 : Json()},
            {"remaining", remainingGates(ticket)},
            {"nameToType", gates.typeName ? preview.patch.key.name : std::string()},
            {"digits", gates.pressAndHold ? ticket.digits : std::string()},
            {"dryRun", dryRunOf(ticket.dryRun)},
            {"checks", checksOf(preview)},
            {"patch", preview.patch.body},
            {"patchType", preview.patch.merge ? "merge" : "json"},
            {"kubectl", planned ? kubectlFor(preview.patch) : std::string()},
            {"digest", ticket.digest},
            {"at", formatMicroTime(preview.at)},
            {"requestedBy", ticket.requestedBy},
            {"by", ticket.commitment.by},
            {"reason", ticket.commitment.reason},
            {"breakGlass", ticket.goesAlone()},
            {"approvedBy", ticket.approvedBy},
            {"committedAt", timeOrNull(ticket.committedAt)},
            {"approvalUntil", timeOrNull(approvalUntil(ticket))},
            {"approvedAt", timeOrNull(ticket.approvedAt)},
            {"sendAt", timeOrNull(ticket.sendAt)},
            {"sentAt", timeOrNull(ticket.sentAt)},
            {"acceptedAt", timeOrNull(ticket.acceptedAt)},
            {"observeUntil", timeOrNull(observeUntil(ticket))},
            {"revision", ticket.acceptedRevision},
            {"endedAt", timeOrNull(ticket.endedAt)},
            {"outcome", ticket.outcome},
            {"review",
             !ticket.sentAt || !ticket.goesAlone() ? ""
                 : context.reviewDue               ? "due"
                                                   : "done"}};
}

Json checksRow(const Preview &preview)
{
    return {{"checks", checksOf(preview)},
            {"level", toString(preview.guard.level)},
            {"refusal", whyNotNow(preview)},
            {"at", formatMicroTime(preview.at)}};
}

Json reviewRow(const AuditRow &opened)
{
    const Json content = parseJson(opened.content);
    const std::string &action = textOf(content, "action");
    const auto known = actionFrom(action);
    return {{"override", opened.override},
            {"action", action},
            {"verb", known ? infoOf(*known).verb : ""},
            {"object", toString(ObjectKey{textOf(content, "namespace"), textOf(content, "name")})},
            {"actor", textOf(content, "actor")},
            {"reason", textOf(content, "reason")},
            {"at", formatMicroTime(opened.at)}};
}

Json chainRow(const ChainVerdict &verdict, TimePoint checkedAt)
{
    return {{"rows", verdict.rows},
            {"head", verdict.head},
            {"fault", verdict.fault},
            {"checkedAt", formatMicroTime(checkedAt)}};
}

Json auditRow(const AuditRow &row)
{
    Json json{{"number", row.number},
              {"at", formatMicroTime(row.at)},
              {"override", row.override},
              {"opens", row.opens},
              {"hash", row.hash}};
    json["content"] = parseJson(row.content);
    return json;
}

Result<OverrideRequest> overrideRequestFrom(const Json &arguments)
{
    const std::string id = textOf(arguments, "action");
    const auto action = actionFrom(id);
    if (!action)
        return invalid(id.empty() ? "an override needs an action" : "there is no action " + id);
    OverrideRequest request;
    request.action = *action;
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
