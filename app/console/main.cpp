// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "app/options/ProcessSignals.h"
#include "app/options/Purpose.h"
#include "app/paper/PaintedExport.h"
#include "app/shared/BackendThread.h"
#include "app/shared/Logging.h"
#include "app/shared/Reloading.h"
#include "app/shared/Service.h"
#include "app/shared/Welcome.h"
#include "backend/http/credentials/DataDirectory.h"
#include "model/base/Text.h"
#include "model/base/Version.h"
#include "ui/desktop/Activation.h"
#include "ui/desktop/PageLink.h"
#include "ui/desktop/SingleInstance.h"
#include "ui/languages/Languages.h"
#include "ui/settings/Preferences.h"
#include "ui/shell/Console.h"
#include "ui/shell/Renderer.h"
#include "ui/theme/Scripts.h"
#include "ui/wall/Wall.h"

#include <QDebug>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

using namespace hp;
using namespace hp::app;

namespace {

int fail(const std::string &sentence, int code)
{
    std::fprintf(stderr, "holdpoint: %s\n", visibleLines(sentence).c_str());
    return code;
}

ui::ThemeChoice themeChoice(const std::string &name)
{
    return name == "light"   ? ui::ThemeChoice::Light
        : name == "dark"     ? ui::ThemeChoice::Dark
        : name == "contrast" ? ui::ThemeChoice::Contrast
                             : ui::ThemeChoice::System;
}

Result<QString> tokenIn(const std::string &file)
{
    const auto content = http::readFile(file);
    if (!content)
        return unexpected(content.error());
    return QString::fromStdString(*content).trimmed();
}

Result<ui::BackendPlace> placeOf(const ConnectOptions &connection)
{
    auto token = tokenIn(connection.tokenFile);
    if (!token)
        return unexpected(token.error());
    return ui::BackendPlace{personsUrl(connection.url),
                            *token,
                            QString::fromStdString(connection.caFile),
                            QString::fromStdString(connection.tokenFile)};
}

/// What was asked for beside the backend; an error names the option.
Result<ui::ConsoleOptions> consoleOptions(const Options &options)
{
    ui::ConsoleOptions console;
    console.theme = themeChoice(options.theme);
    console.selfTest = options.selfTest;
    for (const Shot &shot : options.shots) {
        const QString page = QString::fromStdString(shot.page);
        if (const QString error = ui::shotPageError(page); !error.isEmpty())
            return unexpected(ErrorCode::Invalid, "--shot: " + error.toStdString());
        console.shots.append({page, QString::fromStdString(shot.file)});
    }
    if (!options.open.empty()) {
        const QString wanted = QString::fromStdString(options.open);
        auto open = ui::startRequest(wanted);
        if (ui::isPageLink(wanted)) {
            const ui::PageLinkReading reading = ui::readPageLink(wanted);
            if (!reading.link)
                return unexpected(ErrorCode::Invalid, reading.error.toStdString());
            open = reading.link->request;
            open->link = wanted;
        }
        if (!open)
            return unexpected(ErrorCode::Invalid,
                              "--open: '" + options.open
                                  + "' is not a page; pages are fleet, holds, power, calendar, "
                                    "incidents, audit, alarms, settings and "
                                    "machine:<namespace>/<name>, and links to pages");
        console.open = *open;
    }
    for (const ConnectOptions &connection : options.connections) {
        if (connection.tokenFile.empty() && !options.wall)
            return unexpected(ErrorCode::Invalid, "--connect needs a --token-file behind it");
    }
    console.painter.paint = [](const QString &facts, const QString &format) {
        ui::ExportPainter::Painted painted;
        const auto bytes = paintedBundle(facts.toStdString(), format.toStdString());
        if (bytes)
            painted.bytes = *bytes;
        else
            painted.trouble = QString::fromStdString(bytes.error().message);
        return painted;
    };
    console.liveUrl = [](const QString &address) { return personsUrl(address.toStdString()); };
    return console;
}

/// What a wall shows; an error names the option that is not understood.
Result<ui::WallSetup> wallSetup(const Options &options)
{
    ui::WallSetup wall;
    wall.theme = themeChoice(options.theme);
    wall.selfTest = options.selfTest;
    wall.query.languages = QLocale::system().uiLanguages();
    for (const auto &[name, value] : options.wallOptions)
        wall.query.options.append({QString::fromStdString(name), QString::fromStdString(value)});
    for (const ConnectOptions &connection : options.connections) {
        ui::WallPlace place;
        place.address.url = personsUrl(connection.url);
        place.address.caFile = QString::fromStdString(connection.caFile);
        place.tokenFile = QString::fromStdString(connection.tokenFile);
        wall.places.append(place);
    }
    const int clusters = std::max(1, int(wall.places.size()));
    for (const ui::WallFault &fault : ui::WallProgram::faultsOf(wall.query, clusters))
        return unexpected(ErrorCode::Invalid,
                          "--" + fault.name.toStdString() + ": '" + fault.value.toStdString()
                              + "' is not taken: " + fault.rule.toStdString());
    return wall;
}

/// Shows a wall, of a backend of its own where none was named, which it makes.
int showWall(QGuiApplication &application,
             ui::WallSetup wall,
             const Options &options,
             std::unique_ptr<BackendThread> &backend)
{
    if (wall.places.isEmpty()) {
        backend = std::make_unique<BackendThread>(options);
        const auto ready = backend->start();
        if (!ready)
            return fail(ready.error().message, exitCodeOf(ready.error()));
        ui::WallPlace place;
        place.address.url = QUrl(QString::fromStdString(ready->liveUrl));
        place.address.caFile = QString::fromStdString(ready->caFile);
        // A wall may look and do nothing else, of its own backend too.
        const QFileInfo token(QString::fromStdString(ready->tokenFile));
        const QString own = token.path() + QStringLiteral("/wall.token");
        place.tokenFile = QFile::exists(own) ? own : token.filePath();
        wall.places.append(place);
    }
    return ui::runWall(application, wall);
}

/// The language that was chosen, else that of the desktop; English where no font has its letters,
/// which is said.
void installLanguageWithFont(QGuiApplication &application, const QString &chosen)
{
    const QString wanted =
        chosen.isEmpty() ? ui::languageFor(QLocale::system().uiLanguages()) : chosen;
    const bool canShow = ui::canShow(wanted);
    ui::installLanguage(application, canShow ? wanted : QStringLiteral("en"));
    if (canShow)
        return;
    ui::Scripts::setWithoutFont(wanted);
    std::fputs(("holdpoint: " + ui::Scripts::notice().toStdString() + '\n').c_str(), stderr);
}

} // namespace

