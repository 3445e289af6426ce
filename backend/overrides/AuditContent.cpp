// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditContent.h"

#include "model/base/JsonFields.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::overrides {

const cluster::Kind &kindOf(Target target)
{
    return target == Target::Machine ? cluster::kinds::machine()
        : target == Target::Node     ? cluster::kinds::node()
                                     : cluster::kinds::bareMetalHost();
}

std::string kindWord(const OverridePatch &patch)
{
    return patch.kind.empty() ? toString(patch.target) : patch.kind;
}

std::string digestOf(const Preview &preview)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(approvalText(preview)),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

namespace {

constexpr std::array<std::string_view, 3> phaseWords{"committed", "approved", "sent"};

Json textsOf(const std::vector<Message> &messages)
{
    Json texts = Json::array();
    for (const Message &message : messages)
        texts.push_back(message.text());
    return texts;
}

Json jsonOf(const std::vector<Message> &messages)
{
    Json list = Json::array();
    for (const Message &message : messages)
        list.push_back(toJson(message));
    return list;
}

} // namespace

Json auditContent(const Ticket &ticket, const std::string &asUser)
{
    const Preview &preview = ticket.preview;
    const OverrideRequest &request = preview.request;
    Json content{{"id", ticket.id},
                 {"action", infoOf(request.action).id},
                 {"kind", kindWord(preview.patch)},
                 {"namespace", preview.patch.key.ns},
                 {"name", preview.patch.key.name},
                 {"uid", preview.patch.uid},
                 {"patch", preview.patch.body},
                 {"digest", ticket.digest},
                 {"level", toString(preview.guard.level)},
                 {"levelWhy", textsOf(preview.guard.why)},
                 {"levelWhyMessages", jsonOf(preview.guard.why)},
                 {"actor", ticket.commitment.by},
                 {"from", ticket.commitment.from},
                 {"asUser", asUser},
                 {"confirm", ticket.commitment.confirm},
                 {"dryRun", toString(ticket.dryRun.state)},
                 {"reason", ticket.commitment.reason},
                 {"breakGlass", ticket.goesAlone()}};
    if (!preview.patch.apiVersion.empty())
        content["apiVersion"] = preview.patch.apiVersion;
    if (!preview.patch.bootedAt.empty())
        content["bootedAt"] = preview.patch.bootedAt;
    if (!ticket.plan.empty())
        content["plan"] = ticket.plan;
    if (ticket.commitment.evenIfILeave)
        content["evenIfILeave"] = true;
    if (!ticket.approvedBy.empty())
        content["approvedBy"] = ticket.approvedBy;
    if (!ticket.approvedHow.empty())
        content["approvedHow"] = ticket.approvedHow;
    if (request.action == Action::RemoveHook) {
        content["point"] = machine::toString(request.point);
        content["hook"] = request.hook.name;
        content["owner"] = request.hook.owner;
    }
    if (!request.powerKey.empty())
        content["powerKey"] = request.powerKey;
    Json checks = Json::array();
    for (const Interlock &interlock : preview.interlocks) {
        checks.push_back({{"check", interlock.id},
                          {"light", toString(interlock.light)},
                          {"evidence", interlock.evidence.text()},
                          {"evidenceMessage", toJson(interlock.evidence)}});
    }
    content["checks"] = std::move(checks);
    return content;
}

Json auditContent(const Ticket &ticket, const std::string &asUser, AuditPhase phase)
{
    Json content = auditContent(ticket, asUser);
    content["phase"] = phaseWords.at(static_cast<std::size_t>(phase));
    return content;
}

AuditPhase phaseIn(const Json &content)
{
    const std::string &word = textOf(content, "phase");
    const auto *it = std::find(phaseWords.begin(), phaseWords.end(), word);
    return it == phaseWords.end() ? AuditPhase::Sent
                                  : static_cast<AuditPhase>(it - phaseWords.begin());
}

void addOutcome(Json &content, const char *result, const Message &outcome)
{
    content["result"] = result;
    content["outcome"] = told(outcome);
    content["outcomeMessage"] = toJson(outcome);
}

Json reviewContent(const std::string &override,
                   const std::string &by,
                   const std::string &note,
                   const std::string &from)
{
    Json content{{"id", override}, {"review", by}, {"note", note}};
    if (!from.empty())
        content["from"] = from;
    return content;
}

