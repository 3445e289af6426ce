// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideCommand.h"

#include "app/ctl/AuditCommand.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/MachineKey.h"
#include "app/ctl/OverrideReport.h"
#include "app/options/StopSignal.h"
#include "model/base/JsonFields.h"
#include "model/rules/override/Action.h"

#include <QObject>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

constexpr auto lookEvery = 250ms;
/// A preview reads the cluster and asks for a dry run.
constexpr auto previewPatience = 60s;

int failed(const Error &error)
{
    std::fprintf(stderr, "holdpointctl: %s\n", error.message.c_str());
    return error.code == ErrorCode::Invalid ? 2 : 1;
}

/// What a person reads goes to stdout, unless that is for JSON.
FILE *spoken(const OverrideOptions &options)
{
    return options.json ? stderr : stdout;
}

/// Tells where an override stands: a line for each state, and at a terminal the seconds too.
class Progress
{
public:
    explicit Progress(FILE *out)
        : m_out(out)
        , m_terminal(isatty(fileno(out)) != 0)
    { }

    void show(const Json &row, TimePoint now)
    {
        const std::string text = progressText(row, now);
        const bool isNew = textOf(row, "state") != m_state;
        if (!isNew && (!m_terminal || text == m_text))
            return;
        if (m_terminal && !isNew)
            std::fprintf(m_out, "\r\033[K%s", text.c_str());
        else
            std::fprintf(m_out, "%s%s", m_terminal && !m_state.empty() ? "\n" : "", text.c_str());
        if (!m_terminal)
            std::fputc('\n', m_out);
        std::fflush(m_out);
        m_state = textOf(row, "state");
        m_text = text;
    }
    void end()
    {
        if (m_terminal && !m_state.empty())
            std::fputc('\n', m_out);
    }

private:
    FILE *m_out;
    bool m_terminal;
    std::string m_state{};
    std::string m_text{};
};

/// The row of an override; null as long as there is none.
Result<Json> rowOf(LiveClient &client, const std::string &id)
{
    auto rows = client.view("overrides", Json::object());
    if (!rows)
        return rows;
    const auto it = rows->find(id);
    return it == rows->end() ? Json() : Json(*it);
}