int main(int argc, char *argv[])
{
    auto options = parseOptions(Program::Console, {argv + 1, argv + argc});
    if (!options)
        return fail(options.error().message, 2);
    if (options->help || options->version) {
        const std::string text = options->help ? helpText(Program::Console)
                                               : std::string("holdpoint ") + hp::version() + '\n';
        std::fputs(text.c_str(), stdout);
        return 0;
    }
    auto console = consoleOptions(*options);
    if (!console)
        return fail(console.error().message, 2);
    // Pictures and the self-test need no screen, so that they work in a script on any machine.
    const bool unattended = options->selfTest || !options->shots.empty();
    if (unattended && qEnvironmentVariableIsEmpty("DISPLAY")
        && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Pictures are of the program as it is shipped, not as one person likes it.
    if (!unattended && !options->wall) {
        console->preferencesFile = ui::Preferences::userFile();
        if (qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
            qputenv("QT_SCALE_FACTOR",
                    QByteArray::number(ui::Preferences::scaleIn(console->preferencesFile)));
    }
    // Nothing is typed into a wall, and a screen without a keyboard has no seat: where a compositor
    // offers a way of typing all the same, Qt 6.4 asks the seat that is not there.
    if (options->wall)
        qputenv("QT_IM_MODULE", "compose");
    // Qt takes a folder of its own where the session has none, and says so at each start.
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
        if (const QString own = ui::SingleInstance::ownFolder(); !own.isEmpty())
            qputenv("XDG_RUNTIME_DIR", QFile::encodeName(own));
    }
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("holdpoint"));
    // No display name: Qt would put it behind every title, which says it already.
    setUpLogging(options->logLevel, !options->lab.empty());
    installLanguageWithFont(application,
                            console->preferencesFile.isEmpty()
                                ? QString()
                                : ui::Preferences::languageIn(console->preferencesFile));
    // What runs unattended has no person who starts it twice.
    const bool personal = !unattended && !options->wall;
    console->open.activation = ui::ownActivation();
    // Goes after the backend: a start that waits for this one finds its data free.
    std::optional<ui::SingleInstance> instance;
    if (personal) {
        instance.emplace(purposeOf(*options, defaultDataDir(options->lab)));
        using Outcome = ui::SingleInstance::Outcome;
        const Outcome outcome = instance->begin(console->open, [](const QString &sentence) {
            std::fputs(("holdpoint: " + sentence.toStdString() + '\n').c_str(), stderr);
        });
        if (outcome == Outcome::HandedOver) {
            std::puts(("holdpoint: " + takenOver(*options)).c_str());
            return 0;
        }
        if (outcome == Outcome::First)
            console->instance = &*instance;
        else
            qWarning().noquote() << instance->why();
    }
    ProcessSignals heard(ProcessSignals::Hangup::Reloads);
    std::unique_ptr<BackendThread> backend;
    Reloading reloading(*options);
    QObject::connect(&heard, &ProcessSignals::reloadRequested, &application, [&] {
        const auto next = parseOptions(Program::Console, {argv + 1, argv + argc});
        if (backend)
            backend->reload(next);
        else
            reloading.reload(next);
    });
    if (options->wall) {
        const auto wall = wallSetup(*options);
        if (!wall)
            return fail(wall.error().message, 2);
        // The window of a wall lets nobody close it: what is asked for by a signal does not ask it.
        QObject::connect(&heard, &ProcessSignals::stopRequested, &application, [] {
            QCoreApplication::exit(0);
        });
        if (const auto language = options->wallLanguage(); !language.empty())
            ui::installLanguage(application, ui::languageFor({QString::fromStdString(language)}));
        ui::chooseRenderer();
        return showWall(application, *wall, *options, backend);
    }
    QObject::connect(&heard, &ProcessSignals::stopRequested, &application, &QCoreApplication::quit);

    if (personal) {
        // Without a bus there is nobody to tell, and looking for one could start one.
        console->onDesktop = !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
            || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
    }

    if (options->connections.empty()) {
        backend = std::make_unique<BackendThread>(*options);
        const auto ready = backend->start();
        if (!ready)
            return fail(ready.error().message, exitCodeOf(ready.error()));
        console->url = QUrl(QString::fromStdString(ready->liveUrl));
        console->caFile = QString::fromStdString(ready->caFile);
        auto token = tokenIn(ready->tokenFile);
        if (!token)
            return fail(token.error().message, 2);
        console->token = *token;
        console->lab = !options->lab.empty();
        if (personal)
            welcome(*ready, options->listen.address);
    }
    for (const ConnectOptions &connection : options->connections) {
        const auto place = placeOf(connection);
        if (!place)
            return fail(place.error().message, 2);
        if (&connection != &options->connections.front()) {
            console->others.append(*place);
            continue;
        }
        console->url = place->url;
        console->token = place->token;
        console->caFile = place->caFile;
    }
    return ui::runConsole(application, *console);
}