Json acceptanceContent(const std::string &by,
                       const std::string &reason,
                       const std::string &fault,
                       const std::string &from)
{
    Json content{{"action", "accept-audit"},
                 {"kind", "Audit"},
                 {"actor", by},
                 {"reason", reason},
                 {"result", "accepted"},
                 {"outcome", fault}};
    if (!from.empty())
        content["from"] = from;
    return content;
}

Json linkContent(const std::string &sharer,
                 const std::string &page,
                 TimePoint sharedAt,
                 const std::string &viewer,
                 const std::string &from)
{
    return {
        {"action", "open-link"},
        {"kind", "Token"},
        {"name", viewer},
        {"actor", sharer},
        {"from", from},
        {"result", "opened"},
        {"outcome",
         "the link to " + page + " that was shared at " + formatTime(sharedAt) + " was opened"}};
}

Json rotationContent(const std::string &action,
                     const char *kind,
                     const std::string &name,
                     const std::string &actor,
                     const std::string &from,
                     const std::string &outcome)
{
    return {{"action", action},
            {"kind", kind},
            {"name", name},
            {"actor", actor},
            {"from", from},
            {"result", "replaced"},
            {"outcome", outcome}};
}

Json tokenContent(const char *action,
                  const char *result,
                  const std::string &name,
                  const std::string &actor,
                  const std::string &from,
                  const std::string &outcome)
{
    return {{"action", action},
            {"kind", "Token"},
            {"name", name},
            {"actor", actor},
            {"from", from},
            {"result", result},
            {"outcome", outcome}};
}

Json budgetContent(const char *result,
                   const std::string &key,
                   const std::string &actor,
                   const std::string &from,
                   const std::string &reason,
                   const std::string &outcome)
{
    return {{"action", "set-budget"},
            {"kind", "Budget"},
            {"name", key},
            {"actor", actor},
            {"from", from},
            {"reason", reason},
            {"result", result},
            {"outcome", outcome}};
}

const char *toString(DryRun::State state)
{
    switch (state) {
    case DryRun::State::Accepted:
        return "accepted";
    case DryRun::State::Refused:
        return "refused";
    case DryRun::State::NotAsked:
        break;
    }
    return "notAsked";
}

std::optional<KeptOverride> keptIn(const Json &content)
{
    const auto text = [&content](const char *key) -> const std::string & {
        return textOf(content, key);
    };
    const auto action = actionFrom(text("action"));
    if (!action)
        return std::nullopt;
    OverrideRequest request;
    request.action = *action;
    request.id = text("id");
    request.hook = {text("hook"), text("owner")};
    request.powerKey = text("powerKey");
    for (const auto point : {machine::HookPoint::PreCreate,
                             machine::HookPoint::PreDrain,
                             machine::HookPoint::PreTerminate}) {
        if (text("point") == machine::toString(point))
            request.point = point;
    }
    OverridePatch patch;
    patch.target = infoOf(*action).target;
    patch.key = {text("namespace"), text("name")};
    patch.uid = text("uid");
    patch.body = text("patch");
    patch.merge = !patch.body.empty() && patch.body.front() == '{';
    if (patch.apiVersion = text("apiVersion"); !patch.apiVersion.empty())
        patch.kind = text("kind");
    patch.bootedAt = text("bootedAt");
    return KeptOverride{std::move(request), std::move(patch)};
}

