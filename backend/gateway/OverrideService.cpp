// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/OverrideService.h"

#include "backend/gateway/OverrideRows.h"
#include "backend/overrides/AuditContent.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Override.h"

#include <QLoggingCategory>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcAuditCheck, "holdpoint.audit.check", QtInfoMsg)

namespace hp::gateway {

using namespace overrides;

namespace {

/// Rows of the audit that a client sees without asking for more.
constexpr int auditShown = 200;
/// Somebody goes alone where two are asked for: nothing is more urgent to look at.
constexpr int goesAlonePriority = 1;
constexpr auto checkAuditEvery = std::chrono::hours(1);
/// Whoever is connected may have the whole chain read: one with more rows is not read for them
/// again and again.
constexpr std::int64_t readFreely = 200;
constexpr auto readAgainAfter = std::chrono::minutes(1);

/// The keys of a view sort as text.
std::string auditKey(std::int64_t number)
{
    std::string digits = std::to_string(number);
    return std::string(digits.size() < 12 ? 12 - digits.size() : 0, '0') + digits;
}

PowerRequest powerRequestIn(const AuditRow &row, const Json &content)
{
    return {textOf(content, "action"), textOf(content, "actor"), textOf(content, "reason"), row.at};
}

alarms::AlarmSource
alarmOf(const std::string &id, const std::string &object, const Message &message)
{
    return {"override/" + id, object, message.text(), goesAlonePriority, message};
}

} // namespace

OverrideService::OverrideService(OverridePipeline &pipeline,
                                 AuditChain &audit,
                                 runtime::Clock &clock,
                                 Shown shown,
                                 const overrides::BulkRuns *plans)
    : m_pipeline(pipeline)
    , m_audit(audit)
    , m_clock(clock)
    , m_shown(std::move(shown))
    , m_plans(plans)
{
    connect(&m_pipeline, &OverridePipeline::changed, this, &OverrideService::show);
    if (m_plans)
        connect(m_plans, &overrides::BulkRuns::changed, this, &OverrideService::showOthers);
    m_nextCheck = m_clock.after(checkAuditEvery, this, [this] { check(); });
    // Nobody is served before it is known how the audit is.
    showVerdict(m_audit.verify());
}

void OverrideService::check()
{
    m_clock.cancel(m_nextCheck);
    m_nextCheck = m_clock.after(checkAuditEvery, this, [this] { check(); });
    // What is being read knows nothing of what came since it was begun.
    if (std::exchange(m_checkWaits, true))
        return;
    ++m_checks;
    readAudit(
        [this] {
            m_checkWaits = false;
            return m_audit.reading();
        },
        [this] {
            --m_checks;
            for (const Reply &reply : std::exchange(m_verifying, {}))
                reply(verdict());
        });
}

void OverrideService::readAudit(AuditReader::Begin begin, std::function<void()> then)
{
    m_reader.read(
        std::move(begin),
        [this, then = std::move(then)](const ChainReading &reading, Result<ChainVerdict> verdict) {
            showVerdict(m_audit.judge(reading, std::move(verdict)));
            then();
        });
}

Json OverrideService::verdict() const
{
    return toJson(chainRow(m_verdict, m_verifiedAt).verdict);
}

void OverrideService::showVerdict(Result<ChainVerdict> verdict)
{
    if (!verdict)
        verdict = ChainVerdict{0, {}, verdict.error().message};
    const bool isNews = verdict->fault != m_verdict.fault || m_verifiedAt == TimePoint();
    m_verdict = std::move(*verdict);
    m_verifiedAt = m_clock.now();
    m_readAt = m_clock.uptime();
    if (isNews && !m_verdict.fault.empty())
        qCCritical(lcAuditCheck).noquote()
            << "the audit of overrides is damaged:" << QString::fromStdString(m_verdict.fault);
    m_shownRows = -1;
    showAudit();
    showAlarms();
}

std::vector<Message> OverrideService::besides(const Ticket &ticket) const
{
    std::vector<Message> clauses = m_pipeline.besides(ticket);
    if (m_plans)
        std::ranges::move(m_plans->besides(ticket), std::back_inserter(clauses));
    return clauses;
}

live::OverrideRow OverrideService::rowOf(const Ticket &ticket) const
{
    return overrideRow(ticket,
                       {m_pipeline.policy().breakGlass,
                        m_reviews.contains(ticket.id),
                        isOver(ticket.state) ? std::vector<Message>() : besides(ticket)});
}

void OverrideService::show(const QString &id)
{
    const std::string key = id.toStdString();
    showAudit();
    const auto it = m_pipeline.tickets().find(key);
    if (it == m_pipeline.tickets().end())
        m_shown.overrides->remove(key);
    else
        m_shown.overrides->set(key, rowText(rowOf(it->second)));
    showOthers();
    showAlarms();
}

void OverrideService::showOthers()
{
    for (const auto &[id, ticket] : m_pipeline.tickets()) {
        if (isOver(ticket.state))
            continue;
        std::vector<Message> others = besides(ticket);
        const auto before = m_others.find(id);
        if (before == m_others.end() ? others.empty() : before->second == others)
            continue;
        m_others[id] = std::move(others);
        m_shown.overrides->set(id, rowText(rowOf(ticket)));
    }
    std::erase_if(m_others, [this](const auto &entry) {
        return !m_pipeline.tickets().contains(entry.first);
    });
}

void OverrideService::showAudit()
{
    if (m_shownRows == m_audit.length())
        return;
    const auto rows = m_audit.newest(auditShown);
    const auto due = m_audit.unreviewed();
    if (!rows || !due)
        return;
    RowMap shown;
    m_hostRequests.clear();
    for (const AuditRow &row : *rows) {
        shown[auditKey(row.number)] = rowText(auditRow(row));
        const Json content = parseJson(row.content);
        if (row.opens && textOf(content, "kind") == toString(Target::Host)
            && phaseIn(content) == AuditPhase::Sent)
            m_hostRequests[{textOf(content, "namespace"), textOf(content, "name")}].push_back(
                powerRequestIn(row, content));
    }
    m_reviews.clear();
    for (const AuditRow &row : *due) {
        shown["review/" + row.override] = rowText(reviewRow(row));
        m_reviews[row.override] = row;
    }
    // What this process appended to a whole chain is whole.
    if (m_verdict.fault.empty())
        m_verdict = {m_audit.length(), m_audit.head(), {}};
    shown["chain"] = rowText(chainRow(m_verdict, m_verifiedAt));
    m_shown.audit->replace(std::move(shown));
    m_shownRows = m_audit.length();
}

std::optional<PowerRequest> OverrideService::requestOf(const std::string &override) const
{
    const auto rows = m_audit.of(override);
    if (!rows || rows->empty())
        return std::nullopt;
    return powerRequestIn(rows->front(), parseJson(rows->front().content));
}

std::vector<PowerRequest> OverrideService::requestsTo(const ObjectKey &host) const
{
    const auto found = m_hostRequests.find(host);
    return found == m_hostRequests.end() ? std::vector<PowerRequest>() : found->second;
}

void OverrideService::showAlarms()
{
    if (!m_shown.alarms)
        return;
    std::vector<alarms::AlarmSource> all;
    if (!m_verdict.fault.empty()) {
        std::vector<Message> said{say::auditIsBroken(m_verdict.fault), say::lookIntoAudit()};
        if (m_verdict.isElsewhere)
            said.push_back(say::acceptIfRestored());
        all.push_back(alarmOf("audit", {}, sentences(said)));
    }
    for (const auto &[id, ticket] : m_pipeline.tickets()) {
        if (ticket.state == TicketState::Delayed && ticket.goesAlone())
            all.push_back(
                alarmOf(id,
                        toString(ticket.preview.patch.key),
                        say::goesAlone(ticket.commitment.by,
                                       sentences({ticket.preview.consequence,
                                                  say::willBeSentAt(formatTime(*ticket.sendAt)),
                                                  say::abortItOrLetItBe()}))));
    }
    for (const auto &[id, opened] : m_reviews) {
        const live::ReviewRow row = reviewRow(opened);
        all.push_back(alarmOf(id,
                              row.object,
                              say::wentAlone(row.actor,
                                             sentences({say::actWithReason(row.verb, row.reason),
                                                        say::reviewIt()}))));
    }
    m_shown.alarms(std::move(all));
}

Result<Json> OverrideService::shown(const Result<Ticket> &ticket) const
{
    if (!ticket)
        return unexpected(ticket.error());
    return toJson(rowOf(*ticket));
}

Result<Json> OverrideService::preview(const Json &arguments, const Caller &caller)
{
    auto request = overrideRequestFrom(arguments);
    if (!request)
        return unexpected(request.error());
    return Json{{"id", m_pipeline.preview(std::move(*request), caller.name, caller.session)}};
}

Result<Json> OverrideService::commit(const Json &arguments, const Caller &caller)
{
    return shown(m_pipeline.commit(textOf(arguments, "id"), commitmentFrom(arguments, caller)));
}

Result<Json> OverrideService::press(const Json &arguments, const Caller &caller)
{
    const auto challenge = m_pipeline.press(
        textOf(arguments, "id"), caller.name, caller.session, textOf(arguments, "digest"));
    if (!challenge)
        return unexpected(challenge.error());
    return Json{{"challenge", *challenge},
                {"holdMilliseconds", holdTime / std::chrono::milliseconds(1)}};
}

Result<Json> OverrideService::reject(const Json &arguments, const Caller &caller)
{
    return shown(
        m_pipeline.reject(textOf(arguments, "id"), caller.name, textOf(arguments, "reason")));
}

Result<Json> OverrideService::approve(const Json &arguments, const Caller &caller)
{
    return shown(m_pipeline.approve(textOf(arguments, "id"), approvalFrom(arguments, caller)));
}

Result<Json> OverrideService::abort(const Json &arguments, const Caller &caller)
{
    return shown(m_pipeline.abort(textOf(arguments, "id"), caller.name));
}

Result<Json> OverrideService::review(const Json &arguments, const Caller &caller)
{
    const auto done = m_pipeline.review(
        textOf(arguments, "id"), caller.name, textOf(arguments, "note"), caller.peer);
    if (!done)
        return unexpected(done.error());
    return Json::object();
}

void OverrideService::verify(Reply reply)
{
    if (m_audit.length() > readFreely && m_clock.uptime() - m_readAt < readAgainAfter) {
        showAudit();
        return reply(verdict());
    }
    m_verifying.push_back(std::move(reply));
    if (m_checks == 0)
        check();
}

void OverrideService::accept(const Json &arguments, const Caller &caller, Reply reply)
{
    const std::string &reason = textOf(arguments, "reason");
    if (Message why = whyNotReason(reason); !why.empty())
        return reply(unexpected(ErrorCode::Refused, std::move(why)));
    readAudit([this] { return m_audit.reading(); },
              [this, reason, caller, reply = std::move(reply)] {
                  if (m_verdict.fault.empty())
                      return reply(unexpected(ErrorCode::Refused, say::nothingToAccept()));
                  acceptOwn(reason, m_verdict.fault, caller, reply);
              });
}

void OverrideService::acceptOwn(const std::string &reason,
                                const std::string &fault,
                                const Caller &caller,
                                Reply reply)
{
    const auto take = [this, reason, fault, caller, reply = std::move(reply)](
                          const ChainReading &reading, Result<ChainVerdict> verdict) {
        const auto row = m_audit.accept(acceptanceContent(caller.name, reason, fault, caller.peer),
                                        m_clock.now(),
                                        reading,
                                        std::move(verdict));
        if (!row)
            return reply(unexpected(row.error()));
        qCWarning(lcAuditCheck).noquote() << QString::fromStdString(
            "the audit of overrides is accepted by " + caller.name + " although " + fault);
        readAudit([this] { return m_audit.reading(); }, [this, reply] { reply(this->verdict()); });
    };
    m_reader.read([this] { return m_audit.ownReading(); }, take);
}

Result<Done> OverrideService::recordLink(const http::LinkedViewer &viewer)
{
    return recordClosed(
        linkContent(viewer.sharer, viewer.page, viewer.sharedAt, viewer.name, viewer.from));
}

Result<Done> OverrideService::recordWall(const http::WallAct &act)
{
    using Kind = http::WallAct::Kind;
    struct Words {
        const char *action;
        const char *result;
        std::string outcome;
    };
    const auto words = [&act]() -> Words {
        switch (act.kind) {
        case Kind::Approve:
            return {"approve-wall",
                    "approved",
                    "the screen at " + act.screen + " may be paired as " + act.name};
        case Kind::Deny:
            return {"deny-wall", "denied", "the screen at " + act.screen + " was denied"};
        case Kind::Pair:
            return {"pair-wall",
                    "paired",
                    "the screen at " + act.screen + " came for its token of the role wall"};
        case Kind::Rename:
            return {"rename-wall", "renamed", "the screen was called " + act.before};
        case Kind::Revoke:
            break;
        }
        return {"revoke-wall", "revoked", "the token ended that was paired from " + act.screen};
    }();
    return recordClosed(
        tokenContent(words.action, words.result, act.name, act.actor, act.from, words.outcome));
}

Result<Done> OverrideService::recordToken(const TokenService::Act &act)
{
    const bool created = !act.role.empty();
    std::string outcome = created ? "a token of the role " + act.role : "the token has ended";
    if (created && act.replaced)
        outcome += "; the one of before has ended";
    return recordClosed(tokenContent(created ? "create-token" : "revoke-token",
                                     created ? "created" : "revoked",
                                     act.name,
                                     act.actor,
                                     act.from,
                                     outcome));
}

Result<Done> OverrideService::recordBudget(const BudgetService::Act &act)
{
    if (!act.refusal.empty())
        return recordClosed(
            budgetContent("refused", act.key, act.actor, act.from, act.reason, act.refusal));
    const auto words = [](Duration limit) {
        return limit == Duration(0) ? std::string("the default") : formatAge(limit);
    };
    return recordClosed(budgetContent("set",
                                      act.key,
                                      act.actor,
                                      act.from,
                                      act.reason,
                                      "from " + words(act.before) + " to " + words(act.after)));
}

Result<Done> OverrideService::recordClosed(Json content)
{
    const auto row = m_audit.append({}, false, std::move(content), m_clock.now());
    if (!row)
        return unexpected(row.error());
    showAudit();
    return Done{};
}

Result<Json>
OverrideService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool either = caller.operates() || caller.approves();
    const PartCommand<OverrideService> commands[] = {
        {"override.preview", caller.operates(), say::anOperatorMay, &OverrideService::preview},
        {"override.press", either, say::anOperatorOrApproverMay, &OverrideService::press},
        {"override.commit", caller.operates(), say::anOperatorMay, &OverrideService::commit},
        {"override.approve", caller.approves(), say::anApproverMay, &OverrideService::approve},
        {"override.reject", caller.approves(), say::anApproverMay, &OverrideService::reject},
        {"override.abort", either, say::anOperatorOrApproverMay, &OverrideService::abort},
        {"override.review", caller.approves(), say::anApproverMay, &OverrideService::review},
    };
    return runOneOf(commands, *this, command, arguments, caller);
}

void OverrideService::execute(const std::string &command,
                              const Json &arguments,
                              const Caller &caller,
                              Reply reply)
{
    if (command == "audit.verify")
        return caller.has("wall")
            ? reply(unexpected(ErrorCode::Unauthorised, say::aPersonMay(caller.name)))
            : verify(std::move(reply));
    if (command == "audit.accept")
        return caller.administers()
            ? accept(arguments, caller, std::move(reply))
            : reply(unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name)));
    if (command != "override.checks")
        return reply(run(command, arguments, caller));
    // Each look reads a node's pods, and more, from the cluster: it is for those who may decide.
    if (!caller.operates() && !caller.approves())
        return reply(
            unexpected(ErrorCode::Unauthorised, say::anOperatorOrApproverMay(caller.name)));
    const auto request = overrideRequestFrom(arguments);
    if (!request)
        return reply(unexpected(request.error()));
    m_pipeline.check(*request, caller.name, [reply = std::move(reply)](const Preview &preview) {
        reply(toJson(checksRow(preview)));
    });
}

} // namespace hp::gateway

#include "moc_OverrideService.cpp"
