// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/OverrideTalk.h"
#include "app/ctl/Report.h"
#include "model/base/Text.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/rules/override/Action.h"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <unistd.h>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

constexpr auto pollInterval = 250ms;
/// A preview reads the cluster and asks for a dry run.
constexpr auto previewPatience = 60s;

/// Tells where an override stands: a line for each state, and at a terminal the seconds too.
class Progress
{
public:
    explicit Progress(FILE *out)
        : m_out(out)
        , m_terminal(isatty(fileno(out)) != 0)
    { }

    void show(const live::OverrideRow &row, TimePoint now)
    {
        const std::string text = visible(progressText(row, now));
        const bool isNew = row.state != m_state;
        if (!isNew && (!m_terminal || text == m_text))
            return;
        if (m_terminal && !isNew)
            std::fprintf(m_out, "\r\033[K%s", text.c_str());
        else
            std::fprintf(m_out,
                         "%s%s",
                         m_terminal && m_state != live::OverrideState::None ? "\n" : "",
                         text.c_str());
        if (!m_terminal)
            std::fputc('\n', m_out);
        std::fflush(m_out);
        m_state = row.state;
        m_text = text;
    }
    void end()
    {
        if (m_terminal && m_state != live::OverrideState::None)
            std::fputc('\n', m_out);
    }

private:
    FILE *m_out;
    bool m_terminal;
    live::OverrideState m_state = live::OverrideState::None;
    std::string m_text{};
};

/// An override as the backend shows it, and as it sent it.
struct Seen {
    live::OverrideRow row{};
    Json json{};
};

Seen seenOf(Json json)
{
    return {live::fromJson<live::OverrideRow>(json), std::move(json)};
}

/// None as long as there is no such override.
Result<std::optional<Seen>> find(LiveClient &client, const std::string &id)
{
    const auto rows = client.view("overrides", Json::object());
    if (!rows)
        return unexpected(rows.error());
    const auto it = rows->find(id);
    return it == rows->end() ? std::nullopt : std::optional(seenOf(*it));
}

Result<Seen> previewed(LiveClient &client, const std::string &id)
{
    const auto until = std::chrono::steady_clock::now() + previewPatience;
    while (std::chrono::steady_clock::now() < until) {
        auto found = find(client, id);
        if (!found)
            return unexpected(found.error());
        if (*found)
            return std::move(**found);
        client.wait(pollInterval);
    }
    return unexpected(ErrorCode::TimedOut, "the backend cannot read what the override rests on");
}

/// "namespace/name" of the host that is meant, by its own name or that of its machine.
Result<std::string> hostKey(LiveClient &client, const OverrideOptions &options)
{
    if (options.host.find('/') != std::string::npos)
        return options.host;
    const auto fleet = client.view("fleet", Json::object());
    if (!fleet)
        return unexpected(fleet.error());
    if (!options.machine.empty()) {
        const auto key = machineKey(client, options.machine);
        if (!key)
            return key;
        const std::string host =
            live::fromJson<live::FleetRow>(fleet->value(*key, Json::object())).host;
        if (host.empty())
            return unexpected(ErrorCode::NotFound, *key + " has no host");
        return host;
    }
    std::string found;
    for (const Json &row : *fleet) {
        const std::string host = live::fromJson<live::FleetRow>(row).host;
        if (!host.ends_with('/' + options.host) || host == found)
            continue;
        if (!found.empty())
            return unexpected(ErrorCode::Invalid,
                              "there is more than one host " + options.host + ": " + found + " and "
                                  + host);
        found = host;
    }
    if (!found.empty())
        return found;
    return unexpected(ErrorCode::NotFound,
                      "no machine has a host " + options.host + "; for one without a machine give "
                          + "NAMESPACE/" + options.host);
}

/// Point and owner of the hook as the backend shows them now.
Result<Json> hookOf(LiveClient &client, const std::string &machine, const OverrideOptions &options)
{
    const auto rows = client.view("machine/" + machine, Json::object());
    if (!rows)
        return unexpected(rows.error());
    std::optional<live::HookRow> found;
    for (const auto &[key, json] : rows->items()) {
        if (!key.starts_with("hook/"))
            continue;
        const auto row = live::fromJson<live::HookRow>(json);
        const bool isIt = row.name == options.hook
            && (options.point.empty() || row.point == options.point)
            && (options.owner.empty() || row.owner == options.owner);
        if (!isIt)
            continue;
        if (found)
            return unexpected(ErrorCode::Invalid,
                              machine + " has more than one hook " + options.hook
                                  + ": give --point");
        found = row;
    }
    if (!found)
        return unexpected(ErrorCode::NotFound, machine + " has no hook " + options.hook);
    return Json{{"point", found->point}, {"hook", options.hook}, {"owner", found->owner}};
}

Result<Json> argumentsOf(LiveClient &client, const OverrideOptions &options)
{
    const auto action = *overrides::actionFrom(options.action);
    Json arguments{{"action", options.action}};
    const bool ofHost = overrides::infoOf(action).target == overrides::Target::Host;
    const auto key = ofHost ? hostKey(client, options) : machineKey(client, options.machine);
    if (!key)
        return unexpected(key.error());
    arguments[ofHost ? "host" : "machine"] = *key;
    if (action == overrides::Action::RemoveHook) {
        const auto hook = hookOf(client, *key, options);
        if (!hook)
            return hook;
        arguments.update(*hook);
    }
    if (!options.key.empty())
        arguments["key"] = options.key;
    return arguments;
}

