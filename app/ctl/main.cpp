// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CrdsCommand.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/CtlOptions.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "backend/history/TimelineMarkdown.h"
#include "model/base/Version.h"
#include "model/live/AlarmRow.h"
#include "model/live/ConnectionRows.h"
#include "model/live/RowJson.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QHashFunctions>

#include <chrono>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

using namespace hp;
using namespace hp::app;

namespace {

/// The options of a view: as of now, or of the instant that was asked for.
Json viewOptions(const CtlOptions &options)
{
    Json json = Json::object();
    if (!options.at.empty())
        json["at"] = options.at;
    return json;
}

TimePoint askedNow(const LiveClient &client, const CtlOptions &options)
{
    return (options.at.empty() ? client.serverNow() : parseTime(options.at)).value_or(TimePoint{});
}

Result<std::string> holds(LiveClient &client, const CtlOptions &options)
{
    const auto rows = client.view("holds", viewOptions(options));
    if (!rows)
        return unexpected(rows.error());
    if (options.format == CtlFormat::Json)
        return holdsJson(*rows).dump(2) + '\n';
    return holdsText(*rows, askedNow(client, options));
}

Result<std::string> why(LiveClient &client, const CtlOptions &options)
{
    const auto key = machineKey(client, options.machine, viewOptions(options));
    if (!key)
        return key;
    const auto rows = client.view("machine/" + *key, viewOptions(options));
    if (!rows)
        return unexpected(rows.error());
    if (!rows->contains("machine"))
        return unexpected(ErrorCode::NotFound, "there is no machine " + *key);
    if (options.format == CtlFormat::Json)
        return (rows->contains("why") ? (*rows)["why"] : Json()).dump(2) + '\n';
    return whyText(*rows);
}

Result<std::string> alarms(LiveClient &client, const CtlOptions &options)
{
    const auto rows = client.view("alarms", Json::object());
    if (!rows)
        return unexpected(rows.error());
    if (options.format == CtlFormat::Json)
        return rows->dump(2) + '\n';
    return alarmsText(*rows, client.serverNow().value_or(TimePoint{}));
}

/// Takes notice of an alarm, puts it aside or takes it back.
Result<std::string> changeAlarm(LiveClient &client, const CtlOptions &options)
{
    Json arguments = {{"key", options.alarm}};
    const char *command = "alarm.acknowledge";
    if (options.command == CtlCommand::Shelve) {
        command = "alarm.shelve";
        arguments.update({{"for", options.shelfTime}, {"reason", options.reason}});
    } else if (options.command == CtlCommand::Unshelve) {
        command = "alarm.unshelve";
    }
    const auto done = client.command(command, arguments);
    if (!done)
        return unexpected(done.error());
    if (options.format == CtlFormat::Json)
        return done->dump(2) + '\n';
    const std::string_view state = toWord(live::fromJson<live::AlarmRow>(*done).state);
    return options.alarm + " is " + std::string(state) + '\n';
}

/// How much faster than real time the backend's clock runs; 1 when it does not say.
double timeScaleOf(const Json &connection)
{
    const double scale =
        live::fromJson<live::BackendRow>(connection.value("backend", Json::object())).timeScale;
    return scale > 0 ? scale : 1.0;
}

/// Something beside the range and the gaps.
bool isRecorded(const Json &rows)
{
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with("lane/") || key.starts_with("write/"))
            return true;
    }
    return false;
}

Result<std::string> timeline(LiveClient &client, const CtlOptions &options)
{
    const auto key = machineKey(client, options.machine, viewOptions(options));
    if (!key)
        return key;
    Json asked = viewOptions(options);
    asked["object"] = *key;
    const auto rows = client.view("timeline/" + options.range, asked);
    if (!rows)
        return unexpected(rows.error());
    if (!isRecorded(*rows))
        return unexpected(ErrorCode::NotFound,
                          "nothing was recorded of " + *key + " in the last " + options.range);
    if (options.format == CtlFormat::Json)
        return Json({{"machine", *key}, {"range", options.range}, {"rows", *rows}}).dump(2) + '\n';
    const auto connection = client.view("connection", Json::object());
    if (!connection)
        return unexpected(connection.error());
    const TimePoint now = askedNow(client, options);
    return history::timelineMarkdown(*rows, *key, now, timeScaleOf(*connection));
}

