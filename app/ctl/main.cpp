// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/BackendFinder.h"
#include "app/ctl/CommandHelp.h"
#include "app/ctl/CommandLine.h"
#include "app/ctl/Completion.h"
#include "app/ctl/Contexts.h"
#include "app/ctl/CrdsCommand.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/CtlOptions.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "app/options/Options.h"
#include "backend/history/TimelineMarkdown.h"
#include "model/base/JsonFields.h"
#include "model/base/Version.h"
#include "model/live/AlarmRow.h"
#include "model/live/ConnectionRows.h"
#include "model/live/HoldRow.h"
#include "model/live/RowJson.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QHashFunctions>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
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

/// An answer of the past has its own doubts.
std::string askedDoubts(LiveClient &client, const CtlOptions &options)
{
    return options.at.empty() ? doubtsOf(client) : std::string();
}

TimePoint askedNow(const LiveClient &client, const CtlOptions &options)
{
    return (options.at.empty() ? client.serverNow() : parseTime(options.at)).value_or(TimePoint{});
}

/// The machines of rows, each once.
std::vector<std::string> machinesOf(const Json &rows)
{
    std::vector<std::string> names;
    for (const Json &json : rows) {
        const auto row = live::fromJson<live::HoldRow>(json);
        std::string name = row.ns + '/' + row.machine;
        if (std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    }
    return names;
}

Result<std::string> holds(LiveClient &client, const CtlOptions &options)
{
    const Json asked = viewOptions(options);
    return answered(client, options.output, "holds", asked, [&]() -> Result<Answer> {
        auto rows = client.view("holds", asked);
        if (!rows)
            return unexpected(rows.error());
        *rows = ofCluster(*rows, options.cluster);
        const Json list = holdsJson(*rows);
        std::string text = holdsText(*rows, askedNow(client, options), options.output.style);
        if (list.empty() && !options.cluster.empty()) {
            // A name that nobody has is no good news.
            const auto fleet = client.view("fleet", asked);
            if (!fleet)
                return unexpected(fleet.error());
            if (ofCluster(*fleet, options.cluster).empty())
                return unexpected(ErrorCode::NotFound,
                                  "no machine belongs to a cluster " + options.cluster);
            text = "Nothing holds a machine of cluster " + options.cluster + ".\n";
        }
        return Answer{std::move(text), list, machinesOf(list), askedDoubts(client, options)};
    });
}

Result<std::string> clusters(LiveClient &client, const CtlOptions &options)
{
    return answered(client, options.output, "fleet", Json::object(), [&]() -> Result<Answer> {
        const auto rows = client.view("fleet", Json::object());
        if (!rows)
            return unexpected(rows.error());
        const auto connection = client.view("connection", Json::object());
        if (!connection)
            return unexpected(connection.error());
        const std::vector<ClusterSum> sums = clusterSums(*rows, *connection);
        std::vector<std::string> names;
        for (const ClusterSum &sum : sums)
            names.push_back(sum.cluster);
        const TimePoint now = client.serverNow().value_or(TimePoint{});
        return Answer{clustersText(sums, now, options.output.style),
                      clustersJson(sums),
                      std::move(names),
                      doubtsText(*connection)};
    });
}

Result<std::string> why(LiveClient &client, const CtlOptions &options)
{
    const Json asked = viewOptions(options);
    const auto key = machineKey(client, options.machine, asked);
    if (!key)
        return key;
    return answered(client, options.output, "machine/" + *key, asked, [&]() -> Result<Answer> {
        const auto rows = client.view("machine/" + *key, asked);
        if (!rows)
            return unexpected(rows.error());
        if (!rows->contains("machine"))
            return unexpected(ErrorCode::NotFound, "there is no machine " + *key);
        return Answer{whyText(*rows),
                      rows->contains("why") ? (*rows)["why"] : Json(),
                      {*key},
                      askedDoubts(client, options)};
    });
}

Result<std::string> alarms(LiveClient &client, const CtlOptions &options)
{
    return answered(client, options.output, "alarms", Json::object(), [&]() -> Result<Answer> {
        const auto rows = client.view("alarms", Json::object());
        if (!rows)
            return unexpected(rows.error());
        constexpr std::string_view prefix = "alarm/";
        std::vector<std::string> names;
        for (const auto &[key, row] : rows->items()) {
            if (key.starts_with(prefix))
                names.push_back(key.substr(prefix.size()));
        }
        const TimePoint now = client.serverNow().value_or(TimePoint{});
        return Answer{alarmsText(*rows, now, options.output.style),
                      *rows,
                      std::move(names),
                      doubtsOf(client)};
    });
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
    const std::string_view state = toWord(live::fromJson<live::AlarmRow>(*done).state);
    return rendered(options.output,
                    {options.alarm + " is " + std::string(state) + '\n', *done, {options.alarm}});
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
    asked["columns"] = 4000; // as fine as it is given
    const auto rows = client.view("timeline/" + options.range, asked);
    if (!rows)
        return unexpected(rows.error());
    if (!isRecorded(*rows))
        return unexpected(ErrorCode::NotFound,
                          "nothing was recorded of " + *key + " in the last " + options.range);
    if (options.output.isData())
        return rendered(options.output,
                        {{}, {{"machine", *key}, {"range", options.range}, {"rows", *rows}}, {}});
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

/// Shows how much the backend logs, or has it log more or less.
Result<std::string> logLevel(LiveClient &client, const CtlOptions &options)
{
    Json arguments = Json::object();
    if (!options.level.empty())
        arguments["level"] = options.level;
    const auto done = client.command("log.level", arguments);
    if (!done)
        return unexpected(done.error());
    const std::string level = textOf(*done, "level");
    return rendered(options.output, {level + '\n', *done, {level}});
}

/// How long the backend may take to answer.
std::chrono::seconds patienceOf(CtlCommand command)
{
    switch (command) {
    case CtlCommand::Backup: // a large record takes a while
        return std::chrono::hours(1);
    case CtlCommand::WhatIf: // the backend gives up first
        return std::chrono::minutes(10);
    case CtlCommand::Notify: // a receiver may take half a minute
        return std::chrono::seconds(40);
    default:
        return std::chrono::seconds(10);
    }
}

Result<std::string> run(const CtlOptions &options)
{
    if (options.command == CtlCommand::Restore)
        return runRestoreCommand(options);
    if (options.command == CtlCommand::Record)
        return runRecordCommand(options);
    if (options.command == CtlCommand::Token && options.url.empty())
        return runTokenCommand(options);
    LiveClient client(patienceOf(options.command));
    if (const auto opened = client.open(options); !opened)
        return unexpected(opened.error());
    switch (options.command) {
    case CtlCommand::Holds:
        return holds(client, options);
    case CtlCommand::Why:
        return why(client, options);
    case CtlCommand::Alarms:
        return alarms(client, options);
    case CtlCommand::Top:
        return runTopCommand(client, options.cluster);
    case CtlCommand::Clusters:
        return clusters(client, options);
    case CtlCommand::Acknowledge:
    case CtlCommand::Shelve:
    case CtlCommand::Unshelve:
        return changeAlarm(client, options);
    case CtlCommand::RetryBmc:
        return retryBmc(client, options);
    case CtlCommand::LogLevel:
        return logLevel(client, options);
    case CtlCommand::Notify:
        return runNotifyCommand(client, options);
    case CtlCommand::Rotate:
        return runRotateCommand(client, options);
    case CtlCommand::Token:
        return runTokenCommand(client, options);
    case CtlCommand::Share:
        return runShareCommand(client, options);
    case CtlCommand::Backup:
        return runBackupCommand(client, options);
    case CtlCommand::WhatIf:
        return runWhatIfCommand(client, options);
    case CtlCommand::Timeline:
    case CtlCommand::Crds:
    case CtlCommand::Restore:
    case CtlCommand::Record:
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
int finish(const Result<std::string> &text, bool colour = false, bool isFile = false)
{
    if (!text) {
        printError(text.error());
        return text.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    // An export has its own escapes, and is perhaps no text at all.
    if (isFile) {
        std::fwrite(text->data(), 1, text->size(), stdout);
        flush(stdout);
    } else {
        print(stdout, *text, colour);
    }
    return 0;
}

/// `help` and `version`.
int runLocal(const CommandLine &line)
{
    if (const auto own = strayOption(line); !own)
        return finish(unexpected(own.error()));
    if (line.command->name == "version")
        return finish(std::string("holdpointctl ") + hp::version() + '\n');
    if (line.command->name == "completion")
        return finish(completionScript(line.word(0)));
    if (line.has("--man"))
        return finish(line.word(0) == "holdpoint"        ? manText(Program::Console)
                          : line.word(0) == "holdpointd" ? manText(Program::Daemon)
                                                         : manPage());
    if (line.has("--markdown"))
        return finish(referencePage());
    return finish(helpOf(line.words));
}

/// Runs a command with the options that `parse` reads of the line.
template<auto parse, typename Run>
int runParsed(const CommandLine &line, const CtlEnvironment &environment, const Run &run)
{
    const auto options = parse(line, environment);
    return options ? run(*options) : finish(unexpected(options.error()));
}

/// What Qt says of this machine is no word of ours.
void quietMessages(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "holdpointctl: %s\n", message.toUtf8().constData());
}

int runComplete(int argc, char *argv[], const std::vector<std::string> &words)
{
    const QCoreApplication application(argc, argv);
    const CtlEnvironment environment = processEnvironment();
    const auto known = [&environment](Names kind, const CommandLine &line) {
        return namesOfBackend(kind, line, environment);
    };
    return finish(completionText(complete(words, known)));
}

int runExport(int argc, char *argv[], const ExportOptions &options)
{
    // The order of the glyphs in a PDF follows Qt's hashes, and equal exports are equal files.
    QHashSeed::setDeterministicGlobalSeed();
    // Painting needs no screen, so that it works in a script on any machine.
    if (options.needsGui() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application = options.needsGui()
        ? std::make_unique<QGuiApplication>(argc, argv)
        : std::make_unique<QCoreApplication>(argc, argv);
    // A document goes out byte by byte.
    const bool isDocument = options.action == ExportAction::Export
        || (options.action == ExportAction::Owners && !options.format.empty());
    return finish(runExportCommand(options), false, isDocument);
}

int runLine(int argc, char *argv[], const CommandLine &line, const CtlEnvironment &environment)
{
    const Family family = line.command->name == "timeline" && line.has("--bundle")
        ? Family::Export
        : line.command->family;
    if (family == Family::Export)
        return runParsed<parseExportOptions>(
            line, environment, [&](const auto &options) { return runExport(argc, argv, options); });
    const QCoreApplication application(argc, argv);
    switch (family) {
    case Family::Override:
        return runParsed<parseOverrideOptions>(
            line, environment, [](const auto &options) { return runOverrideCommand(options); });
    case Family::Calendar:
        return runParsed<parseCalendarOptions>(line, environment, [](const auto &options) {
            return finish(runCalendarCommand(options), options.backend.output.style.colour);
        });
    case Family::Wall:
        return runParsed<parseWallOptions>(line, environment, [](const auto &options) {
            return finish(runWallCommand(options), options.backend.output.style.colour);
        });
    case Family::Local:
        return runLocal(line);
    case Family::Config:
        return finish(runConfigCommand(line, environment.contextFile));
    case Family::Ctl:
    case Family::Export:
        break;
    }
    return runParsed<parseCtlOptions>(line, environment, [](const auto &options) {
        return options.command == CtlCommand::Crds
            ? crds(options)
            : finish(run(options), options.output.style.colour);
    });
}

} // namespace

int main(int argc, char *argv[])
{
    qInstallMessageHandler(quietMessages);
    const std::string name = std::filesystem::path(argc > 0 ? argv[0] : "").filename().string();
    // kubectl asks a program of this name what completes `kubectl holdpoint`.
    if (name == "kubectl_complete-holdpoint")
        return runComplete(argc, argv, {argv + 1, argv + argc});
    if (argc > 1 && std::string_view(argv[1]) == "__complete")
        return runComplete(argc, argv, {argv + 2, argv + argc});
    const auto line = parseCommandLine({argv + 1, argv + argc});
    if (!line)
        return finish(unexpected(line.error()));
    if (line->version)
        return finish(std::string("holdpointctl ") + hp::version() + '\n');
    if (line->help || !line->command)
        return finish(helpText(line->command));
    return runLine(argc, argv, *line, processEnvironment());
}