Result<Json> previewed(LiveClient &client, const std::string &id)
{
    const auto until = std::chrono::steady_clock::now() + previewPatience;
    while (std::chrono::steady_clock::now() < until) {
        auto row = rowOf(client, id);
        if (!row || !row->is_null())
            return row;
        client.wait(lookEvery);
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
        const std::string host = textOf(fleet->value(*key, Json::object()), "host");
        if (host.empty())
            return unexpected(ErrorCode::NotFound, *key + " has no host");
        return host;
    }
    for (const auto &[key, row] : fleet->items()) {
        const std::string &host = textOf(row, "host");
        if (host.ends_with('/' + options.host))
            return host;
    }
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
    Json found;
    for (const auto &[key, row] : rows->items()) {
        const bool isIt = key.starts_with("hook/") && textOf(row, "name") == options.hook
            && (options.point.empty() || textOf(row, "point") == options.point)
            && (options.owner.empty() || textOf(row, "owner") == options.owner);
        if (!isIt)
            continue;
        if (!found.is_null())
            return unexpected(ErrorCode::Invalid,
                              machine + " has more than one hook " + options.hook
                                  + ": give --point");
        found = row;
    }
    if (found.is_null())
        return unexpected(ErrorCode::NotFound, machine + " has no hook " + options.hook);
    return Json{{"point", textOf(found, "point")},
                {"hook", options.hook},
                {"owner", textOf(found, "owner")}};
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

/// Asks at the terminal; without one nobody is there to ask.
bool agrees(const Json &row)
{
    if (isatty(STDIN_FILENO) == 0)
        return false;
    std::string digits = textOf(row, "digits");
    if (digits.empty())
        digits = "yes";
    std::fprintf(stderr, "\nType %s to commit, anything else leaves it: ", digits.c_str());
    std::string line;
    return std::getline(std::cin, line) && line == digits;
}

/// Whether somebody pressed Ctrl+C since it was made or last asked. Made before the commit goes
/// out: pressed while that is on its way, it must take back what the backend has begun, not end us.
class TakeBack
{
public:
    TakeBack()
    {
        QObject::connect(&m_signal, &StopSignal::requested, &m_signal, [this] { m_asked = true; });
    }

    [[nodiscard]] bool asked() { return std::exchange(m_asked, false); }

private:
    StopSignal m_signal{};
    bool m_asked = false;
};

/// Follows it to its end, which comes early when it is taken back.
Result<Json> followed(LiveClient &client, const OverrideOptions &options, TakeBack &back, Json row)
{
    const std::string id = textOf(row, "id");
    Progress progress(spoken(options));
    while (true) {
        progress.show(row, parseTime(client.serverNow()).value_or(TimePoint{}));
        if (isOver(row))
            break;
        if (back.asked()) {
            if (const auto aborted = client.command("override.abort", {{"id", id}}); !aborted)
                std::fprintf(stderr, "\nholdpointctl: %s\n", aborted.error().message.c_str());
        }
        client.wait(lookEvery);
        auto next = rowOf(client, id);
        if (!next)
            return next;
        if (next->is_null())
            return unexpected(ErrorCode::NotFound, "the backend forgot the override " + id);
        row = std::move(*next);
    }
    progress.end();
    return row;
}

int act(LiveClient &client, const OverrideOptions &options)
{
    const auto arguments = argumentsOf(client, options);
    if (!arguments)
        return failed(arguments.error());
    const auto asked = client.command("override.preview", *arguments);
    if (!asked)
        return failed(asked.error());
    auto row = previewed(client, textOf(*asked, "id"));
    if (!row)
        return failed(row.error());
    std::fputs(previewText(*row).c_str(), spoken(options));
    std::fflush(spoken(options));
    const auto ended = [&options](const Json &last, int code) {
        if (options.json)
            std::fputs((last.dump(2) + '\n').c_str(), stdout);
        return code;
    };
    if (options.previewOnly)
        return ended(*row, 0);
    if (const std::string &refusal = textOf(*row, "refusal"); !refusal.empty()) {
        std::fprintf(stderr, "holdpointctl: %s\n", refusal.c_str());
        return ended(*row, 1);
    }
    if (!options.yes && !agrees(*row)) {
        std::fprintf(stderr, "holdpointctl: nothing was sent; --yes commits without asking\n");
        return ended(*row, 1);
    }
    TakeBack back;
    auto committed = client.command("override.commit",
                                    {{"id", textOf(*row, "id")},
                                     {"digest", textOf(*row, "digest")},
                                     {"reason", options.reason},
                                     {"name", options.name},
                                     {"confirm", textOf(*row, "digits")},
                                     {"breakGlass", options.breakGlass}});
    if (!committed) {
        const bool unheard = committed.error().code != ErrorCode::Refused;
        const int code = failed(committed.error());
        if (unheard)
            std::fprintf(stderr,
                         "holdpointctl: it may be under way all the same; see "
                         "holdpointctl override list, and holdpointctl override abort "
                         "%s\n",
                         textOf(*row, "id").c_str());
        return code;
    }
    std::fputc('\n', spoken(options));
    const auto last = followed(client, options, back, std::move(*committed));
    if (!last)
        return failed(last.error());
    return ended(*last, textOf(*last, "state") == "observed" ? 0 : 1);
}

int list(LiveClient &client, const OverrideOptions &options)
{
    const auto rows = client.view("overrides", Json::object());
    if (!rows)
        return failed(rows.error());
    const TimePoint now = parseTime(client.serverNow()).value_or(TimePoint{});
    std::fputs((options.json ? rows->dump(2) + '\n' : overridesText(*rows, now)).c_str(), stdout);
    return 0;
}

/// What the approver signs is what they are shown.
int approve(LiveClient &client, const OverrideOptions &options)
{
    const auto row = rowOf(client, options.id);
    if (!row)
        return failed(row.error());
    if (row->is_null())
        return failed({ErrorCode::NotFound, "there is no override " + options.id, {}, nullptr});
    std::fputs((previewText(*row) + "Asked for by " + textOf(*row, "by") + ": "
                + textOf(*row, "reason") + '\n')
                   .c_str(),
               spoken(options));
    const auto done = client.command("override.approve",
                                     {{"id", options.id}, {"digest", textOf(*row, "digest")}});
    if (!done)
        return failed(done.error());
    std::fputs(options.json ? (done->dump(2) + '\n').c_str() : "Approved.\n", stdout);
    return 0;
}

int tell(LiveClient &client, const OverrideOptions &options, const char *command, const char *said)
{
    const auto done = client.command(command, {{"id", options.id}, {"note", options.reason}});
    if (!done)
        return failed(done.error());
    std::fputs(options.json ? (done->dump(2) + '\n').c_str() : said, stdout);
    return 0;
}

} // namespace

int runOverrideCommand(const OverrideOptions &given)
{
    OverrideOptions options = given;
    if (options.verb == OverrideVerb::ListAudit || options.verb == OverrideVerb::VerifyAudit)
        return runAuditCommand(options);
    options.backend.operates = options.verb != OverrideVerb::List;
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return failed(opened.error());
    switch (options.verb) {
    case OverrideVerb::List:
        return list(client, options);
    case OverrideVerb::Approve:
        return approve(client, options);
    case OverrideVerb::Abort:
        return tell(client, options, "override.abort", "Aborted.\n");
    case OverrideVerb::Review:
        return tell(client, options, "override.review", "Reviewed.\n");
    default:
        return act(client, options);
    }
}

} // namespace hp::app