namespace {

constexpr const char *planKind = "Plan";

std::string sha256(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

Json planMember(const BulkMember &member)
{
    const OverrideRequest &request = member.request;
    Json checks = Json::array();
    for (const PlannedCheck &check : member.checks)
        checks.push_back({check.id, static_cast<int>(check.light)});
    return {{"id", request.id},
            {"action", infoOf(request.action).id},
            {"machine", {request.machine.ns, request.machine.name}},
            {"host", {request.host.ns, request.host.name}},
            {"point", machine::toString(request.point)},
            {"hook", request.hook.name},
            {"owner", request.hook.owner},
            {"powerKey", request.powerKey},
            {"least", static_cast<int>(request.least)},
            {"apiVersion", member.patch.apiVersion},
            {"kind", kindWord(member.patch)},
            {"namespace", member.patch.key.ns},
            {"name", member.patch.key.name},
            {"uid", member.patch.uid},
            {"patch", member.patch.body},
            {"basis", member.patch.basis},
            {"digest", member.digest},
            {"level", static_cast<int>(member.level)},
            {"wave", member.wave},
            {"checks", std::move(checks)}};
}

ObjectKey keyOf(const Json &pair)
{
    return {pair.at(0).get<std::string>(), pair.at(1).get<std::string>()};
}

/// Throws for content of another shape.
BulkMember plannedIn(const Json &content)
{
    auto kept = keptIn(content);
    if (!kept)
        throw std::invalid_argument("an action that is not known");
    BulkMember member;
    member.request = std::move(kept->request);
    member.patch = std::move(kept->patch);
    member.request.machine = keyOf(content.at("machine"));
    member.request.host = keyOf(content.at("host"));
    member.request.least = static_cast<GuardLevel>(content.at("least").get<int>());
    member.patch.basis = textOf(content, "basis");
    member.digest = textOf(content, "digest");
    member.level = static_cast<GuardLevel>(content.at("level").get<int>());
    member.wave = content.at("wave").get<std::size_t>();
    for (const Json &check : content.at("checks"))
        member.checks.push_back(
            {check.at(0).get<std::string>(), static_cast<Light>(check.at(1).get<int>())});
    return member;
}

} // namespace

std::string digestOf(const BulkPlan &plan)
{
    return sha256(approvalText(plan));
}

Json planContent(const BulkRun &run, const char *phase, bool members)
{
    const Commitment &person = run.commitment;
    Json content{{"id", run.id},
                 {"action", infoOf(run.plan.action).id},
                 {"kind", planKind},
                 {"name", std::to_string(run.plan.members.size()) + " machines"},
                 {"digest", run.digest},
                 {"level", toString(run.plan.level)},
                 {"planLevel", static_cast<int>(run.plan.level)},
                 {"pauseSeconds", run.plan.policy.pause / std::chrono::seconds(1)},
                 {"failures", run.plan.policy.failures},
                 {"together", run.plan.policy.together},
                 {"actor", person.by},
                 {"from", person.from},
                 {"session", person.session},
                 {"byCertificate", person.byCertificate},
                 {"tokenHash", person.tokenHash},
                 {"evenIfILeave", person.evenIfILeave},
                 {"confirm", person.confirm},
                 {"reason", person.reason},
                 {"wave", run.wave + 1},
                 {"phase", phase}};
    if (!run.approvedBy.empty()) {
        content["approvedBy"] = run.approvedBy;
        content["approvedIn"] = run.approvedIn;
        content["approvedByCertificate"] = run.approvedByCertificate;
        content["approvedWith"] = run.approvedWith;
    }
    if (members) {
        Json list = Json::array();
        for (const BulkMember &member : run.plan.members)
            list.push_back(planMember(member));
        content["members"] = std::move(list);
    }
    return content;
}

bool isPlan(const Json &content)
{
    return textOf(content, "kind") == planKind;
}

std::optional<BulkRun> planIn(const Json &content)
{
    if (!isPlan(content))
        return std::nullopt;
    try {
        BulkRun run;
        const auto action = actionFrom(textOf(content, "action"));
        if (!action)
            return std::nullopt;
        run.id = textOf(content, "id");
        run.digest = textOf(content, "digest");
        run.plan.action = *action;
        run.plan.level = static_cast<GuardLevel>(content.at("planLevel").get<int>());
        run.plan.policy.pause = std::chrono::seconds(content.at("pauseSeconds").get<int>());
        run.plan.policy.failures = content.at("failures").get<int>();
        run.plan.policy.together = content.at("together").get<int>();
        for (const Json &member : content.at("members"))
            run.plan.members.push_back(plannedIn(member));
        run.commitment.by = textOf(content, "actor");
        run.commitment.from = textOf(content, "from");
        run.commitment.session = textOf(content, "session");
        run.commitment.byCertificate = content.at("byCertificate").get<bool>();
        run.commitment.tokenHash = textOf(content, "tokenHash");
        run.commitment.evenIfILeave = content.at("evenIfILeave").get<bool>();
        run.commitment.confirm = textOf(content, "confirm");
        run.commitment.reason = textOf(content, "reason");
        run.commitment.digest = run.digest;
        run.members.assign(run.plan.members.size(), {});
        run.state = BulkState::Waiting;
        return digestOf(run.plan) == run.digest ? std::optional(std::move(run)) : std::nullopt;
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace hp::overrides
