// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/OverrideTalk.h"
#include "app/ctl/Report.h"
#include "model/base/Text.h"
#include "model/live/BulkRows.h"
#include "model/live/RowJson.h"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

constexpr const char *bulkView = "bulk";
constexpr auto lookInterval = 250ms;
/// Each machine of a plan is read and asked for a dry run.
constexpr auto planPatience = 120s;

/// A plan as the backend shows it, with its machines.
struct SeenPlan {
    live::BulkRow row{};
    Json rows{}; ///< of this plan alone, by key
};

/// Error NotFound when there is none.
Result<SeenPlan> planNamed(LiveClient &client, const std::string &id)
{
    const auto rows = client.view(bulkView, Json::object());
    if (!rows)
        return unexpected(rows.error());
    SeenPlan plan;
    plan.rows = Json::object();
    for (const auto &[key, row] : rows->items()) {
        if (key == id || key.starts_with(id + '/'))
            plan.rows[key] = row;
    }
    if (!plan.rows.contains(id))
        return unexpected(ErrorCode::NotFound, "there is no plan " + id);
    plan.row = live::fromJson<live::BulkRow>(plan.rows[id]);
    return plan;
}

TimePoint nowOf(const LiveClient &client)
{
    return client.serverNow().value_or(TimePoint{});
}

Answer answerOf(const LiveClient &client, const SeenPlan &plan)
{
    return {bulkPlanText(plan.rows, plan.row.id, nowOf(client)), plan.rows, {plan.row.id}};
}

int makePlan(LiveClient &client, const OverrideOptions &options)
{
    Json arguments{{"action", options.action}};
    for (const auto &[name, value] : {std::pair("cause", &options.cause),
                                      std::pair("selector", &options.selector),
                                      std::pair("hook", &options.hook),
                                      std::pair("point", &options.point),
                                      std::pair("owner", &options.owner),
                                      std::pair("key", &options.key)}) {
        if (!value->empty())
            arguments[name] = *value;
    }
    const auto asked = client.command("bulk.plan", arguments);
    if (!asked)
        return failed(asked.error());
    const std::string id = asked->value("id", "");
    const auto until = std::chrono::steady_clock::now() + planPatience;
    while (std::chrono::steady_clock::now() < until) {
        const auto plan = planNamed(client, id);
        if (plan) {
            const int printed = told(options, answerOf(client, *plan));
            return plan->row.refusal.empty() ? printed : 1;
        }
        if (plan.error().code != ErrorCode::NotFound)
            return failed(plan.error());
        client.wait(lookInterval);
    }
    return failed({ErrorCode::TimedOut, "the backend cannot read all machines of it", {}, nullptr});
}

int showStatus(LiveClient &client, const OverrideOptions &options)
{
    const Output &output = options.backend.output;
    const auto text = answered(client, output, bulkView, Json::object(), [&]() -> Result<Answer> {
        if (!options.id.empty()) {
            const auto plan = planNamed(client, options.id);
            return plan ? Result<Answer>(answerOf(client, *plan)) : unexpected(plan.error());
        }
        const auto rows = client.view(bulkView, Json::object());
        if (!rows)
            return unexpected(rows.error());
        Answer answer{bulkText(*rows, nowOf(client), output.style), Json::object(), {}};
        for (const auto &[key, row] : rows->items()) {
            if (!isPlanKey(key))
                continue;
            answer.json[key] = row;
            answer.names.push_back(key);
        }
        return answer;
    });
    if (!text)
        return failed(text.error());
    print(stdout, *text, output.style.colour);
    return 0;
}

/// A plan that was started goes on, or waits for somebody, without us.
int planLost(const Error &error, const std::string &id)
{
    return error.code == ErrorCode::NotFound
        ? failed(error)
        : failedUnderWay(error, "override bulk status " + id, "override bulk stop " + id);
}

