// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CrdsCommand.h"
#include "app/ctl/CtlOptions.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "app/ctl/TokenCommand.h"
#include "backend/history/timeline/TimelineMarkdown.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace hp;
using namespace hp::app;

namespace {

/// The full key of the machine that was named: in the fleet, or, for one that is gone, as it was
/// written.
Result<std::string> machineKey(LiveClient &client, const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return name;
    const auto fleet = client.view("fleet", Json::object());
    if (!fleet)
        return unexpected(fleet.error());
    std::string found;
    for (const auto &[key, row] : fleet->items()) {
        if (row.value("name", "") != name)
            continue;
        if (!found.empty())
            return unexpected(ErrorCode::Invalid,
                              "there is more than one machine " + name + ": " + found + " and "
                                  + key);
        found = key;
    }
    if (found.empty())
        return unexpected(ErrorCode::NotFound,
                          "there is no machine " + name + "; for one that is gone give NAMESPACE/"
                              + name);
    return found;
}

Result<std::string> holds(LiveClient &client, const CtlOptions &options)
{
    const auto fleet = client.view("fleet", Json::object());
    if (!fleet)
        return unexpected(fleet.error());
    if (options.format == CtlFormat::Json)
        return holdsJson(*fleet).dump(2) + '\n';
    return holdsText(*fleet, parseTime(client.serverNow()).value_or(TimePoint{}));
}

Result<std::string> why(LiveClient &client, const CtlOptions &options)
{
    const auto key = machineKey(client, options.machine);
    if (!key)
        return key;
    const auto rows = client.view("machine/" + *key, Json::object());
    if (!rows)
        return unexpected(rows.error());
    if (!rows->contains("machine"))
        return unexpected(ErrorCode::NotFound, "there is no machine " + *key);
    if (options.format == CtlFormat::Json)
        return (rows->contains("why") ? (*rows)["why"] : Json()).dump(2) + '\n';
    return whyText(*rows);
}

/// How much faster than real time the backend's clock runs; 1 when it does not say.
double timeScaleOf(const Json &connection)
{
    const auto backend = connection.find("backend");
    return backend == connection.end() ? 1.0 : backend->value("timeScale", 1.0);
}

Result<std::string> timeline(LiveClient &client, const CtlOptions &options)
{
    const auto key = machineKey(client, options.machine);
    if (!key)
        return key;
    const auto rows = client.view("timeline/" + options.range, {{"object", *key}});
    if (!rows)
        return unexpected(rows.error());
    if (rows->size() <= 1)
        return unexpected(ErrorCode::NotFound,
                          "nothing was recorded of " + *key + " in the last " + options.range);
    if (options.format == CtlFormat::Json)
        return Json({{"machine", *key}, {"range", options.range}, {"rows", *rows}}).dump(2) + '\n';
    const auto connection = client.view("connection", Json::object());
    if (!connection)
        return unexpected(connection.error());
    const TimePoint now = parseTime(client.serverNow()).value_or(TimePoint{});
    return history::timelineMarkdown(*rows, *key, now, timeScaleOf(*connection));
}

Result<std::string> run(const CtlOptions &options)
{
    if (options.command == CtlCommand::Token)
        return runTokenCommand(options);
    LiveClient client;
    if (const auto opened = client.open(options); !opened)
        return unexpected(opened.error());
    switch (options.command) {
    case CtlCommand::Holds:
        return holds(client, options);
    case CtlCommand::Why:
        return why(client, options);
    case CtlCommand::Timeline:
    case CtlCommand::Token:
    case CtlCommand::Crds:
    case CtlCommand::Help:
    case CtlCommand::Version:
        break;
    }
    return timeline(client, options);
}

/// 1 when something is missing, as diff does.
int crds(const CtlOptions &options)
{
    const auto report = runCrdsCommand(options);
    if (!report) {
        std::fprintf(stderr, "holdpointctl: %s\n", report.error().message.c_str());
        return report.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    std::fputs(report->text.c_str(), stdout);
    return report->complete ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto options = parseCtlOptions({argv + 1, argv + argc},
                                         qEnvironmentVariable("HOLDPOINT_DATA_DIR").toStdString());
    if (!options) {
        std::fprintf(stderr, "holdpointctl: %s\n", options.error().message.c_str());
        return 2;
    }
    if (options->command == CtlCommand::Help || options->command == CtlCommand::Version) {
        std::fputs(options->command == CtlCommand::Help ? ctlHelp().c_str()
                                                        : "holdpointctl " HP_VERSION "\n",
                   stdout);
        return 0;
    }
    if (options->command == CtlCommand::Crds)
        return crds(*options);
    const auto text = run(*options);
    if (!text) {
        std::fprintf(stderr, "holdpointctl: %s\n", text.error().message.c_str());
        return text.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    std::fputs(text->c_str(), stdout);
    return 0;
}