/// Follows it to its end, which comes early when it is taken back.
Result<Seen> followed(LiveClient &client, const OverrideOptions &options, TakeBack &back, Seen seen)
{
    const std::string id = seen.row.id;
    Progress progress(spoken(options));
    while (true) {
        progress.show(seen.row, client.serverNow().value_or(TimePoint{}));
        if (seen.row.isOver())
            break;
        if (back.asked()) {
            if (const auto aborted = client.command("override.abort", {{"id", id}}); !aborted) {
                std::fputc('\n', stderr);
                printError(aborted.error());
            }
        }
        client.wait(pollInterval);
        auto next = find(client, id);
        if (!next)
            return unexpected(next.error());
        if (!*next)
            return unexpected(ErrorCode::NotFound, "the backend forgot the override " + id);
        seen = std::move(**next);
    }
    progress.end();
    return seen;
}

int act(LiveClient &client, const OverrideOptions &options)
{
    const auto arguments = argumentsOf(client, options);
    if (!arguments)
        return failed(arguments.error());
    const auto asked = client.command("override.preview", *arguments);
    if (!asked)
        return failed(asked.error());
    const auto seen = previewed(client, live::fromJson<live::OverrideRow>(*asked).id);
    if (!seen)
        return failed(seen.error());
    const live::OverrideRow &row = seen->row;
    print(spoken(options), previewText(row));
    std::fflush(spoken(options));
    const auto ended = [&options](const Seen &last, int code) {
        const int printed =
            options.backend.output.isData() ? told(options, {{}, last.json, {}}) : 0;
        return code != 0 ? code : printed;
    };
    if (options.previewOnly)
        return ended(*seen, 0);
    if (!row.refusal.empty()) {
        printError({ErrorCode::Refused, row.refusal.text, {}, nullptr});
        return ended(*seen, 1);
    }
    if (!options.yes && !agrees(client, row.digits, "commit")) {
        std::fprintf(stderr, "holdpointctl: nothing was sent; --yes commits without asking\n");
        return ended(*seen, 1);
    }
    // The backend takes no confirmation that comes sooner than anybody can read.
    if (row.gates.pressAndHold)
        client.wait(readingTime);
    TakeBack back;
    auto committed = client.command("override.commit",
                                    {{"id", row.id},
                                     {"digest", row.digest},
                                     {"reason", options.reason},
                                     {"name", options.name},
                                     {"confirm", row.digits},
                                     {"breakGlass", options.breakGlass},
                                     {"evenIfILeave", options.evenIfILeave}});
    const auto lost = [&row](const Error &error) {
        return failedUnderWay(error, "override list", "override abort " + row.id);
    };
    if (!committed)
        return committed.error().code == ErrorCode::Refused ? failed(committed.error())
                                                            : lost(committed.error());
    std::fputc('\n', spoken(options));
    const auto last = followed(client, options, back, seenOf(std::move(*committed)));
    if (!last)
        return last.error().code == ErrorCode::NotFound ? failed(last.error()) : lost(last.error());
    return ended(*last, last->row.state == live::OverrideState::Observed ? 0 : 1);
}

int list(LiveClient &client, const OverrideOptions &options)
{
    const Output &output = options.backend.output;
    const auto text = answeredRows(client, output, "overrides", overridesText);
    if (!text)
        return failed(text.error());
    print(stdout, *text, output.style.colour);
    return 0;
}

/// What the approver signs is what they are shown.
int approve(LiveClient &client, const OverrideOptions &options)
{
    const auto seen = find(client, options.id);
    if (!seen)
        return failed(seen.error());
    if (!*seen)
        return failed({ErrorCode::NotFound, "there is no override " + options.id, {}, nullptr});
    const live::OverrideRow &row = (*seen)->row;
    // Who approves without being asked has read the review where it was printed without --yes.
    print(spoken(options),
          (options.yes ? subjectText(row) : previewText(row)) + "Asked for by " + row.by + ": "
              + visible(row.reason) + '\n');
    std::fflush(spoken(options));
    if (row.gates.pressAndHold && !options.yes && !agrees(client, row.digits, "approve")) {
        std::fprintf(stderr, "holdpointctl: nothing was approved; --yes approves without asking\n");
        return 1;
    }
    const auto done = client.command(
        "override.approve", {{"id", options.id}, {"digest", row.digest}, {"confirm", row.digits}});
    if (!done)
        return failed(done.error());
    return told(options, {"Approved.\n", *done, {options.id}});
}

int tell(LiveClient &client, const OverrideOptions &options, const char *command, const char *said)
{
    const auto done = client.command(
        command, {{"id", options.id}, {"note", options.reason}, {"reason", options.reason}});
    if (!done)
        return failed(done.error());
    return told(options, {said, *done, {options.id}});
}

} // namespace

int runOverrideCommand(const OverrideOptions &given)
{
    OverrideOptions options = given;
    if (options.verb == OverrideVerb::ListAudit || options.verb == OverrideVerb::VerifyAudit
        || options.verb == OverrideVerb::AcceptAudit)
        return runAuditCommand(options);
    if (options.isBulk())
        return runBulkCommand(options);
    options.backend.operates = options.verb != OverrideVerb::List;
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return failed(opened.error());
    switch (options.verb) {
    case OverrideVerb::List:
        return list(client, options);
    case OverrideVerb::Approve:
        return approve(client, options);
    case OverrideVerb::Reject:
        return tell(client, options, "override.reject", "Rejected.\n");
    case OverrideVerb::Abort:
        return tell(client, options, "override.abort", "Aborted.\n");
    case OverrideVerb::Review:
        return tell(client, options, "override.review", "Reviewed.\n");
    default:
        return act(client, options);
    }
}

} // namespace hp::app