/// Prints where it stands whenever that changes, until it is over or stopped; Ctrl+C stops it.
int followPlan(LiveClient &client, const OverrideOptions &options, TakeBack &back)
{
    std::string last;
    while (true) {
        const auto plan = planNamed(client, options.id);
        if (!plan)
            return planLost(plan.error(), options.id);
        const live::BulkRow &row = plan->row;
        const bool isStopped = row.state == live::BulkState::Stopped;
        // Seconds that run down are no news.
        std::string news = std::string(toWord(row.state)) + std::to_string(row.wave) + ' '
            + std::to_string(row.observed + row.skipped + row.failed + row.unknown);
        if (news != last)
            print(spoken(options), bulkProgressText(row, nowOf(client)) + '\n');
        std::fflush(spoken(options));
        last = std::move(news);
        if (row.isOver() || isStopped) {
            const int printed =
                options.backend.output.isData() ? told(options, answerOf(client, *plan)) : 0;
            const bool isWhole = row.state == live::BulkState::Done && row.failed == 0
                && row.unknown == 0 && row.skipped == 0;
            return isWhole ? printed : 1;
        }
        if (back.asked()) {
            if (const auto done = client.command("bulk.stop", {{"id", options.id}}); !done)
                printError(done.error());
        }
        client.wait(lookInterval);
    }
}

int startPlan(LiveClient &client, const OverrideOptions &options)
{
    const auto plan = planNamed(client, options.id);
    if (!plan)
        return failed(plan.error());
    const live::BulkRow &row = plan->row;
    if (!options.yes) {
        print(spoken(options), bulkPlanText(plan->rows, row.id, nowOf(client)));
        std::fflush(spoken(options));
        if (!agrees(client, row.digits, "start")) {
            std::fprintf(stderr,
                         "holdpointctl: nothing was started; --yes starts without asking\n");
            return 1;
        }
    }
    client.wait(readingTime);
    TakeBack back;
    const auto started = client.command("bulk.start",
                                        {{"id", row.id},
                                         {"digest", row.digest},
                                         {"reason", options.reason},
                                         {"name", options.name},
                                         {"confirm", row.digits},
                                         {"evenIfILeave", options.evenIfILeave}});
    if (!started)
        return started.error().code == ErrorCode::Refused ? failed(started.error())
                                                          : planLost(started.error(), row.id);
    return followPlan(client, options, back);
}

int approvePlan(LiveClient &client, const OverrideOptions &options)
{
    const auto plan = planNamed(client, options.id);
    if (!plan)
        return failed(plan.error());
    const live::BulkRow &row = plan->row;
    // Who approves signs what they are shown.
    print(spoken(options), bulkPlanText(plan->rows, row.id, nowOf(client)));
    std::fflush(spoken(options));
    if (!options.yes && !agrees(client, row.digits, "approve")) {
        std::fprintf(stderr, "holdpointctl: nothing was approved; --yes approves without asking\n");
        return 1;
    }
    const auto done = client.command(
        "bulk.approve", {{"id", row.id}, {"digest", row.digest}, {"confirm", row.digits}});
    if (!done)
        return failed(done.error());
    return told(options, {"Approved.\n", *done, {row.id}});
}

int continuePlan(LiveClient &client, const OverrideOptions &options)
{
    TakeBack back;
    const auto done = client.command("bulk.continue", {{"id", options.id}});
    if (!done)
        return done.error().code == ErrorCode::Refused ? failed(done.error())
                                                       : planLost(done.error(), options.id);
    return followPlan(client, options, back);
}

} // namespace

int runBulkCommand(const OverrideOptions &given)
{
    OverrideOptions options = given;
    options.backend.operates = options.verb != OverrideVerb::BulkStatus;
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return failed(opened.error());
    switch (options.verb) {
    case OverrideVerb::BulkPlan:
        return makePlan(client, options);
    case OverrideVerb::BulkStart:
        return startPlan(client, options);
    case OverrideVerb::BulkApprove:
        return approvePlan(client, options);
    case OverrideVerb::BulkContinue:
        return continuePlan(client, options);
    case OverrideVerb::BulkStop: {
        const auto done = client.command("bulk.stop", {{"id", options.id}});
        return done ? told(options, {"Stopped.\n", *done, {options.id}}) : failed(done.error());
    }
    default:
        return showStatus(client, options);
    }
}

} // namespace hp::app