Result<std::string> retryBmc(LiveClient &client, const CtlOptions &options)
{
    const auto done = client.command("bmc.retry", {{"host", options.host}});
    if (!done)
        return unexpected(done.error());
    return "the BMC of " + options.host + " is asked now\n";
}

Result<std::string> run(const CtlOptions &options)
{
    if (options.command == CtlCommand::Token && options.url.empty())
        return runTokenCommand(options);
    LiveClient client;
    if (const auto opened = client.open(options); !opened)
        return unexpected(opened.error());
    switch (options.command) {
    case CtlCommand::Holds:
        return holds(client, options);
    case CtlCommand::Why:
        return why(client, options);
    case CtlCommand::Alarms:
        return alarms(client, options);
    case CtlCommand::Acknowledge:
    case CtlCommand::Shelve:
    case CtlCommand::Unshelve:
        return changeAlarm(client, options);
    case CtlCommand::RetryBmc:
        return retryBmc(client, options);
    case CtlCommand::Token:
        return runTokenCommand(client, options);
    case CtlCommand::Share:
        return runShareCommand(client, options);
    case CtlCommand::Timeline:
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
        printError(report.error());
        return report.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    print(stdout, report->text);
    return report->complete ? 0 : 1;
}

/// Text goes to stdout, a failure to stderr; what main gives back.
int finish(const Result<std::string> &text, bool isFile = false)
{
    if (!text) {
        printError(text.error());
        return text.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    // An export has its own escapes, and is perhaps no text at all.
    if (isFile)
        std::fwrite(text->data(), 1, text->size(), stdout);
    else
        print(stdout, *text);
    return 0;
}

int runExport(int argc, char *argv[], const std::vector<std::string> &arguments)
{
    const auto options =
        parseExportOptions(arguments, qEnvironmentVariable("HOLDPOINT_DATA_DIR").toStdString());
    if (!options)
        return finish(unexpected(options.error()));
    // The order of the glyphs in a PDF follows Qt's hashes, and equal exports are equal files.
    QHashSeed::setDeterministicGlobalSeed();
    // Painting needs no screen, so that it works in a script on any machine.
    if (options->needsGui() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application = options->needsGui()
        ? std::make_unique<QGuiApplication>(argc, argv)
        : std::make_unique<QCoreApplication>(argc, argv);
    return finish(runExportCommand(*options), true);
}

} // namespace

int main(int argc, char *argv[])
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (isExportCommand(arguments))
        return runExport(argc, argv, arguments);
    const QCoreApplication application(argc, argv);
    const std::string dataDir = qEnvironmentVariable("HOLDPOINT_DATA_DIR").toStdString();
    if (isOverrideCommand(arguments)) {
        const auto options = parseOverrideOptions(arguments, dataDir);
        return options ? runOverrideCommand(*options) : finish(unexpected(options.error()));
    }
    if (isCalendarCommand(arguments)) {
        const auto options = parseCalendarOptions(arguments, dataDir);
        return finish(options ? runCalendarCommand(*options) : unexpected(options.error()));
    }
    if (isWallCommand(arguments)) {
        const auto options = parseWallOptions(arguments, dataDir);
        return finish(options ? runWallCommand(*options) : unexpected(options.error()));
    }
    const auto options = parseCtlOptions(arguments, dataDir);
    if (!options)
        return finish(unexpected(options.error())) == 0 ? 0 : 2;
    if (options->command == CtlCommand::Help || options->command == CtlCommand::Version) {
        const std::string text = options->command == CtlCommand::Help
            ? ctlHelp() + overrideHelp() + calendarHelp() + wallHelp() + exportHelp()
            : std::string("holdpointctl ") + hp::version() + '\n';
        std::fputs(text.c_str(), stdout);
        return 0;
    }
    if (options->command == CtlCommand::Crds)
        return crds(*options);
    return finish(run(*options));
}
