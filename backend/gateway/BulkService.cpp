// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BulkService.h"

#include "backend/gateway/OverrideRows.h"
#include "model/base/JsonFields.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Bulk.h"

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::gateway {

using namespace overrides;

namespace {

/// Machines of a group are half done, and nobody may be looking.
constexpr int stoppedPriority = 2;

/// The keys of a view sort as text.
std::string placeKey(const std::string &before, std::size_t number)
{
    const std::string digits = std::to_string(number);
    return before + std::string(digits.size() < 5 ? 5 - digits.size() : 0, '0') + digits;
}

Message needsAttention(const BulkRun &run)
{
    const std::size_t machines = run.plan.members.size();
    return machines == 1 ? say::bulkOfOneNeedsAttention(run.commitment.by, run.outcome)
                         : say::bulkNeedsAttention(
                             run.commitment.by, static_cast<std::int64_t>(machines), run.outcome);
}

} // namespace

BulkService::BulkService(
    BulkRuns &runs, runtime::Clock &clock, std::shared_ptr<View> shown, World world, Alarms alarms)
    : m_runs(runs)
    , m_clock(clock)
    , m_shown(std::move(shown))
    , m_world(std::move(world))
    , m_alarms(std::move(alarms))
{
    connect(&m_runs, &BulkRuns::changed, this, &BulkService::show);
}

void BulkService::showAlarms()
{
    if (!m_alarms)
        return;
    std::vector<alarms::AlarmSource> all;
    for (const auto &[id, run] : m_runs.runs()) {
        if (run.state != BulkState::Stopped)
            continue;
        const Message said = sentences({needsAttention(run), say::bulkContinueOrEnd()});
        all.push_back({"plan/" + id, {}, said.text(), stoppedPriority, said});
    }
    m_alarms(std::move(all));
}

void BulkService::show(const QString &id)
{
    showAlarms();
    const std::string key = id.toStdString();
    const auto it = m_runs.runs().find(key);
    if (it == m_runs.runs().end()) {
        std::vector<std::string> gone;
        for (const auto &[each, text] : m_shown->rows()) {
            if (each == key || each.starts_with(key + '/'))
                gone.push_back(each);
        }
        for (const std::string &each : gone)
            m_shown->remove(each);
        return;
    }
    const BulkRun &run = it->second;
    m_shown->set(key, rowText(bulkRow(run, {m_clock.now(), m_clock.uptime()})));
    for (std::size_t i = 0; i < run.plan.members.size(); ++i)
        m_shown->set(placeKey(key + '/', i), rowText(bulkMemberRow(run, i)));
    for (std::size_t i = 0; i < run.plan.leftOut.size(); ++i)
        m_shown->set(placeKey(key + "/out/", i), rowText(bulkLeftOutRow(run, i)));
}

Result<Json> BulkService::shown(const Result<BulkRun> &run) const
{
    if (!run)
        return unexpected(run.error());
    // What followed from it happened already.
    const auto now = m_runs.runs().find(run->id);
    return toJson(bulkRow(now == m_runs.runs().end() ? *run : now->second,
                          {m_clock.now(), m_clock.uptime()}));
}

Result<Json> BulkService::plan(const Json &arguments, const Caller &caller)
{
    const auto group = bulkGroupFrom(arguments);
    if (!group)
        return unexpected(group.error());
    const auto world = m_world(*group);
    if (!world)
        return unexpected(world.error());
    const auto requests = requestsOf(*group, *world);
    if (!requests)
        return unexpected(requests.error());
    // Each is read from the cluster and asked for a dry run: not for what is refused anyway.
    const std::size_t limit = m_runs.policy().limit;
    if (requests->size() > limit)
        return unexpected(ErrorCode::Refused,
                          say::bulkIsTooMany(static_cast<std::int64_t>(requests->size()),
                                             static_cast<std::int64_t>(limit)));
    return Json{{"id", m_runs.plan(group->action, *requests, caller.name)}};
}

Result<Json> BulkService::start(const Json &arguments, const Caller &caller)
{
    Commitment commitment = commitmentFrom(arguments, caller);
    commitment.breakGlass = false; // nobody goes alone with many
    return shown(m_runs.commit(textOf(arguments, "id"), commitment));
}

Result<Json> BulkService::approve(const Json &arguments, const Caller &caller)
{
    return shown(m_runs.approve(textOf(arguments, "id"), approvalFrom(arguments, caller)));
}

Result<Json> BulkService::stop(const Json &arguments, const Caller &caller)
{
    return shown(m_runs.stop(textOf(arguments, "id"), caller.name));
}

Result<Json> BulkService::resume(const Json &arguments, const Caller &caller)
{
    return shown(m_runs.resume(textOf(arguments, "id"), commitmentFrom(arguments, caller)));
}

Result<Json>
BulkService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool either = caller.operates() || caller.approves();
    const PartCommand<BulkService> commands[] = {
        {"bulk.plan", caller.operates(), say::anOperatorMay, &BulkService::plan},
        {"bulk.start", caller.operates(), say::anOperatorMay, &BulkService::start},
        {"bulk.approve", caller.approves(), say::anApproverMay, &BulkService::approve},
        {"bulk.stop", either, say::anOperatorOrApproverMay, &BulkService::stop},
        {"bulk.continue", caller.operates(), say::anOperatorMay, &BulkService::resume},
    };
    return runOneOf(commands, *this, command, arguments, caller);
}

} // namespace hp::gateway

#include "moc_BulkService.cpp"
