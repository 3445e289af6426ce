// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "model/base/JsonFields.h"
#include "model/live/RowJson.h"
#include "model/live/WallRows.h"

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

Result<std::string>
printedWall(const WallOptions &options, const Json &json, const std::string &text)
{
    return rendered(options.backend.output, {text, json, {}});
}

Result<Answer> wallsNow(LiveClient &client, const TableStyle &style)
{
    const auto rows = client.view("walls", Json::object());
    if (!rows)
        return unexpected(rows.error());
    const TimePoint now = client.serverNow().value_or(TimePoint{});
    const auto ago = [now](const live::Instant &at) {
        return at ? formatDuration(std::chrono::floor<std::chrono::seconds>(now - *at)) + " ago"
                  : std::string(1, '-');
    };
    std::vector<TableLine> lines{{"NAME", "FROM", "APPROVED BY", "PAIRED", "LAST SEEN"}};
    std::string asking;
    std::vector<std::string> names;
    for (const auto &[key, json] : rows->items()) {
        if (key.starts_with("wall/")) {
            const auto row = live::fromJson<live::WallRow>(json);
            names.push_back(row.name);
            lines.push_back({row.name,
                             row.from,
                             row.approvedBy,
                             row.pairedAt ? formatTime(*row.pairedAt) : std::string(1, '-'),
                             row.connected ? "connected" : ago(row.lastSeen)});
            continue;
        }
        const auto row = live::fromJson<live::WallRequestRow>(json);
        asking += "a screen at " + row.from + " has been waiting for "
            + (row.since
                   ? formatDuration(std::chrono::floor<std::chrono::seconds>(now - *row.since))
                   : std::string(1, '?'))
            + (row.name.empty() ? "; its code stands on it"
                                : ", was approved as " + row.name + " by " + row.approvedBy
                       + " and has not connected yet")
            + '\n';
    }
    const std::string table =
        lines.size() > 1 ? tableText(lines, style) : std::string("no screen is paired\n");
    return Answer{table + asking, *rows, std::move(names)};
}

Result<std::string> listWalls(LiveClient &client, const WallOptions &options)
{
    const Output &output = options.backend.output;
    return answered(
        client, output, "walls", Json::object(), [&] { return wallsNow(client, output.style); });
}

Result<std::string> approveWall(LiveClient &client, const WallOptions &options)
{
    const auto answer =
        client.command("wall.approve", {{"code", options.code}, {"name", options.name}});
    if (!answer)
        return unexpected(answer.error());
    return printedWall(options,
                       *answer,
                       "the screen at " + textOf(*answer, "from") + " is paired as "
                           + textOf(*answer, "name") + " when it connects\n");
}

Result<std::string> denyWall(LiveClient &client, const WallOptions &options)
{
    const auto answer = client.command("wall.deny", {{"code", options.code}});
    if (!answer)
        return unexpected(answer.error());
    return printedWall(
        options, *answer, "the screen at " + textOf(*answer, "from") + " was denied\n");
}

Result<std::string> renameWall(LiveClient &client, const WallOptions &options)
{
    const auto answer = client.command("wall.rename", {{"name", options.name}, {"to", options.to}});
    if (!answer)
        return unexpected(answer.error());
    return printedWall(
        options, *answer, options.name + " is called " + textOf(*answer, "name") + " now\n");
}

Result<std::string> revokeWall(LiveClient &client, const WallOptions &options)
{
    const auto answer = client.command("wall.revoke", {{"name", options.name}});
    if (!answer)
        return unexpected(answer.error());
    return printedWall(options, *answer, "the token of " + options.name + " is no longer valid\n");
}

} // namespace

Result<std::string> runWallCommand(LiveClient &client, const WallOptions &options)
{
    switch (options.verb) {
    case WallVerb::List:
        return listWalls(client, options);
    case WallVerb::Approve:
        return approveWall(client, options);
    case WallVerb::Deny:
        return denyWall(client, options);
    case WallVerb::Rename:
        return renameWall(client, options);
    case WallVerb::Revoke:
        break;
    }
    return revokeWall(client, options);
}

Result<std::string> runWallCommand(const WallOptions &options)
{
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return unexpected(opened.error());
    return runWallCommand(client, options);
}

} // namespace hp::app
